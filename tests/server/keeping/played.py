"""A database with games in it, as a server leaves it, for tests of what is done with databases."""

from __future__ import annotations

import asyncio
import os
import subprocess
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx

from arktable.server.settings import Settings, database_url
from tests.cli.runner import PATIENCE, PROGRAM
from tests.server.distance.house import DAY, House, SetClock, a_house
from tests.server.helpers import BOT, ME, a_person, an_app, late_text, settings_for

COOKIE = "arktable_session"
DAYS = {"kind": "days", "bank": 2 * DAY, "increment": DAY}
Games = dict[str, str]
"""Ids of tables by what they are for."""
Cookies = dict[str, str]
"""Sessions by person."""


def played_games(folder: Path) -> tuple[Games, Cookies]:
    """Play some games on a database in this folder (`test.db`)."""
    url = database_url(str(folder / "test.db"))
    return asyncio.run(_played(replace(settings_for(folder), database_url=url)))


async def _played(settings: Settings) -> tuple[Games, Cookies]:
    async with a_house(settings, SetClock(), "Ada", "Ben") as house:
        games = {
            "duel": await house.open("Ada", "Ben"),
            "timed": await house.open("Ada", "Ben", pace=DAYS),
            "resigned": await house.open("Ada", "Ben"),
            "agreed": await house.open("Ada", "Ben"),
            "open": await house["Ada"].create(),
        }
        for table in games.values():
            if table != games["open"]:
                await _moves(house, table)
        await house.act("Ben", games["resigned"], "resign")
        await house.act("Ada", games["agreed"], "offer", what="end")
        await house.act("Ben", games["agreed"], "reply", agrees=True)
        body = {"ruleset": "arkadia", "seats": [ME, BOT], "position": late_text()}
        games["foreign"] = str((await house["Ada"].post("/tables", body))["id"])
        games["uploaded"] = await _uploaded(house["Ada"].client, games["agreed"])
        while (await house["Ada"].wait(games["foreign"], lambda one: one["to_move"] != 1))["state"] == "running":
            await house["Ada"].play_on(games["foreign"])
        return games, {name: person.client.cookies[COOKIE] for name, person in house.people.items()}


async def _uploaded(browser: httpx.AsyncClient, table: str) -> str:
    """Take the record of a game, and upload it."""
    record = (await browser.get(f"/api/tables/{table}/record")).text
    return str((await browser.post("/api/records", content=record)).json()["id"])


async def _moves(house: House, table: str) -> None:
    """A few moves of both, with an undo."""
    for name in ("Ada", "Ben"):
        legal = await house[name].legal(table)
        await house[name].play(table, legal[-1])
        await house[name].undo(table)
        await house[name].play_on(table)


def play_on(url: str, table: str, cookies: Cookies) -> int:
    """Let everybody play their present turn at a table of this database; returns the version after it."""

    async def play() -> int:
        with TemporaryDirectory() as folder:
            settings = replace(settings_for(Path(folder)), database_url=url)
            async with an_app(settings) as app:
                for cookie in cookies.values():
                    async with a_person(app) as person:
                        person.client.cookies.set(COOKIE, cookie)
                        await person.play_on(table)
                        version = await person.version(table)
                return version

    return asyncio.run(play())


def in_a_process(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run `arktable` in a process: it has only imported what the command imports."""
    given = {**os.environ, "ARKTABLE_LANG": "en", **environment}
    command = [*PROGRAM, *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False, env=given)
