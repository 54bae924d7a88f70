"""What the records of this game look like: `*.wbr` files that name peoples, scenario and map on lines of their own."""

from __future__ import annotations

from typing import Final

from smallwar.table.form import RecordForm

FORM: Final = RecordForm(".wbr", "Map", {"Peoples": "peoples", "Teams": "teams", "Scenario": "scenario"})
