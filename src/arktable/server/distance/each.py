"""Work on several things in turn, of which one may fail."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import TypeVar

from arktable.server.running.errors import Refused
from arktable.server.store.rows import StoreFault

log = logging.getLogger(__name__)

One = TypeVar("One")


async def for_each(what: str, ones: Iterable[One], work: Callable[[One], Awaitable[int | None]]) -> int:
    """Do the work for each; returns the sum of what it returns. What fails is written to the log as `what`, and the
    others go on; only a fault of the database ends it.
    """
    count = 0
    for one in ones:
        try:
            count += await work(one) or 0
        except StoreFault:
            raise
        except Refused as refused:
            log.warning("%s: %s", what, refused.key)
        except Exception:
            log.exception("%s", what)
    return count
