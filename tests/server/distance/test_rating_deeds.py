"""Ratings are computed again from their steps, and moderators revoke games."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from arktable.server.distance.moderation.roles import Roles
from arktable.server.distance.ratings.keeping import Keeping, open_ratings
from arktable.server.settings import Settings
from arktable.server.store.distance.ratings import StepRow
from tests.server.distance.house import House, SetClock, a_house
from tests.server.distance.signed import become

pytestmark = pytest.mark.anyio

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")
GAMES = [("Ada", "Ben"), ("Eve", "Finn"), ("Ben", "Cleo"), ("Cleo", "Dan"), ("Eve", "Finn"), ("Ada", "Cleo")]
"""Winner and loser of each game; those of Eve and Finn are of no concern to the others."""


@pytest.fixture
async def house(settings: Settings) -> AsyncIterator[House]:
    async with a_house(settings, SetClock(), *NAMES, "Mod") as house:
        await become(house["Mod"], "Mod Keeper")
        await Roles(house.distance.store, house.clock.now).set("Mod Keeper", True)
        yield house


async def played(house: House) -> list[str]:
    tables = []
    for winner, loser in GAMES:
        tables.append(await house.open(winner, loser, rated=True))
        await house.act(loser, tables[-1], "resign")
        await house.distance.ratings.settled()
    return tables


async def steps(house: House) -> dict[str, list[StepRow]]:
    """All steps by table."""
    found: dict[str, list[StepRow]] = {}
    for name in NAMES:
        account = (await house[name].get("/me"))["id"]
        for step in await house.distance.store.ratings.steps_of(account):
            found.setdefault(step.table_id, []).append(step)
    return found


async def revoke(house: House, table: str, status: int = 200, **more: Any) -> Any:
    body = {"table": table, "reason": "Both seats were played by one person.", **more}
    return await house["Mod"].post("/moderation/revoke", body, status)


async def test_a_replay_of_all_steps_gives_the_same_values(house: House) -> None:
    await played(house)
    before = await steps(house)
    assert await house.distance.ratings.recompute("arkadia") == (6, 0)
    assert await steps(house) == before


async def test_a_replay_mends_what_was_changed_in_the_database(house: House) -> None:
    await played(house)
    before, ada = await steps(house), (await house["Ada"].get("/me/record"))["ratings"]
    wrong = [step.with_figures(step.before, (99.0, 1.0)) for rows in before.values() for step in rows]
    broken = {step.account_id: ((99.0, 1.0), 1) for step in wrong}
    assert (await house.distance.store.ratings.replay("arkadia", lambda _: (wrong, broken))).changed > 0
    assert (await house["Ada"].get("/me/record"))["ratings"] != ada
    assert (await house.distance.ratings.recompute("arkadia")).changed > 0
    assert await steps(house) == before
    assert (await house["Ada"].get("/me/record"))["ratings"] == ada


async def test_revoking_a_game_changes_exactly_the_later_ones_of_its_players(house: House) -> None:
    tables = await played(house)
    before = await steps(house)
    await revoke(house, tables[2])
    after = await steps(house)
    assert tables[2] not in after
    changed = [at for at, table in enumerate(tables) if at != 2 and after[table] != before[table]]
    assert changed == [3, 5]  # Cleo has lost one game less; Ada and Dan met her afterwards
    assert await house.distance.ratings.recompute("arkadia") == (6, 0)
    assert await house.distance.ratings.rate(tables[2]) == 0  # it is not rated again


async def test_revoking_is_a_deed_and_closes_the_report(house: House) -> None:
    tables = await played(house)
    about = {"text": "They are one person.", "kind": "cheating", "table": tables[0], "seat": 0}
    await house["Eve"].post("/reports", about)
    (report,) = (await house["Mod"].get("/moderation/reports"))["reports"]
    assert (await house["Mod"].get(f"/moderation/reports/{report['id']}"))["counts"]
    await revoke(house, tables[0], report=report["id"])
    assert (await house["Mod"].get("/moderation/reports"))["reports"] == []
    shown = await house["Mod"].get(f"/moderation/reports/{report['id']}")
    assert not shown["counts"]
    assert shown["people"][0]["upheld"] == 1
    deed = (await house["Mod"].get("/moderation/trail"))["deeds"][0]
    assert (deed["what"], deed["by"], deed["report"]) == ("revoke", "Mod Keeper", report["id"])
    assert deed["reason"] == "Both seats were played by one person."


async def test_what_does_not_count_cannot_be_revoked_and_leaves_no_deed(house: House) -> None:
    tables = await played(house)
    unrated = await house.open("Ada", "Ben")
    await house.act("Ben", unrated, "resign")
    deeds = (await house["Mod"].get("/moderation/trail"))["count"]
    for table in (unrated, "no-such-table"):
        assert (await revoke(house, table, 409))["error"]["key"] == "does-not-count"
    await revoke(house, tables[0])
    assert (await revoke(house, tables[0], 409))["error"]["key"] == "does-not-count"
    assert (await house["Mod"].get("/moderation/trail"))["count"] == deeds + 1
    assert (await revoke(house, tables[1], 400, reason=" "))["error"]["key"]
    assert (await house["Ada"].post("/moderation/revoke", {"table": tables[1], "reason": "x"}, 403))["error"]


async def test_the_terminal_computes_again_and_revokes_while_the_server_runs(house: House, settings: Settings) -> None:
    tables = await played(house)
    async with open_ratings(settings.database_url) as kept:
        assert isinstance(kept, Keeping)
        assert await kept.recompute([]) == {"arkadia": (6, 0)}
        assert await kept.recompute(["water-frame"]) == {"water-frame": (0, 0)}
        assert await kept.revoke(tables[2], "Arranged.")
        assert not await kept.revoke(tables[2], "Arranged.")
        assert not await kept.revoke("no-such-table", "Arranged.")
    assert tables[2] not in await steps(house)
    deed = (await house["Mod"].get("/moderation/trail"))["deeds"][0]
    assert (deed["what"], deed["by"], deed["reason"]) == ("revoke", "", "Arranged.")


async def test_the_page_of_a_player_has_every_step_and_names_public_games_only(house: House) -> None:
    await become(house["Ada"], "Ada Lind")
    public = await house.open("Ada", "Ben", rated=True)
    await house.act("Ben", public, "resign")
    hidden = await house.open("Ada", "Ben", rated=True, unlisted=True)
    await house.act("Ada", hidden, "resign")
    await house.distance.ratings.settled()
    shown = (await house["Eve"].get("/people/Ada%20Lind"))["record"]["steps"]
    assert [(step["table"], step["place"]) for step in shown] == [(public, 1), ("", 2)]
    assert shown[0]["value"] - shown[0]["change"] == 1000
    assert shown[1]["value"] - shown[1]["change"] == shown[0]["value"]
    own = (await house["Ada"].get("/me/record"))["steps"]
    assert [step["table"] for step in own] == [public, hidden]


async def test_a_guest_is_rated_but_listed_only_as_a_player_who_brings_the_rating_along(house: House) -> None:
    await played(house)
    listed = await house["Eve"].get("/ratings/arkadia")
    assert listed["rated"] == listed["provisional"] == []
    (before,) = (await house["Ada"].get("/me/record"))["ratings"]
    await house["Eve"].get("/people/Ada", 404)  # a guest has no page
    await become(house["Ada"], "Ada Lind")
    assert (await house["Ada"].get("/me/record"))["ratings"] == [before]
    (only,) = (await house["Eve"].get("/ratings/arkadia"))["provisional"]
    assert (only["name"], only["rating"]) == ("Ada Lind", before)
