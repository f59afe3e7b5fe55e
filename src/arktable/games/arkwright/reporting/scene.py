"""Reader of the scene of a production phase. It only puts events together and computes no rule."""

from __future__ import annotations

from typing import Any, Final

from arktable.engine.events import Seen
from arktable.engine.reporting.scenes import SceneKind
from arktable.games.arkwright.prediction.missed import foreseen_of
from arktable.games.arkwright.reporting.scene_shapes import (
    SaleScene,
    SceneClaim,
    SceneSeller,
    SceneStanding,
    StepReason,
)


def read_sale(events: list[Seen]) -> SaleScene | None:
    """Return the scene of these events; None if no player has a factory, so that only the importer sells."""
    scene = _Reading(events[0]["args"])
    for event in events:
        scene.take(event["key"], event["seat"], event["args"])
    return scene.sale if any(seller["seat"] >= 0 for seller in scene.sale["sellers"]) else None


SCENES: Final = {"sale": SceneKind("production", "production-over", read_sale, behind=True, foreseen=foreseen_of)}


class _Reading:
    """The scene read so far. `space` is the space of each company, as far as events say."""

    def __init__(self, begun: dict[str, Any]) -> None:
        self.sale: SaleScene = {
            "good": begun["good"], "year": begun["year"], "demand": begun["demand"], "wage": begun["wage"],
            "stage": "made", "sellers": [], "claims": [], "missed": None, "before": [], "after": [], "foreseen": None,
        }  # fmt: skip
        self.space: dict[int, int] = {}

    def take(self, key: str, seat: int, args: dict[str, Any]) -> None:
        """Add the content of this event."""
        if key in ("standing", "standing-cash"):
            self._standing(seat, args)
        elif key in ("seller", "importer"):
            self.sale["sellers"].append(_seller(seat, args, self.space.get(seat, 0)))
        elif key == "claim":
            self._claim(seat, args)
        elif key in ("last-unit", "last-unit-importer"):
            self.sale["missed"] = {"seat": seat, "order": args["why"]}
        elif key == "importer-sale":
            self.sale["stage"] = "sold"
        elif key == "production-over":
            self.sale["stage"] = "over"
        else:
            seller = self._seller(seat)
            if seller is not None and args.get("good", self.sale["good"]) == self.sale["good"]:
                self._of_seller(seller, key, args)

    def _standing(self, seat: int, args: dict[str, Any]) -> None:
        standing: SceneStanding = {
            "shares": args["shares"], "space": args["space"], "value": args["value"], "worth": args["total"],
            "cash": args.get("cash"),
        }  # fmt: skip
        self.space[seat] = args["space"]
        self.sale["after" if self.sale["sellers"] else "before"].append(standing)

    def _claim(self, seat: int, args: dict[str, Any]) -> None:
        claim: SceneClaim = {
            "seat": seat, "call": args["call"], "source": args["source"], "left": args["left"],
            "rival": args["rival"], "order": args["order"],
        }  # fmt: skip
        self.sale["claims"].append(claim)
        seller = self._seller(seat)
        if seller is not None:
            seller["sold"] += 1
            seller["income"] += seller["price"] or 0
            seller["shifts"] += 1 if args["source"] == "shift" else 0
            _count_net(seller)

    def _seller(self, seat: int) -> SceneSeller | None:
        for seller in self.sale["sellers"]:
            if seller["seat"] == seat:
                return seller
        return None

    def _of_seller(self, seller: SceneSeller, key: str, args: dict[str, Any]) -> None:
        if key == "sale":
            seller["made"], seller["income"] = args["made"], args["earned"]
        elif key == "sold-to":
            seller["extra"].append({"buyer": args["buyer"], "earned": args["earned"]})
            seller["income"] += args["earned"]
        elif key == "wages":
            self.sale["stage"] = "paid"
            seller["workers"], seller["machines"], seller["costs"] = args["workers"], args["machines"], args["paid"]
        elif key == "distribution-fell":
            seller["distribution"], seller["appeal_after"] = args["level"], args["appeal"]
        elif key == "delivered":
            seller["shipped"] += args["n"]
            seller["shipping"] += args["earned"]
        elif key == "stored":
            seller["stored"] += args["n"]
        elif key == "lost-good":
            seller["lost"] += 1
        self._steps(seller, key, args)
        _count_net(seller)

    def _steps(self, seller: SceneSeller, key: str, args: dict[str, Any]) -> None:
        """Add the effect of the event on the share value."""
        if key == "share-step":
            seller["steps"].append({"reason": args["reason"], "steps": args["steps"], "charisma": False})
        elif key == "bonus":
            for step in seller["steps"]:
                if step["reason"] == args["lead"]:
                    step["charisma"] = bool(args["charisma"])
        elif key == "share-value":
            self._share_value(seller, args)
        elif key == "delivered":
            self._fall(seller, "ship", args["ships"])
        elif key == "price-gave-way":
            self._fall(seller, "price", 1)
        elif key == "contract-rises":
            self._fall(seller, "contract", args["lost"])
        elif key == "emergency":
            self._fall(seller, "emergency", self.space[seller["seat"]] - args["space"])

    def _fall(self, seller: SceneSeller, reason: StepReason, spaces: int) -> None:
        """Lower the share value, but never below the first space of its track (PB 82)."""
        seat = seller["seat"]
        fallen = min(spaces, self.space[seat] - 1)
        if fallen:
            seller["steps"].append({"reason": reason, "steps": -fallen, "charisma": False})
        self.space[seat] -= fallen

    def _share_value(self, seller: SceneSeller, args: dict[str, Any]) -> None:
        """Add the new share value. Steps without a recorded reason come from a rule of another package."""
        self.sale["stage"] = "valued"
        explained = sum(step["steps"] for step in seller["steps"] if step["reason"] in ("sold", "most", "appeal"))
        if args["steps"] != explained:
            seller["steps"].append({"reason": "rule", "steps": args["steps"] - explained, "charisma": False})
        seller["space"] = self.space[seller["seat"]] = args["space"]


def _count_net(seller: SceneSeller) -> None:
    seller["net"] = seller["income"] + seller["shipping"] - seller["costs"]


def _seller(seat: int, args: dict[str, Any], space: int) -> SceneSeller:
    return {
        "seat": seat, "appeal": args["appeal"], "quality": args.get("quality"), "tied": bool(args.get("tied", 0)),
        "made": args.get("made", 0), "stock": args.get("stock", 0), "shifts": 0, "price": args.get("price"), "sold": 0,
        "extra": [], "income": 0, "workers": 0, "machines": 0, "costs": 0, "shipped": 0, "shipping": 0, "stored": 0,
        "lost": 0, "net": 0, "distribution": None, "appeal_after": args["appeal"], "space": space,
        "steps": [],
    }  # fmt: skip
