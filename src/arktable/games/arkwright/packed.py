"""Two small numbers packed into one. Only this module packs and unpacks them."""

from __future__ import annotations

from typing import Final

from arktable.games.arkwright.terms import GOODS, ROWS

_WORKERS_BELOW: Final = 8
MOST_WORKERS_BACK: Final = _WORKERS_BELOW - 1


def cell(good: int, row: int) -> int:
    """Return the index of a factory's row in a company's lists of workers and machines. Rows are consecutive."""
    return good * ROWS + row


def economy_marker(steps: int, workers: int) -> int:
    """Return an economy marker: steps of the importer, and workers that return to the job market (WF 704)."""
    return steps * _WORKERS_BELOW + workers


def importer_steps(marker: int) -> int:
    """Return the steps of the importer on an economy marker."""
    return marker // _WORKERS_BELOW


def workers_back(marker: int) -> int:
    """Return the workers on an economy marker that return to the job market."""
    return marker % _WORKERS_BELOW


def factory_of_seat(seat: int, good: int) -> int:
    """Return the number of a seat's factory among those of all seats."""
    return seat * GOODS + good
