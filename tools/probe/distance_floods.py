"""Floods of what people do at a distance: chat, orders, signing in, pages, exports, feeds, invitations, tournaments."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tools.probe.distance import Folk
from tools.probe.flood_kinds import Kind, asking, request

NAMES: Final = 50
PLAN: Final = {"done": [], "moves": ["done"] * 60}
UNKNOWN: Final = {"name": "Nobody Here", "password": "wrong words", "code": "aaaaaaaaaa"}


def distance_kinds(people: Folk) -> Iterator[Kind]:
    """All floods, in the order in which they are run. Those of a player come with one session from all addresses."""

    def get(path: str) -> str:
        return request("GET", f"/api{path}", cookie=people.cookie)

    def post(path: str, body: Any) -> str:
        return request("POST", f"/api{path}", body, people.cookie)

    def visit(path: str, body: Any) -> str:
        return request("POST", f"/api{path}", body)

    at, values = f"/tables/{people.table}", people.values
    other, cup = f"/people/{values['people.name']}", f"/tournaments/{values['tournaments.id']}"
    said = post(f"{at}/chat", {"room": "players", "text": "x" * 500})
    yield Kind("chat", "lines of the chat, and reading it", asking(said, get(f"{at}/chat?room=players&after=0")))
    yield Kind(
        "orders",
        "plans of 60 steps for the next turn",
        asking(
            post(f"{at}/order", {"steps": PLAN["moves"]}),
            *(post(f"{at}/order/turn{what}", PLAN) for what in ("", "/try", "/why", "/moves")),
            get(f"{at}/facts"),
        ),
    )
    wrong = {"name": "Rita Romer", "password": "wrong words"}
    yield Kind(
        "sign-in",
        "wrong passwords of a player and of nobody, recovery codes, device codes, challenges",
        asking(
            visit("/sign-in", wrong), visit("/sign-in", UNKNOWN), visit("/recovery/use", UNKNOWN),
            visit("/device/ask", {"code": "AAAA-AAAA"}), visit("/passkey/in", {}),
        ),
    )  # fmt: skip
    free = [visit("/names", {"name": f"Ada {n}"}) for n in range(NAMES)]
    yield Kind("names", "whether names are free", asking(*free))
    yield Kind(
        "pages of people",
        "public pages, ratings, games to watch, tournaments",
        asking(*(get(path) for path in (other, "/ratings/arkadia", "/watch", "/tournaments", cup, f"{at}/invitation"))),
    )
    feed = f"/feed/{values['feed.name']}"
    yield Kind(
        "own data",
        "exports, records, feeds, sessions",
        asking(*(get(path) for path in ("/me/export", "/me/record", "/me/tables", feed, "/sessions", "/channels"))),
    )
    yield Kind(
        "invitations",
        "invitations, blocks, reminders, reports, votes",
        asking(
            *(post(f"{at}/invite", {"name": f"Nobody {n}"}) for n in range(NAMES)), post(f"{other}/block", {}),
            post(f"{at}/remind", {}), post("/reports", {"text": "x", "table": people.table, "seat": 1}),
            post(f"{at}/zone", {"zone": "Europe/Paris"}), post(f"{at}/zone", {"zone": "Europe/Rome"}),
        ),
    )  # fmt: skip
    yield Kind(
        "tournaments",
        "new tournaments, entering and leaving",
        asking(
            post("/tournaments", {"name": "Cup", "ruleset": "arkadia", "kind": "swiss", "seats": 2}),
            post(f"{cup}/enter", {"bots": 64}), post(f"{cup}/enter", {}), post(f"{cup}/leave", {}),
        ),
    )  # fmt: skip
    hooks = [
        post("/channels", {"kind": "webhook", "format": "json", "address": f"https://{host}/x"})
        for host in ("127.0.0.1", "localhost", "[::ffff:127.0.0.1]")
    ]
    yield Kind("channels", "webhooks to inner addresses", asking(*hooks))
