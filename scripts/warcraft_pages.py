"""The pages about the peoples, cards, abilities and scenarios of Warcraft: The Board Game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from scripts.pages import REFERENCE, Page, link, questions, title_of
from scripts.uncovered_rules import BOOKS, ROOT
from smallwar.warcraft import ability as ask
from smallwar.warcraft import figures
from smallwar.warcraft.ability import Ability, Card, Scenario
from smallwar.warcraft.figures import PEOPLES, TILES_OF_UNITS, UNIT_KINDS
from smallwar.warcraft.roster import ABILITIES, CARDS, CARDS_OF, COMMON, COPIES, SCENARIOS
from smallwar.warcraft.state import FEWEST_PLAYERS, MOST_PLAYERS
from smallwar.warcraft.terminal import name_of

if TYPE_CHECKING:
    from pathlib import Path

SOURCE: Final = ROOT / "src" / "smallwar" / "warcraft"
BOOK: Final = BOOKS["warcraft"]
FOLDER: Final = REFERENCE / "warcraft"
INDEX: Final = FOLDER / "README.md"

Piece = Card | Ability | Scenario

WINDOWS: Final = {
    ask.OPP_MOVE_START: "before an enemy's first move",
    ask.MOVE_START: "before the own first move",
    ask.MOVE_END: "when a movement is over, before combats are fixed",
    ask.ROUND_START: "at the start of a round of combat",
    ask.BEFORE_ROLL: "before ranged or flying units roll",
    ask.BEFORE_MELEE: "before melee units roll",
    ask.AFTER_ROLL: "after a roll in combat",
    ask.BEFORE_LOSSES: "before losses are taken",
    ask.AFTER_LOSS: "after losses",
    ask.YIELD_START: "at the start of the own yield",
    ask.PURCHASE_START: "before the own first purchase or gift",
    ask.PURCHASE: "at any moment of the own purchase",
    ask.CARD_PLAYED: "when an enemy has played a card in combat",
}
CHOICES: Final = {
    ask.NOTHING: "",
    ask.A_FIELD: " FIELD",
    ask.TWO_FIELDS: " FROM TO",
    ask.A_UNIT: " KIND FIELD",
    ask.A_KIND: " KIND",
    ask.GOLD_AND_WOOD: " N gold N wood",
}
"""What is written behind a card in its step."""


def folder_of(piece: Piece) -> str:
    """Name the folder that a piece, its scenarios and its page live in."""
    return "cards" if isinstance(piece, Card) else "abilities" if isinstance(piece, Ability) else "scenarios"


def source_of(piece: Piece) -> Path:
    """Give the file of a piece, whose name ends with an underscore where Python needs the word."""
    folder = SOURCE / folder_of(piece)
    name = piece.id.replace("-", "_")
    return next(path for path in (folder / f"{name}.py", folder / f"{name}_.py") if path.exists())


def page_of(piece: Piece) -> Page:
    """Begin the page of a piece."""
    folder = folder_of(piece)
    examples = BOOK.scenarios / folder / f"{piece.id}.yaml"
    source = source_of(piece)
    return Page(FOLDER / folder / f"{piece.id}.md", source, examples, title_of(source), piece.text)


def write(piece: Piece, page: Page, rule: str) -> str:
    """Write the page of a piece, with the number of its rule and the questions of its classes."""
    page.facts["Rule"] = page.link(rule, BOOK.rules)
    classes = [base.__name__ for base in type(piece).__mro__]
    asked = questions(SOURCE / "ability.py", classes) | questions(SOURCE / "families.py", classes)
    return page.write(asked, INDEX)


# Cards


def holders_of(number: int) -> list[int]:
    """List the peoples in whose decks a card is."""
    return [people for people, cards in enumerate(CARDS_OF) if number in cards]


def card_page(card: Card) -> str:
    """Write the page of a card."""
    page = page_of(card)
    holders = [page.link(name_of(PEOPLES[people]), people_path(people)) for people in holders_of(card.number)]
    page.facts = {
        "In steps and records": f"`card {card.id}{CHOICES[card.takes]}`",
        "Whose": "all peoples" if card.number < COMMON else ", ".join(holders),
        "Copies in a deck": str(COPIES[card.number]),
        "When": "; ".join([WINDOWS[window] for window in card.windows]),
        "Afterwards": "stays laid open" if card.stays else "goes to the discards",
    }
    return write(card, page, "WB-3.4")


# Abilities


def ability_page(ability: Ability) -> str:
    """Write the page of an ability."""
    page = page_of(ability)
    owners = [
        f"{name_of(tile.name)} ({page.link(name_of(PEOPLES[people]), people_path(people))})"
        for people, kinds in enumerate(TILES_OF_UNITS)
        for tiles in kinds
        for tile in tiles
        if tile.ability == ability.id
    ]
    page.facts = {"Whose": ", ".join(owners)}
    return write(ability, page, "WB-3.2")


# Scenarios


def scenario_page(scenario: Scenario) -> str:
    """Write the page of a scenario."""
    page = page_of(scenario)
    page.facts = {
        "In settings and records": f"`scenario={scenario.id}`",
        "Points": "are counted" if scenario.has_points else "are not counted",
    }
    page.sections = ["", "## By number of players", ""]
    page.sections.append("| players | map | sides | points to win | last round | at the start |")
    page.sections.append("| --- | --- | --- | --- | --- | --- |")
    for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        for map in scenario.maps(players):
            for teams in scenario.teams(players, map):
                page.sections.append(row_of(scenario, players, map, teams))
    return write(scenario, page, "WB-3.7")


def row_of(scenario: Scenario, players: int, map: str, teams: tuple[int, ...]) -> str:
    """Say how a scenario is played by so many on a map."""
    in_teams = len(set(teams)) < players
    short, long = [scenario.target(players, in_teams, long=is_long) for is_long in (False, True)]
    targets = "–" if not short else str(short) if short == long else f"{short}, or {long} if agreed"
    sides = f"`teams={','.join([str(team) for team in teams])}`" if in_teams else "everyone alone"
    return f"| {players} | {map} | {sides} | {targets} | {scenario.cap(players)} | {start_of(scenario, players)} |"


def start_of(scenario: Scenario, players: int) -> str:
    """Say with how much everyone begins, the first seat by itself where it differs."""
    stocks = [f"{scenario.gold(players, seat)} gold, {scenario.wood(players, seat)} wood" for seat in range(players)]
    return stocks[0] if len(set(stocks)) == 1 else f"{stocks[0]}; the others {stocks[1]}"


# Peoples


def people_path(people: int) -> Path:
    """Give the page of a people."""
    return FOLDER / "peoples" / f"{PEOPLES[people]}.md"


def people_page(people: int) -> str:
    """Write the page of a people: its unit tiles and its deck."""
    lines = [f"# {name_of(PEOPLES[people])}", "", "## Units", ""]
    lines += [
        "A unit hits with a die of its strength or lower. The level belongs to the type: all its units rise together.",
        "",
    ]
    lines += [
        "| type | level | name | strength | ability | buildings for it |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for kind in range(UNIT_KINDS):
        for level, tile in enumerate(TILES_OF_UNITS[people][kind]):
            ability = f"[{tile.ability}](../abilities/{tile.ability}.md)" if tile.ability else ""
            needed = figures.UPGRADE_NEEDS[kind][level] or ""
            lines.append(
                f"| {figures.KINDS[kind]} | {level + 1} | {name_of(tile.name)} | {tile.strength} | {ability} | {needed} |"
            )
    total = sum(COPIES[number] for number in CARDS_OF[people])
    lines += ["", "## Cards", "", f"{total} cards:", ""]
    for number in CARDS_OF[people]:
        card = CARDS[number]
        lines.append(f"- {COPIES[number]} × [{name_of(card.id)}](../cards/{card.id}.md): {card.text}")
    footer = [
        ("Rules WB-3.2 and WB-3.4", BOOK.rules),
        ("Tiles", SOURCE / "figures.py"),
        ("Cards", SOURCE / "roster.py"),
    ]
    links = [link(people_path(people), text, target) for text, target in [*footer, ("All pieces", INDEX)]]
    lines += ["", " · ".join(links)]
    return "\n".join(lines) + "\n"


# All of them

INTRODUCTION: Final = """# Reference: Warcraft: The Board Game

A page for each people, card, ability and scenario: what it is, which questions it answers and which examples show it. The pages
are written by `make reference`; do not edit them by hand. [The rules](../../rules/warcraft.md) have numbers,
[the formats](../../formats.md) say how steps are written."""


def piece_table() -> list[str]:
    """Say how many pieces of each kind a player has, how far they go, and what they cost (WB-3.1)."""
    lines = ["", "## Pieces", ""]
    lines += ["| of each player | number | fields a move | gold | wood |", "| --- | --- | --- | --- | --- |"]
    for kind in range(figures.TRAINED_KINDS):
        price = f"{figures.TRAINING_GOLD[kind]} | {figures.TRAINING_WOOD[kind]}"
        lines.append(f"| {figures.KINDS[kind]} | {figures.PIECES[kind]} | {figures.STRIDE[kind]} | {price} |")
    tile = f"| – | {figures.TILE_GOLD} | {figures.TILE_WOOD} |"
    lines.append(f"| {figures.KINDS[figures.OUTPOST]} | {figures.PIECES[figures.OUTPOST]} {tile}")
    for kind, building in enumerate(figures.BUILDINGS):
        lines.append(f"| {building} (trains {figures.KINDS[kind]}) | {figures.BUILDING_TILES[kind]} {tile}")
    lines.append(f"| upgrade of a unit type | {tile}")
    printed = " and ".join([name_of(building) for building in figures.PRINTED_BUILDINGS])
    lines += ["", f"{printed} are printed on every town board; they train workers and melee units."]
    return lines


def index() -> str:
    """Write the list of all pieces."""
    lines = [*INTRODUCTION.splitlines(), "", "## Peoples", ""]
    for people, word in enumerate(PEOPLES):
        kinds = [f"{len(tiles)} {figures.KINDS[kind]}" for kind, tiles in enumerate(TILES_OF_UNITS[people])]
        lines.append(f"- [{name_of(word)}](peoples/{word}.md): levels of units: {', '.join(kinds)}")
    lines += piece_table()
    chapters: list[tuple[str, list[Piece]]] = [
        ("Cards", [*CARDS]),
        ("Abilities of units", [*ABILITIES]),
        ("Scenarios", [*SCENARIOS]),
    ]
    for title, pieces in chapters:
        lines += ["", f"## {title}", ""]
        lines += [
            f"- [{title_of(source_of(piece))}]({folder_of(piece)}/{piece.id}.md): {piece.text}" for piece in pieces
        ]
    return "\n".join(lines) + "\n"


def pages() -> dict[Path, str]:
    """Give every page and what it should say."""
    found = {INDEX: index()}
    found |= {people_path(people): people_page(people) for people in range(len(PEOPLES))}
    found |= {page_of(card).path: card_page(card) for card in CARDS}
    found |= {page_of(ability).path: ability_page(ability) for ability in ABILITIES}
    found |= {page_of(scenario).path: scenario_page(scenario) for scenario in SCENARIOS}
    return found
