### What is said on every page: title, settings, the connection, and why the server did not do something.

title = Small World of Warcraft
title-of = { $page } · { $title }
skip-to-content = Skip to content

## Settings

settings = Settings
language = Language
theme = Light
theme-system = As the device
theme-day = Day
theme-night = Night
speed = Speed of what others do
speed-off = At once
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
single-keys = Single letters are shortcuts at the table
to-games = My games
to-credits = Credits

## The connection

loading = Loading …
disconnected = The connection is lost. Trying to reach the server again …
reconnected = Connected again.
sending = Sending …
try-again = Try again

## Why the server did not do something

problem-unreachable = The server cannot be reached. Is it running, and are you online?
problem-unknown-game = There is no such game here. Perhaps it was deleted, or the address is not complete.
problem-old-rules = This game was begun under older rules and cannot be shown any more.
problem-wrong-secret = This invitation is no longer valid: somebody has taken the seat, or the link is not complete.
problem-same-name = Somebody at this table already has that name. Choose another one.
problem-bad-name = A name must be readable, without commas and without spaces at its ends.
problem-hidden = The record can be saved when the game is over: until then it would tell what you may not know.
problem-too-many = That was too much at once. Wait a moment and try again.
problem-try-again = The server could not do that now. Try again.
problem-other = The server refused ({ $code }).
