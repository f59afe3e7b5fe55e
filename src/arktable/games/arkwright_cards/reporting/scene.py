"""Reader of the scene of a production phase. It only puts events together and computes no rule."""

from __future__ import annotations

from typing import Any, Final

from arktable.engine.events import Seen
from arktable.engine.reporting.scenes import SceneKind
from arktable.games.arkwright_cards.prediction.missed import foreseen_of
from arktable.games.arkwright_cards.reporting.scene_shapes import (
    ProductionScene,
    SceneRival,
    SceneSeller,
    SceneStanding,
)

DRAW: Final = ("drawn", "opponent-forward", "opponent-opens", "opponent-was", "opponent-share")
"""Events of the opponents' turn before the production."""


def read_production(events: list[Seen]) -> ProductionScene | None:
    """Return the scene of these events; None if there is no marker on the track of the good."""
    reading = _Reading()
    for event in events:
        reading.take(event["key"], event["seat"], event["args"])
    return reading.scene if reading.scene["sellers"] else None


SCENES: Final = {
    "production": SceneKind("production", "production-over", read_production, DRAW, behind=True, foreseen=foreseen_of)
}


class _Reading:
    """The scene read so far. Events before its beginning are the draw that led to it."""

    def __init__(self) -> None:
        self.scene: ProductionScene = {
            "good": "", "year": 0, "demand": 0, "wage": 0, "enough": 0, "over": False, "draw": None, "gains": [],
            "sellers": [], "before": [], "after": [], "rivals_before": [], "rivals_after": [], "foreseen": None,
        }  # fmt: skip
        self.begun = False

    def take(self, key: str, seat: int, args: dict[str, Any]) -> None:
        """Add the content of this event."""
        scene = self.scene
        if key == "production":
            self.begun = True
            scene["good"], scene["year"], scene["demand"] = args["good"], args["year"], args["demand"]
            scene["wage"], scene["enough"] = args["wage"], args["enough"]
        elif not self.begun:
            self._draw(key, args)
        elif key == "standing":
            standing: SceneStanding = {
                "money": args["money"], "shares": args["shares"], "value": args["value"], "worth": args["worth"],
                "loans": args["loans"], "ships": args["ships"],
            }  # fmt: skip
            scene["after" if len(scene["before"]) > seat else "before"].append(standing)
        elif key == "opponent-standing":
            rival: SceneRival = {"colour": args["colour"], "shares": args["shares"], "value": args["value"]}
            scene["rivals_after" if scene["sellers"] else "rivals_before"].append(rival)
        elif key in ("seller", "opponent"):
            scene["sellers"].append(_seller(seat, args))
        elif key == "production-over":
            scene["over"] = True
        else:
            for seller in scene["sellers"]:
                if seller["seat"] == seat and seller["colour"] == args.get("colour"):
                    _of_seller(seller, key, args, scene["good"])

    def _draw(self, key: str, args: dict[str, Any]) -> None:
        draw = self.scene["draw"]
        if key == "drawn":
            self.scene["draw"] = {"colour": args["colour"], "opens": False, "appeal": [], "demand": []}
        elif key == "opponent-share":
            self.scene["gains"].append({"colour": args["colour"], "shares": args["shares"]})
        elif draw is not None and key == "opponent-was":
            draw["appeal"].insert(0, args["appeal"])
            draw["demand"].insert(0, args["demand"])
        elif draw is not None:
            draw["opens"] = key == "opponent-opens"
            draw["appeal"].append(args["appeal"])
            draw["demand"].append(args["demand"])


def _of_seller(seller: SceneSeller, key: str, args: dict[str, Any], good: str) -> None:
    if key in ("sold", "opponent-sold", "extra-shift", "patron", "shipped", "wasted", "stored"):
        _goods(seller, key, args, good)
    elif key == "costs":
        seller["fixed"], seller["wages"], seller["upkeep"] = args["fixed"], args["wages"], args["upkeep"]
        seller["costs"] = args["paid"]
    elif key == "emergency":
        seller["loans"], seller["borrowed"] = args["loans"], args["money"]
    elif key == "bankrupt":
        seller["broke"] = True
    elif key == "faded":
        seller["distribution"] = args["left"]
    elif key == "share-step":
        seller["steps"].append({"reason": args["reason"], "steps": args["steps"]})
    elif key == "opponent-sells":
        seller["steps"].append({"reason": "enough", "steps": 1})
    elif key == "opponent-share":
        seller["steps"].append({"reason": "share", "steps": 1})
    seller["net"] = seller["income"] + seller["shipping"] - (seller["costs"] or 0)


def _goods(seller: SceneSeller, key: str, args: dict[str, Any], good: str) -> None:
    if key == "sold":
        seller["sold"], seller["price"], seller["income"] = args["goods"], args["price"], args["money"]
    elif key == "opponent-sold":
        seller["sold"] = args["goods"]
    elif key == "extra-shift":
        seller["made"] += 1
    elif key == "patron":
        seller["limit"] += 1
    elif key == "shipped":
        seller["shipped"], seller["ships"], seller["shipping"] = args["goods"], args["ships"], args["money"]
        seller["saved"] = bool(args["saved"])
    elif key == "stored":
        seller["stored"] = args["goods"]
    elif args["good"] == good:
        seller["wasted"] += args["goods"]


def _seller(seat: int, args: dict[str, Any]) -> SceneSeller:
    return {
        "seat": seat, "colour": args.get("colour"), "appeal": args["appeal"], "limit": args["limit"],
        "price": args.get("price"), "made": args.get("goods", 0), "stock": args.get("stock", 0), "sold": None,
        "income": 0, "shipped": 0, "ships": 0, "shipping": 0, "saved": False, "stored": None, "wasted": 0, "fixed": 0,
        "wages": 0, "upkeep": 0, "costs": None, "net": 0, "loans": 0, "borrowed": 0, "broke": False,
        "distribution": None, "steps": [],
    }  # fmt: skip
