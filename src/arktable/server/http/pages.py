"""The built web client: files, and `index.html` for every address of the client's own."""

from __future__ import annotations

import asyncio
import mimetypes
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.types import Message, Scope

from arktable.server.http.identity import Served
from arktable.server.service.errors import Refused
from arktable.server.service.game_files import find_file

# Vite puts a hash of the content into the names of these files: they never change.
HASHED: Final = "assets"
FOR_EVER: Final = "public, max-age=31536000, immutable"

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


async def add_security_headers(message: Message, _scope: Scope) -> None:
    """Set the security headers on every response, errors too."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *_ENCODED]


def has_client(root: Path) -> bool:
    """Has the web client been built?"""
    return find_file(root, "index.html") is not None


@get(["/", "/{path:path}"])
async def get_page(request: Request[Any, Any, Any], services: Served) -> Response[bytes]:
    path = request.scope["path"].lstrip("/")
    if path == "api" or path.startswith("api/"):
        raise Refused("missing", "no-such-page")
    return await asyncio.to_thread(page, services.settings.static, path)


def page(root: Path, path: str) -> Response[bytes]:
    """The client's file at this address, or its index."""
    found = find_file(root, path) if path else None
    if found is not None:
        kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
        caching = FOR_EVER if path.startswith(f"{HASHED}/") else "no-cache"
        return Response(found.read_bytes(), media_type=kind, headers={"cache-control": caching})
    if path.startswith(f"{HASHED}/"):
        raise Refused("missing", "no-such-page")
    index = find_file(root, "index.html")
    body, status = (index.read_bytes(), 200) if index else (NOT_BUILT.encode(), 503)
    return Response(body, status_code=status, media_type="text/html", headers={"cache-control": "no-cache"})
