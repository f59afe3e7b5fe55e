"""Every reason the card game gives, with its rule and what misses."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain

import pytest

from arktable.games.arkwright_cards.state import CardPosition
from tests.builders import arkwright_cards_moments as at
from tests.builders.arkwright_cards import GAME, why_not
from tests.builders.random_play import walk
from tests.builders.reasons import check_reason, explained_phases
from tests.builders.telling import told_by

OFFICE: dict[str, int | str] = {"card": "trade-office"}

CASES: list[tuple[Callable[[], CardPosition], str, str, str, dict[str, int | str]]] = [
    (at.founding, "found food", "factory-open", "EN 255", {"good": "food"}),
    (at.buying_first_shares, "buy 6", "too-many-shares", "EN 261", {"want": 6, "most": 5}),
    (at.with_nothing, "employ", "nothing-to-hire", "EN 347", {}),
    (at.with_nothing, "automate", "nothing-to-automate", "EN 339", {}),
    (at.with_nothing, "quality", "nothing-to-improve", "EN 376", {}),
    (at.with_nothing, "distribution", "nothing-to-improve", "EN 376", {}),
    (at.with_nothing, "exchange", "nothing-to-trade", "EN 449", {}),
    (at.with_nothing, "extra", "expert-only", "EN 481", {}),
    (at.with_nothing, "build", "", "", {}),
    (at.with_nothing, "reactivate entrepreneur", "no-card", "EN 975", {"card": "developer"}),
    (at.with_nothing_and_seven_actions, "extra", "nothing-to-run", "EN 485", {}),
    (at.with_everything, "build", "nothing-to-build", "EN 301", {}),
    (at.with_everything, "early", "nothing-to-ship", "EN 501", {}),
    (at.building, "open food", "produces-no-more", "EN 303", {"good": "food"}),
    (at.building, "open cutlery", "factory-open", "EN 307", {"good": "cutlery"}),
    (at.building, "upgrade food", "no-factory", "EN 319", {"good": "food"}),
    (at.building, "upgrade cutlery", "newest-side", "EN 319", {"good": "cutlery", "decade": 3}),
    (at.building, "invent cutlery", "inventor-late", "EN 961", {"decades": 3}),
    (at.building, "done", "do-something", "EN 301", {}),
    (at.inventing, "invent food", "invented-already", "EN 961", {"good": "food"}),
    (at.inventing_more, "invent lamps", "inventor-spent", "EN 961", {"most": 2}),
    (at.hiring, "hire food", "produces-no-more", "EN 355", {"good": "food"}),
    (at.hiring, "hire clothes", "no-factory", "EN 347", {"good": "clothes"}),
    (at.hiring, "hire cutlery", "two-worker-cards", "EN 349", {"good": "cutlery"}),
    (at.hiring, "done", "do-something", "EN 347", {}),
    (at.automating, "machine food 1", "finish-half", "EN 368", {"good": "lamps", "worker_card": 1}),
    (at.automating_on, "machine food 1", "automated-already", "EN 339", {"good": "food", "worker_card": 1}),
    (at.automating_on, "machine food 2", "no-worker-card", "EN 339", {"good": "food", "worker_card": 2}),
    (at.adding_quality, "lay distribution-1 food 1", "other-kind", "EN 390", {"piece": "distribution-1"}),
    (at.adding_quality, "lay engineer food 5", "no-piece", "EN 386", {"piece": "engineer"}),
    (at.adding_quality, "lift quality-2", "piece-in-reserve", "EN 399", {"piece": "quality-2"}),
    (at.adding_quality, "lay quality-1 lamps 1", "no-factory", "EN 378", {"good": "lamps"}),
    (at.adding_quality, "lay quality-1 clothes 1", "lift-first", "EN 399", {"piece": "quality-1"}),
    (at.adding_quality, "lay quality-1 food 2", "shows-that", "EN 382", {"piece": "quality-1", "value": 2}),
    (at.adding_quality, "lay quality-3 food 3", "level-limit", "EN 395", {"good": "food", "want": 5, "most": 4}),
    (at.adding_quality, "lay quality-3 clothes 3", "rise-limit", "EN 391", {"want": 3, "most": 1}),
    (at.adding_more_quality, "lay quality-3 clothes 3", "rise-limit", "EN 391", {"want": 4, "most": 1}),
    (at.adding_more_quality, "lay quality-2 food 1", "piece-laid", "C69", {"piece": "quality-2"}),
    (at.adding_distribution, "lay distribution-2 food 1", "one-distribution", "EN 395", {"good": "food"}),
    (at.trading, "buy 3", "too-many-shares", "EN 435", {"want": 3, "most": 2}),
    (at.trading, "buy 0", "do-something", "EN 449", {}),
    (at.trading, "loan 2", "too-many-loans", "EN 463", {"want": 2, "most": 1}),
    (at.trading, "ships", "ships-ready", "EN 477", {}),
    (at.trading_on, "buy 1", "exchange-order", "EN 449", {}),
    (at.running, "extra-shift food", "has-not-run", "EN 919", {"good": "food"}),
    (at.running, "run clothes 0", "no-factory", "EN 485", {"good": "clothes"}),
    (at.running, "run food 2", "no-worker-card", "EN 487", {"good": "food", "worker_card": 2}),
    (at.running_on, "run food 1", "has-run", "EN 485", {"good": "food"}),
    (at.shipping_early, "sail", "do-something", "EN 501", {}),
    (at.shipping_early, "load clothes 1", "not-so-many-stored", "EN 501", {"good": "clothes", "want": 1, "have": 0}),
    (at.shipping_early_more, "load food 1", "loaded-already", "EN 501", {"good": "food"}),
    (at.shipping_early_more, "load lamps 2", "ship-room", "EN 695", {"want": 3, "most": 2}),
    (at.shipping_early_more, "sail trade-office", "card-used", "EN 907", OFFICE),
    (at.shipping_early_the_tenth, "sail", "ship-room", "EN 695", {"want": 1, "most": 0}),
    (at.shipping_early_the_tenth, "sail trade-office", "", "", {}),
    (at.pricing, "set 0 quality-1", "piece-elsewhere", "EN 525", {"piece": "quality-1", "good": "food"}),
    (at.pricing, "set 3 office", "", "", {}),
    (at.developing, "develop cards", "track-end", "EN 563", {"track": "cards"}),
    (at.developing, "develop shipping", "decade-restriction", "EN 242", {"track": "shipping", "decade": 2}),
    (at.developing, "take extra-shift", "card-discarded", "EN 619", {"card": "extra-shift"}),
    (at.developing, "take developer", "card-held", "EN 869", {"card": "developer"}),
    (at.developing, "take contract", "card-not-there", "EN 867", {"card": "contract"}),
    (at.developing, "pick 1", "other-supply", "EN 1048", {}),
    (at.developing, "inventor", "no-card", "EN 963", {"card": "inventor"}),
    (at.developing, "broker 1", "no-card", "EN 927", {"card": "broker"}),
    (at.developing, "reactivate entrepreneur", "card-used", "EN 975", {"card": "developer"}),
    (at.developing_simply, "reactivate entrepreneur", "card-not-used", "EN 975", {"card": "entrepreneur"}),
    (at.developing_simply, "broker 2", "", "", {}),
    (at.developing_simply, "broker 0", "too-many-shares", "EN 927", {"want": 0, "most": 2}),
    (at.developing_simply, "inventor", "expert-only", "EN 963", {}),
    (at.picking, "pick 14", "place-empty", "EN 1152", {"place": 14}),
    (at.picking, "pick 1", "under-disc", "EN 1051", {"place": 1}),
    (at.picking, "pick 13", "card-discarded", "EN 619", {"card": "extra-shift"}),
    (at.picking, "take foreman", "other-supply", "EN 1048", {}),
    (at.making_room, "discard foreman", "no-card", "EN 615", {"card": "foreman"}),
    (at.placing_the_foreman, "foreman lamps", "no-factory", "EN 951", {"good": "lamps"}),
    (at.replacing_the_engineer, "lay quality-2 food 1", "piece-not-in-reserve", "EN 1007", {"piece": "quality-2"}),
    (at.replacing_the_engineer, "lay quality-1 food 2", "rise-limit", "EN 1007", {"want": 2, "most": 1}),
    (at.selling, "sell 2", "sale-limit", "EN 661", {"want": 2, "most": 1}),
    (at.selling, "extra-shift", "no-card", "EN 917", {"card": "extra-shift"}),
    (at.selling, "patron patron-food-clothes", "card-used", "EN 945", {"card": "patron-food-clothes"}),
    (at.selling, "patron patron-clothes-cutlery", "patron-other-goods", "EN 945", {"card": "patron-clothes-cutlery"}),
    (at.selling, "patron patron-food-lamps", "patron-idle", "EN 945", {"have": 4, "limit": 5}),
    (at.selling, "patron patron-food-cutlery", "no-card", "EN 945", {"card": "patron-food-cutlery"}),
    (at.shipping, "ship 3", "ship-room", "EN 695", {"want": 3, "most": 2}),
    (at.shipping, "ship 1 trade-office", "no-card", "EN 907", OFFICE),
    (at.shipping_with_the_trade_office, "ship 0 trade-office", "do-something", "EN 907", {}),
    (at.storing, "waste clothes", "nothing-stored", "EN 715", {"good": "clothes"}),
    (at.naming, "name 3", "no-such-player", "EN 817", {}),
    (at.naming, "name 4", "no-such-player", "EN 817", {}),
    (at.naming, "pass", "not-now", "EN 817", {"phase": "start-player"}),
    (at.choosing_awards, "award sailor", "award-not-reached", "EN 1185", {"award": "sailor"}),
    (at.choosing_awards, "award tycoon", "award-chosen", "EN 1206", {"award": "tycoon"}),
]


@pytest.mark.parametrize(
    ("situation", "move", "key", "rule", "args"), CASES, ids=[f"{case[1]}: {case[2] or 'legal'}" for case in CASES]
)
def test_the_reason_names_the_rule_and_what_misses(
    situation: Callable[[], CardPosition], move: str, key: str, rule: str, args: dict[str, int | str]
) -> None:
    check_reason(why_not(situation(), move), key, rule, args)


def test_every_reason_has_a_test_here() -> None:
    of_house_rules = {"no-room-for-workers"}  # test_house_slots.py
    assert set(told_by("arkwright_cards").reasons) - of_house_rules == {case[2] for case in CASES} - {"", "not-now"}


SETTINGS: list[tuple[int, dict[str, str]]] = [
    (1, {"actions": "seven", "awards": "choose", "shares": "bought", "supply": "random"}),
    (2, {"factories": "chosen", "restrictions": "on", "actions": "seven", "supply": "random"}),
    (3, {"actions": "seven", "supply": "random"}),
    (4, {}),
]


@pytest.mark.parametrize(("seats", "options"), SETTINGS, ids=["1", "2", "3", "4"])
def test_every_move_of_the_catalogue_is_legal_or_has_a_reason(seats: int, options: dict[str, str]) -> None:
    """In three positions of every phase met in random games; reasons cite a rule."""
    phases = explained_phases(chain.from_iterable(walk(GAME, seats, options, seed) for seed in range(6)), 3)
    assert phases >= {"action", "build", "employ", "automate", "quality", "exchange", "price", "develop", "over"}
