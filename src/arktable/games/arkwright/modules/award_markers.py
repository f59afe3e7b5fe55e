"""Award markers (PB 973–991, B86): for the first at space 25, and for the first to ship six goods.

Each can be given up once: the share value award avoids the loss of spaces in an emergency sale, the shipping award
prevents the rise of one contract.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from arktable.engine.rules import Module
from arktable.games.arkwright.economy import shares
from arktable.games.arkwright.phases.contracts import contract_track, raise_contract
from arktable.games.arkwright.phases.emergency import settle_by_choice
from arktable.games.arkwright.phases.production.award import AwardShare, KeepContract
from arktable.games.arkwright.phases.production.result import ProductionResult
from arktable.games.arkwright.rules import Rules
from arktable.games.arkwright.state import ArkwrightPosition
from arktable.games.arkwright.terms import AWARD_NAMES, GONE, ON_BOARD, SHARE_AWARD, SHIPPING_AWARD


def _lay(position: ArkwrightPosition) -> None:
    """Put both markers on the board. Tell two players that their contracts and ships are too small for one."""
    position.awards = [ON_BOARD, ON_BOARD]
    need = position.rules.printed.award_goods
    if position.events is not None and _most_shipped(position) < need:
        position.tell_all("award-out-of-reach", -1, need=need)


def _most_shipped(position: ArkwrightPosition) -> int:
    """Return the most goods that a production phase or a ship action can ship, with every tile that helps."""
    printed = position.rules.printed
    contract = contract_track(position)[-1] + 1  # with the agent (PB 349)
    largest = max([size for kind, size in enumerate(printed.ship_capacity) if position.ship_offer[kind]])
    return max(contract, largest + printed.loadmaster)


# -- share value competition ----------------------------------------------------------------------------------------


def _rose(position: ArkwrightPosition, production: ProductionResult) -> None:
    """Record the seats that have reached the award's space in this phase."""
    if position.awards[SHARE_AWARD] == ON_BOARD:
        for seat, company in enumerate(position.companies):
            if company.space >= position.rules.printed.award_space:
                production.reached |= 1 << seat


def settle_by_value(position: ArkwrightPosition, production: ProductionResult) -> None:
    """Award the highest share value in pounds after the phase; equals may buy a share at half price (PB 979)."""
    _rose(position, production)
    printed = position.rules.printed
    _give_share_award(position, production, [shares.sale_value(printed, company) for company in position.companies])


def settle_by_space(position: ArkwrightPosition, production: ProductionResult) -> None:
    """Revision 1: compare the spaces of the track."""
    _rose(position, production)
    _give_share_award(position, production, [company.space for company in position.companies])


def _give_share_award(position: ArkwrightPosition, production: ProductionResult, values: list[int]) -> None:
    if not production.reached or position.awards[SHARE_AWARD] != ON_BOARD:
        return
    seats = [seat for seat in position.clockwise() if production.reached >> seat & 1]
    best = max(values[seat] for seat in seats)
    first = [seat for seat in seats if values[seat] == best]
    if len(first) == 1:
        _win_share_award(position, first[0])
        return
    position.awards[SHARE_AWARD] = GONE
    _tell_shared(position, SHARE_AWARD)
    for seat in first[::-1]:
        position.frames.append(AwardShare(seat))


def _win_share_award(position: ArkwrightPosition, seat: int) -> None:
    """Give the marker and one share from the bank, if it has one (PB 979)."""
    position.awards[SHARE_AWARD] = seat
    given = min(1, position.rules.bank_shares(position, seat))
    position.companies[seat].shares += given
    if position.events is not None:
        position.tell_all("share-award", seat, n=given)


# -- shipping competition -------------------------------------------------------------------------------------------


def _sailed(position: ArkwrightPosition, seat: int, goods: int) -> None:
    """Settle the award after a ship action at once, since no other player ships at the same time."""
    printed = position.rules.printed
    if position.awards[SHIPPING_AWARD] == ON_BOARD and goods >= printed.award_goods:
        _win_shipping_award(position, seat)
        if position.awards[SHARE_AWARD] == ON_BOARD and position.companies[seat].space >= printed.award_space:
            _win_share_award(position, seat)


def _compare_shipping(position: ArkwrightPosition, production: ProductionResult) -> None:
    """Compare the goods shipped in a phase; equals advance one space each, and the marker is removed (PB 987)."""
    printed = position.rules.printed
    best = max(production.shipped)
    if position.awards[SHIPPING_AWARD] != ON_BOARD or best < printed.award_goods:
        return
    first = [seat for seat in position.clockwise() if production.shipped[seat] == best]
    if len(first) == 1:
        _win_shipping_award(position, first[0])
        return
    position.awards[SHIPPING_AWARD] = GONE
    _tell_shared(position, SHIPPING_AWARD)
    for seat in first:
        _advance(position, seat, printed.award_shared)


def _win_shipping_award(position: ArkwrightPosition, seat: int) -> None:
    position.awards[SHIPPING_AWARD] = seat
    if position.events is not None:
        position.tell_all("shipping-award", seat)
    _advance(position, seat, position.rules.printed.award_steps)


def _advance(position: ArkwrightPosition, seat: int, steps: int) -> None:
    company = position.companies[seat]
    before = company.space
    shares.move(position.rules.printed, company, steps)
    if position.events is not None:
        position.tell_all("share-value", seat, steps=steps, before=before, space=company.space)


def _tell_shared(position: ArkwrightPosition, award: int) -> None:
    if position.events is not None:
        position.tell_all("award-shared", -1, award=AWARD_NAMES[award])


def _rises(position: ArkwrightPosition, seat: int, good: int) -> None:
    """Ask the owner of the award, unless the contract is at the end of its track and cannot rise."""
    last = position.companies[seat].contracts[good] == contract_track(position)[-1]
    if position.awards[SHIPPING_AWARD] == seat and not last:
        position.frames.append(KeepContract(seat, good))
    else:
        raise_contract(position, seat, good)


def _extend(rules: Rules) -> Rules:
    return replace(
        rules,
        setup=(*rules.setup, _lay),
        settle=settle_by_choice,
        contract_rises=_rises,
        after_sale=(*rules.after_sale, _rose),
        after_ship_action=(*rules.after_ship_action, _sailed),
        after_contracts=(*rules.after_contracts, _compare_shipping),
        after_production=(*rules.after_production, settle_by_value),
    )


AWARD_MARKERS: Final[Module[Rules]] = Module(
    "award-markers=on",
    _extend,
    wraps=("setup", "after_sale", "after_ship_action", "after_contracts", "after_production"),
    numbers=("award.*",),
)
