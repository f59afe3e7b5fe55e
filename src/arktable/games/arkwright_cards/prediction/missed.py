"""Why a production did not come as a seat's forecast said: each rival's turn after it is played again alone.

The forecast of a seat is that of the end of its turn in this round. Each turn that the others took after it, and the
opponents' draw of the solo game, is played on a copy of that moment without the rest. The difference to the forecast is
what this alone changed, with wages. It looks at nothing hidden.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.moves import Move
from arktable.games.arkwright_cards import moves as kinds
from arktable.games.arkwright_cards.economy import factory
from arktable.games.arkwright_cards.phases.actions.turn import Turn
from arktable.games.arkwright_cards.phases.solo import carry_out
from arktable.games.arkwright_cards.prediction.forecast import seller_view
from arktable.games.arkwright_cards.reporting.scene_shapes import Changed, SceneCause, SceneChange, SceneForeseen
from arktable.games.arkwright_cards.terms import BAG_NAMES

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.prediction.forecast_shapes import SellerView
    from arktable.games.arkwright_cards.reporting.scene_shapes import ProductionScene
    from arktable.games.arkwright_cards.state import CardPosition

NOTHING_MORE = (kinds.DONE, kinds.PASS)


def foreseen_of(
    moment: CardPosition, turns: list[tuple[int, list[Move]]], scene: ProductionScene, viewer: int
) -> SceneForeseen | None:
    """Return what this seat's forecast said at the end of its turn (`moment`), and what each later turn changed.

    None if the seat had no marker on the track of the good, or had no turn in this round.
    """
    good = moment.rules.printed.goods.index(scene["good"])
    hold = seller_view(moment, viewer) if moment.round == good else None
    if hold is None:
        return None
    causes = [_cause(moment, turn_alone(moment, seat, moves), seat, viewer, hold) for seat, moves in turns]
    if scene["draw"] is not None:
        colour = BAG_NAMES.index(scene["draw"]["colour"])
        drawn = moment.copy()
        if drawn.bag[colour]:
            carry_out(drawn, colour)
        causes.append(_cause(moment, drawn, -1, viewer, hold))
    causes.sort(key=_weight)
    return {"sells": hold["sells"], "money": hold["money_then"], "causes": causes}


def turn_alone(moment: CardPosition, seat: int, moves: list[Move]) -> CardPosition:
    """Return the position after this turn; a decision that the other turns had made possible is left out."""
    twin = moment.copy()
    twin.frames = [Turn(seat)]
    twin.due = []
    twin.advance()
    for move in moves:
        if twin.seat == seat and twin.why_not(move) is None:
            twin.play(move)
    while twin.seat >= 0:
        offered = twin.moves()
        twin.play(next((move for move in offered if move.kind in NOTHING_MORE), offered[0]))
    return twin


def _cause(moment: CardPosition, then: CardPosition, seat: int, viewer: int, hold: SellerView) -> SceneCause:
    row = seller_view(then, viewer) or hold
    return {
        "seat": seat,
        "changes": changes(moment, then, seat),
        "sells": row["sells"] - hold["sells"],
        "money": row["money_then"] - hold["money_then"],
        "value": row["value_then"] - hold["value_then"],
    }


def changes(moment: CardPosition, then: CardPosition, seat: int) -> list[SceneChange]:
    """Return what a turn changed for the active good, as figures before and after; the wage last."""
    good, figures = moment.round, list[tuple[Changed, int, int]]()
    if seat >= 0:
        printed, old, new = moment.rules.printed, moment.companies[seat], then.companies[seat]
        if new.tile[good]:
            # Without a factory there is neither a price nor an appeal to compare with.
            had = old.tile[good] > 0
            figures += [
                ("price", factory.price(printed, old, good) if had else 0, factory.price(printed, new, good)),
                ("appeal", max(0, old.appeal[good]) if had else 0, max(0, new.appeal[good])),
            ]
    figures += [("demand", moment.demand[good], then.demand[good]), ("wage", moment.wage(), then.wage())]
    return [{"what": what, "before": before, "after": after} for what, before, after in figures if before != after]


def _weight(cause: SceneCause) -> tuple[int, int, int]:
    """Sort key: the largest difference first, in pounds, then in goods, then in value."""
    return -abs(cause["money"]), -abs(cause["sells"]), -abs(cause["value"])
