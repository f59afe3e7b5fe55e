"""Spinning Jenny, Spinning Mule and Water Frame as presets of slots, and the modules their options choose."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from arktable.engine.facts import Option
from arktable.engine.plans import swapped, without
from arktable.engine.rules import Module, ModuleClash
from arktable.engine.timetable import never
from arktable.games.arkwright import setup
from arktable.games.arkwright.economy import warehouse
from arktable.games.arkwright.economy.job_market import available
from arktable.games.arkwright.economy.shares import printed_share_steps
from arktable.games.arkwright.economy.wages import printed_wage
from arktable.games.arkwright.modules.award_markers import AWARD_MARKERS
from arktable.games.arkwright.modules.bonus_markers import BONUS_MARKERS
from arktable.games.arkwright.modules.extra_events import EXTRA_EVENTS
from arktable.games.arkwright.modules.mule_alternatives import ALTERNATIVES, MORE_EVENTS, MORE_TILES
from arktable.games.arkwright.modules.new_tiles import NEW_TILES
from arktable.games.arkwright.modules.reorganization import REORGANIZATION
from arktable.games.arkwright.modules.steam_power import STEAM_POWER
from arktable.games.arkwright.modules.stock_exchange import STOCK_EXCHANGE
from arktable.games.arkwright.moves import ArkwrightMoves
from arktable.games.arkwright.phases import economy, foundation
from arktable.games.arkwright.phases.actions.additional import printed_additional
from arktable.games.arkwright.phases.actions.exchange import StockExchange, rest_in_bank
from arktable.games.arkwright.phases.bill import marker_and_fee_apart, marker_on_bill
from arktable.games.arkwright.phases.contracts import raise_contract
from arktable.games.arkwright.phases.decade import decade_end, start_player
from arktable.games.arkwright.phases.decade.events import EventPhase
from arktable.games.arkwright.phases.decade.obsolescence import Obsolescence
from arktable.games.arkwright.phases.emergency import settle_at_once
from arktable.games.arkwright.phases.final import FinalExchange
from arktable.games.arkwright.phases.production.production import begin_production
from arktable.games.arkwright.phases.rounds import Actions
from arktable.games.arkwright.printed import Printed, load_profile
from arktable.games.arkwright.rules import Rules
from arktable.games.arkwright.scoring import worth_of_companies
from arktable.games.arkwright.terms import EVENT_NAMES, TILE_NAMES
from arktable.games.arkwright.views import hidden

if TYPE_CHECKING:
    from arktable.games.arkwright.company import Company
    from arktable.games.arkwright.state import ArkwrightPosition

CYCLE: Final = (economy.EconomyPhase, Actions, begin_production, start_player.after_cycle)


def water_frame(printed: Printed, catalogue: ArkwrightMoves, seats: int) -> Rules:
    """Return the rules of Water Frame with the free set-up."""
    return Rules(
        printed=printed,
        catalogue=catalogue,
        last_decade=len(printed.decades) - 1,
        ends_early=never,
        mat_levels=(1, 2, 3, 4),
        setup=(
            setup.companies,
            setup.job_market,
            setup.event_markers,
            setup.economy_markers,
            setup.grey_markers,
            setup.ships,
            setup.tiles,
        ),
        preparation=(
            foundation.FirstFoundation,
            foundation.SecondFoundation,
            foundation.StartCapital,
            foundation.PayFactories,
        ),
        cycle_plan=CYCLE,
        decade_plan=(
            decade_end.EventSpace,
            decade_end.Dismissals,
            decade_end.OpiumLosses,
            EventPhase,
            decade_end.Brokers,
            start_player.after_decade,
            Obsolescence,
        ),
        final_plan=(decade_end.EventSpace, FinalExchange),
        specials_given=False,
        economy_pool=_economy_pool,
        event_pool=setup.event_pool,
        redraw_events=(hidden.any_events,),
        economy_step=economy.turned_marker,
        pay_marker=marker_on_bill,
        settle=settle_at_once,
        bank_shares=rest_in_bank,
        exchange=_exchange,
        additional=printed_additional,
        given_back=(),
        after_sale=(),
        after_contracts=(),
        after_production=(),
        after_ship_action=(),
        contract_rises=raise_contract,
        tile_copies=printed.tile_copies,
        alternative_tiles=0,
        alternative_events=0,
        overflow=warehouse.overflow,
        scale_goods=warehouse.on_scale,
        wage=printed_wage,
        hireable=available,
        share_steps=printed_share_steps,
        scores=worth_of_companies,
        ships_forgone=False,
        spare_ship=True,
        board_in_turn=False,
        harbour=True,
        foreign_shares=False,
        late_hiring=True,
        cash_hidden=False,
    )


def spinning_jenny(printed: Printed, catalogue: ArkwrightMoves, seats: int) -> Rules:
    """Return the rules of the short game: three decades, no tiles, events, ships or harbour (B25, B81–B83)."""
    return replace(
        water_frame(printed, catalogue, seats),
        last_decade=printed.jenny_decades,
        mat_levels=(1, printed.jenny_dark_level),
        setup=(setup.companies, setup.job_market, setup.grey_markers_jenny),
        preparation=(
            foundation.FirstFoundation,
            foundation.SecondFoundation,
            foundation.StartMoney,
            foundation.StartMarkers,
            foundation.PayFactories,
        ),
        decade_plan=(decade_end.EventSpace, start_player.after_decade, Obsolescence),
        economy_step=economy.printed_symbols,
        overflow=warehouse.scale_overflow,
        scale_goods=_all_on_scale,
        harbour=False,
        late_hiring=False,
    )


def spinning_mule(printed: Printed, catalogue: ArkwrightMoves, seats: int) -> Rules:
    """Return Spinning Jenny with development tiles, economy markers and events (PB 889–935, B84)."""
    return replace(
        spinning_jenny(printed, catalogue, seats),
        setup=(
            setup.companies,
            setup.job_market,
            setup.event_markers_mule,
            setup.economy_markers,
            setup.grey_markers_mule,
            setup.tiles_mule,
        ),
        decade_plan=(
            decade_end.EventSpace,
            EventPhase,
            decade_end.Brokers,
            start_player.after_decade,
            Obsolescence,
        ),
        economy_pool=_economy_pool_mule,
        event_pool=_event_pool_mule,
        redraw_events=(hidden.drawn_events,),
        economy_step=economy.turned_marker,
    )


def _exchange(seat: int, contracts: bool) -> StockExchange:
    return StockExchange(seat, contracts)


def _economy_pool(position: ArkwrightPosition, good: int) -> list[int]:
    return setup.economy_choice(position.rules.printed, good, position.seats == 2)


def _economy_pool_fixed(position: ArkwrightPosition, good: int) -> list[int]:
    """Return the markers of the predetermined set-up, which never have three returning workers (WF 219)."""
    return setup.economy_choice(position.rules.printed, good, True)


def _economy_pool_mule(position: ArkwrightPosition, good: int) -> list[int]:
    return setup.economy_choice_mule(position.rules.printed, good)


def _event_pool_mule(position: ArkwrightPosition) -> list[int]:
    printed, played = position.rules.printed, position.rules.alternative_events
    return printed.mule_events + [event for event in printed.mule_more_events if played >> event & 1]


def _all_on_scale(printed: Printed, company: Company, good: int) -> int:
    return company.stock[good]


# -- options --------------------------------------------------------------------------------------------------------


def _fixed_frame(rules: Rules) -> Rules:
    fixed = {
        setup.event_markers: (setup.event_markers_fixed,),
        setup.grey_markers: (setup.grey_markers, setup.grey_markers_pictured),
        setup.tiles: (setup.tiles_fixed, setup.factories_fixed, setup.capital_fixed),
    }
    return replace(
        rules,
        setup=swapped(rules.setup, fixed),
        preparation=(foundation.StartMarkers, foundation.PayFactories),
        specials_given=True,
        economy_pool=_economy_pool_fixed,
        redraw_events=(hidden.listed_events,),
    )


def _fixed_jenny(rules: Rules) -> Rules:
    pictured = {setup.grey_markers_jenny: (setup.grey_markers_jenny, setup.grey_markers_pictured)}
    steps = (*swapped(rules.setup, pictured), setup.factories_fixed, setup.capital_jenny)
    return replace(
        rules, setup=steps, preparation=(foundation.StartMarkers, foundation.PayFactories), specials_given=True
    )


def _starred(rules: Rules) -> Rules:
    rules = replace(rules, setup=swapped(rules.setup, {setup.event_markers_fixed: (setup.event_markers_starred,)}))
    return replace(rules, redraw_events=(hidden.starred_events,))


def _patrons(rules: Rules) -> Rules:
    # Composed after the new tiles: with them, the tiles of a predetermined set-up are drawn too.
    return replace(rules, setup=swapped(rules.setup, {setup.tiles: (setup.tiles_with_patrons,)}))


def _rising_levels(rules: Rules) -> Rules:
    return replace(rules, printed=Printed(rules.printed.sheet.overlaid(load_profile("rising-levels"))))


def _payments_apart(rules: Rules) -> Rules:
    return replace(rules, pay_marker=marker_and_fee_apart)


def _hidden_cash(rules: Rules) -> Rules:
    return replace(rules, cash_hidden=True)


def _no_tiles(rules: Rules) -> Rules:
    rules = replace(rules, setup=swapped(rules.setup, {setup.tiles_mule: ()}))
    return replace(rules, decade_plan=without(rules.decade_plan, decade_end.Brokers))


def _printed_economy(rules: Rules) -> Rules:
    return replace(
        replace(rules, setup=swapped(rules.setup, {setup.economy_markers: ()})), economy_step=economy.printed_symbols
    )


def _no_events(rules: Rules) -> Rules:
    # Composed after the other two elements: without the last one, nothing of Spinning Mule is left.
    if setup.economy_markers not in rules.setup and setup.tiles_mule not in rules.setup:
        what = "Spinning Mule needs at least one of its elements (tiles, economy markers, events)"
        raise ModuleClash(what, "event-markers=none", "development-tiles=none", "clash-no-element")
    rules = replace(rules, setup=swapped(rules.setup, {setup.event_markers_mule: ()}))
    return replace(rules, decade_plan=without(rules.decade_plan, EventPhase))


_SETUP: Final = Option("setup", ("predetermined", "free"))
_PAYMENTS: Final = Option("payments", ("together", "apart"))
_CASH: Final = Option("cash", ("open", "hidden"))
_LEVELS: Final = Option("levels", ("printed", "rising"))
_SWITCH: Final = ("off", "on")

FRAME_OPTIONS: Final = (
    _SETUP,
    Option("events", ("listed", "shuffled")),
    Option("patrons", ("random", "always")),
    _LEVELS,
    _PAYMENTS,
    _CASH,
    Option("extra-events", _SWITCH),
    Option("steam-power", _SWITCH),
    Option("bonus-markers", _SWITCH),
    Option("award-markers", _SWITCH),
    Option("reorganization", _SWITCH),
    Option("new-tiles", _SWITCH),
    Option("stock-exchange", _SWITCH),
)
JENNY_OPTIONS: Final = (_SETUP, _LEVELS, _PAYMENTS, _CASH)
MULE_OPTIONS: Final = (
    _SETUP,
    Option("development-tiles", ("listed", "alternative", "none")),
    *[Option(TILE_NAMES[tile], _SWITCH) for tile in MORE_TILES],
    Option("economy-markers", ("drawn", "printed")),
    Option("event-markers", ("drawn", "more", "none")),
    *[Option(EVENT_NAMES[event], _SWITCH) for event in MORE_EVENTS],
    _LEVELS,
    _PAYMENTS,
    _CASH,
)

_FOR_EVERY_RULESET: Final[tuple[Module[Rules], ...]] = (
    Module("levels=rising", _rising_levels),
    Module("payments=apart", _payments_apart),
    Module("cash=hidden", _hidden_cash),
)
FRAME_MODULES: Final[tuple[Module[Rules], ...]] = (
    Module(
        "setup=predetermined",
        _fixed_frame,
        excludes=("patrons=always",),
        because={"patrons=always": ("clash-listed-tiles", "the predetermined set-up lists its tiles")},
        unless={"patrons=always": "new-tiles=on"},
    ),
    Module("events=shuffled", _starred, needs=("setup=predetermined",), wraps=("setup", "redraw_events")),
    NEW_TILES,
    Module("patrons=always", _patrons, wraps=("setup",)),
    *_FOR_EVERY_RULESET,
    STEAM_POWER,
    EXTRA_EVENTS,
    BONUS_MARKERS,
    AWARD_MARKERS,
    REORGANIZATION,
    STOCK_EXCHANGE,
)
JENNY_MODULES: Final[tuple[Module[Rules], ...]] = (Module("setup=predetermined", _fixed_jenny), *_FOR_EVERY_RULESET)
MULE_MODULES: Final[tuple[Module[Rules], ...]] = (
    Module("setup=predetermined", _fixed_jenny),
    Module("development-tiles=none", _no_tiles, wraps=("setup",)),
    Module("economy-markers=printed", _printed_economy, wraps=("setup",)),
    Module("event-markers=none", _no_events, wraps=("setup", "decade_plan")),
    *ALTERNATIVES,
    *_FOR_EVERY_RULESET,
)
