"""What the records of one game look like besides their steps: how their files end, and which header lines are their own."""

from __future__ import annotations

from typing import Final

OPTIONS: Final = "Options"
"""The line for every setting that has none of its own."""


class RecordForm:
    """How a record of a game says what was agreed before it.

    The names of the boards stand on the line `boards`. `lines` names the setting for each further line: one word of small
    letters, or several with commas between. All other settings stand together on the line `Options`.
    """

    def __init__(self, ending: str, boards: str, lines: dict[str, str]) -> None:
        self.ending = ending
        self.boards = boards
        self.lines = lines

    def line_of(self, setting: str) -> str:
        """Name the header line on which a setting stands."""
        for line, name in self.lines.items():
            if name == setting:
                return line
        return OPTIONS

    def own_lines(self, settings: dict[str, str]) -> dict[str, str]:
        """Write the lines of the settings that have one."""
        found = {line: settings.get(name, "") for line, name in self.lines.items()}
        return {line: ", ".join(value.split(",")) for line, value in found.items() if value}

    def other_settings(self, settings: dict[str, str]) -> dict[str, str]:
        """Give the settings that share the line `Options`."""
        return {name: value for name, value in settings.items() if self.line_of(name) == OPTIONS}


USUAL: Final = RecordForm(".swr", "Boards", {})
"""The form of a game that needs no other."""
