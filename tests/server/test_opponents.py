"""Which opponents the lobby offers: what it tells of each, and how long a bot may be told to think."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from arktable.bots import catalogue
from arktable.bots.bot import Bot, Choice, ThinkingBot
from arktable.bots.budget import Budget
from arktable.bots.strength import Strength, strength_in
from arktable.engine.position import Position
from arktable.engine.rng import Rng
from tests.server.helpers import ME, Person, a_person, an_app, settings_for

pytestmark = pytest.mark.anyio

MEASURED: dict[str, Any] = {
    "games": {
        "arkadia": {
            "arkadia": {
                "random": {"rung": 1, "style": False},
                "greedy": {
                    "rung": 2, "style": False, "played": "greedy", "below": "random", "seats": 2, "games": 400,
                    "wins": {"value": 0.93, "low": 0.9, "high": 0.95},
                },
            }
        }
    }
}  # fmt: skip


class Slow(ThinkingBot):
    """A bot that may be told how long to think, and takes the first legal move."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def allow(self, budget: Budget) -> None:
        pass

    def ranked(self, position: Position) -> list[Choice]:
        return [Choice(move, 0.0) for move in position.moves()]


@pytest.fixture
def slow() -> Iterator[None]:
    """Arkadia has a bot that thinks."""

    def make(rng: Rng) -> Bot:
        return Slow(rng)

    bots = catalogue._bots_of("arkadia")
    bots["slow"] = make
    yield
    del bots["slow"]
    catalogue.thinks.cache_clear()


def test_the_strength_table_says_where_a_bot_stands_and_against_whom() -> None:
    assert strength_in(MEASURED, "arkadia", "arkadia", "greedy") == Strength(2, "random", 0.93, 0.9, 0.95, 400)
    assert strength_in(MEASURED, "arkadia", "arkadia", "greedy@1s") == Strength(2, "random", 0.93, 0.9, 0.95, 400)
    assert strength_in(MEASURED, "arkadia", "arkadia", "random") == Strength(1)


@pytest.mark.parametrize(
    "where", [("arkadia", "arkadia", "hal"), ("chess", "arkadia", "random"), ("arkadia", "x", "random")]
)
def test_what_was_not_measured_has_no_place(where: tuple[str, str, str]) -> None:
    assert strength_in(MEASURED, *where) is None
    assert strength_in({}, *where) is None


@pytest.mark.usefixtures("slow")
async def test_the_lobby_is_told_which_bots_think_and_for_how_long(visitor: Person) -> None:
    rulesets = {ruleset["id"]: ruleset for ruleset in await visitor.get("/rulesets")}
    bots = {bot["id"]: bot for bot in rulesets["arkadia"]["bots"]}
    assert (bots["greedy"]["thinks"], bots["greedy"]["seconds"]) == (False, 0)
    assert (bots["slow"]["thinks"], bots["slow"]["seconds"]) == (True, 4)
    assert bots["slow"]["strength"] is None


@pytest.mark.usefixtures("slow")
@pytest.mark.parametrize("bot", ["slow", "slow@500ms", "slow@4s", "slow@64"])
async def test_a_bot_may_be_told_how_long_to_think(ada: Person, bot: str) -> None:
    table = await ada.create(ME, {"kind": "bot", "bot": bot})
    await ada.play_on(table)
    brief = await ada.wait(table, lambda brief: brief["to_move"] == 0)
    assert brief["seats"][1]["bot"] == bot


@pytest.mark.usefixtures("slow")
@pytest.mark.parametrize(
    ("bot", "key"),
    [
        ("slow@5s", "thinks-too-long"),
        ("slow@4001ms", "thinks-too-long"),
        ("slow@4001", "thinks-too-long"),
        ("slow@soon", "bad-budget"),
        ("slow@", "bad-budget"),
        ("greedy@1s", "needs-no-time"),
        ("hal@1s", "unknown-name"),
    ],
)
async def test_a_bot_that_would_think_too_long_is_refused(ada: Person, bot: str, key: str) -> None:
    body = {"ruleset": "arkadia", "seats": [ME, {"kind": "bot", "bot": bot}]}
    assert (await ada.post("/tables", body, 400))["error"]["key"] == key


@pytest.mark.usefixtures("slow")
async def test_a_server_says_how_long_a_bot_may_think(tmp_path: Path) -> None:
    async with an_app(settings_for(tmp_path, bot_think=0.2)) as app, a_person(app, "Ada") as ada:
        body = {"ruleset": "arkadia", "seats": [ME, {"kind": "bot", "bot": "slow@201ms"}]}
        answer = await ada.post("/tables", body, 400)
        assert answer["error"] == {"key": "thinks-too-long", "args": {"most": 200}}
        await ada.create(ME, {"kind": "bot", "bot": "slow@200ms"})
