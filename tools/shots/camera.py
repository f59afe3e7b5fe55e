"""Takes pictures of a visitor's page."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from tests.e2e.server import Server
from tests.e2e.visitor import Visitor
from tools.png import squeezed

ROOT: Final = Path(__file__).resolve().parents[2]
ARCHIVE: Final = ROOT / "tests" / "archive" / "records" / "0.1.0"
SIZES: Final = {1400: 900, 900: 1000, 390: 844}
THEMES: Final = ("light", "dark")
MOST_BYTES: Final = 300_000


class Studio:
    """What the code that takes pictures of a game gets: Ada with her browser, more browsers, and where pictures go."""

    def __init__(self, ada: Visitor, browser: Browser, server: Server, folder: Path) -> None:
        self.ada: Final = ada
        self.browser: Final = browser
        self.server: Final = server
        self.folder: Final = folder


class Camera:
    """Takes one visitor's page at several sizes and in both themes."""

    def __init__(self, visitor: Visitor, folder: Path) -> None:
        self.visitor = visitor
        self._folder = folder

    def take(self, name: str, width: int = 1400, theme: str = "light") -> None:
        page = self.visitor.page
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        page.set_viewport_size({"width": width, "height": SIZES[width]})
        page.mouse.move(0, 0)
        page.evaluate("() => document.fonts.ready")
        page.wait_for_load_state("networkidle")
        path = self._folder / f"{name}-{width}{'' if theme == 'light' else '-' + theme}.png"
        path.write_bytes(squeezed(page.screenshot(animations="disabled")))
        size = path.stat().st_size
        print(f"{path.name}: {size // 1000} kB" + (" TOO LARGE" if size > MOST_BYTES else ""))

    def take_all(self, name: str) -> None:
        for theme in THEMES:
            for width in SIZES:
                self.take(name, width, theme)
