"""The beginnings of games in the folder `positions`: after each, the step in its last remark can be played."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from smallwar.table.record import read_record

if TYPE_CHECKING:
    from smallwar.table.record import Record

FOLDER: Final = Path(__file__).with_name("positions")
NEXT: Final = "next: "


@dataclass(frozen=True)
class Position:
    """A kind of step, where it can be played, and how."""

    kind: str
    record: Record
    step: str


def names() -> list[str]:
    """Name all kinds of steps."""
    return sorted(path.stem for path in FOLDER.glob("*.swr"))


def position(kind: str) -> Position:
    """Read the beginning of a game for a kind of step."""
    path = FOLDER / f"{kind}.swr"
    record = read_record(path.read_text(encoding="utf-8"), path.name)
    remark = next(remark for remarks in record.remarks.values() for remark in remarks if remark.startswith(NEXT))
    return Position(kind, record, remark.removeprefix(NEXT))
