"""The solo game apart from the books' examples: set-up, draws, discs, order, expert options (EN 1040–1175)."""

from __future__ import annotations

from collections import Counter

import pytest

from arktable.games.arkwright_cards.company import NO_MARKER
from arktable.games.arkwright_cards.phases.solo import draw as draw_at_random
from arktable.games.arkwright_cards.supply import EMPTY
from arktable.games.arkwright_cards.terms import CARD_NAMES, PATENT, WORKSHOP
from tests.builders.arkwright_cards import *
from tests.builders.random_play import walk


def test_random_factories_come_before_the_opponents() -> None:
    """EN 1082: two of four, every pair; nothing is chosen but the development."""
    pairs = set()
    for seed in range(60):
        position = a_game(1, seed, solo_factories="random")
        assert position.phase() == "develop"
        pairs.add(tuple(good for good in range(4) if position.companies[EVA].tile[good]))
        assert position.demand == [2, 2, 1, 1]
    assert len(pairs) == 6


def test_your_board_is_that_of_the_basic_set_up() -> None:
    position = a_game(1)
    play(position, "found food", "found lamps", "done")
    company = position.companies[EVA]
    assert (company.money, company.shares, company.value, company.ships) == (50, 10, 10, 2)
    assert (company.appeal, company.crew) == ([0, NO_MARKER, NO_MARKER, 0], [1, 0, 0, 0, 0, 0, 1, 0])


def test_one_marker_is_drawn_in_every_round_and_four_stay_in_the_bag() -> None:
    for position in walk(GAME, 1, {}, 3, listen=True):
        if position.phase() == "action":
            view = position.view(EVA)
            out, left = sum(view["bag"]["drawn"].values()), sum(view["bag"]["inside"].values())
            assert (out, left) == (view["round"] + view["behind"], 8 - out)
    assert position.events is not None
    assert Counter(event.key for event in position.events)["drawn"] == 12


def test_draws_follow_the_bag() -> None:
    """Every colour as often as it has markers left, over many bags."""
    seen: Counter[int] = Counter()
    for seed in range(800):
        position = a_position(seats=1, seed=seed)
        position.bag, position.drawn = [1, 2, 0], [2, 1, 2]
        draw_at_random(position)
        seen[position.bag.index(0)] += 1  # 0: the first was drawn; 2: it was not
    assert seen[0] + seen[2] == 800
    assert 200 < seen[0] < 340  # a third


def test_a_draw_cannot_be_taken_back() -> None:
    position = a_game(1)
    reveals = position.reveals
    play(position, "found food")
    assert position.reveals == reveals + 1
    play(position, "found lamps", "done", "pass", "set 0")
    reveals = position.reveals
    play(position, "done")
    assert position.reveals == reveals + 1


def test_an_opponent_grows_to_the_top_of_the_track_and_no_further() -> None:
    position = a_position(seats=1)
    position.rivals[0].appeal[FOOD] = 16
    draw(position, "first")
    assert position.rivals[0].appeal[FOOD] == 17


def test_opening_lowers_every_demand_first() -> None:
    """EN 1125: at the lower end the step down is lost, the steps up are not."""
    position = a_position(seats=1, good=CLOTHES)
    position.demand = [-3, -3, -3, -3]
    draw(position, "first")
    assert position.demand == [-3, -1, -3, -3]


def test_discs_wait_only_on_cards() -> None:
    """Over whole games: three discs on three different places with a card, none of them on offer."""
    for seed in range(6):
        for position in walk(GAME, 1, {"supply": "random"}, seed):
            grid = position.view(EVA)["grid"]
            under = [place["card"] for place in grid if place["disc"]]
            assert len(under) == 3
            assert None not in under
            if position.phase() == "develop":
                picks = [int(text.split()[1]) - 1 for text in offered(position, "pick")]
                assert all(grid[place]["disc"] is None for place in picks)


def test_a_disc_alone_on_the_grid_goes_round() -> None:
    """With no other card to go to it stays."""
    position = a_position(seats=1)
    position.grid = [EMPTY] * 15
    for place in (0, 5, 10):
        position.grid[place] = PATENT
    a_factory(position, EVA, FOOD)
    position.discs = [0, 5, 10]
    draw(position, "neutral")  # one marker: on to the first, which is taken, and the next, and back
    assert position.discs == [0, 5, 10]


def test_taking_and_discarding_on_the_grid() -> None:
    """EN 1158: at the limit the discarded card fills the first empty place; the wanted one leaves its own."""
    position = a_position(seats=1, good=LAMPS)
    position.grid = [PATENT] * 14 + [WORKSHOP]
    position.discs = [0, 5, 10]
    a_company(position, cards="extra-shift foreman", foreman=FOOD)  # two places more to come back to
    position.grid[2] = EMPTY
    develop_of(position)
    play(position, "pick 15")
    assert offered(position) == ["discard extra-shift", "discard foreman"]
    play(position, "discard foreman")
    assert CARD_NAMES[position.grid[2]] == "foreman"
    assert position.grid[14] == EMPTY


def test_two_sellers_and_you() -> None:
    """EN 1163–1171 with the highest appeal: yours must be above theirs."""
    for yours, value in ((5, 12), (4, 11), (3, 11)):
        position = a_position(seats=1)
        a_seller(position, EVA, FOOD, appeal=yours, limit=2)
        a_company(position, ships=0)
        position.rivals[1].appeal[FOOD] = 4
        position.demand[FOOD] = 1
        produce(position)
        assert position.companies[EVA].value == value
        assert position.rivals[1].value == 13


def test_the_entrepreneur_breaks_a_tie_with_an_opponent() -> None:
    position = a_position(seats=1)
    a_seller(position, EVA, FOOD, appeal=4, limit=2)
    a_company(position, ships=0, cards="entrepreneur")
    position.rivals[0].appeal[FOOD] = 4
    produce(position, "entrepreneur")
    assert position.companies[EVA].value == 12


def test_behind_is_not_offered_in_the_last_round() -> None:
    position = a_position(seats=1, decade=3, good=LAMPS)
    a_company(position, cards="entrepreneur")
    end_round(position)
    assert position.seat == -1


def test_behind_the_draw_comes_first() -> None:
    """EN 1118: you see the opponents' move before your action."""
    position = a_position(seats=1, good=LAMPS)
    a_company(position, cards="entrepreneur")
    end_round(position)
    play(position, "behind")
    assert (position.phase(), position.decade, sum(position.drawn)) == ("action", 2, 1)
    assert position.view(EVA)["behind"]
    play(position, "pass", "done")
    assert not position.view(EVA)["behind"]


@pytest.mark.parametrize(
    ("scores", "place", "won"),
    [((99, 99), 1, True), ((100, 99), 1, True), ((101, 99), 2, False), ((101, 101), 3, False)],
)
def test_places(scores: tuple[int, int], place: int, won: bool) -> None:
    """Nobody scores between: the player has 100, and a tie counts as won (C63)."""
    position = a_position(seats=1, decade=3, good=LAMPS)
    a_company(position, money=0)
    for rival, score in zip(position.rivals, scores, strict=True):
        rival.shares, rival.value = score, 1
    end_round(position)
    final = position.view(EVA)["final"]
    assert (final["place"], final["winners"] == [EVA]) == (place, won)


@pytest.mark.parametrize(
    "options",
    [{"supply": "random"}, {"restrictions": "on"}, {"ships": "none"}, {"shares": "bought"}, {"actions": "seven"}],
    ids=lambda options: next(iter(options)),
)
def test_expert_options_apply(options: dict[str, str]) -> None:
    """EN 1056: "All expert variants can be applied"."""
    position = started(GAME, 1, options, 2, listen=True)
    play(position, "found food", "found lamps")
    key = next(iter(options))
    if key == "restrictions":
        assert refusal(position, "develop machinery") == "decade-restriction"
    play(position, "done")
    assert (position.phase() == "first-shares") == (key == "shares")
    assert position.companies[EVA].ships == (0 if key == "ships" else 2)
    if key == "actions":
        turn_of(position, EVA, "extra", "run food 1")
        assert told(position, "ran")
    if key == "supply":
        printed = Counter(GAME.rules({}, 1).printed.supply[3])
        assert Counter(position.grid) - printed  # faces no basic game of three has
