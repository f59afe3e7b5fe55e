"""The tables of the database.

A game table is an append-only log: `entry` has the table's id and a version as its primary key. Writers name the
version, so of two concurrent appends only one succeeds: this is the optimistic lock. Everything that a server holds in
memory can be rebuilt from here.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
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
    false,
    true,
)

SCHEMA_VERSION: Final = 6
"""Incremented with every change of this file; `opening.py` upgrades older databases."""

metadata: Final = MetaData()

meta: Final = Table(
    "arktable_meta",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

account: Final = Table(
    "account",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", String(40), nullable=False),
    Column("state", String(20), nullable=False, server_default="guest"),  # guest, player, banned, former
    Column("role", String(20), nullable=False, server_default=""),  # moderator, or empty
    # Two forms of a player's name: equal by case and by look. Guests have none and share names.
    Column("fold", String(200), nullable=True),
    Column("skeleton", String(200), nullable=True),
    Column("handle", String(40), nullable=True),  # the user id of passkeys
    Column("password", Text, nullable=True),  # an argon2 hash
    Column("zone", String(64), nullable=False, server_default=""),
    Column("locale", String(10), nullable=False, server_default=""),
    Column("mail", Text, nullable=True),
    Column("mail_ok", Boolean, nullable=False, server_default=false()),  # the owner of the address has confirmed it
    Column("hides_presence", Boolean, nullable=False, server_default=false()),  # their presence is not shown
    Column("seen", String(40), nullable=False, server_default=""),
    Column("admitted", Boolean, nullable=False, server_default=false()),  # let in, where the server is by invitation
    Index("account_by_fold", "fold", unique=True),
    Index("account_by_skeleton", "skeleton", unique=True),
    Index("account_by_handle", "handle", unique=True),
)

session: Final = Table(
    "session",
    metadata,
    # The hash of the token in the cookie: sessions cannot be taken over with a stolen database.
    Column("id", String(64), primary_key=True),
    Column("account_id", String(40), ForeignKey("account.id", ondelete="CASCADE"), nullable=False),
    Column("created", String(40), nullable=False),
    Column("agent", Text, nullable=False, server_default=""),
    Column("network", String(64), nullable=False, server_default=""),
    Column("used", String(40), nullable=False, server_default=""),
    Column("expires", String(40), nullable=False, server_default=""),  # empty: as the settings say
    Index("session_by_account", "account_id"),
)

carry: Final = Table(
    "carry",
    metadata,
    # A person has at most one link; a new one replaces it. A used link stays, to show when it was used.
    Column("account_id", String(40), ForeignKey("account.id", ondelete="CASCADE"), primary_key=True),
    # The hash of the code: codes cannot be used with a stolen database.
    Column("hash", String(64), nullable=False, unique=True),
    Column("made", String(40), nullable=False),
    Column("lapses", String(40), nullable=False),
    Column("used", String(40), nullable=True),
)

game_table: Final = Table(
    "game_table",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", Text, nullable=False),
    Column("ruleset", Text, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seats", Integer, nullable=False),
    Column("seed", Text, nullable=False),  # never leaves the server while the game runs
    Column("state", String(20), nullable=False),
    Column("rules_rev", Integer, nullable=False),
    Column("sheet_hash", String(64), nullable=False),  # hash of its numbers, which are in `sheet`
    Column("created", String(40), nullable=False),
    Column("updated", String(40), nullable=False),
    Column(
        "start", Text, nullable=False, server_default=""
    ),  # the position in which it began; empty for the usual set-up
    Column("aside", String(40), nullable=False, server_default=""),  # why it must not be opened; empty if it may
    Column("unlisted", Boolean, nullable=False, server_default=false()),
    Column("summary", Text, nullable=False),  # JSON: what the lobby shows, so that it need not replay games
    Column("creator", String(40), nullable=False, server_default=""),  # an account; empty for older tables
    Column("pace", Text, nullable=False, server_default=""),  # JSON; empty for an unhurried game
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("invited", Boolean, nullable=False, server_default=false()),  # only invited people may sit down
    Column("chat", Boolean, nullable=False, server_default=true()),
    Column("tournament", String(40), nullable=False, server_default=""),
    Column("ended", String(20), nullable=False, server_default=""),  # how it ended, if not by its rules
    Index("game_table_by_state", "state", "updated"),
)

sheet: Final = Table(
    "sheet",
    metadata,
    Column("hash", String(64), primary_key=True),
    # JSON, all numbers by key. Tables from before schema 3 have none: theirs are the program's or an archived sheet.
    Column("numbers", Text, nullable=False),
)

seat: Final = Table(
    "seat",
    metadata,
    Column("table_id", String(40), ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("account_id", String(40), ForeignKey("account.id"), nullable=True),
    Column("bot", String(40), nullable=True),
    Column("name", Text, nullable=False),
    Column("out", String(20), nullable=False, server_default=""),  # resigned, or ran out of time
    Column("substitute", String(40), nullable=False, server_default=""),  # an account that plays for the owner
    Column("forfeit", String(20), nullable=False, server_default=""),  # why the owner is placed last
    Index("seat_by_account", "account_id"),
)

entry: Final = Table(
    "entry",
    metadata,
    Column("table_id", String(40), ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("moves", Text, nullable=False),
    Column("key", Text, nullable=True),
    Column("at", String(40), nullable=False),
    # JSON: the complete events of the entry, so that a log can be read when no program has its rules.
    Column("events", Text, nullable=True),
    # Milliseconds that its clock was charged for the wait which this entry ended; null without a clock.
    Column("spent", Integer, nullable=True),
    UniqueConstraint("table_id", "key", name="entry_key_once"),
)

standing_answer: Final = Table(
    "standing_answer",
    metadata,
    # Outside the log: only the owner of the seat may know them.
    Column("table_id", String(40), ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("question", String(64), primary_key=True),
    Column("answer", String(64), nullable=False),
)

award: Final = Table(
    "award",
    metadata,
    # The seat has the name, so that awards follow a renamed person.
    Column("table_id", String(40), ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("award", String(40), primary_key=True),
    Column("at", String(40), nullable=False),
)
