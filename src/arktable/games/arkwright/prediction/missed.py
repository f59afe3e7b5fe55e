"""Why a production did not come as a seat's forecast said: each rival's turn after it is played again alone.

The forecast of a seat is that of the end of its last turn before the production. Each turn that the others took after
it is played on a copy of that moment, without the other turns, and the production is run on it. The difference to the
forecast is what this turn alone changed, with wages. It looks at nothing hidden.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.moves import Move
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.economy import factory
from arktable.games.arkwright.prediction.outlook import Spot, base_of
from arktable.games.arkwright.prediction.replies import Reply, turn_of
from arktable.games.arkwright.reporting.scene_shapes import Changed, SceneCause, SceneChange, SceneForeseen
from arktable.games.arkwright.terms import MARKER_NAMES

if TYPE_CHECKING:
    from arktable.games.arkwright.reporting.scene_shapes import SaleScene
    from arktable.games.arkwright.state import ArkwrightPosition


def foreseen_of(
    moment: ArkwrightPosition, turns: list[tuple[int, list[Move]]], sale: SaleScene, viewer: int
) -> SceneForeseen | None:
    """Return what this seat's forecast said at the end of its turn (`moment`), and what each later turn changed.

    None if the seat had no factory of the good, and was to sell nothing.
    """
    good = moment.rules.printed.goods.index(sale["good"])
    if not moment.companies[viewer].level[good] or not moment.decade:
        return None
    base = base_of(moment, viewer)
    hold = Spot(base.copy(), good)
    causes: list[SceneCause] = []
    for seat, moves in turns:
        then = turn_alone(base, seat, moves)
        alone = Spot(then.copy(), good)
        causes.append(
            {
                "seat": seat,
                "marker": _marker(moves),
                "changes": changes(base, then, seat, good),
                "sells": alone.sells[viewer] - hold.sells[viewer],
                "cash": alone.cash[viewer] - hold.cash[viewer],
                "spaces": alone.space[viewer] - hold.space[viewer],
            }
        )
    causes.sort(key=_weight)
    return {"sells": hold.sells[viewer], "cash": hold.cash[viewer], "causes": causes}


def turn_alone(base: ArkwrightPosition, seat: int, moves: list[Move]) -> ArkwrightPosition:
    """Return the position after this turn; a decision that the other turns had made possible is left out."""
    twin = turn_of(base, seat)
    for move in moves:
        if twin.seat == seat and twin.why_not(move) is None:
            twin.play(move)
    Reply(seat, twin, [], False).end()
    return twin


def changes(base: ArkwrightPosition, then: ArkwrightPosition, seat: int, good: int) -> list[SceneChange]:
    """Return what a turn changed for this good, as figures before and after; the wage last."""
    printed, old, new = base.rules.printed, base.companies[seat], then.companies[seat]
    figures: list[tuple[Changed, int, int]] = [("level", old.level[good], new.level[good])]
    if new.level[good]:
        # Without a factory there is neither a price nor an appeal to compare with.
        had = old.level[good] > 0
        figures += [
            ("price", old.price[good] if had else 0, new.price[good]),
            (
                "appeal",
                max(0, factory.appeal(printed, old, good)) if had else 0,
                max(0, factory.appeal(printed, new, good)),
            ),
            ("makes", _makes(base, seat, good) if had else 0, _makes(then, seat, good)),
        ]
    figures.append(("wage", base.wage(), then.wage()))
    return [{"what": what, "before": before, "after": after} for what, before, after in figures if before != after]


def _marker(moves: list[Move]) -> str:
    """Return the action marker that the turn placed or used again; empty if it did neither."""
    for move in moves:
        if move.kind in (kinds.PLACE, kinds.REUSE):
            return MARKER_NAMES[move.a]
    return ""


def _makes(position: ArkwrightPosition, seat: int, good: int) -> int:
    printed, company = position.rules.printed, position.companies[seat]
    return factory.output(printed, company, good, factory.producing_rows(printed, company, good))


def _weight(cause: SceneCause) -> tuple[int, int, int]:
    """Sort key: the largest difference first, in pounds, then in goods, then in spaces."""
    return -abs(cause["cash"]), -abs(cause["sells"]), -abs(cause["spaces"])
