"""What never changes in a game: where its fields lie, what is on them, and what unit tiles and cards say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallwar.warcraft.agreement import agree
from smallwar.warcraft.boards.board import load_shipped, read_board
from smallwar.warcraft.figures import KINDS, PEOPLES, TILES_OF_UNITS, UNIT_KINDS
from smallwar.warcraft.map import TERRAINS
from smallwar.warcraft.roster import ABILITIES, CARDS, CARDS_OF, COPIES

if TYPE_CHECKING:
    from smallwar.table.contract import Options
    from smallwar.warcraft.agreement import Agreement
    from smallwar.warcraft.boards.board import Place
    from smallwar.warcraft.shown import CardFacts, Layout, PeopleFacts, PlacedField


def layout_of(options: Options) -> Layout:
    """Lay out the map that was agreed on; `ValueError` for one that cannot be played."""
    agreement = agree(options)
    places = _places(options)
    numbers = range(agreement.map.count)
    return {
        "map": options.boards[0],
        "fields": {agreement.map.names[field]: _field(agreement, places, field, options) for field in numbers},
        "peoples": {PEOPLES[people]: _people(people) for people in agreement.peoples},
        "abilities": {ability.id: ability.text for ability in ABILITIES},
    }


def _places(options: Options) -> list[Place]:
    """Give the coordinates of all fields; nothing for a map that was not written in rows."""
    name = options.boards[0]
    board = read_board(options.own_boards[name], name) if name in options.own_boards else load_shipped(name)
    return board.places


def _field(agreement: Agreement, places: list[Place], field: int, options: Options) -> PlacedField:
    map = agreement.map
    owners = dict(zip(map.towns, options.players, strict=False))
    return {
        "place": places[field] if places else None,
        "terrain": TERRAINS[map.terrain[field]],
        "value": map.values[field],
        "town": owners.get(field),
        "next": [map.names[other] for other in range(map.count) if map.next[field] >> other & 1],
    }


def _people(people: int) -> PeopleFacts:
    return {
        "tiles": {
            KINDS[kind]: [
                {"level": level, "tile": tile.name, "strength": tile.strength, "ability": tile.ability}
                for level, tile in enumerate(TILES_OF_UNITS[people][kind], 1)
            ]
            for kind in range(UNIT_KINDS)
        },
        "cards": {CARDS[card].id: _card(card) for card in CARDS_OF[people]},
    }


def _card(card: int) -> CardFacts:
    return {"text": CARDS[card].text, "copies": COPIES[card]}
