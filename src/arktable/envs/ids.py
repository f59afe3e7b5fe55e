"""The versioned ids of environments. A version is raised when rules, moves, observation or reward change."""

from __future__ import annotations

from typing import Final

VERSIONS: Final = {
    "arkadia": 1,
    "arkwright-cards": 0,
    "spinning-jenny": 0,
    "spinning-mule": 0,
    "water-frame": 0,
}
"""The version of the environments of each ruleset."""


def gymnasium_id(ruleset: str) -> str:
    """Return the id for `gymnasium.make`: "arktable/WaterFrame-v0"."""
    name = "".join(word.capitalize() for word in ruleset.split("-"))
    return f"arktable/{name}-v{VERSIONS.get(ruleset, 0)}"


def plain_id(ruleset: str) -> str:
    """Return the name of the PettingZoo environment: "water_frame_v0"."""
    return f"{ruleset.replace('-', '_')}_v{VERSIONS.get(ruleset, 0)}"


def openspiel_name(ruleset: str) -> str:
    """Return the short name of the OpenSpiel game: "arktable_water_frame_v0"."""
    return f"arktable_{plain_id(ruleset)}"
