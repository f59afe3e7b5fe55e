"""The pages of the web client: its files, and `index.html` for the addresses that the client routes itself."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from arktable.i18n.language import LANGUAGES
from arktable.server.http.content import Content, name_of, reply_of
from arktable.server.http.encodings import IDENTITY
from arktable.server.http.files import HASHED, ClientFiles
from arktable.server.http.request import Request
from arktable.server.lobby.game_files import find_file
from arktable.server.routes.reply import Reply
from arktable.server.running.errors import Refused

INDEX: Final = "index.html"
BUILD: Final = "<code>make web</code>"


def has_client(root: Path) -> bool:
    """Has the web client been built?"""
    return find_file(root, INDEX) is not None


@cache
def no_client() -> Content:
    """A page that says in every language that the web client has not been built."""
    from arktable.i18n.words import Words  # noqa: PLC0415 - only for a server without its client

    said = [f'<p lang="{code}">{Words(code).text("server-not-built", command=BUILD)}</p>' for code in LANGUAGES]
    html = (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Arktable</title></head>\n'
        f"<body><h1>Arktable</h1>\n{chr(10).join(said)}</body></html>\n"
    ).encode()
    return Content("text/html; charset=utf-8", name_of(html), {IDENTITY: html})


async def page(files: ClientFiles, request: Request) -> Reply:
    """The file at this address, or the start page."""
    path = request.path.lstrip("/")
    found = await files.find(path)
    if found is None and path.startswith(HASHED):
        raise Refused("missing", "no-such-page")
    found = found or await files.find(INDEX)
    return reply_of(found, request) if found else reply_of(no_client(), request, 503)
