"""A game is laid out as the rules say (SW-1, SW-2, SW-13): every figure by number, none taken from the code."""

from __future__ import annotations

from typing import Final

import pytest

from smallwar.smallworld.game import SmallWorld, SmallWorldState
from smallwar.smallworld.roster import BADGES, BANNERS, POWER_IDS, RACE_IDS, RELIC_IDS
from smallwar.smallworld.state import MURLOCS
from smallwar.smallworld.tokens import FACE_DOWN, MOUNTAIN, SUPPLY, WORDS
from smallwar.table.chance import Chance
from smallwar.table.contract import CHANCE, Options

ISLANDS: Final = {2: ["L", "S"], 3: ["L", "M", "S"], 4: ["L", "M", "M", "S"], 5: ["L", "L", "M", "S", "S"]}
ROUNDS: Final = {2: 10, 3: 10, 4: 9, 5: 8}
FACTIONS: Final = {
    2: ["alliance", "horde"],
    3: ["alliance", "horde", "neutral"],
    4: ["alliance", "horde", "alliance", "horde"],
    5: ["alliance", "horde", "neutral", "alliance", "horde"],
}
RACES: Final = {
    "draenei": ("alliance", 7, 12),
    "dwarves": ("alliance", 5, 10),
    "gnomes": ("alliance", 5, 10),
    "humans": ("alliance", 5, 10),
    "night-elves": ("alliance", 4, 9),
    "worgen": ("alliance", 5, 10),
    "blood-elves": ("horde", 5, 10),
    "forsaken": ("horde", 6, 20),
    "goblins": ("horde", 6, 11),
    "orcs": ("horde", 6, 11),
    "tauren": ("horde", 11, 16),
    "trolls": ("horde", 6, 11),
    "ethereals": ("neutral", 5, 10),
    "kobolds": ("neutral", 6, 11),
    "naga": ("neutral", 6, 11),
    "pandaren": ("neutral", 5, 10),
}
SIDES: Final = ("alliance", "horde", "neutral")
BADGE_OF_FIVE: Final = ["archaeologist", "battlemaster", "champion", "defender", "enraged", "marsh-settler", "sailor"]
RELICS: Final = [
    "aegis", "ashes", "doomhammer", "frostmourne", "heart",
    "battleground", "dark-portal", "karazhan", "lights-hope-chapel", "meeting-stone", "spirit-healer", "well-of-eternity",
]  # fmt: skip
COUNTS: Final = {
    "mountain": 10, "wisp-wall": 9, "fort": 10, "watchtower": 6, "target": 2, "bomb": 12, "champion": 1,
}  # fmt: skip
DRAWS: Final = 60


def names(players: int) -> list[str]:
    return [f"player {seat + 1}" for seat in range(players)]


def drawn(players: int, seed: int = 1, variant: str = "classic") -> Options:
    return SmallWorld().draw_options(names(players), {"variant": variant}, Chance(seed))


def begun(players: int, variant: str = "classic", seed: int = 1) -> SmallWorldState:
    """Lay out a game and bring the offer into view."""
    chance = Chance(seed)
    state = SmallWorld().new(SmallWorld().draw_options(names(players), {"variant": variant}, chance))
    while state.to_move() == CHANCE:
        state.play(state.toss(chance))
    return state


@pytest.mark.parametrize("players", ISLANDS)
def test_islands_are_drawn_for_the_number_of_players(players: int) -> None:
    """SW-2.1."""
    sets = [drawn(players, seed).boards for seed in range(DRAWS)]
    for faces in sets:
        assert [face[0] for face in faces] == ISLANDS[players]
        assert len({face[:-1] for face in faces}) == len(faces)
    met = {face for faces in sets for face in faces}
    assert met == {f"{size}{number}{side}" for size in ISLANDS[players] for number in "12" for side in "ab"}


@pytest.mark.parametrize("players", ROUNDS)
def test_rounds_and_coins(players: int) -> None:
    """SW-2.2 and SW-2.6."""
    for variant in ("classic", "teams"):
        state = begun(players, variant)
        assert (state.round, state.rounds, state.turn) == (1, ROUNDS[players], 0)
        assert state.coins == [5] * players
        assert state.hand == [0] * players


@pytest.mark.parametrize("players", ROUNDS)
def test_six_combos_are_open(players: int) -> None:
    """SW-2.3."""
    state = begun(players)
    assert len(set(state.banners)) == len(set(state.badges)) == 6
    assert min(state.banners) >= 0
    assert min(state.badges) >= 0
    assert state.offer_coins == [0] * 6
    assert (state.hidden_banners.bit_count(), state.hidden_badges.bit_count()) == (10, 14)
    assert [state.text(step) for step in state.legal()] == [f"pick {row}" for row in range(1, 7)]


@pytest.mark.parametrize("players", ISLANDS)
def test_the_map_holds_murlocs_mountains_and_a_relic_for_each_island(players: int) -> None:
    """SW-2.4 and SW-2.5."""
    state = begun(players)
    murlocs = sum({"L": 4, "M": 3, "S": 2}[size] for size in ISLANDS[players])
    mountains = sum({"L": 3, "M": 2, "S": 1}[size] for size in ISLANDS[players])
    assert state.held[MURLOCS] == state.map.murlocs
    assert state.held[MURLOCS].bit_count() == sum(state.tokens) == murlocs
    assert max(state.tokens) == 1
    assert state.lying[MOUNTAIN].bit_count() == mountains
    faces_down = [name for region, name in enumerate(state.map.names) if state.lying[FACE_DOWN] >> region & 1]
    assert sorted({name.split(".")[0] for name in faces_down}) == sorted(name.split(".")[0] for name in faces_down)
    assert len(faces_down) == len(ISLANDS[players])
    assert state.hidden_relics.bit_count() == 12


def test_the_box_holds_what_is_printed() -> None:
    """SW-1.1 to SW-1.3."""
    assert {race.id: (SIDES[race.side], number, box) for race, number, box in BANNERS} == RACES
    assert {power.id: number for power, number in BADGES} == {
        power: 5 if power in BADGE_OF_FIVE else 4 for power in POWER_IDS
    }
    assert len(BADGES) == 20
    assert sum(box for _, _, box in RACES.values()) == 182
    assert RELIC_IDS == RELICS
    state = begun(2)
    assert dict(zip(RACE_IDS, state.box, strict=True)) == {race: box for race, (_, _, box) in RACES.items()}


def test_there_are_so_many_pieces() -> None:
    """SW-1.5."""
    assert {WORDS[kind]: count for kind, count in SUPPLY.items()} == COUNTS
    state = begun(2)
    assert state.beasts_left() == 5
    assert (state.explosives, state.duds) == (6, 6)


@pytest.mark.parametrize("players", FACTIONS)
def test_sides_are_seated_in_turn_order(players: int) -> None:
    """SW-13.1."""
    state = begun(players, "teams")
    assert [SIDES[side] for side in state.faction] == FACTIONS[players]
    assert begun(players, "classic").faction == []


@pytest.mark.parametrize("players", FACTIONS)
def test_each_side_shows_four_banners_of_its_own(players: int) -> None:
    """SW-13.2."""
    state = begun(players, "teams")
    sides = SIDES[: 2 + players % 2]
    columns = [state.banners[start : start + 4] for start in range(0, len(state.banners), 4)]
    assert [[RACES[RACE_IDS[race]][0] for race in column] for column in columns] == [[side] * 4 for side in sides]
    assert len(set(state.banners)) == len(state.banners)
    assert len(set(state.badges)) == len(state.badges) == 4
    assert (state.hidden_banners.bit_count(), state.hidden_badges.bit_count()) == (4, 16)


REFUSED: Final = [
    ([], "expected the names of the boards, found none"),
    (["L1a", "L1a"], "expected every board once"),
    (["L1a", "S1a", "L1b"], "expected one side of every island, found both of L1"),
    (["S2b", "S2a"], "expected one side of every island, found both of S2"),
    (["L9a", "L9b"], "'L9a' is not a board of the game; there are L1a, L1b, "),
]


@pytest.mark.parametrize(("boards", "complaint"), REFUSED)
def test_boards_that_cannot_lie_on_one_table(boards: list[str], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        SmallWorld().new(Options(names(2), boards, {}, {}))


@pytest.mark.parametrize("boards", [["L1a"], ["S1a", "S2b"], ["M1b", "M2a", "L2a"]])
def test_other_sets_of_islands_may_be_agreed(boards: list[str]) -> None:
    assert SmallWorld().new(Options(names(2), boards, {}, {})).map.names[0] == f"{boards[0]}.1"


OWN: Final = """\
name: L1b
size: small
regions:
  1: {terrain: fields, marks: [entry], next: [2]}
  2: {terrain: hills, marks: [relic], next: [1]}
"""


def test_a_board_of_ones_own_may_bear_any_name() -> None:
    own = Options(names(2), ["L1a", "L1b"], {}, {"L1b": OWN})
    assert SmallWorld().new(own).map.names[-1] == "L1b.2"
