"""The part of the view about building, hiring and automating: what each move would bring."""

from __future__ import annotations

from typing import TypedDict


class EffectView(TypedDict):
    """What a move changes at its factory, from one production to the next. Figures are differences."""

    move: str
    """The text of the move."""
    kind: str
    args: dict[str, int | str]
    """The arguments of the move by name."""
    goods: int
    """Goods of a production."""
    workers: int
    machines: int
    fixed: int
    """Fixed cost."""
    costs: int
    """Fixed cost, wages and upkeep of a production together, at the wage after the move."""
    together: int
    """Price and appeal together."""
    overseas: int
    """The price of a good overseas."""
    wage: int
    """The wage after the move; no difference."""
