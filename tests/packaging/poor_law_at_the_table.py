"""The poor law at the table, in a process that has it; what was seen is printed as JSON."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

from arktable.engine.position import Position
from arktable.engine.records.record import read_record, replay
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed
from tests.builders.random_play import pick, recorded
from tests.server.helpers import BOT, ME, Person, a_person, an_app, settings_for, texts_of

GAME = "water-frame"
GREEDY = {"kind": "bot", "bot": "greedy"}


def parish() -> Position:
    """The end of the first decade, when the first of three players is asked."""
    position, rng = find_game(GAME).start(3, {"poor-law": "on"}, 2), rng_from_seed(2)
    while position.phase() != "poor-law":
        position.play(pick(position.moves(), rng))
    return position


async def _table(ada: Person) -> dict[str, Any]:
    """A table that opens in the parish: Ada decides, then two bots that have never heard of the rule."""
    start = parish()
    seats = [BOT, GREEDY, BOT]
    seats[start.seat] = ME
    body = {"ruleset": GAME, "seats": seats, "options": {}, "position": start.save()}
    table = (await ada.post("/tables", body))["id"]
    await ada.wait(table, lambda now: now["state"] == "running")
    seen = await ada.get(f"/tables/{table}")
    found = {"start": start.save(), "view": seen["view"]}
    found["moves"] = texts_of((await ada.get(f"/tables/{table}/moves"))["moves"])
    found["why"] = await ada.post(f"/tables/{table}/why", {"moves": ["keep"]})
    await ada.play(table, "refuse")
    await ada.wait(table, lambda now: now["to_move"] == start.seat)
    text = (await ada.client.get(f"/api/tables/{table}/position")).text
    loaded = find_game(GAME).load(text, 1)
    found["log"] = (await ada.get(f"/tables/{table}"))["log"]
    return {**found, "text": text, "memory": loaded.memory}


async def _kept(ada: Person, text: str) -> dict[str, Any]:
    """A finished game that is put among those of the server: its record, its last position and its report."""
    table = (await ada.ask("POST", "/records", content=text))["id"]
    record = (await ada.client.get(f"/api/tables/{table}/record")).text
    report = await ada.get(f"/tables/{table}/report")
    return {"record": record, "ends": replay(read_record(record), find_game(GAME)).save(), "report": report}


async def main() -> None:
    async with an_app(settings_for(Path(sys.argv[1]))) as app, a_person(app, "Ada") as ada:
        (ruleset,) = [one for one in await ada.get("/rulesets") if one["id"] == GAME]
        words = {code: (await ada.client.get(f"/api/games/arkwright/words/{code}.ftl")).text for code in ("en", "fr")}
        plain = {"ruleset": GAME, "seats": [ME, BOT], "options": {"poor-law": "off"}}
        without = (await ada.post("/tables", plain))["id"]
        options = (await ada.get(f"/tables/{without}"))["table"]["options"]
        records = {choice: recorded(find_game(GAME), 2, {"poor-law": choice}, 3)[0].text() for choice in ("off", "on")}
        seen = {"records": records, "ruleset": ruleset, "words": words, "without": options, "table": await _table(ada)}
        seen["kept"] = await _kept(ada, records["on"])
        seen["ends"] = replay(read_record(records["on"]), find_game(GAME)).save()
        sys.stdout.write(json.dumps(seen))


if sys.argv[1] == "position":
    sys.stdout.write(parish().save())
else:
    asyncio.run(main())
