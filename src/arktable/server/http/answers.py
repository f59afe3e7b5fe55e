"""Making responses: JSON by msgspec, errors as wire.md says."""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException

from arktable.engine.errors import ArktableError
from arktable.server.service.errors import Refused, away
from arktable.server.store.rows import StoreFault

log = logging.getLogger(__name__)

STATUS: Final = {
    "malformed": 400,
    "forbidden": 403,
    "missing": 404,
    "too-slow": 408,
    "conflict": 409,
    "too-large": 413,
    "misdirected": 421,
    "illegal": 422,
    "too-many": 429,
    "busy": 503,
}

# Where the framework itself refuses: no such address, wrong method.
FRAMEWORK_KEYS: Final = {400: "malformed", 404: "no-such-page", 405: "wrong-method", 413: "too-large"}


PLAIN: Final = "text/plain; charset=utf-8"


def plain(text: str) -> Response[bytes]:
    """A response of plain text, which nobody may cache."""
    return Response(text.encode(), media_type=PLAIN, headers={"Cache-Control": "no-store"})


def answer(content: Any, status: int = 200, **headers: str) -> Response[bytes]:
    """A JSON response. Nobody may cache it: the same address answers each seat differently."""
    return Response(
        msgspec.json.encode(content),
        status_code=status,
        media_type=MediaType.JSON,
        headers={"cache-control": "no-store", **headers},
    )


def error_body(key: str, args: dict[str, Any]) -> dict[str, Any]:
    return {"error": {"key": key, "args": args}}


def on_refused(_request: Request[Any, Any, Any], refused: Refused) -> Response[bytes]:
    """Answer with the reason; where waiting helps, `Retry-After` says how long."""
    seconds = refused.details.get("seconds")
    again = {} if seconds is None else {"retry-after": str(seconds)}
    return answer({**error_body(refused.key, refused.details), **refused.more}, STATUS[refused.kind], **again)


def on_fault(request: Request[Any, Any, Any], fault: StoreFault) -> Response[bytes]:
    """Answer while the database is locked, full or away: one line for the log, and a time to come back."""
    log.warning("%s %s: 503, the database is at fault: %s", request.method, request.url.path, fault)
    return on_refused(request, away())


def on_ours(_request: Request[Any, Any, Any], error: ArktableError) -> Response[bytes]:
    """Answer for names, options and records that the engine refuses."""
    return answer(error_body(error.key, error.details), 400)


def on_framework(_request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    key = FRAMEWORK_KEYS.get(error.status_code, "unexpected")
    return answer(error_body(key, {"what": str(error.detail)[:200]} if key == "malformed" else {}), error.status_code)


def on_unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Answer for a mistake of ours: the log gets the whole error, and the client gets a key."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return answer(error_body("unexpected", {}), 500)


EXCEPTION_HANDLERS: Final = {
    Refused: on_refused,
    StoreFault: on_fault,
    ArktableError: on_ours,
    HTTPException: on_framework,
    Exception: on_unexpected,
}
