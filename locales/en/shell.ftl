### What is said on every page: title, settings, the connection, and why the server did not do something.

title = Small World of Warcraft
title-of = { $page } · { $title }
skip-to-content = Skip to content

## Settings

settings = Settings
language = Language
theme = Light
theme-system = Like the device
theme-day = Day
theme-night = Night
speed = Speed of the others
speed-off = At once
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
single-keys = Single letters are shortcuts at the table
to-games = My games
to-credits = Credits

## The connection

loading = Loading…
disconnected = The connection is lost. Trying to reach the server again…
reconnected = Connected again.
sending = Sending…
trouble = This cannot be shown
try-again = Try again

## Why the server did not do something

problem-unreachable = The server cannot be reached. Is it running, and are you online?
problem-unknown-game = There is no such game here. Perhaps it was deleted, or the address is not complete.
problem-old-rules = This game was begun under older rules and cannot be shown any more.
problem-wrong-secret = This invitation is no longer valid: somebody has taken the seat, or the link is not complete.
problem-same-name = Somebody at this table already has that name. Choose another one.
problem-bad-name = A name must be readable, without commas and without spaces at its ends.
problem-too-many = That was too much at once. Wait a moment and try again.
problem-try-again = The server could not do that now. Try again.
problem-unknown = The server answered something that this page does not understand. Load the page again.
problem-not-found = The server does not know this address.
problem-not-allowed = The server does not do this.
problem-not-yours = Only whoever began the game may do this.
problem-seats = This game is for { $fewest } to { $most } players.
problem-unfit-boards = These islands do not go together. Choose others.
problem-unfit-options = These options do not go together. Choose others.
problem-unknown-bot = The server does not know this computer player.
problem-unknown-setting = The server does not know this option. Load the page again.
problem-malformed = The server did not understand this page. Load the page again.
problem-too-large = That was too much for the server.
problem-foreign-origin = The server takes this only from its own page.
problem-unknown-host = The server does not answer under this address.
problem-mistake = The server made a mistake. Try again.
