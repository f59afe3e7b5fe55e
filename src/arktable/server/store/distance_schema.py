"""The tables of the database for play at a distance. A browser without a server has none of them.

Chat, notes, orders and notices are outside the logs of the games: they can be removed, and nobody but their owners may
read them. Times are ISO texts (`running/times.py`), ids are random texts.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, Text, UniqueConstraint, false

from arktable.server.store.schema import metadata

ID: Final = String(40)
TIME: Final = String(40)


def _account(name: str = "account_id", primary_key: bool = False) -> Column[str]:
    return Column(name, ID, ForeignKey("account.id", ondelete="CASCADE"), nullable=False, primary_key=primary_key)


def _table(primary_key: bool = False) -> Column[str]:
    return Column(
        "table_id", ID, ForeignKey("game_table.id", ondelete="CASCADE"), nullable=False, primary_key=primary_key
    )


def _tournament(primary_key: bool = False) -> Column[str]:
    return Column(
        "tournament_id", ID, ForeignKey("tournament.id", ondelete="CASCADE"), nullable=False, primary_key=primary_key
    )


# -- people ----------------------------------------------------------------------------------------------------------

credential: Final = Table(
    "credential",
    metadata,
    Column("id", String(1400), primary_key=True),  # base64url
    _account(),
    Column("public_key", Text, nullable=False),
    Column("counter", Integer, nullable=False),
    Column("transports", Text, nullable=False, server_default=""),
    Column("backed_up", Boolean, nullable=False, server_default=false()),
    Column("aaguid", String(40), nullable=False, server_default=""),
    Column("label", Text, nullable=False, server_default=""),
    Column("created", TIME, nullable=False),
    Column("used", TIME, nullable=False, server_default=""),
    Index("credential_by_account", "account_id"),
)

recovery: Final = Table(
    "recovery",
    metadata,
    Column("hash", String(64), primary_key=True),
    _account(),
    Column("used", TIME, nullable=False, server_default=""),
    Index("recovery_by_account", "account_id"),
)

ticket: Final = Table(
    "ticket",
    metadata,
    # A challenge, a device code, a link in a mail: valid once and for a short time.
    Column("hash", String(64), primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("account_id", ID, nullable=False, server_default=""),
    Column("session_id", String(64), nullable=False, server_default=""),
    Column("data", Text, nullable=False, server_default=""),
    Column("expires", TIME, nullable=False),
    Column("used", TIME, nullable=False, server_default=""),
    Index("ticket_by_expiry", "expires"),
)

released_name: Final = Table(
    "released_name",
    metadata,
    # Names of former players cannot be taken for a while.
    Column("skeleton", String(200), primary_key=True),
    Column("until", TIME, nullable=False),
    Column("account_id", ID, nullable=False, server_default=""),  # who gave it up, and may take it again
)

blocked: Final = Table("blocked", metadata, _account(primary_key=True), _account("other_id", primary_key=True))

# -- tables ----------------------------------------------------------------------------------------------------------

invite: Final = Table(
    "invite",
    metadata,
    _table(primary_key=True),
    _account(primary_key=True),
    Column("by_id", ID, nullable=False),
    Column("seat", Integer, nullable=False, server_default="-1"),  # the seat that is kept, -1 for any
    Column("at", TIME, nullable=False),
    Column("answer", String(10), nullable=False, server_default=""),  # accepted, declined, or empty
    Index("invite_by_account", "account_id"),
)

shelf: Final = Table(
    "shelf",
    metadata,
    # Tables that a person has put away.
    _table(primary_key=True),
    _account(primary_key=True),
    Column("at", TIME, nullable=False),
)

chat: Final = Table(
    "chat",
    metadata,
    _table(primary_key=True),
    Column("room", String(12), primary_key=True),  # players, spectators
    Column("n", Integer, primary_key=True),
    Column("account_id", ID, nullable=False, server_default=""),  # empty for a line of the system
    Column("seat", Integer, nullable=False, server_default="-1"),
    Column("name", Text, nullable=False, server_default=""),
    Column("text", Text, nullable=False),  # of a line of the system: JSON, a key and its arguments
    Column("at", TIME, nullable=False),
    Column("hidden_by", ID, nullable=False, server_default=""),
)

note: Final = Table(
    "note",
    metadata,
    _table(primary_key=True),
    Column("seat", Integer, primary_key=True),
    _account(primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", TIME, nullable=False),
)

# -- time ------------------------------------------------------------------------------------------------------------

due: Final = Table(
    "due",
    metadata,
    # When the clock of a waiting table runs out, replaced with every entry. The sweep leases rows.
    _table(primary_key=True),
    Column("version", Integer, nullable=False),
    Column("seats", Text, nullable=False),  # JSON: the seats that are waited for
    Column("at", TIME, nullable=False),
    Column("holder", ID, nullable=False, server_default=""),
    Column("until", TIME, nullable=False, server_default=""),
    Index("due_by_time", "at"),
)

vacation: Final = Table(
    "vacation",
    metadata,
    _account(primary_key=True),
    Column("first_day", String(10), primary_key=True),
    Column("last_day", String(10), nullable=False),
)

outage: Final = Table(
    "outage",
    metadata,
    Column("began", TIME, primary_key=True),
    Column("ended", TIME, nullable=False),
)

ahead: Final = Table(
    "ahead",
    metadata,
    # Orders ahead: a plan for the next turn of a seat with its conditions.
    _table(primary_key=True),
    Column("seat", Integer, primary_key=True),
    _account(),
    Column("version", Integer, nullable=False),  # of the table when it was left, or of the entry that carried it out
    Column("steps", Text, nullable=False),  # JSON: moves in notation
    Column("conditions", Text, nullable=False),  # JSON
    Column("prices", Text, nullable=False),  # JSON: what each step brings or costs
    Column("made", TIME, nullable=False),
    Column("hold_until", TIME, nullable=False, server_default=""),
    Column("state", String(12), nullable=False, server_default="left"),  # left, held, stopped, done
    Column("reason", Text, nullable=False, server_default=""),  # JSON: why it was stopped
)

# -- notices ---------------------------------------------------------------------------------------------------------

channel: Final = Table(
    "channel",
    metadata,
    Column("id", ID, primary_key=True),
    _account(),
    Column("kind", String(12), nullable=False),  # push, mail, webhook, feed
    Column("address", Text, nullable=False),
    Column("secret", Text, nullable=False, server_default=""),
    Column("settings", Text, nullable=False, server_default="{}"),
    Column("state", String(12), nullable=False, server_default="on"),  # on, unconfirmed, paused
    Column("failures", Integer, nullable=False, server_default="0"),
    Column("last_error", Text, nullable=False, server_default=""),
    Column("made", TIME, nullable=False),
    Column("used", TIME, nullable=False, server_default=""),
    Index("channel_by_account", "account_id"),
)

notice: Final = Table(
    "notice",
    metadata,
    Column("id", ID, primary_key=True),
    Column("channel_id", ID, ForeignKey("channel.id", ondelete="CASCADE"), nullable=False),
    Column("table_id", ID, nullable=False, server_default=""),
    Column("version", Integer, nullable=False, server_default="0"),
    Column("kind", String(20), nullable=False),
    Column("data", Text, nullable=False, server_default="{}"),
    Column("after", TIME, nullable=False),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("holder", ID, nullable=False, server_default=""),
    Column("until", TIME, nullable=False, server_default=""),
    Column("done", TIME, nullable=False, server_default=""),
    Column("outcome", String(40), nullable=False, server_default=""),
    UniqueConstraint("channel_id", "table_id", "version", "kind", name="notice_once"),
    Index("notice_by_time", "done", "after"),
)

# -- ratings and tournaments -----------------------------------------------------------------------------------------

rating: Final = Table(
    "rating",
    metadata,
    _account(primary_key=True),
    Column("ruleset", String(64), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

rating_step: Final = Table(
    "rating_step",
    metadata,
    _table(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("account_id", ID, nullable=False, server_default=""),  # empty for a bot
    Column("ruleset", String(64), nullable=False),
    Column("place", Integer, nullable=False),
    Column("before_mu", Float, nullable=False),
    Column("before_sigma", Float, nullable=False),
    Column("after_mu", Float, nullable=False),
    Column("after_sigma", Float, nullable=False),
    Column("at", TIME, nullable=False),
    Column("revoked", Boolean, nullable=False, server_default=false()),
    Index("rating_step_by_account", "account_id", "ruleset"),
)

tournament: Final = Table(
    "tournament",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", Text, nullable=False),
    Column("owner", ID, nullable=False),
    Column("ruleset", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("kind", String(12), nullable=False),  # swiss, all
    Column("pace", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("most", Integer, nullable=False),  # entrants
    Column("rounds", Integer, nullable=False),
    Column("round_days", Integer, nullable=False, server_default="0"),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("vacation", Boolean, nullable=False, server_default=false()),
    Column("state", String(12), nullable=False),  # open, running, finished, closed
    Column("seed", Integer, nullable=False),
    Column("created", TIME, nullable=False),
    Column("ended", TIME, nullable=False, server_default=""),
    Index("tournament_by_state", "state", "created"),
)

entrant: Final = Table(
    "entrant",
    metadata,
    _tournament(primary_key=True),
    # A person, or a bot (`bot:<id>:<n>`), so not a key of `account`.
    Column("entrant", String(64), primary_key=True),
    Column("name", Text, nullable=False),
    Column("at", TIME, nullable=False),
    Column("withdrawn", TIME, nullable=False, server_default=""),
    Column("lot", Integer, nullable=False, server_default="0"),  # drawn at the start, the last tie-break
    Index("entrant_by_person", "entrant"),
)

tournament_round: Final = Table(
    "tournament_round",
    metadata,
    _tournament(primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("opened", TIME, nullable=False),
    Column("closes", TIME, nullable=False, server_default=""),
    Column("closed", TIME, nullable=False, server_default=""),
)

tournament_table: Final = Table(
    "tournament_table",
    metadata,
    _tournament(primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("table_id", ID, nullable=False, server_default=""),  # empty for a bye
    Column("entrants", Text, nullable=False),  # JSON, by seat
    Column("results", Text, nullable=False, server_default=""),  # JSON, by seat, once it is over
)

# -- moderation ------------------------------------------------------------------------------------------------------

report: Final = Table(
    "report",
    metadata,
    Column("id", ID, primary_key=True),
    Column("by_id", ID, nullable=False),
    Column("about_id", ID, nullable=False),
    Column("table_id", ID, nullable=False, server_default=""),
    Column("room", String(12), nullable=False, server_default=""),
    Column("line", Integer, nullable=False, server_default="0"),
    Column("kind", String(12), nullable=False, server_default="other"),  # insult, name, cheating, answer, other
    Column("text", Text, nullable=False),
    Column("state", String(12), nullable=False, server_default="open"),  # open, closed
    Column("at", TIME, nullable=False),
    Index("report_by_state", "state", "at"),
)

deed: Final = Table(
    "deed",
    metadata,
    Column("id", ID, primary_key=True),  # a number with leading zeros; there are no gaps
    Column("moderator_id", ID, nullable=False),
    Column("what", String(20), nullable=False),
    Column("whom", ID, nullable=False, server_default=""),
    Column("table_id", ID, nullable=False, server_default=""),
    Column("report_id", ID, nullable=False, server_default=""),
    Column("why", Text, nullable=False, server_default=""),
    Column("until", TIME, nullable=False, server_default=""),
    Column("at", TIME, nullable=False),
    Index("deed_by_whom", "whom", "at"),
)

TABLES: Final = (
    credential, recovery, ticket, released_name, blocked, invite, shelf, chat, note, due, vacation, outage, ahead,
    channel, notice, rating, rating_step, tournament, entrant, tournament_round, tournament_table, report, deed,
)  # fmt: skip
"""Created by the upgrade to schema 6, in this order."""
