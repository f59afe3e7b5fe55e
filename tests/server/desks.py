"""People at a desk, for tests: they ask what they would ask a server."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from arktable.server.browser.desk import Desk, desk_settings, open_desk
from arktable.server.services import Services
from tests.server.cupboards import MemoryCupboard
from tests.server.helpers import SEED, Person


class AtDesk(Person):
    """Somebody who asks a desk."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @property
    def services(self) -> Services:
        return self.desk.services

    async def ask(self, method: str, path: str, status: int = 200, **more: Any) -> Any:
        body = json.dumps(more["json"]) if "json" in more else more.get("content", "")
        found, kind, text = await self.desk.ask(method, f"/api{path}", body, "application/json")
        assert found == status, text
        return json.loads(text) if kind == "application/json" else text


@asynccontextmanager
async def a_desk(cupboard: MemoryCupboard, **more: Any) -> AsyncIterator[AtDesk]:
    """A desk on this cupboard, with bots that wait for nobody."""
    changes = {"bot_pause": 0.0, "bot_retry": 0.01, "seed": SEED, **more.pop("settings", {})}
    desk = await open_desk(cupboard, settings=desk_settings(**changes), **more)
    try:
        yield AtDesk(desk)
    finally:
        await desk.close()
