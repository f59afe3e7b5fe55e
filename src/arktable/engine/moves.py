"""Moves: one human decision each, interned in a finite catalogue per ruleset.

The same move is always the same object, with a stable `id`. Therefore generating moves allocates only the list. The id
is the action index of learning environments, and the text is the notation of records, logs, tests, the terminal and the
bots. Programs that must not read notation (the web client) use the word of a move's kind and its arguments.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, TypedDict

from mypy_extensions import mypyc_attr

from arktable.engine.errors import UnknownMove, UnpickledMove


class MoveData(TypedDict):
    """A move for the wire."""

    text: str
    """The notation, as records and the terminal write it."""
    kind: str
    """The word of the move's kind."""
    args: dict[str, int | str]
    """The arguments by name: a word if the thing has a name, otherwise a number; seats count from 0."""


class OfferGroup(TypedDict):
    """Legal moves of one kind with the same argument names, for the wire."""

    kind: str
    args: list[str]
    """The names of the arguments."""
    moves: list[list[int | str]]
    """One row per move: its text, then the values of its arguments."""


class Move:
    """A frozen value. The game's `moves.py` defines `kind` and the numbers `a`, `b`, `c`.

    `word` is the kind as a word, and `args` are the arguments by name: a word if the thing has a name, otherwise a
    number. Seats count from 0 there.
    """

    __slots__ = ("a", "args", "b", "c", "catalogue", "id", "kind", "text", "word")

    def __init__(
        self,
        id: int,  # noqa: A002 - the game's word
        kind: int,
        text: str,
        a: int,
        b: int,
        c: int,
        word: str = "",
        args: dict[str, int | str] | None = None,
        catalogue: Catalogue | None = None,
    ) -> None:
        self.id: Final[int] = id
        self.kind: Final[int] = kind
        self.text: Final[str] = text
        self.a: Final[int] = a
        self.b: Final[int] = b
        self.c: Final[int] = c
        self.word: Final[str] = word or text.partition(" ")[0]
        self.args: Final[dict[str, int | str]] = args or {}
        self.catalogue: Final[Catalogue | None] = catalogue

    def __copy__(self) -> Move:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Move:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the ruleset and the notation: the move is the interned one again."""
        from arktable.engine.registry import find_move  # noqa: PLC0415 - the registry knows games, which know moves

        if self.catalogue is None or not self.catalogue.ruleset:
            raise UnpickledMove(self.text)
        return find_move, (self.catalogue.ruleset, self.text)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def as_data(self) -> MoveData:
        """Return the move as plain data for the wire."""
        return {"text": self.text, "kind": self.word, "args": self.args}


@mypyc_attr(allow_interpreted_subclasses=True)
class Catalogue:
    """Every move that a ruleset can offer, in a fixed order. `words` are the names of the kinds by number."""

    def __init__(self, words: Sequence[str] = ()) -> None:
        self.ruleset = ""  # set by the game
        self.words: Final[list[str]] = list(words)
        self.all: list[Move] = []
        self._by_text: dict[str, Move] = {}
        # Made on first use: this takes longer than making all moves, and most programs never need it.
        self._by_args: dict[str, Move] = {}
        self._indexed = 0

    def add(
        self, kind: int, text: str, a: int = 0, b: int = 0, c: int = 0, args: dict[str, int | str] | None = None
    ) -> Move:
        """Add a move while a ruleset is built. Two moves with the same notation are a programming error."""
        if text in self._by_text:
            raise ValueError(f"two moves are written {text!r}")
        word = self.words[kind] if self.words else ""
        move = Move(len(self.all), kind, text, a, b, c, word, args, self)
        self.all.append(move)
        self._by_text[text] = move
        return move

    def new_kind(self, word: str) -> int:
        """Return the number of a new kind of moves, for modules of other packages."""
        if word in self.words:
            raise ValueError(f"there is a kind of moves {word!r} already")
        self.words.append(word)
        return len(self.words) - 1

    def parse(self, text: str) -> Move:
        """Return the move with this notation; spaces and capitals do not matter."""
        move = self._by_text.get(" ".join(text.lower().split()))
        if move is None:
            raise UnknownMove(text[:80])
        return move

    def find(self, word: str, args: Mapping[str, int | str]) -> Move:
        """Return the move of this kind with these arguments."""
        if self._indexed != len(self.all):
            self._index()
        move = self._by_args.get(_key(word, args))
        if move is None:
            raise UnknownMove(_key(word, args)[:80])
        return move

    def _index(self) -> None:
        """Index every move by its kind and arguments. Two moves with the same ones are a programming error."""
        found: dict[str, Move] = {}
        for move in self.all:
            key = _key(move.word, move.args)
            if self.words and key in found:
                raise ValueError(f"{move.text!r} and {found[key].text!r} have the same kind and arguments")
            found[key] = move
        self._by_args, self._indexed = found, len(self.all)

    def __len__(self) -> int:
        return len(self.all)

    def __iter__(self) -> Iterator[Move]:
        return iter(self.all)

    def __getitem__(self, id: int) -> Move:  # noqa: A002 - the game's word
        return self.all[id]

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and 0 <= move.id < len(self.all) and self.all[move.id] is move

    def __deepcopy__(self, memo: dict[int, Any]) -> Catalogue:
        return self

    def __repr__(self) -> str:
        return f"<catalogue of {self.ruleset or 'no ruleset'}: {len(self.all)} moves>"


def offer_of(moves: Sequence[Move]) -> list[OfferGroup]:
    """Return legal moves for the wire: one entry per kind and set of argument names, with one row per move.

    A row is the text of the move and then the values of its arguments. This keeps hundreds of moves small.
    """
    groups: dict[tuple[str, ...], OfferGroup] = {}
    for move in moves:
        key = (move.word, *move.args)
        group = groups.get(key)
        if group is None:
            group = groups[key] = {"kind": move.word, "args": list(move.args), "moves": []}
        group["moves"].append([move.text, *move.args.values()])
    return list(groups.values())


def _key(word: str, args: Mapping[str, int | str]) -> str:
    return word + "".join(f" {name}={args[name]}" for name in sorted(args))
