"""`/watch`, `/reach`, `/tables/{id}/link`, `/tables/{id}/shelve`: watching, links for others, putting tables away."""

from __future__ import annotations

import msgspec

from arktable.server.distance_routes.invitations import coming_of
from arktable.server.distance_routes.services import somebody
from arktable.server.routes.call import Call
from arktable.server.routes.reply import Reply, answer
from arktable.server.routes.route import Routes
from arktable.server.running.limits import COST_OF_LISTS

ROUTES = Routes()


class ShelveBody(msgspec.Struct, frozen=True):
    """`POST /tables/{id}/shelve`"""

    away: bool


@ROUTES.get("/watch")
async def get_watch(call: Call) -> Reply:
    call.spend(COST_OF_LISTS)
    return answer(await coming_of(call).watching.list())


@ROUTES.get("/reach")
async def get_reach(call: Call) -> Reply:
    call.spend()
    return answer(coming_of(call).reaching.addresses())


@ROUTES.get("/tables/{table_id}/link")
async def get_link(call: Call) -> Reply:
    call.spend()
    return answer(await coming_of(call).reaching.link(call.table_id))


@ROUTES.post("/tables/{table_id}/shelve")
async def post_shelve(call: Call) -> Reply:
    call.spend()
    body = await call.read(ShelveBody)
    await coming_of(call).shelf.put(await somebody(call), call.table_id, body.away)
    return answer({})
