"""Moves: one human decision each, interned in a finite catalogue per ruleset.

Same move, same object, stable `id`. Generating moves therefore allocates nothing but the list, the id is the action
index of learning environments, and the text is the notation of records, logs, tests, the terminal and the bots.
"""

from __future__ import annotations

from typing import Final

from arktable.engine.errors import UnknownMove


class Move:
    """A frozen value. `kind` and the numbers `a`, `b`, `c` mean what the game's `moves.py` says."""

    __slots__ = ("a", "b", "c", "id", "kind", "text")

    def __init__(self, id: int, kind: int, text: str, a: int, b: int, c: int) -> None:  # noqa: A002 - the game's word
        self.id: Final[int] = id
        self.kind: Final[int] = kind
        self.text: Final[str] = text
        self.a: Final[int] = a
        self.b: Final[int] = b
        self.c: Final[int] = c

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"


class Catalogue:
    """Every move a ruleset can ever offer, in a fixed order."""

    __slots__ = ("_by_text", "all")

    def __init__(self) -> None:
        self.all: list[Move] = []
        self._by_text: dict[str, Move] = {}

    def add(self, kind: int, text: str, a: int = 0, b: int = 0, c: int = 0) -> Move:
        """Used while a ruleset is built; two moves with one notation are a mistake of ours."""
        if text in self._by_text:
            raise ValueError(f"two moves are written {text!r}")
        move = Move(len(self.all), kind, text, a, b, c)
        self.all.append(move)
        self._by_text[text] = move
        return move

    def parse(self, text: str) -> Move:
        """The move with this notation; spaces and capitals do not matter."""
        move = self._by_text.get(" ".join(text.lower().split()))
        if move is None:
            raise UnknownMove(text[:80])
        return move

    def __len__(self) -> int:
        return len(self.all)
