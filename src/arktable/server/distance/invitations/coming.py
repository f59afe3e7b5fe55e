"""The services for who comes to tables, put together."""

from __future__ import annotations

from arktable.server.distance.invitations.agreeing import Agreeing
from arktable.server.distance.invitations.blocking import Blocking
from arktable.server.distance.invitations.entrance import InvitedEntrance
from arktable.server.distance.invitations.hosting import Hosting
from arktable.server.distance.invitations.invitations import Invitations
from arktable.server.distance.invitations.letter import Letters
from arktable.server.distance.invitations.reach import Reaching
from arktable.server.distance.invitations.shelf import Shelf
from arktable.server.distance.invitations.watching import Watching
from arktable.server.distance.invitations.welcome import Welcomes
from arktable.server.distance.notices.outbox import Outbox
from arktable.server.distance.signin.signin import SignIn
from arktable.server.services import Services
from arktable.server.store.distance.sql import SqlDistance


class Coming:
    """Invitations, hosts, watching and putting away."""

    def __init__(self, services: Services, store: SqlDistance, signin: SignIn, outbox: Outbox) -> None:
        tables, seating, settings = services.tables, services.seating, services.settings
        self.welcomes = Welcomes(store.welcome, store.people, signin.addresses, settings, tables.now)
        signin.becoming.check_guest = self.welcomes.check_becoming
        self.entrance = entrance = InvitedEntrance(
            tables, store.invites, store.blocks, store.hosting, store.programs, self.welcomes
        )
        self.invitations = Invitations(tables, seating, entrance, store, outbox, services.limits)
        self.blocking = Blocking(tables, self.invitations, entrance, store)
        self.hosting = Hosting(tables, seating, entrance, store.hosting, store.invites, settings)
        self.agreeing = Agreeing(services, entrance, store.hosting, outbox)
        self.letters = Letters(tables, entrance, store.invites, store.hosting, store.people, services.find_game)
        self.reaching = Reaching(tables, signin.addresses, settings)
        self.watching = Watching(tables, services.lobby, services.limits)
        self.shelf = Shelf(tables, store.shelf)
        services.lobby.put_away = self.shelf.of
