"""Reports, bans, and the trail of what moderators do."""

from __future__ import annotations

import msgspec


class Ban(msgspec.Struct, frozen=True):
    """A ban, as the banned person reads it."""

    reason: str
    """As the moderator wrote it."""
    until: str
    """Empty: for good."""
    may_answer: bool


class MyBan(msgspec.Struct, frozen=True):
    """`GET /ban`"""

    ban: Ban | None


class ReportBrief(msgspec.Struct, frozen=True):
    """A report in the list of moderators."""

    id: str
    kind: str
    """`insult`, `name`, `cheating`, `other`, or `answer` for that of a banned person."""
    by: str
    about: str
    table: str
    """The id of the table; empty if none."""
    table_name: str
    ruleset: str
    at: str
    state: str


class ReportList(msgspec.Struct, frozen=True):
    """`GET /moderation/reports`"""

    reports: list[ReportBrief]


class ReportedLine(msgspec.Struct, frozen=True):
    """A line around the reported one."""

    n: int
    seat: int
    name: str
    text: str
    """Empty for the reported line, which is shown on request, and for hidden lines."""
    at: str
    is_reported: bool
    is_hidden: bool


class Deed(msgspec.Struct, frozen=True):
    """A line of the trail."""

    id: str
    at: str
    what: str
    """`read`, `hide`, `close-table`, `ban`, `lift`, `close`, `revoke`, `moderator`, `no-moderator`
    (words: `mod-deed-<what>`)."""
    by: str
    """The moderator; empty for the terminal of the server."""
    whom: str
    table: str
    report: str
    reason: str
    until: str


class PersonFacts(msgspec.Struct, frozen=True):
    """What moderators see of a person: no address, no mail."""

    name: str
    state: str
    since: str
    games: int
    """Finished games."""
    reported: int
    upheld: int
    reports: int
    reports_upheld: int
    deeds: list[Deed]
    """Measures about this person, the latest first."""


class ReportShown(msgspec.Struct, frozen=True):
    """`GET /moderation/reports/{id}`"""

    report: ReportBrief
    text: str
    room: str
    line: int
    lines: list[ReportedLine]
    """At most three before the reported one and three after."""
    people: list[PersonFacts]
    """The person who is reported, and the one who reports."""
    counts: bool
    """The game of the table counts for ratings, and can be revoked."""


class LineText(msgspec.Struct, frozen=True):
    """`POST /moderation/reports/{id}/line`"""

    text: str


class BanShown(msgspec.Struct, frozen=True):
    """A ban in force."""

    account: str
    name: str
    by: str
    at: str
    until: str
    reason: str
    answer: str
    """The report with the answer that nobody has read; empty if none, or if another moderator reads it."""


class BanList(msgspec.Struct, frozen=True):
    """`GET /moderation/bans`"""

    bans: list[BanShown]


class Trail(msgspec.Struct, frozen=True):
    """`GET /moderation/trail`"""

    deeds: list[Deed]
    count: int


class Privacy(msgspec.Struct, frozen=True):
    """`GET /privacy`: how long what is kept, in days."""

    sessions_days: int
    """A browser that was not used."""
    addresses_days: int
    """A part of the address of a browser after its last use."""
    chat_days: int
    """Chat of finished games, and reports that were dealt with."""
    notices_days: int
    """Notices after they were sent."""
    names_days: int
    """A name that was given up."""
