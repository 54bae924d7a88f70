"""What the page says, from the files that its words come from: tests look for the same sentences as people do."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

LOCALES: Final = Path(__file__).parents[2] / "locales"
LANGUAGES: Final = {"en": "en", "de": "de", "cs": "cs", "zh": "zh-Hans"}
"""The languages of the page, each with the name that documents give it."""

MESSAGE: Final = re.compile(r"^([a-z][a-z0-9-]*) =(.*(?:\n(?:[ \t].*|(?=\n)))*)", re.MULTILINE)
PLACE: Final = re.compile(r"\{ *\$([a-z]+) *\}")
CHOICE: Final = re.compile(r"\{ *\$([a-z]+) *->\n(.*?)\n +\}", re.DOTALL)
VARIANT: Final = re.compile(r"\[([a-z0-9]+)\] (.*)")


@cache
def messages(language: str) -> dict[str, str]:
    """Read all messages of a language; one that counts keeps its variants in braces."""
    files = sorted((LOCALES / language).glob("*.ftl"))
    return {name: text.strip() for file in files for name, text in MESSAGE.findall(file.read_text(encoding="utf-8"))}


def say(message: str, language: str = "en", **values: object) -> str:
    """Say a message; of numbers, only as English counts."""

    def choose(found: re.Match[str]) -> str:
        variants: dict[str, str] = dict(VARIANT.findall(found[2]))
        value = str(values[found[1]])
        return variants.get("one" if value == "1" else value) or variants["other"]

    text = CHOICE.sub(choose, messages(language)[message])
    return PLACE.sub(lambda place: str(values[place[1]]), text)


def plain(language: str) -> dict[str, str]:
    """Give all messages that are always the same text."""
    return {name: text for name, text in messages(language).items() if "{" not in text}
