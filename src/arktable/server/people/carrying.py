"""Seat links: a code that carries a guest, with all seats, games and the name, to another browser.

A code is shown to its person once and works once. The browser in which it was made stays signed in. Only the hash of a
code is stored, and every code that cannot be used gets the same answer.
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
from arktable.server.store.protocol import Carries, Store
from arktable.server.store.rows import AccountRow, CarryRow
from arktable.server.wire.carry import Carry, CarryState, NewCarry

DAYS: Final = 90
"""A link that nobody has used lapses after this time."""
GROUPS: Final = 4
GROUP: Final = 4
LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's 32 letters: 16 of them are 80 bits. What is easily misread is read as the letter that is meant."""
MISREAD: Final = str.maketrans({"O": "0", "I": "1", "L": "1", "-": None, " ": None})
MOST_COUNTED: Final = 50


class Carrying:
    """Makes, shows and revokes the link of a person, and takes a person along to another browser."""

    def __init__(self, store: Store, sessions: Sessions, limits: Limits, now: Callable[[], str]) -> None:
        self._store = store
        self._sessions = sessions
        self._limits = limits
        self._now = now

    @property
    def _carries(self) -> Carries:
        carries = self._store.carries
        if carries is None:
            raise Refused("forbidden", "carry-alone")
        return carries

    async def state(self, person: AccountRow | None) -> Carry:
        """What became of the link of this person, and how many browsers have a session of theirs."""
        carries = self._carries
        if person is None:
            return {"state": "none", "made": None, "lapses": None, "used": None, "browsers": 0}
        row = await carries.of(person.id)
        return {
            "state": self._state(row),
            "made": row.made if row else None,
            "lapses": row.lapses if row else None,
            "used": row.used if row else None,
            "browsers": await carries.browsers(person.id),
        }

    def _state(self, row: CarryRow | None) -> CarryState:
        if row is None:
            return "none"
        if row.used is not None:
            return "used"
        return "open" if row.lapses > self._now() else "lapsed"

    async def make(self, person: AccountRow | None) -> NewCarry:
        """A new link, in the place of the one before. Nobody is told its code again."""
        carries, person = self._carries, _somebody(person)
        self._limits.carries.spend(person.id)
        letters = "".join(secrets.choice(LETTERS) for _ in range(GROUPS * GROUP))
        now = self._now()
        await carries.put(CarryRow(person.id, hash_of(letters), now, days_after(now, DAYS)))
        code = "-".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP))
        return {"code": code, "carry": await self.state(person)}

    async def revoke(self, person: AccountRow | None) -> Carry:
        """End the link of this person. Where it has been used there is nothing to end."""
        carries, person = self._carries, _somebody(person)
        await carries.drop(person.id)
        return await self.state(person)

    async def end_others(self, person: AccountRow | None, token: str) -> Carry:
        """End all other browsers of this person, and the link, so that an ended browser cannot come back with it."""
        carries, person = self._carries, _somebody(person)
        self._sessions.ended(await carries.end_others(person.id, hash_of(token)))
        return await self.state(person)

    async def redeem(
        self, client: str, person: AccountRow | None, token: str, code: str, leave: bool
    ) -> tuple[AccountRow, str]:
        """The person whom this code carries, and the token of a new session of theirs.

        `person` and `token` are those of the browser that asks. Another guest there who has tables is left only if the
        asker says so (`leave`).
        """
        carries = self._carries
        self._limits.carries.spend(client)
        hashed = hash_of(code.upper().translate(MISREAD))
        found = await carries.open_for(hashed, self._now())
        if found is None:
            raise unknown()
        if person is not None and person.id == found.id:
            raise Refused("conflict", "carry-here")
        if person is not None and not leave:
            await self._check_leaving(person, found)
        new = new_token()
        replaced = hash_of(token) if person is not None else None
        taken = await carries.redeem(hashed, self._now(), hash_of(new), replaced)
        if taken is None:
            raise unknown()
        if replaced is not None:
            self._sessions.ended([replaced])
        return taken, new

    async def _check_leaving(self, person: AccountRow, found: AccountRow) -> None:
        """Refuse to leave a guest with tables before the asker has been told what becomes of them."""
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
    """The one answer to every code that cannot be used: unknown, used, revoked or lapsed."""
    return Refused("missing", "carry-unknown")


def _somebody(person: AccountRow | None) -> AccountRow:
    if person is None:
        raise Refused("forbidden", "carry-nobody")
    return person
