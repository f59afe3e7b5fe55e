"""`/tables/{id}/give-time`, `/tables/{id}/zone`, `/vacations`: what people do about clocks."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from arktable.server.distance_routes.services import distance_of, somebody
from arktable.server.routes.bodies import Key, Version
from arktable.server.routes.call import Call
from arktable.server.routes.reply import Reply, answer
from arktable.server.routes.route import Routes

ROUTES = Routes()

Zone = Annotated[str, Meta(max_length=64)]
Day = Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d$")]


class GiveTimeBody(msgspec.Struct, frozen=True):
    """`POST /tables/{id}/give-time`"""

    version: Version
    key: Key
    seat: Annotated[int, Meta(ge=0, le=100)]
    seconds: Annotated[int, Meta(ge=1, le=30 * 24 * 3600)]


class ZoneBody(msgspec.Struct, frozen=True):
    """`POST /tables/{id}/zone`"""

    zone: Zone


class VacationBody(msgspec.Struct, frozen=True):
    """`POST /vacations`"""

    first: Day
    last: Day
    zone: Zone = "UTC"


class EndVacationBody(msgspec.Struct, frozen=True):
    """`POST /vacations/end`"""

    first: Day


@ROUTES.post("/tables/{table_id}/give-time")
async def post_give_time(call: Call) -> Reply:
    body = await call.read(GiveTimeBody)
    actions = distance_of(call).clock_actions
    return answer(
        await actions.give_time(await call.person(), call.table_id, body.version, body.key, body.seat, body.seconds)
    )


@ROUTES.post("/tables/{table_id}/zone")
async def post_zone(call: Call) -> Reply:
    call.spend()
    body = await call.read(ZoneBody)
    await distance_of(call).clock_actions.set_zone(await somebody(call), call.table_id, body.zone)
    return answer({})


@ROUTES.get("/vacations")
async def get_vacations(call: Call) -> Reply:
    person = await somebody(call)
    return answer(await distance_of(call).clock_actions.vacations(person))


@ROUTES.post("/vacations")
async def post_vacations(call: Call) -> Reply:
    call.spend()
    body = await call.read(VacationBody)
    person = await somebody(call)
    return answer(await distance_of(call).clock_actions.take_vacation(person, body.first, body.last, body.zone))


@ROUTES.post("/vacations/end")
async def post_end_vacation(call: Call) -> Reply:
    call.spend()
    body = await call.read(EndVacationBody)
    return answer(await distance_of(call).clock_actions.end_vacation(await somebody(call), body.first))
