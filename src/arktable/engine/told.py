"""What a game can tell: its events and reasons, declared once, each with the names and kinds of its arguments.

Events and reasons are keys with arguments; a sentence is made of them at the edge, in the reader's language. Three
sides must agree: the place in the rules that tells one, the sentence in every language, and whoever puts words in the
place of numbers (a seat becomes a name). The declaration is what all three are compared with: `make check` reads the
places and the sentences, the conformance tests listen to whole games, and the edges word an argument by its kind.

=================  ==================================================================================================
kind               what the argument is
=================  ==================================================================================================
`number`           a whole number: it is said as it is, and sentences may select on it
`money`            a whole number of the game's money; the sentence writes the sign
`flag`             0 or 1: sentences select on it
`seat`             a seat from 0: the edge says the player's name
`cell`             a square of the board as players write it ("f3")
`phase`            the name of a phase: the edge says its words
`text`             text that somebody typed or that is quoted: it is said as it is
`code:<family>`    a word of the game's notation, such as a good or a card: sentences select on it
=================  ==================================================================================================
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

NUMBER: Final = "number"
MONEY: Final = "money"
FLAG: Final = "flag"
SEAT: Final = "seat"
CELL: Final = "cell"
PHASE: Final = "phase"
TEXT: Final = "text"
KINDS: Final = (NUMBER, MONEY, FLAG, SEAT, CELL, PHASE, TEXT)
CODE: Final = "code:"

TURN_OVER: Final = "turn-over"
"""The key of the silent event with which a turn ends (`Position.end_turn`)."""

ADDED: Final = ("who", "count", "cells")
"""What the edge adds to the arguments of an event: `who` did it; of several alike, their `count` and their `cells`."""

BESIDE: Final = ("have", "need", "want")
"""The numbers of a reason that the edge shows beside its sentence, so that the sentence need not say them."""


class Told:
    """The events and reasons of a game. An argument has one kind, wherever it is used.

    `codes` names the words of a family; a family that is not in it takes its words from the sheet. An event with a
    secret is declared with both of its keys. `many` says which events become one sentence (`event-<key>-many`) when
    several of them follow each other, and which of their arguments must be the same for that. `unsaid` are arguments
    of an event that no sentence says: a client draws with them. `silent` are events that have no sentence at all: they
    are there for scenes (`engine/scenes.py`), and no log shows them. `heads` are events that say what a turn is
    about: a log shows the first of them beside the name.
    """

    __slots__ = ("arguments", "codes", "events", "heads", "many", "reasons", "silent", "unsaid")

    def __init__(
        self,
        arguments: Mapping[str, str],
        events: Mapping[str, tuple[str, ...]],
        reasons: Mapping[str, tuple[str, ...]],
        codes: Mapping[str, tuple[str, ...]] | None = None,
        many: Mapping[str, tuple[str, ...]] | None = None,
        unsaid: Mapping[str, tuple[str, ...]] | None = None,
        silent: tuple[str, ...] = (),
        heads: tuple[str, ...] = (),
    ) -> None:
        self.arguments: Final[Mapping[str, str]] = arguments
        self.events: Final[Mapping[str, tuple[str, ...]]] = events
        self.reasons: Final[Mapping[str, tuple[str, ...]]] = reasons
        self.codes: Final[Mapping[str, tuple[str, ...]]] = codes or {}
        self.many: Final[Mapping[str, tuple[str, ...]]] = many or {}
        self.unsaid: Final[Mapping[str, tuple[str, ...]]] = unsaid or {}
        self.silent: Final[frozenset[str]] = frozenset(silent)
        self.heads: Final[tuple[str, ...]] = heads

    def plus(self, other: Told) -> Told:
        """This declaration together with another one."""
        return Told(
            {**self.arguments, **other.arguments},
            {**self.events, **other.events},
            {**self.reasons, **other.reasons},
            {**self.codes, **other.codes},
            {**self.many, **other.many},
            {**self.unsaid, **other.unsaid},
            (*self.silent, *other.silent),
            (*self.heads, *other.heads),
        )

    def wrong_event(self, key: str, args: Mapping[str, int | str], seats: int) -> str:
        """What is wrong with an event that was told at a table of so many seats; empty when nothing is."""
        return self._wrong("event", self.events, key, args, seats)

    def wrong_reason(self, key: str, args: Mapping[str, int | str], seats: int) -> str:
        """What is wrong with a reason that was given at a table of so many seats; empty when nothing is."""
        return self._wrong("reason", self.reasons, key, args, seats)

    def _wrong(
        self,
        what: str,
        declared: Mapping[str, tuple[str, ...]],
        key: str,
        args: Mapping[str, int | str],
        seats: int,
    ) -> str:
        if key not in declared:
            return f"{what} {key!r} is not declared"
        if set(args) != set(declared[key]):
            return f"{what} {key!r} has the arguments {sorted(args)}, declared are {sorted(declared[key])}"
        for name, value in args.items():
            kind = self.arguments.get(name, "no kind")
            if not self.fits(kind, value, seats):
                return f"{what} {key!r}: {name} is {value!r}, which is no {kind}"
        return ""

    def fits(self, kind: str, value: int | str, seats: int) -> bool:
        """Can an argument of this kind have this value at a table of so many seats?"""
        if kind.startswith(CODE):
            words = self.codes.get(kind[len(CODE) :], ())
            return isinstance(value, str) and (value in words if words else value != "")
        if kind in (CELL, PHASE, TEXT):
            return isinstance(value, str) and value != ""
        if isinstance(value, str) or kind not in KINDS:
            return False
        if kind == SEAT:
            return 0 <= value < seats
        return value in (0, 1) if kind == FLAG else True


SILENCE: Final = Told({}, {}, {})
"""The declaration of a game that tells nothing of its own."""

SHARED: Final = Told(
    arguments={"phase": PHASE, "seat": SEAT, "move": TEXT},
    events={TURN_OVER: ()},
    reasons={
        "over": (),
        "not-now": ("phase",),
        "not-your-turn": ("seat",),
        "unknown-move": ("move",),
        "undo-nothing": (),
        "undo-other": ("seat",),
        "undo-revealed": (),
    },
    silent=(TURN_OVER,),
)
"""What every game can be told, by the engine itself and by whoever seats people at it."""
