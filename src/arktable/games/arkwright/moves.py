"""All moves of Arkwright, with their notation. Each decision is one interned move.

| notation                        | meaning                                                    | a, b, c               |
|---------------------------------|------------------------------------------------------------|-----------------------|
| `found food 6`                  | 1760: a first or second factory at this price              | good, price           |
| `place quality 6 pay 6`         | put the marker on the £6 row, paying £6                    | marker, row, amount   |
| `reuse quality pay 6`           | use a marker again that lies on the table                  | marker, –, amount     |
| `build food 2` · `… developer`  | a new factory of that level                                | good, level, developer|
| `modernise food` · `… developer`| one level up                                               | good, –, developer    |
| `close food`                    | close the factory                                          | good                  |
| `price food 7`                  | set the price                                              | good, price           |
| `hire food` · `hire row-1`      | a worker for the factory, or for a warehouse spot          | good, or spot         |
| `fire food`                     | let the last worker go                                     | good                  |
| `shift row-1 column-food`       | move a warehouse worker                                    | spot, spot            |
| `machine food 2`                | a machine replaces a worker of row 2                       | good, row             |
| `send food` · `send row-1` · `send fired` | school: where a freed worker goes                | good, spot            |
| `raise food`                    | one level of quality                                       | good                  |
| `promote food`                  | one level of distribution                                  | good                  |
| `patent`                        | give the patent back for two levels                        |                       |
| `buy 3` · `sell 3` · `repay 1`  | shares, loans                                              | number                |
| `goods food 2`                  | warehouse sale                                             | good, number          |
| `contract food 6`               | take or raise a contract                                   | good, number          |
| `deliver food 6` · `… both-ships` | fulfil the contract; a second ship sails along           | good, number          |
| `produce food 2`                | production action in the first two rows                    | good, rows            |
| `tile broker` · `marker light-quality` · `ship 4` | take a special marker                    | tile, marker, kind    |
| `return broker`                 | give a tile back                                           | tile                  |
| `foreman food` · `workshop food`| where it works                                             | good                  |
| `half-price 2`                  | broker: shares at half price                               | number                |
| `replace 1` · `scrap 1`         | the ship on that pier goes                                 | pier                  |
| `keep`                          | pay for the inventor's next use                            |                       |
| `stock` · `shift-work` · `stop` | called in a sale without goods                             |                       |
| `row-on` · `row-off`            | school: the highest row produces or is shut                |                       |
| `patron` · `jubilee`            | one more good                                              |                       |
| `lose food`                     | a good that does not fit                                   | good                  |
| `dismiss row-1`                 | let a warehouse worker go at the end of a decade           | spot                  |
| `wreck food 2`                  | Luddism: the machine of row 2                              | good, row             |
| `name 2`                        | this seat becomes start player                             | seat                  |
| `done`                          | nothing more                                               |                       |
| `extra special` · `extra prices`| which additional action comes now                          | 2 or 1 (terms)        |
| `award`                         | give up an award marker for what it protects from          |                       |
| `buy 3 of 2` · `sell 3 of 2`    | shares of seat 2's company                                 | number, seat          |
| `buy 3 from 2`                  | own shares back from seat 2                                | number, seat          |
"""

from __future__ import annotations

from typing import Final

from arktable.engine.moves import Catalogue, Move
from arktable.games.arkwright.printed import Printed
from arktable.games.arkwright.terms import (
    ADJUST_PRICE,
    ADMIN_ROWS,
    DARK_REORGANIZATION,
    FREE_ROW,
    GOODS,
    LIGHT_REORGANIZATION,
    MARKER_NAMES,
    MOST_SEATS,
    OWN_MARKERS,
    PIER,
    PIERS,
    ROWS,
    SPOT_NAMES,
    SPOTS,
    TAKE_SPECIAL,
    TILE_NAMES,
)

FOUND: Final = 0
PLACE: Final = 1
REUSE: Final = 2
BUILD: Final = 3
MODERNISE: Final = 4
CLOSE: Final = 5
PRICE: Final = 6
HIRE: Final = 7
HIRE_SPOT: Final = 8
FIRE: Final = 9
SHIFT: Final = 10
MACHINE: Final = 11
SEND: Final = 12
SEND_SPOT: Final = 13
SEND_FIRED: Final = 14
RAISE: Final = 15
PROMOTE: Final = 16
PATENT: Final = 17
BUY: Final = 18
SELL: Final = 19
REPAY: Final = 20
GOODS_SALE: Final = 21
CONTRACT: Final = 22
DELIVER: Final = 23
PRODUCE: Final = 24
TILE: Final = 25
MARKER: Final = 26
SHIP: Final = 27
RETURN: Final = 28
FOREMAN: Final = 29
WORKSHOP: Final = 30
HALF_PRICE: Final = 31
REPLACE: Final = 32
SCRAP: Final = 33
KEEP: Final = 34
STOCK: Final = 35
SHIFT_WORK: Final = 36
STOP: Final = 37
ROW_ON: Final = 38
ROW_OFF: Final = 39
PATRON: Final = 40
JUBILEE: Final = 41
LOSE: Final = 42
DISMISS: Final = 43
WRECK: Final = 44
NAME: Final = 45
DONE: Final = 46
EXTRA: Final = 47
AWARD: Final = 48
BUY_OF: Final = 49
SELL_OF: Final = 50
BUY_FROM: Final = 51
DELIVER_BOTH: Final = 52

WORDS: Final = (
    "found", "place", "reuse", "build", "modernise", "close", "price", "hire", "hire-spot", "fire", "shift", "machine",
    "send", "send-spot", "send-fired", "raise", "promote", "patent", "buy", "sell", "repay", "goods", "contract",
    "deliver", "produce", "tile", "marker", "ship", "return", "foreman", "workshop", "half-price", "replace", "scrap",
    "keep", "stock", "shift-work", "stop", "row-on", "row-off", "patron", "jubilee", "lose", "dismiss", "wreck", "name",
    "done", "extra", "award", "buy-of", "sell-of", "buy-from", "deliver-both",
)  # fmt: skip
"""The words of the kinds of moves, by number."""

MOST_LOANS: Final = 60
"""Maximum number of loans that one move repays; nothing printed limits loans."""
MOST_GOODS: Final = 40
"""Maximum number of goods of a kind that one move sells."""

Args = dict[str, int | str]


class ArkwrightMoves(Catalogue):
    """The catalogue of moves, with a table for each kind of move that finds it without a search.

    Arguments: `good`, `marker`, `tile` and `spot` (`to` for a second one) are words, and so is `extra`, the additional
    action. `cost` is what a row of the administration table costs, and `pay` what is paid; `developer` is 0 or 1. The
    `row` of a factory and a `pier` count from 1, a `seat` from 0. `n`, `rows`, `price`, `level`, the `size` of a
    contract and the `capacity` of a ship are numbers.
    """

    def __init__(self, printed: Printed) -> None:
        super().__init__(WORDS)
        self._printed: Final[Printed] = printed
        # Up to the most expensive row plus what the accountant adds (PB 368).
        self._amounts: Final[range] = range(printed.admin_rows[-1] + printed.accountant + 1)
        self._setting_up()
        self._administration()
        self._factories()
        self._exchange()
        self._special()
        self._selling()
        self._variants()
        # Last, so that all other moves keep their numbers. By good and number.
        self.deliver_both: list[list[Move]] = [self._second_ship(good, name) for good, name in enumerate(printed.goods)]

    def _per_good(self, kind: int) -> list[Move]:
        word = WORDS[kind]
        return [
            self.add(kind, f"{word} {name}", good, args={"good": name}) for good, name in enumerate(self._printed.goods)
        ]

    def _per_spot(self, kind: int, word: str) -> list[Move]:
        return [self.add(kind, f"{word} {name}", spot, args={"spot": name}) for spot, name in enumerate(SPOT_NAMES)]

    def _numbered(self, kind: int, most: int) -> list[Move]:
        """Return the moves by number; index 0 repeats the first and is never used."""
        moves = [self.add(kind, f"{WORDS[kind]} {n}", n, args={"n": n}) for n in range(1, most + 1)]
        return [moves[0], *moves]

    def _per_good_numbered(self, kind: int, most: int, number: str) -> list[list[Move]]:
        """Return the moves by good and number. `number` is the name of the argument."""
        table: list[list[Move]] = []
        for good, name in enumerate(self._printed.goods):
            moves = [
                self.add(kind, f"{WORDS[kind]} {name} {n}", good, n, args={"good": name, number: n})
                for n in range(1, most + 1)
            ]
            table.append([moves[0], *moves])
        return table

    def _setting_up(self) -> None:
        self.done: Move = self.add(DONE, "done")
        self.found: list[list[Move]] = self._per_good_numbered(FOUND, self._printed.price_high, "price")
        self.name: list[Move] = [
            self.add(NAME, f"name {seat + 1}", seat, args={"seat": seat}) for seat in range(MOST_SEATS)
        ]

    def _place(self, marker: int, row: int, amount: int) -> Move:
        name, cost = MARKER_NAMES[marker], self._printed.row_costs[row]
        args: Args = {"marker": name, "cost": cost, "pay": amount}
        return self.add(PLACE, f"place {name} {cost} pay {amount}", marker, row, amount, args)

    def _reuse(self, marker: int, amount: int) -> Move:
        name = MARKER_NAMES[marker]
        return self.add(REUSE, f"reuse {name} pay {amount}", marker, 0, amount, {"marker": name, "pay": amount})

    def _administration(self) -> None:
        # By marker, row and amount; by marker and amount.
        self.place: list[list[list[Move]]] = [
            [[self._place(marker, row, amount) for amount in self._amounts] for row in range(ADMIN_ROWS)]
            for marker in range(LIGHT_REORGANIZATION)
        ]
        self.reuse: list[list[Move]] = [
            [self._reuse(marker, amount) for amount in self._amounts] for marker in range(LIGHT_REORGANIZATION)
        ]

    def _building(self, good: int, name: str) -> None:
        add, levels = self.add, range(1, len(self._printed.cost[good]))
        both: list[list[Move]] = []
        for helped, word in enumerate(("", " developer")):
            moves = [
                add(
                    BUILD, f"build {name} {level}{word}", good, level, helped,
                    {"good": name, "level": level, "developer": helped},
                )
                for level in levels
            ]  # fmt: skip
            both.append([moves[0], *moves])
        self.build.append(both)
        self.modernise.append(
            [
                add(MODERNISE, f"modernise {name}{word}", good, 0, helped, {"good": name, "developer": helped})
                for helped, word in enumerate(("", " developer"))
            ]
        )

    def _factories(self) -> None:
        # By good, with or without developer, and level; by good, with or without developer.
        self.build: list[list[list[Move]]] = []
        self.modernise: list[list[Move]] = []
        for good, name in enumerate(self._printed.goods):
            self._building(good, name)
        self.close: list[Move] = self._per_good(CLOSE)
        self.price: list[list[Move]] = self._per_good_numbered(PRICE, self._printed.price_high, "price")
        self.hire: list[Move] = self._per_good(HIRE)
        self.hire_spot: list[Move] = self._per_spot(HIRE_SPOT, "hire")
        self.fire: list[Move] = self._per_good(FIRE)
        self.shift: list[list[Move]] = [
            [self.done if here == there else self._shift(here, there) for there in range(SPOTS)]
            for here in range(SPOTS)
        ]
        self.machine: list[list[Move]] = self._per_row(MACHINE)
        self.wreck: list[list[Move]] = self._per_row(WRECK)
        self.send: list[Move] = self._per_good(SEND)
        self.send_spot: list[Move] = self._per_spot(SEND_SPOT, "send")
        self.send_fired: Move = self.add(SEND_FIRED, "send fired")
        self.raise_: list[Move] = self._per_good(RAISE)
        self.promote: list[Move] = self._per_good(PROMOTE)
        self.patent: Move = self.add(PATENT, "patent")
        # By good and number of rows.
        self.produce: list[list[Move]] = self._per_good_numbered(PRODUCE, ROWS, "rows")

    def _shift(self, here: int, there: int) -> Move:
        spot, to = SPOT_NAMES[here], SPOT_NAMES[there]
        return self.add(SHIFT, f"shift {spot} {to}", here, there, args={"spot": spot, "to": to})

    def _per_row(self, kind: int) -> list[list[Move]]:
        return [
            [
                self.add(kind, f"{WORDS[kind]} {name} {row + 1}", good, row, args={"good": name, "row": row + 1})
                for row in range(ROWS)
            ]
            for good, name in enumerate(self._printed.goods)
        ]

    def _exchange(self) -> None:
        shares = self._printed.shares
        self.buy: list[Move] = self._numbered(BUY, shares)
        self.sell: list[Move] = self._numbered(SELL, shares)
        self.repay: list[Move] = self._numbered(REPAY, MOST_LOANS)
        self.goods_sale: list[list[Move]] = self._per_good_numbered(GOODS_SALE, MOST_GOODS, "n")
        longest = max(self._printed.contract_track + self._printed.contract_track_two)
        self.contract: list[list[Move]] = self._per_good_numbered(CONTRACT, longest, "size")
        self.deliver: list[list[Move]] = self._per_good_numbered(DELIVER, longest + 1, "n")

    def _second_ship(self, good: int, name: str) -> list[Move]:
        moves = [
            self.add(DELIVER_BOTH, f"{one.text} both-ships", good, one.b, args={"good": name, "n": one.b})
            for one in self.deliver[good][1:]
        ]
        return [moves[0], *moves]

    def _per_tile(self, kind: int) -> list[Move]:
        return [
            self.add(kind, f"{WORDS[kind]} {name}", tile, args={"tile": name}) for tile, name in enumerate(TILE_NAMES)
        ]

    def _per_pier(self, kind: int) -> list[Move]:
        return [self.add(kind, f"{WORDS[kind]} {pier + 1}", pier, args={"pier": pier + 1}) for pier in range(PIERS)]

    def _special(self) -> None:
        add = self.add
        self.tile: list[Move] = self._per_tile(TILE)
        self.return_: list[Move] = self._per_tile(RETURN)
        self.marker: list[Move] = [self.done] * OWN_MARKERS
        for marker in range(OWN_MARKERS, PIER):
            name = MARKER_NAMES[marker]
            self.marker.append(add(MARKER, f"marker {name}", marker, args={"marker": name}))
        self.ship: list[Move] = [
            add(SHIP, f"ship {capacity}", kind, args={"capacity": capacity})
            for kind, capacity in enumerate(self._printed.ship_capacity)
        ]
        self.foreman: list[Move] = self._per_good(FOREMAN)
        self.workshop: list[Move] = self._per_good(WORKSHOP)
        self.half_price: list[Move] = self._numbered(HALF_PRICE, 2)
        self.replace: list[Move] = self._per_pier(REPLACE)
        self.scrap: list[Move] = self._per_pier(SCRAP)
        self.keep: Move = add(KEEP, "keep")

    def _selling(self) -> None:
        add = self.add
        self.stock: Move = add(STOCK, "stock")
        self.shift_work: Move = add(SHIFT_WORK, "shift-work")
        self.stop: Move = add(STOP, "stop")
        self.row_on: Move = add(ROW_ON, "row-on")
        self.row_off: Move = add(ROW_OFF, "row-off")
        self.patron: Move = add(PATRON, "patron")
        self.jubilee: Move = add(JUBILEE, "jubilee")
        self.lose: list[Move] = self._per_good(LOSE)
        self.dismiss: list[Move] = self._per_spot(DISMISS, "dismiss")

    def _variants(self) -> None:
        """Add the moves of Self-Actor and Stock Exchange after the others, so that those keep their numbers."""
        # The £0 row allows up to what the accountant adds, or any amount with the engineer.
        for marker in range(LIGHT_REORGANIZATION):
            self.place[marker].append([self._place(marker, FREE_ROW, amount) for amount in self._amounts])
        for marker in (LIGHT_REORGANIZATION, DARK_REORGANIZATION):
            self.place.append([[self._place(marker, row, 0)] for row in range(ADMIN_ROWS + 1)])
            self.reuse.append([self._reuse(marker, 0)])
        self.extra_special: Move = self.add(EXTRA, "extra special", TAKE_SPECIAL, args={"extra": "special"})
        self.extra_prices: Move = self.add(EXTRA, "extra prices", ADJUST_PRICE, args={"extra": "prices"})
        self.award: Move = self.add(AWARD, "award")
        # By seat and number.
        self.buy_of: list[list[Move]] = self._per_seat(BUY_OF, "buy {} of {}")
        self.sell_of: list[list[Move]] = self._per_seat(SELL_OF, "sell {} of {}")
        self.buy_from: list[list[Move]] = self._per_seat(BUY_FROM, "buy {} from {}")

    def _per_seat(self, kind: int, words: str) -> list[list[Move]]:
        table: list[list[Move]] = []
        for seat in range(MOST_SEATS):
            numbers = range(1, self._printed.shares + 1)
            moves = [self.add(kind, words.format(n, seat + 1), n, seat, args={"n": n, "seat": seat}) for n in numbers]
            table.append([moves[0], *moves])
        return table


assert GOODS == 4  # the notation names the goods of the sheet, and the catalogue is made for four
