"""The middle of the card game's table in letters: the four appeal tracks, and the cards on offer. From a view only."""

from __future__ import annotations

from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from arktable.i18n.words import Teller

View = dict[str, Any]

SEAT_STYLE: Final = ("bold bright_blue", "bold bright_red", "bold bright_green", "bold bright_yellow")
LETTERS: Final = {"first": "A", "second": "B", "neutral": "N"}
"""Marks of the colours nobody plays, on tracks and cards."""
NONE: Final = "–"
FREE: Final = "·"
DEMAND: Final = "◆"
BOTH, RED, GREEN = "›", "▴", "▾"
"""Arrows that move the demand: in both directions, only upwards, only downwards."""
ROOM: Final = 3
"""Spaces shown beyond the farthest marker: where one could go next."""


def _arrow(board: dict[str, Any], good: int, space: int) -> str:
    """The arrows between a space and the one below it."""
    if space <= 0:
        return ""
    red, green = (board[name][good][space] > board[name][good][space - 1] for name in ("red", "green"))
    return BOTH if red and green else RED if red else GREEN if green else ""


class MarketDrawing:
    """Draws a view with the kit and the words."""

    def __init__(self, kit: dict[str, Any], teller: Teller) -> None:
        self._kit = kit
        self._teller = teller
        self._words = teller.words
        self._goods: list[str] = kit["goods"]

    # -- names --------------------------------------------------------------------------------------------------

    def named(self, kind: str, code: str) -> str:
        """What the notation calls it, and what that means: the codes are plain words in English only."""
        key = f"arkwright-cards-{kind}-{code}"
        if self._words.language == "en" or not self._words.has(key):
            return code
        meaning = self._words.text(key)
        return code if meaning.lower() == code else f"{code} ({meaning})"

    def good(self, good: int) -> str:
        return self.named("good", self._goods[good])

    def seat(self, seat: int) -> Text:
        return Text(f"({seat + 1}) {self._teller.name(seat)}", style=SEAT_STYLE[seat])

    def short(self, seat: int) -> Text:
        """A short name, for tables with little room."""
        return Text(f"({seat + 1})", style=SEAT_STYLE[seat])

    def rival(self, colour: str) -> str:
        return f"({LETTERS[colour]}) {self._words.text(f'arkwright-cards-colour-{colour}')}"

    # -- the tracks ---------------------------------------------------------------------------------------------

    def tracks(self, view: View) -> list[RenderableType]:
        """A line for each good, a column for each space; steps into a space with an arrow move the demand."""
        low, high = self._range(view)
        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
        table.add_column(self._words.text("cli-awc-good"))
        board, spaces, goods = (
            self._kit["boards"][view["market"]["side"]],
            range(low, high + 1),
            range(len(self._goods)),
        )
        arrows = [[_arrow(board, good, space) for space in spaces] for good in goods]
        # Arrows stand above the tracks if all four have the same ones, else on each track.
        alike = all(row == arrows[0] for row in arrows)
        for nth, space in enumerate(spaces):
            table.add_column(f"{arrows[0][nth] if alike else ''}{space}", justify="right")
        for good in goods:
            name = Text(self.good(good), style="bold" if good == view["round"] else "")
            cells = [self._space(view, good, space) for space in spaces]
            table.add_row(name, *(cells if alike else map(Text.assemble, arrows[good], cells)))
        legend = [Text(self._words.text("cli-awc-legend"), style="dim")]
        if any(arrow in (RED, GREEN) for row in arrows for arrow in row):
            legend.append(Text(self._words.text("cli-awc-legend-arrows"), style="dim"))
        return [table, *legend]

    def _range(self, view: View) -> tuple[int, int]:
        taken = [*view["market"]["demand"], 0]
        taken += [f["marker"] for company in view["companies"] for f in company["factories"] if f]
        taken += [space for rival in view["rivals"] for space in rival["appeal"]]
        spaces = [space for space in taken if space is not None]
        return min(spaces), min(max(spaces) + ROOM, self._kit["appeal_high"])

    def _space(self, view: View, good: int, space: int) -> Text:
        here = Text()
        if view["market"]["demand"][good] == space:
            here.append(DEMAND, style="bold")
        for company in view["companies"]:
            factory = company["factories"][good]
            if factory is not None and factory["marker"] == space:
                here.append(str(company["seat"] + 1), style=SEAT_STYLE[company["seat"]])
        for rival in view["rivals"]:
            if rival["appeal"][good] == space:
                here.append(LETTERS[rival["colour"]])
        return here if here.plain else Text(FREE if space >= 0 else "")

    # -- cards on offer -----------------------------------------------------------------------------------------

    def offer(self, view: View) -> list[RenderableType]:
        if view["grid"] is not None:
            return [self._grid(view), Text(self._bag(view["bag"]))]
        cards = [f"{self.named('card', card)}{f' ×{n}' if n > 1 else ''}" for card, n in view["supply"].items()]
        return [Text(self._words.text("cli-awc-offer", cards=", ".join(cards) or NONE))]

    def _grid(self, view: View) -> Table:
        """The solo display, its places numbered as `pick` wants them; a letter is a disc."""
        _, columns = self._kit["grid"]
        table = Table(box=None, pad_edge=False, show_header=False)
        for _ in range(columns):
            table.add_column(overflow="fold")
        places = [self._place(nth, place) for nth, place in enumerate(view["grid"], 1)]
        for begin in range(0, len(places), columns):
            table.add_row(*places[begin : begin + columns])
        return table

    def _place(self, nth: int, place: dict[str, Any]) -> Text:
        card = self._words.text(f"arkwright-cards-card-{place['card']}") if place["card"] else NONE
        if place["disc"] is None:
            return Text(f"{nth:>2} {card}")
        return Text(f"{nth:>2} ({LETTERS[place['disc']]}) {card}", style="dim")

    def _bag(self, bag: dict[str, Any]) -> str:
        counts = [
            ", ".join(f"{letter} {bag[where][colour]}" for colour, letter in LETTERS.items())
            for where in ("inside", "drawn")
        ]
        return self._words.text("cli-awc-bag", inside=counts[0], drawn=counts[1])
