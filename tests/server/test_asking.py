"""Why not, what if, what may I do."""

from __future__ import annotations

import pytest

from tests.server.helpers import Person

pytestmark = pytest.mark.anyio


async def why(person: Person, table: str, *moves: str | dict[str, object]) -> str | None:
    reason = (await person.post(f"/tables/{table}/why", {"moves": list(moves)}))["reason"]
    return str(reason["key"]) if reason else None


async def test_a_legal_move_has_no_reason_against_it(table: str, ada: Person) -> None:
    assert await why(ada, table, (await ada.legal(table))[0]) is None


async def test_the_reason_cites_the_rule(table: str, ada: Person) -> None:
    answer = await ada.post(f"/tables/{table}/why", {"moves": ["own a1"]})
    assert answer["reason"]["key"] == "not-beside-building"
    assert answer["reason"]["args"] == {"cell": "a1"}
    assert answer["reason"]["rule"]


async def test_of_several_moves_the_first_that_is_not_allowed_answers(table: str, ada: Person) -> None:
    own = (await ada.legal(table, "own"))[0]
    assert await why(ada, table, own, "done") is None
    assert await why(ada, table, own, own) == "worker-just-set"
    assert await why(ada, table, own, "fly", own) == "unknown-move"
    assert await ada.version(table) == 2


async def test_whose_turn_it_is_comes_before_what_is_in_their_hand(table: str, ada: Person, ben: Person) -> None:
    """The reason must not tell whether the other player holds the card."""
    for card in (await ada.get("/rulesets/arkadia/kit"))["cards"]:
        assert await why(ben, table, f"card {card}") == "not-your-turn"


async def test_those_who_watch_have_nothing_to_ask(table: str, visitor: Person) -> None:
    assert (await visitor.post(f"/tables/{table}/why", {"moves": ["done"]}, 403))["error"]["key"] == "not-seated"
    assert (await visitor.get(f"/tables/{table}/moves", 403))["error"]["key"] == "not-seated"


async def test_legal_moves_are_for_the_seat_that_decides(table: str, ada: Person, ben: Person) -> None:
    answer = await ada.get(f"/tables/{table}/moves")
    assert answer["version"] == 2
    assert answer["moves"]
    assert await ben.legal(table) == []


async def test_a_trial_shows_the_table_after_the_moves_and_changes_nothing(table: str, ada: Person) -> None:
    before = await ada.get(f"/tables/{table}")
    own = (await ada.legal(table, "own"))[0]
    answer = await ada.post(f"/tables/{table}/try", {"version": 2, "moves": [own]})
    assert len(answer["view"]["workers"]) == 1
    assert answer["events"][0]["key"] == "worker"
    assert await ada.get(f"/tables/{table}") == before
    await ada.play(table, own)
    assert (await ada.get(f"/tables/{table}"))["view"] == answer["view"]


async def test_a_trial_does_not_show_hidden_things(table: str, ada: Person) -> None:
    await ada.play(table, (await ada.legal(table, "card"))[0])
    await ada.play_on(table, until="take")
    version = await ada.version(table)
    for take in await ada.legal(table, "take"):
        answer = await ada.post(f"/tables/{table}/try", {"version": version, "moves": [take]})
        assert answer == {"view": None, "events": []}


async def test_a_trial_can_be_stale_or_illegal(table: str, ada: Person) -> None:
    own = (await ada.legal(table, "own"))[0]
    answer = await ada.post(f"/tables/{table}/try", {"version": 1, "moves": [own]}, 409)
    assert answer["error"]["key"] == "stale"
    assert answer["snapshot"]["version"] == 2
    answer = await ada.post(f"/tables/{table}/try", {"version": 2, "moves": [own, own]}, 422)
    assert answer["reason"]["key"] == "worker-just-set"
