"""Names of players: which are allowed, which are kept for others, and what is offered instead of a name that is not
free.

A name has letters of one script, figures, spaces, hyphens and apostrophes. The refusal names the letter at fault.
"""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from arktable.bots.catalogue import bots_for
from arktable.engine.registry import rulesets
from arktable.server.distance.signin.letters import (
    fold,
    go_together,
    is_mark,
    prototype,
    script_of,
    skeleton,
)
from arktable.server.people.bot_names import BOT_NAMES
from arktable.server.people.names import GUEST, NAME_MOST, clean_name, table_name
from arktable.server.running.errors import Refused

NAME_LEAST: Final = 3
MARKS_MOST: Final = 2
"""Marks on one letter."""
ACCENTS: Final = frozenset(map(chr, range(0x300, 0x34F)))
"""Marks that belong to no script."""
BETWEEN: Final = " -'"
FORMER: Final = "Former player"
"""The name of a deleted player at tables."""
STAFF: Final = (
    "admin", "administrator", "moderator", "operator", "staff", "support", "system", "server", "root", "owner", "host",
    "arktable", "arkadia", "arkwright", "bot", "robot", "computer", "nobody", "somebody", "anonymous", "spectator",
    "player", "former player", "ancien joueur", "invité", "modérateur", "opérateur", "équipe", "bank", "banque",
)  # fmt: skip
"""Names that could be taken for the staff or for a part of the program."""
ROUTES: Final = (
    "account", "api", "assets", "analysis", "awards", "carry", "me", "new", "people", "records", "review", "rules",
    "sign in", "sign out", "sign-in", "sign-out", "table", "tables", "tournament", "tournaments", "watch", "lessons",
)  # fmt: skip
"""Words in addresses of pages."""
OFFERS: Final = 3
YEARS: Final = range(1760, 1800)


@cache
def reserved() -> frozenset[str]:
    """The skeletons of names that no player may have."""
    games = {game.facts.game for game in rulesets()}
    bots = [name for game in games for name in bots_for(game)]
    return frozenset(skeleton(name) for name in (*BOT_NAMES, GUEST, *STAFF, *ROUTES, *bots))


def tidy(given: str) -> str:
    """The name as it is written: composed letters, plain apostrophes, single spaces."""
    name = unicodedata.normalize("NFKC", given[:1000]).replace("\u2019", "'").replace("\u2010", "-")
    return clean_name(name)


def checked(given: str) -> str:
    """The name as it is written; refused if no player may have it. Whether it is free is not known here."""
    name = tidy(given)
    if len(name) < NAME_LEAST:
        raise Refused("malformed", "name-short", least=NAME_LEAST, most=NAME_MOST)
    check_letters(name)
    if skeleton(name) in reserved():
        raise Refused("conflict", "name-reserved", name=name)
    return name


def check_letters(name: str) -> None:
    """Refuse a letter that no name may have, or that is of another script than the others."""
    for at, letter in enumerate(name):
        if letter in BETWEEN:
            fits = 0 < at < len(name) - 1 and name[at - 1] not in BETWEEN
        elif is_mark(letter):
            before = name[max(0, at - MARKS_MOST) : at]
            is_seen = bool(script_of(letter)) or letter in ACCENTS
            fits = is_seen and before != "" and before[-1] not in BETWEEN and not all(map(is_mark, before))
        else:
            fits = letter in "0123456789" or bool(script_of(letter))
        if not fits:
            raise Refused("malformed", "name-letter", letter=letter, place=at + 1)
    scripts = [(at, letter, script_of(letter)) for at, letter in enumerate(name) if script_of(letter)]
    if not scripts:
        raise Refused("malformed", "name-figures")
    if go_together(frozenset(script for _, _, script in scripts)):
        return
    main = _main_script(name)
    at, letter, script = next(one for one in scripts if not go_together(frozenset({main, one[2]})))
    raise Refused("malformed", "name-scripts", letter=letter, place=at + 1, script=script, main=main)


def _main_script(name: str) -> str:
    """The script of most letters; of the first one if two are equal."""
    found = [script_of(letter) for letter in name if script_of(letter)]
    return max(found, key=found.count)


class Fault(NamedTuple):
    """The letter of a name by which it differs from another one."""

    letter: str
    place: int
    """Counted from 1."""
    script: str
    """Of the letter; `figure` for a figure."""
    like: str
    """What the other name has there."""


def fault_between(name: str, other: str) -> Fault:
    """The first letter of a name that differs from a name that it looks like."""
    theirs = unicodedata.normalize("NFC", other)
    for at, letter in enumerate(name):
        there = theirs[at] if at < len(theirs) else ""
        if fold(letter) != fold(there):
            return Fault(letter, at + 1, script_of(letter) or "figure", there)
    return Fault(name[-1], len(name), script_of(name[-1]) or "figure", "")


def offered(given: str) -> Iterator[str]:
    """Names like this one that are allowed; some of them may be taken."""
    base = _base(given)
    latin = base.isascii()
    for _ in range(12):
        words = [f"{base} {secrets.choice(YEARS)}"]
        if latin:
            place = table_name().split()
            words = [f"{base} {place[0]}", f"{base} of {place[-1]}", *words]
        for word in words:
            try:
                yield checked(word)
            except Refused:
                continue


def _base(given: str) -> str:
    """What is kept of a name in what is offered: at most 12 letters, all of one script."""
    name = unicodedata.normalize("NFC", given[:NAME_MOST])
    main = _main_script(name) if any(map(script_of, name)) else "Latin"
    kept = ""
    for letter in name:
        written = letter if script_of(letter) in ("", main) else prototype(letter)
        if written == " " or all(one.isdecimal() or script_of(one) == main for one in written):
            kept += written
    return " ".join(kept.split()[:2])[:12].strip() or "Ada"
