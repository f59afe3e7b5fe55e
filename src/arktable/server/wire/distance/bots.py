"""Bot accounts, and what their programs are told."""

from __future__ import annotations

from typing import Literal

import msgspec

from arktable.server.wire.pace import Pace


class BotAccount(msgspec.Struct, frozen=True):
    """A bot account as its owner sees it."""

    id: str
    name: str
    """With the mark by which everybody knows it as a bot."""
    made: str
    token: str
    """When its token was made; empty if it has none."""
    used: str
    """When a program last used the token, within five minutes; empty if none did."""


class OwnBots(msgspec.Struct, frozen=True):
    """The bot accounts of the person who asks (`GET /me/bots`)."""

    bots: list[BotAccount]
    most: int
    """Bot accounts that a person may have."""
    letters: int
    """Letters that a name may have, without the mark."""
    token: str = ""
    """A new token, only in the answer to the request that made it."""


class BotLimits(msgspec.Struct, frozen=True):
    """What a program may do; what exceeds it is refused with 429 and `Retry-After`."""

    requests: int
    """Requests in ten seconds."""
    streams: int
    """Streams at the same time."""
    alive: float
    """Seconds after which a stream without news sends an empty line."""
    send: float
    """Seconds without reading after which a stream is closed."""


class BotSelf(msgspec.Struct, frozen=True):
    """The bot account of a token (`GET /bot/account`)."""

    id: str
    name: str
    owner: str
    """The name of its owner; empty if it was made at the terminal of the server."""
    protocol: int
    limits: BotLimits


class BotTable(msgspec.Struct, frozen=True):
    """A table in a message to a program."""

    id: str
    name: str
    ruleset: str
    options: dict[str, str]
    state: str
    """`open`, `running` or `finished`."""
    seats: list[str]
    """Who sits there; empty for an open seat."""
    seat: int
    """The seat of the bot account; −1 if it has none."""
    pace: Pace | None
    """Null for an unhurried game."""
    handed_over: bool = False
    """A bot of the server plays for the bot account; `take-back` ends that."""
    must_agree: bool = False
    """The host has changed what was agreed, and the game does not begin before the bot account agrees."""


class BotInvitation(msgspec.Struct, frozen=True, kw_only=True):
    """A message of `GET /bot/events`: somebody invites the bot account."""

    type: Literal["invitation"] = "invitation"
    table: BotTable
    by: str
    by_owner: bool
    """The owner of the bot account invites."""


class BotNews(msgspec.Struct, frozen=True, kw_only=True):
    """A message of `GET /bot/events` about a table at which the bot account sits, or to which it was invited."""

    type: Literal["seated", "game-start", "turn", "game-over", "withdrawn"]
    """`seated`: it sits at a table that waits for players. `withdrawn`: an invitation no longer stands, because it was
    answered, withdrawn, or the game has begun."""
    table: BotTable
    winners: list[int] = []
    """Of a game that is over."""
