"""What is seen of a position: everything on the table, and of other hands and all decks the numbers alone."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

import pytest

from warcraft.laid_out import play, situation

if TYPE_CHECKING:
    from smallwar.warcraft.game import WarcraftState

TABLE: Final = """\
map:
  a: {next: [b]}
  b: {next: [a, c]}
  c: {terrain: goldmine, next: [b]}
players:
  anna: {people: orcs, town: a, units: {a: {melee: 2}}, workers: {c: 1}, cards: [ANNA], works: [range],
    levels: {melee: 4}, team: 1}
  bert: {people: humans, units: {b: {melee: 1}}, outposts: [c], cards: [BERT], training: [melee], laid: 1, team: 2}
  carl: {people: undead, cards: [CARL], discards: [hex], team: 1}
depleted: {c: partly}
"""


def table(anna: str = "nets", bert: str = "militia", carl: str = "renown") -> WarcraftState:
    text = TABLE.replace("ANNA", anna).replace("BERT", bert).replace("CARL", carl)
    return situation(text)


def seen(s: WarcraftState, viewer: int | None) -> Any:
    """Give a view as it is sent."""
    return json.loads(json.dumps(s.view(viewer)))


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    s = table()
    for viewer in (0, 1, 2, None):
        hands = [player["cards"] for player in seen(s, viewer)["players"]]
        own = [["nets"], ["militia"], ["renown"]]
        assert hands == [cards if viewer == number else None for number, cards in enumerate(own)]
        assert [player["hand"] for player in seen(s, viewer)["players"]] == [1, 1, 1]


def test_another_hand_changes_nothing_for_others() -> None:
    one, other = table(bert="militia"), table(bert="recall")
    for viewer in (0, 2, None):
        assert seen(one, viewer) == seen(other, viewer)
        assert one.legal() == other.legal()


def test_the_table_is_open() -> None:
    shown = seen(table(), None)
    anna, bert, carl = shown["players"]
    assert anna["works"] == ["range"]
    assert anna["levels"]["melee"] == {"level": 4, "tile": "warlord", "strength": 5, "ability": "frenzy"}
    assert (anna["points"], bert["points"], bert["training"], bert["laid"]) == (4, 1, ["melee"], 1)
    assert (carl["discards"], carl["deck"], anna["team"], bert["team"]) == (["hex"], 19, 1, 2)
    assert shown["fields"]["a"] == {"units": {"anna": {"melee": 2}}, "workers": {}, "depleted": "none"}
    assert shown["fields"]["c"] == {"units": {}, "workers": {"anna": 1}, "depleted": "partly", "outpost": "bert"}


def test_a_combat_is_open() -> None:
    s = table()
    for step in ("move 2 melee a b", "stop"):
        s.play(s.step(step))
    assert seen(s, None)["asked"] == "move-end"
    for _ in s.players:
        s.play(s.step("pass"))
    shown = seen(s, None)
    assert shown["due"] == [{"field": "b", "enemies": ["bert"]}]
    assert shown["moved"] == {"b": {"melee": 2}}
    for step in ("fight b", "draw humans renown", "draw orcs renown", "pass", "pass", "pass"):
        s.play(s.step(step))
    for step in ("dice humans 6", "dice orcs 5 6 6"):
        s.play(s.step(step))
    shown = seen(s, None)
    assert shown["phase"] == "combat"
    assert (shown["combat"]["attackers"], shown["combat"]["defenders"]) == (["anna"], ["bert"])
    assert shown["combat"]["dice"][1] == {"player": "anna", "value": 5, "hit": True, "cancelled": False, "losses": 1}


ARMED: Final = """\
map: {a: {next: [b, c]}, b: {next: [a]}, c: {next: [a]}}
players:
  anna: {people: orcs, units: {a: {melee: 2}}, deck: []}
  bert: {people: humans, units: {c: {melee: 1}}, workers: {b: 1}, cards: [militia], deck: []}
"""


@pytest.mark.parametrize(
    "dice", ["dice humans 1, dice orcs 6, lose melee b", "dice humans 6, dice orcs 1, lose militia b"]
)
def test_workers_are_shown_in_arms_until_their_combat_is_over(dice: str) -> None:
    s = situation(ARMED)
    play(s, "move melee a b, move melee a c, stop, card militia b")
    assert seen(s, None)["fields"]["b"]["militia"] == ["bert"]
    assert seen(s, None)["due"] == [{"field": field, "enemies": ["bert"]} for field in ("b", "c")]
    play(s, f"fight b, {dice}")
    assert seen(s, None)["due"] == [{"field": "c", "enemies": ["bert"]}]
    assert s.legal() == [s.step("fight c")]
    assert "militia" not in seen(s, None)["fields"]["b"]
