"""Notices: the channels of a person, and feeds."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

ChannelKind: TypeAlias = Literal["push", "mail", "webhook", "feed"]
ChannelState: TypeAlias = Literal["on", "unconfirmed", "paused"]
WebhookFormat: TypeAlias = Literal["json", "discord", "slack"]


class Channel(msgspec.Struct, frozen=True):
    """A way to notify a person, as its owner sees it."""

    id: str
    kind: ChannelKind
    shown: str
    """Where it leads, as far as it is shown: the mail address, the host of a webhook, the browser."""
    state: ChannelState
    wants: dict[str, bool]
    """By kind of notice: whether it is sent."""
    made: str
    format: str = ""
    """Of a webhook: `json`, `discord` or `slack`."""
    daily: bool = False
    """Of a mail address: one mail a day lists the tables that wait, instead of a mail for each turn."""
    used: str = ""
    """When a notice last arrived; for a feed when it was last read."""
    failures: int = 0
    """Failures in a row."""
    error: str = ""
    """The last failure, with a number if there is one: `http 500` (words: `channel-error-<first word>`)."""


class Channels(msgspec.Struct, frozen=True):
    """`GET /channels`"""

    channels: list[Channel]
    most: int
    """How many channels a person may have."""
    kinds: list[str]
    """The kinds of notices."""


class ChannelMade(msgspec.Struct, frozen=True):
    """A new channel, with what is shown only once (`POST /channels`)."""

    channel: Channel
    secret: str = ""
    """Of a webhook with JSON: the key of its signatures."""
    atom: str = ""
    ics: str = ""
    """Of a feed: its addresses."""


class Reminded(msgspec.Struct, frozen=True):
    """`POST /tables/{id}/remind`"""

    again: str
    """When the asker may remind the same player again."""
