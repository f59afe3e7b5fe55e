"""Spinning Jenny and Water Frame as presets of slots, and the modules their options choose."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from arktable.engine.game import Option
from arktable.engine.rules import Module
from arktable.games.arkwright import hidden, setup
from arktable.games.arkwright.economy import shares, warehouse
from arktable.games.arkwright.moves import ArkwrightMoves
from arktable.games.arkwright.phases import decade_end, economy, foundation, start_player
from arktable.games.arkwright.phases.events import event_phase
from arktable.games.arkwright.phases.final import final_exchange
from arktable.games.arkwright.phases.obsolescence import obsolescence
from arktable.games.arkwright.phases.production import begin_production
from arktable.games.arkwright.phases.rounds import begin_actions
from arktable.games.arkwright.rules import Rules
from arktable.games.arkwright.sheet import Tables, load_profile

if TYPE_CHECKING:
    from arktable.games.arkwright.company import Company
    from arktable.games.arkwright.state import ArkwrightPosition

CYCLE: Final = (economy.begin_economy, begin_actions, begin_production, start_player.after_cycle)


def water_frame(tables: Tables, moves: ArkwrightMoves) -> Rules:
    """The free set-up of Water Frame."""
    return Rules(
        tables=tables,
        moves=moves,
        last_decade=len(tables.decades) - 1,
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
        preparation=(_first_foundation, _second_foundation, _start_capital, _pay_factories),
        cycle_plan=CYCLE,
        decade_plan=(
            decade_end.event_space,
            decade_end.dismissals,
            decade_end.opium_losses,
            event_phase,
            decade_end.brokers,
            start_player.after_decade,
            obsolescence,
        ),
        final_plan=(decade_end.event_space, final_exchange),
        economy_pool=_economy_pool,
        event_pool=_event_pool,
        redraw_events=hidden.any_events,
        economy_step=economy.turned_marker,
        raise_cash=shares.raise_cash,
        overflow=warehouse.overflow,
        scale_goods=warehouse.on_scale,
        harbour=True,
        late_hiring=True,
        cash_hidden=False,
    )


def spinning_jenny(tables: Tables, moves: ArkwrightMoves) -> Rules:
    """The short game: three decades, no tiles, events, ships or harbour (B25, B81–B83)."""
    return replace(
        water_frame(tables, moves),
        last_decade=tables.jenny_decades,
        mat_levels=(1, tables.jenny_dark_level),
        setup=(setup.companies, setup.job_market, setup.grey_markers_jenny),
        preparation=(_first_foundation, _second_foundation, _jenny_capital, _start_markers, _pay_factories),
        decade_plan=(decade_end.event_space, start_player.after_decade, obsolescence),
        economy_step=economy.printed_symbols,
        overflow=warehouse.scale_overflow,
        scale_goods=_all_on_scale,
        harbour=False,
        late_hiring=False,
    )


def _first_foundation(position: ArkwrightPosition) -> foundation.FirstFoundation:
    return foundation.FirstFoundation(position.start)


def _second_foundation(position: ArkwrightPosition) -> foundation.SecondFoundation:
    return foundation.SecondFoundation(position.start)


def _start_capital(position: ArkwrightPosition) -> foundation.StartCapital:
    return foundation.StartCapital(position.start)


def _start_markers(position: ArkwrightPosition) -> foundation.StartMarkers:
    return foundation.StartMarkers(position.start)


def _jenny_capital(position: ArkwrightPosition) -> foundation.StartMoney:
    return foundation.StartMoney(position.start)


def _pay_factories(position: ArkwrightPosition) -> foundation.PayFactories:
    return foundation.PayFactories(position.start)


def _economy_pool(position: ArkwrightPosition) -> list[int]:
    return setup.economy_choice(position.rules.tables, position.seats == 2)


def _economy_pool_fixed(position: ArkwrightPosition) -> list[int]:
    return setup.economy_choice(position.rules.tables, True)


def _event_pool(position: ArkwrightPosition) -> list[int]:
    return setup.event_choice(position.rules.tables, position.seats)


def _all_on_scale(tables: Tables, company: Company, good: int) -> int:
    return company.stock[good]


# -- options --------------------------------------------------------------------------------------------------------


def _swap(rules: Rules, changes: dict[object, tuple[object, ...]]) -> Rules:
    """The set-up with some steps replaced by others."""
    steps: list[object] = []
    for step in rules.setup:
        steps += changes.get(step, (step,))
    return replace(rules, setup=tuple(steps))  # type: ignore[arg-type]


def _fixed_frame(rules: Rules) -> Rules:
    rules = _swap(
        rules,
        {
            setup.event_markers: (setup.event_markers_fixed,),
            setup.economy_markers: (setup.economy_markers_fixed,),
            setup.tiles: (setup.tiles_fixed, setup.factories_fixed, setup.capital_fixed),
        },
    )
    return replace(
        rules,
        preparation=(_start_markers, _pay_factories),
        economy_pool=_economy_pool_fixed,
        redraw_events=hidden.listed_events,
    )


def _fixed_jenny(rules: Rules) -> Rules:
    steps = (*rules.setup, setup.factories_fixed, setup.capital_jenny)
    return replace(rules, setup=steps, preparation=(_start_markers, _pay_factories))


def _starred(rules: Rules) -> Rules:
    rules = _swap(rules, {setup.event_markers_fixed: (setup.event_markers_starred,)})
    return replace(rules, redraw_events=hidden.starred_events)


def _patrons(rules: Rules) -> Rules:
    return _swap(rules, {setup.tiles: (setup.tiles_with_patrons,)})


def _rising_levels(rules: Rules) -> Rules:
    return replace(rules, tables=Tables(rules.tables.sheet.overlaid(load_profile("rising-levels"))))


def _hidden_cash(rules: Rules) -> Rules:
    return replace(rules, cash_hidden=True)


_SETUP: Final = Option("setup", ("predetermined", "free"))
_CASH: Final = Option("cash", ("open", "hidden"))
_LEVELS: Final = Option("levels", ("printed", "rising"))

FRAME_OPTIONS: Final = (
    _SETUP,
    Option("events", ("listed", "shuffled")),
    Option("patrons", ("random", "always")),
    _LEVELS,
    _CASH,
)
JENNY_OPTIONS: Final = (_SETUP, _LEVELS, _CASH)

_EITHER: Final[tuple[Module[Rules], ...]] = (
    Module("levels=rising", _rising_levels),
    Module("cash=hidden", _hidden_cash),
)
FRAME_MODULES: Final[tuple[Module[Rules], ...]] = (
    Module("setup=predetermined", _fixed_frame, excludes=("patrons=always",)),
    Module("events=shuffled", _starred, needs=("setup=predetermined",), wraps=("setup", "redraw_events")),
    Module("patrons=always", _patrons),
    *_EITHER,
)
JENNY_MODULES: Final[tuple[Module[Rules], ...]] = (Module("setup=predetermined", _fixed_jenny), *_EITHER)
