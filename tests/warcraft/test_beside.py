"""What a page is told beside a position of the second game: what never changes, where points come from, and prices."""

from __future__ import annotations

import json

import pytest

from smallwar.table.chance import Chance
from smallwar.table.contract import Options
from smallwar.warcraft.advice import advice_of, point_lines
from smallwar.warcraft.catalogue import WarcraftCatalogue
from smallwar.warcraft.game import Warcraft
from smallwar.warcraft.layout import layout_of
from warcraft.laid_out import situation, table

PRICES = {
    "melee": [("gold", 1), ("wood", 1)],
    "worker": [("gold", 1)],
    "flying": [("gold", 2), ("wood", 2)],
    "barracks": [("gold", 2), ("wood", 2)],
    "outpost": [("gold", 2), ("wood", 2)],
    "upgrade": [("gold", 2), ("wood", 2)],
    "a": [("points", 3)],
    "b": [],
}


@pytest.mark.parametrize("target", PRICES)
def test_what_things_cost_and_fields_are_worth(target: str) -> None:
    assert situation(table("", "")).explain(target) == PRICES[target]


def test_what_is_not_for_sale_has_no_price() -> None:
    with pytest.raises(ValueError, match=r"^expected a field of the map, upgrade, or one of melee, .*, found 'hall'$"):
        situation(table("", "")).explain("hall")


def test_points_come_from_cards_levels_and_fields() -> None:
    state = situation(table("units: {a: {melee: 1}}, laid: 2, levels: {flying: 2}", "units: {a: {melee: 1}}"))
    assert point_lines(state, 0) == [("cards-laid", 2), ("top-levels", 1), ("a", 3)]
    assert point_lines(state, 1) == [("a", 3)]
    assert state.scores() == [6, 3]


def test_only_who_buys_is_told_what_is_for_sale() -> None:
    state = situation(table("workers: {a: 1, b: 1}, wood: 1", "", "phase: buy"))
    assert advice_of(state, 1)["purchases"] == []
    assert advice_of(state, None)["purchases"] == []
    offers = advice_of(state, 0)["purchases"]
    assert [offer["step"] for offer in offers if offer["because"] is None] == ["train melee", "train worker"]
    legal = {state.text(step) for step in state.legal()}
    assert all((offer["because"] is None) == (offer["step"] in legal) for offer in offers)
    codes = {offer["step"]: offer["because"]["code"] for offer in offers if offer["because"]}
    assert codes["build outpost b"] == "too-dear"
    assert codes["train ranged"] == "no-free-building"


def test_the_layout_says_what_never_changes() -> None:
    options = Warcraft().draw_options(["anna", "bert"], {"peoples": "orcs,humans"}, Chance(1))
    layout = layout_of(options)
    assert json.loads(json.dumps(layout)).keys() == layout.keys()
    assert layout["fields"]["d4"]["place"] == (0, 0)
    assert layout["fields"]["d4"]["value"] == 2
    assert layout["fields"]["e1"]["town"] == "anna"
    assert list(layout["peoples"]) == ["orcs", "humans"]
    assert layout["peoples"]["orcs"]["tiles"]["melee"][3] == {
        "level": 4,
        "tile": "warlord",
        "strength": 5,
        "ability": "frenzy",
    }
    assert layout["peoples"]["orcs"]["cards"]["plunder"]["copies"] == 3
    with pytest.raises(ValueError, match="expected one of the maps"):
        layout_of(Options(options.players, ["Z9"], options.settings, {}))


def test_sides_are_named_as_the_ranking_names_them() -> None:
    catalogue = WarcraftCatalogue()
    names = ["anna", "bert", "carl", "dora"]
    for teams, sides in (("1,2,2,1", ["1", "2", "2", "1"]), ("1,2,3,4", names)):
        state = Warcraft().new(Warcraft().draw_options(names, {"teams": teams}, Chance(1)))
        assert catalogue.sides(state) == sides
        assert sorted(set(sides)) == sorted(name for equal in state.ranking() for name in equal)
        assert [set(label) for label in catalogue.labels(state)] == [{"people"}] * 4
