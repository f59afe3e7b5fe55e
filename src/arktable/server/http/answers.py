"""Makes responses of replies. What the framework itself refuses is answered in our words too."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException

from arktable.server.routes.reply import Reply, answer, error_body, refusal

# Where the framework itself refuses: no such address, wrong method.
FRAMEWORK_KEYS: Final = {400: "malformed", 404: "no-such-page", 405: "wrong-method", 413: "too-large"}

AnyRequest = Request[Any, Any, Any]


def respond(reply: Reply, request: AnyRequest) -> Response[bytes]:
    """The reply as a response."""
    if reply.by_content:
        return _by_content(reply, request)
    return Response(reply.body, status_code=reply.status, media_type=_kind(reply), headers=dict(reply.headers))


def _kind(reply: Reply) -> str:
    """The kind of content as the framework wants it: it says the charset of text itself."""
    return reply.kind.removesuffix("; charset=utf-8")


def _by_content(reply: Reply, request: AnyRequest) -> Response[bytes]:
    """The browser keeps what it got and asks whether it is still the same: a package may be updated under a name."""
    tag = f'"{hashlib.sha256(reply.body).hexdigest()[:20]}"'
    headers = {"cache-control": "no-cache", "etag": tag}
    # A proxy that compresses what we send marks our tag as weak; the content is the same.
    if tag in request.headers.get("if-none-match", "").replace("W/", "").split(", "):
        return Response(b"", status_code=304, headers=headers)
    return Response(reply.body, media_type=_kind(reply), headers=headers)


def on_error(request: AnyRequest, error: Exception) -> Response[bytes]:
    """Answer for whatever went wrong."""
    return respond(refusal(error, f"{request.method} {request.scope['path']}"), request)


def on_framework(request: AnyRequest, error: HTTPException) -> Response[bytes]:
    key = FRAMEWORK_KEYS.get(error.status_code, "unexpected")
    args = {"what": str(error.detail)[:200]} if key == "malformed" else {}
    return respond(answer(error_body(key, args), error.status_code), request)


EXCEPTION_HANDLERS: Final = {HTTPException: on_framework, Exception: on_error}
