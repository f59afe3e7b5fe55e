"""Takes the pictures of README and docs/screens: `make shots`, or `python -m tools.screenshots [folder]`.

A server with an empty database, a few people, and games that bots and a simple player have brought to the middle.
Nothing in them is staged: every position was reached by legal moves.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from tests.e2e import brain
from tests.e2e.api import GREEDY, ME, OPEN
from tests.e2e.player import Player
from tests.e2e.server import Server
from tests.e2e.visitor import Visitor
from tools.png import squeezed

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "docs" / "screens"
GAME = ROOT / "tests" / "archive" / "records" / "0.1.0" / "arkadia-greedy-4.ark"
SOLO_GAME = ROOT / "tests" / "archive" / "records" / "0.1.0" / "arkwright-cards-greedy-1.ark"
MOST_LOOKS = 2000
# Moves that lead nowhere, for a picture of a company at work.
IDLE = ("pass", "done", "lift", "loan")
SIZES = {1400: 900, 900: 1000, 390: 844}
THEMES = ("light", "dark")
MOST_BYTES = 300_000
MIDDLE_TURN = 16
# What to photograph besides the "must" part of a turn, and the table's name in the picture.
PHASES = {"castle": "Hilltop", "draw": "Market day", "banner": "River bend", "sell": "Harvest home"}


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


@contextmanager
def running_server() -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.stop()


def middle_game(visitor: Visitor, name: str, wanted: Callable[[brain.View], bool], *bots: dict[str, str]) -> str:
    """A table where Ada is asked in the middle of the game."""
    table = visitor.api.create(ME, *bots, name=name)
    view = visitor.api.play_until(table, lambda view: view["turn"] >= MIDDLE_TURN and wanted(view))
    if view["over"]:
        raise SystemExit(f"{name} ended before its picture; start again")
    return table


def is_laying(view: brain.View) -> bool:
    return view["phase"] == "must" and bool(view["offer"].get("lay")) and bool(view["offer"].get("own"))


def in_phase(phase: str) -> Callable[[brain.View], bool]:
    return lambda view: view["phase"] == phase


def fill_lobby(browser: Browser, server: Server) -> None:
    """Other people's tables."""
    for name, table, seats in (
        ("Clara", "Harvest evening", (ME, OPEN, OPEN)),
        ("Émile", "Première partie", (ME, OPEN)),
        ("Tom", "After supper", (ME, GREEDY, GREEDY)),
    ):
        other = Visitor(browser, server.address)
        other.api.rename(name)
        other.api.create(*seats, name=table)
        other.close()


def shoot_lobby(ada: Visitor, folder: Path) -> None:
    ada.page.goto("/")
    expect(ada.page.get_by_role("link", name="Play at Nine o’clock")).to_be_visible()
    Camera(ada, folder).take_all("lobby")


def shoot_table(ada: Visitor, folder: Path, table: str) -> None:
    """Laying: nothing chosen, then a building held over a legal place; workers on a phone."""
    camera = Camera(ada, folder)
    ada.open_table(table)
    player = Player(ada)
    view = player.wait_for_me()
    camera.take_all("arkadia")
    ada.page.set_viewport_size({"width": 1400, "height": SIZES[1400]})
    player.point(*brain.laid(brain.lay(view, ada.api.kit({}))))
    for width in SIZES:
        for theme in THEMES:
            camera.take("arkadia-lay", width, theme)
    ada.page.set_viewport_size({"width": 1400, "height": SIZES[1400]})
    player.work()
    camera.take("arkadia-workers")
    camera.take("arkadia-workers", 390)


def shoot_phase(ada: Visitor, folder: Path, phase: str, table: str) -> None:
    ada.page.set_viewport_size({"width": 1400, "height": SIZES[1400]})
    ada.open_table(table)
    player = Player(ada)
    view = player.wait_for_me()
    if phase == "castle":
        player.choose_piece(*brain.choose(view, ada.api.kit({}))[0].split()[1:])
    elif phase == "sell":
        player.tray.get_by_role("button", name=ada.say("arkadia-sell-all")).click()
    for width in (1400, 390):
        Camera(ada, folder).take(f"arkadia-{phase}", width)


def shoot_end(ada: Visitor, folder: Path) -> None:
    table = ada.api.create(ME, GREEDY, GREEDY, name="The last round")
    ada.api.play_until(table, lambda view: False)
    ada.page.set_viewport_size({"width": 1400, "height": SIZES[1400]})
    ada.open_table(table)
    expect(ada.page.get_by_role("link", name=ada.say("end-record"))).to_be_visible()
    camera = Camera(ada, folder)
    camera.take("arkadia-end")
    camera.take("arkadia-end", 390)
    ada.page.set_viewport_size({"width": 1400, "height": SIZES[1400]})
    ada.page.get_by_role("button", name=ada.say("tool-replay"), exact=True).click()
    ada.page.get_by_role("slider", name=ada.say("replay-slider")).fill("60")
    expect(ada.page.get_by_text("Viewing step 60 of")).to_be_visible()
    camera.take("arkadia-replay")


def shoot_french(browser: Browser, server: Server, folder: Path) -> None:
    claire = Visitor(browser, server.address, language="fr")
    claire.api.rename("Claire")
    claire.open_table(middle_game(claire, "Chez Claire", is_laying, GREEDY, GREEDY))
    camera = Camera(claire, folder)
    camera.take("arkadia-french")
    camera.take("arkadia-french", 390)
    claire.page.goto("/")
    expect(claire.page.get_by_role("link", name="Jouer à la table Chez Claire")).to_be_visible()
    camera.take("lobby-french")
    claire.close()


def cards_table(visitor: Visitor, name: str, wanted: Callable[[brain.View], bool]) -> str:
    """A table of the card game, played by whatever is offered first until it has come where it is wanted."""
    seats = [ME, GREEDY, GREEDY]
    table = str(visitor.api.post("/tables", {"ruleset": "arkwright-cards", "name": name, "seats": seats})["id"])
    for _ in range(MOST_LOOKS):
        shot = visitor.api.snapshot(table)
        view = shot["view"]
        if view["to_move"] != 0:
            time.sleep(0.05)
            continue
        if wanted(view):
            return table
        best = max(view["choices"] or [], key=lambda one: (one["steps"][0], one["income"]), default=None)
        useful = [move for move in view["offer"] if move.split()[0] not in IDLE]
        visitor.api.play(table, [best["moves"][0] if best else (useful or view["offer"])[0]], shot["version"])
    raise SystemExit(f"{name} did not come where it was wanted")


def shoot_cards(ada: Visitor, folder: Path) -> None:
    """The card game: setting a price, and a solo game won, with its awards."""
    camera = Camera(ada, folder)
    ada.page.goto(
        f"/table/{cards_table(ada, 'Derwent', lambda view: view['decade'] == 2 and view['phase'] == 'price')}"
    )
    for width in SIZES:
        camera.take("card-game", width)
    camera.take("card-game", 1400, "dark")
    ada.page.goto(f"/table/{ada.api.upload(SOLO_GAME.read_text(encoding='utf-8'))}")
    camera.take("card-game-solo-end")
    camera.take("card-game-solo-end", 390)


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET
    folder.mkdir(parents=True, exist_ok=True)
    chromium = os.environ.get("CHROMIUM") or "/usr/bin/chromium"
    with running_server() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        ada = Visitor(browser, server.address)
        ada.api.rename("Ada")
        table = middle_game(ada, "Nine o’clock", is_laying, GREEDY, GREEDY)
        ada.api.create(ME, OPEN, name="Waiting for Bob")
        ada.api.upload(GAME.read_text(encoding="utf-8"))
        fill_lobby(browser, server)
        shoot_lobby(ada, folder)
        shoot_table(ada, folder, table)
        for phase, name in PHASES.items():
            shoot_phase(ada, folder, phase, middle_game(ada, name, in_phase(phase), GREEDY))
        shoot_end(ada, folder)
        shoot_french(browser, server, folder)
        shoot_cards(ada, folder)
        ada.close()
        browser.close()


if __name__ == "__main__":
    main()
