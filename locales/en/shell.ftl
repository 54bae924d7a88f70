# Everything that is said around the tables: home, settings, connection, refusals, credits.

title = Small World of Warcraft
skip-to-content = Skip to content
language = Language
theme = Light
speed = Speed of what others do
