"""Blind bids: a small game in which something is hidden. Everybody bids a card face down; the highest card wins.

Hidden are the hands, the bids of the present round, and the stock: its order, and which cards nobody ever draws.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from typing import ClassVar, Final

from arktable.engine.events import Event
from arktable.engine.facts import Facts
from arktable.engine.fields import Row, Rows
from arktable.engine.flow import Phase
from arktable.engine.game import Game, Parts
from arktable.engine.moves import Catalogue, Move
from arktable.engine.position import Position, Verbs
from arktable.engine.reasons import Reason
from arktable.engine.rng import Rng
from arktable.engine.sheets import Sheet, read_sheet
from arktable.engine.state import field
from arktable.engine.told import NUMBER, Told
from blind_bids.hidden import NO_BID, conceal, deal, own, public, sample


class Bids(Catalogue):
    """Every move: `bid 7` bids the card 7. Cards count from 1."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__(("bid",))
        self.cards: Final = sheet.number("cards.number")
        self.bids: Final[list[Move]] = [self.add(0, f"bid {n}", n, args={"card": n}) for n in range(1, self.cards + 1)]


@dataclass(frozen=True)
class Rules:
    """The rules for one game: its moves, and how many cards a hand has at the start."""

    catalogue: Bids
    hand: int


class Bid(Phase["BlindPosition"]):
    """One seat after the other bids a card. When all have, the cards are turned up and everybody draws a card."""

    NAME = "bid"

    def resume(self, position: BlindPosition) -> bool:
        if position.hands[self.seat]:
            return True
        position.frames.pop()
        return False

    def moves(self, position: BlindPosition) -> list[Move]:
        return [position.rules.catalogue.bids[card - 1] for card in position.hands[self.seat]]

    def why_not(self, position: BlindPosition, move: Move) -> Reason | None:
        return None if move.a in position.hands[self.seat] else Reason("not-in-hand", "", {"card": move.a})

    def secret(self, position: BlindPosition, move: Move) -> bool:
        return True

    def play(self, position: BlindPosition, move: Move) -> None:
        position.hands[self.seat].remove(move.a)
        position.bids[self.seat] = move.a
        _tell_one(position, "bid", self.seat, move.a)
        self.seat = (self.seat + 1) % position.seats
        if NO_BID not in position.bids:
            self._turn_up(position)

    def _turn_up(self, position: BlindPosition) -> None:
        """The highest card wins the round; its seat bids first in the next one."""
        best = max(position.bids)
        self.seat = position.bids.index(best)
        position.points[self.seat] += 1
        position.tell_all("won", self.seat, card=best)
        position.played += position.bids
        position.bids = [NO_BID] * position.seats
        position.turn += 1
        position.reveals += 1  # the others' cards are known from here on, and so is the card that one draws
        if len(position.stock) >= position.seats:
            for seat in range(position.seats):
                card = position.stock.pop()
                position.hands[seat] = sorted([*position.hands[seat], card])
                _tell_one(position, "drew", seat, card)


def _tell_one(position: BlindPosition, key: str, seat: int, card: int) -> None:
    """Tell everybody what a seat did, and the seat alone with which card."""
    if position.events is not None:
        position.events.append(Event(key, seat, {}, seat, f"{key}-card", {"card": card}))


def _winners(position: BlindPosition) -> list[int]:
    best = max(position.points)
    return [seat for seat, points in enumerate(position.points) if points == best] if position.seat < 0 else []


def _cards(position: BlindPosition) -> list[int]:
    """Every card, wherever it is."""
    hands = [card for hand in position.hands for card in hand]
    return [*position.stock, *position.played, *(bid for bid in position.bids if bid != NO_BID), *hands]


def _progress(position: BlindPosition) -> float:
    return len(position.played) / (len(_cards(position)) - len(position.stock) % position.seats)


class BlindPosition(Position):
    """Hands are sorted, so that their order tells nothing of when a card was drawn."""

    rules: Rules
    stock: list[int] = field(Row, hidden=True)
    hands: list[list[int]] = field(Rows, hidden=True)
    bids: list[int] = field(Row, hidden=True)
    played: list[int] = field(Row)
    points: list[int] = field(Row)
    VERBS: ClassVar[Verbs] = Verbs(
        public=public,
        own=own,
        conceal=conceal,
        deal=deal,
        sample=sample,
        scores=lambda position: position.points.copy(),
        winners=_winners,
        progress=_progress,
        census=lambda position: {"cards": len(_cards(position))},
    )

    def __init__(self, rules: Rules, seats: int, rng: Rng, source: BlindPosition | None = None) -> None:
        super().__init__(seats, rules.catalogue, rng)
        self.rules = rules
        if source is None:
            self.set_defaults()
            self.hands, self.bids, self.points = [[] for _ in range(seats)], [NO_BID] * seats, [0] * seats
        else:
            self.take_over(source)
            self.take_fields(source)

    def copy(self) -> BlindPosition:
        return BlindPosition(self.rules, self.seats, self.rng.copy(), self)

    def problems(self) -> list[tuple[str, str]]:
        """What is impossible in a text from outside, after `deal` has put cards in the place of unknown ones."""
        if not len(self.hands) == len(self.bids) == len(self.points) == self.seats:
            return [("hands", f"hands, bids and points must be those of {self.seats} seats")]
        if sorted(_cards(self)) != list(range(1, self.rules.catalogue.cards + 1)):
            return [("hands", "each card must be in one place: stock, hands, bids or played")]
        return []


def _begin(position: BlindPosition) -> None:
    position.stock = list(range(1, position.rules.catalogue.cards + 1))
    position.rng.shuffle(position.stock)
    for seat in range(position.seats):
        position.hands[seat] = sorted(position.stock.pop() for _ in range(position.rules.hand))
    position.frames.append(Bid(0))


def _game(sheet: Sheet) -> Game:
    parts = Parts[Sheet, Bids, Rules, BlindPosition](
        printed=lambda sheet: sheet,
        catalogue=Bids,
        rules=lambda sheet, catalogue, seats: Rules(catalogue, sheet.number("cards.hand")),
        modules=lambda seats: (),
        position=BlindPosition,
        begin=_begin,
        kit=lambda rules: {"game": "blind-bids", "cards": rules.catalogue.cards},
        phases=(Bid,),
        told=Told(
            arguments={"card": NUMBER},
            events={"bid": (), "bid-card": ("card",), "won": ("card",), "drew": (), "drew-card": ("card",)},
            reasons={"not-in-hand": ("card",)},
        ),
        secrets=lambda rules: ("hand",),
    )
    return Game(Facts("blind-bids", "blind-bids", 2, 3, 5, (), (), False), sheet, parts)


GAMES = (_game(read_sheet("blind-bids", (files("blind_bids") / "sheet.toml").read_text("utf-8"))),)
