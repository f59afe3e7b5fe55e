"""Takes the pictures of README and docs/screens: `make shots`, or `python -m tools.screenshots [folder]`.

A server with an empty database, a few people, and games that bots and a simple player have brought to the middle.
Nothing in them is staged: every position was reached by legal moves. The pictures of a game are taken by `shoot` of its
file in `tools/shots/games`.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.e2e.server import Server
from tests.e2e.visitor import Visitor
from tools.shots import lobby
from tools.shots.camera import ROOT, Studio

TARGET = ROOT / "docs" / "screens"
GAMES = ROOT / "tools" / "shots" / "games"


@contextmanager
def running_server() -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.stop()


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET
    folder.mkdir(parents=True, exist_ok=True)
    chromium = os.environ.get("CHROMIUM") or "/usr/bin/chromium"
    with running_server() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        ada = Visitor(browser, server.address)
        ada.api.rename("Ada")
        studio = Studio(ada, browser, server, folder)
        lobby.shoot(studio)
        for file in sorted(GAMES.glob("*.py")):
            import_module(f"tools.shots.games.{file.stem}").shoot(studio)
        ada.close()
        browser.close()


if __name__ == "__main__":
    main()
