"""A Swiss tournament of sixteen bots plays itself to the end, without anybody doing anything after the start."""

from __future__ import annotations

import asyncio
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from tests.server.distance.house import SetClock, a_house
from tests.server.distance.signed import become
from tests.server.helpers import PATIENCE, settings_for

pytestmark = pytest.mark.anyio

CUP = {"name": "Winter Swiss", "ruleset": "arkadia", "kind": "swiss", "seats": 4, "rounds": 4, "most": 16}


async def test_sixteen_bots_play_a_swiss_tournament(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, sweep_seconds=0.2)
    async with a_house(settings, SetClock(), "Ada") as house:
        await become(house["Ada"], "Ada Player")
        tournament = (await house["Ada"].post("/tournaments", CUP))["brief"]["id"]
        await house["Ada"].post(f"/tournaments/{tournament}/enter", {"bots": 16, "bot": "random"})
        await house["Ada"].post(f"/tournaments/{tournament}/start", {})

        async def finished() -> dict[str, Any]:
            while True:
                shown: dict[str, Any] = await house["Ada"].get(f"/tournaments/{tournament}")
                if shown["brief"]["state"] != "running":
                    return shown
                await asyncio.sleep(0.1)

        shown = await asyncio.wait_for(finished(), PATIENCE)
    assert shown["brief"]["state"] == "finished"
    assert [len(round_["tables"]) for round_ in shown["rounds"]] == [4, 4, 4, 4]
    tables = [table for round_ in shown["rounds"] for table in round_["tables"]]
    assert all(table["is_over"] and table["id"] for table in tables)
    met = [frozenset(two) for table in tables for two in combinations([seat["name"] for seat in table["seats"]], 2)]
    assert len(met) == len(set(met)) == 4 * 4 * 6, "nobody meets anybody twice"
    assert sum(row["points"] for row in shown["standings"]) == 4 * 4 * 6
    keys = [(row["points"], row["opponents"], row["share"]) for row in shown["standings"]]
    assert keys == sorted(keys, reverse=True)
    assert [row["place"] for row in shown["standings"]] == list(range(1, 17))
    starts = [table["seats"][0]["name"] for table in tables]
    assert max(starts.count(name) for name in starts) <= 2, "who begins is balanced"
