"""Everything a running server consists of below the framework, put together once."""

from __future__ import annotations

from collections.abc import Callable

from arktable.engine.game import Game
from arktable.server.bus.protocol import Bus
from arktable.server.service.accounts import Accounts
from arktable.server.service.analysis import Analyses
from arktable.server.service.awards import Awards
from arktable.server.service.beside import Beside
from arktable.server.service.bot_job import Thinking
from arktable.server.service.bots_at_table import BotsAtTable
from arktable.server.service.cache import TableCache
from arktable.server.service.carrying import Carrying
from arktable.server.service.collection import Collection
from arktable.server.service.editions import Editions
from arktable.server.service.encoded import Encoded
from arktable.server.service.health import Health
from arktable.server.service.hints import Hints
from arktable.server.service.history import History
from arktable.server.service.intake.questions import Intake
from arktable.server.service.lessons import Lessons
from arktable.server.service.limits import Limits
from arktable.server.service.lobby import OpeningLobby
from arktable.server.service.presence import Presence
from arktable.server.service.records import Records
from arktable.server.service.reports import Reports
from arktable.server.service.reviews import Reviews
from arktable.server.service.seating import Seating
from arktable.server.service.sessions import Sessions
from arktable.server.service.stand_in import StandIns
from arktable.server.service.standings import Standings
from arktable.server.service.tables import Tables
from arktable.server.service.times import utc_now
from arktable.server.settings import Settings
from arktable.server.store.protocol import Store


class Services:
    """The services of a running server, or of a browser that is its own server. Whoever makes them closes them."""

    def __init__(
        self,
        settings: Settings,
        limits: Limits,
        store: Store,
        bus: Bus,
        thinking: Thinking,
        beside: Beside,
        intake: Intake,
        find_game: Callable[[str], Game],
        now: Callable[[], str] = utc_now,
    ) -> None:
        self.settings = settings
        self.limits = limits
        self.store = store
        self.bus = bus
        self.presence = Presence(limits.clock)
        self.find_game = find_game
        self.encoded = Encoded()
        editions = Editions(find_game)
        self.cache = TableCache(store, editions, beside, intake, limits)
        self.beside = beside
        self.intake = intake
        self.tables = Tables(store, self.cache, bus, self.presence, now, self.beside, settings)
        self.seating = Seating(self.tables, settings)
        self.stand_ins = StandIns(self.tables, settings)
        self.sessions = Sessions(store)
        self.accounts = Accounts(store, self.sessions, self.cache, bus, limits, now)
        self.carrying = Carrying(store, self.sessions, limits, now)
        self.lobby = OpeningLobby(self.tables, find_game, editions, intake, limits, settings)
        self.history = History(self.tables)
        self.records = Records(self.tables, intake, limits, settings)
        self.collection = Collection(self.tables, self.records, editions, settings)
        self.lessons = Lessons(find_game, self.beside)
        self.standings = Standings(self.tables)
        self.reports = Reports(self.tables)
        self.awards = Awards(store)
        self.health = Health(store, limits.clock)
        self.bots = BotsAtTable(self.tables, thinking, settings)
        self.hints = Hints(self.tables, self.bots, thinking, settings)
        self.reviews = Reviews(self.tables, self.bots, thinking, settings, limits)
        self.analyses = Analyses(self.tables, self.bots, thinking, settings, limits)
        self.tables.on_change = self.bots.look

    async def close(self) -> None:
        await self.reviews.close()
        await self.analyses.close()
        await self.bots.close()
        await self.health.close()
        await self.intake.close()
        self.beside.close()
        await self.store.close()
