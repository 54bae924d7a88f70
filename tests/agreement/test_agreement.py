"""Compiled and plain rules agree to the last byte: the same seeds lead to the same positions, whichever plays."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from positions import TABLES, Walk
from smallwar import version

ROOT: Final = Path(__file__).resolve().parents[2]
GAMES: Final = 5
PROGRAM: Final = "import test_agreement; test_agreement.main()"

pytestmark = pytest.mark.slow


def fingerprint(players: int, variant: str, seed: int) -> str:
    """Play a game and give one number for everything that it went through: steps, prices, views and positions."""
    walk = Walk(players, variant, seed)
    total = hashlib.sha256()
    going = True
    while going:
        state = walk.state
        seen = [
            state.data(),
            [state.text(step) for step in state.legal()],
            state.odds(),
            state.view(0),
            {name: state.explain(name) for name in state.map.names},
            state.estimate(0),
        ]
        total.update(json.dumps(seen, sort_keys=True).encode())
        total.update(repr(state.key()).encode())
        going = walk.step()
    return total.hexdigest()


def fingerprints() -> dict[str, str]:
    """Give the fingerprints of games of all kinds."""
    return {
        f"{players} {variant} {seed}": fingerprint(players, variant, seed)
        for players, variant in TABLES
        for seed in range(GAMES)
    }


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
