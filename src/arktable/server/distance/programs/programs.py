"""The services for bot accounts, put together."""

from __future__ import annotations

from arktable.server.distance.moderation.bans import Bans
from arktable.server.distance.programs.accounts import ProgramAccounts, ProgramNames
from arktable.server.distance.programs.at_table import TableStream
from arktable.server.distance.programs.events import EventStream
from arktable.server.distance.programs.feed import Streams
from arktable.server.distance.signin.leaving import Leaving
from arktable.server.services import Services
from arktable.server.store.distance.sql import SqlDistance


class Programs:
    """Bot accounts, and the streams to their programs."""

    def __init__(self, services: Services, store: SqlDistance, leaving: Leaving, bans: Bans) -> None:
        names = ProgramNames(store.programs, store.people, services.settings.limit_bot_accounts, services.tables.now)
        self.accounts = ProgramAccounts(store.programs, names, services.sessions, leaving, bans)
        streams = Streams(services.sessions, services.bus, services.limits)
        self.at_table = TableStream(streams, services.tables, services.bots)
        self.events = EventStream(streams, store)
