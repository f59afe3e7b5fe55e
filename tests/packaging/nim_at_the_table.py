"""A whole game of Nim at the table, in a process that has the package; what was seen is printed as JSON."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

from tests.server.helpers import ME, Person, a_person, an_app, settings_for

GAME = "nim-with-money"
BOT = {"kind": "bot", "bot": "careful"}


async def _files(ada: Person, page: str) -> dict[str, Any]:
    words = await ada.client.get(f"/api/games/{GAME}/words/fr.ftl")
    script = await ada.client.get(page)
    style = await ada.client.get(f"/api/games/{GAME}/page/page.css")
    rules = await ada.client.get(f"/api/games/{GAME}/page/%2e%2e/game.py")
    kind = script.headers["content-type"]
    return {"words": words.text, "page": script.text, "kind": kind, "codes": [style.status_code, rules.status_code]}


async def _game(ada: Person) -> dict[str, Any]:
    table = (await ada.post("/tables", {"ruleset": GAME, "seats": [ME, BOT], "options": {}}))["id"]
    brief = await ada.wait(table, lambda now: now["to_move"] == 0)
    hint = await ada.post(f"/tables/{table}/hint", {"version": await ada.version(table)})
    while brief["state"] == "running":
        await ada.play_on(table)
        brief = await ada.wait(table, lambda now: now["to_move"] == 0 or now["state"] != "running")
    return {"hint": hint, "end": await ada.get(f"/tables/{table}")}


async def main() -> None:
    async with an_app(settings_for(Path(sys.argv[1]))) as app, a_person(app, "Ada") as ada:
        (ruleset,) = [one for one in await ada.get("/rulesets") if one["id"] == GAME]
        options = {"last": "fine", "hurry": "on"}
        refused = await ada.post("/tables", {"ruleset": GAME, "seats": [ME, BOT], "options": options}, 400)
        seen = {"ruleset": ruleset, "refused": refused, **await _game(ada), **await _files(ada, ruleset["page"])}
        sys.stdout.write(json.dumps(seen))


asyncio.run(main())
