"""The card game: between decades, final scoring, cards and icons (EN, FR = English and French rules; n = line)."""

from __future__ import annotations

from importlib.resources import files

import pytest

from arktable.games.arkwright_cards.phases.final_scoring import FinalScoring
from arktable.games.arkwright_cards.state import CardPosition
from arktable.games.arkwright_cards.terms import CARD_NAMES, ONCE_PER_DECADE
from arktable.i18n.language import LANGUAGES
from tests.builders.arkwright_cards import *


def decade_over(position: CardPosition) -> CardPosition:
    position.round = LAMPS
    end_round(position)
    return position


def scored(position: CardPosition) -> CardPosition:
    begin(position, FinalScoring(0))
    return position


@pytest.mark.parametrize(
    ("companies", "start", "chooses"),
    [
        ([(10, 12, 0), (11, 10, 90), (12, 12, 0)], 0, WIM),  # 120, 110, 144
        ([(10, 12, 30), (12, 10, 20), (15, 8, 25)], 0, WIM),  # all 120: the least money
        ([(10, 12, 30), (12, 10, 30), (15, 8, 30)], 1, WIM),  # all equal: from the last starting player on
        ([(10, 12, 30), (13, 10, 30), (15, 8, 30)], 1, RAF),
    ],
)
def test_en_37_the_lowest_product_names_who_begins(
    companies: list[tuple[int, int, int]], start: int, chooses: int
) -> None:
    """EN 817: shares × value, then money, then clockwise; anybody may be named."""
    position = a_position()
    for seat, (shares, value, money) in enumerate(companies):
        a_company(position, seat, shares=shares, value=value, money=money, loans=9, tokens=9)
    position.start = start
    decade_over(position)
    assert (position.phase(), position.seat) == ("start-player", chooses)
    assert offered(position) == ["name 1", "name 2", "name 3"]
    play(position, "name 3")
    assert (position.start, position.seat, position.decade, position.round) == (RAF, RAF, 2, FOOD)


def test_en_38_the_neutral_moves_demand_over_red_arrows_only() -> None:
    """EN 821: 3 → 4 has one for food and clothes, 2 → 3 none; 4 → 5 and 3 → 4 have one everywhere."""
    position = decade_over(a_position(seats=2))
    play(position, "name 1")
    assert (position.rivals[0].appeal, position.demand) == ([4, 4, 3, 3], [1, 1, 0, 0])
    decade_over(position)
    play(position, "name 1")
    assert (position.rivals[0].appeal, position.demand) == ([5, 5, 4, 4], [2, 2, 1, 1])


def test_en_39_final_scoring() -> None:
    """EN 833–853: goods, shares at the share value (C1), loans, ships, product."""
    position = a_position()
    a_company(position, money=30, shares=14, value=15, loans=3, tokens=5, stored={FOOD: 1, LAMPS: 2})
    scored(position)
    company = position.companies[EVA]
    # £30 + 2 + 10 = £42: two shares, £12 left; 16 − 3 shares; two £ symbols
    assert (company.shares, company.value, company.money) == (13, 13, 12)
    assert position.scores()[EVA] == 169
    assert told(position, "final")[0] == {
        "goods": 12, "bought": 2, "loans": 3, "pounds": 2, "shares": 13, "value": 13, "score": 169, "money": 12,
    }  # fmt: skip


def test_en_39_ties_go_to_money_and_else_are_shared() -> None:
    """EN 851–853."""
    position = a_position()
    for seat, (shares, value, money) in enumerate([(10, 20, 7), (20, 10, 7), (10, 20, 3)]):
        a_company(position, seat, shares=shares, value=value, money=money)
    assert scored(position).winners() == [EVA, WIM]
    position = a_position()
    for seat, (shares, value, money) in enumerate([(10, 20, 7), (20, 10, 9), (10, 19, 18)]):
        a_company(position, seat, shares=shares, value=value, money=money)
    assert scored(position).winners() == [WIM]


def test_fr_20_by_good_at_the_share_value_and_per_pound_symbol() -> None:
    """FR 856–872: prices of stored goods, price of shares, −1 for each £ symbol reached."""
    earned = []
    for good in (FOOD, CLOTHES, CUTLERY, LAMPS):
        position = a_position()
        a_company(position, money=0, value=20, tokens=good, stored={good: 2})
        scored(position)
        earned.append(position.companies[EVA].money)
    assert earned == [4, 6, 8, 10]
    assert PRINTED.ship_pounds == [2, 4, 6, 8]
    values = []
    for tokens in range(10):
        position = a_position()
        a_company(position, money=0, value=20, tokens=tokens)
        scored(position)
        values.append(20 - position.companies[EVA].value)
    assert values == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]


def test_en_40_the_thirteen_cards() -> None:
    """EN 891–1017: the numbers on them; what they do is in `tests/games/arkwright_cards/test_cards.py`."""
    kinds = {"patron" if name.startswith("patron") else name for name in CARD_NAMES}
    assert len(kinds) == 13
    assert (PRINTED.foreman_off, PRINTED.foreman_workers) == (2, 4)
    assert (PRINTED.workshop, PRINTED.developer, PRINTED.broker, PRINTED.inventor) == (2, 2, 2, 2)
    assert (PRINTED.quality_engineer, PRINTED.large) == (6, 4)
    turned = {"patron" if CARD_NAMES[card].startswith("patron") else CARD_NAMES[card] for card in ONCE_PER_DECADE}
    assert turned == {"entrepreneur", "trade-office", "patron", "developer"}
    assert {card for pair in PRINTED.pairs for card in pair} == set(range(len(CARD_NAMES)))


LEGEND = (
    "food", "clothes", "cutlery", "lamps", "good", "appeal", "share", "share-value", "worker", "machine", "shipping",
    "money", "home-market", "loan", "factory", "office", "full-factory", "worker-card", "first-worker-card",
    "second-worker-card", "small-warehouse", "large-warehouse", "quality", "distribution", "development",
    "development-card", "production", "exchange", "decade", "decade-marker", "round-marker", "rotate-180", "flip",
    "rotate-90", "activate", "reactivate", "discard", "remove", "demand", "player", "expert", "restriction",
)  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_en_41_the_legend_of_icons(language: str) -> None:
    """EN 1021–1036: 42 entries in three columns, each with a word of its own in both languages."""
    text = (files("arktable.games.arkwright_cards") / "locales" / f"{language}.ftl").read_text("utf-8")
    words = dict(line.split(" = ", 1) for line in text.splitlines() if line.startswith("arkwright-cards-legend-"))
    assert len(LEGEND) == 42
    assert set(words) == {f"arkwright-cards-legend-{name}" for name in LEGEND}
    assert len(set(words.values())) == 42


def test_en_46_the_money_track() -> None:
    """EN 1088–1097: 0 to 99; a token shows 100 or 200 more, and money has no end (C39)."""
    assert GAME.sheet.number("money.track") == 100
    position = a_position()
    a_company(position, money=299)
    position.earn(EVA, 50)
    assert position.view(EVA)["companies"][EVA]["money"] == 349
