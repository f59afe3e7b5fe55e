"""The game of two to four and the solo game as presets of slots, and the modules their options choose."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from arktable.engine.facts import Option
from arktable.engine.rules import Module
from arktable.engine.timetable import never
from arktable.games.arkwright_cards import setup, supply
from arktable.games.arkwright_cards.company import NO_MARKER
from arktable.games.arkwright_cards.economy.employment import demand_falls_and_wages_rise, printed_room, printed_wage
from arktable.games.arkwright_cards.economy.market import home_limit
from arktable.games.arkwright_cards.moves import CardMoves
from arktable.games.arkwright_cards.phases import final_scoring, preparation, round_end, solo
from arktable.games.arkwright_cards.phases.production.production import Production
from arktable.games.arkwright_cards.phases.rounds import Actions
from arktable.games.arkwright_cards.printed import NOT_GIVEN, Printed, load_profile
from arktable.games.arkwright_cards.rules import Rules
from arktable.games.arkwright_cards.scoring import worth_of_companies
from arktable.games.arkwright_cards.terms import DECADES, GOODS, WAIVED_BY

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.state import CardPosition


def table_game(printed: Printed, catalogue: CardMoves, seats: int) -> Rules:
    """Return the rules of the basic game (EN 117–209)."""
    neutral = (setup.neutral,) if seats == 2 else ()
    return Rules(
        printed=printed,
        board=printed.boards[printed.board_of[seats]],
        given_developments=printed.first_developments[seats],
        catalogue=catalogue,
        setup=(setup.companies, setup.market, *neutral, setup.supply, setup.given_factories),
        deal=supply.printed_supply,
        wrong_deal=supply.wrong_printed,
        preparation=(preparation.FirstDevelopments, preparation.Ready),
        last_decade=DECADES,
        ends_early=never,
        round_plan=(Actions, Production, round_end.EndOfRound),
        decade_plan=(round_end.EndOfDecade, *((round_end.NeutralGrows,) if seats == 2 else ())),
        final_plan=(final_scoring.FinalScoring,),
        on_offer=supply.heap_offer,
        card_of=supply.heap_card,
        take_out=supply.take_from_heap,
        put_back=supply.back_to_heap,
        track_decade=_any_decade,
        rivals_produce=_nothing,
        rivals_sell=_selling_rivals,
        start_ships=printed.ships,
        extra_actions=False,
        inventor_steps=False,
        wage=printed_wage,
        room_for_workers=printed_room,
        more_workers=demand_falls_and_wages_rise,
        scores=worth_of_companies,
        rivals_score=_no_scores,
    )


def solo_game(printed: Printed, catalogue: CardMoves) -> Rules:
    """Return the rules for one player against two automated opponents (EN 1040–1175)."""
    return replace(
        table_game(printed, catalogue, 1),
        setup=(setup.companies, setup.market, setup.opponents, setup.grid, setup.bag),
        preparation=(
            preparation.FirstFactories,
            solo.OpponentsOpen,
            preparation.SecondFactories,
            preparation.FirstDevelopments,
            preparation.Ready,
        ),
        round_plan=(solo.solo_actions, Production, solo.SoloEndOfRound),
        decade_plan=(solo.SoloEndOfDecade,),
        final_plan=(final_scoring.SoloScoring, final_scoring.AllAwards),
        on_offer=supply.grid_offer,
        card_of=supply.grid_card,
        take_out=supply.take_from_grid,
        put_back=supply.back_to_grid,
        rivals_produce=solo.opponents_produce,
        rivals_score=_opponents_score,
    )


def _any_decade(position: CardPosition, seat: int, track: int) -> int:
    return 1


def _nothing(position: CardPosition, good: int) -> None:
    """Do nothing: the neutral colour never produces (C56)."""


def _selling_rivals(position: CardPosition, good: int, demand: int) -> list[int]:
    """Return the appeals of the colours that could sell enough; they compete for the highest appeal (C40)."""
    enough = position.rules.printed.enough
    return [
        rival.appeal[good]
        for rival in position.rivals
        if rival.appeal[good] != NO_MARKER and home_limit(rival.appeal[good], demand) >= enough
    ]


def _no_rivals(position: CardPosition, good: int, demand: int) -> list[int]:
    return []


def _no_scores(position: CardPosition) -> list[int]:
    return []


def _opponents_score(position: CardPosition) -> list[int]:
    return [rival.shares * rival.value for rival in position.rivals]


# -- options --------------------------------------------------------------------------------------------------------


def _random_supply(rules: Rules) -> Rules:
    return replace(rules, deal=supply.random_supply, wrong_deal=supply.wrong_random)


def _restricted_decade(position: CardPosition, seat: int, track: int) -> int:
    """Return the decade of the restriction token, unless a held card waives it (EN 242–249, C8, C53)."""
    waiver = WAIVED_BY[track]
    company = position.companies[seat]
    if waiver < 0 or company.has(waiver):
        return 1
    return position.rules.printed.track_decades[track][company.tracks[track] + 1]


def _restrictions(rules: Rules) -> Rules:
    return replace(rules, track_decade=_restricted_decade, inventor_steps=True)


def _chosen_factories(rules: Rules) -> Rules:
    steps = tuple(step for step in rules.setup if step is not setup.given_factories)
    return replace(
        rules,
        setup=steps,
        given_developments=[NOT_GIVEN] * len(rules.given_developments),
        preparation=(preparation.FirstFactories, preparation.SecondFactories, *rules.preparation),
    )


def _no_ships(rules: Rules) -> Rules:
    return replace(rules, start_ships=0)


def _bought_shares(rules: Rules) -> Rules:
    # Directly before the step `Ready`.
    return replace(rules, preparation=(*rules.preparation[:-1], preparation.FirstShares, rules.preparation[-1]))


def _seven_actions(rules: Rules) -> Rules:
    return replace(rules, extra_actions=True)


def _english_tracks(rules: Rules) -> Rules:
    return replace(rules, printed=Printed(rules.printed.sheet.overlaid(load_profile("english-tracks"))))


def wages_for_cards_alone(rules: Rules) -> Rules:
    """Revision 1: no workers on factory tiles (C79)."""
    sheet = rules.printed.sheet
    return replace(rules, printed=Printed(sheet.with_values({**sheet.values(), "workers.tile": [0] * GOODS})))


def _passive_neutral(rules: Rules) -> Rules:
    return replace(rules, rivals_sell=_no_rivals)


def _random_factories(rules: Rules) -> Rules:
    return replace(
        rules,
        setup=(*rules.setup, setup.random_factories),
        preparation=(solo.OpponentsOpen, *rules.preparation[3:]),
    )


def _chosen_awards(rules: Rules) -> Rules:
    return replace(rules, final_plan=(final_scoring.SoloScoring, final_scoring.ChooseAwards))


OPTIONS: Final = (
    Option("supply", ("printed", "random")),
    Option("restrictions", ("off", "on")),
    Option("factories", ("given", "chosen")),
    Option("ships", ("two", "none")),
    Option("shares", ("ten", "bought")),
    Option("actions", ("five", "seven")),
    Option("tracks", ("long", "short")),
    Option("neutral", ("competes", "passive")),
    Option("solo-factories", ("chosen", "random")),
    Option("awards", ("all", "choose")),
)

# Modules for any number of seats, for two to four, for two, and for one.
_ALL_SEATS: Final[tuple[Module[Rules], ...]] = (
    Module("supply=random", _random_supply),
    Module("restrictions=on", _restrictions),
    Module("ships=none", _no_ships),
    Module("actions=seven", _seven_actions),
    Module("tracks=short", _english_tracks),
)
_TWO_TO_FOUR: Final[tuple[Module[Rules], ...]] = (
    *_ALL_SEATS,
    Module("factories=chosen", _chosen_factories),
    Module("shares=bought", _bought_shares, wraps=("preparation",)),
)
_TWO: Final[tuple[Module[Rules], ...]] = (*_TWO_TO_FOUR, Module("neutral=passive", _passive_neutral))
_SOLO: Final[tuple[Module[Rules], ...]] = (
    *_ALL_SEATS,
    Module("solo-factories=random", _random_factories),
    Module("shares=bought", _bought_shares, wraps=("preparation",)),
    Module("awards=choose", _chosen_awards),
)


def rules_without_options(printed: Printed, catalogue: CardMoves, seats: int) -> Rules:
    """Return the rules of the solo game for one seat, else of the game for two to four."""
    return solo_game(printed, catalogue) if seats == 1 else table_game(printed, catalogue, seats)


def modules_for(seats: int) -> tuple[Module[Rules], ...]:
    """Return the modules for this number of seats. Options of the solo game do not apply to others, and vice versa."""
    return _SOLO if seats == 1 else _TWO if seats == 2 else _TWO_TO_FOUR
