"""Every reason Arkwright gives, with its rule and what misses."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from arktable.engine.game import Game
from arktable.engine.timetable import begun
from arktable.games.arkwright.state import ArkwrightPosition
from tests.builders import arkwright_causes as causes
from tests.builders import arkwright_moments as at
from tests.builders import arkwright_variant_moments as of
from tests.builders.arkwright import *
from tests.builders.random_play import walk
from tests.builders.reasons import check_reason, explained_phases
from tests.builders.telling import told_by

CASES = [
    (at.founding, "found food 5", "has-factory", "WF 503", {"good": "food"}),
    (at.founding, "found lamps 12", "price-range", "WF 476", {"good": "lamps", "want": 12, "low": 5, "high": 11}),
    (at.selling_start_shares, "sell 1", "start-shares-range", "WF 562", {"want": 1, "low": 2, "high": 15}),
    (at.at_the_table, "place light-quality 6 pay 6", "no-marker", "WF 732", {"marker": "light-quality"}),
    (at.at_the_table, "reuse quality pay 6", "marker-not-placed", "WF 783", {"marker": "quality"}),
    (at.at_the_table, "place workers 6 pay 6", "marker-placed", "WF 783", {"marker": "workers"}),
    (at.at_the_table, "place quality 4 pay 4", "row-taken", "WF 779", {"row": 4}),
    (at.at_the_table, "place quality 2 pay 2", "row-barred", "PB 635", {"row": 2}),
    (at.at_the_table, "place quality 6 pay 5", "exact-amount", "WF 739", {"want": 5, "need": 6}),
    (
        causes.at_the_table_with_accountant,
        "place quality 6 pay 3",
        "wrong-amount",
        "WF 739",
        {"want": 3, "low": 4, "high": 8},
    ),
    (at.in_the_factory_action, "build food 1", "has-factory", "WF 879", {"good": "food"}),
    (at.in_the_factory_action, "build cutlery 3", "level-too-high", "WF 873", {"want": 3, "have": 2}),
    (at.in_the_factory_action, "build cutlery 1", "closed-this-decade", "WF 1011", {"good": "cutlery", "level": 1}),
    (at.in_the_factory_action, "close clothes", "built-this-decade", "WF 1010", {"good": "clothes"}),
    (at.in_the_factory_action, "close cutlery", "no-factory", "WF 996", {"good": "cutlery"}),
    (at.in_the_factory_action, "modernise cutlery", "no-factory", "WF 956", {"good": "cutlery"}),
    (at.in_the_factory_action, "modernise clothes developer", "developer-used", "PB 406", {"good": "clothes"}),
    (at.in_the_factory_action, "modernise lamps", "level-too-high", "PB 423", {"want": 4, "have": 2}),
    (at.without_inventor, "modernise clothes", "highest-level", "WF 956", {"good": "clothes"}),
    (at.without_inventor, "modernise food", "needs-inventor", "WF 1045", {"want": 3, "have": 2}),
    (at.without_inventor, "modernise food developer", "developer-level", "PB 410", {"want": 3, "have": 2}),
    (causes.without_developer, "modernise food developer", "no-tile", "PB 398", {"tile": "developer"}),
    (at.without_inventor, "build lamps 1", "too-few-workers", "PB 34", {"have": 2, "need": 3}),
    (at.hiring, "hire cutlery", "no-factory", "WF 1102", {"good": "cutlery"}),
    (at.hiring, "hire food", "fired-here", "WF 1195", {"good": "food"}),
    (at.hiring, "hire clothes", "factory-full", "WF 1126", {"good": "clothes"}),
    (at.hiring, "fire clothes", "hired-here", "WF 1196", {"good": "clothes"}),
    (at.hiring, "fire lamps", "first-row-stays", "WF 1186", {"good": "lamps"}),
    (at.hiring, "hire column-food", "spot-taken", "WF 1164", {"spot": "column-food"}),
    (at.hiring, "shift column-food row-2", "spot-taken", "WF 1176", {"spot": "row-2"}),
    (at.hiring, "shift row-2 row-1", "worker-settled", "WF 1176", {"spot": "row-2"}),
    (at.hiring, "shift row-1 column-lamps", "spot-empty", "WF 1176", {"spot": "row-1"}),
    (at.hiring_from_nobody, "hire food", "too-few-workers", "PB 34", {"have": 0, "need": 1}),
    (at.jenny_in_1790, "hire food", "cycle-over", "B83", {"good": "food"}),
    (at.jenny_in_1790, "hire row-1", "no-harbour", "PB 172", {}),
    (at.buying_machines, "machine food 1", "no-worker-to-replace", "WF 1276", {"good": "food", "row": 1}),
    (at.buying_machines, "machine lamps 1", "no-factory", "WF 1266", {"good": "lamps"}),
    (at.no_machine_left, "machine food 2", "no-more-machines", "WF 1228", {"have": 0, "need": 1}),
    (at.sending, "send row-1", "spot-taken", "PB 520", {"spot": "row-1"}),
    (at.sending, "send lamps", "no-factory", "PB 520", {"good": "lamps"}),
    (at.raising, "raise lamps", "quality-highest", "PB 150", {"good": "lamps", "high": 4}),
    (at.raising, "raise clothes", "no-factory", "WF 1363", {"good": "clothes"}),
    (at.promoting, "promote lamps", "distribution-highest", "PB 166", {"good": "lamps", "high": 4}),
    (at.promoting, "promote food", "distribution-cost", "WF 1462", {"good": "food", "have": 1, "need": 4}),
    (at.promoting, "patent", "patent-used", "PB 502", {"have": 2, "need": 3}),
    (at.pricing, "price clothes 6", "factory-untouched", "WF 1916", {"good": "clothes", "have": 0, "need": 1}),
    (at.pricing, "price food 5", "price-same", "WF 1906", {"good": "food", "price": 5}),
    (at.pricing, "price food 10", "price-range", "WF 1937", {"good": "food", "want": 10, "low": 5, "high": 9}),
    (at.pricing_on, "price food 5", "price-changed", "WF 1906", {"good": "food"}),
    (at.trading, "buy 3", "too-few", "PB 239", {"what": "bank", "have": 1, "need": 3}),
    (at.trading, "goods food 2", "exchange-done", "WF 1534", {"what": "goods"}),
    (at.trading, "contract lamps 4", "contract-lower", "WF 1621", {"want": 4, "have": 6}),
    (at.trading, "contract food 3", "contract-space", "WF 1603", {"want": 3}),
    (at.in_debt, "buy 1", "loans-first", "WF 1557", {"have": 2, "need": 0}),
    (at.in_debt, "repay 2", "cash-short", "B9", {"have": 13, "need": 26}),
    (at.sailing, "deliver clothes 2", "no-factory", "B59", {"good": "clothes"}),
    (at.sailing, "deliver food 3", "contract-size", "WF 1702", {"good": "food", "want": 3, "need": 2}),
    (at.sailing, "deliver cutlery 4", "too-few", "WF 1702", {"what": "goods", "have": 2, "need": 4}),
    (at.at_the_table, "place ship-1 6 pay 6", "ship-underpaid", "WF 1681", {"want": 6, "need": 8}),
    (at.delivering, "deliver food 2 both-ships", "one-ship-only", "WF 2500", {}),
    (
        lambda: at.delivering((4, 2), 6),
        "deliver food 6 both-ships",
        "both-ships-sail",
        "WF 2500",
        {"have": 4, "need": 6},
    ),
    (at.sailing, "deliver lamps 6", "ship-too-small", "WF 1663", {"have": 4, "need": 6}),
    (causes.jenny_trading, "contract food 2", "no-harbour", "PB 172", {}),
    (causes.jenny_taking, "ship 2", "no-harbour", "PB 172", {}),
    (at.trading, "buy 1 of 2", "only-own-shares", "WF 1540", {}),
    (at.trading, "sell 1 of 2", "only-own-shares", "WF 1540", {}),
    (at.trading, "buy 1 from 2", "only-own-shares", "WF 1540", {}),
    (causes.sailing_for_nothing, "deliver food 2", "no-contract", "WF 1700", {"good": "food"}),
    (causes.raising_for_too_little, "raise food", "no-more-levels", "WF 1341", {"have": 0, "need": 1}),
    (causes.raising_the_highest, "raise food", "quality-highest", "PB 150", {"good": "food", "high": 4}),
    (causes.machinery_for_too_little, "machine food 2", "no-more-machines", "WF 1228", {"have": 0, "need": 1}),
    (at.pricing, "raise food", "not-now", "WF 1906", {"phase": "prices"}),
    (at.working_overtime, "produce food 2", "rows-not-ready", "WF 1792", {"good": "food", "have": 1, "need": 2}),
    (at.working_overtime, "produce lamps 1", "no-factory", "WF 1791", {"good": "lamps"}),
    (at.working_overtime, "shift-work", "no-tile", "PB 435", {"tile": "extra-shifts"}),
    (causes.working_long_overtime, "produce food 3", "marker-rows", "WF 1812", {"have": 2, "need": 3}),
    (causes.working_long_overtime, "shift-work", "produce-first", "PB 446", {}),
    (causes.having_worked_overtime, "produce food 1", "produced-already", "WF 1791", {"good": "food"}),
    (at.taking, "tile agent", "tile-twice", "WF 1978", {"tile": "agent"}),
    (at.taking, "tile broker", "not-on-offer", "WF 1969", {"offered": "broker"}),
    (at.taking, "tile charisma", "charisma-banned", "PB 396", {}),
    (at.taking, "marker light-quality", "marker-twice", "WF 2006", {"marker": "light-quality"}),
    (at.taking, "marker light-exchange", "not-on-offer", "WF 1995", {"offered": "light-exchange"}),
    (at.taking, "ship 6", "level-too-high", "WF 1996", {"want": 3, "have": 2}),
    (at.taking, "foreman food", "token-there", "B57", {"good": "food"}),
    (causes.in_the_lobby, "foreman clothes", "nothing-instead", "B73", {}),
    (causes.in_the_lobby, "half-price 1", "nothing-instead", "B73", {}),
    (causes.in_the_lobby, "workshop food", "no-tile", "B57", {"tile": "workshop"}),
    (causes.in_the_lobby, "tile foreman", "tile-twice", "WF 1978", {"tile": "foreman"}),
    (at.taking, "workshop food", "no-tile", "B57", {"tile": "workshop"}),
    (at.with_two_ships, "ship 2", "ship-not-larger", "WF 2048", {"want": 2}),
    (at.taking_without_workers, "ship 4", "no-crew", "PB 38", {"have": 0, "need": 1}),
    (at.brokering, "half-price 1", "", "", {}),
    (at.brokering, "half-price 2", "too-few", "PB 239", {"what": "bank", "have": 1, "need": 2}),
    (at.returning, "return school", "tile-just-taken", "WF 1985", {"tile": "school"}),
    (at.returning, "return charisma", "no-tile", "WF 1985", {"tile": "charisma"}),
    (at.called, "stop", "must-sell", "WF 2180", {"have": 2}),
    (at.called, "stock", "must-sell", "WF 2180", {"have": 2}),
    (at.called, "shift-work", "no-tile", "PB 435", {"tile": "extra-shifts"}),
    (at.called_without_goods, "shift-work", "no-tile", "PB 435", {"tile": "extra-shifts"}),
    (at.called_without_goods, "row-off", "no-tile", "PB 530", {"tile": "school"}),
    (causes.called_again, "shift-work", "no-extra-shift", "WF 2317", {}),
    (causes.called_with_one_row, "row-off", "no-row-to-shut", "B66", {}),
    (causes.called_after_shutting, "row-off", "row-shut-already", "PB 530", {}),
    (causes.called_after_keeping, "row-off", "row-sold", "PB 530", {}),
    (at.called_for_extra_shifts, "stock", "too-few", "WF 2188", {"what": "goods", "have": 0, "need": 1}),
    (at.after_the_sale, "jubilee", "no-jubilee", "PB 669", {}),
    (at.after_a_patron, "patron", "patron-used", "PB 540", {}),
    (at.after_a_patron, "row-off", "row-sold", "PB 530", {}),
    (at.after_shutting, "row-off", "row-shut-already", "PB 530", {}),
    (at.after_shutting, "patron", "too-few", "PB 544", {"what": "goods", "have": 0, "need": 1}),
    (at.after_the_sale_of_one_row, "row-off", "no-row-to-shut", "B66", {}),
    (at.delivering, "deliver lamps 2", "not-active", "WF 2484", {"good": "lamps"}),
    (at.losing, "lose food", "good-fits", "PB 470", {"good": "food"}),
    (at.dismissing, "dismiss row-2", "spot-empty", "WF 2680", {"spot": "row-2"}),
    (at.dismissing, "scrap 2", "pier-empty", "WF 2690", {"pier": 2}),
    (at.wrecking, "wreck food 3", "no-machine", "PB 712", {"good": "food", "row": 3}),
    (causes.wrecking_on, "wreck food 2", "wrecked-already", "PB 712", {"good": "food"}),
    (at.naming, "name 4", "no-seat", "WF 2725", {"want": 4, "high": 3}),
    (at.naming, "buy 1", "not-now", "WF 2725", {"phase": "charisma"}),
    (at.over, "done", "over", "", {}),
    (of.short_of_cash, "sell 3 of 2", "too-few", "WF 2820", {"what": "shares", "have": 2, "need": 3}),
    (of.short_of_cash, "sell 3", "more-than-needed", "B93", {"want": 3, "need": 2}),
    (of.short_of_cash, "sell 1 of 1", "own-shares", "PB 1071", {}),
    (of.short_of_cash, "sell 1 of 4", "no-seat", "PB 1085", {"want": 4, "high": 3}),
    (of.begun_to_sell, "award", "award-too-late", "B86", {}),
    (of.without_award, "award", "no-award", "PB 985", {"award": "share-value"}),
    (of.trading_openly, "buy 1 of 3", "bought-and-sold", "PB 1083", {"owner": 2}),
    (of.trading_openly, "buy 1 of 2", "exchange-done", "WF 1534", {"what": "buy"}),
    (of.trading_openly, "buy 5 from 2", "none-of-yours", "PB 1071", {"have": 4, "need": 5, "owner": 1}),
    (of.bank_not_empty, "buy 1 from 2", "bank-first", "PB 1071", {"have": 6}),
    (of.bank_not_empty, "buy 3 of 3", "bank-of-other", "PB 1075", {"have": 2, "need": 3, "owner": 2}),
    (of.bought_own, "sell 1", "bought-and-sold", "PB 1083", {"owner": 0}),
    (of.first_portfolios, "buy 6 of 1", "start-limit", "PB 1063", {"want": 6, "high": 5}),
    (of.half_a_price, "half-price 2", "one-share-only", "PB 981", {}),
    (of.offered_by_the_board, "tile agent", "only-what-came-back", "PB 1021", {}),
    (of.board_just_used, "tile supervisory-board", "board-banned", "PB 1023", {}),
]


@pytest.mark.parametrize(
    ("situation", "move", "key", "rule", "args"), CASES, ids=[f"{case[1]}: {case[2] or 'legal'}" for case in CASES]
)
def test_the_reason_names_the_rule_and_what_misses(
    situation: Callable[[], ArkwrightPosition], move: str, key: str, rule: str, args: dict[str, int | str]
) -> None:
    check_reason(why_not(situation(), move), key, rule, args)


def test_a_contract_that_does_not_exist_is_not_delivered() -> None:
    position = at.sailing()
    position.companies[MARION].contracts[CUTLERY] = 0
    reason = why_not(position, "deliver cutlery 4")
    assert reason is not None
    assert (reason.key, reason.rule) == ("no-contract", "WF 1700")


def test_no_more_levels_than_the_amount_buys() -> None:
    position = at.raising()
    play(position, "raise food")
    frame = position.frames[-1]
    play(position, "raise food")  # the second and last one: on to the prices
    reason = frame.why_not(position, position.catalogue.parse("raise food"))
    assert reason is not None
    assert (reason.key, reason.rule) == ("no-more-levels", "WF 1341")


def test_the_broker_of_a_decade_s_end_brings_no_contracts() -> None:
    position = a_position()
    a_company(position, tiles="broker")
    begin(position, begun(position.rules.decade_plan[4], position, position.start))
    reason = why_not(position, "contract food 2")
    assert reason is not None
    assert (reason.key, reason.rule) == ("no-contracts", "PB 364")


def test_a_ship_is_replaced_by_a_larger_one_only() -> None:
    position = at.replacing()
    a_company(position, MARION)
    position.companies[MARION].ships = [2, 0]  # a 6 on the first pier
    reason = why_not(position, "replace 1")
    assert reason is not None
    assert (reason.key, reason.rule) == ("ship-not-larger", "WF 2048")


def test_every_reason_has_a_test_here() -> None:
    apart = {"no-contracts"}
    assert set(told_by("arkwright").reasons) - apart == {case[2] for case in CASES} - {"", "not-now", "over"}


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        (WATER_FRAME, 3, {"setup": "free"}),
        (WATER_FRAME, 2, {}),
        (WATER_FRAME, 3, dict.fromkeys(of.EVERYTHING.split(), "on")),
        (SPINNING_JENNY, 2, {"setup": "free"}),
        (SPINNING_MULE, 3, {}),
    ],
    ids=["water-frame free", "water-frame", "water-frame with everything", "spinning-jenny", "spinning-mule"],
)
def test_every_move_of_the_catalogue_is_legal_or_has_a_reason(game: Game, seats: int, options: dict[str, str]) -> None:
    """In two positions of every phase met in a random game; reasons cite a rule."""
    phases = explained_phases(walk(game, seats, options, 1), 2)
    assert phases >= {"marker", "factory", "workers", "special", "prices", "exchange", "over"}
