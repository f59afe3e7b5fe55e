"""What a drawing of a game offers, and which game has one. A package announces it in the group `arktable.drawings`."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Any, Final, NamedTuple, Protocol, cast, runtime_checkable

from rich.console import RenderableType
from rich.text import Text

from arktable.engine.registry import load_announced
from arktable.i18n.words import Teller

GROUP: Final = "arktable.drawings"
"""Each entry is called after a game and makes a `Drawing` from the kit and a teller."""

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
    """For a game without a drawing: its view as text."""

    def table(self, view: View) -> RenderableType:
        return Text(json.dumps(view, ensure_ascii=False, indent=1))

    def asked(self, view: View) -> RenderableType | None:
        return None

    def result(self, view: View) -> RenderableType:
        return Text(json.dumps(view.get("final"), ensure_ascii=False))


@runtime_checkable
class DrawsForecast(Protocol):
    """What a drawing also offers when its game's views hold a forecast of markets (`arktable forecast`)."""

    def forecast(self, view: View, only: int | None) -> RenderableType:
        """Who would sell what now; of one good or of all that have a forecast."""

    def forecast_data(self, view: View, only: int | None) -> list[dict[str, Any]]:
        """The same as data: for each good its name, and its sellers with their figures."""


class Thing(NamedTuple):
    """Something on the table that has a text of its own: its word in the notation, its name, and what it does."""

    code: str
    name: str
    about: str


@runtime_checkable
class Explains(Protocol):
    """What a drawing also offers when the things of its game can be explained, as the command `about` does."""

    def things(self, view: View) -> list[Thing]:
        """Everything on this table that has a text of its own."""

    def never(self, view: View) -> Collection[str]:
        """First words of moves that this table never asks for, though the notation knows them."""


@runtime_checkable
class Numbers(Protocol):
    """What a drawing also offers when it shows a table of moves that has numbers of its own."""

    def numbers(self, view: View) -> dict[int, str]:
        """Moves by the number of their line; empty where moves are simply counted."""


@runtime_checkable
class NamesMoves(Protocol):
    """What a drawing also offers when the notation of a move does not say what it is about."""

    def named_moves(self, view: View) -> dict[str, str]:
        """Moves of this decision, and what they are about."""


def with_cash(view: View, rows: list[dict[str, Any]], name: str) -> list[dict[str, Any]]:
    """The players among the sellers of a forecast, with their present cash, which companies call `name`."""
    return [{**row, "cash": view["companies"][row["seat"]][name]} for row in rows if row["seat"] >= 0]


def drawing_of(game: str, kit: Kit, teller: Teller) -> Drawing:
    """The drawing of this game (`Facts.game`)."""
    announced = load_announced(GROUP, game)
    return cast(Drawing, announced[0](kit, teller)) if announced else PlainDrawing()
