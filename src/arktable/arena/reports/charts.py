"""Charts of the HTML reports as inline SVG. Their colours follow the page (`report.css`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final

from arktable.arena.intervals import Interval

WIDTH: Final = 720
LABEL: Final = 230
"""Room for the names at the left."""
RIGHT: Final = 110
"""Room for the numbers at the right."""
ROW: Final = 28
FOOT: Final = 26
LONGEST: Final = 32
"""Maximum length of a name. Longer ones are cut; the table below the chart has them in full."""

DASHES: Final = ("", "9 4", "2 4", "12 3 2 3")
COLOURS: Final = ("#1c5aa6", "#a3122f", "#2f7f47", "#8a6400")

Say = Callable[[float], str]


def intervals_chart(
    title: str, rows: Sequence[tuple[str, Interval]], say: Say, even: float | None = None, zero: bool = False
) -> str:
    """A dot with its interval for each row. A dashed line marks `even`; with `zero` the scale starts at 0."""
    numbers = [end for _, interval in rows for end in (interval.low, interval.high)]
    if even is not None:
        numbers.append(even)
    scale = _Scale([*numbers, 0.0] if zero else numbers)
    height = len(rows) * ROW + FOOT
    parts = [scale.axis(height, say)]
    if even is not None:
        x = scale.x(even)
        parts.append(f'<line class="even" x1="{x}" x2="{x}" y1="0" y2="{height - FOOT}"/>')
    for at, (name, interval) in enumerate(rows):
        y = at * ROW + ROW / 2
        parts.append(_label(name, y))
        low, high = scale.x(interval.low), scale.x(interval.high)
        parts.append(f'<line class="reach" x1="{low}" x2="{high}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle class="dot" cx="{scale.x(interval.value)}" cy="{y}" r="4"/>')
        parts.append(_number(say(interval.value), y))
    return _svg(title, height, parts)


def pairs_chart(title: str, rows: Sequence[tuple[str, float, float]], say: Say) -> str:
    """Two dots for each row, a filled and an open one, such as winners and others."""
    scale = _Scale([0.0, *(number for _, first, second in rows for number in (first, second))])
    height = len(rows) * ROW + FOOT
    parts = [scale.axis(height, say)]
    for at, (name, first, second) in enumerate(rows):
        y = at * ROW + ROW / 2
        parts.append(_label(name, y))
        a, b = scale.x(first), scale.x(second)
        parts.append(f'<line class="between" x1="{a}" x2="{b}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle class="second" cx="{b}" cy="{y}" r="5"/>')
        parts.append(f'<circle class="first" cx="{a}" cy="{y}" r="5"/>')
        parts.append(_number(f"{say(first)} / {say(second)}", y))
    return _svg(title, height, parts)


def bars_chart(title: str, low: int, width: int, bars: Sequence[int], say: Say) -> str:
    """A histogram with bins of equal `width` that start at `low`."""
    inner, height = WIDTH - 2 * 30, 120
    each = inner / len(bars)
    top = max(bars)
    parts = []
    for at, count in enumerate(bars):
        tall = round((height - FOOT - 18) * count / top, 1)
        x, y = round(30 + at * each, 1), round(height - FOOT - tall, 1)
        name = f"{say(low + at * width)} – {say(low + (at + 1) * width - 1)}: {count}"
        parts.append(
            f'<rect class="bar" x="{x}" y="{y}" width="{each:.1f}" height="{tall}"><title>{escape(name)}</title></rect>'
        )
        parts.append(f'<text class="number" x="{x}" y="{height - 8}">{escape(say(low + at * width))}</text>')
    parts.append(f'<line class="axis" x1="30" x2="{WIDTH - 30}" y1="{height - FOOT}" y2="{height - FOOT}"/>')
    return _svg(title, height, parts)


def lines_chart(title: str, lines: Sequence[tuple[str, Sequence[int]]], say: Say) -> str:
    """A line of values for each name. Each has its own dash and is labelled with its last value at its end."""
    left, right, floor, ceiling = 50, WIDTH - 150, 238, 10
    numbers = [number for _, values in lines for number in values]
    low, high = min([0, *numbers]), max([1, *numbers])
    steps = max([1, *(len(values) - 1 for _, values in lines)])

    def place(at: int, number: int) -> tuple[float, float]:
        return left + (right - left) * at / steps, floor - (floor - ceiling) * (number - low) / (high - low)

    parts = [f'<line class="axis" x1="{left}" x2="{right}" y1="{floor}" y2="{floor}"/>']
    parts += [_number(say(number), y, left - 6) for number, y in ((low, floor), (high, ceiling))]
    ends: list[tuple[float, str]] = []
    for row, (name, values) in enumerate(lines):
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in map(place, range(len(values)), values))
        look = f'stroke="{COLOURS[row % 4]}" stroke-width="2" stroke-dasharray="{DASHES[row % 4]}"'
        parts.append(f'<polyline points="{points}" fill="none" {look}/>')
        ends += [(place(0, last)[1], f"{name} {say(last)}") for last in values[-1:]]
    below = -1000.0
    for y, label in sorted(ends):
        below = max(y + 4, below + 15)
        parts.append(f'<text x="{right + 8}" y="{below:.1f}">{escape(label)}</text>')
    return _svg(f"{title}: {', '.join(label for _, label in sorted(ends))}", 260, parts)


class _Scale:
    """The horizontal scale, with round numbers at its marks."""

    def __init__(self, numbers: Sequence[float]) -> None:
        low, high = min(numbers), max(numbers)
        span = (high - low) or abs(high) or 1.0
        rough = span / 5
        power = 10.0 ** floor(log10(rough))
        self._step = next(power * step for step in (1, 2, 5, 10) if power * step >= rough)
        self._low = floor(low / self._step) * self._step
        self._marks = max(1, ceil((high - self._low) / self._step))

    def x(self, number: float) -> float:
        """The x coordinate of a number."""
        return round(LABEL + (number - self._low) / (self._marks * self._step) * (WIDTH - LABEL - RIGHT), 1)

    def axis(self, height: int, say: Say) -> str:
        """The marks and their numbers."""
        parts = []
        for mark in range(self._marks + 1):
            number = self._low + mark * self._step
            x = self.x(number)
            parts.append(f'<line class="axis" x1="{x}" x2="{x}" y1="0" y2="{height - FOOT}"/>')
            said = escape(say(round(number, 10)))
            parts.append(f'<text class="number" x="{x}" y="{height - 8}" text-anchor="middle">{said}</text>')
        return "".join(parts)


def _label(name: str, y: float) -> str:
    short = name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"
    return f'<text x="{LABEL - 12}" y="{y + 4}" text-anchor="end">{escape(short)}</text>'


def _number(text: str, y: float, x: float = WIDTH) -> str:
    return f'<text class="number" x="{x}" y="{y + 4}" text-anchor="end">{escape(text)}</text>'


def _svg(title: str, height: int, parts: Sequence[str]) -> str:
    said, inside = escape(title), "".join(parts)
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{said}"><title>{said}</title>{inside}</svg>'
