"""Build the package, compiling the rules with mypyc where that is possible.

The environment variable SMALLWAR_COMPILE decides: `auto` (the default) compiles when there is a C compiler and
otherwise installs plain Python with a line of warning, `yes` fails when it cannot compile, `no` never compiles.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler
from setuptools.errors import BaseError

SOURCE = Path("src/smallwar")

COMPILED = [
    "table/contract.py",
    "table/chance.py",
    "table/playout.py",
    "table/sets.py",
    "table/words.py",
    "smallworld/**/*.py",
    "warcraft/**/*.py",
]
"""What a search calls millions of times."""

NOT_COMPILED = [
    "**/__init__.py",  # hold nothing
    "*/boards/*.py",  # read and drawn once, before a game
    "*/situation.py",  # reads rules examples
    "*/expectation.py",  # compares positions with them
    "*/loading.py",  # checks saved positions
    "*/waiting.py",  # as above
    "*/invariants.py",  # as above
    "*/catalogue.py",  # speaks to the command line
    "*/terminal.py",  # writes text for people
    "*/shown.py",  # names shapes of JSON values
    "*/layout.py",  # arranged once, before a game
    "*/advice.py",  # asked for once a decision of a person
    "*/plans.py",  # as above
    "*/shelf.py",  # reads and draws maps
    "*/headers.py",  # writes and reads the header of a record
]
"""What gains nothing by it."""


def matching(patterns: list[str]) -> set[Path]:
    """Give the files that any of these patterns finds."""
    return {path for pattern in patterns for path in SOURCE.glob(pattern)}


def obstacle() -> str:
    """Say in a few words what is missing for compiling; nothing when all is there."""
    if importlib.util.find_spec("mypyc") is None:
        return "mypyc is not installed"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the header files of Python are not installed"
    compiler: Any = new_compiler()
    try:
        customize_compiler(compiler)
        if compiler.compiler_type == "unix":
            command = compiler.compiler_so[0]
            return "" if shutil.which(command) else f"there is no C compiler ({command})"
        compiler.initialize()
    except BaseError as error:
        return f"there is no C compiler ({error})"
    return ""


def extensions() -> list[Any]:
    """Give what is to be compiled: everything, or nothing where that is not possible or not wanted."""
    wish = os.environ.get("SMALLWAR_COMPILE", "auto")
    if wish not in ("auto", "yes", "no"):
        raise SystemExit(f"SMALLWAR_COMPILE: expected auto, yes or no, found {wish!r}")
    if wish == "no":
        return []
    missing = obstacle()
    if missing and wish == "yes":
        raise SystemExit(f"SMALLWAR_COMPILE=yes, but {missing}")
    if missing:
        sys.stderr.write(f"warning: smallwar is installed as plain Python, which is slower: {missing}\n")
        return []
    return compiled_extensions()


def compiled_extensions() -> list[Any]:
    """Translate the rules to C, as one library so that calls between its modules are direct."""
    from mypyc.build import mypycify  # noqa: PLC0415 - it is installed only where something is compiled

    paths = sorted(str(path) for path in matching(COMPILED) - matching(NOT_COMPILED))
    return list(mypycify(paths, opt_level="3", debug_level="0", group_name="smallwar"))


# Tools ask for the metadata of a package by running this file too; only building is worth compiling for.
setup(ext_modules=extensions() if {"bdist_wheel", "build", "build_ext", "install"} & set(sys.argv) else [])
