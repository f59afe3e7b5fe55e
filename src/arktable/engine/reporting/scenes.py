"""Scenes: parts of a game that a table plays back step by step, such as a sale.

A scene is made of events. The rules record events as they act: one event opens the scene, another one closes it, and
all events between the two belong to it, whichever seat decides. Therefore a scene needs nothing in the position, and a
replay can show every scene, also those of old records. A game declares its kinds of scenes in its `Parts`; each has a
reader that converts the events of one scene into the shape that clients draw.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from arktable.engine.events import Event, Seen
from arktable.engine.moves import Move
from arktable.engine.seats import SPECTATOR

Reader = Callable[[list[Seen]], Mapping[str, Any] | None]
Foresight = Callable[[Any, list[tuple[int, list[Move]]], Any, int], Mapping[str, Any] | None]
"""From the end of a seat's last turn, the turns of the others after it (seat and moves), and the shape of the scene:
what that seat could foresee of it, and what changed it."""


class SceneKind:
    """One kind of scene: the keys of its first and its last event, and the function that makes its shape.

    Several scenes of a kind may run at once; the event that closes one closes the first of them. `prelude` are keys of
    events that belong to a scene although they come before it, such as a draw that leads to it: those since the last
    scene of the kind are its first events. The reader also gets scenes that are still in progress, and returns None
    when there is nothing to show. `behind`: until a scene shows its result, the table behind it shows the previous
    state. `foreseen`: for a seat, a scene that is over also says what that seat's forecast was, and why it was missed.
    """

    __slots__ = ("behind", "closes", "foreseen", "opens", "prelude", "read")

    def __init__(
        self,
        opens: str,
        closes: str,
        read: Reader,
        prelude: tuple[str, ...] = (),
        behind: bool = False,
        foreseen: Foresight | None = None,
    ) -> None:
        self.opens: Final[str] = opens
        self.closes: Final[str] = closes
        self.read: Final[Reader] = read
        self.prelude: Final[tuple[str, ...]] = prelude
        self.behind: Final[bool] = behind
        self.foreseen: Final[Foresight | None] = foreseen


class Scene:
    """A scene in a game: its first and its last decision so far, and its events."""

    __slots__ = ("events", "first", "index", "kind", "last", "over")

    def __init__(self, kind: str, first: int, index: int) -> None:
        self.kind = kind
        self.first = first
        self.index = index  # index among the scenes that began in the same decision
        self.last = first
        self.over = False
        self.events: list[Event] = []


def scenes_between(
    kinds: Mapping[str, SceneKind], by_decision: Sequence[Sequence[Event]], after: int, to: int
) -> list[Scene]:
    """Return the scenes that were in progress in the decisions after `after` up to `to`, in order of beginning.

    `by_decision` has the events of each decision; they count from 1. A scene is followed to its end, even beyond `to`.
    """
    found: list[Scene] = []
    running: list[Scene] = []
    earlier: dict[str, list[Event]] = {kind: [] for kind in kinds}
    for n, events in enumerate(by_decision, 1):
        if n > to and not running:
            break
        index = 0
        for event in events:
            for kind, declared in kinds.items():
                if event.key == declared.opens and n <= to:
                    scene = Scene(kind, n, index)
                    scene.events, earlier[kind] = earlier[kind], []
                    running.append(scene)
                    index += 1
                elif event.key in declared.prelude and not any(scene.kind == kind for scene in running):
                    earlier[kind].append(event)
            closed: list[str] = []
            for scene in running:
                scene.events.append(event)
                scene.last = n
                if event.key == kinds[scene.kind].closes and scene.kind not in closed:
                    scene.over = True
                    closed.append(scene.kind)
            found += [scene for scene in running if scene.over and n > after]
            running = [scene for scene in running if not scene.over]
    found += running
    return sorted(found, key=lambda scene: (scene.first, scene.index))


def kinds_after(kinds: Mapping[str, SceneKind], by_decision: Sequence[Sequence[Event]], after: int) -> list[str]:
    """Return the kinds of the scenes that begin or end after the first `after` decisions and can be shown.

    `by_decision` has the events of each decision. A scene whose beginning is missing there cannot be shown: a table may
    begin in the middle of it.
    """
    keys = {event.key for events in by_decision[after:] for event in events}
    return [
        kind
        for kind, declared in kinds.items()
        if not keys.isdisjoint((declared.opens, declared.closes)) and _shown(declared, by_decision, after)
    ]


def _shown(declared: SceneKind, by_decision: Sequence[Sequence[Event]], after: int) -> bool:
    """Return whether a scene of this kind that is in progress after `after` decisions, or begins then, can be shown."""
    begun = after
    if declared.opens not in [event.key for events in by_decision[after:] for event in events]:
        begun = after - 1
        while begun >= 0 and all(event.key != declared.opens for event in by_decision[begun]):
            begun -= 1
        if begun < 0:
            return False
    scenes = scenes_between({"": declared}, by_decision[begun:], after - begun, len(by_decision) - begun)
    return any(declared.read([event.seen_by(SPECTATOR) for event in scene.events]) is not None for scene in scenes)
