"""Standing answers: what a seat has answered in advance is played for it, as an ordinary move.

They are kept outside the log, and only the owner of the seat can read and change them. An answer is given right after
the moves that lead to its question. It is not given again after it was undone: then the seat is asked.
"""

from __future__ import annotations

import logging
from typing import Final
from weakref import WeakKeyDictionary

from arktable.engine.flow import standing_move
from arktable.engine.position import Position
from arktable.server.running.errors import Refused
from arktable.server.store.rows import AccountRow, Conflict, StoreFault
from arktable.server.tables.table import LiveTable
from arktable.server.tables.tables import Tables, seat_at
from arktable.server.wire.tables import StandingAnswers

log = logging.getLogger(__name__)

MOST_IN_A_ROW: Final = 100


class StandingAnswerService:
    """Keeps the standing answers of seats, and gives them."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._kept = tables.store.standing_answers
        # By table and seat, where no other process can change them: they are looked up after every move.
        self._known: WeakKeyDictionary[LiveTable, dict[int, dict[str, str]]] = WeakKeyDictionary()

    async def of(self, person: AccountRow | None, table_id: str) -> StandingAnswers:
        """What can be answered in advance at this table, and what this person has answered."""
        table = await self._tables.cache.get(table_id)
        return await self._state(table, seat_at(table, person))

    async def give(
        self, person: AccountRow | None, table_id: str, question: str, answer: str | None
    ) -> StandingAnswers:
        """Answer a question in advance, or revoke the answer (None)."""
        table = await self._tables.cache.get(table_id)
        seat = seat_at(table, person)
        answers = _questions(table).get(question)
        if answers is None:
            raise Refused("malformed", "no-such-question", question=question)
        if answer is None:
            await self._kept.drop(table_id, seat, question)
            self._known.pop(table, None)
        elif answer not in answers:
            raise Refused("malformed", "no-such-answer", question=question, answer=answer)
        elif not table.begun or table.over:
            raise Refused("conflict", "not-running")
        else:
            try:
                await self._kept.put(table_id, seat, question, answer)
            except Conflict:
                raise Refused("missing", "no-such-table", id=table_id) from None
            self._known.pop(table, None)
        return await self._state(table, seat)

    async def _state(self, table: LiveTable, seat: int) -> StandingAnswers:
        questions = {name: list(answers) for name, answers in _questions(table).items()}
        given = await self._given(table, seat)
        return {"questions": questions, "given": {name: given[name] for name in questions if name in given}}

    async def _given(self, table: LiveTable, seat: int) -> dict[str, str]:
        """What this seat has answered in advance."""
        if not self._tables.store.is_sole:
            return await self._kept.of(table.row.id, seat)
        known = self._known.setdefault(table, {})
        if seat not in known:
            # An answer that is given meanwhile drops `known`, so that this one is not used again.
            known[seat] = await self._kept.of(table.row.id, seat)
        return known[seat]

    async def expected(self, table: LiveTable, position: Position, seat: int) -> str | None:
        """The move that the answers of this seat mean in a position in which it decides; None if it is asked."""
        questions = position.standing_questions() if position.seat == seat else []
        if not questions or not _is_asked(table, seat):
            return None
        move = standing_move(questions, await self._given(table, seat))
        return None if move is None else move.text

    async def follow(self, table: LiveTable) -> None:
        """Give the answers that are due now, one after the other. The caller holds the lock."""
        for _ in range(MOST_IN_A_ROW):
            try:
                if not await self._one(table):
                    return
            except Conflict:
                await self._tables.cache.reload(table)
                return
            except StoreFault as fault:  # the move before it is stored; the seat is asked
                log.warning("a standing answer at table %s cannot be given: %s", table.row.id, fault)
                return

    async def _one(self, table: LiveTable) -> bool:
        position = table.position
        if position is None or table.over or not self._tables.has_room(table):
            return False
        seat = position.seat
        move = await self.expected(table, position, seat)
        if move is None:
            return False
        plan = table.plan(seat, [move])
        await self._tables.write_moves(table, [self._tables.entry(table, 1, "move", seat, plan.text())], plan)
        return True


def _questions(table: LiveTable) -> dict[str, tuple[str, ...]]:
    if table.game is None:
        return {}
    if table.position is None:
        return table.game.standing_questions()
    return table.game.standing_questions_in(table.position)


def _is_asked(table: LiveTable, seat: int) -> bool:
    """Does a person decide for this seat? A bot that stands in decides by itself."""
    return table.seats[seat].kind == "person" and table.seats[seat].bot is None
