"""One HTTP client with a cookie and a source address. Every answer is timed, and a missing answer is an answer too."""

from __future__ import annotations

import contextlib
import http.client
import json
import re
import time
from typing import Any, Final, NamedTuple

from tools.probe.addresses import place

JSON: Final = {"content-type": "application/json"}
TOO_LARGE: Final = 413
SESSION: Final = re.compile(r"arktable_session=([^;]*)")


class Answer(NamedTuple):
    """What came back. Status 0: nothing did, and `fault` says why."""

    status: int
    body: bytes
    seconds: float
    kind: str = ""
    fault: str = ""

    def json(self) -> Any:
        """The body as JSON; None when it is not."""
        try:
            return json.loads(self.body)
        except (ValueError, RecursionError):
            return None

    @property
    def ok(self) -> bool:
        return self.status == 200


class Client:
    """Asks one question after the other on a kept connection."""

    def __init__(self, url: str, source: str, timeout: float = 20.0) -> None:
        self.source = source
        self.timeout = timeout
        self.cookie = ""
        self._place = place(url)
        self._connection: http.client.HTTPConnection | None = None

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        """Send a request; a body that is not bytes is sent as JSON."""
        given = dict(headers)
        if self.cookie:
            given["cookie"] = f"arktable_session={self.cookie}"
        if body is not None and not isinstance(body, bytes):
            body = json.dumps(body).encode()
            given = JSON | given
        began = time.monotonic()
        try:
            connection = self._connected()
            # A server that refuses a large body says so before it has read all of it, and closes.
            with contextlib.suppress(BrokenPipeError, ConnectionResetError):
                connection.request(method, path, body, given)
            response = connection.getresponse()
            content = response.read()
        except (OSError, http.client.HTTPException) as error:
            self.close()
            return Answer(0, b"", time.monotonic() - began, fault=f"{type(error).__name__}: {error}"[:200])
        if response.will_close or response.status == TOO_LARGE:
            self.close()  # the rest of a body that was refused lies on the connection
        if found := SESSION.match(response.headers.get("set-cookie", "")):
            self.cookie = found[1]
        return Answer(response.status, content, time.monotonic() - began, response.headers.get("content-type", ""))

    def get(self, path: str) -> Answer:
        return self.ask("GET", f"/api{path}")

    def post(self, path: str, body: Any) -> Answer:
        return self.ask("POST", f"/api{path}", body)

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _connected(self) -> http.client.HTTPConnection:
        if self._connection is None:
            host, port = self._place
            self._connection = http.client.HTTPConnection(
                host, port, timeout=self.timeout, source_address=(self.source, 0)
            )
        return self._connection


def fault_of(answer: Answer, api: bool = True) -> str:
    """What is wrong with an answer, whatever was asked; empty if nothing is.

    Every request is answered. A status of 500 and above is 503 or 507, and an error of the API has its JSON shape.
    """
    if not answer.status:
        return f"no answer within {answer.seconds:.1f} s ({answer.fault})"
    if answer.status >= 500 and answer.status not in (503, 507):
        return f"status {answer.status}: {shown(answer.body)}"
    if api and answer.status >= 400 and not _has_shape(answer.json()):
        return f"status {answer.status} without our error shape: {shown(answer.body)}"
    return ""


def _has_shape(content: Any) -> bool:
    error = content.get("error") if isinstance(content, dict) else None
    return isinstance(error, dict) and isinstance(error.get("key"), str) and isinstance(error.get("args"), dict)


def shown(data: bytes) -> str:
    return data[:100].decode(errors="replace")
