"""The positions, views and rules of our games, and `GameOf`: types for annotations and `isinstance`.

Made by `make types` from the registered games. To type checkers, the position classes differ from those of the games in
one thing: `view` returns the shape of the game. They are the same classes when a program runs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar

from arktable.engine.additions import Addition
from arktable.engine.game import Game
from arktable.engine.position import Position
from arktable.engine.rng import Rng
from arktable.engine.sheets import Sheet
from arktable.games.arkadia.rules import Rules as ArkadiaRules
from arktable.games.arkadia.state import ArkadiaPosition as _ArkadiaPosition
from arktable.games.arkadia.views.shapes import View as ArkadiaView
from arktable.games.arkwright.rules import Rules as ArkwrightRules
from arktable.games.arkwright.state import ArkwrightPosition as _ArkwrightPosition
from arktable.games.arkwright.views.shapes import View as ArkwrightView
from arktable.games.arkwright_cards.rules import Rules as CardRules
from arktable.games.arkwright_cards.state import CardPosition as _CardPosition
from arktable.games.arkwright_cards.views.shapes import View as CardView

__all__ = [
    "ArkadiaPosition",
    "ArkadiaRules",
    "ArkadiaView",
    "ArkwrightPosition",
    "ArkwrightRules",
    "ArkwrightView",
    "CardPosition",
    "CardRules",
    "CardView",
    "GameOf",
]

P = TypeVar("P", bound=Position)
"""The position class of a game."""
R = TypeVar("R")
"""The rules of a game."""

if TYPE_CHECKING:

    class GameOf(Game, Generic[P, R]):
        """A ruleset of which the types of its positions and rules are known."""

        def start(
            self,
            seats: int | None = None,
            options: Mapping[str, str] | None = None,
            seed: int = 0,
            listen: bool = False,
        ) -> P: ...
        def load(self, text: str, seed: int = 0) -> P: ...
        def empty(self, seats: int, options: Mapping[str, str], rng: Rng) -> P: ...
        def go_on(self, position: Position) -> P: ...
        def rules(self, options: Mapping[str, str], seats: int = 0) -> R: ...
        def with_sheet(self, sheet: Sheet) -> Self: ...
        def with_additions(self, additions: tuple[Addition, ...]) -> Self: ...
        def by_revision(self, revision: int) -> Self: ...

    class ArkadiaPosition(_ArkadiaPosition):
        """A position of arkadia, whose view is typed."""

        def copy(self) -> Self: ...
        def view(self, viewer: int) -> ArkadiaView: ...  # type: ignore[override]  # a dict in general

    class CardPosition(_CardPosition):
        """A position of arkwright-cards, whose view is typed."""

        def copy(self) -> Self: ...
        def view(self, viewer: int) -> CardView: ...  # type: ignore[override]  # a dict in general

    class ArkwrightPosition(_ArkwrightPosition):
        """A position of spinning-jenny, spinning-mule, water-frame, whose view is typed."""

        def copy(self) -> Self: ...
        def view(self, viewer: int) -> ArkwrightView: ...  # type: ignore[override]  # a dict in general

else:
    ArkadiaPosition = _ArkadiaPosition
    CardPosition = _CardPosition
    ArkwrightPosition = _ArkwrightPosition

    class GameOf(Game):
        """A ruleset in annotations: `GameOf[ArkadiaPosition, ArkadiaRules]` is `Game` when a program runs."""

        def __class_getitem__(cls, types: Any) -> type[Game]:
            return Game
