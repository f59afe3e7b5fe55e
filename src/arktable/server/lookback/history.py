"""The steps of a game, and the table at any of them."""

from __future__ import annotations

from arktable.engine.events import said
from arktable.engine.reporting.scenes import kinds_after, scenes_between
from arktable.server.lookback.foreseen import foreseen
from arktable.server.running.errors import Refused
from arktable.server.store.rows import AccountRow
from arktable.server.tables.table import LiveTable
from arktable.server.tables.tables import Tables
from arktable.server.tables.views import viewer_for
from arktable.server.wire.lookback import Moment, Scene, Since, Step


class History:
    """Reads finished and running games; the past of a running game shows no more than its present."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._offload = tables.offload

    async def steps(self, person: AccountRow | None, table_id: str) -> list[Step]:
        """All decisions. Secret moves of other seats are omitted while the game runs."""
        table = await self._ready(table_id)
        if table.position is None:
            raise Refused("conflict", "not-started")
        viewer, over = viewer_for(table, person, as_open=False), table.over
        parse, decisions = table.position.catalogue.parse, list(table.decisions)

        def lines() -> list[Step]:
            found: list[Step] = []
            for n, decision in enumerate(decisions, 1):
                is_hidden = decision.secret and not over and decision.seat != viewer
                move = None if is_hidden else parse(decision.move).as_data()
                found.append(Step(n, decision.seat, move, decision.turn))
            return found

        return await self._offload.do(lines)

    async def at(self, person: AccountRow | None, table_id: str, n: int, as_open: bool) -> Moment:
        """The view of this person after the first n decisions, and the events of the n-th."""
        table = await self._ready(table_id)
        viewer = viewer_for(table, person, as_open)
        if not 0 <= n <= len(table.decisions):
            raise Refused("missing", "no-such-step", n=max(-1, min(n, 10**9)), most=len(table.decisions))
        line, steps = table.line(n), [decision.events for decision in table.decisions[:n]]
        kinds = table.scene_kinds

        def moment() -> Moment:
            events = steps[-1] if steps else next(line.events())[1]
            view = line.end().view(viewer)
            scenes = kinds_after(kinds, steps, n - 1) if steps else []
            return {"n": n, "view": view, "events": said(events, viewer), "scenes": scenes}

        return await self._offload.do(moment)

    async def since(self, person: AccountRow | None, table_id: str) -> Since:
        """The views of this person at the end of their last turn, and at the start of the present one."""
        table = await self._ready(table_id)
        viewer = viewer_for(table, person, as_open=False)
        mark = table.marks.of(viewer)
        if mark is None:
            return {"mark": 0, "was": None, "now": None}

        def looked_at() -> Since:
            begun = mark.begun
            now = None if begun is None else begun.view(viewer)
            return {"mark": mark.version, "was": mark.position.view(viewer), "now": now}

        return await self._offload.do(looked_at)

    async def scenes(self, person: AccountRow | None, table_id: str, after: int, to: int, as_open: bool) -> list[Scene]:
        """The scenes in the decisions after `after` up to `to`, as this person sees them."""
        table = await self._ready(table_id)
        viewer = viewer_for(table, person, as_open)
        kinds, decisions = table.scene_kinds, list(table.decisions)
        steps = [decision.events for decision in decisions]
        line = table.line()

        def shown() -> list[Scene]:
            found: list[Scene] = []
            for scene in scenes_between(kinds, steps, after, to):
                drawn = kinds[scene.kind].read([event.seen_by(viewer) for event in scene.events])
                if drawn is not None:
                    name = f"{scene.first}.{scene.index}"
                    told = foreseen(kinds[scene.kind], scene, drawn, line, decisions, viewer)
                    if told is not None:
                        drawn = {**drawn, "foreseen": told}
                    kind = kinds[scene.kind]
                    before = line.turn_end(scene.first, viewer).view(viewer) if kind.behind else None
                    ends = kind.behind and scene.over
                    end = line.scene_end(scene.last, kind.closes, viewer).view(viewer) if ends else None
                    found.append(
                        {"id": name, "kind": scene.kind, "first": scene.first, "last": scene.last, "over": scene.over,
                         "told": drawn, "before": before, "after": end}
                    )  # fmt: skip
            return found

        return await self._offload.do(shown)

    async def _ready(self, table_id: str) -> LiveTable:
        table = await self._tables.cache.fresh(table_id)
        if table.pinned:
            raise Refused("conflict", "other-rules")
        if table.position is None or not table.begun:
            raise Refused("conflict", "not-started")
        return table

    async def position(self, person: AccountRow | None, table_id: str, n: int | None, as_open: bool) -> str:
        """The text of the position after n decisions (now by default), as far as this person knows it."""
        table = await self._ready(table_id)
        table.refuse_help()
        viewer = viewer_for(table, person, as_open)
        last = len(table.decisions)
        n = last if n is None else n
        if not 0 <= n <= last:
            raise Refused("missing", "no-such-step", n=max(-1, min(n, 10**9)), most=last)
        line = table.line(n)
        return await self._offload.do(lambda: line.end().save(viewer))
