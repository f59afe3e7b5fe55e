"""Two people guess the last heap of Nim at the table; what each of them and a visitor can read is printed as JSON."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

from tests.server.helpers import ME, OPEN, Person, a_person, an_app, settings_for


async def _known(person: Person, table: str) -> dict[str, Any]:
    steps = (await person.get(f"/tables/{table}/steps"))["steps"]
    text = (await person.client.get(f"/api/tables/{table}/position")).text
    (line,) = [line for line in text.splitlines() if line.startswith("guesses")]
    return {
        "steps": [step["move"] and step["move"]["text"] for step in steps],
        "guesses": (await person.get(f"/tables/{table}"))["view"]["guesses"],
        "texts": line.removeprefix("guesses = "),
    }


async def main() -> None:
    settings = settings_for(Path(sys.argv[1]))
    async with an_app(settings) as app, a_person(app, "Ada") as ada, a_person(app, "Ben") as ben, a_person(app) as eve:
        body = {"ruleset": "nim-with-money", "seats": [ME, OPEN], "options": {"guess": "on"}}
        table = (await ada.post("/tables", body))["id"]
        await ben.post(f"/tables/{table}/sit", {"seat": 1})
        await ada.play(table, "guess 2")
        await ben.play(table, "guess 4")
        known = {name: await _known(person, table) for name, person in (("ada", ada), ("ben", ben), ("visitor", eve))}
        seen: dict[str, Any] = {
            what: {name: found[what] for name, found in known.items()} for what in ("steps", "guesses", "texts")
        }
        seen["secrets"] = (await ada.get(f"/tables/{table}"))["secrets"]
        sys.stdout.write(json.dumps(seen))


asyncio.run(main())
