"""`/tables` and `/records`."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import FromPath

from arktable.engine.record import MAX_RECORD_BYTES
from arktable.server.http.answers import PLAIN, answer, plain
from arktable.server.http.bodies import (
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
    read,
    read_bytes,
)
from arktable.server.http.identity import Served, address, asker, person_or_guest, with_session
from arktable.server.service.errors import malformed, not_seated
from arktable.server.service.limits import COST_OF_UPLOAD, cost_of_moment

AnyRequest = Request[Any, Any, Any]


def as_open(request: AnyRequest) -> bool:
    """`?as=open`: the open book is asked for."""
    wanted = request.query_params.get("as", "")
    if wanted not in ("", "open"):
        raise malformed("as must be open")
    return wanted == "open"


@get("/tables")
async def get_tables(request: AnyRequest, services: Served) -> Response[bytes]:
    return answer(await services.lobby.lists(await asker(request, services)))


@post("/tables", status_code=200)
async def post_tables(request: AnyRequest, services: Served) -> Response[bytes]:
    body = await read(request, NewTable)
    if body.position:
        services.limits.dear.spend(address(request), COST_OF_UPLOAD)
    person, token = await person_or_guest(request, services)
    brief = await services.lobby.create(
        person, body.ruleset, body.name, body.options, body.seats, body.position, address(request)
    )
    return with_session(answer(brief), token, services)


@post("/positions", status_code=200)
async def post_positions(request: AnyRequest, services: Served) -> Response[bytes]:
    services.limits.dear.spend(address(request), COST_OF_UPLOAD)
    return answer(await services.lobby.describe((await read(request, PositionBody)).text))


@get("/tables/{table_id:str}/position")
async def get_position(request: AnyRequest, services: Served, table_id: FromPath[str]) -> Response[bytes]:
    n = request.query_params.get("n", "")
    if n and not n.isdecimal():
        raise malformed("n is a number of decisions")
    services.limits.dear.spend(address(request), cost_of_moment(int(n[:10]) if n else 0))
    person = await asker(request, services)
    text = await services.history.position(person, table_id, int(n[:10]) if n else None, as_open(request))
    return plain(text)


@get("/tables/{table_id:str}")
async def get_table(request: AnyRequest, services: Served, table_id: FromPath[str]) -> Response[bytes]:
    return answer(await services.tables.snapshot(await asker(request, services), table_id, as_open(request)))


@get("/tables/{table_id:str}/kit")
async def get_table_kit(services: Served, table_id: FromPath[str]) -> Response[bytes]:
    return answer(await services.tables.kit(table_id))


@post("/tables/{table_id:str}/sit", status_code=200)
async def post_sit(request: AnyRequest, services: Served, table_id: FromPath[str]) -> Response[bytes]:
    body = await read(request, SitBody)
    await services.cache.get(table_id)  # no guest is made for a table that does not exist
    person, token = await person_or_guest(request, services)
    return with_session(answer(await services.tables.sit(person, table_id, body.seat)), token, services)


@post("/tables/{table_id:str}/leave", status_code=200)
async def post_leave(request: AnyRequest, services: Served, table_id: FromPath[str]) -> Response[bytes]:
    person = await asker(request, services)
    if person is None:
        raise not_seated()
    return answer(await services.tables.leave(person, table_id))


@post("/tables/{table_id:str}/moves", status_code=200)
async def post_moves(request: AnyRequest, services: Served, table_id: FromPath[str]) -> Response[bytes]:
    body = await read(request, MovesBody)
    person = await asker(request, services)
    return answer(await services.tables.move(person, table_id, body.version, body.key, body.moves))


@post("/tables/{table_id:str}/kept", status_code=200)
async def post_kept(request: AnyRequest, services: Served, table_id: FromPath[str]) -> Response[bytes]:
    body = await read(request, KeptBody)
    await services.tables.keep(await asker(request, services), table_id, body.text)
    return answer({})


@post("/tables/{table_id:str}/undo", status_code=200)
async def post_undo(request: AnyRequest, services: Served, table_id: FromPath[str]) -> Response[bytes]:
    body = await read(request, UndoBody)
    person = await asker(request, services)
    return answer(await services.tables.undo(person, table_id, body.version, body.key))


@post("/tables/{table_id:str}/rules", status_code=200)
async def post_rules(request: AnyRequest, services: Served, table_id: FromPath[str]) -> Response[bytes]:
    body = await read(request, RulesBody)
    person = await asker(request, services)
    return answer(await services.tables.go_on(person, table_id, body.version, body.key))


@post("/tables/{table_id:str}/hand-over", status_code=200)
async def post_hand_over(request: AnyRequest, services: Served, table_id: FromPath[str]) -> Response[bytes]:
    body = await read(request, HandOverBody)
    person = await asker(request, services)
    return answer(await services.stand_ins.hand_over(person, table_id, body.version, body.key, body.seat))


@post("/tables/{table_id:str}/take-back", status_code=200)
async def post_take_back(request: AnyRequest, services: Served, table_id: FromPath[str]) -> Response[bytes]:
    body = await read(request, TakeBackBody)
    person = await asker(request, services)
    return answer(await services.stand_ins.take_back(person, table_id, body.version, body.key))


@post("/tables/{table_id:str}/why", status_code=200)
async def post_why(request: AnyRequest, services: Served, table_id: FromPath[str]) -> Response[bytes]:
    services.limits.dear.spend(address(request))
    body = await read(request, WhyBody)
    person = await asker(request, services)
    if body.undo:
        reason = await services.tables.why_no_undo(person, table_id)
    elif body.moves:
        reason = await services.tables.why(person, table_id, body.moves)
    else:
        raise malformed("name `moves`, or ask about `undo`")
    return answer({"reason": reason})


@post("/tables/{table_id:str}/try", status_code=200)
async def post_try(request: AnyRequest, services: Served, table_id: FromPath[str]) -> Response[bytes]:
    services.limits.dear.spend(address(request))
    body = await read(request, TryBody)
    person = await asker(request, services)
    return answer(await services.tables.try_moves(person, table_id, body.version, body.moves))


@post("/tables/{table_id:str}/outlook", status_code=200)
async def post_outlook(request: AnyRequest, services: Served, table_id: FromPath[str]) -> Response[bytes]:
    services.limits.dear.spend(address(request))
    body = await read(request, OutlookBody)
    person = await asker(request, services)
    return answer(await services.tables.outlook(person, table_id, body.version, body.moves))


@post("/tables/{table_id:str}/hint", status_code=200)
async def post_hint(request: AnyRequest, services: Served, table_id: FromPath[str]) -> Response[bytes]:
    body = await read(request, HintBody)
    person = await asker(request, services)
    services.limits.hints.spend(address(request))
    return answer(await services.hints.hint(person, table_id, body.version))


@post("/tables/{table_id:str}/review", status_code=200)
async def post_review(request: AnyRequest, services: Served, table_id: FromPath[str]) -> Response[bytes]:
    body = await read(request, ReviewBody)
    return answer(await services.reviews.review(address(request), table_id, body.seat))


@get("/tables/{table_id:str}/standing")
async def get_standing(request: AnyRequest, services: Served, table_id: FromPath[str]) -> Response[bytes]:
    table = await services.cache.get(table_id)
    services.limits.dear.spend(address(request), cost_of_moment(len(table.decisions)))
    return answer(
        {"standing": await services.standings.over_time(await asker(request, services), table_id, as_open(request))}
    )


@get("/tables/{table_id:str}/report")
async def get_report(request: AnyRequest, services: Served, table_id: FromPath[str]) -> Response[bytes]:
    await _spend_for_report(request, services, table_id)
    return answer(await services.reports.report(await asker(request, services), table_id))


@get("/tables/{table_id:str}/report.csv")
async def get_report_csv(request: AnyRequest, services: Served, table_id: FromPath[str]) -> Response[bytes]:
    await _spend_for_report(request, services, table_id)
    figures = await services.reports.figures(table_id)
    headers = {"cache-control": "no-store", "content-disposition": f'attachment; filename="{table_id}.csv"'}
    return Response(figures.encode(), media_type="text/csv; charset=utf-8", headers=headers)


async def _spend_for_report(request: AnyRequest, services: Served, table_id: str) -> None:
    table = await services.cache.get(table_id)
    known = services.reports.is_known(table_id)
    services.limits.dear.spend(address(request), 1 if known else cost_of_moment(len(table.decisions)))


@get("/tables/{table_id:str}/moves")
async def get_moves(request: AnyRequest, services: Served, table_id: FromPath[str]) -> Response[bytes]:
    version, moves = await services.tables.legal_moves(await asker(request, services), table_id)
    return answer({"version": version, "moves": moves})


@get("/tables/{table_id:str}/steps")
async def get_steps(request: AnyRequest, services: Served, table_id: FromPath[str]) -> Response[bytes]:
    services.limits.dear.spend(address(request))
    return answer({"steps": await services.history.steps(table_id)})


@get("/tables/{table_id:str}/at/{n:int}")
async def get_at(request: AnyRequest, services: Served, table_id: FromPath[str], n: FromPath[int]) -> Response[bytes]:
    services.limits.dear.spend(address(request), cost_of_moment(n))
    return answer(await services.history.at(await asker(request, services), table_id, n, as_open(request)))


@get("/tables/{table_id:str}/since")
async def get_since(request: AnyRequest, services: Served, table_id: FromPath[str]) -> Response[bytes]:
    services.limits.dear.spend(address(request))
    return answer(await services.history.since(await asker(request, services), table_id))


@get("/tables/{table_id:str}/scenes")
async def get_scenes(request: AnyRequest, services: Served, table_id: FromPath[str]) -> Response[bytes]:
    services.limits.dear.spend(address(request))
    after, to = request.query_params.get("after", ""), request.query_params.get("to", "")
    if not (after.isdecimal() and to.isdecimal()):
        raise malformed("after and to are numbers of decisions")
    person = await asker(request, services)
    found = await services.history.scenes(person, table_id, int(after[:10]), int(to[:10]), as_open(request))
    return answer({"scenes": found})


@get("/tables/{table_id:str}/record")
async def get_record(request: AnyRequest, services: Served, table_id: FromPath[str]) -> Response[bytes]:
    services.limits.dear.spend(address(request))
    _, text = await services.history.record(table_id)
    headers = {"cache-control": "no-store", "content-disposition": f'attachment; filename="{table_id}.ark"'}
    return Response(text.encode(), media_type=PLAIN, headers=headers)


@post("/records", status_code=200)
async def post_records(request: AnyRequest, services: Served) -> Response[bytes]:
    services.limits.dear.spend(address(request), COST_OF_UPLOAD)
    body = await read_bytes(request, MAX_RECORD_BYTES)
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise malformed("a record is UTF-8 text") from None
    person = await asker(request, services)
    return answer(await services.history.upload(person, address(request), text))


HANDLERS = [
    get_tables, post_tables, post_positions, get_position, get_table, get_table_kit, post_sit, post_leave, post_moves,
    post_kept, post_undo, post_rules, post_hand_over, post_take_back, post_why, post_try, post_outlook, post_hint,
    post_review, get_report, get_report_csv, get_moves, get_standing, get_steps, get_at, get_since, get_scenes,
    get_record, post_records,
]  # fmt: skip
