"""The report on a game of Arkwright: worth, cash and share value after each production, and their causes.

Everything is read from positions and events: the scene of each production (`scene.py`), and the books
(`report_accounts.py`).
"""

from __future__ import annotations

from typing import Any, Final, cast

from arktable.engine.events import Event, Seen
from arktable.engine.position import Position
from arktable.engine.reporting.reports import Reporter, line, places, rivals_of, said, turnings
from arktable.engine.reporting.shapes import (
    Report,
    ReportAward,
    ReportMarket,
    ReportPlace,
    ReportSaid,
    ReportTurning,
    ReportVoyage,
)
from arktable.engine.seats import OPEN_BOOK
from arktable.games.arkwright.economy import shares
from arktable.games.arkwright.reporting.report_accounts import Books
from arktable.games.arkwright.reporting.report_causes import Window, cause_of
from arktable.games.arkwright.reporting.report_story import story_of
from arktable.games.arkwright.reporting.scene import read_sale
from arktable.games.arkwright.reporting.scene_shapes import SaleScene
from arktable.games.arkwright.scoring import counted_now, ranking, scores
from arktable.games.arkwright.state import ArkwrightPosition
from arktable.games.arkwright.terms import AWARD_NAMES

LEAST: Final = 5
"""Minimum change, in pounds, of a turning point."""


class ArkwrightReporter(Reporter):
    """Records the game at the end of every production, and once before the first one."""

    def __init__(self, position: Position) -> None:
        super().__init__(position)
        first = cast("ArkwrightPosition", position)
        self._goods: list[str] = first.rules.printed.goods
        self._books = Books(first.seats, self._goods)
        self._start: list[int] = [0] * first.seats
        self._years: list[int] = []
        self._scene: list[Seen] = []
        self._closed: list[tuple[dict[str, int | str], SaleScene | None]] = []
        self._worth: list[list[int]] = [[] for _ in range(first.seats)]
        self._whole: list[list[int]] = [[] for _ in range(first.seats)]  # with the cash that buys no whole share
        self._cash: list[list[int]] = [[] for _ in range(first.seats)]
        self._value: list[list[int]] = [[] for _ in range(first.seats)]
        self._window: list[Window] = [Window() for _ in range(first.seats)]
        self._windows: list[list[Window]] = []
        self._scenes: list[SaleScene | None] = []
        self._voyages: list[ReportVoyage] = []
        self._bought_last: list[tuple[int, int]] = [(0, 0)] * first.seats

    # -- recording ----------------------------------------------------------------------------------------------

    def look(self, position: Position, events: list[Event], n: int) -> None:
        now = cast("ArkwrightPosition", position)
        started = bool(self.moments)
        for event in events:
            self._listen(event.seen_by(OPEN_BOOK), now, n, started)
        if not started and now.decade > 0:
            self._start = [company.cash for company in now.companies]
            self._count(now, n, {"year": now.rules.printed.decades[now.decade], "good": "start"}, None)
        for when, scene in self._closed:
            if started:
                self._count(now, n, when, scene)
        self._closed = []

    def _listen(self, event: Seen, position: ArkwrightPosition, n: int, started: bool) -> None:
        key, seat, args = event["key"], event["seat"], cast("dict[str, Any]", event["args"])
        if key == "production" or self._scene:
            self._scene.append(event)
        if key == "production-over":
            begun = self._scene[0]["args"] if self._scene else {"year": 0, **args}
            when: dict[str, int | str] = {"year": begun["year"], "good": begun["good"]}
            self._closed.append((when, read_sale(self._scene) if self._scene else None))
            self._scene = []
        if seat < 0 or not started:
            return
        self._window[seat].spent += self._books.take(key, seat, args)
        if key == "emergency":
            self._window[seat].in_need += args["shares"]
            self._window[seat].loans += args["loans"]
        elif key == "delivered":
            year = position.rules.printed.decades[position.decade]
            self._voyages.append(
                {"seat": seat, "n": n, "when": {"year": year, "good": args["good"]}, "good": args["good"],
                 "pieces": args["n"], "earned": args["earned"]}
            )  # fmt: skip
        elif key == "bought-shares":
            self._bought_last[seat] = (args["n"], args["paid"])

    def _count(self, position: ArkwrightPosition, n: int, when: dict[str, int | str], scene: SaleScene | None) -> None:
        year = int(when["year"])
        if year not in self._years:
            self._years.append(year)
        self.note(n, self._years.index(year), when)
        for seat, worth in enumerate(_worth_now(position)):
            self._worth[seat].append(worth)
            standing = scene["after"][seat] if scene else None
            company, printed = position.companies[seat], position.rules.printed
            self._whole[seat].append(_whole(position, seat))
            self._cash[seat].append(standing["cash"] or 0 if standing else company.cash)
            self._value[seat].append(standing["value"] if standing else shares.sale_value(printed, company))
        self._windows.append(self._window)
        self._window = [Window() for _ in range(self.seats)]
        self._scenes.append(scene)

    # -- the report ---------------------------------------------------------------------------------------------

    def report(self, position: Position) -> Report:
        end = cast("ArkwrightPosition", position)
        report = super().report(position)
        points = _worth_now(end)
        report["places"] = places(points, ranking(end), end.winners())
        for place in report["places"]:
            place["how"] = _how(end, place)
        if not self.moments:
            return report
        if end.finished:
            self.moments[-1]["n"] = end.decisions
        for seat, company in enumerate(end.companies):
            self._worth[seat][-1] = points[seat]
            self._whole[seat][-1] = _whole(end, seat)
            self._value[seat][-1] = shares.sale_value(end.rules.printed, company)
        report["bands"] = [{"year": year} for year in self._years]
        report["lines"] = [line("worth", self._worth), line("cash", self._cash), line("value", self._value)]
        cash = [company.cash for company in end.companies]
        report["tables"] = [self._books.income_table(), self._books.money_table(self._start, cash)]
        report["markets"] = self._markets()
        report["margins"] = self._books.margins()
        report["voyages"] = self._voyages
        report["story"] = story_of(self.moments, self._scenes)
        report["awards"] = _awards(end)
        report["lead"], report["own"] = self._lead(end, report["places"])
        report["turnings"] = turnings(self._whole, rivals_of(report["places"]), LEAST, self._turning)
        return report

    def _turning(self, seat: int, rival: int, moment: int, change: int) -> ReportTurning:
        moved = [self._whole[one][moment] - self._whole[one][moment - 1] for one in (seat, rival)]
        who, other = (seat, rival) if abs(moved[0]) >= abs(moved[1]) else (rival, seat)
        windows, scene = self._windows[moment], self._scenes[moment]
        cause, more = cause_of(windows, scene, who, other, moved[0] if who == seat else moved[1])
        at = self.moments[moment]
        return {"n": at["n"], "moment": moment, "when": at["when"], "said": cause, "amount": change, "more": more}

    def _markets(self) -> list[ReportMarket]:
        """Return the goods sold in England and to patrons, by production."""
        found: list[ReportMarket] = []
        for good in self._goods:
            at = [moment for moment, scene in enumerate(self._scenes) if scene and scene["good"] == good]
            sold: list[list[int | None]] = [[] for _ in range(self.seats + 1)]
            for moment in at:
                scene = self._scenes[moment]
                for seat, row in enumerate(sold):
                    row.append(_sold_by(scene, seat if seat < self.seats else -1))
            found.append({"key": good, "moments": at, "others": ["importer"], "sold": sold})
        return found

    def _lead(
        self, end: ArkwrightPosition, ranked: list[ReportPlace]
    ) -> tuple[list[ReportSaid], list[list[ReportSaid]]]:
        first = ranked[0]["seat"]
        productions = [scene for scene in self._scenes if scene]
        most = sum(1 for scene in productions if _leads(scene, first, "most"))
        appeal = sum(1 for scene in productions if _leads(scene, first, "appeal"))
        lead = [said("lead-sold", who=first, n=most, of=len(productions), appeal=appeal)]
        value = shares.sale_value(end.rules.printed, end.companies[first])
        lead.append(said("lead-value", who=first, before=self._value[first][0], value=value))
        bought, paid = self._bought_last[first]
        if end.finished and bought:
            lead.append(said("lead-last", who=first, n=bought, paid=paid))
        pieces = [sum(row[seat] for row in self._books.pieces) for seat in range(self.seats)]
        own = [
            [said("own-goods", who=seat, n=pieces[seat], other=first, m=pieces[first])] if seat != first else []
            for seat in range(self.seats)
        ]
        return lead, own


def _worth_now(position: ArkwrightPosition) -> list[int]:
    """Return the result if the game were scored now, without a penalty for factories that will still produce."""
    if position.finished:
        return scores(position)
    copy = position.copy()
    for company in copy.companies:
        company.marks = 0
    return counted_now(copy)


def _whole(position: ArkwrightPosition, seat: int) -> int:
    """Return the assets of a company: shares, cash, less loans. Unlike the score, it does not jump by whole shares."""
    company, printed = position.companies[seat], position.rules.printed
    return shares.portfolio(printed, company) + company.cash - company.loans * printed.loan_repay


def _sold_by(scene: SaleScene | None, seat: int) -> int | None:
    """Return how many goods a seat, or the importer (−1), sold, also to patrons; None without a factory."""
    if scene is None:
        return None
    for seller in scene["sellers"]:
        if seller["seat"] == seat:
            return sum(1 for claim in scene["claims"] if claim["seat"] == seat) + len(seller["extra"])
    return None if seat >= 0 else 0


def _leads(scene: SaleScene, seat: int, reason: str) -> bool:
    return any(
        step["reason"] == reason and step["steps"] > 0
        for seller in scene["sellers"]
        if seller["seat"] == seat
        for step in seller["steps"]
    )


def _how(end: ArkwrightPosition, place: ReportPlace) -> list[ReportSaid]:
    """Return the parts of the worth: shares times value, the remaining cash, loans."""
    company = end.companies[place["seat"]]
    value = shares.sale_value(end.rules.printed, company)
    how = [said("how-shares", n=company.shares, value=value), said("how-cash", cash=company.cash)]
    rest = place["score"] - company.shares * value
    if rest > 0 and end.finished:
        how.append(said("how-rest", n=rest))
    how.append(said("how-loans", n=company.loans))
    return how


def _awards(end: ArkwrightPosition) -> list[ReportAward]:
    """Return the award markers held at the end, if the game is played with them."""
    return [
        {"key": name, "seat": seat, "earned": True, "reached": True, "have": None, "need": 0, "said": None,
         "lost": None, "about": {}}
        for name, seat in zip(AWARD_NAMES, end.awards, strict=True)
        if 0 <= seat < end.seats
    ]  # fmt: skip
