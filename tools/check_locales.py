"""Fails when English and French drift apart: other messages, other variables, or French without its narrow spaces.

It also fails when a number stands before a noun in the plural without a choice between one and several ("1 workers").

Fluent falls back to the other language, or to the bare key, without a word; so nothing but a check notices.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("src", "web/src")

NARROW = "\u202f"  # narrow no-break space
VALUE = "\ufffc"  # stands for a placeable whose text is not known here
# A sign that wants a narrow space before it and has something else. Not meant: 12:30, https://, ?! and !!!
BEFORE_SIGN = re.compile(rf"(?<![{NARROW};:!?])[;!?]|(?<!{NARROW}):(?!//|\d)")
# Things that are counted: after a number they want a form for one of them. An adjective may stand between.
MANY = re.compile(
    r"(?: (?:castle|extra|finished|free|more|neutral|own))? "
    r"(?:workers|shares|rows|goods|spaces|loans|seats|players|ships|machines|levels|tiles|factories|games"
    r"|decisions|entries|pieces|turns|cards|banners|places|ouvriers|actions|rangées|marchandises|cases|emprunts|joueurs"
    r"|navires|niveaux|tuiles|usines|parties|décisions|entrées|pièces|tours|cartes|bannières)\b"
)
NEVER_ONE = (
    *("analysis-running", "analysis-compared", "analysis-longer", "analysis-same-games", "analysis-below-noise"),
    "arkwright-cards-award-",  # printed limits of the awards
    *(
        "cli-hint-behind-clearly",
        "cli-review-line",
        "hint-foot",
        "hint-games",
        "review-longer",
        "review-spread",
    ),  # figures need two games
    "event-record",  # records begin at 1, so that a new one is 2 or more
    "new-players",  # the larger end of a range
    "rule-",  # printed numbers of the complete rules; where one can be 1 its noun is in the singular
    "think-row-cycles",  # of one cycle there is no sum
)
"""Beginnings of the keys whose numbers are always greater than one."""
INSIDE_QUOTES = re.compile(rf"«(?!{NARROW})|(?<!{NARROW})»")


class _Variables(visitor.Visitor):
    """Collects the $variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the name Fluent calls
        self.names.add(node.id.name)


class Locale:
    """One .ftl file: its entries by key, each with the variables it uses and its plain texts."""

    def __init__(self, path: Path) -> None:
        self.problems: list[str] = []
        self.variables: dict[str, set[str]] = {}
        self.texts: dict[str, list[str]] = {}
        self.uncounted: list[str] = []
        self.name = path.relative_to(ROOT).as_posix()
        source = path.read_text(encoding="utf-8")
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Junk):
                line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
                self.problems.append(f"{self.name}:{line}: not Fluent: {(entry.content or '').strip().splitlines()[0]}")
            elif isinstance(entry, ast.Message | ast.Term):
                key = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
                if key in self.variables:
                    self.problems.append(f"{self.name}: {key} is there twice")
                self._add(key, entry.value)
                for attribute in entry.attributes:
                    self._add(f"{key}.{attribute.id.name}", attribute.value)

    def _add(self, key: str, pattern: ast.Pattern | None) -> None:
        found = _Variables()
        if pattern is not None:
            found.visit(pattern)
            self.texts[key] = list(_texts(pattern))
            if not key.startswith(NEVER_ONE):
                # What is told of many is never told of one.
                texts = [] if key.endswith("-many") else uncounted(pattern)
                self.uncounted += [f"{self.name}: {key}: one or several? {text}" for text in texts]
        self.variables[key] = found.names


def _texts(pattern: ast.Pattern) -> Iterator[str]:
    """The text of a pattern with VALUE for what is filled in, then the texts of all its variants."""
    flat = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            flat += element.value
        elif isinstance(element.expression, ast.StringLiteral):
            flat += element.expression.parse()["value"]
        else:
            flat += VALUE
            if isinstance(element.expression, ast.SelectExpression):
                for variant in element.expression.variants:
                    yield from _texts(variant.value)
    yield flat


def uncounted(pattern: ast.Pattern, chosen: frozenset[str] = frozenset()) -> Iterator[str]:
    """Variables before a noun in the plural that no choice with a form for one has picked (`chosen`)."""
    for element, following in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        if not isinstance(element, ast.Placeable):
            continue
        inside = element.expression
        if isinstance(inside, ast.VariableReference) and inside.id.name not in {"who", *chosen}:
            noun = MANY.match(following.value) if isinstance(following, ast.TextElement) else None
            if noun:
                yield f"${inside.id.name}{noun.group()}"
        elif isinstance(inside, ast.SelectExpression):
            forms = {
                form.key.name if isinstance(form.key, ast.Identifier) else form.key.value for form in inside.variants
            }
            picked = inside.selector.id.name if isinstance(inside.selector, ast.VariableReference) else ""
            for form in inside.variants:
                yield from uncounted(form.value, chosen | {picked} if forms & {"one", "1"} else chosen)


def typography(text: str) -> list[str]:
    """What is wrong with the spaces of a French text."""
    found = [f"narrow no-break space missing before {m.group()!r}" for m in BEFORE_SIGN.finditer(text)]
    found += [f"narrow no-break space missing inside {m.group()!r}" for m in INSIDE_QUOTES.finditer(text)]
    return found


def compare(english_path: Path, french_path: Path) -> list[str]:
    """The problems of one pair of files."""
    paths = (english_path, french_path)
    missing = [f"{path.relative_to(ROOT).as_posix()}: missing" for path in paths if not path.is_file()]
    if missing:
        return missing
    english, french = Locale(english_path), Locale(french_path)
    problems = english.problems + french.problems + english.uncounted + french.uncounted
    problems += [f"{french.name}: {key} is missing" for key in english.variables if key not in french.variables]
    problems += [f"{english.name}: {key} is missing" for key in french.variables if key not in english.variables]
    for key in sorted(english.variables.keys() & french.variables.keys()):
        if english.variables[key] != french.variables[key]:
            sides = [", ".join(sorted(side.variables[key])) or "none" for side in (english, french)]
            problems.append(f"{french.name}: {key} has the variables {sides[1]}, in English {sides[0]}")
    for key, texts in french.texts.items():
        for text in texts:
            problems += [f"{french.name}: {key}: {fault}: {text.strip()}" for fault in typography(text)]
    return problems


def pairs() -> list[tuple[Path, Path]]:
    """The pairs of which at least one file is there: en.ftl and fr.ftl, or learn.en.ftl and learn.fr.ftl."""
    found = set()
    for folder in FOLDERS:
        for path in (ROOT / folder).rglob("*.ftl"):
            base = re.sub(r"(^|\.)(en|fr)\.ftl$", r"\1", path.name)
            found.add((path.with_name(f"{base}en.ftl"), path.with_name(f"{base}fr.ftl")))
    return sorted(found)


def main() -> int:
    """Compare every pair of locale files; 1 when something is wrong."""
    found = pairs()
    problems = [problem for english, french in found for problem in compare(english, french)]
    print(*problems, sep="\n", end="\n" if problems else "")
    print(f"locales: {len(found)} pairs, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
