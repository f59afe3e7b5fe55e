"""A table of people that the probe plays: random legal moves over HTTP, with everything noted that was acknowledged."""

from __future__ import annotations

import random
import secrets
import time
from typing import Any, Final, NamedTuple

from tools.probe.client import Answer, Client, shown

SECONDS_FOR_BOT: Final = 60.0


class Acknowledged(NamedTuple):
    """A move that the server has answered with 200."""

    version: int
    seat: int
    key: str
    text: str


class Sent(NamedTuple):
    """A move whose answer has not come."""

    seat: int
    body: dict[str, Any]


class Seated:
    """People who share one device, at one table after the other. One move at a time is under way."""

    def __init__(
        self, client: Client, chance: random.Random, ruleset: str = "arkadia", seats: int = 2, bots: int = 0
    ) -> None:
        """`bots` are the last of the seats."""
        self.client = client
        self.table = ""
        self.acknowledged: dict[str, list[Acknowledged]] = {}
        """By table."""
        self.pending: Sent | None = None
        self.total = 0
        """Acknowledged moves, at all tables."""
        self.repeated = 0
        """Moves that were sent again and had been played already."""
        self.refused: list[str] = []
        """Answers to moves that were refused for good. All were legal when they were asked for."""
        self._chance = chance
        self._ruleset = ruleset
        self._seats = seats
        self._bots = bots
        self._seat = 0

    def open(self) -> Answer:
        """Open the next table; its game starts at once."""
        seats = [{"kind": "me", "name": f"Seat {seat + 1}"} for seat in range(self._seats - self._bots)]
        seats += [{"kind": "bot", "bot": "greedy"} for _ in range(self._bots)]
        answer = self.client.post("/tables", {"ruleset": self._ruleset, "seats": seats})
        if answer.ok:
            self.join(str(answer.json()["id"]))
        return answer

    def join(self, table: str) -> None:
        """Go on at this table, where all seats are the client's."""
        self.table = table
        self.acknowledged[table] = []
        self._seat = 0

    def path(self, what: str = "", seat: int | None = None) -> str:
        return f"/tables/{self.table}{what}?seat={self._seat if seat is None else seat}"

    def is_bot(self, seat: int) -> bool:
        """Does a bot play for this seat?"""
        return seat >= self._seats - self._bots

    def _waits_for_bot(self) -> bool:
        shown = self.client.get(self.path(seat=0)) if self._bots else None
        return shown is not None and shown.ok and self.is_bot(int(shown.json()["table"]["to_move"]))

    def legal(self) -> tuple[Answer, int, list[str]]:
        """The version of the table and what may be decided there. Nothing: the game is over, or the answer is none."""
        answer = Answer(0, b"", 0.0)
        limit = time.monotonic() + SECONDS_FOR_BOT
        while self._waits_for_bot():
            if time.monotonic() > limit:
                return Answer(0, b"", SECONDS_FOR_BOT, fault="the bot does not move"), 0, []
            time.sleep(0.02)
        for _ in range(self._seats - self._bots):
            answer = self.client.get(self.path("/moves"))
            if not answer.ok:
                break
            found = answer.json()
            moves = [str(row[0]) for group in found["moves"] for row in group["moves"]]
            if moves:
                return answer, int(found["version"]), moves
            self._seat = (self._seat + 1) % (self._seats - self._bots)
        return answer, 0, []

    def step(self) -> Answer:
        """Play one move, the one under way first. Opens a table where there is none or its game is over."""
        if self.pending is None:
            answer, version, moves = self.legal() if self.table else (Answer(200, b"", 0.0), 0, [])
            if not moves:
                return self.open() if answer.ok else answer
            body = {"version": version, "key": secrets.token_hex(8), "moves": [self._chance.choice(moves)]}
            self.pending = Sent(self._seat, body)
        return self.send()

    def send(self) -> Answer:
        """Send the move under way, perhaps again. It stays under way until it is acknowledged or refused for good."""
        assert self.pending is not None
        seat, body = self.pending
        answer = self.client.post(self.path("/moves", seat), body)
        if answer.ok:
            told = answer.json()
            self.total += 1
            self.repeated += bool(told["repeated"])
            self.acknowledged[self.table].append(
                Acknowledged(int(told["version"]), seat, body["key"], body["moves"][0])
            )
            self.pending = None
        elif 400 <= answer.status < 500 and answer.status not in (408, 429):
            self.refused.append(f"{answer.status} {shown(answer.body)}")
            self.pending = None
        return answer
