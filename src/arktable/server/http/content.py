"""Content that is the same for all clients: cached in every encoding, and sent with an `ETag`.

Each encoding has its own tag. A client that has any of them gets status 304.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Mapping
from typing import Final, Generic, NamedTuple, TypeVar

from arktable.server.http.encodings import GZIP, IDENTITY, LEVEL_ONCE, choose, gzipped
from arktable.server.http.request import Request
from arktable.server.routes.reply import Reply

K = TypeVar("K")

VARY: Final = {"vary": "accept-encoding"}


class Content(NamedTuple):
    """Bytes, their content type, and the encodings in which they can be sent; `IDENTITY` is always one of them."""

    kind: str
    name: str
    """A hash of the bytes."""
    bodies: Mapping[str, bytes]
    caching: str = "no-cache"

    def tag(self, encoding: str) -> str:
        return f'"{self.name}"' if encoding == IDENTITY else f'"{self.name}-{encoding}"'

    @property
    def size(self) -> int:
        return sum(map(len, self.bodies.values()))


def name_of(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()[:20]


def content_of(
    body: bytes, kind: str, caching: str = "no-cache", encoded: Mapping[str, bytes] | None = None
) -> Content:
    """Content with this body. Missing encodings are compressed, which takes a while: call it in a thread."""
    bodies = {IDENTITY: body, GZIP: b"", **(encoded or {})}
    bodies[GZIP] = bodies[GZIP] or gzipped(body, LEVEL_ONCE)
    return Content(kind, name_of(body), bodies, caching)


def reply_of(content: Content, request: Request, status: int = 200) -> Reply:
    """The content in the encoding that the client prefers; or status 304 if the client has it already."""
    sizes = {name: len(body) for name, body in content.bodies.items()}
    encoding = choose(request.header(b"accept-encoding"), sizes)
    known = _known(request.header(b"if-none-match"), content, encoding)
    headers = {"cache-control": content.caching, "etag": known or content.tag(encoding), **VARY}
    if known:
        return Reply(b"", content.kind, 304, headers)
    if encoding != IDENTITY:
        headers["content-encoding"] = encoding
    return Reply(content.bodies[encoding], content.kind, status, headers)


def _known(header: str, content: Content, encoding: str) -> str | None:
    """The matching tag that the client has sent. A proxy that compresses our answers makes our tags weak."""
    given = [tag.strip().removeprefix("W/") for tag in header.split(",")]
    if "*" in given:
        return content.tag(encoding)
    ours = [content.tag(name) for name in content.bodies]
    return next((tag for tag in given if tag in ours), None)


class ContentCache(Generic[K]):
    """Contents by key, up to a number of bytes; the least recently used one is dropped first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._size = 0
        self._contents: OrderedDict[K, Content] = OrderedDict()

    def get(self, key: K) -> Content | None:
        if key in self._contents:
            self._contents.move_to_end(key)
        return self._contents.get(key)

    def put(self, key: K, content: Content) -> None:
        self.drop(key)
        if content.size > self._most // 4:
            return  # it would evict everything else
        self._contents[key] = content
        self._size += content.size
        while self._size > self._most:
            self.drop(next(iter(self._contents)))

    def drop(self, key: K) -> None:
        old = self._contents.pop(key, None)
        self._size -= old.size if old else 0
