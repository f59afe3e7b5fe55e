"""What a bot that looks ahead must know of the card game: where plans are made, and what a position is worth."""

from __future__ import annotations

from typing import Final

from arktable.bots.arkwright_cards.fitted import RIVALS, SEATS
from arktable.bots.arkwright_cards.valuation import Prospect, Valuation
from arktable.engine.position import Position
from arktable.games.arkwright_cards.economy.shares import worth
from arktable.games.arkwright_cards.scoring import worth_of_companies
from arktable.games.arkwright_cards.state import CardPosition
from arktable.games.arkwright_cards.terms import DECADES, GOODS

PLAN_POINTS: Final = ("action", "develop", "price")
ROUNDS: Final = DECADES * GOODS


def is_plan_point(position: Position) -> bool:
    """Does this decision set the plan of a turn? Later ones only carry it out."""
    return position.phase() in PLAN_POINTS


def values(position: Position) -> list[float]:
    """The final score that each seat can expect, and behind the seats the automated opponents of the solo game.

    Values of different positions and seats can be compared: the numbers were fitted to the ends of many games. They are
    made for plan points; in the middle of a production they count what one seat has produced already a second time.
    """
    assert isinstance(position, CardPosition)
    if position.finished:
        return [float(score) for score in [*position.scores(), *position.rules.rivals_score(position)]]
    stage = stage_of(position)
    companies = seat_features(position)
    points, printed = position.scores(), worth_of_companies(position)
    found = [
        0.0 if not row else dot(SEATS[position.seats][stage], row) + points[seat] - printed[seat]
        for seat, row in enumerate(companies)
    ]
    if position.rules.rivals_score(position):
        found += [dot(RIVALS[stage], row) for row in rival_features(position)]
    return found


def stage_of(position: CardPosition) -> int:
    """The number of the round, from 0; every round has fitted numbers of its own."""
    return max(0, min(ROUNDS - 1, (position.decade - 1) * GOODS + position.round))


def dot(weights: list[float], row: list[float]) -> float:
    """The weighted sum of the features, at least 0 as every score."""
    total = 0.0
    for weight, number in zip(weights, row, strict=True):
        total += weight * number
    return max(0.0, total)


def seat_features(position: CardPosition) -> list[list[float]]:
    """The features of each seat: how greedy expects it and the others to end. Empty if bankrupt."""
    ends: list[Prospect] = []
    for seat, company in enumerate(position.companies):
        ends.append(Valuation(position, seat).prospect(company, position.demand, position.wage_at))
    products = [end.held * end.value for end in ends]
    best = max(products)
    rows: list[list[float]] = []
    for end, product in zip(ends, products, strict=True):
        company = end.company
        if company.broke:
            rows.append([])
            continue
        staff = float(sum([1 for side in company.crew if side]))
        rows.append(
            [
                1.0, product, float(worth(company)), end.held, end.value, end.cash, end.tokens, end.holdings,
                float(company.money), float(company.loans), float(company.ships), staff, float(sum(company.tracks)),
                best - product,
            ]
        )  # fmt: skip
    return rows


def rival_features(position: CardPosition) -> list[list[float]]:
    """The features of each automated opponent: its shares, its value and its markers."""
    rows = []
    for rival in position.rivals:
        markers = [appeal for appeal in rival.appeal if appeal >= 0]
        rows.append(
            [1.0, float(rival.shares * rival.value), float(rival.shares), float(rival.value), float(len(markers))]
        )
    return rows
