"""Every route with bad input: each request gets a clear answer in time, whatever was sent."""

from __future__ import annotations

import contextlib
import random
import socket
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from arktable.server.distance_routes.all import ROUTES as DISTANCE_ROUTES
from tools.probe.addresses import OWNER, Sources, place
from tools.probe.bad_bytes import Bytes, cases, slow
from tools.probe.bad_requests import DEAR, ROUTES, Request, requests
from tools.probe.bench import Bench
from tools.probe.client import Answer, Client, fault_of
from tools.probe.distance import ENDS, folk
from tools.probe.games import played
from tools.probe.play import Seated
from tools.probe.raw import arrived, is_whole, send
from tools.probe.report import Section, counted, say

NET: Final = 21
TIMEOUT: Final = 60.0
PATIENCE: Final = 60.0
"""The server waits 20 seconds for a body by default, and 10 for headers."""
PER_ADDRESS: Final = 25
"""Requests from one address before the next one is used, so that no limit answers in the place of the route."""
BODY_MOST: Final = 64 * 1024
SECONDS_TO_READ: Final = 0.3
NO_BODY: Final = ("HEAD",)
DISTANCE: Final = frozenset(route.path for route in DISTANCE_ROUTES)
PAGES: Final = ("/api/mail/",)
"""Addresses in mails: people open them, so they answer with pages."""


class BadInput:
    """Sends everything, one after the other."""

    def __init__(self, bench: Bench, section: Section, quick: bool) -> None:
        self._bench = bench
        self._section = section
        self._quick = quick
        self._sources = Sources(NET)
        self._owner = Client(bench.url, OWNER, TIMEOUT)
        self._lost = 0

    def values(self) -> dict[str, str]:
        """Good parts of addresses: a game under way, and lessons and rulesets that exist."""
        seated = Seated(self._owner, random.Random(1))
        for _ in range(6):
            seated.step()
        lessons = self._owner.get("/lessons").json() or []
        lesson = lessons[0] if isinstance(lessons, list) and lessons else {}
        name = str(lesson.get("id", lesson.get("name", "x"))) if isinstance(lesson, dict) else "x"
        return {
            "table_id": seated.table, "n": "1", "game": "arkadia", "ruleset": "arkadia", "name": name, "file": "en.ftl",
            "path": "index.js",
        }  # fmt: skip

    def finished(self) -> str:
        """A finished game that is shown: its past can be asked for."""
        answer = self._owner.post("/records", played("arkadia", 2, 1).record.text().encode())
        return str(answer.json()["id"]) if answer.ok else ""

    def run(self) -> None:
        values, finished = self.values(), self.finished()
        self._folk = folk(self._bench.url)
        with ThreadPoolExecutor() as waiting:
            patient = [] if self._quick else slow(PATIENCE)
            answers = [(each, waiting.submit(self._answer, each)) for each in patient]
            self._requests("requests to a running game", values, dear=True)
            self._requests(
                "requests of a player", {**values, **self._folk.values, "table_id": self._folk.table}, dear=False,
                cookie=self._folk.cookie,
            )  # fmt: skip
            if finished and not self._quick:
                self._requests("requests to a finished game", {**values, "table_id": finished}, dear=False)
            self._bytes("bytes", [(each, self._answer(each)) for each in cases(values["table_id"])])
            self._after_refusal()
            if answers:
                self._bytes("slow requests", [(each, answer.result()) for each, answer in answers])

    def _requests(self, what: str, values: dict[str, str], dear: bool, cookie: str = "") -> None:
        """All requests by the owner of the tables, or by the player with this cookie."""
        statuses: Counter[int] = Counter()
        client, slowest = Client(self._bench.url, self._sources.take(), TIMEOUT), 0.0
        found = [one for one in requests(values, self._quick) if dear or not _is_dear(one)]
        if cookie:  # a player asks about play at a distance
            found = [one for one in found if one.route in DISTANCE]
        say(f"bad input: {len(found)} {what}, {len(ROUTES)} routes")
        for number, request in enumerate(found):
            if number % PER_ADDRESS == 0:
                client.close()
                client = Client(self._bench.url, self._sources.take(), TIMEOUT)
            client.cookie = self._folk.spare if request.route in ENDS else cookie or self._owner.cookie
            answer = self._asked(client, request)
            statuses[answer.status] += 1
            slowest = max(slowest, answer.seconds)
            is_api = request.method not in NO_BODY and not request.path.startswith(PAGES)
            fault = fault_of(answer, api=is_api)
            if not self._section.expect(request.label, fault) and answer.status == 0 and not self._recovered():
                break
        if cookie:
            client.cookie = cookie
            state = (client.get("/account").json() or {}).get("state")
            self._section.expect("the player after all requests", "" if state == "player" else f"is a {state}")
        client.close()
        self._section.add(what, len(found), counted(statuses), f"{slowest:.2f} s")

    def _asked(self, client: Client, request: Request) -> Answer:
        kept = client.cookie
        if _is_dear(request):
            client.cookie = ""
        answer = client.ask(request.method, request.path, request.body)
        client.cookie = kept
        return answer

    def _bytes(self, what: str, answered: list[tuple[Bytes, Answer]]) -> None:
        for each, answer in answered:
            self._section.expect(each.label, byte_fault(each, answer))
        statuses = Counter(answer.status for _, answer in answered)
        slowest = max(answer.seconds for _, answer in answered)
        self._section.add(what, len(answered), counted(statuses), f"{slowest:.2f} s")
        self._recovered()

    def _after_refusal(self) -> None:
        """A body is refused before it has arrived; the client sends the rest of it, and then its next request. That one
        is answered too, unless the refusal has said that the connection is closed.
        """
        with socket.create_connection(place(self._bench.url), PATIENCE, (self._sources.take(), 0)) as connection:
            body = b"x" * (2 * BODY_MOST)
            connection.sendall(b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: %d\r\n\r\n" % len(body))
            refusal = b""
            while not is_whole(refusal) and (part := connection.recv(65536)):
                refusal += part
            fault = "" if b" 413 " in refusal[:20] else f"answered with {refusal[:20]!r}"
            if not fault and b"connection: close" not in refusal.lower():
                with contextlib.suppress(OSError):
                    connection.sendall(body)
                    arrived(connection, SECONDS_TO_READ)
                    connection.settimeout(PATIENCE)
                    connection.sendall(b"GET /api/me HTTP/1.1\r\nhost: x\r\n\r\n")
                    answer = connection.recv(65536)
                    fault = "" if b" 200 " in answer[:20] else f"it gets {answer[:40]!r}"
            self._section.expect("the request behind a body that was refused as too large", fault)

    def _answer(self, each: Bytes) -> Answer:
        return send(self._bench.url, self._sources.take(), each.parts, PATIENCE, each.pause)

    def _recovered(self) -> bool:
        """Does the server go on? If not, it is started again a few times at most."""
        if self._bench.answers():
            return True
        self._lost += 1
        self._section.expect("the server", "does not answer any more")
        return self._lost < 3 and self._bench.renew()


def byte_fault(each: Bytes, answer: Answer) -> str:
    """What is wrong with the answer to bytes. Where they are no HTTP, an answer without our shape is right too, and so
    is a connection that is closed.
    """
    if answer.status >= 500 and answer.status not in (503, 507):
        return f"status {answer.status}"
    if answer.status:
        return ""
    if answer.fault == "silent":
        return f"neither an answer nor an end within {answer.seconds:.0f} s"
    return f"no answer ({answer.fault})" if each.answered else ""


def _is_dear(request: Request) -> bool:
    return request.path.partition("?")[0].rpartition("/")[2] in DEAR


def probe_bad_input(folder: Path, url: str, quick: bool) -> Section:
    section = Section(
        "bad input",
        "Every route with odd addresses, queries, methods and bodies, bytes that are no HTTP, and WebSockets that "
        "break their protocol. Expected: an answer in time, no status 5xx except 503 and 507, and errors of the API in "
        "their JSON shape.",
        ("what", "requests", "statuses", "slowest answer"),
    )
    with Bench(folder, url, watched=False).running() as bench:
        BadInput(bench, section, quick).run()
        section.expect("the server after all of it", "" if bench.answers() else "does not answer")
        if bench.server is not None:
            for line in sorted(set(bench.server.tracebacks())):
                section.expect("the log of the server", line)
    return section
