"""Ratings: which games count, places, bots, replay, revoking, and no help at rated tables."""

from __future__ import annotations

from typing import Any

import pytest

from arktable.server.distance.ratings.judging import final_places, later, replayed, steps_of
from arktable.server.distance.ratings.model import Figure, bot_figure, load_model
from arktable.server.settings import Settings
from arktable.server.store.distance.ratings import RatedGame, StepRow
from arktable.server.store.rows import SeatRow
from tests.server.distance.house import MINUTE, House, SetClock, a_house, house_of
from tests.server.distance.signed import PASSWORD, become
from tests.server.helpers import BOT, ME, OPEN

pytestmark = pytest.mark.anyio

LIVE = {"kind": "live", "bank": 10 * MINUTE, "increment": 30}
RATE = load_model()


house = house_of("Ada", "Ben", "Cleo", "Dan")


def seats(*places: str, **out: str) -> list[SeatRow]:
    """Seats of people by name, or of bots (`bot:<kind>`); `out` by name."""
    return [
        SeatRow(at, "bot", "Oak", bot=name.removeprefix("bot:"))
        if name.startswith("bot:")
        else SeatRow(at, "person", name, name, out=out.get(name, ""))
        for at, name in enumerate(places)
    ]


def game(rows: list[SeatRow], places: tuple[int, ...], table: str = "t", **more: Any) -> RatedGame:
    given = {"state": "finished", "is_rated": True, "ended": "", "start": "", **more}
    return RatedGame(table_id=table, ruleset="arkadia", places=places, seats=rows, **given)


def after(rows: list[SeatRow], places: tuple[int, ...], **more: Any) -> dict[str, float]:
    return {step.account_id: step.after[0] for step in steps_of(game(rows, places, **more), {}, RATE, "2026")}


# -- places -------------------------------------------------------------------------------------------------------


def test_who_resigned_or_ran_out_of_time_is_last_and_the_others_as_they_end() -> None:
    assert final_places(seats("a", "b", "c", a="resigned"), (1, 2, 3)) == [3, 1, 2]
    assert final_places(seats("a", "b", "c", "d", a="resigned", c="time"), (1, 2, 2, 4)) == [3, 1, 3, 2]
    handed = seats("a", "b")
    handed[0].bot = "greedy"
    assert final_places(handed, (1, 2)) == [2, 1]
    substituted = seats("a", "b")
    substituted[0].substitute = "z"
    assert final_places(substituted, (1, 2)) == [2, 1]


def test_equal_places_are_ties() -> None:
    assert final_places(seats("a", "b", "c"), (1, 1, 3)) == [1, 1, 3]
    shared = after(seats("a", "b", "c"), (1, 1, 3))
    assert shared["a"] == pytest.approx(shared["b"])
    assert shared["a"] > 25 > shared["c"]
    clear = after(seats("a", "b", "c"), (1, 2, 3))
    assert clear["b"] < shared["b"] < clear["a"]
    level = after(seats("a", "b"), (1, 1))
    assert level["a"] == pytest.approx(level["b"]) == pytest.approx(25)


def test_bots_have_a_fixed_place() -> None:
    steps = steps_of(game(seats("a", "bot:greedy", "b"), (2, 1, 3)), {}, RATE, "2026")
    assert [step.account_id for step in steps] == ["a", "", "b"]
    assert steps[1].before == steps[1].after == bot_figure("greedy") == Figure(20.0, 1.0)
    assert steps[0].after[0] > steps[2].after[0]
    order = [bot_figure(bot).mu for bot in ("random", "greedy", "search@200ms", "search@2s", "search@60s")]
    assert order == sorted(set(order))
    assert order[-1] == 30.0


@pytest.mark.parametrize(
    "more",
    [{"is_rated": False}, {"ended": "agreed"}, {"ended": "closed"}, {"state": "running"}, {"start": "a position"}],
)
def test_what_was_not_agreed_to_be_rated_or_did_not_end_by_playing_is_not_rated(more: dict[str, Any]) -> None:
    assert after(seats("a", "b"), (1, 2)) != {}
    assert after(seats("a", "b"), (1, 2), **more) == {}


def test_a_rated_game_has_two_people_each_on_one_seat() -> None:
    assert after(seats("a", "bot:random"), (1, 2)) == {}
    assert after(seats("a", "a"), (1, 2)) == {}
    assert after(seats("a", "b", "a"), (1, 2, 3)) == {}


def test_steps_have_an_order_even_within_a_millisecond() -> None:
    assert later("2026-01-01T00:00:00.005Z", "") == "2026-01-01T00:00:00.005Z"
    assert later("2026-01-01T00:00:00.005Z", "2026-01-01T00:00:00.005Z") == "2026-01-01T00:00:00.006Z"


def test_replayed_steps_are_the_same_and_revoked_ones_count_for_nothing() -> None:
    known: dict[str, tuple[float, float]] = {}
    steps: list[StepRow] = []
    results = [("a", "b"), ("b", "c"), ("a", "bot:greedy", "c"), ("c", "a")]
    for at, names in enumerate(results):
        made = steps_of(game(seats(*names), tuple(range(1, len(names) + 1)), f"t{at}"), known, RATE, f"2026-0{at + 1}")
        known |= {step.account_id: step.after for step in made if step.account_id}
        steps += made
    again, figures = replayed(steps, RATE)
    assert again == steps
    assert {name: tuple(figure) for name, (figure, _) in figures.items()} == known
    assert {name: games for name, (_, games) in figures.items()} == {"a": 3, "b": 2, "c": 3}
    without = [StepRow(**{**as_dict(step), "revoked": step.table_id == "t1"}) for step in steps]
    shorter, left = replayed(without, RATE)
    assert {step.table_id for step in shorter} == {"t0", "t2", "t3"}
    assert left["b"][1] == 1
    assert left["b"][0] == Figure(*next(s.after for s in steps if s.account_id == "b"))


def as_dict(step: StepRow) -> dict[str, Any]:
    return {name: getattr(step, name) for name in StepRow.__struct_fields__}


# -- at tables ----------------------------------------------------------------------------------------------------


async def ratings(house: House, name: str) -> list[dict[str, Any]]:
    await house.distance.ratings.settled()
    found: list[dict[str, Any]] = (await house[name].get("/me/record"))["ratings"]
    return found


async def resigned(house: House, loser: str, *names: str, **more: Any) -> str:
    table = await house.open(*names, rated=True, **more)
    await house.act(loser, table, "resign")
    await house.distance.ratings.settled()
    return table


async def test_a_game_is_rated_once_when_it_ends(house: House) -> None:
    table = await resigned(house, "Ben", "Ada", "Ben")
    (ada,), (ben,) = await ratings(house, "Ada"), await ratings(house, "Ben")
    assert ada["ruleset"] == "arkadia"
    assert ada["value"] > 1000 > ben["value"]
    assert ada["games"] == 1
    assert ada["provisional"]
    assert ada["spread"] > 176
    assert await house.distance.ratings.rate(table) == 0
    assert await ratings(house, "Ada") == [ada]
    (step,) = (await house["Ada"].get("/me/record"))["steps"]
    assert (step["table"], step["place"], step["change"]) == (table, 1, ada["value"] - 1000)


async def test_a_game_played_to_its_end_is_rated_by_its_places(house: House) -> None:
    table = await house.open("Ada", "Ben", rated=True)
    while (await house["Ada"].get(f"/tables/{table}"))["table"]["state"] == "running":
        await house["Ada"].play_on(table)
        await house["Ben"].play_on(table)
    winners = (await house["Dan"].get(f"/tables/{table}"))["table"]["winners"]
    values = [(await ratings(house, name))[0]["value"] for name in ("Ada", "Ben")]
    assert [value >= max(values) for value in values] == [seat in winners for seat in (0, 1)]


async def test_games_that_are_unrated_ended_by_agreement_or_with_one_person_change_nothing(house: House) -> None:
    await house.act("Ben", await house.open("Ada", "Ben"), "resign")
    table = await house.open("Ada", "Ben", rated=True)
    await house.act("Ben", table, "offer", what="end")
    await house.act("Ada", table, "reply", agrees=True)
    assert await ratings(house, "Ada") == await ratings(house, "Ben") == []
    body = {"ruleset": "arkadia", "seats": [ME, BOT], "options": {}, "rated": True}
    assert (await house["Ada"].post("/tables", body, 400))["error"]["key"] == "rated-needs-people"
    body["seats"] = [ME, {"kind": "me", "name": "Guest at my side"}]
    assert (await house["Ada"].post("/tables", body, 400))["error"]["key"] == "rated-needs-people"


async def test_who_ran_out_of_time_loses_even_if_a_bot_wins_for_them(house: House) -> None:
    table = await house.open("Ada", "Ben", rated=True, pace=LIVE)
    house.clock.wait(640)
    assert await house.distance.clocks.sweep.once() == 1
    await house.act("Ben", table, "vote", seat=0, choice="bot")
    while (await house["Ben"].get(f"/tables/{table}"))["table"]["state"] == "running":
        await house["Ben"].wait(table, lambda brief: brief["to_move"] != 0)
        await house["Ben"].play_on(table)
    (ada,), (ben,) = await ratings(house, "Ada"), await ratings(house, "Ben")
    assert ada["value"] < 1000 < ben["value"]


async def test_games_that_ended_before_a_stop_are_rated_at_the_next_start(settings: Settings) -> None:
    clock = SetClock()
    async with a_house(settings, clock, "Ada", "Ben") as house:
        house.app.services.tables.on_commit.remove(house.distance.ratings.committed)
        await become(house["Ada"], "Ada Lind")
        await become(house["Ben"], "Ben Moss")
        table = await house.open("Ada", "Ben", rated=True)
        await house.act("Ben", table, "resign")
        assert (await house["Ada"].get("/ratings/arkadia"))["provisional"] == []
    async with a_house(settings, clock, "Dan") as house:
        await house.distance.ratings.settled()
        listed = (await house["Dan"].get("/ratings/arkadia"))["provisional"]
        assert [one["name"] for one in listed] == ["Ada Lind", "Ben Moss"]


async def test_the_list_has_players_only_the_best_first_and_provisional_ones_apart(house: House) -> None:
    await become(house["Ada"], "Ada Lind")
    await become(house["Ben"], "Ben Moss")
    for at in range(30):
        await resigned(house, "Ada" if at % 3 == 0 else "Ben", "Ada", "Ben")
    await resigned(house, "Cleo", "Ada", "Cleo")
    listed = await house["Dan"].get("/ratings/arkadia")
    assert [(one["name"], one["you"]) for one in listed["rated"]] == [("Ada Lind", False), ("Ben Moss", False)]
    assert listed["rated"][0]["rating"]["value"] > listed["rated"][1]["rating"]["value"]
    assert listed["provisional"] == []  # Cleo is a guest
    assert {one["bot"] for one in listed["bots"]} >= {"random", "greedy"}
    assert [one["you"] for one in (await house["Ada"].get("/ratings/arkadia"))["rated"]] == [True, False]
    await become(house["Cleo"], "Cleo Ray")
    assert [one["name"] for one in (await house["Dan"].get("/ratings/arkadia"))["provisional"]] == ["Cleo Ray"]
    await house["Ada"].post("/me/delete", {"name": "Ada Lind"})
    assert [one["name"] for one in (await house["Dan"].get("/ratings/arkadia"))["rated"]] == ["Ben Moss"]
    assert (await house.distance.ratings.recompute("arkadia")).players == 3
    assert [one["name"] for one in (await house["Dan"].get("/ratings/arkadia"))["rated"]] == ["Ben Moss"]
    assert (await house["Dan"].get("/ratings/no-such-game", 400))["error"]["key"]


async def test_a_guest_who_signs_in_as_a_player_brings_rated_games_but_not_those_against_themselves(
    house: House,
) -> None:
    await become(house["Ada"], "Ada Lind")
    await resigned(house, "Ben", "Ada", "Ben")
    (alone,) = await ratings(house, "Ada")
    await resigned(house, "Cleo", "Dan", "Cleo")
    await resigned(house, "Dan", "Ada", "Dan")
    await house["Dan"].post("/sign-in", {"name": "Ada Lind", "password": PASSWORD, "bring": True})
    (joined,) = await ratings(house, "Dan")
    assert joined["games"] == 2
    assert joined["value"] > alone["value"]
    assert await ratings(house, "Ada") == [joined]
    assert len((await house["Ada"].get("/me/record"))["steps"]) == 2


# -- no help ------------------------------------------------------------------------------------------------------


async def test_a_rated_table_gives_no_help_while_the_game_runs(house: House) -> None:
    table = await house.open("Ada", "Ben", rated=True)
    version = await house["Ada"].version(table)
    for path, body in (
        ("hint", {"version": version}),
        ("guide", {"version": version, "topics": []}),
        ("explain", {"version": version, "moves": (await house["Ada"].legal(table))[:1]}),
    ):
        refused = await house["Ada"].post(f"/tables/{table}/{path}", body, 409)
        assert refused["error"]["key"] == "rated-no-help", path
        assert (await house["Dan"].post(f"/tables/{table}/{path}", body, 403))["error"]["key"] == "not-seated"
    for name in ("Ada", "Dan"):  # a player could ask without a session
        refused = await house[name].client.get(f"/api/tables/{table}/position")
        assert refused.status_code == 409
        assert refused.json()["error"]["key"] == "rated-no-help"
    for path in ("review", "analysis/0", "analysis/0/candidates"):
        asked: dict[str, Any] = {"seat": 0} if path == "review" else {"done": [], "moves": []}
        assert (await house["Ada"].post(f"/tables/{table}/{path}", asked, 409))["error"]["key"]
    await house.act("Ben", table, "resign")
    assert (await house["Ada"].client.get(f"/api/tables/{table}/position")).status_code == 200


async def test_an_unrated_table_helps_as_before(house: House) -> None:
    body = {"ruleset": "arkadia", "seats": [ME, OPEN], "options": {}}
    table = str((await house["Ada"].post("/tables", body))["id"])
    await house["Ben"].post(f"/tables/{table}/sit", {"seat": 1})
    hint = await house["Ada"].post(f"/tables/{table}/hint", {"version": await house["Ada"].version(table)})
    assert hint["plans"]
