"""Why a plan is good in Arkwright and in its card game: the next sale first, then other sales, then the company."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from arktable.engine.moves import Move
from arktable.server.service.bot_job import Because
from arktable.server.service.hint_figures import View, sale_line, same_production

TAKEN: Final = ("tile", "card", "track")
"""Arguments of moves that name a thing with a sentence on what it does (`<game>-<thing>-<name>-about`)."""
PAIN, GAIN, PRICE = 0, 1, 2
"""What hurts must be said and comes first; what a plan is good for comes before what it costs."""
FACTORY: Final = ("makes", "quality", "distribution", "appeal", "price")
GIVEN: Final = ("discard", "return")
"""Moves that give such a thing away."""


def arkwright(kit: View, seat: int, moves: Sequence[Move], before: View, after: View) -> list[Because]:
    """Reasons in Arkwright."""
    was, now = _owned(before["companies"][seat]), _owned(after["companies"][seat])
    return _reasons(kit, seat, moves, before, after, was, now)


def arkwright_cards(kit: View, seat: int, moves: Sequence[Move], before: View, after: View) -> list[Because]:
    """Reasons in the card game."""
    was, now = _owned_cards(before["companies"][seat]), _owned_cards(after["companies"][seat])
    return _reasons(kit, seat, moves, before, after, was, now)


def _reasons(
    kit: View, seat: int, moves: Sequence[Move], before: View, after: View, was: dict[str, int], now: dict[str, int]
) -> list[Because]:
    stands, ahead = sale_line(before, seat), same_production(before, after)
    line = sale_line(after, seat) if ahead else None
    if not ahead and stands is not None and stands["cash"] is not None:
        # The production is over by this one decision: what it has brought stands beside what was expected of it.
        line = stands | {"cash": now["cash"]}
    parts = list(_next_sale(stands or {"sells": 0, "share": was["share"], "cash": was["cash"]}, line))
    if ahead:
        for good, name in enumerate(kit["goods"]):
            parts += _good(name, good, before, after, seat, line is not None)
    counted = () if ahead and line is None else ("cash", "share")
    parts += [_count(key, was[key], now[key]) for key in was if was[key] != now[key] and key not in counted]
    return sorted(parts, key=rank) or _unchanged(seat, before, moves, line)


def _next_sale(stands: View, line: View | None) -> Iterator[Because]:
    """What the sale that comes next brings more or less than it would as things stand."""
    if line is None:
        return
    if line["sells"] != stands["sells"]:
        yield _count("sells", stands["sells"], line["sells"])
    if None not in (line["cash"], stands["cash"]) and line["cash"] != stands["cash"]:
        yield _count("cash-then", stands["cash"], line["cash"])
    if line["share"] != stands["share"]:
        yield _count("share-then", stands["share"], line["share"])


def _good(name: str, good: int, before: View, after: View, seat: int, sold: bool) -> Iterator[Because]:
    """What changes for a good, in a later sale or at its factory."""
    was, now = sale_line(before, seat, good), sale_line(after, seat, good)
    is_next = sold and good == after.get("cycle", after.get("round"))
    had, has = before["companies"][seat]["factories"][good], after["companies"][seat]["factories"][good]
    if had is not None and has is None:
        yield Because("closes", {"good": name})
    elif now is not None and not is_next and now["sells"] != (was["sells"] if was else 0):
        yield _count("sells-good", was["sells"] if was else 0, now["sells"], name)
    elif was is not None and now is not None and not is_next and now["costs"] != was["costs"]:
        yield _count("costs-good", was["costs"], now["costs"], name)
    elif has is not None:
        then = had or dict.fromkeys(FACTORY, 0)
        yield from sorted(
            (_count(key, then[key], has[key], name) for key in FACTORY if has[key] != then[key]), key=rank
        )[:1]


def _unchanged(seat: int, before: View, moves: Sequence[Move], line: View | None) -> list[Because]:
    """A plan that changes no number brings something for later, or leaves the next sale as it stands."""
    first = moves[0]
    if first.word == "name":
        seats = before["seats"]
        return [Because("order", {"n": (seat - int(first.args["seat"])) % seats + 1, "of": seats})]
    about = [Because("about", {"of": thing}) for move in moves for thing in _taken(move, before)]
    if line is not None and line["cash"] is not None and not _taken(first, before):
        return [Because("keeps", {"n": line["sells"], "cash": line["cash"]})]
    return about[:1]


def _taken(move: Move, before: View) -> list[str]:
    """The thing that a move takes, if it is one with a sentence on what it does."""
    if move.word in GIVEN:
        return []
    if move.word == "pick":
        return [f"card-{before['grid'][int(move.args['place']) - 1]['card']}"]
    return [f"{thing}-{move.args[thing]}" for thing in TAKEN if thing in move.args]


def _count(key: str, was: int, now: int, good: str = "") -> Because:
    args: dict[str, int | str] = {"was": was, "now": now, "more": abs(now - was), "up": "yes" if now > was else "no"}
    return Because(key, args | ({"good": good} if good else {}))


def rank(part: Because) -> int:
    """What kind of reason this is: they stand in this order."""
    down = part.args.get("up") == "no"
    if (part.key, down) in (("shares", True), ("loans", False)):
        return PAIN
    return PRICE if down != (part.key in ("loans", "costs-good")) or part.key in ("closes", "workers") else GAIN


def _owned(company: dict[str, Any]) -> dict[str, int]:
    factories = [factory for factory in company["factories"] if factory is not None]
    return {
        "cash": company["cash"] or 0,
        "share": company["space"],
        "shares": company["shares"],
        "loans": company["loans"],
        "ships": sum(ship is not None for ship in company["ships"]),
        "machines": sum(sum(factory["machines"]) for factory in factories),
        "workers": sum(sum(factory["workers"]) for factory in factories),
        "stock": sum(company["stock"]),
        "markers": len(company["markers"]),
    }


def _owned_cards(company: dict[str, Any]) -> dict[str, int]:
    return {
        "cash": company["money"],
        "share": company["value"],
        "shares": company["shares"],
        "loans": company["loans"],
        "ships": company["ships"],
        "stock": sum(company["stored"]),
    }
