"""Fails when a language drifts from English: other messages, other variables, or signs that it does not write so.

It also fails when a number stands before a noun in the plural without a choice between one and several ("1 workers").
A language that does not say `language-complete = yes` may lack messages; `--missing CODE` lists those that a language
lacks.

Fluent falls back to English, or to the bare key, without a word; so nothing but a check notices.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

from arktable.i18n.language import LANGUAGES, facts_of

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("src", "web/src")

NARROW = "\u202f"  # narrow no-break space
VALUE = "\ufffc"  # stands for a placeable whose text is not known here
# A sign that wants a narrow space before it and has something else. Not meant: 12:30, https://, ?! and !!!
BEFORE_SIGN = re.compile(rf"(?<![{NARROW};:!?])[;!?]|(?<!{NARROW}):(?!//|\d)")
# Things that are counted: after a number they want a form for one of them. An adjective may stand between.
MANY = re.compile(
    r"(?: (?:castle|extra|finished|free|more|neutral|own|weitere|freie|eigene))? "
    r"(?:workers|shares|rows|goods|spaces|loans|seats|players|ships|machines|levels|tiles|factories|games"
    r"|decisions|entries|pieces|turns|cards|banners|places|ouvriers|actions|rangées|marchandises|cases|emprunts|joueurs"
    r"|navires|niveaux|tuiles|usines|parties|décisions|entrées|pièces|tours|cartes|bannières"
    r"|Aktien|Reihen|Waren|Felder|Kredite|Plätze|Schiffe|Maschinen|Stufen|Fabriken|Partien|Entscheidungen|Einträge"
    r"|Steine|Züge|Karten)\b"
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
NOT_GERMAN = re.compile('["”«»]')
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


def french(text: str) -> list[str]:
    """What is wrong with the spaces of a French text."""
    found = [f"narrow no-break space missing before {m.group()!r}" for m in BEFORE_SIGN.finditer(text)]
    found += [f"narrow no-break space missing inside {m.group()!r}" for m in INSIDE_QUOTES.finditer(text)]
    return found


def german(text: str) -> list[str]:
    """What is wrong with the quotation marks of a German text: they are „so“, with ‚so‘ inside."""
    found = [f"not a German quotation mark: {m.group()!r}" for m in NOT_GERMAN.finditer(text)]
    if text.count("„") != text.count("“"):
        found.append("a quotation is not closed")
    return found


def typography(language: str, text: str) -> list[str]:
    """What only this language demands of its signs."""
    return {"fr": french, "de": german}.get(language, lambda _: [])(text)


def compare(english_path: Path, other_path: Path, *, complete: bool = True) -> list[str]:
    """The problems of one pair of files. A language that is not complete may lack messages, and whole files."""
    missing = [
        f"{path.relative_to(ROOT).as_posix()}: missing" for path in (english_path, other_path) if not path.is_file()
    ]
    if missing:
        return missing if complete or not english_path.is_file() else []
    english, other = Locale(english_path), Locale(other_path)
    problems = english.problems + other.problems + english.uncounted + other.uncounted
    if complete:
        problems += [f"{other.name}: {key} is missing" for key in english.variables if key not in other.variables]
    problems += [f"{english.name}: {key} is missing" for key in other.variables if key not in english.variables]
    for key in sorted(english.variables.keys() & other.variables.keys()):
        if english.variables[key] != other.variables[key]:
            sides = [", ".join(sorted(side.variables[key])) or "none" for side in (english, other)]
            problems.append(f"{other.name}: {key} has the variables {sides[1]}, in English {sides[0]}")
    for key, texts in other.texts.items():
        for text in texts:
            faults = typography(language_of(other_path), text)
            problems += [f"{other.name}: {key}: {fault}: {text.strip()}" for fault in faults]
    return problems


def language_of(path: Path) -> str:
    """The language of a file: `learn.fr.ftl` and `fr.ftl` are French."""
    return path.name.split(".")[-2]


def pairs(language: str) -> list[tuple[Path, Path]]:
    """English and this language: the pairs of which at least one file is there."""
    found = set()
    for folder in FOLDERS:
        for path in (ROOT / folder).rglob("*.ftl"):
            if language_of(path) in (LANGUAGES[0], language):
                base = path.name.removesuffix(f"{language_of(path)}.ftl")
                found.add((path.with_name(f"{base}{LANGUAGES[0]}.ftl"), path.with_name(f"{base}{language}.ftl")))
    return sorted(found)


def lacking(language: str) -> dict[str, list[str]]:
    """The messages that a language lacks, by file."""
    found = {}
    for english_path, path in pairs(language):
        known = Locale(path).variables if path.is_file() else {}
        keys = [key for key in Locale(english_path).variables if key not in known] if english_path.is_file() else []
        if keys:
            found[path.relative_to(ROOT).as_posix()] = keys
    return found


def list_missing(language: str) -> int:
    """Print what a translator still has to write; 1 when there is something."""
    found = lacking(language)
    for name, keys in found.items():
        print(f"{name}{'' if (ROOT / name).is_file() else ' (no such file)'}", *(f"  {key}" for key in keys), sep="\n")
    print(f"{language}: {sum(map(len, found.values()))} messages lack, in {len(found)} files")
    return 1 if found else 0


def main(arguments: list[str]) -> int:
    """Compare every language with English; 1 when something is wrong."""
    if arguments[:1] == ["--missing"]:
        return list_missing(arguments[1])
    problems: list[str] = []
    for language in LANGUAGES[1:]:
        complete = facts_of(language).complete
        problems += [problem for pair in pairs(language) for problem in compare(*pair, complete=complete)]
        if not complete:
            print(f"{language} is not complete: {sum(map(len, lacking(language).values()))} messages lack")
    problems = list(dict.fromkeys(problems))
    print(*problems, sep="\n", end="\n" if problems else "")
    print(f"locales: {', '.join(LANGUAGES)}, {len(pairs(LANGUAGES[0]))} files each, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
