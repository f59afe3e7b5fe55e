"""SQL for standing answers."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, insert, select

from arktable.server.store.part import SqlPart
from arktable.server.store.rows import Conflict
from arktable.server.store.schema import game_table, standing_answer


class SqlStandingAnswers(SqlPart):
    """Implements `StandingAnswerStore` in a database."""

    async def of(self, table_id: str, seat: int) -> dict[str, str]:
        query = select(standing_answer.c.question, standing_answer.c.answer).where(*_of_seat(table_id, seat))
        rows = await self._read(lambda connection: connection.execute(query).all())
        return {row.question: row.answer for row in rows}

    async def put(self, table_id: str, seat: int, question: str, answer: str) -> None:
        def work(connection: Connection) -> None:
            if connection.execute(select(game_table.c.id).where(game_table.c.id == table_id)).first() is None:
                raise Conflict("the table is gone")
            _drop(connection, table_id, seat, question)
            row = {"table_id": table_id, "seat": seat, "question": question, "answer": answer}
            connection.execute(insert(standing_answer).values(**row))

        await self._writer.write(work)

    async def drop(self, table_id: str, seat: int, question: str) -> None:
        await self._writer.write(lambda connection: _drop(connection, table_id, seat, question))


def _of_seat(table_id: str, seat: int) -> tuple[Any, ...]:
    return standing_answer.c.table_id == table_id, standing_answer.c.seat == seat


def _drop(connection: Connection, table_id: str, seat: int, question: str) -> None:
    rows = (*_of_seat(table_id, seat), standing_answer.c.question == question)
    connection.execute(delete(standing_answer).where(*rows))
