"""Whatever comes in: a clear answer, and nothing is changed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.helpers import ME, OPEN, Person

pytestmark = pytest.mark.anyio

GOOD: dict[str, dict[str, Any]] = {
    "sit": {"seat": 1},
    "moves": {"version": 2, "key": "k", "moves": ["done"]},
    "undo": {"version": 2, "key": "k"},
    "why": {"moves": ["done"]},
    "try": {"version": 2, "moves": ["done"]},
}


BROKEN = (b"", b"{", b"nonsense", b"[]", b"null", b"\xff", b'{"a":' * 3000, b'"\\ud800"')


@pytest.mark.parametrize("call", [*GOOD])
async def test_malformed_bodies(table: str, ada: Person, call: str) -> None:
    before = await ada.get(f"/tables/{table}")
    for body in BROKEN:
        response = await ada.client.post(f"/api/tables/{table}/{call}", content=body)
        assert response.status_code == 400
        assert response.json()["error"]["key"] == "malformed"
    assert await ada.get(f"/tables/{table}") == before


WRONG: list[tuple[str, dict[str, Any]]] = [
    ("sit", {"seat": "1"}),
    ("sit", {"seat": -1}),
    ("sit", {"seat": 10**30}),
    ("sit", {"seat": True}),
    ("moves", {"version": "2"}),
    ("moves", {"version": -1}),
    ("moves", {"version": 10**30}),
    ("moves", {"version": None}),
    ("moves", {"key": ""}),
    ("moves", {"key": "k" * 65}),
    ("moves", {"key": 5}),
    ("moves", {"key": "a\u0000"}),
    ("moves", {"key": "\u00e9"}),
    ("moves", {"moves": []}),
    ("moves", {"moves": "done"}),
    ("moves", {"moves": [1]}),
    ("moves", {"moves": ["x" * 81]}),
    ("moves", {"moves": ["done"] * 61}),
    ("undo", {"version": 2.5}),
    ("why", {"moves": "done"}),
    ("why", {"moves": ["x" * 81]}),
    ("why", {"moves": [{"args": {}}]}),
    ("why", {"moves": [{"kind": "own", "args": {"cell": None}}]}),
    ("why", {"moves": []}),
    ("try", {"moves": None}),
]


async def test_wrong_types_and_sizes(table: str, ada: Person) -> None:
    for call, change in WRONG:
        answer = await ada.post(f"/tables/{table}/{call}", {**GOOD[call], **change}, 400)
        assert answer["error"]["key"] == "malformed"
        assert next(iter(change)) in answer["error"]["args"]["what"]
    assert await ada.version(table) == 2


async def test_missing_fields(table: str, ada: Person) -> None:
    for field in GOOD["moves"]:
        body = {key: value for key, value in GOOD["moves"].items() if key != field}
        assert field in (await ada.post(f"/tables/{table}/moves", body, 400))["error"]["args"]["what"]


@pytest.mark.parametrize(
    "body",
    [
        {"seats": [ME, OPEN]},
        {"ruleset": 5, "seats": [ME, OPEN]},
        {"ruleset": "arkadia", "seats": []},
        {"ruleset": "arkadia", "seats": [ME] * 9},
        {"ruleset": "arkadia", "seats": {"0": ME}},
        {"ruleset": "arkadia", "seats": [ME, OPEN], "options": {"setup": 1}},
        {"ruleset": "arkadia", "seats": [ME, OPEN], "options": []},
        {"ruleset": "arkadia", "seats": [ME, OPEN], "name": 7},
    ],
)
async def test_malformed_tables(visitor: Person, body: Any) -> None:
    assert (await visitor.post("/tables", body, 400))["error"]["key"] == "malformed"
    assert (await visitor.get("/me"))["id"] is None


async def test_moves_with_control_characters_are_no_moves(table: str, ada: Person) -> None:
    for text in ("done\u0000", "own\u202ef1", "done; done", "’", "\U0001f600"):
        assert (await ada.play(table, text, status=422))["reason"]["key"] == "unknown-move"


async def test_bodies_have_a_limit(table: str, ada: Person) -> None:
    large = b'{"move": "' + b"x" * 65536 + b'"}'
    response = await ada.client.post(f"/api/tables/{table}/why", content=large)
    assert response.status_code == 413
    assert response.json()["error"] == {"key": "too-large", "args": {"most": 65536}}

    async def in_parts() -> Any:
        for begin in range(0, len(large), 4096):
            yield large[begin : begin + 4096]

    response = await ada.client.post(f"/api/tables/{table}/why", content=in_parts())
    assert response.status_code == 413


@pytest.mark.parametrize("table", ["nowhere", "%00", "a" * 3000, "' or 1=1 --", "..%2f.."])
async def test_unknown_tables(ada: Person, table: str) -> None:
    for call, body in GOOD.items():
        response = await ada.client.post(f"/api/tables/{table}/{call}", json=body)
        assert response.status_code == 404
        assert response.json()["error"]["key"] in ("no-such-table", "no-such-page", "wrong-method")
    for call in ("", "/moves", "/steps", "/at/1", "/record"):
        assert (await ada.client.get(f"/api/tables/{table}{call}")).status_code == 404


async def test_unknown_addresses_and_methods(ada: Person) -> None:
    assert (await ada.get("/nothing", 404))["error"]["key"] == "no-such-page"
    assert (await ada.ask("DELETE", "/tables", 405))["error"]["key"] == "wrong-method"
    assert (await ada.ask("POST", "/nothing", 404))["error"]["key"] == "no-such-page"


async def test_other_sites_cannot_act_for_a_player(ada: Person) -> None:
    body = {"ruleset": "arkadia", "seats": [ME, OPEN]}
    for origin in ("https://evil.example", "null", "http://arktable.test.evil.example"):
        answer = await ada.ask("POST", "/tables", 403, json=body, headers={"origin": origin})
        assert answer["error"]["key"] == "other-origin"
    assert (await ada.get("/tables"))["mine"] == []
    await ada.ask("POST", "/tables", 200, json=body, headers={"origin": "http://arktable.test"})
