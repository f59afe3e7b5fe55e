"""Looking back at a table: its past, its standing, its report, and any moment of it as text."""

from __future__ import annotations

from arktable.server.routes.ask import Ask
from arktable.server.routes.reply import Reply, answer, download, plain
from arktable.server.routes.route import Routes
from arktable.server.running.errors import malformed
from arktable.server.running.limits import cost_of_moment

ROUTES = Routes()


@ROUTES.get("/tables/{table_id}/standing")
async def get_standing(ask: Ask) -> Reply:
    table = await ask.services.cache.get(ask.table_id)
    ask.spend(cost_of_moment(len(table.decisions)))
    return answer({"standing": await ask.services.standings.over_time(await ask.person(), ask.table_id, ask.as_open)})


@ROUTES.get("/tables/{table_id}/report")
async def get_report(ask: Ask) -> Reply:
    await _spend_for_report(ask)
    return answer(await ask.services.reports.report(await ask.person(), ask.table_id))


@ROUTES.get("/tables/{table_id}/report.csv")
async def get_report_csv(ask: Ask) -> Reply:
    await _spend_for_report(ask)
    figures = await ask.services.reports.figures(ask.table_id)
    return download(figures, f"{ask.table_id}.csv", "text/csv; charset=utf-8")


async def _spend_for_report(ask: Ask) -> None:
    """A report that is made already costs no more than a glance."""
    table = await ask.services.cache.get(ask.table_id)
    known = ask.services.reports.is_known(ask.table_id)
    ask.spend(1 if known else cost_of_moment(len(table.decisions)))


@ROUTES.get("/tables/{table_id}/steps")
async def get_steps(ask: Ask) -> Reply:
    ask.spend()
    return answer({"steps": await ask.services.history.steps(await ask.person(), ask.table_id)})


@ROUTES.get("/tables/{table_id}/at/{n:int}")
async def get_at(ask: Ask) -> Reply:
    n = ask.number("n")
    ask.spend(cost_of_moment(n))
    return answer(await ask.services.history.at(await ask.person(), ask.table_id, n, ask.as_open))


@ROUTES.get("/tables/{table_id}/since")
async def get_since(ask: Ask) -> Reply:
    ask.spend()
    return answer(await ask.services.history.since(await ask.person(), ask.table_id))


@ROUTES.get("/tables/{table_id}/scenes")
async def get_scenes(ask: Ask) -> Reply:
    ask.spend()
    after, to = ask.query.get("after", ""), ask.query.get("to", "")
    if not (after.isdecimal() and to.isdecimal()):
        raise malformed("after and to are numbers of decisions")
    person = await ask.person()
    found = await ask.services.history.scenes(person, ask.table_id, int(after[:10]), int(to[:10]), ask.as_open)
    return answer({"scenes": found})


@ROUTES.get("/tables/{table_id}/position")
async def get_position(ask: Ask) -> Reply:
    n = ask.query.get("n", "")
    if n and not n.isdecimal():
        raise malformed("n is a number of decisions")
    ask.spend(cost_of_moment(int(n[:10]) if n else 0))
    person = await ask.person()
    text = await ask.services.history.position(person, ask.table_id, int(n[:10]) if n else None, ask.as_open)
    return plain(text)
