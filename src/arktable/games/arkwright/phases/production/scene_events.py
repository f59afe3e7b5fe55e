"""Events of a production phase for its scene (`scene.py`): the beginning, each claimed good, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.events import Event
from arktable.games.arkwright.economy import shares

if TYPE_CHECKING:
    from arktable.games.arkwright.economy.sale import Sale
    from arktable.games.arkwright.state import ArkwrightPosition


def tell_production(position: ArkwrightPosition, good: int, sale: Sale) -> None:
    """Record the beginning of the sale: the demand, the standings, the sellers in the order of the calls."""
    printed = position.rules.printed
    position.tell_scene(
        "production", -1, good=printed.goods[good], demand=sale.demand, wage=position.wage(),
        year=printed.decades[position.decade],
    )  # fmt: skip
    _tell_standings(position)
    called = sale.ranking()
    for place, seat in enumerate(called):
        if seat < 0:
            position.tell_scene("importer", -1, appeal=sale.importer)
            continue
        seller = sale.sellers[seat]
        ahead = place > 0 and sale.why_before(called[place - 1], seat) in ("quality", "together")
        behind = place + 1 < len(called) and sale.why_before(seat, called[place + 1]) in ("quality", "together")
        position.tell_scene(
            "seller", seat, appeal=seller.appeal, quality=seller.quality, made=seller.made, stock=seller.stock,
            price=position.companies[seat].price[good], tied=1 if ahead or behind else 0,
        )  # fmt: skip


def tell_claims(position: ArkwrightPosition, sale: Sale) -> None:
    """Record the goods that were claimed since the last call of this function."""
    for claim in sale.heard or ():
        position.tell_scene(
            "claim", claim.seat, call=claim.call, source=claim.source, left=claim.left, rival=claim.rival,
            order=claim.order,
        )  # fmt: skip
    sale.heard = None


def tell_end(position: ArkwrightPosition, good: int) -> None:
    """Record the end of the production phase: the standings."""
    _tell_standings(position)
    position.tell_scene("production-over", -1, good=position.rules.printed.goods[good])


def _tell_standings(position: ArkwrightPosition) -> None:
    """Record the standings. Hidden cash is told to its owner only (B36)."""
    for seat, company in enumerate(position.companies):
        printed = position.rules.printed
        value, total = shares.sale_value(printed, company), shares.portfolio(printed, company)
        if position.rules.cash_hidden:
            details: dict[str, int | str] = {
                "shares": company.shares, "space": company.space, "value": value, "total": total,
            }  # fmt: skip
            secret: dict[str, int | str] = {"cash": company.cash}
            if position.events is not None:
                event = Event("standing", seat, details, seat, "standing-cash", secret, silent=True)
                position.events.append(event)
        else:
            position.tell_scene(
                "standing-cash", seat, shares=company.shares, space=company.space, value=value, total=total,
                cash=company.cash,
            )  # fmt: skip
