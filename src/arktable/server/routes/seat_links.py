"""`/me/carry`, `/carry`, `/me/sessions/end-others`: a guest in several browsers."""

from __future__ import annotations

from arktable.server.routes.bodies import CarryBody
from arktable.server.routes.call import Call
from arktable.server.routes.people import me_of
from arktable.server.routes.reply import Reply, answer
from arktable.server.routes.route import Routes

ROUTES = Routes()


@ROUTES.get("/me/carry")
async def get_carry(call: Call) -> Reply:
    return answer(await call.services.seat_links.state(await call.person()))


@ROUTES.post("/me/carry")
async def post_carry(call: Call) -> Reply:
    return answer(await call.services.seat_links.make(await call.person()))


@ROUTES.post("/me/carry/revoke")
async def post_revoke(call: Call) -> Reply:
    return answer(await call.services.seat_links.revoke(await call.person()))


@ROUTES.post("/me/sessions/end-others")
async def post_end_others(call: Call) -> Reply:
    return answer(await call.services.seat_links.end_others(await call.person(), call.token))


@ROUTES.post("/carry")
async def post_redeem(call: Call) -> Reply:
    body = await call.read(CarryBody)
    person, token = await call.services.seat_links.redeem(
        call.client, await call.person(), call.token, body.code, body.leave
    )
    await call.keep(token)
    return answer(me_of(person))
