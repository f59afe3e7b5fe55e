"""`/tables`: the lists, and what people do and ask at a table."""

from __future__ import annotations

from arktable.server.routes.ask import Ask
from arktable.server.routes.bodies import (
    HandOverBody,
    HintBody,
    KeptBody,
    MovesBody,
    NewTable,
    OutlookBody,
    PositionBody,
    ReviewBody,
    RulesBody,
    SitBody,
    TakeBackBody,
    TryBody,
    UndoBody,
    WhyBody,
)
from arktable.server.routes.charging import charge_snapshot
from arktable.server.routes.reply import Reply, answer
from arktable.server.routes.route import Routes
from arktable.server.running.errors import malformed, not_seated
from arktable.server.running.limits import COST_OF_LISTS, COST_OF_UPLOAD

ROUTES = Routes()


@ROUTES.get("/tables")
async def get_tables(ask: Ask) -> Reply:
    ask.spend(COST_OF_LISTS)
    person = await ask.person()
    if person is None:
        return Reply(await ask.services.lobby.encoded_for_visitors(), by_content=True)
    return answer(await ask.services.lobby.lists(person))


@ROUTES.post("/tables")
async def post_tables(ask: Ask) -> Reply:
    body = await ask.read(NewTable)
    if body.position:
        ask.spend(COST_OF_UPLOAD)
    person = await ask.person_or_guest()
    brief = await ask.services.lobby.create(
        person, body.ruleset, body.name, body.options, body.seats, body.position, ask.client, body.unlisted
    )
    return answer(brief)


@ROUTES.post("/positions")
async def post_positions(ask: Ask) -> Reply:
    ask.spend(COST_OF_UPLOAD)
    return answer(await ask.services.lobby.describe((await ask.read(PositionBody)).text))


@ROUTES.get("/tables/{table_id}")
async def get_table(ask: Ask) -> Reply:
    await charge_snapshot(ask.services, ask.client, ask.table_id)
    return answer(await ask.services.tables.snapshot(await ask.person(), ask.table_id, ask.as_open))


@ROUTES.get("/tables/{table_id}/kit")
async def get_table_kit(ask: Ask) -> Reply:
    ask.spend()
    return answer(await ask.services.tables.kit(ask.table_id))


@ROUTES.post("/tables/{table_id}/sit")
async def post_sit(ask: Ask) -> Reply:
    body = await ask.read(SitBody)
    await ask.services.cache.get(ask.table_id)  # no guest is made for a table that does not exist
    person = await ask.person_or_guest()
    return answer(await ask.services.seating.sit(person, ask.table_id, body.seat, body.name, body.bot))


@ROUTES.post("/tables/{table_id}/leave")
async def post_leave(ask: Ask) -> Reply:
    person = await ask.person()
    if person is None:
        raise not_seated()
    return answer(await ask.services.seating.leave(person, ask.table_id))


@ROUTES.post("/tables/{table_id}/delete")
async def post_delete(ask: Ask) -> Reply:
    await ask.services.seating.delete(ask.table_id)
    return answer({})


@ROUTES.post("/tables/{table_id}/moves")
async def post_moves(ask: Ask) -> Reply:
    body = await ask.read(MovesBody)
    person = await ask.person()
    return answer(await ask.services.tables.move(person, ask.table_id, body.version, body.key, body.moves))


@ROUTES.post("/tables/{table_id}/kept")
async def post_kept(ask: Ask) -> Reply:
    body = await ask.read(KeptBody)
    await ask.services.tables.keep(await ask.person(), ask.table_id, body.text)
    return answer({})


@ROUTES.post("/tables/{table_id}/undo")
async def post_undo(ask: Ask) -> Reply:
    body = await ask.read(UndoBody)
    person = await ask.person()
    return answer(await ask.services.tables.undo(person, ask.table_id, body.version, body.key))


@ROUTES.post("/tables/{table_id}/rules")
async def post_rules(ask: Ask) -> Reply:
    body = await ask.read(RulesBody)
    person = await ask.person()
    return answer(await ask.services.tables.go_on(person, ask.table_id, body.version, body.key))


@ROUTES.post("/tables/{table_id}/hand-over")
async def post_hand_over(ask: Ask) -> Reply:
    body = await ask.read(HandOverBody)
    person = await ask.person()
    return answer(await ask.services.stand_ins.hand_over(person, ask.table_id, body.version, body.key, body.seat))


@ROUTES.post("/tables/{table_id}/take-back")
async def post_take_back(ask: Ask) -> Reply:
    body = await ask.read(TakeBackBody)
    person = await ask.person()
    return answer(await ask.services.stand_ins.take_back(person, ask.table_id, body.version, body.key))


@ROUTES.post("/tables/{table_id}/why")
async def post_why(ask: Ask) -> Reply:
    ask.spend()
    body = await ask.read(WhyBody)
    person = await ask.person()
    if body.undo:
        reason = await ask.services.tables.why_no_undo(person, ask.table_id)
    elif body.moves:
        reason = await ask.services.tables.why(person, ask.table_id, body.moves)
    else:
        raise malformed("name `moves`, or ask about `undo`")
    return answer({"reason": reason})


@ROUTES.post("/tables/{table_id}/try")
async def post_try(ask: Ask) -> Reply:
    ask.spend()
    body = await ask.read(TryBody)
    person = await ask.person()
    return answer(await ask.services.tables.try_moves(person, ask.table_id, body.version, body.moves))


@ROUTES.post("/tables/{table_id}/outlook")
async def post_outlook(ask: Ask) -> Reply:
    ask.spend()
    body = await ask.read(OutlookBody)
    person = await ask.person()
    return answer(await ask.services.tables.outlook(person, ask.table_id, body.version, body.moves))


@ROUTES.post("/tables/{table_id}/hint")
async def post_hint(ask: Ask) -> Reply:
    body = await ask.read(HintBody)
    person = await ask.person()
    ask.services.limits.hints.spend(ask.client)
    return answer(await ask.services.hints.hint(person, ask.table_id, body.version))


@ROUTES.post("/tables/{table_id}/review")
async def post_review(ask: Ask) -> Reply:
    body = await ask.read(ReviewBody)
    return answer(await ask.services.reviews.review(ask.client, ask.table_id, body.seat))


@ROUTES.get("/tables/{table_id}/moves")
async def get_moves(ask: Ask) -> Reply:
    ask.spend()
    version, moves = await ask.services.tables.legal_moves(await ask.person(), ask.table_id)
    return answer({"version": version, "moves": moves})
