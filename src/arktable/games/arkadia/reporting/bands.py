"""Bands of the log of Arkadia: the announcement of the end of the game, and the end."""

from __future__ import annotations

from typing import Final

from arktable.engine.reporting.bands import Band

_END: Final = Band("end", joins=True)

BANDS: Final = {"end-begins": Band("last-round"), "stuck": _END, "final": _END}
