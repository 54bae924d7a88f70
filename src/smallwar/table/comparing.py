"""Comparing what a scenario expects with what is there, in the same words for every game."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from smallwar.table.source import Node


def word_for(value: object) -> str:
    """Write a value as a scenario would."""
    return "none" if value is None else str(value)


def compare(what: str, wanted: object, found: object) -> list[str]:
    """Give a sentence when two values differ, otherwise nothing."""
    return [] if wanted == found else [f"expected {what} {word_for(wanted)}, was {word_for(found)}"]


def names_in(node: Node) -> object:
    """Give the names that are written, as texts even where they are numbers."""
    if node.is_none():
        return None
    return [names_in(entry) for entry in node.sequence()] if node.is_sequence() else node.written


def ranked(ranking: list[list[str]], wanted: object) -> list[object]:
    """Give a ranking as scenarios write it, equal ones in the order in which this one names them."""
    groups: list[object] = []
    for number, group in enumerate(ranking):
        meant = wanted[number] if isinstance(wanted, list) and number < len(wanted) else None
        if isinstance(meant, list) and sorted(map(str, meant)) == sorted(group):
            groups.append(meant)
        else:
            groups.append(group[0] if len(group) == 1 else group)
    return groups
