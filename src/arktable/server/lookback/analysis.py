"""Analysis: any moment of a finished game as a table at which everything can be tried, and nothing is kept.

Like a lesson it has no state here: a client says the moment and all moves of its try each time. Only what the bots
found about a moment is remembered, for it is dear and does not change.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Final

import msgspec

from arktable.engine.errors import IllegalMove, UnknownMove
from arktable.engine.events import Event, said
from arktable.engine.line import Line
from arktable.engine.moves import Catalogue, OfferGroup, offer_of
from arktable.engine.position import Position
from arktable.engine.reasons import Given, Reason
from arktable.engine.seats import OPEN_BOOK
from arktable.jobs.job import (
    AnalysisStep,
    Answer,
    BotFailed,
    Counted,
    Job,
    Plan,
    PlayOn,
    TellCandidates,
    Thinking,
)
from arktable.jobs.preview import Trial
from arktable.server.bots.at_table import BotsAtTable, job_for
from arktable.server.bots.hints import adviser
from arktable.server.running.errors import Refused, illegal, why_illegal
from arktable.server.running.limits import Limits
from arktable.server.settings import Settings
from arktable.server.tables.sent_moves import text_of
from arktable.server.tables.table import LiveTable
from arktable.server.tables.tables import Tables
from arktable.server.tables.views import MOST_LOG, log_entry, table_brief, tried
from arktable.server.wire.analysis import Analysis, Candidate, Course
from arktable.server.wire.outlook import Standing
from arktable.server.wire.tables import LogEntry, Said, Snapshot, Tried

log = logging.getLogger(__name__)

MOST_KEPT: Final = 200
"""The candidates of so many moments are remembered."""
COST_OF_CANDIDATES: Final = 3
"""Finding them and playing each to the end counts as so many hints."""


class Branch:
    """A moment of a game and the moves that somebody tries from there, for whichever seat decides."""

    def __init__(self, line: Line, done: Said) -> None:
        self.position: Position = line.end()
        self.steps: list[tuple[int, list[Event]]] = []
        self.texts = _texts(self.position.catalogue, done)
        for text in self.texts:
            self.play(text)

    def play(self, text: str) -> None:
        """Play one more move, and keep what it tells."""
        position, told = self.position, list[Event]()
        position.events, position.ended = told, None
        seat = position.seat
        try:
            position.play_checked(position.catalogue.parse(text))
        except IllegalMove as error:
            raise illegal(str(error.details["move"]), error.reason) from None
        except UnknownMove as error:
            given = str(error.details["move"])
            raise illegal(given, Reason("unknown-move", "", {"move": given})) from None
        position.events = None
        self.steps.append((seat, told))

    @property
    def viewer(self) -> int:
        """Whoever decides looks; at the end everything lies open."""
        return self.position.seat if self.position.seat >= 0 else OPEN_BOOK


class Analyses:
    """Shows moments of finished games, tries moves in them, and lets bots say what they would do there."""

    def __init__(
        self, tables: Tables, bots: BotsAtTable, thinking: Thinking, settings: Settings, limits: Limits
    ) -> None:
        self._tables = tables
        self._bots = bots
        self._thinking = thinking
        self._settings = settings
        self._limits = limits
        self._known: OrderedDict[tuple[str, ...], Analysis] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    # -- trying -------------------------------------------------------------------------------------------------

    async def look(self, table_id: str, n: int, done: Said) -> Snapshot:
        """The table after the first n decisions and these moves, through the eyes of whoever decides there."""
        table = await self._table(table_id, n)
        line = table.line(n)
        entries = [entry for entry in table.entries if entry.decisions <= n and not entry.undone][-MOST_LOG:]
        brief = table_brief(table, None, self._tables.presence)

        def looked() -> Snapshot:
            branch = Branch(line, done)
            position, viewer = branch.position, branch.viewer
            lines = [log_entry(entry, viewer) for entry in entries]
            last = lines[-1].version if lines else 0
            for at, (seat, events) in enumerate(branch.steps, 1):
                lines.append(LogEntry(last + at, brief.updated, seat, "move", False, said(events, viewer), n))
            shown = msgspec.structs.replace(
                brief, state="running" if position.seat >= 0 else "finished", you=max(position.seat, -1),
                to_move=position.seat, turn=position.turn, progress=round(position.progress(), 3),
                winners=tuple(position.winners()), changes=[],
            )  # fmt: skip
            return Snapshot(shown, len(done), position.view(viewer), lines[-MOST_LOG:], False, False)

        return await self._tables.beside.do(looked)

    async def try_moves(self, table_id: str, n: int, done: Said, moves: Said) -> Tried:
        """What the table would look like after these moves; no view when they would show something hidden."""
        line = (await self._table(table_id, n)).line(n)

        def preview() -> Tried:
            branch = Branch(line, done)
            position, before = branch.position, len(branch.steps)
            viewer, reveals = branch.viewer, position.reveals
            for text in _texts(position.catalogue, moves):
                branch.play(text)
            told = [events for _, events in branch.steps[before:]]
            return tried(Trial(viewer, position, told, position.ended or {}), reveals)

        return await self._tables.beside.do(preview)

    async def why(self, table_id: str, n: int, done: Said, moves: Said) -> Given | None:
        """Why the first of these moves that is not allowed is not; None when all are."""
        return await why_illegal(self.try_moves(table_id, n, done, moves))

    async def legal_moves(self, table_id: str, n: int, done: Said) -> list[OfferGroup]:
        """Every move of whoever decides there."""
        line = (await self._table(table_id, n)).line(n)
        return await self._tables.beside.do(lambda: offer_of(Branch(line, done).position.moves()))

    async def position(self, table_id: str, n: int, done: Said) -> str:
        """The whole position as text: a table that begins in it goes on exactly from here."""
        line = (await self._table(table_id, n)).line(n)

        def text() -> str:
            return Branch(line, done).position.save()

        return await self._tables.beside.do(text)

    # -- what bots say ------------------------------------------------------------------------------------------

    async def candidates(self, client: str, table_id: str, n: int, done: Said) -> Analysis:
        """What bots would do there, as far as it is found. The first one who asks begins it."""
        table = await self._table(table_id, n)
        line = table.line(n)
        branch = await self._tables.beside.do(lambda: Branch(line, done))
        key = (table_id, str(n), *branch.texts)
        known = self._known.get(key)
        if known is None:
            self._limits.hints.spend(client, COST_OF_CANDIDATES)
            known = self._begin(table, n, branch, client)
            self._known[key] = known
        self._known.move_to_end(key)
        if known["state"] == "failed":
            del self._known[key]  # whoever asks again begins anew
        while len(self._known) > MOST_KEPT:
            self._known.popitem(last=False)
        return known

    async def course(self, client: str, table_id: str, n: int, done: Said) -> Course:
        """How the game would end after these moves if bots played on."""
        table = await self._table(table_id, n)
        self._limits.hints.spend(client)
        line = table.line(n)
        branch = await self._tables.beside.do(lambda: Branch(line, done))
        job = self._job(table, n, [])
        try:
            answer = await self._asked(job, PlayOn(branch.texts), client)
        except BotFailed:
            raise Refused("conflict", "analysis-failed") from None
        return {"course": _course(n, answer.course)}

    def _begin(self, table: LiveTable, n: int, branch: Branch, client: str) -> Analysis:
        position = branch.position
        made: Analysis = {"n": n, "seat": position.seat, "state": "running", "bot": "", "candidates": []}
        if position.seat < 0:
            made["state"] = "done"
            return made
        job = self._job(table, n, branch.texts)
        made["bot"] = job.bot
        later = [] if branch.texts else [decision.move for decision in table.decisions[n:]]
        task = asyncio.create_task(self._make(made, job, later, position.catalogue, client))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return made

    async def _make(self, made: Analysis, job: Job, later: list[str], catalogue: Catalogue, client: str) -> None:
        try:
            answer = await self._asked(job, TellCandidates(later), client)
            made["candidates"] = [
                _candidate(plan, at == answer.played, catalogue) for at, plan in enumerate(answer.plans)
            ]
            for plan, row in zip(answer.plans, made["candidates"], strict=True):
                row["course"] = _course(made["n"], (await self._asked(job, PlayOn(plan.moves), client)).course)
            made["state"] = "done"
        except BotFailed as failure:
            log.warning("no analysis: %s", failure)
            made["state"] = "failed"
        except Exception:
            log.exception("no analysis")
            made["state"] = "failed"

    def _job(self, table: LiveTable, n: int, more: list[str]) -> Job:
        """A question about the position after the first n decisions and these moves, by the rules that held then."""
        if table.game is None:
            raise Refused("conflict", "other-rules")
        bot = adviser(table.game.facts.game, self._settings.bot_think)
        job = job_for(table, bot, self._settings.bot_seconds)
        switches = [(at, revision) for at, revision in job.switches if at <= n]
        return msgspec.structs.replace(job, moves=[*job.moves[:n], *more], switches=switches)

    async def _asked(self, job: Job, step: AnalysisStep, client: str) -> Answer:
        async with self._bots.turns.turn(client):
            return await self._thinking.review(msgspec.structs.replace(job, review=step))

    async def _table(self, table_id: str, n: int) -> LiveTable:
        table = await self._tables.cache.fresh(table_id)
        if table.pinned:
            raise Refused("conflict", "other-rules")
        if not table.over:
            raise Refused("conflict", "analysis-running")
        if not 0 <= n <= len(table.decisions):
            raise Refused("missing", "no-such-step", n=max(-1, min(n, 10**9)), most=len(table.decisions))
        return table

    async def made(self) -> None:
        """Wait until nothing is being analysed."""
        await asyncio.gather(*self._tasks)

    async def close(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _texts(catalogue: Catalogue, moves: Said) -> list[str]:
    return [move if isinstance(move, str) else text_of(catalogue, move) for move in moves]


def _candidate(plan: Plan, played: bool, catalogue: Catalogue) -> Candidate:
    return {
        "moves": [catalogue.parse(text).as_data() for text in plan.moves],
        "played": played,
        "figures": [{"key": figure.key, "was": figure.was, "now": figure.now} for figure in plan.figures],
        "sold": plan.sold,
        "reasons": [{"key": reason.key, "args": reason.args} for reason in plan.reasons],
        "words": plan.words,
        "course": None,
    }


def _course(n: int, counted: list[Counted]) -> list[Standing]:
    return [{"n": n, "progress": one.progress, "points": one.points} for one in counted]
