"""Small World of Warcraft as the platform knows it: the contract, spoken for this game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from smallwar.smallworld import judge
from smallwar.smallworld.boards.board import Board, load_shipped, read_board, shipped
from smallwar.smallworld.explanation import price_lines
from smallwar.smallworld.loading import load_into
from smallwar.smallworld.map import Map
from smallwar.smallworld.map_making import join, map_from_data, shipped_map
from smallwar.smallworld.refusal import why_not
from smallwar.smallworld.roster import RACE_SIDE, RACES, SIDE_RACES
from smallwar.smallworld.rules import conquest, fees, income, loss, price, redeployment, scoring, setup, turn
from smallwar.smallworld.saving import numbers_of, save
from smallwar.smallworld.state import CLASSIC, MOST_PLAYERS, START, TEAMS, Payment, Position
from smallwar.smallworld.story import tell, tell_end_of_turn
from smallwar.smallworld.view import view_of
from smallwar.smallworld.words import step_of, text_of
from smallwar.table.contract import OVER, Event, Game, IllegalStep, Options, Reason, State
from smallwar.table.names import check_players, players_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from smallwar.table.chance import Chance

NAME: Final = "small-world"
RULES: Final = 3
"""Raised whenever a stored game would end otherwise."""

SETTINGS: Final = {"variant": ("classic", "teams"), "coins": ("secret", "open")}
"""What may be agreed before a game; the first of each is the default."""


class SmallWorldState(Position):
    """A position with its rules."""

    # The contract

    def copy(self) -> SmallWorldState:
        other = SmallWorldState(self.map, self.players)
        self.copy_to(other)
        return other

    def key(self) -> tuple[int, ...]:
        return numbers_of(self)

    def data(self) -> dict[str, object]:
        saved: dict[str, object] = {"players": list(self.players), "map": self.map.data()}
        saved.update(save(self))
        return saved

    def to_move(self) -> int:
        return turn.to_move(self)

    def legal(self) -> list[int]:
        if self.listed is None:
            self.listed = turn.legal(self)
        return self.listed[:]

    def odds(self) -> list[tuple[int, int]]:
        return turn.odds(self)

    def toss(self, chance: Chance) -> int:
        odds = turn.odds(self)
        if not odds:
            raise IllegalStep(Reason("no-chance-due", "", "no chance step is due", {}))
        if self.listed is None:
            self.listed = [step for step, _ in odds]
        return chance.weigh(odds)

    def play(self, step: int) -> None:
        self.play_without_next_start(step)
        self.begin_turn_if_due()

    def play_without_next_start(self, step: int) -> None:
        """Play a step; if it ends the turn, leave the table as it is between two turns."""
        if self.listed is None:
            self.listed = turn.legal(self)
        if step not in self.listed:
            reason = why_not(self, step)
            assert reason is not None
            raise IllegalStep(reason)
        self.listed = None
        turn.perform(self, step)

    def begin_turn_if_due(self) -> None:
        """Let the effects at the start of a turn happen, unless they have."""
        if not self.begun and self.phase == START:
            self.listed = None
            turn.begin_turn(self)

    def scores(self) -> list[int]:
        return self.coins[:]

    def ranking(self) -> list[list[str]]:
        return scoring.ranking(self)

    def text(self, step: int) -> str:
        return text_of(self.map, step)

    def seen(self, step: int, viewer: int | None) -> str:
        """Whatever happens, happens in the open."""
        return text_of(self.map, step)

    def step(self, text: str) -> int:
        return step_of(self.map, text)

    def view(self, player: int | None) -> dict[str, object]:
        return dict(view_of(self, player))

    def story(self, step: int, after: State, viewer: int | None = None) -> list[Event]:
        assert isinstance(after, Position)
        at_once: list[Payment] = []
        earned: list[Payment] = []
        at_start: list[Payment] = []
        played = self.copy()
        played.journal = at_once
        turn.perform_before_income(played, step)
        paused = played.copy()
        played.journal = earned
        turn.run(played)
        played.journal = at_start
        played.begin_turn_if_due()
        return tell(self, step, paused, at_once) + tell_end_of_turn(self, after, earned, at_start)

    def why_not(self, step: int) -> Reason | None:
        return why_not(self, step)

    def explain(self, target: str) -> list[tuple[str, int]]:
        if target not in self.map.numbers:
            raise ValueError(f"expected a region of the map, found {target!r}")
        return price_lines(self, self.map.numbers[target])

    def redeal(self, player: int, chance: Chance) -> SmallWorldState:
        """Coins are hidden, but every one of them moved in the open: whoever watched can tell nothing apart."""
        return self.copy()

    def estimate(self, player: int) -> float:
        return judge.estimate(self, player)

    # What pieces ask of the rules

    def near(self, player: int) -> int:
        return price.near(self, player)

    def open_to(self, player: int, act: int) -> int:
        return fees.open_to(self, player, act)

    def tolls_due(self, player: int, regions: int, act: int) -> int:
        return fees.due(fees.tolls(self, player, act), regions)

    def start_act(self, player: int, regions: int, act: int) -> None:
        fees.start_act(self, player, regions, act)

    def lose_one(self, region: int) -> None:
        loss.lose_one(self, region)

    def explode(self, region: int) -> None:
        conquest.explode(self, region)

    def must_stay(self, player: int, region: int) -> int:
        return redeployment.must_stay(self, player, region)

    def tidy(self) -> None:
        loss.tidy(self)

    def garrison(self, player: int) -> int:
        return RACES[self.race[player]].garrison(self, player)

    def die_odds(self) -> list[tuple[int, int]]:
        return turn.die_odds()

    def races_of_side(self, side: int) -> int:
        return SIDE_RACES[side]

    def printed_side(self, player: int) -> int:
        return RACE_SIDE[self.race[player]]

    def side_of(self, player: int) -> int:
        return income.side(self, player)


class SmallWorld(Game):
    """The game by name."""

    def name(self) -> str:
        return NAME

    def rules(self) -> int:
        return RULES

    def draw_options(
        self,
        players: list[str],
        settings: dict[str, str],
        chance: Chance,
        boards: list[str] | None = None,
        own_boards: dict[str, str] | None = None,
    ) -> Options:
        check_players(players, setup.FEWEST_PLAYERS, MOST_PLAYERS)
        drawn = _draw_boards(len(players), chance)
        return Options(players, boards or drawn, _checked_settings(settings), own_boards or {})

    def new(self, options: Options) -> SmallWorldState:
        check_players(options.players, setup.FEWEST_PLAYERS, MOST_PLAYERS)
        settings = _checked_settings(options.settings)
        state = SmallWorldState(_map_of(options), list(options.players))
        variant = TEAMS if settings["variant"] == "teams" else CLASSIC
        setup.lay_out(state, variant, settings["coins"] == "open")
        return state

    def load(self, data: Mapping[str, object]) -> SmallWorldState:
        state = SmallWorldState(map_from_data(data.get("map")), players_of(data, setup.FEWEST_PLAYERS, MOST_PLAYERS))
        load_into(state, data)
        if state.to_move() != OVER and not state.legal():
            raise ValueError("expected a position in which something can be played, found none")
        return state


def _checked_settings(settings: dict[str, str]) -> dict[str, str]:
    found = {name: choices[0] for name, choices in SETTINGS.items()}
    for name, value in settings.items():
        if name not in SETTINGS:
            raise ValueError(f"expected one of the settings {', '.join(SETTINGS)}, found {name!r}")
        if value not in SETTINGS[name]:
            raise ValueError(f"at {name}: expected one of {', '.join(SETTINGS[name])}, found {value!r}")
        found[name] = value
    return found


def _draw_boards(players: int, chance: Chance) -> list[str]:
    """Draw the islands for so many players, each on a random side (SW-2.1)."""
    drawn: list[str] = []
    left = sorted({name[:-1] for name in shipped()})
    for size in setup.ISLANDS[players]:
        fitting = [name for name in left if name.startswith(size)]
        island = fitting[chance.below(len(fitting))]
        left.remove(island)
        drawn.append(island + "ab"[chance.below(2)])
    return drawn


def _map_of(options: Options) -> Map:
    if not options.boards:
        raise ValueError("expected the names of the boards, found none")
    if len(set(options.boards)) < len(options.boards):
        raise ValueError("expected every board once")
    faces = [name for name in options.boards if name in shipped() and name not in options.own_boards]
    for number, face in enumerate(faces):
        if face[:-1] in [other[:-1] for other in faces[:number]]:
            raise ValueError(f"expected one side of every island, found both of {face[:-1]}")
    unused = [name for name in options.own_boards if name not in options.boards]
    if unused:
        raise ValueError(f"expected the board {unused[0]!r} to be named among the boards of the game")
    if not options.own_boards:
        return shipped_map(tuple(options.boards))
    return join([board_of(options, name) for name in options.boards])


def board_of(options: Options, name: str) -> Board:
    """Give a board that was agreed on, shipped or not."""
    if name not in options.own_boards:
        return load_shipped(name)
    board = read_board(options.own_boards[name], f"the board {name}")
    if board.name != name:
        raise ValueError(f"expected the board {name!r} to bear this name, found {board.name!r}")
    return board
