"""Suggestions of a guided game, and what a step brings."""

from __future__ import annotations

import pytest

from tests.server.helpers import BOT, ME, Person

pytestmark = pytest.mark.anyio


async def test_a_suggestion_can_be_played_and_plays_nothing(ada: Person) -> None:
    table = await ada.create(ME, BOT)
    version = await ada.version(table)
    topics = [{"name": "lay", "kinds": ["lay"]}]
    found = await ada.post(f"/tables/{table}/guide", {"version": version, "topics": topics})
    assert found["topic"] in ("", "lay")
    moves = [move["text"] for move in found["moves"]]
    await ada.post(f"/tables/{table}/try", {"version": version, "moves": moves})
    assert await ada.version(table) == version


async def test_what_moves_bring_is_explained_on_a_sample(ada: Person) -> None:
    table = await ada.create(ME, BOT)
    version = await ada.version(table)
    found = await ada.post(f"/tables/{table}/guide", {"version": version})
    moves = [move["text"] for move in found["moves"]]
    explained = await ada.post(f"/tables/{table}/explain", {"version": version, "moves": moves})
    assert len(explained["words"]) == len(moves)
    assert {figure["key"] for figure in explained["figures"]} == {"gold", "seals", "seal-worth"}
    await ada.post(f"/tables/{table}/explain", {"version": version, "moves": ["sell cloth 3"]}, 422)


async def test_only_who_decides_is_guided(table: str, ben: Person, visitor: Person) -> None:
    version = await ben.version(table)
    for path, body in (("guide", {"version": version}), ("explain", {"version": version, "moves": ["end"]})):
        refused = await ben.post(f"/tables/{table}/{path}", body, 409)
        assert refused["error"]["key"] == "hint-not-your-turn"
        await visitor.post(f"/tables/{table}/{path}", body, 403)
