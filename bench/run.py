"""Measure the speed, in ticks, and keep the figures with the commit they belong to.

A tick is the time of one iteration of `for i in range(n): x += i & 7` on this machine in this run: machines are noisy,
ratios are not. Every figure is the best of several rounds, in CPU time of this process, after a warm-up.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import smallwar
from smallwar.version import compiled

if TYPE_CHECKING:
    from collections.abc import Callable

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parent
LATEST: Final = HERE / "latest.json"
HISTORY: Final = HERE / "history.jsonl"
ROUNDS: Final = 7
TICKS: Final = 2_000_000
SECONDS_A_ROUND: Final = 0.7
STEPS_BEFORE_COPY: Final = 300
COPIES: Final = 20_000
STARTS: Final = 5
LIMIT: Final = 100_000
LARGEST_SHARED: Final = 256
"""Python keeps one object for each int up to this one."""
GOALS: Final = {
    "compiled_2p_ticks": 150.0,
    "compiled_5p_ticks": 200.0,
    "api_2p_ticks": 300.0,
    "copy_5p_ticks": 50.0,
    "warcraft_2p_ticks": 250.0,
    "position_bytes": 4096.0,
    "start_s": 0.3,
    "plain_over_compiled": 12.0,
}
"""The most that each figure may be."""

STEP_BACK: Final = 1.15
"""A figure that has grown by more than this since the last commit is pointed out."""

START: Final = """
import time
begin = time.perf_counter()
import smallwar
chance = smallwar.Chance(7)
game = smallwar.game("small-world")
state = game.new(game.draw_options(["Anna", "Bert"], {}, chance))
state.legal()
print(time.perf_counter() - begin)
"""


def tick() -> float:
    """Give the seconds of one tick."""
    begin = time.process_time()
    x = 0
    for i in range(TICKS):
        x += i & 7
    return (time.process_time() - begin) / TICKS


def new_game(players: int, seed: int, name: str = "small-world") -> smallwar.State:
    """Begin a game as it is usually played, what is left open drawn by this seed."""
    chance = smallwar.Chance(seed)
    game = smallwar.game(name)
    names = [f"player-{number + 1}" for number in range(players)]
    return game.new(game.draw_options(names, {}, chance))


def play_inside(players: int, seed: int) -> int:
    """Play a random game in the loop of the package; give its steps."""
    return smallwar.playout(new_game(players, seed), smallwar.Chance(seed), LIMIT)


def play_war_inside(players: int, seed: int) -> int:
    """Play a random game of the second kind, for two on the map A2, in the loop of the package; give its steps."""
    return smallwar.playout(new_game(players, seed, "warcraft"), smallwar.Chance(seed), LIMIT)


def play_outside(players: int, seed: int) -> int:
    """Play a random game from ordinary Python through the public library; give its steps."""
    state = new_game(players, seed)
    chance = smallwar.Chance(seed)
    choose = random.Random(seed).choice
    steps = 0
    while (mover := state.to_move()) != smallwar.OVER:
        state.play(state.toss(chance) if mover == smallwar.CHANCE else choose(state.legal()))
        steps += 1
    return steps


def seconds_a_step(play: Callable[[int, int], int], players: int) -> float:
    """Play whole games, each time others, for a while; give the time of a step."""
    steps = 0
    seed = 0
    begin = time.process_time()
    while time.process_time() - begin < SECONDS_A_ROUND:
        seed += 1
        steps += play(players, seed)
    return (time.process_time() - begin) / steps


def seconds_a_copy() -> float:
    """Give the time of a copy of a five-player position in the middle of a game."""
    state = middle_of_game(5)
    begin = time.process_time()
    for _ in range(COPIES):
        state.copy()
    return (time.process_time() - begin) / COPIES


def middle_of_game(players: int) -> smallwar.State:
    """Give a position after so many random steps."""
    state = new_game(players, 1)
    smallwar.playout(state, smallwar.Chance(1), STEPS_BEFORE_COPY)
    return state


def position_bytes() -> int:
    """Add up what a five-player position holds: its object, its lists, and the numbers that Python makes anew."""
    state = middle_of_game(5)
    state.legal()
    seen: dict[int, int] = {}
    for numbers in lists_of_numbers(state):
        seen[id(numbers)] = sys.getsizeof(numbers)
        seen.update({id(number): sys.getsizeof(number) for number in numbers if number > LARGEST_SHARED})
    return sys.getsizeof(state) + sum(seen.values())


def lists_of_numbers(state: smallwar.State) -> list[list[int]]:
    """Give the fields that hold numbers; the others, names and map, are shared by all positions of a game."""
    values = [getattr(state, name) for name in dir(state) if not name.startswith("_")]
    return [value for value in values if isinstance(value, list) and all(isinstance(entry, int) for entry in value)]


def start_seconds() -> float:
    """Give the time from `import smallwar` to the first list of legal steps, in a fresh process."""
    found = []
    for _ in range(STARTS):
        done = subprocess.run([sys.executable, "-c", START], check=True, capture_output=True, text=True)
        found.append(float(done.stdout))
    return min(found)


def measure() -> dict[str, float]:
    """Measure everything that this build alone can show."""
    play_inside(2, 1)
    play_outside(2, 1)
    play_war_inside(2, 1)
    ticks, inside_2, inside_5, outside_2, copies, wars = [], [], [], [], [], []
    for _ in range(ROUNDS):
        ticks.append(tick())
        inside_2.append(seconds_a_step(play_inside, 2))
        inside_5.append(seconds_a_step(play_inside, 5))
        outside_2.append(seconds_a_step(play_outside, 2))
        copies.append(seconds_a_copy())
        wars.append(seconds_a_step(play_war_inside, 2))
    unit = min(ticks)
    return {
        "tick_ns": round(unit * 1e9, 2),
        "compiled_2p_ticks": round(min(inside_2) / unit, 1),
        "compiled_5p_ticks": round(min(inside_5) / unit, 1),
        "api_2p_ticks": round(min(outside_2) / unit, 1),
        "copy_5p_ticks": round(min(copies) / unit, 1),
        "warcraft_2p_ticks": round(min(wars) / unit, 1),
        "position_bytes": position_bytes(),
        "start_s": round(start_seconds(), 3),
    }


def plain_ticks() -> float:
    """Measure plain Python, from the sources of this checkout, in a process of its own."""
    plain = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run([sys.executable, __file__, "--plain"], check=True, capture_output=True, text=True, env=plain)
    return float(done.stdout)


def measure_plain() -> None:
    """Print the ticks of a step of a two-player game on plain Python."""
    if compiled():
        raise SystemExit("expected plain Python, found the compiled package")
    play_inside(2, 1)
    unit = min(tick() for _ in range(ROUNDS))
    print(min(seconds_a_step(play_inside, 2) for _ in range(3)) / unit)


def git(*arguments: str) -> str:
    """Ask git; nothing where this is no checkout."""
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip()


def keep(figures: dict[str, float]) -> None:
    """Add the figures to the history, a line for each commit; figures of changed sources belong to none."""
    commit = git("rev-parse", "--short", "HEAD")
    if not commit or git("status", "--porcelain", "--", "src"):
        print("not added to the history: the sources are not those of a commit")
        return
    line = {"commit": commit, "date": datetime.now(tz=UTC).date().isoformat(), "figures": figures}
    others = [old for old in history() if old["commit"] != commit]
    HISTORY.write_text("".join(json.dumps(entry) + "\n" for entry in [*others, line]), encoding="utf-8")


def history() -> list[dict[str, Any]]:
    """Give what was kept, oldest first."""
    if not HISTORY.exists():
        return []
    return [json.loads(line) for line in HISTORY.read_text(encoding="utf-8").splitlines()]


def last_figures() -> dict[str, float]:
    """Give the newest figures of the history."""
    kept = history()
    figures: dict[str, float] = kept[-1]["figures"] if kept else {}
    return figures


def report(figures: dict[str, float], before: dict[str, float]) -> bool:
    """Print every figure beside its goal and what it was; say whether all goals are met."""
    good = True
    for name, value in figures.items():
        goal = GOALS.get(name)
        missed = goal is not None and value > goal
        good = good and not missed
        line = f"{name:<20}{value:>10}"
        line += f"   goal {goal:g}" if goal is not None else ""
        line += "   MISSED" if missed else ""
        if name in before and goal is not None and value > before[name] * STEP_BACK:
            line += f"   a step back from {before[name]:g}"
        print(line)
    return good


def main() -> None:
    """Measure, print, and keep the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--plain", action="store_true", help="print the ticks of a step on plain Python, and no more")
    arguments = parser.parse_args()
    if arguments.plain:
        measure_plain()
        return
    if not compiled():
        raise SystemExit("expected the compiled package, found plain Python: see SMALLWAR_COMPILE in the README")
    figures = measure()
    figures["plain_over_compiled"] = round(plain_ticks() / figures["compiled_2p_ticks"], 2)
    good = report(figures, last_figures())
    LATEST.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    keep(figures)
    if not good:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
