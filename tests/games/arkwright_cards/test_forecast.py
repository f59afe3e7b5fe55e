"""What the view foretells comes true: the forecast of the production, and every choice of step b."""

from __future__ import annotations

import pytest

from arktable.games.arkwright_cards import moves as kinds
from arktable.games.arkwright_cards.economy.shares import half
from arktable.games.arkwright_cards.state import CardPosition
from tests.builders.arkwright_cards import GAME, play, told
from tests.builders.random_play import walk


def last_of_the_round(position: CardPosition) -> bool:
    """Is production next when this development is left out?"""
    twin = position.copy()
    twin.events = []
    play(twin, "done")
    return not told(twin, "action") and twin.phase() not in ("action", "reactivate", "develop", "price")


def produced(position: CardPosition) -> CardPosition:
    """The production with all goods sold and shipped that may be, and no card used."""
    twin = position.copy()
    twin.events = []
    play(twin, "done")
    while twin.phase() in ("sell", "ship", "store", "tie"):
        moves = twin.moves()
        most = [move for move in moves if move.kind in (kinds.SELL, kinds.SHIP) and not move.b]  # b: the trade office
        twin.play(most[-1] if most else moves[0])
    return twin


@pytest.mark.parametrize("loans", [None, 0, 99])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_forecast_comes_true(seats: int, loans: int | None) -> None:
    """Sales, income, costs, loans, money and steps of share value, in every round of random games but the last.

    Also with the first company out of money: the emergency fund helps, or there are no loans left (EN 755–763).
    """
    seen, helped, bankrupt = 0, 0, 0
    for seed in range(5):
        for walked in walk(GAME, seats, {}, seed):
            assert isinstance(walked, CardPosition)
            if walked.phase() != "develop" or not walked.turn or not last_of_the_round(walked):
                continue
            position = walked.copy()
            if loans is not None:
                position.companies[0].money = 0
                position.companies[0].loans = min(loans, position.rules.printed.loan_tokens)
            forecast, after = position.view(-1)["forecast"], produced(position)
            if told(after, "final"):
                continue
            incomes = sorted(int(event["money"]) for event in told(after, "sold"))
            assert incomes == sorted(row["income"] for row in forecast["sellers"])
            paid = sorted(int(event["paid"]) for event in told(after, "costs"))
            assert paid == sorted(row["costs"] for row in forecast["sellers"])
            for row in forecast["sellers"]:
                before, company = position.companies[row["seat"]], after.companies[row["seat"]]
                assert (row["bankrupt"], row["sells"]) == (company.broke, company.sold)
                assert (row["value_then"], row["money_then"]) == (company.value, company.money)
                if not row["bankrupt"]:
                    assert before.loans + row["loans"] == company.loans
                    assert row["balance"] == company.money - before.money - row["loans"] * half(before.value)
                helped += row["loans"] > 0
                bankrupt += row["bankrupt"]
            seen += 1
    assert seen > 20
    assert loans != 0 or helped
    assert loans != 99 or bankrupt or seats == 2  # the game of two ends with the first bankruptcy


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_choice_of_step_b_does_what_it_says(seats: int) -> None:
    seen = 0
    for position in walk(GAME, seats, {"actions": "seven"}, 5):
        assert isinstance(position, CardPosition)
        if position.phase() != "price":
            assert position.view(-1)["choices"] is None
            continue
        rows, seat, good = position.view(-1)["choices"], position.seat, position.round
        assert sorted(way["move"] for row in rows for way in row["ways"]) == sorted(m.text for m in position.moves())
        for row in rows:
            for way in row["ways"]:
                twin = position.copy()
                twin.events = []
                play(twin, way["move"])
                told_now = told(twin, "set")[0]
                assert (told_now["appeal"], told_now["price"]) == (row["appeal"], row["price"])
                assert told_now["demand"] == row["demand"]
                company = twin.companies[seat]
                assert (company.appeal[good], company.spot[good]) == (row["appeal"], way["spot"])
                assert bool(company.office[good]) == ("office" in way["turned"])
                seen += 1
    assert seen > 50
