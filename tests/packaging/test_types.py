"""The page knows the messages of the server and the shapes of the game as Python has them."""

from __future__ import annotations

import ast

import pytest

from scripts.make_types import MESSAGES, stale, type_of, types


def test_no_type_is_stale() -> None:
    assert stale() == [], "write the types anew: make types"


@pytest.mark.parametrize(
    ("python", "typescript"),
    [
        ("list[str | None]", "(string | null)[]"),
        ("list[tuple[str, int]]", "[string, number][]"),
        ("dict[str, list[Seat]]", "Record<string, Seat[]>"),
        ("Literal['a', 'b'] | None", '"a" | "b" | null'),
        ("Annotated[list[Step], Field(max_length=2)]", "Step[]"),
    ],
)
def test_types_are_said_in_typescript(python: str, typescript: str) -> None:
    assert type_of(ast.parse(python, mode="eval").body) == typescript


@pytest.mark.parametrize("python", ["set[str]", "1", "a.b"])
def test_an_unknown_type_is_refused(python: str) -> None:
    with pytest.raises(ValueError, match="expected a type that TypeScript knows too"):
        type_of(ast.parse(python, mode="eval").body)


def test_only_the_page_may_leave_out_what_has_a_default() -> None:
    written = types(MESSAGES)
    assert "  bot?: string;" in written.partition("export type SeatWish")[2]
    assert "  bot: string;" in written.partition("export type Seat =")[2]
