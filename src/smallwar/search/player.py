"""What a computer player is."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from smallwar.table.contract import State


class Player:
    """Somebody who decides."""

    def choose(self, state: State) -> int:
        """Give one of the legal steps of whoever is to move."""
        raise NotImplementedError
