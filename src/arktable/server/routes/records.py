"""Download and upload of records: of one game, and of all games of a person."""

from __future__ import annotations

import sys
from typing import Final

from arktable.engine.records.record import MAX_RECORD_BYTES
from arktable.server.library.collection import MOST_SENT, read_games
from arktable.server.routes.call import Call
from arktable.server.routes.reply import Reply, answer, download
from arktable.server.routes.route import Routes
from arktable.server.running.errors import malformed
from arktable.server.running.limits import COST_OF_UPLOAD

ROUTES = Routes()

GAMES_MOST: Final = 8 * 1024 * 1024
"""Limit for the bytes of a file of games on a server. A larger file is sent in parts, each with its first line."""
GAMES_KIND: Final = "application/x-ndjson"


@ROUTES.get("/tables/{table_id}/record")
async def get_record(call: Call) -> Reply:
    call.spend()
    return download(await call.services.records.record(call.table_id), f"{call.table_id}.ark")


@ROUTES.get("/tables/{table_id}/take-along")
async def get_take_along(call: Call) -> Reply:
    call.spend()
    text = await call.services.records.take_along(await call.person(), call.table_id)
    return download(text, f"{call.table_id}.ark")


@ROUTES.post("/records")
async def post_records(call: Call) -> Reply:
    call.spend(COST_OF_UPLOAD)
    person, records = await call.person(), call.services.records
    text = await call.read_text(MAX_RECORD_BYTES, "a record")
    records.admit(person, call.client)
    return answer(await records.show(person, await records.read(text)))


@ROUTES.post("/records/play")
async def post_records_play(call: Call) -> Reply:
    call.spend(COST_OF_UPLOAD)
    mine = _seats(call.query.get("seats", ""))
    person, records = await call.person(), call.services.records
    text = await call.read_text(MAX_RECORD_BYTES, "a record")
    records.admit(person, call.client)
    read = await records.read(text)  # no guest is made for an invalid record
    return answer(await records.play_on(person or await call.new_guest(), call.client, read, mine))


def _seats(text: str) -> list[int] | None:
    """`?seats=0,2`: the seats that the sender takes."""
    words = text.split(",") if text else []
    if not all(word.isdecimal() and len(word) < 3 for word in words):
        raise malformed("seats are numbers by commas")
    return [int(word) for word in words] or None


@ROUTES.get("/me/games")
async def get_games(call: Call) -> Reply:
    call.spend(COST_OF_UPLOAD)
    return download(
        await call.services.collection.export_games(await call.person()), "arktable-games.jsonl", GAMES_KIND
    )


@ROUTES.post("/me/games")
async def post_games(call: Call) -> Reply:
    call.spend(COST_OF_UPLOAD)
    alone = call.services.settings.alone
    text = await call.read_text(sys.maxsize if alone else GAMES_MOST, "a file of games")
    name, lines = read_games(text, sys.maxsize if alone else MOST_SENT)
    person = await call.person() or await call.new_guest(*([name] if name else []))
    return answer(await call.services.collection.import_games(person, call.client, lines))
