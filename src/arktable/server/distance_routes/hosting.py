"""`/tables/{id}/remove`, `fill`, `close`, `agreement`, `agree`: what happens at a table before the start."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from arktable.server.distance.invitations.agreeing import Changes
from arktable.server.distance_routes.invitations import coming_of
from arktable.server.distance_routes.services import somebody
from arktable.server.routes.bodies import Version, Word
from arktable.server.routes.call import Call
from arktable.server.routes.reply import Reply, answer
from arktable.server.routes.route import Routes
from arktable.server.wire.pace import Pace

ROUTES = Routes()

SeatNumber = Annotated[int, Meta(ge=0, le=100)]


class RemoveBody(msgspec.Struct, frozen=True):
    """`POST /tables/{id}/remove`"""

    seat: SeatNumber


class FillBody(msgspec.Struct, frozen=True):
    """`POST /tables/{id}/fill`"""

    seat: SeatNumber | None = None
    """Null: all open seats, so that the game begins."""
    bot: Word | None = None
    """Null: the usual bot of the game."""


class AgreementBody(msgspec.Struct, frozen=True):
    """`POST /tables/{id}/agreement`: what the host changes; what is missing stays."""

    name: Annotated[str, Meta(max_length=200)] | None = None
    pace: Pace | None = None
    rated: bool | None = None
    options: dict[Word, Word] | None = None
    unlisted: bool | None = None
    invited: bool | None = None
    chat: bool | None = None


class AgreeBody(msgspec.Struct, frozen=True):
    """`POST /tables/{id}/agree`"""

    version: Version
    """Of the table at which the player has read what is agreed."""


@ROUTES.post("/tables/{table_id}/remove")
async def post_remove(call: Call) -> Reply:
    call.spend()
    body = await call.read(RemoveBody)
    return answer(await coming_of(call).hosting.remove(await somebody(call), call.table_id, body.seat))


@ROUTES.post("/tables/{table_id}/fill")
async def post_fill(call: Call) -> Reply:
    call.spend()
    body = await call.read(FillBody)
    return answer(await coming_of(call).hosting.fill(await somebody(call), call.table_id, body.seat, body.bot))


@ROUTES.post("/tables/{table_id}/close")
async def post_close(call: Call) -> Reply:
    call.spend()
    await coming_of(call).hosting.close(await somebody(call), call.table_id)
    return answer({})


@ROUTES.post("/tables/{table_id}/agreement")
async def post_agreement(call: Call) -> Reply:
    call.spend()
    body = await call.read(AgreementBody)
    changes = Changes(**msgspec.structs.asdict(body))
    return answer(await coming_of(call).agreeing.change(await somebody(call), call.table_id, changes))


@ROUTES.post("/tables/{table_id}/agree")
async def post_agree(call: Call) -> Reply:
    call.spend()
    body = await call.read(AgreeBody)
    return answer(await coming_of(call).agreeing.agree(await somebody(call), call.table_id, body.version))
