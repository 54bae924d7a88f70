"""Lets `python -m smallwar` do what the command does."""

from smallwar.cli.main import run

run()
