"""The pages of the reference say what the pieces say."""

from __future__ import annotations

from scripts.make_reference import stale


def test_no_page_is_stale() -> None:
    assert stale() == [], "write the pages anew: make reference"
