"""Looking back at a table: its steps, standings, scenes and report, and any moment of it as text."""

from __future__ import annotations

from arktable.server.routes.call import Call
from arktable.server.routes.reply import Reply, answer, download, plain
from arktable.server.routes.route import Routes
from arktable.server.running.errors import malformed
from arktable.server.running.limits import cost_of_moment

ROUTES = Routes()


@ROUTES.get("/tables/{table_id}/standing")
async def get_standing(call: Call) -> Reply:
    table = await call.services.cache.get(call.table_id)
    call.spend(cost_of_moment(len(table.decisions)))
    return answer(
        {"standing": await call.services.standings.over_time(await call.person(), call.table_id, call.as_open)}
    )


@ROUTES.get("/tables/{table_id}/report")
async def get_report(call: Call) -> Reply:
    await _spend_for_report(call)
    return answer(await call.services.reports.report(await call.person(), call.table_id))


@ROUTES.get("/tables/{table_id}/report.csv")
async def get_report_csv(call: Call) -> Reply:
    await _spend_for_report(call)
    figures = await call.services.reports.figures(call.table_id)
    return download(figures, f"{call.table_id}.csv", "text/csv; charset=utf-8")


async def _spend_for_report(call: Call) -> None:
    """A report from the cache costs no more than a snapshot."""
    table = await call.services.cache.get(call.table_id)
    known = call.services.reports.is_known(call.table_id)
    call.spend(1 if known else cost_of_moment(len(table.decisions)))


@ROUTES.get("/tables/{table_id}/steps")
async def get_steps(call: Call) -> Reply:
    call.spend()
    return answer({"steps": await call.services.history.steps(await call.person(), call.table_id)})


@ROUTES.get("/tables/{table_id}/at/{n:int}")
async def get_at(call: Call) -> Reply:
    n = call.number("n")
    call.spend(cost_of_moment(n))
    return answer(await call.services.history.at(await call.person(), call.table_id, n, call.as_open))


@ROUTES.get("/tables/{table_id}/since")
async def get_since(call: Call) -> Reply:
    call.spend()
    return answer(await call.services.history.since(await call.person(), call.table_id))


@ROUTES.get("/tables/{table_id}/scenes")
async def get_scenes(call: Call) -> Reply:
    call.spend()
    after, to = call.query.get("after", ""), call.query.get("to", "")
    if not (after.isdecimal() and to.isdecimal()):
        raise malformed("after and to are numbers of decisions")
    person = await call.person()
    found = await call.services.history.scenes(person, call.table_id, int(after[:10]), int(to[:10]), call.as_open)
    return answer({"scenes": found})


@ROUTES.get("/tables/{table_id}/position")
async def get_position(call: Call) -> Reply:
    n = call.query.get("n", "")
    if n and not n.isdecimal():
        raise malformed("n is a number of decisions")
    call.spend(cost_of_moment(int(n[:10]) if n else 0))
    person = await call.person()
    text = await call.services.history.position(person, call.table_id, int(n[:10]) if n else None, call.as_open)
    return plain(text)
