"""`/tables/{id}/chat` and `/tables/{id}/note`."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from arktable.server.distance.talk.chat import ROOMS
from arktable.server.distance_routes.services import distance_of, somebody
from arktable.server.routes.call import Call
from arktable.server.routes.reply import Reply, answer
from arktable.server.routes.route import Routes
from arktable.server.running.errors import malformed
from arktable.server.wire.distance.talk import Note

ROUTES = Routes()


class ChatBody(msgspec.Struct, frozen=True):
    """`POST /tables/{id}/chat`"""

    room: Literal["players", "spectators"]
    text: Annotated[str, Meta(max_length=2000)]


@ROUTES.get("/tables/{table_id}/chat")
async def get_chat(call: Call) -> Reply:
    call.spend()
    room, after = call.query.get("room", "players"), call.query.get("after", "0")
    found = next((one for one in ROOMS if one == room), None)
    if found is None or not after.isdecimal() or len(after) > 9:
        raise malformed("room is players or spectators, after is a number")
    return answer(await distance_of(call).chat.read(await call.person(), call.table_id, found, int(after)))


@ROUTES.post("/tables/{table_id}/chat")
async def post_chat(call: Call) -> Reply:
    call.spend()
    body = await call.read(ChatBody)
    return answer(await distance_of(call).chat.write(await somebody(call), call.table_id, body.room, body.text))


@ROUTES.get("/tables/{table_id}/note")
async def get_note(call: Call) -> Reply:
    return answer(Note(await distance_of(call).notes.of(await somebody(call), call.table_id)))


@ROUTES.post("/tables/{table_id}/note")
async def post_note(call: Call) -> Reply:
    call.spend()
    body = await call.read(Note)
    await distance_of(call).notes.write(await somebody(call), call.table_id, body.text)
    return answer({})
