"""Reports on games of the archive: their sums are those of the games, and everything they say has words."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

from arktable.engine.reporting.reports import report_on
from arktable.engine.reporting.shapes import Report, ReportSaid
from arktable.games.arkadia.state import ArkadiaPosition
from arktable.games.arkwright.economy import shares
from arktable.games.arkwright.reporting.report_accounts import Books
from arktable.games.arkwright.state import ArkwrightPosition
from arktable.games.arkwright_cards import awards
from arktable.games.arkwright_cards.state import CardPosition
from arktable.games.arkwright_cards.terms import AWARD_NAMES
from arktable.i18n.words import Words
from tests.builders.reports import archived, reported, told

FRAME = "0.1.0/water-frame-4-greedy-default"
RANDOM = "0.1.0/water-frame-4-random-everything"
SOLO = "0.1.0/arkwright-cards-1-greedy-default"
CARDS = "0.1.0/arkwright-cards-3-greedy-default"
ARKADIA = "0.1.0/arkadia-3-greedy-default"
GAMES = (
    FRAME, RANDOM, SOLO, CARDS, ARKADIA,
    "0.1.0/spinning-jenny-3-greedy-default", "0.2.0/spinning-mule-4-random-everything",
    "0.2.0/water-frame-4-greedy-mixed-1", "0.1.0/arkwright-cards-1-random-everything",
    "0.1.0/arkwright-cards-4-random-everything", "0.1.0/arkadia-2-random-default",
)  # fmt: skip


@pytest.mark.parametrize("name", GAMES)
def test_the_last_worth_is_the_score_and_every_line_has_every_moment(name: str) -> None:
    report, end = reported(name)
    scores = end.scores()
    assert {place["seat"]: place["score"] for place in report["places"]} == dict(enumerate(scores))
    assert [place["seat"] for place in report["places"] if place["won"]] == sorted(end.winners()) or report["others"]
    assert [row[-1] for row in report["lines"][0]["values"][: end.seats]] == scores
    for line in report["lines"]:
        assert {len(row) for row in line["values"]} == {len(report["moments"])}
    decisions = [moment["n"] for moment in report["moments"]]
    assert decisions == sorted(decisions)
    assert decisions[-1] == report["decisions"]
    assert {moment["band"] for moment in report["moments"]} == set(range(len(report["bands"])))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_that_a_report_says_has_words(name: str, language: str) -> None:
    report, end = reported(name)
    words = Words(language, end.begun_by().game.facts.game)
    wanted = {f"report-line-{line['key']}" for line in report["lines"]}
    wanted |= {f"report-table-{table['key']}" for table in report["tables"]}
    wanted |= {f"report-row-{row['key']}" for table in report["tables"] for row in table["rows"]}
    wanted |= {f"report-row-{other}" for market in report["markets"] for other in (market["key"], *market["others"])}
    wanted |= {f"report-row-{code}" for line in report["lines"] for code in line["of"]}
    wanted |= {f"report-part-{part}" for table in report["tables"] for part in table["parts"]}
    wanted |= {f"report-award-{award['key']}{end}" for award in report["awards"] for end in ("", "-about")}
    assert [key for key in sorted(wanted) if not words.has(key)] == []
    for sentence in _sentences(report):
        said = words.text(f"report-{sentence['key']}", **sentence["args"])
        assert "{" not in said, sentence
        assert not said.startswith("report-"), sentence
    for moment in report["moments"]:
        assert "{" not in words.text("report-when", **moment["when"])


def _sentences(report: Report) -> list[ReportSaid]:
    turnings = [turning for seat in report["turnings"] for turning in seat]
    found = [*report["lead"], *(one for seat in report["own"] for one in seat)]
    found += [part for place in report["places"] for part in place["how"]]
    found += [turning["said"] for turning in turnings] + [turning["more"] for turning in turnings if turning["more"]]
    found += [sentence for chapter in report["story"] for sentence in chapter["said"]]
    return found + [award["said"] for award in report["awards"] if award["said"]]


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_has_three_turning_points_at_most_in_order_of_time(name: str) -> None:
    report, _ = reported(name)
    for turnings in report["turnings"]:
        assert len(turnings) <= 3
        assert [turning["n"] for turning in turnings] == sorted(turning["n"] for turning in turnings)
        assert all(abs(turning["amount"]) >= 3 for turning in turnings)
    if len(report["places"]) > 1:
        first, second = report["places"][0]["seat"], report["places"][1]["seat"]
        amounts = [[turning["amount"] for turning in report["turnings"][seat]] for seat in (first, second)]
        assert amounts[0] == [-amount for amount in amounts[1]]


def test_the_books_of_arkwright_agree_with_the_cash_after_every_decision() -> None:
    """What is raised in need is not told in pounds: it is the shares at their value then, and the loans."""
    record, game = archived(FRAME)
    books: Books | None = None
    raised = [0] * record.seats
    before: list[tuple[int, int]] = []
    start: list[int] = []
    for position, events in told(record, game):
        now = cast("ArkwrightPosition", position)
        printed = now.rules.printed
        if books is not None:
            for event in events:
                if event.seat >= 0:
                    args = cast("dict[str, Any]", {**event.details, **event.secret})
                    books.take(event.key, event.seat, args)
                    if event.key == "emergency":
                        raised[event.seat] += args["shares"] * before[event.seat][1] + args["loans"] * printed.loan
            for seat, company in enumerate(now.companies):
                assert company.cash - start[seat] == books.flow(seat) + raised[seat], (now.decisions, seat)
        elif now.decade > 0:
            books = Books(now.seats, printed.goods)
            start = [company.cash for company in now.companies]
        before = [(company.cash, shares.sale_value(printed, company)) for company in now.companies]
    report, _ = reported(FRAME)
    money = {row["key"]: [cell[0] for cell in row["cells"]] for row in report["tables"][1]["rows"]}
    assert money["raised"] == raised


@pytest.mark.parametrize("name", [FRAME, RANDOM, CARDS, SOLO])
def test_the_money_that_came_and_went_is_what_is_left(name: str) -> None:
    report, end = reported(name)
    companies = cast("Any", end).companies
    cash = [company.cash if hasattr(company, "cash") else company.money for company in companies]
    money = report["tables"][1]
    assert [sum(row["cells"][seat][0] for row in money["rows"]) for seat in range(end.seats)] == cash
    income = next(row for row in money["rows"] if row["key"] == "income")
    by_good = report["tables"][0]["rows"]
    assert [cell[0] for cell in income["cells"]] == [
        sum(sum(row["cells"][seat]) for row in by_good) for seat in range(end.seats)
    ]


def test_only_a_bankrupt_company_of_the_card_game_loses_money_that_its_books_do_not_tell() -> None:
    for name in (CARDS, SOLO, "0.1.0/arkwright-cards-4-random-everything"):
        report, end = reported(name)
        lost = [row for row in report["tables"][1]["rows"] if row["key"] == "lost"]
        broke = [company.broke for company in cast("CardPosition", end).companies]
        assert [bool(cell[0]) for row in lost for cell in row["cells"] if cell[0]] == [True] * sum(
            1 for row in lost for seat, cell in enumerate(row["cells"]) if cell[0] and broke[seat]
        )


@pytest.mark.parametrize("name", [FRAME, RANDOM])
def test_market_shares_add_up_to_everything_that_was_sold(name: str) -> None:
    report, end = reported(name)
    record, game = archived(name)
    claims: Counter[str] = Counter()
    produced, good, sold = "", "", [0] * end.seats
    for _, events in told(record, game):
        for event in events:
            if event.key == "production":
                produced, good = str(event.details["good"]), ""
            elif event.key == "seller":
                good = produced  # where only the importer could sell, nothing is shown
            elif event.key == "claim":
                claims[good] += 1
            elif event.key == "sale":
                sold[event.seat] += int(event.details["n"])
            elif event.key == "sold-to":  # patrons and the jubilee buy in addition to England
                claims[good] += 1
                sold[event.seat] += 1
    by_good = {
        market["key"]: sum(n or 0 for row in market["sold"] for n in row) for market in report["markets"]
    }  # fmt: skip
    assert by_good == {market["key"]: claims[market["key"]] for market in report["markets"]}
    assert sold == [
        sum(n or 0 for market in report["markets"] for n in market["sold"][seat]) for seat in range(end.seats)
    ]


@pytest.mark.parametrize("name", ["0.1.0/water-frame-4-random-new-tiles-on", CARDS, SOLO])
def test_what_was_shipped_is_paid_as_the_income_says(name: str) -> None:
    report, end = reported(name)
    income = report["tables"][0]
    part = income["parts"].index("shipped")
    assert report["voyages"]
    for seat in range(end.seats):
        earned = sum(voyage["earned"] for voyage in report["voyages"] if voyage["seat"] == seat)
        assert sum(row["cells"][seat][part] for row in income["rows"]) == earned


def test_margins_are_income_less_costs() -> None:
    report, end = reported(CARDS)
    income, money = report["tables"]
    stored = [row for row in income["rows"] if row["key"] == "stored"]
    costs = next(row for row in money["rows"] if row["key"] == "spent-costs")
    for seat in range(end.seats):
        traded = sum(sum(row["cells"][seat]) for row in income["rows"] if row not in stored)
        assert sum(margin["profit"][seat] for margin in report["margins"]) == traded + costs["cells"][seat][0]


def test_points_of_arkadia_are_gold_and_seals_and_the_gold_adds_up() -> None:
    report, end = reported(ARKADIA)
    points, gold, seals, values = (line["values"] for line in report["lines"])
    for seat in range(end.seats):
        assert points[seat] == [a + b for a, b in zip(gold[seat], seals[seat], strict=True)]
    families = report["tables"][0]["rows"]
    assert [sum(sum(row["cells"][seat]) for row in families) for seat in range(end.seats)] == end.scores()
    assert [row[-1] for row in values] == cast("ArkadiaPosition", end).values
    assert all(award is None for award in report["awards"])


def test_a_solo_game_lists_fifteen_awards_with_what_was_earned_and_how_near_the_others_were() -> None:
    report, position = reported(SOLO)
    end = cast("CardPosition", position)
    found = {award["key"]: award for award in report["awards"]}
    assert tuple(found) == AWARD_NAMES
    assert [key for key, award in found.items() if award["earned"]] == awards.names(end.awarded)
    assert [key for key, award in found.items() if award["reached"]] == awards.names(end.reached)
    for key in ("tycoon", "expert-broker", "exchange-mogul", "nouveau-riche", "sailor", "generalist", "full-line"):
        award = found[key]
        assert award["have"] is not None
        assert (award["have"] >= award["need"]) == award["reached"], key
    first_voyage = report["voyages"][0]
    assert found["patriot"]["lost"] == first_voyage["when"]
    assert found["sailor"]["lost"] is None
    assert report["places"][0]["place"] == 1
    assert report["rivals"] == end.rules.rivals_score(end)


def test_a_game_that_breaks_off_is_reported_as_it_stands() -> None:
    for name in (FRAME, CARDS, ARKADIA, SOLO):
        record, game = archived(name)
        record.moves = record.moves[: len(record.moves) // 2]
        report = report_on(game.parts.report, told(record, game))
        assert not report["over"]
        assert not any(place["won"] for place in report["places"])
        assert [row[-1] for row in report["lines"][0]["values"]][: record.seats] == [
            place["score"] for place in sorted(report["places"], key=lambda place: place["seat"])
        ]
        record.moves = []
        assert report_on(game.parts.report, told(record, game))["decisions"] == 0


@pytest.mark.parametrize("name", [CARDS, SOLO, "0.1.0/arkwright-cards-2-greedy-default"])
def test_every_good_of_the_card_game_is_produced_once_a_decade(name: str) -> None:
    report, _ = reported(name)
    moments = report["moments"]
    assert moments[0]["when"]["good"] == "start"
    assert [[moments[at]["band"] for at in market["moments"]] for market in report["markets"]] == [[0, 1, 2]] * 4
