"""Requests that are HTTP and still wrong, for every route there is: addresses, queries, methods, bodies."""

from __future__ import annotations

import importlib
import inspect
import json
import re
from collections.abc import Iterator
from typing import Any, Final, NamedTuple
from urllib.parse import quote

import msgspec

from arktable.server.distance_routes.all import ROUTES as DISTANCE_ROUTES
from arktable.server.routes import bodies
from arktable.server.routes.all import ROUTES as COMMON_ROUTES
from arktable.server.routes.route import Route
from tools.probe.distance import LATE

ROUTES: Final = (*COMMON_ROUTES, *DISTANCE_ROUTES)
METHODS: Final = ("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "PROPFIND")
DEAR: Final = ("hint", "review", "candidates", "worth")
"""A bot thinks about these for seconds: they are asked without a session and with few bodies."""
DIGITS: Final = "9" * 5000

ODD_PARTS: Final = (
    "", "%00", "a" * 3000, "..%2f..", "%2e%2e", "%ff%fe", "-1", "0", "9" * 30, DIGITS, "1e9", "%EF%BC%91", "1_000",
    "%201", "%0d%0aX:1", "%F0%9F%98%80", "'%20or%201=1%20--", "%25", "%zz", "{}", "$(id)",
)  # fmt: skip
ODD_VALUES: Final = (
    "",
    "-1",
    "0",
    "9" * 30,
    DIGITS,
    "%ff",
    "%00",
    "open",
    "%EF%BC%91",
    "1.5",
    "a" * 3000,
    "0,1,2,99,-1",
)

NESTED: Final = 20_000
BAD_BODIES: Final[dict[str, bytes]] = {
    "empty": b"",
    "a brace": b"{",
    "no JSON": b"nonsense",
    "a list": b"[]",
    "null": b"null",
    "a number": b"1",
    "NUL": b"\0" * 100,
    "bytes": b"\xff\xfe\xfd",
    "deep lists": b"[" * NESTED,
    "deep closed lists": b"[" * NESTED + b"]" * NESTED,
    "deep objects": b'{"a":' * (NESTED // 2),
    "half a character": b'"\\ud800"',
    "5,000 digits": DIGITS.encode(),
    "an exponent": b'{"version": 1e400}',
    "NaN": b'{"version": NaN}',
    "one key often": b'{"version": 1' + b', "version": 1' * 3000 + b"}",
    "too large": b'{"text": "' + b"x" * 70_000 + b'"}',
    "an object": b"{}",
}

GOOD: Final[dict[str, Any]] = {
    "version": 1, "key": "probe", "moves": ["done"], "done": [], "seat": 0, "name": "Eve", "bot": "random",
    "text": 'arktable = "position 1"\n', "ruleset": "arkadia", "seats": [{"kind": "me"}, {"kind": "open"}],
    "options": {}, "position": "", "undo": False, "seconds": 60, "zone": "Europe/Paris", "first": "2030-01-01",
    "last": "2030-01-02", "what": "end", "agrees": True, "choice": "wait", "room": "players", "password": "a password",
    "current": "", "code": "AAAA-AAAA", "secret": "x", "label": "x", "credential": {}, "allow": True, "bring": True,
    "leave": False, "locale": "en", "hides_presence": False, "kind": "other", "table": "x", "line": 1, "reason": "x",
    "report": "x", "days": 1, "steps": ["done"], "conditions": [], "accept": False, "block": False, "pace": None,
    "rated": False, "unlisted": False, "invited": False, "chat": True, "away": False, "address": "https://example.org/x",
    "format": "json", "p256dh": "", "auth": "", "wants": {"turn": True}, "daily": False, "bots": 1, "turned": False,
    "answer": "x", "question": "x", "most": 4, "rounds": 1, "round_days": 0, "vacation": False,
}  # fmt: skip
BY_ROUTE: Final[dict[str, dict[str, Any]]] = {
    "/tournaments": {"kind": "swiss", "seats": 2},
    "/channels": {"kind": "webhook"},
    "/tables/{table_id}/agreement": {"options": None},
}
"""Where the same name means something else."""
WRONG: Final[dict[str, str]] = {
    "null": "null",
    "true": "true",
    "-1": "-1",
    "1.5": "1.5",
    "1e308": "1e308",
    "5,000 digits": DIGITS,
    "an empty text": '""',
    "NUL": '"\\u0000"',
    "half a character": '"\\ud800"',
    "a long text": json.dumps("x" * 50_000),
    "a list": "[]",
    "a list of null": "[null]",
    "an object": "{}",
    "an object in a list": '[{"kind": "me", "args": {"a": [[]]}, "name": "\\u0000"}]',
    "deep lists": "[" * 2000 + "]" * 2000,
}


class Request(NamedTuple):
    """One request, and what it is called in the report."""

    label: str
    method: str
    path: str
    body: bytes | None = None

    @property
    def route(self) -> str:
        """The pattern of the address."""
        return self.label.split(" ", 2)[1]


def shape_of(route: Route) -> type[msgspec.Struct] | None:
    """The shape of the body that a route reads; None if its source does not tell."""
    read = re.search(r"call\.read\((?:bodies\.)?(\w+)\)", inspect.getsource(route.answer))
    module = importlib.import_module(route.answer.__module__)
    found = vars(module).get(read[1], vars(bodies).get(read[1])) if read else None
    return found if isinstance(found, type) and issubclass(found, msgspec.Struct) else None


def needed(route: Route) -> set[str]:
    """The names of the fields that a body of this route must have, as far as its source tells."""
    shape = shape_of(route)
    return {field.encode_name for field in msgspec.structs.fields(shape) if field.required} if shape else set()


def fields(route: Route) -> list[str]:
    """The names of everything that a body of this route may hold: of the shape that it reads, else of all shapes that
    its file declares, or of the common ones.
    """
    names: dict[str, None] = {}
    known = shape_of(route)
    if known is not None:
        return [field.encode_name for field in msgspec.structs.fields(known)]
    for module in (importlib.import_module(route.answer.__module__), bodies):
        for shape in vars(module).values():
            if isinstance(shape, type) and issubclass(shape, msgspec.Struct) and shape.__module__ == module.__name__:
                names |= dict.fromkeys(field.encode_name for field in msgspec.structs.fields(shape))
        if names:
            break
    return list(names)


def queries() -> list[str]:
    """The names that the routes look for in a query: read from their source, so that a new one is tried as well."""
    names = {"seat", "as", "seats", "n", "setup"}
    for module in sorted({route.answer.__module__ for route in ROUTES} | {"arktable.server.routes.call"}):
        names |= set(re.findall(r'query\.get\("([\w-]+)"', inspect.getsource(importlib.import_module(module))))
    return sorted(names)


def address(route: Route, values: dict[str, str], **changed: str) -> str:
    """The address of a route, with the parts that its pattern names."""

    def part(found: re.Match[str]) -> str:
        name = found[1].partition(":")[0]
        first = route.path.split("/")[1]
        return changed.get(name, values.get(f"{first}.{name}", values.get(name, "x")))

    return "/api" + re.sub(r"\{([^}]*)\}", part, route.path)


def names_in(route: Route) -> list[str]:
    return [name.partition(":")[0] for name in re.findall(r"\{([^}]*)\}", route.path)]


def is_dear(route: Route) -> bool:
    return route.path.rpartition("/")[2] in DEAR


def requests(values: dict[str, str], quick: bool) -> Iterator[Request]:
    """All requests. `values` are good parts of addresses: an id of a table, of a ruleset, and so on."""
    for number, route in enumerate(sorted(ROUTES, key=lambda one: one.path.rpartition("/")[2] in LATE)):
        yield from _addresses(route, values, slice(number % 4, None, 4) if quick else slice(None))
        yield from _queries(route, values, quick)
        if route.method == "POST":
            yield from _bodies(route, values, quick)
    seen: set[str] = set()
    for route in ROUTES:
        path = address(route, values)
        if path not in seen:
            seen.add(path)
            for method in METHODS[len(seen) % 4 :: 4] if quick else METHODS:
                yield Request(f"{method} {route.path}", method, path)


def _addresses(route: Route, values: dict[str, str], which: slice) -> Iterator[Request]:
    body = b"{}" if route.method == "POST" else None
    for name in names_in(route):
        for odd in ODD_PARTS[which]:
            label = f"{route.method} {route.path} with {name} {odd[:20]!r}"
            yield Request(label, route.method, address(route, values, **{name: odd}), body)


def _queries(route: Route, values: dict[str, str], quick: bool) -> Iterator[Request]:
    path, body = address(route, values), b"{}" if route.method == "POST" else None
    odd = [f"{name}={value}" for name in queries() for value in ODD_VALUES]
    odd += ["seat=0&seat=1", "&&==", "%", "a" * 5000, "&".join(f"q{n}=1" for n in range(1000)), quote("é=\0")]
    for query in odd[len(route.path) % 30 :: 30] if quick else odd:
        yield Request(f"{route.method} {route.path} ? {query[:20]!r}", route.method, f"{path}?{query}", body)


def _bodies(route: Route, values: dict[str, str], quick: bool) -> Iterator[Request]:
    path = address(route, values)
    for name, body in list(BAD_BODIES.items())[len(path) % 2 :: 2] if quick else BAD_BODIES.items():
        yield Request(f"POST {route.path} with {name}", "POST", path, body)
    if is_dear(route):
        return
    names = fields(route)
    for at, (wrong, text) in enumerate(WRONG.items()):
        for name in names[at % 13 :: 13] if quick else names:
            body = wrong_field(name, text, BY_ROUTE.get(route.path, {}))
            yield Request(f"POST {route.path} with {name} = {wrong}", "POST", path, body)


def wrong_field(name: str, text: str, own: dict[str, Any]) -> bytes:
    """A body in which everything is right but this field, whose value is this text of JSON. `own` are the values of
    the route.
    """
    parts = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in {**GOOD, **own}.items() if key != name]
    return ("{" + ", ".join([*parts, f"{json.dumps(name)}: {text}"]) + "}").encode()
