"""Contracts fulfilled by ship: the ship action (WF II.2.7) and the pay that the production phase shares with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from arktable.engine.fields import Bits, Field, Whole
from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.economy import shares
from arktable.games.arkwright.economy.factory import base_quality
from arktable.games.arkwright.phases.turn_result import finish
from arktable.games.arkwright.terms import AGENT, GOODS, LOADMASTER, OFFICE
from arktable.games.arkwright.text import Ship, good_names

if TYPE_CHECKING:
    from arktable.games.arkwright.company import Company
    from arktable.games.arkwright.state import ArkwrightPosition


def sizes(company: Company, good: int) -> list[int]:
    """How many goods may fulfil this contract: its number, one more or less with the agent (PB 349, B60)."""
    number = company.contracts[good]
    if not number:
        return []
    if company.has(AGENT):
        return [size for size in (number - 1, number, number + 1) if size > 0]
    return [number]


def carries(position: ArkwrightPosition, seat: int, kind: int) -> int:
    """What a ship carries: one less in an opium war (PB 734), one more with a loadmaster (PB 1027, B91)."""
    printed = position.rules.printed
    more = printed.loadmaster if position.companies[seat].has(LOADMASTER) else 0
    return max(0, printed.ship_capacity[kind] + more - (printed.opium_war if position.opium else 0))


def why_not_deliver(
    position: ArkwrightPosition, seat: int, good: int, size: int, goods: int, capacity: int
) -> Reason | None:
    """Why this contract cannot be fulfilled with so many goods, given what there is of goods and capacity."""
    company = position.companies[seat]
    name = position.rules.printed.goods[good]
    if not company.contracts[good]:
        return Reason("no-contract", "WF 1700", {"good": name})
    if not company.level[good]:
        return Reason("no-factory", "B59", {"good": name})
    if size not in sizes(company, good):
        return Reason("contract-size", "WF 1702", {"good": name, "want": size, "need": company.contracts[good]})
    if goods < size:
        return Reason("too-few", "WF 1702", {"what": "goods", "have": goods, "need": size})
    if capacity < size:
        return Reason("ship-too-small", "WF 1663", {"have": capacity, "need": size})
    return None


def fulfil(position: ArkwrightPosition, seat: int, good: int, size: int, ships: int, office: bool) -> None:
    """Pay by base quality, the contract marker back, a space per ship used; goods are taken by the caller."""
    company, printed = position.companies[seat], position.rules.printed
    earned = size * base_quality(printed, company, good)
    if office and company.has(OFFICE):
        earned += printed.office
    company.contracts[good] = 0
    position.earn(seat, earned)
    shares.move(printed, company, -ships)
    if position.events is not None:
        position.tell_all("delivered", seat, good=printed.goods[good], n=size, earned=earned, ships=ships)


class ShipAction(Phase["ArkwrightPosition"]):
    """The ship of this `kind` sails from the warehouse, `loaded` with goods of the factories `touched`."""

    __slots__ = ("kind", "loaded", "touched")

    NAME: ClassVar[str] = "ship"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Ship("kind"),
        Whole("loaded"),
        Bits("touched", good_names),
    )

    def __init__(self, seat: int, kind: int, loaded: int = 0, touched: int = 0) -> None:
        super().__init__(seat)
        self.kind = kind
        self.loaded = loaded
        self.touched = touched

    def copy(self) -> ShipAction:
        return ShipAction(self.seat, self.kind, self.loaded, self.touched)

    def asked(self, position: ArkwrightPosition, viewer: int) -> dict[str, Any]:
        return {"ship": {"room": carries(position, self.seat, self.kind) - self.loaded}}

    def problems(self, position: ArkwrightPosition) -> list[tuple[str, str]]:
        if self.kind not in position.companies[self.seat].ships or self.kind < 0:
            return [("kind", f"seat {self.seat + 1} has no such ship")]
        return []

    def resume(self, position: ArkwrightPosition) -> bool:
        if len(self.moves(position)) > 1:
            return True
        self._finish(position)
        return False

    def _finish(self, position: ArkwrightPosition) -> None:
        finish(position, self.touched, 0)
        if self.loaded:
            for told in position.rules.after_ship_action:
                told(position, self.seat, self.loaded)

    def _why_not(self, position: ArkwrightPosition, good: int, size: int) -> Reason | None:
        room = carries(position, self.seat, self.kind) - self.loaded
        stock = position.companies[self.seat].stock[good]
        return why_not_deliver(position, self.seat, good, size, stock, room)

    def moves(self, position: ArkwrightPosition) -> list[Move]:
        catalogue, company = position.rules.catalogue, position.companies[self.seat]
        found: list[Move] = [catalogue.done]
        for good in range(GOODS):
            fitting = [size for size in sizes(company, good) if self._why_not(position, good, size) is None]
            found += [catalogue.deliver[good][size] for size in fitting]
        return found

    def why_not(self, position: ArkwrightPosition, move: Move) -> Reason | None:
        if move.kind == kinds.DONE:
            return None
        if move.kind != kinds.DELIVER:
            return not_now(self.NAME, "WF 1644")
        return self._why_not(position, move.a, move.b)

    def play(self, position: ArkwrightPosition, move: Move) -> None:
        if move.kind == kinds.DONE:
            self._finish(position)
            return
        # The ship counts once, and so does the office (B5, B61).
        first = not self.loaded
        position.companies[self.seat].stock[move.a] -= move.b
        self.loaded += move.b
        self.touched |= 1 << move.a
        fulfil(position, self.seat, move.a, move.b, 1 if first else 0, first)
