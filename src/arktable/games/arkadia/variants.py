"""The options of Arkadia and their modules."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from arktable.engine.facts import Option
from arktable.engine.rules import Module
from arktable.games.arkadia import setup
from arktable.games.arkadia.moves import ArkadiaMoves
from arktable.games.arkadia.phases.banner import UseBanner
from arktable.games.arkadia.phases.completion import one_seal
from arktable.games.arkadia.phases.ending import second_floor_full
from arktable.games.arkadia.phases.lay_or_introduce import LayOrIntroduce
from arktable.games.arkadia.phases.lot import ChooseLot
from arktable.games.arkadia.printed import Printed
from arktable.games.arkadia.rules import Rules
from arktable.games.arkadia.scoring import gold_and_seals

OPTIONS: Final = (
    Option("setup", ("standard", "beginner")),
    Option("lot", ("random", "choose")),
    Option("flip", ("no", "yes")),
    Option("totals", ("hidden", "shown")),
    Option("start", ("first", "random")),
)


def base_rules(printed: Printed, catalogue: ArkadiaMoves, seats: int) -> Rules:
    """Return the rules as printed, with our default interpretation."""
    return Rules(
        printed=printed,
        catalogue=catalogue,
        setup=(
            setup.first_seat_starts,
            setup.lot_at_random,
            setup.workers_behind_screens,
            setup.full_deck,
            setup.deal,
        ),
        first_phases=(),
        after_lot=(),
        turn_plan=(LayOrIntroduce, UseBanner),
        tile_turns=[[turn for turn in turns if turn.letter in "abcd"] for turns in printed.turns],
        wage=one_seal,
        start_workers=printed.start_workers,
        banner_workers=printed.per_banner,
        tent_workers=1,
        scores=gold_and_seals,
        last_round=second_floor_full,
        totals_shown=False,
    )


def _swap(rules: Rules, old: object, *new: object) -> Rules:
    """Return the rules with one step of the set-up replaced by others (or removed)."""
    at = rules.setup.index(old)
    return replace(rules, setup=rules.setup[:at] + new + rules.setup[at + 1 :])  # type: ignore[arg-type]


def _first_game(rules: Rules) -> Rules:
    rules = _swap(rules, setup.lot_at_random, setup.lot_of_first_game, setup.buildings_of_first_game)
    rules = _swap(rules, setup.full_deck, setup.deck_without_given)
    return _swap(rules, setup.workers_behind_screens, setup.workers_behind_screens, setup.neutral_of_first_game)


def _chosen_lot(rules: Rules) -> Rules:
    rules = _swap(_swap(rules, setup.lot_at_random), setup.deal)
    return replace(rules, first_phases=(ChooseLot,), after_lot=(setup.deal,))


def cards_before_lot(rules: Rules) -> Rules:
    """Revision 1: the cards are dealt before the start player lays the lot."""
    return replace(rules, setup=rules.setup + rules.after_lot, after_lot=())


def _flipped_tiles(rules: Rules) -> Rules:
    return replace(rules, tile_turns=rules.printed.turns)


def _open_screens(rules: Rules) -> Rules:
    return replace(rules, totals_shown=True)


def _random_start(rules: Rules) -> Rules:
    return _swap(rules, setup.first_seat_starts, setup.random_seat_starts)


MODULES: Final[tuple[Module[Rules], ...]] = (
    Module("setup=beginner", _first_game, excludes=("lot=choose",)),
    Module("lot=choose", _chosen_lot, wraps=("setup",)),
    Module("flip=yes", _flipped_tiles),
    Module("totals=shown", _open_screens),
    Module("start=random", _random_start, wraps=("setup",)),
)
