"""What a position, a turn and an offer look like in the terminal."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import click

from command_line import run
from smallwar.cli.narration import Narrator
from smallwar.games import catalogue, find_scenarios
from smallwar.table.source import read_yaml

if TYPE_CHECKING:
    import pytest

    from smallwar.table.contract import State

MAP: Final = """
map:
  a: {terrain: fields, marks: [entry, cave], next: [b, c]}
  b: {terrain: mountain, marks: [magic], next: [a, c]}
  c: {terrain: hills, marks: [cave, magic, relic], next: [a, b]}
  d: {terrain: swamp, marks: [entry, murloc], next: [e, f]}
  e: {terrain: forest, next: [d]}
  f: {terrain: lake, next: [d]}
round: 3
phase: conquer
"""

CLASSIC: Final = """
pieces: {a: [fort, watchtower, aegis], c: [beasts-2, relic], d: [murloc]}
players:
  anna: {race: dwarves, power: fortified, coins: 12, hand: 2, holds: {a: 3, b: 2}, declined: {race: trolls, holds: {e: 1}}}
  bert: {race: humans, power: beastmaster, coins: 1, holds: {c: 4}}
offer: [[goblins, miner], [gnomes, herbalist, 2]]
"""

CLASSIC_PICTURE: Final = """\
a      fields   ec·  anna 3 Dwarves               d      swamp    e··  Murloc
                     [fort, watchtower, aegis]    e      forest   ···  anna (1 Trolls)
b      mountain ··m  anna 2 Dwarves               f      lake     ···
c      hills    ·cm  bert 4 Humans +2 beasts
                     [relic]

e entry  c cave  m magic  (…) in decline

▸ anna       12 coins  Fortified Dwarves: 2 regions, 2 in hand; Trolls in decline: 1 region
  bert         1 coin  Beastmaster Humans: 1 region

  1. for 0 coins: Miner Goblins               10 tokens
  2. for 1 coin:  Herbalist Gnomes            9 tokens, 2 coins on it"""

TEAMS: Final = """
variant: teams
players:
  anna: {race: dwarves, power: fortified, faction: alliance}
  bert: {race: orcs, power: beastmaster, faction: horde}
offer: {alliance: [gnomes, worgen], horde: [goblins], neutral: [naga], badges: [miner, herbalist]}
"""

TEAMS_PICTURE: Final = """
▸ anna        5 coins [alliance]  Fortified Dwarves: 0 regions
  bert        5 coins [horde]  Beastmaster Orcs: 0 regions

  1. for 0 coins: Miner           Gnomes       | Goblins      | Naga
  2. for 1 coin:  Herbalist       Worgen       | –            | –
  3. for 2 coins: –               –            | –            | –
  4. for 3 coins: –               –            | –            | –"""


def position(lines: str) -> State:
    """Build a position as a scenario describes it."""
    return find_scenarios(None).situation(read_yaml(MAP + lines, "a test").mapping(), "a test").state


def test_a_position() -> None:
    state = position(CLASSIC)
    assert catalogue().heading(state) == "Round 3 of 10: anna"
    assert catalogue().draw(state) == CLASSIC_PICTURE


def test_players_and_offer_of_teams() -> None:
    assert catalogue().draw(position(TEAMS)).endswith(TEAMS_PICTURE)


def test_players_have_colours() -> None:
    painted = Narrator(catalogue(), ["Anna", "Bert"]).painted("Anna pays Bert, not Annabel")
    assert painted == "\x1b[91mAnna\x1b[0m pays \x1b[96mBert\x1b[0m, not Annabel"
    assert click.unstyle(painted) == "Anna pays Bert, not Annabel"


def test_the_first_player_sees_the_offer_and_everyone_the_turns(capsys: pytest.CaptureFixture[str]) -> None:
    ending, said, _ = run(capsys, "play", "--bots", "random,random", "--seed", "5")
    assert ending == 0
    first, *others, end = re.split(r"\n== (?:Round [0-9]+ of 10: \w+) ==\n", said)[1:]
    assert len(others) == 18
    before, picture, log = first.partition("\nL1b.1 ")
    assert before.count(" into view\n") == 12
    assert "\n  6. for 5 coins: " in picture + log
    assert "\n  Anna takes the " in log
    for turn in [*others, end]:
        assert turn.startswith("\nL1b.1 ")
        assert "\n▸ " in turn
    assert re.search(r"\nAnna: [0-9]+\nBert: [0-9]+\nRanking: (Anna, then Bert|Bert, then Anna|Anna and Bert)\n$", end)
    assert run(capsys, "record", "show", "last-game.swr")[1] == said
