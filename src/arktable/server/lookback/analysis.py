"""Analysis: any moment of a finished game as a table at which moves can be tried.

The server keeps no state of it: a client sends the moment and all moves of its try with each request. Only what the
bots found about a moment is kept: it is expensive and does not change.
"""

from __future__ import annotations

from functools import partial
from typing import Final

import msgspec

from arktable.bots.catalogue import adviser
from arktable.engine.errors import IllegalMove, UnknownMove
from arktable.engine.events import Event, said
from arktable.engine.moves import Catalogue, OfferGroup, offer_of
from arktable.engine.position import Position
from arktable.engine.reasons import Given, Reason
from arktable.engine.records.line import Line
from arktable.engine.seats import OPEN_BOOK
from arktable.jobs.job import AnalysisStep, Answer, BotFailed, Counted, FindCandidates, Job, Plan, PlayOn, Thinking
from arktable.jobs.preview import Trial
from arktable.server.bots.at_table import BotsAtTable, job_for
from arktable.server.lookback.jobs import Jobs
from arktable.server.running.errors import Refused, illegal, why_illegal
from arktable.server.running.limits import Limits
from arktable.server.settings import Settings
from arktable.server.tables.sent_moves import text_of
from arktable.server.tables.table import LiveTable
from arktable.server.tables.tables import Tables
from arktable.server.tables.views import MOST_LOG, log_entry, table_brief, tried
from arktable.server.wire.advice import Analysis, Candidate, Course
from arktable.server.wire.lookback import Standing
from arktable.server.wire.tables import LogEntry, SentMoves, Snapshot, Tried

MOST_KEPT: Final = 200
"""Moments whose candidates are kept."""
COST_OF_CANDIDATES: Final = 3
"""Finding the candidates and playing each to the end counts as this many hints."""


class Branch:
    """A moment of a game and moves that are tried from there, by any seat."""

    def __init__(self, line: Line, done: SentMoves) -> None:
        self.position: Position = line.end()
        self.steps: list[tuple[int, list[Event]]] = []
        self.texts = _texts(self.position.catalogue, done)
        for text in self.texts:
            self.play(text)

    def play(self, text: str) -> None:
        """Play one more move, and keep its events."""
        position, events = self.position, list[Event]()
        position.events, position.ended = events, None
        seat = position.seat
        try:
            position.play_checked(position.catalogue.parse(text))
        except IllegalMove as error:
            raise illegal(str(error.details["move"]), error.reason) from None
        except UnknownMove as error:
            given = str(error.details["move"])
            raise illegal(given, Reason("unknown-move", "", {"move": given})) from None
        position.events = None
        self.steps.append((seat, events))

    @property
    def viewer(self) -> int:
        """The seat that decides; at the end of the game the open book."""
        return self.position.seat if self.position.seat >= 0 else OPEN_BOOK


class Analyses:
    """Shows moments of finished games, tries moves there, and asks bots what they would do."""

    def __init__(
        self, tables: Tables, bots: BotsAtTable, thinking: Thinking, settings: Settings, limits: Limits
    ) -> None:
        self._tables = tables
        self._settings = settings
        self._limits = limits
        self.jobs: Jobs[tuple[str, ...], Analysis] = Jobs(bots, thinking, MOST_KEPT)

    # -- trying -------------------------------------------------------------------------------------------------

    async def look(self, table_id: str, n: int, done: SentMoves) -> Snapshot:
        """The table after the first n decisions and these moves, as the seat that decides there sees it."""
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

        return await self._tables.offload.do(looked)

    async def try_moves(self, table_id: str, n: int, done: SentMoves, moves: SentMoves) -> Tried:
        """A preview of the table after these moves; without a view if they would reveal something."""
        line = (await self._table(table_id, n)).line(n)

        def preview() -> Tried:
            branch = Branch(line, done)
            position, before = branch.position, len(branch.steps)
            viewer, reveals = branch.viewer, position.reveals
            for text in _texts(position.catalogue, moves):
                branch.play(text)
            events = [events for _, events in branch.steps[before:]]
            return tried(Trial(viewer, position, events, position.ended or {}), reveals)

        return await self._tables.offload.do(preview)

    async def why(self, table_id: str, n: int, done: SentMoves, moves: SentMoves) -> Given | None:
        """Why the first illegal one of these moves is illegal; None if all are legal."""
        return await why_illegal(self.try_moves(table_id, n, done, moves))

    async def legal_moves(self, table_id: str, n: int, done: SentMoves) -> list[OfferGroup]:
        """The legal moves of the seat that decides there."""
        line = (await self._table(table_id, n)).line(n)
        return await self._tables.offload.do(lambda: offer_of(Branch(line, done).position.moves()))

    async def position(self, table_id: str, n: int, done: SentMoves) -> str:
        """The complete position as text; a table that begins in it continues exactly from here."""
        line = (await self._table(table_id, n)).line(n)

        def text() -> str:
            return Branch(line, done).position.save()

        return await self._tables.offload.do(text)

    # -- what bots say ------------------------------------------------------------------------------------------

    async def candidates(self, client: str, table_id: str, n: int, done: SentMoves) -> Analysis:
        """What bots would do there, as far as it is known. The first request starts the analysis."""
        table = await self._table(table_id, n)
        line = table.line(n)
        branch = await self._tables.offload.do(lambda: Branch(line, done))
        key = (table_id, str(n), *branch.texts)
        known = self.jobs.known(key)
        if known is not None:
            return known
        position = branch.position
        made: Analysis = {"n": n, "seat": position.seat, "state": "running", "bot": "", "candidates": []}
        if position.seat < 0:
            made["state"] = "done"
            return made
        self._limits.hints.spend(client, COST_OF_CANDIDATES)
        job = self._job(table, n, branch.texts)
        made["bot"] = job.bot
        later = [] if branch.texts else [decision.move for decision in table.decisions[n:]]
        work = partial(self._make, made, job, later, position.catalogue, client)
        return self.jobs.begin(key, made, work, f"analysis of decision {n} at table {table_id}")

    async def course(self, client: str, table_id: str, n: int, done: SentMoves) -> Course:
        """How the game would end after these moves if bots played on."""
        table = await self._table(table_id, n)
        self._limits.hints.spend(client)
        line = table.line(n)
        branch = await self._tables.offload.do(lambda: Branch(line, done))
        job = self._job(table, n, [])
        try:
            answer = await self._asked(job, PlayOn(branch.texts), client)
        except BotFailed:
            raise Refused("conflict", "analysis-failed") from None
        return {"course": _course(n, answer.course)}

    async def _make(self, made: Analysis, job: Job, later: list[str], catalogue: Catalogue, client: str) -> None:
        answer = await self._asked(job, FindCandidates(later), client)
        made["candidates"] = [_candidate(plan, at == answer.played, catalogue) for at, plan in enumerate(answer.plans)]
        for plan, row in zip(answer.plans, made["candidates"], strict=True):
            row["course"] = _course(made["n"], (await self._asked(job, PlayOn(plan.moves), client)).course)

    def _job(self, table: LiveTable, n: int, more: list[str]) -> Job:
        """A job about the position after the first n decisions and these moves, by the rules of that time."""
        if table.game is None:
            raise Refused("conflict", "other-rules")
        bot = adviser(table.game.facts.game, self._settings.bot_think)
        job = job_for(table, bot, self._settings.bot_seconds)
        switches = [(at, revision) for at, revision in job.switches if at <= n]
        return msgspec.structs.replace(job, moves=[*job.moves[:n], *more], switches=switches)

    async def _asked(self, job: Job, step: AnalysisStep, client: str) -> Answer:
        return await self.jobs.ask(msgspec.structs.replace(job, review=step), client)

    async def _table(self, table_id: str, n: int) -> LiveTable:
        table = await self._tables.cache.fresh(table_id)
        if table.pinned:
            raise Refused("conflict", "other-rules")
        if not table.over:
            raise Refused("conflict", "analysis-running")
        if not 0 <= n <= len(table.decisions):
            raise Refused("missing", "no-such-step", n=max(-1, min(n, 10**9)), most=len(table.decisions))
        return table


def _texts(catalogue: Catalogue, moves: SentMoves) -> list[str]:
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
