"""`/me`, `/awards`, `/rulesets`, `/bots`, `/health`."""

from __future__ import annotations

from arktable import __version__
from arktable.engine.registry import rulesets
from arktable.server.lobby.rulesets import describe, numbers_of
from arktable.server.routes.bodies import NameBody
from arktable.server.routes.call import Call
from arktable.server.routes.reply import Reply, answer
from arktable.server.routes.route import Routes
from arktable.server.store.rows import AccountRow
from arktable.server.wire.people import Me
from arktable.server.wire.rulesets import BotProcesses

ROUTES = Routes()


def me_of(person: AccountRow | None) -> Me:
    """The person who asks."""
    return {"id": person.id if person else None, "name": person.name if person else None}


@ROUTES.get("/me")
async def get_me(call: Call) -> Reply:
    return answer(me_of(await call.person()))


@ROUTES.post("/me")
async def post_me(call: Call) -> Reply:
    body = await call.read(NameBody)
    person = await call.person()
    if person is not None:
        return answer(me_of(await call.services.accounts.rename(person, body.name)))
    return answer(me_of(await call.new_guest(body.name)))


@ROUTES.get("/awards")
async def get_awards(call: Call) -> Reply:
    call.spend()
    return answer(await call.services.awards.players())


@ROUTES.get("/awards/of")
async def get_awards_of(call: Call) -> Reply:
    call.spend()
    return answer(await call.services.awards.of(call.query.get("name", "")))


@ROUTES.get("/rulesets")
async def get_rulesets(call: Call) -> Reply:
    seconds = call.services.settings.bot_think
    return call.constant("rulesets", lambda: [describe(game, seconds) for game in rulesets()])


@ROUTES.get("/bots")
async def get_bots(call: Call) -> Reply:
    processes: BotProcesses = {"runs_on": call.services.bots.runs_on}
    return answer(processes)


@ROUTES.get("/rulesets/{ruleset}/kit")
async def get_kit(call: Call) -> Reply:
    game, options = call.services.find_game(call.word("ruleset")), dict(call.query.items())
    return call.constant(("kit", game.facts.id, *sorted(options.items())), lambda: game.kit(options))


@ROUTES.get("/rulesets/{ruleset}/numbers")
async def get_numbers(call: Call) -> Reply:
    game = call.services.find_game(call.word("ruleset"))
    return call.constant(("numbers", game.facts.id), lambda: numbers_of(game))


@ROUTES.get("/health")
async def get_health(call: Call) -> Reply:
    await call.services.health.check()
    return answer({"status": "ok", "version": __version__})
