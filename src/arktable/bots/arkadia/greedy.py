"""A bot that weighs every choice of a turn in gold, one turn deep. The weights stand in `estimate.py`."""

from __future__ import annotations

from typing import Final

from arktable.bots.arkadia.board import Board
from arktable.bots.arkadia.crew import crews
from arktable.bots.arkadia.estimate import Estimate
from arktable.bots.arkadia.laying import NOWHERE, Laying
from arktable.bots.bot import Choice, RankingBot
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.rng import Rng
from arktable.games.arkadia import moves as kinds
from arktable.games.arkadia.numbering import FAMILIES, first_seal, form_of
from arktable.games.arkadia.phases.lay import LayBuilding
from arktable.games.arkadia.phases.workers import IntroduceWorkers
from arktable.games.arkadia.state import ArkadiaPosition

# A seal of this value is sold when a banner is used anyway; most games end with the families near 2 or 3.
GOOD_VALUE: Final = 3
# What a card from the stack is worth: an open one must have a better place than that.
UNKNOWN_CARD: Final = 0.8


class GreedyArkadia(RankingBot):
    """The bot decides from the position alone, so a new one can make each decision. Without an opinion it draws."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, position: Position) -> Move:
        """The first of the best choices; the others need not be put in order."""
        choices = self._weighed(position)
        best = choices[0]
        for choice in choices:
            if choice.worth > best.worth:
                best = choice
        return best.move

    def ranked(self, position: Position) -> list[Choice]:
        found: list[Choice] = []
        seen: set[int] = set()
        for choice in sorted(self._weighed(position), key=lambda choice: -choice.worth):
            if choice.move.id not in seen:
                seen.add(choice.move.id)
                found.append(choice)
        return found

    def _weighed(self, position: Position) -> list[Choice]:
        """What is worth a thought, in any order; a move can come twice, as the beginning of two plans."""
        assert isinstance(position, ArkadiaPosition)
        phase = position.phase()
        found: list[Choice] = []
        if phase == "must":
            found = _must(position)
        elif phase == "lay":
            found = _lay(position)
        elif phase == "workers":
            found = _workers(position)
        elif phase == "castle":
            found = _castle(position)
        elif phase == "draw":
            found = _draw(position)
        elif phase == "banner":
            found = _banner(position)
        elif phase == "sell":
            found = _sell(position)
        if not found:
            # A phase that another package brings, or only neutral workers are left and none can enclose anything.
            moves = position.moves()
            found = [Choice(moves[self._rng.below(len(moves))], 0.0)]
        return found


def _must(position: ArkadiaPosition) -> list[Choice]:
    board = Board(Estimate(position, position.seat))
    laying = Laying(board)
    found = crews(board, 0)
    for move in position.moves():
        if move.kind == kinds.CARD:
            found.append(Choice(move, laying.best(move.a)))
    return found


def _lay(position: ArkadiaPosition) -> list[Choice]:
    frame = position.frames[-1]
    assert isinstance(frame, LayBuilding)
    laying = Laying(Board(Estimate(position, position.seat)))
    moves, worths = laying.places(form_of(frame.card)).moves, laying.worths(frame.card)
    return [Choice(move, worths[number]) for number, move in enumerate(moves)]


def _workers(position: ArkadiaPosition) -> list[Choice]:
    """Stopping completes what is enclosed already and costs nothing more."""
    frame = position.frames[-1]
    assert isinstance(frame, IntroduceWorkers)
    board = Board(Estimate(position, position.seat))
    return [Choice(position.rules.catalogue.done, 0.0), *crews(board, frame.common)]


def _castle(position: ArkadiaPosition) -> list[Choice]:
    """Hint 6: the bot raises what it holds and buries what the others hold. Squares that look alike are one choice."""
    hopes = holdings(position)
    found: list[Choice] = []
    seen: set[int] = set()
    for move in position.moves():
        under = position.tops[move.b]
        key = move.a * (FAMILIES + 1) + under + 1
        if key not in seen:
            seen.add(key)
            found.append(Choice(move, hopes[move.a] - (hopes[under] if under >= 0 else 0.0)))
    return found


def holdings(position: ArkadiaPosition) -> list[float]:
    """Per family: our seals and those our workers may bring, less the rivals'."""
    estimate = Estimate(position, position.seat)
    hopes = [0.0, 0.0, 0.0, 0.0]
    for seat in range(position.seats):
        weight = 1.0 if seat == position.seat else -estimate.rival
        for family in range(FAMILIES):
            hopes[family] += weight * position.seals[first_seal(seat) + family]
    for number in position.unfinished:
        building = position.buildings[number]
        open_sides = (building.around & estimate.free).bit_count()
        hopes[building.family] += estimate.standing(building.around) * estimate.chance(open_sides)
    return hopes


def _draw(position: ArkadiaPosition) -> list[Choice]:
    """The bot takes the open card with the best place for it, or the stack when none is better than middling."""
    laying = Laying(Board(Estimate(position, position.seat)))
    found: list[Choice] = []
    for move in position.moves():
        worth = laying.best(move.a) if move.kind == kinds.TAKE else UNKNOWN_CARD
        found.append(Choice(move, max(worth, NOWHERE)))
    return found


def _banner(position: ArkadiaPosition) -> list[Choice]:
    """Hint 4: the bot raises a banner before its workers run out, or for the gold when the castle stands well."""
    seat = position.seat
    table = position.rules.catalogue
    held = position.seals[first_seal(seat) : first_seal(seat + 1)]
    gain = sum(n * max(0, value - GOOD_VALUE + 1) for n, value in zip(held, position.values, strict=True))
    if position.ending >= 0:
        wanted = gain > 0
    else:
        short = position.own[seat] <= 1
        spent = position.rules.printed.banners - position.banners[seat]
        early = spent > 4 * position.progress() + 1
        wanted = (short and not early) or gain >= 12 or position.own[seat] == 0
    return [Choice(table.end, 0.0), Choice(table.banner, 1.0 if wanted else -1.0)]


def _sell(position: ArkadiaPosition) -> list[Choice]:
    """The bot sells every seal that stands well; the rest waits for the next banner or the end."""
    found = [Choice(position.rules.catalogue.done, 0.0)]
    found += [
        Choice(move, move.b * (position.values[move.a] - GOOD_VALUE + 0.5))
        for move in position.moves()
        if move.kind == kinds.SELL
    ]
    return found
