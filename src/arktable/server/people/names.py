"""Names for tables and people."""

from __future__ import annotations

import secrets
import unicodedata
from typing import Final

from arktable.server.running.errors import Refused

NAME_MOST: Final = 24
GUEST: Final = "Guest"

# Our own list of places; none of them is on a map.
_FIRST: Final = (
    "Alder", "Amber", "Barley", "Beacon", "Birch", "Bracken", "Clover", "Copper", "Crane", "Elder", "Ember", "Fern",
    "Flint", "Hazel", "Heron", "Juniper", "Kestrel", "Larch", "Linden", "Marl", "Mallow", "Oaken", "Otter", "Quarry",
    "Rowan", "Saffron", "Sorrel", "Tallow", "Thistle", "Walnut", "Willow", "Yarrow",
)  # fmt: skip
_SECOND: Final = (
    "Bridge", "Court", "Cross", "Dale", "Dock", "End", "Fair", "Ferry", "Field", "Ford", "Gate", "Green", "Hall",
    "Heath", "Hill", "Landing", "Lane", "Lock", "Market", "Mere", "Mill", "Moor", "Quay", "Reach", "Row", "Sluice",
    "Square", "Steps", "Weir", "Wharf", "Yard", "Yard Gate",
)  # fmt: skip


def table_name() -> str:
    """A name for a table that is easy to say. It need not be unique: the id is."""
    return f"{secrets.choice(_FIRST)} {secrets.choice(_SECOND)}"


TABLE_NAME_MOST: Final = 40


def clean_name(given: str, most: int = NAME_MOST) -> str:
    """The name without control characters, format characters and superfluous spaces; refused if it is empty or too
    long.
    """
    seen = "".join(character if unicodedata.category(character)[0] not in "CZ" else " " for character in given[:1000])
    name = " ".join(seen.split())
    if not 1 <= len(name) <= most:
        raise Refused("malformed", "name-length", most=most)
    return name


ID_LENGTH: Final = 10
_ID_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"


def table_id() -> str:
    """A new id of a table: short enough to read aloud, too long to guess."""
    return "".join(secrets.choice(_ID_LETTERS) for _ in range(ID_LENGTH))


def is_table_id(given: str) -> bool:
    """Can this text be the id of a table? Other texts never reach the database."""
    return len(given) <= 40 and given.isascii() and given.isalnum()
