"""Parts of the card game written a second time from the books, without the engine's tables, and compared at random."""

from __future__ import annotations

from itertools import product

import pytest

from arktable.engine.rng import Rng, rng_from_seed
from arktable.games.arkwright_cards.economy import warehouse
from arktable.games.arkwright_cards.state import CardPosition
from arktable.games.arkwright_cards.terms import PIECE_NAMES
from tests.builders.arkwright_cards import *

ARROWS = {2, *range(4, 18)}
TILE = {1: [4, 5, 6, 7], 2: [6, 7, 9, 10]}
GOODS_OF_TILE = {1: [1, 1, 1, 1], 2: [2, 2, 1, 1]}
GOODS_OF_CARDS = [[{1: 2, 2: 3}, {1: 1, 2: 3}], [{1: 2, 2: 3}, {1: 1, 2: 2}], [{1: 2, 2: 3}, {1: 1, 2: 2}]]
GOODS_OF_CARDS += [[{1: 1, 2: 2}, {1: 1, 2: 2}]]
FIXED = {1: [2, 3, 4, 5], 2: [3, 4, 5, 6]}
ON_TILE = [2, 2, 2, 3]
WORKERS, MACHINES = [2, 2, 3, 3], [1, 1, 2, 2]


class Seller:
    """One player's factory of the active good, drawn at random and kept as the cards that lie there."""

    def __init__(self, rng: Rng, good: int) -> None:
        self.good = good
        self.side = 1 + rng.below(2)
        self.crew = [1 + rng.below(2) for _ in range(rng.below(3))]
        self.turned = [rng.below(2) for _ in self.crew]
        self.spot = rng.below(4)
        self.office_up = rng.below(2)
        self.quality = (rng.below(3), rng.below(2))  # value 0–2 of one card, and whether it adds appeal
        self.distribution = rng.below(5)
        self.stored = rng.below(5)
        self.money = rng.below(25)
        self.value = 5 + rng.below(26)
        self.loans = rng.below(10)
        self.cards = [name for name in ("workshop", "developer", "foreman", "large-warehouse") if rng.below(2)]

    def lay(self, position: CardPosition, seat: int) -> None:
        a_factory(
            position, seat, self.good, self.side, (*self.crew, 0, 0)[:2], self.appeal(), self.spot, self.office_up
        )
        for number, turned in enumerate(self.turned):
            position.companies[seat].turned[self.good * 2 + number] = turned
        if self.quality[0]:
            piece(position, seat, "quality-1", self.good, self.quality[0], bool(self.quality[1]))
        if self.distribution:
            piece(position, seat, "distribution-1", self.good, self.distribution)
        a_company(position, seat, money=self.money, cards=" ".join(self.cards), stored={self.good: self.stored})
        at = self.good if "foreman" in self.cards else -1
        a_company(position, seat, value=self.value, loans=self.loans, ships=0, foreman=at)

    def appeal(self) -> int:
        return self.spot + 4 * self.office_up + self.quality[0] * self.quality[1] + self.distribution

    def price(self) -> int:
        coins = TILE[self.side][self.good] - self.spot
        coins += 0 if self.office_up else 4
        return coins + (0 if self.quality[1] else self.quality[0])

    def made(self) -> int:
        cards = zip(GOODS_OF_CARDS[self.good], self.crew, strict=False)
        return GOODS_OF_TILE[self.side][self.good] + sum(sides[side] for sides, side in cards)

    def costs(self, wage: int) -> int:
        fixed = FIXED[self.side][self.good] - (2 if "developer" in self.cards else 0)
        machines = sum(MACHINES[self.good] for turned in self.turned if turned)
        workers = ON_TILE[self.good] + WORKERS[self.good] * len(self.crew) - machines
        pay = [wage] * workers
        if "foreman" in self.cards:
            pay = [max(1, each - 2) if number < 4 else each for number, each in enumerate(pay)]
        return fixed + sum(pay) + max(0, machines - (2 if "workshop" in self.cards else 0))

    def run(self, demand: int, wage: int) -> tuple[int, bool]:
        """Steps a to c with every stored good sold that may be; how many were sold, and is the company alive?"""
        allowed = max(0, min(self.appeal(), self.appeal() - demand))
        sold = min(allowed, self.made() + self.stored)
        self.money += sold * self.price()
        room = 8 if "large-warehouse" in self.cards else 4
        self.stored = min(room, self.made() + self.stored - sold)
        while self.money < self.costs(wage):
            if self.loans == 9:
                return sold, False
            self.loans += 1
            self.money += -(-self.value // 2)
        self.money -= self.costs(wage)
        return sold, True


@pytest.mark.parametrize("seed", range(300))
def test_a_production_phase(seed: int) -> None:
    """Appeal, price, goods, sales, costs, emergency fund, bankruptcy, share values, distribution."""
    rng = rng_from_seed(seed)
    good, seats = rng.below(4), 2 + rng.below(3)
    position = a_position(seats=seats, decade=1 + rng.below(3), good=good, neutral="passive")
    position.demand[good] = rng.below(8) - 3
    position.wage_at = rng.below(16)
    sellers = [Seller(rng, good) for _ in range(seats)]
    for seat, seller in enumerate(sellers):
        seller.lay(position, seat)
    wage, demand = (3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6)[position.wage_at], position.demand[good]
    produce(position)
    while position.phase() == "sell":
        play(position, offered(position, "sell")[-1])
    sold: dict[int, int] = {}
    for seat, seller in enumerate(sellers):
        if seats - sum(company.broke for company in position.companies[:seat]) == 1 and position.closed:
            return  # the last one left: the game is over, nothing else is compared
        goods, alive = seller.run(demand, wage)
        assert position.companies[seat].broke == (not alive)
        if alive:
            sold[seat] = goods
    if position.closed:
        return
    best = max((sellers[seat].appeal() for seat, goods in sold.items() if goods >= 2), default=-1)
    first = [seat for seat, goods in sold.items() if goods >= 2 and sellers[seat].appeal() == best]
    for seat, goods in sold.items():
        seller, company = sellers[seat], position.companies[seat]
        steps = (goods >= 2) + (first == [seat])
        assert company.sold == goods
        assert (company.money, company.loans, company.stored[good]) == (seller.money, seller.loans, seller.stored)
        assert company.value == min(30, seller.value + steps)
        shows = company.piece_value[4] if seller.distribution else 0
        assert shows == max(0, seller.distribution - 1)


@pytest.mark.parametrize("seed", range(100))
def test_arrows_walked_step_by_step(seed: int) -> None:
    """Every red arrow moves the demand up, every green one down; the marker stays on its track (C39)."""
    rng = rng_from_seed(seed)
    position = a_position()
    a_factory(position, EVA, FOOD)
    marker, demand = 0, 0
    for _ in range(30):
        target = rng.below(18)
        while marker != target:
            step = 1 if target > marker else -1
            crossed = marker + 1 if step > 0 else marker
            marker += step
            if crossed in ARROWS:
                demand = max(-3, min(17, demand + step))
        position.set_appeal(EVA, FOOD, target)
        assert position.demand[FOOD] == demand


def packable(stored: list[int], boxes: list[int]) -> bool:
    """Tries every way to give each warehouse to a good."""
    owners = product(range(4), repeat=len(boxes))
    return any(
        all(
            goods <= sum(box for box, owner in zip(boxes, given, strict=True) if owner == good)
            for good, goods in enumerate(stored)
        )
        for given in owners
    )


@pytest.mark.parametrize("large", [False, True])
def test_warehouses_tried_out(large: bool) -> None:
    company = a_company(a_position(), cards="large-warehouse" if large else "")
    for stored in product(range(6), range(4), range(3), range(3)):
        company.stored = list(stored)
        assert warehouse.fits(PRINTED, company) == packable(company.stored, [2, 2, 4] if large else [2, 2])
        if warehouse.fits(PRINTED, company):
            boxes = warehouse.Stock(PRINTED, company, FOOD, 0).houses
            assert [sum(row) for row in boxes] == list(stored)
            assert sum(len(row) for row in boxes) <= (3 if large else 2)


Arrangement = tuple[tuple[int, int], ...]
VALUES = [(1, 2), (1, 2), (3, 4), (5, 6)]


def levels(arrangement: Arrangement) -> list[int]:
    return [sum(value for at, value in arrangement if at == good) for good in range(4)]


def legal_quality(before: Arrangement, points: int) -> set[Arrangement]:
    """Everything C14 allows: rises together at most the points, no factory above its limit."""
    engineer = len(before) == 4
    ways = [[(-1, 0), *((good, value) for good in (FOOD, LAMPS) for value in values)] for values in VALUES]
    found: set[Arrangement] = set()
    for after in product(*ways[: len(before)]):
        rises = sum(max(0, new - old) for new, old in zip(levels(after), levels(before), strict=True))
        if rises <= points and max(levels(after)) <= (6 if engineer else 4):
            found.add(after)
    return found


def shown(position: CardPosition, pieces: int) -> Arrangement:
    company = position.companies[EVA]
    return tuple((company.piece_at[number], company.piece_value[number]) for number in range(pieces))


@pytest.mark.parametrize("seed", range(25))
def test_a_quality_action_reaches_exactly_what_is_allowed(seed: int) -> None:
    """All sequences of lifting and laying, against all arrangements of the cards."""
    rng = rng_from_seed(seed)
    pieces, track = 3 + rng.below(2), rng.below(4)
    position = a_position(good=1)
    for good in (FOOD, LAMPS):
        a_factory(position, EVA, good)
    a_company(position, cards="engineer" if pieces == 4 else "", tracks={"quality": track})
    for number in range(pieces):
        at = (FOOD, LAMPS, -1)[rng.below(3)]
        value = VALUES[number][rng.below(2)]
        if at >= 0 and levels(shown(position, pieces))[at] + value <= (6 if pieces == 4 else 4):
            piece(position, EVA, PIECE_NAMES[number], at, value)
    before = shown(position, pieces)
    turn_of(position, EVA, "quality")
    ends: set[Arrangement] = {before}
    seen: set[tuple[Arrangement, int, int]] = set()
    todo = [position]
    while todo:
        now = todo.pop()
        if now.phase() != "quality":
            ends.add(shown(now, pieces))
            continue
        for move in now.moves():
            after = now.copy()
            after.play(move)
            frame = after.frames[-1]
            key = (shown(after, pieces), getattr(frame, "lifted", -1), getattr(frame, "laid", -1))
            if key not in seen:
                seen.add(key)
                todo.append(after)
    assert ends == legal_quality(before, [1, 2, 2, 3][track])
