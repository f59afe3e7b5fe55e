"""`arktable token`, also while a server runs on the same database."""

from __future__ import annotations

from pathlib import Path

import httpx

from tests.cli.runner import arktable, refused
from tests.server.helpers import a_server_process


def test_a_token_is_made_listed_renewed_and_revoked_while_the_server_runs(tmp_path: Path) -> None:
    database = str(tmp_path / "test.db")

    def asked(token: str) -> int:
        headers = {"authorization": f"Bearer {token}"}
        return httpx.get(f"{address}/api/bot/account", headers=headers, trust_env=False).status_code

    with a_server_process(tmp_path) as (_, address):
        assert "no bot accounts" in arktable("token", "--database", database).out
        made = arktable("token", "Deep Ark", "--database", database)
        assert "Deep Ark (bot)" in made.err
        token = made.out.strip()
        assert asked(token) == 200
        assert arktable("token", "--database", database).out == "Deep Ark (bot)\n"
        again = arktable("token", "deep ark (bot)", "--json", "--database", database).json()
        assert again["name"] == "Deep Ark (bot)"
        assert asked(again["token"]) == 200
        (listed,) = arktable("token", "--json", "--database", database).json()["bots"]
        assert listed["token"]
        revoked = arktable("token", "--revoke", "Deep Ark", "--database", database)
        assert revoked.out == "Deep Ark (bot) has no token any more.\n"
        (listed,) = arktable("token", "--json", "--database", database).json()["bots"]
        assert listed["token"] == ""
        assert "name-reserved" in refused("token", "greedy", "--database", database)
        assert "no-such-bot-account" in refused("token", "--revoke", "Nobody Here", "--database", database)
