"""The scripts of letters, and the two forms by which names are compared: equal by case, and equal by look.

The table `letters.txt` is made from data of Unicode by `tools/look_alikes.py`. It is read at the first use.
"""

from __future__ import annotations

import unicodedata
from bisect import bisect_right
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

ALIKE: Final = (("rn", "m"), ("vv", "w"), ("i", "l"))
"""Two letters that look like one. And `i` is equal to `I` by case, which looks like `l`."""
TOGETHER: Final = (
    frozenset({"Han", "Hiragana", "Katakana"}),
    frozenset({"Han", "Hangul"}),
    frozenset({"Han", "Bopomofo"}),
)
"""Scripts that are written together, in Japanese, Korean and Chinese."""


class Table(NamedTuple):
    """The content of `letters.txt`."""

    starts: list[int]
    ends: list[int]
    names: list[str]
    likes: dict[str, str]


@cache
def table() -> Table:
    """The table of letters, read once."""
    spans: list[tuple[int, int, str]] = []
    likes: dict[str, str] = {}
    text = files(__package__).joinpath("letters.txt").read_text(encoding="utf-8")
    for line in text.splitlines():
        kind, _, rest = line.partition(" ")
        name, _, values = rest.partition(": ")
        if kind == "script":
            for span in values.split():
                first, _, last = span.partition("-")
                spans.append((int(first, 16), int(last or first, 16), name))
        elif kind == "like":
            prototype = "".join(chr(int(part, 16)) for part in name.split("+"))
            likes |= {chr(int(letter, 16)): prototype for letter in values.split()}
    spans.sort()
    return Table([one[0] for one in spans], [one[1] for one in spans], [one[2] for one in spans], likes)


def script_of(letter: str) -> str:
    """The script of a letter; empty if names may not contain it."""
    known = table()
    at = bisect_right(known.starts, ord(letter)) - 1
    return known.names[at] if at >= 0 and ord(letter) <= known.ends[at] else ""


def is_mark(letter: str) -> bool:
    """Is this a mark that is written on the letter before, as an accent?"""
    return unicodedata.category(letter)[0] == "M"


def go_together(scripts: frozenset[str]) -> bool:
    """May one name have letters of all these scripts?"""
    return len(scripts) < 2 or any(scripts <= group for group in TOGETHER)


def fold(name: str) -> str:
    """The name by which upper and lower case and kinds of writing are equal."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def prototype(letter: str) -> str:
    """The letter or letters that this one looks like; itself if there is no other."""
    return table().likes.get(letter, letter)


def skeleton(name: str) -> str:
    """The name by which names that look alike are equal. Spaces, hyphens and apostrophes do not count."""
    apart = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name))
    bare = "".join(prototype(letter) for letter in apart if not is_mark(letter) and letter.isalnum())
    found = bare.casefold()
    for letters, one in ALIKE:
        found = found.replace(letters, one)
    return found
