"""A seat answers a question in advance: the table plays the answer, and nobody else is told."""

from __future__ import annotations

import secrets
from pathlib import Path

import msgspec
import pytest

from arktable.server.bots.at_table import job_for
from arktable.server.http.application import Application
from tests.builders.standing import charisma, new_table
from tests.server.cupboards import MemoryCupboard
from tests.server.desks import a_desk
from tests.server.helpers import ME, OPEN, Person, a_person, an_app, settings_for

pytestmark = pytest.mark.anyio


async def opened(person: Person, mover: dict[str, str], asked: dict[str, str]) -> str:
    return str((await person.post("/tables", new_table(mover, asked)))["id"])


@pytest.fixture
async def frame(ada: Person, ben: Person) -> str:
    """A running game in which Ada's next move leads to a question to Ben about charisma."""
    table = await opened(ada, ME, OPEN)
    await ben.post(f"/tables/{table}/sit", {"seat": 1 - charisma().mover})
    return table


def route(table: str) -> str:
    return f"/tables/{table}/standing-answers"


async def moves_in(person: Person, table: str) -> list[tuple[int, bool]]:
    log = (await person.get(f"/tables/{table}"))["log"]
    return [(entry["seat"], entry.get("undone", False)) for entry in log if entry["kind"] == "move"]


async def phase(person: Person, table: str) -> str:
    return str((await person.get(f"/tables/{table}"))["view"]["phase"])


async def test_the_answer_is_played_as_an_ordinary_move(ada: Person, ben: Person, frame: str) -> None:
    given = await ben.post(route(frame), {"question": "charisma", "answer": "keep"})
    assert given["given"] == {"charisma": "keep"}
    assert given["questions"]["patron"] == ["sell", "keep"]
    assert await ben.get(route(frame)) == given
    await ada.play(frame, charisma().move)
    mover = charisma().mover
    assert await moves_in(ada, frame) == [(mover, False), (1 - mover, False)]
    assert await phase(ben, frame) != "charisma"
    table = await ben.services.cache.get(frame)
    assert [decision.move for decision in table.decisions] == [charisma().move, "done"]


async def test_the_other_answer_is_another_move(ada: Person, ben: Person, frame: str) -> None:
    await ben.post(route(frame), {"question": "charisma", "answer": "me"})
    await ada.play(frame, charisma().move)
    table = await ben.services.cache.get(frame)
    assert table.decisions[1].move == f"name {2 - charisma().mover}"


async def test_a_revoked_answer_is_asked_for(ada: Person, ben: Person, frame: str) -> None:
    await ben.post(route(frame), {"question": "charisma", "answer": "keep"})
    assert (await ben.post(route(frame), {"question": "charisma", "answer": None}))["given"] == {}
    await ada.play(frame, charisma().move)
    assert await moves_in(ada, frame) == [(charisma().mover, False)]
    assert await phase(ben, frame) == "charisma"


async def test_after_an_undo_the_question_is_asked(ada: Person, ben: Person, frame: str) -> None:
    await ben.post(route(frame), {"question": "charisma", "answer": "keep"})
    await ada.play(frame, charisma().move)
    await ben.undo(frame)
    mover = charisma().mover
    assert await moves_in(ben, frame) == [(mover, False), (1 - mover, True)]
    assert await phase(ben, frame) == "charisma"
    await ben.play(frame, f"name {mover + 1}")
    assert await moves_in(ben, frame) == [(mover, False), (1 - mover, True), (1 - mover, False)]
    assert (await ben.get(route(frame)))["given"] == {"charisma": "keep"}


async def test_a_preview_names_the_answer_to_its_owner(ada: Person, ben: Person, frame: str) -> None:
    await ada.play(frame, charisma().move)
    await ben.post(route(frame), {"question": "patron", "answer": "sell"})
    tried = {"version": await ben.version(frame), "moves": ["done"]}
    assert "standing" not in await ben.post(f"/tables/{frame}/try", tried)
    table = await ben.services.cache.get(frame)
    await ben.post(route(frame), {"question": "charisma", "answer": "me"})
    assert table.position is not None
    asked = 1 - charisma().mover
    expected = ben.services.standing_answers.expected
    assert await expected(table, table.position, asked) == f"name {asked + 1}"
    assert await expected(table, table.position, charisma().mover) is None
    # A bot that stands in decides by itself.
    table.seats[asked] = msgspec.structs.replace(table.seats[asked], bot="greedy")
    assert await expected(table, table.position, asked) is None


async def told(person: Person, table: str) -> list[object]:
    """Everything that this person can ask about the table, without the time of day."""
    return [
        await person.get(f"/tables/{table}"),
        await person.get(f"/tables/{table}/since") if (await person.get("/me"))["id"] else None,
        await person.get(f"/tables/{table}/steps"),
        await person.get(f"/tables/{table}/at/0"),
        (await person.client.get(f"/api/tables/{table}/position")).text,
        (await person.client.get(f"/api/tables/{table}/record")).text,
        (await person.client.get(f"/api/tables/{table}/take-along")).text,
        (await person.client.get("/api/me/games")).text,
        await person.get("/tables"),
    ]


async def test_nobody_else_is_told(ada: Person, ben: Person, visitor: Person, frame: str) -> None:
    people = (ada, visitor)
    table = await ada.services.cache.get(frame)
    before = [await told(person, frame) for person in people]
    job = job_for(table, "greedy", 1.0)
    rows = await ada.services.store.load(frame, events=True)
    await ben.post(route(frame), {"question": "charisma", "answer": "keep"})
    assert [await told(person, frame) for person in people] == before
    assert job_for(table, "greedy", 1.0) == job
    assert await ada.services.store.load(frame, events=True) == rows
    assert (await ada.get(route(frame)))["given"] == {}
    await visitor.get(route(frame), 403)
    await visitor.post(route(frame), {"question": "charisma", "answer": "me"}, 403)
    # Not in what its owner takes along, either.
    for path in ("record", "take-along", "position"):
        assert "charisma keep" not in (await ben.client.get(f"/api/tables/{frame}/{path}")).text
    assert await ben.get(f"/tables/{frame}") == await ben.get(f"/tables/{frame}")
    assert "standing_answers" not in (await ben.client.get(f"/api/tables/{frame}")).text


@pytest.mark.parametrize(
    ("question", "answer"),
    [("weather", "keep"), ("charisma", "sell"), ("x" * 65, "keep"), ("charisma", "x" * 65)],
    ids=["question", "answer", "long-question", "long-answer"],
)
async def test_only_declared_answers_are_kept(ben: Person, frame: str, question: str, answer: str) -> None:
    await ben.post(route(frame), {"question": question, "answer": answer}, 400)
    assert (await ben.get(route(frame)))["given"] == {}


async def test_a_table_that_waits_takes_no_answers(ada: Person) -> None:
    table = await opened(ada, ME, OPEN)
    await ada.post(route(table), {"question": "charisma", "answer": "keep"}, 409)


async def test_answers_outlive_a_restart(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    async with an_app(settings) as app, a_person(app, "Ada") as ada:
        table = await opened(ada, {"kind": "me", "name": "Eve"}, ME)
        asked = 1 - charisma().mover
        await ada.post(f"{route(table)}?seat={asked}", {"question": "charisma", "answer": "keep"})
        cookies = ada.client.cookies
    async with an_app(settings) as app, a_person(app) as ada:
        ada.client.cookies = cookies
        assert (await ada.get(f"{route(table)}?seat={asked}"))["given"] == {"charisma": "keep"}
        assert (await ada.get(f"{route(table)}?seat={1 - asked}"))["given"] == {}


async def test_people_at_one_device_answer_for_their_own_seats(app: Application) -> None:
    async with a_person(app, "Ada") as ada:
        await _shared(ada)


async def test_it_is_the_same_in_a_browser_without_a_server(cupboard: MemoryCupboard) -> None:
    async with a_desk(cupboard) as ada:
        await ada.post("/me", {"name": "Ada"})
        table = await _shared(ada)
    async with a_desk(cupboard) as ada:
        given = (await ada.get(f"{route(table)}?seat={1 - charisma().mover}"))["given"]
        assert given == {"charisma": "keep"}


async def _shared(ada: Person) -> str:
    """Two people at one device: one seat answers in advance, the other one moves."""
    table = await opened(ada, ME, {"kind": "me", "name": "Bruno"})
    mover, asked = charisma().mover, 1 - charisma().mover
    await ada.get(route(table), 400)  # for which seat?
    await ada.post(f"{route(table)}?seat={asked}", {"question": "charisma", "answer": "keep"})
    assert (await ada.get(f"{route(table)}?seat={mover}"))["given"] == {}
    body = {"version": await ada.version(table), "key": secrets.token_hex(8), "moves": [charisma().move]}
    await ada.post(f"/tables/{table}/moves?seat={mover}", body)
    log = (await ada.get(f"/tables/{table}?seat={mover}"))["log"]
    assert [entry["seat"] for entry in log if entry["kind"] == "move"] == [mover, asked]
    return table
