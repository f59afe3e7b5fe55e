"""What the server says so that a client need not know it: moves by kind and arguments, the order of a sale, markers."""

from __future__ import annotations

from typing import Any

import pytest

from arktable.engine.game import Game
from arktable.games.arkwright.terms import EVENT_NAMES
from tests.builders.arkwright import *
from tests.builders.arkwright_variant_moments import EVERYTHING
from tests.builders.random_play import walk

EVERYTHING_ON = {"setup": "free", **dict.fromkeys(EVERYTHING.split(), "on")}


@pytest.mark.parametrize(("game", "options"), [(WATER_FRAME, EVERYTHING_ON), (SPINNING_JENNY, {})])
def test_an_offer_has_every_legal_move_by_kind_and_arguments(game: Game, options: dict[str, str]) -> None:
    for position in walk(game, 3, options, 3):
        offers = [position.view(viewer)["offer"] for viewer in range(3)]
        assert [seat for seat, offer in enumerate(offers) if offer is not None] == [position.seat][: position.seat >= 0]
        if position.seat < 0:
            continue
        found = [
            game.catalogue().find(group["kind"], dict(zip(group["args"], row[1:], strict=True)))
            for group in offers[position.seat]
            for row in group["moves"]
        ]
        texts = [row[0] for group in offers[position.seat] for row in group["moves"]]
        assert texts == [move.text for move in found]
        assert sorted(texts) == sorted(move.text for move in position.moves())


def test_an_argument_always_means_the_same_kind_of_thing() -> None:
    kinds: dict[str, set[type]] = {}
    for move in WATER_FRAME.catalogue().all:
        for name, value in move.args.items():
            kinds.setdefault(name, set()).add(type(value))
    assert all(len(types) == 1 for types in kinds.values())
    words = {name for name, types in kinds.items() if types == {str}}
    assert words == {"extra", "good", "marker", "spot", "tile", "to"}


def test_sellers_stand_in_the_order_in_which_they_are_called_with_the_importer_behind_its_equals() -> None:
    position = a_position(seats=3)
    for seat, price in ((MARION, 6), (HAROLD, 5), (ANGELICA, 6)):
        a_company(position, seat)
        a_factory(position, seat, FOOD, price=price)
    position.companies[ANGELICA].quality[FOOD] = 1
    position.companies[ANGELICA].price[FOOD] = 7  # the same appeal as Marion, with higher quality
    position.importers[FOOD] = position.view(MARION)["appeals"][FOOD]["seats"][MARION]
    rows = position.view(MARION)["forecast"][FOOD]["sellers"]
    assert [row["seat"] for row in rows] == [HAROLD, ANGELICA, MARION, -1]
    assert (rows[-1]["appeal"], rows[-1]["makes"]) == (position.importers[FOOD], None)
    position.importers[FOOD] += 1
    assert [row["seat"] for row in position.view(0)["forecast"][FOOD]["sellers"]] == [HAROLD, -1, ANGELICA, MARION]


def test_who_has_yet_to_act_is_said_in_the_action_phase_only() -> None:
    for position in walk(WATER_FRAME, 3, {}, 4):
        asked = position.view(0)["asked"]
        if position.phase() == "marker":
            begun = (position.seat - position.view(0)["start"]) % 3
            assert asked["yet_to_act"] == [(position.seat + later) % 3 for later in range(1, 3 - begun)]
        assert "production" not in asked or "yet_to_act" not in asked


def test_the_kit_says_what_each_marker_does() -> None:
    kit: Any = WATER_FRAME.kit({})
    markers = kit["markers"]
    assert markers["factory"] == {"action": "factory", "shade": "own", "extra": "price"}
    assert markers["light-exchange"] == {"action": "exchange", "shade": "light", "extra": "none"}
    assert markers["dark-machinery"] == {"action": "machinery", "shade": "dark", "extra": "special"}
    assert markers["ship-2"] == {"action": "ship", "shade": "own", "extra": "special"}
    assert markers["dark-reorganization"] == {"action": "reorganization", "shade": "dark", "extra": "all-prices"}


@pytest.mark.parametrize(
    ("ruleset", "options", "events"),
    [
        ("spinning-jenny", {}, set()),
        ("spinning-mule", {}, {"exhibition", "lobby", "strike", "made-in-england"}),
        ("spinning-mule", {"event-markers": "none"}, set()),
        ("water-frame", {}, {"lobby", "war", "bureaucracy", "exhibition"}),
        ("water-frame", {"events": "shuffled"}, {"lobby", "war", "bureaucracy", "exhibition"}),
    ],
)
def test_the_events_that_a_game_can_have_are_known(ruleset: str, options: dict[str, str], events: set[str]) -> None:
    assert set(a_game(ruleset, more=options).view(0)["timetable"]["possible_events"]) == events


@pytest.mark.parametrize("options", [{"setup": "free"}, {"steam-power": "on"}, {"extra-events": "on"}])
def test_drawn_events_can_be_any_of_the_book(options: dict[str, str]) -> None:
    position = a_game(more=options)
    possible = set(position.view(0)["timetable"]["possible_events"])
    assert ("steam-power" in possible) == ("steam-power" in options)
    assert {"hamburg", "luddism", "bureaucracy", "royal-society"} <= possible
    assert {EVENT_NAMES[event] for event in position.events_laid + position.extra_laid} <= {*possible, "end"}
