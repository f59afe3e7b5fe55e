"""Two small numbers kept as one. Nobody else puts them together or takes them apart."""

from __future__ import annotations

from typing import Final

from arktable.games.arkwright.terms import GOODS, ROWS

_WORKERS_BELOW: Final = 8
MOST_WORKERS_BACK: Final = _WORKERS_BELOW - 1


def cell(good: int, row: int) -> int:
    """The place of a factory's row in a company's lists of workers and machines. The next row is the next place."""
    return good * ROWS + row


def economy_marker(steps: int, workers: int) -> int:
    """An economy marker: steps of the importer, and workers that come back to the job market (WF 704)."""
    return steps * _WORKERS_BELOW + workers


def importer_steps(marker: int) -> int:
    """The steps of the importer on an economy marker."""
    return marker // _WORKERS_BELOW


def workers_back(marker: int) -> int:
    """The workers on an economy marker that come back to the job market."""
    return marker % _WORKERS_BELOW


def factory_of_seat(seat: int, good: int) -> int:
    """The number of a seat's factory among those of all seats."""
    return seat * GOODS + good
