"""A report in words, for the terminal and for the page of a recorded game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from arktable.engine.reporting.shapes import Report, ReportAward, ReportSaid
from arktable.i18n.words import Teller

SEATS: Final = ("who", "other", "by")
"""Arguments of sentences that are seats."""


class ReportWords:
    """Says what a report holds, with the names of the players."""

    def __init__(self, teller: Teller, report: Report) -> None:
        self.report: Final[Report] = report
        self.words: Final = teller.words
        self._teller = teller

    def text(self, key: str, **args: Any) -> str:
        """A message of the terminal or the game."""
        return self.words.text(key, **args)

    def name(self, seat: int) -> str:
        """A player, or an opponent that nobody plays."""
        seats = len(self.report["own"])
        return self._teller.name(seat) if seat < seats else self.row(self.report["others"][seat - seats])

    def names(self) -> list[str]:
        """All players by seat."""
        return [self.name(seat) for seat in range(len(self.report["own"]))]

    def row(self, key: str) -> str:
        """A row of a table."""
        return self.text(f"report-row-{key}") if self.words.has(f"report-row-{key}") else key

    def when(self, when: Mapping[str, int | str]) -> str:
        """A moment."""
        return self.text("report-when", **when)

    def money(self, amount: int, money: bool = True) -> str:
        """An amount; pounds with their sign."""
        sign = "£" if money else ""
        return f"−{sign}{-amount}" if amount < 0 else f"{sign}{amount}"

    def said(self, sentence: ReportSaid) -> str:
        """A sentence of the report."""
        args = {key: self.name(int(n)) if key in SEATS else n for key, n in sentence["args"].items()}
        return self.text(f"report-{sentence['key']}", **args)

    def headline(self) -> str:
        """How long the game was."""
        report = self.report
        said = self.text("cli-report-over", decisions=report["decisions"], turns=report["turns"])
        return said if report["over"] else f"{said} {self.text('cli-report-open')}"

    def places(self) -> list[str]:
        """The result, a line for each player."""
        found = []
        for place in self.report["places"]:
            score = self.money(place["score"], self.report["money"])
            line = self.text("cli-report-place", place=place["place"], who=self.name(place["seat"]), score=score)
            found.append(" · ".join([line, *(self.said(part) for part in place["how"])]))
        for code, rival in zip(self.report["others"], self.report["rivals"], strict=True):
            found.append(f"   {self.row(code)}: {self.money(rival, self.report['money'])}")
        return found

    def lead(self) -> list[str]:
        """The game in a few sentences."""
        return [self.said(sentence) for sentence in self.report["lead"]]

    def story(self) -> list[str]:
        """What happened, by causes: a line for each chapter."""
        return [
            f"{self.when(chapter['when'])}: {' '.join(self.said(one) for one in chapter['said'])}"
            for chapter in self.report["story"]
        ]

    def turnings(self, seat: int) -> list[str]:
        """The turning points of a seat."""
        found = []
        for turning in self.report["turnings"][seat]:
            amount = self.money(turning["amount"], self.report["money"])
            signed = amount if turning["amount"] < 0 else f"+{amount}"
            what, when = self.said(turning["said"]), self.when(turning["when"])
            found.append(self.text("cli-report-turning", when=when, what=what, amount=signed))
        return found

    def tables(self) -> list[tuple[str, list[str], list[list[str]]]]:
        """Title, head and rows of every table: lines at the end of each part of the game, sums, sales, margins."""
        return [*self._lines(), *self._sums(), *self._markets(), *self._margins()]

    def _lines(self) -> list[tuple[str, list[str], list[list[str]]]]:
        moments, found = self.report["moments"], []
        ends = [at for at, one in enumerate(moments) if at + 1 == len(moments) or moments[at + 1]["band"] > one["band"]]
        for line in self.report["lines"]:
            names = [self.row(code) for code in line["of"]] or [self.name(at) for at in range(len(line["values"]))]
            rows = [
                [self.when(moments[at]["when"]), *(self.money(row[at], line["money"]) for row in line["values"])]
                for at in ends
            ]
            found.append((self.text(f"report-line-{line['key']}"), [self.text("cli-report-when"), *names], rows))
        return found

    def _sums(self) -> list[tuple[str, list[str], list[list[str]]]]:
        found = []
        for table in self.report["tables"]:
            rows = [
                [self.row(row["key"]), *(self.money(sum(cell), table["money"]) for cell in row["cells"])]
                for row in table["rows"]
            ]
            if table["total"]:
                sums = [
                    sum(sum(row["cells"][seat]) for row in table["rows"]) for seat in range(len(self.report["own"]))
                ]
                rows.append([self.text("cli-report-total"), *(self.money(n, table["money"]) for n in sums)])
            found.append((self.text(f"report-table-{table['key']}"), ["", *self.names()], rows))
        return found

    def _markets(self) -> list[tuple[str, list[str], list[list[str]]]]:
        found = []
        for market in self.report["markets"]:
            names = [*self.names(), *(self.row(code) for code in market["others"])]
            rows = [
                [self.when(self.report["moments"][moment]["when"])]
                + ["·" if row[at] is None else str(row[at]) for row in market["sold"]]
                for at, moment in enumerate(market["moments"])
            ]
            title = self.text("cli-report-market", good=self.row(market["key"]))
            found.append((title, [self.text("cli-report-when"), *names], rows))
        return found

    def _margins(self) -> list[tuple[str, list[str], list[list[str]]]]:
        if not self.report["margins"]:
            return []
        rows = [
            [self.row(margin["key"])]
            + [
                self.text("cli-report-margin-cell", profit=self.money(profit), pieces=pieces) if pieces else "–"
                for profit, pieces in zip(margin["profit"], margin["pieces"], strict=True)
            ]
            for margin in self.report["margins"]
        ]
        return [(self.text("cli-report-margin"), ["", *self.names()], rows)]

    def awards(self) -> list[list[str]]:
        """Name, state and how near it was, of every award."""
        return [[self.text(f"report-award-{award['key']}"), *self._state(award)] for award in self.report["awards"]]

    def _state(self, award: ReportAward) -> list[str]:
        state = "earned" if award["earned"] else "reached" if award["reached"] else "missed"
        near = ""
        if award["lost"] is not None:
            near = self.text("cli-report-award-lost", when=self.when(award["lost"]))
        elif award["have"] is not None:
            near = self.text("cli-report-award-near", have=award["have"], need=award["need"])
        elif award["said"] is not None:
            near = self.said(award["said"])
        return [self.text(f"cli-report-award-{state}"), near]
