"""Opens the services of a server: on a database, with threads for expensive work and processes for bots."""

from __future__ import annotations

from collections.abc import Callable

from arktable.engine.game import Game
from arktable.engine.registry import find_game as find_installed
from arktable.jobs.job import Thinking
from arktable.server.bots.build import BotBuild
from arktable.server.bots.pool import BotPool
from arktable.server.bus.memory import MemoryBus
from arktable.server.distance.distance import Distance
from arktable.server.intake.pool import IntakePool, command_of
from arktable.server.running.intake_protocol import Intake
from arktable.server.running.limits import COST_OF_COSTLY, Limits
from arktable.server.running.threads import Threads
from arktable.server.running.times import utc_now
from arktable.server.services import Services
from arktable.server.settings import Settings
from arktable.server.store.sql import SqlStore


async def open_services(
    settings: Settings,
    limits: Limits,
    thinking: Thinking | None = None,
    find_game: Callable[[str], Game] = find_installed,
    now: Callable[[], str] = utc_now,
    intake: Intake | None = None,
) -> Services:
    """Open the store, create all services, and resume the bots."""
    store = await SqlStore.open(settings.database_url, settings.database_seconds)
    pool = thinking or BotPool(settings.bot_workers, settings.bot_seconds, build=BotBuild(settings.build))
    reading = intake or _intake(settings, limits)
    if store.is_shared:
        return await _open_shared(settings, limits, store, pool, reading, find_game, now)
    services = Services(settings, limits, store, MemoryBus(), pool, Threads(), reading, find_game, now)
    distance = Distance(services, store.distance)
    services.distance = distance
    await distance.start()
    services.bots.start()
    return services


async def _open_shared(
    settings: Settings,
    limits: Limits,
    store: SqlStore,
    pool: Thinking,
    reading: Intake,
    find_game: Callable[[str], Game],
    now: Callable[[], str],
) -> Services:
    """As `open_services`, for one of several processes on a PostgreSQL database."""
    # Only here: they need its driver, which not every installation has.
    from arktable.server.sharing.bus import SharedBus  # noqa: PLC0415
    from arktable.server.sharing.sharing import Sharing  # noqa: PLC0415
    from arktable.server.store.shared.news import News  # noqa: PLC0415

    bus = SharedBus(News(store.driver_arguments(), store.process))
    services = Services(settings, limits, store, bus, pool, Threads(), reading, find_game, now)
    sharing = Sharing(
        store.process, store.processes, bus, services.tables, services.presence, services.sessions, limits
    )
    services.sharing = sharing
    sharing.bots.wake = sharing.look_at
    distance = Distance(services, store.distance)
    services.distance = distance
    sharing.life.on_renewal.append(distance.carrying.look_again)
    await sharing.start()
    await distance.start()
    services.bots.start()
    return services


def _intake(settings: Settings, limits: Limits) -> IntakePool:
    """The processes of the intake. A client whose input exceeds their limits is charged for it."""
    command = command_of(settings.intake_seconds, settings.intake_memory)

    def fine(client: str) -> None:
        limits.expensive.fine(client, COST_OF_COSTLY)

    return IntakePool(settings.intake_workers, settings.intake_seconds, command, fine)
