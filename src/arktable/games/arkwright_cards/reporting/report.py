"""The report on a card game: worth, money and share value after each round, and their causes."""

from __future__ import annotations

from typing import Any, Final, cast

from arktable.engine.events import Event
from arktable.engine.position import Position
from arktable.engine.reporting.reports import Reporter, line, places, rivals_of, said, signed, turnings
from arktable.engine.reporting.shapes import Report, ReportMarket, ReportPlace, ReportSaid, ReportTurning, ReportVoyage
from arktable.engine.seats import OPEN_BOOK
from arktable.games.arkwright_cards.phases.rounds import PREPARING, Rounds
from arktable.games.arkwright_cards.reporting.report_accounts import Books
from arktable.games.arkwright_cards.reporting.report_awards import AwardWatch
from arktable.games.arkwright_cards.reporting.report_story import Sales, story_of
from arktable.games.arkwright_cards.scoring import counted_now, ranking
from arktable.games.arkwright_cards.state import CardPosition
from arktable.games.arkwright_cards.terms import BAG_NAMES

LEAST: Final = 5
"""Minimum change, in points, of a turning point."""


class Round:
    """What a seat did in one round."""

    __slots__ = ("costs", "in_need", "income", "pounds", "price", "shares", "shipped", "sold", "steps")

    def __init__(self) -> None:
        self.sold = -1  # at home; −1: not produced
        self.price = 0
        self.income = 0
        self.costs = 0
        self.shipped = 0
        self.in_need = 0
        self.steps = 0
        self.pounds = 0  # taken off the value at the end, for shipping
        self.shares = 0


class CardReporter(Reporter):
    """Records the game at the end of every round, and once before the first one."""

    def __init__(self, position: Position) -> None:
        super().__init__(position)
        first = cast("CardPosition", position)
        self._goods: list[str] = first.rules.printed.goods
        self._years: list[int] = first.rules.printed.years
        self._solo = bool(first.grid)
        rows = first.seats + (len(first.rivals) if self._solo else 0)
        self._others: list[str] = list(BAG_NAMES[: len(first.rivals)]) if self._solo else []
        self._books = Books(first.seats, self._goods)
        self._start: list[int] = [0] * first.seats
        self._begun = False
        self._worth: list[list[int]] = [[] for _ in range(rows)]
        self._whole: list[list[int]] = [[] for _ in range(rows)]  # with the money that buys no whole share
        self._money: list[list[int]] = [[] for _ in range(first.seats)]
        self._value: list[list[int]] = [[] for _ in range(rows)]
        self._round: list[Round] = [Round() for _ in range(first.seats)]
        self._rounds: list[list[Round]] = []
        self._sales = Sales()
        self._all_sales: list[Sales] = []
        self._now: tuple[int, str] = (first.decade, "start")
        self._voyages: list[ReportVoyage] = []
        self._before_last: dict[int, int] = {}
        self._awards = AwardWatch()

    # -- recording ----------------------------------------------------------------------------------------------

    def look(self, position: Position, events: list[Event], n: int) -> None:
        now, when = cast("CardPosition", position), self._when()
        for event in events:
            if event.key == "round":
                self._next_round(now, event, n)
            elif event.key == "opponent-sells":
                self._sales.opponents[str(event.details["colour"])] = int(event.details["goods"])
            elif event.seat >= 0:
                self._listen(event.key, event.seat, cast("dict[str, Any]", event.seen_by(OPEN_BOOK)["args"]), n)
        if n == 0 and not self._begun and not _preparing(now):  # a game that began in the position of a text
            self._begin(now, n, (now.decade, self._goods[now.round]))
        if now.finished and self._begun:
            self._count(now, n)
            self._begun = False
        self._awards.look(now, when)

    def _next_round(self, position: CardPosition, event: Event, n: int) -> None:
        """Begin a round: the previous one is over. What follows in the same decision belongs to neither."""
        following = (int(event.details["decade"]), str(event.details["good"]))
        if self._begun:
            self._count(position, n)
            self._now = following
        else:
            self._begin(position, n, following)

    def _begin(self, position: CardPosition, n: int, following: tuple[int, str]) -> None:
        self._begun = True
        self._start = [company.money for company in position.companies]
        self._note(position, n, {"year": self._years[following[0] - 1], "good": "start"}, following[0])
        self._now = following

    def _when(self) -> dict[str, int | str]:
        decade, good = self._now
        return {"year": self._years[decade - 1], "good": good}

    def _count(self, position: CardPosition, n: int) -> None:
        self._note(position, n, self._when(), self._now[0])

    def _note(self, position: CardPosition, n: int, when: dict[str, int | str], decade: int) -> None:
        self.note(n, decade - 1, when)
        for seat, worth in enumerate(_worth_now(position)):
            self._worth[seat].append(worth)
            company = position.companies[seat]
            self._whole[seat].append((company.shares - company.loans) * company.value + company.money)
            self._money[seat].append(self._before_last.get(seat, company.money))
            self._value[seat].append(company.value)
        for at, rival in enumerate(position.rivals if self._solo else []):
            self._worth[self.seats + at].append(rival.shares * rival.value)
            self._whole[self.seats + at].append(rival.shares * rival.value)
            self._value[self.seats + at].append(rival.value)
        self._rounds.append(self._round)
        self._round = [Round() for _ in range(self.seats)]
        self._all_sales.append(self._sales)
        self._sales = Sales()

    def _listen(self, key: str, seat: int, args: dict[str, Any], n: int) -> None:
        if not self._begun:
            return
        self._books.take(key, seat, args)
        now = self._round[seat]
        if key == "sold":
            now.sold, now.price = args["goods"], args["price"]
            now.income += args["money"]
            self._sales.goods[seat], self._sales.prices[seat] = args["goods"], args["price"]
        elif key == "costs":
            now.costs += args["paid"]
        elif key == "emergency":
            now.in_need += args["loans"]
        elif key == "value":
            now.steps += args["steps"]
        elif key == "shipped":
            now.shipped += args["goods"]
            now.income += args["money"]
            self._voyages.append(
                {"seat": seat, "n": n, "when": self._when(), "good": "", "pieces": args["goods"],
                 "earned": args["money"]}
            )  # fmt: skip
        elif key == "final":
            self._awards.scored(args)
            now.pounds, now.shares = args["pounds"], args["shares"]
            self._before_last[seat] = args["money"] + args["bought"] * (args["value"] + args["pounds"])

    # -- the report ---------------------------------------------------------------------------------------------

    def report(self, position: Position) -> Report:
        end = cast("CardPosition", position)
        report = super().report(position)
        points = _worth_now(end)
        report["places"] = places(points, ranking(end), end.winners())
        report["money"] = False
        report["others"] = self._others
        report["rivals"] = end.rules.rivals_score(end) if self._solo else []
        for place in report["places"]:
            place["place"] += sum(1 for score in report["rivals"] if score > place["score"])
            place["how"] = _how(end, place)
        report["awards"] = self._awards.awards(end) if self._solo else []
        if not self.moments:
            return report
        for seat in range(self.seats):
            self._worth[seat][-1] = points[seat]
        report["bands"] = [{"year": year} for year in self._years[: self.moments[-1]["band"] + 1]]
        report["lines"] = [
            line("worth", self._worth, money=False),
            line("cash", self._money),
            line("value", self._value),
        ]
        money = [company.money for company in end.companies]
        report["tables"] = [self._books.income_table(), self._books.money_table(self._start, money)]
        report["markets"] = self._markets()
        report["margins"] = self._books.margins()
        report["voyages"] = self._voyages
        report["story"] = story_of(self.moments, self._all_sales, self.seats, self._others)
        report["lead"], report["own"] = self._lead(end, report["places"])
        report["turnings"] = turnings(self._whole, self._rivals(report), LEAST, self._turning)
        return report

    def _markets(self) -> list[ReportMarket]:
        """Return the goods sold at home, by round."""
        found: list[ReportMarket] = []
        for good in self._goods:
            at = [moment for moment, one in enumerate(self.moments) if one["when"].get("good") == good]
            sold: list[list[int | None]] = [
                [number if (number := self._rounds[moment][seat].sold) >= 0 else None for moment in at]
                for seat in range(self.seats)
            ]
            sold += [[self._all_sales[moment].opponents.get(name) for moment in at] for name in self._others]
            found.append({"key": good, "moments": at, "others": self._others, "sold": sold})
        return found

    def _lead(self, end: CardPosition, ranked: list[ReportPlace]) -> tuple[list[ReportSaid], list[list[ReportSaid]]]:
        first = ranked[0]["seat"]
        pieces = [sum(row[seat] for row in self._books.pieces) for seat in range(self.seats)]
        lead = [
            said("lead-goods", who=first, n=pieces[first], ships=self._books.shipped_pieces[first]),
            said("lead-value", who=first, before=self._value[first][0], value=end.companies[first].value),
        ]
        own = [
            [said("own-goods", who=seat, n=pieces[seat], other=first, m=pieces[first])] if seat != first else []
            for seat in range(self.seats)
        ]
        return lead, own

    def _rivals(self, report: Report) -> list[int]:
        """Return the rival of each seat; in a solo game the better opponent, who comes after the seats."""
        if not self._solo:
            return rivals_of(report["places"])
        scores = report["rivals"]
        return [self.seats + scores.index(max(scores))]

    def _turning(self, seat: int, rival: int, moment: int, change: int) -> ReportTurning:
        moved = [self._whole[one][moment] - self._whole[one][moment - 1] for one in (seat, rival)]
        who, other = (seat, rival) if abs(moved[0]) >= abs(moved[1]) else (rival, seat)
        at = self.moments[moment]
        rounds = [*self._rounds[moment], *(Round() for _ in self._others)]
        mine, others = rounds[who], rounds[other]
        return {
            "n": at["n"], "moment": moment, "when": at["when"], "amount": change,
            "said": _cause(mine, others, who, other, str(at["when"]["good"]), bool(self._others))
            if who < self.seats else said("turn-rival", who=who, n=moved[0] if who == seat else moved[1]),
            "more": _steps(mine, others, who, other, bool(self._others)),
        }  # fmt: skip


def _preparing(position: CardPosition) -> bool:
    """Return whether the first round is still to come."""
    return any(isinstance(frame, Rounds) and frame.plan == PREPARING for frame in position.frames)


def _worth_now(position: CardPosition) -> list[int]:
    """Return the result of every seat if the game were scored now."""
    return counted_now(position)


def _how(end: CardPosition, place: ReportPlace) -> list[ReportSaid]:
    company = end.companies[place["seat"]]
    if company.broke:
        return [said("how-broke")]
    return [
        said("how-shares", n=company.shares, value=company.value),
        said("how-cash", cash=company.money),
        said("how-loans", n=company.loans),
    ]


def _cause(mine: Round, others: Round, who: int, other: int, good: str, alone: bool) -> ReportSaid:
    """Return what changed a company most in a round."""
    if mine.pounds * mine.shares > mine.income:
        return said("turn-pounds", who=who, n=mine.pounds, shares=mine.shares)
    if mine.in_need:
        return said("turn-need", who=who, n=mine.in_need)
    if mine.shipped and (mine.sold < 0 or mine.shipped > mine.sold):
        return said("turn-shipped", who=who, n=mine.shipped, earned=mine.income - max(0, mine.sold) * mine.price)
    if mine.sold < 0:
        return said("turn-none", who=who, good=good)
    if alone:
        net = mine.income - mine.costs
        return said("turn-alone", who=who, n=mine.sold, good=good, price=mine.price, net=net)
    return said(
        "turn-sale", who=who, n=mine.sold, good=good, price=mine.price, net=mine.income - mine.costs, other=other,
        m=max(0, others.sold),
    )  # fmt: skip


def _steps(mine: Round, others: Round, who: int, other: int, alone: bool) -> ReportSaid | None:
    """Return the steps of share value in addition to the cause. Automatic opponents have no sales to compare."""
    if alone:
        return said("turn-step", n=signed(mine.steps)) if mine.steps else None
    if not mine.steps and not others.steps:
        return None
    return said("turn-steps", who=who, n=signed(mine.steps), other=other, m=signed(others.steps))
