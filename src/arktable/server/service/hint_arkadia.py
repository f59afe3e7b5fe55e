"""Why a plan is good in Arkadia: gold and seals, what workers and values promise, and what is kept for later."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from arktable.engine.moves import Move
from arktable.server.service.bot_job import Because
from arktable.server.service.hint_figures import View


def arkadia(kit: View, seat: int, moves: Sequence[Move], before: View, after: View) -> list[Because]:
    """Reasons in Arkadia. What it costs to set workers is no reason beside what they bring."""
    families: list[str] = kit["families"]
    parts = [*_treasure(before["players"][seat], after["players"][seat]), *_values(families, before, after)]
    pending = _pending(before, seat), _pending(after, seat)
    if pending[0] < pending[1]:
        parts.append(_change("pending", *pending))
    parts += _laid(kit, before, after)
    if not parts:
        parts = list(_kept(kit, moves[0], before, after, seat))
    return parts


def _treasure(was: View, now: View) -> Iterator[Because]:
    if was["gold"] != now["gold"]:
        yield _change("gold", was["gold"] or 0, now["gold"] or 0)
    had, has = sum(was["seals"] or []), sum(now["seals"] or [])
    if had != has:
        yield _change("seals", had, has)


def _values(families: list[str], before: View, after: View) -> Iterator[Because]:
    """The family whose seals gain or lose most by new castle pieces."""
    pairs = zip(before["castle"]["values"], after["castle"]["values"], families, strict=True)
    moved = sorted(((was, now, family) for was, now, family in pairs if was != now), key=lambda one: one[0] - one[1])
    for was, now, family in moved[:1]:
        yield Because("seal-value", {"was": was, "now": now, "family": family})


def _pending(view: View, seat: int) -> int:
    """The seals that the own workers will bring once the buildings beside them are finished."""
    return sum(building["pays"][seat] for building in view["buildings"] if not building["done"])


def _laid(kit: View, before: View, after: View) -> Iterator[Because]:
    """What the new building will pay, and how near it is to being enclosed."""
    known = {building["id"] for building in before["buildings"]}
    for building in after["buildings"]:
        if building["id"] not in known and not building["done"]:
            value = after["castle"]["values"][kit["families"].index(building["family"])]
            yield Because("open", {"n": len(building["open"]), "family": building["family"], "value": value})


def _kept(kit: View, first: Move, before: View, after: View, seat: int) -> Iterator[Because]:
    """What a decision leaves: a card with a family, workers or a banner for later."""
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
        yield Because("stack")
    elif first.word == "end" and player["banners"]:
        yield Because("banner", {"n": player["banners"]})
    elif first.word == "done" and workers[1]:
        yield Because("later", {"n": workers[1]})


def _change(key: str, was: int, now: int) -> Because:
    return Because(key, {"was": was, "now": now, "more": abs(now - was), "up": "yes" if now > was else "no"})
