"""Orders ahead: their owner leaves, reads and withdraws them."""

from __future__ import annotations

from typing import Final

import msgspec

from arktable.engine.moves import MoveData
from arktable.server.distance.orders.carrying import Carrying
from arktable.server.distance.orders.judging import holds, plan_of, prices_of
from arktable.server.distance.orders.rehearsal import ahead_of, turn_of
from arktable.server.running.errors import Refused, malformed
from arktable.server.store.distance.ahead import AheadRow, SqlAhead
from arktable.server.store.rows import AccountRow
from arktable.server.tables.table import LiveTable
from arktable.server.tables.tables import Tables, seat_at
from arktable.server.wire.distance.orders import Condition, ConditionShown, FactKindShown, FactsShown, Order, Stop
from arktable.server.wire.tables import SentMoves

MOST_CONDITIONS: Final = 6
MOST_STEPS: Final = 60


class OrdersAhead:
    """The orders of seats. Every method is for the owner of a seat."""

    def __init__(self, tables: Tables, store: SqlAhead, carrying: Carrying) -> None:
        self._tables = tables
        self._store = store
        self._carrying = carrying

    async def facts(self, person: AccountRow, table_id: str) -> FactsShown:
        """What a condition can be about, with the figures of now."""
        table = await self._tables.cache.fresh(table_id)
        seat = seat_at(table, person)
        ahead = ahead_of(table)
        kinds = [FactKindShown(kind.name, list(kind.arguments), kind.unit) for kind in ahead.kinds]
        return FactsShown(kinds, _facts(table, seat))

    async def of(self, person: AccountRow, table_id: str) -> Order:
        """The order of the asking seat, with the state of its conditions now, or when it was stopped."""
        table = await self._tables.cache.fresh(table_id)
        seat = seat_at(table, person)
        await self._carrying.up_to_date(table_id)
        row = await self._store.one(table_id, seat)
        if row is None or row.account_id != person.id:
            return Order()
        return _shown(table, row)

    async def leave(self, person: AccountRow, table_id: str, steps: SentMoves, conditions: list[Condition]) -> Order:
        """Leave an order for the next turn; it replaces an earlier one."""
        if not steps:
            raise malformed("an order has at least one step")
        table = await self._tables.cache.fresh(table_id)
        async with table.lock:
            seat = seat_at(table, person)
            ahead = ahead_of(table)
            if table.seats[seat].bot is not None:
                raise Refused("conflict", "handed-over")
            if table.position is not None and table.position.seat == seat:
                raise Refused("conflict", "is-your-turn")
            known, texts, sample = _facts(table, seat), table.texts(steps), table.sampler(seat)
            unknown = next((one.fact for one in conditions if one.fact not in known), None)
            if unknown is not None:
                raise malformed(f"there is no fact {unknown!r} now")
            prices = await self._tables.offload.do(lambda: prices_of(ahead, turn_of(ahead, sample, seat), seat, texts))
            row = AheadRow(
                table_id, seat, person.id, table.version, _json(texts), _json(conditions), _json(prices),
                self._tables.now(),
            )  # fmt: skip
            await self._store.put(row)
            self._carrying.watch(table_id)
        return _shown(table, row)

    async def withdraw(self, person: AccountRow, table_id: str) -> Order:
        """Take the order back, or put away one that was stopped or carried out."""
        table = await self._tables.cache.fresh(table_id)
        async with table.lock:
            seat = seat_at(table, person)
            row = await self._store.one(table_id, seat)
            if row is not None and row.account_id == person.id:
                await self._store.drop(table_id, seat)
        return Order()


def _facts(table: LiveTable, seat: int) -> dict[str, int]:
    """The facts that this seat knows now."""
    view = table.view(seat)
    if view is None or table.game is None:
        return {}
    return ahead_of(table).read(table.game.rules(table.row.options, table.row.seats), view)


def _shown(table: LiveTable, row: AheadRow) -> Order:
    plan = plan_of(row)
    stop = msgspec.json.decode(row.reason, type=Stop) if row.reason else None
    now = _facts(table, row.seat) if row.state in ("left", "held") and table.row.state == "running" else {}
    values = stop.values if stop is not None else [now.get(one.fact) for one in plan.conditions]
    if len(values) != len(plan.conditions):
        values = [None] * len(plan.conditions)
    return Order(
        state=row.state,  # type: ignore[arg-type]  # the column has these values only
        made=row.made,
        steps=[_move(table, text) for text in plan.steps],
        conditions=[
            ConditionShown(one.fact, one.op, one.value, figure, holds(one.op, figure, one.value))
            for one, figure in zip(plan.conditions, values, strict=True)
        ],
        stop=stop,
        version=row.version if row.state == "done" else 0,
    )


def _move(table: LiveTable, text: str) -> MoveData:
    if table.position is None:
        return {"kind": "", "text": text, "args": {}}
    return table.position.catalogue.parse(text).as_data()


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
