"""A learning curve as a CSV file and as an SVG picture, with nothing but the standard library."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from pathlib import Path

WIDTH, HEIGHT, EDGE = 640, 320, 48


def write_csv(path: Path, names: Sequence[str], rows: Sequence[Sequence[float]]) -> None:
    """The rows with the names of their columns."""
    with path.open("w", newline="", encoding="utf-8") as file:
        table = csv.writer(file)
        table.writerow(names)
        table.writerows([f"{value:.6g}" for value in row] for row in rows)


def write_svg(path: Path, title: str, xs: Sequence[float], ys: Sequence[float], low: float, high: float) -> None:
    """One line, with the axes labelled at their ends."""
    most = max(xs)

    def point(x: float, y: float) -> str:
        across = EDGE + (WIDTH - 2 * EDGE) * x / most
        down = HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * (y - low) / (high - low)
        return f"{across:.1f},{down:.1f}"

    left, right, bottom = EDGE, WIDTH - EDGE, HEIGHT - EDGE
    text = 'font-family="sans-serif" font-size="13" fill="#333"'
    path.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">\n'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>\n'
        f'<path d="M{left},{EDGE}V{bottom}H{right}" fill="none" stroke="#999"/>\n'
        f'<polyline points="{" ".join(point(x, y) for x, y in zip(xs, ys, strict=True))}" fill="none" '
        f'stroke="#1f6f8b" stroke-width="2"/>\n'
        f'<text x="{left}" y="{EDGE - 16}" {text}>{title}</text>\n'
        f'<text x="{left - 8}" y="{EDGE + 5}" text-anchor="end" {text}>{high:g}</text>\n'
        f'<text x="{left - 8}" y="{bottom}" text-anchor="end" {text}>{low:g}</text>\n'
        f'<text x="{left}" y="{bottom + 20}" {text}>0</text>\n'
        f'<text x="{right}" y="{bottom + 20}" text-anchor="end" {text}>{most:,.0f} steps</text>\n'
        "</svg>\n",
        encoding="utf-8",
    )
