"""Sealed bids as a Game of the tests: what a seat bids is its secret until everybody has bid, twice.

A game with a leak shows a bid to everybody at once, so that tests can see that the leak is found.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from arktable.engine.events import Event
from arktable.engine.facts import Facts
from arktable.engine.fields import Row, Whole
from arktable.engine.flow import Phase
from arktable.engine.game import Game, Parts
from arktable.engine.moves import Catalogue, Move
from arktable.engine.position import Position, Verbs
from arktable.engine.reasons import Reason, not_now
from arktable.engine.rng import Rng
from arktable.engine.seats import OPEN_BOOK
from arktable.engine.sheets import read_sheet
from arktable.engine.values import UNKNOWN

SHEET = '[bids.most]\nvalue = 3\nstatus = "seed"\nsource = "S 1"\n'
NO_BID = -1
ROUNDS = 2


@dataclass(frozen=True)
class SealedRules:
    catalogue: Catalogue
    leak: str


class Bid(Phase["SealedPosition"]):
    """One player after the other bids; when all have, the bids are opened."""

    __slots__ = ()
    NAME: ClassVar[str] = "bid"

    def copy(self) -> Bid:
        return Bid(self.seat)

    def resume(self, position: SealedPosition) -> bool:
        if position.round < ROUNDS:
            return True
        position.frames.pop()
        return False

    def moves(self, position: SealedPosition) -> list[Move]:
        return list(position.catalogue.all)

    def why_not(self, position: SealedPosition, move: Move) -> Reason | None:
        return None if move in position.catalogue.all else not_now(self.NAME, "")

    def secret(self, position: SealedPosition, move: Move) -> bool:
        return True

    def play(self, position: SealedPosition, move: Move) -> None:
        position.bids[self.seat] = move.a
        if position.events is not None:
            amount: dict[str, int | str] = {"n": move.a}
            open_amount = amount if position.rules.leak == "event" else {}
            position.events.append(Event("bid", self.seat, open_amount, self.seat, "bid-amount", amount))
        self.seat = (self.seat + 1) % position.seats
        if NO_BID not in position.bids:
            best = max(position.bids)
            for seat, bid in enumerate(position.bids):
                position.points[seat] += bid == best
            position.bids = [NO_BID] * position.seats
            position.round += 1
            position.reveals += 1


class SealedPosition(Position):
    __slots__ = ("bids", "points", "round", "rules")
    FIELDS = (Whole("round"), Row("points"), Row("bids", hidden=True))

    def __init__(self, rules: SealedRules, seats: int, rng: Rng, source: SealedPosition | None = None) -> None:
        super().__init__(seats, rules.catalogue, rng)
        self.rules = rules
        self.round = 0
        self.points = [0] * seats
        self.bids = [NO_BID] * seats
        if source is not None:
            self.take_over(source)
            self.round, self.points, self.bids = source.round, source.points.copy(), source.bids.copy()

    def copy(self) -> SealedPosition:
        return SealedPosition(self.rules, self.seats, self.rng.copy(), self)


def _hides(position: SealedPosition, seat: int, viewer: int) -> bool:
    return position.bids[seat] != NO_BID and viewer not in (seat, OPEN_BOOK)


def _view(position: SealedPosition, viewer: int) -> dict[str, Any]:
    leaks = position.rules.leak == "view"
    bids = [bid if leaks or not _hides(position, seat, viewer) else None for seat, bid in enumerate(position.bids)]
    over = position.seat < 0
    offer = [move.text for move in position.moves()] if viewer == position.seat and not over else None
    return {
        "viewer": viewer, "to_move": position.seat, "over": over, "phase": position.phase(), "points": position.points,
        "bids": bids, "offer": offer,
    }  # fmt: skip


def _conceal(position: SealedPosition, viewer: int) -> None:
    for seat in range(position.seats):
        if _hides(position, seat, viewer) and position.rules.leak != "text":
            position.bids[seat] = UNKNOWN


def _deal(position: SealedPosition, rng: Rng) -> None:
    for seat, bid in enumerate(position.bids):
        if bid == UNKNOWN:
            position.bids[seat] = rng.below(len(position.catalogue))


def _sample(position: SealedPosition, viewer: int, rng: Rng) -> SealedPosition:
    twin = position.copy()
    if position.rules.leak != "sample":
        _conceal(twin, viewer)
        _deal(twin, rng)
    return twin


def _winners(position: SealedPosition) -> list[int]:
    best = max(position.points)
    return [seat for seat, points in enumerate(position.points) if points == best] if position.seat < 0 else []


SealedPosition.VERBS = Verbs(
    view=_view,
    sample=_sample,
    scores=lambda position: position.points.copy(),
    winners=_winners,
    progress=lambda position: position.round / ROUNDS,
    census=lambda position: {},
    conceal=_conceal,
    deal=_deal,
)


def _catalogue(most: int) -> Catalogue:
    catalogue = Catalogue()
    for n in range(most + 1):
        catalogue.add(0, f"bid {n}", n)
    return catalogue


def sealed(leak: str = "") -> Game:
    """The game; with `leak` it tells a bid at once in a "view", a "sample", a "text" or an "event"."""
    parts = Parts[int, Catalogue, SealedRules, SealedPosition](
        printed=lambda sheet: sheet.number("bids.most"),
        catalogue=_catalogue,
        rules=lambda most, catalogue, seats: SealedRules(catalogue, leak),
        modules=lambda seats: (),
        position=SealedPosition,
        begin=lambda position: position.frames.append(Bid(0)),
        kit=lambda rules: {"game": "sealed"},
        phases=(Bid,),
        secrets=lambda rules: ("bid",),
    )
    facts = Facts("sealed", "sealed", 2, 3, 5, (), (), False)
    return Game(facts, read_sheet("sealed", SHEET), parts)
