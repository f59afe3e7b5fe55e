"""Counts repeated code: places with six or more code lines that another place has too, as text or in shape.

Blank lines, comments and docstrings are no code. Two lines have the same shape when they differ in names, numbers and
texts only. Imports and very plain lines are compared as text only: their shape says nothing. A place is a run of lines
in one file, so a block that ten files share counts ten times.

    python tools/repeated.py                  the figures, the worst places, and a failure when more than kept
    python tools/repeated.py --against REV    the same for another commit, side by side
    python tools/repeated.py --keep           keep the present figures in tools/repeated.json
"""

from __future__ import annotations

import argparse
import ast
import io
import json
import keyword
import re
import subprocess
import sys
import tarfile
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "tools/repeated.json"
FOLDERS = ("src", "web/src", "tests")
SUFFIXES = (".py", ".ts", ".svelte", ".css")
BUILT = ("src/arktable/server/standalone/", "src/arktable/server/static/")
LEAST = 6
WORST = 20
# A window of lines whose shapes have fewer tokens than this, or fewer kinds of lines, is too plain to be compared.
LEAST_TOKENS = 45
LEAST_KINDS = 4

_COMMENTS = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\"'`])//[^\n]*", re.DOTALL)
_TOKEN = re.compile(r"\"(?:[^\"\\]|\\.)*\"|'(?:[^'\\]|\\.)*'|`[^`]*`|[^\W\d]\w*|\d[\w.]*|[^\s\w]")
_KEYWORDS = frozenset((*keyword.kwlist, "const", "export", "extends", "function", "let", "new", "of", "throw", "type"))


class Line(NamedTuple):
    """A line of code: where it stands, its text and its shape (empty for an import)."""

    number: int
    text: str
    shape: tuple[str, ...]


class Figures(NamedTuple):
    """What one folder repeats."""

    places: int
    lines: int
    code: int


# -- lines of code ----------------------------------------------------------------------------------------------------


def _blanked(text: str, first: int, last: int) -> str:
    lines = text.split("\n")
    lines[first - 1 : last] = [""] * (last - first + 1)
    return "\n".join(lines)


def _without_docstrings(text: str) -> tuple[str, set[int]]:
    """The text without docstrings, and the numbers of the lines that import."""
    tree = ast.parse(text)
    imports: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            text = _blanked(text, node.lineno, node.end_lineno or node.lineno)
        elif isinstance(node, ast.Import | ast.ImportFrom):
            imports |= set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return text, imports


def _shape(text: str) -> tuple[str, ...]:
    shape = []
    for token in _TOKEN.findall(text):
        if token[0] in "\"'`":
            shape.append("s")
        elif token[0].isdigit():
            shape.append("0")
        elif token[0].isalpha() or token[0] == "_":
            shape.append(token if token in _KEYWORDS else "n")
        else:
            shape.append(token)
    return tuple(shape)


def code_of(name: str, text: str) -> list[Line]:
    """The code lines of a file."""
    imports: set[int] = set()
    if name.endswith(".py"):
        text, imports = _without_docstrings(text)
        text = re.sub(r"(^|\s)#[^\n\"']*$", "", text, flags=re.MULTILINE)
    else:
        text = _COMMENTS.sub(lambda found: "\n" * found[0].count("\n"), text)
    lines: list[Line] = []
    for number, line in enumerate(text.split("\n"), 1):
        stripped = line.strip()
        if stripped:
            an_import = number in imports or stripped.startswith("import ")
            lines.append(Line(number, stripped, () if an_import else _shape(stripped)))
    return lines


# -- what is repeated -------------------------------------------------------------------------------------------------


def _keys(lines: list[Line]) -> Iterator[tuple[int, object]]:
    """What each window of six lines is compared by: its text and, unless it is plain, its shape."""
    for at in range(len(lines) - LEAST + 1):
        window = lines[at : at + LEAST]
        if sum(any(letter.isalnum() for letter in line.text) for line in window) > LEAST // 2:
            yield at, tuple(line.text for line in window)
        shapes = tuple(line.shape for line in window)
        if all(shapes) and sum(map(len, shapes)) >= LEAST_TOKENS and len(set(shapes)) >= LEAST_KINDS:
            yield at, shapes


class Repeated:
    """The repeated places of a set of files."""

    def __init__(self, files: dict[str, list[Line]]) -> None:
        self.files = files
        self.windows: dict[object, list[tuple[str, int]]] = defaultdict(list)
        for name, lines in files.items():
            for at, key in _keys(lines):
                self.windows[key].append((name, at))
        self.partners: dict[str, dict[int, set[tuple[str, int]]]] = defaultdict(dict)
        for found in self.windows.values():
            for name, at in found if len(found) > 1 else ():
                others = {(other, there) for other, there in found if other != name or abs(there - at) >= LEAST}
                if others:
                    self.partners[name].setdefault(at, set()).update(others)

    def places(self, folder: str) -> Iterator[tuple[str, int, int]]:
        """Each place of a folder: file, first line, number of code lines."""
        for name, starts in self.partners.items():
            if not name.startswith(f"{folder}/"):
                continue
            begin = end = -1
            for at in sorted(starts):
                if at > end:
                    if end > 0:
                        yield name, begin, end - begin
                    begin = at
                end = at + LEAST
            yield name, begin, end - begin

    def figures(self, folder: str) -> Figures:
        """How much of a folder is repeated."""
        lengths = [length for _, _, length in self.places(folder)]
        code = sum(len(lines) for name, lines in self.files.items() if name.startswith(f"{folder}/"))
        return Figures(len(lengths), sum(lengths), code)

    def pairs(self) -> list[tuple[int, str, str]]:
        """The longest runs that two places share: code lines, one place, the other."""
        runs: list[tuple[int, str, str]] = []
        for name, starts in self.partners.items():
            for at in starts:
                for other, there in starts[at]:
                    if (name, at) > (other, there) or (other, there - 1) in starts.get(at - 1, ()):
                        continue
                    length = 1
                    while (other, there + length) in starts.get(at + length, ()):
                        length += 1
                    places = [f"{n}:{self.files[n][k].number}" for n, k in ((name, at), (other, there))]
                    runs.append((length + LEAST - 1, places[0], places[1]))
        return sorted(runs, reverse=True)


def _is_source(name: str) -> bool:
    return name.endswith(SUFFIXES) and not name.startswith(BUILT)


def _add(files: dict[str, list[Line]], name: str, text: str) -> None:
    if "made by `make" not in text.split("\n", 1)[0]:
        files[name] = code_of(name, text)


def present() -> Repeated:
    """The files as they are."""
    files: dict[str, list[Line]] = {}
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            name = path.relative_to(ROOT).as_posix()
            if path.is_file() and _is_source(name):
                _add(files, name, path.read_text(encoding="utf-8"))
    return Repeated(files)


def at_commit(revision: str) -> Repeated:
    """The files of a commit."""
    packed = subprocess.run(["git", "archive", revision, *FOLDERS], cwd=ROOT, capture_output=True, check=True).stdout
    files: dict[str, list[Line]] = {}
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        for member in archive:
            content = archive.extractfile(member) if member.isfile() and _is_source(member.name) else None
            if content is not None:
                _add(files, member.name, content.read().decode())
    return Repeated(files)


def main() -> int:
    """Print the figures; 1 when there is more than was kept."""
    parser = argparse.ArgumentParser(description="Count repeated code.")
    parser.add_argument("--against", metavar="REV", help="compare with a commit")
    parser.add_argument("--keep", action="store_true", help="keep the present figures")
    parser.add_argument("--quiet", action="store_true", help="do not list the worst places")
    asked = parser.parse_args()
    now = present()
    figures = {folder: now.figures(folder) for folder in FOLDERS}
    before = at_commit(asked.against) if asked.against else None
    for length, one, other in [] if asked.quiet else now.pairs()[:WORST]:
        print(f"{length:4} lines  {one}  {other}")
    for folder, figure in figures.items():
        old = before.figures(folder) if before else None
        was = f"; at {asked.against}: {old.places} places, {old.lines} of {old.code} lines" if old else ""
        print(f"{folder}: {figure.places} places, {figure.lines} of {figure.code} lines{was}")
    if asked.keep:
        text = json.dumps({folder: figure.places for folder, figure in figures.items()}, indent=2)
        KEPT.write_text(text + "\n", encoding="utf-8")
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    grown = [folder for folder in FOLDERS if figures[folder].places > kept[folder]]
    for folder in grown:
        print(f"{folder}: {figures[folder].places} repeated places, more than the {kept[folder]} in {KEPT.name}")
    print(f"repeated: {sum(figure.places for figure in figures.values())} places, {len(grown)} problems")
    return 1 if grown else 0


if __name__ == "__main__":
    sys.exit(main())
