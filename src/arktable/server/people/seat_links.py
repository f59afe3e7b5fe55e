"""Seat links: a code with which a guest continues in another browser, with all seats, games and the name.

A code is shown once and works once. The browser in which it was made stays signed in. Only the hash of a code is
stored, and all codes that cannot be used get the same answer.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final

from arktable.server.people.accounts import new_token
from arktable.server.people.sessions import Sessions, hash_of
from arktable.server.running.errors import Refused
from arktable.server.running.limits import Limits
from arktable.server.running.times import days_after
from arktable.server.store.protocol import SeatLinkStore, Store
from arktable.server.store.rows import AccountRow, SeatLinkRow
from arktable.server.wire.people import Carry, CarryState, NewCarry

DAYS: Final = 90
"""An unused link expires after this time."""
GROUPS: Final = 4
GROUP: Final = 4
LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32: 16 letters are 80 bits. Letters that are easily misread are mapped to the intended one."""
MISREAD: Final = str.maketrans({"O": "0", "I": "1", "L": "1", "-": None, " ": None})
MOST_COUNTED: Final = 50


class SeatLinks:
    """Makes, shows and revokes the link of a person, and redeems codes."""

    def __init__(self, store: Store, sessions: Sessions, limits: Limits, now: Callable[[], str]) -> None:
        self._store = store
        self._sessions = sessions
        self._limits = limits
        self._now = now

    @property
    def _links(self) -> SeatLinkStore:
        links = self._store.seat_links
        if links is None:
            raise Refused("forbidden", "carry-alone")
        return links

    async def state(self, person: AccountRow | None) -> Carry:
        """The state of the person's link, and the number of browsers with a session of the person."""
        links = self._links
        if person is None:
            return {"state": "none", "made": None, "lapses": None, "used": None, "browsers": 0}
        row = await links.of(person.id)
        return {
            "state": self._state(row),
            "made": row.made if row else None,
            "lapses": row.lapses if row else None,
            "used": row.used if row else None,
            "browsers": await links.browsers(person.id),
        }

    def _state(self, row: SeatLinkRow | None) -> CarryState:
        if row is None:
            return "none"
        if row.used is not None:
            return "used"
        return "open" if row.lapses > self._now() else "lapsed"

    async def make(self, person: AccountRow | None) -> NewCarry:
        """A new link, which replaces the previous one. Its code cannot be shown again."""
        links, person = self._links, _somebody(person)
        self._limits.seat_links.spend(person.id)
        letters = "".join(secrets.choice(LETTERS) for _ in range(GROUPS * GROUP))
        now = self._now()
        await links.put(SeatLinkRow(person.id, hash_of(letters), now, days_after(now, DAYS)))
        code = "-".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP))
        return {"code": code, "carry": await self.state(person)}

    async def revoke(self, person: AccountRow | None) -> Carry:
        """Revoke the link of this person, unless it was used."""
        links, person = self._links, _somebody(person)
        await links.drop(person.id)
        return await self.state(person)

    async def end_others(self, person: AccountRow | None, token: str) -> Carry:
        """End all other sessions of this person, and the link, so that an ended browser cannot return with it."""
        links, person = self._links, _somebody(person)
        self._sessions.ended(await links.end_others(person.id, hash_of(token)))
        return await self.state(person)

    async def redeem(
        self, client: str, person: AccountRow | None, token: str, code: str, leave: bool
    ) -> tuple[AccountRow, str]:
        """The person of this code, and the token of a new session.

        `person` and `token` are those of the browser that asks. If its guest has tables, the guest is given up only
        with `leave`.
        """
        links = self._links
        self._limits.seat_links.spend(client)
        hashed = hash_of(code.upper().translate(MISREAD))
        found = await links.open_for(hashed, self._now())
        if found is None:
            raise unknown()
        if person is not None and person.id == found.id:
            raise Refused("conflict", "carry-here")
        if person is not None and not leave:
            await self._check_leaving(person, found)
        new = new_token()
        replaced = hash_of(token) if person is not None else None
        taken = await links.redeem(hashed, self._now(), hash_of(new), replaced)
        if taken is None:
            raise unknown()
        if replaced is not None:
            self._sessions.ended([replaced])
        return taken, new

    async def _check_leaving(self, person: AccountRow, found: AccountRow) -> None:
        """Refuse to give up a guest with tables, unless the client has confirmed it."""
        tables = len(await self._store.tables_of(person.id, MOST_COUNTED))
        if tables:
            now = await self.state(person)
            kept = now["state"] == "open" or now["browsers"] > 1
            raise Refused(
                "conflict",
                "carry-leaves",
                who=found.name,
                name=person.name,
                tables=tables,
                kept="yes" if kept else "no",
            )


def unknown() -> Refused:
    """The error for every code that cannot be used: unknown, used, revoked or expired."""
    return Refused("missing", "carry-unknown")


def _somebody(person: AccountRow | None) -> AccountRow:
    if person is None:
        raise Refused("forbidden", "carry-nobody")
    return person
