"""What a page shows beside a view: where points come from, and what can be bought, as the rules answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from smallwar.table.sets import members
from smallwar.warcraft import steps
from smallwar.warcraft.explanation import UPGRADE, price_of
from smallwar.warcraft.figures import (
    BUILDINGS,
    KINDS,
    OUTPOST,
    TRAINED_KINDS,
    UNIT_KINDS,
)
from smallwar.warcraft.rules.purchase import sites
from smallwar.warcraft.rules.victory import points_for_cards, points_for_levels, scoring_fields
from smallwar.warcraft.state import BUY
from smallwar.warcraft.steps import make

if TYPE_CHECKING:
    from smallwar.warcraft.game import WarcraftState
    from smallwar.warcraft.shown import Advice, Because, Purchase

CARDS_LAID: Final = "cards-laid"
TOP_LEVELS: Final = "top-levels"


def advice_of(s: WarcraftState, player: int | None) -> Advice:
    """Tell everybody where points come from, and only the player who buys what can be bought."""
    buys = s.phase == BUY and player is not None and s.to_move() == player
    return {
        "points": {name: point_lines(s, seat) for seat, name in enumerate(s.players)},
        "purchases": purchases(s) if buys else [],
    }


def point_lines(s: WarcraftState, player: int) -> list[tuple[str, int]]:
    """Say what brings points to a player's side, fields by name (WB-K6)."""
    side = s.side[player]
    lines = [(CARDS_LAID, points_for_cards(s, side)), (TOP_LEVELS, points_for_levels(s, side))]
    lines += [(s.map.names[field], s.map.values[field]) for field in members(scoring_fields(s, side))]
    return [(reason, points) for reason, points in lines if points]


def purchases(s: WarcraftState) -> list[Purchase]:
    """Go through everything that is for sale."""
    offers = [(make(steps.TRAIN, kind), KINDS[kind]) for kind in range(TRAINED_KINDS)]
    offers += [(make(steps.BUILD, kind), BUILDINGS[kind]) for kind in range(UNIT_KINDS)]
    offers += [(make(steps.FOUND, field), KINDS[OUTPOST]) for field in members(sites(s, s.turn))]
    offers += [(make(steps.UPGRADE, kind), UPGRADE) for kind in range(UNIT_KINDS)]
    return [_purchase(s, step, target) for step, target in offers]


def _purchase(s: WarcraftState, step: int, target: str) -> Purchase:
    gold, wood = price_of(target)
    return {"step": s.text(step), "gold": gold, "wood": wood, "because": _because(s, step)}


def _because(s: WarcraftState, step: int) -> Because | None:
    reason = s.why_not(step)
    return None if reason is None else {"code": reason.code, "rule": reason.rule, "values": reason.values}
