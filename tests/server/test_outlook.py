"""What may still happen, asked of the server apart from views; and how the players stood from cycle to cycle."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.helpers import Person

pytestmark = pytest.mark.anyio

POSITIONS = Path(__file__).resolve().parents[1] / "archive" / "positions"


async def water_frame(person: Person) -> str:
    """A table in the action phase of 1780: this person chooses a marker, bots have the other seats."""
    text = (POSITIONS / "frame-marker.toml").read_text(encoding="utf-8")
    facts = await person.post("/positions", {"text": text})
    seats = [
        {"kind": "me"} if seat == facts["to_move"] else {"kind": "bot", "bot": "random"}
        for seat in range(facts["seats"])
    ]
    return str((await person.post("/tables", {"ruleset": "water-frame", "seats": seats, "position": text}))["id"])


def own(outlook: dict[str, Any], seat: int) -> Any:
    """The range of this seat."""
    return next(line for line in outlook["ranges"] if line["seat"] == seat)


async def test_an_outlook_follows_a_plan_and_changes_nothing(ada: Person) -> None:
    table = await water_frame(ada)
    before = await ada.get(f"/tables/{table}")
    now = await ada.post(f"/tables/{table}/outlook", {"version": before["version"]})
    place = next(move for move in await ada.legal(table, "place workers"))
    then = await ada.post(f"/tables/{table}/outlook", {"version": before["version"], "moves": [place]})
    assert now["outlook"]["acting"] == then["outlook"]["acting"]
    mine = before["table"]["you"]
    first, second = (own(answer["outlook"], mine) for answer in (now, then))
    assert second["cash"][1] < first["cash"][1]
    assert len(then["outlook"]["cycles"]) == 4
    assert await ada.get(f"/tables/{table}") == before
    stale = await ada.post(f"/tables/{table}/outlook", {"version": before["version"] + 1}, 409)
    assert stale["error"]["key"] == "stale"


async def test_who_watches_has_no_outlook_and_arkadia_has_none_to_tell(
    ada: Person, visitor: Person, table: str
) -> None:
    for what in ("outlook", "answers"):
        assert (await visitor.post(f"/tables/{table}/{what}", {"version": 2}, 403))["error"]["key"] == "not-seated"
        assert await ada.post(f"/tables/{table}/{what}", {"version": 2}) == {what: None}
    mine = (await ada.get(f"/tables/{table}/standing"))["standing"][0]["points"]
    assert [points is None for points in mine] == [False, True]  # the other one's gold lies behind a screen
    unknown = (await visitor.get(f"/tables/{table}/standing"))["standing"][0]["points"]
    assert unknown == [None, None]
    assert (await ada.get(f"/tables/{table}/standing?as=open", 409))["error"]["key"] == "open-running"


async def test_the_standing_is_counted_from_cycle_to_cycle(ada: Person) -> None:
    table = await water_frame(ada)
    standing = (await ada.get(f"/tables/{table}/standing"))["standing"]
    view = (await ada.get(f"/tables/{table}"))["view"]
    assert standing[0]["points"] == [company["final"] for company in view["companies"]]
    assert 0 < standing[0]["progress"] < 1


async def test_answers_follow_a_plan_and_change_nothing(ada: Person) -> None:
    table = await water_frame(ada)
    before = await ada.get(f"/tables/{table}")
    now = await ada.post(f"/tables/{table}/answers", {"version": before["version"]})
    assert (now["answers"]["answers"], now["answers"]["prices"]) == ([], [])  # a marker is to be chosen
    moves = [next(move for move in await ada.legal(table, "place quality"))]
    tried = await ada.post(f"/tables/{table}/try", {"version": before["version"], "moves": moves})
    while tried["view"]["phase"] == "quality":
        raised = [group["moves"][0][0] for group in tried["view"]["offer"] if group["kind"] == "raise"]
        moves += raised or ["done"]
        tried = await ada.post(f"/tables/{table}/try", {"version": before["version"], "moves": moves})
    assert tried["view"]["phase"] == "prices"
    asked = await ada.post(f"/tables/{table}/answers", {"version": before["version"], "moves": moves})
    scale = asked["answers"]["prices"][0]
    mine = tried["view"]["companies"][before["table"]["you"]]["factories"][scale["good"]]
    present = next(row for row in scale["prices"] if row["move"] is None)
    assert (scale["start"], present["price"], present["appeal"]) == (mine["price"], mine["price"], mine["appeal"])
    assert [row["appeal"] for row in scale["prices"]] == sorted(
        (row["appeal"] for row in scale["prices"]), reverse=True
    )
    assert await ada.get(f"/tables/{table}") == before
