"""Checks for a company from outside: what is impossible, as (place in the text, sentence)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.values import MOST
from arktable.games.arkwright.company import NO_SHIP, NOWHERE
from arktable.games.arkwright.economy import factory, warehouse
from arktable.games.arkwright.packed import cell
from arktable.games.arkwright.phases.actions.tile_choices import ReturnTile
from arktable.games.arkwright.phases.contracts import contract_track
from arktable.games.arkwright.terms import FOREMAN, INVENTOR, MARKER_NAMES, PIER, ROWS, WORKSHOP

if TYPE_CHECKING:
    from arktable.games.arkwright.company import Company
    from arktable.games.arkwright.state import ArkwrightPosition

Problems = list[tuple[str, str]]


def company_problems(position: ArkwrightPosition, seat: int) -> Problems:
    """Return everything that is impossible in this seat's company."""
    company = position.companies[seat]
    found = _money(position, company, seat) or _administration(company) + _tiles(position, company, seat)
    found += _harbour(position, company)
    for good, name in enumerate(position.rules.printed.goods):
        if company.level[good]:
            found += _factory(position, company, good, name) or _rows(position, company, good, name)
        else:
            found += _no_factory(company, good, name)
    return [(f"companies[{seat}].{place}", what) for place, what in found]


def _money(position: ArkwrightPosition, company: Company, seat: int) -> Problems:
    printed = position.rules.printed
    found: Problems = []
    record = max(printed.bonus_start, printed.bonus_highest)
    # Money and loans have no limit of their own (WF 212, B34), so the limit of all numbers in a text applies.
    for name, number, most in (
        ("cash", company.cash, MOST),
        ("shares", company.shares, printed.shares),
        ("loans", company.loans, MOST),
        ("ship_record", company.ship_record, record),
        ("home_record", company.home_record, record),
    ):
        if not 0 <= number <= most:
            found.append((name, f"must be 0 to {most}, not {number}"))
    if not 1 <= company.space <= printed.last_space:
        found.append(("space", f"must be a space from 1 to {printed.last_space}, not {company.space}"))
    for owner, number in enumerate(company.foreign):
        if number < 0:
            found.append((f"foreign.{owner + 1}", f"cannot be less than 0: {number}"))
        elif number and owner == seat:
            found.append((f"foreign.{owner + 1}", "own shares belong in `shares`"))
        elif number and (owner >= position.seats or not position.rules.foreign_shares):
            found.append((f"foreign.{owner + 1}", "there are no such shares in this game"))
    return found


def _administration(company: Company) -> Problems:
    """Check that each marker is on one row and belongs to the company."""
    found: Problems = []
    lying = [marker for marker in company.placed if marker >= 0]
    for marker in range(len(MARKER_NAMES)):
        name = MARKER_NAMES[marker]
        if lying.count(marker) > 1:
            found.append(("placed", f"the marker {name!r} is on two rows"))
        pier = marker - PIER
        ship = 0 <= pier < len(company.ships)
        if ship and company.owns(marker):
            found.append(("markers", f"{name!r} comes with a ship on its pier"))
        if marker in lying and not (company.ships[pier] != NO_SHIP if ship else company.owns(marker)):
            found.append(("placed", f"the company does not have the marker {name!r}"))
    return found


def _tiles(position: ArkwrightPosition, company: Company, seat: int) -> Problems:
    printed = position.rules.printed
    found: Problems = []
    too_many = sum(1 for frame in position.frames if isinstance(frame, ReturnTile) and frame.seat == seat)
    if company.tiles.bit_count() > printed.tile_limit + too_many:
        found.append(("tiles", f"at most {printed.tile_limit} development tiles, not {company.tiles.bit_count()}"))
    if company.foreman_at != NOWHERE and not company.has(FOREMAN):
        found.append(("foreman_at", "the company has no foreman"))
    if company.workshop_at != NOWHERE and not company.has(WORKSHOP):
        found.append(("workshop_at", "the company has no workshop"))
    most = len(printed.inventor_fees) - 1 if company.has(INVENTOR) else 0
    if not 0 <= company.inventor_uses <= most:
        found.append(("inventor_uses", f"must be 0 to {most}, not {company.inventor_uses}"))
    return found


def _harbour(position: ArkwrightPosition, company: Company) -> Problems:
    """Check goods, contracts, ships and warehouse."""
    rules = position.rules
    found: Problems = []
    for good, name in enumerate(rules.printed.goods):
        most = warehouse.most_stock(rules.printed, good)
        if not 0 <= company.stock[good] <= most:
            found.append((f"stock.{name}", f"must be 0 to {most}, not {company.stock[good]}"))
        size = company.contracts[good]
        if size and size not in contract_track(position):
            found.append((f"contracts.{name}", f"the track of contracts has no space {size}"))
    if not rules.harbour:
        there = {"contracts": any(company.contracts), "ships": max(company.ships) >= 0, "spots": company.spots > 0}
        found += [(name, "there is no harbour in this game") for name, used in there.items() if used]
    return found


def _no_factory(company: Company, good: int, name: str) -> Problems:
    values = {
        "price": company.price[good],
        "quality": company.quality[good],
        "distribution": company.distribution[good],
        "workers": company.factory_workers(good) - company.extra[good],
        "machines": company.factory_machines(good),
        "extra": company.extra[good],
        "built": company.built[good] + 1,
        "marks": company.must_produce(good),
    }
    return [(_place(field, name), f"there is no factory for {name}") for field, value in values.items() if value]


def _place(field: str, name: str) -> str:
    return field if field == "marks" else f"{field}.{name}"


def _factory(position: ArkwrightPosition, company: Company, good: int, name: str) -> Problems:
    printed = position.rules.printed
    found: Problems = []
    # The inventor allows one level more than the decade (PB 423).
    highest = min(len(printed.cost[good]) - 1, position.level() + 1)
    for field, value, low, high in (
        ("level", company.level[good], 1, highest),
        ("quality", company.quality[good], 0, printed.quality_engineer),
        ("distribution", company.distribution[good], 0, printed.distribution_high),
        ("price", company.price[good], printed.price_low, printed.price_high),
        ("extra", company.extra[good], 0, printed.workers),
    ):
        if not low <= value <= high:
            found.append((f"{field}.{name}", f"must be {low} to {high}, not {value}"))
    appeal = 0 if found else factory.appeal(printed, company, good)
    if appeal < 0:
        found.append((f"price.{name}", f"appeal would be {appeal}, and is never below 0"))
    if company.built[good] > position.decade:
        found.append((f"built.{name}", "is in the future"))
    return found


def _rows(position: ArkwrightPosition, company: Company, good: int, name: str) -> Problems:
    printed = position.rules.printed
    found: Problems = []
    for row in range(ROWS):
        workers, machines = company.workers[cell(good, row)], company.machines[cell(good, row)]
        spaces = printed.row_spaces[good][row]
        room = spaces - printed.worker_only[good][row]
        if workers < 0 or machines < 0 or workers + machines > spaces:
            found.append((f"workers.{name}", f"row {row + 1} has {spaces} spaces for workers and machines"))
        elif machines > room:
            found.append((f"machines.{name}", f"row {row + 1} has room for {room} machines"))
        elif machines and not workers:
            found.append((f"machines.{name}", f"machines of row {row + 1} do not work without a worker"))
        elif row == 0 and workers + machines < spaces:
            found.append((f"workers.{name}", f"the first row is always full: {spaces}"))
    return found
