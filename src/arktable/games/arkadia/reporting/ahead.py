"""What orders ahead need of Arkadia: where a turn begins, and the facts that a condition can be about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from arktable.engine.moves import Move
from arktable.engine.reporting.ahead import MONEY, SEAT, Ahead, FactKind, fact_key
from arktable.games.arkadia import moves as kinds

if TYPE_CHECKING:
    from arktable.games.arkadia.rules import Rules
    from arktable.games.arkadia.state import ArkadiaPosition

KINDS: Final = (
    FactKind("seal-value", ("family",), MONEY),
    FactKind("open-card", ("form", "family")),
    FactKind("unfinished"),
    FactKind("castle-pieces"),
    FactKind("workers", (SEAT,)),
    FactKind("banners", (SEAT,)),
    FactKind("gold", (SEAT,), MONEY),
)
"""`open-card` counts the copies among the open cards, `unfinished` the buildings on the board that have not paid."""


def _skip(position: ArkadiaPosition) -> None:
    """End a turn before its first part. The rules do not allow it; a plan leaves the turns of others out."""
    del position.frames[-2:]  # the first part, and the turn
    position.idle_turns = 0
    if position.turns_left > 0:
        position.turns_left -= 1


def _answer(position: ArkadiaPosition) -> Move | None:
    """Return the move that ends what is asked, if there is one."""
    for move in position.moves():
        if move.kind in (kinds.DONE, kinds.END):
            return move
    return None


def _read(rules: Rules, view: Mapping[str, Any]) -> dict[str, int]:
    found: dict[str, int] = {}
    castle: dict[str, Any] = view["castle"]
    for family, name in enumerate(rules.printed.families):
        found[fact_key("seal-value", name)] = castle["values"][family]
    cards: list[str] = view["cards"]["open"]
    for form in rules.printed.forms:
        for name in rules.printed.families:
            found[fact_key("open-card", form, name)] = cards.count(f"{form}-{name}")
    buildings: list[dict[str, Any]] = view["buildings"]
    found["unfinished"] = len([building for building in buildings if not building["done"]])
    found["castle-pieces"] = castle["placed"]
    players: list[dict[str, Any]] = view["players"]
    for player in players:
        seat: int = player["seat"]
        found[fact_key("workers", seat)] = player["workers"]
        found[fact_key("banners", seat)] = player["banners"]
        if player["gold"] is not None:
            found[fact_key("gold", seat)] = player["gold"]
    return found


AHEAD: Final = Ahead(turn=("must",), skip=_skip, answer=_answer, kinds=KINDS, read=_read, money="gold")
