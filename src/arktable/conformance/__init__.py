"""The promises of `engine/game.py`, as checks that can be run on any game: `arktable conformance GAME`.

`checks.py` lists the checks. Each takes a `Setting` (a ruleset, a number of seats, options), plays random games on
it and raises `Broken` with a sentence if a promise is not kept. The tests of the project call the same functions.
"""
