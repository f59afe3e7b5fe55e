"""What every home of the tables promises: a database, and the cupboard of a browser."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from arktable.server.settings import database_url
from arktable.server.store.browser_home.store import CupboardStore
from arktable.server.store.protocol import Store
from arktable.server.store.rows import (
    AccountRow,
    Awarded,
    AwardRow,
    Change,
    Conflict,
    EarnedAward,
    EntryRow,
    SeatLinkRow,
    SeatRow,
    StoreError,
    Summary,
    TableRow,
)
from arktable.server.store.sql import SqlStore
from tests.server.cupboards import MemoryCupboard

pytestmark = pytest.mark.anyio

CHANGE = Change("running", Summary(1, 2, 0.5, ()), "2026-01-02")


def a_row(table_id: str) -> TableRow:
    return TableRow(
        table_id, "Mill", "arkadia", {"setup": "standard"}, 2, "123", "open", 1, "hash", "2026-01-01",
        "2026-01-01", Summary(),
    )  # fmt: skip


SEATS = [SeatRow(0, "person", "Ada", "ada"), SeatRow(1, "open")]


def a_move(version: int, key: str | None = None) -> EntryRow:
    return EntryRow(version, "move", 0, "done", "2026-01-02", key)


@pytest.fixture(params=["sqlite", "postgres", "browser"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """In every home that tables have."""
    store = await _opened(request, tmp_path)
    await store.add_account(AccountRow("ada", "Ada"), "session", "2026-01-01")
    await store.add_table(a_row("t"), SEATS, [])
    yield store
    await store.close()


async def _opened(request: pytest.FixtureRequest, folder: Path) -> Store:
    if request.param == "browser":
        return await CupboardStore.open(MemoryCupboard())
    if request.param == "postgres":
        return await SqlStore.open(request.getfixturevalue("postgres"))
    return await SqlStore.open(database_url(str(folder / "s.db")))


async def test_what_was_written_is_read_again(store: Store) -> None:
    sat = SeatRow(1, "bot", "Oak", bot="greedy")
    await store.append("t", [a_move(1, "k"), a_move(2)], Change("running", CHANGE.summary, "2026-01-02", (sat,)))
    stored = await store.load("t")
    assert stored is not None
    assert stored.entries == [a_move(1, "k"), a_move(2)]
    assert stored.seats == [SEATS[0], sat]
    assert (stored.row.state, stored.row.summary, stored.row.seed) == ("running", CHANGE.summary, "123")
    assert await store.version("t") == 2
    assert await store.load("none") is None


async def test_a_version_is_written_once(store: Store) -> None:
    await store.append("t", [a_move(1)], CHANGE)
    with pytest.raises(Conflict):
        await store.append("t", [a_move(1)], CHANGE)


async def test_a_key_is_written_once_for_each_table(store: Store) -> None:
    await store.add_table(a_row("u"), SEATS, [])
    await store.append("t", [a_move(1, "k")], CHANGE)
    await store.append("u", [a_move(1, "k")], CHANGE)
    with pytest.raises(Conflict):
        await store.append("t", [a_move(2, "k")], CHANGE)
    assert await store.version("t") == 1


async def test_one_conflict_does_not_spoil_the_commit_of_the_others(store: Store) -> None:
    for number in range(20):
        await store.add_table(a_row(f"t{number}"), SEATS, [])
    await store.append("t7", [a_move(1)], CHANGE)
    results = await asyncio.gather(
        *(store.append(f"t{number}", [a_move(1)], CHANGE) for number in range(20)), return_exceptions=True
    )
    assert [number for number, result in enumerate(results) if result is not True] == [7]
    assert isinstance(results[7], Conflict)
    assert [await store.version(f"t{number}") for number in range(20)] == [1] * 20


async def test_a_deleted_table_takes_its_log_along_and_refuses_more(store: Store) -> None:
    await store.append("t", [a_move(1)], CHANGE)
    with pytest.raises(Conflict):
        await store.delete_table("t", 0)
    await store.delete_table("t", 1)
    assert await store.load("t") is None
    assert await store.version("t") == 0
    with pytest.raises(Conflict):
        await store.append("t", [a_move(1)], CHANGE)


async def test_people_are_found_by_their_session_and_renamed_everywhere(store: Store) -> None:
    assert await store.account_of("session") == AccountRow("ada", "Ada")
    assert await store.account_of("other") is None
    assert await store.rename("ada", "Countess") == ["t"]
    listed = await store.tables_of("ada", 10)
    assert [table.seats[0].name for table in listed] == ["Countess"]


async def test_people_at_one_device_have_a_table_once_and_keep_their_own_names(store: Store) -> None:
    shared = [SeatRow(0, "person", "Ada", "ada"), SeatRow(1, "person", "Byron", "ada")]
    await store.add_table(a_row("u"), shared, [])
    assert await store.seats_of("ada") == 2
    assert sorted(await store.rename("ada", "Countess")) == ["t", "u"]
    stored = await store.load("u")
    assert stored is not None
    assert [seat.name for seat in stored.seats] == ["Countess", "Byron"]


async def test_lists_are_by_state_the_latest_first(store: Store) -> None:
    await store.add_table(a_row("u"), SEATS, [])
    await store.append("u", [a_move(1)], Change("open", Summary(), "2026-02-01"))
    assert [table.row.id for table in await store.tables_in(["open"], 10)] == ["u", "t"]
    assert [table.row.id for table in await store.tables_in(["open"], 1)] == ["u"]
    assert await store.tables_in(["finished"], 10) == []


async def test_numbers_and_events_that_a_table_lacks_are_filled_in(store: Store) -> None:
    await store.append("t", [a_move(1), a_move(2)], CHANGE)
    stored = await store.load("t")
    assert stored is not None
    assert stored.sheet is None
    await store.keep(stored.row, {"workers.own": 12}, {2: "[]"})
    await store.keep(stored.row, {"workers.own": 13}, {})  # numbers of one name do not change
    stored = await store.load("t", events=True)
    assert stored is not None
    assert stored.lacks_events
    assert stored.sheet == {"workers.own": 12}
    assert [entry.events for entry in stored.entries] == [None, "[]"]
    await store.keep(stored.row, {}, {1: "[]", 2: "no entry that has events gets others"})
    stored = await store.load("t", events=True)
    assert stored is not None
    assert not stored.lacks_events
    assert [entry.events for entry in stored.entries] == ["[]", "[]"]


async def test_what_was_read_is_the_readers_own(store: Store) -> None:
    stored = await store.load("t")
    assert stored is not None
    stored.row.state, stored.seats[0].name = "finished", "Ben"
    again = await store.load("t")
    assert again is not None
    assert (again.row.state, again.seats[0].name) == ("open", "Ada")
    listed = (await store.tables_in(["open"], 10))[0]
    listed.row.name = "Weir"
    assert (await store.tables_in(["open"], 10))[0].row.name == "Mill"


async def test_nobody_unknown_takes_a_seat(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.add_table(a_row("u"), [SeatRow(0, "person", "Eve", "eve")], [])
    with pytest.raises(Conflict):
        await store.append("t", [a_move(1)], Change("open", Summary(), "2026", (SeatRow(1, "person", "Eve", "eve"),)))
    assert await store.load("u") is None
    assert await store.version("t") == 0


async def test_a_person_and_a_table_are_written_once(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.add_account(AccountRow("ada", "Eve"), "another", "2026-01-01")
    with pytest.raises(Conflict):
        await store.add_account(AccountRow("eve", "Eve"), "session", "2026-01-01")
    with pytest.raises(Conflict):
        await store.add_table(a_row("t"), SEATS, [])
    assert await store.account_of("another") is None
    assert await store.account_of("session") == AccountRow("ada", "Ada")


async def test_seats_are_counted_while_their_game_is_not_over(store: Store) -> None:
    await store.add_table(a_row("u"), SEATS, [])
    assert await store.seats_of("ada") == 2
    await store.append("u", [a_move(1)], Change("finished", Summary(), "2026-02-01"))
    assert await store.seats_of("ada") == 1
    assert [table.row.id for table in await store.tables_of("ada", 10)] == ["u", "t"]


async def test_awards_are_told_by_name_with_the_first_time_and_counted(store: Store) -> None:
    for number, (at, awards) in enumerate([("2026-02-02", ["sailor"]), ("2026-01-01", ["sailor", "tycoon"])]):
        await store.add_table(a_row(f"u{number}"), SEATS, [])
        rows = tuple(AwardRow(0, award, at) for award in awards)
        await store.append(f"u{number}", [a_move(1)], Change("finished", Summary(), at, (), rows))
    assert await store.awards_of("Ada") == [
        EarnedAward("arkadia", "sailor", 2, "2026-01-01", "u1"),
        EarnedAward("arkadia", "tycoon", 1, "2026-01-01", "u1"),
    ]
    assert await store.awarded(10) == [Awarded("Ada", 2, 2)]
    await store.rename("ada", "Countess")
    assert await store.awards_of("Ada") == []
    assert await store.awarded(10) == [Awarded("Countess", 2, 2)]


async def test_a_link_is_written_once_for_each_person_and_used_once(store: Store) -> None:
    links = store.seat_links
    if isinstance(store, CupboardStore):
        assert links is None  # there is no other browser
        return
    assert links is not None
    await links.put(SeatLinkRow("ada", "first", "2026-01-01", "2026-04-01"))
    await links.put(SeatLinkRow("ada", "second", "2026-01-02", "2026-04-02"))
    assert await links.open_for("first", "2026-02-01") is None
    assert await links.open_for("second", "2026-04-02") is None
    assert await links.open_for("second", "2026-02-01") == AccountRow("ada", "Ada")
    tries = [links.redeem("second", "2026-02-01", f"new {number}", None) for number in range(9)]
    found = await asyncio.gather(*tries)
    assert [person for person in found if person] == [AccountRow("ada", "Ada")]
    assert await links.of("ada") == SeatLinkRow("ada", "second", "2026-01-02", "2026-04-02", "2026-02-01")
    assert await links.browsers("ada") == 2
    await links.drop("ada")  # one that was used stays
    assert await links.of("ada") is not None
    assert [await store.account_of(one) for one in await links.end_others("ada", "session")] == [None]
    assert await store.account_of("session") == AccountRow("ada", "Ada")


async def test_a_link_of_nobody_and_a_session_that_is_there_are_refused(store: Store) -> None:
    links = store.seat_links
    if links is None:
        return
    with pytest.raises(Conflict):
        await links.put(SeatLinkRow("eve", "hash", "2026-01-01", "2026-04-01"))
    await links.put(SeatLinkRow("ada", "hash", "2026-01-01", "2026-04-01"))
    with pytest.raises(Conflict):
        await links.redeem("hash", "2026-02-01", "session", None)
    assert await links.open_for("hash", "2026-02-01") == AccountRow("ada", "Ada")


async def test_a_closed_store_takes_nothing(store: Store) -> None:
    await store.probe()
    await store.close()
    with pytest.raises(StoreError):
        await store.append("t", [a_move(1)], CHANGE)


async def test_standing_answers_are_kept_by_seat_and_deleted_with_their_table(store: Store) -> None:
    answers = store.standing_answers
    await store.append("t", [a_move(1)], CHANGE)
    await answers.put("t", 0, "patron", "sell")
    await answers.put("t", 0, "patron", "keep")
    await answers.put("t", 0, "school", "run")
    await answers.put("t", 1, "patron", "sell")
    await store.append("t", [a_move(2)], CHANGE)
    assert await answers.of("t", 0) == {"patron": "keep", "school": "run"}
    await answers.drop("t", 0, "patron")
    await answers.drop("t", 0, "patron")
    assert (await answers.of("t", 0), await answers.of("t", 1)) == ({"school": "run"}, {"patron": "sell"})
    await store.delete_table("t", 2)
    assert await answers.of("t", 0) == {}
    await store.add_table(a_row("t"), SEATS, [])
    assert await answers.of("t", 0) == {}
    with pytest.raises(Conflict):
        await answers.put("none", 0, "patron", "sell")
