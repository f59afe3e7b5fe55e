"""Stock Exchange (PB 1049–1099, B92–B95): players hold shares of each other's companies."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from arktable.engine.plans import before
from arktable.engine.rules import Module
from arktable.games.arkwright.phases.actions.open_exchange import StartPortfolios, open_exchange, shared_bank
from arktable.games.arkwright.phases.emergency import settle_by_choice
from arktable.games.arkwright.phases.final import FinalExchange, cut_space
from arktable.games.arkwright.phases.foundation import PayFactories
from arktable.games.arkwright.rules import Rules
from arktable.games.arkwright.state import ArkwrightPosition


class OpenFinal(FinalExchange):
    """Before the last purchases, all players sell their shares of other companies.

    The values already include open contracts and marks (PB 1091–1110, B95).
    """

    def resume(self, position: ArkwrightPosition) -> bool:
        printed = position.rules.printed
        values = [printed.share_value[cut_space(printed, company)] for company in position.companies]
        for seat in position.clockwise():
            company = position.companies[seat]
            for owner in range(position.seats):
                number = company.foreign[owner]
                if number:
                    company.foreign[owner] = 0
                    position.earn(seat, number * values[owner])
                    if position.events is not None:
                        earned = number * values[owner]
                        position.tell_all("sold-foreign", seat, n=number, owner=owner, earned=earned)
        return super().resume(position)


def _extend(rules: Rules) -> Rules:
    return replace(
        rules,
        foreign_shares=True,
        settle=settle_by_choice,
        bank_shares=shared_bank,
        exchange=open_exchange,
        preparation=before(rules.preparation, StartPortfolios, PayFactories),
        final_plan=(*rules.final_plan[:-1], OpenFinal),
    )


STOCK_EXCHANGE: Final[Module[Rules]] = Module(
    "stock-exchange=on", _extend, wraps=("preparation",), numbers=("exchange.*",)
)
