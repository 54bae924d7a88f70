"""Records of Warcraft: The Board Game: peoples, scenario and map have header lines of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from smallwar.table.record import read_record, write_json, write_record
from smallwar.warcraft.form import FORM

if TYPE_CHECKING:
    from smallwar.table.form import RecordForm

TEAMS: Final = """\
Format: 1
Game: warcraft
Rules: 1
Players: Anna, Bert, Carl, Dora
Peoples: orcs, humans, night-elves, undead
Teams: 1, 2, 2, 1
Scenario: border-war
Map: my hills
Options: target=10 cap=25 yield=die cards=defender-first
Board: my hills
  name: my hills

start orcs
"""


def find_form(game: str) -> RecordForm:
    assert game == "warcraft"
    return FORM


def test_a_record_says_what_was_agreed_on_lines_of_its_own() -> None:
    record = read_record(TEAMS, "game.wbr", find_form)
    assert record.options.boards == ["my hills"]
    assert record.options.own_boards == {"my hills": "name: my hills\n"}
    assert record.options.settings == {
        "peoples": "orcs,humans,night-elves,undead",
        "teams": "1,2,2,1",
        "scenario": "border-war",
        "target": "10",
        "cap": "25",
        "yield": "die",
        "cards": "defender-first",
    }
    assert write_record(record) == TEAMS
    assert write_record(read_record(write_json(record), "game.json", find_form)) == TEAMS


def test_a_line_without_a_value_is_left_out() -> None:
    record = read_record(TEAMS, "game.wbr", find_form)
    record.options.settings["teams"] = ""
    assert write_record(record) == TEAMS.replace("Teams: 1, 2, 2, 1\n", "")
