"""`/games/{game}/words` and `/games/{game}/page`: files from the packages of the games, cached by their content."""

from __future__ import annotations

import mimetypes

from arktable.server.lobby.game_files import page_file, words_of
from arktable.server.routes.ask import Ask
from arktable.server.routes.reply import PLAIN, Reply
from arktable.server.routes.route import Routes
from arktable.server.running.errors import Refused

ROUTES = Routes()


@ROUTES.get("/games/{game}/words/{file}")
async def get_words(ask: Ask) -> Reply:
    game, (language, _, ending) = ask.word("game"), ask.word("file").partition(".")
    words = await ask.services.beside.insist(lambda: words_of(game, language)) if ending == "ftl" else None
    if words is None:
        raise Refused("missing", "no-such-page")
    return Reply(words, PLAIN, by_content=True)


@ROUTES.get("/games/{game}/page/{path:path}")
async def get_page_file(ask: Ask) -> Reply:
    game, path = ask.word("game"), ask.word("path")
    content = await ask.services.beside.insist(lambda: page_file(game, path))
    if content is None:
        raise Refused("missing", "no-such-page")
    return Reply(content, mimetypes.guess_type(path)[0] or "application/octet-stream", by_content=True)
