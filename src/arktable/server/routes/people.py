"""`/me`, `/awards`, `/rulesets`, `/health`."""

from __future__ import annotations

from arktable import __version__
from arktable.engine.registry import rulesets
from arktable.server.lobby.rulesets import describe
from arktable.server.routes.ask import Ask
from arktable.server.routes.bodies import NameBody
from arktable.server.routes.reply import Reply, answer
from arktable.server.routes.route import Routes
from arktable.server.store.rows import AccountRow
from arktable.server.wire.tables import Me

ROUTES = Routes()


def me_of(person: AccountRow | None) -> Me:
    """Who is asking, as the wire says it."""
    return {"id": person.id if person else None, "name": person.name if person else None}


@ROUTES.get("/me")
async def get_me(ask: Ask) -> Reply:
    return answer(me_of(await ask.person()))


@ROUTES.post("/me")
async def post_me(ask: Ask) -> Reply:
    body = await ask.read(NameBody)
    person = await ask.person()
    if person is not None:
        return answer(me_of(await ask.services.accounts.rename(person, body.name)))
    return answer(me_of(await ask.new_guest(body.name)))


@ROUTES.get("/awards")
async def get_awards(ask: Ask) -> Reply:
    ask.spend()
    return answer(await ask.services.awards.players())


@ROUTES.get("/awards/of")
async def get_awards_of(ask: Ask) -> Reply:
    ask.spend()
    return answer(await ask.services.awards.of(ask.query.get("name", "")))


@ROUTES.get("/rulesets")
async def get_rulesets(ask: Ask) -> Reply:
    seconds = ask.services.settings.bot_think
    return ask.constant("rulesets", lambda: [describe(game, seconds) for game in rulesets()])


@ROUTES.get("/rulesets/{ruleset}/kit")
async def get_kit(ask: Ask) -> Reply:
    game, options = ask.services.find_game(ask.word("ruleset")), dict(ask.query.items())
    return ask.constant(("kit", game.facts.id, *sorted(options.items())), lambda: game.kit(options))


@ROUTES.get("/health")
async def get_health(ask: Ask) -> Reply:
    await ask.services.health.check()
    return answer({"status": "ok", "version": __version__})
