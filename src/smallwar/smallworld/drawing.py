"""A position and its events as text for the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from smallwar.smallworld.map import TERRAINS
from smallwar.smallworld.regions import members
from smallwar.smallworld.roster import BADGE_TOKENS, BANNER_TOKENS, POWERS, RACES
from smallwar.smallworld.state import DECLINED, ENDED, MURLOCS, NOBODY, NONE, TEAMS, Position
from smallwar.smallworld.tokens import MOUNTAIN, WORDS
from smallwar.smallworld.view import pieces_at

if TYPE_CHECKING:
    from smallwar.table.contract import Event

COLUMN: Final = 42
COLUMNS: Final = 3


def heading(s: Position) -> str:
    """Say in a line whose turn it is."""
    if s.phase == ENDED:
        return "The game is over"
    return f"Round {s.round} of {s.rounds}: {s.players[s.turn]}"


def draw(s: Position) -> str:
    """Show islands, players and offer."""
    parts = [_islands(s), "\n".join(_player(s, player) for player in range(len(s.players)))]
    if s.phase != ENDED:
        parts.append(_offer(s))
    return "\n\n".join(parts)


def _islands(s: Position) -> str:
    """Write the islands side by side, a line a region."""
    blocks = [[_region(s, region) for region in members(island)] for island in s.map.islands]
    rows: list[str] = []
    for start in range(0, len(blocks), COLUMNS):
        side_by_side = blocks[start : start + COLUMNS]
        for line in range(max(len(block) for block in side_by_side)):
            cells = [block[line] if line < len(block) else "" for block in side_by_side]
            rows.append("".join(cell.ljust(COLUMN) for cell in cells).rstrip())
        rows.append("")
    return "\n".join(rows).rstrip()


def _region(s: Position, region: int) -> str:
    pieces = [word for word in pieces_at(s, region) if word != WORDS[MOUNTAIN]]
    line = f"{s.map.names[region]:<7}{TERRAINS[s.map.terrain[region]]:<9}{_holder(s, region)}"
    return f"{line} [{', '.join(pieces)}]" if pieces else line


def _holder(s: Position, region: int) -> str:
    tribe = s.tribe_at(region)
    if tribe == NOBODY:
        return "·"
    if tribe == MURLOCS:
        return "Murloc"
    count = s.tokens[region]
    beasts = f"+{s.beasts[region]}" if s.beasts[region] else ""
    name = RACES[s.race[tribe]].name
    return f"({count} {name})" if tribe >= DECLINED else f"{count}{beasts} {name}"


def _player(s: Position, player: int) -> str:
    line = f"{s.players[player]:<10}{s.coins[player]:>4} coins  "
    if s.race[player] != NONE:
        line += f"{POWERS[s.power[player]].name} {RACES[s.race[player]].name}"
        hand = s.hand[player]
        line += f", {hand} in hand" if hand else ""
    else:
        line += "no active race"
    if s.race[player + DECLINED] != NONE:
        line += f", {RACES[s.race[player + DECLINED]].name} in decline"
    return line


def _offer(s: Position) -> str:
    rows = len(s.badges)
    lines: list[str] = []
    for row in range(rows):
        places = range(row, len(s.banners), rows)
        named = [RACES[s.banners[place]].name if s.banners[place] != NONE else "–" for place in places]
        power = POWERS[s.badges[row]].name if s.badges[row] != NONE else "–"
        if s.variant == TEAMS:
            lines.append(f"  {row + 1}. {power:<14}{' | '.join(named)}")
        elif s.banners[row] != NONE and s.badges[row] != NONE:
            tokens = BANNER_TOKENS[s.banners[row]] + BADGE_TOKENS[s.badges[row]]
            coins = f"  {s.offer_coins[row]} coins on it" if s.offer_coins[row] else ""
            lines.append(f"  {row + 1}. {power} {named[0]}: {tokens} tokens{coins}")
    return "\n".join(lines)


SENTENCES: Final = {
    "pick": "{player} takes {power} {race} ({coins} coins)",
    "decline": "{player} lets the race decline",
    "conquer": "",
    "taken": "{player} takes {region} with {tokens}",
    "roll": "the die shows {number}",
    "toll": "{player} pays {coins} to {to} ({piece})",
    "lost": "{tokens} of {race} go back to the box",
    "withdrawn": "{player} takes {tokens} back to hand",
    "vanished": "the {race} of {player} leave the map",
    "coins": "{player}: {coins} coins at once",
    "income": "{player} earns {coins}: {reason}",
    "turn": "",
    "over": "the game is over",
    "deploy": "{player} puts {number} into {region}",
    "banner": "the {race} come into view",
    "badge": "{power} comes into view",
    "reveal": "the relic in {region} is {relic}",
}
"""How each event is said in the terminal; nothing where another event says it."""


def tell(event: Event) -> str:
    """Say in a line what happened."""
    sentence = SENTENCES.get(event.code, "{player}: {step}")
    return sentence.format(**event.values)
