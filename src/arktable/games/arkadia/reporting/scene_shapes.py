"""The shape of Arkadia's scene: a building is enclosed, pays its seals, and brings a piece of the castle.

It follows from the events of the turn (`scene.py`). A scene is also asked for while the player chooses the piece:
`castle` is null then. Seats count from 0; neutral workers have seat −1.
"""

from __future__ import annotations

from typing import TypedDict


class SceneWorker(TypedDict):
    """A worker next to the building."""

    seat: int
    """−1 for a neutral one."""
    cell: str
    """As players write it."""


class ScenePay(TypedDict):
    """What a player gets."""

    seat: int
    workers: int
    """Own workers next to the building: a seal for each."""
    extra: int
    """The seal that lay on it, for the player whose turn it is."""
    seals: int
    """Both together."""
    gold: int
    """What they are worth, as far as the scene has come."""


class SceneWorth(TypedDict):
    """The seals of a family have another value."""

    family: str
    before: int
    after: int


class SceneHeld(TypedDict):
    """What that does to the seals somebody holds."""

    seat: int
    family: str
    seals: int
    before: int
    """In gold."""
    after: int


class SceneCastle(TypedDict):
    """The piece of the castle that was laid for the building."""

    family: str
    over: str | None
    """What is seen there no more; null where nothing lay."""
    floor: int
    square: int
    """From 1."""
    worths: list[SceneWorth]
    """What has changed by it: the value of its family first. Empty where a piece covers one of its own family."""
    held: list[SceneHeld]
    """For players whose seals this viewer knows, those who hold some."""


class EnclosedScene(TypedDict):
    """A building is enclosed."""

    seat: int
    """Whose turn it is."""
    form: str
    family: str
    cells: list[str]
    """What it covers, as players write squares."""
    workers: list[SceneWorker]
    """The workers next to the building."""
    pays: list[ScenePay]
    """The player whose turn it is first, then by seat."""
    over: bool
    """The castle has got its piece, or none was left for it."""
    castle: SceneCastle | None
