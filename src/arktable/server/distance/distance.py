"""The services for play at a distance, created after those of the tables."""

from __future__ import annotations

from functools import partial

from arktable.server.distance.clocks.actions import ClockActions
from arktable.server.distance.clocks.clocks import Clocks
from arktable.server.distance.features import Features
from arktable.server.distance.hidden import Hidden
from arktable.server.distance.invitations.coming import Coming
from arktable.server.distance.moderation.bans import Bans
from arktable.server.distance.moderation.moderation import Moderation
from arktable.server.distance.moderation.reporting import Reporting
from arktable.server.distance.notices.notices import Notices
from arktable.server.distance.notices.outbox import Outbox
from arktable.server.distance.notices.reminders import MINUTE, Reminders
from arktable.server.distance.notices.turns import TurnNotices
from arktable.server.distance.orders.carrying import Carrying
from arktable.server.distance.orders.orders import OrdersAhead
from arktable.server.distance.orders.rehearsal import Rehearsal
from arktable.server.distance.persons.exports import Exports
from arktable.server.distance.persons.my_tables import OwnTables
from arktable.server.distance.persons.player_records import PlayerRecords
from arktable.server.distance.persons.rematches import Rematches
from arktable.server.distance.programs.programs import Programs
from arktable.server.distance.proposals.endings import Endings
from arktable.server.distance.proposals.votes import Votes
from arktable.server.distance.ratings.ratings import Ratings
from arktable.server.distance.retention import DAY, Retention
from arktable.server.distance.signin.signin import SignIn
from arktable.server.distance.talk.chat import TableChat
from arktable.server.distance.talk.notes import Notes
from arktable.server.distance.tournaments.rounds import Rounds
from arktable.server.distance.tournaments.shown import ShownTournaments
from arktable.server.distance.tournaments.tournaments import Tournaments
from arktable.server.services import Services
from arktable.server.store.distance.sql import SqlDistance


class Distance:
    """The services for play at a distance. `start` begins what runs in the background."""

    def __init__(self, services: Services, store: SqlDistance) -> None:
        self.store = store
        self.features = Features(services.settings)
        self.clocks = Clocks(services.tables, store.clocks, services.stand_ins, services.settings)
        self.clock_actions = ClockActions(services.tables, self.clocks, store.clocks)
        self.signin = SignIn(services, store, self.features)

        self.endings = Endings(services.tables, self.clocks)
        self.votes = Votes(services.tables, services.stand_ins, self.endings, store.invites)

        self.chat = TableChat(services.tables, store.talk, store.blocks, services.limits)
        self.notes = Notes(services.tables, store.talk)
        self.turn_notices = TurnNotices(services.tables, store.clocks, services.presence)
        self.outbox = Outbox(store.notices, services.tables.now, self.turn_notices.needed)
        self.turn_notices.outbox = self.outbox
        services.tables.on_commit.append(self.turn_notices.committed)
        self.reminders = Reminders(services.tables, store, self.turn_notices)
        self.bans = Bans(
            store.moderation, store.sessions, services.sessions, services.seating, services.tables, services.tables.now
        )
        services.accounts.on_banned = self.bans.refuse
        self.signin.signing.on_sign_in = self.bans.check
        self.reporting = Reporting(store, services.tables, self.bans, services.limits)
        self.ratings = Ratings(store.ratings, self.features, services.tables.now)
        self.moderation = Moderation(store, services.tables, self.endings, self.bans, self.ratings)
        self.retention = Retention(store, self.signin.sessions, self.bans, services.settings, services.tables.now)
        self.notices = Notices(services, store, self.outbox, self.turn_notices, self.features)
        services.tables.on_commit.append(self.ratings.committed)
        self.signin.signing.on_bring = self.ratings.brought
        self.own_tables = OwnTables(store.own)
        self.player_records = PlayerRecords(store.own, store.people, self.ratings)
        self.exports = Exports(store.own, store.notices, self.own_tables, self.player_records, services.collection)
        self.carrying = Carrying(services.tables, store.ahead, self.outbox)
        self.turn_notices.is_held = store.ahead.is_held
        self.orders = OrdersAhead(services.tables, store.ahead, self.carrying)
        self.bans.on_running = self.orders.withdraw
        self.rehearsal = Rehearsal(services.tables)
        self.coming = Coming(services, store, self.signin, self.outbox)
        self.rematches = Rematches(
            services.tables, services.lobby, self.coming.entrance, store.hosting, store.own, self.outbox
        )
        self.programs = Programs(services, store, self.signin.leaving, self.bans)
        self._every = services.settings.sweep_seconds
        self.hidden = Hidden(services.presence, services.bus)

        def least(ruleset: str) -> int:
            return services.find_game(ruleset).facts.seats_min

        self.rounds = Rounds(
            services.tables, services.lobby, store.tournaments, store.people, self.endings, self.outbox, least
        )
        self.tournaments = Tournaments(services, store.tournaments, store.people, self.rounds, self.endings)
        self.shown_tournaments = ShownTournaments(store.tournaments, store.people, least)
        self.signin.leaving.on_delete.append(self.tournaments.left)
        if (sharing := services.sharing) is not None:  # of several processes one does this
            for repeated in (self.reminders.repeated, self.retention.repeated, self.rounds.repeated):
                repeated.is_ours = partial(getattr, sharing, "is_leader")

    async def start(self) -> None:
        self.hidden.start(await self.store.people.hiding())
        await self.clocks.start()
        self.outbox.repeated.start(self._every)
        if self._every > 0:
            self.reminders.repeated.start(MINUTE, at_once=True)
            self.retention.repeated.start(DAY, at_once=True)
            self.rounds.repeated.start(self._every, at_once=True)
        self.ratings.start()
        await self.carrying.start(self._every)

    async def close(self) -> None:
        await self.carrying.close()
        await self.ratings.settled()
        await self.rounds.repeated.close()
        await self.retention.repeated.close()
        await self.reminders.repeated.close()
        await self.outbox.close()
        await self.notices.close()
        await self.clocks.close()
        self.signin.close()
