"""The commentary of Arkadia: gold and seals, what workers and values promise, and what is kept for later."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from arktable.bots.commentary import COST, GAIN, PAIN, Because, Commentary, Figure, Sum, View, change
from arktable.engine.moves import Move


class ArkadiaCommentary(Commentary):
    """The figures are those after the plan: there is no forecast."""

    WHEN: ClassVar[tuple[str, ...]] = ("round",)
    JUDGES: ClassVar[bool] = True

    def figures(self, kit: View, seat: int, before: View, after: View) -> tuple[list[Figure], bool]:
        was, now = _standing(before, seat), _standing(after, seat)
        return [Figure(key, was[key], now[key]) for key in was], False

    def reasons(self, kit: View, seat: int, moves: Sequence[Move], before: View, after: View) -> list[Because]:
        """Which building brings the seals, what a sale brings, whose seals gain, what the next player could close.

        The cost of workers is left out where a reason names what they bring.
        """
        enclosed = list(_enclosed(kit, seat, before, after))
        parts = enclosed + list(_treasure(before["players"][seat], after["players"][seat], bool(enclosed)))
        parts += [*_values(kit["families"], seat, before, after), *_exposed(seat, before, after)]
        parts += [*_beside(seat, before, after), *_laid(kit, seat, before, after)]
        return parts or list(_kept(kit, moves[0], before, after, seat))

    def sums(self, kit: View, seat: int, before: View, after: View) -> list[Sum]:
        """Gold, seals at once, seals that workers next to open buildings will bring, and workers of the own stock."""
        was, now = before["players"][seat], after["players"][seat]
        counted = {
            "gold": (was["gold"] or 0, now["gold"] or 0),
            "seals": (sum(was["seals"] or []), sum(now["seals"] or [])),
            "pending": (_pending(before, seat), _pending(after, seat)),
            "workers": (was["own"] or 0, now["own"] or 0),
            "neutral": (was["neutral"] or 0, now["neutral"] or 0),
        }
        return [Sum(key, has - had, {}) for key, (had, has) in counted.items() if has != had]

    def regrets(self, kit: View, seat: int, moves: Sequence[Move], before: View, after: View, reply: View) -> int:
        """The seals that the next player gains by a building that this plan lets them close, and a banner that is kept
        although no worker is left (AK 216–225, hints 3 and 4).
        """
        idle = any(move.word == "end" for move in moves) and _idle(after["players"][seat])
        return _handed_over(seat, before, after, reply) + idle


def _idle(player: View) -> bool:
    """Has the player a banner, and no own worker to set?"""
    return int(player["own"]) == 0 and int(player["banners"]) > 0


def _handed_over(seat: int, before: View, after: View, reply: View) -> int:
    """How many seals the next player gains over the own ones by closing a building that was out of reach before."""
    rival = (seat + 1) % after["seats"]
    reach = int(before["players"][rival]["own"]) + int(before["players"][rival]["neutral"])
    had = {building["id"]: len(building["open"]) for building in before["buildings"]}
    now = {building["id"]: building for building in after["buildings"]}
    gains = [0]
    for closed in reply["buildings"]:
        was = now.get(closed["id"])
        if closed["done"] and was is not None and not was["done"]:
            left = len(was["open"])
            if had.get(closed["id"], reach + 1) > reach:
                gains.append(was["pays"][rival] + left + 1 - was["pays"][seat])
    return max(gains)


def _standing(view: View, seat: int) -> dict[str, int]:
    """Gold, seals, and what these are worth at the present values."""
    player = view["players"][seat]
    seals, values = player["seals"] or [0, 0, 0, 0], view["castle"]["values"]
    worth = sum([seal * value for seal, value in zip(seals, values, strict=True)])
    return {"gold": player["gold"] or 0, "seals": sum(seals), "seal-worth": worth}


def _enclosed(kit: View, seat: int, before: View, after: View) -> Iterator[Because]:
    """The buildings that the plan encloses, with the seals for the own workers and the one that lay on it."""
    done = {building["id"] for building in before["buildings"] if building["done"]}
    for building in after["buildings"]:
        if building["done"] and building["id"] not in done:
            value = after["castle"]["values"][kit["families"].index(building["family"])]
            yield Because("encloses", {**_named(building), "n": building["pays"][seat] + 1, "value": value})


def _treasure(was: View, now: View, enclosed: bool) -> Iterator[Because]:
    """The gold for seals that were sold. Seals are told apart from what a building brings where none was enclosed."""
    had, has = sum(was["seals"] or []), sum(now["seals"] or [])
    gold = (now["gold"] or 0) - (was["gold"] or 0)
    if gold > 0 and has < had:
        yield Because("sold", {"n": had - has, "gold": gold})
    elif gold:
        yield _change("gold", was["gold"] or 0, now["gold"] or 0)
    if had != has and not enclosed and not (gold > 0 and has < had):
        yield _change("seals", had, has)


def _values(families: list[str], seat: int, before: View, after: View) -> Iterator[Because]:
    """The family whose seals gain or lose most by new castle pieces, and how many of them the seat has."""
    pairs = zip(before["castle"]["values"], after["castle"]["values"], families, strict=True)
    moved = sorted([one for one in pairs if one[0] != one[1]], key=lambda one: one[0] - one[1])
    for was, now, family in moved[:1]:
        held = (after["players"][seat]["seals"] or [0] * len(families))[families.index(family)]
        yield Because("seal-value", {"was": was, "now": now, "family": family, "held": held})


def _exposed(seat: int, before: View, after: View) -> Iterator[Because]:
    """The building that the next player could close after the plan, and not before: the one that pays most."""
    rival = (seat + 1) % after["seats"]
    had = {building["id"] for building in before["buildings"] if not building["done"] and _closable(building, rival)}
    fresh = [one for one in after["buildings"] if not one["done"] and one["id"] not in had and _closable(one, rival)]
    for building in sorted(fresh, key=lambda one: -int(one["closing"][rival]))[:1]:
        yield Because("exposes", {**_named(building), "n": building["closing"][rival] + 1}, PAIN)


def _closable(building: View, seat: int) -> bool:
    return building["closing"][seat] is not None


def _beside(seat: int, before: View, after: View) -> Iterator[Because]:
    """The open building at which the seat gets most workers: its seals when it is closed, and how far that is."""
    had = {building["id"]: building["pays"][seat] for building in before["buildings"]}
    more = [
        (building["pays"][seat] - had.get(building["id"], 0), building)
        for building in after["buildings"]
        if not building["done"] and building["pays"][seat] > had.get(building["id"], 0)
    ]
    for _, building in sorted(more, key=lambda one: -one[0])[:1]:
        yield Because("beside", {**_named(building), "n": building["pays"][seat], "open": len(building["open"])})


def _named(building: View) -> dict[str, int | str]:
    return {"form": building["form"], "family": building["family"]}


def _pending(view: View, seat: int) -> int:
    """The seals that the own workers will bring when the buildings next to them are finished."""
    return sum([building["pays"][seat] for building in view["buildings"] if not building["done"]])


def _laid(kit: View, seat: int, before: View, after: View) -> Iterator[Because]:
    """What the new building will pay, how many of its sides are open, and whether that is too many for all others."""
    known = {building["id"] for building in before["buildings"]}
    for building in after["buildings"]:
        if building["id"] not in known and not building["done"]:
            value = after["castle"]["values"][kit["families"].index(building["family"])]
            safe = not any(_closable(building, other) for other in range(after["seats"]) if other != seat)
            args = {"n": len(building["open"]), "family": building["family"], "value": value}
            yield Because("open-safe" if safe else "open", args)


def _kept(kit: View, first: Move, before: View, after: View, seat: int) -> Iterator[Because]:
    """What a decision keeps for later: a card with a family, workers or a banner."""
    player = after["players"][seat]
    had = before["players"][seat]
    workers = (had["own"] or 0, player["own"] or 0)
    card = str(first.args.get("card", ""))
    if workers[0] < workers[1]:
        yield _change("reserve", *workers)
    elif card in kit["faces"]:
        family = kit["faces"][card]["family"]
        at = kit["families"].index(family)
        yield Because("family", {"family": family, "n": before["castle"]["values"][at], "held": had["seals"][at]})
    elif first.word == "take-stack":
        yield Because("stack", {})
    elif first.word == "end" and player["banners"]:
        yield Because("banner", {"n": player["banners"]})
    elif first.word == "done" and workers[1]:
        yield Because("later", {"n": workers[1]})


def _change(key: str, was: int, now: int) -> Because:
    return change(key, was, now, GAIN if now > was else COST)


COMMENTARY: Final = ArkadiaCommentary()
