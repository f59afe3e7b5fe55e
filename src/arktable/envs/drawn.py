"""Positions as text, for `render`: the drawing of the terminal, or the text of the position."""

from __future__ import annotations

from typing import Final

from arktable.engine.errors import UnknownName
from arktable.engine.position import Position
from arktable.engine.registry import load_announced
from arktable.i18n.words import Teller, Words

MODES: Final = ("ansi", "text")
WIDTH: Final = 120


def drawn(position: Position, seat: int, mode: str) -> str:
    """Return what a seat sees: as the terminal draws it ("ansi"), or as text that can be loaded ("text")."""
    check_mode(mode)
    if mode == "text":
        return position.save(seat)
    from rich.console import Console  # noqa: PLC0415 - only drawings need it

    begun = position.begun_by()
    game = begun.game
    words = Words("en", game.facts.game)
    teller = Teller(words, [f"seat {number}" for number in range(position.seats)], game.told().arguments)
    make = load_announced("arktable.drawings", game.facts.game)
    view = position.view(seat)
    console = Console(width=WIDTH, force_terminal=True, color_system="truecolor", record=False)
    with console.capture() as captured:
        console.print(make[0](game.kit(begun.options), teller).table(view) if make else view)
    return captured.get()


def check_mode(mode: str | None) -> None:
    """Refuse a mode of `render` that there is not."""
    if mode is not None and mode not in MODES:
        raise UnknownName("render mode", mode, MODES)
