"""The figures by which a hint says why: those of the own seat in its own view, before and after a plan.

Pure functions on views, one for each game: the client makes sentences of what differs (`hint-<key>`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from arktable.server.service.bot_job import Change

View = dict[str, Any]
Figures = dict[str, int]


def changes_of(game: str, seat: int, before: View, after: View) -> list[Change]:
    """The figures that differ, the most telling first. A game that is not known here has none."""
    figures = FIGURES.get(game)
    if figures is None:
        return []
    was, now = figures(before, seat), figures(after, seat)
    return [Change(key, was[key], now[key]) for key in was if key in now and was[key] != now[key]]


def same_production(before: View, after: View) -> bool:
    """Do the forecasts of two views speak of the same production? Others cannot be compared."""
    return all(before.get(key) == after.get(key) for key in ("year", "cycle", "decade", "round"))


def arkadia(view: View, seat: int) -> Figures:
    """Seals, gold, what one seal of each family is worth to the owner of so many, cards and workers."""
    player = view["players"][seat]
    seals, values = player["seals"] or [0, 0, 0, 0], view["castle"]["values"]
    return {
        "gold": player["gold"] or 0,
        "seals": sum(seals),
        "seal-worth": sum(seal * value for seal, value in zip(seals, values, strict=True)),
        "on-board": player["on_board"],
    }


def arkwright(view: View, seat: int) -> Figures:
    """What the production that comes next would bring, as the forecast says it, and what the company has."""
    company = view["companies"][seat]
    line = _line(view["forecast"], view, seat)
    sale = {} if line is None else {"sells": line["sells"], "cash-then": line["cash_after"], "steps": line["steps"]}
    return {**sale, "cash": company["cash"], "shares": company["shares"], "loans": company["loans"]}


def arkwright_cards(view: View, seat: int) -> Figures:
    """The same for the card game."""
    company, forecast = view["companies"][seat], view["forecast"]
    sellers = forecast["sellers"] if forecast else []
    line = next((one for one in sellers if one["seat"] == seat), None)
    sale = {} if line is None else {"sells": line["sells"], "cash-then": line["money_then"], "steps": line["steps"]}
    return {**sale, "cash": company["money"], "shares": company["shares"], "loans": company["loans"]}


def _line(forecast: list[Any] | None, view: View, seat: int) -> View | None:
    """The line of a seat in the forecast of the good that is produced in this cycle."""
    for one in forecast or []:
        if one["good"] == view["cycle"]:
            found: View | None = next((line for line in one["sellers"] if line["seat"] == seat), None)
            return found
    return None


FIGURES: Final[dict[str, Callable[[View, int], Figures]]] = {
    "arkadia": arkadia,
    "arkwright": arkwright,
    "arkwright-cards": arkwright_cards,
}
