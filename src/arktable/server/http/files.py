"""Serves the files of the web client from memory. `make web` writes compressed copies next to them
(`web/compressed.ts`).
"""

from __future__ import annotations

import asyncio
import contextlib
import zlib
from pathlib import Path
from typing import Final, NamedTuple

from arktable.server.http.content import Content, ContentCache, content_of
from arktable.server.http.encodings import BROTLI, GZIP
from arktable.server.lobby.game_files import find_file
from arktable.server.routes.reply import kind_of

# Vite puts a hash of the content into the names of these files: they never change.
HASHED: Final = "assets/"
FOR_EVER: Final = "public, max-age=31536000, immutable"
COPIES: Final = {GZIP: ".gz", BROTLI: ".br"}
MOST_BYTES: Final = 64 * 1024 * 1024
"""Limit for files in memory, all encodings together; our client has 4 MB."""


class Stamp(NamedTuple):
    """Identifies a version of a file."""

    changed: int
    size: int
    number: int


class ClientFiles:
    """The files below a folder by path, cached. A file is read again after it has changed."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._cache: ContentCache[str] = ContentCache(MOST_BYTES)
        self._stamps: dict[str, tuple[Path, Stamp]] = {}
        self._reading: dict[str, asyncio.Task[Content | None]] = {}

    async def find(self, path: str) -> Content | None:
        """The file with this path; None if there is none."""
        content = self._cache.get(path)
        if content is not None and self._is_fresh(path):
            return content
        # Concurrent requests for a file share one read.
        if path not in self._reading:
            task = self._reading[path] = asyncio.create_task(self._read(path))
            task.add_done_callback(lambda _: self._reading.pop(path, None))
        return await asyncio.shield(self._reading[path])

    def _is_fresh(self, path: str) -> bool:
        file, stamp = self._stamps[path]
        return _stamp(file) == stamp

    async def _read(self, path: str) -> Content | None:
        self._cache.drop(path)
        self._stamps.pop(path, None)
        found = await asyncio.to_thread(read_file, self._root, path)
        if found is None:
            return None
        file, stamp, content = found
        self._cache.put(path, content)
        if self._cache.get(path) is not None:
            self._stamps[path] = (file, stamp)
        return content


def _stamp(file: Path) -> Stamp | None:
    try:
        found = file.stat()
    except OSError:
        return None
    return Stamp(found.st_mtime_ns, found.st_size, found.st_ino)


def read_file(root: Path, path: str) -> tuple[Path, Stamp, Content] | None:
    """The file with this path and its stamp. Compressed copies cannot be requested by path.

    A file has one path only (`a/../b` is not accepted), so it is in memory once.
    """
    file = find_file(root, path) if path and not path.endswith(tuple(COPIES.values())) else None
    if file is not None and file.relative_to(root.resolve()).as_posix() != path:
        return None
    stamp = _stamp(file) if file else None
    if file is None or stamp is None:
        return None
    try:
        body = file.read_bytes()
    except OSError:
        return None
    caching = FOR_EVER if path.startswith(HASHED) else "no-cache"
    return file, stamp, content_of(body, kind_of(file.name), caching, copies_of(file, body))


def copies_of(file: Path, body: bytes) -> dict[str, bytes]:
    """The compressed copies of a file; none if they do not match the file.

    Both are written together, so it is enough to check the one that Python can decompress.
    """
    found: dict[str, bytes] = {}
    for encoding, ending in COPIES.items():
        with contextlib.suppress(OSError):
            found[encoding] = file.with_name(file.name + ending).read_bytes()
    return found if _is_copy(found.get(GZIP, b""), body) else {}


def _is_copy(packed: bytes, body: bytes) -> bool:
    reader = zlib.decompressobj(wbits=31)
    try:
        return reader.decompress(packed, len(body) + 1) == body
    except zlib.error:
        return False
