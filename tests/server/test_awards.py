"""Awards: what a finished game gives a person for good."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path

import pytest

from arktable.bots.bot import ask
from arktable.bots.catalogue import make_bot
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed
from arktable.server.people.awards import awards_of
from arktable.server.settings import Settings, database_url
from arktable.server.store.rows import (
    AccountRow,
    Awarded,
    AwardRow,
    Change,
    EarnedAward,
    EntryRow,
    SeatRow,
    Summary,
    TableRow,
)
from arktable.server.store.schema import SCHEMA_VERSION
from arktable.server.store.sql import SqlStore
from tests.server.helpers import Person, a_person, an_app
from tests.server.old_schemas import set_back

pytestmark = pytest.mark.anyio

GAME = find_game("arkwright-cards")


@cache
def a_solo_game(seed: int) -> tuple[list[str], list[str]]:
    """The moves a greedy bot makes in the solo game of this seed, and the awards they earn."""
    position, rng = GAME.start(1, {}, seed), rng_from_seed(seed)
    bot = make_bot("greedy", GAME.facts.game, rng)
    moves: list[str] = []
    while position.seat >= 0:
        move = ask(bot, position, rng)
        moves.append(move.text)
        position.play(move)
    return moves, position.view(0)["final"]["awards"]


def won() -> int:
    """The first seed of a game that earns awards."""
    return next(seed for seed in range(100) if a_solo_game(seed)[1])


def lost() -> int:
    """The first seed of a game that earns none."""
    return next(seed for seed in range(100) if not a_solo_game(seed)[1])


async def play(person: Person, table: str, seed: int) -> list[str]:
    """A solo table at which all is decided but the last move; this person makes it."""
    assert person.app is not None
    store = person.app.services.store
    moves, awards = a_solo_game(seed)
    me = await person.get("/me")
    row = TableRow(
        table, "Mill", GAME.facts.id, GAME.choose({}), 1, str(seed), "running", GAME.revision, GAME.sheet.hash,
        "2026-01-01", "2026-01-01", Summary(),
    )  # fmt: skip
    entries = [EntryRow(1, "start", -1, "", "2026-01-01")]
    entries += [EntryRow(nth + 2, "move", 0, move, "2026-01-01") for nth, move in enumerate(moves[:-1])]
    await store.add_table(row, [SeatRow(0, "person", me["name"], me["id"])], entries)
    await person.play(table, moves[-1])
    assert (await person.get(f"/tables/{table}"))["table"]["state"] == "finished"
    return awards


async def test_a_won_game_earns_its_awards_with_date_and_table(ada: Person, visitor: Person) -> None:
    assert await visitor.get("/awards/of?name=Ada") == {"name": "Ada", "awards": []}
    earned = await play(ada, "first", won())
    await play(ada, "again", won())
    sheet = await visitor.get("/awards/of?name=Ada")
    ended = (await ada.get("/tables/first"))["log"][-1]["at"]
    assert sheet["name"] == "Ada"
    assert sheet["awards"] == [
        {"ruleset": "arkwright-cards", "award": award, "times": 2, "at": ended, "table": "first"}
        for award in sorted(earned)
    ]
    assert await visitor.get("/awards") == {"players": [{"name": "Ada", "awards": len(earned), "games": 2}]}


async def test_a_lost_game_earns_nothing(ada: Person) -> None:
    await play(ada, "lost", lost())
    assert (await ada.get("/awards/of?name=Ada"))["awards"] == []
    assert await ada.get("/awards") == {"players": []}


async def test_bots_earn_nothing() -> None:
    position = GAME.start(1, {}, won())
    for move in a_solo_game(won())[0]:
        position.play(position.catalogue.parse(move))
    assert awards_of([SeatRow(0, "person", "Ada", "ada")], position, "2026-01-01")
    assert awards_of([SeatRow(0, "bot", "Oak", bot="greedy")], position, "2026-01-01") == ()
    assert awards_of([SeatRow(0, "person", "Deep Ark (bot)", "bot-1")], position, "2026-01-01") == ()


async def test_a_record_that_is_uploaded_earns_nothing(ada: Person) -> None:
    await play(ada, "first", won())
    record = (await ada.client.get("/api/tables/first/record")).text
    await ada.ask("POST", "/records", content=record)
    assert await ada.get("/awards") == {"players": [{"name": "Ada", "awards": len(a_solo_game(won())[1]), "games": 1}]}


async def test_awards_survive_a_restart_and_are_not_earned_twice(settings: Settings) -> None:
    async with an_app(settings) as app, a_person(app, "Ada") as ada:
        await play(ada, "first", won())
        before = await ada.get("/awards/of?name=Ada")
    async with an_app(settings) as app, a_person(app) as visitor:
        assert (await visitor.get("/tables/first"))["table"]["state"] == "finished"  # replayed
        assert await visitor.get("/awards/of?name=Ada") == before


async def test_a_new_name_takes_the_awards_along(ada: Person) -> None:
    await play(ada, "first", won())
    awards = (await ada.get("/awards/of?name=Ada"))["awards"]
    await ada.post("/me", {"name": "Countess / L."})
    assert (await ada.get("/awards/of?name=Countess%20%2F%20L."))["awards"] == awards
    assert (await ada.get("/awards/of?name=Ada"))["awards"] == []


async def test_a_name_that_nobody_can_have_is_refused(visitor: Person) -> None:
    assert (await visitor.get("/awards/of", 400))["error"]["key"] == "name-length"
    assert (await visitor.get(f"/awards/of?name={'x' * 25}", 400))["error"]["key"] == "name-length"


# -- the store ------------------------------------------------------------------------------------------------------


def a_row(table: str, ruleset: str = "solo") -> TableRow:
    return TableRow(table, "Mill", ruleset, {}, 1, "1", "running", 1, "hash", "2026", "2026", Summary())


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqlStore]:
    store = await SqlStore.open(database_url(str(tmp_path / "s.db")))
    for person in ("Ada", "Ben"):
        await store.add_account(AccountRow(person, person), f"session of {person}", "2026")
    yield store
    await store.close()


async def end(store: SqlStore, table: str, person: str, at: str, *awards: str, ruleset: str = "solo") -> None:
    await store.add_table(a_row(table, ruleset), [SeatRow(0, "person", person, person)], [])
    rows = tuple(AwardRow(0, award, at) for award in awards)
    await store.append(table, [EntryRow(1, "move", 0, "done", at)], Change("finished", Summary(), at, awards=rows))


async def test_the_first_time_is_told_and_all_are_counted(store: SqlStore) -> None:
    await end(store, "t2", "Ada", "2026-02-02", "sailor")
    await end(store, "t1", "Ada", "2026-01-01", "sailor", "tycoon")
    await end(store, "t3", "Ada", "2026-03-03", "sailor", ruleset="other")
    await end(store, "t4", "Ben", "2026-01-01", "sailor")
    assert await store.awards_of("Ada") == [
        EarnedAward("other", "sailor", 1, "2026-03-03", "t3"),
        EarnedAward("solo", "sailor", 2, "2026-01-01", "t1"),
        EarnedAward("solo", "tycoon", 1, "2026-01-01", "t1"),
    ]
    assert await store.awarded(10) == [Awarded("Ada", 3, 3), Awarded("Ben", 1, 1)]
    assert await store.awarded(1) == [Awarded("Ada", 3, 3)]


async def test_a_database_from_before_there_were_awards_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    url = database_url(str(path))
    store = await SqlStore.open(url)
    await store.add_account(AccountRow("Ada", "Ada"), "session", "2026")
    await store.close()
    set_back(path, 1)
    for _ in range(2):  # once upgraded, it opens like any other
        store = await SqlStore.open(url)
        assert await store.account_of("session") == AccountRow("Ada", "Ada")
        assert await store.awarded(10) == []
        await store.close()
    connection = sqlite3.connect(path)
    assert connection.execute("SELECT value FROM arktable_meta WHERE key = 'schema'").fetchall() == [
        (str(SCHEMA_VERSION),)
    ]
    connection.close()
