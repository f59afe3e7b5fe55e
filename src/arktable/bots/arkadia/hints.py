"""The seven tactical hints of the rule book (AK 216–224), each as an amount of gold in favour of a choice.

They are followed literally. Where a hint names no number, the castle's present values and simple counts are used.
"""

from __future__ import annotations

from typing import Final

from arktable.games.arkadia.counting import earned
from arktable.games.arkadia.numbering import FAMILIES, first_seal
from arktable.games.arkadia.state import ArkadiaPosition

NEARLY_OVER: Final = 0.6
"""How far the game has come when the book's player begins to watch out for the end."""
INTRODUCED: Final = 2.0
"""What it counts towards the end that a worker no longer waits in the hand."""


def cover_tents(position: ArkadiaPosition, cover: int) -> float:
    """Hint 1 (AK 218): cover the tent camps. Each brings a neutral worker, who helps to earn an additional seal."""
    tents = (cover & position.tents).bit_count()
    return average(position) * min(tents * position.rules.tent_workers, position.neutral_pool)


def trigger_payouts(position: ArkadiaPosition, seat: int, filled: int) -> float:
    """Hint 2 (AK 219): trigger a payout, for the additional seal; the seals of our workers come with it.

    `filled` are the squares that a tile or workers would take now.
    """
    open_after = position.free() & ~filled
    gold = 0
    for number in position.unfinished:
        building = position.buildings[number]
        if not building.around & open_after:
            seals = 1 + earned(position, building, seat)
            gold += seals * position.values[building.family]
    return float(gold)


def keep_back(position: ArkadiaPosition, family: int) -> float:
    """Hint 3 (AK 220): do not play a card whose colour is the most valuable now: others could complete the building."""
    return -float(position.values[family]) if position.values[family] == max(position.values) else 0.0


def fetch_workers(position: ArkadiaPosition, seat: int) -> float:
    """Hint 4 (AK 221): use the banners in time to get new workers, with or without an evaluation."""
    return average(position) * position.rules.banner_workers if position.own[seat] == 0 else 0.0


def right_moment(position: ArkadiaPosition, family: int) -> float:
    """Hint 4 (AK 221): the right moment decides. It is there when a seal of the family stands a step above the others.

    The gold for one seal beyond that step.
    """
    return position.values[family] - average(position) - 1.0


def worker_in_hand(position: ArkadiaPosition) -> float:
    """Hint 5 (AK 222): workers that are not introduced are worth nothing at the end, so towards it they must go."""
    late = position.ending >= 0 or position.progress() >= NEARLY_OVER
    return -INTRODUCED if late else average(position)


def eye_on_others(position: ArkadiaPosition, seat: int, family: int) -> float:
    """Hint 6 (AK 223): what one step of the family's value gives us more than the rival who holds most of its seals."""
    most = 0
    for other in range(position.seats):
        if other != seat:
            most = max(most, position.seals[first_seal(other) + family])
    return float(position.seals[first_seal(seat) + family] - most)


def beside_several(position: ArkadiaPosition, bit: int, filled: int) -> float:
    """Hint 7 (AK 224): an own worker next to several buildings gets seals from each payout.

    Buildings that are enclosed once the squares `filled` are taken count fully, others half.
    """
    open_after = position.free() & ~filled
    gold = 0.0
    for number in position.unfinished:
        building = position.buildings[number]
        if building.around >> bit & 1:
            value = position.values[building.family] * position.rules.wage(position, building.family)
            gold += value / 2 if building.around & open_after else value
    return gold


def average(position: ArkadiaPosition) -> float:
    """The castle's average value of a seal."""
    return sum(position.values) / FAMILIES
