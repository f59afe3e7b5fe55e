"""Rulesets, their options and the bots that play them; what a position is about."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

import msgspec

from arktable.server.wire.common import Seat


class RuleOption(TypedDict):
    """A choice made when a table is opened (words: `option-<key>`, `option-<key>-<value>`)."""

    key: str
    kind: Literal["choice"]
    values: list[str]
    default: str
    seats: list[int]
    """The numbers of seats at which the choice makes a difference."""


class Clash(TypedDict):
    """Two choices (`key=value`) that exclude each other, or of which one needs the other."""

    first: str
    second: str
    key: str
    """Of the error that says so (words: `error-<key>`)."""
    needed: bool
    """The second is needed by the first and missing; else it is excluded by it."""
    unless: str
    """A third choice with which the two go together, or empty."""


class BotStrength(TypedDict):
    """The place of a bot on the ladder, from the strength table."""

    place: float
    """Counted from 1, the weakest."""
    against: str
    """The bot one place below; empty where no match was played."""
    won: float
    """The share of games it won against that bot; `low` and `high` are the confidence interval."""
    low: float
    high: float
    games: int


class BotChoice(TypedDict):
    """A program that can take a seat (words: `bot-<id>`, `bot-<id>-about`)."""

    id: str
    thinks: bool
    """It plays better with more time: `<id>@2s`, `<id>@500ms` or `<id>@64` (play-outs) set it."""
    seconds: float
    """The longest time per decision that can be set; 0 for a bot that decides at once."""
    strength: BotStrength | None
    """Null if it was not measured."""


class BotProcesses(TypedDict):
    """The processes in which the bots of this server think."""

    runs_on: Literal["compiled", "building", "interpreted"]
    """Compiled, bots think several times as fast. `building`: interpreted until a compiled build is made."""


class Told(TypedDict):
    """How the game's events and reasons are declared (`engine/told.py`)."""

    kinds: dict[str, str]
    """The kind of each argument: `seat`, `phase`, `cell`, `number`, `money`, `flag`, `text` or `code:<family>`."""
    many: dict[str, list[str]]
    """Events that are told as one (`event-<key>-many`) when several in a row have these arguments in common."""
    heads: list[str]
    """Events that say what a turn is about."""


class Ruleset(TypedDict):
    """What can be played here."""

    id: str
    game: str
    """The game whose words and table it uses."""
    seats: list[int]
    """The least and the most players."""
    minutes: int
    reconstructed: bool
    """Some numbers that matter in play are not printed in the game; we reconstructed them."""
    rules_rev: int
    options: list[RuleOption]
    clashes: list[Clash]
    page: str | None
    """The address of the page of a game that this client cannot draw."""
    told: Told
    bots: list[BotChoice]


class Numbers(TypedDict):
    """The printed numbers that a game is played on, for texts that name them."""

    values: dict[str, Any]
    """By their key on the sheet (`games/<g>/sheet/*.toml`)."""
    reconstructed: list[str]
    """Keys of the numbers that could not be read from the printed components."""


class PositionFacts(msgspec.Struct, frozen=True):
    """What a form needs to offer a table that begins in a position."""

    ruleset: str
    options: dict[str, str]
    seats: int
    to_move: Seat
    """Who decides first, −1 when the game is over."""
    turn: int
    progress: float
    """From 0 to 1."""
