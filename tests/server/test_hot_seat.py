"""Several people pass one device around: one account has several seats, and says for which of them it speaks."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import msgspec
import pytest

from arktable.server.http.application import Application
from arktable.server.live.updates import Messenger
from arktable.server.settings import Settings
from tests.server.helpers import BOT, ME, OPEN, Person, a_person, an_app, late_text, settings_for, texts_of

pytestmark = pytest.mark.anyio

ADA, BRUNO = ME, {"kind": "me", "name": "Bruno"}


@pytest.fixture
async def device(ada: Person) -> str:
    """A running game of Arkadia: Ada has seat 0 and moves first, Bruno has seat 1, both at Ada's device."""
    return await ada.create(ADA, BRUNO)


async def seen(person: Person, table: str, seat: int | None = None) -> Any:
    return await person.get(f"/tables/{table}{'' if seat is None else f'?seat={seat}'}")


async def act(person: Person, table: str, what: str, speaker: int | None, status: int = 200, **more: Any) -> Any:
    """Do something at the table for this seat, at the version that it sees."""
    version = (await seen(person, table))["version"]
    of = "" if speaker is None else f"?seat={speaker}"
    body = {"version": version, "key": secrets.token_hex(8), **more}
    return await person.post(f"/tables/{table}/{what}{of}", body, status)


async def take_turns(person: Person, table: str, turns: int) -> int:
    """Play first legal moves, each for the seat that decides, until this many turns have begun; who decides then."""
    while (brief := (await seen(person, table))["table"])["state"] == "running" and brief["turn"] < turns:
        seat = brief["to_move"]
        legal = texts_of((await person.get(f"/tables/{table}/moves?seat={seat}"))["moves"])
        await act(person, table, "moves", seat, moves=[legal[0]])
    return int(brief["to_move"])


# -- sitting ----------------------------------------------------------------------------------------------------------


async def test_a_table_is_made_with_several_people_at_one_device(ada: Person) -> None:
    body = {"ruleset": "arkadia", "seats": [ADA, {"kind": "me", "name": " Bruno\u0007 "}, BOT, OPEN], "options": {}}
    brief = await ada.post("/tables", body)
    assert [(seat["kind"], seat["name"]) for seat in brief["seats"][:2]] == [("person", "Ada"), ("person", "Bruno")]
    assert (brief["state"], brief["you"], brief["yours"]) == ("open", -1, [0, 1])


async def test_people_at_one_device_have_different_names(ada: Person) -> None:
    body = {"ruleset": "arkadia", "seats": [ADA, {"kind": "me", "name": "Ada "}], "options": {}}
    assert (await ada.post("/tables", body, 400))["error"] == {"key": "one-name-each", "args": {"name": "Ada"}}
    body["seats"] = [ADA, {"kind": "me", "name": ""}]
    assert (await ada.post("/tables", body, 400))["error"]["key"] == "name-length"


async def test_others_at_the_device_sit_down_while_the_table_waits(ada: Person, ben: Person) -> None:
    table = await ada.create(ADA, OPEN, OPEN)
    again = await ada.post(f"/tables/{table}/sit", {"seat": 1}, 409)
    assert again["error"]["key"] == "already-seated"
    same = await ada.post(f"/tables/{table}/sit", {"seat": 1, "name": "Ada"}, 400)
    assert same["error"] == {"key": "one-name-each", "args": {"name": "Ada"}}
    brief = (await ada.post(f"/tables/{table}/sit", {"seat": 1, "name": " Bruno "}))["table"]
    assert (brief["yours"], brief["seats"][1]["name"], brief["state"]) == ([0, 1], "Bruno", "open")
    # Nobody takes the seat of somebody who sits there, no matter who asks.
    assert (await ben.post(f"/tables/{table}/sit", {"seat": 1, "name": "Ben"}, 409))["error"]["key"] == "seat-taken"
    brief = (await ben.post(f"/tables/{table}/sit", {"seat": 2}))["table"]
    assert (brief["state"], brief["yours"]) == ("running", [2])
    assert (await seen(ada, table, 1))["table"]["you"] == 1


async def test_a_bot_is_seated_only_where_no_other_person_waits(ada: Person, ben: Person) -> None:
    table = await ada.create(ADA, OPEN, OPEN)
    assert (await ben.post(f"/tables/{table}/sit", {"seat": 1, "bot": "random"}, 409))["error"]["key"] == "others-sit"
    assert (await ada.post(f"/tables/{table}/sit", {"seat": 1, "bot": "hal"}, 400))["error"]["key"] == "unknown-name"
    brief = (await ada.post(f"/tables/{table}/sit", {"seat": 1, "bot": "random"}))["table"]
    assert (brief["seats"][1]["kind"], brief["seats"][1]["bot"], brief["state"]) == ("bot", "random", "open")
    await ben.post(f"/tables/{table}/sit", {"seat": 2})
    other = await ada.create(ADA, OPEN, OPEN)
    await ben.post(f"/tables/{other}/sit", {"seat": 2})
    for person in (ada, ben):
        answer = await person.post(f"/tables/{other}/sit", {"seat": 1, "bot": "random"}, 409)
        assert answer["error"]["key"] == "others-sit"


async def test_somebody_with_one_seat_need_not_name_it_but_may(ada: Person, table: str) -> None:
    assert (await seen(ada, table))["table"]["you"] == 0
    assert (await seen(ada, table, 0))["view"] == (await seen(ada, table))["view"]


async def test_the_table_stands_once_in_the_list_of_its_device(ada: Person, device: str) -> None:
    lists = await ada.get("/tables")
    assert [brief["id"] for brief in lists["mine"]] == [device]
    assert lists["mine"][0]["yours"] == [0, 1]
    assert device not in {brief["id"] for brief in lists["running"]}


async def test_a_device_counts_once_where_seats_are_limited(tmp_path: Path) -> None:
    async with an_app(settings_for(tmp_path, limit_seats=2)) as app, a_person(app, "Ada") as ada:
        await ada.create(ADA, BRUNO)
        await ada.create(ADA, BRUNO)


async def test_a_new_name_is_the_name_of_one_person_only(ada: Person, device: str) -> None:
    await ada.post("/me", {"name": "Augusta"})
    assert [seat["name"] for seat in (await seen(ada, device))["table"]["seats"]] == ["Augusta", "Bruno"]


async def test_a_new_name_is_kept_apart_on_disk_too(settings: Settings) -> None:
    async with an_app(settings) as app, a_person(app, "Ada") as ada:
        table = await ada.create(ADA, BRUNO)
        await ada.post("/me", {"name": "Augusta"})
        cookies = dict(ada.client.cookies)
    async with an_app(settings) as app, a_person(app) as back:
        back.client.cookies.update(cookies)
        brief = (await seen(back, table, 1))["table"]
        assert [seat["name"] for seat in brief["seats"]] == ["Augusta", "Bruno"]
        assert (brief["you"], brief["yours"]) == (1, [0, 1])


async def test_a_person_who_leaves_before_the_start_gives_up_one_seat_or_all(ada: Person, ben: Person) -> None:
    table = await ada.create(ADA, BRUNO, OPEN)
    await ben.post(f"/tables/{table}/leave?seat=1", {}, 403)
    brief = await ada.post(f"/tables/{table}/leave?seat=1", {})
    assert [seat["kind"] for seat in brief["seats"]] == ["person", "open", "open"]
    assert (brief["you"], brief["yours"]) == (0, [0])
    other = await ada.create(ADA, BRUNO, OPEN)
    await ben.post(f"/tables/{other}/sit", {"seat": 2})
    # The last free seat has started it: nobody leaves any more.
    assert (await ada.post(f"/tables/{other}/leave", {}, 409))["error"]["key"] == "already-started"
    third = await ada.create(ADA, BRUNO, OPEN)
    await ada.post(f"/tables/{third}/leave", {})
    await ada.get(f"/tables/{third}", 404)


async def test_a_person_at_the_device_cannot_sit_down_again(ada: Person) -> None:
    table = await ada.create(ADA, BRUNO, OPEN)
    assert (await ada.post(f"/tables/{table}/sit", {"seat": 2}, 409))["error"]["key"] == "already-seated"


# -- seeing -----------------------------------------------------------------------------------------------------------


async def test_each_seat_has_its_own_view_and_without_a_seat_only_what_lies_open_is_seen(
    ada: Person, visitor: Person, device: str
) -> None:
    first, second, nobody = await seen(ada, device, 0), await seen(ada, device, 1), await seen(ada, device)
    assert first["view"]["you"]["hand"] != second["view"]["you"]["hand"]
    assert (first["table"]["you"], second["table"]["you"], nobody["table"]["you"]) == (0, 1, -1)
    assert first["view"]["offer"]
    assert second["view"]["offer"] is None
    assert nobody["view"] == (await seen(visitor, device))["view"]
    assert nobody["view"]["you"] is None
    assert nobody["view"]["offer"] is None
    assert nobody["table"]["yours"] == [0, 1]


@pytest.mark.parametrize("seat", [2, 3, 99])
async def test_nobody_speaks_for_a_seat_that_is_not_theirs(ada: Person, ben: Person, seat: int) -> None:
    table = await ada.create(ADA, BRUNO, OPEN, BOT)
    await ben.post(f"/tables/{table}/sit", {"seat": 2})
    version = (await seen(ada, table))["version"]
    refused = {"key": "not-your-seat", "args": {"seat": seat}}
    paths = ("", "/moves", "/at/0", "/since", "/scenes?after=0&to=1", "/standing", "/position")
    for path in paths:
        asked = f"/tables/{table}{path}{'&' if '?' in path else '?'}seat={seat}"
        assert (await ada.get(asked, 403))["error"] == refused, path
    for path, body in (
        ("moves", {"version": version, "key": "k", "moves": ["end"]}),
        ("undo", {"version": version, "key": "k"}),
        ("rules", {"version": version, "key": "k"}),
        ("hand-over", {"version": version, "key": "k", "seat": 0}),
        ("take-back", {"version": version, "key": "k"}),
        ("why", {"moves": ["end"]}),
        ("why", {"undo": True}),
        ("try", {"version": version, "moves": ["end"]}),
        ("outlook", {"version": version}),
        ("hint", {"version": version}),
    ):
        assert (await ada.post(f"/tables/{table}/{path}?seat={seat}", body, 403))["error"] == refused, path


async def test_others_and_visitors_do_not_speak_for_the_people_at_a_device(
    ada: Person, ben: Person, visitor: Person, device: str
) -> None:
    assert (await ben.get(f"/tables/{device}?seat=1", 403))["error"]["key"] == "not-your-seat"
    assert (await visitor.get(f"/tables/{device}?seat=1", 403))["error"]["key"] == "not-seated"
    assert (await ada.get(f"/tables/{device}?seat=one", 400))["error"]["key"] == "malformed"


async def test_a_person_with_several_seats_must_say_for_which_they_act(ada: Person, device: str) -> None:
    version = (await seen(ada, device))["version"]
    for path, body in (
        ("moves", {"version": version, "key": "k", "moves": ["end"]}),
        ("undo", {"version": version, "key": "k"}),
        ("why", {"moves": ["end"]}),
        ("try", {"version": version, "moves": ["end"]}),
        ("outlook", {"version": version}),
        ("hint", {"version": version}),
    ):
        assert (await ada.post(f"/tables/{device}/{path}", body, 400))["error"]["key"] == "which-seat", path


async def test_a_stale_request_is_answered_with_the_view_of_its_seat(ada: Person, device: str) -> None:
    body = {"version": 99, "key": "k", "moves": ["end"]}
    for seat in (0, 1):
        answer = await ada.post(f"/tables/{device}/moves?seat={seat}", body, 409)
        assert answer["snapshot"]["view"] == (await seen(ada, device, seat))["view"]


async def test_a_connection_is_told_what_its_seat_may_know(app: Application, ada: Person, device: str) -> None:
    services = app.services
    table = await services.cache.get(device)
    account = str((await ada.get("/me"))["id"])
    lines = {seat: Messenger(table, account, False, services.presence, seat) for seat in (0, 1, None)}
    for seat, line in lines.items():
        snapshot = line.snapshot()["snapshot"]
        viewer = -1 if seat is None else seat
        assert snapshot.view == table.view(viewer)
        assert (snapshot.table.you, snapshot.table.yours) == (viewer, [0, 1])
    await take_turns(ada, device, 2)
    for seat, line in lines.items():
        (update,) = line.news()
        assert update["kind"] == "update"
        told = [event["key"] for entry in update["log"] for event in entry.events]
        assert ("drew-card" in told) == (seat == 0)
        assert b"hands" not in msgspec.json.encode(update["set"])
        assert "hands" not in update["own"]


async def test_the_log_names_a_drawn_card_to_the_seat_that_drew_it(ada: Person, device: str) -> None:
    await take_turns(ada, device, 3)
    for seat in (0, 1, None):
        events = [event for entry in (await seen(ada, device, seat))["log"] for event in entry["events"]]
        assert {event["seat"] for event in events if event["key"] == "drew-card"} == (set() if seat is None else {seat})


async def test_looking_back_shows_what_the_seat_knew(ada: Person, device: str) -> None:
    await take_turns(ada, device, 3)
    first, second = [(await ada.get(f"/tables/{device}/at/0?seat={seat}"))["view"] for seat in (0, 1)]
    nobody = (await ada.get(f"/tables/{device}/at/0"))["view"]
    assert first["you"]["hand"] != second["you"]["hand"]
    assert nobody["you"] is None
    text = [(await ada.client.get(f"/api/tables/{device}/position?seat={seat}")).text for seat in (0, 1)]
    assert text[0] != text[1]


async def test_marks_are_those_of_the_seat(ada: Person, device: str) -> None:
    await take_turns(ada, device, 3)
    first, second = await seen(ada, device, 0), await seen(ada, device, 1)
    assert 0 < first["mark"] < second["mark"]
    assert (await seen(ada, device))["mark"] == 0
    for seat, snapshot in ((0, first), (1, second)):
        since = await ada.get(f"/tables/{device}/since?seat={seat}")
        assert since["mark"] == snapshot["mark"]
        assert since["was"]["viewer"] == seat
    assert (await ada.get(f"/tables/{device}/since"))["was"] is None


# -- acting -----------------------------------------------------------------------------------------------------------


async def test_a_seat_plays_in_its_own_turn_only(ada: Person, device: str) -> None:
    move = texts_of((await ada.get(f"/tables/{device}/moves?seat=0"))["moves"])[0]
    assert texts_of((await ada.get(f"/tables/{device}/moves?seat=1"))["moves"]) == []
    refused = await act(ada, device, "moves", 1, 422, moves=[move])
    assert refused["reason"]["key"] == "not-your-turn"
    assert (await ada.post(f"/tables/{device}/why?seat=1", {"moves": [move]}))["reason"]["key"] == "not-your-turn"
    assert (await ada.post(f"/tables/{device}/why?seat=0", {"moves": [move]}))["reason"] is None
    await act(ada, device, "moves", 0, moves=[move])


async def test_the_same_key_of_two_people_is_two_requests(ada: Person, device: str) -> None:
    version = (await seen(ada, device))["version"]
    move = texts_of((await ada.get(f"/tables/{device}/moves?seat=0"))["moves"])[0]
    body = {"version": version, "key": "same", "moves": [move]}
    assert (await ada.post(f"/tables/{device}/moves?seat=0", body))["repeated"] is False
    assert (await ada.post(f"/tables/{device}/moves?seat=0", body))["repeated"] is True
    assert (await ada.post(f"/tables/{device}/moves?seat=1", body, 409))["error"]["key"] == "stale"


async def test_a_hint_is_for_the_seat_whose_turn_it_is(ada: Person, device: str) -> None:
    version = (await seen(ada, device))["version"]
    assert (await ada.post(f"/tables/{device}/hint?seat=0", {"version": version}))["plans"]
    refused = await ada.post(f"/tables/{device}/hint?seat=1", {"version": version}, 409)
    assert refused["error"]["key"] == "hint-not-your-turn"


async def test_a_seat_takes_back_its_own_entry_and_not_that_of_the_other(ada: Person, device: str) -> None:
    own = next(
        move for move in texts_of((await ada.get(f"/tables/{device}/moves?seat=0"))["moves"]) if move.startswith("own")
    )
    await act(ada, device, "moves", 0, moves=[own])
    assert (await seen(ada, device, 0))["can_undo"] is True
    assert (await seen(ada, device, 1))["can_undo"] is False
    assert (await seen(ada, device))["can_undo"] is False
    assert (await act(ada, device, "undo", 1, 422))["reason"]["key"] == "undo-nothing"
    await act(ada, device, "undo", 0)
    await take_turns(ada, device, 2)
    assert (await ada.post(f"/tables/{device}/why?seat=1", {"undo": True}))["reason"]["key"] == "undo-nothing"
    await take_turns(ada, device, 3)
    assert (await ada.post(f"/tables/{device}/why?seat=0", {"undo": True}))["reason"]["key"] == "undo-other"


async def test_a_bot_stands_in_for_somebody_at_the_device_at_once(ada: Person, device: str) -> None:
    assert (await act(ada, device, "hand-over", 0, 409, seat=1))["error"]["key"] == "nobody-waits"
    await take_turns(ada, device, 2)
    assert (await act(ada, device, "hand-over", 1, 409, seat=1))["error"]["key"] == "not-to-hand-over"
    await act(ada, device, "hand-over", 0, seat=1)
    brief = await ada.wait(device, lambda brief: brief["to_move"] == 0)
    assert [bool(seat.get("bot")) for seat in brief["seats"]] == [False, True]
    assert (await act(ada, device, "take-back", 0, 409))["error"]["key"] == "not-handed-over"
    await act(ada, device, "take-back", 1)
    assert not any(seat.get("bot") for seat in (await seen(ada, device))["table"]["seats"])


async def test_the_game_is_played_to_its_end_and_reported(ada: Person) -> None:
    body = {"ruleset": "arkadia", "seats": [ADA, BRUNO], "position": late_text()}
    table = str((await ada.post("/tables", body))["id"])
    await take_turns(ada, table, 10_000)
    brief = (await seen(ada, table))["table"]
    assert brief["state"] == "finished"
    report = await ada.get(f"/tables/{table}/report")
    assert report["table"]["yours"] == [0, 1]
    assert [seat["name"] for seat in report["table"]["seats"]] == ["Ada", "Bruno"]
    text = (await ada.client.get(f"/api/tables/{table}/record")).text
    assert "Bruno" in text


async def test_what_is_secret_follows_from_the_rules_of_the_table(ada: Person) -> None:
    async def secrets_at(ruleset: str, **options: str) -> Any:
        body = {"ruleset": ruleset, "seats": [ADA, BRUNO], "options": options}
        return (await seen(ada, (await ada.post("/tables", body))["id"]))["secrets"]

    assert await secrets_at("arkadia") == ["hand", "screens"]
    assert await secrets_at("arkadia", totals="shown") == ["hand"]
    for ruleset in ("water-frame", "spinning-jenny", "spinning-mule", "arkwright-cards"):
        assert await secrets_at(ruleset) == []
    assert await secrets_at("water-frame", cash="hidden") == ["cash"]


async def test_what_a_seat_has_kept_is_given_to_that_seat_alone(ada: Person, ben: Person, device: str) -> None:
    await ada.post(f"/tables/{device}/kept?seat=1", {"text": "a plan"})
    assert [(await seen(ada, device, seat))["kept"] for seat in (0, 1, None)] == ["", "a plan", ""]
    assert (await ada.post(f"/tables/{device}/kept", {"text": "whose?"}, 400))["error"]["key"] == "which-seat"
    assert (await ben.post(f"/tables/{device}/kept", {"text": "mine"}, 403))["error"]["key"] == "not-seated"
    assert (await ben.post(f"/tables/{device}/kept?seat=1", {"text": "mine"}, 403))["error"]["key"] == "not-your-seat"
    assert (await ada.post(f"/tables/{device}/kept?seat=1", {"text": "x" * 16_385}, 400))["error"]["key"] == "malformed"
