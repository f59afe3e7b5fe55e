"""The tables of the database.

A game table is an append-only log: `entry` has the table's id and a version as its primary key. Writers name the
version, so of two concurrent appends only one succeeds: this is the optimistic lock. Everything that a server holds in
memory can be rebuilt from here.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    true,
)

from arktable.server.store.columns import HASH, ID, TIME, key, optional, owned, required, switch

SCHEMA_VERSION: Final = 7
"""Incremented with every change of this file; `opening.py` upgrades older databases."""

metadata: Final = MetaData()

meta: Final = Table(
    "arktable_meta",
    metadata,
    key("key", String(40)),
    required("value", Text),
)

account: Final = Table(
    "account",
    metadata,
    key("id"),
    required("name", Text),
    required("created", TIME),
    optional("state", String(20), "guest"),  # guest, player, bot, banned, former
    optional("role", String(20)),  # moderator, or empty
    # Two forms of a player's name: equal by case and by look. Guests have none and share names.
    Column("fold", String(200), nullable=True),
    Column("skeleton", String(200), nullable=True),
    Column("handle", String(40), nullable=True),  # the user id of passkeys
    Column("password", Text, nullable=True),  # an argon2 hash
    optional("zone", String(64)),
    optional("locale", String(10)),
    Column("mail", Text, nullable=True),
    switch("mail_ok"),  # the owner of the address has confirmed it
    switch("hides_presence"),  # their presence is not shown
    optional("seen", TIME),
    switch("admitted"),  # let in, where the server is by invitation
    Index("account_by_fold", "fold", unique=True),
    Index("account_by_skeleton", "skeleton", unique=True),
    Index("account_by_handle", "handle", unique=True),
)

session: Final = Table(
    "session",
    metadata,
    # The hash of the token in the cookie: sessions cannot be taken over with a stolen database.
    key("id", HASH),
    owned("account_id", "account"),
    required("created", TIME),
    optional("agent", Text),
    optional("network", String(64)),
    optional("used", TIME),
    optional("expires", TIME),  # empty: as the settings say
    Index("session_by_account", "account_id"),
)

carry: Final = Table(
    "carry",
    metadata,
    # A person has at most one link; a new one replaces it. A used link stays, to show when it was used.
    owned("account_id", "account", primary_key=True),
    # The hash of the code: codes cannot be used with a stolen database.
    Column("hash", HASH, nullable=False, unique=True),
    required("made", TIME),
    required("lapses", TIME),
    Column("used", TIME, nullable=True),
)

game_table: Final = Table(
    "game_table",
    metadata,
    key("id"),
    required("name", Text),
    required("ruleset", Text),
    required("options", Text),  # JSON
    required("seats", Integer),
    required("seed", Text),  # never leaves the server while the game runs
    required("state", String(20)),
    required("rules_rev", Integer),
    required("sheet_hash", HASH),  # hash of its numbers, which are in `sheet`
    required("created", TIME),
    required("updated", TIME),
    optional("start", Text),  # the position in which it began; empty for the usual set-up
    optional("aside", String(40)),  # why it must not be opened; empty if it may
    switch("unlisted"),
    required("summary", Text),  # JSON: what the lobby shows, so that it need not replay games
    optional("creator", ID),  # an account; empty for older tables
    optional("pace", Text),  # JSON; empty for an unhurried game
    switch("rated"),
    switch("invited"),  # only invited people may sit down
    Column("chat", Boolean, nullable=False, server_default=true()),
    optional("tournament", ID),
    optional("ended", String(20)),  # how it ended, if not by its rules
    Index("game_table_by_state", "state", "updated"),
)

sheet: Final = Table(
    "sheet",
    metadata,
    key("hash", HASH),
    # JSON, all numbers by key. Tables from before schema 3 have none: theirs are the program's or an archived sheet.
    required("numbers", Text),
)

seat: Final = Table(
    "seat",
    metadata,
    owned("table_id", "game_table", primary_key=True),
    key("seat", Integer),
    required("kind", String(20)),
    Column("account_id", ID, ForeignKey("account.id"), nullable=True),
    Column("bot", String(40), nullable=True),
    required("name", Text),
    optional("out", String(20)),  # resigned, or ran out of time
    optional("substitute", ID),  # an account that plays for the owner
    optional("forfeit", String(20)),  # why the owner is placed last
    Index("seat_by_account", "account_id"),
)

entry: Final = Table(
    "entry",
    metadata,
    owned("table_id", "game_table", primary_key=True),
    key("version", Integer),
    required("kind", String(20)),
    required("seat", Integer),
    required("moves", Text),
    Column("key", Text, nullable=True),
    required("at", TIME),
    # JSON: the complete events of the entry, so that a log can be read when no program has its rules.
    Column("events", Text, nullable=True),
    # Milliseconds that its clock was charged for the wait which this entry ended; null without a clock.
    Column("spent", BigInteger, nullable=True),
    UniqueConstraint("table_id", "key", name="entry_key_once"),
)

standing_answer: Final = Table(
    "standing_answer",
    metadata,
    # Outside the log: only the owner of the seat may know them.
    owned("table_id", "game_table", primary_key=True),
    key("seat", Integer),
    key("question", String(64)),
    required("answer", String(64)),
)

award: Final = Table(
    "award",
    metadata,
    # The seat has the name, so that awards follow a renamed person.
    owned("table_id", "game_table", primary_key=True),
    key("seat", Integer),
    key("award", String(40)),
    required("at", TIME),
)
