"""`arktable ratings`, while a server runs on the same database."""

from __future__ import annotations

import time
from pathlib import Path

import httpx

from tests.cli.runner import arktable, refused
from tests.server.helpers import ME, OPEN, a_server_process


def rated_game(address: str) -> str:
    """A rated game that one of two guests resigns; returns its table when it is rated."""
    with httpx.Client(base_url=address) as ada, httpx.Client(base_url=address) as ben:
        for browser, name in ((ada, "Ada"), (ben, "Ben")):
            browser.post("/api/me", json={"name": name}).raise_for_status()
        body = {"ruleset": "arkadia", "seats": [ME, OPEN], "options": {}, "rated": True}
        table = str(ada.post("/api/tables", json=body).json()["id"])
        ben.post(f"/api/tables/{table}/sit", json={"seat": 1}).raise_for_status()
        version = ben.get(f"/api/tables/{table}").json()["version"]
        ben.post(f"/api/tables/{table}/resign", json={"version": version, "key": "k"}).raise_for_status()
        while not ada.get("/api/me/record").raise_for_status().json()["ratings"]:
            time.sleep(0.05)  # it is rated after the answer
    return table


def test_ratings_are_computed_again_and_a_game_is_revoked(tmp_path: Path) -> None:
    database = str(tmp_path / "test.db")
    with a_server_process(tmp_path) as (_, address):
        assert arktable("ratings", "recompute", "--database", database).out == "No game was rated.\n"
        table = rated_game(address)
        check(table, database)


def check(table: str, database: str) -> None:
    said = arktable("ratings", "recompute", "--database", database).out
    assert said == "arkadia: 2 players, nothing has changed.\n"
    again = arktable("ratings", "recompute", "arkadia", "--json", "--database", database)
    assert again.json() == {"arkadia": {"players": 2, "changed": 0}}
    assert "a reason has" in refused("ratings", "revoke", table, "--reason", " ", "--database", database)
    assert "no game at a table" in refused("ratings", "revoke", "nosuch", "--reason", "x", "--database", database)
    revoked = arktable("ratings", "revoke", table, "--reason", "Arranged.", "--database", database)
    assert revoked.out == f"The game at table {table} does not count any more.\n"
    after = arktable("ratings", "recompute", "--json", "--database", database)
    assert after.json() == {"arkadia": {"players": 0, "changed": 0}}
    refused("ratings", "revoke", table, "--reason", "Arranged.", "--database", database)
