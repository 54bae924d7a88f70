"""What every reader of boards does: it goes on after an error, and sees that neighbours agree with one another."""

from __future__ import annotations

from typing import TYPE_CHECKING, ParamSpec

from smallwar.table.source import FormatError

if TYPE_CHECKING:
    from collections.abc import Callable

    from smallwar.table.source import Node

Values = ParamSpec("Values")


class BoardReading:
    """Places of a board by name, and the nodes that name their neighbours; it collects errors.

    `thing` is what the game calls such a place: a region, a field.
    """

    def __init__(self, thing: str) -> None:
        self.thing = thing
        self.errors: list[FormatError] = []
        self.numbers: dict[str, int] = {}
        self.neighbours: list[list[Node]] = []

    def attempt(self, action: Callable[Values, None], *values: Values.args, **named: Values.kwargs) -> None:
        """Do something and keep the error if it fails."""
        try:
            action(*values, **named)
        except FormatError as error:
            self.errors.append(error)

    def linked(self) -> list[list[int]]:
        """Turn the names of neighbours into numbers, and see that they agree with one another."""
        links: list[list[int]] = [[] for _ in self.neighbours]
        for place, nodes in enumerate(self.neighbours):
            for node in nodes:
                self.attempt(self.link, links, place, node)
        if not self.errors:
            for name, place in self.numbers.items():
                self.attempt(self.check_mutual, links, place, name)
        return links

    def link(self, links: list[list[int]], place: int, node: Node) -> None:
        """Add one neighbour."""
        other = self.numbers.get(node.text(what=f"the name of a {self.thing}"))
        if other is None:
            raise node.fail(f"a {self.thing} of this board")
        if other == place:
            raise node.fail(f"another {self.thing}, since none is its own neighbour")
        if other in links[place]:
            raise node.fail("every neighbour once")
        links[place].append(other)

    def check_mutual(self, links: list[list[int]], place: int, name: str) -> None:
        """See that each neighbour names this place as well."""
        for other, node in zip(links[place], self.neighbours[place], strict=True):
            if place not in links[other]:
                raise node.fail(f"a {self.thing} whose own 'next' names {name}, since neighbours are mutual")


def unreached(links: list[list[int]], wanted: list[int]) -> list[int]:
    """Give those of the wanted places to which no way leads from the first of them through the others."""
    reached = wanted[:1]
    for place in reached:
        reached += [other for other in links[place] if other in wanted and other not in reached]
    return [place for place in wanted if place not in reached]
