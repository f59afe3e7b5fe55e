"""Small line plots as SVG."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final
from xml.sax.saxutils import escape

WIDTH, HEIGHT = 560, 300
LEFT, RIGHT, TOP, BOTTOM = 56, 150, 34, 46
COLOURS: Final = ("#1b6ca8", "#b3541e", "#3b7d3c", "#7a4b94")
DASHES: Final = ("", "6 3", "2 3", "8 3 2 3")
"""Lines differ by colour and by dashes."""

Points = Sequence[tuple[float, float]]


def plot(title: str, across: str, up: str, lines: Mapping[str, Points]) -> str:
    """A drawing of these lines, with both axes from 0."""
    most_x = max((x for points in lines.values() for x, _ in points), default=0) or 1
    most_y = max((y for points in lines.values() for _, y in points), default=0) or 1
    steps_x, steps_y = _steps(most_x), _steps(most_y)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
        ' font-family="sans-serif" font-size="12" role="img">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
        f'<text x="{LEFT}" y="20" font-weight="bold">{escape(title)}</text>',
    ]
    for step in steps_y:
        y = _y(step, steps_y[-1])
        parts.append(f'<path d="M{LEFT} {y}H{WIDTH - RIGHT}" stroke="#dddddd"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{step:g}</text>')
    for step in steps_x:
        x = _x(step, steps_x[-1])
        parts.append(f'<text x="{x}" y="{HEIGHT - BOTTOM + 16}" text-anchor="middle">{step:g}</text>')
    parts.append(
        f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 10}" text-anchor="middle">{escape(across)}</text>'
    )
    parts.append(f'<text x="14" y="{HEIGHT / 2}" transform="rotate(-90 14 {HEIGHT / 2})" text-anchor="middle">')
    parts.append(f"{escape(up)}</text>")
    for number, (name, points) in enumerate(lines.items()):
        parts += _line(number, name, [(_x(x, steps_x[-1]), _y(y, steps_y[-1])) for x, y in points])
    return "\n".join([*parts, "</svg>", ""])


def _line(number: int, name: str, points: Points) -> list[str]:
    colour, dashes = COLOURS[number % len(COLOURS)], DASHES[number % len(DASHES)]
    path = " ".join(f"{'L' if at else 'M'}{x:.1f} {y:.1f}" for at, (x, y) in enumerate(points))
    line = TOP + 8 + 18 * number
    style = f'fill="none" stroke="{colour}" stroke-width="2"' + (f' stroke-dasharray="{dashes}"' if dashes else "")
    return [
        f'<path d="{path}" {style}/>',
        *(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>' for x, y in points),
        f'<path d="M{WIDTH - RIGHT + 10} {line}h22" {style}/>',
        f'<text x="{WIDTH - RIGHT + 38}" y="{line + 4}">{escape(name)}</text>',
    ]


def _x(value: float, most: float) -> float:
    return round(LEFT + (WIDTH - RIGHT - LEFT) * value / most, 1)


def _y(value: float, most: float) -> float:
    return round(HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * value / most, 1)


def _steps(most: float) -> list[float]:
    """About five round numbers from 0 to at least this one."""
    rough = most / 5
    size = 10 ** math.floor(math.log10(rough))
    step = next(size * factor for factor in (1, 2, 2.5, 5, 10) if size * factor >= rough * 0.999)
    return [round(step * number, 10) for number in range(math.ceil(most / step - 1e-9) + 1)]
