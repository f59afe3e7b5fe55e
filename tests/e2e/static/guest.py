"""Somebody at the static table, who may also speak with its desk as another page of the same browser would."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, expect

from tests.e2e.api import Api
from tests.e2e.player import Player
from tests.e2e.server import until
from tests.e2e.visitor import PATIENCE_MS, Visitor

SCRIPT = (Path(__file__).parent / "desk.js").read_text(encoding="utf-8")


def script(name: str) -> str:
    """A function of `desk.js`, for a page."""
    return f"(given) => {{ {SCRIPT}\nreturn {name}(given); }}"


class DeskApi(Api):
    """Asks the desk; the same questions as of a server."""

    def __init__(self, page: Callable[[], Page], name: str) -> None:
        self._page = page
        self.name = name
        self._kits = {}
        self.seat = None

    def _ask(self, method: str, path: str, body: str | None = None, kind: str = "application/json") -> tuple[int, str]:
        status, text = self._page().evaluate(script("askOnce"), [self.name, method, path, body, kind])
        return status, text

    def get(self, path: str) -> Any:
        status, text = self._ask("GET", path)
        assert status == 200, f"{path}: {status} {text}"
        return json.loads(text)

    def post(self, path: str, body: Any, status: int = 200) -> Any:
        found, text = self._ask("POST", path, json.dumps(body))
        assert found in (status, 201), f"{path}: {found} {text}"
        return json.loads(text)

    def upload(self, record: str) -> str:
        status, text = self._ask("POST", "/records", record, "text/plain")
        assert status in (200, 201), text
        return str(json.loads(text)["id"])

    def record(self, table: str) -> str:
        status, text = self._ask("GET", f"/tables/{table}/record")
        assert status == 200, text
        return text

    def play_to_the_end(self, table: str) -> dict[str, Any]:
        """The last snapshot; what I decide follows from how many decisions there were."""
        end: dict[str, Any] = self._page().evaluate(script("playOn"), [self.name, table, PATIENCE_MS])
        return end


class Guest(Visitor):
    """A visitor of the static table."""

    api: DeskApi

    def __init__(self, browser: Browser, address: str, **how: Any) -> None:
        super().__init__(browser, address, **how)
        self.api = DeskApi(lambda: self.page, f"arktable {urlsplit(address).path}")

    def come_in(self, page: Page | None = None) -> None:
        """To the front page; returns when the table is there."""
        where = page or self.page
        where.goto("./")
        expect(where.locator("main.lob")).to_be_visible()

    def open_table(self, table: str) -> None:
        self.page.goto(f"./#/table/{table}")
        self.page.locator("html[data-version]").wait_for()  # now there is a desk to speak with
        expect(self.page.locator("html")).to_have_attribute("data-version", str(self.api.snapshot(table)["version"]))


class DeskPlayer(Player):
    """Plays Arkadia through the page. Nothing goes over a network: that a move was taken is seen at the table."""

    def _sent(self, act: Callable[[], None]) -> None:
        before = self.visitor.api.snapshot(self.table)["version"]
        act()
        until(lambda: self.visitor.api.snapshot(self.table)["version"] > before, "the move is taken")
