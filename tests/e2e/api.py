"""The server's HTTP as a browser's owner may use it: the same cookies, the same rights."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import APIRequestContext

from tests.e2e import brain
from tests.e2e.server import until

ME, OPEN, GREEDY = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}
MOST_REQUESTS = 1500
POSITIONS = Path(__file__).resolve().parents[1] / "archive" / "positions"


class Api:
    """Sets up positions quickly; what a test is about goes through the page."""

    def __init__(self, request: APIRequestContext) -> None:
        self._request = request
        self._kits: dict[str, brain.Kit] = {}
        self.seat: int | None = None
        """Of several people at one device: the one for whom is asked."""

    def get(self, path: str) -> Any:
        answer = self._request.get(f"/api{path}")
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    def post(self, path: str, body: Any, status: int = 200) -> Any:
        answer = self._request.post(f"/api{path}", data=json.dumps(body), headers={"content-type": "application/json"})
        assert answer.status in (status, 201), f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    def upload(self, record: str) -> str:
        """The id of the archived table."""
        answer = self._request.post("/api/records", data=record, headers={"content-type": "text/plain"})
        assert answer.ok, answer.text()
        return str(answer.json()["id"])

    def record(self, table: str) -> str:
        return self._request.get(f"/api/tables/{table}/record").text()

    def rename(self, name: str) -> None:
        self.post("/me", {"name": name})

    def create(self, *seats: dict[str, str], name: str = "", **options: str) -> str:
        body: dict[str, Any] = {"ruleset": "arkadia", "seats": list(seats or (ME, GREEDY)), "options": options}
        return str(self.post("/tables", body | ({"name": name} if name else {}))["id"])

    def open_position(self, name: str, *changes: tuple[str, str]) -> str:
        """A table that begins in a position of the archive, in which I am asked; `changes` are made in its text."""
        text = (POSITIONS / f"{name}.toml").read_text(encoding="utf-8")
        for old, new in changes:
            assert text.count(old) == 1, f"{name}: {old!r} stands there {text.count(old)} times"
            text = text.replace(old, new)
        return self.open_text(text)

    def open_text(self, text: str, waiting: bool = False) -> str:
        """A table that begins in the position of this text, in which I am asked; greedy bots have the other seats.

        `waiting`: the seat that is asked is open, and mine is the next one.
        """
        facts = self.post("/positions", {"text": text})
        asked, count = facts["to_move"], facts["seats"]
        seats = [ME if seat == asked else GREEDY for seat in range(count)]
        if waiting:
            seats[asked], seats[(asked + 1) % count] = OPEN, ME
        return str(self.post("/tables", {"ruleset": facts["ruleset"], "seats": seats, "position": text})["id"])

    @property
    def _for_seat(self) -> str:
        return "" if self.seat is None else f"?seat={self.seat}"

    def snapshot(self, table: str) -> dict[str, Any]:
        found: dict[str, Any] = self.get(f"/tables/{table}{self._for_seat}")
        return found

    def view(self, table: str) -> brain.View:
        found: brain.View = self.snapshot(table)["view"]
        return found

    def kit(self, options: dict[str, str]) -> brain.Kit:
        query = "&".join(f"{key}={value}" for key, value in sorted(options.items()))
        if query not in self._kits:
            self._kits[query] = self.get(f"/rulesets/arkadia/kit?{query}")
        return self._kits[query]

    def play(self, table: str, moves: Sequence[str | dict[str, Any]], version: int | None = None) -> None:
        now = self.snapshot(table)["version"] if version is None else version
        self.post(
            f"/tables/{table}/moves{self._for_seat}",
            {"version": now, "key": secrets.token_hex(8), "moves": list(moves)},
        )

    def my_move(self, table: str) -> dict[str, Any]:
        """The snapshot once the bots have moved: it is my decision, or the game is over."""
        found: dict[str, Any] = {}

        def arrived() -> bool:
            found.update(self.snapshot(table))
            return bool(found["view"]["over"]) or found["table"]["to_move"] == found["table"]["you"]

        until(arrived, "it is my decision")
        return found

    def play_until(self, table: str, wanted: Callable[[brain.View], bool]) -> brain.View:
        """Decide for my seat until I am asked in a position as wanted, or the game is over."""
        for _ in range(MOST_REQUESTS):
            snapshot = self.my_move(table)
            view: brain.View = snapshot["view"]
            if view["over"] or wanted(view):
                return view
            kit = self.kit(snapshot["table"]["options"])
            self.play(table, brain.first_of(brain.choose(view, kit)), snapshot["version"])
        raise AssertionError(f"no such position within {MOST_REQUESTS} decisions")
