"""Editions: a game with the rules revision and the numbers of the day on which a record or a table was begun.

A record names the hash of its numbers, and a table keeps the numbers themselves. They are found in the present sheet or
in an archived one, overridden by the numbers that the record gives (a profile). Numbers that an old sheet does not have
come from the present one; the old game does not use them.
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
    """Return the game with that revision and the numbers of that hash. An EditionError says what the program lacks."""
    played = game.by_revision(revision)
    _check_options(played, options)
    if not numbers and sheet_hash in (played.sheet.hash, played.sheet_hash(options, seats)):
        return played
    _check(played.sheet.own(), numbers)
    unused = played.unused_numbers(options, seats)
    house = played.house_numbers(options)
    for values in _candidates(played):
        wanted = {**house, **values, **numbers}
        if sheet_hash in (hash_of(wanted), hash_of(without(wanted, unused))):
            return on_values(played, wanted)
    raise EditionError(
        f"played on numbers that this program does not know ({sheet_hash}, here {played.sheet_hash(options, seats)}); "
        "if it was played with a profile, give it with --sheet"
    )


def _check_options(game: Game, options: Mapping[str, str]) -> None:
    """Check that every option is there: those of house rules come from other packages."""
    known = [option.key for option in game.facts.options]
    missing = [repr(key) for key in options if key not in known]
    if missing:
        what = f"played with {', '.join(missing)}, an option that {game.facts.id} does not have here"
        raise EditionError(f"{what}; if it is a house rule, install its package")


def on_values(game: Game, values: Mapping[str, Any]) -> Game:
    """Return the game with these numbers in place of the present ones."""
    sheet = game.sheet.own().with_values(values)
    return game if sheet.reads_like(game.sheet) else game.with_sheet(sheet)


def foreign_numbers(game: Game, options: Mapping[str, str], seats: int) -> dict[str, Any]:
    """Return the numbers that a record must contain: those of a profile, which no program has, and of house rules.

    Another version of a house rule may have other numbers.
    """
    if is_known(game, game.sheet_hash(options, seats), options, seats):
        return game.house_numbers(options)
    used = without(game.values(options, seats), game.unused_numbers(options, seats))
    own = game.sheet.own().values()
    return {key: value for key, value in used.items() if own.get(key) != value}


def is_known(game: Game, sheet_hash: str, options: Mapping[str, str], seats: int) -> bool:
    """Return whether the program itself has the numbers of this hash, so that no profile is needed."""
    own = game.sheet.own()
    unused = game.unused_numbers(options, seats)
    house = game.house_numbers(options)
    if not house and sheet_hash in (own.hash, own.used_hash(unused)):
        return True
    candidates = [*own.earlier(), own.values()] if house else own.earlier()
    hashes = [hash_of(without({**values, **house}, left_out)) for values in candidates for left_out in ((), unused)]
    return sheet_hash in hashes


def _candidates(game: Game) -> Iterator[dict[str, Any]]:
    """Yield the sets of numbers that a game may have used: with the given profile, then without it."""
    own = game.sheet.own().values()
    profile = {key: value for key, value in game.sheet.values().items() if own.get(key) != value}
    for laid_over in [profile, {}] if profile else [{}]:
        for values in (own, *game.sheet.own().earlier()):
            yield {**values, **laid_over}


def _check(own: Sheet, numbers: Mapping[str, Any]) -> None:
    """Check the numbers of a record, which may come from anywhere: right form, and not too large."""
    known: dict[str, Datum] = {}
    for values in own.earlier() if numbers else ():
        known.update({key: Datum(value, "profile") for key, value in values.items()})
    known.update(own.data)
    for key, value in numbers.items():
        refusal = known[key].refusal(value) if key in known else "is not a number of this game"
        if refusal:
            raise EditionError(f"{key} {refusal}"[:200])
