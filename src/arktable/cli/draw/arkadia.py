"""Arkadia in letters: the board, the castle, cards and players. Colour helps and is never the only sign."""

from __future__ import annotations

from typing import Any, Final

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from arktable.i18n.language import LANGUAGES
from arktable.i18n.words import Teller

View = dict[str, Any]

FAMILY_STYLE: Final = {
    "cloth": "white on red",
    "spice": "black on yellow",
    "carpenter": "white on grey23",
    "silver": "black on grey74",
}
SEAT_STYLE: Final = ("bold bright_magenta", "bold dark_orange", "bold bright_green", "bold bright_yellow")
NEUTRAL_STYLE: Final = "bold"
LEGAL_STYLE: Final = "bold cyan"
CELL: Final = 3
"""Columns per square."""
WIDE: Final = 105
"""From this width on, castle and cards are to the right of the board."""


class _SideBySide:
    """Two drawings side by side where there is room, otherwise one below the other."""

    def __init__(self, left: RenderableType, right: RenderableType) -> None:
        self._left = left
        self._right = right

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width < WIDE:
            yield self._left
            yield self._right
            return
        both = Table.grid(padding=(0, 3))
        both.add_row(self._left, self._right)
        yield both


class ArkadiaDrawing:
    """Draws `position.view(seat)` with the kit and the words."""

    def __init__(self, kit: dict[str, Any], teller: Teller) -> None:
        self._kit = kit
        self._teller = teller
        self._words = teller.words
        self._families: list[str] = kit["families"]
        self._width, self._height = kit["grid"]

    # -- the three drawings -------------------------------------------------------------------------------------

    def table(self, view: View) -> RenderableType:
        head = self._words.text("cli-ark-turn", round=view["round"], turn=view["turn"])
        parts: list[RenderableType] = [Text(head, style="bold")]
        if view["end"]:
            parts.append(Text(self._words.text("cli-ark-last-round", n=view["end"]["turns_left"])))
        side = Group(self._castle(view), Text(), self._cards(view))
        parts += [_SideBySide(self._board(view), side), self._legend(), Text(), self._players(view)]
        buildings = self._buildings(view)
        if buildings is not None:
            parts += [Text(), buildings]
        return Group(*parts)

    def asked(self, view: View) -> RenderableType | None:
        phase = view["phase"]
        if phase == "lay":
            form = view["asked"]["lay"]["card"].split("-")[0]
            return Group(Text(self._words.text("cli-ark-turns")), self._turns(form))
        if phase == "castle":
            return Group(self._castle(view), Text(self._words.text("cli-ark-squares")), self._plan(view))
        if phase == "sell":
            return self._castle(view)
        return self._cards(view) if phase == "draw" else None

    def result(self, view: View) -> RenderableType:
        final = view["final"]
        table = Table(box=None, pad_edge=False)
        table.add_column(self._words.text("cli-ark-player"))
        for key in ("gold-before", "seals", "gold"):
            table.add_column(self._words.text(f"cli-ark-{key}"), justify="right")
        for seat, row in enumerate(final["rows"]):
            seals = " + ".join(f"{n}×{value}" for n, value in zip(row["seals"], row["values"], strict=True))
            name = self._seat(seat).append(" ★" if seat in final["winners"] else "")
            table.add_row(name, str(row["gold_before"]), seals, str(row["gold"]))
        return table

    # -- the board ----------------------------------------------------------------------------------------------

    def _board(self, view: View) -> Text:
        squares = self._squares(view)
        letters = "".join(f" {chr(97 + x)} " for x in range(self._width))
        board = Text(f"   {letters}\n", style="", no_wrap=True)
        for y in range(self._height):
            board.append(f"{y + 1:>2} ")
            for x in range(self._width):
                mark, style = squares.get(y * self._width + x, (" · ", "dim"))
                board.append(f"{mark:<{CELL}}", style=style)
            board.append("\n" if y + 1 < self._height else "")
        return board

    def _squares(self, view: View) -> dict[int, tuple[str, str]]:
        """What stands on each square that is not empty."""
        squares: dict[int, tuple[str, str]] = dict.fromkeys(view["tents"], (" ^ ", ""))
        for cell in self._worker_places(view):
            squares[cell] = ("+^ " if cell in squares else " + ", LEGAL_STYLE)
        for building in view["buildings"]:
            letter = self._letter(building["family"])
            mark = f"{letter.upper() if building['done'] else letter}{building['id']}"
            for cell in building["cells"]:
                squares[cell] = (mark, FAMILY_STYLE[building["family"]])
        for worker in view["workers"]:
            seat = worker["seat"]
            squares[worker["cell"]] = (self._mark(seat), SEAT_STYLE[seat] if seat >= 0 else NEUTRAL_STYLE)
        if view["lot"]:
            for cell in view["lot"]["court"]:
                squares[cell] = ("###", "")
            for cell, square in zip(view["lot"]["squares"], view["castle"]["squares"], strict=True):
                family = square["family"]
                mark = f"#{self._letter(family) if family else '-'}{square['floor']}"
                squares[cell] = (mark, FAMILY_STYLE[family] if family else "")
        return squares

    def _worker_places(self, view: View) -> list[int]:
        offer = view["offer"] or {}
        return list(dict.fromkeys(offer.get("own", []) + offer.get("neutral", [])))

    def _legend(self) -> Text:
        legend = Text(style="dim")
        for family in self._families:
            legend.append(f"{self._letter(family)} {self._family(family)}  ")
        return legend.append(self._words.text("cli-ark-legend"))

    def _buildings(self, view: View) -> RenderableType | None:
        """The unfinished buildings: their open sides, and whom they would pay."""
        rows = [building for building in view["buildings"] if not building["done"]]
        if not rows:
            return None
        table = Table(box=None, pad_edge=False)
        for key in ("building", "open-squares", "pays"):
            table.add_column(self._words.text(f"cli-ark-{key}"), overflow="fold")
        for building in rows:
            family = building["family"]
            name = f"{self._letter(family)}{building['id']} {self._words.text('form-' + building['form'])}"
            pays = ", ".join(f"{self._mark(seat)} {n}" for seat, n in enumerate(building["pays"]) if n)
            table.add_row(name, " ".join(self._cell(cell) for cell in building["open"]), pays or "–")
        return table

    # -- castle and cards ---------------------------------------------------------------------------------------

    def _castle(self, view: View) -> RenderableType:
        castle = view["castle"]
        table = Table(
            box=None, pad_edge=False, title=self._castle_title(view), title_justify="left", title_style="bold"
        )
        table.add_column(self._words.text("cli-ark-family"))
        for key in ("value", "mine", "pools"):
            table.add_column(self._words.text(f"cli-ark-{key}"), justify="right")
        mine = view["players"][view["viewer"]]["seals"] if view["viewer"] >= 0 else None
        for number, family in enumerate(self._families):
            name = Text(f"{self._letter(family)} {self._family(family)}", style=FAMILY_STYLE[family])
            pools = " / ".join(str(pool[number]) for pool in castle["pools"])
            table.add_row(name, str(castle["values"][number]), str(mine[number]) if mine else "", pools)
        return table

    def _plan(self, view: View) -> Text:
        """The castle from above as it lies on the board, every square with its number."""
        cells = view["lot"]["squares"]
        marks = {
            cell: f"{number:>2} {self._letter(square['family']) if square['family'] else '-'}{square['floor']}"
            for number, (cell, square) in enumerate(zip(cells, view["castle"]["squares"], strict=True), 1)
        }
        left = min(cell % self._width for cell in cells)
        right = max(cell % self._width for cell in cells)
        rows = range(min(cells) // self._width, max(cells) // self._width + 1)
        lines = [
            "  ".join(marks.get(y * self._width + x, "     ") for x in range(left, right + 1)).rstrip() for y in rows
        ]
        return Text("\n".join(lines))

    def _castle_title(self, view: View) -> str:
        castle = view["castle"]
        return self._words.text(
            "cli-ark-castle", floor=castle["floor"], placed=castle["placed"], all=self._kit["pieces_to_end"]
        )

    def _cards(self, view: View) -> RenderableType:
        cards = view["cards"]
        shown = ", ".join(cards["open"]) or "–"
        parts: list[RenderableType] = [Text(self._words.text("cli-ark-open", cards=shown, stack=cards["stack"]))]
        if view["you"]:
            parts += [Text(self._words.text("cli-ark-hand"), style="bold"), self._hand(view["you"]["hand"])]
        return Group(*parts)

    def _hand(self, cards: list[str]) -> RenderableType:
        return Columns(
            [Group(self._card(card), self._shape(card.split("-")[0], "a")) for card in cards], padding=(0, 2)
        )

    def _turns(self, form: str) -> RenderableType:
        letters = self._kit["forms"][form]
        return Columns([Group(Text(letter, style="bold"), self._shape(form, letter)) for letter in letters])

    def _shape(self, form: str, letter: str) -> Text:
        squares = [tuple(square) for square in self._kit["forms"][form][letter]]
        rows = range(1 + max(y for _, y in squares))
        columns = range(1 + max(x for x, _ in squares))
        lines = ["".join("[]" if (x, y) in squares else "  " for x in columns).rstrip() for y in rows]
        return Text("\n".join(lines))

    def _players(self, view: View) -> RenderableType:
        table = Table(box=None, pad_edge=False)
        table.add_column(self._words.text("cli-ark-player"))
        for key in ("hand-size", "banners", "on-board", "own", "neutral", "seals", "gold"):
            table.add_column(self._words.text(f"cli-ark-{key}"), justify="right")
        for player in view["players"]:
            name = self._seat(player["seat"])
            if player["seat"] == view["to_move"]:
                name.append(" ◄")
            seals = player["seals"]
            marked = [f"{n}{self._letter(family)}" for n, family in zip(seals or [], self._families, strict=False)]
            hidden = [player["own"], player["neutral"], " ".join(marked) or None, player["gold"]]
            known = [player["hand"], player["banners"], player["on_board"]]
            table.add_row(name, *(str(n) for n in known), *("?" if n is None else str(n) for n in hidden))
        return table

    # -- words --------------------------------------------------------------------------------------------------

    def _seat(self, seat: int) -> Text:
        return Text(f"{self._mark(seat)} {self._teller.name(seat)}", style=SEAT_STYLE[seat])

    def _mark(self, seat: int) -> str:
        return f"({seat + 1})" if seat >= 0 else "(n)"

    def _letter(self, family: str) -> str:
        return self._words.text(f"cli-ark-letter-{family}")

    def _family(self, family: str) -> str:
        """The name that the notation uses, and what it means where that is another word."""
        meaning = self._words.text(f"family-{family}")
        return family if meaning == family else f"{family} ({meaning})"

    def _card(self, card: str) -> Text:
        name = Text(card)
        if self._words.language != LANGUAGES[0]:  # the notation is in English
            name.append(f"\n{self._words.text('arkadia-a-card', card=card)}", style="dim")
        return name

    def _cell(self, cell: int) -> str:
        return f"{chr(97 + cell % self._width)}{cell // self._width + 1}"
