"""Blocks of documents that can be run, and a place to run them in.

A block says what it is in the line that opens it: `sh` and `python` are run, `yaml file=NAME` (or any other language)
is written to that file, `text output` lists lines that the last command printed, in their order and with gaps where a
line is `…`. `sh skip` and every other block is only read.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
COPIED: Final = ["src", "scripts", "tests/scenarios", "tests/warcraft/scenarios", "docs/rules", "locks"]
FENCE: Final = re.compile(r"^```(\S+)([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LONGEST: Final = 120
"""Seconds that a block may take."""

SHELL: Final = ["bash", "-euo", "pipefail", "-c"]


class Block:
    """One fenced block of a document."""

    def __init__(self, language: str, words: str, text: str) -> None:
        self.language = language
        self.words = words.split()
        self.text = text

    def file(self) -> str:
        """Name the file that the block is to be written to, or give nothing."""
        names = [word.removeprefix("file=") for word in self.words if word.startswith("file=")]
        return names[0] if names else ""


def blocks_of(document: Path) -> list[Block]:
    """Find the fenced blocks of a document."""
    return [Block(*found) for found in FENCE.findall(document.read_text(encoding="utf-8"))]


class Checkout:
    """A copy of the project to change and to run commands in, with this Python as its `.venv`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.output = ""
        for name in COPIED:
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
        shutil.copy(ROOT / "Makefile", folder / "Makefile")
        programs = folder / ".venv" / "bin"
        programs.mkdir(parents=True)
        write_program(programs / "python", f'exec "{sys.executable}" "$@"')
        write_program(programs / "smallwar", f'exec "{sys.executable}" -m smallwar "$@"')
        for sign in ("locked", "installed"):
            (folder / ".venv" / sign).touch()

    def take(self, block: Block) -> str:
        """Do what a block says; give what went wrong, or nothing."""
        if block.file():
            path = self.folder / block.file()
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(block.text, encoding="utf-8")
            return ""
        if block.language == "python":
            return self.run([sys.executable, "-c", block.text], block)
        if block.language == "sh" and "skip" not in block.words:
            return self.run([*SHELL, block.text], block)
        return self.compare(block.text) if "output" in block.words else ""

    def run(self, command: list[str], block: Block) -> str:
        """Run a block in the checkout and keep what it prints."""
        ended = subprocess.run(
            command, cwd=self.folder, capture_output=True, text=True, timeout=LONGEST, check=False, env=surroundings()
        )
        self.output = ended.stdout + ended.stderr
        wanted = 1 if "fails" in block.words else 0
        return "" if ended.returncode == wanted else f"status {ended.returncode} of:\n{block.text}\n{self.output}"

    def compare(self, text: str) -> str:
        """Find the lines of a text in the last output, in their order."""
        rest = self.output.splitlines()
        for line in filter(None, map(str.strip, text.splitlines())):
            if line == "…":
                continue
            at = next((index for index, printed in enumerate(rest) if printed.strip() == line), None)
            if at is None:
                return f"expected the line {line!r}, found:\n{self.output}"
            rest = rest[at + 1 :]
        return ""


def surroundings() -> dict[str, str]:
    """Give the environment of a reader who has just opened a terminal."""
    return {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")}


def write_program(path: Path, line: str) -> None:
    """Write a small program that can be run."""
    path.write_text(f"#!/bin/sh\n{line}\n", encoding="utf-8")
    path.chmod(0o755)
