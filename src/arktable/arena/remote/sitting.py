"""A bot account at all its tables: it answers invitations, and plays each game in a thread."""

from __future__ import annotations

import threading
import time
from typing import Any, Final

from arktable.arena.remote.connection import FOREVER, LOST, Denied, Pause, Server
from arktable.arena.remote.seat import Say, Seat

ACCEPTS: Final = ("owner", "all", "none")
"""Whose invitations are accepted."""
SECONDS_TO_END: Final = 2.0
"""How long the end waits for what games are doing."""


class Sitting:
    """Runs until it is stopped, or until a number of games is over."""

    def __init__(self, server: Server, spec: str, accepts: str, games: int, say: Say) -> None:
        """`games` is 0 for no end."""
        self._server = server
        self._spec = spec
        self._accepts = accepts
        self._games = games
        self._say = say
        self._stopped = threading.Event()
        self._seats: dict[str, threading.Thread] = {}
        self.over = 0

    def run(self) -> None:
        """Take part in games. Raises `Denied` if the token is not accepted."""
        pause = Pause(self._stopped)
        try:
            while not self._is_done():
                try:
                    for message in self._server.lines("/events"):
                        pause.reset()
                        self._take(message)
                        if self._is_done():
                            return
                except Denied as denied:
                    if denied.status in FOREVER:
                        raise
                    pause.wait(denied.seconds)
                except LOST as error:
                    self._lost(str(error))
                    pause.wait()
                else:
                    pause.wait()
        finally:
            self._stopped.set()
            until = time.monotonic() + SECONDS_TO_END
            for thread in self._seats.values():
                thread.join(max(0.0, until - time.monotonic()))

    def _lost(self, why: str) -> None:
        self._say("cli-sit-lost", why=why)

    def _is_done(self) -> bool:
        return bool(self._games) and self.over >= self._games

    def _take(self, message: dict[str, Any]) -> None:
        kind, table = message.get("type"), message.get("table", {})
        if kind == "invitation":
            self._answer(message)
        elif kind in ("game-start", "seated"):
            self._sit(table)
        elif kind == "game-over":
            thread = self._seats.pop(str(table["id"]), None)
            if thread is not None:
                thread.join(SECONDS_TO_END)
            self.over += 1
        elif kind == "error" and message["error"]["key"] == "session-ended":
            self._say("cli-sit-ended")

    def _answer(self, message: dict[str, Any]) -> None:
        accept = self._accepts == "all" or (self._accepts == "owner" and bool(message["by_owner"]))
        table = message["table"]
        try:
            path = f"/tables/{table['id']}/answer"
            self._server.ask_surely(path, {"accept": accept}, self._stopped, self._lost)
        except Denied as denied:
            self._say("cli-sit-table-refuses", table=table["name"], reason=denied.reason)
            return
        self._say("cli-sit-accepted" if accept else "cli-sit-declined", by=message["by"], table=table["name"])

    def _sit(self, table: dict[str, Any]) -> None:
        known = self._seats.get(str(table["id"]))
        if known is None or not known.is_alive():
            seat = Seat(self._server, table, self._spec, self._stopped, self._say)
            thread = threading.Thread(target=seat.play, daemon=True)
            self._seats[str(table["id"])] = thread
            thread.start()
