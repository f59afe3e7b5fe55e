"""Arkadia: every part of a turn, the end, and a French table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.e2e import brain
from tests.e2e.api import GREEDY, ME
from tests.e2e.player import Player
from tests.e2e.server import Server
from tests.e2e.visitor import Visitor
from tools.shots.camera import SIZES, THEMES, Camera, Studio

MIDDLE_TURN = 16
# What to photograph in addition to the "must" part of a turn, and the table's name in the picture.
PHASES = {"castle": "Hilltop", "draw": "Market day", "banner": "River bend", "sell": "Harvest home"}


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
    claire.close()


def shoot(studio: Studio) -> None:
    ada, folder = studio.ada, studio.folder
    shoot_table(ada, folder, middle_game(ada, "Nine o’clock", is_laying, GREEDY, GREEDY))
    for phase, name in PHASES.items():
        shoot_phase(ada, folder, phase, middle_game(ada, name, in_phase(phase), GREEDY))
    shoot_end(ada, folder)
    shoot_french(studio.browser, studio.server, folder)
