"""The lobby with tables of several people, in English and in French."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.e2e.api import GREEDY, ME, OPEN
from tests.e2e.server import Server
from tests.e2e.visitor import Visitor
from tools.shots.camera import ARCHIVE, Camera, Studio

FINISHED = ARCHIVE / "arkadia-greedy-4.ark"


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


def shoot(studio: Studio) -> None:
    ada = studio.ada
    ada.api.create(ME, GREEDY, GREEDY, name="Nine o’clock")
    ada.api.create(ME, OPEN, name="Waiting for Bob")
    ada.api.upload(FINISHED.read_text(encoding="utf-8"))
    fill_lobby(studio.browser, studio.server)
    ada.page.goto("/")
    expect(ada.page.get_by_role("link", name="Play at Nine o’clock")).to_be_visible()
    Camera(ada, studio.folder).take_all("lobby")
    claire = Visitor(studio.browser, studio.server.address, language="fr")
    claire.api.rename("Claire")
    claire.api.create(ME, GREEDY, GREEDY, name="Chez Claire")
    claire.page.goto("/")
    expect(claire.page.get_by_role("link", name="Jouer à la table Chez Claire")).to_be_visible()
    Camera(claire, studio.folder).take("lobby-french")
    claire.close()
