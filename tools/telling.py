"""Finds the places in the sources that tell an event or give a reason, by reading them, not by running them.

A place names its key and its arguments literally: `position.tell_all("took", seat, card=…)`, `Event(…)`, `Reason(…)`.
A key may be chosen between literals, or be a local name that only literals are assigned to; anything else cannot be
read, and is returned as a place without a key.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from arktable.engine.told import Told

EVENT = "event"
REASON = "reason"


class Place(NamedTuple):
    """One telling. `key` is empty when the source does not say it literally; then `source` shows what it says."""

    file: str
    line: int
    what: str
    key: str
    arguments: tuple[str, ...]
    source: str

    @property
    def silent(self) -> bool:
        """Is it told for scenes only?"""
        return "tell_scene(" in self.source or "silent=True" in self.source

    @property
    def where(self) -> str:
        return f"{self.file}:{self.line}"


SOURCES = Path(__file__).resolve().parent.parent / "src/arktable"


@cache
def all_places() -> tuple[Place, ...]:
    """Every place of the package."""
    paths = sorted(SOURCES.rglob("*.py"))
    return tuple(place for path in paths for place in places_in(path, path.relative_to(SOURCES).as_posix()))


def owner_of(file: str) -> str:
    """The game whose source this is; empty for what all games share."""
    parts = file.split("/")
    return parts[1] if parts[0] == "games" and len(parts) > 2 else ""


def places_of(game: str) -> list[Place]:
    """The places of a game by the name of its folder; of all that games share, for an empty name."""
    return [place for place in all_places() if owner_of(place.file) == game]


def with_places(told: Told, places: Iterable[Place]) -> Told:
    """The declaration of a game together with the events and reasons that these places tell."""
    keys: dict[str, dict[str, tuple[str, ...]]] = {EVENT: {}, REASON: {}}
    silent: list[str] = []
    for place in sorted(places, key=lambda place: place.key):
        if place.key:
            keys[place.what].setdefault(place.key, place.arguments)
            silent += [place.key] if place.silent else []
    return told.plus(Told({}, keys[EVENT], keys[REASON], silent=tuple(silent)))


# The parameters of what tells, in order: which one is the key, which the arguments.
_EVENT = ("key", "seat", "details", "audience", "secret_key", "secret", "silent")
_REASON = ("key", "rule", "details")


def places_in(path: Path, name: str) -> Iterator[Place]:
    """Every place of one source file that tells something."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    yield from _in_scope(tree, [tree], name)


def _in_scope(node: ast.AST, scopes: list[ast.AST], file: str) -> Iterator[Place]:
    for child in ast.iter_child_nodes(node):
        inner = [*scopes, child] if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef) else scopes
        if isinstance(child, ast.Call):
            yield from _told_by(child, scopes, file)
        yield from _in_scope(child, inner, file)


def _told_by(call: ast.Call, scopes: list[ast.AST], file: str) -> Iterator[Place]:
    function = call.func
    name = (
        function.attr if isinstance(function, ast.Attribute) else function.id if isinstance(function, ast.Name) else ""
    )
    if name in ("tell_all", "tell_scene"):
        arguments = tuple(keyword.arg for keyword in call.keywords if keyword.arg)
        known = len(call.args) == 2 and all(keyword.arg for keyword in call.keywords)
        yield from _places(call, scopes, file, EVENT, call.args[0] if known else None, arguments)
    elif name == "Event" and isinstance(function, ast.Name):
        given = _given(call, _EVENT)
        details = _names(given.get("details"), scopes)
        yield from _places(call, scopes, file, EVENT, given.get("key"), details)
        if "secret_key" in given:
            secret = _names(given.get("secret"), scopes)
            both = None if details is None or secret is None else (*details, *secret)
            yield from _places(call, scopes, file, EVENT, given["secret_key"], both)
    elif name == "Reason":
        given = _given(call, _REASON)
        yield from _places(call, scopes, file, REASON, given.get("key"), _names(given.get("details"), scopes))
    elif name in ("BotFailed", "note_entry"):  # a note in the log: an event whose arguments are given by keyword
        arguments = tuple(keyword.arg for keyword in call.keywords if keyword.arg)
        yield from _places(call, scopes, file, EVENT, call.args[0], arguments)


def _places(
    call: ast.Call,
    scopes: list[ast.AST],
    file: str,
    what: str,
    key: ast.expr | None,
    arguments: tuple[str, ...] | None,
) -> Iterator[Place]:
    source = ast.unparse(call)
    keys = None if key is None else _texts(key, scopes)
    if not keys or arguments is None:
        yield Place(file, call.lineno, what, "", (), source)
    else:
        for text in sorted(keys):
            yield Place(file, call.lineno, what, text, arguments, source)


def _given(call: ast.Call, parameters: tuple[str, ...]) -> dict[str, ast.expr]:
    given = dict(zip(parameters, call.args, strict=False))
    return given | {keyword.arg: keyword.value for keyword in call.keywords if keyword.arg}


def _texts(value: ast.expr, scopes: list[ast.AST]) -> set[str] | None:
    """All that a key can be; None when it cannot be read."""
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        return {value.value}
    if isinstance(value, ast.IfExp):
        one, other = _texts(value.body, scopes), _texts(value.orelse, scopes)
        return None if one is None or other is None else one | other
    if isinstance(value, ast.Name):
        found = [_texts(assigned, scopes) for assigned in _assigned(value.id, scopes)]
        return {text for texts in found for text in texts or ()} if found and None not in found else None
    return None


def _names(value: ast.expr | None, scopes: list[ast.AST]) -> tuple[str, ...] | None:
    """The keys of a dict of arguments; None when they cannot be read."""
    if value is None or (isinstance(value, ast.Constant) and value.value is None):
        return ()
    if isinstance(value, ast.Dict):
        keys = [key.value for key in value.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)]
        return tuple(keys) if len(keys) == len(value.keys) else None
    if isinstance(value, ast.Name):
        found = {_names(assigned, scopes) for assigned in _assigned(value.id, scopes)}
        return found.pop() if len(found) == 1 else None
    return None


def _assigned(name: str, scopes: list[ast.AST]) -> list[ast.expr]:
    """What is assigned to a name in the innermost scope that has it."""
    for scope in reversed(scopes):
        found: list[ast.expr] = []
        for node in ast.walk(scope):
            if isinstance(node, ast.Assign):
                found += [node.value for target in node.targets if isinstance(target, ast.Name) and target.id == name]
            elif isinstance(node, ast.AnnAssign) and node.value is not None:
                found += [node.value] if isinstance(node.target, ast.Name) and node.target.id == name else []
        if found:
            return found
    return []
