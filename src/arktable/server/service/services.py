"""Everything a running server consists of below the framework, put together once."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime

from arktable.engine.game import Game
from arktable.engine.registry import find_game as find_installed
from arktable.server.bus.memory import MemoryBus
from arktable.server.bus.protocol import Bus
from arktable.server.service.accounts import Accounts
from arktable.server.service.awards import Awards
from arktable.server.service.bot_job import Thinking
from arktable.server.service.bot_pool import BotPool
from arktable.server.service.bots_at_table import BotsAtTable
from arktable.server.service.cache import TableCache
from arktable.server.service.editions import Editions
from arktable.server.service.history import History
from arktable.server.service.limits import Limit
from arktable.server.service.lobby import OpeningLobby
from arktable.server.service.presence import Presence
from arktable.server.service.tables import Tables
from arktable.server.settings import Settings
from arktable.server.store.store import Store


def utc_now() -> str:
    """The time as the wire and the store write it."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


class Services:
    """The services of a running server. `open_services` makes them, and they are closed when the server ends."""

    def __init__(
        self, settings: Settings, store: Store, bus: Bus, thinking: Thinking, find_game: Callable[[str], Game]
    ) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus
        self.presence = Presence()
        self.find_game = find_game
        editions = Editions(find_game)
        self.cache = TableCache(store, editions, settings.cached_tables)
        self.tables = Tables(store, self.cache, bus, self.presence, utc_now)
        self.accounts = Accounts(store, self.cache, bus, Limit(settings.limit_guests, time.monotonic), utc_now)
        opened = Limit(settings.limit_tables, time.monotonic)
        self.lobby = OpeningLobby(self.tables, find_game, editions, opened, settings.seed)
        self.history = History(self.tables, find_game, Limit(settings.limit_records, time.monotonic))
        self.awards = Awards(store)
        self.bots = BotsAtTable(self.tables, thinking, settings.bot_pause)
        self.tables.on_change = self.bots.look

    async def close(self) -> None:
        await self.bots.close()
        await self.store.close()


async def open_services(
    settings: Settings, thinking: Thinking | None = None, find_game: Callable[[str], Game] = find_installed
) -> Services:
    """Open the store, make all services, and let the bots play on."""
    store = await Store.open(settings.database_url)
    pool = thinking or BotPool(settings.bot_workers, settings.bot_seconds)
    services = Services(settings, store, MemoryBus(), pool, find_game)
    services.bots.start()
    return services
