"""Try a race, power or relic after a change: `python scripts/try_piece.py dwarves`.

Runs the rules examples of the piece, then plays a random game with every partner that it can have and checks at
every step what must always be true. It takes seconds and needs no compiler.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import smallwar
from smallwar import games
from smallwar.cli.main import status
from smallwar.smallworld.roster import POWER_IDS, RACE_IDS, RELIC_IDS

ROOT: Final = Path(__file__).resolve().parents[1]
SCENARIOS: Final = ROOT / "tests" / "scenarios"
LONGEST_GAME: Final = 10_000
SEED: Final = 1


def folder_of(name: str) -> str:
    """Say what kind of piece bears a name."""
    for folder, names in (("races", RACE_IDS), ("powers", POWER_IDS), ("relics", RELIC_IDS)):
        if name in names:
            return folder
    known = ", ".join([*RACE_IDS, *POWER_IDS, *RELIC_IDS])
    raise SystemExit(f"expected the name of a piece, one of {known}; found {name!r}")


def partners_of(name: str) -> list[str]:
    """List what a piece can be met with: a power with every race, anything else with every power."""
    return RACE_IDS if name in POWER_IDS else POWER_IDS


def wished(state: smallwar.State, wishes: list[str], chance: smallwar.Chance) -> int:
    """Let chance bring what is wished for where that is possible."""
    for step in state.legal():
        if state.text(step).split()[-1] in wishes:
            return step
    return state.toss(chance)


def problem_with(name: str, partner: str) -> str:
    """Play a game in which the first player takes the pair; say what goes wrong, or nothing."""
    catalogue = games.catalogue()
    chance = smallwar.Chance(SEED)
    game = catalogue.game()
    state = game.new(game.draw_options(["anna", "bert"], {}, chance))
    taken = False
    for number in range(1, LONGEST_GAME + 1):
        mover = state.to_move()
        if mover == smallwar.OVER:
            break
        if mover == smallwar.CHANCE:
            step = wished(state, [name, partner], chance)
        else:
            step = chance.pick(state.legal()) if taken else state.step("pick 1")
            taken = True
        words = state.text(step)
        state.play(step)
        broken = catalogue.broken(state)
        if broken:
            return f"with {partner}, after step {number}, {words!r}: {'; '.join(broken)}"
    return ""


def sweep(name: str) -> int:
    """Try a piece with every partner; give the number of those with which something goes wrong."""
    problems = [problem_with(name, partner) for partner in partners_of(name)]
    for problem in filter(None, problems):
        print(f"FAILED {name} {problem}")
    if not any(problems):
        print(f"ok {name} with each of {len(problems)} partners")
    return len([problem for problem in problems if problem])


def main() -> int:
    """Try the piece that the command line names."""
    if len(sys.argv) != 2 or not sys.argv[1]:
        raise SystemExit("expected the name of one race, power or relic, such as dwarves")
    name = sys.argv[1]
    examples = status(["scenario", str(SCENARIOS / folder_of(name) / f"{name}.yaml")])
    return max(examples, 1 if sweep(name) else 0)


if __name__ == "__main__":
    sys.exit(main())
