"""`/tables/{id}/invite`, `uninvite`, `answer`, `invitation`, `invited`; `/invitations`, `/people/{name}/block`,
`/blocked`, `/welcome`.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from arktable.server.distance.invitations.coming import Coming
from arktable.server.distance_routes.services import distance_of, somebody
from arktable.server.routes.call import Call
from arktable.server.routes.reply import Reply, answer
from arktable.server.routes.route import Routes

ROUTES = Routes()

Name = Annotated[str, Meta(min_length=1, max_length=200)]


class InviteBody(msgspec.Struct, frozen=True):
    """`POST /tables/{id}/invite`"""

    name: Name
    """The name of a player."""
    seat: Annotated[int, Meta(ge=-1, le=100)] = -1
    """The seat to keep for them, −1 for none."""


class UninviteBody(msgspec.Struct, frozen=True):
    """`POST /tables/{id}/uninvite`"""

    name: Name


class AnswerBody(msgspec.Struct, frozen=True):
    """`POST /tables/{id}/answer`"""

    accept: bool


class WelcomeBody(msgspec.Struct, frozen=True):
    """`POST /welcome/use`"""

    code: Annotated[str, Meta(max_length=64)]


def coming_of(call: Call) -> Coming:
    """The services for who comes to tables."""
    return distance_of(call).coming


@ROUTES.get("/tables/{table_id}/invitation")
async def get_invitation(call: Call) -> Reply:
    call.spend()
    return answer(await coming_of(call).letters.of(await call.person(), call.table_id))


@ROUTES.get("/tables/{table_id}/invited")
async def get_invited(call: Call) -> Reply:
    call.spend()
    return answer({"invited": await coming_of(call).invitations.invited(await somebody(call), call.table_id)})


@ROUTES.post("/tables/{table_id}/invite")
async def post_invite(call: Call) -> Reply:
    call.spend()
    body = await call.read(InviteBody)
    invitations = coming_of(call).invitations
    return answer(await invitations.invite(await somebody(call), call.table_id, body.name, body.seat))


@ROUTES.post("/tables/{table_id}/uninvite")
async def post_uninvite(call: Call) -> Reply:
    call.spend()
    body = await call.read(UninviteBody)
    return answer(await coming_of(call).invitations.uninvite(await somebody(call), call.table_id, body.name))


@ROUTES.post("/tables/{table_id}/answer")
async def post_answer(call: Call) -> Reply:
    call.spend()
    body = await call.read(AnswerBody)
    return answer(await coming_of(call).invitations.answer(await somebody(call), call.table_id, body.accept))


@ROUTES.get("/invitations")
async def get_invitations(call: Call) -> Reply:
    call.spend()
    person = await call.person()
    return answer({"invitations": await coming_of(call).invitations.mine(person) if person is not None else []})


@ROUTES.get("/welcome")
async def get_welcome(call: Call) -> Reply:
    return answer(await coming_of(call).welcomes.state(await call.person()))


@ROUTES.post("/welcome")
async def post_welcome(call: Call) -> Reply:
    call.spend()
    return answer(await coming_of(call).welcomes.make(await somebody(call)))


@ROUTES.post("/welcome/use")
async def post_welcome_use(call: Call) -> Reply:
    call.spend(WELCOME_COST)
    body = await call.read(WelcomeBody)
    await coming_of(call).welcomes.use(await call.person_or_guest(), body.code)
    return answer({})


WELCOME_COST = 10
"""Trying a code counts as ten expensive requests; a code has 50 bits."""
