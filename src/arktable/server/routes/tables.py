"""`/tables`: the lists of tables, and everything that people do at a table."""

from __future__ import annotations

from arktable.jobs.job import Topic
from arktable.server.lobby.agreement import Agreement
from arktable.server.lobby.rulesets import numbers_of
from arktable.server.routes.bodies import (
    ChangeBody,
    ExplainBody,
    GuideBody,
    HandOverBody,
    HintBody,
    KeptBody,
    MovesBody,
    NewTable,
    OutlookBody,
    PositionBody,
    ReviewBody,
    SitBody,
    StandingAnswerBody,
    TryBody,
    WhyBody,
)
from arktable.server.routes.call import Call
from arktable.server.routes.charging import charge_snapshot
from arktable.server.routes.reply import Reply, answer
from arktable.server.routes.route import Routes
from arktable.server.running.errors import malformed, not_seated
from arktable.server.running.limits import COST_OF_LISTS, COST_OF_UPLOAD
from arktable.server.wire.pace import Pace

ROUTES = Routes()


@ROUTES.get("/tables")
async def get_tables(call: Call) -> Reply:
    call.spend(COST_OF_LISTS)
    person = await call.person()
    if person is None:
        return Reply(await call.services.lobby.encoded_for_visitors(), by_content=True)
    return answer(await call.services.lobby.lists(person, call.query.get("shelf") == "1"))


@ROUTES.post("/tables")
async def post_tables(call: Call) -> Reply:
    body = await call.read(NewTable)
    if body.position:
        call.spend(COST_OF_UPLOAD)
    person = await call.person_or_guest()
    agreed = Agreement(body.pace or Pace(), body.rated, body.invited, body.chat)
    brief = await call.services.lobby.create(
        person, body.ruleset, body.name, body.options, body.seats, body.position, call.client, body.unlisted, agreed
    )
    return answer(brief)


@ROUTES.post("/positions")
async def post_positions(call: Call) -> Reply:
    call.spend(COST_OF_UPLOAD)
    return answer(await call.services.lobby.describe((await call.read(PositionBody)).text))


@ROUTES.get("/tables/{table_id}")
async def get_table(call: Call) -> Reply:
    await charge_snapshot(call.services, call.client, call.table_id)
    return answer(await call.services.tables.snapshot(await call.person(), call.table_id, call.eyes))


@ROUTES.get("/tables/{table_id}/kit")
async def get_table_kit(call: Call) -> Reply:
    call.spend()
    return answer(await call.services.tables.kit(call.table_id))


@ROUTES.get("/tables/{table_id}/numbers")
async def get_table_numbers(call: Call) -> Reply:
    call.spend()
    return answer(numbers_of(await call.services.tables.game_of(call.table_id)))


@ROUTES.post("/tables/{table_id}/sit")
async def post_sit(call: Call) -> Reply:
    body = await call.read(SitBody)
    await call.services.cache.get(call.table_id)  # no guest is made for a table that does not exist
    person = await call.person_or_guest()
    return answer(await call.services.seating.sit(person, call.table_id, body.seat, body.name, body.bot))


@ROUTES.post("/tables/{table_id}/leave")
async def post_leave(call: Call) -> Reply:
    person = await call.person()
    if person is None:
        raise not_seated()
    return answer(await call.services.seating.leave(person, call.table_id))


@ROUTES.post("/tables/{table_id}/delete")
async def post_delete(call: Call) -> Reply:
    await call.services.seating.delete(await call.person(), call.table_id)
    return answer({})


@ROUTES.post("/tables/{table_id}/moves")
async def post_moves(call: Call) -> Reply:
    body = await call.read(MovesBody)
    return answer(
        await call.services.tables.move(await call.person(), call.table_id, body.version, body.key, body.moves)
    )


@ROUTES.post("/tables/{table_id}/kept")
async def post_kept(call: Call) -> Reply:
    body = await call.read(KeptBody)
    await call.services.tables.keep(await call.person(), call.table_id, body.text)
    return answer({})


@ROUTES.get("/tables/{table_id}/standing-answers")
async def get_standing_answers(call: Call) -> Reply:
    call.spend()
    return answer(await call.services.standing_answers.of(await call.person(), call.table_id))


@ROUTES.post("/tables/{table_id}/standing-answers")
async def post_standing_answers(call: Call) -> Reply:
    call.spend()
    body = await call.read(StandingAnswerBody)
    person = await call.person()
    return answer(await call.services.standing_answers.give(person, call.table_id, body.question, body.answer))


@ROUTES.post("/tables/{table_id}/undo")
async def post_undo(call: Call) -> Reply:
    body = await call.read(ChangeBody)
    return answer(await call.services.tables.undo(await call.person(), call.table_id, body.version, body.key))


@ROUTES.post("/tables/{table_id}/rules")
async def post_rules(call: Call) -> Reply:
    body = await call.read(ChangeBody)
    return answer(await call.services.tables.go_on(await call.person(), call.table_id, body.version, body.key))


@ROUTES.post("/tables/{table_id}/hand-over")
async def post_hand_over(call: Call) -> Reply:
    body = await call.read(HandOverBody)
    return answer(
        await call.services.stand_ins.hand_over(await call.person(), call.table_id, body.version, body.key, body.seat)
    )


@ROUTES.post("/tables/{table_id}/take-back")
async def post_take_back(call: Call) -> Reply:
    body = await call.read(ChangeBody)
    return answer(await call.services.stand_ins.take_back(await call.person(), call.table_id, body.version, body.key))


@ROUTES.post("/tables/{table_id}/why")
async def post_why(call: Call) -> Reply:
    call.spend()
    body = await call.read(WhyBody)
    person = await call.person()
    if body.undo:
        reason = await call.services.tables.why_no_undo(person, call.table_id)
    elif body.moves:
        reason = await call.services.tables.why(person, call.table_id, body.moves)
    else:
        raise malformed("name `moves`, or ask about `undo`")
    return answer({"reason": reason})


@ROUTES.post("/tables/{table_id}/try")
async def post_try(call: Call) -> Reply:
    call.spend()
    body = await call.read(TryBody)
    return answer(await call.services.tables.try_moves(await call.person(), call.table_id, body.version, body.moves))


@ROUTES.post("/tables/{table_id}/outlook")
async def post_outlook(call: Call) -> Reply:
    call.spend()
    body = await call.read(OutlookBody)
    return answer(await call.services.tables.outlook(await call.person(), call.table_id, body.version, body.moves))


@ROUTES.post("/tables/{table_id}/answers")
async def post_answers(call: Call) -> Reply:
    call.spend()
    body = await call.read(OutlookBody)
    return answer(await call.services.tables.answers(await call.person(), call.table_id, body.version, body.moves))


@ROUTES.post("/tables/{table_id}/hint")
async def post_hint(call: Call) -> Reply:
    body = await call.read(HintBody)
    person = await call.person()
    call.services.limits.hints.spend(call.client)
    return answer(await call.services.hints.hint(person, call.table_id, body.version, body.games))


@ROUTES.post("/tables/{table_id}/guide")
async def post_guide(call: Call) -> Reply:
    body = await call.read(GuideBody)
    person = await call.person()
    call.services.limits.hints.spend(call.client)
    topics = [Topic(topic.name, topic.kinds, topic.args) for topic in body.topics]
    return answer(await call.services.guide.suggestion(person, call.table_id, body.version, topics, body.pressing))


@ROUTES.post("/tables/{table_id}/explain")
async def post_explain(call: Call) -> Reply:
    call.spend()
    body = await call.read(ExplainBody)
    return answer(await call.services.guide.explained(await call.person(), call.table_id, body.version, body.moves))


@ROUTES.post("/tables/{table_id}/review")
async def post_review(call: Call) -> Reply:
    body = await call.read(ReviewBody)
    return answer(await call.services.reviews.review(call.client, call.table_id, body.seat, body.games))


@ROUTES.get("/tables/{table_id}/moves")
async def get_moves(call: Call) -> Reply:
    call.spend()
    version, moves = await call.services.tables.legal_moves(await call.person(), call.table_id)
    return answer({"version": version, "moves": moves})
