"""`/tables/{id}/order`, the turn at which it is planned (`/order/turn`), and `/tables/{id}/facts`."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from arktable.server.distance.orders.orders import MOST_CONDITIONS, MOST_STEPS
from arktable.server.distance_routes.services import distance_of, somebody
from arktable.server.routes.bodies import Notation
from arktable.server.routes.call import Call
from arktable.server.routes.reply import Reply, answer
from arktable.server.routes.route import Routes
from arktable.server.wire.distance.orders import Condition
from arktable.server.wire.tables import SentMove

ROUTES = Routes()
PATH = "/tables/{table_id}/order"


class OrderBody(msgspec.Struct, frozen=True):
    """`POST /tables/{id}/order`"""

    steps: Annotated[list[Notation | SentMove], Meta(min_length=1, max_length=MOST_STEPS)]
    conditions: Annotated[list[Condition], Meta(max_length=MOST_CONDITIONS)] = []
    """All of them must hold."""


class TurnBody(msgspec.Struct, frozen=True):
    """`POST /tables/{id}/order/turn` and the routes below it."""

    done: Annotated[list[Notation | SentMove], Meta(max_length=MOST_STEPS)] = []
    """All moves of the plan so far: the server keeps no state."""
    moves: Annotated[list[Notation | SentMove], Meta(max_length=MOST_STEPS)] = []
    """The moves that the request is about."""


@ROUTES.get("/tables/{table_id}/facts")
async def get_facts(call: Call) -> Reply:
    call.spend()
    return answer(await distance_of(call).orders.facts(await somebody(call), call.table_id))


@ROUTES.get(PATH)
async def get_order(call: Call) -> Reply:
    call.spend()
    return answer(await distance_of(call).orders.of(await somebody(call), call.table_id))


@ROUTES.post(PATH)
async def post_order(call: Call) -> Reply:
    call.spend()
    body = await call.read(OrderBody)
    orders = distance_of(call).orders
    return answer(await orders.leave(await somebody(call), call.table_id, body.steps, body.conditions))


@ROUTES.post(f"{PATH}/withdraw")
async def post_withdraw(call: Call) -> Reply:
    call.spend()
    return answer(await distance_of(call).orders.withdraw(await somebody(call), call.table_id))


@ROUTES.post(f"{PATH}/turn")
async def post_turn(call: Call) -> Reply:
    call.spend()
    body = await call.read(TurnBody)
    return answer(await distance_of(call).rehearsal.look(await somebody(call), call.table_id, body.done))


@ROUTES.post(f"{PATH}/turn/try")
async def post_turn_try(call: Call) -> Reply:
    call.spend()
    body = await call.read(TurnBody)
    person = await somebody(call)
    return answer(await distance_of(call).rehearsal.try_moves(person, call.table_id, body.done, body.moves))


@ROUTES.post(f"{PATH}/turn/why")
async def post_turn_why(call: Call) -> Reply:
    call.spend()
    body = await call.read(TurnBody)
    person = await somebody(call)
    return answer({"reason": await distance_of(call).rehearsal.why(person, call.table_id, body.done, body.moves)})


@ROUTES.post(f"{PATH}/turn/moves")
async def post_turn_moves(call: Call) -> Reply:
    call.spend()
    body = await call.read(TurnBody)
    moves = await distance_of(call).rehearsal.legal_moves(await somebody(call), call.table_id, body.done)
    return answer({"version": len(body.done), "moves": moves})
