"""Standing answers in the cupboard of a browser: they are kept with their table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Protocol

import msgspec

from arktable.server.store.browser_home.data import Held, KeptTable, packed, table_key
from arktable.server.store.rows import Conflict

if TYPE_CHECKING:
    from arktable.server.store.browser_home.store import Writing


class Write(Protocol):
    """Writes what the work adds, after all earlier writes."""

    def __call__(self, work: Callable[[Held, Writing], None], /) -> Awaitable[None]: ...


class CupboardStandingAnswers:
    """Implements `StandingAnswerStore` on a cupboard."""

    def __init__(self, now: Callable[[], Awaitable[Held]], write: Write) -> None:
        self._now = now
        self._write = write

    async def of(self, table_id: str, seat: int) -> dict[str, str]:
        table = (await self._now()).tables.get(table_id)
        return dict(table.standing.get(seat, {})) if table is not None else {}

    async def put(self, table_id: str, seat: int, question: str, answer: str) -> None:
        def work(held: Held, writing: Writing) -> None:
            if table_id not in held.tables:
                raise Conflict("the table is gone")
            _write(writing, held.tables[table_id], seat, {**_answers(held, table_id, seat), question: answer})

        await self._write(work)

    async def drop(self, table_id: str, seat: int, question: str) -> None:
        def work(held: Held, writing: Writing) -> None:
            if table_id in held.tables:
                others = {key: value for key, value in _answers(held, table_id, seat).items() if key != question}
                _write(writing, held.tables[table_id], seat, others)

        await self._write(work)


def _answers(held: Held, table_id: str, seat: int) -> dict[str, str]:
    return held.tables[table_id].standing.get(seat, {})


def _write(writing: Writing, table: KeptTable, seat: int, answers: dict[str, str]) -> None:
    standing = {**table.standing, seat: answers}
    writing.puts[table_key(table.row.id)] = packed(msgspec.structs.replace(table, standing=standing))
