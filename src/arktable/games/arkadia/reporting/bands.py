"""Bands of the log of Arkadia: the announcement of the end of the game, and the end."""

from __future__ import annotations

from typing import Final

from arktable.engine.reporting.bands import Band

_END: Final = Band("end", joins=True)

_LAST_ROUND: Final = Band("last-round")

BANDS: Final = {"end-begins": _LAST_ROUND, "last-round": _LAST_ROUND, "stuck": _END, "final": _END}
