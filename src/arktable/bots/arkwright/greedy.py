"""A bot that runs a sensible company, one turn deep.

It tries every marker to the end of its own turn on a copy and takes the one after which the company is worth most:
prices at which the goods sell, rows where there is demand, machines against wages, quality and distribution for the
markets that pay, modern factories, ships for what England leaves, shares while they are cheap.
"""

from __future__ import annotations

from typing import Final

from arktable.bots.arkwright import answers, building, factories, harbour, trade, variants
from arktable.bots.arkwright.ranking import Answer, Ranking, only
from arktable.bots.arkwright.styles import GREEDY, Style
from arktable.bots.arkwright.turn import choose_marker
from arktable.bots.arkwright.valuation import Valuation
from arktable.bots.bot import Choice, RankingBot
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.rng import Rng
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.phases.actions.turn import Turn
from arktable.games.arkwright.state import ArkwrightPosition


class GreedyArkwright(RankingBot):
    """Decides from the position alone, so each decision can use a new bot. It uses no random numbers."""

    def __init__(self, rng: Rng, style: Style = GREEDY) -> None:
        self._rng = rng
        self._style: Style = style

    def choose(self, position: Position) -> Move:
        assert isinstance(position, ArkwrightPosition)
        moves = position.moves()
        return moves[0] if len(moves) == 1 else _considered(position, self._style).choice

    def ranked(self, position: Position) -> list[Choice]:
        assert isinstance(position, ArkwrightPosition)
        return _considered(position, self._style).choices()


def _considered(position: ArkwrightPosition, style: Style) -> Ranking:
    """Every move the bot compares in this position."""
    valuation = Valuation(position, position.seat, style)
    if isinstance(position.frames[-1], Turn):
        return choose_marker(position, valuation, decide)
    return answer(position, valuation)


def decide(position: ArkwrightPosition, valuation: Valuation) -> Move:
    """The bot makes any decision but the choice of a marker."""
    return answer(position, valuation).choice


def answer(position: ArkwrightPosition, valuation: Valuation) -> Ranking:
    """The bot compares its moves in any phase but the choice of a marker. In an unknown one it takes the first move."""
    known = ANSWERS.get(position.phase())
    if known is not None:
        return known(position, valuation)
    # The inventor goes back and contracts are delivered; nothing else is considered.
    return only(answers.first_of(position.moves(), kinds.DELIVER, kinds.RETURN, kinds.DONE))


def additional(position: ArkwrightPosition, valuation: Valuation) -> Ranking:
    """The bot compares additional actions where there are several."""
    return variants.additional(position, valuation, decide)


ANSWERS: Final[dict[str, Answer]] = {
    "found": building.found,
    "start-shares": building.start_shares,
    "factory": building.change_factories,
    "first-price": building.first_price,
    "prices": building.adjust_prices,
    "workers": factories.staff,
    "machinery": factories.buy_machine,
    "school": factories.send_worker,
    "quality": factories.raise_quality,
    "distribution": factories.promote,
    "free-level": factories.free_level,
    "exchange": trade.exchange,
    "special": trade.take_special,
    "return-tile": trade.return_tile,
    "token": trade.assign_token,
    "sale": answers.sell,
    "after-sale": answers.after_sale,
    "storage": answers.lose_goods,
    "wreck": answers.wreck,
    "start-player": answers.name_start,
    "emergency": variants.raise_cash,
    "extra": additional,
    "board": variants.with_board,
    "award-share": variants.award_share,
    "contract": harbour.deliver,
    "ship": harbour.deliver,
    "overtime": harbour.overtime,
    "dismiss": harbour.dismiss,
    "keep-contract": variants.keep_contract,
}
"""By the name of the phase that asks."""
