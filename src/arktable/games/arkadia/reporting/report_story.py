"""The story of a game of Arkadia: who laid what others closed, what the last castle pieces did, and what was sold."""

from __future__ import annotations

from typing import Any, Final

from arktable.engine.reporting.reports import said
from arktable.engine.reporting.shapes import ReportChapter, ReportSaid
from arktable.games.arkadia.numbering import FAMILIES, first_seal
from arktable.games.arkadia.state import ArkadiaPosition

LAST_PIECES: Final = 3
"""The number of castle pieces that are told at the end of the game, in addition to those of the last round."""


class Story:
    """Collects the chapters while the game is replayed."""

    def __init__(self, families: list[str]) -> None:
        self._families = families
        self._chapters: list[ReportChapter] = []
        self._pieces: list[tuple[bool, ReportChapter]] = []
        self._laid: dict[str, int] = {}  # by the square that names a building: the seat that laid it
        self._values: list[int] = []
        self._ending = False

    def take(self, position: ArkadiaPosition, told: list[tuple[str, int, dict[str, Any]]], n: int, round_: int) -> None:
        """Add the events of one decision, with the position after it."""
        when: dict[str, int | str] = {"round": round_, "floor": position.floor}
        closed: ReportChapter | None = None
        for key, seat, args in told:
            if key == "laid":
                self._laid[args["cell"]] = seat
            elif key == "completed":
                closed = {"n": n, "when": when, "said": [self.closed(seat, args)]}
                self._chapters.append(closed)
            elif key == "paid" and closed is not None:
                closed["said"].append(said("story-paid", who=seat, n=args["n"] + args["extra"]))
            elif key == "castle":
                chapter: ReportChapter = {"n": n, "when": when, "said": self._piece(position, seat, args)}
                self._pieces.append((self._ending, chapter))
            elif key == "sold":
                sold = said(
                    "story-sold", who=seat, n=args["n"], family=args["family"], value=args["value"], gold=args["gold"]
                )
                self._chapters.append({"n": n, "when": when, "said": [sold]})
            elif key in ("end-begins", "last-round"):
                self._ending = True
        self._values = position.values.copy()

    def closed(self, seat: int, args: dict[str, Any]) -> ReportSaid:
        """Return that a seat closed a building, and whose it was; `args` are those of the event `completed`."""
        by = self._laid.get(args["cell"], -1)
        words = {"who": seat, "form": args["form"], "cell": args["cell"], "family": args["family"]}
        if by < 0:
            return said("story-closed", **words)
        return said("story-closed-own", **words) if by == seat else said("story-closed-of", by=by, **words)

    def _piece(self, position: ArkadiaPosition, seat: int, args: dict[str, Any]) -> list[ReportSaid]:
        """Return the piece and what it was worth to each seat by the seals that it held."""
        seals = position.seals if position.seat >= 0 else position.final_seals
        told = [
            said("story-piece", who=seat, family=args["family"], before=args["value_before"], value=args["value_after"],
                 over=args["over"])
        ]  # fmt: skip
        if args["over"] == args["family"]:
            return told
        family = self._families.index(args["family"])
        under = self._families.index(args["over"]) if args["over"] in self._families else -1
        for one in range(position.seats):
            worth = seals[first_seal(one) + family] - (seals[first_seal(one) + under] if under >= 0 else 0)
            if worth:
                told.append(said("story-gold", who=one, n=f"+{worth}" if worth > 0 else f"−{-worth}"))
        return told

    def chapters(self) -> list[ReportChapter]:
        """Return everything in order of time; a sale also says what the seals were worth at the end."""
        last = [chapter for at, (ending, chapter) in enumerate(self._pieces)
                if ending or at >= len(self._pieces) - LAST_PIECES]  # fmt: skip
        for chapter in self._chapters:
            for sentence in chapter["said"]:
                if sentence["key"] == "story-sold" and len(self._values) == FAMILIES:
                    sentence["args"]["final"] = self._values[self._families.index(str(sentence["args"]["family"]))]
        return sorted([*self._chapters, *last], key=lambda chapter: chapter["n"])
