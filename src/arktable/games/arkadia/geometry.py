"""The grid as bit masks: a set of squares is one whole number.

A row has one bit more than it has squares. That bit is never on the board, so a shift by one square cannot wrap into
the next row. (A tile is connected, so a tile that would wrap also covers such a bit.)
"""

from __future__ import annotations

from typing import Final

# The positions of the set bits of every byte: taking a mask apart byte by byte is the fastest way in both builds.
_BITS_OF_BYTE: Final = tuple(tuple(bit for bit in range(8) if byte >> bit & 1) for byte in range(256))
MOST_KEPT: Final = 5_000
"""Size of the cache of `Grid.cells`: views show the same buildings again and again."""


class Grid:
    """A grid with its width, height and the masks derived from them."""

    __slots__ = ("_bytes", "_cells", "cell_of_bit", "full", "height", "stride", "width")

    def __init__(self, width: int, height: int) -> None:
        self.width: Final[int] = width
        self.height: Final[int] = height
        self.stride: Final[int] = width + 1
        # Index of a square on the wire (y * width + x), by bit; −1 off the board.
        self.cell_of_bit: Final[list[int]] = [
            y * width + x if x < width else -1 for y in range(height) for x in range(width + 1)
        ]
        full = 0
        for bit, cell in enumerate(self.cell_of_bit):
            if cell >= 0:
                full |= 1 << bit
        self.full: Final[int] = full
        self._bytes: Final[int] = (self.stride * height + 7) // 8
        self._cells: dict[int, list[int]] = {}

    def bit(self, x: int, y: int) -> int:
        """Return the bit of a square."""
        return y * self.stride + x

    def mask(self, squares: list[tuple[int, int]]) -> int:
        """Return the mask of a set of squares."""
        mask = 0
        for x, y in squares:
            mask |= 1 << (y * self.stride + x)
        return mask

    def holds(self, x: int, y: int) -> bool:
        """Return whether this square is on the board."""
        return 0 <= x < self.width and 0 <= y < self.height

    def around(self, mask: int) -> int:
        """Return all squares adjacent to one of the set (AK 98), including squares of the set itself."""
        stride = self.stride
        return (mask << 1 | mask >> 1 | mask << stride | mask >> stride) & self.full

    def bits(self, mask: int) -> list[int]:
        """Return the bits of a set, in reading order."""
        found: list[int] = []
        base = 0
        for byte in mask.to_bytes(self._bytes, "little"):
            if byte:
                for bit in _BITS_OF_BYTE[byte]:
                    found.append(base + bit)  # noqa: PERF401 - faster than extend here, in both builds
            base += 8
        return found

    def cells(self, mask: int) -> list[int]:
        """Return the squares of a set as the wire counts them: column + width * row. Do not change the list."""
        found = self._cells.get(mask)
        if found is None:
            if len(self._cells) >= MOST_KEPT:
                self._cells.clear()
            table = self.cell_of_bit
            found = self._cells[mask] = [table[bit] for bit in self.bits(mask)]
        return found

    def name(self, bit: int) -> str:
        """Return the name of a square; a1 is top left."""
        return f"{chr(97 + bit % self.stride)}{bit // self.stride + 1}"

    def bit_of(self, name: str) -> int:
        """Return the bit of the square with this name; −1 if the board has none."""
        if len(name) < 2 or not (name[1:].isascii() and name[1:].isdigit()) or len(name) > 3:
            return -1
        x, y = ord(name[0]) - 97, int(name[1:]) - 1
        return self.bit(x, y) if self.holds(x, y) else -1

    def last_name(self) -> str:
        """Return the name of the square at the bottom right."""
        return self.name(self.bit(self.width - 1, self.height - 1))


class TileTurn:
    """A rotation of a building form: `a` as printed, `b` `c` `d` quarter turns clockwise, `e` … `h` flipped first."""

    __slots__ = ("beside", "height", "letter", "offsets", "squares", "width")

    def __init__(self, letter: str, squares: list[tuple[int, int]], stride: int) -> None:
        self.letter: Final[str] = letter
        self.squares: Final[list[tuple[int, int]]] = squares
        self.offsets: Final[list[int]] = [y * stride + x for x, y in squares]
        near = {offset + step for offset in self.offsets for step in (-stride, -1, 1, stride)}
        self.beside: Final[list[int]] = sorted(
            near - set(self.offsets)
        )  # the squares around the tile, also off the board
        self.width: Final[int] = 1 + max(x for x, _ in squares)
        self.height: Final[int] = 1 + max(y for _, y in squares)

    def cover(self, anchor: int) -> int:
        """Return the squares covered when the top left corner of the bounding box is at this bit."""
        mask = 0
        for offset in self.offsets:
            mask |= 1 << (anchor + offset)
        return mask

    def fits(self, free: int, wanted: int) -> bool:
        """Return whether `anchors` would find any."""
        fits = -1
        for offset in self.offsets:
            fits &= free >> offset
            if not fits:
                return False
        for offset in self.offsets:  # noqa: SIM110 - any() with a generator is slower in both builds
            if fits & wanted >> offset:
                return True
        return False

    def anchors(self, free: int, wanted: int) -> int:
        """Return every anchor at which the tile covers only `free` squares and at least one of `wanted`.

        `wanted` holds the free squares adjacent to something; a tile that covers one of them touches it.
        """
        fits = -1
        touches = 0
        for offset in self.offsets:
            fits &= free >> offset
            touches |= wanted >> offset
        return fits & touches


def tile_turns(squares: list[tuple[int, int]], stride: int) -> list[TileTurn]:
    """Return all different rotations of a form, then those that need a flip."""
    turns: list[TileTurn] = []
    seen: list[list[tuple[int, int]]] = []
    shape = at_corner(squares)
    for letter in "abcdefgh":
        if letter == "e":
            shape = at_corner([(-x, y) for x, y in squares])
        if shape not in seen:
            seen.append(shape)
            turns.append(TileTurn(letter, shape, stride))
        shape = quarter_turn(shape)
    return turns


def quarter_turn(squares: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return the squares turned clockwise, moved back to the corner, in reading order."""
    return at_corner([(-y, x) for x, y in squares])


def at_corner(squares: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return the same shape with its bounding box at (0, 0), in reading order."""
    left = min(x for x, _ in squares)
    top = min(y for _, y in squares)
    return sorted(((x - left, y - top) for x, y in squares), key=lambda square: (square[1], square[0]))
