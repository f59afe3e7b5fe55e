"""What the packages of games bring along: their words."""

from __future__ import annotations

import pytest

from arktable.server.lobby import game_files
from tests.server.helpers import Person

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("language", "word"), [("en", "form-mill = mill"), ("fr", "form-mill = moulin"), ("de", "form-mill = Mühle")]
)
async def test_a_game_has_its_own_words_in_each_language(visitor: Person, language: str, word: str) -> None:
    answer = await visitor.client.get(f"/api/games/arkadia/words/{language}.ftl")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    assert word in answer.text


async def test_words_are_kept_until_they_change(visitor: Person) -> None:
    path = "/api/games/arkwright-cards/words/en.ftl"
    first = await visitor.client.get(path)
    again = await visitor.client.get(path, headers={"if-none-match": f"W/{first.headers['etag']}"})
    other = await visitor.client.get(path, headers={"if-none-match": '"something-else"'})
    assert (again.status_code, again.content) == (304, b"")
    assert other.text == first.text


async def test_messages_that_a_language_lacks_come_in_english(visitor: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    files = {"en.ftl": b"one = One\ntwo = Two", "de.ftl": b"one = Eins", "fr.ftl": b"one = Un\ntwo = Deux"}
    monkeypatch.setattr(game_files, "_bytes_of", lambda _, name: files.get(name, b""))
    german = await visitor.client.get("/api/games/arkadia/words/de.ftl")
    french = await visitor.client.get("/api/games/arkadia/words/fr.ftl")
    # The later one of two with the same key counts.
    assert german.text.split() == ["one", "=", "One", "two", "=", "Two", "one", "=", "Eins"]
    assert french.text.split() == ["one", "=", "Un", "two", "=", "Deux"]


@pytest.mark.parametrize(
    "path",
    [
        "nothing/words/en.ftl", "arkadia/words/nl.ftl", "arkadia/words/en.toml", "arkadia/words/..%2fsheet.ftl",
        "arkadia/page/page.js", "nothing/page/page.js", "arkadia/page/%2e%2e/game.py",
    ],
)  # fmt: skip
async def test_nothing_else_is_there(visitor: Person, path: str) -> None:
    assert (await visitor.client.get(f"/api/games/{path}")).status_code == 404


async def test_a_ruleset_says_which_choices_do_not_go_together(visitor: Person) -> None:
    rulesets = {ruleset["id"]: ruleset for ruleset in await visitor.get("/rulesets")}
    frame = {(clash["first"], clash["second"]): clash for clash in rulesets["water-frame"]["clashes"]}
    assert frame["steam-power=on", "events=shuffled"]["key"] == "clash-listed-events"
    assert frame["events=shuffled", "setup=predetermined"]["needed"]
    assert frame["setup=predetermined", "patrons=always"]["unless"] == "new-tiles=on"
    assert rulesets["arkadia"]["clashes"] == [
        {"first": "setup=beginner", "second": "lot=choose", "key": "module-clash", "needed": False, "unless": ""}
    ]
    assert rulesets["arkwright-cards"]["page"] is None
