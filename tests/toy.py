"""A second game, small enough to read at a glance: it keeps the platform from learning things about the first.

Everyone is dealt a card that only its owner sees, then three times rolls a die, throws a handful of dice, or stays. Points
are the card, the die, and the threes of the handful.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallwar.table.contract import CHANCE, OVER, Event, Game, IllegalStep, Options, Reason, State

if TYPE_CHECKING:
    from collections.abc import Mapping

    from smallwar.table.chance import Chance

ROLL, STAY, THROW, DIE, CARD, HANDFUL = 0, 1, 2, 10, 20, 100
WORDS = {ROLL: "roll", STAY: "stay", THROW: "throw"} | {
    kind + n: f"{word} {n}" for kind, word in ((DIE, "die"), (CARD, "card")) for n in (1, 2, 3)
}
TURNS = 3
DICE = 8
"""So many are thrown at once: more outcomes than anybody wants to list."""
SIDES = "123"


class ToyState(State):
    """Cards and points by player; `turn` counts deals and decisions.

    `rolling` is the step that sent dice into the air, plus 1.
    """

    def __init__(self, players: list[str], cards: list[int], points: list[int], turn: int, rolling: int) -> None:
        self.players = players
        self.cards = cards
        self.points = points
        self.turn = turn
        self.rolling = rolling

    def copy(self) -> ToyState:
        return ToyState(self.players, self.cards[:], self.points[:], self.turn, self.rolling)

    def key(self) -> tuple[int, ...]:
        return (*self.cards, *self.points, self.turn, self.rolling)

    def data(self) -> dict[str, object]:
        return {
            "players": self.players[:],
            "cards": self.cards[:],
            "points": self.points[:],
            "turn": self.turn,
            "rolling": self.rolling,
        }

    def to_move(self) -> int:
        if self.turn == len(self.players) * (TURNS + 1):
            return OVER
        return CHANCE if self.rolling or self.turn < len(self.players) else self.turn % len(self.players)

    def legal(self) -> list[int]:
        if self.to_move() == OVER:
            return []
        return [ROLL, STAY, THROW] if self.to_move() != CHANCE else [step for step, _ in self.odds()]

    def odds(self) -> list[tuple[int, int]]:
        if self.to_move() != CHANCE or self.thrown():
            return []
        kind = DIE if self.rolling else CARD
        return [(kind + 1, 2), (kind + 2, 1), (kind + 3, 1)]

    def thrown(self) -> bool:
        """Say whether the handful is in the air."""
        return self.rolling == THROW + 1

    def toss(self, chance: Chance) -> int:
        return HANDFUL + chance.below(len(SIDES) ** DICE) if self.thrown() else chance.weigh(self.odds())

    def play(self, step: int) -> None:
        reason = self.why_not(step)
        if reason is not None:
            raise IllegalStep(reason)
        player = self.turn % len(self.players)
        if step >= HANDFUL:
            self.points[player] += self.text(step).count(SIDES[-1])
        elif step > CARD:
            self.cards[player] = step - CARD
        elif step > DIE:
            self.points[player] += step - DIE
        self.rolling = step + 1 if step in (ROLL, THROW) else 0
        self.turn += not self.rolling

    def scores(self) -> list[int]:
        return [card + points for card, points in zip(self.cards, self.points, strict=True)]

    def ranking(self) -> list[list[str]]:
        scores = self.scores()
        return [
            [name for name, score in zip(self.players, scores, strict=True) if score == best]
            for best in sorted(set(scores), reverse=True)
        ]

    def text(self, step: int) -> str:
        if step < HANDFUL:
            return WORDS[step]
        return " ".join(["dice", *(SIDES[(step - HANDFUL) // len(SIDES) ** die % len(SIDES)] for die in range(DICE))])

    def seen(self, step: int, viewer: int | None) -> str:
        hidden = CARD < step < HANDFUL and viewer != self.turn % len(self.players)
        return "card ?" if hidden else self.text(step)

    def step(self, text: str) -> int:
        word, *dice = text.split(" ")
        if word == "dice" and len(dice) == DICE and all(die in SIDES and die for die in dice):
            return HANDFUL + int("".join(str(SIDES.index(die)) for die in reversed(dice)), len(SIDES))
        for step, words in WORDS.items():
            if words == text:
                return step
        raise IllegalStep(Reason("unknown", "", "this game has no such step", {}))

    def view(self, player: int | None) -> dict[str, object]:
        hidden = [card if seat == player else None for seat, card in enumerate(self.cards)]
        return self.data() | {"cards": hidden}

    def story(self, step: int, after: State, viewer: int | None = None) -> list[Event]:
        player = self.turn % len(self.players)
        return [Event("step", {"player": player, "step": self.seen(step, viewer)})]

    def why_not(self, step: int) -> Reason | None:
        if step in self.legal() or (self.thrown() and HANDFUL <= step < HANDFUL + len(SIDES) ** DICE):
            return None
        return Reason("not-now", "", "not possible now", {})

    def explain(self, target: str) -> list[tuple[str, int]]:
        raise ValueError(f"expected something with a price, found {target!r}")

    def redeal(self, player: int, chance: Chance) -> ToyState:
        state = self.copy()
        for seat, card in enumerate(self.cards):
            if card and seat != player:
                state.cards[seat] = chance.weigh([(1, 2), (2, 1), (3, 1)])
        return state

    def estimate(self, player: int) -> float:
        return float(self.scores()[player])


class Toy(Game):
    """The rules of the toy game."""

    def name(self) -> str:
        return "toy"

    def rules(self) -> int:
        return 1

    def draw_options(
        self,
        players: list[str],
        settings: dict[str, str],
        chance: Chance,
        boards: list[str] | None = None,
        own_boards: dict[str, str] | None = None,
    ) -> Options:
        return Options(players, boards or [], settings, own_boards or {})

    def new(self, options: Options) -> ToyState:
        if len(options.players) < 2:
            raise ValueError(f"expected at least 2 players, found {len(options.players)}")
        nothing = [0] * len(options.players)
        return ToyState(options.players[:], nothing[:], nothing[:], 0, 0)

    def load(self, data: Mapping[str, object]) -> ToyState:
        players, cards, points, turn, rolling = (data.get(k) for k in ("players", "cards", "points", "turn", "rolling"))
        if not (isinstance(players, list) and isinstance(cards, list) and isinstance(points, list)):
            raise ValueError("expected lists of players, cards and points")
        if not (isinstance(turn, int) and isinstance(rolling, int)):
            raise ValueError("expected numbers as turn and rolling")
        return ToyState(players[:], cards[:], points[:], turn, rolling)
