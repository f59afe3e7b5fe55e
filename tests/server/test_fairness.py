"""What is hidden from a seat changes no byte of what that seat is sent."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec
import pytest

from arktable.engine.rng import rng_from_seed
from arktable.server.live.updates import Messenger
from arktable.server.lobby.lobby import SeatWish
from arktable.server.services import Services
from arktable.server.settings import Settings
from arktable.server.store.rows import AccountRow
from arktable.server.tables.table import LiveTable
from arktable.server.tables.view_cache import ViewCache
from arktable.server.tables.views import snapshot_of
from tests.server.helpers import Person, open_services_for

pytestmark = pytest.mark.anyio

VIEWERS = [0, 1, -1]


@pytest.fixture
async def services(settings: Settings) -> AsyncIterator[Services]:
    opened = await open_services_for(settings)
    yield opened
    await opened.close()


async def a_table(
    services: Services, people: list[AccountRow], decisions: int, then: tuple[str, ...] = ("",)
) -> LiveTable:
    """A running two-player game, some decisions old, up to where a move that starts with `then` is legal."""
    tables = services.tables
    brief = await services.lobby.create(people[0], "arkadia", "Same Name", {}, [SeatWish("me"), SeatWish("open")])
    await services.seating.sit(people[1], brief.id, 1)
    table = await services.cache.get(brief.id)
    rng = rng_from_seed(7)
    for number in range(1000):
        position = table.position
        assert position is not None
        legal = position.moves()
        if number >= decisions and any(move.text.startswith(then) for move in legal):
            break
        wanted = [move for move in legal if move.text.startswith(("card", "lay", "take"))] or legal
        move = wanted[rng.below(len(wanted))]
        await tables.move(people[position.seat], brief.id, table.version, str(number), [move.text])
    return table


async def two_people(services: Services) -> list[AccountRow]:
    return [(await services.accounts.new_guest("test", name))[0] for name in ("Ada", "Ben")]


def dealt_anew(table: LiveTable, viewer: int, seed: int) -> LiveTable:
    """The same table as far as this viewer knows, with everything else different."""
    twin = LiveTable.__new__(LiveTable)
    twin.__dict__.update(table.__dict__)
    assert table.position is not None
    twin.position = table.position.sample(viewer, rng_from_seed(seed))
    twin.views = ViewCache()
    return twin


def sent(services: Services, table: LiveTable, people: list[AccountRow], viewer: int) -> bytes:
    account_id = people[viewer].id if viewer >= 0 else None
    return msgspec.json.encode(snapshot_of(table, account_id, viewer, services.presence))


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("decisions", [0, 9, 24])
async def test_a_snapshot_does_not_depend_on_what_is_hidden(services: Services, viewer: int, decisions: int) -> None:
    people = await two_people(services)
    table = await a_table(services, people, decisions)
    true = sent(services, table, people, viewer)
    other_worlds = [dealt_anew(table, viewer, seed) for seed in range(10)]
    secrets_differ = {msgspec.json.encode(world.view(-2)) for world in other_worlds}
    assert len(secrets_differ) > 1
    for world in other_worlds:
        assert sent(services, world, people, viewer) == true


@pytest.mark.parametrize("viewer", VIEWERS)
async def test_an_update_does_not_depend_on_what_is_hidden(services: Services, viewer: int) -> None:
    people = await two_people(services)
    table = await a_table(services, people, 9, then=("own", "end"))
    account_id = people[viewer].id if viewer >= 0 else None
    position = table.position
    assert position is not None
    public = [move.text for move in position.moves() if move.text.startswith(("own", "neutral", "end"))]
    messages = set()
    for world in [table, *(dealt_anew(table, viewer, seed) for seed in range(5))]:
        messenger = Messenger(world, account_id, False, services.presence)
        messenger.snapshot()
        plan = world.plan(position.seat, public[:1])
        row = msgspec.structs.replace(table.entries[-1].row, version=world.version + 1, moves=plan.text(), key=None)
        world.entries, world.decisions = list(world.entries), list(world.decisions)
        world.apply_moves(row, plan)
        messages.add(msgspec.json.encode(messenger.news()))
    assert len(messages) == 1


async def test_only_the_one_who_drew_is_told_the_card(table: str, ada: Person, ben: Person, visitor: Person) -> None:
    await ada.play(table, (await ada.legal(table, "card"))[0])
    await ada.play_on(table, until="take")
    await ada.play(table, "take stack")
    n = len((await ada.get(f"/tables/{table}/steps"))["steps"])
    for person, key in ((ada, "drew-card"), (ben, "drew"), (visitor, "drew")):
        logged = (await person.get(f"/tables/{table}"))["log"][-1]["events"]
        past = (await person.get(f"/tables/{table}/at/{n}"))["events"]
        for events in (logged, past):
            assert events[0]["key"] == key
            assert ("card" in events[0]["args"]) == (person is ada)


async def test_the_seed_stays_on_the_server_while_the_game_runs(services: Services) -> None:
    people = await two_people(services)
    table = await a_table(services, people, 9)
    everything = [sent(services, table, people, viewer) for viewer in VIEWERS]
    everything += [msgspec.json.encode(await services.history.at(people[0], table.row.id, 3, as_open=False))]
    everything += [msgspec.json.encode(await services.history.steps(None, table.row.id))]
    everything += [msgspec.json.encode(await services.lobby.lists(people[0]))]
    for text in everything:
        assert table.row.seed.encode() not in text
        assert b"seed" not in text


async def test_trying_and_asking_is_done_in_a_sample(services: Services) -> None:
    """Whatever `try` and `why` answer, they answer out of a sample."""
    people = await two_people(services)
    table = await a_table(services, people, 9)
    assert table.position is not None
    seat = table.position.seat
    sample = table.sample(seat)
    assert sample.view(seat) == table.position.view(seat)
    assert table.sample(seat).view(-2) == sample.view(-2)
    worlds = {
        msgspec.json.encode(world.sample(seat).view(-2)) for world in (dealt_anew(table, seat, n) for n in range(4))
    }
    assert worlds == {msgspec.json.encode(sample.view(-2))}
