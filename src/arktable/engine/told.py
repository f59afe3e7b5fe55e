"""What a game can tell: events and reasons, which are keys with arguments, and the kinds of these arguments.

A sentence is made of a key and its arguments by the terminal or the client, in the reader's language, and the kind of
an argument says how it is worded (a seat becomes a name). Three sides must agree: the places in the rules that tell an
event, the sentences in every language, and the kinds. `make check` reads the places and the sentences of the games in
this repository, so these declare kinds only; a game or a house rule in a package of its own declares its events and
reasons too. The conformance tests compare whole games with both.

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


class Told:
    """The events and reasons of a game. An argument has one kind, wherever it is used.

    `events` and `reasons` name the arguments of each key; an event with a secret is declared with both of its keys.
    `codes` names the words of a family; a family that is not in it takes its words from the sheet. `many` says which
    events become one sentence (`event-<key>-many`) when several of them follow each other, and which of their arguments
    must be the same for that. `unsaid` are arguments of an event that no sentence says: a client draws with them.
    `silent` are events that have no sentence at all: they are there for scenes (`engine/reporting/scenes.py`), and no
    log shows them. `heads` are events that say what a turn is about: a log shows the first of them next to the name.
    """

    __slots__ = ("arguments", "codes", "events", "heads", "many", "reasons", "silent", "unsaid")

    def __init__(
        self,
        arguments: Mapping[str, str],
        events: Mapping[str, tuple[str, ...]] | None = None,
        reasons: Mapping[str, tuple[str, ...]] | None = None,
        codes: Mapping[str, tuple[str, ...]] | None = None,
        many: Mapping[str, tuple[str, ...]] | None = None,
        unsaid: Mapping[str, tuple[str, ...]] | None = None,
        silent: tuple[str, ...] = (),
        heads: tuple[str, ...] = (),
    ) -> None:
        self.arguments: Final[Mapping[str, str]] = arguments
        self.events: Final[Mapping[str, tuple[str, ...]]] = events or {}
        self.reasons: Final[Mapping[str, tuple[str, ...]]] = reasons or {}
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


SILENCE: Final = Told({})
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
"""What every game can tell: events and reasons of the engine and of the program that seats the players."""
