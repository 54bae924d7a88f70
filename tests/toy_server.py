"""Serves with the toy game of the tests among the real ones.

It stands at the top of the module, because the processes that think for computer players load this file too.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from smallwar import games
from toy_catalogue import ToyCatalogue

games.CATALOGUES["toy"] = ToyCatalogue()

if __name__ == "__main__":
    from smallwar.cli.main import status

    sys.exit(status(["serve", *sys.argv[1:]]))
