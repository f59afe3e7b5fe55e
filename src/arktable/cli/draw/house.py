"""What house rules of other packages show (`HouseLine`), below the table that a game draws."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from arktable.cli.draw.drawing import Drawing, View
from arktable.engine.reporting.shapes import HouseLine
from arktable.i18n.words import Teller


def draw_table(out: Console, drawing: Drawing, view: View, teller: Teller) -> None:
    """Draw everything that is on the table, and the lines of house rules."""
    out.print(drawing.table(view))
    for line in house_lines(view, teller):
        out.print(Text(line), soft_wrap=True)


def house_lines(view: View, teller: Teller) -> list[str]:
    """A line for each name, with its value or those of the seats; empty without house rules."""
    rows: dict[str, list[HouseLine]] = {}
    for line in (*view.get("house", ()), *view.get("house_own", ())):
        rows.setdefault(line["key"], []).append(line)
    words, found = teller.words, []
    for key, row in rows.items():
        values = ", ".join(_said(teller, line) for line in row)
        found.append(words.text("cli-house-line", name=words.text(f"house-{key}"), values=values))
    return found


def _said(teller: Teller, line: HouseLine) -> str:
    value = line["value"]
    if isinstance(value, str):
        text = teller.words.text(f"house-{line['key']}-{value}")
    elif line["money"]:
        text = teller.words.text("cli-house-money", n=value)
    else:
        text = str(value)
    return f"{teller.name(line['seat'])} {text}" if line["seat"] >= 0 else text
