"""A plain web server: it hands out the files of the static table from a folder of a folder, and knows nothing else."""

from __future__ import annotations

import json
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from tests.e2e.server import PATIENCE, SEED

FILES = Path(__file__).resolve().parents[3] / "src" / "arktable" / "server" / "standalone"
FOLDER = "/some/folder/"
SETTINGS = {"seed": SEED, "bot_pause": 0, "bot_seconds": PATIENCE, "bot_think": 0.5}


class Handler(SimpleHTTPRequestHandler):
    """Files below the folder; nothing above it, no other page for what is not there."""

    site: Site

    def __init__(self, *args: Any, site: Site) -> None:
        self.site = site
        super().__init__(*args, directory=str(FILES))

    def do_GET(self) -> None:
        path, _, _ = self.path.partition("?")
        if not path.startswith(FOLDER):
            return self.send_error(404)
        self.path = path.removeprefix(FOLDER[:-1])
        changed = self.site.changed(self.path.strip("/") or "index.html")
        if changed is None:
            return super().do_GET()
        kind = self.guess_type(self.path if self.path != "/" else "index.html")
        self.send_response(200)
        self.send_header("content-type", kind)
        self.send_header("content-length", str(len(changed)))
        self.end_headers()
        self.wfile.write(changed)
        return None

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - its name in the base class
        self.site.asked.append(self.path)


class Site:
    """The static table as somebody hosts it. Its page names settings, so that games are the same every time."""

    def __init__(self, version: str = "", before_worker: str = "") -> None:
        self.version = version
        self.before_worker = before_worker
        self.asked: list[str] = []
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, site=self))
        self.address = f"http://127.0.0.1:{self._server.server_port}{FOLDER}"
        self.start()

    def start(self) -> None:
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def changed(self, name: str) -> bytes | None:
        """What this host has changed of a file; None for nothing."""
        ours = name in ("index.html", "sw.js") or name.startswith("assets/worker-")
        text = (FILES / name).read_text(encoding="utf-8") if ours else ""
        if name == "index.html":
            settings = json.dumps(SETTINGS).replace('"', "&quot;")
            return text.replace("{&quot;version", f"{{&quot;settings&quot;:{settings},&quot;version").encode()
        if name.startswith("assets/worker-") and self.before_worker:
            return (self.before_worker + text).encode()
        if name == "sw.js" and self.version:
            return text.replace("const VERSION = '", f"const VERSION = '{self.version}").encode()
        return None

    def stop(self) -> None:
        """Gone from the network."""
        self._server.shutdown()
        self._server.server_close()
