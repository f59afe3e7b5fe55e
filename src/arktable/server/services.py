"""Everything a running server consists of below the framework, put together once."""

from __future__ import annotations

from collections.abc import Callable

from arktable.engine.game import Game
from arktable.jobs.job import Thinking
from arktable.server.bots.at_table import BotsAtTable
from arktable.server.bots.hints import Hints
from arktable.server.bus.protocol import Bus
from arktable.server.library.collection import Collection
from arktable.server.library.records import Records
from arktable.server.lobby.lessons import Lessons
from arktable.server.lobby.lobby import OpeningLobby
from arktable.server.lookback.analysis import Analyses
from arktable.server.lookback.history import History
from arktable.server.lookback.reports import Reports
from arktable.server.lookback.reviews import Reviews
from arktable.server.lookback.standings import Standings
from arktable.server.people.accounts import Accounts
from arktable.server.people.awards import Awards
from arktable.server.people.carrying import Carrying
from arktable.server.people.presence import Presence
from arktable.server.people.sessions import Sessions
from arktable.server.running.encoded import Encoded
from arktable.server.running.health import Health
from arktable.server.running.limits import Limits
from arktable.server.running.offload import Beside
from arktable.server.running.questions import Intake
from arktable.server.running.times import utc_now
from arktable.server.settings import Settings
from arktable.server.store.protocol import Store
from arktable.server.tables.cache import TableCache
from arktable.server.tables.editions import Editions
from arktable.server.tables.seating import Seating
from arktable.server.tables.stand_in import StandIns
from arktable.server.tables.tables import Tables


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
        self.accounts = Accounts(store, self.sessions, self.cache.seats_of, bus, limits, now)
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
