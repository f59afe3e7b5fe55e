"""The routes: each written once, all of them told in the reference."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from arktable.server.distance_routes.all import ROUTES as DISTANCE_ROUTES
from arktable.server.routes.all import ROUTES as COMMON_ROUTES
from arktable.server.routes.reply import Reply
from arktable.server.routes.route import Router

REFERENCE = Path(__file__).parents[2] / "docs" / "reference"
PAGES = (REFERENCE / "wire.md", REFERENCE / "distance.md")
ROUTES = [*COMMON_ROUTES, *DISTANCE_ROUTES]


def plain(path: str) -> str:
    """The address with nameless parts; what the page of a file is called and how a route calls it may differ."""
    return re.sub(r"\{[^}]*\}(\.ftl)?", "{}", path)


def told() -> set[tuple[str, str]]:
    """Method and address of every call in the table of the reference; `/why` after `…/try` stands in its place."""
    found: set[tuple[str, str]] = set()
    text = "".join(page.read_text(encoding="utf-8") for page in PAGES)
    for row in re.findall(r"^\| (`(?:GET|POST) /[^|]*) \|", text, re.MULTILINE):
        first, *others = re.findall(r"`([^`]+)`", row)
        method, _, path = first.partition(" ")
        path = path.partition("?")[0]
        found.add((method, plain(path)))
        found |= {(method, plain(path.rpartition("/")[0] + other)) for other in others}
    return found


def test_every_route_stands_in_the_reference_and_every_call_of_it_has_a_route() -> None:
    assert {(route.method, plain(route.path)) for route in ROUTES} == told()


def test_no_route_is_written_twice() -> None:
    assert len({(route.method, plain(route.path)) for route in ROUTES}) == len(ROUTES)


@pytest.mark.parametrize(
    ("method", "path", "pattern", "parts"),
    [
        ("GET", "/me", "/me", {}),
        ("GET", "/me/", "/me", {}),
        ("GET", "/tables/abc", "/tables/{table_id}", {"table_id": "abc"}),
        ("GET", "/tables/abc/at/-3", "/tables/{table_id}/at/{n:int}", {"table_id": "abc", "n": -3}),
        ("POST", "/positions/analysis", "/positions/analysis", {}),
        ("GET", "/games/nim/page/a/b.js", "/games/{game}/page/{path:path}", {"game": "nim", "path": "a/b.js"}),
    ],
)
def test_an_address_has_one_route(method: str, path: str, pattern: str, parts: dict[str, object]) -> None:
    found = Router(ROUTES).find(method, path)
    assert not isinstance(found, Reply)
    assert (found.route.method, found.route.path, found.path) == (method, pattern, parts)


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 404),
        ("GET", "/tables/abc/nothing", 404),
        ("GET", "/tables/abc/at/first", 404),
        ("GET", f"/tables/abc/at/{'9' * 5000}", 404),
        ("GET", "/tables//moves", 404),
        ("PUT", "/tables", 405),
        ("GET", "/records", 405),
    ],
)
def test_any_other_address_has_none(method: str, path: str, status: int) -> None:
    found = Router(ROUTES).find(method, path)
    assert isinstance(found, Reply)
    assert found.status == status
