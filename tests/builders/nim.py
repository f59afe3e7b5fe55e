"""Nim as a Game of the tests: two heaps of rules, so that the engine and the server can be seen with revisions.

Each player draws a hidden charm, then they take stones in turn; the player who takes the last one wins. In revision 1
at most two stones could be taken, in revision 2 three.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from arktable.engine.events import Event
from arktable.engine.facts import Facts, Option
from arktable.engine.fields import Row, Whole
from arktable.engine.flow import Phase
from arktable.engine.game import Game, Parts
from arktable.engine.moves import Catalogue, Move
from arktable.engine.position import Position, Verbs
from arktable.engine.reasons import Reason
from arktable.engine.records.revisions import Revision
from arktable.engine.rng import Rng
from arktable.engine.rules import Module
from arktable.engine.seats import OPEN_BOOK
from arktable.engine.sheets import Sheet, read_sheet

SHEET = '[heap.stones]\nvalue = 12\nstatus = "seed"\nsource = "N 1"\n'


@dataclass(frozen=True)
class NimRules:
    catalogue: Catalogue
    stones: int
    most: int
    last_loses: bool


class Take(Phase["NimPosition"]):
    """One player after the other, until the heap is empty."""

    __slots__ = ()
    NAME: ClassVar[str] = "take"

    def copy(self) -> Take:
        return Take(self.seat)

    def resume(self, position: NimPosition) -> bool:
        if position.heap:
            return True
        position.frames.pop()
        return False

    def moves(self, position: NimPosition) -> list[Move]:
        return [move for move in position.catalogue.all if move.a <= min(position.heap, position.rules.most)]

    def why_not(self, position: NimPosition, move: Move) -> Reason | None:
        return None if move in self.moves(position) else Reason("too-many-stones", "N 2", {"most": position.rules.most})

    def play(self, position: NimPosition, move: Move) -> None:
        position.heap -= move.a
        position.last = self.seat
        position.tell_all("nim-takes", self.seat, n=move.a)
        self.seat = (self.seat + 1) % position.seats


class NimPosition(Position):
    __slots__ = ("charms", "heap", "last", "rules")
    FIELDS = (Whole("heap"), Whole("last"), Row("charms"))

    def __init__(self, rules: NimRules, seats: int, rng: Rng, source: NimPosition | None = None) -> None:
        super().__init__(seats, rules.catalogue, rng)
        self.rules = rules
        self.heap = 0
        self.last = 0
        self.charms: list[int] = []
        if source is not None:
            self.take_over(source)
            self.heap, self.last, self.charms = source.heap, source.last, source.charms.copy()

    def copy(self) -> NimPosition:
        return NimPosition(self.rules, self.seats, self.rng.copy(), self)


def _view(position: NimPosition, viewer: int) -> dict[str, Any]:
    charms = [charm if viewer in (seat, OPEN_BOOK) else None for seat, charm in enumerate(position.charms)]
    return {"heap": position.heap, "most": position.rules.most, "charms": charms, "to_move": position.seat}


def _sample(position: NimPosition, viewer: int, rng: Rng) -> NimPosition:
    twin = position.copy()
    twin.charms = [charm if viewer in (seat, OPEN_BOOK) else rng.below(6) for seat, charm in enumerate(twin.charms)]
    return twin


def _winners(position: NimPosition) -> list[int]:
    if position.seat >= 0:
        return []
    return [(position.last + 1) % position.seats if position.rules.last_loses else position.last]


NimPosition.VERBS = Verbs(
    view=_view,
    sample=_sample,
    scores=lambda position: [int(seat in _winners(position)) for seat in range(position.seats)],
    winners=_winners,
    progress=lambda position: 1 - position.heap / position.rules.stones,
    census=lambda position: {},
    conceal=lambda position, viewer: None,
    deal=lambda position, rng: None,
)


def _catalogue() -> Catalogue:
    catalogue = Catalogue()
    for n in (1, 2, 3):
        catalogue.add(0, f"take {n}", n)
    return catalogue


def _begin(position: NimPosition) -> None:
    position.heap = position.rules.stones
    for seat in range(position.seats):
        position.charms.append(position.rng.below(6))
        if position.events is not None:
            secret: dict[str, int | str] = {"charm": position.charms[-1]}
            position.events.append(Event("nim-draws", seat, {}, seat, "nim-draws-charm", secret))
    position.frames.append(Take(0))


def _last_loses(rules: NimRules) -> NimRules:
    return replace(rules, last_loses=True)


def _two_at_most(rules: NimRules) -> NimRules:
    return replace(rules, most=2)


LAST_LOSES = Module("end=last-loses", _last_loses, numbers=("misery.*",))
TWO_AT_MOST: Module[NimRules] = Module("revision-1", _two_at_most)
OPTIONS = (Option("end", ("last-wins", "last-loses")),)
THREE_STONES = Revision[NimRules](2, "revision-nim-three-stones", TWO_AT_MOST, "0.1.0")
NOT_KEPT = Revision[NimRules](2, "revision-nim-three-stones", None, "0.1.0")


def nim(
    *revisions: Revision[NimRules],
    sheet: Sheet | None = None,
    options: tuple[Option, ...] = OPTIONS,
    modules: tuple[Module[NimRules], ...] = (LAST_LOSES,),
) -> Game:
    """The game of a version: without a revision two stones may be taken, with one three."""
    most = 3 if revisions else 2
    parts = Parts[int, Catalogue, NimRules, NimPosition](
        printed=lambda sheet: sheet.number("heap.stones"),
        catalogue=lambda stones: _catalogue(),
        rules=lambda stones, catalogue, seats: NimRules(catalogue, stones, most, False),
        modules=lambda seats: modules,
        position=NimPosition,
        begin=_begin,
        kit=lambda rules: {"game": "nim"},
        phases=(Take,),
    )
    facts = Facts("nim", "nim", 2, 3, 5, revisions, options, False)
    return Game(facts, sheet or read_sheet("nim", SHEET), parts)
