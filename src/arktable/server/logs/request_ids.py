"""The id of the present request. Every log line that a request causes has it, and so has the answer."""

from __future__ import annotations

import itertools
import re
import secrets
import time
from contextvars import ContextVar
from typing import Final, NamedTuple

HEADER: Final = "x-request-id"
WELL_FORMED: Final = re.compile(r"[A-Za-z0-9._-]{8,64}")


class Mark(NamedTuple):
    """The present request: its id, and when it arrived by `time.perf_counter`."""

    id: str = ""
    began: float = 0.0


NO_REQUEST: Final = Mark()
REQUEST: Final[ContextVar[Mark]] = ContextVar("arktable-request", default=NO_REQUEST)
"""The present request; empty values for the server's own work."""

_PROCESS: Final = secrets.token_hex(5)
_numbers = itertools.count(1)


def begin(given: str) -> Mark:
    """Mark the beginning of a request. A well-formed id that a proxy has given is kept, otherwise one is made.

    Whether the sender may give an id is decided before: `http/connection_limits.py` drops the header of others.
    """
    request_id = given if WELL_FORMED.fullmatch(given) else f"{_PROCESS}-{next(_numbers):x}"
    mark = Mark(request_id, time.perf_counter())
    REQUEST.set(mark)
    return mark
