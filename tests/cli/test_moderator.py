"""`arktable moderator`, also while a server runs on the same database."""

from __future__ import annotations

from pathlib import Path

import httpx

from tests.cli.runner import arktable, refused
from tests.server.helpers import a_server_process


def test_a_moderator_is_made_listed_and_removed_while_the_server_runs(tmp_path: Path) -> None:
    database = str(tmp_path / "test.db")
    with a_server_process(tmp_path) as (_, address), httpx.Client(base_url=address) as browser:
        browser.post("/api/me", json={"name": "Ada"})
        signed = browser.post("/api/password", json={"name": "Ada Lind", "password": "four words are better"})
        assert signed.status_code == 200
        assert browser.get("/api/moderation/trail").status_code == 403

        assert "no moderators" in arktable("moderator", "--database", database).out
        assert arktable("moderator", "ada lind", "--database", database).out == "Ada Lind is a moderator.\n"
        assert arktable("moderator", "--database", database).out == "Ada Lind\n"
        assert arktable("moderator", "--json", "--database", database).json() == {"moderators": ["Ada Lind"]}
        trail = browser.get("/api/moderation/trail").json()
        assert [(deed["what"], deed["by"], deed["whom"]) for deed in trail["deeds"]] == [("moderator", "", "Ada Lind")]

        removed = arktable("moderator", "Ada Lind", "--remove", "--database", database)
        assert removed.out == "Ada Lind is no moderator any more.\n"
        assert browser.get("/api/moderation/trail").status_code == 403
        again = arktable("moderator", "Ada Lind", "--json", "--database", database)
        assert again.json() == {"name": "Ada Lind", "moderator": True}


def test_a_name_that_no_player_has_is_refused(tmp_path: Path) -> None:
    database = str(tmp_path / "test.db")
    with a_server_process(tmp_path):
        pass
    assert "no player is called" in refused("moderator", "Nobody", "--database", database)
    assert "name the player" in refused("moderator", "--remove", "--database", database)
