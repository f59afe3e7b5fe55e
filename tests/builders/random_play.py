"""Random play, as the checks of conformance do it."""

from arktable.conformance.playing import MOST_DECISIONS, pick, play_out, recorded, walk

__all__ = ["MOST_DECISIONS", "pick", "play_out", "recorded", "walk"]
