"""Programs of bot accounts for tests: requests with a token, and streams that a test reads line by line."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from arktable.server.http.application import Application
from tests.server.distance.house import House
from tests.server.distance.signed import become
from tests.server.helpers import PATIENCE, Person, a_person, texts_of

END = object()


class Stream:
    """A stream of the server in this process. It is read only when a test asks for a line, or never."""

    def __init__(self, app: Application, path: str, token: str, reads: bool = True) -> None:
        self._left = asyncio.Event()
        self._asked = False
        self._lines: asyncio.Queue[Any] = asyncio.Queue()
        self._reads = asyncio.Event()
        if reads:
            self._reads.set()
        self.status = 0
        self.aborted = False
        address, _, query = path.partition("?")
        scope = {
            "type": "http",
            "method": "GET",
            "path": f"/api{address}",
            "query_string": query.encode(),
            "headers": [(b"authorization", f"Bearer {token}".encode()), (b"host", b"arktable.test")],
            "client": ("127.0.0.1", 1),
            "extensions": {"arktable.abort": {"call": self._abort}},
        }
        self.task = asyncio.create_task(app(scope, self._receive, self._send))

    def _abort(self) -> None:
        self.aborted = True
        self._reads.set()

    async def _receive(self) -> dict[str, Any]:
        if not self._asked:
            self._asked = True
            return {"type": "http.request", "body": b""}
        await self._left.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            return
        await self._reads.wait()
        if message.get("body"):
            self._lines.put_nowait(message["body"])
        if not message.get("more_body"):
            self._lines.put_nowait(END)

    async def raw(self) -> bytes:
        """The next part as it was sent; empty at the end."""
        async with asyncio.timeout(PATIENCE):
            part = await self._lines.get()
        return b"" if part is END else bytes(part)

    async def next(self, kind: str = "") -> Any:
        """The next message, or the next one of a type; None at the end."""
        while part := await self.raw():
            if part.strip():
                message = msgspec.json.decode(part)
                if kind in ("", message.get("type", "")):
                    return message
        return None

    async def leave(self) -> None:
        self._left.set()
        await self.task


class Program:
    """A program with the token of a bot account."""

    def __init__(self, person: Person, token: str) -> None:
        self._person = person
        self.token = token

    async def ask(self, method: str, path: str, status: int = 200, body: Any = None, **headers: str) -> Any:
        given = {"authorization": f"Bearer {self.token}", **headers}
        more = {} if body is None else {"json": body}
        return await self._person.ask(method, f"/bot{path}", status, headers=given, **more)

    async def get(self, path: str, status: int = 200) -> Any:
        return await self.ask("GET", path, status)

    async def post(self, path: str, body: Any, status: int = 200) -> Any:
        return await self.ask("POST", path, status, body)

    @asynccontextmanager
    async def stream(self, path: str, reads: bool = True) -> AsyncIterator[Stream]:
        assert self._person.app is not None
        stream = Stream(self._person.app, f"/bot{path}", self.token, reads)
        try:
            yield stream
        finally:
            await stream.leave()

    async def answer(self, table: str, question: Any, status: int = 200, **move: Any) -> Any:
        """Answer a question with its first move, or with this one."""
        given = move or {"move": texts_of(question["offer"])[0]}
        return await self.post(f"/tables/{table}/moves", {"version": question["id"], **given}, status)


async def a_bot_of(owner: Person, name: str = "Deep Ark") -> tuple[str, str]:
    """A bot account of this player: its id and its token."""
    made = await owner.post("/me/bots", {"name": name})
    return next(bot["id"] for bot in made["bots"] if bot["name"] == f"{name} (bot)"), made["token"]


@asynccontextmanager
async def a_program(house: House, owner: str, name: str = "Deep Ark") -> AsyncIterator[Program]:
    """The guest of this name becomes a player and makes a bot account; its program."""
    await become(house[owner], f"{owner} Lind")
    _, token = await a_bot_of(house[owner], name)
    async with a_person(house.app) as person:
        yield Program(person, token)
