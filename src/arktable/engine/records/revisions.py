"""Revisions: changes of the rules. The old rule is kept as a module, for games that were begun with it.

A game declares its revisions in order. The first rules are revision 1; each `Revision` adds one. The rules of an
earlier revision are the present ones with the modules of all later revisions applied, the latest first, so a revision
is a variant like any other. A revision without a module means that the old rule could not be kept: games of that time
are shown from their stored events and cannot be played.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

from arktable.engine.errors import EditionError
from arktable.engine.rules import Module

R = TypeVar("R")


class Revision(Generic[R]):
    """One change of the rules. `key` names the sentence about it, `before` the last version without it.

    `numbers` says that the sheet was corrected too: a game that continues by this revision takes the corrected numbers.
    """

    def __init__(self, number: int, key: str, restore: Module[R] | None, before: str, numbers: bool = False) -> None:
        self.number: Final[int] = number
        self.key: Final[str] = key
        self.restore: Final[Module[R] | None] = restore
        self.before: Final[str] = before
        self.numbers: Final[bool] = numbers


def check_numbers(revisions: Sequence[Revision[Any]]) -> None:
    """Check that the revisions are numbered 2, 3 … in order."""
    numbers = [revision.number for revision in revisions]
    if numbers != list(range(2, len(revisions) + 2)):
        raise ValueError(f"revisions are numbered 2, 3 … in order, not {numbers}")


def later_than(revisions: Sequence[Revision[Any]], number: int) -> list[Revision[Any]]:
    """Return the changes since that revision, in order."""
    return [revision for revision in revisions if revision.number > number]


def check_kept(ruleset: str, revisions: Sequence[Revision[Any]], number: int) -> None:
    """Refuse a revision that this program does not know or whose old rules it has not kept."""
    if not 1 <= number <= len(revisions) + 1:
        raise EditionError(
            f"played by rules revision {number} of {ruleset}; this program knows revisions 1 to {len(revisions) + 1}, "
            "a later version of it may know more"
        )
    for revision in later_than(revisions, number)[::-1]:
        if revision.restore is None:
            raise EditionError(
                f"played by rules revision {number} of {ruleset}, which this program has not kept; "
                f"Arktable {revision.before} plays it"
            )


def restored(rules: R, revisions: Sequence[Revision[R]], number: int) -> R:
    """Return the rules of that revision."""
    for revision in later_than(revisions, number)[::-1]:
        if revision.restore is not None:
            rules = revision.restore.extend(rules)
    return rules
