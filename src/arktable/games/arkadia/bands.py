"""What the log of Arkadia tells apart from the turns: that the game is about to end, and its end."""

from __future__ import annotations

from typing import Final

from arktable.engine.bands import Band

_END: Final = Band("end", joins=True)

BANDS: Final = {"end-begins": Band("last-round"), "stuck": _END, "final": _END}
