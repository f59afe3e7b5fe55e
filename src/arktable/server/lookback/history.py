"""Looking back: the steps of a game, and the table at any of them."""

from __future__ import annotations

from arktable.engine.events import said
from arktable.engine.scenes import kinds_after, scenes_between
from arktable.server.running.errors import Refused
from arktable.server.store.rows import AccountRow
from arktable.server.tables.table import LiveTable
from arktable.server.tables.tables import Tables
from arktable.server.tables.views import eyes_of
from arktable.server.wire.log import Since
from arktable.server.wire.scene import Scene
from arktable.server.wire.tables import Moment, Step


class History:
    """Reads finished and running games alike; the past of a running game shows no more than its present."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._beside = tables.beside

    async def steps(self, person: AccountRow | None, table_id: str) -> list[Step]:
        """One line per decision. A move that the game keeps secret is left out for the others while the game runs."""
        table = await self._ready(table_id)
        if table.position is None:
            raise Refused("conflict", "not-started")
        viewer, over = eyes_of(table, person, as_open=False), table.over
        parse, decisions = table.position.catalogue.parse, list(table.decisions)

        def lines() -> list[Step]:
            found: list[Step] = []
            for n, decision in enumerate(decisions, 1):
                is_hidden = decision.secret and not over and decision.seat != viewer
                move = None if is_hidden else parse(decision.move).as_data()
                found.append(Step(n, decision.seat, move, decision.turn))
            return found

        return await self._beside.do(lines)

    async def at(self, person: AccountRow | None, table_id: str, n: int, as_open: bool) -> Moment:
        """The table after the first n decisions, through this person's eyes, and what the n-th one did."""
        table = await self._ready(table_id)
        viewer = eyes_of(table, person, as_open)
        if not 0 <= n <= len(table.decisions):
            raise Refused("missing", "no-such-step", n=max(-1, min(n, 10**9)), most=len(table.decisions))
        line, told = table.line(n), [decision.events for decision in table.decisions[:n]]
        kinds = table.scene_kinds

        def moment() -> Moment:
            events = told[-1] if told else next(line.told())[1]
            view = line.end().view(viewer)
            scenes = kinds_after(kinds, told, n - 1) if told else []
            return {"n": n, "view": view, "events": said(events, viewer), "scenes": scenes}

        return await self._beside.do(moment)

    async def since(self, person: AccountRow | None, table_id: str) -> Since:
        """The table as this person's last turn left it, and as it was when the present one began."""
        table = await self._ready(table_id)
        viewer = eyes_of(table, person, as_open=False)
        mark = table.marks.of(viewer)
        if mark is None:
            return {"mark": 0, "was": None, "now": None}

        def looked_at() -> Since:
            begun = mark.begun
            now = None if begun is None else begun.view(viewer)
            return {"mark": mark.version, "was": mark.position.view(viewer), "now": now}

        return await self._beside.do(looked_at)

    async def scenes(self, person: AccountRow | None, table_id: str, after: int, to: int, as_open: bool) -> list[Scene]:
        """The scenes under way in the decisions after `after` up to `to`, through this person's eyes."""
        table = await self._ready(table_id)
        viewer = eyes_of(table, person, as_open)
        kinds, told = table.scene_kinds, [decision.events for decision in table.decisions]
        line = table.line()

        def shown() -> list[Scene]:
            found: list[Scene] = []
            for scene in scenes_between(kinds, told, after, to):
                drawn = kinds[scene.kind].read([event.seen_by(viewer) for event in scene.events])
                if drawn is not None:
                    name = f"{scene.first}.{scene.index}"
                    before = line.turn_end(scene.first, viewer).view(viewer) if kinds[scene.kind].behind else None
                    found.append(
                        {"id": name, "kind": scene.kind, "first": scene.first, "last": scene.last, "over": scene.over,
                         "told": drawn, "before": before}
                    )  # fmt: skip
            return found

        return await self._beside.do(shown)

    async def _ready(self, table_id: str) -> LiveTable:
        table = await self._tables.cache.fresh(table_id)
        if table.pinned:
            raise Refused("conflict", "other-rules")
        if table.position is None or not table.begun:
            raise Refused("conflict", "not-started")
        return table

    async def position(self, person: AccountRow | None, table_id: str, n: int | None, as_open: bool) -> str:
        """The text of the position after n decisions (now, if not given), as far as this person knows it."""
        table = await self._ready(table_id)
        viewer = eyes_of(table, person, as_open)
        last = len(table.decisions)
        n = last if n is None else n
        if not 0 <= n <= last:
            raise Refused("missing", "no-such-step", n=max(-1, min(n, 10**9)), most=last)
        line = table.line(n)
        return await self._beside.do(lambda: line.end().save(viewer))
