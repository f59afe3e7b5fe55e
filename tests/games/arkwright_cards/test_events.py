"""The log of the card game tells enough to keep the books by it, and what final scoring did."""

from __future__ import annotations

import pytest

from arktable.engine.events import Event
from arktable.games.arkwright_cards.phases.final_scoring import FinalScoring
from arktable.games.arkwright_cards.state import CardPosition
from arktable.games.arkwright_cards.terms import CARD_NAMES
from tests.builders.arkwright_cards import *
from tests.builders.random_play import walk

GIVEN = {"brokered": "broker", "inventor": "inventor", "behind": "entrepreneur", "extra-shift": "extra-shift"}
"""By event: the card that was given back for it."""


class Books:
    """One company as somebody who only reads the log knows it."""

    def __init__(self) -> None:
        self.money, self.shares, self.value, self.goods, self.loans = 50, 10, 10, 0, 0
        self.cards: set[str] = set()

    def enter(self, event: Event) -> None:
        key, words = event.key, {name: str(value) for name, value in event.details.items()}
        numbers = {name: value for name, value in event.details.items() if isinstance(value, int)}
        if key == "final":
            self.close(numbers)
            return
        if key == "bankrupt":
            self.money, self.goods, self.cards = 0, 0, set()
        self.money += numbers["money"] if key in ("sold", "shipped", "borrowed", "emergency") else 0
        self.money -= numbers["paid"] if key in ("bought", "brokered", "costs", "ran") else 0
        self.shares += numbers["shares"] if key in ("bought", "brokered") else 0
        self.loans += numbers["loans"] if key in ("borrowed", "emergency") else 0
        self.goods += numbers["goods"] if key in ("made", "ran") else 0
        self.goods -= numbers["goods"] if key in ("sold", "shipped", "wasted") else 0
        self.goods += key == "extra-shift"
        self.value = numbers["value"] if key == "value" else self.value
        self.cards |= {words["card"]} if key == "took" else set()
        self.cards -= {words["card"]} if key == "discarded" else {GIVEN.get(key, "")}

    def close(self, numbers: dict[str, int]) -> None:
        """Final scoring, step by step."""
        self.money += numbers["goods"] - numbers["bought"] * self.value
        assert numbers["shares"] == max(0, self.shares + numbers["bought"] - self.loans)
        assert numbers["value"] == max(0, self.value - numbers["pounds"])
        assert numbers["score"] == numbers["shares"] * numbers["value"]
        assert (numbers["loans"], numbers["money"]) == (self.loans, self.money)
        self.shares, self.value, self.goods = numbers["shares"], numbers["value"], 0


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_books_can_be_kept_by_the_log(seats: int, seed: int) -> None:
    """Money, shares, value, loans, goods and cards of everybody, whenever somebody chooses an action."""
    books = [Books() for _ in range(seats)]
    read = 0
    options = {"supply": "random", "actions": "seven", "shares": "bought", "restrictions": "on"}
    for position in walk(GAME, seats, options, seed, listen=True):
        assert isinstance(position, CardPosition)
        assert position.events is not None
        for event in position.events[read:]:
            if event.seat >= 0:
                books[event.seat].enter(event)
        read = len(position.events)
        if position.phase() not in ("action", "over"):
            continue
        for known, company in zip(books, position.companies, strict=True):
            kept = (known.money, known.shares, known.value, known.loans, known.goods)
            true = (company.money, company.shares, company.value, company.loans, sum(company.stored))
            assert company.broke or kept == true
            assert {CARD_NAMES[card] for card in company.held()} == known.cards


def test_a_turn_as_the_log_has_it() -> None:
    position = a_position()
    a_factory(position, EVA, FOOD)
    turn_of(position, EVA, "build", "open clothes", "done", "set 2 office", "develop quality")
    assert position.events is not None
    assert [(event.key, event.seat) for event in position.events if not event.silent] == [
        ("action", EVA),
        ("opened", EVA),
        ("more-workers", -1),
        ("set", EVA),
        ("developed", EVA),
    ]
    assert told(position, "set") == [{"good": "food", "appeal": 6, "price": 2, "demand": 3, "moved": 4}]
    assert position.companies[EVA].appeal[CLOTHES] == 0


def test_final_scoring_is_told_for_everybody_standing() -> None:
    position = a_position()
    a_company(position, money=47, tokens=4)
    position.companies[1].broke = True
    begin(position, FinalScoring(0))
    assert [event["score"] for event in told(position, "final")] == [14 * 8, 15 * 10]
    assert [event["money"] for event in told(position, "final")] == [7, 0]


def test_nobody_listens_to_a_twin() -> None:
    position = a_position()
    twin = position.copy()
    turn_of(twin, EVA)
    twin.events = None
    play(twin, "pass", "done")
    assert position.events == []
