"""The parts of the store for play at a distance."""

from __future__ import annotations

from arktable.server.store.distance.ahead import SqlAhead
from arktable.server.store.distance.blocks import SqlBlocks
from arktable.server.store.distance.clocks import SqlClocks
from arktable.server.store.distance.credentials import SqlCredentials
from arktable.server.store.distance.hosting import SqlHosting
from arktable.server.store.distance.invites import SqlInvites
from arktable.server.store.distance.moderation import SqlModeration
from arktable.server.store.distance.moving import SqlMoving
from arktable.server.store.distance.notices import SqlNotices
from arktable.server.store.distance.own import SqlOwn
from arktable.server.store.distance.people import SqlPeople
from arktable.server.store.distance.programs import SqlPrograms
from arktable.server.store.distance.ratings import SqlRatings
from arktable.server.store.distance.sessions import SqlSessions
from arktable.server.store.distance.shelf import SqlShelf
from arktable.server.store.distance.talk import SqlTalk
from arktable.server.store.distance.tickets import SqlTickets
from arktable.server.store.distance.tournaments import SqlTournaments
from arktable.server.store.distance.welcome import SqlWelcome
from arktable.server.store.part import Read
from arktable.server.store.writer import Writer


class SqlDistance:
    """Each part has the SQL of one subject."""

    def __init__(self, writer: Writer, read: Read) -> None:
        self.clocks = SqlClocks(writer, read)
        self.people = SqlPeople(writer, read)
        self.credentials = SqlCredentials(writer, read)
        self.sessions = SqlSessions(writer, read)
        self.tickets = SqlTickets(writer, read)
        self.moving = SqlMoving(writer, read)
        self.invites = SqlInvites(writer, read)
        self.notices = SqlNotices(writer, read)
        self.talk = SqlTalk(writer, read)
        self.moderation = SqlModeration(writer, read)
        self.tournaments = SqlTournaments(writer, read)
        self.own = SqlOwn(writer, read)
        self.ratings = SqlRatings(writer, read)
        self.ahead = SqlAhead(writer, read)
        self.hosting = SqlHosting(writer, read)
        self.shelf = SqlShelf(writer, read)
        self.blocks = SqlBlocks(writer, read)
        self.programs = SqlPrograms(writer, read)
        self.welcome = SqlWelcome(writer, read)
