"""Why a step is not legal, in words with the number of the rule. Slow, and asked only when a person wants to know."""

from __future__ import annotations

from typing import Final

from smallwar.table.contract import CHANCE, OVER, Reason
from smallwar.warcraft import ledger, pending, steps
from smallwar.warcraft.ability import MOVE_START, PURCHASE, PURCHASE_START
from smallwar.warcraft.fighting import alike
from smallwar.warcraft.figures import (
    BUILDINGS,
    FLYING,
    FULL_STACK,
    KINDS,
    OUTPOST,
    PEOPLES,
    RESOURCES,
    TILE_GOLD,
    TILE_WOOD,
    TILES_OF_UNITS,
    TRAINED_KINDS,
    TRAINING_GOLD,
    TRAINING_WOOD,
    UPGRADE_NEEDS,
    WORKER,
)
from smallwar.warcraft.roster import CARDS, CARDS_OF, SLOT_OF
from smallwar.warcraft.rules import attack, combat, movement, purchase, turn
from smallwar.warcraft.state import BUY, DEPLOY, MOVE, PHASES, Position, stack_of, unit
from smallwar.warcraft.steps import part
from smallwar.warcraft.words import not_a_step, text_of

CHANCE_STEPS: Final = (steps.START, steps.DRAW, steps.YIELD, steps.DICE)

PHASE_OF: Final = {
    steps.MOVE: MOVE,
    steps.STOP: MOVE,
    steps.FIGHT: MOVE,
    steps.DEPLOY: DEPLOY,
    steps.TRAIN: BUY,
    steps.BUILD: BUY,
    steps.FOUND: BUY,
    steps.UPGRADE: BUY,
    steps.GIVE: BUY,
}
"""The phase to which a step belongs; `done` ends two of them, and cards have moments of their own."""

PHASE_WORDS: Final = ("movement", "yield", "deployment", "purchase")

OPTION_OF: Final = {
    steps.TRAIN: ledger.TRAIN_OPTION,
    steps.BUILD: ledger.BUILD_OPTION,
    steps.FOUND: ledger.BUILD_OPTION,
    steps.UPGRADE: ledger.UPGRADE_OPTION,
}
OPTION_WORDS: Final = ("", "training", "building", "upgrading")

ANSWERS: Final = {
    pending.ASK: (
        (steps.PASS, steps.CARD),
        "asked",
        "WB-D25",
        "{player} is asked for a card, and plays one or passes",
    ),
    pending.NAME_FIRST: ((steps.FIRST,), "steps-due", "WB-3.2", "the steps in which one side rolls first come first"),
    pending.LOSE: ((steps.LOSE,), "loss-due", "WB-R62", "a unit that is lost has to be chosen first"),
    pending.SPREAD: ((steps.DEPLOY,), "units-called", "WB-3.4", "units that were called back have to land first"),
}
"""What may be said where somebody has to answer, and why nothing else."""

OUT_OF_PLACE: Final = {
    steps.PASS: ("not-asked", "WB-D25", "nobody is asked for a card"),
    steps.FIRST: ("no-steps-due", "WB-3.2", "no steps of a combat are to be named"),
    steps.LOSE: ("no-loss-due", "WB-R61", "no unit has to be lost"),
}
"""Why an answer is not possible where nobody has to answer."""


def why_not(s: Position, step: int) -> Reason:
    """Say why a step is not legal; it must be one that is not."""
    no_step = not_a_step(s.map, step)
    if no_step is not None:
        return no_step
    mover = turn.to_move(s)
    kind = steps.kind_of(step)
    if mover == OVER:
        return _reason(s, step, "over", "WB-3.5", "the game is over")
    if mover == CHANCE:
        return _why_not_chance(s, kind, step)
    if kind in CHANCE_STEPS:
        return _reason(s, step, "no-chance-due", "", "no chance step is due")
    if s.pending:
        return _why_not_answer(s, mover, kind, step)
    return _why_not_deed(s, mover, kind, step)


def _reason(s: Position, step: int, code: str, rule: str, sentence: str, **values: str | int) -> Reason:
    return Reason(code, rule, sentence, {"step": text_of(s.map, step), **values})


def _counted(number: int, thing: str) -> str:
    return f"{number or 'no'} {thing}" if number <= 1 else f"{number} {thing}s"


def _pieces(number: int, kind: int) -> str:
    if kind in (WORKER, OUTPOST):
        return _counted(number, KINDS[kind])
    return _counted(number, f"{KINDS[kind]} unit")


# Chance


def _why_not_chance(s: Position, kind: int, step: int) -> Reason:
    due = s.pending[-1]
    expected = CHANCE_STEPS[pending.kind_of(due)]
    if kind != expected:
        word = ("first start player", "draw of a card", "yield of a worker", "throw of dice")[pending.kind_of(due)]
        return _reason(s, step, "chance-due", "", f"the {word} is due first", due=word)
    if kind == steps.START:
        return _reason(s, step, "not-in-the-game", "WB-K3", "nobody in this game plays this people")
    if kind == steps.YIELD:
        field = s.map.names[pending.second_of(due)]
        return _reason(
            s, step, "other-yield", "WB-D24", f"the next worker to bring something in is in {field}", field=field
        )
    people = PEOPLES[s.people[pending.first_of(due)]]
    if kind == steps.DRAW:
        if PEOPLES[part(step, 0)] != people:
            return _reason(s, step, "other-draw", "WB-D21", f"the next card is drawn by the {people}", people=people)
        return _reason(s, step, "no-such-card", "WB-D27", "no such card is left to be drawn")
    number = pending.second_of(due)
    return _reason(
        s, step, "other-dice", "WB-R59", f"{_dice(number)} of the {people} must fall", people=people, number=number
    )


def _dice(number: int) -> str:
    return "1 die" if number == 1 else f"{number} dice"


# Answers


def _why_not_answer(s: Position, who: int, kind: int, step: int) -> Reason:
    due = s.pending[-1]
    kinds, code, rule, sentence = ANSWERS[pending.kind_of(due)]
    if kind not in kinds:
        player = s.players[who]
        return _reason(s, step, code, rule, sentence.format(player=player), player=player)
    if kind == steps.CARD:
        return _why_not_card(s, who, step, [pending.second_of(due)])
    if kind == steps.FIRST:
        number = pending.second_of(due)
        return _reason(
            s, step, "other-number", "WB-3.2", f"exactly {_counted(number, 'step')} must be named", number=number
        )
    if kind == steps.LOSE:
        return _why_not_lose(s, pending.second_of(due), step)
    return _why_not_land(s, step)


def _why_not_card(s: Position, who: int, step: int, moments: list[int]) -> Reason:
    card = CARDS[part(step, 0)]
    if card.number not in CARDS_OF[s.people[who]]:
        people = PEOPLES[s.people[who]]
        return _reason(s, step, "card-of-others", "WB-3.4", f"the {people} have no such card", people=people)
    if not s.holds(who, SLOT_OF[card.number]):
        return _reason(s, step, "not-in-hand", "WB-D26", "this card is not in the hand", card=card.id)
    if not [moment for moment in moments if moment in card.windows]:
        return _reason(s, step, "wrong-moment", "WB-3.4", "this card is played at another moment", card=card.id)
    if card.once and s.entries[ledger.USED] >> card.number & 1:
        return _reason(s, step, "played-before", "WB-3.4", "this card is played once a step", card=card.id)
    choices: list[int] = []
    card.choices(s, who, choices)
    if not choices:
        return _reason(s, step, "card-in-vain", "WB-D26", "this card would change nothing now", card=card.id)
    return _reason(
        s, step, "other-choice", "WB-D26", "this card would change nothing with what is chosen for it", card=card.id
    )


def _why_not_lose(s: Position, side: int, step: int) -> Reason:
    kind = part(step, 0)
    field = part(step, 1)
    possible: list[int] = []
    attack.legal_losses(s, side, possible)
    for other in possible:
        if (part(other, 0), part(other, 1)) == (kind, field):
            return _reason(
                s, step, "owner-named", "WB-D17", "the people is named exactly where team-mates have such a unit there"
            )
    standing = 0
    for player in s.participants(side):
        standing += alike(s, unit(player, kind, field))
    near = s.map.around(s.battlefield()) >> field & 1
    if near and standing and kind == attack.out_of_reach(s, side):
        return _reason(s, step, "out-of-reach", "WB-R57", "melee units cannot reach flying ones")
    if near and standing:
        return _reason(s, step, "marked", "WB-3.4", "the enemy has chosen another unit for this loss")
    return _reason(s, step, "not-in-combat", "WB-D23", "no such unit of this side takes part in the combat")


def _why_not_land(s: Position, step: int) -> Reason:
    kind = part(step, 0)
    in_the_air = stack_of(s.entries[ledger.IN_THE_AIR], kind) if kind < WORKER else 0
    if part(step, 1) != 1 or not in_the_air:
        return _reason(s, step, "not-called", "WB-3.4", "one unit after another lands, of those that were called back")
    target = s.map.names[s.entries[ledger.CALLED_TO]]
    return _reason(
        s,
        step,
        "no-place-to-land",
        "WB-3.4",
        f"they land next to {target}, where no enemy piece is, they may enter and all others still find room",
        field=target,
    )


# Deeds


def _why_not_deed(s: Position, who: int, kind: int, step: int) -> Reason:
    if kind in OUT_OF_PLACE:
        code, rule, sentence = OUT_OF_PLACE[kind]
        return _reason(s, step, code, rule, sentence)
    if kind == steps.CARD:
        return _why_not_card(s, who, step, _free_moments(s))
    if kind == steps.DONE or PHASE_OF[kind] != s.phase:
        sentence = f"now is the {PHASE_WORDS[s.phase]} phase, in which this is not done"
        return _reason(s, step, "wrong-phase", "WB-R3", sentence, phase=PHASES[s.phase])
    if s.phase == MOVE:
        return _why_not_movement(s, kind, step)
    if kind == steps.DEPLOY:
        return _why_not_deploy(s, who, step)
    if kind == steps.GIVE:
        return _why_not_give(s, who, step)
    return _why_not_purchase(s, who, kind, step)


def _free_moments(s: Position) -> list[int]:
    """List the moments at which the player in turn may play cards without being asked."""
    if s.phase == MOVE:
        return [] if s.entries[ledger.MOVED] or s.entries[ledger.STOPPED] else [MOVE_START]
    if s.phase != BUY:
        return []
    return [PURCHASE] if s.entries[ledger.BOUGHT] else [PURCHASE_START, PURCHASE]


def _why_not_movement(s: Position, kind: int, step: int) -> Reason:
    if not s.entries[ledger.STOPPED]:
        if kind == steps.MOVE:
            return _why_not_move(s, step)
        return _reason(s, step, "movement-first", "WB-R14", "combats come once all movement is over")
    if kind != steps.FIGHT:
        return _reason(s, step, "movement-over", "WB-R14", "the movement is over, and combats are due")
    found: list[int] = []
    combat.legal(s, found)
    named = [PEOPLES[part(other, 1) - 1] for other in found if part(other, 0) == part(step, 0) and part(other, 1)]
    if named:
        enemies = " or ".join(named)
        return _reason(s, step, "enemy-named", "WB-D1", f"the enemy must be named: {enemies}", enemies=enemies)
    if part(step, 0) in [part(other, 0) for other in found]:
        return _reason(s, step, "needless-name", "WB-D1", "the enemy is named only where there are two")
    return _reason(s, step, "no-combat", "WB-R14", "no combat is due there")


def _why_not_move(s: Position, step: int) -> Reason:
    kind = part(step, 0)
    count = part(step, 1)
    start = part(step, 2)
    standing = s.count(s.turn, kind, start)
    moved = stack_of(s.moved[start], kind)
    if standing < count:
        sentence = f"you have {_pieces(standing, kind)} there"
        return _reason(s, step, "too-few-pieces", "WB-R5", sentence, have=standing)
    if s.locked >> start & 1:
        return _reason(s, step, "locked", "WB-R24", "nobody may leave a town that got reinforcements under siege")
    if standing - moved < count:
        return _reason(s, step, "already-moved", "WB-D19", "each piece moves once a phase", left=standing - moved)
    way = _way_of(step)
    return _why_not_way(s, kind, start, way, step) or _why_not_end(s, kind, count, start, way, step)


def _way_of(step: int) -> list[int]:
    """List the fields of a move after the first."""
    return [part(step, 3)] + [field - 1 for field in (part(step, 4), part(step, 5)) if field]


def _why_not_way(s: Position, kind: int, start: int, way: list[int], step: int) -> Reason | None:
    """Say what stands in the way, or None when the length or the end must be wrong."""
    ways = movement.Ways(s)
    here = start
    for field in way:
        name = s.map.names[field]
        place = s.map.names[here]
        if not s.map.next[here] >> field & 1:
            return _reason(s, step, "not-adjacent", "WB-D19", f"{name} is not next to {place}", field=name, other=place)
        if here != start and ways.stops >> here & 1:
            return _reason(s, step, "must-stop", "WB-R11", f"enemy pieces in {place} stop whoever comes", field=place)
        if not ways.entered(kind) >> field & 1:
            return _why_not_entered(s, field, step)
        here = field
    longest = s.stride(kind, start)
    if len(way) <= longest:
        return None
    rule = "WB-R7" if kind in (FLYING, WORKER) else "WB-R6"
    sentence = f"it moves at most {_counted(longest, 'field')}" if longest else "it may not move in this phase"
    return _reason(s, step, "too-far", rule, sentence, fields=longest)


def _why_not_entered(s: Position, field: int, step: int) -> Reason:
    name = s.map.names[field]
    if s.map.mountains >> field & 1:
        return _reason(s, step, "mountain", "WB-R13", f"only flying units enter mountains, as in {name}", field=name)
    sentence = f"only enemy pieces stand in {name}: a worker comes after a unit of its own side"
    return _reason(s, step, "only-enemies", "WB-R12", sentence, field=name)


def _why_not_end(s: Position, kind: int, count: int, start: int, way: list[int], step: int) -> Reason:
    end = way[-1]
    room = s.room_for(s.turn, kind, end) + (count if end == start else 0)
    return _too_full(s, kind, end, room, step)


def _too_full(s: Position, kind: int, field: int, room: int, step: int) -> Reason:
    name = s.map.names[field]
    rule = "WB-R9" if kind == WORKER else "WB-R8"
    things = "workers" if kind == WORKER else "units"
    sentence = (
        f"at most {FULL_STACK} {things} of a side stand on a field, and {name} has room for {max(0, room) or 'no'} more"
    )
    return _reason(s, step, "full", rule, sentence, field=name, room=max(0, room))


def _why_not_deploy(s: Position, who: int, step: int) -> Reason:
    kind = part(step, 0)
    field = part(step, 2)
    trained = s.training[who * TRAINED_KINDS + kind]
    if part(step, 1) > trained:
        sentence = f"you have {_pieces(trained, kind)} to deploy"
        return _reason(s, step, "not-trained", "WB-R22", sentence, have=trained)
    if field != s.town[who] and not s.outposts[who] >> field & 1:
        sentence = "trained pieces come into the own town or onto own finished outposts"
        return _reason(s, step, "no-place-to-deploy", "WB-R23", sentence)
    return _too_full(s, kind, field, s.room_for(who, kind, field), step)


# Purchases


def _why_not_purchase(s: Position, who: int, kind: int, step: int) -> Reason:
    option = s.entries[ledger.OPTION]
    if option not in (ledger.NO_OPTION, OPTION_OF[kind]):
        word = OPTION_WORDS[option]
        sentence = f"this phase is for one option only, and you have begun with {word}"
        return _reason(s, step, "other-option", "WB-R32", sentence, option=word)
    if kind == steps.TRAIN:
        return _why_not_train(s, who, step)
    if kind == steps.BUILD:
        return _why_not_build(s, who, step)
    if kind == steps.FOUND:
        return _why_not_found(s, who, step)
    return _why_not_upgrade(s, who, step)


def _too_dear(s: Position, who: int, step: int, rule: str, gold: int, wood: int) -> Reason:
    values: dict[str, str | int] = {"gold": gold, "wood": wood, "own_gold": s.gold[who], "own_wood": s.wood[who]}
    price = " and ".join([f"{number} {RESOURCES[own]}" for own, number in enumerate((gold, wood)) if number])
    sentence = f"this costs {price}, you have {s.gold[who]} gold and {s.wood[who]} wood"
    return _reason(s, step, "too-dear", rule, sentence, **values)


def _why_not_train(s: Position, who: int, step: int) -> Reason:
    kind = part(step, 0)
    slots = purchase.slots(s, who, kind)
    if s.training[who * TRAINED_KINDS + kind] >= slots:
        sentence = "no finished building for it is free" if slots else "you have no finished building for it"
        return _reason(s, step, "no-free-building", "WB-R34", sentence, buildings=slots)
    if not s.left(who, kind):
        return _reason(s, step, "no-piece-left", "WB-R36", "no such piece is left in the reserve")
    return _too_dear(s, who, step, "WB-R35", TRAINING_GOLD[kind], TRAINING_WOOD[kind])


def _why_not_build(s: Position, who: int, step: int) -> Reason:
    kind = part(step, 0)
    if s.tiles_left(who, kind) <= 0:
        building = BUILDINGS[kind]
        return _reason(s, step, "no-tile-left", "WB-K1", f"no tile of the {building} is left", building=building)
    if not purchase.has_builder(s, who):
        return _reason(s, step, "no-worker-in-town", "WB-R38", "a building needs a worker who stands in town")
    return _too_dear(s, who, step, "WB-R39", TILE_GOLD, TILE_WOOD)


def _why_not_found(s: Position, who: int, step: int) -> Reason:
    field = part(step, 0)
    if s.map.town_fields >> field & 1:
        return _reason(s, step, "in-a-town", "WB-D11", "no outpost stands in a town")
    for player in range(len(s.players)):
        if (s.outposts[player] | s.founded[player]) >> field & 1:
            return _reason(s, step, "outpost-there", "WB-D11", "there is one outpost a field, whoever owns it")
    if not s.working[who] >> field & 1:
        return _reason(s, step, "no-worker-there", "WB-R41", "an outpost needs a worker who stands on its field")
    if not s.left(who, OUTPOST):
        return _reason(s, step, "no-piece-left", "WB-K1", "no such piece is left in the reserve")
    return _too_dear(s, who, step, "WB-R42", TILE_GOLD, TILE_WOOD)


def _why_not_upgrade(s: Position, who: int, step: int) -> Reason:
    kind = part(step, 0)
    level = s.level(who, kind) + 1
    if s.entries[ledger.UPGRADED] >> kind & 1:
        return _reason(s, step, "upgraded", "WB-D14", "each type rises by one level a phase")
    if level >= len(TILES_OF_UNITS[s.people[who]][kind]):
        return _reason(s, step, "top-level", "WB-D14", "this type is at its top level", level=level)
    needed = UPGRADE_NEEDS[kind][level]
    finished = purchase.buildings(s, who, kind)
    if finished < needed:
        sentence = f"level {level + 1} needs {_counted(needed, 'finished building')} of this type, you have {finished}"
        return _reason(s, step, "too-few-buildings", "WB-R46", sentence, needed=needed, have=finished)
    return _too_dear(s, who, step, "WB-R48", TILE_GOLD, TILE_WOOD)


def _why_not_give(s: Position, who: int, step: int) -> Reason:
    mate = s.player_of_people(part(step, 0))
    if mate not in s.mates(who):
        return _reason(s, step, "no-team-mate", "WB-D17", "gifts are for team-mates who are in the game")
    resource = RESOURCES[part(step, 1)]
    have = (s.gold, s.wood)[part(step, 1)][who]
    return _reason(s, step, "too-much", "WB-D17", f"you have {have} {resource}", have=have, resource=resource)
