"""`/lessons`: positions with a question, and the judgement of a try."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import FromPath

from arktable.server.http.answers import answer
from arktable.server.http.bodies import LessonBody, read
from arktable.server.http.identity import Served, address

AnyRequest = Request[Any, Any, Any]


async def _asked(request: AnyRequest, services: Served) -> LessonBody:
    """The moves that a question is about. Every such question plays the whole try again, and counts as a dear one."""
    services.limits.dear.spend(address(request))
    return await read(request, LessonBody)


@get("/lessons")
async def get_lessons(services: Served) -> Response[bytes]:
    return answer(services.lessons.briefs())


@get("/lessons/{game:str}/{name:str}/kit")
async def get_lesson_kit(services: Served, game: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    return answer(services.lessons.kit(game, name))


@get("/lessons/{game:str}/{name:str}/solution")
async def get_solution(services: Served, game: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    return answer({"moves": services.lessons.solution(game, name)})


@post("/lessons/{game:str}/{name:str}", status_code=200)
async def post_lesson(
    request: AnyRequest, services: Served, game: FromPath[str], name: FromPath[str]
) -> Response[bytes]:
    body = await _asked(request, services)
    return answer(await services.lessons.play(game, name, body.done))


@post("/lessons/{game:str}/{name:str}/try", status_code=200)
async def post_lesson_try(
    request: AnyRequest, services: Served, game: FromPath[str], name: FromPath[str]
) -> Response[bytes]:
    body = await _asked(request, services)
    return answer(await services.lessons.try_moves(game, name, body.done, body.moves))


@post("/lessons/{game:str}/{name:str}/why", status_code=200)
async def post_lesson_why(
    request: AnyRequest, services: Served, game: FromPath[str], name: FromPath[str]
) -> Response[bytes]:
    body = await _asked(request, services)
    return answer({"reason": await services.lessons.why(game, name, body.done, body.moves)})


@post("/lessons/{game:str}/{name:str}/moves", status_code=200)
async def post_lesson_moves(
    request: AnyRequest, services: Served, game: FromPath[str], name: FromPath[str]
) -> Response[bytes]:
    body = await _asked(request, services)
    moves = await services.lessons.legal_moves(game, name, body.done)
    return answer({"version": len(body.done), "moves": moves})


HANDLERS = [
    get_lessons, get_lesson_kit, get_solution, post_lesson, post_lesson_try, post_lesson_why, post_lesson_moves,
]  # fmt: skip
