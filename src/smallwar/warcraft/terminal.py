"""A position and its events as text for the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from smallwar.warcraft import pending
from smallwar.warcraft.boards.text_map import map_lines
from smallwar.warcraft.figures import FLYING, KINDS, MELEE, PEOPLES, RANGED, UNIT_KINDS
from smallwar.warcraft.inventory import buildings_of, tile_of, training_of, works_of
from smallwar.warcraft.roster import SCENARIOS
from smallwar.warcraft.state import ENDED, MOVE, NONE, Position, cards_in, stack_of, workers_in

if TYPE_CHECKING:
    from smallwar.table.contract import Event

UNIT_LETTERS: Final = ((MELEE, "m"), (RANGED, "r"), (FLYING, "f"))
WORKER_LETTER: Final = "w"
OUTPOST_SIGN: Final = "#"
BUILDING_SIGN: Final = "+"
PARTLY: Final = "½"
FULLY: Final = "×"
LOCKED: Final = "!"
BEACON: Final = "*"
LEGEND: Final = (
    f"m melee  r ranged  f flying  w worker  {OUTPOST_SIGN} outpost  {BUILDING_SIGN} outpost being built",
    f"{PARTLY} partly depleted  {FULLY} fully depleted  {LOCKED} nobody may leave  {BEACON} beacon",
)
NAME_WIDTH: Final = 12


def heading(s: Position) -> str:
    """Say in a line whose turn it is. What comes after the movement goes so quickly that it has one heading for all."""
    if s.phase == ENDED:
        return "The game is over"
    if s.pending and pending.kind_of(s.pending[0]) == pending.BEGIN_PHASE:
        return "Before the first round"
    doing = f"{s.players[s.turn]} moves" if s.phase == MOVE else "yield, deployment, purchase"
    return f"Round {s.round} of {s.cap}: {doing}"


def draw(s: Position) -> str:
    """Show the map and the players."""
    lines = [*map_lines(s.map, lambda field: _cell(s, field)), *LEGEND, ""]
    for player in range(len(s.players)):
        lines += _player(s, player)
    return "\n".join(lines)


def name_of(word: str) -> str:
    """Write the id of a people, a tile or a card as a name."""
    return word.replace("-", " ").title()


def _letter(s: Position, player: int) -> str:
    return PEOPLES[s.people[player]][0].upper()


# The map


def _cell(s: Position, field: int) -> tuple[str, str]:
    """Write the two lines on a field: what lies there, then the first player's pieces, then those of others."""
    marks = ""
    for fields, sign in ((s.partly, PARTLY), (s.fully, FULLY), (s.locked, LOCKED)):
        marks += sign if fields >> field & 1 else ""
    marks += BEACON if field == s.beacon else ""
    stacks = [stack for player in range(len(s.players)) if (stack := _stack(s, player, field))]
    return f"{marks} {' '.join(stacks[:1])}".strip(), " ".join(stacks[1:])


def _stack(s: Position, player: int, field: int) -> str:
    """Write the pieces of a player, a letter each; nothing where there are none."""
    stack = s.stack(player, field)
    units = "".join(letter * stack_of(stack, kind) for kind, letter in UNIT_LETTERS)
    outpost = OUTPOST_SIGN if s.outposts[player] >> field & 1 else ""
    outpost += BUILDING_SIGN if s.founded[player] >> field & 1 else ""
    parts = [part for part in (units, WORKER_LETTER * workers_in(stack), outpost) if part]
    return " ".join([_letter(s, player), *parts]) if parts else ""


# The players


def _player(s: Position, player: int) -> list[str]:
    marker = "▸" if player == s.turn and s.phase != ENDED else " "
    team = f" [{s.side[player] + 1}]" if len(set(s.side)) < len(s.players) else ""
    line = f"{marker} {_letter(s, player)} {s.players[player]:<{NAME_WIDTH}}{name_of(PEOPLES[s.people[player]]) + team:<16}"
    if s.out[player]:
        return [f"{line}out since round {s.out[player]}"]
    numbers = [*_standing(s, player), f"{s.gold[player]} gold", f"{s.wood[player]} wood"]
    numbers += [count(cards_in(s.hand[player]), "card")]
    numbers += [f"{s.laid[player]} laid open"] if s.laid[player] else []
    return [line + "".join(f"{number:>13}" for number in numbers), *_means(s, player)]


def _standing(s: Position, player: int) -> list[str]:
    """Say how far a player is, where it is points or marks that count."""
    if SCENARIOS[s.scenario].has_points:
        points = s.scores()[player]
        return [f"{points}/{s.target} points" if s.target else count(points, "point")]
    return [] if s.beacon == NONE else [count(s.marks[player], "mark")]


def _means(s: Position, player: int) -> list[str]:
    """Say what the units of a player are, and what stands and goes on in town."""
    tiles = [(KINDS[kind], tile_of(s, player, kind)) for kind in range(UNIT_KINDS)]
    lines = [", ".join(f"{kind} {name_of(tile.name)} {tile.strength}" for kind, tile in tiles)]
    works = {"has": buildings_of(s, player), "builds": works_of(s, player), "trains": training_of(s, player)}
    lines += ["; ".join(f"{verb} {', '.join(found)}" for verb, found in works.items() if found)]
    return [" " * (4 + NAME_WIDTH) + line for line in lines if line]


def count(number: int, thing: str) -> str:
    """Write a number of things."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


# What happens

SENTENCES: Final = {
    "start": "{player} begins",
    "draw": "{player} draws {card}",
    "turn": "",
    "round": "",
    "move": "{player} moves {pieces} from {from} to {field}",
    "stop": "",
    "pass": "",
    "done": "",
    "card": "{player} plays {card}{choice}",
    "countered": "{card} has no effect",
    "reshuffled": "{player} makes a new deck of the discards",
    "fight": "{player} attacks {enemies} in {field}",
    "combat-round": "round {number} of the combat",
    "first": "{player} rolls first: {steps}",
    "dice": "{player} rolls {dice} {purpose}{result}",
    "cancelled": "{hits} of {player} cancelled",
    "losses": "",
    "lapsed": "{hits} on {player} can take nobody",
    "lose": "{owner} loses {pieces} in {field}",
    "raised": "{player} raises {pieces} in {field}",
    "won": "{player} wins the combat in {field}",
    "undecided": "the combat in {field} has no winner",
    "dragged-away": "the {kind} unit of {player} that was dragged off is lost",
    "dragged-back": "the {kind} unit of {player} that was dragged off returns to {field}",
    "sent-home": "{player} takes {pieces} of {field} back: there is no room",
    "eliminated": "{player} loses {pieces} in {field} to the enemies there",
    "besieged": "enemies stand in {field}, the town of {player}",
    "locked": "nobody may leave {field} in the next movement",
    "out": "{player} is out of the game",
    "yield": "{player} gets {number} {resource} in {field}",
    "harvest": "{player} gets {number} {resource} in {field}",
    "depleted": "{field} is {depletion} depleted",
    "regrown": "{field} grows again: {depletion} depleted",
    "finished": "{player} has finished {building}{place}",
    "deploy": "{player} deploys {pieces} in {field}",
    "train": "{player} trains {pieces}{price}",
    "build": "{player} begins {building}{place}{price}",
    "upgrade": "{player} raises {kind} units to level {level}{price}",
    "give": "{player} gives {to} {amount}",
    "gained": "{player} gets {number} {resource}",
    "paid": "{player} loses {number} {resource}",
    "beacon": "{player} has {marks} at the beacon",
    "over": "the game is over: {reason}",
}
"""How each event is said in the terminal; nothing where another event or the heading of the turn says it."""

ENDS: Final = {
    "points": "the points are reached",
    "elimination": "no enemy is left",
    "scenario": "the scenario is won",
    "cap": "this was the last round",
}


def sentence(event: Event) -> str:
    """Say in a line what happened."""
    return SENTENCES[event.code].format(**_words(event))


def _words(event: Event) -> dict[str, str | int]:
    """Put names and counted things in the place of ids and numbers."""
    values = event.values
    number = int(values.get("number", 1))
    words: dict[str, str | int] = {**values}
    words["card"] = name_of(str(values["card"])) if "card" in values else "a card"
    words["pieces"] = _pieces(number, str(values.get("kind", KINDS[MELEE])))
    words["hits"] = count(int(values.get("hits", number)), "hit")
    words["enemies"] = " and ".join(str(values.get("enemies", "")).split(", "))
    words["result"] = f": {words['hits']}" if "hits" in values else ""
    words["marks"] = count(number, "mark")
    words["purpose"] = f"for {words['card']}" if "card" in values else f"({values.get('kind')})"
    words["amount"] = _amount(values)
    words["price"] = f" for {words['amount']}" if words["amount"] else ""
    words["place"] = f" in {values['field']}" if "field" in values else ""
    words["choice"] = _choice(values)
    words["reason"] = ENDS.get(str(values.get("reason")), "")
    if values.get("depletion") == "none":
        words["depletion"] = "not"
    if "building" in values:
        words["building"] = f"{'an' if str(values['building'])[0] in 'ao' else 'a'} {values['building']}"
    return words


def _pieces(number: int, kind: str) -> str:
    return count(number, f"{kind} unit" if kind in KINDS[:UNIT_KINDS] else kind)


def _amount(values: dict[str, str | int]) -> str:
    return " and ".join(f"{values[own]} {own}" for own in ("gold", "wood") if values.get(own))


def _choice(values: dict[str, str | int]) -> str:
    """Say what was chosen for a card."""
    if "other" in values:
        return f" from {values['field']} to {values['other']}"
    place = f" in {values['field']}" if "field" in values else ""
    if "kind" not in values:
        return place
    return f" on {_pieces(1, str(values['kind']))}{place}" if place else f" on {values['kind']} units"
