"""Lessons over the wire: the client sends all moves of its try, the server judges and keeps nothing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.helpers import Person

pytestmark = pytest.mark.anyio

LAY = "/lessons/arkadia/lay"
GOOD = ["card trade-cloth", "lay trade g8 b"]


async def test_the_list_names_every_lesson_in_order(visitor: Person) -> None:
    listed = await visitor.get("/lessons")
    ours = [lesson["id"] for lesson in listed if lesson["game"] == "arkadia"]
    assert ours[:3] == ["lay", "neighbours", "two-tents"]
    assert {lesson["game"] for lesson in listed} == {"arkadia", "arkwright", "arkwright-cards"}


async def test_a_visitor_tries_and_is_judged(visitor: Person) -> None:
    begun = await visitor.post(LAY, {"done": []})
    assert (begun["solved"], begun["ended"], begun["snapshot"]["table"]["you"]) == (False, False, 2)
    solved = await visitor.post(LAY, {"done": GOOD})
    assert (solved["solved"], solved["figures"]["tents"], solved["mistake"]) == (True, 1, "")
    assert [entry["seat"] for entry in solved["snapshot"]["log"]] == [2, 2]


async def test_nothing_is_offered_once_the_try_is_over(visitor: Person) -> None:
    assert (await visitor.post(LAY, {"done": GOOD[:1]}))["snapshot"]["view"]["offer"]
    assert (await visitor.post(LAY, {"done": GOOD}))["snapshot"]["view"]["offer"] is None
    tried = await visitor.post(f"{LAY}/try", {"done": [], "moves": GOOD})
    assert tried["view"]["offer"] is None


async def test_a_mistake_is_named(visitor: Person) -> None:
    tried = await visitor.post(LAY, {"done": ["card trade-cloth", "lay trade k5 a"]})
    assert (tried["solved"], tried["ended"], tried["mistake"]) == (False, True, "no-tent")


async def test_moves_may_be_sent_as_kind_and_arguments(visitor: Person) -> None:
    done: list[Any] = [{"kind": "card", "args": {"card": "trade-cloth"}}, GOOD[1]]
    assert (await visitor.post(LAY, {"done": done}))["solved"]


async def test_the_solution_can_be_shown(visitor: Person) -> None:
    shown = await visitor.get(f"{LAY}/solution")
    assert [move["text"] for move in shown["moves"]] == GOOD


async def test_moves_are_tried_and_explained_as_at_a_table(visitor: Person) -> None:
    tried = await visitor.post(f"{LAY}/try", {"done": GOOD[:1], "moves": GOOD[1:]})
    assert [event["key"] for event in tried["events"]] == ["laid"]
    why = await visitor.post(f"{LAY}/why", {"done": GOOD[:1], "moves": ["lay trade i10 a"]})
    assert why["reason"]["key"] == "covers-building"
    assert (await visitor.post(f"{LAY}/why", {"done": [], "moves": GOOD}))["reason"] is None
    legal = await visitor.post(f"{LAY}/moves", {"done": []})
    assert "card" in {group["kind"] for group in legal["moves"]}
    assert "forms" in await visitor.get(f"{LAY}/kit")


async def test_what_is_not_allowed_is_refused_with_its_reason(visitor: Person) -> None:
    answer = await visitor.post(LAY, {"done": ["banner"]}, 422)
    assert answer["error"]["key"] == "illegal"
    answer = await visitor.post(LAY, {"done": ["no move at all"]}, 422)
    assert answer["reason"]["key"] == "unknown-move"
    late = ["own k5", "done", "end", "own k6"]
    assert (await visitor.post("/lessons/arkadia/close", {"done": late}, 409))["error"]["key"] == "lesson-over"


async def test_an_unknown_lesson_is_missing(visitor: Person) -> None:
    assert (await visitor.post("/lessons/arkadia/nowhere", {"done": []}, 404))["error"]["key"] == "no-such-page"
    assert (await visitor.get("/lessons/chess/lay/kit", 404))["error"]["key"] == "no-such-page"
