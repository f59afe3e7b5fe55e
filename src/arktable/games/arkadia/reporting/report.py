"""The report on a game of Arkadia: gold, seals and their values per round, and the turning points."""

from __future__ import annotations

from typing import Any, Final, cast

from arktable.engine.events import Event
from arktable.engine.position import Position
from arktable.engine.reporting.reports import Reporter, distance_changes, largest_changes, line, places, rivals_of, said
from arktable.engine.reporting.shapes import Report, ReportPlace, ReportRow, ReportSaid, ReportTable, ReportTurning
from arktable.engine.seats import OPEN_BOOK
from arktable.games.arkadia.numbering import FAMILIES, first_seal
from arktable.games.arkadia.reporting.report_story import Story
from arktable.games.arkadia.scoring import scores, worth
from arktable.games.arkadia.state import ArkadiaPosition

LEAST: Final = 3
"""Minimum change, in gold, of a turning point."""


class Deed:
    """A decision that gave seals or changed their values: its seat, its events, the points after it."""

    __slots__ = ("castle", "completed", "n", "paid", "points", "round", "seals", "seat")

    def __init__(self, n: int, seat: int, round_: int) -> None:
        self.n = n
        self.seat = seat
        self.round = round_
        self.castle: dict[str, Any] | None = None
        self.completed: dict[str, Any] | None = None
        self.paid: dict[int, int] = {}
        self.seals: list[int] = []
        self.points: list[int] = []


class ArkadiaReporter(Reporter):
    """Records the game after every full round of turns. The parts of the game are the floors of the castle."""

    def __init__(self, position: Position) -> None:
        super().__init__(position)
        first = cast("ArkadiaPosition", position)
        self._families: list[str] = list(first.rules.printed.families)
        self._round = 0
        self._floors: list[int] = []
        self._points: list[list[int]] = [[] for _ in range(first.seats)]
        self._gold: list[list[int]] = [[] for _ in range(first.seats)]
        self._seals: list[list[int]] = [[] for _ in range(first.seats)]
        self._values: list[list[int]] = [[] for _ in range(FAMILIES)]
        self._sold: list[list[list[int]]] = [[[0, 0] for _ in range(first.seats)] for _ in range(FAMILIES)]
        self._won: list[list[list[int]]] = [[[0, 0] for _ in range(first.seats)] for _ in range(FAMILIES)]
        self._closed: list[int] = [0] * first.seats
        self._pieces: list[int] = [0] * first.seats
        self._deeds: list[Deed] = []
        self._story = Story(self._families)

    # -- recording ----------------------------------------------------------------------------------------------

    def look(self, position: Position, events: list[Event], n: int) -> None:
        now = cast("ArkadiaPosition", position)
        deed = Deed(n, -1, self._round)
        told = [(event.key, event.seat, cast("dict[str, Any]", event.seen_by(OPEN_BOOK)["args"])) for event in events]
        for key, seat, args in told:
            self._listen(key, seat, args, deed)
        self._story.take(now, told, n, self._round)
        if now.seat < 0 and now.final_seals:
            self._final(now)
        deed.points = scores(now)
        deed.seals = now.seals.copy() if now.seat >= 0 else now.final_seals.copy()
        if deed.seat >= 0 or not self._deeds:
            self._deeds.append(deed)
        round_ = (now.turn - 1) // now.seats + 1
        if now.turn and (round_ > self._round or now.seat < 0):
            self._round = round_
            self._count(now, n)

    def _listen(self, key: str, seat: int, args: dict[str, Any], deed: Deed) -> None:
        if key == "completed":
            deed.seat, deed.completed = seat, args
            self._closed[seat] += 1
        elif key == "castle":
            deed.seat, deed.castle = seat, args
            self._pieces[seat] += 1
        elif key == "paid":
            family = self._families.index(args["family"])
            self._won[family][seat][0] += args["n"]
            self._won[family][seat][1] += args["extra"]
            deed.paid[seat] = deed.paid.get(seat, 0) + args["n"] + args["extra"]
        elif key == "sold":
            self._sold[self._families.index(args["family"])][seat][0] += args["gold"]

    def _final(self, position: ArkadiaPosition) -> None:
        for seat in range(position.seats):
            for family in range(FAMILIES):
                gold = position.final_seals[first_seal(seat) + family] * position.values[family]
                self._sold[family][seat][1] = gold

    def _count(self, position: ArkadiaPosition, n: int) -> None:
        if position.floor not in self._floors:
            self._floors.append(position.floor)
        # The first moment is before the first round; every other one is at the end of a round.
        turns = self._round - 1 if position.seat >= 0 else self._round
        self.note(n, self._floors.index(position.floor), {"round": max(0, turns), "floor": position.floor})
        for seat, points in enumerate(scores(position)):
            self._points[seat].append(points)
            final = position.seat < 0
            gained = sum(self._sold[family][seat][1] for family in range(FAMILIES)) if final else worth(position, seat)
            self._gold[seat].append(position.gold[seat] - (gained if final else 0))
            self._seals[seat].append(gained)
        for family in range(FAMILIES):
            self._values[family].append(position.values[family])

    # -- the report ---------------------------------------------------------------------------------------------

    def report(self, position: Position) -> Report:
        end = cast("ArkadiaPosition", position)
        report = super().report(position)
        points = scores(end)
        order = sorted(range(end.seats), key=lambda seat: (-points[seat], seat))
        report["money"] = False
        report["places"] = places(points, order, end.winners())
        for place in report["places"]:
            place["how"] = self._how(place, end)
        if not self.moments:
            return report
        report["bands"] = [{"floor": floor} for floor in self._floors]
        report["lines"] = [
            line("points", self._points, money=False),
            line("gold", self._gold, money=False),
            line("seals", self._seals, money=False),
            line("values", self._values, money=False, of=self._families),
        ]
        report["tables"] = [self._table("gold", ["banner", "final"], self._sold),
                            self._table("won", ["workers", "closing"], self._won)]  # fmt: skip
        report["lead"], report["own"] = self._lead(report["places"])
        report["story"] = self._story.chapters()
        report["turnings"] = [self._turnings(seat, rival) for seat, rival in enumerate(rivals_of(report["places"]))]
        return report

    def _how(self, place: ReportPlace, end: ArkadiaPosition) -> list[ReportSaid]:
        seat = place["seat"]
        sold = sum(row[seat][0] for row in self._sold)
        final = sum(row[seat][1] for row in self._sold) if end.seat < 0 else worth(end, seat)
        return [said("how-gold", banner=sold, final=final), said("how-closed", n=self._closed[seat])]

    def _table(self, key: str, parts: list[str], sums: list[list[list[int]]]) -> ReportTable:
        rows: list[ReportRow] = [{"key": family, "cells": sums[at]} for at, family in enumerate(self._families)]
        return {"key": key, "money": False, "parts": parts, "rows": rows, "total": True}

    def _lead(self, ranked: list[ReportPlace]) -> tuple[list[ReportSaid], list[list[ReportSaid]]]:
        first = ranked[0]["seat"]
        won = [sum(sum(row[seat]) for row in self._won) for seat in range(self.seats)]
        best = max(range(FAMILIES), key=lambda family: sum(self._sold[family][first]))
        lead = [
            said("lead-won", who=first, n=won[first], closed=self._closed[first]),
            said("lead-family", who=first, family=self._families[best], gold=sum(self._sold[best][first])),
        ]
        own = [
            [said("own-won", who=seat, n=won[seat], other=first, m=won[first])] if seat != first else []
            for seat in range(self.seats)
        ]
        return lead, own

    def _turnings(self, seat: int, rival: int) -> list[ReportTurning]:
        """Return the decisions that changed the distance most, in order of time."""
        if rival < 0:
            return []
        mine, others = ([deed.points[one] for deed in self._deeds] for one in (seat, rival))
        largest = largest_changes(distance_changes(mine, others), LEAST)
        return [self._turning(seat, rival, self._deeds[at], by) for at, by in largest]

    def _turning(self, seat: int, rival: int, deed: Deed, change: int) -> ReportTurning:
        cause, more = self._cause(deed, seat, rival)
        moment = next((at for at, one in enumerate(self.moments) if one["n"] >= deed.n), len(self.moments) - 1)
        when: dict[str, int | str] = {"round": deed.round, "floor": self.moments[moment]["when"]["floor"]}
        return {"n": deed.n, "moment": moment, "when": when, "said": cause, "amount": change, "more": more}

    def _cause(self, deed: Deed, seat: int, rival: int) -> tuple[ReportSaid, ReportSaid | None]:
        """Return what a decision did: a completed building, or a castle piece with the values it changed."""
        castle, completed = deed.castle, deed.completed
        if castle is not None:
            cause = said(
                "turn-castle", who=deed.seat, family=castle["family"], value=castle["value_after"],
                before=castle["value_before"],
            )  # fmt: skip
            family = self._families.index(castle["family"])
            held = [deed.seals[first_seal(one) + family] for one in (seat, rival)]
            return cause, said("turn-held", family=castle["family"], who=seat, n=held[0], other=rival, m=held[1])
        if completed is not None:
            paid = said("turn-paid", who=seat, n=deed.paid.get(seat, 0), other=rival, m=deed.paid.get(rival, 0))
            return self._story.closed(deed.seat, completed), paid
        return said("turn-other", who=seat), None
