"""Lets `python -m smallwar` do what the command does."""

from smallwar.cli.start import run

run()
