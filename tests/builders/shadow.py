"""A second Arkadia, written from the rule book with sets of coordinates and no regard for speed.

It shares no code and no idea with `arktable.games.arkadia`: no bit masks, no frames, shapes drawn by hand. It knows
nothing of chance: what was drawn it reads from the view that follows. Tests play both side by side.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Any

Square = tuple[int, int]

WIDTH, HEIGHT = 16, 12
FAMILIES = ("cloth", "spice", "carpenter", "silver")
DRAWINGS = {
    "house": ["##"],
    "farm": ["###"],
    "tavern": ["##", "#."],
    "mill": [".##", "##."],
    "smithy": ["####"],
    "trade": ["###", "#.."],
    "monastery": ["###", ".#."],
}


def beside(square: Square) -> set[Square]:
    """The neighbours on the board, horizontally and vertically."""
    x, y = square
    near = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}
    return {(x, y) for x, y in near if 0 <= x < WIDTH and 0 <= y < HEIGHT}


def around(squares: Iterable[Square]) -> frozenset[Square]:
    return _around(frozenset(squares))


@cache
def _around(inside: frozenset[Square]) -> frozenset[Square]:
    return frozenset[Square]().union(*(beside(square) for square in inside)) - inside


def name(square: Square) -> str:
    return "abcdefghijklmnop"[square[0]] + str(square[1] + 1)


def square_of(cell: int) -> Square:
    return (cell % WIDTH, cell // WIDTH)


def turns(form: str, flip: bool) -> dict[str, frozenset[Square]]:
    """Letter → squares, only turns that look different; the letters count clockwise quarter turns."""
    found: dict[str, frozenset[Square]] = {}
    for first, drawing in (("a", DRAWINGS[form]), ("e", [row[::-1] for row in DRAWINGS[form]]))[: 2 if flip else 1]:
        for quarter in range(4):
            squares = frozenset((x, y) for y, row in enumerate(drawing) for x, mark in enumerate(row) if mark == "#")
            if squares not in found.values():
                found[chr(ord(first) + quarter)] = squares
            drawing = ["".join(row[x] for row in reversed(drawing)) for x in range(len(drawing[0]))]  # noqa: PLW2901
    return found


@cache
def all_lays(form: str, flip: bool) -> dict[str, frozenset[Square]]:
    """Every way a form can lie on an empty board: notation → squares."""
    found: dict[str, frozenset[Square]] = {}
    for letter, shape in turns(form, flip).items():
        for x in range(WIDTH):
            for y in range(HEIGHT):
                cover = frozenset((x + dx, y + dy) for dx, dy in shape)
                if all(cx < WIDTH and cy < HEIGHT for cx, cy in cover):
                    found[f"lay {form} {name((x, y))} {letter}"] = cover
    return found


class Shadow:
    """Follows a game from its start; `view` is what the open book shows then."""

    def __init__(self, view: dict[str, Any], flip: bool = False) -> None:
        self.flip = flip
        self.seats: int = view["seats"]
        self.tents = {square_of(cell) for cell in view["tents"]}
        self.all_tents = set(self.tents)
        self.lot: set[Square] = {square_of(cell) for cell in view["lot"]["cells"]} if view["lot"] else set()
        self.tiles: list[set[Square]] = [{square_of(cell) for cell in tile["cells"]} for tile in view["buildings"]]
        self.families: list[str] = [tile["family"] for tile in view["buildings"]]
        self.done: set[int] = set()
        self.workers: dict[Square, int] = {}
        self.hands: list[list[str]] = [list(hand) for hand in view["hands"]]
        self.open: list[str] = list(view["cards"]["open"])
        self.stack: int = view["cards"]["stack"]
        self.own: list[int] = [player["own"] for player in view["players"]]
        self.neutral: list[int] = [player["neutral"] for player in view["players"]]
        self.neutral_pool = 24 - sum(self.neutral)
        self.banners = [4] * self.seats
        self.gold = [0] * self.seats
        self.seals: list[Counter[str]] = [Counter() for _ in range(self.seats)]
        self.piles: list[list[str | None]] = [[square["family"]] for square in view["castle"]["squares"]]
        self.pools = [Counter(dict.fromkeys(FAMILIES, n)) for n in (3, 3, 1)]
        self.last_round: list[int] | None = None
        self.idle, self.turn, self.card = 0, 0, ""
        self.set_now: list[Square] = []
        self.laid = False
        self.pieces_due = 0
        self.sold: set[str] = set()
        self.seat: int = view["to_move"]
        self.phase = "lot"
        if self.lot:
            self._begin_turn(self.seat)

    # -- what is legal --------------------------------------------------------------------------------------------

    def buildings(self) -> list[set[Square]]:
        return [self.lot, *self.tiles]

    def taken(self) -> set[Square]:
        return set(self.workers).union(*self.buildings())

    def places(self, form: str) -> dict[str, set[Square]]:
        """Every legal lay of a form: notation → squares covered."""
        taken = self.taken()
        near = set().union(*(beside(square) for square in taken))
        return {
            text: set(cover)
            for text, cover in all_lays(form, self.flip).items()
            if cover.isdisjoint(taken) and not cover.isdisjoint(near)
        }

    def squares_for_workers(self) -> set[Square]:
        """Free squares next to a building that all workers of this turn stand next to."""
        rings = [around(tile) for tile in self.buildings()]
        return set[Square]().union(*(ring for ring in rings if ring.issuperset(self.set_now))) - self.taken()

    def legal(self) -> set[str]:
        if self.seat < 0:
            return set()
        return set(getattr(self, f"_legal_{self.phase}")())

    def _legal_lot(self) -> Iterable[str]:
        for width, height in ((4, 3), (3, 4)):
            for x in range(WIDTH - width + 1):
                for y in range(HEIGHT - height + 1):
                    if not {(x + dx, y + dy) for dx in range(width) for dy in range(height)} & self.all_tents:
                        yield f"lot {width}x{height} {name((x, y))}"

    def _legal_must(self) -> Iterable[str]:
        fits = {form: bool(self.places(form)) for form in {card.split("-")[0] for card in self.hands[self.seat]}}
        yield from (f"card {card}" for card in self.hands[self.seat] if fits[card.split("-")[0]])
        yield from self._worker_moves()

    def _legal_lay(self) -> Iterable[str]:
        return self.places(self.card.split("-")[0])

    def _legal_workers(self) -> Iterable[str]:
        yield "done"
        yield from self._worker_moves()

    def _worker_moves(self) -> Iterable[str]:
        for square in self.squares_for_workers():
            if self.own[self.seat]:
                yield f"own {name(square)}"
            if self.neutral[self.seat]:
                yield f"neutral {name(square)}"

    def _legal_castle(self) -> Iterable[str]:
        for number, pile in enumerate(self.piles, 1):
            if len(pile) <= self.floor():
                yield from (f"castle {family} {number}" for family, n in self.pools[self.floor() - 1].items() if n)

    def _legal_draw(self) -> Iterable[str]:
        return [f"take {card}" for card in self.open] + (["take stack"] if self.stack else [])

    def _legal_banner(self) -> Iterable[str]:
        return ["banner", "end"]

    def _legal_sell(self) -> Iterable[str]:
        yield "done"
        for family in self._sellable():
            yield from (f"sell {family} {n}" for n in range(1, self.seals[self.seat][family] + 1))

    def _sellable(self) -> list[str]:
        return [family for family, n in self.seals[self.seat].items() if n and family not in self.sold]

    def floor(self) -> int:
        return min(3, *(len(pile) for pile in self.piles))

    def value(self, family: str) -> int:
        return sum(pile[-1] == family for pile in self.piles)

    # -- what it does ---------------------------------------------------------------------------------------------

    def play(self, text: str, after: dict[str, Any]) -> None:
        """`after` is the open book after the move; only what chance decided is read from it."""
        word, *rest = text.split()
        getattr(self, f"_play_{word}")(text, rest, after)

    def _play_lot(self, text: str, rest: list[str], after: dict[str, Any]) -> None:
        width, height = map(int, rest[0].split("x"))
        x, y = "abcdefghijklmnop".index(rest[1][0]), int(rest[1][1:]) - 1
        self.lot = {(x + dx, y + dy) for dx in range(width) for dy in range(height)}
        # The cards are dealt now: four each, three open.
        self.hands, self.open = [list(hand) for hand in after["hands"]], list(after["cards"]["open"])
        self.stack -= 4 * self.seats + 3
        self._begin_turn(self.seat)

    def _play_card(self, text: str, rest: list[str], after: dict[str, Any]) -> None:
        self.idle = 0
        self.card, self.phase = rest[0], "lay"

    def _play_lay(self, text: str, rest: list[str], after: dict[str, Any]) -> None:
        cover = self.places(rest[0])[text]
        recruits = min(len(cover & self.tents), self.neutral_pool)
        self.neutral[self.seat] += recruits
        self.neutral_pool -= recruits
        self.tents -= cover
        self.tiles.append(cover)
        self.families.append(self.card.split("-")[1])
        self.hands[self.seat].remove(self.card)
        self.laid = True
        self._complete()

    def _play_own(self, text: str, rest: list[str], after: dict[str, Any]) -> None:
        self.own[self.seat] -= 1
        self._stand(rest[0], self.seat)

    def _play_neutral(self, text: str, rest: list[str], after: dict[str, Any]) -> None:
        self.neutral[self.seat] -= 1
        self._stand(rest[0], -1)

    def _stand(self, where: str, owner: int) -> None:
        square = ("abcdefghijklmnop".index(where[0]), int(where[1:]) - 1)
        self.idle = 0
        self.workers[square] = owner
        self.tents.discard(square)
        self.set_now.append(square)
        self.phase = "workers"

    def _play_done(self, text: str, rest: list[str], after: dict[str, Any]) -> None:
        if self.phase == "workers":
            self._complete()
        else:
            self._end_turn()

    def _complete(self) -> None:
        taken = self.taken()
        for number, tile in enumerate(self.tiles):
            if number not in self.done and around(tile) <= taken:
                self.done.add(number)
                self.pieces_due += 1
                self.seals[self.seat][self.families[number]] += 1
                for square in around(tile):
                    if self.workers.get(square, -1) >= 0:
                        self.seals[self.workers[square]][self.families[number]] += 1
        self._go_on_building()

    def _go_on_building(self) -> None:
        if self.pieces_due and self.pools[self.floor() - 1].total():
            self.phase = "castle"
        else:
            self.pieces_due = 0
            self._draw()

    def _play_castle(self, text: str, rest: list[str], after: dict[str, Any]) -> None:
        floor = self.floor()
        self.pools[floor - 1][rest[0]] -= 1
        self.piles[int(rest[1]) - 1].append(rest[0])
        self.pieces_due -= 1
        if floor < 3 and all(len(pile) > floor for pile in self.piles):
            self.pools[2].update(self.pools[floor - 1])
            self.pools[floor - 1].clear()
            if floor == 2:
                self.last_round = [(self.seat + n) % self.seats for n in range(1, self.seats + 1)]
        self._go_on_building()

    def _draw(self) -> None:
        if not self.laid or not (self.stack or self.open):
            self._offer_banner()
        elif not self.stack and len(set(self.open)) == 1:
            self.hands[self.seat].append(self.open.pop())
            self._offer_banner()
        else:
            self.phase = "draw"

    def _play_take(self, text: str, rest: list[str], after: dict[str, Any]) -> None:
        hand = self.hands[self.seat]
        if rest[0] == "stack":
            (new,) = (Counter(after["hands"][self.seat]) - Counter(hand)).elements()
            hand.append(new)
            self.stack -= 1
        else:
            hand.append(rest[0])
            self.open.remove(rest[0])
            if self.stack:
                (new,) = (Counter(after["cards"]["open"]) - Counter(self.open)).elements()
                self.open.append(new)
                self.stack -= 1
        self._offer_banner()

    def _offer_banner(self) -> None:
        self.phase = "banner"
        if not self.banners[self.seat]:
            self._end_turn()

    def _play_banner(self, text: str, rest: list[str], after: dict[str, Any]) -> None:
        self.idle = 0
        self.banners[self.seat] -= 1
        self.own[self.seat] += 2
        self.phase = "sell"
        if not self._sellable():
            self._end_turn()

    def _play_sell(self, text: str, rest: list[str], after: dict[str, Any]) -> None:
        family, number = rest[0], int(rest[1])
        self.seals[self.seat][family] -= number
        self.gold[self.seat] += number * self.value(family)
        self.sold.add(family)
        if not self._sellable():
            self._end_turn()

    def _play_end(self, text: str, rest: list[str], after: dict[str, Any]) -> None:
        self._end_turn()

    def _end_turn(self) -> None:
        if self.last_round is not None and not self.last_round:
            self._evaluate()
        elif self.last_round is not None:
            self._begin_turn(self.last_round.pop(0))
        elif self.idle == self.seats:
            self._evaluate()
        else:
            self._begin_turn((self.seat + 1) % self.seats)

    def _begin_turn(self, seat: int) -> None:
        self.seat, self.phase = seat, "must"
        self.turn += 1
        self.idle += 1
        self.set_now, self.laid, self.sold = [], False, set()
        if not self.legal():
            self._offer_banner()

    def _evaluate(self) -> None:
        for seat in range(self.seats):
            self.gold[seat] += sum(n * self.value(family) for family, n in self.seals[seat].items())
            self.seals[seat].clear()
        self.seat, self.phase = -1, "over"

    # -- what it looks like ---------------------------------------------------------------------------------------

    def facts(self) -> dict[str, Any]:
        """Everything that can be compared with `facts_of` a view."""
        free = {(x, y) for x in range(WIDTH) for y in range(HEIGHT)} - self.taken()
        return {
            "to_move": self.seat,
            "phase": self.phase,
            "turn": self.turn,
            "tents": sorted(self.tents),
            "buildings": [
                (sorted(tile), self.families[number], number in self.done, sorted(around(tile) & free))
                for number, tile in enumerate(self.tiles)
            ],
            "workers": sorted((square, owner) for square, owner in self.workers.items()),
            "hands": [sorted(hand) for hand in self.hands],
            "open": sorted(self.open),
            "stack": self.stack,
            "screens": [
                (self.own[s], self.neutral[s], self.banners[s], self.gold[s], [self.seals[s][f] for f in FAMILIES])
                for s in range(self.seats)
            ],
            "castle": [(len(pile) - 1, pile[-1]) for pile in self.piles],
            "values": [self.value(family) for family in FAMILIES],
            "pools": [[pool[family] for family in FAMILIES] for pool in self.pools],
            "floor": self.floor(),
            "last turns": None if self.last_round is None else len(self.last_round),
        }


def facts_of(view: dict[str, Any]) -> dict[str, Any]:
    """The same out of the engine's open book."""
    return {
        "to_move": view["to_move"],
        "phase": view["phase"],
        "turn": view["turn"],
        "tents": sorted(square_of(cell) for cell in view["tents"]),
        "buildings": [
            (sorted(map(square_of, tile["cells"])), tile["family"], tile["done"], sorted(map(square_of, tile["open"])))
            for tile in view["buildings"]
        ],
        "workers": sorted((square_of(worker["cell"]), worker["seat"]) for worker in view["workers"]),
        "hands": [sorted(hand) for hand in view["hands"]],
        "open": sorted(view["cards"]["open"]),
        "stack": view["cards"]["stack"],
        "screens": [(p["own"], p["neutral"], p["banners"], p["gold"], p["seals"]) for p in view["players"]],
        "castle": [(square["floor"], square["family"]) for square in view["castle"]["squares"]],
        "values": view["castle"]["values"],
        "pools": view["castle"]["pools"],
        "floor": view["castle"]["floor"],
        "last turns": view["end"] and view["end"]["turns_left"],
    }
