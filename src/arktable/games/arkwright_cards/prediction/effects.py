"""What building, upgrading, hiring, automating and the foreman would bring, before it is decided.

A move is played on a copy by its own phase, and the factory is compared before and after with the functions that the
rules use. Nothing that follows the move is played: the figures depend on nothing hidden.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arktable.games.arkwright_cards import moves as kinds
from arktable.games.arkwright_cards.economy import factory
from arktable.games.arkwright_cards.phases.actions.turn import ChooseAction
from arktable.games.arkwright_cards.prediction.effects_shapes import EffectView
from arktable.games.arkwright_cards.terms import GOOD_OF_CARD

if TYPE_CHECKING:
    from arktable.engine.moves import Move
    from arktable.games.arkwright_cards.state import CardPosition

ACTIONS: Final[tuple[int, ...]] = (kinds.BUILD, kinds.EMPLOY, kinds.AUTOMATE)
"""The actions that change a factory for good."""
MOVES: Final[tuple[int, ...]] = (
    kinds.FOUND, kinds.OPEN, kinds.UPGRADE, kinds.INVENT, kinds.HIRE, kinds.MACHINE, kinds.FOREMAN_AT
)  # fmt: skip


class Figures:
    """A factory in numbers, at this wage; all are 0 while it is not open."""

    __slots__ = ("costs", "fixed", "goods", "machines", "overseas", "together", "workers")

    def __init__(self, position: CardPosition, seat: int, good: int, wage: int) -> None:
        printed, company = position.rules.printed, position.companies[seat]
        side = company.tile[good]
        if not side:
            self.goods = self.workers = self.machines = self.fixed = self.costs = self.together = self.overseas = 0
            return
        self.goods = factory.output(printed, company, good, 2)
        self.workers, self.machines = factory.staff(printed, company, good, 2)
        fixed, wages, upkeep = factory.costs(printed, company, good, 2, wage)
        self.fixed = fixed
        self.costs = fixed + wages + upkeep
        self.together = factory.total(printed, company, good)
        self.overseas = printed.ship_price[side][good]


def effects_of(position: CardPosition) -> list[EffectView]:
    """Return the effect of each such move that is on offer, or would be after the choice of an action."""
    frame = position.frames[-1]
    if not isinstance(frame, ChooseAction):
        return _offered(position)
    found: list[EffectView] = []
    for action in ACTIONS:
        move = position.rules.catalogue.action[action]
        if frame.why_not(position, move) is None:
            found += _offered(_after(position, move))
    return found


def _after(position: CardPosition, move: Move) -> CardPosition:
    """Return a copy in which the phase has played this move, and nothing after it."""
    twin = position.copy()
    twin.events = None
    twin.frames[-1].play(twin, move)
    return twin


def _offered(position: CardPosition) -> list[EffectView]:
    moves = position.frames[-1].moves(position)
    return [_effect(position, move) for move in moves if move.kind in MOVES]


def _effect(position: CardPosition, move: Move) -> EffectView:
    seat = position.frames[-1].seat
    good = GOOD_OF_CARD[move.a] if move.kind == kinds.MACHINE else move.a
    twin = _after(position, move)
    wage = twin.wage()
    before, then = Figures(position, seat, good, wage), Figures(twin, seat, good, wage)
    return {
        "move": move.text,
        "kind": move.word,
        "args": move.args,
        "goods": then.goods - before.goods,
        "workers": then.workers - before.workers,
        "machines": then.machines - before.machines,
        "fixed": then.fixed - before.fixed,
        "costs": then.costs - before.costs,
        "together": then.together - before.together,
        "overseas": then.overseas - before.overseas,
        "wage": wage,
    }
