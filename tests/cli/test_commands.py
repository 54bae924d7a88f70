"""The command line on the toy game: what it prints, and the status it ends with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from command_line import run, write
from smallwar import games
from smallwar.cli import output
from smallwar.table.chance import Chance
from smallwar.table.contract import IllegalStep, Options, Reason
from smallwar.table.playout import playout
from smallwar.table.record import read_record
from smallwar.version import VERSION
from toy import Toy, ToyState

if TYPE_CHECKING:
    from collections.abc import Mapping

    from toy_catalogue import ToyCatalogue

pytestmark = pytest.mark.usefixtures("toy")

SCENARIO = "name: {name}\ngame: toy\nplayers: {{anna: {{card: 1}}, bert: {{card: 2}}}}\nsteps: [{{legal: {step}}}]\n"


def write_scenario(path: str, step: str) -> None:
    write(path, SCENARIO.format(name=path, step=step))


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    ending, said, _ = run(capsys, "--version")
    assert ending == 0
    assert said in (f"smallwar {VERSION} (compiled)\n", f"smallwar {VERSION} (plain Python)\n")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["dance"], "smallwar: No such command 'dance'."),
        (["scenario"], "smallwar: Missing argument 'FILES...'."),
        (["play", "--bots", "deep-blue"], "smallwar: Invalid value for '--bots': expected one of "),
        (["play", "--bots", "random", "--game", "toy"], "expected at least 2 players, found 1"),
        (["play", "--game", "chess"], "smallwar: Invalid value for '--game': expected one of the games "),
        (["boards", "--game", "toy", "show", "nothing"], "nothing: cannot be read: No such file or directory"),
        (
            ["boards", "--game", "toy", "new", "--size", "huge"],
            "smallwar: Invalid value: --size: expected one of large",
        ),
        (["record", "check", "nothing"], "nothing: cannot be read: No such file or directory"),
        (["record", "show", "."], ".: cannot be read: Is a directory"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    ending, said, complained = run(capsys, *arguments)
    assert ending == 2
    assert said == ""
    assert complained.startswith(sentence)
    assert complained.count("\n") == 1


def test_scenarios_that_hold(capsys: pytest.CaptureFixture[str]) -> None:
    write_scenario("good.yaml", "roll")
    assert run(capsys, "scenario", "good.yaml") == (0, "ok good.yaml\n", "")


def test_a_scenario_that_fails(capsys: pytest.CaptureFixture[str]) -> None:
    write_scenario("good.yaml", "roll")
    write_scenario("wrong.yaml", "die 1")
    ending, said, _ = run(capsys, "scenario", "wrong.yaml", "good.yaml")
    assert ending == 1
    assert said.split("\n")[0].startswith("FAILED wrong.yaml: step 1: expected 'die 1' to be legal, was not: ")
    assert said.split("\n")[1] == "ok good.yaml"


def test_scenarios_in_a_folder_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    Path("folder").mkdir()
    write_scenario("folder/good.yaml", "roll")
    Path("folder/noise.yaml").write_bytes(bytes(range(256)) * 40_000)
    ending, said, complained = run(capsys, "scenario", "--json", "folder")
    answer = json.loads(said)
    assert ending == 2
    assert [(scenario["name"], scenario["failure"]) for scenario in answer["scenarios"]] == [("folder/good.yaml", "")]
    assert complained == "folder/noise.yaml: expected at most 2000000 bytes, found more\n"
    assert answer["unreadable"] == [complained.strip()]


def test_a_folder_without_scenarios_is_not_taken_for_good(capsys: pytest.CaptureFixture[str]) -> None:
    Path("empty").mkdir()
    ending, said, complained = run(capsys, "scenario", "empty")
    assert (ending, said) == (2, "")
    assert complained == "empty: expected scenarios in files whose names end with .yaml, found none\n"


def test_a_scenario_of_an_unknown_game(capsys: pytest.CaptureFixture[str]) -> None:
    Path("odd.yaml").write_text("name: x\ngame: chess\nsteps: []\n", encoding="utf-8")
    ending, _, complained = run(capsys, "scenario", "odd.yaml")
    assert ending == 2
    assert complained.startswith("odd.yaml:2: at game: expected a game (one of ")


def play(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    return run(capsys, "play", "--game", "toy", "--bots", "random,random", "--seed", "5", *arguments)


def test_a_game_is_played_and_written_down(capsys: pytest.CaptureFixture[str]) -> None:
    ending, said, complained = play(capsys)
    assert ending == 0
    assert "== player 0 ==" in said
    assert "Ranking: " in said
    assert complained == "record: last-game.toy (seed 5; Anna was random, Bert was random)\n"
    record = read_record(Path("last-game.toy").read_text(encoding="utf-8"), "last-game.toy")
    assert record.options.players == ["Anna", "Bert"]
    assert run(capsys, "record", "check", "last-game.toy") == (0, f"ok last-game.toy: {record.result}\n", "")


def test_the_seed_repeats_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    first = json.loads(play(capsys, "--json", "--record", "one.swr")[1])
    second = json.loads(play(capsys, "--json", "--record", "two.swr")[1])
    checked = json.loads(run(capsys, "record", "check", "--json", "one.swr")[1])[0]
    del checked["file"], checked["failure"]
    assert first == checked | {"seed": 5, "bots": ["random", "random"], "record": "one.swr"}
    assert second == first | {"record": "two.swr"}
    assert Path("one.swr").read_text(encoding="utf-8") == Path("two.swr").read_text(encoding="utf-8")


def test_a_record_that_cannot_be_written(capsys: pytest.CaptureFixture[str]) -> None:
    ending, _, complained = play(capsys, "--record", "no/such/folder.swr")
    assert ending == 2
    assert complained == "no/such/folder.swr: cannot be written: No such file or directory\n"


def test_records_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    played = play(capsys)[1]
    assert run(capsys, "record", "show", "last-game.toy")[:2] == (0, played)
    answer = json.loads(run(capsys, "record", "show", "last-game.toy", "--json")[1])
    record = read_record(Path("last-game.toy").read_text(encoding="utf-8"), "last-game.toy")
    view = answer.pop("view")
    assert view["turn"] == 8
    assert answer == {
        "game": "toy",
        "rules": 1,
        "players": ["Anna", "Bert"],
        "boards": [],
        "options": {},
        "steps": len(record.steps),
        "over": True,
        "scores": [int(points) for points in record.result.split("-")],
        "ranking": [["Bert"], ["Anna"]],
        "digest": record.digest,
        "lines": record.steps,
    }


def test_records_are_converted_to_json_and_back(capsys: pytest.CaptureFixture[str]) -> None:
    play(capsys)
    text = Path("last-game.toy").read_text(encoding="utf-8")
    assert run(capsys, "record", "convert", "last-game.toy", "--output", "game.json") == (0, "", "")
    assert json.loads(Path("game.json").read_text(encoding="utf-8"))["game"] == "toy"
    assert run(capsys, "record", "convert", "game.json") == (0, text, "")
    assert run(capsys, "record", "convert", "last-game.toy", "--text") == (0, text, "")
    assert run(capsys, "record", "convert", "game.json", "--json")[1] == Path("game.json").read_text(encoding="utf-8")


def test_records_that_are_wrong_fail_and_unreadable_ones_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    play(capsys)
    good = Path("last-game.toy").read_text(encoding="utf-8")
    Path("cut.swr").write_text("\n".join(good.split("\n")[:-3]), encoding="utf-8")
    ending, said, _ = run(capsys, "record", "check", "cut.swr", "last-game.toy")
    assert ending == 1
    assert said.startswith("FAILED cut.swr:6: at Result: expected a game that ends with ")
    assert said.count("\nok last-game.toy: ") == 1
    Path("odd.swr").write_text(good.replace("toy", "chess"), encoding="utf-8")
    ending, said, complained = run(capsys, "record", "check", "odd.swr", "cut.swr", "--json")
    assert ending == 2
    assert complained.startswith("odd.swr:2: at Game: expected one of ")
    assert [answer["file"] for answer in json.loads(said)] == ["cut.swr"]


@pytest.mark.parametrize("command", ["show", "convert", "check"])
@pytest.mark.parametrize(
    ("old", "new", "ending", "complaint"),
    [
        ("card 1", "roll", 1, "odd.swr:6: expected a legal step, found 'roll': not possible now"),
        ("card 1", "jump", 1, "odd.swr:6: expected a legal step, found 'jump': this game has no such step"),
        ("Rules: 1", "Rules: 9", 2, "odd.swr:3: at Rules: expected 1, the version that this program plays, found 9"),
        ("Anna, ", "", 2, "odd.swr:4: at Players: expected at least 2 players, found 1"),
        ("Format: 1\n", "", 2, "odd.swr: expected the header line 'Format', which is missing"),
    ],
)
def test_a_wrong_record_ends_with_1_and_an_unusable_one_with_2(
    capsys: pytest.CaptureFixture[str], command: str, old: str, new: str, ending: int, complaint: str
) -> None:
    text = "Format: 1\nGame: toy\nRules: 1\nPlayers: Anna, Bert\n\ncard 1\n"
    ended, said, complained = run(capsys, "record", command, write("odd.swr", text.replace(old, new)))
    assert ended == ending
    if command == "check" and ending == 1:
        assert (said, complained) == (f"FAILED {complaint}\n", "")
    else:
        assert (said, complained) == ("", f"{complaint}\n")


def test_an_unfinished_record_is_fine(capsys: pytest.CaptureFixture[str]) -> None:
    text = "Format: 1\nGame: toy\nRules: 1\nPlayers: Anna, Bert\n\ncard 1\ncard 2\nroll\n"
    Path("begun.swr").write_text(text, encoding="utf-8")
    assert run(capsys, "record", "check", "begun.swr") == (0, "ok begun.swr: unfinished after 3 steps\n", "")


def test_a_record_with_hidden_steps_is_shown_as_far_as_it_is_known(capsys: pytest.CaptureFixture[str]) -> None:
    text = "Format: 1\nGame: toy\nRules: 1\nPlayers: Anna, Bert\n\ncard 1\ncard ?\nroll\ndie 2\n"
    write("begun.toy", text)
    why = "begun.toy:7: expected a step in full, found 'card ?', which hides what another knew\n"
    assert run(capsys, "record", "check", "begun.toy") == (2, "", why)
    assert run(capsys, "record", "convert", "begun.toy") == (2, "", why)
    ending, said, _ = run(capsys, "record", "show", "begun.toy")
    assert ending == 0
    assert said.endswith("\nThen, of which not everything is known:\n\n  card ?\n  roll\n  die 2\n")
    answer = json.loads(run(capsys, "record", "show", "begun.toy", "--json")[1])
    assert (answer["steps"], answer["lines"]) == (1, ["card 1", "card ?", "roll", "die 2"])


@pytest.mark.slow
def test_random_games_are_checked(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "--game", "toy", "--players", "3", "--games", "5", "--seed", "1", "--check"]
    ending, said, _ = run(capsys, *arguments)
    assert ending == 0
    assert said.startswith("games 5, seed 1, steps ")
    answer = json.loads(run(capsys, *arguments, "--json")[1])
    played = [one_game(seed) for seed in (1, 1_000_004, 2_000_007, 3_000_010, 4_000_013)]
    assert answer == {
        "games": 5,
        "seed": 1,
        "steps": sum(steps for _, steps in played),
        "mean_scores": [sum(scores[seat] for scores, _ in played) / 5 for seat in range(3)],
        "wins": wins_of([scores for scores, _ in played], answer["wins"]["card"]),
        "failures": [],
    }


def wins_of(games: list[list[int]], by_card: dict[str, dict[str, float]]) -> dict[str, object]:
    """Count first places by seat, shared ones in parts; those by card have the same sum."""
    shares = [[(score == max(scores)) / scores.count(max(scores)) for score in scores] for scores in games]
    by_seat = [round(sum(seat) / len(games), 4) for seat in zip(*shares, strict=True)]
    assert sum(card["seats"] for card in by_card.values()) == 3 * len(games)
    assert sum(card["share"] * card["seats"] for card in by_card.values()) == pytest.approx(len(games), abs=0.001)
    seats = {str(seat + 1): {"seats": len(games), "share": won, "fair": 0.3333} for seat, won in enumerate(by_seat)}
    return {"seat": seats, "card": by_card}


@pytest.mark.slow
def test_a_seed_gives_the_same_games_in_any_number_of_processes(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "--game", "toy", "--bots", "greedy,random,greedy", "--games", "9", "--seed", "4"]
    alone = run(capsys, *arguments, "--jobs", "1")
    assert alone[0] == 0
    assert alone[1].count("\nwins of player ") == 2
    assert alone[1].count("\nwins of seat ") == 3
    assert run(capsys, *arguments, "--jobs", "2") == alone


def test_one_computer_player_may_sit_in_all_seats(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "--game", "toy", "--games", "1", "--seed", "4", "--json", "--bots"]
    alone = json.loads(run(capsys, *arguments, "greedy", "--players", "3")[1])
    assert alone == json.loads(run(capsys, *arguments, "greedy,greedy,greedy")[1])
    assert run(capsys, *arguments, "greedy,random", "--players", "3") == (
        2,
        "",
        "smallwar: Invalid value: --bots: expected one computer player, or 3, found 2\n",
    )


@pytest.mark.parametrize("pair", ["pace", "=slow", "pace=slow --set pace=quick"])
def test_settings_have_a_name_and_a_value(capsys: pytest.CaptureFixture[str], pair: str) -> None:
    ending, _, complained = run(capsys, "simulate", "--game", "toy", "--set", *pair.split())
    assert ending == 2
    assert complained.startswith("smallwar: Invalid value for '--set': expected settings such as variant=teams, each ")


def test_settings_and_boards_are_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    write("own.yaml", "name: mine\n")
    chosen = ["--set", "pace=quick", "--set", "houses=red,blue", "--board", "plain", "--board", "own.yaml"]
    assert play(capsys, *chosen)[0] == 0
    record = read_record(Path("last-game.toy").read_text(encoding="utf-8"), "last-game.toy", games.find_form)
    assert record.options.settings == {"pace": "quick", "houses": "red,blue"}
    assert record.options.boards == ["plain", "mine"]
    assert record.options.own_boards == {"mine": "name: mine\n"}


def one_game(seed: int) -> tuple[list[int], int]:
    """Play a game of three at random; give its scores and its steps."""
    game, chance = Toy(), Chance(seed)
    state = game.new(game.draw_options(["a", "b", "c"], {}, chance))
    steps = playout(state, chance, 1000)
    return state.scores(), steps


class Blurred(ToyState):
    """A position that is copied wrongly and takes one step for another."""

    def copy(self) -> ToyState:
        return ToyState(self.players, self.cards[:], self.points[:], self.turn + 1, self.rolling)

    def step(self, text: str) -> int:
        return super().step(text) + 1


class Forgetful(Toy):
    """Reads positions wrongly."""

    def new(self, options: Options) -> ToyState:
        return Blurred(options.players, [0, 0], [0, 0], 0, 0)

    def load(self, data: Mapping[str, object]) -> ToyState:
        json.dumps(data)
        return ToyState(["a", "b"], [9, 9], [9, 9], 0, 0)


def test_what_is_lost_in_words_in_json_and_in_copies_is_found(
    toy: ToyCatalogue, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(toy, "game", Forgetful)
    ending, _, complained = run(capsys, "simulate", "--game", "toy", "--games", "1", "--check")
    assert ending == 1
    assert complained == (
        "FAILED game 1: before step 1: the position differs after writing it as JSON and reading it; a copy differs; "
        "'card 1' is read as another step; 'card 2' is read as another step; 'card 3' is read as another step\n"
    )


class Fickle(ToyState):
    """A position that lists what it refuses."""

    def play(self, step: int) -> None:
        raise IllegalStep(Reason("no", "", "not today", {}))


def test_a_step_that_is_listed_and_refused_is_found(
    toy: ToyCatalogue, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Toy, "new", lambda self, options: Fickle(options.players, [0, 0], [0, 0], 0, 0))
    ending, _, complained = run(capsys, "simulate", "--game", "toy", "--games", "1", "--seed", "1")
    assert ending == 1
    assert complained == "FAILED game 1: step 1: 'card 1' is listed but refused: not today\n"


def test_a_game_that_its_record_does_not_lead_to_is_found(
    toy: ToyCatalogue, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[int] = []

    def new(self: Toy, options: Options) -> ToyState:
        begun.append(len(begun))
        return ToyState(options.players, [0, 0], [begun[-1], 0], 0, 0)

    monkeypatch.setattr(Toy, "new", new)
    ending, _, complained = run(capsys, "simulate", "--game", "toy", "--games", "1", "--check")
    assert ending == 1
    assert complained == "FAILED game 1: the record leads to another position\n"


def test_long_work_shows_how_far_it_has_come(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(output, "SECONDS_BETWEEN_LINES", 0.0)
    assert run(capsys, "simulate", "--game", "toy", "--games", "2")[2] == "games 1 of 2\ngames 2 of 2\n"
    write_scenario("good.yaml", "roll")
    assert run(capsys, "scenario", "good.yaml")[2] == "files 1 of 1\n"
    steps = json.loads(play(capsys, "--json")[1])["steps"]
    assert play(capsys, "--json")[2] == "".join(f"steps {number}\n" for number in range(1, steps + 1))
    files = ["last-game.toy", "last-game.toy"]
    assert run(capsys, "record", "check", *files)[2] == "files 1 of 2\nfiles 2 of 2\n"
    write("board.yaml", "name: board\n")
    assert run(capsys, "boards", "--game", "toy", "check", "board.yaml")[2] == "files 1 of 1\n"


def test_on_a_terminal_it_shows_this_in_place(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(output, "SECONDS_BETWEEN_SIGNS", 0.0)
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    progress = output.Progress("games", 2)
    progress.advance()
    progress.finish()
    assert capsys.readouterr().err == "\rgames 1 of 2 \r\033[K"


def test_a_broken_rule_is_found(
    toy: ToyCatalogue, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(toy, "broken", lambda state: ["a token is missing"])
    ending, _, complained = run(capsys, "simulate", "--game", "toy", "--games", "1", "--check")
    assert ending == 1
    assert complained == "FAILED game 1: before step 1: a token is missing\n"


def test_a_mistake_of_ours_is_one_sentence_too(
    toy: ToyCatalogue, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(toy, "broken", lambda state: state.oops)
    ending, _, complained = run(capsys, "simulate", "--game", "toy", "--games", "1", "--check")
    assert ending == 2
    assert complained.startswith("smallwar: a mistake in the program itself: AttributeError(")


def test_boards_are_listed_and_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "boards", "--game", "toy") == (0, "plain  size small; regions 2; fields 1, lake 1\n", "")
    assert json.loads(run(capsys, "boards", "--game", "toy", "--json")[1]) == {
        "plain": {"name": "plain", "size": "small", "regions": 2, "terrain": {"fields": 1, "hills": 0, "lake": 1}}
    }
    assert run(capsys, "boards", "--game", "toy", "show", "plain") == (0, "name: plain\n", "")
    assert run(capsys, "boards", "--game", "toy", "show", "plain", "--svg", "p.svg")[0] == 0
    assert Path("p.svg").read_text(encoding="utf-8").startswith("<svg>")


def test_boards_are_made(capsys: pytest.CaptureFixture[str]) -> None:
    new = ["boards", "--game", "toy", "new", "--size", "L", "--seed", "7"]
    told = "making a board takes a few seconds\n"
    facts = {"name": "large-7", "size": "small", "regions": 2, "terrain": {"fields": 1, "hills": 0, "lake": 1}}
    assert run(capsys, *new) == (0, "name: large-7\n", told)
    assert run(capsys, *new, "--output", "one.yaml", "--svg", "one.svg") == (0, "", told)
    assert Path("one.yaml").read_text(encoding="utf-8") == "name: large-7\n"
    assert Path("one.svg").read_text(encoding="utf-8").startswith("<svg>")
    assert json.loads(run(capsys, *new, "--json")[1]) == facts | {"text": "name: large-7\n"}
    assert json.loads(run(capsys, *new, "--json", "--output", "two.yaml")[1]) == facts | {"text": "name: large-7\n"}
    assert Path("two.yaml").read_text(encoding="utf-8") == "name: large-7\n"


def test_boards_are_checked(capsys: pytest.CaptureFixture[str]) -> None:
    Path("good.yaml").write_text("name: good\n", encoding="utf-8")
    Path("bad.yaml").write_text("title: bad\n", encoding="utf-8")
    assert run(capsys, "boards", "--game", "toy", "check", "good.yaml") == (0, "ok good.yaml\n", "")
    ending, said, _ = run(capsys, "boards", "--game", "toy", "check", "good.yaml", "bad.yaml")
    assert ending == 1
    assert said == "ok good.yaml\nbad.yaml:1: at title: expected one of the keys name, found 'title'\n"
    assert run(capsys, "boards", "--game", "toy", "check", "none.yaml")[0] == 2
