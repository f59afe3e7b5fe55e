"""The process of a check: a table per line on standard input, what was found per line on standard output."""

from __future__ import annotations

import logging
from functools import partial
from typing import Final

import msgspec

from arktable.engine.registry import find_game
from arktable.server.intake.worker import answer_within_limits
from arktable.server.store.keeping.stored import TableToCheck
from arktable.server.tables.editions import Editions
from arktable.server.upkeep.judging import Finding, Judged, judge

DETAIL_MOST: Final = 200


def judged(editions: Editions, line: bytes) -> bytes:
    """The answer to a line, both as JSON. A table that makes our program fail is a finding, too."""
    try:
        found = judge(msgspec.json.decode(line, type=TableToCheck), editions)
    except (MemoryError, RecursionError):
        found = Judged([Finding("too-costly")])
    except Exception as error:
        found = Judged([Finding("unreadable", f"{type(error).__name__}: {error}"[:DETAIL_MOST])])
    return msgspec.json.encode(found)


if __name__ == "__main__":
    logging.disable(logging.CRITICAL)  # the answer says it
    answer_within_limits(partial(judged, Editions(find_game)))
