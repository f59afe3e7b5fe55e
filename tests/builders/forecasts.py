"""Does a forecast of Arkwright come true? Moments of played games, with what was said and what then happened.

A moment is a decision in the last turn of a cycle or in the production itself, from which the standard answers
(`games/arkwright/prediction/standard.py`) lead to the end of the production. A twin goes on there by the rules of the
game; the game itself is played by a bot, and only some of the moments are looked at.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from arktable.bots.bot import Bot
from arktable.engine.game import Game
from arktable.games.arkwright.phases.actions.turn import Turn
from arktable.games.arkwright.phases.actions.turn_result import CHOOSING, turn_under_way
from arktable.games.arkwright.phases.production.result import ProductionResult, running_production
from arktable.games.arkwright.phases.rounds import Actions
from arktable.games.arkwright.prediction.forecast import forecast
from arktable.games.arkwright.prediction.standard import standard_answer
from arktable.games.arkwright.state import ArkwrightPosition
from tests.builders.arkwright_variant_moments import EVERYTHING

Row = dict[str, Any]

EVERYTHING_ON: dict[str, str] = {"setup": "free", **dict.fromkeys(EVERYTHING.split(), "on")}
GAMES: tuple[tuple[str, dict[str, str]], ...] = (
    ("water-frame", {}),
    ("water-frame", {"setup": "free", "levels": "rising", "patrons": "always"}),
    ("water-frame", EVERYTHING_ON),
    ("spinning-jenny", {}),
    ("spinning-mule", {"setup": "free", "development-tiles": "alternative", "event-markers": "more"}),
)
"""Rulesets and options that bring every tile, event and module."""


class Moment(NamedTuple):
    """What the forecast says and what happens, by seat."""

    decision: int
    phase: str
    said: list[Row]
    happened: list[Row]


def moments(game: Game, seats: int, options: Mapping[str, str], seed: int, bot: Bot, every: int) -> Iterator[Moment]:
    """The moments of one game in which this bot plays every seat."""
    position, met = game.start(seats, options, seed), 0
    while position.seat >= 0:
        assert isinstance(position, ArkwrightPosition)
        if _is_before_production(position):
            met += 1
            happened = _happened(position) if met % every == 0 else None
            if happened is not None:
                yield Moment(position.decisions, position.phase(), _said(position), happened)
        position.play(bot.choose(position.copy()))


def _is_before_production(position: ArkwrightPosition) -> bool:
    if running_production(position) is not None:
        return True
    turn, rounds = turn_under_way(position), position.frames[1] if len(position.frames) > 1 else None
    if not isinstance(turn, Turn) or not isinstance(rounds, Actions):
        return False
    return turn.stage != CHOOSING and rounds.turns == position.seats


def _said(position: ArkwrightPosition) -> list[Row]:
    said, assumed = forecast(position, position.cycle), standard_answer(position)
    prices = [company.price[position.cycle] for company in position.companies]
    if position.phase() == "first-price" and assumed is not None and assumed.a == position.cycle:
        prices[position.seat] = assumed.b
    return [
        {
            "sold": said.sold[seat],
            "imported": said.importer_sold,
            "shipped": said.shipped[seat],
            "cash": said.cash[seat],
            "space": said.spaces[seat],
            "steps": said.steps[seat],
            "price": prices[seat] - said.gave_way[seat],
            "shares": shortfall.shares if shortfall else 0,
            "loans": company.loans + (shortfall.loans if shortfall else 0),
        }
        for seat, company in enumerate(position.companies)
        for shortfall in [said.shortfalls[seat]]
    ]


def _happened(position: ArkwrightPosition) -> list[Row] | None:
    """The production as the game runs it; None where a choice must be made before."""
    ends: list[list[Row]] = []
    good, spaces = position.cycle, [company.space for company in position.companies]
    in_need = [0] * position.seats

    def note(end: ArkwrightPosition, production: ProductionResult) -> None:
        for event in end.events or []:
            if event.key == "emergency":
                in_need[event.seat] += int(event.details["shares"])
        ends.append(
            [
                {
                    "sold": production.sold[seat],
                    "imported": production.importer_sold,
                    "shipped": production.shipped[seat],
                    "cash": company.cash,
                    "space": company.space,
                    "steps": company.space - spaces[seat],
                    "price": company.price[good],
                    "shares": in_need[seat],
                    "loans": company.loans,
                }
                for seat, company in enumerate(end.companies)
            ]
        )

    rules = replace(position.rules, after_production=(*position.rules.after_production, note))
    twin = ArkwrightPosition(rules, position.seats, position.rng.copy(), position)
    twin.events = []
    while not ends:
        answer = standard_answer(twin)
        if answer is None:
            if running_production(twin) is None:
                return None
            answer = twin.moves()[0]
        twin.play(answer)
    return ends[0]
