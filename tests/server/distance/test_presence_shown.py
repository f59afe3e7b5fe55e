"""What the others are shown of a player's presence."""

from __future__ import annotations

import pytest

from arktable.server.people.presence import Presence
from arktable.server.settings import Settings
from arktable.server.store.rows import SeatRow
from tests.server.distance.house import SetClock, a_house

MEI = SeatRow(0, "person", "Mei", "mei")


def test_a_player_is_here_at_another_table_or_away_for_some_minutes() -> None:
    clock = SetClock()
    presence = Presence(clock.monotonic)
    presence.enter("t1", "mei")
    assert presence.shown("t1", MEI).state == "here"
    presence.enter("t2", "mei")
    presence.leave("t1", "mei")
    assert presence.shown("t1", MEI).state == "near"
    presence.leave("t2", "mei")
    clock.wait(3 * 3600)
    shown = presence.shown("t1", MEI)
    assert (shown.state, shown.minutes) == ("away", 180)


def test_two_windows_count_once() -> None:
    presence = Presence(SetClock().monotonic)
    for _ in range(2):
        presence.enter("t1", "mei")
    presence.leave("t1", "mei")
    assert presence.shown("t1", MEI).state == "here"
    presence.leave("t1", "mei")
    assert presence.shown("t1", MEI).state == "away"


def test_how_long_is_not_told_of_somebody_who_was_never_seen() -> None:
    clock = SetClock()
    presence = Presence(clock.monotonic)
    clock.wait(7200)
    assert presence.shown("t1", MEI).minutes == 0


@pytest.mark.anyio
async def test_who_hides_their_presence_is_shown_as_hidden_always(settings: Settings) -> None:
    clock = SetClock()
    async with a_house(settings, clock, "Ada", "Mei") as house:
        table = await house.open("Ada", "Mei")
        await house["Mei"].post("/account", {"hides_presence": True})
        seats = (await house["Ada"].get(f"/tables/{table}"))["table"]["seats"]
        assert seats[1]["presence"] == {"state": "hidden"}
        assert seats[1]["online"] is False
    async with a_house(settings, clock, "Bruno") as house:  # a restart does not forget it
        seats = (await house["Bruno"].get(f"/tables/{table}"))["table"]["seats"]
        assert seats[1]["presence"] == {"state": "hidden"}


@pytest.mark.anyio
async def test_the_owner_of_a_seat_knows_that_a_substitute_plays_on_it(settings: Settings) -> None:
    clock = SetClock()
    async with a_house(settings, clock, "Ada", "Mei", "Tomasz") as house:
        table = await house.open("Ada", "Mei", pace={"kind": "days", "bank": 3600, "increment": 3600})
        turn = (await house["Ada"].get(f"/tables/{table}"))["table"]["to_move"]
        late, other = ("Ada", "Mei") if turn == 0 else ("Mei", "Ada")
        clock.wait(3 * 3600)
        await house.distance.clocks.sweep.once()
        missing = (await house[other].get(f"/tables/{table}/proposals"))["missing"]
        assert missing[0]["by"] > clock.now()
        await house["Tomasz"].post(f"/tables/{table}/step-in", {"seat": turn})
        account = (await house["Tomasz"].get("/me"))["id"]
        await house.act(other, table, "vote", seat=turn, choice=f"substitute:{account}")
        lent = {name: (await house[name].get(f"/tables/{table}"))["table"]["lent"] for name in (late, other, "Tomasz")}
        assert lent == {late: turn, other: -1, "Tomasz": -1}
