"""`/tables/{id}/analysis/{n}`: a moment of a finished game, or any position, at which everything can be tried."""

from __future__ import annotations

from arktable.server.routes.ask import Ask
from arktable.server.routes.bodies import AnalysisBody, PositionBody
from arktable.server.routes.reply import Reply, answer, plain
from arktable.server.routes.route import Routes
from arktable.server.running.limits import COST_OF_UPLOAD, cost_of_moment

ROUTES = Routes()
PATH = "/tables/{table_id}/analysis/{n:int}"


async def _asked(ask: Ask) -> tuple[int, AnalysisBody]:
    """What a question is about: a moment of the game, and a try from there. Each replays the game up to its moment."""
    n = ask.number("n")
    ask.spend(cost_of_moment(n))
    return n, await ask.read(AnalysisBody)


@ROUTES.post(PATH)
async def post_moment(ask: Ask) -> Reply:
    n, body = await _asked(ask)
    return answer(await ask.services.analyses.look(ask.table_id, n, body.done))


@ROUTES.post(f"{PATH}/try")
async def post_moment_try(ask: Ask) -> Reply:
    n, body = await _asked(ask)
    return answer(await ask.services.analyses.try_moves(ask.table_id, n, body.done, body.moves))


@ROUTES.post(f"{PATH}/why")
async def post_moment_why(ask: Ask) -> Reply:
    n, body = await _asked(ask)
    return answer({"reason": await ask.services.analyses.why(ask.table_id, n, body.done, body.moves)})


@ROUTES.post(f"{PATH}/moves")
async def post_moment_moves(ask: Ask) -> Reply:
    n, body = await _asked(ask)
    return answer(
        {"version": len(body.done), "moves": await ask.services.analyses.legal_moves(ask.table_id, n, body.done)}
    )


@ROUTES.post(f"{PATH}/position")
async def post_moment_position(ask: Ask) -> Reply:
    n, body = await _asked(ask)
    return plain(await ask.services.analyses.position(ask.table_id, n, body.done))


@ROUTES.post(f"{PATH}/candidates")
async def post_candidates(ask: Ask) -> Reply:
    n, body = await _asked(ask)
    return answer(await ask.services.analyses.candidates(ask.client, ask.table_id, n, body.done))


@ROUTES.post(f"{PATH}/course")
async def post_course(ask: Ask) -> Reply:
    n, body = await _asked(ask)
    return answer(await ask.services.analyses.course(ask.client, ask.table_id, n, body.done))


@ROUTES.post("/positions/analysis")
async def post_position_analysis(ask: Ask) -> Reply:
    ask.spend(COST_OF_UPLOAD)
    text = (await ask.read(PositionBody)).text
    person, records = await ask.person(), ask.services.records
    records.admit(person, ask.client)
    # The text may tell what its writer alone knows: the table is not listed.
    return answer(await records.show(person, await records.read_position(text), unlisted=True))
