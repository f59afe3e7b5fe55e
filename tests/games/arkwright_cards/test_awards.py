"""The fifteen awards of the solo game, each with its boundaries (EN 1183–1206; C17, C65)."""

from __future__ import annotations

import pytest

from arktable.games.arkwright_cards import awards
from arktable.games.arkwright_cards.phases.final_scoring import AllAwards, SoloScoring
from arktable.games.arkwright_cards.state import CardPosition
from arktable.games.arkwright_cards.terms import AWARD_NAMES
from tests.builders.arkwright_cards import *


def two_factories() -> CardPosition:
    """A solo game in which nothing has been done: opponents without a share, so that it is won."""
    position = a_position(seats=1, actions="seven")
    for good in (FOOD, CLOTHES):
        a_factory(position, EVA, good)
    for rival in position.rivals:
        rival.shares = 0
    return position


def earned(position: CardPosition) -> set[str]:
    """Final scoring, and the awards that count."""
    begin(position, AllAwards(position.start), SoloScoring(0))
    return set(awards.names(position.awarded))


def test_all_fifteen_can_be_told_apart() -> None:
    assert len(AWARD_NAMES) == len(set(AWARD_NAMES)) == 15
    position = two_factories()
    names = earned(position)
    assert names == {"patriot", "true-worker", "worker-hero", "gentleman", "specialist"}
    assert [event["award"] for event in told(position, "award")] == sorted(names, key=AWARD_NAMES.index)


@pytest.mark.parametrize(
    ("fields", "name", "reached"),
    [
        ({"shares": 25, "value": 20, "money": 0}, "tycoon", True),
        ({"shares": 24, "value": 20, "money": 19}, "tycoon", False),
        ({"shares": 24, "value": 20, "money": 20}, "tycoon", True),  # points after final scoring
        ({"shares": 25, "value": 20, "money": 0, "loans": 1}, "tycoon", False),
        ({"shares": 24, "money": 0}, "general-manager", False),
        ({"shares": 24, "money": 10}, "general-manager", False),  # before final scoring
        ({"shares": 25, "money": 0, "loans": 3}, "general-manager", True),
        ({"shares": 29, "money": 0}, "general-manager", True),
        ({"shares": 30, "money": 0}, "general-manager", False),
        ({"shares": 29, "money": 50}, "expert-broker", False),
        ({"shares": 30, "money": 0}, "expert-broker", True),
        ({"value": 24}, "exchange-darling", False),
        ({"value": 25, "tokens": 9}, "exchange-darling", True),
        ({"value": 29}, "exchange-darling", True),
        ({"value": 30}, "exchange-darling", False),
        ({"value": 29}, "exchange-mogul", False),
        ({"value": 30}, "exchange-mogul", True),
        ({"money": 199}, "nouveau-riche", False),
        ({"money": 200}, "nouveau-riche", True),
        ({"sailings": 4}, "sailor", False),
        ({"sailings": 5}, "sailor", True),
    ],
)
def test_awards_with_a_number(fields: dict[str, int], name: str, reached: bool) -> None:
    position = two_factories()
    money = fields.pop("money", None) if "money" in fields else None
    a_company(position, money=money, **fields)  # type: ignore[arg-type]
    assert (name in earned(position)) == reached


def test_goods_sold_at_the_end_make_nobody_rich() -> None:
    """Nouveau riche has an asterisk: £199 and a stored good are not enough."""
    position = two_factories()
    a_company(position, money=199, stored={LAMPS: 4})
    assert "nouveau-riche" not in earned(position)


@pytest.mark.parametrize(("bought", "reached"), [(5, True), (4, False)])
def test_parvenu(bought: int, reached: bool) -> None:
    """Needs the option for bought shares."""
    position = a_game(1, shares="bought")
    play(position, "found food", "found lamps", "done", f"buy {bought}")
    for rival in position.rivals:
        rival.shares = 0
    assert ("parvenu" in earned(position)) == reached


@pytest.mark.parametrize(
    ("factories", "names"), [(2, {"specialist"}), (3, set()), (4, {"generalist"})], ids=["two", "three", "four"]
)
def test_specialist_and_generalist(factories: int, names: set[str]) -> None:
    position = two_factories()
    for good in (CUTLERY, LAMPS)[: factories - 2]:
        turn_of(position, EVA, "build", f"open {position.rules.printed.goods[good]}")
        if position.phase() == "build":
            play(position, "done")
    assert earned(position) & {"specialist", "generalist"} == names


def test_full_production_line() -> None:
    """Four factories with two worker cards each: eight cards, not seven."""
    position = two_factories()
    for good in range(4):
        a_factory(position, EVA, good, crew=(1, 1))
    position.companies[EVA].crew[7] = 0
    assert "full-line" not in earned(position.copy())
    position.companies[EVA].crew[7] = 1
    assert {"full-line", "generalist"} <= earned(position)


def test_a_ship_in_production_ends_the_patriot() -> None:
    position = two_factories()
    produce(position, "ship 1")
    assert "patriot" not in earned(position)


def test_shipping_counts_by_occasion_early_or_not() -> None:
    """Two ships at once are one shipping."""
    position = two_factories()
    a_company(position, stored={FOOD: 4})
    turn_of(position, EVA, "early", "load food 4", "sail")
    assert (position.companies[EVA].sailings, position.companies[EVA].tokens) == (1, 2)


def test_patent_and_engineer_end_the_true_worker_when_taken() -> None:
    for name in ("patent", "engineer"):
        position = two_factories()
        position.round = LAMPS
        place = next(at for at, card in enumerate(position.grid) if at not in position.discs)
        position.grid[place] = {"patent": 15, "engineer": 16}[name]
        develop_of(position)
        play(position, f"pick {place + 1}")
        assert "true-worker" not in earned(position)


def test_automating_ends_the_worker_hero() -> None:
    position = two_factories()
    turn_of(position, EVA, "automate", "machine food 1", "done")
    assert "worker-hero" not in earned(position)


def test_the_exchange_track_and_the_broker_end_the_gentleman() -> None:
    position = two_factories()
    position.round = LAMPS
    develop_of(position)
    play(position, "develop exchange")
    assert "gentleman" not in earned(position)
    position = two_factories()
    position.round = LAMPS
    a_company(position, cards="broker")
    develop_of(position)
    play(position, "broker 1")
    assert "gentleman" not in earned(position)
    position = two_factories()
    a_company(position, cards="broker")  # held and never used
    assert "gentleman" in earned(position)


def test_the_view_tells_place_and_awards() -> None:
    position = two_factories()
    position.rivals[1].shares, position.rivals[1].value = 30, 30
    earned(position)
    position.seat = -1
    final = position.view(EVA)["final"]
    assert (final["place"], final["awards"], final["winners"]) == (2, [], [])
    assert "patriot" in final["reached"]
    assert final["opponents"] == [0, 900]
