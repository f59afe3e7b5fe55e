"""Fails when the rules, the declared kinds and the sentences disagree about an event or a reason.

The events and reasons of a game are read from the places in its sources that tell them, and the kinds of their
arguments are declared in `games/<game>/reporting/told.py`. (What every game tells is declared in `engine/told.py`, what
the table tells in `server/tables/told.py`.) Both are compared with the sentences of all languages as the
terminal and the table read them. An argument that is missing, renamed or never used, a sentence that nobody tells and a
telling without a sentence are all found here: Fluent itself would leave a gap in the sentence without an error.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from arktable.engine.told import CELL, CODE, KINDS, SHARED, Told  # noqa: E402 - after the path is set
from arktable.i18n.language import LANGUAGES, facts_of  # noqa: E402 - the same
from arktable.server.tables.told import AT_TABLE  # noqa: E402 - the same
from tools.telling import EVENT, REASON, SOURCES, Place, all_places, places_of, with_places  # noqa: E402 - the same

COMPLETE = [language for language in LANGUAGES if facts_of(language).complete]
"""Languages that lack a message by intention get the English one; nothing is checked in them."""
GAMES = "src/arktable/games"
TERMINAL = "src/arktable/i18n/locales"
PAGES = "web/src/locales"
PREFIX = {EVENT: "event-", REASON: "why-"}
MANY = "-many"
# What terminal and client add to the arguments of an event: `who` did it; of several alike their `count` and `cells`.
ADDED = ("who", "count", "cells")
# The numbers of a reason that are shown next to its sentence, so that the sentence need not say them.
NEXT_TO_SENTENCE = ("have", "need", "want")

# Places that hand on what another place has told: the file, and the source of the call.
HANDED_ON = {
    ("engine/position.py", "Event(key, seat, details)"),  # what tell_all was given
    ("engine/position.py", "Event(key, seat, details, silent=True)"),  # what tell_scene was given
    (
        "server/tables/stored_events.py",
        "Event(row.key, row.seat, row.details, row.audience, row.secret_key, row.secret, row.silent)",
    ),  # what was told once, read again
    ("arena/remote/seat.py", "Event(one['key'], one['seat'], one['args'])"),  # what a server has told
    # A note of the log, read again.
    ("server/tables/record_rows.py", "Event(key, row.seat, {'name': name} if name else {})"),
}


# -- the places that tell ---------------------------------------------------------------------------------------------


def unreadable(places: Iterable[Place]) -> Iterator[str]:
    """Places whose key or arguments are not literal."""
    for place in places:
        if not place.key and (place.file, place.source) not in HANDED_ON:
            yield f"{place.where}: write key and arguments literally, so that they can be compared: {place.source}"


def compare_places(name: str, told: Told, places: Iterable[Place]) -> Iterator[str]:
    """What is told against what is declared."""
    declared = {EVENT: told.events, REASON: told.reasons}
    seen: set[tuple[str, str]] = set()
    for place in places:
        if not place.key:
            continue
        seen.add((place.what, place.key))
        if place.silent != (place.what == EVENT and place.key in told.silent):
            yield f"{place.where}: {place.key!r} is told as {'silent' if place.silent else 'said'}; not so in {name}"
        if place.key not in declared[place.what]:
            yield f"{place.where}: {place.what} {place.key!r} is not declared in {name}"
        elif set(place.arguments) != set(declared[place.what][place.key]):
            sides = [", ".join(sorted(side)) or "none" for side in (place.arguments, declared[place.what][place.key])]
            yield f"{place.where}: {place.what} {place.key!r} is told with {sides[0]}; declared in {name}: {sides[1]}"
    for what, keys in declared.items():
        yield from (f"{name}: {what} {key!r} is never told" for key in keys if (what, key) not in seen)


def unread(game: str, told: Told, places: Iterable[Place]) -> Iterator[str]:
    """Events for scenes whose key no other code of the game names: nothing can show them."""
    sources = "".join(path.read_text(encoding="utf-8") for path in sorted((SOURCES / "games" / game).rglob("*.py")))
    calls: dict[str, list[Place]] = {}
    for place in places:
        if place.key in told.silent:
            calls.setdefault(place.where, []).append(place)
    told_times = Counter(place.key for found in calls.values() for place in found)
    for where, found in calls.items():
        if all(sources.count(f'"{place.key}"') <= told_times[place.key] for place in found):
            yield f"{where}: no scene reads {' or '.join(repr(place.key) for place in found)}"


# -- the declaration --------------------------------------------------------------------------------------------------


def check_declaration(name: str, told: Told) -> Iterator[str]:
    """Is the declaration whole in itself?"""
    lists = [*told.events.items(), *told.reasons.items()]
    known = {**SHARED.arguments, **told.arguments}
    for key, arguments in lists:
        for argument in arguments:
            if argument not in known:
                yield f"{name}: {key!r} has the argument {argument!r}, whose kind is not declared"
    used = {argument for _, arguments in lists for argument in arguments}
    for argument, kind in told.arguments.items():
        yield from (f"{name}: {fault}" for fault in _faults_of(argument, kind, used))
    kinds = set(told.arguments.values())
    yield from (f"{name}: no argument is of the kind code:{code}" for code in told.codes if CODE + code not in kinds)
    yield from (f"{name}: the silent {key!r} is no event" for key in told.silent if key not in told.events)
    for key, arguments in [*told.many.items(), *told.unsaid.items()]:
        if key not in told.events or not set(arguments) <= set(told.events[key]):
            yield f"{name}: {key!r} is no event with the arguments {', '.join(arguments) or 'none'}"


def _faults_of(argument: str, kind: str, used: set[str]) -> Iterator[str]:
    if kind not in KINDS and not kind.startswith(CODE):
        yield f"{argument!r} is of the unknown kind {kind!r}"
    if argument not in used:
        yield f"no event and no reason has the argument {argument!r}"
    if SHARED.arguments.get(argument, kind) != kind:
        yield f"{argument!r} is {kind!r} here and {SHARED.arguments[argument]!r} for every game"
    if argument in ADDED:
        yield f"{argument!r} is added where the sentence is made; choose another name"


# -- the sentences ----------------------------------------------------------------------------------------------------


class Sentence(visitor.Visitor):
    """The variables of a message and of all it refers to, and the words it chooses by."""

    def __init__(self, messages: Mapping[str, ast.Message | ast.Term], key: str) -> None:
        self._messages = messages
        self.variables: set[str] = set()
        self.choices: dict[str, set[str]] = {}
        self._read(key)

    def _read(self, key: str) -> None:
        if key in self._messages and self._messages[key].value is not None:
            self.visit(self._messages[key].value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the name Fluent calls
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the same
        self._read(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - the same
        self._read(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the same
        if isinstance(node.selector, ast.VariableReference):
            words = {key.key.name for key in node.variants if isinstance(key.key, ast.Identifier)}
            self.choices.setdefault(node.selector.id.name, set()).update(words)
        self.generic_visit(node)


@cache
def _entries(path: Path) -> tuple[ast.Message | ast.Term, ...]:
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return tuple(entry for entry in entries if isinstance(entry, ast.Message | ast.Term))


def messages_of(folder: Path, language: str) -> dict[str, ast.Message | ast.Term]:
    """Every message of the bundle that is made from this folder."""
    return {
        ("-" if isinstance(entry, ast.Term) else "") + entry.id.name: entry
        for path in (folder / f"{language}.ftl", folder / f"terminal.{language}.ftl")
        if path.is_file()
        for entry in _entries(path)
    }


def compare_sentences(
    name: str, told: Told, bundles: Mapping[str, Mapping[str, ast.Message | ast.Term]]
) -> Iterator[str]:
    """What is declared against the sentences of each bundle (its name: the messages somebody reads with it)."""
    kinds = {**SHARED.arguments, **told.arguments}
    for what, keys in ((EVENT, told.events), (REASON, told.reasons)):
        for key, arguments in keys.items():
            if what == EVENT and key in told.silent:
                continue
            added = {"who"} if what == EVENT else set()
            said: set[str] = set()
            for bundle, messages in bundles.items():
                yield from _one_sentence(bundle, messages, PREFIX[what] + key, {*arguments, *added}, told, kinds)
                said |= Sentence(messages, PREFIX[what] + key).variables
                if what == EVENT and key in told.many:
                    alike = {*told.many[key], "who", "count"}
                    alike |= {"cells"} if CELL in {kinds.get(argument) for argument in arguments} else set()
                    yield from _one_sentence(bundle, messages, PREFIX[what] + key + MANY, alike, told, kinds)
            excused = set(told.unsaid.get(key, ())) if what == EVENT else set(NEXT_TO_SENTENCE)
            for argument in arguments:
                if argument not in said and argument not in excused:
                    yield f"{name}: {PREFIX[what]}{key}: no sentence uses ${argument}"
                elif argument in said and what == EVENT and argument in excused:
                    yield f"{name}: {PREFIX[what]}{key}: ${argument} is said, though it is declared as unsaid"


def _one_sentence(
    bundle: str,
    messages: Mapping[str, ast.Message | ast.Term],
    key: str,
    arguments: set[str],
    told: Told,
    kinds: Mapping[str, str],
) -> Iterator[str]:
    if key not in messages:
        yield f"{bundle}: the sentence {key} is missing"
        return
    sentence = Sentence(messages, key)
    for variable in sorted(sentence.variables - arguments):
        yield f"{bundle}: {key} uses ${variable}, which is never sent"
    for variable, words in sentence.choices.items():
        known = told.codes.get(kinds.get(variable, "").removeprefix(CODE), ())
        for word in sorted(words - set(known) - {"other"}) if known else ():
            yield f"{bundle}: {key} chooses {word!r} for ${variable}, which is none of {kinds[variable]}"


def spare_sentences(path: str, keys: Iterable[str], told: Told) -> Iterator[str]:
    """Sentences that nobody tells."""
    expected = {PREFIX[EVENT] + key for key in told.events if key not in told.silent} | {
        PREFIX[REASON] + key for key in told.reasons
    }
    expected |= {PREFIX[EVENT] + key + MANY for key in told.many}
    for key in keys:
        if key.startswith(tuple(PREFIX.values())) and key not in expected:
            yield f"{path}: the sentence {key} is never told"


# -- all of it --------------------------------------------------------------------------------------------------------


def check_game(game: str, kinds: Told) -> Iterator[str]:
    """One game: its declaration, the places that tell, its own sentences, which terminal and table share."""
    name = f"games/{game}/reporting/told.py"
    places = places_of(game)
    told = with_places(kinds, places)
    yield from check_declaration(name, told)
    yield from compare_places(name, told, places)
    yield from unread(game, told, places)
    own = ROOT / GAMES / game / "locales"
    bundles = {f"{GAMES}/{game}/locales/{language}.ftl": messages_of(own, language) for language in COMPLETE}
    yield from compare_sentences(name, told, bundles)
    for file, messages in bundles.items():
        yield from spare_sentences(file, messages, told)


def check_shared() -> Iterator[str]:
    """What every game can be told, and what the table adds. The words of the pages have a few more."""
    both = SHARED.plus(AT_TABLE)
    yield from check_declaration("engine/told.py and server/tables/told.py", both)
    yield from compare_places("engine/told.py or server/tables/told.py", both, places_of(""))
    for language in COMPLETE:
        terminal = messages_of(ROOT / TERMINAL, language)
        pages = messages_of(ROOT / PAGES, language)
        yield from compare_sentences("engine/told.py", SHARED, {f"{TERMINAL}/{language}.ftl": terminal})
        yield from compare_sentences("server/tables/told.py", both, {f"{PAGES}/{language}.ftl": pages})
        yield from spare_sentences(f"{TERMINAL}/{language}.ftl", terminal, SHARED)


def declarations() -> dict[str, Told]:
    """The declaration of every game that has rules here, by its folder's name."""
    folders = sorted(path.parent for path in (ROOT / GAMES).glob("*/game.py"))
    return {folder.name: import_module(f"arktable.games.{folder.name}.reporting.told").TOLD for folder in folders}


def main() -> int:
    """Compare everything; 1 when something is wrong."""
    places = all_places()
    games = declarations()
    problems = [*unreadable(places), *check_shared()]
    for game, told in games.items():
        problems += check_game(game, told)
    problems = list(dict.fromkeys(problems))
    print(*problems, sep="\n", end="\n" if problems else "")
    print(f"told: {len(places)} places, {len(games)} games, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
