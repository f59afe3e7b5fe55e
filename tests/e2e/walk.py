"""Whole recorded games as the moments in which somebody is asked.

The games of the archive are played again; at every decision the turn so far is the plan of the seat that decides, as
far as the page could have planned it: back to where something hidden showed, somebody else decided or the game went on.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from arktable.engine.records.record import game_of, line_of, read_record
from arktable.engine.registry import find_game
from tests.archive.files import RECORDS

# Decided and sent one by one: nothing is planned there.
AT_ONCE = ("arkadia",)


class Step(NamedTuple):
    """One decision of a recorded game."""

    game: str
    number: int
    """Of the decision, from 0."""
    phase: str
    kinds: tuple[str, ...]
    """The kinds of moves on offer."""
    seat: int
    text: str
    """The position in which the turn began,"""
    plan: tuple[dict[str, Any], ...]
    """and what has been decided since."""
    chosen: dict[str, Any]
    """What was decided then."""

    @property
    def name(self) -> str:
        return f"{self.game} {self.number} ({self.phase}, {len(self.plan)} planned)"


def record_text(path: str) -> str:
    """The file of a game of the archive."""
    return (RECORDS / f"{path}.ark").read_text(encoding="utf-8")


def steps(path: str) -> Iterator[Step]:
    """Every decision of a game of the archive, such as `0.2.0/water-frame-2-greedy-default`."""
    record = read_record(record_text(path))
    present = find_game(record.ruleset)
    game = game_of(record, present)
    plan: list[dict[str, Any]] = []
    base, begun = "", ()
    for number, (position, (seat, text)) in enumerate(
        zip(line_of(record, game).positions(), record.moves, strict=False)
    ):
        view = position.view(seat)
        turn = (seat, position.reveals, *_turn(view))
        if turn != begun or record.ruleset in AT_ONCE:
            base, begun, plan = present.go_on(position).save(), turn, []
        kinds = tuple(sorted({move.word for move in position.moves()}))
        move = position.catalogue.parse(text)
        chosen = {"kind": move.word, "args": move.args}
        yield Step(path, number, str(view["phase"]), kinds, seat, base, tuple(plan), chosen)
        plan.append(chosen)


def _turn(view: Any) -> tuple[Any, ...]:
    """What follows this is a plan of its own, as the pages of the games see it (`turnOver`)."""
    asked = view.get("asked") or {}
    apart = view["phase"] if "grid" in view and not asked.get("step") else view["phase"] == "marker"
    return (view.get("turn"), view.get("year"), view.get("cycle"), "production" in asked, apart)


def distinct(walked: Iterable[Step]) -> list[Step]:
    """One decision of each phase: the one with the most kinds of moves, and of those the one with the longest plan."""
    found: dict[str, Step] = {}
    for step in walked:
        known = found.get(step.phase)
        if known is None or (len(step.kinds), len(step.plan)) >= (len(known.kinds), len(known.plan)):
            found[step.phase] = step
    return list(found.values())
