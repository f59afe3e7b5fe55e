"""Analysis: any moment of a finished game as a table at which moves can be tried.

The server keeps no state of it: a client sends the moment and all moves of its try with each request. Only the
evaluations of moments are kept (`server/bots/evaluations.py`): they are expensive, and hints and reviews use them too.
"""

from __future__ import annotations

from typing import Final

import msgspec

from arktable.bots.reviewing import reviewer
from arktable.engine.errors import IllegalMove, UnknownMove
from arktable.engine.events import Event, said
from arktable.engine.moves import Catalogue, OfferGroup, offer_of
from arktable.engine.position import Position
from arktable.engine.reasons import Given, Reason
from arktable.engine.records.line import Line
from arktable.engine.rng import rng_of
from arktable.engine.seats import OPEN_BOOK
from arktable.jobs.evaluation import MOST_GAMES
from arktable.jobs.job import BotFailed, Job
from arktable.jobs.preview import Trial
from arktable.server.bots.at_table import job_for
from arktable.server.bots.evaluations import Evaluations, wanted_games
from arktable.server.bots.hints import EVALUATION, Hints
from arktable.server.bots.plan_words import plan_worth, told_plan
from arktable.server.running.errors import Refused, illegal, why_illegal
from arktable.server.running.limits import Limits
from arktable.server.settings import Settings
from arktable.server.tables.sent_moves import text_of
from arktable.server.tables.table import LiveTable
from arktable.server.tables.tables import Tables
from arktable.server.tables.views import MOST_LOG, log_entry, table_brief, tried
from arktable.server.wire.advice import Analysis, TryWorth
from arktable.server.wire.tables import LogEntry, SentMoves, Snapshot, Tried

COST_OF_CANDIDATES: Final = 3
"""Finding and comparing the candidates of a moment counts as this many hints."""
MOST_LATER: Final = 60
"""Number of later moves in which the rest of a turn is looked for."""


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
        position.events, position.ended, position.settled = events, None, None
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
        self, tables: Tables, hints: Hints, evaluations: Evaluations, settings: Settings, limits: Limits
    ) -> None:
        self._tables = tables
        self._hints = hints
        self._evaluations = evaluations
        self._settings = settings
        self._limits = limits

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
            return tried(Trial(viewer, position, events, position.ended or {}, position.settled), reveals)

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

    async def candidates(self, client: str, table_id: str, n: int, done: SentMoves, games: int = 0) -> Analysis:
        """What the seat could do there and what it did, as far as it is evaluated. The first request begins it."""
        table = await self._table(table_id, n)
        line = table.line(n)
        branch = await self._tables.offload.do(lambda: Branch(line, done))
        position = branch.position
        made: Analysis = {
            "n": n, "seat": position.seat, "state": "done", "choices": 0, "games": 0, "wanted": 0, "most": MOST_GAMES,
            "candidates": [],
        }  # fmt: skip
        if position.seat < 0:
            return made
        job, later = self._job(table, n, branch.texts), _later(table, n, branch.texts)
        if not _looks_ahead(table):
            return await self._unweighed(made, table, job, later, client)
        kept = self._evaluations.of(job)
        run = kept.run
        wanted = wanted_games(max(games, run.games), self._settings.bot_games)
        done_so_far = run.choices and (run.played is not None or not later) and run.next_step(wanted) is None
        if kept.failed:
            kept.failed = False
            made["state"] = "failed"
        elif not done_so_far:
            if kept.task is None:
                self._limits.hints.spend(client, COST_OF_CANDIDATES)
                self._evaluations.begin(job, wanted, client, later)
            made["state"] = "running"
        plans = run.plans()
        made["choices"], made["games"], made["wanted"] = run.choices, run.games, wanted
        made["candidates"] = [
            {**told_plan(run, at, plans, position.catalogue), "played": one is run.played}
            for at, one in enumerate(plans)
        ]
        return made

    async def worth(self, client: str, table_id: str, n: int, done: SentMoves, games: int = 0) -> TryWorth:
        """What these moves bring, compared with what was played, in the games of the moment."""
        table = await self._table(table_id, n)
        self._limits.hints.spend(client)
        line = table.line(n)
        branch = await self._tables.offload.do(lambda: Branch(line, done))
        if not branch.texts or not _looks_ahead(table):
            return {"worth": None}
        job, wanted = self._job(table, n, []), wanted_games(games, self._settings.bot_games)
        try:
            worth = await self._evaluations.attempted(job, wanted, client, branch.texts, _later(table, n, []))
        except BotFailed:
            raise Refused("conflict", "analysis-failed") from None
        return {"worth": None if worth is None else plan_worth(worth)}

    async def _unweighed(self, made: Analysis, table: LiveTable, job: Job, later: list[str], client: str) -> Analysis:
        """What the usual bot would do, without figures: no bot looks ahead in this game."""
        self._limits.hints.spend(client)
        if table.game is None or table.position is None:
            raise Refused("conflict", "other-rules")
        try:
            plans = await self._hints.unweighed(table.game.facts.game, job, client, table.position.catalogue)
        except BotFailed:
            return {**made, "state": "failed"}
        for plan in plans:
            texts = [move["text"] for move in plan["moves"]]
            made["candidates"].append({**plan, "played": texts == later[: len(texts)]})
        return made

    def _job(self, table: LiveTable, n: int, more: list[str]) -> Job:
        """A job about the position after the first n decisions and these moves, by the rules of that time."""
        if table.game is None:
            raise Refused("conflict", "other-rules")
        return job_about(job_for(table, EVALUATION, self._settings.bot_seconds), n, more)

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


def _later(table: LiveTable, n: int, more: list[str]) -> list[str]:
    """The moves that were played after the first n decisions; none in a try."""
    return [] if more else [decision.move for decision in table.decisions[n : n + MOST_LATER]]


def _looks_ahead(table: LiveTable) -> bool:
    return table.game is not None and reviewer(table.game.facts.game, rng_of(0)) is not None


def job_about(job: Job, n: int, more: list[str]) -> Job:
    """The job about the position after the first n decisions and these moves."""
    switches = [(at, revision) for at, revision in job.switches if at <= n]
    return msgspec.structs.replace(job, moves=[*job.moves[:n], *more], switches=switches)
