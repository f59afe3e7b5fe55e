"""Routes: a method, the pattern of an address, and the function that answers.

A pattern is written `/tables/{table_id}/at/{n:int}`; `{path:path}` at its end takes all that follows.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final, NamedTuple

from arktable.server.routes.call import Call
from arktable.server.routes.reply import NO_SUCH_PAGE, WRONG_METHOD, Reply

Answering = Callable[[Call], Awaitable[Reply]]

REST: Final = ":path}"
NUMBER: Final = ":int}"


class Route(NamedTuple):
    """A method, the pattern of an address, and the function that answers."""

    method: str
    path: str
    answer: Answering


class Routes:
    """Collects the routes of a file, in their order."""

    def __init__(self) -> None:
        self.all: list[Route] = []

    def get(self, path: str) -> Callable[[Answering], Answering]:
        return lambda function: self._add("GET", path, function)

    def post(self, path: str) -> Callable[[Answering], Answering]:
        return lambda function: self._add("POST", path, function)

    def _add(self, method: str, path: str, function: Answering) -> Answering:
        self.all.append(Route(method, path, function))
        return function


class Found(NamedTuple):
    """The route of an address, and the parameters in the address."""

    route: Route
    path: dict[str, Any]


class _Node:
    """A node of the tree of addresses: the nodes of the next words, and the routes that end here by method."""

    __slots__ = ("parameter", "routes", "words")

    def __init__(self) -> None:
        self.words: dict[str, _Node] = {}
        self.parameter: _Node | None = None
        self.routes: dict[str, Route] = {}

    def add(self, route: Route, parts: list[str]) -> None:
        if not parts:
            self.routes[route.method] = route
        elif parts[0].startswith("{"):
            self.parameter = self.parameter or _Node()
            self.parameter.add(route, parts[1:])
        else:
            self.words.setdefault(parts[0], _Node()).add(route, parts[1:])

    def find(self, words: list[str]) -> _Node | None:
        """The node of an address. A word of the pattern itself goes before a parameter."""
        if not words:
            return self if self.routes else None
        node = self.words.get(words[0])
        found = node.find(words[1:]) if node is not None else None
        if found is not None or self.parameter is None or not words[0]:
            return found
        is_rest = any(route.path.endswith(REST) for route in self.parameter.routes.values())
        return self.parameter if is_rest else self.parameter.find(words[1:])


class Router:
    """Finds the route of an address."""

    def __init__(self, routes: Iterable[Route]) -> None:
        self._root = _Node()
        for route in routes:
            self._root.add(route, _parts(route.path))

    def find(self, method: str, path: str) -> Found | Reply:
        """The route of this address; or the reply to an unknown address, or to one that has no such method."""
        words = _parts(path)
        node = None if "\x00" in path else self._root.find(words)  # PostgreSQL has no texts with this character
        if node is None:
            return NO_SUCH_PAGE
        route = node.routes.get(method)
        if route is None:
            return WRONG_METHOD
        try:
            return Found(route, _parameters(_parts(route.path), words))
        except ValueError:  # not a number
            return NO_SUCH_PAGE


def _parts(path: str) -> list[str]:
    return path.strip("/").split("/")


def _parameters(pattern: list[str], words: list[str]) -> dict[str, Any]:
    """The parameters of a pattern by name."""
    found: dict[str, Any] = {}
    for at, part in enumerate(pattern):
        if part.endswith(REST):
            found[part[1 : -len(REST)]] = "/".join(words[at:])
        elif part.endswith(NUMBER):
            found[part[1 : -len(NUMBER)]] = int(words[at])
        elif part.startswith("{"):
            found[part[1:-1]] = words[at]
    return found
