"""What the enclosing of a building tells for its scene (`scene.py`): who stands around it, and what the castle changes.

Seals are hidden behind the screens. What a piece of the castle does to those that somebody holds is told to their
owner alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.events import Event
from arktable.games.arkadia.numbering import first_seal

if TYPE_CHECKING:
    from arktable.games.arkadia.state import ArkadiaPosition


def tell_enclosed(position: ArkadiaPosition, number: int, active: int, ahead: int) -> None:
    """A building is enclosed: where it lies, what its seals are worth, the workers beside it.

    `ahead` buildings of the same turn get their pieces of the castle before it does.
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
    """The seals of a family have another value: to everybody, and to each owner what that does to their seals."""
    name, after = position.rules.printed.families[family], position.values[family]
    position.tell_scene("worth", -1, family=name, value_before=before, value_after=after)
    if position.events is not None:
        for seat in range(position.seats):
            held = position.seals[first_seal(seat) + family]
            secret: dict[str, int | str] = {"n": held, "gold_before": held * before, "gold": held * after}
            told = Event("holds", seat, {"family": name}, seat, "holds-seals", secret, silent=True)
            position.events.append(told)
