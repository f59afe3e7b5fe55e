"""What a drawing of a game offers, and which game has one."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final, Protocol

from rich.console import RenderableType
from rich.text import Text

from arktable.cli.draw.arkadia import ArkadiaDrawing
from arktable.cli.draw.arkwright import ArkwrightDrawing
from arktable.cli.draw.arkwright_cards import CardsDrawing
from arktable.i18n.words import Teller

View = dict[str, Any]
Kit = dict[str, Any]


class Drawing(Protocol):
    """Draws one game's views."""

    def table(self, view: View) -> RenderableType:
        """Everything that lies on the table."""

    def asked(self, view: View) -> RenderableType | None:
        """What helps with the decision at hand; None if the table says it all."""

    def result(self, view: View) -> RenderableType:
        """How the game ended."""


class PlainDrawing:
    """For a game nobody has drawn yet: its view as text."""

    def table(self, view: View) -> RenderableType:
        return Text(json.dumps(view, ensure_ascii=False, indent=1))

    def asked(self, view: View) -> RenderableType | None:
        return None

    def result(self, view: View) -> RenderableType:
        return Text(json.dumps(view.get("final"), ensure_ascii=False))


_DRAWINGS: Final[dict[str, Callable[[Kit, Teller], Drawing]]] = {
    "arkadia": ArkadiaDrawing,
    "arkwright": ArkwrightDrawing,
    "arkwright_cards": CardsDrawing,
}


def drawing_of(game: str, kit: Kit, teller: Teller) -> Drawing:
    """The drawing of this game (`Facts.game`)."""
    drawn = _DRAWINGS.get(game)
    return drawn(kit, teller) if drawn else PlainDrawing()
