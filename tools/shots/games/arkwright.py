"""Arkwright: a turn of Water Frame, and a finished game looked back on: its report and its analysis."""

from __future__ import annotations

from tools.shots.camera import ROOT, SIZES, Camera, Studio
from tools.shots.moments import table_at


def shoot(studio: Studio) -> None:
    ada, folder = studio.ada, ROOT / "tests" / "archive" / "records" / "0.2.0"
    camera, frame = Camera(ada, studio.folder), folder / "water-frame-2-greedy-default.ark"
    table = table_at(ada, "water-frame", 3, lambda position: position.turn >= 18 and position.phase() == "marker")
    ada.page.goto(f"/table/{table}")
    for width in SIZES:
        camera.take("water-frame", width)
    camera.take("water-frame", 1400, "dark")
    finished = ada.api.upload(frame.read_text(encoding="utf-8"))
    for name, path in (("report", f"/table/{finished}/report"), ("analysis", f"/analysis/{finished}/120")):
        ada.page.goto(path)
        camera.take(name)
        camera.take(name, 390)
