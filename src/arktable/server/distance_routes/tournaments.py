"""`/tournaments`."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from arktable.server.distance_routes.services import distance_of, somebody
from arktable.server.routes.call import Call
from arktable.server.routes.reply import Reply, answer
from arktable.server.routes.route import Routes
from arktable.server.running.limits import COST_OF_LISTS
from arktable.server.store.rows import AccountRow
from arktable.server.wire.distance.tournaments import NewTournament

ROUTES = Routes()


class EnterBody(msgspec.Struct, frozen=True):
    """`POST /tournaments/{id}/enter`"""

    bots: Annotated[int, Meta(ge=0, le=64)] = 0
    """Of the organiser: let this many bots enter instead."""
    bot: Annotated[str, Meta(max_length=40)] = ""
    """Which one; the usual bot of the game by default."""


class LeaveBody(msgspec.Struct, frozen=True):
    """`POST /tournaments/{id}/leave`"""

    name: Annotated[str, Meta(max_length=40)] = ""
    """Of the organiser: remove this entrant, before the start."""


@ROUTES.get("/tournaments")
async def get_tournaments(call: Call) -> Reply:
    call.spend(COST_OF_LISTS)
    return answer(await distance_of(call).shown_tournaments.lists(await call.person()))


@ROUTES.post("/tournaments")
async def post_tournaments(call: Call) -> Reply:
    call.spend(COST_OF_LISTS)
    body = await call.read(NewTournament)
    person = await somebody(call)
    return await _shown(call, person, await distance_of(call).tournaments.create(person, body))


@ROUTES.get("/tournaments/{id}")
async def get_tournament(call: Call) -> Reply:
    call.spend()
    return await _shown(call, await call.person(), call.word("id"))


@ROUTES.post("/tournaments/{id}/enter")
async def post_enter(call: Call) -> Reply:
    call.spend()
    body = await call.read(EnterBody)
    person, tournament_id = await somebody(call), call.word("id")
    if body.bots:
        await distance_of(call).tournaments.add_bots(person, tournament_id, body.bot, body.bots)
    else:
        await distance_of(call).tournaments.enter(person, tournament_id)
    return await _shown(call, person, tournament_id)


@ROUTES.post("/tournaments/{id}/leave")
async def post_leave(call: Call) -> Reply:
    call.spend()
    body = await call.read(LeaveBody)
    person, tournament_id = await somebody(call), call.word("id")
    await distance_of(call).tournaments.leave(person, tournament_id, body.name)
    return await _shown(call, person, tournament_id)


@ROUTES.post("/tournaments/{id}/start")
async def post_start(call: Call) -> Reply:
    call.spend(COST_OF_LISTS)
    person, tournament_id = await somebody(call), call.word("id")
    await distance_of(call).tournaments.start(person, tournament_id)
    return await _shown(call, person, tournament_id)


@ROUTES.post("/tournaments/{id}/next")
async def post_next(call: Call) -> Reply:
    call.spend(COST_OF_LISTS)
    person, tournament_id = await somebody(call), call.word("id")
    await distance_of(call).tournaments.next(person, tournament_id)
    return await _shown(call, person, tournament_id)


@ROUTES.post("/tournaments/{id}/close")
async def post_close(call: Call) -> Reply:
    call.spend()
    person, tournament_id = await somebody(call), call.word("id")
    await distance_of(call).tournaments.close(person, tournament_id)
    return await _shown(call, person, tournament_id)


async def _shown(call: Call, person: AccountRow | None, tournament_id: str) -> Reply:
    return answer(await distance_of(call).shown_tournaments.one(person, tournament_id))
