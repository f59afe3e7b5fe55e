"""The share value after a sale (PB 50, WF 2368–2411): spaces for goods sold, highest appeal and most goods sold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.games.arkwright.economy import factory, shares

if TYPE_CHECKING:
    from arktable.games.arkwright.phases.production.result import ProductionResult
    from arktable.games.arkwright.state import ArkwrightPosition


def move_share_values(position: ArkwrightPosition, production: ProductionResult) -> None:
    """Move every company's share value after the sale of the active good."""
    printed, good = position.rules.printed, production.good
    appeals = [factory.appeal(printed, company, good) if company.level[good] else -1 for company in position.companies]
    steps = position.rules.share_steps(position, good, appeals, production.sold, production.importer_sold)
    if position.events is not None:
        charisma = shares.owner_of_charisma(position)
        _tell_bonus(position, production, "appeal", appeals, position.importers[good], charisma)
        _tell_bonus(position, production, "most", production.sold, production.importer_sold, charisma)
    for seat in position.clockwise():
        if steps[seat]:
            company = position.companies[seat]
            before = company.space
            shares.move(printed, company, steps[seat])
            if position.events is not None:
                position.tell_all("share-value", seat, steps=steps[seat], before=before, space=company.space)
    for hook in position.rules.after_sale:
        hook(position, production)


def _tell_bonus(
    position: ArkwrightPosition,
    production: ProductionResult,
    what: str,
    ranked: list[int],
    importer: int,
    charisma: int,
) -> None:
    seat = shares.bonus_seat(ranked, importer, production.sold, charisma)
    tied = shares.is_tied(ranked, importer)
    if seat >= 0:
        position.tell_all("bonus", seat, lead=what, charisma=1 if tied else 0)
    elif tied:
        position.tell_all("bonus-tie", -1, lead=what)
