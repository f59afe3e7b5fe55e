"""The schema of an observation: its blocks in order, with a version and a hash."""

from __future__ import annotations

import hashlib
from typing import Final, NamedTuple


class Block(NamedTuple):
    """Numbers of one meaning: `length` of them from `offset` on. Divided by `most` they are about −1 to 1."""

    name: str
    offset: int
    length: int
    most: int

    def scale(self) -> float:
        """Return the factor that brings the numbers to about −1 to 1."""
        return 1 / self.most


class Schema:
    """The blocks of an observation. The version is raised by hand when a block means something else than before."""

    def __init__(self, version: int, blocks: list[Block]) -> None:
        self.version: Final[int] = version
        self.blocks: Final[list[Block]] = blocks
        self.length: Final[int] = sum([block.length for block in blocks])

    def rows(self) -> list[tuple[str, int, int, float]]:
        """Return the schema as data: name, offset, length and scale of each block."""
        return [(block.name, block.offset, block.length, block.scale()) for block in self.blocks]

    def hash(self) -> str:
        """Return a hash of the version and of all blocks."""
        lines = [f"{block.name} {block.offset} {block.length} {block.most}" for block in self.blocks]
        return hashlib.sha256("\n".join([str(self.version), *lines]).encode()).hexdigest()[:16]

    def block(self, name: str) -> Block:
        """Return the block with this name."""
        for block in self.blocks:
            if block.name == name:
                return block
        raise KeyError(name)


class Layout:
    """A schema in the making: blocks are added one after the other."""

    def __init__(self) -> None:
        self.blocks: Final[list[Block]] = []
        self.length = 0

    def add(self, name: str, length: int, most: int = 1) -> int:
        """Add a block and return its offset."""
        offset = self.length
        self.blocks.append(Block(name, offset, length, most))
        self.length += length
        return offset
