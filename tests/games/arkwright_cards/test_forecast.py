"""What the view foretells comes true: the forecast of the production, and every choice of step b."""

from __future__ import annotations

import pytest

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
    """The production with all stored goods sold that may be, nothing shipped, no card used."""
    twin = position.copy()
    twin.events = []
    play(twin, "done")
    while twin.phase() in ("sell", "ship", "store", "tie"):
        texts = [move.text for move in twin.moves()]
        sales = [text for text in texts if text.startswith("sell")]
        play(twin, sales[-1] if sales else texts[0])
    return twin


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_forecast_comes_true(seats: int) -> None:
    """Sales, income, costs and steps of share value, in every round of random games where nobody goes bankrupt."""
    seen = 0
    for seed in range(5):
        for position in walk(GAME, seats, {}, seed):
            assert isinstance(position, CardPosition)
            if position.phase() != "develop" or not position.turn or not last_of_the_round(position):
                continue
            forecast, after = position.view(-1)["forecast"], produced(position)
            if told(after, "bankrupt") or told(after, "final"):
                continue
            assert [row["sells"] for row in sorted(forecast["sellers"], key=lambda row: row["seat"])] == [
                company.sold for company in after.companies if company.appeal[forecast["good"]] >= 0
            ]
            incomes = sorted(int(event["money"]) for event in told(after, "sold"))
            assert incomes == sorted(row["income"] for row in forecast["sellers"])
            paid = sorted(int(event["paid"]) for event in told(after, "costs"))
            assert paid == sorted(row["costs"] for row in forecast["sellers"])
            for row in forecast["sellers"]:
                value = position.companies[row["seat"]].value
                assert after.companies[row["seat"]].value == min(30, value + row["steps"])
            seen += 1
    assert seen > 30


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
