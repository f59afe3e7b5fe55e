"""`/me/tables`, `/me/next`, `/me/record`, `/me/export`, `/people/{name}`, `/ratings/{ruleset}`, a rematch."""

from __future__ import annotations

from typing import Final

import msgspec

from arktable.server.distance.signin.letters import fold
from arktable.server.distance_routes.account import account_of, visitor_of
from arktable.server.distance_routes.services import distance_of, somebody
from arktable.server.routes.call import Call
from arktable.server.routes.reply import JSON, Reply, answer, download
from arktable.server.routes.route import Routes
from arktable.server.running.errors import Refused
from arktable.server.running.limits import COST_OF_LISTS, COST_OF_UPLOAD
from arktable.server.store.distance.people import PersonRow
from arktable.server.wire.distance.people import NextTable

ROUTES = Routes()

LONGEST_NAME: Final = 200


class RematchBody(msgspec.Struct, frozen=True):
    """`POST /tables/{id}/rematch`"""

    turned: bool = False
    """Everybody sits one seat on, the last one first."""


async def _person(call: Call) -> PersonRow:
    """The person who asks, with everything but secrets."""
    visitor = await visitor_of(call)
    await somebody(call)
    return await distance_of(call).signin.signing.somebody(visitor)


@ROUTES.get("/me/tables")
async def get_my_tables(call: Call) -> Reply:
    call.spend(COST_OF_LISTS)
    return answer(await distance_of(call).own_tables.lists(await somebody(call)))


@ROUTES.get("/me/next")
async def get_next(call: Call) -> Reply:
    call.spend()
    here = call.query.get("here", "")[:40]
    person = await call.person()
    return answer(NextTable("", "", 0) if person is None else await distance_of(call).own_tables.next(person, here))


@ROUTES.get("/me/record")
async def get_my_record(call: Call) -> Reply:
    call.spend(COST_OF_LISTS)
    return answer(await distance_of(call).player_records.own(await _person(call)))


@ROUTES.get("/me/export")
async def get_export(call: Call) -> Reply:
    call.spend(COST_OF_UPLOAD)
    distance, person = distance_of(call), await _person(call)
    account = await account_of(call, person)
    sessions = await distance.signin.sessions.list(await visitor_of(call))
    return download(await distance.exports.export(person, account, sessions), "arktable.json", JSON)


@ROUTES.get("/people/{name}")
async def get_player(call: Call) -> Reply:
    call.spend(COST_OF_LISTS)
    name = call.word("name")
    if len(name) > LONGEST_NAME:
        raise Refused("missing", "no-such-player")
    person = await call.person()
    return answer(await distance_of(call).player_records.public(fold(name.strip()), person.id if person else ""))


@ROUTES.get("/ratings/{ruleset}")
async def get_ratings(call: Call) -> Reply:
    call.spend()
    game = call.services.find_game(call.word("ruleset"))
    person = await call.person()
    ratings = distance_of(call).ratings
    return answer(await ratings.listed(game.facts.id, game.facts.game, person.id if person else ""))


@ROUTES.post("/tables/{table_id}/rematch")
async def post_rematch(call: Call) -> Reply:
    body = await call.read(RematchBody)
    person = await somebody(call)
    return answer(await distance_of(call).rematches.rematch(person, call.table_id, body.turned, call.client))
