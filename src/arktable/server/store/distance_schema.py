"""The tables of the database for play at a distance. A browser without a server has none of them.

Chat, notes, orders and notices are outside the logs of the games: they can be removed, and nobody but their owners may
read them.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import BigInteger, Column, Float, Index, Integer, String, Table, Text, UniqueConstraint

from arktable.server.store.columns import HASH, ID, TIME, key, optional, owned, required, switch
from arktable.server.store.schema import metadata


def _account(name: str = "account_id", primary_key: bool = False) -> Column[Any]:
    return owned(name, "account", primary_key)


def _table(primary_key: bool = False) -> Column[Any]:
    return owned("table_id", "game_table", primary_key)


def _tournament() -> Column[Any]:
    return owned("tournament_id", "tournament", primary_key=True)


# -- people ----------------------------------------------------------------------------------------------------------

credential: Final = Table(
    "credential",
    metadata,
    key("id", String(1400)),  # base64url
    _account(),
    required("public_key", Text),
    required("counter", BigInteger),
    optional("transports", Text),
    switch("backed_up"),
    optional("aaguid", String(40)),
    optional("label", Text),
    required("created", TIME),
    optional("used", TIME),
    Index("credential_by_account", "account_id"),
)

recovery: Final = Table(
    "recovery",
    metadata,
    key("hash", HASH),
    _account(),
    optional("used", TIME),
    Index("recovery_by_account", "account_id"),
)

ticket: Final = Table(
    "ticket",
    metadata,
    # A challenge, a device code, a link in a mail: valid once and for a short time.
    key("hash", HASH),
    required("kind", String(20)),
    optional("account_id", ID),
    optional("session_id", HASH),
    optional("data", Text),
    required("expires", TIME),
    optional("used", TIME),
    Index("ticket_by_expiry", "expires"),
)

released_name: Final = Table(
    "released_name",
    metadata,
    # Names of former players cannot be taken for a while.
    key("skeleton", String(200)),
    required("until", TIME),
    optional("account_id", ID),  # who gave it up, and may take it again
)

program: Final = Table(
    "program",
    metadata,
    # A bot account: an account whose seats a program plays over HTTP.
    _account(primary_key=True),
    optional("owner", ID),  # an account; empty if it was made at the terminal of the server
    required("made", TIME),
    Index("program_by_owner", "owner"),
)

blocked: Final = Table("blocked", metadata, _account(primary_key=True), _account("other_id", primary_key=True))

# -- tables ----------------------------------------------------------------------------------------------------------

invite: Final = Table(
    "invite",
    metadata,
    _table(primary_key=True),
    _account(primary_key=True),
    required("by_id", ID),
    optional("seat", Integer, "-1"),  # the seat that is kept, -1 for any
    required("at", TIME),
    optional("answer", String(10)),  # accepted, declined, or empty
    Index("invite_by_account", "account_id"),
)

shelf: Final = Table(
    "shelf",
    metadata,
    # Tables that a person has put away.
    _table(primary_key=True),
    _account(primary_key=True),
    required("at", TIME),
)

chat: Final = Table(
    "chat",
    metadata,
    _table(primary_key=True),
    key("room", String(12)),  # players, spectators
    key("n", Integer),
    optional("account_id", ID),  # empty for a line of the system
    optional("seat", Integer, "-1"),
    optional("name", Text),
    required("text", Text),  # of a line of the system: JSON, a key and its arguments
    required("at", TIME),
    optional("hidden_by", ID),
)

note: Final = Table(
    "note",
    metadata,
    _table(primary_key=True),
    key("seat", Integer),
    _account(primary_key=True),
    required("text", Text),
    required("at", TIME),
)

# -- time ------------------------------------------------------------------------------------------------------------

due: Final = Table(
    "due",
    metadata,
    # When the clock of a waiting table runs out, replaced with every entry. The sweep leases rows.
    _table(primary_key=True),
    required("version", Integer),
    required("seats", Text),  # JSON: the seats that are waited for
    required("at", TIME),
    optional("holder", ID),
    optional("until", TIME),
    Index("due_by_time", "at"),
)

vacation: Final = Table(
    "vacation",
    metadata,
    _account(primary_key=True),
    key("first_day", String(10)),
    required("last_day", String(10)),
)

outage: Final = Table(
    "outage",
    metadata,
    key("began", TIME),
    required("ended", TIME),
)

ahead: Final = Table(
    "ahead",
    metadata,
    # Orders ahead: a plan for the next turn of a seat with its conditions.
    _table(primary_key=True),
    key("seat", Integer),
    _account(),
    required("version", Integer),  # of the table when it was left, or of the entry that carried it out
    required("steps", Text),  # JSON: moves in notation
    required("conditions", Text),  # JSON
    required("prices", Text),  # JSON: what each step brings or costs
    required("made", TIME),
    optional("hold_until", TIME),
    optional("state", String(12), "left"),  # left, held, stopped, done
    optional("reason", Text),  # JSON: why it was stopped
)

# -- notices ---------------------------------------------------------------------------------------------------------

channel: Final = Table(
    "channel",
    metadata,
    key("id"),
    _account(),
    required("kind", String(12)),  # push, mail, webhook, feed
    required("address", Text),
    optional("secret", Text),
    optional("settings", Text, "{}"),
    optional("state", String(12), "on"),  # on, unconfirmed, paused
    optional("failures", Integer, "0"),
    optional("last_error", Text),
    required("made", TIME),
    optional("used", TIME),
    Index("channel_by_account", "account_id"),
)

notice: Final = Table(
    "notice",
    metadata,
    key("id"),
    owned("channel_id", "channel"),
    optional("table_id", ID),
    optional("version", Integer, "0"),
    required("kind", String(20)),
    optional("data", Text, "{}"),
    required("after", TIME),
    optional("tries", Integer, "0"),
    optional("holder", ID),
    optional("until", TIME),
    optional("done", TIME),
    optional("outcome", String(40)),
    UniqueConstraint("channel_id", "table_id", "version", "kind", name="notice_once"),
    Index("notice_by_time", "done", "after"),
)

# -- ratings and tournaments -----------------------------------------------------------------------------------------

rating: Final = Table(
    "rating",
    metadata,
    _account(primary_key=True),
    key("ruleset", String(64)),
    required("mu", Float),
    required("sigma", Float),
    required("games", Integer),
)

rating_step: Final = Table(
    "rating_step",
    metadata,
    _table(primary_key=True),
    key("seat", Integer),
    optional("account_id", ID),  # empty for a bot
    required("ruleset", String(64)),
    required("place", Integer),
    required("before_mu", Float),
    required("before_sigma", Float),
    required("after_mu", Float),
    required("after_sigma", Float),
    required("at", TIME),
    switch("revoked"),
    Index("rating_step_by_account", "account_id", "ruleset"),
)

tournament: Final = Table(
    "tournament",
    metadata,
    key("id"),
    required("name", Text),
    required("owner", ID),
    required("ruleset", String(64)),
    required("options", Text),
    required("kind", String(12)),  # swiss, all
    required("pace", Text),
    required("seats", Integer),
    required("most", Integer),  # entrants
    required("rounds", Integer),
    optional("round_days", Integer, "0"),
    switch("rated"),
    switch("vacation"),
    required("state", String(12)),  # open, running, finished, closed
    required("seed", Integer),
    required("created", TIME),
    optional("ended", TIME),
    Index("tournament_by_state", "state", "created"),
)

entrant: Final = Table(
    "entrant",
    metadata,
    _tournament(),
    # A person, or a bot (`bot:<id>:<n>`), so not a key of `account`.
    key("entrant", String(64)),
    required("name", Text),
    required("at", TIME),
    optional("withdrawn", TIME),
    optional("lot", Integer, "0"),  # drawn at the start, the last tie-break
    Index("entrant_by_person", "entrant"),
)

tournament_round: Final = Table(
    "tournament_round",
    metadata,
    _tournament(),
    key("n", Integer),
    required("opened", TIME),
    optional("closes", TIME),
    optional("closed", TIME),
)

tournament_table: Final = Table(
    "tournament_table",
    metadata,
    _tournament(),
    key("round", Integer),
    key("n", Integer),
    optional("table_id", ID),  # empty for a bye
    required("entrants", Text),  # JSON, by seat
    optional("results", Text),  # JSON, by seat, once it is over
)

# -- moderation ------------------------------------------------------------------------------------------------------

report: Final = Table(
    "report",
    metadata,
    key("id"),
    required("by_id", ID),
    required("about_id", ID),
    optional("table_id", ID),
    optional("room", String(12)),
    optional("line", Integer, "0"),
    optional("kind", String(12), "other"),  # insult, name, cheating, answer, other
    required("text", Text),
    optional("state", String(12), "open"),  # open, closed
    required("at", TIME),
    Index("report_by_state", "state", "at"),
)

deed: Final = Table(
    "deed",
    metadata,
    key("id"),  # a number with leading zeros; there are no gaps
    required("moderator_id", ID),
    required("what", String(20)),
    optional("whom", ID),
    optional("table_id", ID),
    optional("report_id", ID),
    optional("why", Text),
    optional("until", TIME),
    required("at", TIME),
    Index("deed_by_whom", "whom", "at"),
)

TABLES: Final = (
    credential, recovery, ticket, released_name, blocked, invite, shelf, chat, note, due, vacation, outage, ahead,
    channel, notice, rating, rating_step, tournament, entrant, tournament_round, tournament_table, report, deed,
)  # fmt: skip
"""Created by the upgrade to schema 6, in this order."""
