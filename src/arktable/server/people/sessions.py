"""Sessions: a cache of the person of each token, and notifications when a session ends."""

from __future__ import annotations

import hashlib
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

from arktable.server.running.errors import Refused
from arktable.server.store.protocol import Store
from arktable.server.store.rows import AccountRow

MOST_REMEMBERED: Final = 10_000
TOKEN_MOST: Final = 100
SECONDS_REMEMBERED: Final = 30.0
"""A session is looked up again after this time: another process may have ended it."""


async def _valid(_session_id: str) -> bool:
    """The default check: a session without an end."""
    return True


def _nothing(_id: str) -> None:
    """The default listener."""


class Watch:
    """Tells whether a session has ended while a connection was open."""

    def __init__(self, stop: Callable[[], None] = lambda: None) -> None:
        self.ended = False
        self.stop = stop

    def check(self) -> None:
        """Raise `Refused` if the session has ended."""
        if self.ended:
            raise Refused("forbidden", "session-ended")


class Sessions:
    """Finds the person of a session. Cache entries are updated when a session ends or a person is renamed."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._clock = clock
        # Called when a session is looked up: notes its use, and tells whether it is still valid.
        self.on_use: Callable[[str], Awaitable[bool]] = _valid
        # Called to tell other processes, with a session that has ended or a person who has another name.
        self.on_ended: Callable[[str], None] = _nothing
        self.on_renamed: Callable[[str], None] = _nothing
        self._remembered: OrderedDict[str, tuple[AccountRow, float]] = OrderedDict()
        self._watches: dict[str, list[tuple[Watch, Callable[[], None]]]] = {}
        self._changes = (
            0  # number of renames and ended sessions; a row that was read before a change may be out of date
        )

    async def holder(self, token: str | None) -> AccountRow | None:
        """The person of this session; None for a visitor."""
        if not token or len(token) > TOKEN_MOST:
            return None
        session_id = hash_of(token)
        known = self._remembered.get(session_id)
        if known is not None and self._clock() < known[1]:
            self._remembered.move_to_end(session_id)
            return known[0]
        changes = self._changes
        person = await self._store.account_of(session_id)
        if person is not None and not await self.on_use(session_id):
            person = None
        if person is None and known is not None:
            self.ended([session_id])
        if person is not None and changes == self._changes:
            self._remember(session_id, person)
        return person

    def begun(self, session_id: str, person: AccountRow) -> None:
        """Note a new session of this person."""
        self._remember(session_id, person)

    def renamed(self, person: AccountRow) -> None:
        """Note the new name of this person."""
        self.on_renamed(person.id)
        self._changes += 1
        for session_id, (known, until) in self._remembered.items():
            if known.id == person.id:
                self._remembered[session_id] = person, until

    def forget(self, account_id: str) -> None:
        """Look up the sessions of this person again: another process has changed the name."""
        self._changes += 1
        for session_id in [one for one, (known, _) in self._remembered.items() if known.id == account_id]:
            del self._remembered[session_id]

    def forget_all(self) -> None:
        """Look up all sessions again. Those that have ended are noticed then."""
        self._changes += 1
        self._remembered = OrderedDict((one, (known, 0.0)) for one, (known, _) in self._remembered.items())

    def ended(self, session_ids: Iterable[str]) -> None:
        """Note that these sessions were removed, and notify their connections, also of other processes."""
        session_ids = list(session_ids)
        for session_id in session_ids:
            self.on_ended(session_id)
        self.ended_elsewhere(session_ids)

    def ended_elsewhere(self, session_ids: Iterable[str]) -> None:
        """Note that these sessions were removed, and notify their connections to this process."""
        self._changes += 1
        for session_id in session_ids:
            self._remembered.pop(session_id, None)
            for watch, notify in list(self._watches.get(session_id, ())):
                watch.ended = True
                notify()

    def watch(self, token: str | None, notify: Callable[[], None]) -> Watch:
        """Call `notify` when this session ends, until the watch is stopped."""
        if not token:
            return Watch()
        session_id = hash_of(token)
        watch = Watch(lambda: self._stop(session_id, watch))
        self._watches.setdefault(session_id, []).append((watch, notify))
        return watch

    def _stop(self, session_id: str, watch: Watch) -> None:
        left = [each for each in self._watches.get(session_id, ()) if each[0] is not watch]
        if left:
            self._watches[session_id] = left
        else:
            self._watches.pop(session_id, None)

    def _remember(self, session_id: str, person: AccountRow) -> None:
        self._remembered[session_id] = person, self._clock() + SECONDS_REMEMBERED
        self._remembered.move_to_end(session_id)
        while len(self._remembered) > MOST_REMEMBERED:
            self._remembered.popitem(last=False)


def hash_of(secret: str) -> str:
    """The hash of a token or a code; only this is stored."""
    return hashlib.sha256(secret.encode(errors="replace")).hexdigest()
