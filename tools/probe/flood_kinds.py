"""What floods ask for, and the tables that they ask about."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from tools.probe.addresses import OWNER
from tools.probe.client import Client
from tools.probe.games import late_text, played

RULESET: Final = "water-frame"
SEATS: Final = 4
TIMEOUT: Final = 60.0
MOST_FILES: Final = 60


class Prepared(NamedTuple):
    """What was made ready at the server: a late game for four, a finished one, and the largest script of the client."""

    cookie: str
    late: str
    version: int
    seat: int
    move: str
    finished: str
    decisions: int
    script: str


class Kind(NamedTuple):
    """One kind of flood."""

    name: str
    about: str
    orders: dict[str, Any]


def prepare(url: str) -> Prepared:
    """Open the tables that the floods are about."""
    client = Client(url, OWNER, TIMEOUT)
    seats = [{"kind": "me", "name": f"Seat {seat + 1}"} for seat in range(SEATS)]
    body = {"ruleset": RULESET, "seats": seats, "position": late_text(RULESET, SEATS)}
    late = client.post("/tables", body).json()
    record = played(RULESET, SEATS, 5).record
    finished = client.post("/records", record.text().encode()).json()
    seat, answer = late["to_move"], client.get(f"/tables/{late['id']}/moves?seat={late['to_move']}").json()
    move = str(answer["moves"][0]["moves"][0][0])
    script = largest_script(client)
    client.close()
    return Prepared(client.cookie, late["id"], answer["version"], seat, move, finished["id"], len(record.moves), script)


def largest_script(client: Client) -> str:
    """The address of the largest script of the client; its page where the client is not built."""
    waiting, sizes = ["/"], {"/": 0}
    while waiting and len(sizes) < MOST_FILES:
        path = waiting.pop()
        content = client.ask("GET", path).body
        sizes[path] = len(content) if path != "/" else 0
        for name in re.findall(rb"assets/[\w.-]+\.js", content):
            found = "/" + name.decode()
            if found not in sizes:
                sizes[found] = 0
                waiting.append(found)
    return max(sizes, key=lambda path: sizes[path])


def request(method: str, path: str, body: Any = None, cookie: str = "") -> str:
    """A request as text."""
    content = "" if body is None else body if isinstance(body, str) else json.dumps(body)
    lines = [f"{method} {path} HTTP/1.1", "host: 127.0.0.1", "accept-encoding: gzip"]
    if cookie:
        lines.append(f"cookie: arktable_session={cookie}")
    if method == "POST":
        lines += ["content-type: application/json", f"content-length: {len(content.encode('latin-1', 'replace'))}"]
    return "\r\n".join([*lines, "", content])


def asking(*requests: str) -> dict[str, Any]:
    """The orders of a flood that sends these requests in turn."""
    return {"kind": "requests", "requests": list(requests)}


def kinds(made: Prepared) -> Iterator[Kind]:
    """All floods, in the order in which they are run."""

    def at(what: str, body: Any) -> str:
        return request("POST", f"/api/tables/{made.late}/{what}?seat={made.seat}", body, made.cookie)

    def about_end(what: str) -> str:
        return request("POST", f"/api/tables/{made.finished}/analysis/{made.decisions - 1}{what}", {})

    last, moves = made.decisions, {"version": made.version, "moves": [made.move]}
    record = played(RULESET, SEATS, 5).record.text().encode("ascii", "replace").decode()
    yield Kind("script", f"the largest script of the client, {made.script}", asking(request("GET", made.script)))
    yield Kind("snapshots", "a late game of Water Frame for four", asking(request("GET", f"/api/tables/{made.late}")))
    yield Kind("lists", "the list of tables", asking(request("GET", "/api/tables")))
    yield Kind("why", "`why` in that game", asking(at("why", {"moves": [made.move]})))
    yield Kind("try", "`try` in that game", asking(at("try", moves)))
    yield Kind("outlook", "`outlook` in that game", asking(at("outlook", {"version": made.version})))
    yield Kind(
        "past",
        "moments, report and standing of a finished game",
        asking(
            *(request("GET", f"/api/tables/{made.finished}/{what}") for what in (f"at/{last}", "report", "standing"))
        ),
    )
    yield Kind(
        "analysis", "the end of a finished game", asking(about_end(""), about_end("/moves"), about_end("/worth"))
    )
    yield Kind("hints", "hints in the late game", asking(at("hint", {"version": made.version})))
    position = {"text": late_text(RULESET, SEATS)}
    yield Kind(
        "uploads",
        "positions and records, as often as the limits allow and more often",
        asking(request("POST", "/api/positions", position), request("POST", "/api/records", record)),
    )
    yield Kind("guests", "new guests", asking(request("POST", "/api/me", {"name": "Eve"})))
    yield Kind("sockets", "sockets opened and closed", {"kind": "sockets", "table": made.late})
    yield Kind("messages", "messages on sockets", {"kind": "messages", "table": made.late})
    yield Kind("slow headers", "requests that never end", {"kind": "slow", "requests": ["GET /api/me HTTP/1.1\r\nx"]})
    slow = "POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 60000\r\n\r\n"
    yield Kind("slow bodies", "bodies that never end", {"kind": "slow", "requests": [slow]})
    table = {"ruleset": "arkadia", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    yield Kind("tables", "new tables with bots", asking(request("POST", "/api/tables", table)))
