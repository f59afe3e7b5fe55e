"""Processes are replaced one after the other, also by a version with a newer schema, and no move is lost."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import Connection

from arktable.server.store import opening
from arktable.server.store.keeping.upgrading import upgrade
from arktable.server.store.opening import make_engine
from arktable.server.store.upgrades import STEPS
from tests.server.helpers import BOT, ME, a_person, an_app
from tests.server.sharing.pair import elsewhere, settings_on, watching

pytestmark = pytest.mark.anyio


def _newer(connection: Connection) -> None:
    """A later schema: a table and a column with a default."""
    connection.exec_driver_sql("CREATE TABLE novelty (id VARCHAR(40) PRIMARY KEY)")
    connection.exec_driver_sql("ALTER TABLE game_table ADD COLUMN novel TEXT NOT NULL DEFAULT ''")


async def test_a_process_of_the_version_before_serves_until_it_is_replaced(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    newest = max(STEPS) + 1
    async with an_app(settings_on(postgres)) as old, a_person(old, "Ada") as ada:
        table = await ada.create(ME, BOT)
        await ada.play_on(table)
        # The upgrade, while the old process serves.
        engine = make_engine(postgres)
        await asyncio.to_thread(upgrade, engine, steps={**STEPS, newest: _newer})
        engine.dispose()
        monkeypatch.setattr(opening, "SCHEMA_VERSION", newest)
        async with an_app(settings_on(postgres)) as new, elsewhere(ada, new) as moved:
            async with watching(old, table) as before, watching(new, table) as after:
                await ada.wait(table, lambda brief: brief["to_move"] == 0)
                await ada.play_on(table)
                other = await ada.create(ME, BOT)  # the old process writes new tables, too
                version = await ada.version(table)
                await before.at_version(version)
                await after.at_version(version)
            assert old.services.sharing is not None
            await old.services.sharing.close()  # it hands back what it does for all
            old.services.sharing = None
            assert (await moved.get(f"/tables/{other}"))["table"]["id"] == other
            await moved.wait(table, lambda brief: brief["to_move"] == 0)
            await moved.play_on(table)
            assert await moved.version(table) > version
