"""The built web client: files, and `index.html` for every address of the client's own."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, Request, Response, route
from litestar.di import NamedDependency
from litestar.types import Message, Scope

from arktable.server.http.content import Content, name_of, send_content
from arktable.server.http.encodings import IDENTITY
from arktable.server.http.files import HASHED, ClientFiles
from arktable.server.lobby.game_files import find_file
from arktable.server.running.errors import Refused

INDEX: Final = "index.html"

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

_ENCODED: Final = [(name.encode(), value.encode()) for name, value in SECURITY_HEADERS.items()]

NOT_BUILT: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Arktable</title></head>
<body><h1>Arktable is running</h1>
<p>The server answers, but the web client has not been built yet. Run <code>make web</code> in the project’s folder
and load this page again.</p>
<p lang="fr">Le serveur répond, mais le client web n’est pas encore construit. Lancez <code>make web</code> dans le
dossier d’Arktable, puis rechargez cette page.</p></body></html>
"""


async def complete_answer(message: Message, scope: Scope) -> None:
    """Set the security headers on every answer, errors too; a `HEAD` request gets no body."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *_ENCODED]
    elif message["type"] == "http.response.body" and scope.get("method") == "HEAD":
        message["body"] = b""


def has_client(root: Path) -> bool:
    """Has the web client been built?"""
    return find_file(root, INDEX) is not None


NO_CLIENT: Final = Content("text/html", name_of(NOT_BUILT.encode()), {IDENTITY: NOT_BUILT.encode()})


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD])
async def get_page(request: Request[Any, Any, Any], files: NamedDependency[ClientFiles]) -> Response[bytes]:
    path = request.scope["path"].lstrip("/")
    if path == "api" or path.startswith("api/"):
        raise Refused("missing", "no-such-page")
    found = await files.find(path)
    if found is None and path.startswith(HASHED):
        raise Refused("missing", "no-such-page")
    found = found or await files.find(INDEX)
    return send_content(found, request) if found else send_content(NO_CLIENT, request, 503)
