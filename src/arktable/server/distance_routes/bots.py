"""`/me/bots`: the own bot accounts. `/bot/…`: what their programs ask, with the token of a bot account.

Programs send `Authorization: Bearer …`; cookies count for nothing here, so no page of another site can use them.
"""

from __future__ import annotations

import functools
from collections.abc import Awaitable, Callable
from typing import Annotated

import msgspec
from msgspec import Meta

from arktable.bots.protocol import PROTOCOL, WANTS
from arktable.server.distance.programs.programs import Programs
from arktable.server.distance_routes.account import visitor_of
from arktable.server.distance_routes.services import distance_of
from arktable.server.people.programs import NAME_LETTERS, wake_programs
from arktable.server.routes.bodies import Key, Notation, Version, Word
from arktable.server.routes.call import Call
from arktable.server.routes.reply import Reply, answer, stream
from arktable.server.routes.route import Routes
from arktable.server.running.errors import Refused, malformed
from arktable.server.running.limits import COST_OF_UPLOAD, SECONDS_TO_SEND
from arktable.server.store.distance.people import PersonRow
from arktable.server.store.distance.programs import ProgramRow
from arktable.server.store.rows import AccountRow
from arktable.server.wire.distance.bots import BotAccount, BotLimits, BotSelf, OwnBots
from arktable.server.wire.tables import SentMove

ROUTES = Routes()


class BotNameBody(msgspec.Struct, frozen=True):
    """`POST /me/bots`"""

    name: Annotated[str, Meta(max_length=200)]


class BotMoveBody(msgspec.Struct, frozen=True):
    """`POST /bot/tables/{id}/moves`: a move by its notation, its kind and arguments, or its number."""

    version: Version
    """The `id` of the question that it answers."""
    move: Notation | None = None
    kind: Word | None = None
    args: dict[Word, int | Word] = {}
    action: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None
    """The number of the move in the catalogue, as in learning environments."""
    key: Key | None = None
    """A repeated request with the same key is carried out once; without one, the version is the key."""


class BotAnswerBody(msgspec.Struct, frozen=True):
    """`POST /bot/tables/{id}/answer`"""

    accept: bool


class BotSitBody(msgspec.Struct, frozen=True):
    """`POST /bot/tables/{id}/sit`"""

    seat: Annotated[int, Meta(ge=0, le=100)]


class BotVersionBody(msgspec.Struct, frozen=True):
    """`POST /bot/tables/{id}/resign`, `/take-back` and `/agree`"""

    version: Version


# -- the owner -------------------------------------------------------------------------------------------------------


async def _owner(call: Call) -> PersonRow:
    """The player who asks; guests have no bot accounts."""
    return await distance_of(call).signin.signing.player(await visitor_of(call))


async def _bots(call: Call, owner: PersonRow, token: str = "") -> Reply:
    rows = await _programs(call).accounts.of(owner.id)
    bots = [BotAccount(row.account_id, row.name, row.made, row.token_made, row.token_used) for row in rows]
    return answer(OwnBots(bots, call.services.settings.limit_bot_accounts, NAME_LETTERS, token))


@ROUTES.get("/me/bots")
async def get_bots(call: Call) -> Reply:
    call.spend()
    return await _bots(call, await _owner(call))


@ROUTES.post("/me/bots")
async def post_bots(call: Call) -> Reply:
    call.spend(COST_OF_UPLOAD)
    body = await call.read(BotNameBody)
    owner = await _owner(call)
    return await _bots(call, owner, await _programs(call).accounts.add(owner, body.name))


async def _changed(call: Call, change: Callable[[PersonRow, str], Awaitable[str | None]]) -> Reply:
    """Change a bot account of the asking player; the change may bring a token."""
    call.spend()
    owner = await _owner(call)
    return await _bots(call, owner, await change(owner, call.word("bot")) or "")


@ROUTES.post("/me/bots/{bot}/token")
async def post_bot_token(call: Call) -> Reply:
    return await _changed(call, _programs(call).accounts.new_token)


@ROUTES.post("/me/bots/{bot}/revoke")
async def post_bot_revoke(call: Call) -> Reply:
    return await _changed(call, _programs(call).accounts.revoke)


@ROUTES.post("/me/bots/{bot}/remove")
async def post_bot_remove(call: Call) -> Reply:
    return await _changed(call, _programs(call).accounts.remove)


# -- the program -----------------------------------------------------------------------------------------------------


def _programs(call: Call) -> Programs:
    return distance_of(call).programs


async def _admitted(call: Call) -> tuple[AccountRow, ProgramRow]:
    """The bot account that asks; refused without a valid token, or beyond its budget."""
    person, program = await _programs(call).accounts.admitted(call.bearer)
    call.services.limits.programs.spend(person.id)
    return person, program


async def _program(call: Call) -> AccountRow:
    return (await _admitted(call))[0]


@ROUTES.get("/bot/account")
async def get_bot_account(call: Call) -> Reply:
    person, program = await _admitted(call)
    settings = call.services.settings
    limits = BotLimits(settings.limit_bot_requests, settings.limit_bot_streams, settings.bot_alive, SECONDS_TO_SEND)
    return answer(BotSelf(person.id, person.name, program.owner_name, PROTOCOL, limits))


@ROUTES.get("/bot/events")
async def get_bot_events(call: Call) -> Reply:
    _, program = await _admitted(call)
    return stream(functools.partial(_programs(call).events.send, program, call.bearer))


@ROUTES.get("/bot/tables/{table_id}")
async def get_bot_table(call: Call) -> Reply:
    person = await _program(call)
    wants = call.query.get("wants", WANTS[0])
    if wants not in WANTS:
        raise malformed(f"wants is one of {', '.join(WANTS)}")
    at_table = _programs(call).at_table
    return stream(functools.partial(at_table.send, person, call.bearer, call.table_id, wants))


@ROUTES.post("/bot/tables/{table_id}/moves")
async def post_bot_moves(call: Call) -> Reply:
    person = await _program(call)
    body = await call.read(BotMoveBody)
    tables, key = call.services.tables, body.key or f"bot {body.version}"
    move = await _sent(call, body)
    try:
        return answer(await tables.move(person, call.table_id, body.version, key, [move]))
    except Refused as refused:
        raise Refused(refused.kind, refused.key, _reason_of(refused), **refused.details) from None


@ROUTES.post("/bot/tables/{table_id}/answer")
async def post_bot_answer(call: Call) -> Reply:
    person = await _program(call)
    body = await call.read(BotAnswerBody)
    await distance_of(call).coming.invitations.answer(person, call.table_id, body.accept)
    wake_programs(call.services.bus, person.id)
    return answer({})


@ROUTES.post("/bot/tables/{table_id}/sit")
async def post_bot_sit(call: Call) -> Reply:
    person = await _program(call)
    body = await call.read(BotSitBody)
    await call.services.seating.sit(person, call.table_id, body.seat)
    return answer({})


@ROUTES.post("/bot/tables/{table_id}/leave")
async def post_bot_leave(call: Call) -> Reply:
    await call.services.seating.leave(await _program(call), call.table_id)
    return answer({})


@ROUTES.post("/bot/tables/{table_id}/agree")
async def post_bot_agree(call: Call) -> Reply:
    person = await _program(call)
    body = await call.read(BotVersionBody)
    await distance_of(call).coming.agreeing.agree(person, call.table_id, body.version)
    return answer({})


@ROUTES.post("/bot/tables/{table_id}/resign")
async def post_bot_resign(call: Call) -> Reply:
    person = await _program(call)
    body = await call.read(BotVersionBody)
    endings, key = distance_of(call).endings, f"bot resign {body.version}"
    return answer(await endings.resign(person, call.table_id, body.version, key))


@ROUTES.post("/bot/tables/{table_id}/take-back")
async def post_bot_take_back(call: Call) -> Reply:
    person = await _program(call)
    body = await call.read(BotVersionBody)
    key = f"bot take-back {body.version}"
    return answer(await call.services.stand_ins.take_back(person, call.table_id, body.version, key))


async def _sent(call: Call, body: BotMoveBody) -> str | SentMove:
    """The move as it was sent; that of a number by its notation. An unknown one is refused when it is played."""
    if body.move is not None:
        return body.move
    if body.kind is not None:
        return SentMove(body.kind, dict(body.args))
    if body.action is None:
        raise malformed("a move has move, kind or action")
    table = await call.services.cache.get(call.table_id)
    catalogue = table.position.catalogue if table.position is not None else None
    return catalogue[body.action].text if catalogue and body.action < len(catalogue) else f"action {body.action}"


def _reason_of(refused: Refused) -> dict[str, object]:
    """What is sent along with a refusal: the reason, but not the snapshot of the page."""
    return {key: value for key, value in refused.more.items() if key != "snapshot"}
