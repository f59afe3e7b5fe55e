"""A table in memory is its log, replayed. It holds nothing that does not follow from the log.

Reading is free; whoever changes a table holds its `lock`, plans the change, has it committed, and applies it.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from arktable.engine.bands import Part, Reading
from arktable.engine.errors import ArktableError
from arktable.engine.events import Event
from arktable.engine.game import Game
from arktable.engine.line import APART, Line
from arktable.engine.position import Position
from arktable.engine.reasons import GAME_OVER, Reason
from arktable.engine.revisions import later_than
from arktable.engine.rng import rng_of
from arktable.engine.scenes import SceneKind, kinds_after
from arktable.engine.seats import SPECTATOR
from arktable.server.people.speaking import own_seats, spoken_for
from arktable.server.running.errors import Refused
from arktable.server.store.rows import EntryRow, SeatRow, StoredTable, Summary, TableRow
from arktable.server.tables.attempts import Attempt, Decision, attempt
from arktable.server.tables.editions import Editions
from arktable.server.tables.marks import Marks
from arktable.server.tables.record_rows import noted_event
from arktable.server.tables.sent_moves import text_of
from arktable.server.tables.shown import Shown
from arktable.server.tables.stored_events import read_events, write_events
from arktable.server.tables.take_backs import Step, TakeBacks
from arktable.server.wire.tables import Said

log = logging.getLogger(__name__)


class ReplayTooLong(Exception):
    """The log was not replayed by the deadline."""


class Entry:
    """A line of the log with what it did."""

    __slots__ = ("decisions", "events", "parts", "row", "scenes", "undone")

    def __init__(self, row: EntryRow, events: list[Event]) -> None:
        self.row = row
        self.events = events
        self.undone = False
        self.decisions = 0  # of the game, right after this entry: the moment a replay shows for it
        self.scenes: list[str] = []  # kinds of the scenes that begin or end in it
        self.parts: list[Part] = []


class LiveTable:
    """Seats, log and position of one table.

    `game` is the one it is played by now, `first_game` the one it was begun by: they differ when the table has gone
    over to other rules on the way (`switches`: after so many decisions to that revision).
    """

    def __init__(self, stored: StoredTable, editions: Editions, deadline: float = math.inf) -> None:
        """Raises `ReplayTooLong` at the deadline, a time of the monotonic clock."""
        self.lock = asyncio.Lock()
        self._editions = editions
        self.gone = False
        self.owner = ""
        """The client that opened the table, for fair turns; nobody knows it after a restart."""
        self.kept: dict[int, str] = {}
        """By seat: what the page of a shared device must not keep itself, such as plans. A restart loses it."""
        self.fill(stored, deadline)

    def fill(self, stored: StoredTable, deadline: float = math.inf) -> None:
        """Replace everything in this table by what the store has of it."""
        self.row: TableRow = stored.row
        self.seats: list[SeatRow] = stored.seats
        self.entries: list[Entry] = []
        self.decisions: list[Decision] = []
        self.position: Position | None = None
        self.keys: dict[str, int] = {}
        self.marks = Marks()
        self._undoable = TakeBacks(stored.entries)
        self.shown = Shown()
        self.undone: list[tuple[int, int]] = []
        """Of every undo: its version, and the version that it took back."""
        self._moments: dict[int, Position] = {}  # by number of decisions
        self._attempts: dict[int, tuple[int, Attempt]] = {}  # by seat: the last one that was tried, at which version
        self.switches: list[tuple[int, int]] = []
        # None when this program has not kept what the table is played by: it is shown, and not touched.
        self.first_game: Game | None = self._editions.of(self.row, stored.sheet)
        self.game: Game | None = self.first_game
        self._sheet_kept = stored.sheet is not None
        self._lacks_events = stored.lacks_events
        for entry in stored.entries:
            if time.monotonic() > deadline:
                raise ReplayTooLong
            self._replay(entry)

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
            # The revision says these are the same rules, and they are not. Keep the table safe from further play.
            log.exception("table %s cannot be replayed at version %d", self.row.id, row.version)
            self.game = self.position = None
            self._tell(row)

    def _tell(self, row: EntryRow) -> None:
        """Note an entry with its stored events, for a table whose rules this program has not kept."""
        if row.kind == "undo":
            for entry in self.entries:
                entry.undone = entry.undone or str(entry.row.version) == row.moves
            self.undone.append((row.version, int(row.moves)))
        self._note(Entry(row, _noted(row) or read_events(row.events)))

    def lacking(self) -> tuple[dict[str, Any], dict[int, str]] | None:
        """What the store of an earlier schema does not have of this table: its numbers, and events by version."""
        if self.first_game is None or self.game is None:
            return None
        if self._sheet_kept and not self._lacks_events:
            return None
        old = [entry for entry in self.entries if entry.row.kind in ("start", "move")] if self._lacks_events else []
        return self.first_game.sheet.values(), {entry.row.version: write_events(entry.events) for entry in old}

    # -- reading ------------------------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        return self.entries[-1].row.version if self.entries else 0

    @property
    def pinned(self) -> bool:
        return self.game is None

    @property
    def scene_kinds(self) -> Mapping[str, SceneKind]:
        """The kinds of scenes that the game has, by name."""
        return {} if self.game is None else self.game.parts.scenes

    @property
    def changes(self) -> list[str]:
        """What has changed in the rules since those the table is played by: the keys of sentences."""
        game = self.game or self._editions.present(self.row)
        played = self.game.revision if self.game is not None else self.row.rules_rev
        return [] if game is None else [one.key for one in later_than(game.facts.revisions, played)]

    @property
    def over(self) -> bool:
        return self.row.state in ("finished", "archived")

    @property
    def begun(self) -> bool:
        """Is somebody playing, or has somebody played? A game that was sent here waits until everybody has a seat."""
        return self.row.state != "open"

    def seat_of(self, account_id: str | None, seat: int | None = None) -> int:
        """The seat that this person speaks for, the one they name if they have several; or the spectators'."""
        return spoken_for(own_seats(self.seats, account_id), seat)

    @property
    def secrets(self) -> list[str]:
        """What the rules of this table let a seat know that others do not."""
        return [] if self.game is None else self.game.secrets(self.row.options, self.row.seats)

    def view(self, viewer: int) -> dict[str, Any] | None:
        """What this viewer may know; the same object until the table changes, and not to be touched.

        Nobody sees a game that waits for people: whoever may still change seats would see several hands.
        """
        if self.position is None or not self.begun:
            return None
        return self.shown.view(self.position, viewer)

    def sample(self, seat: int) -> Position:
        """The position with all that this seat cannot know dealt anew; the same one each time at this version."""
        return self.sampler(seat)()

    def sampler(self, seat: int) -> Callable[[], Position]:
        """Deals such a sample, of the position as it is now, whenever and in whatever thread it is called."""
        position, rng = self.position, rng_of(self.row.id, seat, self.version)
        if position is None:
            raise Refused("conflict", "not-started")
        return lambda: position.sample(seat, rng)

    def other_numbers(self) -> dict[str, Any] | None:
        """The numbers this table was begun on, unless they are the program's own."""
        if self.first_game is None or self.first_game.sheet.hash == self.first_game.sheet.own().hash:
            return None
        return self.first_game.sheet.values()

    def summary(self, position: Position | None) -> Summary:
        """What lists show when this is the table's position."""
        if position is None:
            return Summary()
        return Summary(position.seat, position.turn, round(position.progress(), 3), tuple(position.winners()))

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

    def texts(self, moves: Said) -> list[str]:
        """The notation of moves that were sent as notation, or as kind and arguments."""
        if self.position is None:
            raise Refused("conflict", "not-started")
        return [move if isinstance(move, str) else text_of(self.position.catalogue, move) for move in moves]

    def plan(self, seat: int, texts: Sequence[str], start: Position | None = None, ask: bool = False) -> Attempt:
        """Try these moves on a twin of the position (or on `start`); raises at the first that is not legal."""
        before = start or self.position
        if before is None:
            raise Refused("conflict", "not-started")
        return attempt(before, seat, texts, ask)

    def attempt(self, seat: int, texts: Sequence[str], sample: Callable[[], Position], version: int) -> Attempt:
        """What somebody tries at this version, on a sample. It goes on from their last attempt if it begins like that.

        A plan is tried again with each further step: so a step costs one move, not all moves of the plan.
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
        """The game right after its set-up, and what the set-up did."""
        return next(self.line(0).told())

    def line(self, n: int | None = None) -> Line:
        """The game up to its first n decisions (all by default). Threads may replay it while the table goes on."""
        if self.first_game is None:
            raise Refused("conflict", "other-rules")
        row, moves = self.row, [decision.move for decision in self.decisions[:n]]
        return Line(
            self.first_game, row.seats, row.options, int(row.seed), row.start, moves, self.switches, kept=self._moments
        )

    def _keep_moment(self) -> None:
        """Keep the position now and then, for lines. A position of a table is never changed once it is applied."""
        n = len(self.decisions)
        if self.position is not None and n >= max(self._moments, default=-APART) + APART:
            self._moments[n] = self.position

    def apply_moves(self, row: EntryRow, plan: Attempt) -> None:
        entry = Entry(row, plan.events())
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
        """What belongs together in the entry of these decisions, going on where the log stands."""
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
        """The game by the rules of now, and this moment of it. Refused when nothing can be decided here by them."""
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
        """Apply an entry that is no move: somebody sat down or left, or it is a note."""
        self._note(Entry(row, _noted(row)))

    def _note(self, entry: Entry) -> None:
        entry.decisions = len(self.decisions)
        self.entries.append(entry)
        self.shown.renew(entry.row.version)
        if entry.row.key is not None:
            self.keys[entry.row.key] = entry.row.version


def _noted(row: EntryRow) -> list[Event]:
    """What an entry tells that is no move."""
    if row.kind == "note":
        return [noted_event(row)]
    if row.kind == "hand-over":
        return [Event("handed-over", row.seat, {"seat": int(row.moves.split()[0])})]
    return [Event("taken-back", row.seat, {})] if row.kind == "take-back" else []
