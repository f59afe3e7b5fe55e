"""SQL for tournaments. Everything that must happen once is one transaction that fails the second time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, and_, delete, func, insert, or_, select, update

from arktable.server.store.distance_schema import entrant, tournament, tournament_round, tournament_table
from arktable.server.store.part import SqlPart
from arktable.server.store.rows import Conflict, Summary
from arktable.server.store.schema import account, game_table

ACTIVE = ("open", "running")


class TournamentRow(msgspec.Struct, frozen=True):
    """A tournament without its entrants and rounds."""

    id: str
    name: str
    owner: str
    ruleset: str
    options: str
    """JSON."""
    kind: str
    """`swiss`, or `all` if everybody meets everybody."""
    pace: str
    """JSON, as that of a table; empty for unhurried games."""
    seats: int
    most: int
    rounds: int
    round_days: int
    rated: bool
    vacation: bool
    state: str
    """`open`, `running`, `finished` or `closed`."""
    seed: int
    created: str
    ended: str = ""


class EntrantRow(msgspec.Struct, frozen=True):
    """A person or a bot (`bot:<id>:<number>`) that takes part."""

    entrant: str
    name: str
    at: str
    withdrawn: str = ""
    lot: int = 0

    @property
    def bot(self) -> str:
        """The bot; empty for a person."""
        return self.entrant.split(":", 1)[1].rpartition(":")[0] if self.entrant.startswith("bot:") else ""


class RoundRow(msgspec.Struct, frozen=True):
    """A round that was opened."""

    n: int
    opened: str
    closes: str = ""
    """When it ends at the latest; empty if it has no date."""
    closed: str = ""


class PairingRow(msgspec.Struct, frozen=True):
    """A table of a round; without a table id somebody who sits out."""

    round: int
    n: int
    table_id: str
    entrants: tuple[str, ...]
    results: str = ""
    """JSON, by seat, once the table is over."""


class GameState(msgspec.Struct, frozen=True):
    """What is shown of a table that may be running."""

    state: str
    summary: Summary
    updated: str


class SqlTournaments(SqlPart):
    """Tournaments, entrants, rounds and their tables."""

    # -- tournaments --------------------------------------------------------------------------------------------

    async def add(self, row: TournamentRow) -> None:
        values = msgspec.structs.asdict(row)
        await self._change(insert(tournament).values(**values))

    async def of(self, tournament_id: str) -> TournamentRow | None:
        found = await self._tournaments(select(tournament).where(tournament.c.id == tournament_id))
        return found[0] if found else None

    async def in_states(self, states: Sequence[str], limit: int) -> list[TournamentRow]:
        """The latest tournaments in these states."""
        query = select(tournament).where(tournament.c.state.in_(states))
        return await self._tournaments(query.order_by(tournament.c.created.desc(), tournament.c.id).limit(limit))

    async def of_person(self, account_id: str, limit: int) -> list[TournamentRow]:
        """The tournaments that this person takes part in or has set up, the latest first."""
        entered = select(entrant.c.tournament_id).where(entrant.c.entrant == account_id)
        mine = or_(tournament.c.owner == account_id, tournament.c.id.in_(entered))
        query = select(tournament).where(mine).order_by(tournament.c.created.desc(), tournament.c.id)
        return await self._tournaments(query.limit(limit))

    async def active_of(self, account_id: str) -> tuple[int, int]:
        """How many tournaments that are not over this person has set up, and takes part in."""
        going = tournament.c.state.in_(ACTIVE)
        owned = select(func.count()).select_from(tournament).where(going, tournament.c.owner == account_id)
        entered = (
            select(func.count())
            .select_from(entrant.join(tournament))
            .where(going, entrant.c.entrant == account_id, entrant.c.withdrawn == "")
        )
        return await self._read(
            lambda connection: (connection.execute(owned).scalar_one(), connection.execute(entered).scalar_one())
        )

    async def change_state(self, tournament_id: str, before: Sequence[str], state: str, ended: str = "") -> bool:
        """Change the state; false if it was none of those before."""
        place = update(tournament).where(tournament.c.id == tournament_id, tournament.c.state.in_(before))
        values = {"state": state, "ended": ended}
        return await self._writer.write(lambda connection: connection.execute(place.values(**values)).rowcount == 1)

    async def start(self, tournament_id: str, rounds: int, lots: dict[str, int]) -> bool:
        """Start a tournament with this number of rounds, and store the lots; false if it is not open, or if somebody
        has entered or left meanwhile.
        """

        def work(connection: Connection) -> bool:
            place = update(tournament).where(tournament.c.id == tournament_id, tournament.c.state == "open")
            now = set(connection.execute(select(entrant.c.entrant).where(_in(tournament_id))).scalars())
            if now != set(lots) or connection.execute(place.values(state="running", rounds=rounds)).rowcount != 1:
                return False
            for one, lot in lots.items():
                connection.execute(update(entrant).where(_in(tournament_id), entrant.c.entrant == one).values(lot=lot))
            return True

        return await self._writer.write(work)

    # -- entrants -----------------------------------------------------------------------------------------------

    async def entrants(self, tournament_id: str) -> list[EntrantRow]:
        """In the order in which they entered, people by their present names."""
        name = func.coalesce(account.c.name, entrant.c.name)
        query = (
            select(entrant.c.entrant, name, entrant.c.at, entrant.c.withdrawn, entrant.c.lot)
            .select_from(entrant.outerjoin(account, account.c.id == entrant.c.entrant))
            .where(_in(tournament_id))
            .order_by(entrant.c.at, entrant.c.entrant)
        )
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [EntrantRow(*row) for row in rows]

    async def enter(self, tournament_id: str, rows: Sequence[EntrantRow]) -> bool:
        """Add entrants; false if there is no room for all, or it is not open. `Conflict` if one is in it already."""

        def work(connection: Connection) -> bool:
            query = select(tournament.c.most).where(tournament.c.id == tournament_id, tournament.c.state == "open")
            most = connection.execute(query).scalar_one_or_none()
            count = connection.execute(select(func.count()).select_from(entrant).where(_in(tournament_id))).scalar_one()
            if most is None or count + len(rows) > most:
                return False
            for row in rows:
                values = msgspec.structs.asdict(row)
                connection.execute(insert(entrant).values(tournament_id=tournament_id, **values))
            return True

        return await self._writer.write(work)

    async def drop(self, tournament_id: str, who: str) -> bool:
        """Remove an entrant before the start."""
        place = delete(entrant).where(_in(tournament_id), entrant.c.entrant == who)

        def work(connection: Connection) -> bool:
            query = select(tournament.c.state).where(tournament.c.id == tournament_id)
            if connection.execute(query).scalar_one_or_none() != "open":
                return False
            return connection.execute(place).rowcount == 1

        return await self._writer.write(work)

    async def withdraw(self, tournament_id: str, who: str, at: str) -> bool:
        """Note that an entrant takes no part in further rounds; false if that is noted already."""
        place = update(entrant).where(_in(tournament_id), entrant.c.entrant == who, entrant.c.withdrawn == "")
        return await self._writer.write(lambda connection: connection.execute(place.values(withdrawn=at)).rowcount == 1)

    # -- rounds -------------------------------------------------------------------------------------------------

    async def rounds(self, tournament_id: str) -> list[RoundRow]:
        query = select(*_columns(tournament_round, RoundRow)).where(tournament_round.c.tournament_id == tournament_id)
        rows = await self._read(lambda connection: connection.execute(query.order_by(tournament_round.c.n)).all())
        return [RoundRow(*row) for row in rows]

    async def open_round(self, tournament_id: str, row: RoundRow, tables: Iterable[PairingRow]) -> bool:
        """Write a round with its tables; false if the round was opened already, or the tournament is over."""
        running = select(tournament.c.id).where(tournament.c.id == tournament_id, tournament.c.state == "running")

        def work(connection: Connection) -> bool:
            if connection.execute(running).first() is None:
                return False
            connection.execute(insert(tournament_round).values(tournament_id=tournament_id, **_values(row)))
            for table in tables:
                values = {**_values(table), "entrants": msgspec.json.encode(table.entrants).decode()}
                connection.execute(insert(tournament_table).values(tournament_id=tournament_id, **values))
            return True

        try:
            return await self._writer.write(work)
        except Conflict:
            return False

    async def close_round(self, tournament_id: str, n: int, at: str) -> None:
        place = update(tournament_round).where(
            tournament_round.c.tournament_id == tournament_id,
            tournament_round.c.n == n,
            tournament_round.c.closed == "",
        )
        await self._change(place.values(closed=at))

    async def tables(self, tournament_id: str) -> list[PairingRow]:
        """The tables of all rounds, in order."""
        query = (
            select(*_columns(tournament_table, PairingRow))
            .where(tournament_table.c.tournament_id == tournament_id)
            .order_by(tournament_table.c.round, tournament_table.c.n)
        )
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [
            PairingRow(
                row.round, row.n, row.table_id, msgspec.json.decode(row.entrants, type=tuple[str, ...]), row.results
            )
            for row in rows
        ]

    async def set_results(self, tournament_id: str, round_: int, n: int, results: str) -> None:
        """Write the results of a table; the first ones stay."""
        place = update(tournament_table).where(
            and_(
                tournament_table.c.tournament_id == tournament_id,
                tournament_table.c.round == round_,
                tournament_table.c.n == n,
                tournament_table.c.results == "",
            )
        )
        await self._change(place.values(results=results))

    async def games(self, table_ids: Sequence[str]) -> dict[str, GameState]:
        """The states of these tables; one that does not exist is missing."""
        query = select(game_table.c.id, game_table.c.state, game_table.c.summary, game_table.c.updated)
        rows = await self._read(
            lambda connection: connection.execute(query.where(game_table.c.id.in_(list(table_ids)))).all()
        )
        return {
            row.id: GameState(row.state, msgspec.json.decode(row.summary, type=Summary), row.updated) for row in rows
        }

    async def _tournaments(self, query: Select[Any]) -> list[TournamentRow]:
        return await self._all(TournamentRow, query)


def _in(tournament_id: str) -> Any:
    return entrant.c.tournament_id == tournament_id


def _columns(table: Any, row: type[msgspec.Struct]) -> list[Any]:
    return [table.c[name] for name in row.__struct_fields__]


def _values(row: msgspec.Struct) -> dict[str, Any]:
    return msgspec.structs.asdict(row)
