"""Tables of people for the load client: everybody has a WebSocket and sends moves; nobody asks for the legal moves."""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

import msgspec

from tools.load.offers import chosen
from tools.probe.wire import Http, Live, Lost, Place

OK: Final = 200
SECONDS_TO_HEAR: Final = 60.0


class Plan(NamedTuple):
    """What a table is like."""

    ruleset: str
    people: int = 2
    bots: int = 0
    watchers: int = 0
    """Connections of visitors, in addition to those of the players."""


class Own(msgspec.Struct):
    """The part of an update that is for its reader only; a key that did not change is missing."""

    offer: Any = msgspec.UNSET


class Shown(msgspec.Struct):
    """A snapshot."""

    version: int
    view: Own | None = None
    record: bool = False


class Told(msgspec.Struct):
    """A message of the server."""

    kind: str
    version: int = 0
    own: Own | None = None
    snapshot: Shown | None = None
    record: bool = False


@dataclass
class Figures:
    """What the clients have measured, in seconds."""

    answers: list[float] = field(default_factory=list)
    """From the sending of a move to its answer."""
    updates: list[float] = field(default_factory=list)
    """From the sending of a move to the update of another player."""
    late: list[float] = field(default_factory=list)
    """How late the client itself sent a move."""
    moves: int = 0
    bytes_of_updates: int = 0
    faults: list[str] = field(default_factory=list)


class Seat:
    """A person at a table."""

    def __init__(self, place: Place, news: asyncio.Event) -> None:
        self.place = place
        self.cookie = ""
        self.version = -1
        self.offer: Any = None
        self.is_over = False
        self.news = news
        """Set when anybody at the table hears something."""
        self.live: Live | None = None
        self._http: Http | None = None
        self._awaited: deque[tuple[int, float, Figures]] = deque()
        """Moves of other players whose update has not come: the version, when they were sent, where to write it."""

    async def post(self, path: str, body: object) -> Any:
        """Ask, and return the answer; anything but 200 is a fault."""
        if self._http is None or self._http.is_lost:  # the server closes a connection that was idle for a minute
            self._http = await Http.open(self.place)
        reply = await self._http.send("POST", f"/api{path}", body, self.place, self.cookie)
        self.cookie = reply.cookie or self.cookie
        if reply.status != OK:
            raise Lost(f"POST {path}: {reply.status} {reply.body[:200].decode(errors='replace')}")
        return msgspec.json.decode(reply.body)

    async def watch(self, table: str, deflate: bool) -> None:
        path = f"/api/tables/{table}/live"
        self.live = await Live.open(self.place, path, self.cookie, self._hear, deflate)
        async with asyncio.timeout(SECONDS_TO_HEAR):
            while self.version < 0:
                await heard(self.news)
        self.ping()

    def ping(self) -> None:
        """Say that the page is in front of the person, as browsers do."""
        if self.live is not None:
            self.live.say(b'{"kind":"ping","sight":true}')

    def _hear(self, content: bytes) -> None:
        told = _TOLD.decode(content)
        if told.kind == "snapshot" and told.snapshot is not None:
            self.version = told.snapshot.version
            self.offer = told.snapshot.view.offer if told.snapshot.view is not None else None
            self.is_over = told.snapshot.record
        elif told.kind == "update":
            self.version = told.version
            self.is_over = told.record
            if told.own is not None and told.own.offer is not msgspec.UNSET:
                self.offer = told.own.offer
        else:
            return
        while self._awaited and self._awaited[0][0] <= self.version:
            _, sent, figures = self._awaited.popleft()
            figures.updates.append(time.perf_counter() - sent)
        self.news.set()

    def expect(self, version: int, sent: float, figures: Figures) -> None:
        """Another player has sent a move that leads to this version."""
        self._awaited.append((version, sent, figures))

    def close(self) -> None:
        for one in (self.live, self._http):
            if one is not None:
                one.close()


_TOLD: Final = msgspec.json.Decoder(Told)


class Table:
    """One table, played by its people in turn."""

    def __init__(self, places: Sequence[Place], plan: Plan, number: int) -> None:
        """`places` are those of the server processes."""
        self.plan = plan
        self.id = ""
        self.news = asyncio.Event()
        self.seats = [Seat(places[(number + seat) % len(places)], self.news) for seat in range(plan.people)]
        self.moves = 0
        self._version = 0
        self._watchers: list[Live] = []
        self._chance = random.Random(number)
        self._keys = 0

    async def open(self, deflate: bool = True) -> None:
        """Open the table, sit down, and connect everybody."""
        plan = self.plan
        seats: list[dict[str, str]] = [{"kind": "me"}, *({"kind": "open"} for _ in range(plan.people - 1))]
        seats += [{"kind": "bot", "bot": "greedy"}] * plan.bots
        made = await self.seats[0].post("/tables", {"ruleset": plan.ruleset, "seats": seats})
        self.id = made["id"]
        for number, seat in enumerate(self.seats[1:], 1):
            await seat.post(f"/tables/{self.id}/sit", {"seat": number})
        for seat in self.seats:
            await seat.watch(self.id, deflate)
        path = f"/api/tables/{self.id}/live"
        for number in range(plan.watchers):
            place = self.seats[number % plan.people].place
            self._watchers.append(await Live.open(place, path, "", _ignore, deflate))

    @property
    def is_over(self) -> bool:
        return any(seat.is_over for seat in self.seats)

    async def to_move(self) -> Seat | None:
        """The person who is to move; waits for bots. None when the game is over."""
        async with asyncio.timeout(SECONDS_TO_HEAR):
            while not self.is_over:
                newest = max(self._version, *(seat.version for seat in self.seats))
                for seat in self.seats:
                    if seat.offer is not None and seat.version == newest:
                        return seat
                await heard(self.news)
        return None

    async def move(self, figures: Figures) -> bool:
        """Play one move. False when the game is over."""
        seat = await self.to_move()
        if seat is None:
            return False
        self._keys += 1
        body = {"version": seat.version, "key": str(self._keys), "moves": [chosen(seat.offer, self._chance)]}
        began = time.perf_counter()
        for other in self.seats:
            if other is not seat:
                other.expect(seat.version + 1, began, figures)
        self._version = (await seat.post(f"/tables/{self.id}/moves", body))["version"]
        figures.answers.append(time.perf_counter() - began)
        figures.moves += 1
        self.moves += 1
        return True

    def received(self) -> int:
        return sum(seat.live.received for seat in self.seats if seat.live is not None)

    def close(self) -> None:
        for seat in self.seats:
            seat.close()
        for live in self._watchers:
            live.close()


async def heard(news: asyncio.Event) -> None:
    """Wait until something is heard."""
    await news.wait()
    news.clear()


def _ignore(_content: bytes) -> None:
    """A visitor who only looks."""
