"""A position and its events as text for the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from smallwar.smallworld.ability import SIDES
from smallwar.smallworld.map import TERRAINS
from smallwar.smallworld.roster import BADGE_TOKENS, BANNER_TOKENS, PIECES, POWERS, RACES
from smallwar.smallworld.state import DECLINED, ENDED, MURLOCS, NOBODY, NONE, TEAMS, Position
from smallwar.smallworld.tokens import MOUNTAIN, WORDS
from smallwar.smallworld.view import pieces_at
from smallwar.table.sets import members, size

if TYPE_CHECKING:
    from smallwar.table.contract import Event

COLUMN: Final = 50
COLUMNS: Final = 2
INDENT: Final = 21
"""How far what lies on a region is set in where it needs a line of its own."""

SHOWN_MARKS: Final = ("entry", "cave", "magic")
LEGEND: Final = "e entry  c cave  m magic  (…) in decline"

NAMES: Final = {piece.id: piece.name for piece in PIECES} | {"murlocs": "Murlocs", "target": "military target"}


def heading(s: Position) -> str:
    """Say in a line whose turn it is."""
    if s.phase == ENDED:
        return "The game is over"
    return f"Round {s.round} of {s.rounds}: {s.players[s.turn]}"


def draw(s: Position) -> str:
    """Show islands, players and offer."""
    parts = [_islands(s), "\n".join(_player(s, player) for player in range(len(s.players)))]
    if s.phase != ENDED and any(badge != NONE for badge in s.badges):
        parts.append(_offer(s))
    return "\n\n".join(parts)


def _islands(s: Position) -> str:
    """Write the islands side by side, a line or two a region."""
    blocks = [[line for region in members(island) for line in _region(s, region)] for island in s.map.islands]
    rows: list[str] = []
    for start in range(0, len(blocks), COLUMNS):
        side_by_side = blocks[start : start + COLUMNS]
        for line in range(max(len(block) for block in side_by_side)):
            cells = [block[line] if line < len(block) else "" for block in side_by_side]
            rows.append("".join(cell.ljust(COLUMN) for cell in cells).rstrip())
        rows.append("")
    return "\n".join([*rows, LEGEND])


def _region(s: Position, region: int) -> list[str]:
    pieces = [word for word in pieces_at(s, region) if word != WORDS[MOUNTAIN]]
    own = s.map.marks_of(region)
    marks = "".join(mark[0] if mark in own else "·" for mark in SHOWN_MARKS)
    line = f"{s.map.names[region]:<7}{TERRAINS[s.map.terrain[region]]:<9}{marks}"
    holder = _holder(s, region)
    listed = f"[{', '.join(pieces)}]" if pieces else ""
    whole = f"{line}  {f'{holder} {listed}'.strip()}".rstrip()
    if len(whole) < COLUMN or not holder:
        return [whole]
    return [f"{line}  {holder}", " " * INDENT + listed]


def _holder(s: Position, region: int) -> str:
    tribe = s.tribe_at(region)
    if tribe == NOBODY:
        return ""
    if tribe == MURLOCS:
        return "Murloc"
    owner = s.players[tribe % DECLINED]
    troops = f"{s.tokens[region]} {RACES[s.race[tribe]].name}"
    if tribe >= DECLINED:
        return f"{owner} ({troops})"
    return f"{owner} {troops}" + (f" +{count(s.beasts[region], 'beast')}" if s.beasts[region] else "")


def count(number: int, thing: str) -> str:
    """Write a number of things."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def _player(s: Position, player: int) -> str:
    marker = "▸" if player == s.turn and s.phase != ENDED else " "
    side = f" [{SIDES[s.faction[player]]}]" if s.faction else ""
    parts = [_active_race(s, player)]
    declined = s.race[player + DECLINED]
    if declined != NONE:
        parts.append(f"{RACES[declined].name} in decline: {count(size(s.held[player + DECLINED]), 'region')}")
    return f"{marker} {s.players[player]:<10}{count(s.coins[player], 'coin'):>9}{side}  " + "; ".join(parts)


def _active_race(s: Position, player: int) -> str:
    if s.race[player] == NONE:
        return "no active race"
    line = f"{POWERS[s.power[player]].name} {RACES[s.race[player]].name}: {count(size(s.held[player]), 'region')}"
    return line + (f", {s.hand[player]} in hand" if s.hand[player] else "")


def _offer(s: Position) -> str:
    rows = len(s.badges)
    lines: list[str] = []
    for row in range(rows):
        places = range(row, len(s.banners), rows)
        named = [RACES[s.banners[place]].name if s.banners[place] != NONE else "–" for place in places]
        power = POWERS[s.badges[row]].name if s.badges[row] != NONE else "–"
        price = f"  {row + 1}. for {count(row, 'coin')}:".ljust(18)
        if s.variant == TEAMS:
            lines.append(f"{price}{power:<16}{' | '.join(f'{name:<12}' for name in named).rstrip()}")
        elif s.banners[row] != NONE and s.badges[row] != NONE:
            tokens = BANNER_TOKENS[s.banners[row]] + BADGE_TOKENS[s.badges[row]]
            coins = f", {count(s.offer_coins[row], 'coin')} on it" if s.offer_coins[row] else ""
            lines.append(f"{price}{f'{power} {named[0]}':<28}{tokens} tokens{coins}")
    return "\n".join(lines)


SENTENCES: Final = {
    "pick": "{player} takes the {power} {race}",
    "form": "{player} chooses the {form} form",
    "side": "{player} fights on the side of the {side}",
    "decline": "{player} lets the {race} decline",
    "abandon": "{player} leaves {region}",
    "conquer": "",
    "raid": "{player} plans a raid on {region} and rolls the die",
    "reinforce": "{player} dares the last attempt on {region} with {hand} in hand, and rolls the die",
    "intimidate": "{player} intimidates {region}",
    "swap": "{player} swaps {region} and {other}",
    "steal": "{player} moves the artifact of {region} to {other}",
    "stop": "",
    "raise": "{player} raises {number} from the box",
    "deploy": "{player} puts {troops} into {region}",
    "place": "{player} places the {piece} in {region}",
    "done": "",
    "roll": "the die shows {number}",
    "failed": "the attempt on {region} fails",
    "bomb": "the bomb in {region} {result}",
    "banner": "the {race} come into view",
    "badge": "the power {power} comes into view",
    "reveal": "the relic in {region} is turned up: {relic}",
    "taken": "{player} takes {region}{origin} with {tokens}{means}",
    "lost": "{troops} of the {race} back to the box",
    "discarded": "{player} puts {troops} of the {race} back into the box",
    "withdrawn": "{player} takes {troops} back to hand",
    "vanished": "the {race} of {player} leave the map",
    "payment": "{moved} ({reason})",
    "income": "{to} earns {coins} from {reason}{origin}",
    "turn": "",
    "over": "the game is over",
}
"""How each event is said in the terminal; nothing where another event or the heading of the turn says it."""

REASONS: Final = {
    "regions": "regions",
    "declined": "regions in decline",
    "faction-bonus": "the faction bonus",
    "combo": "price of the combo",
    "found": "left on the combo",
}
"""Why coins move, where no piece gives the reason its name."""


def sentence(event: Event) -> str:
    """Say in a line what happened."""
    return SENTENCES[event.code].format(**_words(event))


def _words(event: Event) -> dict[str, str | int]:
    """Put names of pieces and counted things in the place of ids and numbers."""
    values = event.values
    words = {key: NAMES.get(value, value) if isinstance(value, str) else value for key, value in values.items()}
    origin = words.get("from", "")
    if event.code == "taken":
        words["origin"] = f" from the {origin}" if origin else ""
        words["means"] = f", using {values['means']}" if "means" in values else ""
    else:
        words["origin"] = f", paid by {origin}" if origin else ""
    if "reason" in values:
        words["reason"] = REASONS.get(str(values["reason"]), words["reason"])
    if "tokens" in values:
        words["tokens"] = count(int(values["tokens"]), "token")
    if "coins" in values:
        words["coins"] = count(int(values["coins"]), "coin")
        words["moved"] = _moved(words)
    if "troops" in values:
        troops = str(values["troops"])
        words["troops"] = f"the {troops}" if troops == "champion" else count(int(values["number"]), troops)
    return words


def _moved(words: dict[str, str | int]) -> str:
    """Say who pays coins to whom; the supply is not named."""
    if "from" not in words:
        return f"{words['to']} gets {words['coins']}"
    receiver = f" to {words['to']}" if "to" in words else ""
    return f"{words['from']} pays {words['coins']}{receiver}"
