"""Play the golden games and write them into `tests/records`: `python -m scripts.make_records`, perhaps with a game.

Of many games played the script keeps those that together show the most: every piece, every kind of step and every way to end.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from scripts.golden import Collection, GoldenGame
from scripts.golden_small_world import SmallWorldGames
from scripts.golden_warcraft import WarcraftGames
from smallwar.table.record import write_record

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = ROOT / "tests" / "records"

COLLECTIONS: Final[dict[str, Collection]] = {
    collection.game: collection for collection in (SmallWorldGames(), WarcraftGames())
}
SEEDS_OF_A_TABLE: Final = 1000


def choose_games(collection: Collection) -> list[GoldenGame]:
    """Keep for each table the game that shows the most that is new, and rare things before common ones."""
    pools: list[list[GoldenGame]] = []
    for number, table in enumerate(collection.tables):
        first = SEEDS_OF_A_TABLE * number
        pools.append([GoldenGame(collection, table, first + seed) for seed in range(collection.tried[table.kind])])
        sys.stderr.write(f"{collection.game}: {number + 1} of {len(collection.tables)} tables played\n")
    how_often: dict[str, int] = {}
    for pool in pools:
        for game in pool:
            for thing in game.shows:
                how_often[thing] = how_often.get(thing, 0) + 1
    missing = collection.wanted() | collection.rare
    chosen: dict[int, GoldenGame] = {}
    for index in sorted(range(len(pools)), key=lambda index: len(pools[index])):
        best = max(pools[index], key=lambda game: sum(1 / how_often[thing] for thing in game.shows & missing))
        chosen[index] = best
        missing -= best.shows
    for thing in sorted(missing):
        sys.stderr.write(f"no game shows: {thing} (in {how_often.get(thing, 0)} of all games played)\n")
    return [chosen[index] for index in range(len(pools))]


def main(names: list[str]) -> None:
    """Choose the games and write them down in place of those that were there."""
    for name in names or COLLECTIONS:
        collection = COLLECTIONS[name]
        golden = choose_games(collection)
        for old in FOLDER.glob(f"*{collection.ending()}"):
            old.unlink()
        for file, game in zip(collection.file_names(), golden, strict=True):
            (FOLDER / file).write_text(write_record(game.record), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
