"""`/people/{name}/block`, `/tables/{id}/block`, `/blocked`: people whom somebody does not want to meet."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from arktable.server.distance_routes.invitations import coming_of
from arktable.server.distance_routes.services import somebody
from arktable.server.routes.call import Call
from arktable.server.routes.reply import Reply, answer
from arktable.server.routes.route import Routes

ROUTES = Routes()


class BlockBody(msgspec.Struct, frozen=True):
    """`POST /people/{name}/block`"""

    block: bool = True


class BlockAtBody(msgspec.Struct, frozen=True):
    """`POST /tables/{id}/block`: who sits there, or who wrote a line of the chat."""

    seat: Annotated[int, Meta(ge=0, le=100)] | None = None
    room: Literal["", "players", "spectators"] = ""
    line: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0


@ROUTES.post("/people/{name}/block")
async def post_block(call: Call) -> Reply:
    call.spend()
    body = await call.read(BlockBody)
    blocking, person, name = coming_of(call).blocking, await somebody(call), call.word("name")
    return answer({"blocked": await (blocking.block if body.block else blocking.unblock)(person, name)})


@ROUTES.post("/tables/{table_id}/block")
async def post_block_at(call: Call) -> Reply:
    call.spend()
    body = await call.read(BlockAtBody)
    person, blocking = await somebody(call), coming_of(call).blocking
    return answer({"blocked": await blocking.block_at(person, call.table_id, body.seat, body.room, body.line)})


@ROUTES.get("/blocked")
async def get_blocked(call: Call) -> Reply:
    call.spend()
    return answer({"blocked": await coming_of(call).blocking.blocked(await somebody(call))})
