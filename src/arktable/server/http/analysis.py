"""`/tables/{id}/analysis/{n}`: a moment of a finished game, or any position, at which everything can be tried."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, post
from litestar.params import FromPath

from arktable.server.http.answers import answer, plain
from arktable.server.http.bodies import AnalysisBody, PositionBody, read
from arktable.server.http.identity import Served, address, asker
from arktable.server.service.limits import COST_OF_UPLOAD, cost_of_moment

AnyRequest = Request[Any, Any, Any]
PATH = "/tables/{table_id:str}/analysis/{n:int}"


async def _asked(request: AnyRequest, services: Served, n: int) -> AnalysisBody:
    """What a question is about. Each replays the game up to its moment."""
    services.limits.dear.spend(address(request), cost_of_moment(n))
    return await read(request, AnalysisBody)


@post(PATH, status_code=200)
async def post_moment(
    request: AnyRequest, services: Served, table_id: FromPath[str], n: FromPath[int]
) -> Response[bytes]:
    body = await _asked(request, services, n)
    return answer(await services.analyses.look(table_id, n, body.done))


@post(f"{PATH}/try", status_code=200)
async def post_moment_try(
    request: AnyRequest, services: Served, table_id: FromPath[str], n: FromPath[int]
) -> Response[bytes]:
    body = await _asked(request, services, n)
    return answer(await services.analyses.try_moves(table_id, n, body.done, body.moves))


@post(f"{PATH}/why", status_code=200)
async def post_moment_why(
    request: AnyRequest, services: Served, table_id: FromPath[str], n: FromPath[int]
) -> Response[bytes]:
    body = await _asked(request, services, n)
    return answer({"reason": await services.analyses.why(table_id, n, body.done, body.moves)})


@post(f"{PATH}/moves", status_code=200)
async def post_moment_moves(
    request: AnyRequest, services: Served, table_id: FromPath[str], n: FromPath[int]
) -> Response[bytes]:
    body = await _asked(request, services, n)
    return answer({"version": len(body.done), "moves": await services.analyses.legal_moves(table_id, n, body.done)})


@post(f"{PATH}/position", status_code=200)
async def post_moment_position(
    request: AnyRequest, services: Served, table_id: FromPath[str], n: FromPath[int]
) -> Response[bytes]:
    body = await _asked(request, services, n)
    return plain(await services.analyses.position(table_id, n, body.done))


@post(f"{PATH}/candidates", status_code=200)
async def post_candidates(
    request: AnyRequest, services: Served, table_id: FromPath[str], n: FromPath[int]
) -> Response[bytes]:
    body = await _asked(request, services, n)
    return answer(await services.analyses.candidates(address(request), table_id, n, body.done))


@post(f"{PATH}/course", status_code=200)
async def post_course(
    request: AnyRequest, services: Served, table_id: FromPath[str], n: FromPath[int]
) -> Response[bytes]:
    body = await _asked(request, services, n)
    return answer(await services.analyses.course(address(request), table_id, n, body.done))


@post("/positions/analysis", status_code=200)
async def post_position_analysis(request: AnyRequest, services: Served) -> Response[bytes]:
    services.limits.dear.spend(address(request), COST_OF_UPLOAD)
    text = (await read(request, PositionBody)).text
    return answer(await services.history.of_position(await asker(request, services), address(request), text))


HANDLERS = [
    post_position_analysis,
    post_moment, post_moment_try, post_moment_why, post_moment_moves, post_moment_position, post_candidates,
    post_course,
]  # fmt: skip
