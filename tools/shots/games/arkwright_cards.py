"""The card game: setting a price, and a solo game won, with its awards."""

from __future__ import annotations

import time
from collections.abc import Callable

from tests.e2e import brain
from tests.e2e.api import GREEDY, ME
from tests.e2e.visitor import Visitor
from tools.shots.camera import ARCHIVE, SIZES, Camera, Studio

SOLO_GAME = ARCHIVE / "arkwright-cards-greedy-1.ark"
MOST_LOOKS = 2000
# Moves that lead nowhere, for a picture of a company at work.
IDLE = ("pass", "done", "lift", "loan")


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


def shoot(studio: Studio) -> None:
    ada = studio.ada
    camera = Camera(ada, studio.folder)
    ada.page.goto(
        f"/table/{cards_table(ada, 'Derwent', lambda view: view['decade'] == 2 and view['phase'] == 'price')}"
    )
    for width in SIZES:
        camera.take("card-game", width)
    camera.take("card-game", 1400, "dark")
    ada.page.goto(f"/table/{ada.api.upload(SOLO_GAME.read_text(encoding='utf-8'))}")
    camera.take("card-game-solo-end")
    camera.take("card-game-solo-end", 390)
