"""Records out and in: of one game, and of all games of a person."""

from __future__ import annotations

import sys
from typing import Final

from arktable.engine.record import MAX_RECORD_BYTES
from arktable.server.library.collection import MOST_SENT, read_games
from arktable.server.routes.ask import Ask
from arktable.server.routes.reply import Reply, answer, download
from arktable.server.routes.route import Routes
from arktable.server.running.errors import malformed
from arktable.server.running.limits import COST_OF_UPLOAD

ROUTES = Routes()

GAMES_MOST: Final = 8 * 1024 * 1024
"""Bytes of a file of games, at a server. A larger one is sent in parts, each with its first line."""
GAMES_KIND: Final = "application/x-ndjson"


@ROUTES.get("/tables/{table_id}/record")
async def get_record(ask: Ask) -> Reply:
    ask.spend()
    return download(await ask.services.records.record(ask.table_id), f"{ask.table_id}.ark")


@ROUTES.get("/tables/{table_id}/take-along")
async def get_take_along(ask: Ask) -> Reply:
    ask.spend()
    text = await ask.services.records.take_along(await ask.person(), ask.table_id)
    return download(text, f"{ask.table_id}.ark")


@ROUTES.post("/records")
async def post_records(ask: Ask) -> Reply:
    ask.spend(COST_OF_UPLOAD)
    person, records = await ask.person(), ask.services.records
    text = await ask.read_text(MAX_RECORD_BYTES, "a record")
    records.admit(person, ask.client)
    return answer(await records.show(person, await records.read(text)))


@ROUTES.post("/records/play")
async def post_records_play(ask: Ask) -> Reply:
    ask.spend(COST_OF_UPLOAD)
    mine = _seats(ask.query.get("seats", ""))
    person, records = await ask.person(), ask.services.records
    text = await ask.read_text(MAX_RECORD_BYTES, "a record")
    records.admit(person, ask.client)
    read = await records.read(text)  # no guest is made for what is no record
    return answer(await records.play_on(person or await ask.new_guest(), ask.client, read, mine))


def _seats(text: str) -> list[int] | None:
    """`?seats=0,2`: those that the sender takes."""
    words = text.split(",") if text else []
    if not all(word.isdecimal() and len(word) < 3 for word in words):
        raise malformed("seats are numbers by commas")
    return [int(word) for word in words] or None


@ROUTES.get("/me/games")
async def get_games(ask: Ask) -> Reply:
    ask.spend(COST_OF_UPLOAD)
    return download(await ask.services.collection.give(await ask.person()), "arktable-games.jsonl", GAMES_KIND)


@ROUTES.post("/me/games")
async def post_games(ask: Ask) -> Reply:
    ask.spend(COST_OF_UPLOAD)
    alone = ask.services.settings.alone
    text = await ask.read_text(sys.maxsize if alone else GAMES_MOST, "a file of games")
    name, lines = read_games(text, sys.maxsize if alone else MOST_SENT)
    person = await ask.person() or await ask.new_guest(*([name] if name else []))
    return answer(await ask.services.collection.take(person, ask.client, lines))
