"""`/moderation/…`: for moderators only."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from arktable.server.distance_routes.services import distance_of
from arktable.server.routes.call import Call
from arktable.server.routes.reply import JSON, Reply, answer, download
from arktable.server.routes.route import Routes
from arktable.server.running.errors import malformed
from arktable.server.store.distance.people import PersonRow
from arktable.server.wire.distance.moderation import BanList, LineText, ReportList

ROUTES = Routes()

Reason = Annotated[str, Meta(max_length=4000)]
Id = Annotated[str, Meta(max_length=40)]


class CloseBody(msgspec.Struct, frozen=True):
    """`POST /moderation/reports/{id}/close`"""

    reason: Reason = ""


class HideBody(msgspec.Struct, frozen=True):
    """`POST /moderation/hide`"""

    table: Id
    room: Literal["players", "spectators"]
    line: Annotated[int, Meta(ge=1, le=1_000_000_000)]
    reason: Reason
    report: Id = ""
    """The report that is dealt with by it."""


class TableBody(msgspec.Struct, frozen=True):
    """`POST /moderation/close-table` and `/moderation/revoke`"""

    table: Id
    reason: Reason
    report: Id = ""


class BanBody(msgspec.Struct, frozen=True):
    """`POST /moderation/bans`: the person whom a report is about, or the player of a name."""

    reason: Reason
    days: Annotated[int, Meta(ge=0, le=3650)]
    """0: for good."""
    report: Id = ""
    name: Annotated[str, Meta(max_length=200)] = ""


class LiftBody(msgspec.Struct, frozen=True):
    """`POST /moderation/bans/{account}/lift`"""

    reason: Reason


async def _moderator(call: Call) -> PersonRow:
    return await distance_of(call).moderation.moderator(await call.person())


@ROUTES.get("/moderation/reports")
async def get_reports(call: Call) -> Reply:
    moderator, state = await _moderator(call), call.query.get("state", "open")
    if state not in ("open", "closed"):
        raise malformed("state is open or closed")
    return answer(ReportList(await distance_of(call).moderation.showing.reports(state, moderator.id)))


@ROUTES.get("/moderation/reports/{report}")
async def get_report(call: Call) -> Reply:
    return answer(await distance_of(call).moderation.shown(await _moderator(call), call.word("report")))


@ROUTES.post("/moderation/reports/{report}/line")
async def post_line(call: Call) -> Reply:
    text = await distance_of(call).moderation.line(await _moderator(call), call.word("report"))
    return answer(LineText(text))


@ROUTES.post("/moderation/reports/{report}/close")
async def post_close(call: Call) -> Reply:
    moderator = await _moderator(call)
    body = await call.read(CloseBody)
    await distance_of(call).moderation.close_report(moderator, call.word("report"), body.reason)
    return answer({})


@ROUTES.post("/moderation/hide")
async def post_hide(call: Call) -> Reply:
    moderator = await _moderator(call)
    body = await call.read(HideBody)
    await distance_of(call).moderation.hide_line(
        moderator, body.table, body.room, body.line, body.reason, body.report
    )  # fmt: skip
    return answer({})


@ROUTES.post("/moderation/close-table")
async def post_close_table(call: Call) -> Reply:
    return await _done_at_table(call, distance_of(call).moderation.close_table)


@ROUTES.post("/moderation/revoke")
async def post_revoke(call: Call) -> Reply:
    return await _done_at_table(call, distance_of(call).moderation.revoke)


async def _done_at_table(call: Call, deed: Callable[[PersonRow, str, str, str], Awaitable[None]]) -> Reply:
    moderator = await _moderator(call)
    body = await call.read(TableBody)
    await deed(moderator, body.table, body.reason, body.report)
    return answer({})


@ROUTES.get("/moderation/bans")
async def get_bans(call: Call) -> Reply:
    moderator = await _moderator(call)
    await distance_of(call).bans.sweep()
    return answer(BanList(await distance_of(call).moderation.showing.bans(moderator.id)))


@ROUTES.post("/moderation/bans")
async def post_bans(call: Call) -> Reply:
    moderator = await _moderator(call)
    body = await call.read(BanBody)
    await distance_of(call).moderation.ban(moderator, body.name, body.report, body.reason, body.days)
    return answer({})


@ROUTES.post("/moderation/bans/{account}/lift")
async def post_lift(call: Call) -> Reply:
    moderator = await _moderator(call)
    body = await call.read(LiftBody)
    await distance_of(call).moderation.lift(moderator, call.word("account"), body.reason)
    return answer({})


@ROUTES.get("/moderation/trail")
async def get_trail(call: Call) -> Reply:
    await _moderator(call)
    return answer(await distance_of(call).moderation.showing.trail(call.query.get("before", "")[:40]))


@ROUTES.get("/moderation/trail/export")
async def get_trail_export(call: Call) -> Reply:
    await _moderator(call)
    call.spend()
    deeds = await distance_of(call).moderation.showing.whole_trail()
    return download(msgspec.json.format(msgspec.json.encode(deeds)).decode(), "arktable-trail.json", JSON)
