"""`/reports`, `/ban`: what anybody can say to moderators."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from arktable.server.distance_routes.services import distance_of, somebody
from arktable.server.routes.call import Call
from arktable.server.routes.reply import Reply, answer
from arktable.server.routes.route import Routes
from arktable.server.wire.distance.moderation import MyBan

ROUTES = Routes()

Text = Annotated[str, Meta(max_length=4000)]
Id = Annotated[str, Meta(max_length=40)]


class ReportBody(msgspec.Struct, frozen=True):
    """`POST /reports`: about who sits at a table (`table`, `seat`), who wrote a line (`table`, `room`, `line`), or a
    player (`name`).
    """

    text: Text
    kind: Literal["insult", "name", "cheating", "other"] = "other"
    table: Id = ""
    seat: Annotated[int, Meta(ge=0, le=100)] | None = None
    room: Literal["", "players", "spectators"] = ""
    line: Annotated[int, Meta(ge=0, le=1_000_000_000)] = 0
    name: Annotated[str, Meta(max_length=200)] = ""


class AppealBody(msgspec.Struct, frozen=True):
    """`POST /reports/answer`: of a banned person, once for each ban."""

    text: Text


@ROUTES.post("/reports")
async def post_reports(call: Call) -> Reply:
    call.spend()
    body = await call.read(ReportBody)
    await distance_of(call).reporting.report(
        await somebody(call), call.client, body.table, body.seat, body.room, body.line, body.name, body.kind, body.text
    )
    return answer({})


@ROUTES.post("/reports/answer")
async def post_answer(call: Call) -> Reply:
    call.spend()
    body = await call.read(AppealBody)
    await distance_of(call).reporting.answer(await somebody(call), body.text)
    return answer({})


@ROUTES.get("/ban")
async def get_ban(call: Call) -> Reply:
    person = await call.person()
    return answer(MyBan(await distance_of(call).reporting.my_ban(person) if person is not None else None))
