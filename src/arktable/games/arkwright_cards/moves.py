"""All moves of the card game, with their notation. Each decision is one interned move.

| notation                                     | meaning                                          | a, b, c            |
|----------------------------------------------|--------------------------------------------------|--------------------|
| `found food`                                 | set-up: open this factory                        | good               |
| `build` · `employ` … `early`, `pass`         | the action: see ACTION_NAMES                     | action             |
| `open food` · `upgrade food` · `invent food` | build, upgrade, upgrade with the inventor        | good               |
| `hire food`                                  | the next worker card                             | good               |
| `machine food 1`                             | turn the first worker card (or cover half of it) | worker card        |
| `lift quality-1`                             | take a card back into the reserve                | piece              |
| `lay quality-1 food 2`                       | lay a card, or turn one there, to this value     | piece, good, value |
| `buy 3` · `loan 2` · `ships`                 | stock exchange                                   | number             |
| `run food 1`                                 | extra production with this many worker cards     | good, cards        |
| `load food 2` · `sail` · `sail trade-office` | early shipping                                   | good, number       |
| `set 1 office quality-1`                     | token on the spot of appeal 1; what is named is  | spot, mask         |
|                                              | turned to appeal, the rest to price              |                    |
| `develop quality`                            | one step on a track                              | track              |
| `take patent` · `pick 7`                     | a development card; solo: the one at that place  | card · place       |
| `discard patent`                             | back to the supply, to make room                 | card               |
| `foreman food`                               | its place                                        | good               |
| `broker 2` · `inventor`                      | not developing: shares at half price, two steps  | number             |
| `reactivate patron-food-clothes`             | with the developer                               | card               |
| `patron patron-food-clothes`                 | one more good at home                            | card               |
| `extra-shift` · `extra-shift food`           | one more good made; expert: in this factory      | – · good           |
| `sell 2`                                     | stored goods sold at home                        | number             |
| `ship 3` · `ship 3 trade-office`             | overseas                                         | number, saved      |
| `waste food`                                 | one stored good goes to make room                | good               |
| `entrepreneur`                               | break the tie                                    |                    |
| `name 2`                                     | this seat begins                                 | seat               |
| `behind`                                     | solo: play after the opponents                   |                    |
| `award tycoon`                               | solo variant: keep this award                    | award              |
| `done`                                       | nothing more                                     |                    |
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arktable.engine.moves import Catalogue, Move
from arktable.games.arkwright_cards.printed import Printed
from arktable.games.arkwright_cards.terms import (
    AWARD_NAMES,
    CARD_NAMES,
    CARDS,
    GOOD_OF_CARD,
    GOODS,
    OFFICE_BIT,
    ONCE_PER_DECADE,
    PATRON,
    PATRONS,
    PIECE_NAMES,
    PLACE_OF_CARD,
    QUALITY_PIECES,
    SHIPPING_TRACK,
    TRACK_NAMES,
    TURNED_BIT,
    TURNINGS,
    WORKER_CARDS,
)

FOUND: Final = 0
ACTION: Final = 1
PASS: Final = 2
OPEN: Final = 3
UPGRADE: Final = 4
INVENT: Final = 5
HIRE: Final = 6
MACHINE: Final = 7
LIFT: Final = 8
LAY: Final = 9
BUY: Final = 10
LOAN: Final = 11
SHIPS: Final = 12
RUN: Final = 13
LOAD: Final = 14
SAIL: Final = 15
SET: Final = 16
DEVELOP: Final = 17
TAKE: Final = 18
PICK: Final = 19
DISCARD: Final = 20
FOREMAN_AT: Final = 21
BROKER_BUY: Final = 22
INVENTOR_STEPS: Final = 23
REACTIVATE: Final = 24
PATRON_BUYS: Final = 25
SHIFT: Final = 26
SHIFT_AT: Final = 27
SELL: Final = 28
SHIP: Final = 29
WASTE: Final = 30
TIE: Final = 31
NAME: Final = 32
BEHIND: Final = 33
AWARD: Final = 34
DONE: Final = 35

WORDS: Final = (
    "found", "action", "pass", "open", "upgrade", "invent", "hire", "machine", "lift", "lay", "buy", "loan", "ships",
    "run", "load", "sail", "set", "develop", "take", "pick", "discard", "foreman", "broker", "inventor", "reactivate",
    "patron", "extra-shift", "extra-shift-at", "sell", "ship", "waste", "break-tie", "name", "behind", "award", "done",
)  # fmt: skip
"""The words of the kinds of moves, by number."""

# Actions, as the `a` of an ACTION move (EN 291–301); quality and distribution are one action of the book.
BUILD: Final = 0
EMPLOY: Final = 1
AUTOMATE: Final = 2
ADD_QUALITY: Final = 3
ADD_DISTRIBUTION: Final = 4
EXCHANGE: Final = 5
EXTRA: Final = 6
EARLY: Final = 7
ACTION_NAMES: Final = ("build", "employ", "automate", "quality", "distribution", "exchange", "extra", "early")

SEATS: Final = 4


def turned_names(mask: int) -> list[str]:
    """Return the names of the office and quality cards that are turned to appeal in this set."""
    office = ["office"] if mask & OFFICE_BIT else []
    return office + [PIECE_NAMES[piece] for piece in QUALITY_PIECES if mask & TURNED_BIT[piece]]


class CardMoves(Catalogue):
    """The catalogue of moves, with a table for each kind of move that finds it without a search."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(WORDS)
        self._printed: Final[Printed] = printed
        self._turns()
        self._factories()
        self._pieces()
        self._exchange()
        self._developing()
        self._producing()
        self._rounds()

    def _per_good(self, kind: int, word: str) -> list[Move]:
        return [
            self.add(kind, f"{word} {name}", good, args={"good": name}) for good, name in enumerate(self._printed.goods)
        ]

    def _numbered(self, kind: int, word: str, most: int) -> list[Move]:
        """Return the moves by number, from 0 on."""
        return [self.add(kind, f"{word} {n}", n, args={"n": n}) for n in range(most + 1)]

    def _per_good_numbered(self, kind: int, word: str, most: int, what: str) -> list[list[Move]]:
        """Return the moves by good and number; `what` is the name of the number."""
        return [
            [self.add(kind, f"{word} {name} {n}", good, n, args={"good": name, what: n}) for n in range(most + 1)]
            for good, name in enumerate(self._printed.goods)
        ]

    def _per_card(self, kind: int, word: str, cards: Sequence[int]) -> list[Move]:
        """Return the moves in the order of these development cards."""
        return [self.add(kind, f"{word} {CARD_NAMES[card]}", card, args={"card": CARD_NAMES[card]}) for card in cards]

    def _turns(self) -> None:
        add = self.add
        self.done: Move = add(DONE, "done")
        self.pass_: Move = add(PASS, "pass")
        self.action: list[Move] = [
            add(ACTION, name, number, args={"action": name}) for number, name in enumerate(ACTION_NAMES)
        ]
        self.found: list[Move] = self._per_good(FOUND, "found")

    def _factories(self) -> None:
        self.open: list[Move] = self._per_good(OPEN, "open")
        self.upgrade: list[Move] = self._per_good(UPGRADE, "upgrade")
        self.invent: list[Move] = self._per_good(INVENT, "invent")
        self.hire: list[Move] = self._per_good(HIRE, "hire")
        # By worker card.
        self.machine: list[Move] = [
            self._machine(self._printed.goods[GOOD_OF_CARD[at]], PLACE_OF_CARD[at], at) for at in range(WORKER_CARDS)
        ]
        # By spot and mask.
        self.set: list[list[Move]] = [
            [self._set(spot, mask) for mask in range(TURNINGS)] for spot in range(len(self._printed.spots))
        ]

    def _machine(self, good: str, card: int, at: int) -> Move:
        return self.add(MACHINE, f"machine {good} {card}", at, args={"good": good, "worker_card": card})

    def _set(self, spot: int, mask: int) -> Move:
        """Return the move. Office and quality cards are separate arguments: 1 if turned to appeal."""
        turned = turned_names(mask)
        args: dict[str, int | str] = {"spot": spot}
        for name in ("office", *(PIECE_NAMES[piece] for piece in QUALITY_PIECES)):
            args[name] = int(name in turned)
        return self.add(SET, " ".join(["set", str(spot), *turned]), spot, mask, args=args)

    def _pieces(self) -> None:
        add = self.add
        self.lift: list[Move] = [
            add(LIFT, f"lift {name}", piece, args={"piece": name}) for piece, name in enumerate(PIECE_NAMES)
        ]
        # By piece, good, and index of the value among those that the piece can show.
        self.lay: list[list[list[Move]]] = [
            [
                [
                    add(
                        LAY,
                        f"lay {name} {word} {value}",
                        piece,
                        good,
                        value,
                        args={"piece": name, "good": word, "value": value},
                    )
                    for value in self._printed.piece_values[piece]
                ]
                for good, word in enumerate(self._printed.goods)
            ]
            for piece, name in enumerate(PIECE_NAMES)
        ]

    def _exchange(self) -> None:
        printed = self._printed
        self.buy: list[Move] = self._numbered(BUY, "buy", printed.most)
        self.loan: list[Move] = self._numbered(LOAN, "loan", printed.loan_tokens)
        self.ships: Move = self.add(SHIPS, "ships")

    def _developing(self) -> None:
        add, printed = self.add, self._printed
        self.develop: list[Move] = [
            add(DEVELOP, f"develop {name}", track, args={"track": name}) for track, name in enumerate(TRACK_NAMES)
        ]
        self.take: list[Move] = self._per_card(TAKE, "take", range(CARDS))
        places = printed.grid_rows * printed.grid_columns
        self.pick: list[Move] = [
            add(PICK, f"pick {place + 1}", place, args={"place": place + 1}) for place in range(places)
        ]
        self.discard: list[Move] = self._per_card(DISCARD, "discard", range(CARDS))
        self.foreman: list[Move] = self._per_good(FOREMAN_AT, "foreman")
        self.broker: list[Move] = self._numbered(BROKER_BUY, "broker", printed.broker)
        self.inventor: Move = add(INVENTOR_STEPS, "inventor")
        once = {move.a: move for move in self._per_card(REACTIVATE, "reactivate", ONCE_PER_DECADE)}
        # By card; cards that are never turned repeat the first move, which is never used.
        first = once[ONCE_PER_DECADE[0]]
        self.reactivate: list[Move] = [once.get(card, first) for card in range(len(CARD_NAMES))]

    def _producing(self) -> None:
        add, printed = self.add, self._printed
        self.patron: list[Move] = self._per_card(PATRON_BUYS, "patron", range(PATRON, PATRON + len(PATRONS)))
        self.shift: Move = add(SHIFT, "extra-shift")
        self.shift_at: list[Move] = self._per_good(SHIFT_AT, "extra-shift")
        most = printed.smalls * printed.small + printed.large
        self.sell: list[Move] = self._numbered(SELL, "sell", most)
        hold = printed.ships * max(printed.tracks[SHIPPING_TRACK])
        # By tokens saved (0 or 1), then by number.
        self.ship: list[list[Move]] = [
            [add(SHIP, f"ship {n}", n, args={"n": n, "saved": 0}) for n in range(hold + 1)],
            [add(SHIP, f"ship {n} trade-office", n, 1, args={"n": n, "saved": 1}) for n in range(hold + 1)],
        ]
        self.load: list[list[Move]] = self._per_good_numbered(LOAD, "load", min(hold, most), "n")
        self.run: list[list[Move]] = self._per_good_numbered(RUN, "run", 2, "worker_cards")
        self.sail: list[Move] = [
            add(SAIL, "sail", 0, args={"saved": 0}),
            add(SAIL, "sail trade-office", 1, args={"saved": 1}),
        ]
        self.waste: list[Move] = self._per_good(WASTE, "waste")

    def _rounds(self) -> None:
        add = self.add
        self.tie: Move = add(TIE, "entrepreneur")
        self.name: list[Move] = [add(NAME, f"name {seat + 1}", seat, args={"seat": seat}) for seat in range(SEATS)]
        self.behind: Move = add(BEHIND, "behind")
        self.award: list[Move] = [
            add(AWARD, f"award {name}", award, args={"award": name}) for award, name in enumerate(AWARD_NAMES)
        ]


assert GOODS == 4  # the notation names the goods of the sheet, and the catalogue is made for four
