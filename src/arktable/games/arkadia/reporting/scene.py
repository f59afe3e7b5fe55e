"""Reader of the scene of an enclosed building. It only puts events together and computes no rule.

All buildings of a turn pay first, then the castle gets one piece for each (A4), in the order of the buildings.
Therefore the events of a scene also contain the payouts of the buildings after it and the pieces of those before it.
"""

from __future__ import annotations

from typing import Any, Final

from arktable.engine.events import Seen
from arktable.engine.reporting.scenes import SceneKind
from arktable.games.arkadia.reporting.scene_shapes import EnclosedScene, SceneCastle, ScenePay


def read_enclosed(events: list[Seen]) -> EnclosedScene:
    """Return the scene of these events."""
    reading = _Reading(events[0]["seat"], events[0]["args"])
    for event in events[1:]:
        reading.take(event["key"], event["seat"], event["args"])
    for pay in reading.scene["pays"]:
        pay["gold"] = pay["seals"] * reading.value
    return reading.scene


SCENES: Final = {"enclosed": SceneKind("enclosed", "enclosed-over", read_enclosed)}


class _Reading:
    """The scene read so far. `ahead` castle pieces are laid before its own."""

    def __init__(self, seat: int, begun: dict[str, Any]) -> None:
        self.scene: EnclosedScene = {
            "seat": seat, "form": begun["form"], "family": begun["family"], "cells": begun["covers"].split(),
            "workers": [], "pays": [], "over": False, "castle": None,
        }  # fmt: skip
        self.value: int = begun["value"]  # of a seal of its family
        self.ahead: int = begun["ahead"]
        self.paid = False

    def take(self, key: str, seat: int, args: dict[str, Any]) -> None:
        """Add the content of this event."""
        scene = self.scene
        if key == "enclosed":
            self.paid = True
        elif key == "beside" and not self.paid:
            scene["workers"].append({"seat": seat, "cell": args["cell"]})
        elif key == "paid" and not self.paid:
            self._pay(seat, args)
        elif key == "worth" and args["family"] == scene["family"]:
            self.value = args["value_after"]
        if self.ahead == 0:
            self._piece(key, seat, args)
        if key == "enclosed-over":
            scene["over"] = self.ahead == 0
            self.ahead -= 1

    def _pay(self, seat: int, args: dict[str, Any]) -> None:
        n, extra = args["n"], args["extra"]
        pay: ScenePay = {"seat": seat, "workers": n, "extra": extra, "seals": n + extra, "gold": 0}
        self.scene["pays"].insert(0 if seat == self.scene["seat"] else len(self.scene["pays"]), pay)

    def _piece(self, key: str, seat: int, args: dict[str, Any]) -> None:
        castle = self.scene["castle"]
        if key == "castle":
            laid: SceneCastle = {
                "family": args["family"], "over": None if args["over"] == "none" else args["over"],
                "floor": args["floor"], "square": args["square"], "worths": [], "held": [],
            }  # fmt: skip
            self.scene["castle"] = laid
        elif castle is not None and key == "worth":
            castle["worths"].append(
                {"family": args["family"], "before": args["value_before"], "after": args["value_after"]}
            )
        elif castle is not None and key == "holds-seals" and args["n"]:
            castle["held"].append(
                {"seat": seat, "family": args["family"], "seals": args["n"], "before": args["gold_before"],
                 "after": args["gold"]}
            )  # fmt: skip
