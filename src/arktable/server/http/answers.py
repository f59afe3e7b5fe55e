"""Makes responses of replies. What the framework itself refuses is answered in our words too."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException

from arktable.server.http.content import VARY, Content, ContentCache, content_of, name_of, send_content
from arktable.server.http.encodings import GZIP, IDENTITY, LEAST, LEVEL_EACH, choose, gzipped
from arktable.server.routes.reply import Reply, answer, error_body, refusal

# Where the framework itself refuses: no such address, wrong method.
FRAMEWORK_KEYS: Final = {400: "malformed", 404: "no-such-page", 405: "wrong-method", 413: "too-large"}

MOST_BYTES: Final = 16 * 1024 * 1024
"""Of contents in memory: words, pages of games, lists that never change."""
MOST_AT_ONCE: Final = 32 * 1024
"""Bytes that are compressed on the event loop: a tenth of a millisecond, as long as a visit to a thread takes."""

AnyRequest = Request[Any, Any, Any]


class Answers:
    """Makes responses of replies; what is the same for everybody is compressed once and kept."""

    def __init__(self) -> None:
        self._contents: ContentCache[str] = ContentCache(MOST_BYTES)

    async def respond(self, reply: Reply, request: AnyRequest) -> Response[bytes]:
        """The reply as a response. Large bodies are compressed in a thread, while the event loop goes on."""
        if reply.by_content:
            return send_content(await self._content(reply), request)
        if len(reply.body) <= MOST_AT_ONCE or not _wants_gzip(reply, request):
            return respond(reply, request)
        return _response(reply, await asyncio.to_thread(gzipped, reply.body, LEVEL_EACH))

    async def _content(self, reply: Reply) -> Content:
        """The browser keeps it and asks whether it is still the same: a package may be updated under its name."""
        key = f"{reply.kind} {name_of(reply.body)}"
        content = self._contents.get(key)
        if content is None:
            content = await asyncio.to_thread(content_of, reply.body, _kind(reply))
            self._contents.put(key, content)
        return content


def respond(reply: Reply, request: AnyRequest) -> Response[bytes]:
    """The reply as a response, at once."""
    return _response(reply, gzipped(reply.body, LEVEL_EACH) if _wants_gzip(reply, request) else None)


def _wants_gzip(reply: Reply, request: AnyRequest) -> bool:
    if len(reply.body) < LEAST:
        return False
    sizes = {GZIP: 0, IDENTITY: len(reply.body)}
    return choose(request.headers.get("accept-encoding", ""), sizes) == GZIP


def _response(reply: Reply, packed: bytes | None) -> Response[bytes]:
    headers = {**reply.headers, **(VARY if len(reply.body) >= LEAST else {})}
    if packed is not None:
        headers["content-encoding"] = GZIP
    body = reply.body if packed is None else packed
    return Response(body, status_code=reply.status, media_type=_kind(reply), headers=headers)


def _kind(reply: Reply) -> str:
    """The kind of content as the framework wants it: it says the charset of text itself."""
    return reply.kind.removesuffix("; charset=utf-8")


def on_error(request: AnyRequest, error: Exception) -> Response[bytes]:
    """Answer for whatever went wrong."""
    return respond(refusal(error, f"{request.method} {request.scope['path']}"), request)


def on_framework(request: AnyRequest, error: HTTPException) -> Response[bytes]:
    key = FRAMEWORK_KEYS.get(error.status_code, "unexpected")
    args = {"what": str(error.detail)[:200]} if key == "malformed" else {}
    return respond(answer(error_body(key, args), error.status_code), request)


EXCEPTION_HANDLERS: Final = {HTTPException: on_framework, Exception: on_error}
