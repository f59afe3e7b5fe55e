"""Editions: a game as it was when a record or a table was begun, by its rules revision and on its very numbers.

A record names the hash of the numbers it was played on, and a table keeps them. The numbers are found again in the
present sheet or in one of the archived ones, with those laid over it that the record itself gives (a profile). Numbers
that an old sheet does not have come from the present one: the old game does not use them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from arktable.engine.datum import Datum
from arktable.engine.errors import EditionError
from arktable.engine.game import Game
from arktable.engine.sheets import Sheet, hash_of, without


def edition(
    game: Game, revision: int, sheet_hash: str, options: Mapping[str, str], seats: int, numbers: Mapping[str, Any]
) -> Game:
    """The game by that revision and on the numbers with that hash. An EditionError says what the program lacks."""
    played = game.by_revision(revision)
    if not numbers and sheet_hash in (played.sheet.hash, played.sheet_hash(options, seats)):
        return played
    _check(played.sheet.own(), numbers)
    unused = played.unused_numbers(options, seats)
    for values in _candidates(played):
        wanted = {**values, **numbers}
        if sheet_hash in (hash_of(wanted), hash_of(without(wanted, unused))):
            return on_values(played, wanted)
    raise EditionError(
        f"played on numbers that this program does not know ({sheet_hash}, here {played.sheet_hash(options, seats)}); "
        "if it was played with a profile, give it with --sheet"
    )


def on_values(game: Game, values: Mapping[str, Any]) -> Game:
    """The game on these numbers, laid over the present ones."""
    sheet = game.sheet.own().with_values(values)
    return game if sheet.reads_like(game.sheet) else game.with_sheet(sheet)


def foreign_numbers(game: Game, options: Mapping[str, str], seats: int) -> dict[str, Any]:
    """The numbers that a record must give because no program has them: those of a profile."""
    if is_known(game, game.sheet_hash(options, seats), options, seats):
        return {}
    used = without(game.sheet.values(), game.unused_numbers(options, seats))
    own = game.sheet.own().values()
    return {key: value for key, value in used.items() if own.get(key) != value}


def is_known(game: Game, sheet_hash: str, options: Mapping[str, str], seats: int) -> bool:
    """Does the program itself have the numbers with this hash, so that no profile is needed?"""
    own = game.sheet.own()
    unused = game.unused_numbers(options, seats)
    if sheet_hash in (own.hash, own.used_hash(unused)):
        return True
    return any(sheet_hash in (hash_of(values), hash_of(without(values, unused))) for values in own.earlier())


def _candidates(game: Game) -> Iterator[dict[str, Any]]:
    """The numbers a game could have been played on: with the profile at hand, then without it."""
    own = game.sheet.own().values()
    profile = {key: value for key, value in game.sheet.values().items() if own.get(key) != value}
    for laid_over in [profile, {}] if profile else [{}]:
        for values in (own, *game.sheet.own().earlier()):
            yield {**values, **laid_over}


def _check(own: Sheet, numbers: Mapping[str, Any]) -> None:
    """Records come from anywhere: what they give must look like what it replaces, and not be huge."""
    known: dict[str, Datum] = {}
    for values in own.earlier() if numbers else ():
        known.update({key: Datum(value, "profile") for key, value in values.items()})
    known.update(own.data)
    for key, value in numbers.items():
        refusal = known[key].refusal(value) if key in known else "is no number of this game"
        if refusal:
            raise EditionError(f"{key} {refusal}"[:200])
