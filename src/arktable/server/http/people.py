"""`/me`, `/awards`, `/rulesets`, `/health`."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import FromPath

from arktable import __version__
from arktable.engine.registry import rulesets
from arktable.server.http.answers import answer
from arktable.server.http.bodies import NameBody, read
from arktable.server.http.identity import COOKIE, Served, address, asker, with_session
from arktable.server.service.rulesets import describe
from arktable.server.service.wire import Me
from arktable.server.store.rows import AccountRow


def _me(person: AccountRow | None) -> Me:
    return {"id": person.id if person else None, "name": person.name if person else None}


@get("/me")
async def get_me(request: Request[Any, Any, Any], services: Served) -> Response[bytes]:
    return answer(_me(await asker(request, services)))


@post("/me", status_code=200)
async def post_me(request: Request[Any, Any, Any], services: Served) -> Response[bytes]:
    body = await read(request, NameBody)
    person = await asker(request, services)
    if person is not None:
        return answer(_me(await services.accounts.rename(person, request.cookies[COOKIE], body.name)))
    person, token = await services.accounts.new_guest(address(request), body.name)
    return with_session(answer(_me(person)), token, services)


@get("/awards")
async def get_awards(services: Served) -> Response[bytes]:
    return answer(await services.awards.players())


@get("/awards/of")
async def get_awards_of(request: Request[Any, Any, Any], services: Served) -> Response[bytes]:
    return answer(await services.awards.of(request.query_params.get("name", "")))


@get("/rulesets")
async def get_rulesets(services: Served) -> Response[bytes]:
    return answer([describe(game, services.settings.bot_think) for game in rulesets()])


@get("/rulesets/{ruleset:str}/kit")
async def get_kit(request: Request[Any, Any, Any], services: Served, ruleset: FromPath[str]) -> Response[bytes]:
    game = services.find_game(ruleset)
    return answer(game.kit(dict(request.query_params.items())))


@get("/health")
async def get_health(services: Served) -> Response[bytes]:
    await services.health.check()
    return answer({"status": "ok", "version": __version__})


HANDLERS = [get_me, post_me, get_awards, get_awards_of, get_rulesets, get_kit, get_health]
