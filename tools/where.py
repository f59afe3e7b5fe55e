"""Writes docs/rules/where-<game>.md: for each rule of the books its code and the tests that cite it.

The pages are made from the references in the sources (`tools/citations.py`) and the chapters of the books
(`docs/rules/chapters.toml`). `--check` fails when a page is out of date, when a chapter has no code and no reason for
that, when a reference lies outside its book, or when a ruling of `docs/rules/rulings-<game>.md` is cited nowhere.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from textwrap import wrap
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.citations import Place, Reference, places_in_python, places_in_sheet  # noqa: E402 - after the path is set

RULES = ROOT / "docs/rules"
SOURCES = "src/arktable"
TESTS = "tests"
MOST_TESTS = 3  # named in a row; the rest is counted
TOP = "| rule | what | code | tests |\n|---|---|---|---|"


class Chapter(NamedTuple):
    """One chapter: its lines in each book of its part, and why it has no code, if that is so."""

    lines: tuple[Reference, ...]
    title: str
    reason: str

    @property
    def heading(self) -> str:
        return f"## {self.title} ({', '.join(f'{lines.book} {lines}' for lines in self.lines)})"

    def begins(self, reference: Reference) -> bool:
        """Does the reference begin in this chapter? It is listed there only, however far it reaches."""
        return any(reference._replace(last=reference.first).overlaps(lines) for lines in self.lines)


def chapters_of(part: dict[str, Any]) -> list[Chapter]:
    """The chapters of a part, in the order of its first book."""
    books = part["books"]
    rows = part["chapters"]
    found: list[Chapter] = []
    for at, row in enumerate(rows):
        after = rows[at + 1] if at + 1 < len(rows) else [last + 1 for last in part["ends"]]
        lines = tuple(Reference(book, row[n], after[n] - 1) for n, book in enumerate(books))
        found.append(Chapter(lines, row[len(books)], row[len(books) + 1] if len(row) > len(books) + 1 else ""))
    return found


def file_name(game: str) -> str:
    """The part of a file name that means this game."""
    return game.replace("_", "-")


def _of_game(path: Path, game: str) -> bool:
    """Files in a folder of the game, and tests of the rule book, which are named after it."""
    if game in path.parts:
        return True
    name = path.name.removeprefix("test_")
    return path.parent.name == "rulebook" and name.startswith(game) and not name.startswith(f"{game}_cards")


def sources_of(game: str) -> list[Place]:
    """Every place of the rules, sheets and bots of a game."""
    places: list[Place] = []
    for base in (ROOT / SOURCES / "games" / game, ROOT / SOURCES / "bots" / game):
        for path in sorted(base.rglob("*.py")):
            places += places_in_python(path, _short(path, game))
        for path in sorted(base.rglob("sheet/*.toml")):
            places += places_in_sheet(path, _short(path, game))
    return places


def _short(path: Path, game: str) -> str:
    """The path below the folder that most files of a game are in, or else below `src/arktable` or `tests`."""
    for base in (f"{SOURCES}/games/{game}", f"{TESTS}/games/{game}", SOURCES, TESTS):
        if path.is_relative_to(ROOT / base):
            return path.relative_to(ROOT / base).as_posix()
    return path.relative_to(ROOT).as_posix()


def tests_of(game: str) -> list[Place]:
    """Every place of the tests of a game."""
    paths = [path for path in sorted((ROOT / TESTS).rglob("*.py")) if _of_game(path.relative_to(ROOT), game)]
    return [place for path in paths for place in places_in_python(path, _short(path, game))]


def rulings_of(game: str) -> dict[str, str]:
    """The question of each ruling, by its id."""
    page = (RULES / f"rulings-{file_name(game)}.md").read_text(encoding="utf-8")
    found: dict[str, str] = {}
    for ids, question in re.findall(r"^\| ((?:[ABC]\d+(?:, )?)+) \| (.+?) \|", page, flags=re.MULTILINE):
        text = re.sub(r" ?\((?:AK|WF|PB|EN|FR) [^)]*\)", "", question)
        found |= dict.fromkeys(ids.split(", "), text)
    return found


# -- the page ---------------------------------------------------------------------------------------------------------


def _named(references: Iterable[Reference]) -> str:
    """ "WF 739, 741–745; PB 34"."""
    books: dict[str, list[str]] = {}
    for reference in sorted(set(references)):
        books.setdefault(reference.book, []).append(str(reference))
    return "; ".join(f"{book} {', '.join(lines)}" for book, lines in books.items())


def _code(places: Iterable[Place]) -> str:
    """Files with the names in them, each file once."""
    files: dict[str, list[str]] = {}
    for place in places:
        names = files.setdefault(place.file, [])
        if place.name and f"`{place.name}`" not in names:
            names.append(f"`{place.name}`")
    return "; ".join(f"`{file}` {', '.join(names)}".strip() for file, names in files.items())


def _cited_by(tests: Iterable[Place], references: Iterable[Reference]) -> str:
    """The tests that cite one of the references: the closest first, the rest as a number."""
    wanted = list(references)
    found: dict[tuple[str, str], int] = {}
    for test in tests:
        closest = [r.last - r.first for r in test.references if any(r.overlaps(reference) for reference in wanted)]
        if closest and test.name.startswith("test_"):
            found[test.file, test.name] = min(closest)
    order = sorted(found, key=lambda key: (found[key], key))
    shown = sorted(order[:MOST_TESTS])
    text = _code(Place(file, name, "", frozenset()) for file, name in shown)
    return text + (f"; {len(order) - MOST_TESTS} more" if len(order) > MOST_TESTS else "")


def _rows(chapter: Chapter, sources: Iterable[Place], tests: list[Place]) -> Iterator[tuple[Reference, str]]:
    """The rows of a chapter with what they are sorted by; the numbers of a sheet share a row."""
    sheets: dict[str, list[Place]] = {}
    for place in sources:
        inside = [r for r in place.references if chapter.begins(r)]
        if not inside:
            continue
        if place.file.endswith(".toml"):
            sheets.setdefault(place.file, []).append(place._replace(references=frozenset(inside)))
            continue
        cells = (_named(inside), place.about, _code([place]), _cited_by(tests, inside))
        yield _first(chapter, inside), f"| {' | '.join(cell.replace('|', '∣') for cell in cells)} |"
    for numbers in sheets.values():
        inside = [reference for number in numbers for reference in number.references]
        yield _first(chapter, inside), f"| {_named(inside)} | Printed numbers | {_code(numbers)} | |"


def _first(chapter: Chapter, references: Iterable[Reference]) -> Reference:
    books = [lines.book for lines in chapter.lines]
    return min(references, key=lambda reference: (books.index(reference.book), reference.first))


def page_of(game: str, book: dict[str, Any]) -> tuple[str, list[str]]:
    """The page of a game, and what is wrong with the references."""
    sources, tests, rulings = sources_of(game), tests_of(game), rulings_of(game)
    name = f"docs/rules/where-{file_name(game)}.md"
    problems: list[str] = []
    read = " and ".join(
        f'"{code} n" is line n of {words}'
        for part in book["parts"]
        for code, words in zip(part["books"], part["names"], strict=True)
    )
    lines = [
        "<!-- made by `make where`; do not edit -->",
        f"# Where each rule of {book['title']} is",
        "",
        *wrap(
            f"{read}; {book['rulings']}1, {book['rulings']}2 … are our rulings ([how we read the"
            f" rules](rulings-{file_name(game)}.md)). Code is in `{SOURCES}/games/{game}`, or in `{SOURCES}` where the"
            f" path begins with `bots`; tests are in `{TESTS}/games/{game}`, or in `{TESTS}` where the path begins with"
            " `rulebook`. This page is made from the references in the docstrings and comments of the code and in the"
            " tests. A reference to several chapters is listed in the first of them.",
            width=120,
        ),
    ]
    lines += ["", book["notes"].strip()] if "notes" in book else []
    for part in book["parts"]:
        for chapter in chapters_of(part):
            rows = [row for _, row in sorted(_rows(chapter, sources, tests))]
            lines += ["", chapter.heading, "", *([TOP, *rows] if rows else [chapter.reason])]
            if bool(rows) == bool(chapter.reason):
                problems.append(
                    f"{name}: {chapter.heading[3:]}: "
                    + ("has code, so it needs no reason" if rows else "no code cites it")
                )
        problems += _outside(part, sources + tests)
    lines += ["", "## Rulings", "", "| ruling | question | code | tests |\n|---|---|---|---|"]
    for ruling, question in sorted(rulings.items(), key=lambda item: int(item[0][1:])):
        reference = Reference(ruling[0], int(ruling[1:]), int(ruling[1:]))
        cited = [place for place in sources if reference in place.references]
        shown = _cited_by(tests, [reference])
        if not cited and not shown:
            problems.append(f"{name}: ruling {ruling} is cited nowhere")
        lines.append(f"| {ruling} | {question} | {_code(cited)} | {shown} |")
    known = {Reference(ruling[0], int(ruling[1:]), int(ruling[1:])) for ruling in rulings}
    for place in sources + tests:
        unknown = sorted(r for r in place.references if r.book == book["rulings"] and r not in known)
        problems += [f"{place.file}: {place.name}: there is no ruling {r.book}{r}" for r in unknown]
    return "\n".join(lines) + "\n", problems


def _outside(part: dict[str, Any], places: Iterable[Place]) -> Iterator[str]:
    ends = dict(zip(part["books"], part["ends"], strict=True))
    for place in places:
        for reference in sorted(place.references):
            if reference.last > ends.get(reference.book, reference.last):
                yield f"{place.file}: {place.name}: {reference.book} {reference} is no line of the book"


def main() -> int:
    """Write the pages, or compare them."""
    check = "--check" in sys.argv[1:]
    books = tomllib.loads((RULES / "chapters.toml").read_text(encoding="utf-8"))
    problems: list[str] = []
    for game, book in books.items():
        text, found = page_of(game, book)
        problems += found
        path = RULES / f"where-{file_name(game)}.md"
        if not check:
            path.write_text(text, encoding="utf-8")
        elif not path.is_file() or path.read_text(encoding="utf-8") != text:
            problems.append(f"{path.relative_to(ROOT)}: out of date; run `make where`")
    print(*problems, sep="\n", end="\n" if problems else "")
    print(f"where: {len(books)} games, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
