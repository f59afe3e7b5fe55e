"""Obsolete factories at the beginning of a decade (WF 2747–2808, B19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.flow import Steering
from arktable.games.arkwright.economy import job_market
from arktable.games.arkwright.terms import GOODS

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition


class Obsolescence(Steering["ArkwrightPosition"]):
    """Every factory of the listed level or a lower one must have two more workers (WF 2766)."""

    NAME = "obsolescence"

    def resume(self, position: ArkwrightPosition) -> bool:
        printed = position.rules.printed
        obsolete = printed.obsolete[position.decade + 1]
        factories = [
            (seat, good)
            for seat in position.clockwise()
            for good in range(GOODS)
            if 0 < position.companies[seat].level[good] <= obsolete
        ]
        missing = [0] * position.seats
        # One worker at a time per factory, so that scarce workers are shared (WF 2776).
        for _ in range(printed.obsolete_workers):
            for seat, good in factories:
                found = job_market.take_fired_first(position, 1)
                position.companies[seat].extra[good] += found
                missing[seat] += 1 - found
        if position.events is not None:
            for seat, good in factories:
                position.tell_all("obsolete", seat, good=printed.goods[good])
        for seat in position.clockwise():
            if missing[seat]:
                fee = missing[seat] * printed.obsolete_fee
                if position.events is not None:
                    position.tell_all("obsolete-fee", seat, workers=missing[seat], paid=fee)
                position.pay(seat, fee)
        position.frames.pop()
        return False
