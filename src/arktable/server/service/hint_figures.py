"""The numbers of a plan: those by which the own seat is judged, now and after the plan.

Pure functions on views, one for each game. In Arkwright the next production is counted in, as the forecast says it:
what a turn is worth shows there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from arktable.server.service.bot_job import Figure

WHEN: Final = ("year", "cycle", "decade", "round")
"""What tells one production of a good from another."""

View = dict[str, Any]
Figures = dict[str, int]


def figures_of(game: str, kit: View, seat: int, before: View, after: View) -> tuple[list[Figure], bool]:
    """Every number, changed or not, and whether the next production is counted in. A game not known here has none."""
    figures = FIGURES.get(game)
    if figures is None:
        return [], False
    ahead = same_production(before, after)
    line = sale_line(after, seat) if ahead else None
    if line is not None and line["cash"] is None:
        line = None
    was, now = figures(kit, before, seat, None), figures(kit, after, seat, line)
    sold = line is not None or (not ahead and "forecast" in before)
    return [Figure(key, was[key], now[key]) for key in was], sold


def same_production(before: View, after: View) -> bool:
    """Do the forecasts of two views speak of the same production? Others cannot be compared."""
    return "forecast" not in before or all(before.get(key) == after.get(key) for key in WHEN)


def sale_line(view: View, seat: int, good: int | None = None) -> View | None:
    """What the forecast says of a seat for a good, by default for the one that is produced next."""
    wanted = (view["cycle"] if "cycle" in view else view["round"]) if good is None else good
    for line in _sellers(view).get(wanted, []):
        if line["seat"] == seat:
            return _line(line)
    return None


def _sellers(view: View) -> dict[int, list[View]]:
    """The sellers by good. Arkwright has a forecast for every good, the card game for one and until its production."""
    forecast = view.get("forecast") or []
    if isinstance(forecast, list):
        return {one["good"]: one["sellers"] for one in forecast}
    return {forecast["good"]: forecast["sellers"]} if "step" in view["asked"] else {}


def _line(line: View) -> View:
    """The two games call the same things by different names."""
    lost = line.get("shortfall") or {}
    return {
        "sells": line["sells"],
        "costs": line["costs"],
        "cash": line["cash_after"] if "cash_after" in line else line["money_then"],
        "share": line["space_after"] if "space_after" in line else line["value_then"],
        "lost": lost.get("shares", 0),
    }


def _arkadia(_kit: View, view: View, seat: int, _line: View | None) -> Figures:
    """Gold, seals, and what these are worth at the present values."""
    player = view["players"][seat]
    seals, values = player["seals"] or [0, 0, 0, 0], view["castle"]["values"]
    worth = sum(seal * value for seal, value in zip(seals, values, strict=True))
    return {"gold": player["gold"] or 0, "seals": sum(seals), "seal-worth": worth}


def _arkwright(kit: View, view: View, seat: int, line: View | None) -> Figures:
    """Cash, the space on the share value track, and what the own shares are worth there."""
    company = view["companies"][seat]
    if line is None:
        return {"cash": company["cash"], "share": company["space"], "worth": company["portfolio"]}
    worth = (company["shares"] - line["lost"]) * kit["share_value"][line["share"]]
    return {"cash": line["cash"], "share": line["share"], "worth": worth}


def _arkwright_cards(_kit: View, view: View, seat: int, line: View | None) -> Figures:
    """Cash, share value, and what the shares are worth."""
    company = view["companies"][seat]
    if line is None:
        return {"cash": company["money"], "value": company["value"], "worth": company["worth"]}
    return {"cash": line["cash"], "value": line["share"], "worth": company["shares"] * line["share"]}


FIGURES: Final[dict[str, Callable[[View, View, int, View | None], Figures]]] = {
    "arkadia": _arkadia,
    "arkwright": _arkwright,
    "arkwright-cards": _arkwright_cards,
}
