"""Events for the scene of an enclosed building (`scene.py`): the workers around it, and the changes of the castle.

Seals are hidden behind the screens. Only their owner is told how a castle piece changes the value of their seals.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.events import Event
from arktable.games.arkadia.numbering import first_seal

if TYPE_CHECKING:
    from arktable.games.arkadia.state import ArkadiaPosition


def tell_enclosed(position: ArkadiaPosition, number: int, active: int, ahead: int) -> None:
    """Record that a building is enclosed: its place, the value of its seals, the workers adjacent to it.

    `ahead` buildings of the same turn get their castle pieces before it does.
    """
    printed, building = position.rules.printed, position.buildings[number]
    grid = printed.grid
    position.tell_scene(
        "enclosed",
        active,
        form=printed.forms[building.form],
        family=printed.families[building.family],
        covers=" ".join(grid.name(bit) for bit in grid.bits(building.cover)),
        value=position.values[building.family],
        ahead=ahead,
    )
    for owner, squares in enumerate(position.standing):
        for bit in grid.bits(squares & building.around):
            position.tell_scene("beside", owner if owner < position.seats else -1, cell=grid.name(bit))


def tell_values(position: ArkadiaPosition, family: int, before: int) -> None:
    """Record the new value of a family's seals for everybody, and for each owner the effect on their seals."""
    name, after = position.rules.printed.families[family], position.values[family]
    position.tell_scene("worth", -1, family=name, value_before=before, value_after=after)
    if position.events is not None:
        for seat in range(position.seats):
            held = position.seals[first_seal(seat) + family]
            secret: dict[str, int | str] = {"n": held, "gold_before": held * before, "gold": held * after}
            event = Event("holds", seat, {"family": name}, seat, "holds-seals", secret, silent=True)
            position.events.append(event)
