"""`/lessons`: positions with a question, and the judgement of a try."""

from __future__ import annotations

from arktable.server.routes.ask import Ask
from arktable.server.routes.bodies import LessonBody
from arktable.server.routes.reply import Reply, answer
from arktable.server.routes.route import Routes

ROUTES = Routes()


async def _asked(ask: Ask) -> LessonBody:
    """The moves that a question is about. Every such question plays the whole try again, and counts as a dear one."""
    ask.spend()
    return await ask.read(LessonBody)


def _lesson(ask: Ask) -> tuple[str, str]:
    """The game and the name of the lesson."""
    return ask.word("game"), ask.word("name")


@ROUTES.get("/lessons")
async def get_lessons(ask: Ask) -> Reply:
    return ask.constant("lessons", ask.services.lessons.briefs)


@ROUTES.get("/lessons/{game}/{name}/kit")
async def get_lesson_kit(ask: Ask) -> Reply:
    lesson = _lesson(ask)
    return ask.constant(("lesson kit", *lesson), lambda: ask.services.lessons.kit(*lesson))


@ROUTES.get("/lessons/{game}/{name}/solution")
async def get_solution(ask: Ask) -> Reply:
    lesson = _lesson(ask)
    return ask.constant(("solution", *lesson), lambda: {"moves": ask.services.lessons.solution(*lesson)})


@ROUTES.post("/lessons/{game}/{name}")
async def post_lesson(ask: Ask) -> Reply:
    body = await _asked(ask)
    return answer(await ask.services.lessons.play(*_lesson(ask), body.done))


@ROUTES.post("/lessons/{game}/{name}/try")
async def post_lesson_try(ask: Ask) -> Reply:
    body = await _asked(ask)
    return answer(await ask.services.lessons.try_moves(*_lesson(ask), body.done, body.moves))


@ROUTES.post("/lessons/{game}/{name}/why")
async def post_lesson_why(ask: Ask) -> Reply:
    body = await _asked(ask)
    return answer({"reason": await ask.services.lessons.why(*_lesson(ask), body.done, body.moves)})


@ROUTES.post("/lessons/{game}/{name}/moves")
async def post_lesson_moves(ask: Ask) -> Reply:
    body = await _asked(ask)
    moves = await ask.services.lessons.legal_moves(*_lesson(ask), body.done)
    return answer({"version": len(body.done), "moves": moves})
