"""Tournaments on a server whose time is set: who may do what, rounds that open by themselves, dates, restarts."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from arktable.server.distance.tournaments.tournaments import MOST_ENTERED, MOST_OWNED
from arktable.server.settings import Settings
from arktable.server.store.distance.notices import ChannelRow
from tests.server.distance.house import DAY, HOUR, House, SetClock, a_house
from tests.server.distance.signed import another, become, sign_in
from tests.server.helpers import Person

pytestmark = pytest.mark.anyio

NAMES = ("Ada", "Bruno", "Cleo", "Dana")
PLAYERS = tuple(f"{name} Player" for name in NAMES)
PACE = {"kind": "days", "bank": 3 * DAY, "increment": 12 * HOUR}


@pytest.fixture
async def house(settings: Settings) -> AsyncIterator[House]:
    async with a_house(settings, SetClock(), *NAMES) as house:
        for name, player in zip(NAMES, PLAYERS, strict=True):
            await become(house[name], player)
        yield house


def a_cup(**more: Any) -> dict[str, Any]:
    return {"name": "Autumn Cup", "ruleset": "arkadia", "kind": "swiss", "seats": 2, "rounds": 2, **more}


async def set_up(house: House, *names: str, **more: Any) -> str:
    """A tournament of Ada's with these people."""
    tournament = str((await house["Ada"].post("/tournaments", a_cup(**more)))["brief"]["id"])
    for name in names:
        house.clock.wait(1)
        await house[name].post(f"/tournaments/{tournament}/enter", {})
    return tournament


async def look(house: House, tournament: str, name: str = "Ada") -> dict[str, Any]:
    found: dict[str, Any] = await house[name].get(f"/tournaments/{tournament}")
    return found


async def fault(person: Person, path: str, status: int = 409, body: Any = None) -> str:
    return str((await person.post(f"/tournaments{path}", body or {}, status))["error"]["key"])


async def resign_tables(house: House, tournament: str) -> None:
    """At every table of the present round the player of the second seat resigns."""
    shown = await look(house, tournament)
    for table in shown["rounds"][shown["brief"]["round"] - 1]["tables"]:
        if not table.get("is_over"):
            loser = NAMES[PLAYERS.index(table["seats"][1]["name"])]
            await house.act(loser, table["id"], "resign")
    await house.distance.rounds.once()


# -- who may do what ----------------------------------------------------------------------------------------------


async def test_only_players_set_up_and_enter(house: House) -> None:
    tournament = await set_up(house, "Bruno")
    async with another(house) as visitor, another(house, "Gus") as guest:
        for person, status, key in ((visitor, 403, "no-session"), (guest, 403, "players-only")):
            assert await fault(person, "", status, a_cup()) == key
            assert await fault(person, f"/{tournament}/enter", status) == key
        for what in ("leave", "start", "next", "close"):
            assert await fault(visitor, f"/{tournament}/{what}", 403) == "no-session"
        assert await fault(guest, f"/{tournament}/leave") == "not-entered"
        shown = await visitor.get(f"/tournaments/{tournament}")
        assert (shown["may"], shown["brief"]["why_not"], shown["seed"]) == ([], "players-only", "")
        lists = await visitor.get("/tournaments")
        assert ([one["id"] for one in lists["open"]], lists["why_no_new"]) == ([tournament], "players-only")
    assert (await house["Ada"].get("/tournaments/nothing", 404))["error"]["key"] == "no-such-tournament"


async def test_only_the_organiser_starts_ends_rounds_closes_and_adds_bots(house: House) -> None:
    tournament = await set_up(house, "Bruno", "Cleo")
    for what in ("start", "next", "close"):
        for name in ("Bruno", "Dana"):
            assert await fault(house[name], f"/{tournament}/{what}", 403) == "organiser-only"
    assert await fault(house["Bruno"], f"/{tournament}/enter", 403, {"bots": 2}) == "organiser-only"
    assert await fault(house["Bruno"], f"/{tournament}/leave", 403, {"name": "Cleo Player"}) == "organiser-only"
    await house["Ada"].post(f"/tournaments/{tournament}/leave", {"name": "Cleo Player"})
    assert [one["name"] for one in (await look(house, tournament))["standings"]] == ["Bruno Player"]


async def test_a_moderator_may_close_but_not_start(house: House) -> None:
    tournament = await set_up(house, "Bruno", "Cleo")
    dana = (await house["Dana"].get("/account"))["id"]
    await house.distance.store.people.set_details(dana, role="moderator")
    assert await fault(house["Dana"], f"/{tournament}/start", 403) == "organiser-only"
    shown = await house["Dana"].post(f"/tournaments/{tournament}/close", {})
    assert shown["brief"]["state"] == "closed"
    assert await fault(house["Ada"], f"/{tournament}/start") == "tournament-over"
    assert await fault(house["Dana"], f"/{tournament}/close") == "tournament-over"


async def test_every_limit_holds(house: House) -> None:
    for wrong in ({"seats": 5}, {"seats": 1}, {"most": 65}, {"most": 1}, {"rounds": 21}, {"round_days": 61}):
        await house["Ada"].post("/tournaments", a_cup(**wrong), 400)
    assert await fault(house["Ada"], "", 400, a_cup(name=" ")) == "name-length"
    assert await fault(house["Ada"], "", 400, a_cup(pace={"kind": "days", "bank": 60})) == "pace-too-short"
    await house["Ada"].post("/tournaments", a_cup(ruleset="chess"), 400)
    await house["Ada"].post("/tournaments", a_cup(options={"what": "ever"}), 400)
    assert (await house["Ada"].post("/tournaments", a_cup(kind="all", most=64)))["brief"]["most"] == 20
    full = await set_up(house, "Bruno", "Cleo", most=2)
    assert await fault(house["Dana"], f"/{full}/enter") == "tournament-full"
    assert await fault(house["Ada"], f"/{full}/enter", 409, {"bots": 1}) == "tournament-full"
    assert await fault(house["Bruno"], f"/{full}/enter") == "has-entered"
    empty = await set_up(house, "Bruno")
    assert await fault(house["Ada"], f"/{empty}/start") == "too-few-entrants"
    for _ in range(MOST_OWNED - 3):
        await set_up(house)
    assert await fault(house["Ada"], "", 409, a_cup()) == "too-many-tournaments"
    assert (await house["Ada"].get("/tournaments"))["why_no_new"] == "too-many-tournaments"
    ids = [(await house["Cleo"].post("/tournaments", a_cup()))["brief"]["id"] for _ in range(MOST_OWNED)]
    ids += [(await house["Dana"].post("/tournaments", a_cup()))["brief"]["id"] for _ in range(MOST_OWNED)]
    for one in ids[: MOST_ENTERED - 2]:
        await house["Bruno"].post(f"/tournaments/{one}/enter", {})
    assert await fault(house["Bruno"], f"/{ids[-1]}/enter") == "too-many-tournaments"


# -- rounds -------------------------------------------------------------------------------------------------------


async def test_tables_open_by_themselves_and_rounds_follow(house: House) -> None:
    tournament = await set_up(house, *NAMES, pace=PACE, rated=True)
    await house["Ada"].post(f"/tournaments/{tournament}/start", {})
    shown = await look(house, tournament)
    assert (shown["brief"]["state"], shown["brief"]["round"], shown["seed"] != "") == ("running", 1, True)
    tables = shown["rounds"][0]["tables"]
    assert [len(table["seats"]) for table in tables] == [2, 2]
    mine = (await house["Ada"].get(f"/tables/{shown['brief']['table']}"))["table"]
    assert (mine["state"], mine["tournament"], mine["rated"], mine["pace"]["bank"]) == (
        "running", tournament, True, 3 * DAY,
    )  # fmt: skip
    assert mine["pace"]["vacation"] is False
    assert mine["seats"][mine["you"]]["name"] == "Ada Player"
    assert shown["brief"]["is_your_turn"] is (mine["to_move"] == mine["you"])
    assert await fault(house["Dana"], f"/{tournament}/enter") == "tournament-begun"
    assert await fault(house["Ada"], f"/{tournament}/start") == "tournament-begun"
    assert shown["brief"]["id"] in [one["id"] for one in (await house["Ada"].get("/tournaments"))["mine"]]

    await resign_tables(house, tournament)
    second = await look(house, tournament)
    assert (second["brief"]["round"], second["rounds"][0]["closed"] != "") == (2, True)
    assert [row["points"] for row in second["standings"]] == [1, 1, 0, 0]
    first = {frozenset(seat["name"] for seat in table["seats"]) for table in tables}
    again = {frozenset(seat["name"] for seat in table["seats"]) for table in second["rounds"][1]["tables"]}
    assert not first & again
    best = {row["name"] for row in second["standings"][:2]}
    assert best in again, "those with equal points meet"

    await resign_tables(house, tournament)
    done = await look(house, tournament)
    assert (done["brief"]["state"], done["brief"]["progress"]) == ("finished", 1.0)
    assert done["brief"]["leaders"] == [row["name"] for row in done["standings"][:3]]
    assert [row["points"] for row in done["standings"]] == [2, 1, 1, 0]
    assert len(done["rounds"]) == 2
    finished = (await house["Ada"].get("/tournaments"))["finished"]
    assert [one["id"] for one in finished] == [tournament]


async def test_a_round_opens_once(house: House) -> None:
    tournament = await set_up(house, *NAMES)
    await house["Ada"].post(f"/tournaments/{tournament}/start", {})
    before = await look(house, tournament)
    for _ in range(3):
        await house.distance.rounds.once()
    assert await look(house, tournament) == before
    assert len((await house["Ada"].get("/tables"))["running"]) + 1 == 2


async def test_after_a_restart_missing_tables_are_opened_and_results_noted(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = SetClock()
    async with a_house(settings, clock, *NAMES) as house:
        for name, player in zip(NAMES, PLAYERS, strict=True):
            await become(house[name], player)
        tournament = await set_up(house, *NAMES)
        lobby = house.app.services.lobby
        open_seated, count = lobby.open_seated, 0

        async def killed(*args: Any) -> None:
            nonlocal count
            count += 1
            if count == 2:
                raise RuntimeError("the server was killed")
            await open_seated(*args)

        monkeypatch.setattr(lobby, "open_seated", killed)
        await house["Ada"].post(f"/tournaments/{tournament}/start", {}, 500)
        shown = await look(house, tournament)
        assert (shown["brief"]["round"], len(shown["rounds"][0]["tables"])) == (1, 2)
        assert len((await house["Ada"].get("/tables"))["running"] + (await house["Ada"].get("/tables"))["mine"]) == 1
        planned = [[seat["name"] for seat in table["seats"]] for table in shown["rounds"][0]["tables"]]
    async with a_house(settings, clock, *[f"{name} again" for name in NAMES]) as house:
        for name, player in zip(NAMES, PLAYERS, strict=True):
            house.people[name] = house.people.pop(f"{name} again")
            await sign_in(house[name], player)
        await house.distance.rounds.once()
        shown = await look(house, tournament)
        assert [[seat["name"] for seat in table["seats"]] for table in shown["rounds"][0]["tables"]] == planned
        for table in shown["rounds"][0]["tables"]:
            brief = (await house["Ada"].get(f"/tables/{table['id']}"))["table"]
            assert [seat["name"] for seat in brief["seats"]] == [seat["name"] for seat in table["seats"]]
        await resign_tables(house, tournament)
        await resign_tables(house, tournament)
        assert (await look(house, tournament))["brief"]["state"] == "finished"


async def test_at_its_date_a_round_ends_and_games_count_as_they_stand(house: House) -> None:
    tournament = await set_up(house, *NAMES, round_days=7)
    await house["Ada"].post(f"/tournaments/{tournament}/start", {})
    shown = await look(house, tournament)
    first, second = shown["rounds"][0]["tables"]
    loser = NAMES[PLAYERS.index(first["seats"][0]["name"])]
    await house.act(loser, first["id"], "resign")
    house.clock.wait(7 * DAY - 60)
    await house.distance.rounds.once()
    assert (await look(house, tournament))["brief"]["round"] == 1
    house.clock.wait(60)
    await house.distance.rounds.once()
    shown = await look(house, tournament)
    assert shown["brief"]["round"] == 2
    brief = (await house["Ada"].get(f"/tables/{second['id']}"))["table"]
    assert (brief["state"], brief["ended"]) == ("finished", "closed")
    scores = [seat["score"] for seat in shown["rounds"][0]["tables"][1]["seats"]]
    places = [seat["place"] for seat in shown["rounds"][0]["tables"][1]["seats"]]
    assert places == [1 + sum(other > score for other in scores) for score in scores]


async def test_the_organiser_ends_a_round_but_not_at_once(house: House) -> None:
    tournament = await set_up(house, *NAMES)
    assert await fault(house["Ada"], f"/{tournament}/next") == "tournament-not-running"
    await house["Ada"].post(f"/tournaments/{tournament}/start", {})
    house.clock.wait(DAY - 60)
    assert await fault(house["Ada"], f"/{tournament}/next") == "round-young"
    house.clock.wait(60)
    shown = await house["Ada"].post(f"/tournaments/{tournament}/next", {})
    assert (shown["brief"]["round"], [row["wins"] for row in shown["standings"]] != []) == (2, True)
    closed = await house["Ada"].post(f"/tournaments/{tournament}/close", {})
    assert closed["brief"]["state"] == "closed"
    table = shown["rounds"][1]["tables"][0]["id"]
    assert (await house["Ada"].get(f"/tables/{table}"))["table"]["state"] == "running"
    await house.distance.rounds.once()
    assert (await look(house, tournament))["brief"]["round"] == 2


async def test_who_withdraws_resigns_running_games_and_is_drawn_no_more(house: House) -> None:
    tournament = await set_up(house, *NAMES, rounds=3)
    await house["Dana"].post(f"/tournaments/{tournament}/leave", {})
    await house["Dana"].post(f"/tournaments/{tournament}/enter", {})
    await house["Ada"].post(f"/tournaments/{tournament}/start", {})
    table = (await look(house, tournament, "Dana"))["brief"]["table"]
    assert await fault(house["Ada"], f"/{tournament}/leave", 409, {"name": "Dana Player"}) == "tournament-begun"
    await house["Dana"].post(f"/tournaments/{tournament}/leave", {})
    assert (await house["Ada"].get(f"/tables/{table}"))["table"]["ended"] == "resigned"
    assert await fault(house["Dana"], f"/{tournament}/leave") == "has-withdrawn"
    await resign_tables(house, tournament)
    shown = await look(house, tournament)
    names = [seat["name"] for table in shown["rounds"][1]["tables"] for seat in table["seats"]]
    assert "Dana Player" not in names
    assert len(names) == 2
    dana = next(row for row in shown["standings"] if row["name"] == "Dana Player")
    assert (dana["withdrawn"], dana["points"]) == (True, 0)
    bye = shown["rounds"][1]["out"][0]["name"]
    await resign_tables(house, tournament)
    third = (await look(house, tournament))["rounds"][2]
    assert third["out"][0]["name"] != bye, "nobody sits out twice while others have not"


async def test_who_withdraws_after_their_game_keeps_its_points_and_is_drawn_no_more(house: House) -> None:
    tournament = await set_up(house, *NAMES, rounds=3)
    await house["Ada"].post(f"/tournaments/{tournament}/start", {})
    first = (await look(house, tournament))["rounds"][0]["tables"][0]
    winner, loser = (NAMES[PLAYERS.index(seat["name"])] for seat in first["seats"])
    await house.act(loser, first["id"], "resign")
    await house.distance.rounds.once()
    assert (await look(house, tournament))["brief"]["round"] == 1  # the other table plays on
    await house[winner].post(f"/tournaments/{tournament}/leave", {})
    assert (await look(house, tournament))["brief"]["round"] == 1
    await resign_tables(house, tournament)
    shown = await look(house, tournament)
    gone = next(row for row in shown["standings"] if row["name"] == f"{winner} Player")
    assert (gone["withdrawn"], gone["points"], gone["wins"]) == (True, 1, 1)
    there = [seat["name"] for table in shown["rounds"][1]["tables"] for seat in table["seats"]]
    assert f"{winner} Player" not in [*there, *(seat["name"] for seat in shown["rounds"][1]["out"])]


async def test_who_ran_out_of_time_at_a_table_is_last_there_even_if_they_play_on(house: House) -> None:
    pace = {"kind": "live", "bank": 600, "increment": 30}
    tournament = await set_up(house, "Ada", "Bruno", rounds=1, pace=pace)
    await house["Ada"].post(f"/tournaments/{tournament}/start", {})
    table = (await look(house, tournament))["rounds"][0]["tables"][0]
    late, other = (NAMES[PLAYERS.index(seat["name"])] for seat in table["seats"])
    house.clock.wait(640)
    assert await house.distance.clocks.sweep.once() == 1
    while (await house[late].get(f"/tables/{table['id']}"))["table"]["state"] == "running":
        await house[late].play_on(table["id"])
        await house[other].play_on(table["id"])
    await house.distance.rounds.once()
    done = await look(house, tournament)
    assert done["brief"]["state"] == "finished"
    assert [(seat["place"], seat.get("points", 0)) for seat in done["rounds"][0]["tables"][0]["seats"]] == [
        (2, 0),
        (1, 1),
    ]


@pytest.mark.parametrize(("seats", "tables", "out"), [(4, [4], 1), (3, [3, 2], 0), (2, [2, 2], 1)])
async def test_five_entrants_play_at_tables_of_any_size(house: House, seats: int, tables: list[int], out: int) -> None:
    tournament = await set_up(house, *NAMES, seats=seats, rounds=1)
    await house["Ada"].post(f"/tournaments/{tournament}/enter", {"bots": 1, "bot": "random"})
    await house["Ada"].post(f"/tournaments/{tournament}/start", {})
    shown = await look(house, tournament)
    round_ = shown["rounds"][0]
    assert [len(table["seats"]) for table in round_["tables"]] == tables
    assert all(table["id"] for table in round_["tables"])
    resting = [seat["name"] for seat in round_["out"]]
    assert len(resting) == out
    assert [row["points"] for row in shown["standings"] if row["name"] in resting] == [(seats - 1) / 2] * out


async def test_somebody_who_is_deleted_takes_no_further_part(house: House) -> None:
    tournament = await set_up(house, *NAMES, rounds=3)
    early = await set_up(house, "Dana", "Bruno")
    await house["Ada"].post(f"/tournaments/{tournament}/start", {})
    await house["Dana"].post("/me/delete", {"name": "Dana Player"})
    shown = await look(house, tournament)
    assert [row["withdrawn"] for row in shown["standings"] if row["name"] == "Former player"] == [True]
    assert [row["name"] for row in (await look(house, early))["standings"]] == ["Bruno Player"]


async def test_everybody_against_everybody_is_planned_from_the_start(house: House) -> None:
    tournament = await set_up(house, "Ada", "Bruno", "Cleo", kind="all", rounds=9)
    await house["Ada"].post(f"/tournaments/{tournament}/start", {})
    shown = await look(house, tournament)
    assert (shown["brief"]["rounds"], len(shown["rounds"])) == (3, 3)
    assert [round_.get("opened", "") != "" for round_ in shown["rounds"]] == [True, False, False]
    planned = [{seat["name"] for seat in round_["tables"][0]["seats"]} for round_ in shown["rounds"]]
    assert len({frozenset(names) for names in planned}) == 3
    for _ in range(3):
        await resign_tables(house, tournament)
    done = await look(house, tournament)
    assert done["brief"]["state"] == "finished"
    assert [{seat["name"] for seat in round_["tables"][0]["seats"]} for round_ in done["rounds"]] == planned
    assert sum(row["points"] for row in done["standings"]) == 3 + 3 * 0.5


async def test_vacations_stop_clocks_only_if_the_tournament_says_so(house: House) -> None:
    shut = await set_up(house, "Ada", "Bruno", pace=PACE)
    free = await set_up(house, "Ada", "Bruno", pace=PACE, vacation=True)
    tables = []
    for tournament in (shut, free):
        await house["Ada"].post(f"/tournaments/{tournament}/start", {})
        tables.append((await look(house, tournament))["brief"]["table"])
    for name in ("Ada", "Bruno"):
        body = {"first": "2026-06-02", "last": "2026-06-05", "zone": "UTC"}
        await house[name].post("/vacations", body)
    house.clock.wait(DAY)
    rests = [[clock.get("rests", "") for clock in await house.clocks(table)] for table in tables]
    assert [any(rests[0]), any(rests[1])] == [False, True]


async def test_notices_tell_of_a_new_table(house: House) -> None:
    ada = (await house["Ada"].get("/account"))["id"]
    store = house.distance.store.notices
    await store.add_channel(ChannelRow("c1", ada, "webhook", "https://example.org/hook", house.clock.now()))
    tournament = await set_up(house, "Ada", "Bruno")
    await house["Ada"].post(f"/tournaments/{tournament}/start", {})
    told = await store.of_channel("c1", 10)
    assert [one.kind for one in told] == ["round"]
    assert told[0].table_id == (await look(house, tournament))["brief"]["table"]
