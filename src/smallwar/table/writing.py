"""YAML as people write it by hand: names without quotes where that is safe, and lists in lines of a bearable length."""

from __future__ import annotations

import json
import re
from typing import Final

LINE_LENGTH: Final = 100

PLAIN_NAME: Final = re.compile(r"[1-9][0-9]{0,8}|[A-Za-z][A-Za-z0-9-]*")
TRUTH_WORDS: Final = frozenset({"y", "n", "yes", "no", "on", "off", "true", "false", "null"})


def scalar(text: str) -> str:
    """Write a name bare where YAML takes it for itself, otherwise in quotes."""
    if PLAIN_NAME.fullmatch(text) and text.lower() not in TRUTH_WORDS:
        return text
    return json.dumps(text, ensure_ascii=False)


def flow(key: str, opening: str, parts: list[str], closing: str) -> list[str]:
    """Write a list or mapping in brackets, broken into lines of a bearable length."""
    lines = [f"    {key}: {opening}"]
    for number, part in enumerate(parts):
        text = part + ("," if number + 1 < len(parts) else closing)
        if len(lines[-1]) + len(text) > LINE_LENGTH:
            lines.append("      ")
        elif number:
            text = " " + text
        lines[-1] += text
    if not parts:
        lines[-1] += closing
    return lines
