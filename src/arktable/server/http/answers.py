"""Encodes and sends replies."""

from __future__ import annotations

import asyncio
from typing import Final

from arktable.server.http.content import VARY, Content, ContentCache, content_of, name_of, reply_of
from arktable.server.http.encodings import GZIP, IDENTITY, LEAST, LEVEL_EACH, choose, gzipped
from arktable.server.http.request import Request, Send, session_cookie
from arktable.server.logs.request_ids import HEADER, Mark
from arktable.server.routes.reply import Reply

MOST_BYTES: Final = 16 * 1024 * 1024
"""Limit for cached contents: words, pages of games, lists that never change."""
MOST_AT_ONCE: Final = 32 * 1024
"""Bytes that are compressed on the event loop: a tenth of a millisecond, as long as a call in a thread takes."""

SECURITY_HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
REQUEST_ID: Final = HEADER.encode()
SECURITY: Final = [(name.encode(), value.encode()) for name, value in SECURITY_HEADERS.items()]


class Answers:
    """Encodes replies as their clients accept them. Cacheable ones are compressed once and kept."""

    def __init__(self) -> None:
        self._contents: ContentCache[str] = ContentCache(MOST_BYTES)

    async def encode(self, reply: Reply, request: Request) -> Reply:
        """The reply as it is sent. Large bodies are compressed in a thread, while the event loop goes on."""
        if reply.by_content:
            return reply_of(await self._content(reply), request)
        tag = reply.headers.get("etag")
        if tag is not None and tag in [one.strip() for one in request.header(b"if-none-match").split(",")]:
            return Reply(b"", reply.kind, 304, reply.headers)
        if len(reply.body) < LEAST:
            return reply
        headers = {**reply.headers, **VARY}
        if choose(request.header(b"accept-encoding"), {GZIP: 0, IDENTITY: len(reply.body)}) != GZIP:
            return reply._replace(headers=headers)
        if len(reply.body) <= MOST_AT_ONCE:
            packed = gzipped(reply.body, LEVEL_EACH)
        else:
            packed = await asyncio.to_thread(gzipped, reply.body, LEVEL_EACH)
        return reply._replace(body=packed, headers={**headers, "content-encoding": GZIP})

    async def _content(self, reply: Reply) -> Content:
        """The content from the cache. Browsers revalidate it, because a package may be updated under the same name."""
        key = f"{reply.kind} {name_of(reply.body)}"
        content = self._contents.get(key)
        if content is None:
            content = await asyncio.to_thread(content_of, reply.body, reply.kind)
            self._contents.put(key, content)
        return content


async def send_reply(reply: Reply, request: Request, mark: Mark, secure: bool, send: Send) -> None:
    """Send a reply with the security headers, its id and the cookie of a new session; without its body to `HEAD`."""
    headers = [(name.encode(), value.encode("latin-1")) for name, value in reply.headers.items()]
    if reply.status != 304:
        headers.append((b"content-type", reply.kind.encode("latin-1")))
    if reply.status != 304 and reply.feed is None:
        headers.append((b"content-length", b"%d" % len(reply.body)))
    headers.append((REQUEST_ID, mark.id.encode()))
    if request.new_token is not None:
        headers.append((b"set-cookie", session_cookie(request.new_token, secure).encode("latin-1")))
    await send({"type": "http.response.start", "status": reply.status, "headers": headers + SECURITY})
    await send({"type": "http.response.body", "body": b"" if request.method == "HEAD" else reply.body})
