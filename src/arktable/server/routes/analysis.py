"""`/tables/{id}/analysis/{n}`: a moment of a finished game, or any position, in which moves can be tried."""

from __future__ import annotations

from arktable.server.routes.bodies import AnalysisBody, PositionBody
from arktable.server.routes.call import Call
from arktable.server.routes.reply import Reply, answer, plain
from arktable.server.routes.route import Routes
from arktable.server.running.limits import COST_OF_UPLOAD, cost_of_moment

ROUTES = Routes()
PATH = "/tables/{table_id}/analysis/{n:int}"


async def _asked(call: Call) -> tuple[int, AnalysisBody]:
    """The moment and the moves that a request is about. Each request replays the game up to its moment."""
    n = call.number("n")
    call.spend(cost_of_moment(n))
    return n, await call.read(AnalysisBody)


@ROUTES.post(PATH)
async def post_moment(call: Call) -> Reply:
    n, body = await _asked(call)
    return answer(await call.services.analyses.look(call.table_id, n, body.done))


@ROUTES.post(f"{PATH}/try")
async def post_moment_try(call: Call) -> Reply:
    n, body = await _asked(call)
    return answer(await call.services.analyses.try_moves(call.table_id, n, body.done, body.moves))


@ROUTES.post(f"{PATH}/why")
async def post_moment_why(call: Call) -> Reply:
    n, body = await _asked(call)
    return answer({"reason": await call.services.analyses.why(call.table_id, n, body.done, body.moves)})


@ROUTES.post(f"{PATH}/moves")
async def post_moment_moves(call: Call) -> Reply:
    n, body = await _asked(call)
    return answer(
        {"version": len(body.done), "moves": await call.services.analyses.legal_moves(call.table_id, n, body.done)}
    )


@ROUTES.post(f"{PATH}/position")
async def post_moment_position(call: Call) -> Reply:
    n, body = await _asked(call)
    return plain(await call.services.analyses.position(call.table_id, n, body.done))


@ROUTES.post(f"{PATH}/candidates")
async def post_candidates(call: Call) -> Reply:
    n, body = await _asked(call)
    return answer(await call.services.analyses.candidates(call.client, call.table_id, n, body.done, body.games))


@ROUTES.post(f"{PATH}/worth")
async def post_worth(call: Call) -> Reply:
    n, body = await _asked(call)
    return answer(await call.services.analyses.worth(call.client, call.table_id, n, body.done, body.games))


@ROUTES.post("/positions/analysis")
async def post_position_analysis(call: Call) -> Reply:
    call.spend(COST_OF_UPLOAD)
    text = (await call.read(PositionBody)).text
    person, records = await call.person(), call.services.records
    records.admit(person, call.client)
    # The text may contain what only its author knows, so the table is not listed.
    return answer(await records.show(person, await records.read_position(text), unlisted=True))
