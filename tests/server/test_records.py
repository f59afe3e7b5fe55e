"""Games that go from one home to another: from a server into a browser and back, to look at or to play on."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import pytest

from arktable.engine.records.record import Player, new_record, read_record
from arktable.server.http.application import Application
from tests.server.cupboards import MemoryCupboard
from tests.server.desks import AtDesk
from tests.server.helpers import BOT, ME, OPEN, Person, a_person, finished_table
from tests.server.test_awards import GAME, a_solo_game, won

pytestmark = pytest.mark.anyio


async def text_of(person: Person, path: str) -> str:
    if isinstance(person, AtDesk):
        return str(await person.get(path))
    response = await person.client.get(f"/api{path}")
    assert response.status_code == 200, response.text
    return response.text


async def send(person: Person, path: str, text: str, status: int = 200) -> Any:
    return await person.ask("POST", path, status, content=text)


async def some_moves(person: Person, table: str) -> None:
    """A turn against a bot, and the beginning of the next one."""
    await person.play_on(table)
    await person.wait(table, lambda brief: brief["to_move"] == 0)
    await person.play(table, (await person.legal(table))[0])


async def test_a_game_is_played_on_at_the_other_home_and_at_the_first_one_again(ada: Person, desk: AtDesk) -> None:
    table = await ada.create(ME, BOT)
    await some_moves(ada, table)
    for there in (desk, ada, desk):
        here = ada if there is desk else desk
        text = await text_of(here, f"/tables/{table}/take-along")
        before = await here.get(f"/tables/{table}")
        brief = await send(there, "/records/play", text)
        assert (brief["state"], brief["you"], brief["to_move"]) == ("running", 0, 0)
        assert [(seat["kind"], seat.get("bot")) for seat in brief["seats"]] == [("person", None), ("bot", "random")]
        table = brief["id"]
        assert await text_of(there, f"/tables/{table}/take-along") == text
        assert (await there.get(f"/tables/{table}"))["view"] == before["view"]
        await some_moves(there, table)


async def test_the_record_of_a_finished_game_is_the_same_at_both_homes(ada: Person, desk: AtDesk) -> None:
    table = await finished_table(ada)
    text = await text_of(ada, f"/tables/{table}/record")
    brief = await send(desk, "/records", text)
    assert (brief["state"], brief["you"]) == ("archived", -1)
    assert await text_of(desk, f"/tables/{brief['id']}/record") == text
    mine = await send(desk, "/records/play", text)
    assert (mine["state"], mine["you"]) == ("archived", 0)
    assert await text_of(desk, f"/tables/{mine['id']}/record") == text
    assert [brief["id"] for brief in (await desk.get("/tables"))["mine"]] == [mine["id"]]
    back = await send(ada, "/records/play", await text_of(desk, f"/tables/{mine['id']}/record"))
    assert await text_of(ada, f"/tables/{back['id']}/take-along") == text


async def test_a_running_game_with_another_person_is_given_to_nobody(
    table: str, ada: Person, ben: Person, visitor: Person
) -> None:
    for person in (ada, ben, visitor):
        answer = await person.get(f"/tables/{table}/take-along", 409)
        assert answer["error"]["key"] == "record-running"


async def test_a_game_of_ones_own_is_given_to_nobody_else(ada: Person, ben: Person, visitor: Person) -> None:
    table = await ada.create(ME, BOT)
    for person in (ben, visitor):
        assert (await person.get(f"/tables/{table}/take-along", 409))["error"]["key"] == "record-running"


async def test_a_table_that_has_not_begun_has_nothing_to_take_along(ada: Person) -> None:
    table = await ada.create(ME, OPEN)
    assert (await ada.get(f"/tables/{table}/take-along", 409))["error"]["key"] == "not-started"


async def test_other_peoples_seats_are_free_by_name_and_the_game_waits_for_them(ada: Person, eve: Person) -> None:
    text = await two_people_text(ada)
    brief = await send(ada, "/records/play?seats=1", text)
    table = brief["id"]
    assert (brief["state"], brief["you"]) == ("open", 1)
    assert [(seat["kind"], seat["name"]) for seat in brief["seats"]] == [("open", "Ada"), ("person", "Ben")]
    waiting = await ada.get(f"/tables/{table}")
    assert waiting["view"] is None
    assert [event["key"] for event in waiting["log"][-1]["events"]] == ["sent-here"]
    for question in ("steps", "at/0", "since", "standing", "position"):
        assert (await ada.get(f"/tables/{table}/{question}", 409))["error"]["key"] == "not-started"
    assert (await ada.play(table, "done", status=409))["error"]["key"] == "not-started"
    snapshot = await eve.post(f"/tables/{table}/sit", {"seat": 0})
    assert snapshot["table"]["state"] == "running"
    moves = [line for line in text.split("\n\n")[1].splitlines() if line]
    steps = (await eve.get(f"/tables/{table}/steps"))["steps"]
    assert [f"{step['seat'] + 1} {step['move']['text']}" for step in steps] == moves
    person = [eve, ada][snapshot["table"]["to_move"]]
    await person.play(table, (await person.legal(table))[0])


async def test_nobody_reads_several_hands_while_seats_can_be_changed(ada: Person, eve: Person) -> None:
    table = (await send(ada, "/records/play", await two_people_text(ada)))["id"]
    seen = [(await ada.get(f"/tables/{table}"))["log"]]
    await ada.post(f"/tables/{table}/sit", {"seat": 1}, 409)
    seen.append((await eve.get(f"/tables/{table}"))["log"])
    assert seen[0] == seen[1]


@pytest.fixture
async def eve(app: Application) -> AsyncIterator[Person]:
    async with a_person(app, "Eve") as person:
        yield person


async def two_people_text(ada: Person) -> str:
    """The record of a game of two people, as their finished game would begin."""
    table = await ada.create(ME, BOT)
    await some_moves(ada, table)
    text = await text_of(ada, f"/tables/{table}/take-along")
    return text.replace("player 2 bot:random Ash", "player 2 person Ben")


@pytest.mark.parametrize(
    ("query", "key"), [("seats=1", "no-such-seat"), ("seats=7", "no-such-seat"), ("seats=x", "malformed")]
)
async def test_a_sender_takes_seats_that_no_bot_has(ada: Person, query: str, key: str) -> None:
    table = await ada.create(ME, BOT)
    text = await text_of(ada, f"/tables/{table}/take-along")
    assert (await send(ada, f"/records/play?{query}", text, 400))["error"]["key"] == key


async def test_several_people_at_one_device_take_their_seats_together(desk: AtDesk, ada: Person) -> None:
    brief = await send(desk, "/records/play?seats=0,1", await two_people_text(ada))
    assert brief["state"] == "running"
    assert [seat["name"] for seat in brief["seats"]] == ["Ada", "Ben"]


async def test_a_bot_that_is_not_known_here_cannot_go_on(ada: Person) -> None:
    table = await ada.create(ME, BOT)
    text = (await text_of(ada, f"/tables/{table}/take-along")).replace("bot:random", "bot:hal")
    assert (await send(ada, "/records/play", text, 400))["error"]["key"] == "unknown-name"


async def test_no_guest_is_made_for_what_is_no_record(visitor: Person) -> None:
    await send(visitor, "/records/play", "nonsense", 400)
    assert (await visitor.get("/me"))["id"] is None


async def test_a_player_for_whom_a_bot_has_played_stays_one(desk: AtDesk, ada: Person) -> None:
    table = await finished_table(ada)
    text = (await text_of(ada, f"/tables/{table}/record")).replace("player 1 person", "player 1 person+bot:greedy")
    brief = await send(desk, "/records", text)
    assert await text_of(desk, f"/tables/{brief['id']}/record") == text


# -- all games of a person ----------------------------------------------------------------------------------------


async def games_of(person: Person) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (await text_of(person, "/me/games")).splitlines()]


async def test_all_games_go_into_a_file_and_out_of_it_again_once(ada: Person, desk: AtDesk, table: str) -> None:
    finished = await finished_table(ada)
    alone = await ada.create(ME, BOT)
    await ada.create(ME, OPEN)  # nothing has happened there
    await some_moves(ada, alone)
    head, *lines = await games_of(ada)
    assert head == {"arktable": "games 1", "name": "Ada"}
    by_id = {line["id"]: line for line in lines}
    assert set(by_id) == {finished, alone, table}
    assert by_id[table]["record"] == ""  # Ben plays there too
    file = await text_of(ada, "/me/games")
    games = (await send(desk, "/me/games", file))["games"]
    assert {game["id"]: (game["outcome"], game["error"]) for game in games} == {
        finished: ("loaded", None),
        alone: ("loaded", None),
        table: ("refused", {"key": "record-running", "args": {}}),
    }
    assert (await desk.get("/me"))["name"] == "Ada"
    again = (await send(desk, "/me/games", file))["games"]
    assert sorted(game["outcome"] for game in again) == ["known", "known", "refused"]
    mine = {brief["id"]: brief for brief in (await desk.get("/tables"))["mine"]}
    assert {name: (brief["state"], brief["you"]) for name, brief in mine.items()} == {
        finished: ("archived", 0),
        alone: ("running", 0),
    }
    for brief in mine.values():
        assert brief["name"] == by_id[brief["id"]]["name"]
        assert brief["created"] == by_id[brief["id"]]["created"]
    out = {line["id"]: line["record"] for line in (await games_of(desk))[1:]}
    assert out == {name: by_id[name]["record"] for name in (finished, alone)}


async def test_a_browser_gives_all_games_that_it_has(desk: AtDesk, ada: Person) -> None:
    text = await text_of(ada, f"/tables/{await finished_table(ada)}/record")
    brief = await send(desk, "/records", text)  # somebody else's game, to look at
    assert [(line["id"], line["yours"]) for line in (await games_of(desk))[1:]] == [(brief["id"], [])]


async def test_a_visitor_has_no_games(visitor: Person) -> None:
    assert await games_of(visitor) == [{"arktable": "games 1", "name": ""}]


async def test_a_single_record_is_taken_as_well(desk: AtDesk, ada: Person) -> None:
    table = await ada.create(ME, BOT)
    await some_moves(ada, table)
    games = (await send(desk, "/me/games", await text_of(ada, f"/tables/{table}/take-along")))["games"]
    assert [game["outcome"] for game in games] == ["loaded"]
    assert (await desk.get("/tables"))["mine"][0]["id"] == games[0]["id"]


@pytest.mark.parametrize("text", ["", "nonsense", "[]", '{"arktable": "games 2"}', '{"arktable": "games 1"}\n{}'])
async def test_another_file_is_refused(visitor: Person, text: str) -> None:
    assert (await send(visitor, "/me/games", text, 400))["error"]["key"] == "no-games"
    assert (await visitor.get("/me"))["id"] is None


async def test_a_game_that_cannot_be_read_does_not_spoil_the_others(desk: AtDesk, ada: Person) -> None:
    table = await ada.create(ME, BOT)
    head, line = (await text_of(ada, "/me/games")).splitlines()
    broken = json.dumps({**json.loads(line), "id": "", "record": "arktable 1\nruleset chess\n"})
    games = (await send(desk, "/me/games", "\n".join([head, broken, line])))["games"]
    assert [(game["outcome"], (game["error"] or {}).get("key")) for game in games] == [
        ("refused", "record"),
        ("loaded", None),
    ]
    assert games[1]["id"] == table


async def test_a_table_keeps_no_time_to_come_and_no_strange_id(ada: Person) -> None:
    await ada.create(ME, BOT)
    head, line = (await text_of(ada, "/me/games")).splitlines()
    strange = {**json.loads(line), "id": "../../etc", "updated": "9999-01-01T00:00:00.000Z", "created": "soon"}
    (game,) = (await send(ada, "/me/games", f"{head}\n{json.dumps(strange)}"))["games"]
    assert game["outcome"] == "loaded"
    assert game["id"].isalnum()
    brief = (await ada.get(f"/tables/{game['id']}"))["table"]
    assert brief["created"] <= brief["updated"] < "9999"


async def test_a_full_browser_says_so_of_every_game_that_has_no_room(
    desk: AtDesk, cupboard: MemoryCupboard, ada: Person
) -> None:
    await desk.post("/me", {"name": "Ada"})
    for _ in range(2):
        await ada.create(ME, BOT)
    file = await text_of(ada, "/me/games")
    cupboard.full = True
    games = (await send(desk, "/me/games", file))["games"]
    assert [game["error"] for game in games] == [{"key": "storage-full", "args": {}}] * 2
    cupboard.full = False
    assert [game["outcome"] for game in (await send(desk, "/me/games", file))["games"]] == ["loaded"] * 2


async def test_a_game_that_is_taken_in_replays_as_it_was_played(desk: AtDesk, ada: Person) -> None:
    table = await finished_table(ada)
    record = read_record(await text_of(ada, f"/tables/{table}/record"))
    await send(desk, "/me/games", await text_of(ada, "/me/games"))
    assert (await desk.get(f"/tables/{table}/steps")) == (await ada.get(f"/tables/{table}/steps"))
    assert len((await desk.get(f"/tables/{table}/steps"))["steps"]) == len(record.moves)


async def test_games_bring_their_awards_back_into_a_browser_and_to_no_server(ada: Person, desk: AtDesk) -> None:
    moves, awards = a_solo_game(won())
    record = new_record(GAME, 1, {}, won(), [Player("person", "Ada")])
    record.moves = [(0, move) for move in moves]
    for person in (ada, desk):
        (game,) = (await send(person, "/me/games", record.text()))["games"]
        assert game["outcome"] == "loaded"
    assert (await ada.get("/awards/of?name=Ada"))["awards"] == []
    found = (await desk.get("/awards/of?name=Ada"))["awards"]
    assert [award["award"] for award in found] == sorted(awards)
    # A record that is only looked at gives nothing, in a browser neither.
    await send(desk, "/records", record.text())
    assert (await desk.get("/awards"))["players"] == [{"name": "Ada", "awards": len(awards), "games": 1}]


async def test_a_game_that_is_taken_along_keeps_its_name_and_the_names_of_its_players(ada: Person, ben: Person) -> None:
    body = {"ruleset": "arkadia", "name": "Hill & Dale", "seats": [ME, BOT]}
    table = (await ada.post("/tables", body))["id"]
    names = [seat["name"] for seat in (await ada.get(f"/tables/{table}"))["table"]["seats"]]
    text = await text_of(ada, f"/tables/{table}/take-along")
    brief = await ben.ask("POST", "/records/play", content=text)
    assert (brief["name"], [seat["name"] for seat in brief["seats"]]) == ("Hill & Dale", names)
    # A file without a name, or with one that is too long, gets another.
    for line in ("", "# table: " + "x" * 41):
        other = await ben.ask("POST", "/records/play", content=text.replace("# table: Hill & Dale", line))
        assert 0 < len(other["name"]) <= 40
        assert other["name"] != "Hill & Dale"
