"""A person with a browser of their own; whatever the browser complains about is kept."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, WebError, expect

from arktable.i18n.language import facts_of
from tests.e2e.api import Api
from tests.e2e.server import PATIENCE
from tests.e2e.speech import Speech

PATIENCE_MS = int(PATIENCE * 1000)
# The page shows this version of the table, or a later one.
SHOWS = "version => Number(document.documentElement.dataset.version) >= version"
HARMLESS = (
    # A forecast is asked for in passing; when the table moves on meanwhile its answer is "stale", which nobody sees.
    r"status of 409 .*/(try|outlook|answers)(\?seat=\d)?\)$",
    # Who sits down gets a new line; on a slow machine the old one was not yet open.
    r"WebSocket is closed before the connection is established",
)


class Visitor:
    """One browser context with one page (more can be opened), in one language."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        language: str = "en",
        width: int = 1400,
        scenes: bool = False,
        newcomer: bool = False,
        reduced_motion: Literal["no-preference", "reduce"] = "reduce",
        **context: Any,
    ) -> None:
        """Scenes stay away, unless the test is about them: they would take the tray after every production. And only a
        newcomer is told that a seat can be kept.
        """
        self.say = Speech(language)
        self.context = browser.new_context(
            base_url=address,
            viewport={"width": width, "height": 900 if width > 500 else 844},
            locale=facts_of(language).region,
            reduced_motion=reduced_motion,
            **context,
        )
        self.context.set_default_timeout(PATIENCE_MS)
        if not scenes:
            self.context.add_init_script("if (location.host) localStorage.setItem('arktable.scene.off', '*')")
        if not newcomer:
            self.context.add_init_script("if (location.host) localStorage.setItem('arktable.carry.told', '*')")
        self.complaints: list[str] = []
        self._expected = list(HARMLESS)
        self.context.on("console", self._console)
        self.context.on("weberror", self._error)
        self.api = Api(self.context.request)
        self.page: Page = self.context.new_page()

    def expect_complaint(self, pattern: str) -> None:
        """This test provokes it."""
        self._expected.append(pattern)

    def unexpected(self) -> list[str]:
        return [text for text in self.complaints if not any(re.search(one, text) for one in self._expected)]

    def open_table(self, table: str) -> None:
        self.page.goto(f"/table/{table}")
        expect(self.status).to_be_visible()

    def answered(self) -> None:
        """Whatever the page has sent to the table has been answered."""
        expect(self.page.locator("html")).to_have_attribute("data-sending", "false")

    def my_move(self, table: str) -> dict[str, Any]:
        """The snapshot in which I am asked, or the last one; the page shows it."""
        page = self.page.locator("html")
        while True:  # ends: the table goes on each time, and the game has an end
            self.answered()
            now = self.api.my_move(table)
            version = str(now["version"])
            if now["view"].get("idle"):  # the page answers what changes nothing
                expect(page).not_to_have_attribute("data-version", version)
                continue
            self.page.wait_for_function(SHOWS, arg=now["version"])
            if page.get_attribute("data-version") == version:  # else the page has sent something more meanwhile
                return now

    @property
    def status(self) -> Locator:
        """Whose turn it is and what is asked."""
        return self.region("arkadia-status")

    def region(self, key: str, page: Page | None = None) -> Locator:
        """A named part of the page, or of another page of the same person.

        Its markup says it: to compute the role of everything else takes long.
        """
        return (page or self.page).locator(f"section[aria-label={json.dumps(self.say(key), ensure_ascii=False)}]")

    @property
    def table_id(self) -> str:
        return self.page.url.rsplit("/", 1)[-1]

    def keep(self, folder: Path, name: str, traced: bool) -> None:
        """Pictures, and the trace if there is one, to look into a failure."""
        for number, page in enumerate(self.context.pages, 1):
            page.screenshot(path=folder / f"{name}-{number}.png")
        if traced:
            self.context.tracing.stop(path=folder / f"{name}.zip")

    def close(self) -> None:
        self.context.close()

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text} ({message.location['url']})")

    def _error(self, error: WebError) -> None:
        self.complaints.append(f"page error: {error.error}")
