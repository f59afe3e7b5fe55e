"""`/me/carry`, `/carry`, `/me/sessions/end-others`: a guest in several browsers."""

from __future__ import annotations

from arktable.server.routes.ask import Ask
from arktable.server.routes.bodies import CarryBody
from arktable.server.routes.people import me_of
from arktable.server.routes.reply import Reply, answer
from arktable.server.routes.route import Routes

ROUTES = Routes()


@ROUTES.get("/me/carry")
async def get_carry(ask: Ask) -> Reply:
    return answer(await ask.services.carrying.state(await ask.person()))


@ROUTES.post("/me/carry")
async def post_carry(ask: Ask) -> Reply:
    return answer(await ask.services.carrying.make(await ask.person()))


@ROUTES.post("/me/carry/revoke")
async def post_revoke(ask: Ask) -> Reply:
    return answer(await ask.services.carrying.revoke(await ask.person()))


@ROUTES.post("/me/sessions/end-others")
async def post_end_others(ask: Ask) -> Reply:
    return answer(await ask.services.carrying.end_others(await ask.person(), ask.token))


@ROUTES.post("/carry")
async def post_redeem(ask: Ask) -> Reply:
    body = await ask.read(CarryBody)
    person, token = await ask.services.carrying.redeem(ask.client, await ask.person(), ask.token, body.code, body.leave)
    await ask.keep(token)
    return answer(me_of(person))
