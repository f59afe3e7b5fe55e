"""Records out and in."""

from __future__ import annotations

from arktable.engine.record import MAX_RECORD_BYTES
from arktable.server.routes.ask import Ask
from arktable.server.routes.reply import Reply, answer, download
from arktable.server.routes.route import Routes
from arktable.server.service.limits import COST_OF_UPLOAD

ROUTES = Routes()


@ROUTES.get("/tables/{table_id}/record")
async def get_record(ask: Ask) -> Reply:
    ask.spend()
    _, text = await ask.services.history.record(ask.table_id)
    return download(text, f"{ask.table_id}.ark")


@ROUTES.post("/records")
async def post_records(ask: Ask) -> Reply:
    ask.spend(COST_OF_UPLOAD)
    text = await ask.read_text(MAX_RECORD_BYTES, "a record")
    return answer(await ask.services.history.upload(await ask.person(), ask.client, text))
