"""Compares a stored table with its log, and says what it would be by the log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from arktable.engine.game import Game
from arktable.engine.records.editions import is_known
from arktable.server.distance.clocks.outages import spans_of, with_grace
from arktable.server.distance.clocks.waits import Waits, is_told
from arktable.server.distance.proposals.log import present
from arktable.server.store.keeping.stored import TableToCheck
from arktable.server.store.rows import DueRow, EntryRow, Summary, TableRow
from arktable.server.tables.editions import Editions
from arktable.server.tables.stored_events import write_events
from arktable.server.tables.summaries import ended_early, leaders_of
from arktable.server.tables.table import LiveTable

NOT_WRONG: Final = ("aside", "other-rules", "old-summary", "old-events", "old-due")
"""Findings about tables that cannot be checked here, and about rows that an earlier version wrote with less in them."""
REPAIRED: Final = ("summary", "events", "due", "old-summary", "old-events", "old-due")
"""Findings about what follows from the log, so that it can be written again."""


class Finding(msgspec.Struct, frozen=True):
    """Something about a table: a key (words: `cli-check-<key>`), and a detail."""

    key: str
    what: str = ""

    @property
    def is_wrong(self) -> bool:
        return self.key not in NOT_WRONG


class Judged(msgspec.Struct, frozen=True):
    """What was found about a table, and what to write to repair it."""

    findings: list[Finding]
    summary: Summary | None = None
    """None if the stored one is right."""
    events: dict[int, str] = {}
    """By version, where others or none are stored."""
    renews_due: bool = False
    due: DueRow | None = None

    @property
    def keys(self) -> set[str]:
        return {finding.key for finding in self.findings}


def judge(table: TableToCheck, editions: Editions) -> Judged:
    """Replay the log of a table, and compare what is stored. Nothing is repaired by a log that is damaged itself."""
    stored = table.stored
    log = [*_log_findings(stored.entries), *_other_findings(table)]
    live = LiveTable(stored, editions)
    if live.first_game is None:
        return Judged([*log, Finding("other-rules")])
    if live.stopped_at:
        return Judged([*log, Finding("replay", str(live.stopped_at))])
    log += _replay_findings(live)
    if log:
        return Judged(log)
    findings: list[Finding] = []
    summary = _summary(table, live, findings)
    events = _events(live, findings)
    due = expected_due(table, live)
    renews_due = _is_due_wrong(table, live, due, findings)
    return Judged(findings, summary, events, renews_due, due)


# -- the log ----------------------------------------------------------------------------------------------------------


def _log_findings(entries: Sequence[EntryRow]) -> Iterator[Finding]:
    there = {entry.version for entry in entries}
    holes = [version for version in range(1, max(there, default=0) + 1) if version not in there]
    if holes:
        yield Finding("holes", _listed(holes))


def _other_findings(table: TableToCheck) -> Iterator[Finding]:
    row, seats = table.stored.row, table.stored.seats
    if [seat.seat for seat in seats] != list(range(row.seats)):
        yield Finding("seats", f"{len(seats)}/{row.seats}")
    if "numbers" in table.unreadable:
        yield Finding("numbers")
    newest = max((entry.version for entry in table.stored.entries), default=0)
    last = max((entry.at for entry in table.stored.entries), default=row.updated)
    is_lost = row.created < row.updated > last  # the rows of an uploaded game are older than its table
    if is_lost or (table.due is not None and table.due.version > newest):
        yield Finding("end", last)


def _replay_findings(live: LiveTable) -> Iterator[Finding]:
    row = live.row
    if live.first_game is not None and not _has_its_numbers(row, live.first_game):
        yield Finding("numbers")
    undone = dict(live.undone)
    for entry in (entry.row for entry in live.entries if entry.row.kind == "undo"):
        if str(undone.get(entry.version)) != entry.moves:
            yield Finding("undo", str(entry.version))
    over = row.ended != "" or (live.position is not None and live.position.seat < 0)
    if row.state == "running" and (over or live.position is None):
        yield Finding("state", row.state)
    if row.state == "finished" and not over:
        yield Finding("state", row.state)
    if row.state == "open" and any(entry.row.kind == "move" for entry in live.entries) and _is_full(live):
        yield Finding("state", row.state)


def _has_its_numbers(row: TableRow, game: Game) -> bool:
    """Are the numbers of the game those of the hash, or those of an earlier version of the program?"""
    own = (game.sheet.hash, game.sheet_hash(row.options, row.seats))
    return row.sheet_hash in own or is_known(game, row.sheet_hash, row.options, row.seats)


def _is_full(live: LiveTable) -> bool:
    return all(seat.kind != "open" for seat in live.seats)


def _listed(versions: Sequence[int]) -> str:
    """Versions as text: 3, 5–7."""
    parts: list[list[int]] = []
    for version in versions:
        if parts and version == parts[-1][-1] + 1:
            parts[-1].append(version)
        else:
            parts.append([version])
    return ", ".join(f"{part[0]}–{part[-1]}" if len(part) > 1 else str(part[0]) for part in parts)


# -- what is stored about it ------------------------------------------------------------------------------------------


def _summary(table: TableToCheck, live: LiveTable, findings: list[Finding]) -> Summary | None:
    """The summary to write; None if the stored one is right."""
    stored, expected = live.row.summary, _expected_summary(live)
    if "summary" not in table.unreadable:
        # A game that is uploaded has its summary before its seats are taken.
        if stored == expected or (live.row.state in ("open", "archived") and stored == live.summary(live.position)):
            return None
        replace = msgspec.structs.replace
        # Earlier versions stored no scores and computed the progress in other ways.
        older = replace(expected, progress=stored.progress)
        if stored in (older, replace(older, scores=(), places=())):
            findings.append(Finding("old-summary"))
            return expected
    findings.append(Finding("summary"))
    return expected


def _expected_summary(live: LiveTable) -> Summary:
    if live.row.state == "open":
        return Summary()
    summary = live.summary(live.position)
    if not live.row.ended:
        return summary
    winners = tuple(present(live.seats)) if live.row.ended == "resigned" else leaders_of(live.position)
    return ended_early(summary, live.position, winners)


def _events(live: LiveTable, findings: list[Finding]) -> dict[int, str]:
    """The events to write, by version."""
    written = {
        entry.row.version: (entry.row.events, write_events(entry.events))
        for entry in live.entries
        if entry.row.kind in ("start", "move")
    }
    missing = {version: new for version, (old, new) in written.items() if old is None}
    other = {version: new for version, (old, new) in written.items() if old not in (None, new)}
    if missing:
        findings.append(Finding("old-events", _listed(sorted(missing))))
    if other:
        findings.append(Finding("events", _listed(sorted(other))))
    return missing | other


def expected_due(table: TableToCheck, live: LiveTable) -> DueRow | None:
    """Whom the table waits for by its log, and when a clock runs out."""
    outages = spans_of(table.outages)
    waits = Waits(lambda pace: with_grace(outages, pace))
    for vacation in table.vacations:
        waits.vacations.setdefault(vacation.account_id, []).append(vacation)
    waiting = live.waiting(live.position) if live.row.state == "running" else ()
    return waits.due(live.clock, live.seats, waiting, live.version)


def _is_due_wrong(table: TableToCheck, live: LiveTable, expected: DueRow | None, findings: list[Finding]) -> bool:
    """Does `due` have to be written again?"""
    found = table.due
    if live.clock is None and not is_told(live.seats):
        return False  # it is written once and never read
    if "due" in table.unreadable:
        findings.append(Finding("due"))
        return True
    if found is None and expected is not None and live.clock is None:
        findings.append(Finding("old-due"))  # earlier versions had none
        return True
    if found is None or expected is None:
        is_right = found is expected
    else:
        # A clock that runs out later than was thought, such as by an outage since then, is found when it is checked.
        is_later = found.at <= expected.at and bool(found.at) == bool(expected.at)
        is_right = (found.version, found.seats) == (expected.version, expected.seats) and is_later
    if not is_right:
        findings.append(Finding("due"))
    return not is_right
