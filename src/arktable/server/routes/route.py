"""Routes: a method, the pattern of an address, and the function that answers.

A pattern is written `/tables/{table_id}/at/{n:int}`; `{path:path}` at its end takes all that follows.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final, NamedTuple

from arktable.server.routes.ask import Ask
from arktable.server.routes.reply import Reply, answer, error_body

Answering = Callable[[Ask], Awaitable[Reply]]

REST: Final = ":path"
NUMBER: Final = ":int"


class Route(NamedTuple):
    """One thing that can be asked."""

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
    """The route of an address, and what its pattern names in it."""

    route: Route
    path: dict[str, Any]


class Board:
    """Finds the route of an address, where no framework does."""

    def __init__(self, routes: Iterable[Route]) -> None:
        # A word of the pattern itself goes before one that may be anything.
        self._routes = sorted(
            ((route, _parts(route.path)) for route in routes), key=lambda each: each[0].path.count("{")
        )

    def find(self, method: str, path: str) -> Found | Reply:
        """What answers here; or the answer to an address that is not known, or not in this way."""
        words, known = _parts(path), False
        for route, pattern in self._routes:
            taken = _taken(pattern, words)
            if taken is None:
                continue
            if route.method == method:
                return Found(route, taken)
            known = True
        if known:
            return answer(error_body("wrong-method", {}), 405)
        return answer(error_body("no-such-page", {}), 404)


def _parts(path: str) -> list[str]:
    return path.strip("/").split("/")


def _taken(pattern: list[str], words: list[str]) -> dict[str, Any] | None:
    """What the words are for the pattern; None when they are something else."""
    taken: dict[str, Any] = {}
    for at, part in enumerate(pattern):
        if not part.startswith("{"):
            if at >= len(words) or words[at] != part:
                return None
            continue
        name = part[1:-1]
        if name.endswith(REST):
            taken[name.removesuffix(REST)] = "/".join(words[at:])
            return taken
        if at >= len(words) or not words[at]:
            return None
        if name.endswith(NUMBER):
            try:
                taken[name.removesuffix(NUMBER)] = int(words[at])
            except ValueError:
                return None
        else:
            taken[name] = words[at]
    return taken if len(words) == len(pattern) else None
