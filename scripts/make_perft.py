"""Count the step sequences from fixed positions, and write the counts into the files of `tests/perft`, one a game.

    python scripts/make_perft.py

Chess programs call such counts perft: whoever lists a step too many or one too few is found out. Every step counts,
those of the players and every chance step that is possible; where chance has too many to list, one that is drawn with the
depth as seed stands for all. The files are read by a test and written anew by this script, which keeps the positions and
counts again. A position is a scenario's, on one line, perhaps with steps that lead on from it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from smallwar import games
from smallwar.table.chance import Chance
from smallwar.table.contract import OVER
from smallwar.table.scenario import Line, read_scenarios
from smallwar.table.source import FormatError

if TYPE_CHECKING:
    from smallwar.table.contract import State

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = ROOT / "tests" / "perft"
DEEPEST: Final = 4
ENOUGH: Final = 1_500
"""Where there are more sequences than this, longer ones are not counted."""


class Entry:
    """A fixed position with its counts by depth."""

    def __init__(self, name: str, position: str) -> None:
        self.name = name
        self.position = position
        self.steps = ""
        """What is played before the counting begins, with commas between."""
        self.counts: dict[int, int] = {}

    def state(self) -> State:
        """Set the position up."""
        text = f"{{name: {self.name}, steps: [], {self.position.removeprefix('{')}"
        (scenario,) = read_scenarios(text, self.name, games.find_scenarios)
        scenario.situation.settle(Line("chance", [], []))
        state = scenario.situation.state
        for words in self.steps.split(", ") if self.steps else []:
            state.play(state.step(words))
        return state

    def count(self) -> None:
        """Count anew, as deep as there is not enough yet."""
        state = self.state()
        self.counts = {}
        for depth in range(1, DEEPEST + 1):
            self.counts[depth] = perft(state, depth)
            if self.counts[depth] > ENOUGH:
                break


def perft(state: State, depth: int) -> int:
    """Count the step sequences of this length; a game that ends earlier counts no more."""
    legal = state.legal() or [state.toss(Chance(depth))]
    if depth == 1:
        return len(legal)
    total = 0
    for step in legal:
        after = state.copy()
        after.play(step)
        if after.to_move() != OVER:
            total += perft(after, depth - 1)
    return total


def read_counts(path: Path) -> list[Entry]:
    """Read a file: `id NAME`, `position {…}`, perhaps `steps …`, and `perft DEPTH COUNT` lines; others begin with #."""
    entries: list[Entry] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        key, _, value = line.partition(" ")
        if key == "id":
            entries.append(Entry(value, ""))
        elif key == "position" and entries:
            entries[-1].position = value
        elif key == "steps" and entries:
            entries[-1].steps = value
        elif key == "perft" and entries:
            depth, _, count = value.partition(" ")
            entries[-1].counts[int(depth)] = int(count)
        elif line and not line.startswith("#"):
            raise FormatError(f"{path.name}:{number}: expected id, position, steps or perft, found {line!r:.60}")
    return entries


def write_counts(entries: list[Entry]) -> str:
    """Write the text that `read_counts` reads."""
    lines = ["# Step sequences by length, chance steps included. Written by scripts/make_perft.py, positions by hand."]
    for entry in entries:
        lines += ["", f"id {entry.name}", f"position {entry.position}"]
        lines += [f"steps {entry.steps}"] if entry.steps else []
        lines += [f"perft {depth} {count}" for depth, count in sorted(entry.counts.items())]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Count everything again and write it down."""
    for path in sorted(FOLDER.glob("*.txt")):
        entries = read_counts(path)
        for number, entry in enumerate(entries, start=1):
            entry.count()
            sys.stderr.write(f"{path.stem}: {number} of {len(entries)}: {entry.name} {list(entry.counts.values())}\n")
        path.write_text(write_counts(entries), encoding="utf-8")


if __name__ == "__main__":
    main()
