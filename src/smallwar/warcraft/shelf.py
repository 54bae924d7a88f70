"""The maps of the second game, as the command line and the server ask for them."""

from __future__ import annotations

from smallwar.table.catalogue import BoardShelf
from smallwar.warcraft.boards.board import describe, load_shipped, problems, read_board, shipped, write_board
from smallwar.warcraft.boards.drawing import draw_board, draw_ground
from smallwar.warcraft.boards.new_maps import PATTERNS, new_board


class Shelf(BoardShelf):
    """The maps; the size of one is the number of its players."""

    def names(self) -> list[str]:
        return list(shipped())

    def sizes(self) -> list[str]:
        return list(PATTERNS)

    def text(self, name: str) -> str:
        return write_board(load_shipped(name))

    def describe(self, text: str, name: str) -> dict[str, object]:
        return describe(read_board(text, name))

    def problems(self, text: str, name: str) -> list[str]:
        return problems(text, name)

    def new(self, size: str, seed: int, name: str) -> str:
        return write_board(new_board(size, seed, name))

    def drawing(self, text: str, name: str) -> str:
        return draw_board(read_board(text, name))

    def picture(self, text: str, name: str, theme: str) -> str:
        return draw_ground(read_board(text, name), theme)

    def needed(self, players: int) -> list[str]:
        return [str(players)]
