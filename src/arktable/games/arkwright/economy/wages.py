"""The wage of a worker (WF 2416–2436)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition


def printed_wage(position: ArkwrightPosition) -> int:
    """Return the wage of the row of the lowest empty space of the job market; more under threat of strike (B69)."""
    printed = position.rules.printed
    return printed.wage[position.empty] + (printed.strike if position.strike else 0)
