"""Compiled and plain rules agree to the last byte: the same seeds lead to the same positions, whichever plays."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

from positions import TABLES, Walk
from smallwar import games, version
from smallwar.table.chance import Chance
from smallwar.warcraft.explanation import UPGRADE
from smallwar.warcraft.figures import BUILDINGS, KINDS, OUTPOST, TRAINED_KINDS
from wars import TABLES as WARS
from wars import War

if TYPE_CHECKING:
    from smallwar.table.contract import State
    from walking import RandomGame

ROOT: Final = Path(__file__).resolve().parents[2]
GAMES: Final = 2
TRIED: Final = 40
PROGRAM: Final = "import test_agreement; test_agreement.main()"

pytestmark = pytest.mark.slow


BOUGHT: Final = [*KINDS[:TRAINED_KINDS], *BUILDINGS, KINDS[OUTPOST], UPGRADE]


def fingerprint(name: str, walk: RandomGame[Any], more_targets: list[str]) -> str:
    """Play a game and give one number for all it went through: positions, views, prices, stories, refusals, scores."""
    total = hashlib.sha256()
    targets = [*walk.state.map.names, *more_targets]
    tried: list[int] = []
    going = True
    while going:
        before = walk.state.copy()
        going = walk.step()
        seen = [looked_at(before, targets), refusals(before, tried)]
        if going:
            seen.append(told(name, before, before.step(walk.words[-1]), walk.state))
        total.update(json.dumps(seen, sort_keys=True).encode())
        total.update(repr(before.key()).encode())
        tried = [*tried, *before.legal()][-TRIED:]
    return total.hexdigest()


def looked_at(state: State, targets: list[str]) -> list[object]:
    """Ask a position everything that can be asked without a step."""
    return [
        state.data(),
        [state.text(step) for step in state.legal()],
        state.odds(),
        [state.view(viewer) for viewer in (None, 0)],
        {target: state.explain(target) for target in targets},
        [state.estimate(0), state.estimate(1)],
        state.redeal(0, Chance(1)).data(),
        state.scores(),
        state.ranking(),
    ]


def refusals(state: State, tried: list[int]) -> list[object]:
    """Ask why steps that were legal a while ago are not legal any more, or whether they still are."""
    reasons = [state.why_not(step) for step in tried]
    return [reason and [reason.code, reason.rule, reason.sentence, reason.values] for reason in reasons]


def told(name: str, before: State, step: int, after: State) -> list[object]:
    """Tell a step as events and in words."""
    words = games.catalogue(name)
    return [[event.code, event.values, words.tell(event, after)] for event in before.story(step, after)]


def fingerprints() -> dict[str, str]:
    """Give the fingerprints of games of all kinds."""
    found: dict[str, str] = {}
    for seed in range(GAMES):
        for players, variant in TABLES:
            walk = Walk(players, variant, seed)
            found[f"{players} {variant} {seed}"] = fingerprint("small-world", walk, [])
        for number, table in enumerate(WARS):
            found[f"war {number} {seed}"] = fingerprint("warcraft", War(*table, seed), BOUGHT)
    return found


def main() -> None:
    """Say which build this is, and its fingerprints."""
    sys.stdout.write(json.dumps([version.compiled(), fingerprints()]))


def plain_fingerprints() -> dict[str, str]:
    """Ask the rules as they stand in the source, in a process of their own."""
    folders = [ROOT / "src", ROOT / "tests", Path(__file__).parent]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, folders))}
    answer = subprocess.run(
        [sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, timeout=600, check=True
    )
    compiled, found = json.loads(answer.stdout)
    assert compiled is False
    assert isinstance(found, dict)
    return found


def test_this_build_agrees_with_the_plain_rules() -> None:
    """Where this build is plain itself, it still shows that nothing depends on the process."""
    assert plain_fingerprints() == fingerprints()
