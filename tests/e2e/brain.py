"""A simple way to play Arkadia from what a seat sees: close buildings, so that games come to their end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

FAMILIES: Final = ("cloth", "spice", "carpenter", "silver")
COLUMNS: Final = 16
WORTH_SELLING: Final = 12

View = dict[str, Any]
Kit = dict[str, Any]


def cell_name(cell: int) -> str:
    return f"{chr(97 + cell % COLUMNS)}{cell // COLUMNS + 1}"


def cell_number(name: str) -> int:
    return (int(name[1:]) - 1) * COLUMNS + ord(name[0]) - 97


def tile(kit: Kit, form: str, turn: str, anchor: int) -> list[int]:
    """The squares a building covers."""
    return [anchor + y * COLUMNS + x for x, y in kit["forms"][form][turn]]


def anchors(mask: str) -> list[int]:
    """The squares whose bits are set in a number of the offer."""
    bits = int(mask, 16)
    return [cell for cell in range(bits.bit_length()) if bits >> cell & 1]


def choose(view: View, kit: Kit) -> list[str]:
    """The moves of one request: one decision of a person at the table."""
    return {
        "must": _must,
        "workers": _workers,
        "castle": _castle,
        "draw": _draw,
        "banner": _banner,
        "sell": _sell,
    }[view["phase"]](view, kit)


def lay(view: View, kit: Kit) -> list[str]:
    """The place that closes most, then the one that covers most tents."""
    _, card, turn, anchor = max(
        (_gain(view, tile(kit, card.split("-")[0], turn, anchor)), card, turn, anchor)
        for card, turns in view["offer"]["lay"].items()
        for turn, mask in turns.items()
        for anchor in anchors(mask)
    )
    return [f"card {card}", f"lay {card.split('-')[0]} {cell_name(anchor)} {turn}"]


def laid(moves: list[str]) -> tuple[str, str, str]:
    """Card, place and turn of the two moves that lay a building."""
    _, card = moves[0].split()
    _, _, place, turn = moves[1].split()
    return card, place, turn


def _gain(view: View, cells: Iterable[int]) -> float:
    covered = set(cells)
    gain = 2.0 * len(covered.intersection(view["tents"]))
    for building in view["buildings"]:
        sides = set(building["open"])
        if sides and covered & sides:
            gain += 5 if sides <= covered else len(covered & sides) / len(sides)
    return gain


def _me(view: View) -> dict[str, Any]:
    me: dict[str, Any] = view["players"][view["viewer"]]
    return me


def _must(view: View, kit: Kit) -> list[str]:
    workers = _closing_workers(view, [building["id"] for building in view["buildings"]])
    if workers:
        return [*workers, "done"]
    if view["offer"].get("lay"):
        return lay(view, kit)
    kind = "own" if view["offer"].get("own") else "neutral"
    return [f"{kind} {cell_name(view['offer'][kind][0])}", "done"]


def _workers(view: View, _kit: Kit) -> list[str]:
    return [*_closing_workers(view, view["asked"]["workers"]["buildings"]), "done"]


def first_of(moves: list[str]) -> list[str]:
    """Of several workers the first one, so that the next is asked for; other decisions as they are."""
    return moves[:1] if moves[0].startswith(("own ", "neutral ")) else moves


def _closing_workers(view: View, among: list[int]) -> list[str]:
    """Workers, own ones first, on all open sides of the most valuable building that they suffice to close."""
    me, offer = _me(view), view["offer"]
    places = {*offer.get("own", ()), *offer.get("neutral", ())}
    crew = ["own"] * me["own"] + ["neutral"] * me["neutral"]
    best = -1
    found: list[str] = []
    for building in view["buildings"]:
        sides = building["open"]
        if building["id"] not in among or not 0 < len(sides) <= len(crew) or not places.issuperset(sides):
            continue
        value = view["castle"]["values"][FAMILIES.index(building["family"])]
        worth = value * (building["pays"][view["viewer"]] + 1) - len(sides)
        if worth > best:
            best, found = worth, [f"{kind} {cell_name(side)}" for kind, side in zip(crew, sides, strict=False)]
    return found


def _castle(view: View, _kit: Kit) -> list[str]:
    seals, offer = _me(view)["seals"], view["offer"]["castle"]
    family = max(offer["families"], key=lambda one: seals[FAMILIES.index(one)])

    def loss(square: int) -> int:
        seen = view["castle"]["squares"][square]["family"]
        return 100 if seen == family else seals[FAMILIES.index(seen)] if seen else 0

    return [f"castle {family} {min(offer['squares'], key=loss) + 1}"]


def _draw(view: View, _kit: Kit) -> list[str]:
    take = view["offer"]["take"]
    # Both ways of drawing get their turn.
    ordered = sorted(take, key=lambda one: (one == "stack") != (view["round"] % 3 == 0))
    return [f"take {ordered[0]}"]


def _banner(view: View, _kit: Kit) -> list[str]:
    me = _me(view)
    worth = sum(n * value for n, value in zip(me["seals"], view["castle"]["values"], strict=True))
    wanted = worth >= WORTH_SELLING or me["own"] + me["neutral"] == 0
    return ["banner" if wanted and view["offer"].get("banner") else "end"]


def _sell(view: View, _kit: Kit) -> list[str]:
    values = dict(zip(FAMILIES, view["castle"]["values"], strict=True))
    offered = view["offer"].get("sell", {})
    sales = [f"sell {family} {most}" for family, most in offered.items() if values[family]]
    # Nothing is asked any more when every family has been sold.
    return sales if sales and len(sales) == len(offered) else [*sales, "done"]
