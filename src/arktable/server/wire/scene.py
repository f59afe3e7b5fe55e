"""The shape in which scenes cross the wire; what is drawn of one is the game's own (`games/<game>/scene_shapes.py`)."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias, TypedDict

from msgspec import Meta

SceneTold: TypeAlias = Annotated[Any, Meta(extra_json_schema={"tsType": "any"})]


class Scene(TypedDict):
    """A part of the game that the table plays back step by step, such as a sale."""

    id: str
    """The same whenever and by whomever it is asked for."""
    kind: str
    first: int
    """The decision in which it began, counted from 1."""
    last: int
    """The decision to which it has come."""
    over: bool
    """False while somebody must still decide before it goes on."""
    told: SceneTold
    """What is drawn, in the game's own shape (`games/<game>/scene_shapes.py`)."""
    before: SceneTold
    """The view of how things stood when the turn before it had ended; null where the table shows what is now."""
