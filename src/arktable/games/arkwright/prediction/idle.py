"""Questions that need not be asked: no other answer than the standard one could change anything for the better.

- **Row of the school** (PB 530): all goods will be sold, whatever the others answer, and the row earns its wages.
- **Extra shifts** as the only choice (PB 435): the good would be lost, so that only the tile would be given back.
- **Dismissals** (WF 2680): there are no warehouse workers, and the ships have no crews to be paid.

The rules still ask, and records contain the answers. Clients give them for their player.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.moves import Move
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.company import NO_SHIP
from arktable.games.arkwright.economy import factory
from arktable.games.arkwright.phases.production.result import running_production
from arktable.games.arkwright.phases.production.sale import SellGoods
from arktable.games.arkwright.prediction.standard import standard_answer

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition


def is_idle(position: ArkwrightPosition, assumed: Move) -> bool:
    """Return whether the seat that decides need not be asked, since the assumed move is its only sensible one."""
    if assumed.kind == kinds.ROW_ON:
        return _sells_out(position)
    if assumed.kind != kinds.DONE:
        return False
    if position.phase() == "dismiss":
        company, crew = position.companies[position.seat], position.rules.printed.ship_crew
        return not company.spots and not any(crew[kind] for kind in company.ships if kind != NO_SHIP)
    moves = position.moves()
    return len(moves) == 2 and any(move.kind == kinds.SHIFT_WORK and _is_wasted(position, move) for move in moves)


def _sells_out(position: ArkwrightPosition) -> bool:
    """Return whether all produced goods of the seat will be sold in the running sale, and the top row earns its wages.

    Each other seller may call for all its goods before; the importer takes one at each call of its appeal or less.
    """
    frame, seat = position.frames[-1], position.seat
    assert isinstance(frame, SellGoods)
    running, good = frame.sale, frame.good
    mine, printed, company = running.sellers[seat], position.rules.printed, position.companies[seat]
    others = sum(
        seller.made + seller.stock + seller.shifts
        for other, seller in enumerate(running.sellers)
        if other != seat and not seller.out and seller.appeal > 0
    )
    calls = running.token  # the present call and those below it
    wanted = mine.made + others + min(calls, running.importer)
    if calls < mine.made or wanted > running.demand:
        return False
    wage, top = position.wage(), factory.top_row(printed, company, good)
    whole = factory.running_costs(printed, company, good, wage, -1)
    saved = whole - factory.running_costs(printed, company, good, wage, top)
    return mine.row_goods * company.price[good] >= saved


def _is_wasted(position: ArkwrightPosition, shift: Move) -> bool:
    """Return whether the good of extra shifts would bring nothing by the end of this production."""
    return _result(position, shift) == _result(position, position.rules.catalogue.done)


def _result(position: ArkwrightPosition, move: Move) -> tuple[int, int, list[int], list[int]]:
    """Return cash, space, stock and contracts of the seat at the end of the production, after this move."""
    twin, seat = position.copy(), position.seat
    running = running_production(twin)
    if running is not None:
        twin.frames = twin.frames[twin.frames.index(running) :]
    twin.play(move)
    while twin.seat >= 0:
        twin.play(standard_answer(twin) or twin.moves()[0])
    company = twin.companies[seat]
    return company.cash, company.space, company.stock, company.contracts
