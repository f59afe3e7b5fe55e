"""Replies: a status, a content type and bytes. `wire.md` describes errors."""

from __future__ import annotations

import logging
import mimetypes
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any, Final, NamedTuple

import msgspec

from arktable.engine.errors import ArktableError
from arktable.server.metrics.declared import FAULTS
from arktable.server.running.errors import Refused, refused_by
from arktable.server.store.rows import StoreFault

log = logging.getLogger(__name__)

JSON: Final = "application/json"
PLAIN: Final = "text/plain; charset=utf-8"
LINES: Final = "application/x-ndjson"
"""JSON objects, each in a line."""

STATUS: Final = {
    "malformed": 400,
    "unauthorized": 401,
    "forbidden": 403,
    "missing": 404,
    "too-slow": 408,
    "conflict": 409,
    "too-large": 413,
    "misdirected": 421,
    "illegal": 422,
    "too-many": 429,
    "busy": 503,
    "full": 507,
}

NOT_KEPT: Final = {"cache-control": "no-store"}
"""Not cacheable: the same address gives each seat another answer."""


Write = Callable[[bytes], Awaitable[None]]
Feed = Callable[[Write], Coroutine[Any, Any, None]]
"""Writes the parts of a reply as they become known. What it refuses before the first part is an ordinary refusal."""


class Reply(NamedTuple):
    """A reply."""

    body: bytes
    kind: str = JSON
    status: int = 200
    headers: Mapping[str, str] = NOT_KEPT
    by_content: bool = False
    """Cacheable: send an ETag and revalidate."""
    feed: Feed | None = None
    """A stream: the body is written by it, and ends with it."""


def answer(content: Any, status: int = 200, **headers: str) -> Reply:
    """A reply in JSON."""
    return Reply(msgspec.json.encode(content), JSON, status, {**NOT_KEPT, **headers} if headers else NOT_KEPT)


def plain(text: str) -> Reply:
    """A reply in plain text."""
    return Reply(text.encode(), PLAIN)


def stream(feed: Feed) -> Reply:
    """A reply in lines of JSON that goes on until the feed ends. Proxies are asked to hand on each line at once."""
    return Reply(b"", LINES, headers={**NOT_KEPT, "x-accel-buffering": "no"}, feed=feed)


def line(message: object) -> bytes:
    """A message as a line of JSON."""
    return msgspec.json.encode(message) + b"\n"


def download(text: str, name: str, kind: str = PLAIN) -> Reply:
    """A reply that a browser saves as a file with this name."""
    return Reply(text.encode(), kind, headers={**NOT_KEPT, "content-disposition": f'attachment; filename="{name}"'})


def kind_of(file: str) -> str:
    """The content type of a file with this name."""
    kind = mimetypes.guess_type(file)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind


def error_body(key: str, args: dict[str, Any]) -> dict[str, Any]:
    return {"error": {"key": key, "args": args}}


WRONG_METHOD: Final = answer(error_body("wrong-method", {}), 405)
NO_SUCH_PAGE: Final = answer(error_body("no-such-page", {}), 404)


def refusal(error: Exception, what: str) -> Reply:
    """The reply to a request that raised this error; `what` describes the request in the log."""
    if isinstance(error, Refused):
        return _refused(error)
    if isinstance(error, StoreFault):
        refused = refused_by(error)
        FAULTS.add("request")
        log.warning("%s: %d, the database is at fault: %s", what, STATUS[refused.kind], error)
        return _refused(refused)
    if isinstance(error, ArktableError):  # names, options and records that the engine refuses
        return answer(error_body(error.key, error.details), 400)
    log.error("%s failed", what, exc_info=error)
    return answer(error_body("unexpected", {}), 500)


def _refused(refused: Refused) -> Reply:
    """The reason; `Retry-After` if it helps to wait."""
    seconds = refused.details.get("seconds")
    again = {} if seconds is None else {"retry-after": str(seconds)}
    if refused.kind == "unauthorized":
        again["www-authenticate"] = "Bearer"
    return answer({**error_body(refused.key, refused.details), **refused.more}, STATUS[refused.kind], **again)
