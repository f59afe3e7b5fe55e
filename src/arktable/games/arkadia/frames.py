"""All classes of frames that can be on the stack of a position, so that its text can be read."""

from typing import Final

from arktable.engine.flow import phases_in
from arktable.games.arkadia.phases import banner, castle, draw, lay, lay_or_introduce, lot, turn, workers

PHASES: Final = phases_in(banner, castle, draw, lay, lay_or_introduce, lot, turn, workers)
