"""The services of accounts and sign-in, put together."""

from __future__ import annotations

from arktable.server.distance.features import Features
from arktable.server.distance.signin import passwords
from arktable.server.distance.signin.accounts import PlayerAccounts
from arktable.server.distance.signin.addresses import Addresses
from arktable.server.distance.signin.attempts import Attempts
from arktable.server.distance.signin.becoming import Becoming
from arktable.server.distance.signin.devices import Devices
from arktable.server.distance.signin.leaving import Leaving
from arktable.server.distance.signin.passkeys import Passkeys
from arktable.server.distance.signin.session_list import SessionList
from arktable.server.distance.signin.signing import Signing, Visitor
from arktable.server.running.errors import Refused
from arktable.server.services import Services
from arktable.server.store.distance.sql import SqlDistance
from arktable.server.wire.distance.account import WayIn, WaysIn

MOST_COUNTED = 50


class SignIn:
    """Accounts, sessions, and all ways to sign in."""

    def __init__(self, services: Services, store: SqlDistance, features: Features) -> None:
        now = services.tables.now
        self._features = features
        self._store = services.store
        self.people = store.people
        self.addresses = Addresses(services.settings)
        self.attempts = Attempts(services.limits)
        self.passwords = passwords.Passwords()
        self.signing = Signing(
            store.people, store.sessions, store.moving, services.sessions, services.cache, services.bus, now
        )
        self.becoming = Becoming(store.people, self.signing, services.sessions, now)
        services.accounts.on_rename = self.becoming.rename
        self.accounts = PlayerAccounts(
            store.people, store.tickets, self.passwords, self.becoming, self.signing, self.attempts, now
        )
        self.passkeys = Passkeys(
            store.credentials, store.tickets, store.people, self.becoming, self.signing, self.attempts,
            self.addresses, now,
        )  # fmt: skip
        self.devices = Devices(
            store.tickets, store.people, store.sessions, self.signing, self.attempts, self.addresses, now
        )
        self.sessions = SessionList(store.sessions, services.sessions, self.signing, services.settings, now)
        self.leaving = Leaving(store.moving, self.signing, services.seating, services.tables, now)

    def close(self) -> None:
        self.passwords.close()

    def need(self, feature: str) -> None:
        """Refuse what this server cannot do."""
        found = self._features.all()[feature]
        if not found.on:
            raise Refused("missing", "feature-off", reason=found.reason)

    async def ways(self, visitor: Visitor) -> WaysIn:
        """The ways to sign in at the address that the browser uses, and what an asking guest would bring along."""
        person = await self.people.of(visitor.person.id) if visitor.person is not None else None
        guest = person if person is not None and person.state == "guest" else None
        tables = len(await self._store.tables_of(guest.id, MOST_COUNTED)) if guest is not None else 0
        return WaysIn(
            self._way("passkeys") or self.addresses.passkeys(),
            self._way("passwords") or WayIn(True),
            tables,
            guest.name if guest is not None else "",
            passwords.LEAST,
            passwords.MOST,
        )

    def _way(self, feature: str) -> WayIn | None:
        found = self._features.all()[feature]
        return None if found.on else WayIn(False, found.reason)
