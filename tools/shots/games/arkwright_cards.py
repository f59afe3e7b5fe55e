"""The card game: setting a price, and a solo game won, with its awards."""

from __future__ import annotations

from tools.shots.camera import ARCHIVE, SIZES, Camera, Studio
from tools.shots.moments import table_at

SOLO_GAME = ARCHIVE / "arkwright-cards-greedy-1.ark"


def shoot(studio: Studio) -> None:
    ada = studio.ada
    camera = Camera(ada, studio.folder)
    table = table_at(ada, "arkwright-cards", 3, lambda position: position.turn >= 20 and position.phase() == "price")
    ada.page.goto(f"/table/{table}")
    for width in SIZES:
        camera.take("card-game", width)
    camera.take("card-game", 1400, "dark")
    ada.page.goto(f"/table/{ada.api.upload(SOLO_GAME.read_text(encoding='utf-8'))}")
    camera.take("card-game-solo-end")
    camera.take("card-game-solo-end", 390)
