"""A bar for many games or rows: on stderr, on a terminal only, with the time that is left."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextmanager
def games_bar(games: int, label: str, wanted: bool = True) -> Iterator[Callable[[int], None]]:
    """Show progress over this number of games. Yields a function to call with the size of each finished batch."""
    with bar(label, wanted) as advance:
        advance(0, games)
        yield lambda done: advance(done, games)


@contextmanager
def bar(label: str, wanted: bool = True) -> Iterator[Callable[[int, int], None]]:
    """Show progress. Yields a function to call with the size of each finished part and of the whole."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    shown = wanted and sys.stderr.isatty()
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not shown) as progress:
        task = progress.add_task(label, total=None)
        yield lambda done, whole: progress.update(task, advance=done, total=whole)
