"""What people do at a table: look, move, undo, ask. `seating.py` is about seats.

Changes to a table are made one after the other under its lock: checked, planned, committed, applied, published. If the
store reports that another process was first, the table is read again and the request is checked again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeVar

import msgspec

from arktable.engine.errors import EditionError
from arktable.engine.game import Game
from arktable.engine.moves import OfferGroup, offer_of
from arktable.engine.position import Position
from arktable.engine.reasons import Given
from arktable.server.bus.kinds import TABLE
from arktable.server.bus.protocol import Bus
from arktable.server.people.acting_seat import own_seats
from arktable.server.people.awards import awards_of
from arktable.server.people.leaving import returned
from arktable.server.people.presence import Presence
from arktable.server.people.programs import programs_at, wake_programs
from arktable.server.running.errors import Refused, illegal, not_seated, why_illegal
from arktable.server.running.measuring import note_moves
from arktable.server.running.offload import Offload
from arktable.server.settings import Settings
from arktable.server.store.protocol import Store
from arktable.server.store.rows import AccountRow, AwardRow, Change, Conflict, EntryKind, EntryRow, SeatRow, TableState
from arktable.server.tables.attempts import Attempt
from arktable.server.tables.cache import TableCache
from arktable.server.tables.hooks.entrance import Entrance, OpenToAll
from arktable.server.tables.hooks.shared import Alone, Shared
from arktable.server.tables.hooks.standing import Standing
from arktable.server.tables.stored_events import write_events
from arktable.server.tables.summaries import ended_early
from arktable.server.tables.table import LiveTable
from arktable.server.tables.timing import ARRIVED, Timing, Untimed
from arktable.server.tables.views import snapshot_of, table_brief, tried, viewer_for
from arktable.server.wire.tables import Ack, Answered, Brief, Looked, SentMoves, Snapshot, Tried

AtSeat = Callable[[LiveTable, int], Awaitable[None]]
"""An action of a seat, under the table's lock."""

Asking = Callable[[Position, int], dict[str, Any] | None]
"""What is asked of a position for a seat."""

T = TypeVar("T")

CHANGES_GAME: Final[tuple[EntryKind, ...]] = ("start", "move", "undo", "take-back")
"""Entries after which a table waits for the next decision."""
MOST_TRIES: Final = 5
"""Attempts of a request when other writers are first."""


def _nothing(_table: LiveTable) -> None:
    """The default listener."""


class Tables:
    """Actions at tables. Methods take the person who asks, or None for a visitor without a session."""

    def __init__(
        self,
        store: Store,
        cache: TableCache,
        bus: Bus,
        presence: Presence,
        now: Callable[[], str],
        offload: Offload,
        settings: Settings,
    ) -> None:
        self.store = store
        self.cache = cache
        self.bus = bus
        self.presence = presence
        self.now = now
        self.offload = offload
        self._settings = settings
        self.standing: Standing  # set by the service, which needs the tables
        self.timing: Timing = Untimed()
        self.entrance: Entrance = OpenToAll()
        self.shared: Shared = Alone()
        # Called after every commit with the entries that were written, under the lock of the table.
        self.on_commit: list[Callable[[LiveTable, Sequence[EntryRow]], None]] = []
        # Called after every change, for the bots.
        self.on_change: Callable[[LiveTable], None] = _nothing

    # -- looking ------------------------------------------------------------------------------------------------

    async def snapshot(self, person: AccountRow | None, table_id: str, as_open: bool | None = None) -> Snapshot:
        table = await self.cache.fresh(table_id)
        self.on_change(table)  # a table that was just loaded may wait for a bot
        return self.snapshot_for(table, person, as_open)

    def snapshot_for(self, table: LiveTable, person: AccountRow | None, as_open: bool | None = None) -> Snapshot:
        account_id = person.id if person else None
        return snapshot_of(table, account_id, viewer_for(table, person, as_open), self.presence)

    async def kit(self, table_id: str) -> dict[str, Any]:
        """The kit of this table: it may be played with earlier numbers than a new table."""
        table = await self.cache.get(table_id)
        kit: dict[str, Any] = (await self.game_of(table_id)).kit(table.row.options)
        return kit

    async def game_of(self, table_id: str) -> Game:
        """The game as this table plays it, with its numbers."""
        table = await self.cache.get(table_id)
        if table.game is None:
            raise Refused("conflict", "other-rules")
        return table.game

    def brief(self, table: LiveTable, person: AccountRow | None) -> Brief:
        return table_brief(table, person.id if person else None, self.presence)

    # -- playing ------------------------------------------------------------------------------------------------

    async def once(self, person: AccountRow | None, table_id: str, version: int, key: str, action: AtSeat) -> Ack:
        """Do an action once: a repeated request with the same key gets the same answer."""
        ARRIVED.set(self.now())
        table = await self.cache.at_least(table_id, version)

        async def asked() -> Ack:
            seat = seat_at(table, person)
            repeated = self.repeated(table, seat, key)
            if repeated is not None:
                return repeated
            self.check_version(table, person, version)
            await action(table, seat)
            return Ack(table.version, False)

        return await self.change(table, asked)

    async def move(self, person: AccountRow | None, table_id: str, version: int, key: str, moves: SentMoves) -> Ack:
        """Play these moves, all or none; answered after their commit."""

        async def action(table: LiveTable, seat: int) -> None:
            self.check_room(table)
            if table.seats[seat].bot is not None:
                raise Refused("conflict", "handed-over")
            plan = table.plan(seat, table.texts(moves), ask=True)
            row = self.entry(table, 1, "move", seat, plan.text(), key_of(seat, key))
            await self.commit_moves(table, [row], plan)

        return await self.once(person, table_id, version, key, action)

    async def commit_moves(self, table: LiveTable, rows: Sequence[EntryRow], plan: Attempt, order: int = -1) -> None:
        """Commit planned moves, and the standing answers to what they ask. The caller holds the lock."""
        await self.write_moves(table, rows, plan, order)
        await self.standing.follow(table)

    async def write_moves(self, table: LiveTable, rows: Sequence[EntryRow], plan: Attempt, order: int = -1) -> None:
        """Commit planned moves (the last row, after notes) and apply them. The caller holds the lock."""
        rows = [*rows[:-1], msgspec.structs.replace(rows[-1], events=write_events(plan.events()))]
        over = plan.position.seat < 0
        awards = awards_of(table.seats, plan.position, rows[-1].at) if over else ()
        state: TableState = "finished" if over else "running"
        seat = table.seats[rows[-1].seat]
        back = (returned(seat),) if seat.out == "time" and rows[-1].key is not None else ()  # by hand: they are back
        rows = await self.commit(table, rows, state, plan.position, back, awards, tuple(plan.ended), order=order)
        table.seats[seat.seat] = back[0] if back else seat
        for row in rows[:-1]:
            table.apply_other(row)
        table.apply_moves(rows[-1], plan)
        note_moves(rows[-1].key is not None, seat.bot is not None)

    async def undo(self, person: AccountRow | None, table_id: str, version: int, key: str) -> Ack:
        """Undo the last entry, if it is the person's own and revealed nothing."""

        async def action(table: LiveTable, seat: int) -> None:
            self.check_room(table, again=True)
            reason = table.why_no_undo(seat)
            if reason is not None:
                raise illegal("undo", reason)
            before = table.undo_position()
            row = self.entry(table, 1, "undo", seat, str(table.undo_target()), key_of(seat, key))
            (row,) = await self.commit(table, [row], "running", before)
            table.apply_undo(row)

        return await self.once(person, table_id, version, key, action)

    async def go_on(self, person: AccountRow | None, table_id: str, version: int, key: str) -> Ack:
        """Continue by the present rules. Any player of the table may ask for it; the log says who did."""

        async def action(table: LiveTable, seat: int) -> None:
            if table.over or not table.changes:
                raise Refused("conflict", "present-rules")
            try:
                game, position = table.present_rules()
            except EditionError:
                raise Refused("conflict", "rules-not-here") from None
            row = self.entry(table, 1, "revision", seat, str(game.revision), key_of(seat, key))
            (row,) = await self.commit(table, [row], "running", position)
            table.apply_revision(row)

        return await self.once(person, table_id, version, key, action)

    async def keep(self, person: AccountRow | None, table_id: str, text: str) -> None:
        """Store a text for this seat; it is part of the seat's snapshot."""
        table = await self.cache.get(table_id)
        seat = seat_at(table, person)
        table.kept[seat] = text
        await self.shared.keep(table_id, seat, text)
        self.bus.tell(TABLE, table_id)

    # -- asking -------------------------------------------------------------------------------------------------

    async def why_no_undo(self, person: AccountRow | None, table_id: str) -> Given | None:
        """Why this person cannot undo the last entry; None if they can."""
        table = await self.cache.get(table_id)
        seat = seat_at(table, person)
        _check_playable(table)
        reason = table.why_no_undo(seat)
        return None if reason is None else reason.as_data()

    async def why(self, person: AccountRow | None, table_id: str, moves: SentMoves) -> Given | None:
        """Why the first illegal one of these moves is illegal; None if all are legal."""
        table = await self.cache.get(table_id)
        seat = seat_at(table, person)
        return await why_illegal(self._try(table, seat, moves))

    async def try_moves(self, person: AccountRow | None, table_id: str, version: int, moves: SentMoves) -> Tried:
        """A preview of the table after these moves; without a view if they would reveal something."""
        table = await self.cache.at_least(table_id, version)
        seat = seat_at(table, person)
        self.check_version(table, person, version)
        plan = await self._try(table, seat, moves)
        trial = plan.trial()
        found = tried(trial, plan.position.reveals - plan.reveals)
        answer = await self.standing.expected(table, trial.position, seat) if found["view"] is not None else None
        if answer is not None:
            found["standing"] = answer
        return found

    async def outlook(self, person: AccountRow | None, table_id: str, version: int, moves: SentMoves) -> Looked:
        """The forecast after these moves, for a player; None if they would reveal something."""
        return {"outlook": await self._look(person, table_id, version, moves, Position.outlook)}

    async def answers(self, person: AccountRow | None, table_id: str, version: int, moves: SentMoves) -> Answered:
        """What each answer to the question after these moves would bring; None if they would reveal something."""
        return {"answers": await self._look(person, table_id, version, moves, Position.answers)}

    async def _look(
        self, person: AccountRow | None, table_id: str, version: int, moves: SentMoves, ask: Asking
    ) -> dict[str, Any] | None:
        """Ask the position after these moves, as far as this player knows it; None if they would reveal something."""
        table = await self.cache.at_least(table_id, version)
        seat = seat_at(table, person)
        self.check_version(table, person, version)
        _check_playable(table)
        texts, sample, now = table.texts(moves), table.sampler(seat), table.version

        def look() -> dict[str, Any] | None:
            if not texts:
                return ask(sample(), seat)
            attempt = table.attempt(seat, texts, sample, now)
            position = attempt.trial().position
            if position.reveals != attempt.position.reveals - attempt.reveals:
                return None
            return ask(position, seat)

        return await self.offload.do(look)

    async def _try(self, table: LiveTable, seat: int, moves: SentMoves) -> Attempt:
        # On a sample: the answer must not depend on what this seat cannot know.
        _check_playable(table)
        texts, sample, version = table.texts(moves), table.sampler(seat), table.version
        return await self.offload.do(lambda: table.attempt(seat, texts, sample, version))

    async def legal_moves(self, person: AccountRow | None, table_id: str) -> tuple[int, list[OfferGroup]]:
        """The legal moves of this person."""
        table = await self.cache.fresh(table_id)
        _check_playable(table)
        seat = seat_at(table, person)
        position = table.position
        mine = position is not None and position.seat == seat
        return table.version, offer_of(position.moves()) if mine and position else []

    # -- what changes share -------------------------------------------------------------------------------------

    async def change(self, table: LiveTable, action: Callable[[], Awaitable[T]]) -> T:
        """Make a change under the table's lock, and publish it. Tried again when another writer was first."""
        async with table.lock:
            for _ in range(MOST_TRIES):
                try:
                    result = await action()
                    break
                except Conflict:
                    await self.cache.reload(table)
            else:
                raise Refused("busy", "busy", seconds=1)
        self.publish(table)
        return result

    async def check_seats(self, person: AccountRow) -> None:
        """Refuse another seat to a person who plays at too many tables."""
        most = self._settings.limit_seats
        if await self.store.seats_of(person.id) >= most:
            raise Refused("conflict", "too-many-seats", most=most)

    def check_room(self, table: LiveTable, again: bool = False) -> None:
        """Refuse a further entry in a very long log. Actions that can be repeated endlessly are refused at half the
        limit, so that the game can still be finished.
        """
        if not self.has_room(table, again):
            raise Refused("conflict", "table-full", most=self._settings.limit_entries)

    def has_room(self, table: LiveTable, again: bool = False) -> bool:
        """Is there room for a further entry?"""
        most = self._settings.limit_entries
        return len(table.entries) < (most // 2 if again else most)

    def publish(self, table: LiveTable) -> None:
        """Notify the connections to this table, the programs that play there, and the bots."""
        self.bus.publish(table.row.id)
        wake_programs(self.bus, *programs_at(table.seats))
        self.on_change(table)

    async def commit(
        self,
        table: LiveTable,
        rows: Sequence[EntryRow],
        state: TableState,
        position: Position | None,
        seats: tuple[SeatRow, ...] = (),
        awards: tuple[AwardRow, ...] = (),
        ended: tuple[int, ...] = (),
        how: str = "",
        winners: tuple[int, ...] = (),
        order: int = -1,
    ) -> Sequence[EntryRow]:
        """Write entries and the changes that belong to them, and return the entries with what was spent. The caller
        holds the lock. `ended` are the seats whose turn they ended, `how` is given if they end the game
        before its rules do. `order` is the seat whose order ahead they carry out.
        """
        summary = table.summary(position)
        if how:
            summary = ended_early(summary, position, winners)
        after = list(table.seats)
        for seat in seats:
            after[seat.seat] = seat
        open_ = position if state == "running" else None
        rows, is_timed, due = await self.timing.timed(table, rows, open_, after, ended)
        bot = self.shared.bot_after(table.row.id, open_, after)
        change = Change(state, summary, rows[-1].at, seats, awards, is_timed, due, how, order, bot)
        is_ours = await self.store.append(table.row.id, rows, change)
        self.shared.written(table.row.id, bot, is_ours)
        if state != table.row.state or any(row.kind in CHANGES_GAME for row in rows):
            self.presence.decided(table.row.id)
        table.row.state, table.row.summary, table.row.updated = state, summary, rows[-1].at
        if how:
            table.row.ended = how
        for listener in self.on_commit:
            listener(table, rows)
        return rows

    def entry(
        self, table: LiveTable, ahead: int, kind: EntryKind, seat: int, moves: str = "", key: str | None = None
    ) -> EntryRow:
        """A new entry, `ahead` versions after the last one. Its time is never before that of the last one."""
        at = max(self.now(), table.entries[-1].row.at if table.entries else "")
        return EntryRow(table.version + ahead, kind, seat, moves, at, key)

    def repeated(self, table: LiveTable, seat: int, key: str) -> Ack | None:
        """The answer to a request that was carried out before; None for a new one."""
        version = table.keys.get(key_of(seat, key))
        return None if version is None else Ack(version, True)

    def check_version(self, table: LiveTable, person: AccountRow | None, version: int) -> None:
        """Refuse a request that was made for another version of the table."""
        _check_playable(table)
        if version != table.version:
            more = {"snapshot": self.snapshot_for(table, person)}
            raise Refused("conflict", "stale", more, version=version, current=table.version)


def key_of(seat: int, key: str) -> str:
    """The key of a request with its seat: clients choose keys, and those of two players must differ."""
    return f"{seat}:{key}"


def seat_at(table: LiveTable, person: AccountRow | None) -> int:
    """The seat for which this person acts; refused if they have none, or several and name none."""
    seat = viewer_for(table, person, as_open=False)
    if seat < 0:
        raise Refused("malformed", "which-seat") if person and own_seats(table.seats, person.id) else not_seated()
    return seat


def _check_playable(table: LiveTable) -> None:
    if table.pinned:
        raise Refused("conflict", "other-rules")
    if table.row.state == "open":
        raise Refused("conflict", "not-started")
    if table.row.state == "archived":
        raise Refused("conflict", "archived")
    if table.row.ended:
        raise Refused("conflict", "ended-early")
