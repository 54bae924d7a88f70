"""Warcraft: The Board Game as the platform knows it: the contract, spoken for this game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from smallwar.table.chance import Chance
from smallwar.table.contract import CHANCE, OVER, Event, Game, IllegalStep, Options, Reason, State
from smallwar.table.names import players_of
from smallwar.warcraft import judge, pending, steps
from smallwar.warcraft.agreement import agree, draw_agreement
from smallwar.warcraft.explanation import price_lines
from smallwar.warcraft.figures import DIE
from smallwar.warcraft.loading import load_into
from smallwar.warcraft.map_making import map_from_data
from smallwar.warcraft.redealing import redeal
from smallwar.warcraft.refusal import why_not
from smallwar.warcraft.rules import attack, fortune, setup, turn, victory, windows
from smallwar.warcraft.saving import numbers_of, save
from smallwar.warcraft.state import FEWEST_PLAYERS, MOST_PLAYERS, Position
from smallwar.warcraft.story import tell
from smallwar.warcraft.view import view_of
from smallwar.warcraft.words import hidden_text, step_of, text_of

if TYPE_CHECKING:
    from collections.abc import Mapping

NAME: Final = "warcraft"
RULES: Final = 1
"""Raised whenever a stored game would end otherwise."""


class WarcraftState(Position):
    """A position with its rules."""

    # The contract

    def copy(self) -> WarcraftState:
        other = WarcraftState(self.map, self.players)
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
        return fortune.odds(self)

    def toss(self, chance: Chance) -> int:
        if turn.to_move(self) != CHANCE:
            raise IllegalStep(Reason("no-chance-due", "", "no chance step is due", {}))
        due = self.pending[-1]
        if pending.kind_of(due) == pending.DICE:
            values = [1 + chance.below(DIE) for _ in range(pending.second_of(due))]
            return steps.dice(self.people[pending.first_of(due)], values)
        return chance.weigh(fortune.odds(self))

    def play(self, step: int) -> None:
        if not self.is_legal(step):
            reason = why_not(self, step)
            assert reason is not None
            raise IllegalStep(reason)
        self.listed = None
        turn.perform(self, step)

    def is_legal(self, step: int) -> bool:
        """Tell whether a step may be played, also a chance step that is one of too many to list."""
        if turn.to_move(self) == CHANCE:
            return fortune.is_possible(self, step)
        if self.listed is None:
            self.listed = turn.legal(self)
        return step in self.listed

    def scores(self) -> list[int]:
        return [victory.score(self, player) for player in range(len(self.players))]

    def ranking(self) -> list[list[str]]:
        return [[victory.name_of_side(self, side) for side in sides] for sides in victory.ranking(self)]

    def text(self, step: int) -> str:
        return text_of(self.map, step)

    def step(self, text: str) -> int:
        return step_of(self.map, text)

    def seen(self, step: int, viewer: int | None) -> str:
        if steps.kind_of(step) == steps.DRAW and self.player_of_people(steps.part(step, 0)) != viewer:
            return hidden_text(step)
        return self.text(step)

    def view(self, player: int | None) -> dict[str, object]:
        return dict(view_of(self, player))

    def story(self, step: int, after: State, viewer: int | None = None) -> list[Event]:
        return tell(self, step, viewer)

    def why_not(self, step: int) -> Reason | None:
        return None if self.is_legal(step) else why_not(self, step)

    def explain(self, target: str) -> list[tuple[str, int]]:
        return price_lines(self, target)

    def redeal(self, player: int, chance: Chance) -> WarcraftState:
        other = self.copy()
        other.listed = None
        redeal(other, player, chance)
        return other

    def estimate(self, player: int) -> float:
        return judge.estimate(self, player)

    # What cards ask of the rules

    def throw(self, player: int, count: int, card: int) -> None:
        self.pending.append(pending.entry(pending.DICE, player, count, card + 1))

    def add_dice(self, player: int, values: list[int]) -> None:
        attack.add_dice(self, player, values)

    def cancel_card(self) -> None:
        windows.cancel(self)

    def may_be_lost(self, combat_side: int) -> list[int]:
        return attack.may_be_lost(self, combat_side)


class Warcraft(Game):
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
        return draw_agreement(players, settings, chance, boards or [], own_boards or {})

    def new(self, options: Options) -> WarcraftState:
        agreement = agree(options)
        state = WarcraftState(agreement.map, list(options.players))
        state.clear()
        agreement.write_into(state)
        setup.lay_out(state)
        return state

    def load(self, data: Mapping[str, object]) -> WarcraftState:
        state = WarcraftState(map_from_data(data.get("map")), players_of(data, FEWEST_PLAYERS, MOST_PLAYERS))
        load_into(state, data)
        if state.to_move() not in (OVER, CHANCE) and not state.legal():
            raise ValueError("expected a position in which something can be played, found none")
        return state
