"""People who play at a distance, for attacks on what they have: a table of days, a tournament, a feed, sessions."""

from __future__ import annotations

from typing import Any, Final, NamedTuple
from urllib.parse import quote

from tools.probe.addresses import OWNER
from tools.probe.client import Client

TIMEOUT: Final = 60.0
PASSWORD: Final = "four words are better"
RIVAL: Final = "127.0.0.11"
LEAVER: Final = "127.0.0.12"
PACE: Final = {"kind": "days", "bank": 172_800, "increment": 43_200}
ENDS: Final = frozenset({
    "/sign-out", "/me/delete", "/password", "/recovery", "/recovery/use", "/sign-in", "/passkey/new/done",
    "/passkey/in/done", "/sessions/{session}/end", "/me/sessions/end-others", "/carry", "/device/wait",
})  # fmt: skip
"""Routes that may end the session of who asks, or begin another one: they are asked by somebody who is not needed."""
LATE: Final = ("resign", "vote", "reply", "offer", "leave", "delete", "close", "remove", "fill", "start", "next")
"""What may end a game, a channel or a tournament: asked after everything else."""


class Folk(NamedTuple):
    """The cookie of a player, that of another one who is not needed, their table, and parts of addresses."""

    cookie: str
    spare: str
    values: dict[str, str]
    table: str


def folk(url: str) -> Folk:
    """Make two players with a table of days, a tournament, a feed, an invitation and some chat."""
    owner, rival = a_player(url, OWNER, "Olga Ortega"), a_player(url, RIVAL, "Rita Romer")
    leaver = a_player(url, LEAVER, "Lena Lund")
    seats = [{"kind": "me"}, {"kind": "open"}]
    body: dict[str, Any] = {"ruleset": "arkadia", "seats": seats, "pace": PACE, "rated": True}
    table = _made(owner, "/tables", body)["id"]
    _made(owner, f"/tables/{table}/invite", {"name": "Rita Romer"})
    _made(rival, f"/tables/{table}/sit", {"seat": 1})
    _made(owner, f"/tables/{table}/chat", {"room": "players", "text": "hello"})
    cup = {"name": "Cup", "ruleset": "arkadia", "kind": "swiss", "seats": 2, "pace": PACE}
    tournament = _made(owner, "/tournaments", cup)["brief"]["id"]
    feed = _made(owner, "/channels", {"kind": "feed"})
    session = owner.get("/sessions").json()["sessions"][0]["id"]
    values = {
        "tournaments.id": tournament, "channel": feed["channel"]["id"], "session": session,
        "people.name": quote("Rita Romer"), "feed.name": feed["atom"].rpartition("/")[2],
    }  # fmt: skip
    for client in (owner, rival, leaver):
        client.close()
    return Folk(owner.cookie, leaver.cookie, values, table)


def a_player(url: str, source: str, name: str) -> Client:
    client = Client(url, source, TIMEOUT)
    _made(client, "/me", {"name": name})
    _made(client, "/password", {"name": name, "password": PASSWORD})
    return client


def _made(client: Client, path: str, body: Any) -> Any:
    answer = client.post(path, body)
    if not answer.ok:
        raise RuntimeError(f"{path}: {answer.status} {answer.body[:200]!r}")
    return answer.json()
