"""The awards of a solo game in its report: which were earned, how near the others came, and when they failed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from arktable.engine.reporting.reports import said
from arktable.engine.reporting.shapes import ReportAward, ReportSaid
from arktable.games.arkwright_cards.company import Company
from arktable.games.arkwright_cards.economy.shares import worth
from arktable.games.arkwright_cards.state import CardPosition
from arktable.games.arkwright_cards.terms import AWARD_NAMES, EXCHANGE_TRACK, GOODS

YOU: Final = 0
FULL_CREW: Final = 2 * GOODS


class AwardWatch:
    """Follows the company of a solo game: when an award became impossible, and the final scoring."""

    def __init__(self) -> None:
        self._lost: dict[str, dict[str, int | str]] = {}
        self._before: tuple[int, int, int] | None = None

    def look(self, position: CardPosition, when: dict[str, int | str]) -> None:
        """Record what makes an award impossible after a decision."""
        for name, done in _forbidding(position, position.companies[YOU]).items():
            if done and name not in self._lost:
                self._lost[name] = when

    def scored(self, args: Mapping[str, int]) -> None:
        """Take shares, value and money before final scoring from its steps (C17)."""
        value = args["value"] + args["pounds"]
        money = args["money"] + args["bought"] * value - args["goods"]
        self._before = (args["shares"] - args["bought"] + args["loans"], value, money)

    def awards(self, end: CardPosition) -> list[ReportAward]:
        """Return all fifteen awards, in the order of the book."""
        return [self._award(end, at, name) for at, name in enumerate(AWARD_NAMES)]

    def _award(self, end: CardPosition, at: int, name: str) -> ReportAward:
        printed = end.rules.printed
        have, need = self._figure(end, name)
        reached = bool(end.reached >> at & 1)
        return {
            "key": name, "seat": YOU, "earned": bool(end.awarded >> at & 1), "reached": reached,
            "have": have, "need": need, "said": self._said(end, name),
            "lost": None if reached else self._lost.get(name),
            "about": {
                "points": printed.award_points, "many": printed.award_many, "most": printed.award_most,
                "money": printed.award_money, "parvenu": printed.award_parvenu, "sailings": printed.award_sailings,
            },
        }  # fmt: skip

    def _figure(self, end: CardPosition, name: str) -> tuple[int | None, int]:
        """Return how much of an award was reached and how much it needs, if it is a number."""
        printed, company = end.rules.printed, end.companies[YOU]
        shares, value, money = self._before or (company.shares, company.value, company.money)
        figures: dict[str, tuple[int, int]] = {
            "tycoon": (worth(company), printed.award_points),
            "generalist": (_factories(company), GOODS),
            "full-line": (_crews(company), FULL_CREW),
            "general-manager": (shares, printed.award_many),
            "expert-broker": (shares, printed.award_most),
            "exchange-darling": (value, printed.award_many),
            "exchange-mogul": (value, printed.award_most),
            "nouveau-riche": (money, printed.award_money),
            "sailor": (company.sailings, printed.award_sailings),
        }
        return figures.get(name, (None, 0))

    def _said(self, end: CardPosition, name: str) -> ReportSaid | None:
        company = end.companies[YOU]
        if name == "patriot":
            return said("award-sailings", n=company.sailings)
        if name == "specialist":
            return said("award-factories", n=_factories(company))
        if name == "parvenu":
            return said("award-start", money=company.start_money, shares=company.start_shares)
        return None


def _forbidding(position: CardPosition, company: Company) -> dict[str, bool]:
    """Return, by award, whether something made it impossible."""
    started = any(company.tile)
    parvenu = not company.start_money and company.start_shares == position.rules.printed.award_parvenu
    return {
        "patriot": company.sailings > 0,
        "true-worker": bool(company.talent),
        "worker-hero": company.automated,
        "gentleman": company.tracks[EXCHANGE_TRACK] > 0 or company.brokered,
        "specialist": _factories(company) > 2,
        "parvenu": started and not parvenu,
    }


def _factories(company: Company) -> int:
    return sum(1 for tile in company.tile if tile)


def _crews(company: Company) -> int:
    return sum(1 for crew in company.crew if crew)
