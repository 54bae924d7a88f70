"""An attack: dice fall, cards are played, losses are counted and taken (WB-R55 to R62, WB-D4, D5, D22, D23)."""

from __future__ import annotations

from smallwar.warcraft import dice, ledger, pending, steps
from smallwar.warcraft.ability import AFTER_LOSS, AFTER_ROLL, BEFORE_LOSSES, BEFORE_MELEE, BEFORE_ROLL
from smallwar.warcraft.fighting import (
    enemies_in_combat,
    owner_named,
    rolling,
    unit_named,
    units_of_side,
)
from smallwar.warcraft.figures import FLYING, MELEE, MILITIA, UNIT_KINDS
from smallwar.warcraft.ledger import ATTACKER, DEFENDER
from smallwar.warcraft.roster import ABILITY_OF, STRENGTH
from smallwar.warcraft.rules import windows
from smallwar.warcraft.state import NONE, STACK_BITS, Position, field_of, kind_of, player_of
from smallwar.warcraft.steps import make, part


def begin(s: Position, sides: int) -> None:
    """Begin an attack of one side or both; where nobody rolls, nobody is asked."""
    for place in range(ledger.ROLLING, ledger.FALLEN):
        s.entries[place] = 0
    s.entries[ledger.ROLLING] = sides
    s.dice = []
    s.targets = []
    rolls = _rolls(s, sides)
    if not rolls:
        return
    s.pending.append(pending.entry(pending.COUNT_LOSSES))
    windows.ask(s, AFTER_ROLL)
    s.pending += rolls
    windows.ask(s, BEFORE_MELEE if s.entries[ledger.STEP] == MELEE else BEFORE_ROLL)


def _rolls(s: Position, sides: int) -> list[int]:
    """List the dice that must fall, those of the defender last because they come first (WB-D22)."""
    found: list[int] = []
    for side in (ATTACKER, DEFENDER):
        if sides >> side & 1:
            for player in reversed(s.participants(side)):
                count = dice_of(s, player)
                if count:
                    found.append(pending.entry(pending.DICE, player, count))
    return found


def dice_of(s: Position, player: int) -> int:
    """Say how many dice a player rolls: one for each unit of the step, and what abilities add (WB-R59)."""
    count = rolling(s, player, s.entries[ledger.STEP])
    return count + _extra_dice(s, player) if count else 0


def _extra_dice(s: Position, player: int) -> int:
    most = 0
    for kind in range(UNIT_KINDS):
        extra = ABILITY_OF[s.people[player]][kind][s.level(player, kind)].extra_dice()
        if extra > most and s.fighters(player, kind):
            most = extra
    return most


def add_dice(s: Position, player: int, values: list[int]) -> None:
    """Lay dice that have fallen onto the table, with what each of them does (WB-R60)."""
    kind = s.entries[ledger.STEP]
    people = s.people[player]
    level = s.level(player, kind)
    strength = STRENGTH[people][kind][level] + s.entries[ledger.AIM + player]
    ability = ABILITY_OF[people][kind][level]
    for value in values:
        losses = max(0, 1 + ability.more_losses(value) - _fewer_losses(s, player, value))
        s.dice.append(dice.die(player, value, value <= strength, losses))
        s.entries[ledger.RAISED + player] += _raises(s, player, value)


def _fewer_losses(s: Position, player: int, value: int) -> int:
    most = 0
    for enemy in enemies_in_combat(s, player):
        for kind in range(UNIT_KINDS):
            fewer = ABILITY_OF[s.people[enemy]][kind][s.level(enemy, kind)].fewer_losses(value)
            if fewer > most and s.fighters(enemy, kind):
                most = fewer
    return most


def _raises(s: Position, player: int, value: int) -> int:
    most = 0
    for kind in range(UNIT_KINDS):
        raised = ABILITY_OF[s.people[player]][kind][s.level(player, kind)].raises(value)
        if raised > most and s.fighters(player, kind):
            most = raised
    return most


# Losses


def count_losses(s: Position) -> None:
    """Count the losses of both sides before the first is taken (WB-D23)."""
    for packed in s.dice:
        if dice.counts(packed):
            suffering = 1 - s.combat_side(dice.player_of(packed))
            s.entries[ledger.LOSSES + suffering] += dice.losses_of(packed)
    if not (_must_lose(s, ATTACKER) or _must_lose(s, DEFENDER)):
        return
    s.pending.append(pending.entry(pending.AFTER_LOSSES))
    s.pending.append(pending.entry(pending.TAKE_LOSSES, DEFENDER))
    windows.ask(s, BEFORE_LOSSES)


def take_losses(s: Position, side: int) -> None:
    """Let a side lose a unit, then the other, until nobody has one to lose; who has none is skipped (WB-R61, WB-D5)."""
    losing = side if _must_lose(s, side) else 1 - side
    if _must_lose(s, losing):
        s.pending.append(pending.entry(pending.TAKE_LOSSES, 1 - losing))
        s.pending.append(pending.entry(pending.LOSE, _chooser(s, losing), losing))


def _must_lose(s: Position, side: int) -> bool:
    return s.entries[ledger.LOSSES + side] > s.entries[ledger.HELD + side] and len(may_be_lost(s, side)) > 0


def _chooser(s: Position, side: int) -> int:
    """Give who chooses the losses of a side: the player in turn, or the defender on the battlefield (WB-R62, WB-D17)."""
    if side == ATTACKER:
        return s.turn
    field = s.battlefield()
    for player in s.clockwise(s.start):
        if s.side[player] == s.entries[ledger.FOE] and s.fronts(player) >> field & 1:
            s.entries[ledger.CHOOSER] = player + 1
            return player
    return s.entries[ledger.CHOOSER] - 1 if s.entries[ledger.CHOOSER] else s.participants(side)[0]


def out_of_reach(s: Position, side: int) -> int:
    """Give the kind of units of a side that this attack cannot hit: flyers for melee units, unless netted (WB-R57)."""
    return FLYING if s.entries[ledger.STEP] == MELEE and not s.entries[ledger.NETTED] >> side & 1 else NONE


def may_be_lost(s: Position, side: int) -> list[int]:
    """List the units that a side may lose next: any that takes part and can be hit (WB-D23)."""
    immune = out_of_reach(s, side)
    return [packed for packed in units_of_side(s, side) if kind_of(packed) != immune]


def legal_losses(s: Position, side: int, found: list[int]) -> None:
    """List what a side may choose as its next loss: what was marked for it, else anything that may be lost."""
    choices = may_be_lost(s, side)
    for packed in s.targets:
        if s.combat_side(player_of(packed)) == side:
            choices = [packed]
            break
    for packed in choices:
        found.append(make(steps.LOSE, kind_of(packed), field_of(packed), owner_named(s, packed)))


def lose(s: Position, side: int, step: int) -> None:
    """Take a loss: the staggered of alike units goes first (WB-3.4)."""
    kind = part(step, 0)
    field = part(step, 1)
    packed = unit_named(s, side, kind, field, part(step, 2))
    player = player_of(packed)
    s.lose(player, kind, field)
    s.entries[ledger.LOSSES + side] -= 1
    s.entries[ledger.LOST] = 1
    if kind != MILITIA:
        s.entries[ledger.FALLEN + player] += 1 << STACK_BITS * kind
    if packed in s.staggered:
        s.staggered.remove(packed)
    if packed in s.targets:
        s.targets.remove(packed)


def after_losses(s: Position) -> None:
    """Ask for cards once all losses are taken."""
    if s.entries[ledger.LOST]:
        windows.ask(s, AFTER_LOSS)
