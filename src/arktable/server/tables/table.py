"""A table in memory: its log, replayed. It holds only what follows from the log.

To change a table, hold its `lock`, plan the change, commit it, and apply it. Reading needs no lock.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from arktable.engine.errors import ArktableError
from arktable.engine.events import Event
from arktable.engine.game import Game
from arktable.engine.position import Position
from arktable.engine.reasons import GAME_OVER, Reason
from arktable.engine.records.line import APART, Line
from arktable.engine.records.revisions import later_than
from arktable.engine.reporting.bands import Part, Reading
from arktable.engine.reporting.scenes import SceneKind, kinds_after
from arktable.engine.rng import rng_of
from arktable.engine.seats import SPECTATOR
from arktable.server.people.acting_seat import acting_seat, own_seats
from arktable.server.running.errors import Refused
from arktable.server.store.rows import EntryRow, SeatRow, StoredTable, Summary, TableRow
from arktable.server.tables.attempts import Attempt, Decision, attempt
from arktable.server.tables.editions import Editions
from arktable.server.tables.entry_events import told_by
from arktable.server.tables.marks import Marks
from arktable.server.tables.sent_moves import text_of
from arktable.server.tables.stored_events import read_events, write_events
from arktable.server.tables.summaries import summary_of
from arktable.server.tables.table_clock import TableClock, read_pace
from arktable.server.tables.undo_stack import Step, UndoStack
from arktable.server.tables.view_cache import ViewCache
from arktable.server.wire.pace import Clock
from arktable.server.wire.tables import SentMoves

log = logging.getLogger(__name__)


class ReplayTooLong(Exception):
    """The log was not replayed by the deadline."""


class Entry:
    """A log entry with its events."""

    __slots__ = ("decisions", "ended", "events", "parts", "row", "scenes", "undone")

    def __init__(self, row: EntryRow, events: list[Event]) -> None:
        self.row = row
        self.events = events
        self.undone = False
        self.decisions = 0  # number of decisions right after this entry
        self.scenes: list[str] = []  # kinds of scenes that begin or end in it
        self.parts: list[Part] = []
        self.ended: tuple[int, ...] = ()  # seats whose turn ended in it


class LiveTable:
    """Seats, log and position of one table.

    `game` is the present game, `first_game` the one with which the table began. They differ if the table changed to
    other rules: `switches` has pairs of a number of decisions and the revision from then on.
    """

    def __init__(self, stored: StoredTable, editions: Editions, deadline: float = math.inf) -> None:
        """Raises `ReplayTooLong` at the deadline, a time of the monotonic clock."""
        self.lock = asyncio.Lock()
        self._editions = editions
        self.gone = False
        self.is_behind = False  # another process has changed the table, and this one has not read it yet
        self.owner = ""
        """The client that opened the table, for fair queues; unknown after a restart."""
        self.kept: dict[int, str] = {}
        """By seat: a text that the page of a shared device must not store itself, such as plans. A restart loses it."""
        self.talk: dict[str, int] = {}
        """The number of the last line of each room of the chat."""
        self.asked = 0
        """How often people have asked to step in since the table was loaded."""
        self.kept_for: dict[int, str] = {}
        """By open seat: the name of the person for whom it is kept."""
        self.unagreed: frozenset[int] = frozenset()
        """The seats of players who have not agreed to a change of the host: the game does not begin without them."""
        self.shown_clock: Callable[[], Clock | None] = lambda: None
        """The clocks as the page shows them; set where clocks are kept."""
        self.fill(stored, deadline)

    def fill(self, stored: StoredTable, deadline: float = math.inf) -> None:
        """Replace the content of this table by the stored one."""
        self.row: TableRow = stored.row
        self.seats: list[SeatRow] = stored.seats
        self.entries: list[Entry] = []
        self.decisions: list[Decision] = []
        self.position: Position | None = None
        self.keys: dict[str, int] = {}
        self.marks = Marks()
        self._undoable = UndoStack(stored.entries)
        self.views = ViewCache()
        self.undone: list[tuple[int, int]] = []
        """Pairs of the version of an undo and the version that it took back."""
        self._moments: dict[int, Position] = {}  # by number of decisions
        self._attempts: dict[int, tuple[int, Attempt]] = {}  # by seat: the last attempt and its version
        self.switches: list[tuple[int, int]] = []
        # None if this program does not have the rules of the table: then it can only be shown.
        self.first_game: Game | None = self._editions.of(self.row, stored.sheet)
        self.game: Game | None = self.first_game
        self.stopped_at = 0  # the version that could not be replayed; 0 if all could
        self._sheet_kept = stored.sheet is not None
        self._lacks_events = stored.lacks_events
        pace = read_pace(self.row.pace)
        self.clock: TableClock | None = None if pace.kind == "unhurried" else TableClock(pace, self.row.seats)
        for entry in stored.entries:
            if time.monotonic() > deadline:
                raise ReplayTooLong
            self._replay(entry)

    def follow(self, row: TableRow, seats: list[SeatRow], entries: Sequence[EntryRow]) -> bool:
        """Apply what other processes have written. Returns whether that was possible; if not, load the table again."""
        is_same = (row.pace, row.options) == (self.row.pace, self.row.options)
        if self.pinned or not is_same or (entries and entries[0].version != self.version + 1):
            return False
        self.row, self.seats = row, seats
        for entry in entries:
            self._replay(entry)
        return not self.pinned

    def _replay(self, row: EntryRow) -> None:
        if self.game is None:
            self._tell(row)
            return
        try:
            if row.kind == "start":
                self.apply_start(row)
            elif row.kind == "move":
                self.apply_moves(row, self.plan(row.seat, row.moves.split("; ")))
            elif row.kind == "undo":
                self.apply_undo(row)
            elif row.kind == "revision":
                self.apply_revision(row)
            else:
                self.apply_other(row)
        except (ArktableError, Refused, IndexError):
            # The revision is the same but the rules differ. The table must not be played further.
            log.exception("table %s cannot be replayed at version %d", self.row.id, row.version)
            self.game, self.position, self.stopped_at = None, None, row.version
            self._tell(row)

    def _tell(self, row: EntryRow) -> None:
        """Add an entry with its stored events, for a table whose rules this program does not have."""
        if row.kind == "undo":
            for entry in self.entries:
                entry.undone = entry.undone or str(entry.row.version) == row.moves
            self.undone.append((row.version, int(row.moves)))
        self._note(Entry(row, told_by(row) or read_events(row.events)))

    def lacking(self) -> tuple[dict[str, Any], dict[int, str]] | None:
        """What a store of an earlier schema lacks for this table: its numbers, and events by version."""
        if self.first_game is None or self.game is None:
            return None
        if self._sheet_kept and not self._lacks_events:
            return None
        old = [entry for entry in self.entries if entry.row.kind in ("start", "move")] if self._lacks_events else []
        told = {entry.row.version: write_events(entry.events) for entry in old}
        return self.first_game.values(self.row.options, self.row.seats), told

    # -- reading ------------------------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        return self.entries[-1].row.version if self.entries else 0

    @property
    def pinned(self) -> bool:
        return self.game is None

    @property
    def scene_kinds(self) -> Mapping[str, SceneKind]:
        """The kinds of scenes of the game, by name."""
        return {} if self.game is None else self.game.parts.scenes

    @property
    def changes(self) -> list[str]:
        """The changes of the rules since those of the table, as keys of sentences."""
        game = self.game or self._editions.present(self.row)
        played = self.game.revision if self.game is not None else self.row.rules_rev
        return [] if game is None else [one.key for one in later_than(game.facts.revisions, played)]

    @property
    def over(self) -> bool:
        return self.row.state in ("finished", "archived")

    @property
    def begun(self) -> bool:
        """Has the game started? An uploaded game waits until all seats are taken."""
        return self.row.state != "open"

    def refuse_help(self) -> None:
        """Refuse hints, the guide, and positions to try out, while a rated game runs."""
        if self.row.rated and not self.over:
            raise Refused("conflict", "rated-no-help")

    def waiting(self, position: Position | None) -> tuple[int, ...]:
        """The seats that the table waits for in this position of its game."""
        return () if position is None else position.waiting()

    @property
    def is_shown(self) -> bool:
        """Is there a view? None while seats are open: a person could look from one seat after the other."""
        return self.position is not None and self.begun

    def seat_of(self, account_id: str | None, seat: int | None = None) -> int:
        """The seat for which this person acts (`seat` if they have several), or the spectators'."""
        return acting_seat(own_seats(self.seats, account_id), seat)

    @property
    def secrets(self) -> list[str]:
        """What a seat can know that others cannot, by the rules of this table."""
        return [] if self.game is None else self.game.secrets(self.row.options, self.row.seats)

    def view(self, viewer: int) -> dict[str, Any] | None:
        """The view of this viewer; the same object until the table changes. Do not modify it."""
        if self.position is None or not self.is_shown:
            return None
        return self.views.view(self.position, viewer)

    def sample(self, seat: int) -> Position:
        """A sample of the position: what this seat cannot know is dealt again. It is the same each time at this
        version.
        """
        return self.sampler(seat)()

    def sampler(self, seat: int) -> Callable[[], Position]:
        """A function that deals such a sample of the present position; it can be called later and in another thread."""
        position, rng = self.position, rng_of(self.row.id, seat, self.version)
        if position is None:
            raise Refused("conflict", "not-started")
        return lambda: position.sample(seat, rng)

    def other_numbers(self) -> dict[str, Any] | None:
        """The numbers with which this table began, unless they are the program's own."""
        if self.first_game is None or self.first_game.sheet.reads_like(self.first_game.sheet.own()):
            return None
        return self.first_game.values(self.row.options, self.row.seats)

    def summary(self, position: Position | None) -> Summary:
        """The summary for lists when this is the table's position."""
        return Summary() if position is None else summary_of(position)

    def why_no_undo(self, seat: int) -> Reason | None:
        """None if this seat may take back its last entry."""
        if self.over:
            return GAME_OVER
        live = (entry.row.seat for entry in reversed(self.entries) if entry.row.kind == "move" and not entry.undone)
        last = next(live, None)
        if last is not None and last != seat:
            return Reason("undo-other", "", {"seat": last}) if seat in live else Reason("undo-nothing", "")
        if last is None:
            return Reason("undo-nothing", "")
        return None if self._undoable else Reason("undo-revealed", "")

    # -- planning -----------------------------------------------------------------------------------------------

    def texts(self, moves: SentMoves) -> list[str]:
        """The notation of moves that were sent as notation, or as kind and arguments."""
        if self.position is None:
            raise Refused("conflict", "not-started")
        return [move if isinstance(move, str) else text_of(self.position.catalogue, move) for move in moves]

    def plan(self, seat: int, texts: Sequence[str], start: Position | None = None, ask: bool = False) -> Attempt:
        """Try these moves on a copy of the position (or of `start`); raises at the first illegal one."""
        before = start or self.position
        if before is None:
            raise Refused("conflict", "not-started")
        return attempt(before, seat, texts, ask)

    def attempt(self, seat: int, texts: Sequence[str], sample: Callable[[], Position], version: int) -> Attempt:
        """Try moves at this version, on a sample. Continues the last attempt of the seat if the moves begin with it.

        A plan is tried again with each further step, so a step costs one move, not all moves of the plan.
        """
        tried_at, last = self._attempts.get(seat, (-1, None))
        if last is not None and tried_at == version and last.is_begun_by(texts):
            found = last.extended(texts[len(last.decisions) :])
        else:
            found = attempt(sample(), seat, texts, ask=True)
        self._attempts[seat] = (version, found)
        return found

    # -- applying what is committed -----------------------------------------------------------------------------

    def apply_start(self, row: EntryRow) -> None:
        self.position, events = self.first_position()
        self._keep_moment()
        entry = Entry(row, events)
        if self.game is not None and self.game.parts.bands:
            entry.parts = self._parts([Decision(SPECTATOR, "", 0, events)])
        self._note(entry)

    def first_position(self) -> tuple[Position, list[Event]]:
        """The position after the set-up, and the events of the set-up."""
        return next(self.line(0).events())

    def line(self, n: int | None = None) -> Line:
        """The line of the first n decisions (all by default). Threads can replay it while the table changes."""
        if self.first_game is None:
            raise Refused("conflict", "other-rules")
        row, moves = self.row, [decision.move for decision in self.decisions[:n]]
        return Line(
            self.first_game, row.seats, row.options, int(row.seed), row.start, moves, self.switches, kept=self._moments
        )

    def _keep_moment(self) -> None:
        """Keep the position at intervals, for lines. A position of a table is not changed once it is applied."""
        n = len(self.decisions)
        if self.position is not None and n >= max(self._moments, default=-APART) + APART:
            self._moments[n] = self.position

    def apply_moves(self, row: EntryRow, plan: Attempt) -> None:
        entry = Entry(row, plan.events())
        entry.ended = tuple(plan.ended)
        entry.parts = self._parts(plan.decisions)
        if self.position is not None:
            self._undoable.note(Step(row.version, plan.seat, self.position, self.marks), plan.reveals > 0)
            self.marks = self.marks.after(row.version, plan.seat, plan.decisions[0].turn, self.position, plan.ended)
        self.position = plan.position
        before = len(self.decisions)
        self.decisions += plan.decisions
        self._keep_moment()
        entry.scenes = self._scenes_since(before)
        self._note(entry)

    def _parts(self, decisions: Sequence[Decision]) -> list[Part]:
        """The parts of an entry with these decisions, continuing those of the log."""
        standing = (entry.parts[-1] for entry in reversed(self.entries) if entry.parts and not entry.undone)
        reading = Reading(self.game.parts.bands if self.game else {}, next(standing, None))
        for decision in decisions:
            reading.take(decision.seat, decision.turn, decision.events)
        reading.close()
        return reading.parts

    def _scenes_since(self, before: int) -> list[str]:
        """The kinds of scenes that begin or end after this many decisions. Most moves have none."""
        marks = {mark for kind in self.scene_kinds.values() for mark in (kind.opens, kind.closes)}
        if not any(event.key in marks for decision in self.decisions[before:] for event in decision.events):
            return []
        return kinds_after(self.scene_kinds, [decision.events for decision in self.decisions], before)

    def undo_target(self) -> int:
        """The version that an undo takes back now."""
        return self._undoable.last().version

    def undo_position(self) -> Position:
        """The position that an undo goes back to."""
        return self._undoable.last().before

    def apply_undo(self, row: EntryRow) -> None:
        step = self._undoable.pop()
        entry = next(entry for entry in reversed(self.entries) if entry.row.version == step.version)
        entry.undone = True
        self.undone.append((row.version, step.version))
        self.position, self.marks = step.before, step.marks
        del self.decisions[len(self.decisions) - len(entry.row.moves.split("; ")) :]
        self._moments = {n: kept for n, kept in self._moments.items() if n <= len(self.decisions)}
        self._note(Entry(row, []))

    def present_rules(self) -> tuple[Game, Position]:
        """The game by the present rules, and this position in it; raises if the position is impossible by them."""
        if self.game is None or self.position is None:
            raise Refused("conflict", "other-rules")
        game = self.game.by_revision(self.game.facts.rules_rev)
        return game, game.go_on(self.position)

    def apply_revision(self, row: EntryRow) -> None:
        if self.game is None or self.position is None:
            raise Refused("conflict", "not-started")
        self.position = self.game.by_revision(int(row.moves)).go_on(self.position)
        self.game = self.position.begun_by().game
        self.switches.append((len(self.decisions), int(row.moves)))
        self._moments[len(self.decisions)] = self.position
        self._undoable.clear()
        self._note(Entry(row, []))

    def apply_other(self, row: EntryRow) -> None:
        """Apply an entry that is not a move."""
        self._note(Entry(row, told_by(row)))

    def _note(self, entry: Entry) -> None:
        entry.decisions = len(self.decisions)
        self.entries.append(entry)
        self.views.renew(entry.row.version)
        if self.clock is not None:
            self.clock.apply(entry.row, self.waiting(self.position), self.seats, entry.ended)
        if entry.row.key is not None:
            self.keys[entry.row.key] = entry.row.version
