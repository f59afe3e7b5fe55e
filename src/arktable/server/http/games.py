"""`/games/{game}/words` and `/games/{game}/page`: files from the packages of the games, cached by their content."""

from __future__ import annotations

import asyncio
import hashlib
import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from arktable.server.http.pages import find_file
from arktable.server.service.errors import Refused
from arktable.server.service.game_files import page_folder, words_of

AnyRequest = Request[Any, Any, Any]


def by_content(request: AnyRequest, content: bytes, kind: str) -> Response[bytes]:
    """The browser keeps what it got and asks whether it is still the same: a package may be updated under a name."""
    tag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
    headers = {"cache-control": "no-cache", "etag": tag}
    # A proxy that compresses what we send marks our tag as weak; the content is the same.
    if tag in request.headers.get("if-none-match", "").replace("W/", "").split(", "):
        return Response(b"", status_code=304, headers=headers)
    return Response(content, media_type=kind, headers=headers)


@get("/games/{game:str}/words/{file:str}")
async def get_words(request: AnyRequest, game: FromPath[str], file: FromPath[str]) -> Response[bytes]:
    language, _, ending = file.partition(".")
    words = await asyncio.to_thread(words_of, game, language) if ending == "ftl" else None
    if words is None:
        raise Refused("missing", "no-such-page")
    return by_content(request, words, "text/plain; charset=utf-8")


@get("/games/{game:str}/page/{path:path}")
async def get_page_file(request: AnyRequest, game: FromPath[str], path: FromPath[str]) -> Response[bytes]:
    content = await asyncio.to_thread(_page_file, game, str(path))
    if content is None:
        raise Refused("missing", "no-such-page")
    kind = mimetypes.guess_type(str(path))[0] or "application/octet-stream"
    return by_content(request, content, kind)


def _page_file(game: str, path: str) -> bytes | None:
    folder: Path | None = page_folder(game)
    found = find_file(folder, path) if folder else None
    return found.read_bytes() if found else None


HANDLERS = [get_words, get_page_file]
