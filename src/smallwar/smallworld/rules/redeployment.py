"""Taking tokens up, placing them anew, and the retreats of the opponents (SW-5)."""

from __future__ import annotations

from typing import Final

from smallwar.smallworld import pending
from smallwar.smallworld.ledger import BESIDE_CHAMPION
from smallwar.smallworld.rules.voices import badge_and_banner, voices
from smallwar.smallworld.state import REDEPLOYMENT, RETREAT, Position
from smallwar.smallworld.steps import DEPLOY, DEPLOY_BEASTS, DONE, NUMBER_SHIFT, make
from smallwar.smallworld.tokens import CHAMPION
from smallwar.table.sets import members

ONE_MORE: Final = 1 << NUMBER_SHIFT
"""Added to a step, it raises its number by one."""


def must_stay(s: Position, who: int, region: int) -> int:
    """Give how many race tokens and beasts must stay in a region: the champion counts as one of several."""
    return min(s.tokens[region] + s.beasts[region], max(1, s.garrison(who) - (s.lying[CHAMPION] >> region & 1)))


def gather(s: Position, who: int) -> None:
    """Take all tokens but what must stay to hand; race tokens stay rather than beasts (SW-10.3)."""
    for region in members(s.held[who]):
        stay = must_stay(s, who, region)
        tokens = min(s.tokens[region], stay)
        if s.lying[CHAMPION] >> region & 1:
            s.entries[BESIDE_CHAMPION] = s.tokens[region] - tokens
        beasts = stay - tokens
        s.hand[who] += s.tokens[region] - tokens
        s.tokens[region] = tokens
        s.add_beasts(who, s.beasts[region] - beasts)
        s.beasts[region] = beasts


def end_conquests(s: Position, who: int) -> None:
    """Begin the redeployment."""
    s.phase = REDEPLOYMENT
    gather(s, who)
    for piece in voices(s, who):
        piece.on_redeploy(s, who)


def placements(s: Position, who: int, steps: list[int]) -> None:
    """List how the tokens and pieces in hand may be placed at the end of the player's own turn."""
    deployments(s, who, steps)
    blocked = has_to_place(s, who)
    for piece in voices(s, who):
        piece.placements(s, who, steps)
        blocked = blocked or piece.must_place(s, who)
    if not blocked:
        steps.append(make(DONE))


def retreat_steps(s: Position, who: int, steps: list[int]) -> None:
    """List how a player may place what was taken back in another player's turn."""
    deployments(s, who, steps)
    for piece in badge_and_banner(s, who):
        piece.retreat_steps(s, who, steps)
    if not has_to_place(s, who):
        steps.append(make(DONE))


def deployments(s: Position, who: int, steps: list[int]) -> None:
    """List every number of tokens and beasts for every region of the player."""
    tokens = s.hand[who]
    beasts = s.beasts_of(who)
    if not tokens and not beasts:
        return
    for region in members(s.held[who]):
        step = make(DEPLOY, region)
        for _ in range(tokens):
            step += ONE_MORE
            steps.append(step)
        step = make(DEPLOY_BEASTS, region)
        for _ in range(beasts):
            step += ONE_MORE
            steps.append(step)


def has_to_place(s: Position, who: int) -> bool:
    """Tell whether tokens, beasts or the champion are in hand and there is a region for them."""
    return s.held[who] != 0 and (s.in_hand(who) > 0 or s.has_champion(who))


def push_retreats(s: Position) -> None:
    """Let every opponent with something to place retreat, in turn order from the active player (SW-5.3)."""
    s.phase = RETREAT
    s.pending.append(make(pending.END_TURN))
    for player in reversed(s.opponents(s.turn)):
        if has_to_place(s, player):
            s.pending.append(make(pending.RETREAT, player))
