"""`/lessons`: positions with a task, and the judgement of a try."""

from __future__ import annotations

from arktable.server.routes.bodies import LessonBody
from arktable.server.routes.call import Call
from arktable.server.routes.reply import Reply, answer
from arktable.server.routes.route import Routes

ROUTES = Routes()


async def _asked(call: Call) -> LessonBody:
    """The moves that a request is about. Each request plays the whole try again, so it counts as expensive."""
    call.spend()
    return await call.read(LessonBody)


def _lesson(call: Call) -> tuple[str, str]:
    """The game and the name of the lesson."""
    return call.word("game"), call.word("name")


@ROUTES.get("/lessons")
async def get_lessons(call: Call) -> Reply:
    return call.constant("lessons", call.services.lessons.briefs)


@ROUTES.get("/lessons/{game}/{name}/kit")
async def get_lesson_kit(call: Call) -> Reply:
    lesson = _lesson(call)
    return call.constant(("lesson kit", *lesson), lambda: call.services.lessons.kit(*lesson))


@ROUTES.get("/lessons/{game}/{name}/solution")
async def get_solution(call: Call) -> Reply:
    lesson = _lesson(call)
    return call.constant(("solution", *lesson), lambda: {"moves": call.services.lessons.solution(*lesson)})


@ROUTES.post("/lessons/{game}/{name}")
async def post_lesson(call: Call) -> Reply:
    body = await _asked(call)
    return answer(await call.services.lessons.play(*_lesson(call), body.done))


@ROUTES.post("/lessons/{game}/{name}/try")
async def post_lesson_try(call: Call) -> Reply:
    body = await _asked(call)
    return answer(await call.services.lessons.try_moves(*_lesson(call), body.done, body.moves))


@ROUTES.post("/lessons/{game}/{name}/why")
async def post_lesson_why(call: Call) -> Reply:
    body = await _asked(call)
    return answer({"reason": await call.services.lessons.why(*_lesson(call), body.done, body.moves)})


@ROUTES.post("/lessons/{game}/{name}/moves")
async def post_lesson_moves(call: Call) -> Reply:
    body = await _asked(call)
    moves = await call.services.lessons.legal_moves(*_lesson(call), body.done)
    return answer({"version": len(body.done), "moves": moves})
