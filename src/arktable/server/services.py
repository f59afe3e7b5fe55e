"""Creates all services of a server and connects them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from arktable.engine.game import Game
from arktable.jobs.job import Thinking
from arktable.server.bots.at_table import BotsAtTable
from arktable.server.bots.evaluations import Evaluations
from arktable.server.bots.guide import Guide
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
from arktable.server.people.presence import Presence
from arktable.server.people.seat_links import SeatLinks
from arktable.server.people.sessions import Sessions
from arktable.server.running.encoded import Encoded
from arktable.server.running.health import Health
from arktable.server.running.intake_protocol import Intake
from arktable.server.running.limits import Limits
from arktable.server.running.offload import Offload
from arktable.server.running.times import utc_now
from arktable.server.settings import Settings
from arktable.server.store.protocol import Store
from arktable.server.tables.cache import TableCache
from arktable.server.tables.editions import Editions
from arktable.server.tables.seating import Seating
from arktable.server.tables.stand_in import StandIns
from arktable.server.tables.standing_answers import StandingAnswerService
from arktable.server.tables.tables import Tables


class Sharing(Protocol):
    """What a process does for others on the same database (`sharing/sharing.py`)."""

    @property
    def is_leader(self) -> bool:
        """Does this process do what is done once for all?"""

    async def close(self) -> None:
        """Hand back what this process does for all."""


class MoreServices(Protocol):
    """The services for play at a distance (`distance/distance.py`), which a browser does not load."""

    async def close(self) -> None:
        """End what runs in the background."""


class Services:
    """The services of a server, or of a browser without one. The creator must close them."""

    def __init__(
        self,
        settings: Settings,
        limits: Limits,
        store: Store,
        bus: Bus,
        thinking: Thinking,
        offload: Offload,
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
        self.cache = TableCache(store, editions, offload, intake, limits)
        self.offload = offload
        self.intake = intake
        self.tables = Tables(store, self.cache, bus, self.presence, now, self.offload, settings)
        self.standing_answers = StandingAnswerService(self.tables)
        self.tables.standing = self.standing_answers
        self.seating = Seating(self.tables, settings)
        self.stand_ins = StandIns(self.tables, settings)
        self.sessions = Sessions(store, limits.clock)
        self.accounts = Accounts(store, self.sessions, self.cache.seats_of, bus, limits, now)
        self.seat_links = SeatLinks(store, self.sessions, limits, now)
        self.lobby = OpeningLobby(self.tables, find_game, editions, intake, limits, settings)
        self.history = History(self.tables)
        self.records = Records(self.tables, intake, limits, settings)
        self.collection = Collection(self.tables, self.records, editions, settings)
        self.lessons = Lessons(find_game, self.offload)
        self.standings = Standings(self.tables)
        self.reports = Reports(self.tables)
        self.awards = Awards(store)
        self.health = Health(store, limits.clock)
        self.bots = BotsAtTable(self.tables, thinking, settings)
        self.evaluations = Evaluations(self.bots, thinking)
        self.hints = Hints(self.tables, self.bots, thinking, settings, self.evaluations)
        self.guide = Guide(self.tables, self.bots, thinking, settings)
        self.reviews = Reviews(self.tables, self.bots, thinking, self.evaluations, settings, limits)
        self.analyses = Analyses(self.tables, self.hints, self.evaluations, settings, limits)
        self.tables.on_change = self.bots.look
        self.distance: MoreServices | None = None  # set when a server is opened
        self.sharing: Sharing | None = None  # set where several processes share the database

    async def close(self) -> None:
        if self.distance is not None:
            await self.distance.close()
        await self.reviews.jobs.tasks.close()
        await self.evaluations.tasks.close()
        await self.bots.close()
        if self.sharing is not None:
            await self.sharing.close()
        await self.health.close()
        await self.intake.close()
        self.offload.close()
        await self.store.close()
