"""Records: written, read, replayed, and every way in which one can be wrong."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from smallwar.table.contract import OVER
from smallwar.table.record import digest, read_record, replay, sign, write_json, write_record
from smallwar.table.source import FormatError
from toy import Toy, ToyState
from toy_catalogue import ToyCatalogue

if TYPE_CHECKING:
    import random

    from smallwar.table.contract import Options
    from smallwar.table.form import RecordForm

GAME = """\
Format: 1
Game: toy
Rules: 1
Players: Anna, Bert
Boards: L1a, mine
Options: variant=classic coins=open
Date: 2026-11-18
Result: 7-3
Digest: 91e2f7e66a04
Board: mine
  name: mine
  regions: {}

# The deal
card 1
card 2 ; lucky
roll
die 3
stay
# The second round
roll
die 3
stay
stay
roll
die 1
# The end
"""


def test_writing_gives_what_was_read() -> None:
    record = read_record(GAME, "game.swr")
    assert record.options.players == ["Anna", "Bert"]
    assert record.options.boards == ["L1a", "mine"]
    assert record.options.settings == {"variant": "classic", "coins": "open"}
    assert record.options.own_boards == {"mine": "name: mine\nregions: {}\n"}
    assert record.comments == {1: "lucky"}
    assert record.steps[2] == "roll"
    assert write_record(record) == GAME


def test_json_says_the_same() -> None:
    record = read_record(GAME, "game.swr")
    again = read_record(write_json(record), "game.json")
    assert write_record(again) == GAME
    assert write_json(again) == write_json(record)


def test_a_record_is_replayed_to_its_end() -> None:
    state = replay(read_record(GAME, "game.swr"), Toy())
    assert state.to_move() == OVER
    assert state.scores() == [7, 3]


def test_every_step_is_shown_to_a_visitor() -> None:
    seen: list[str] = []
    replay(read_record(GAME, "game.swr"), Toy(), lambda before, step, after: seen.append(before.text(step)))
    assert seen == read_record(GAME, "game.swr").steps


def test_an_unfinished_record_may_be_signed() -> None:
    lines = [line for line in GAME.split("\n")[:18] if not line.startswith(("Result", "Digest"))]
    record = read_record("\n".join(lines), "game.swr")
    state = replay(record, Toy())
    assert state.to_move() != OVER
    sign(record, state)
    assert record.result == ""
    assert record.digest == digest(state)


def test_json_may_write_a_letter_as_two_escapes() -> None:
    record = read_record(GAME, "game.swr")
    record.options.players[0] = "Anna \U0001f600"
    record.steps[0] = r"card \ud83d\ude00"
    text = write_json(record)
    escaped = json.dumps(json.loads(text))
    assert r"\ud83d\ude00" in escaped
    again = read_record(escaped, "game.json")
    assert again.options.players == record.options.players
    assert again.steps == record.steps
    with pytest.raises(FormatError, match=r"game\.json:1: expected YAML, found an error"):
        read_record(escaped.replace(r"\ude00", ""), "game.json")


def test_json_names_the_line_of_what_the_game_refuses() -> None:
    text = write_json(read_record(GAME, "game.swr")).replace(' "Anna",\n', "")
    with pytest.raises(FormatError, match=r"game\.json:5: at Players: expected at least 2 players, found 1"):
        replay(read_record(text, "game.json"), Toy())


def complaint(text: str) -> str:
    with pytest.raises(FormatError) as caught:
        replay(read_record(text, "game.swr"), Toy())
    return str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("Format: 1\n", "", "game.swr: expected the header line 'Format', which is missing"),
        ("Format: 1", "Format: 2", "game.swr:1: at Format: expected 1, the only format so far, found '2'"),
        ("Format: 1", "hello", "game.swr:1: expected a header line such as 'Format: 1', found 'hello'"),
        ("Rules: 1", "Rules: one", "game.swr:3: at Rules: expected the number of a version of the rules, found 'one'"),
        ("Rules: 1", "Rules: 9", "game.swr:3: at Rules: expected 1, the version that this program plays, found 9"),
        ("Anna, Bert", "Anna", "game.swr:4: at Players: expected at least 2 players, found 1"),
        ("Anna, Bert", "Anna,", "game.swr:4: at Players: expected names of 1 to 40 letters without a comma, found ''"),
        ("Anna, Bert", "Anna, Anna", "game.swr:4: at Players: expected every name once, found 'Anna, Anna'"),
        (
            "Anna, Bert",
            ",".join("abcdefghijklmnopqrstu"),
            "game.swr:4: at Players: expected at most 20 names, found 21",
        ),
        (
            "coins=open",
            "open",
            "game.swr:6: at Options: expected settings such as 'variant=classic', each once, found 'open'",
        ),
        ("2026-11-18", "2026-11-31", "game.swr:7: at Date: expected a day such as 2026-11-18, found '2026-11-31'"),
        ("7-3", "won", "game.swr:8: at Result: expected points such as 71-66, found 'won'"),
        ("7-3", "7-4", "game.swr:8: at Result: expected 7-4, found 7-3"),
        ("91e2f7e66a04", "xyz", "game.swr:9: at Digest: expected twelve digits of 0 to f, found 'xyz'"),
        ("91e2", "11e2", "game.swr:9: at Digest: expected 11e2f7e66a04 for the last position, found 91e2f7e66a04"),
        ("Date", "Rules", "game.swr:7: expected every header line once, found 'Rules' again"),
        ("Board: mine", "Board:", "game.swr:10: expected the name of a board that does not stand above, found ''"),
        ("card 1", "card 4", "game.swr:15: expected a legal step, found 'card 4': this game has no such step"),
        ("card 1", "roll", "game.swr:15: expected a legal step, found 'roll': not possible now"),
        ("card 1", "; what?", "game.swr:15: expected a step before its comment, found none"),
        ("die 1\n", "", "game.swr:8: at Result: expected a game that ends with 7-3, found one that is not over"),
        ("# The end", "stay", "game.swr:27: expected a legal step, found 'stay': not possible now"),
    ],
)
def test_what_is_wrong_is_said(old: str, new: str, sentence: str) -> None:
    assert old in GAME
    assert complaint(GAME.replace(old, new, 1)) == sentence


OWN_LINES: Final = GAME.replace("Boards: L1a, mine\nOptions:", "Houses: red, old-blue\nTray: L1a, mine\nOptions:")
"""The same game with header lines as only the toy has them."""


def find_form(game: str) -> RecordForm:
    if game != "toy":
        raise ValueError(f"expected the game toy, found {game!r}")
    return ToyCatalogue().record_form()


def test_a_game_may_have_header_lines_of_its_own() -> None:
    record = read_record(OWN_LINES, "game.toy", find_form)
    assert record.options.boards == ["L1a", "mine"]
    assert record.options.settings == {"houses": "red,old-blue", "variant": "classic", "coins": "open"}
    assert write_record(record) == OWN_LINES
    again = read_record(write_json(record), "game.json", find_form)
    assert json.loads(write_json(record))["extra"] == {"Houses": "red, old-blue"}
    assert write_record(again) == OWN_LINES
    with pytest.raises(FormatError, match=r"game\.toy:5: expected one of the header lines Format, .* found 'Houses'"):
        read_record(OWN_LINES, "game.toy")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("red", "Red!", "game.toy:5: at Houses: expected words in small letters with commas between, found "),
        ("red,", "red,,", "game.toy:5: at Houses: expected words in small letters with commas between, found "),
        (
            "coins=",
            "houses=",
            "game.toy:7: at Options: expected houses on the line Houses instead, found 'houses=open'",
        ),
        ("Tray", "Boards", "game.toy:6: expected one of the header lines Format, "),
        ("L1a", "", "game.toy:6: at Tray: expected names of 1 to 40 letters without a comma, found ''"),
        ("toy", "chess", "game.toy:2: at Game: expected the game toy, found 'chess'"),
        ("red", "green", "game.toy:5: at Houses: expected red houses"),
        ("old-blue", "own", "game.toy:5: at Houses: expected houses in other colours"),
        ("coins=open", "coins=none", "game.toy:7: at Options: at coins: expected coins"),
    ],
)
def test_what_is_wrong_with_lines_of_its_own_is_said(old: str, new: str, sentence: str) -> None:
    with pytest.raises(FormatError) as caught:
        replay(read_record(OWN_LINES.replace(old, new, 1), "game.toy", find_form), Particular())
    assert str(caught.value).startswith(sentence)


class Particular(Toy):
    """Complains of settings."""

    def new(self, options: Options) -> ToyState:
        if options.settings["houses"].startswith("green"):
            raise ValueError("at houses: expected red houses")
        if options.settings["houses"].endswith("own"):
            raise ValueError("expected houses in other colours")
        if options.settings["coins"] == "none":
            raise ValueError("at coins: expected coins")
        return super().new(options)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('{"format": 1}', "game.json:1: expected the key 'game', which is missing"),
        ('{"format": 1, "oops": 1}', r"game.json:1: at oops: expected one of the keys format, .*, found 'oops'"),
        (
            '{"format": 1, "game": "toy", "rules": 1, "players": ["A", "B"],\n "steps": ["a;b"]}',
            r"game.json:2: at steps\[1\]: expected the words of a step, found 'a;b'",
        ),
        (
            '{"format": 1, "game": "toy", "rules": 1, "players": [], "steps": [], "comments": {"x": "y"}}',
            r"game.json:1: at comments.x: expected the number of a step, found 'x'",
        ),
    ],
)
def test_json_is_checked_too(text: str, sentence: str) -> None:
    with pytest.raises(FormatError, match=sentence):
        read_record(text, "game.json")


@pytest.mark.parametrize("text", ["", "\n\n", "# only a remark\n", "Format", "\x07"])
def test_what_is_no_record_at_all(text: str) -> None:
    assert complaint(text).startswith("game.swr")


def test_a_finished_record_that_was_cut_is_refused() -> None:
    for end in range(len(GAME) - len("1\n# The end\n")):
        assert complaint(GAME[:end]).startswith("game.swr")


@given(st.randoms(use_true_random=False))
def test_a_damaged_record_does_nothing_but_complain(chance: random.Random) -> None:
    letters = list(GAME)
    for _ in range(3):
        letters[chance.randrange(len(letters))] = chance.choice("\n:;,# ab1-=\t{é")
    try:
        replay(read_record("".join(letters), "game.swr"), Toy())
    except FormatError as error:
        assert "\n" not in str(error)


@given(st.text(max_size=300))
def test_any_text_does_nothing_but_complain(text: str) -> None:
    assert complaint(text).startswith("game.swr")
