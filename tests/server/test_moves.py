"""Moves: acknowledged after their commit, once, in order, or not at all."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.helpers import Person, finished_table

pytestmark = pytest.mark.anyio


async def test_a_move_is_acknowledged_and_seen_by_all(table: str, ada: Person, ben: Person) -> None:
    version = await ada.version(table)
    move = (await ada.legal(table, "own"))[0]
    assert await ada.play(table, move) == {"version": version + 1, "repeated": False}
    snapshot = await ben.get(f"/tables/{table}")
    assert snapshot["version"] == version + 1
    assert snapshot["log"][-1]["events"][0]["key"] == "worker"
    assert len(snapshot["view"]["workers"]) == 1


async def test_several_moves_are_one_entry(table: str, ada: Person) -> None:
    version = await ada.version(table)
    card = (await ada.legal(table, "card"))[0]
    offer = (await ada.get(f"/tables/{table}"))["view"]["offer"]["lay"][card.removeprefix("card ")]
    turn, mask = next(iter(offer.items()))
    cell = int(mask, 16).bit_length() - 1
    lay = f"lay {card.removeprefix('card ').split('-')[0]} {'abcdefghijklmnop'[cell % 16]}{cell // 16 + 1} {turn}"
    assert (await ada.play(table, card, lay))["version"] == version + 1
    assert (await ada.get(f"/tables/{table}"))["view"]["buildings"][0]["by"] == 0


async def test_all_or_nothing(table: str, ada: Person) -> None:
    before = await ada.get(f"/tables/{table}")
    own = (await ada.legal(table, "own"))[0]
    answer = await ada.play(table, own, own, status=422)
    assert answer["error"] == {"key": "illegal", "args": {"move": own}}
    assert answer["reason"]["key"] == "worker-just-set"
    assert await ada.get(f"/tables/{table}") == before


async def test_a_stale_move_gets_the_fresh_table(table: str, ada: Person) -> None:
    version = await ada.version(table)
    first, second = (await ada.legal(table, "own"))[:2]
    await ada.play(table, first, version=version)
    answer = await ada.play(table, second, version=version, status=409)
    assert answer["error"] == {"key": "stale", "args": {"version": version, "current": version + 1}}
    assert answer["snapshot"] == await ada.get(f"/tables/{table}")


async def test_a_repeated_move_is_harmless(table: str, ada: Person) -> None:
    version = await ada.version(table)
    first, second = (await ada.legal(table, "own"))[:2]
    await ada.play(table, first, version=version, key="once")
    await ada.play(table, second)
    again = await ada.play(table, first, version=version, key="once")
    assert again == {"version": version + 1, "repeated": True}
    assert await ada.version(table) == version + 2


async def test_a_key_is_one_players_own(table: str, ada: Person, ben: Person) -> None:
    await ada.play(table, (await ada.legal(table, "own"))[0], key="same")
    await ada.play_on(table)
    assert (await ben.play(table, (await ben.legal(table))[0], key="same"))["repeated"] is False


async def test_a_refused_move_does_not_use_up_its_key(table: str, ada: Person) -> None:
    await ada.play(table, "banner", key="k", status=422)
    assert (await ada.play(table, (await ada.legal(table))[0], key="k"))["repeated"] is False


async def test_two_moves_at_once_are_one_after_the_other(table: str, ada: Person) -> None:
    version = await ada.version(table)
    cells = (await ada.legal(table, "own"))[:5]
    bodies = [{"version": version, "key": cell, "moves": [cell]} for cell in cells]
    answers = await asyncio.gather(*(ada.client.post(f"/api/tables/{table}/moves", json=body) for body in bodies))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409]
    assert await ada.version(table) == version + 1


@pytest.mark.parametrize(
    ("move", "key"), [("fly e4", "unknown-move"), ("own a1", "not-beside-building"), ("take stack", "not-now")]
)
async def test_an_illegal_move_says_why(table: str, ada: Person, move: str, key: str) -> None:
    answer = await ada.play(table, move, status=422)
    assert answer["error"] == {"key": "illegal", "args": {"move": move}}
    assert answer["reason"]["key"] == key


async def test_only_the_seat_that_decides_may_move(table: str, ada: Person, ben: Person, visitor: Person) -> None:
    move = (await ada.legal(table))[0]
    answer = await ben.play(table, move, status=422)
    assert answer["reason"] == {"key": "not-your-turn", "args": {"seat": 0}, "rule": ""}
    assert (await visitor.play(table, move, status=403))["error"]["key"] == "not-seated"


async def test_nobody_moves_before_the_start(ada: Person) -> None:
    table = await ada.create()
    assert (await ada.play(table, "done", status=409))["error"]["key"] == "not-started"


async def test_nothing_follows_a_reveal_in_one_request(table: str, ada: Person) -> None:
    """Else one could ask "draw, and then this?" until the refusals have told what the top card is."""
    await ada.play(table, (await ada.legal(table, "card"))[0])
    await ada.play_on(table, until="take")
    before = await ada.get(f"/tables/{table}")
    answer = await ada.play(table, "take stack", "end", status=422)
    assert answer["reason"]["key"] == "after-reveal"
    assert await ada.get(f"/tables/{table}") == before
    await ada.play(table, "take stack")


async def test_a_move_of_a_finished_game_is_refused(ada: Person) -> None:
    table = await finished_table(ada)
    assert (await ada.play(table, "end", status=422))["reason"]["key"] == "over"
