"""The twelve faces of the game: from which seeds they were made.

`python -m smallwar.smallworld.boards.faces FOLDER` makes them anew. The kept files are what the game reads, and may be
edited: tests compare them with their seeds, so whoever edits a file takes its seed off this list.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from smallwar.smallworld.boards.board import Board, write_board
from smallwar.smallworld.boards.islands import new_board

SIZES: Final = {"S": "small", "M": "medium", "L": "large"}

SEEDS: Final = {
    "L1a": 22,
    "L1b": 10,
    "L2a": 15,
    "L2b": 18,
    "M1a": 17,
    "M1b": 3,
    "M2a": 7,
    "M2b": 9,
    "S1a": 8,
    "S1b": 2,
    "S2a": 18,
    "S2b": 14,
}
"""Chosen by eye: seven islands with a lake, three with a bay, two with neither."""

RENAMED: Final = {"M1b": {"Toad Mire": "Stag Mire"}, "M2a": {"Toad Peak": "Gull Peak"}}
"""Regions whose name from the seed another face has too."""


def make_face(name: str) -> Board:
    """Make a face from its seed."""
    board = new_board(SIZES[name[0]], SEEDS[name], name)
    renamed = RENAMED.get(name, {})
    board.titles = [renamed.get(title, title) for title in board.titles]
    return board


def write_faces(folder: Path) -> None:
    """Write all faces as files."""
    for name in SEEDS:
        folder.joinpath(f"{name}.yaml").write_text(write_board(make_face(name)), encoding="utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Make the faces of the game from their seeds.")
    parser.add_argument("folder", type=Path, help="where the files are written")
    write_faces(parser.parse_args().folder)
