"""Content that is the same for everybody: kept in memory in every encoding, sent with an `ETag`, not sent twice.

Each encoding has a tag of its own. A client that has any of them has this content, and is told so.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, Final, Generic, NamedTuple, TypeVar

from litestar import Request, Response

from arktable.server.http.encodings import GZIP, IDENTITY, LEVEL_ONCE, choose, gzipped

K = TypeVar("K")

AnyRequest = Request[Any, Any, Any]

VARY: Final = {"vary": "accept-encoding"}


class Content(NamedTuple):
    """Some bytes, their kind, and the encodings they can be sent in; `IDENTITY` is always one."""

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
    """This body as content. What is not encoded yet is compressed, which takes a while: call it in a thread."""
    bodies = {IDENTITY: body, GZIP: b"", **(encoded or {})}
    bodies[GZIP] = bodies[GZIP] or gzipped(body, LEVEL_ONCE)
    return Content(kind, name_of(body), bodies, caching)


def send_content(content: Content, request: AnyRequest, status: int = 200) -> Response[bytes]:
    """The content in the encoding that the client likes best, or that what it has is still right."""
    encoding = choose(
        request.headers.get("accept-encoding", ""), {name: len(body) for name, body in content.bodies.items()}
    )
    known = _known(request.headers.get("if-none-match", ""), content, encoding)
    headers = {"cache-control": content.caching, "etag": known or content.tag(encoding), **VARY}
    if known:
        return Response(b"", status_code=304, headers=headers)
    if encoding != IDENTITY:
        headers["content-encoding"] = encoding
    return Response(content.bodies[encoding], status_code=status, media_type=content.kind, headers=headers)


def _known(header: str, content: Content, encoding: str) -> str | None:
    """The tag of the content that the client says it has. A proxy that compresses what we send makes our tags weak."""
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
            return  # it would push out everything else
        self._contents[key] = content
        self._size += content.size
        while self._size > self._most:
            self.drop(next(iter(self._contents)))

    def drop(self, key: K) -> None:
        old = self._contents.pop(key, None)
        self._size -= old.size if old else 0
