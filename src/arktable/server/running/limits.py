"""Limits for clients, kept in memory.

There are two kinds of limits. A budget is spent and refills with time; places are taken and returned. The key is a
person's id, or the network of a client's address, because one client can have many accounts. Usage of an IPv6 client is
counted for its /64 network and for the /48 around it, which may belong to one customer.
"""

from __future__ import annotations

import ipaddress
import math
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from arktable.server.running.errors import Refused
from arktable.server.settings import Settings

NARROW: Final = "/64"
UNIX: Final = "unix"
"""The peer of a connection through a Unix socket, which only a proxy uses."""
MINUTE: Final = 60.0
TEN_MINUTES: Final = 600.0
TEN_SECONDS: Final = 10.0
DAY: Final = 86_400.0
MOST_KEYS: Final = 20_000
"""Number of clients whose budgets are kept; the least recently used is dropped first."""

# Expensive requests are counted in units of about 2 ms of CPU time. Measured: a snapshot late in a game of Water Frame
# for four, with 200 lines of the log, takes 1.5 ms and the request around it 0.5 ms; lists of 100 tables take 5.4 ms.
# A replay takes far longer, but runs in threads.
ENTRIES_PER_COST: Final = 100
"""A snapshot costs 1, plus 1 for this many entries of its log."""
MOST_ENTRIES_PAID: Final = 200
"""A snapshot contains at most this many entries (`views.py`)."""
COST_OF_LISTS: Final = 3
COST_OF_UPLOAD: Final = 5
"""Cost of an upload in expensive requests: it is read and played through."""
COST_OF_COSTLY: Final = 100
"""Cost of an upload that exceeded the limits of the intake, in expensive requests."""
COST_OF_REVIEW: Final = 10
"""Cost of a review in hints."""
DECISIONS_PER_COST: Final = 100
"""Looking at a moment costs 1, plus 1 for this many decisions that are replayed."""
MOST_DECISIONS_PAID: Final = 1000
TESTS_OF_CLIENT: Final = 5
"""Factor by which the limit of tests of a client exceeds that of a person."""
MAILS_A_DAY: Final = 3
"""Mails that ask to confirm the same address."""
REFUSALS_AT_ONCE: Final = 50
"""Refusals per ten seconds that a client gets at once; each further one is delayed."""
FINE_FOR_FLOOD: Final = 20
"""A connection that was closed for flooding counts as this many opened connections."""
WIDER: Final = 4
"""Factor by which the limits of a /48 network of IPv6 exceed those of one client."""
SECONDS_TO_SEND: Final = 30.0
"""A socket or a stream whose client reads nothing for this long is closed."""
SHARED: Final = (
    "tables", "tables_address", "records", "guests", "hints", "chat", "reports", "tests", "tests_address", "mails",
    "invites", "renames", "seat_links",
)  # fmt: skip
"""Limits that hold for all processes together. The others protect a process, and each has its own."""
SECONDS_TO_COME_BACK: Final = 30
"""A client is told to retry after this time if all places are taken."""


class Level(NamedTuple):
    """A key that is counted, and a factor for its limit."""

    key: str
    times: int


@lru_cache(maxsize=MOST_KEYS)
def levels(key: str) -> tuple[Level, ...]:
    """All keys by which something is counted: the key itself, and for a /64 network of IPv6 the /48 around it."""
    own = Level(key, 1)
    if not key.endswith(NARROW):
        return (own,)
    return (own, Level(str(ipaddress.ip_network(key).supernet(new_prefix=48)), WIDER))


def _nobody(_key: str, _amount: float) -> None:
    """The default listener."""


class Budget:
    """A budget of `most` for each key; it refills within `seconds`."""

    def __init__(self, most: float, seconds: float, clock: Callable[[], float]) -> None:
        self._most = most
        self._rate = most / seconds
        self._clock = clock
        # Called with what was spent or deducted, to tell other processes.
        self.on_spent: Callable[[str, float], None] = _nobody
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, key: str, amount: float = 1) -> float:
        """Spend this amount, and return 0; or spend nothing, and return the seconds until there is enough."""
        left = [(level, self._now(level)) for level in levels(key)]
        missing = max((amount - here) / (self._rate * level.times) for level, here in left)
        if missing > 0:
            return missing
        for level, here in left:
            self._keep(level, here - amount)
        self.on_spent(key, amount)
        return 0.0

    def spend(self, key: str, amount: float = 1, why: str = "too-many") -> None:
        """Spend this amount; if there is not enough, refuse the request and say when to retry."""
        seconds = self.wait(key, amount)
        if seconds:
            raise Refused("too-many", why, seconds=math.ceil(seconds))

    def fine(self, key: str, amount: float) -> None:
        """Deduct this amount, even if less is left."""
        self.on_spent(key, amount)
        self.spent_elsewhere(key, amount)

    def spent_elsewhere(self, key: str, amount: float) -> None:
        """Deduct what was spent in another process."""
        for level in levels(key):
            self._keep(level, max(self._now(level) - amount, -self._most))

    def left(self, key: str) -> float:
        """What is left for this key; negative after fines."""
        return min(self._now(level) / level.times for level in levels(key))

    def _now(self, level: Level) -> float:
        most = self._most * level.times
        left, at = self._left.get(level.key, (most, 0.0))
        return min(most, left + (self._clock() - at) * self._rate * level.times)

    def _keep(self, level: Level, left: float) -> None:
        self._left[level.key] = (left, self._clock())
        self._left.move_to_end(level.key)
        while len(self._left) > MOST_KEYS:
            self._left.popitem(last=False)


class Places:
    """At most `most` at the same time for each key."""

    def __init__(self, most: int, why: str) -> None:
        self._most = most
        self._why = why
        self._taken: dict[str, int] = {}

    def enter(self, key: str) -> None:
        """Take a place; refused when all are taken."""
        for level in levels(key):
            if self._taken.get(level.key, 0) >= self._most * level.times:
                raise Refused("too-many", self._why, most=self._most * level.times, seconds=SECONDS_TO_COME_BACK)
        for level in levels(key):
            self._taken[level.key] = self._taken.get(level.key, 0) + 1

    def leave(self, key: str) -> None:
        """Return a place."""
        for level in levels(key):
            left = self._taken.get(level.key, 0) - 1
            if left > 0:
                self._taken[level.key] = left
            else:
                self._taken.pop(level.key, None)


class Limits:
    """The limits of one server, each under the name of its setting."""

    def __init__(self, settings: Settings, clock: Callable[[], float]) -> None:
        def budget(most: int, seconds: float) -> Budget:
            return Budget(most, seconds, clock)

        self.settings = settings
        self.tables = budget(settings.limit_tables, TEN_MINUTES)
        self.tables_address = budget(settings.limit_tables_address, TEN_MINUTES)
        self.tables_burst = budget(settings.limit_tables_burst, TEN_SECONDS)
        self.records = budget(settings.limit_records, TEN_MINUTES)
        self.guests = budget(settings.limit_guests, TEN_MINUTES)
        self.hints = budget(settings.limit_hints, TEN_MINUTES)
        self.chat = budget(settings.limit_chat, MINUTE)
        self.reports = budget(settings.limit_reports, TEN_MINUTES)
        self.tests = budget(settings.limit_tests, TEN_MINUTES)  # of channels for notices, by person
        self.tests_address = budget(settings.limit_tests * TESTS_OF_CLIENT, TEN_MINUTES)
        self.mails = budget(MAILS_A_DAY, DAY)  # that ask to confirm the same address
        self.invites = budget(settings.limit_invites, TEN_MINUTES)
        self.renames = budget(settings.limit_renames, TEN_MINUTES)
        self.seat_links = budget(settings.limit_seat_links, TEN_MINUTES)
        self.requests = budget(settings.limit_requests, TEN_SECONDS)
        self.pages = budget(settings.limit_pages, TEN_SECONDS)
        self.refusals = budget(REFUSALS_AT_ONCE, TEN_SECONDS)
        self.expensive = budget(settings.limit_expensive, TEN_SECONDS)
        self.opened = budget(settings.limit_sockets, TEN_SECONDS)  # a client that floods a connection is fined here
        self.sockets = Places(settings.limit_sockets, "too-many-sockets")
        self.connections = Places(settings.limit_connections, "too-many")
        self.programs = budget(settings.limit_bot_requests, TEN_SECONDS)  # by bot account
        self.streams = Places(settings.limit_bot_streams, "too-many-streams")  # by bot account
        self.clock = clock
        # Called with the name of a shared limit, the key and the amount that was spent, to tell other processes.
        self.on_spent: Callable[[str, str, float], None] = lambda _name, _key, _amount: None
        self._shared: dict[str, Budget] = {}
        for name in SHARED:
            self.share(name, getattr(self, name))
        self._proxies = [ipaddress.ip_network(proxy) for proxy in settings.proxies]

    def share(self, name: str, budget: Budget) -> None:
        """Count what is spent of this budget in all processes that share the database."""
        self._shared[name] = budget
        budget.on_spent = lambda key, amount: self.on_spent(name, key, amount)

    def spent_elsewhere(self, name: str, key: str, amount: float) -> None:
        """Note what was spent in another process."""
        if name in self._shared:
            self._shared[name].spent_elsewhere(key, amount)

    def spend_table(self, client: str) -> None:
        """Count a new table of this client, in ten seconds and in ten minutes."""
        self.tables_burst.spend(client, why="too-many-tables")
        self.tables_address.spend(client, why="too-many-tables")

    def messages(self) -> Budget:
        """The budget of one socket: messages, pings and pongs."""
        return Budget(self.settings.limit_messages, TEN_SECONDS, self.clock)

    def is_proxy(self, address: str) -> bool:
        """Does a trusted proxy have this address? All of its clients come from it."""
        if address == UNIX:
            return True
        try:
            known = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(known in network for network in self._proxies)


def cost_of_moment(n: int) -> int:
    """What looking at the moment after n decisions costs."""
    return 1 + min(n, MOST_DECISIONS_PAID) // DECISIONS_PER_COST


def cost_of_snapshot(entries: int) -> int:
    """What a snapshot of a table costs, by the number of entries of its log."""
    return 1 + min(entries, MOST_ENTRIES_PAID) // ENTRIES_PER_COST


@lru_cache(maxsize=MOST_KEYS)
def network_of(address: str) -> str:
    """The key of a client: its IPv4 address, or the /64 network of its IPv6 address (see `levels`)."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address[:100]
    if isinstance(known, ipaddress.IPv6Address):
        if known.ipv4_mapped is not None:
            return str(known.ipv4_mapped)
        return f"{ipaddress.IPv6Address(int(known) >> 64 << 64)}{NARROW}"
    return str(known)
