"""The public side of the decision under way: which marker was paid how, and what the action has left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arktable.engine.seats import OPEN_BOOK
from arktable.games.arkwright.economy import administration, shares
from arktable.games.arkwright.phases.additional import AdditionalActions
from arktable.games.arkwright.phases.award import AwardShare, KeepContract
from arktable.games.arkwright.phases.board import BoardTakes
from arktable.games.arkwright.phases.distribution import Distribution
from arktable.games.arkwright.phases.emergency import EmergencySale
from arktable.games.arkwright.phases.machinery import BuyMachines, SchoolSends
from arktable.games.arkwright.phases.overtime import ProductionAction
from arktable.games.arkwright.phases.price import AdjustPrices, FirstPrice
from arktable.games.arkwright.phases.production_state import ProductionResult
from arktable.games.arkwright.phases.quality import RaiseQuality
from arktable.games.arkwright.phases.sale import SellGoods
from arktable.games.arkwright.phases.shipping import ShipAction, carries
from arktable.games.arkwright.phases.turn import CHOOSING, Turn
from arktable.games.arkwright.terms import ACTION_NAMES, ACTION_OF, GOODS, MARKER_NAMES, TILE_NAMES

if TYPE_CHECKING:
    from arktable.engine.flow import Phase
    from arktable.games.arkwright.state import ArkwrightPosition


def asked_of(position: ArkwrightPosition, viewer: int) -> dict[str, Any]:
    """Keys that apply: `turn`, `production`, and one for the decision itself."""
    asked: dict[str, Any] = {}
    if position.seat < 0:
        return asked
    for frame in position.frames:
        if isinstance(frame, Turn) and frame.stage != CHOOSING:
            action = ACTION_NAMES[ACTION_OF[frame.marker]]
            asked["turn"] = {"marker": MARKER_NAMES[frame.marker], "action": action, "paid": frame.amount}
        elif isinstance(frame, ProductionResult):
            asked["production"] = {
                "good": frame.good,
                "surplus": frame.surplus.copy(),
                "sold": frame.sold.copy(),
                "shipped": frame.shipped.copy(),
                "importer_sold": frame.importer_sold,
            }
    asked.update(_of_frame(position, position.frames[-1]))
    if "emergency" in asked and position.rules.cash_hidden and viewer not in (position.seat, OPEN_BOOK):
        asked["emergency"]["missing"] = None  # would tell the cash (B36)
    return asked


def _of_frame(position: ArkwrightPosition, frame: Phase[Any]) -> dict[str, Any]:
    if isinstance(frame, AdjustPrices):
        free = [good for good in range(GOODS) if frame.free >> good & 1]
        prices: dict[str, Any] = {"free": free, "spare": frame.spare}
        if len(position.frames) > 1 and isinstance(position.frames[-2], AdditionalActions):
            prices["left"] = frame.left
        return {"prices": prices}
    if isinstance(frame, FirstPrice):
        return {"prices": {"free": [frame.good], "spare": 0}}
    if isinstance(frame, SellGoods):
        return {"sale": _sale(frame)}
    found = _of_variant(position, frame)
    return found or _of_action(position, frame)


def _of_variant(position: ArkwrightPosition, frame: Phase[Any]) -> dict[str, Any]:
    """What only Self-Actor and Stock Exchange ask."""
    printed = position.rules.printed
    if isinstance(frame, EmergencySale):
        return {"emergency": {"owes": frame.amount, "missing": frame.missing(position), "shielded": frame.shielded}}
    if isinstance(frame, AdditionalActions):
        return {"extra": {"special": frame.special, "prices": frame.prices, "swaps": frame.swaps}}
    if isinstance(frame, BoardTakes):
        tile = TILE_NAMES[frame.tile] if frame.tile >= 0 else None
        return {"board": {"tile": tile, "ship": None if frame.ship < 0 else printed.ship_capacity[frame.ship]}}
    if isinstance(frame, KeepContract):
        return {"contract": {"good": frame.good}}
    if isinstance(frame, AwardShare):
        return {"share": {"price": shares.half_price(printed, position.companies[frame.seat], 1)}}
    return {}


def _of_action(position: ArkwrightPosition, frame: Phase[Any]) -> dict[str, Any]:
    """What a main action has left."""
    printed, company = position.rules.printed, position.companies[position.seat]
    if isinstance(frame, RaiseQuality):
        levels = administration.quality_levels(printed, frame.marker, frame.amount)
        return {"levels": {"taken": frame.taken, "of": levels}}
    if isinstance(frame, Distribution):
        bonus = administration.patent_bonus(printed, company)
        return {"distribution": {"left": frame.budget + bonus - frame.spent, "free": frame.free}}
    if isinstance(frame, BuyMachines):
        return {"machines": {"left": frame.left}}
    if isinstance(frame, SchoolSends):
        return {"school": {"left": frame.left}}
    if isinstance(frame, ShipAction):
        return {"ship": {"room": carries(position, frame.seat, frame.kind) - frame.loaded}}
    if isinstance(frame, ProductionAction):
        return {"overtime": {"rows": frame.rows, "good": frame.good}}
    return {}


def _sale(frame: SellGoods) -> dict[str, Any]:
    running = frame.sale
    return {
        "good": frame.good,
        "token": running.token,
        "demand_left": running.demand,
        "importer_sold": running.importer_sold,
        "sellers": [
            {"appeal": seller.appeal, "sold": seller.sold, "made_left": seller.made, "out": seller.out}
            for seller in running.sellers
        ],
    }
