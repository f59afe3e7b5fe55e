"""The heaps and the coins in letters."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from arktable.i18n.words import Teller

View = dict[str, Any]


class NimDrawing:
    """Drawn from a view, the kit and the words."""

    def __init__(self, kit: dict[str, Any], teller: Teller) -> None:
        self._kit = kit
        self._teller = teller

    def table(self, view: View) -> RenderableType:
        heaps = [f"{number}: {'●' * stones or '–'}" for number, stones in enumerate(view["heaps"], 1)]
        return Text("\n".join([*heaps, self._coins(view)]))

    def asked(self, view: View) -> RenderableType | None:
        return None

    def result(self, view: View) -> RenderableType:
        return Text(self._coins(view))

    def _coins(self, view: View) -> str:
        words = self._teller.words
        return ", ".join(
            words.text("nim-coins", who=self._teller.name(seat), n=coins) for seat, coins in enumerate(view["coins"])
        )
