"""Finds the references to rule books ("WF 1462", "EN 653–665, 701") and rulings ("B71") that the sources carry.

A reference belongs to the innermost class or function around it that has a docstring, because that says what the place
is for; otherwise to the constant it describes, or to the module.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

BOOKS = ("AK", "WF", "PB", "EN", "FR")
_LINES = r"\d{2,}(?:[–-]\d+)?"
_BOOK = re.compile(rf"\b({'|'.join(BOOKS)}) ({_LINES}(?:(?:, | and |; | to ){_LINES})*)")
_RULING = re.compile(r"\b([ABC])(\d+)(?:(?:–| to )(?:[ABC])?(\d+))?\b")
_TEST_OF_RULING = re.compile(r"test_([abc])_?(\d+)(?=_)")


class Reference(NamedTuple):
    """Lines of a book; a ruling is the book "A", "B" or "C" with its number as both lines."""

    book: str
    first: int
    last: int

    def __str__(self) -> str:
        return str(self.first) if self.first == self.last else f"{self.first}–{self.last}"

    def overlaps(self, other: Reference) -> bool:
        """Do both name a common line of the same book?"""
        return self.book == other.book and self.first <= other.last and other.first <= self.last


class Place(NamedTuple):
    """Something in the sources that carries references. `name` is empty for a whole file."""

    file: str
    name: str
    about: str
    references: frozenset[Reference]


def references_in(text: str) -> Iterator[Reference]:
    """Every reference of a text, to books and rulings."""
    for found in _BOOK.finditer(text):
        for lines in re.findall(_LINES, found[2]):
            first, _, last = lines.replace("-", "–").partition("–")
            # "2186–93" is short for "2186–2193"
            whole = first[: len(first) - len(last)] + last if last and len(last) < len(first) else last
            yield Reference(found[1], int(first), int(whole or first))
    for found in _RULING.finditer(text):
        for number in range(int(found[2]), int(found[3] or found[2]) + 1):
            yield Reference(found[1], number, number)
    for found in _TEST_OF_RULING.finditer(text):
        yield Reference(found[1].upper(), int(found[2]), int(found[2]))


def first_sentence(docstring: str) -> str:
    """The first sentence of a docstring, without its references."""
    text = " ".join(docstring.split("\n\n", maxsplit=1)[0].split())
    text = re.sub(rf" ?\([^()]*(?:{_BOOK.pattern}|\b[ABC]\d+\b)[^()]*\)", "", text)
    found = re.match(r"(.+?[.:?!])(?: [A-Z`]|$)", text)
    return (found[1] if found else text).rstrip(".:")


class _Scope(NamedTuple):
    first: int
    last: int
    name: str
    about: str


def _scopes(tree: ast.Module) -> Iterator[_Scope]:
    """Classes and functions with a docstring, then constants; inner ones before outer ones."""

    def within(node: ast.AST, outer: str) -> Iterator[_Scope]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                name = f"{outer}.{child.name}" if outer else child.name
                yield from within(child, name)
                about = ast.get_docstring(child)
                if about or (not outer and child.name.startswith("test_")):
                    first = min([child.lineno, *(decorator.lineno for decorator in child.decorator_list)])
                    yield _Scope(first, child.end_lineno or first, name, first_sentence(about or ""))

    yield from within(tree, "")
    for node in tree.body:
        target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(target, ast.Name):
            yield _Scope(node.lineno, node.end_lineno or node.lineno, target.id, "")


def places_in_python(path: Path, name: str) -> list[Place]:
    """The places of one Python file, each with all its references."""
    source = path.read_text(encoding="utf-8")
    tree = ast.parse(source)
    lines = source.splitlines()
    scopes = list(_scopes(tree))
    docstring = tree.body[0] if tree.body and ast.get_docstring(tree) else None
    found: dict[tuple[str, str], set[Reference]] = {}
    for number, line in enumerate(lines, 1):
        for reference in references_in(line):
            scope = _scope_of(number, lines, scopes)
            if docstring and docstring.lineno <= number <= (docstring.end_lineno or 0):
                scope = None
            key = (scope.name, scope.about) if scope else ("", first_sentence(ast.get_docstring(tree) or ""))
            found.setdefault(key, set()).add(reference)
    return [Place(name, key[0], key[1], frozenset(references)) for key, references in found.items()]


def _scope_of(number: int, lines: list[str], scopes: list[_Scope]) -> _Scope | None:
    """A comment belongs to what follows it without a blank line."""
    at = number
    while at <= len(lines) and lines[at - 1].startswith("#"):
        at += 1
    around = [scope for scope in scopes if scope.first <= at <= scope.last]
    return min(around, key=lambda scope: scope.last - scope.first, default=None)


def places_in_sheet(path: Path, name: str) -> list[Place]:
    """The numbers of one sheet, each with where it was read."""
    found: list[Place] = []

    def within(table: dict[str, object], outer: str) -> None:
        for key, value in table.items():
            if not isinstance(value, dict):
                continue
            source = value.get("source")
            if isinstance(source, list):
                references = frozenset(references_in("; ".join(map(str, source))))
                found.append(Place(name, f"{outer}{key}", "", references))
            within(value, f"{outer}{key}.")

    within(tomllib.loads(path.read_text(encoding="utf-8")), "")
    return [place for place in found if place.references]
