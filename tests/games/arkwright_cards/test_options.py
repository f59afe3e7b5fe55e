"""Every option of the card game alone: what it changes, and that it changes nothing else (EN 218–261, 481–509)."""

from __future__ import annotations

from collections import Counter

import pytest

from arktable.games.arkwright_cards.terms import CARD_NAMES, ENGINEER, ENTREPRENEUR, PATENT
from tests.builders.arkwright_cards import *
from tests.builders.random_play import walk

DEFAULTS = {option.key: option.default for option in GAME.facts.options}


def test_every_option_has_its_default_first() -> None:
    assert DEFAULTS == {
        "supply": "printed", "restrictions": "off", "factories": "given", "ships": "two", "shares": "ten",
        "actions": "five", "tracks": "long", "neutral": "competes", "solo-factories": "chosen", "awards": "all",
    }  # fmt: skip


# -- random supply (EN 224–240) ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_supply_over_many_seeds(seats: int) -> None:
    """No type more often than players − 1, never a fourth engineer or patent, every other face turns up somewhere."""
    seen: Counter[str] = Counter()
    for seed in range(400):
        supply = started(GAME, seats, {"supply": "random"}, seed).supply
        assert max(supply) <= seats - 1
        assert (supply[ENTREPRENEUR], supply[ENGINEER], supply[PATENT]) == (1, seats - 1, seats - 1)
        assert sum(supply) == 1 + 2 * (seats - 1) + 4 * seats
        seen.update({CARD_NAMES[card]: copies for card, copies in enumerate(supply)})
    assert {name for name, copies in seen.items() if copies} == set(CARD_NAMES)


def test_random_supply_shows_both_sides_of_a_card() -> None:
    """Inventor and foreman share a card, inventor and broker another: faces of either side come alone and together."""
    mixes = set()
    for seed in range(100):
        supply = started(GAME, 2, {"supply": "random"}, seed).supply
        mixes.add((bool(supply[CARD_NAMES.index("inventor")]), bool(supply[CARD_NAMES.index("broker")])))
    assert len(mixes) == 4


def test_random_supply_changes_nothing_else() -> None:
    one, two = a_game(3), a_game(3, supply="random")
    assert one.view(-1)["companies"] == two.view(-1)["companies"]
    assert one.view(-1)["market"] == two.view(-1)["market"]


# -- restrictions (EN 242–249) -----------------------------------------------------------------------------------------


def test_restrictions_in_the_first_development() -> None:
    """Decade I: quality and distribution one step, machinery and shipping none."""
    position = a_game(2, restrictions="on")
    assert offered(position, "develop") == [
        "develop quality",
        "develop distribution",
        "develop cards",
        "develop exchange",
    ]


@pytest.mark.parametrize(("decade", "steps"), [(1, 0), (2, 1), (3, 2)])
def test_restrictions_on_short_tracks(decade: int, steps: int) -> None:
    """With the tracks of three spaces quality is restricted like machinery."""
    position = a_position(decade=decade, restrictions="on", tracks="short")
    for _ in range(steps):
        develop_of(position)
        play(position, "develop quality")
    develop_of(position)
    assert refusal(position, "develop quality") == ("decade-restriction" if steps < 2 else "track-end")


def test_a_waiver_reaches_the_end_of_the_track() -> None:
    position = a_position(restrictions="on")
    give(position, EVA, "trade-office")
    for _ in range(2):
        develop_of(position)
        play(position, "develop shipping")
    develop_of(position)
    assert refusal(position, "develop shipping") == "track-end"
    assert position.view(EVA)["companies"][EVA]["tracks"]["shipping"]["decade"] == 0


def test_a_waiver_of_one_player_serves_no_other() -> None:
    position = a_position(restrictions="on")
    give(position, EVA, "workshop")
    develop_of(position, WIM)
    assert refusal(position, "develop machinery") == "decade-restriction"


# -- factories, ships, shares (EN 253–261) -----------------------------------------------------------------------------


def test_chosen_factories_may_coincide() -> None:
    """Everybody has a reserve of their own: all may open food."""
    position = a_game(3, factories="chosen")
    play(position, *["found food"] * 3, *["found lamps"] * 3)
    assert [company.tile for company in position.companies] == [[1, 0, 0, 1]] * 3
    assert position.phase() == "develop"


def test_no_ships_until_the_stock_exchange() -> None:
    position = a_position(ships="none")
    a_factory(position, EVA, FOOD, crew=(1, 1))
    produce(position)
    assert not told(position, "shipped")  # nothing was asked
    turn_of(position, EVA, "exchange", "ships")
    assert position.companies[EVA].ships == 2


@pytest.mark.parametrize("bought", range(6))
def test_bought_shares(bought: int) -> None:
    position = a_game(2, shares="bought")
    play(position, "develop exchange", "develop exchange")
    assert offered(position) == [f"buy {number}" for number in range(6)]  # the discount is not for this
    play(position, f"buy {bought}", "buy 0")
    assert (position.companies[EVA].shares, position.companies[EVA].money) == (10 + bought, 50 - 10 * bought)
    assert position.companies[EVA].start_shares == 10 + bought


# -- actions (EN 481–509) ----------------------------------------------------------------------------------------------


def test_five_actions_or_seven() -> None:
    for actions, expert in (("five", False), ("seven", True)):
        position = a_position(actions=actions)
        a_factory(position, EVA, FOOD)
        a_company(position, stored={FOOD: 1})
        turn_of(position)
        assert ("extra" in offered(position), "early" in offered(position)) == (expert, expert)


def test_extra_production_pays_only_for_what_ran() -> None:
    """EN 497: tile alone, with one card, with both; machines by card; the foreman helps."""
    paid = []
    for cards in (0, 1, 2):
        position = a_position(good=LAMPS, actions="seven")
        a_factory(position, EVA, FOOD, crew=(1, 1), turned=(0, 1))
        turn_of(position, EVA, "extra", f"run food {cards}")
        paid.append((told(position, "ran")[0]["goods"], told(position, "ran")[0]["paid"]))
    assert paid == [(1, 2 + 6), (3, 2 + 6 + 6), (4, 2 + 6 + 6 + 3 + 1)]


def test_extra_production_of_several_factories_in_one_action() -> None:
    position = a_position(good=LAMPS, actions="seven")
    for good in (FOOD, LAMPS):
        a_factory(position, EVA, good)
    turn_of(position, EVA, "extra", "run food 0", "run lamps 1")
    assert position.companies[EVA].stored == [1, 0, 0, 2]
    assert position.phase() == "price"


def test_early_shipping_with_trade_office_and_contract() -> None:
    position = a_position(good=LAMPS, actions="seven")
    a_factory(position, EVA, FOOD)
    a_company(position, stored={FOOD: 3}, cards="trade-office contract")
    turn_of(position, EVA, "early", "load food 3", "sail trade-office")
    assert position.companies[EVA].money == 50 + 3 * 8 + PRINTED.contract[3]
    assert (position.companies[EVA].tokens, position.companies[EVA].ships) == (1, 0)


# -- the neutral, and options of other numbers of players --------------------------------------------------------------


def test_a_passive_neutral_still_grows() -> None:
    position = a_position(seats=2, good=LAMPS, neutral="passive")
    end_round(position)
    play(position, "name 1")
    assert position.rivals[0].appeal == [4, 4, 3, 3]


@pytest.mark.parametrize("options", [{"neutral": "passive"}, {"solo-factories": "random"}, {"awards": "choose"}])
def test_options_of_others_mean_nothing_at_a_table_of_three(options: dict[str, str]) -> None:
    assert GAME.start(3, options, 4).view(-1) == GAME.start(3, {}, 4).view(-1)


@pytest.mark.parametrize(
    ("key", "value"), [(option.key, value) for option in GAME.facts.options for value in option.values[1:]]
)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_with_one_option_runs_to_its_end(key: str, value: str, seats: int) -> None:
    *_, last = walk(GAME, seats, {key: value}, 11)
    assert last.progress() == 1
