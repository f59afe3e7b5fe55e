"""`/games/{game}/words` and `/games/{game}/page`: files from the packages of the games, cached by their content."""

from __future__ import annotations

from arktable.server.lobby.game_files import page_file, words_of
from arktable.server.routes.call import Call
from arktable.server.routes.reply import PLAIN, Reply, kind_of
from arktable.server.routes.route import Routes
from arktable.server.running.errors import Refused

ROUTES = Routes()


@ROUTES.get("/games/{game}/words/{file}")
async def get_words(call: Call) -> Reply:
    game, (language, _, ending) = call.word("game"), call.word("file").partition(".")
    words = await call.services.offload.insist(lambda: words_of(game, language)) if ending == "ftl" else None
    if words is None:
        raise Refused("missing", "no-such-page")
    return Reply(words, PLAIN, by_content=True)


@ROUTES.get("/games/{game}/page/{path:path}")
async def get_page_file(call: Call) -> Reply:
    game, path = call.word("game"), call.word("path")
    content = await call.services.offload.insist(lambda: page_file(game, path))
    if content is None:
        raise Refused("missing", "no-such-page")
    return Reply(content, kind_of(path), by_content=True)
