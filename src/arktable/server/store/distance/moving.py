"""What happens to the rows of a person who signs in as another one, or who is deleted.

Every column that names an account is in `FATE`: a test compares it with the schema. A subject with a new table adds a
line here.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from sqlalchemy import Column, Connection, Table, delete, exists, select, tuple_, update

from arktable.server.store.distance.people import release_name
from arktable.server.store.distance_schema import (
    ahead,
    blocked,
    channel,
    chat,
    credential,
    deed,
    entrant,
    invite,
    note,
    program,
    rating,
    rating_step,
    recovery,
    released_name,
    report,
    shelf,
    ticket,
    tournament,
    vacation,
)
from arktable.server.store.part import SqlPart
from arktable.server.store.schema import account, carry, game_table, seat, session, standing_answer
from arktable.server.store.shared.schema import here


class Fate(msgspec.Struct, frozen=True):
    """What happens to the rows that name an account in this column."""

    moved: Literal["moves", "goes"]
    """For a guest who signs in as a player: the row gets the player, or it is deleted."""
    deleted: Literal["stays", "goes"]
    """For a person who is deleted: the row stays, without a name, or it is deleted."""


MOVES_STAYS: Final = Fate("moves", "stays")
MOVES_GOES: Final = Fate("moves", "goes")
GOES: Final = Fate("goes", "goes")

FATE: Final[dict[Column[Any], Fate]] = {
    # Sessions and what proves who somebody is belong to one account.
    session.c.account_id: GOES,
    carry.c.account_id: GOES,
    credential.c.account_id: GOES,
    recovery.c.account_id: GOES,
    ticket.c.account_id: GOES,
    program.c.account_id: GOES,
    # The process that has the connections writes it again.
    here.c.account_id: GOES,
    # Games stay complete.
    seat.c.account_id: MOVES_STAYS,
    game_table.c.creator: MOVES_STAYS,
    rating_step.c.account_id: MOVES_STAYS,
    tournament.c.owner: MOVES_STAYS,
    entrant.c.entrant: MOVES_STAYS,
    # What a person has written or chosen.
    blocked.c.account_id: MOVES_GOES,
    blocked.c.other_id: MOVES_GOES,
    invite.c.account_id: MOVES_GOES,
    invite.c.by_id: MOVES_STAYS,
    shelf.c.account_id: MOVES_GOES,
    chat.c.account_id: MOVES_GOES,
    chat.c.hidden_by: MOVES_STAYS,
    note.c.account_id: MOVES_GOES,
    ahead.c.account_id: MOVES_GOES,
    vacation.c.account_id: MOVES_GOES,
    channel.c.account_id: MOVES_GOES,
    program.c.owner: MOVES_GOES,  # the accounts themselves are deleted before (`Leaving.before_delete`)
    rating.c.account_id: MOVES_GOES,
    # Moderation keeps its trail, without names.
    report.c.by_id: MOVES_STAYS,
    report.c.about_id: MOVES_STAYS,
    deed.c.moderator_id: MOVES_STAYS,
    deed.c.whom: MOVES_STAYS,
    # Who gave up a name.
    released_name.c.account_id: MOVES_STAYS,
}
NAMED: Final = ((seat.c.account_id, seat.c.name), (entrant.c.entrant, entrant.c.name))
"""Columns with the name of a person, which is replaced when the person is deleted."""
OF_SEATS: Final = (standing_answer,)
"""Tables with secrets of a seat, which are deleted with its owner."""


class Moved(msgspec.Struct, frozen=True):
    """What has changed in the database: tables, and the seats there by number."""

    tables: list[str]
    sessions: list[str]


class SqlMoving(SqlPart):
    """Moves everything of a guest to a player, and deletes people. Both are one transaction."""

    async def tables_of(self, account_id: str) -> list[str]:
        """The tables at which a person sits."""
        return await self._read(lambda connection: _tables_of(connection, account_id))

    async def bring(self, guest: str, player: str, new_session: dict[str, Any]) -> Moved | None:
        """Give a player everything that a guest has; the guest and their sessions are deleted. The player gets a
        session. None if the first is not a guest.
        """

        def work(connection: Connection) -> Moved | None:
            states = {
                row.id: row
                for row in connection.execute(
                    select(account.c.id, account.c.state, account.c.name).where(account.c.id.in_((guest, player)))
                )
            }
            if guest not in states or states[guest].state != "guest" or player not in states:
                return None
            tables = _tables_of(connection, guest)
            # A player who sits at the table already keeps one name for each seat.
            there = set(_tables_of(connection, player))
            named = update(seat).where(seat.c.account_id == guest, seat.c.name == states[guest].name)
            named = named.where(seat.c.table_id.not_in(there))
            connection.execute(named.values(name=states[player].name))
            ended = list(connection.execute(select(session.c.id).where(session.c.account_id == guest)).scalars())
            for column, fate in FATE.items():
                if fate.moved == "moves":
                    _move(connection, column, guest, player)
                connection.execute(delete(column.table).where(column == guest))
            connection.execute(delete(account).where(account.c.id == guest))
            connection.execute(session.insert().values(**new_session))
            return Moved(tables, ended)

        return await self._writer.write(work)

    async def delete(self, account_id: str, name: str, until: str) -> Moved:
        """Delete a person: the row stays with this name, games stay, everything else goes. The name of a player cannot
        be taken until this time.
        """

        def work(connection: Connection) -> Moved:
            tables = _tables_of(connection, account_id)
            ended = list(connection.execute(select(session.c.id).where(session.c.account_id == account_id)).scalars())
            release_name(connection, account_id, until)
            places = select(seat.c.table_id, seat.c.seat).where(seat.c.account_id == account_id)
            for secret in OF_SEATS:
                here = tuple_(secret.c.table_id, secret.c.seat).in_(places)
                connection.execute(delete(secret).where(here))
            for owner, shown in NAMED:
                connection.execute(update(owner.table).where(owner == account_id).values({shown.name: name}))
            for column, fate in FATE.items():
                if fate.deleted == "goes":
                    connection.execute(delete(column.table).where(column == account_id))
            empty = {
                "name": name, "state": "former", "role": "", "fold": None, "skeleton": None, "handle": None,
                "password": None, "zone": "", "locale": "", "mail": None, "mail_ok": False, "seen": "",
            }  # fmt: skip
            connection.execute(update(account).where(account.c.id == account_id).values(**empty))
            return Moved(tables, ended)

        return await self._writer.write(work)


def _move(connection: Connection, column: Column[Any], guest: str, player: str) -> None:
    """Give the player the rows of the guest, except those for which the player has one with the same key."""
    table: Table = column.table
    place = update(table).where(column == guest)
    if column.primary_key:
        other = table.alias()
        rest = [key for key in table.primary_key if key is not column]
        same = [other.c[column.name] == player, *(other.c[key.name] == key for key in rest)]
        place = place.where(~exists(select(1).select_from(other).where(*same)))
    connection.execute(place.values({column.name: player}))


def _tables_of(connection: Connection, account_id: str) -> list[str]:
    mine = select(seat.c.table_id).where(seat.c.account_id == account_id).distinct().order_by(seat.c.table_id)
    return list(connection.execute(mine).scalars())
