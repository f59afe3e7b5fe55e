"""Opens the services of a server: on a database, with threads for dear work and processes for bots."""

from __future__ import annotations

from collections.abc import Callable

from arktable.engine.game import Game
from arktable.engine.registry import find_game as find_installed
from arktable.server.bus.memory import MemoryBus
from arktable.server.service.bot_job import Thinking
from arktable.server.service.bot_pool import BotPool
from arktable.server.service.limits import Limits
from arktable.server.service.services import Services
from arktable.server.service.threads import Threads
from arktable.server.service.times import utc_now
from arktable.server.settings import Settings
from arktable.server.store.sql import SqlStore


async def open_services(
    settings: Settings,
    limits: Limits,
    thinking: Thinking | None = None,
    find_game: Callable[[str], Game] = find_installed,
    now: Callable[[], str] = utc_now,
) -> Services:
    """Open the store, make all services, and let the bots play on."""
    store = await SqlStore.open(settings.database_url, settings.database_seconds)
    pool = thinking or BotPool(settings.bot_workers, settings.bot_seconds)
    services = Services(settings, limits, store, MemoryBus(), pool, Threads(), find_game, now)
    services.bots.start()
    return services
