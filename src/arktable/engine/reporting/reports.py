"""Reports on finished games.

A report needs nothing in the position: every game that can be replayed can be reported on, also from old records. A
reporter follows the game decision by decision, reads positions and events, and builds the report
(`engine/reporting/shapes.py`). A game names its reporter in its `Parts`; the default is the plain one, which only knows
the scores.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from arktable.engine.events import Event
from arktable.engine.position import Position
from arktable.engine.reporting.shapes import (
    Report,
    ReportLine,
    ReportMoment,
    ReportPlace,
    ReportSaid,
    ReportTurning,
)

MOST_TURNINGS: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Reporter:
    """Follows a game. `look` is called with the first position and after every decision, with its events."""

    def __init__(self, position: Position) -> None:
        self.seats: Final[int] = position.seats
        self.moments: list[ReportMoment] = []

    def look(self, position: Position, events: list[Event], n: int) -> None:
        """Record the position after n decisions, and the events that led to it."""

    def report(self, position: Position) -> Report:
        """Return the report on the game that has reached this position."""
        return empty_report(position, self.moments)

    def note(self, n: int, band: int, when: dict[str, int | str]) -> None:
        """Record this moment as a point of the charts."""
        self.moments.append({"n": n, "band": band, "when": when})


ReporterOf = Callable[[Position], Reporter]


class PlainReporter(Reporter):
    """Default reporter: the scores whenever the progress of the game has increased."""

    def __init__(self, position: Position) -> None:
        super().__init__(position)
        self._progress = -1.0
        self._scores: list[list[int]] = [[] for _ in range(position.seats)]

    def look(self, position: Position, events: list[Event], n: int) -> None:
        if position.progress() > self._progress or position.seat < 0:
            self._progress = position.progress()
            self.note(n, 0, {"turn": position.turn})
            for seat, score in enumerate(position.scores()):
                self._scores[seat].append(score)

    def report(self, position: Position) -> Report:
        report = super().report(position)
        report["money"] = False
        report["lines"] = [line("score", self._scores, money=False)]
        return report


def report_on(reporter_of: ReporterOf, replayed: Iterable[tuple[Position, list[Event]]]) -> Report:
    """Return the report on a replayed game: the position after the set-up and after each decision, with its events."""
    reporter: Reporter | None = None
    last: Position | None = None
    for n, (position, events) in enumerate(replayed):
        if reporter is None:
            reporter = reporter_of(position)
        reporter.look(position, events, n)
        last = position
    if reporter is None or last is None:
        raise ValueError("a game has at least a first position")
    report = reporter.report(last)
    if last.setting is not None:
        for addition in last.setting.additions:
            if addition.report is not None:
                report["lead"] += addition.report(last)
    return report


def said(key: str, **args: int | str) -> ReportSaid:
    """Return a sentence of a report."""
    return {"key": key, "args": args}


def signed(n: int) -> str:
    """Return a change with its sign."""
    return f"−{-n}" if n < 0 else f"+{n}"


def line(key: str, values: Sequence[list[int]], money: bool = True, of: Sequence[str] = ()) -> ReportLine:
    """Return a quantity with its value at each moment."""
    return {"key": key, "money": money, "of": list(of), "values": list(values)}


def places(scores: Sequence[int], order: Sequence[int], winners: Sequence[int]) -> list[ReportPlace]:
    """Return the seats in this order. The winners are first; otherwise equal scores share a place."""
    found: list[ReportPlace] = []
    for at, seat in enumerate(order):
        place = at + 1
        if seat in winners:
            place = 1
        elif found and scores[found[-1]["seat"]] == scores[seat] and not found[-1]["won"]:
            place = found[-1]["place"]
        found.append({"seat": seat, "place": place, "score": scores[seat], "won": seat in winners, "how": []})
    return found


def empty_report(position: Position, moments: list[ReportMoment]) -> Report:
    """Return a report with the places only, by the present scores. A game's reporter adds the rest."""
    scores = position.scores()
    order = sorted(range(position.seats), key=lambda seat: -scores[seat])
    return {
        "money": True, "over": position.seat < 0, "decisions": position.decisions, "turns": position.turn,
        "others": [], "rivals": [], "places": places(scores, order, position.winners()),
        "lead": [], "own": [[] for _ in range(position.seats)], "bands": [{"part": 1}], "moments": moments,
        "lines": [], "tables": [], "markets": [], "margins": [], "voyages": [],
        "turnings": [[] for _ in range(position.seats)], "story": [], "awards": [],
    }  # fmt: skip


Cause = Callable[[int, int, int, int], ReportTurning]
"""Function that makes a turning point from the seat, its rival, the index of the moment and the change of distance."""


def rivals_of(ranked: Sequence[ReportPlace]) -> list[int]:
    """Return, by seat, its rival: the winner, and for the winner the second; −1 for a seat without a rival."""
    order = [place["seat"] for place in ranked]
    return [next((other for other in order if other != seat), -1) for seat in range(len(order))]


def turnings(
    worth: Sequence[Sequence[int]], rivals: Sequence[int], least: int, cause: Cause
) -> list[list[ReportTurning]]:
    """Return, by seat, the moments at which the distance to its rival changed most, at least by `least`, in order."""
    found: list[list[ReportTurning]] = []
    for seat, rival in enumerate(rivals):
        changes = distance_changes(worth[seat], worth[rival]) if rival >= 0 else []
        found.append([cause(seat, rival, at, by) for at, by in largest_changes(changes, least)])
    return found


def largest_changes(changes: Sequence[tuple[int, int]], least: int) -> list[tuple[int, int]]:
    """Return the largest of these changes that are at least `least`, in order of time."""
    largest = sorted(changes, key=lambda change: (-abs(change[1]), change[0]))[:MOST_TURNINGS]
    return [(at, by) for at, by in sorted(largest) if abs(by) >= least]


def distance_changes(mine: Sequence[int], others: Sequence[int]) -> list[tuple[int, int]]:
    """Return the change of the distance at each moment but the first."""
    return [
        (at, (mine[at] - others[at]) - (mine[at - 1] - others[at - 1])) for at in range(1, min(len(mine), len(others)))
    ]


def undercuts(now: dict[int, int], before: dict[int, int]) -> list[ReportSaid]:
    """Return who has gone below the price of another seat whose price was not above their own before.

    Both are prices by seat. Words: `report-story-undercut`.
    """
    found: list[ReportSaid] = []
    for seat, price in now.items():
        was = before.get(seat)
        if was is None or price >= was:
            continue
        passed = [other for other in now if other in before and before[other] <= was and price < now[other]]
        if passed:
            nearest = min(passed, key=lambda other: now[other])
            found.append(said("story-undercut", who=seat, before=was, price=price, other=nearest, m=now[nearest]))
    return found
