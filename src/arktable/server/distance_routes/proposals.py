"""`/tables/{id}/resign`, `offer`, `reply`, `resume`, `vote`, `step-in`, `reclaim`, `proposals`."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from arktable.server.distance_routes.services import distance_of, somebody
from arktable.server.routes.bodies import ChangeBody, Key, Version
from arktable.server.routes.call import Call
from arktable.server.routes.reply import Reply, answer
from arktable.server.routes.route import Routes

ROUTES = Routes()

SeatNumber = Annotated[int, Meta(ge=0, le=100)]


class OfferBody(msgspec.Struct, frozen=True):
    """`POST /tables/{id}/offer`"""

    version: Version
    key: Key
    what: Literal["end", "pause"]


class ReplyBody(msgspec.Struct, frozen=True):
    """`POST /tables/{id}/reply`"""

    version: Version
    key: Key
    agrees: bool


class VoteBody(msgspec.Struct, frozen=True):
    """`POST /tables/{id}/vote`"""

    version: Version
    key: Key
    seat: SeatNumber
    choice: Annotated[str, Meta(max_length=60)]
    """`bot`, `time`, `end`, `wait` or `substitute:<account>`."""


class StepInBody(msgspec.Struct, frozen=True):
    """`POST /tables/{id}/step-in`"""

    seat: SeatNumber


@ROUTES.get("/tables/{table_id}/proposals")
async def get_proposals(call: Call) -> Reply:
    call.spend()
    return answer(await distance_of(call).votes.shown(call.table_id))


@ROUTES.post("/tables/{table_id}/resign")
async def post_resign(call: Call) -> Reply:
    body = await call.read(ChangeBody)
    endings = distance_of(call).endings
    return answer(await endings.resign(await call.person(), call.table_id, body.version, body.key))


@ROUTES.post("/tables/{table_id}/offer")
async def post_offer(call: Call) -> Reply:
    body = await call.read(OfferBody)
    endings = distance_of(call).endings
    return answer(await endings.offer(await call.person(), call.table_id, body.version, body.key, body.what))


@ROUTES.post("/tables/{table_id}/reply")
async def post_reply(call: Call) -> Reply:
    body = await call.read(ReplyBody)
    endings = distance_of(call).endings
    return answer(await endings.reply(await call.person(), call.table_id, body.version, body.key, body.agrees))


@ROUTES.post("/tables/{table_id}/resume")
async def post_resume(call: Call) -> Reply:
    body = await call.read(ChangeBody)
    endings = distance_of(call).endings
    return answer(await endings.resume(await call.person(), call.table_id, body.version, body.key))


@ROUTES.post("/tables/{table_id}/vote")
async def post_vote(call: Call) -> Reply:
    body = await call.read(VoteBody)
    votes = distance_of(call).votes
    person = await call.person()
    return answer(await votes.vote(person, call.table_id, body.version, body.key, body.seat, body.choice))


@ROUTES.post("/tables/{table_id}/step-in")
async def post_step_in(call: Call) -> Reply:
    call.spend()
    body = await call.read(StepInBody)
    await distance_of(call).votes.step_in(await somebody(call), call.table_id, body.seat)
    return answer({})


@ROUTES.post("/tables/{table_id}/reclaim")
async def post_reclaim(call: Call) -> Reply:
    call.spend()
    await distance_of(call).votes.reclaim(await somebody(call), call.table_id)
    return answer({})
