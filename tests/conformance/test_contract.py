"""What every game must keep, so that everything else can rely on it: random games, looked at closely."""

from __future__ import annotations

import copy
import json
from typing import TYPE_CHECKING, Any, Final

import pytest

from smallwar import games
from smallwar.table.chance import Chance
from smallwar.table.contract import CHANCE, HIDDEN, OVER, Event, IllegalStep, State
from smallwar.table.playout import playout
from smallwar.table.record import digest, read_record, replay, sign, write_record
from toy_catalogue import ToyCatalogue

if TYPE_CHECKING:
    from _pytest.mark.structures import ParameterSet

    from smallwar.table.catalogue import Catalogue
    from smallwar.table.contract import Options

SETTINGS: Final[dict[str, list[dict[str, str]]]] = {
    "small-world": [{"variant": "classic"}, {"variant": "teams"}],
    "warcraft": [{"scenario": "old-beacon", "cap": "12"}, {"yield": "fixed", "cards": "active-first", "cap": "9"}],
}
"""What is agreed in the games that are looked at, by game; a game that is not named here is looked at with its defaults."""

LONGEST: Final = 20_000
POSITIONS: Final = 40
MANY: Final = 200
NUMBERS: Final = 300
TRIED: Final = 40
TOSSES: Final = 2_000
OTHER_GAMES: Final = (8, 9)


class Table:
    """A game with so many players and these settings."""

    def __init__(self, catalogue: Catalogue, players: int, settings: dict[str, str]) -> None:
        self.catalogue = catalogue
        self.game = catalogue.game()
        self.players = [f"player {seat + 1}" for seat in range(players)]
        self.settings = settings

    def __str__(self) -> str:
        return "-".join([self.game.name(), str(len(self.players)), *self.settings.values()])

    def options(self, chance: Chance) -> Options:
        return self.game.draw_options(self.players, self.settings, chance)


def tables() -> list[ParameterSet]:
    """Give the toy and every real game at all its sizes; of two settings, each size is looked at with one every day."""
    found: list[ParameterSet] = []
    for catalogue in [ToyCatalogue(), *games.CATALOGUES.values()]:
        fewest, most = catalogue.seats()
        for players in range(fewest, most + 1):
            settings = SETTINGS.get(catalogue.game().name(), [{}])
            for number, chosen in enumerate(settings):
                marks = [pytest.mark.slow] if (players + number) % len(settings) else []
                table = Table(catalogue, players, chosen)
                found.append(pytest.param(table, marks=marks, id=str(table)))
    return found


class Walk:
    """A random game: its steps, every position before a step, the key of each at that time, and the last position."""

    def __init__(self, table: Table, seed: int) -> None:
        chance = Chance(seed)
        self.options = table.options(chance)
        self.before: list[State] = []
        self.keys: list[tuple[int, ...]] = []
        self.steps: list[int] = []
        self.last = table.game.new(self.options)
        while self.last.to_move() != OVER:
            assert len(self.steps) < LONGEST
            self.before.append(self.last)
            self.keys.append(self.last.key())
            self.steps.append(random_step(self.last, chance))
            self.last = self.last.copy()
            self.last.play(self.steps[-1])

    def sample(self) -> list[State]:
        """Give positions from all parts of the game."""
        return self.before[:: len(self.before) // POSITIONS + 1]


def random_step(state: State, chance: Chance) -> int:
    return state.toss(chance) if state.to_move() == CHANCE else chance.pick(state.legal())


def too_many_to_list(state: State) -> bool:
    return state.to_move() == CHANCE and not state.odds()


def steps_of(state: State) -> list[int]:
    """Give the steps that may be played, or a few of them where chance has too many."""
    chance = Chance(6)
    return state.legal() or list({state.toss(chance) for _ in range(TRIED)})


@pytest.fixture(scope="module", params=tables())
def table(request: pytest.FixtureRequest) -> Table:
    assert isinstance(request.param, Table)
    return request.param


@pytest.fixture(scope="module")
def walk(table: Table) -> Walk:
    return Walk(table, seed=7)


def as_json(value: object) -> object:
    return json.loads(json.dumps(value))


def test_listed_steps_can_be_played(walk: Walk) -> None:
    for state in walk.sample():
        legal = state.legal()
        assert bool(legal) != too_many_to_list(state)
        assert len(set(legal)) == len(legal)
        for step in steps_of(state):
            after = state.copy()
            after.play(step)
            assert after != state
            assert state.why_not(step) is None


def test_other_steps_are_refused_with_a_reason_and_change_nothing(walk: Walk) -> None:
    known = sorted(set(walk.steps).union(*(state.legal() for state in walk.sample())))
    for index, state in enumerate([*walk.sample(), walk.last]):
        legal = set(state.legal())
        others = [step for step in known if step not in legal and not possible(state, step)]
        key = state.key()
        for step in others[index % 7 :: len(others) // TRIED + 1]:
            reason = state.why_not(step)
            assert reason is not None
            assert str(reason)
            with pytest.raises(IllegalStep):
                state.play(step)
            assert state.key() == key


def test_any_other_number_is_refused_too(walk: Walk) -> None:
    chance = Chance(5)
    numbers = [-1, 10**9, 2**40, *(chance.below(1 << bits) for bits in range(1, 32) for _ in range(10))]
    for state in (walk.before[0], walk.before[len(walk.before) // 2], walk.last):
        legal = set(state.legal())
        key = state.key()
        for step in numbers:
            if step not in legal and not possible(state, step):
                assert str(state.why_not(step))
                with pytest.raises(IllegalStep):
                    state.play(step)
        assert state.key() == key


def possible(state: State, step: int) -> bool:
    """Say whether chance may take a step that it does not list."""
    return too_many_to_list(state) and state.why_not(step) is None


def test_chance_takes_every_step_that_it_calls_possible_and_no_other(walk: Walk) -> None:
    """Where there are too many steps to list, only `why_not` can be compared with what `play` does."""
    known = sorted({*walk.steps, *(step + 1 for step in walk.steps)})
    known = known[:: len(known) // (TRIED * TRIED) + 1]
    for state in [state for state in walk.before if too_many_to_list(state)][:TRIED]:
        for step in known:
            after = state.copy()
            if state.why_not(step) is None:
                after.play(step)
                assert after != state
            else:
                with pytest.raises(IllegalStep):
                    after.play(step)
                assert after == state


def test_copies_are_independent(walk: Walk) -> None:
    assert [state.key() for state in walk.before] == walk.keys


def test_keys_are_equal_for_equal_positions_only(table: Table, walk: Walk) -> None:
    """Positions of several games, many of them close together: as many keys as there are different positions."""
    others = [Walk(table, seed=seed) for seed in OTHER_GAMES]
    met = [state for game in [walk, *others] for state in [*game.before[:MANY], *game.sample(), game.last]]
    saved = [json.dumps(state.data(), sort_keys=True) for state in met]
    pairs = {(data, state.key()) for data, state in zip(saved, met, strict=True)}
    assert len(pairs) == len({data for data, _ in pairs}) == len({key for _, key in pairs})
    for state in walk.sample():
        assert state == state.copy()
        assert hash(state) == hash(state.copy())


def numbers_in(value: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Find every number in JSON values, by the way that leads to it."""
    if type(value) is int:
        return [path]
    found: list[tuple[str | int, ...]] = []
    if isinstance(value, dict):
        for name, inner in value.items():
            found += numbers_in(inner, (*path, name))
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            found += numbers_in(inner, (*path, place))
    return found


def with_another_number(data: dict[str, object], path: tuple[str | int, ...], change: int) -> dict[str, object]:
    """Change one number in JSON values; only what leads to it is copied."""
    changed = copy.copy(data)
    inner: Any = changed
    for step in path[:-1]:
        inner[step] = copy.copy(inner[step])
        inner = inner[step]
    inner[path[-1]] += change
    return changed


def test_every_number_of_a_position_counts_in_its_key(table: Table, walk: Walk) -> None:
    """Numbers are changed one by one, of long lists some; what is still a position is another one, with another key."""
    state = walk.before[len(walk.before) // 2]
    data = state.data()
    changed = 0
    paths = numbers_in(data)
    inner = [path for path in paths if len(path) > 1]
    for path in [path for path in paths if len(path) == 1] + inner[:: len(inner) // NUMBERS + 1]:
        for change in (1, -1):
            try:
                other = table.game.load(with_another_number(data, path, change))
            except ValueError:
                continue
            if other.data() == data:
                continue
            changed += 1
            assert other.key() != state.key(), path
            assert other != state, path
            break
    assert changed


def test_words_read_back(walk: Walk) -> None:
    for state in walk.sample():
        words = [state.text(step) for step in steps_of(state)]
        assert [state.step(text) for text in words] == steps_of(state)
        assert all(text == " ".join(text.split()) and ";" not in text for text in words)


@pytest.mark.parametrize("words", ["", "rubbish", "conquer", "0", "stop now", "é" * 500, "roll 999999999999999999999"])
def test_other_words_are_refused(walk: Walk, words: str) -> None:
    with pytest.raises(IllegalStep):
        walk.before[0].step(words)


def test_a_position_survives_json(table: Table, walk: Walk) -> None:
    for state in [*walk.sample(), walk.last]:
        data = as_json(state.data())
        assert isinstance(data, dict)
        again = table.game.load(data)
        assert again == state
        assert hash(again) == hash(state)
        assert again.legal() == state.legal()
        assert again.data() == state.data()


def test_what_is_not_a_position_is_not_loaded(table: Table, walk: Walk) -> None:
    good = walk.before[0].data()
    for key in good:
        with pytest.raises(ValueError, match=r"\w"):
            table.game.load({name: value for name, value in good.items() if name != key})


def test_odds_list_the_chance_steps(walk: Walk) -> None:
    for state in walk.before:
        odds = state.odds()
        if state.to_move() != CHANCE:
            assert odds == []
        elif odds:
            assert [step for step, _ in odds] == state.legal()
            assert all(weight > 0 for _, weight in odds)


def test_tosses_follow_the_odds(walk: Walk) -> None:
    uncertain = [state for state in walk.before if len(state.odds()) > 1]
    for state in uncertain[:: len(uncertain) // 4 + 1]:
        chance = Chance(3)
        tosses = [state.toss(chance) for _ in range(TOSSES)]
        total = sum(weight for _, weight in state.odds())
        for step, weight in state.odds():
            expected = TOSSES * weight / total
            assert abs(tosses.count(step) - expected) < 6 * expected**0.5 + 1


def test_nobody_can_tell_a_redealt_position(table: Table, walk: Walk) -> None:
    for index, state in enumerate(walk.sample()):
        for player in range(len(table.players)):
            other = state.redeal(player, Chance(index))
            assert other.view(player) == state.view(player)
            assert other.view(None) == state.view(None)
            assert other.to_move() == state.to_move()
            if state.to_move() == player:
                assert other.legal() == state.legal()
            for viewer in (player, None):
                advice = (table.catalogue.advice(position, viewer, []) for position in (state, other))
                assert len({json.dumps(told) for told in advice}) == 1


def test_nobody_is_told_what_is_hidden_in_a_step(table: Table, walk: Walk) -> None:
    for state in walk.sample():
        for viewer in [None, *range(len(table.players))]:
            told: dict[str, set[str]] = {}
            for step in steps_of(state):
                after = state.copy()
                after.play(step)
                words, seen = state.text(step).split(), state.seen(step, viewer)
                assert all(part in (word, HIDDEN) for word, part in zip(words, seen.split(" "), strict=True))
                if HIDDEN in seen.split():
                    events = [[event.code, event.values] for event in state.story(step, after, viewer)]
                    told.setdefault(seen, set()).add(json.dumps([events, after.view(viewer), after.to_move()]))
            assert all(len(different) == 1 for different in told.values())


def test_views_are_json(table: Table, walk: Walk) -> None:
    for state in [*walk.sample(), walk.last]:
        for player in [None, *range(len(table.players))]:
            assert as_json(state.view(player)) == state.view(player)


def test_stories_are_codes_and_values(walk: Walk) -> None:
    for state, key, step in zip(walk.before, walk.keys, walk.steps, strict=True):
        after = state.copy()
        after.play(step)
        for event in state.story(step, after):
            assert isinstance(event, Event)
            assert as_json(event.values) == event.values
        assert state.key() == key


def test_estimates_and_explanations_answer_anything(table: Table, walk: Walk) -> None:
    for state in walk.sample():
        for player in range(len(table.players)):
            assert isinstance(state.estimate(player), float)
        with pytest.raises(ValueError, match="no such place"):
            state.explain("no such place")


def test_the_end_is_the_end(table: Table, walk: Walk) -> None:
    last = walk.last
    assert last.legal() == []
    assert last.odds() == []
    assert len(last.scores()) == len(table.players)
    assert all(ranked for ranked in last.ranking())
    sides = table.catalogue.sides(last)
    assert len(sides) == len(table.catalogue.labels(last)) == len(table.players)
    assert {side for equal in last.ranking() for side in equal} == set(sides)
    for step in set(walk.steps):
        with pytest.raises(IllegalStep):
            last.play(step)


def test_the_same_chance_makes_the_same_game(table: Table, walk: Walk) -> None:
    again = Walk(table, seed=7)
    assert again.steps == walk.steps
    assert again.last == walk.last
    assert Walk(table, seed=8).steps != walk.steps


def test_a_playout_reaches_the_end(table: Table) -> None:
    chance = Chance(1)
    state = table.game.new(table.options(chance))
    assert 0 < playout(state, chance, LONGEST) < LONGEST
    assert state.to_move() == OVER
    assert playout(state, chance, LONGEST) == 0


def test_a_record_leads_to_the_same_end(table: Table, walk: Walk) -> None:
    record = table.catalogue.begin_record(walk.options)
    record.steps = [state.text(step) for state, step in zip(walk.before, walk.steps, strict=True)]
    sign(record, walk.last)
    again = replay(read_record(write_record(record), "a record", lambda _: record.form), table.game)
    assert again == walk.last
    assert digest(again) == record.digest
