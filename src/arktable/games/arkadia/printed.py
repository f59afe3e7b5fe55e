"""Typed tables made from the sheet. No numbers in here: they stand in `sheet/*.toml` with their source."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

from arktable.engine.errors import SheetError
from arktable.engine.sheets import Sheet, as_cell, is_number, packaged_sheet
from arktable.games.arkadia.geometry import Grid, TileTurn, at_corner, tile_turns
from arktable.games.arkadia.numbering import FAMILIES, FLOORS, NO_FAMILY, card_of

FILES: Final = ("board.toml", "cards.toml", "pieces.toml", "beginner.toml")


class Given:
    """A building that lies on the board from the start of a first game."""

    __slots__ = ("card", "family", "form", "squares")

    def __init__(self, form: int, family: int, squares: list[tuple[int, int]]) -> None:
        self.form: Final[int] = form
        self.family: Final[int] = family
        self.card: Final[int] = card_of(form, family)
        self.squares: Final[list[tuple[int, int]]] = squares


class Printed:
    """Arkadia's printed things, checked for what the rules rely on."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet: Final[Sheet] = sheet
        width, height = as_cell(sheet.name, "grid.size", sheet["grid.size"])
        if not (8 <= width <= 24 and 8 <= height <= 24):
            raise SheetError(sheet.name, "grid.size must lie between 8 x 8 and 24 x 24")
        self.grid: Final[Grid] = Grid(width, height)
        tents = sheet.cells("grid.tents")
        self._on_board("grid.tents", tents)
        self.tents: Final[int] = self.grid.mask(tents)
        self.families: Final[list[str]] = sheet.words("families.names")
        if len(self.families) != FAMILIES:
            raise SheetError(sheet.name, "families.names must name four families")
        self._read_forms()
        self._read_lot()
        self._read_pieces()
        self._read_beginner()

    def _read_forms(self) -> None:
        sheet = self.sheet
        per_family = sheet.numbers("cards.per_family")
        self.forms: list[str] = list(per_family)
        self.turns: list[list[TileTurn]] = []
        for form in self.forms:
            squares = sheet.cells(f"forms.{form}")
            if not _connected(squares):
                raise SheetError(sheet.name, f"forms.{form} must be different squares that hang together")
            self.turns.append(tile_turns(squares, self.grid.stride))
        # By number (`card_of`). A card's building is the one tile of that form that belongs to it (A26).
        self.cards: list[str] = [f"{form}-{family}" for form in self.forms for family in self.families]
        self.deck: list[int] = [
            card_of(form, family)
            for form, name in enumerate(self.forms)
            for family in range(FAMILIES)
            for _ in range(per_family[name])
        ]
        self.cards_per_family: int = sum(per_family.values())
        self.hand: int = sheet.number("cards.hand")
        self.open_cards: int = sheet.number("cards.open")
        if len(self.deck) < 4 * self.hand + self.open_cards:
            raise SheetError(sheet.name, "cards.per_family has too few cards for four hands and the open row")

    def _read_lot(self) -> None:
        sheet = self.sheet
        lot_width, lot_height = as_cell(sheet.name, "lot.size", sheet["lot.size"])
        self.lot_size: tuple[int, int] = (lot_width, lot_height)
        if lot_width > self.grid.width or lot_height > self.grid.height or lot_width * lot_height == 0:
            raise SheetError(sheet.name, "lot.size must fit on the grid")
        self.lot_squares: list[tuple[int, int]] = sheet.cells("lot.squares")
        if len(set(self.lot_squares)) != len(self.lot_squares):
            raise SheetError(sheet.name, "lot.squares must be different squares")
        if any(not (0 <= x < lot_width and 0 <= y < lot_height) for x, y in self.lot_squares):
            raise SheetError(sheet.name, "lot.squares must lie inside lot.size")
        known = {name: number for number, name in enumerate(self.families)} | {"none": NO_FAMILY}
        seals = sheet.words("lot.printed")
        if len(seals) != len(self.lot_squares) or any(name not in known for name in seals):
            raise SheetError(sheet.name, "lot.printed needs a family or 'none' for each of lot.squares")
        self.lot_printed: list[int] = [known[name] for name in seals]
        self.lot_turns: bool = bool(sheet["lot.may_turn"])

    def _read_pieces(self) -> None:
        sheet = self.sheet
        self.workers: int = sheet.number("workers.own")
        self.start_workers: int = sheet.number("workers.start")
        self.neutral: int = sheet.number("workers.neutral")
        self.per_banner: int = sheet.number("workers.per_banner")
        self.banners: int = sheet.number("banners.each")
        pools = sheet.rows("castle.pools")
        if len(pools) != FLOORS or not all(is_number(n) for n in pools):
            raise SheetError(sheet.name, "castle.pools needs a whole number for each of the three floors")
        if self.start_workers > self.workers:
            raise SheetError(sheet.name, "workers.start cannot be more than workers.own")
        if any(FAMILIES * n < len(self.lot_squares) for n in pools[:2]):
            raise SheetError(sheet.name, "castle.pools must fill the first two floors")
        self.pools: list[int] = pools
        # Each own worker is paid once by at most four buildings, and each card of a family can bring its seal.
        self.most_seals: int = 4 * self.workers + self.cards_per_family

    def _read_beginner(self) -> None:
        sheet = self.sheet
        self.beginner_neutral: dict[str, int] = sheet.numbers("beginner.neutral")
        if any(key not in ("2", "3", "4") or int(key) * n > self.neutral for key, n in self.beginner_neutral.items()):
            raise SheetError(sheet.name, "beginner.neutral needs players 2, 3, 4 and no more than workers.neutral")
        self.beginner_lot: tuple[int, int] = as_cell(sheet.name, "beginner.lot", sheet["beginner.lot"])
        left, top = self.beginner_lot
        taken = [(left + x, top + y) for x in range(self.lot_size[0]) for y in range(self.lot_size[1])]
        self._on_board("beginner.lot", taken)
        self.given: list[Given] = []
        for row in sheet.rows("beginner.buildings"):
            given = self._given(row)
            taken += given.squares
            self.given.append(given)
        self._on_board("beginner.buildings and beginner.lot", taken)
        cards = [given.card for given in self.given]
        if any(cards.count(card) > self.deck.count(card) for card in cards):
            raise SheetError(sheet.name, "beginner.buildings uses a card that is not in cards.per_family")

    def _given(self, row: Any) -> Given:
        name = self.sheet.name
        if not isinstance(row, dict) or row.get("form") not in self.forms or row.get("family") not in self.families:
            raise SheetError(name, f"beginner.buildings: no such form or family in {row!r}")
        cells = row.get("cells")
        if not isinstance(cells, list) or not cells:
            raise SheetError(name, f"beginner.buildings: {row!r} needs cells")
        squares = [as_cell(name, "beginner.buildings", cell) for cell in cells]
        form, family = self.forms.index(row["form"]), self.families.index(row["family"])
        if all(turn.squares != at_corner(squares) for turn in self.turns[form]):
            raise SheetError(name, f"beginner.buildings: the cells of {row!r} are not of that form")
        return Given(form, family, squares)

    def _on_board(self, key: str, squares: list[tuple[int, int]]) -> None:
        if len(set(squares)) != len(squares) or not all(self.grid.holds(x, y) for x, y in squares):
            raise SheetError(self.sheet.name, f"{key} must be different squares of the grid")


def _connected(squares: list[tuple[int, int]]) -> bool:
    if not squares or len(set(squares)) != len(squares):
        return False
    reached = [squares[0]]
    for x, y in reached:  # grows while it is walked
        for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if near in squares and near not in reached:
                reached.append(near)
    return len(reached) == len(squares)


def load_sheet() -> Sheet:
    """The sheet that comes with the program."""
    return packaged_sheet("arkadia", files("arktable.games.arkadia") / "sheet", FILES)
