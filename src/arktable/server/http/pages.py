"""The pages of the web client: its files, and `index.html` for the addresses that the client routes itself."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from arktable.server.http.content import Content, name_of, reply_of
from arktable.server.http.encodings import IDENTITY
from arktable.server.http.files import HASHED, ClientFiles
from arktable.server.http.request import Request
from arktable.server.lobby.game_files import find_file
from arktable.server.routes.reply import Reply
from arktable.server.running.errors import Refused

INDEX: Final = "index.html"

NOT_BUILT: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Arktable</title></head>
<body><h1>Arktable is running</h1>
<p>The server answers, but the web client has not been built yet. Run <code>make web</code> in the project’s folder
and load this page again.</p>
<p lang="fr">Le serveur répond, mais le client web n’est pas encore construit. Lancez <code>make web</code> dans le
dossier d’Arktable, puis rechargez cette page.</p></body></html>
"""


def has_client(root: Path) -> bool:
    """Has the web client been built?"""
    return find_file(root, INDEX) is not None


NO_CLIENT: Final = Content("text/html; charset=utf-8", name_of(NOT_BUILT.encode()), {IDENTITY: NOT_BUILT.encode()})


async def page(files: ClientFiles, request: Request) -> Reply:
    """The file at this address, or the start page."""
    path = request.path.lstrip("/")
    found = await files.find(path)
    if found is None and path.startswith(HASHED):
        raise Refused("missing", "no-such-page")
    found = found or await files.find(INDEX)
    return reply_of(found, request) if found else reply_of(NO_CLIENT, request, 503)
