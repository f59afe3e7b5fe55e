"""Lessons: a client sends all moves of its try with each request, and the server keeps no state."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any, Final, TypedDict

from arktable.engine.errors import IllegalMove, UnknownMove
from arktable.engine.events import said
from arktable.engine.game import Game
from arktable.engine.lessons import Lesson, LessonError, Try, lessons_of
from arktable.engine.moves import MoveData, OfferGroup, offer_of
from arktable.engine.position import Position
from arktable.engine.reasons import Given, Reason
from arktable.engine.registry import rulesets
from arktable.server.running.errors import Refused, illegal, why_illegal
from arktable.server.running.offload import Offload
from arktable.server.tables.sent_moves import text_of
from arktable.server.wire.tables import Brief, LogEntry, SeatBrief, SentMoves, Snapshot, Tried

NEVER: Final = "1970-01-01T00:00:00.000Z"
"""The time of the log entries of a lesson."""
NAMES: Final = ("Ash", "Elm", "Oak", "Yew")
"""Names of the other players in a lesson."""


class LessonBrief(TypedDict):
    """A small position with one task (words: `lesson-<id>` and keys that begin with it)."""

    id: str
    game: str
    ruleset: str
    seconds: int
    """The approximate time it takes."""
    rule: str
    """The line of the rule book that it is about."""
    lit: list[str]
    """The parts of the table that are highlighted."""
    shown: list[str]
    """The figures that the list of tries shows (words: `figure-<key>`)."""
    holds: list[str]
    """Figures that are told from the beginning, as they stand."""
    covers: str
    """What a value of this figure would bring is hidden until it was tried; empty: nothing is hidden."""


class LessonTry(TypedDict):
    """The result of a try."""

    snapshot: Snapshot
    solved: bool
    ended: bool
    """All decisions of the task have been made."""
    mistake: str
    """The known mistake that was made; empty for another one (words: `lesson-<id>-<mistake>`)."""
    figures: dict[str, int]


class Lessons:
    """Finds lessons, and judges tries."""

    def __init__(self, find_game: Callable[[str], Game], offload: Offload) -> None:
        self._find_game = find_game
        self._offload = offload
        self._begun: dict[str, Position] = {}

    @cached_property
    def _all(self) -> dict[tuple[str, str], Lesson]:
        games = sorted({game.facts.game for game in rulesets()})
        return {(game, lesson.id): lesson for game in games for lesson in lessons_of(game)}

    def briefs(self) -> list[LessonBrief]:
        """All lessons, by game, in order."""
        return [
            {
                "id": lesson.id,
                "game": lesson.game,
                "ruleset": lesson.ruleset,
                "seconds": lesson.seconds,
                "rule": lesson.rule,
                "lit": lesson.lit,
                "shown": lesson.shown,
                "holds": lesson.holds,
                "covers": lesson.covers,
            }
            for lesson in self._all.values()
        ]

    def find(self, game: str, name: str) -> Lesson:
        lesson = self._all.get((game, name))
        if lesson is None:
            raise Refused("missing", "no-such-page")
        return lesson

    def kit(self, game: str, name: str) -> dict[str, Any]:
        """The kit of the lesson's table."""
        begun = self._start(self.find(game, name)).begun_by()
        kit: dict[str, Any] = begun.game.kit(begun.options)
        return kit

    def solution(self, game: str, name: str) -> list[MoveData]:
        """The moves of the solution."""
        lesson = self.find(game, name)
        catalogue = self._start(lesson).catalogue
        return [catalogue.parse(text).as_data() for text in lesson.solution]

    async def play(self, game: str, name: str, done: SentMoves) -> LessonTry:
        """The table after these moves, and the judgement of them."""
        lesson = self.find(game, name)
        return await self._offload.do(lambda: self._judged(lesson, done))

    async def why(self, game: str, name: str, done: SentMoves, moves: SentMoves) -> Given | None:
        """Why the first illegal one of these moves is illegal; None if all are legal."""
        return await why_illegal(self.try_moves(game, name, done, moves))

    async def try_moves(self, game: str, name: str, done: SentMoves, moves: SentMoves) -> Tried:
        """A preview of the table after these moves; without a view if they would reveal something."""
        lesson = self.find(game, name)
        return await self._offload.do(lambda: self._tried(lesson, done, moves))

    async def legal_moves(self, game: str, name: str, done: SentMoves) -> list[OfferGroup]:
        """The legal moves of the learner."""
        lesson = self.find(game, name)
        begun = self._start(lesson)
        after = await self._offload.do(lambda: self._after(lesson, done).position)
        return offer_of(after.moves()) if after.seat == begun.seat else []

    def _start(self, lesson: Lesson) -> Position:
        key = f"{lesson.game}/{lesson.id}"
        if key not in self._begun:
            self._begun[key] = lesson.begin(self._find_game(lesson.ruleset))
        return self._begun[key]

    def _after(self, lesson: Lesson, said: SentMoves) -> Try:
        begun = self._start(lesson)
        texts = [move if isinstance(move, str) else text_of(begun.catalogue, move) for move in said]
        try:
            return Try(lesson, begun, texts)
        except IllegalMove as error:
            raise illegal(str(error.details["move"]), error.reason) from None
        except UnknownMove as error:
            raise illegal(
                str(error.details["move"]), Reason("unknown-move", "", {"move": error.details["move"]})
            ) from None
        except LessonError:
            raise Refused("conflict", "lesson-over") from None

    def _tried(self, lesson: Lesson, done: SentMoves, moves: SentMoves) -> Tried:
        before = self._after(lesson, done)
        after = self._after(lesson, [*done, *moves])
        seat = self._start(lesson).seat
        if after.position.reveals != before.position.reveals:
            return {"view": None, "events": []}
        steps = after.steps[len(before.steps) :]
        return {
            "view": _view(after, seat),
            "events": [event.seen_by(seat) for _, events in steps for event in events],
        }

    def _judged(self, lesson: Lesson, done: SentMoves) -> LessonTry:
        seat, after = self._start(lesson).seat, self._after(lesson, done)
        return {
            "snapshot": _snapshot(lesson, seat, after, len(done)),
            "solved": after.solved,
            "ended": after.ended,
            "mistake": after.mistake,
            "figures": after.figures,
        }


def _view(after: Try, seat: int) -> dict[str, Any]:
    """The learner's view. No moves are offered once the try is over, so that a plan can be sent as it is."""
    view = after.position.view(seat)
    return {**view, "offer": None} if after.ended else view


def _snapshot(lesson: Lesson, seat: int, after: Try, version: int) -> Snapshot:
    position = after.position
    return Snapshot(
        table=Brief(
            id=f"lesson:{lesson.game}:{lesson.id}",
            name="",
            ruleset=lesson.ruleset,
            options=dict(position.begun_by().options),
            state="running" if position.seat >= 0 else "finished",
            created=NEVER,
            updated=NEVER,
            seats=_seats(position.seats, seat),
            you=seat,
            to_move=position.seat,
            turn=position.turn,
            progress=round(position.progress(), 3),
            winners=tuple(position.winners()),
            pinned=False,
        ),
        version=version,
        view=_view(after, seat),
        log=[
            LogEntry(n, NEVER, by, "move", False, said(events, seat), n)
            for n, (by, events) in enumerate(after.steps, 1)
        ],
        can_undo=False,
        record=False,
    )


def _seats(seats: int, learner: int) -> list[SeatBrief]:
    """The learner, whose client knows the name, and the others clockwise."""
    return [
        SeatBrief(seat, "person", "", True)
        if seat == learner
        else SeatBrief(seat, "bot", NAMES[(seat - learner - 1) % seats], True)
        for seat in range(seats)
    ]
