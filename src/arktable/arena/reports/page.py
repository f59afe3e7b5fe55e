"""One self-contained HTML page: headings, sentences, tables and plots. It loads nothing and runs nothing."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.resources import files

from arktable.arena.intervals import Interval
from arktable.i18n.words import Words


class Page:
    """A page that is written from top to bottom. Texts are escaped; charts are inserted as they are."""

    def __init__(self, words: Words, title: str) -> None:
        self.words = words
        self._title = title
        self._sections: list[list[str]] = []

    def section(self, key: str) -> None:
        """Begin a section, with the sentence `<key>-about` below its heading if there is one."""
        self._sections.append([f"<h2>{escape(self.words.text(key))}</h2>"])
        if self.words.has(f"{key}-about"):
            self.say(f"{key}-about")

    def say(self, key: str, **args: object) -> None:
        """Add a sentence."""
        self._sections[-1].append(f"<p>{escape(self.words.text(key, **args))}</p>")

    def heading(self, text: str) -> None:
        """Add a small heading."""
        self._sections[-1].append(f"<h3>{escape(text)}</h3>")

    def plot(self, svg: str) -> None:
        """Add a plot."""
        self._sections[-1].append(svg)

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Add a table; `heads` are keys of words."""
        head = "".join(f'<th scope="col">{escape(self.words.text(key)) if key else ""}</th>' for key in heads)
        body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
        self._sections[-1].append(
            f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
        )

    # -- numbers ------------------------------------------------------------------------------------------------

    def percent(self, part: float) -> str:
        """A share as a percentage in the reader's notation."""
        return self.words.text("arena-percent", n=100 * part)

    def number(self, number: float) -> str:
        """A number with one decimal, and a minus sign where it is below 0."""
        # Adding 0 turns −0 into 0.
        return self.words.text("arena-number", n=round(float(number), 1) + 0.0).replace("-", "−")

    def whole(self, number: float) -> str:
        """A whole number."""
        return self.words.text("arena-whole", n=round(number))

    def percents(self, interval: Interval) -> str:
        """The ends of an interval of shares."""
        return self.words.text("arena-range", low=self.percent(interval.low), high=self.percent(interval.high))

    def numbers(self, interval: Interval) -> str:
        """The ends of an interval of numbers."""
        return self.words.text("arena-range", low=self.number(interval.low), high=self.number(interval.high))

    def html(self) -> str:
        """The whole page."""
        style = (files("arktable.arena.reports") / "report.css").read_text("utf-8")
        sections = "\n".join(f"<section>\n{chr(10).join(parts)}\n</section>" for parts in self._sections)
        title = escape(self._title)
        return (
            f'<!doctype html>\n<html lang="{self.words.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n"
            f"<body>\n<main>\n<h1>{title}</h1>\n{sections}\n</main>\n</body>\n</html>\n"
        )
