"""Requests to a server with the token of a bot account, and streams of JSON lines, by the standard library."""

from __future__ import annotations

import http.client
import json
import threading
from collections.abc import Callable, Iterator
from typing import Any, Final
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from arktable.engine.errors import ArktableError

SECONDS_SILENT: Final = 60.0
"""A stream that sends nothing for this long is given up; servers send an empty line every 15 seconds."""
MOST_BYTES: Final = 16 * 1024 * 1024
"""Maximum length of a line of a server."""
FIRST_WAIT: Final = 1.0
MOST_WAIT: Final = 60.0
FOREVER: Final = (401, 403)
"""After these answers it does not help to try again."""

LOST: Final = (OSError, http.client.HTTPException, ValueError)
"""What is raised when a connection breaks, or when a server sends something else than JSON."""


class WrongAddress(ArktableError):
    """The address of a server is not one."""

    def __init__(self, address: str) -> None:
        what = f"{address!r} is not the address of a server, as https://table.example.org"
        super().__init__("server-address", what, {"address": address})


class Denied(ArktableError):
    """A server refuses a request. `key` and `details` are its own; `seconds` says when to try again."""

    def __init__(self, status: int, data: Any, seconds: float) -> None:
        error = data.get("error") if isinstance(data, dict) else None
        found = error if isinstance(error, dict) else {}
        key, args = str(found.get("key", f"http-{status}")), found.get("args", {})
        super().__init__("server-refuses", f"the server refuses it: {key} {args}", {"status": status, "reason": key})
        self.status: Final = status
        self.reason: Final = key
        self.seconds: Final = seconds
        self.data: Final = data


class Pause:
    """Waits before a further attempt, each time twice as long; ends at once when the program is to stop."""

    def __init__(self, stopped: threading.Event) -> None:
        self._stopped = stopped
        self._next = FIRST_WAIT

    def reset(self) -> None:
        """The last attempt has succeeded."""
        self._next = FIRST_WAIT

    def wait(self, least: float = 0.0) -> float:
        """Wait, and return the seconds."""
        seconds = max(least, self._next)
        self._next = min(MOST_WAIT, 2 * self._next)
        self._stopped.wait(seconds)
        return seconds


class Server:
    """A server, as the program of a bot account reaches it."""

    def __init__(self, address: str, token: str) -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise WrongAddress(address)
        self._base = f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}/api/bot"
        self._token = token

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """The answer to a request; `Denied` if it is refused, one of `LOST` if the server cannot be reached."""
        with self._open(path, body) as response:
            return json.loads(response.read(MOST_BYTES))

    def lines(self, path: str) -> Iterator[dict[str, Any]]:
        """The messages of a stream, until it ends. Raises as `ask`."""
        with self._open(path) as response:
            while line := response.readline(MOST_BYTES):
                if line.strip():
                    message = json.loads(line)
                    if isinstance(message, dict):
                        yield message

    def ask_surely(self, path: str, body: dict[str, Any], stopped: threading.Event, lost: Callable[[str], None]) -> Any:
        """As `ask`, but try again while the server cannot be reached or asks to wait."""
        pause = Pause(stopped)
        while True:
            try:
                return self.ask(path, body)
            except Denied as denied:
                if not denied.seconds or stopped.is_set():
                    raise
                pause.wait(denied.seconds)
            except LOST as error:
                if stopped.is_set():
                    raise
                lost(str(error))
                pause.wait()

    def _open(self, path: str, body: dict[str, Any] | None = None) -> http.client.HTTPResponse:
        headers = {"Authorization": f"Bearer {self._token}", "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        request = Request(self._base + path, data, headers)
        try:
            opened: http.client.HTTPResponse = urlopen(request, timeout=SECONDS_SILENT)
        except HTTPError as error:
            with error:
                raise Denied(error.code, _read(error), _seconds(error.headers.get("Retry-After"))) from None
        return opened


def _read(error: HTTPError) -> Any:
    try:
        return json.loads(error.read(MOST_BYTES))
    except LOST:
        return None


def _seconds(text: str | None) -> float:
    return min(600.0, float(text)) if text and text.isdecimal() else 0.0
