"""The game by which a table is played: its revision of the rules, with the numbers stored for it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any, Final

from arktable.engine.errors import ArktableError
from arktable.engine.game import Game
from arktable.engine.records.editions import edition, on_values
from arktable.server.store.rows import TableRow

MOST_KEPT: Final = 16
"""Games with other numbers that are cached; each has its own printed data and moves."""


class Editions:
    """Finds the games of tables, and caches them."""

    def __init__(self, find_game: Callable[[str], Game]) -> None:
        self._find_game = find_game
        self._kept: OrderedDict[tuple[str, str], Game] = OrderedDict()

    def present(self, row: TableRow) -> Game | None:
        """The present ruleset of this table."""
        try:
            return self._find_game(row.ruleset)
        except ArktableError:
            return None

    def of(self, row: TableRow, sheet: Mapping[str, Any] | None) -> Game | None:
        """The game with which the table began; None if this program lacks its rules, options or numbers."""
        try:
            game = self._find_game(row.ruleset)
            key = (row.ruleset, row.sheet_hash)
            if row.sheet_hash == game.sheet_hash(row.options, row.seats):
                return game.by_revision(row.rules_rev)
            if key not in self._kept:
                self._keep(key, self._found(game, row, sheet))
            return self._kept[key].by_revision(row.rules_rev)
        except ArktableError:
            return None

    def is_foreign(self, row: TableRow) -> bool:
        """Did the table begin with input from outside: a position, or numbers that differ from this program's?"""
        try:
            game = self._find_game(row.ruleset)
            return bool(row.start) or row.sheet_hash != game.sheet_hash(row.options, row.seats)
        except ArktableError:
            return False  # it cannot be played here, and is shown by its stored events

    def knows(self, row: TableRow, sheet: Mapping[str, Any] | None) -> bool:
        """Can the table be played here? Checked without building a game for its numbers."""
        if sheet is None or not self.is_foreign(row):
            return self.of(row, sheet) is not None
        try:
            self._find_game(row.ruleset).by_revision(row.rules_rev)
        except ArktableError:
            return False
        return True

    def _found(self, game: Game, row: TableRow, sheet: Mapping[str, Any] | None) -> Game:
        if sheet is not None:
            return on_values(game, sheet)
        return edition(game, game.revision, row.sheet_hash, row.options, row.seats, {})

    def _keep(self, key: tuple[str, str], game: Game) -> None:
        self._kept[key] = game
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
