"""Typed tables made from the sheet. The numbers and their sources are in `sheet/*.toml`."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

from arktable.engine.sheets import Sheet, is_number, packaged_sheet
from arktable.games.arkadia.geometry import Grid, TileTurn, at_corner, tile_turns
from arktable.games.arkadia.numbering import FAMILIES, FLOORS, NO_FAMILY, card_of, family_of

FILES: Final = ("board.toml", "cards.toml", "pieces.toml", "beginner.toml")
LARGEST_FORM: Final = 12
"""Maximum number of squares of a form, for the notation and the table; printed forms have two to five."""


class Given:
    """A building that is on the board from the start of a first game."""

    __slots__ = ("card", "family", "form", "squares")

    def __init__(self, form: int, family: int, squares: list[tuple[int, int]]) -> None:
        self.form: Final[int] = form
        self.family: Final[int] = family
        self.card: Final[int] = card_of(form, family)
        self.squares: Final[list[tuple[int, int]]] = squares


class Printed:
    """Arkadia's printed data, checked for what the rules rely on."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet: Final[Sheet] = sheet
        width, height = sheet.cell("grid.size")
        if not (8 <= width <= 24 and 8 <= height <= 24):
            raise sheet.refused("grid.size", "must lie between 8 x 8 and 24 x 24")
        self.grid: Final[Grid] = Grid(width, height)
        tents = sheet.cells("grid.tents")
        self._on_board("grid.tents", tents)
        self.tents: Final[int] = self.grid.mask(tents)
        self.families: Final[list[str]] = sheet.words("families.names")
        if sorted(self.families) != sorted(sheet.own().words("families.names")):
            raise sheet.refused("families.names", "must be the four families; only their order may change")
        self._read_forms()
        self._read_lot()
        self._read_pieces()
        self._read_beginner()

    def _read_forms(self) -> None:
        sheet = self.sheet
        copies = sheet["cards.per_family"]
        self.forms: list[str] = [form for form in copies if f"forms.{form}" in sheet.data]
        if len(self.forms) != len(copies):
            raise sheet.refused("cards.per_family", "must name the forms of `forms` and no others")
        self.turns: list[list[TileTurn]] = []
        for form in self.forms:
            squares = sheet.cells(f"forms.{form}")
            if len(squares) > LARGEST_FORM or not _connected(squares):
                what = f"must be up to {LARGEST_FORM} different squares that are connected"
                raise sheet.refused(f"forms.{form}", what)
            self.turns.append(tile_turns(squares, self.grid.stride))
        # By number (`card_of`). A card's building is the one tile of that form that belongs to it (A26).
        self.cards: list[str] = [f"{form}-{family}" for form in self.forms for family in self.families]
        self.deck: list[int] = [
            card_of(form, family)
            for form, name in enumerate(self.forms)
            for family, number in enumerate(self._copies(copies[name]))
            for _ in range(number)
        ]
        self.hand: int = sheet.number("cards.hand", 1)
        self.open_cards: int = sheet.number("cards.open")
        if len(self.deck) < 4 * self.hand + self.open_cards:
            raise sheet.refused("cards.per_family", "has too few cards for four hands and the open row")
        area = self.grid.width * self.grid.height
        if len(self.deck) > area:
            raise sheet.refused("cards.per_family", f"has more cards than the {area} squares of the board")

    def _copies(self, number: Any) -> list[int]:
        """Return how often a form occurs in each family: one number for all families, or one for each."""
        each = [number] * FAMILIES if is_number(number) else number
        if not isinstance(each, list) or len(each) != FAMILIES or not all(is_number(n) for n in each):
            what = f"needs a whole number for each form, or four in the order of the families, not {number!r}"
            raise self.sheet.refused("cards.per_family", what)
        return list(each)

    def _read_lot(self) -> None:
        sheet = self.sheet
        lot_width, lot_height = sheet.cell("lot.size")
        self.lot_size: tuple[int, int] = (lot_width, lot_height)
        if lot_width > self.grid.width or lot_height > self.grid.height or lot_width * lot_height == 0:
            raise sheet.refused("lot.size", "must fit on the grid")
        self.lot_squares: list[tuple[int, int]] = sheet.cells("lot.squares")
        if not self.lot_squares or len(set(self.lot_squares)) != len(self.lot_squares):
            raise sheet.refused("lot.squares", "must be different squares")
        if any(not (0 <= x < lot_width and 0 <= y < lot_height) for x, y in self.lot_squares):
            raise sheet.refused("lot.squares", f"must lie inside lot.size, {lot_width} wide and {lot_height} high")
        known = {name: number for number, name in enumerate(self.families)} | {"none": NO_FAMILY}
        seals = sheet.words("lot.printed")
        if len(seals) != len(self.lot_squares) or any(name not in known for name in seals):
            raise sheet.refused("lot.printed", "needs a family or 'none' for each of lot.squares")
        self.lot_printed: list[int] = [known[name] for name in seals]
        self.lot_turns: bool = bool(sheet["lot.may_turn"])

    def _read_pieces(self) -> None:
        sheet = self.sheet
        self.workers: int = sheet.number("workers.own", 1)
        self.start_workers: int = sheet.number("workers.start")
        self.neutral: int = sheet.number("workers.neutral")
        self.per_banner: int = sheet.number("workers.per_banner")
        self.banners: int = sheet.number("banners.each")
        self.pools: list[int] = sheet.row("castle.pools", FLOORS)
        if self.start_workers > self.workers:
            raise sheet.refused("workers.start", "cannot be more than workers.own")
        if any(FAMILIES * n < len(self.lot_squares) for n in self.pools[:2]):
            raise sheet.refused("castle.pools", "must fill the first two floors, a piece on each of lot.squares")
        # Each own worker is paid at most once by four buildings, and each card of a family can bring its seal.
        most_cards = max(sum(1 for card in self.deck if family_of(card) == family) for family in range(FAMILIES))
        self.most_seals: int = 4 * self.workers + most_cards

    def _read_beginner(self) -> None:
        sheet = self.sheet
        self.beginner_neutral: dict[str, int] = sheet.numbers("beginner.neutral")
        if any(key not in ("2", "3", "4") or int(key) * n > self.neutral for key, n in self.beginner_neutral.items()):
            raise sheet.refused("beginner.neutral", "needs players 2, 3, 4 and no more than workers.neutral in all")
        taken = self._beginner_lot()
        self.given: list[Given] = []
        for row in sheet.rows("beginner.buildings"):
            given = self._given(row)
            taken += given.squares
            self.given.append(given)
        self._on_board("beginner.buildings", taken, " that are not under beginner.lot")
        cards = [given.card for given in self.given]
        if any(cards.count(card) > self.deck.count(card) for card in cards):
            raise sheet.refused("beginner.buildings", "uses a card that is not in cards.per_family")
        if len(self.deck) - len(cards) < 4 * self.hand + self.open_cards:
            raise sheet.refused("beginner.buildings", "leaves too few cards for four hands and the open row")

    def _beginner_lot(self) -> list[tuple[int, int]]:
        """Return the place of the lot in the first game: its top left corner, and its size if it is turned."""
        value = self.sheet.row("beginner.lot")
        width, height = self.lot_size
        if len(value) == 2:
            value = [*value, width, height]
        if len(value) != 4 or (value[2:] != [width, height] and not (self.lot_turns and value[2:] == [height, width])):
            what = "must be [x, y], or [x, y, width, height] with the sides of lot.size"
            raise self.sheet.refused("beginner.lot", f"{what}, turned only if lot.may_turn allows it")
        self.beginner_lot: tuple[int, int] = (value[0], value[1])
        self.beginner_lot_width: int = value[2]
        taken = [(value[0] + x, value[1] + y) for x in range(value[2]) for y in range(value[3])]
        self._on_board("beginner.lot", taken)
        return taken

    def _given(self, row: Any) -> Given:
        sheet, key = self.sheet, "beginner.buildings"
        if not isinstance(row, dict) or row.get("form") not in self.forms or row.get("family") not in self.families:
            raise sheet.refused(key, f"has an unknown form or family in {row!r}")
        cells = row.get("cells")
        if not isinstance(cells, list) or not cells:
            raise sheet.refused(key, f"needs cells in {row!r}")
        squares = [sheet.as_cell(key, cell) for cell in cells]
        form, family = self.forms.index(row["form"]), self.families.index(row["family"])
        if all(turn.squares != at_corner(squares) for turn in self.turns[form]):
            raise sheet.refused(key, f"has cells in {row!r} that are not of forms.{row['form']}")
        return Given(form, family, squares)

    def _on_board(self, key: str, squares: list[tuple[int, int]], more: str = "") -> None:
        if len(set(squares)) != len(squares) or not all(self.grid.holds(x, y) for x, y in squares):
            raise self.sheet.refused(key, f"must be different squares of the grid{more}")


def _connected(squares: list[tuple[int, int]]) -> bool:
    if not squares or len(set(squares)) != len(squares):
        return False
    reached = [squares[0]]
    for x, y in reached:  # grows during the loop
        for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if near in squares and near not in reached:
                reached.append(near)
    return len(reached) == len(squares)


def load_sheet() -> Sheet:
    """Return the sheet that comes with the program."""
    return packaged_sheet("arkadia", files("arktable.games.arkadia") / "sheet", FILES)
