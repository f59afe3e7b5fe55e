"""Lessons: small positions with one question each, declared as data. The rules themselves judge an answer.

A game keeps its lessons in the folder `lessons` of its package, one TOML file each; the number before the name is its
position in the order:

    seconds = 60                       # about how long it takes
    rule = "AK 98"                     # the paragraph of the book that it is about
    lit = ["board"]                    # the parts of the table that are highlighted
    holds = ["workers"]                # figures that the lesson tells from the beginning, as they stand
    covers = "price"                   # forecasts are hidden, except for values of this figure that were tried
    solution = "card trade-cloth; lay trade g8 b"
    others = ["pass"]                  # the moves of the other seats when they decide
    goal = { workers = { at_least = 1 } }
    asks = ["must", "lay"]             # the try lasts while one of these phases asks; default: the whole turn
    stop = { laid = { at_least = 1 } }  # or until this holds
    position = '''…'''                 # the text of a position

    [figures]                          # the numbers that judge the try and appear in its sentences
    workers = { path = "you.neutral" }
    laid = { event = "laid" }

    [[mistakes]]                       # a common mistake, and how to recognise it
    key = "no-tent"
    moves = "card trade-cloth; lay trade k5 a"
    when = { workers = { at_most = 0 } }

A figure is a place in the learner's view (`path`), or is counted from the events of the try: the number of events with
a key, or the sum of one argument, for the learner or for the seat `by` (−1: all seats). Its words are in the client.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, Final

from arktable.engine.errors import ArktableError
from arktable.engine.events import Event
from arktable.engine.game import Game
from arktable.engine.position import Position
from arktable.engine.registry import homes_of
from arktable.engine.text.foreign import TextRefused, read_toml
from arktable.engine.values import entries, items, whole

FOLDER: Final = "lessons"
LEARNER: Final = -2
ANY_SEAT: Final = -1
NO_LIMIT: Final = 1 << 30


class LessonError(ArktableError):
    """The file of a lesson is malformed."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__("lesson", f"{where}: {what}", {"where": where, "what": what})


class Figure:
    """A number that judges a try."""

    __slots__ = ("by", "event", "path", "total", "where")

    def __init__(self, path: str, event: str, total: str, by: int, where: dict[str, Any]) -> None:
        self.path: Final[str] = path
        self.event: Final[str] = event
        self.total: Final[str] = total
        self.by: Final[int] = by
        self.where: Final[dict[str, Any]] = where

    def value(self, seat: int, view: Mapping[str, Any], events: Sequence[Event]) -> int:
        """Return the number after these events."""
        if self.path:
            return _looked_up(view, seat, self.path)
        found = 0
        by = seat if self.by == LEARNER else self.by
        for event in events:
            args = {**event.details, **event.secret}
            if event.key != self.event or (by != ANY_SEAT and event.seat != by):
                continue
            if all(args.get(name) == wanted for name, wanted in self.where.items()):
                found += int(args[self.total]) if self.total else 1
        return found


class Limit:
    """The range within which a figure must be."""

    __slots__ = ("figure", "high", "low")

    def __init__(self, figure: str, low: int, high: int) -> None:
        self.figure: Final[str] = figure
        self.low: Final[int] = low
        self.high: Final[int] = high

    def holds(self, figures: Mapping[str, int]) -> bool:
        return self.low <= figures[self.figure] <= self.high


class Mistake:
    """A common mistake: the figures by which it is recognised, and moves that make it."""

    __slots__ = ("key", "moves", "when")

    def __init__(self, key: str, moves: list[str], when: list[Limit]) -> None:
        self.key: Final[str] = key
        self.moves: Final[list[str]] = moves
        self.when: Final[list[Limit]] = when


class Lesson:
    """A position, a goal and the criteria for a try."""

    def __init__(self, game: str, name: str, table: Mapping[str, Any]) -> None:
        """`name` is the name of the file without its extension, `table` its content."""
        self.game: Final[str] = game
        self.id: Final[str] = name.partition("-")[2]
        self.order: Final[int] = int(name.partition("-")[0])
        where = f"{game}/{name}"
        try:
            self.seconds: Final[int] = whole("seconds", table["seconds"])
            self.rule: Final[str] = str(table["rule"])
            self.lit: Final[list[str]] = [str(part) for part in items("lit", table.get("lit", []))]
            self.solution: Final[list[str]] = split_moves(str(table["solution"]))
            self.others: Final[list[str]] = [str(text) for text in items("others", table.get("others", []))]
            self.text: Final[str] = str(table["position"])
            self.figures: Final[dict[str, Figure]] = {
                key: _figure(entries(key, value)) for key, value in entries("figures", table["figures"]).items()
            }
            self.shown: Final[list[str]] = [str(key) for key in items("shown", table.get("shown", [*self.figures]))]
            self.holds: Final[list[str]] = [str(key) for key in items("holds", table.get("holds", []))]
            self.covers: Final[str] = str(table.get("covers", ""))
            self.goal: Final[list[Limit]] = self._limits(table["goal"])
            self.asks: Final[list[str]] = [str(phase) for phase in items("asks", table.get("asks", []))]
            self.stop: Final[list[Limit]] = self._limits(table.get("stop", {}))
            self.mistakes: Final[list[Mistake]] = [
                Mistake(str(one["key"]), split_moves(str(one["moves"])), self._limits(one["when"]))
                for one in items("mistakes", table["mistakes"])
            ]
            self.ruleset: Final[str] = str(read_toml(self.text)["ruleset"])
        except KeyError as error:
            raise LessonError(where, f"{error.args[0]} is missing or not declared") from None

    def _limits(self, table: Any) -> list[Limit]:
        found: list[Limit] = []
        for name, limit in entries("goal", table).items():
            if name not in self.figures:
                raise KeyError(name)
            low, high = limit.get("at_least", -NO_LIMIT), limit.get("at_most", NO_LIMIT)
            found.append(Limit(name, limit.get("exactly", low), limit.get("exactly", high)))
        return found

    def begin(self, game: Game) -> Position:
        """Return the first position. It is always the same: what its text leaves unknown is dealt from a fixed seed."""
        return game.load(self.text, 1)


class Try:
    """The result of some moves: the position, the events, and the judgement."""

    __slots__ = ("ended", "figures", "mistake", "position", "solved", "steps")

    def __init__(self, lesson: Lesson, begun: Position, moves: Sequence[str]) -> None:
        """Play the moves on a copy of the lesson's position; an illegal one raises an error."""
        seat = begun.seat
        self.position: Position = begun.copy()
        self.steps: list[tuple[int, list[Event]]] = []
        others = lesson.others.copy()
        for text in moves:
            if self.position.seat != seat:
                raise LessonError(lesson.id, "the try is over, and a move came after its end")
            self._play(text)
            while self.position.seat not in (seat, -1) and others and self._may(others[0]):
                self._play(others.pop(0))
        events = [event for step in self.steps for event in step[1]]
        view = self.position.view(seat)
        self.figures: dict[str, int] = {name: one.value(seat, view, events) for name, one in lesson.figures.items()}
        self.solved = bool(moves) and _all_hold(lesson.goal, self.figures)
        self.ended = bool(moves) and (self.solved or _is_over(lesson, self.position, seat, self.figures))
        self.mistake = ""
        for mistake in lesson.mistakes if self.ended and not self.solved else []:
            if not self.mistake and _all_hold(mistake.when, self.figures):
                self.mistake = mistake.key

    def _play(self, text: str) -> None:
        position = self.position
        events: list[Event] = []
        position.events = events
        seat = position.seat
        position.play_checked(position.catalogue.parse(text))
        position.events = None
        self.steps.append((seat, events))

    def _may(self, text: str) -> bool:
        return self.position.why_not(self.position.catalogue.parse(text)) is None


def _is_over(lesson: Lesson, position: Position, seat: int, figures: Mapping[str, int]) -> bool:
    """Return whether the learner has made every decision that the question is about."""
    if position.seat != seat or (lesson.stop and _all_hold(lesson.stop, figures)):
        return True
    return bool(lesson.asks) and position.phase() not in lesson.asks


def _all_hold(limits: Sequence[Limit], figures: Mapping[str, int]) -> bool:
    return all(limit.holds(figures) for limit in limits)


def split_moves(text: str) -> list[str]:
    """Split moves in notation that are separated by semicolons."""
    return [move.strip() for move in text.split(";") if move.strip()]


def _figure(table: Mapping[str, Any]) -> Figure:
    path, event = str(table.get("path", "")), str(table.get("event", ""))
    if bool(path) == bool(event):
        raise LessonError("figures", "a figure has either a path or an event")
    where = {str(key): value for key, value in entries("where", table.get("where", {})).items()}
    return Figure(path, event, str(table.get("sum", "")), whole("by", table.get("by", LEARNER)), where)


def _looked_up(view: Any, seat: int, path: str) -> int:
    """Return the number at this place of the view. `you` is the learner's seat; a missing thing counts 0."""
    found: Any = view
    for step in path.split("."):
        if isinstance(found, list):
            index = seat if step == "you" else int(step)
            found = found[index] if index < len(found) else None
        elif isinstance(found, dict):
            found = found.get(step)
    if isinstance(found, list) or isinstance(found, dict):  # noqa: SIM101 - compiled code asks one by one
        return len(found)
    return int(found or 0)


def read_lesson(game: str, name: str, text: str) -> Lesson:
    """Return the lesson that a file declares."""
    try:
        return Lesson(game, name, read_toml(text))
    except TextRefused as error:
        raise LessonError(f"{game}/{name}", str(error)) from None


def lessons_of(game: str) -> list[Lesson]:
    """Return the lessons of a game in order; a game may have none."""
    homes = homes_of(game)
    folder = files(homes[0]) / FOLDER if homes else None
    if folder is None or not folder.is_dir():
        return []
    found = [file for file in folder.iterdir() if file.name.endswith(".toml")]
    lessons = [read_lesson(game, file.name[:-5], file.read_text(encoding="utf-8")) for file in found]
    return sorted(lessons, key=lambda lesson: lesson.order)
