"""Do outcomes of Arkwright lie within the range of the outlook? Moments of played games at which others still act.

The viewer has acted already. What was said is held against two outcomes: what happens if the others do nothing that
counts (each puts down a marker and forgoes its action), and what the bots in their seats then really do.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from arktable.bots.bot import Bot
from arktable.engine.game import Game
from arktable.games.arkwright.phases.actions.turn import Turn
from arktable.games.arkwright.phases.actions.turn_result import CHOOSING, turn_under_way
from arktable.games.arkwright.phases.production.result import ProductionResult
from arktable.games.arkwright.phases.rounds import Actions
from arktable.games.arkwright.prediction.outlook import outlook
from arktable.games.arkwright.prediction.standard import standard_answer
from arktable.games.arkwright.state import ArkwrightPosition
from arktable.games.arkwright.views.shapes import OutlookView, SellerView


class Outcome(NamedTuple):
    """The viewer's figures after a production."""

    sells: int
    cash: int
    space: int


class OpenMoment(NamedTuple):
    """What was said at a decision, and what then happened."""

    decision: int
    acting: int
    hold: Outcome
    low: Outcome
    high: Outcome
    nobody: Outcome
    """If nobody does anything that counts."""
    happened: Outcome

    def within(self) -> bool:
        """Does everything that happened lie between the lowest and the highest?"""
        return all(low <= now <= high for low, now, high in zip(self.low, self.happened, self.high, strict=True))


class _Listener:
    """Notes the outcomes of the productions of one position, not of its twins."""

    def __init__(self, start: ArkwrightPosition) -> None:
        self.ended: list[list[Outcome]] = []
        rules = replace(start.rules, after_production=(*start.rules.after_production, self._note))
        self.position = ArkwrightPosition(rules, start.seats, start.rng.copy(), start)

    def _note(self, end: ArkwrightPosition, production: ProductionResult) -> None:
        if end is self.position:
            sold = production.sold
            self.ended.append([Outcome(sold[seat], one.cash, one.space) for seat, one in enumerate(end.companies)])


def open_moments(
    game: Game, seats: int, options: Mapping[str, str], seed: int, bot: Bot, every: int
) -> Iterator[OpenMoment]:
    """The moments of one game in which this bot plays every seat: one of this many is looked at, one per production."""
    start = game.start(seats, options, seed)
    assert isinstance(start, ArkwrightPosition)
    table, met = _Listener(start), 0
    position = table.position
    said: OpenMoment | None = None
    viewer = -1
    while position.seat >= 0:
        if said is None and _is_open(position):
            met += 1
            rounds = position.frames[1]
            assert isinstance(rounds, Actions)
            viewer = (rounds.seat + rounds.turns - 2) % seats
            if met % every == 0 and position.companies[viewer].level[position.cycle]:
                said = _said(position, viewer)
                table.ended.clear()
        position.play(bot.choose(position.copy()))
        if said is not None and table.ended:
            yield said._replace(happened=table.ended[0][viewer])
            said = None


def _is_open(position: ArkwrightPosition) -> bool:
    """Is somebody about to begin a turn, who is not the first of this cycle?"""
    turn, rounds = turn_under_way(position), position.frames[1] if len(position.frames) > 1 else None
    if not isinstance(turn, Turn) or not isinstance(rounds, Actions):
        return False
    return turn.stage == CHOOSING and rounds.turns > 1


def _said(position: ArkwrightPosition, viewer: int) -> OpenMoment:
    looked = outlook(position, viewer)
    assert looked is not None
    hold, (low, high) = _row(looked, "hold", viewer), _ends(looked, viewer)
    return OpenMoment(position.decisions, len(looked["acting"]), hold, low, high, _nobody(position, viewer), hold)


def _row(looked: OutlookView, reading: str, viewer: int) -> Outcome:
    rows: list[SellerView] = looked["readings"][reading]["sellers"]
    row = next(row for row in rows if row["seat"] == viewer)
    assert row["cash_after"] is not None
    assert row["space_after"] is not None
    return Outcome(row["sells"], row["cash_after"], row["space_after"])


def _ends(looked: OutlookView, viewer: int) -> tuple[Outcome, Outcome]:
    line = next(line for line in looked["ranges"] if line["seat"] == viewer)
    assert line["cash"] is not None
    assert line["space"] is not None
    pairs = (line["sells"], line["cash"], line["space"])
    return Outcome(*[pair[0] for pair in pairs]), Outcome(*[pair[1] for pair in pairs])


def _nobody(position: ArkwrightPosition, viewer: int) -> Outcome:
    """A player who still acts puts a marker down and does nothing with it."""
    trial = _Listener(position)
    while not trial.ended:
        trial.position.play(standard_answer(trial.position) or trial.position.moves()[0])
    return trial.ended[0][viewer]
