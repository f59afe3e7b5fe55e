"""Every test has a database file and a server of its own, or the desk of a browser."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from arktable.server.http.application import Application
from arktable.server.settings import Settings, database_url
from tests.server.cupboards import MemoryCupboard
from tests.server.desks import AtDesk, a_desk
from tests.server.helpers import Person, a_person, an_app, settings_for
from tools.private_postgres import Cluster


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server, started for the first test that needs it."""
    cluster = Cluster()
    yield cluster
    cluster.close()


@pytest.fixture
def postgres(cluster: Cluster) -> Iterator[str]:
    """The address of an empty database on PostgreSQL."""
    address = cluster.new_database()
    yield address
    cluster.drop(address)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind."""
    if request.param == "postgres":
        return str(request.getfixturevalue("postgres"))
    return database_url(str(tmp_path / "s.db"))


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return settings_for(tmp_path)


@pytest.fixture
async def app(settings: Settings) -> AsyncIterator[Application]:
    async with an_app(settings) as app:
        yield app


@pytest.fixture
async def ada(app: Application) -> AsyncIterator[Person]:
    async with a_person(app, "Ada") as person:
        yield person


@pytest.fixture
async def ben(app: Application) -> AsyncIterator[Person]:
    async with a_person(app, "Ben") as person:
        yield person


@pytest.fixture
async def visitor(app: Application) -> AsyncIterator[Person]:
    """Somebody without a session."""
    async with a_person(app) as person:
        yield person


@pytest.fixture
async def table(ada: Person, ben: Person) -> str:
    """A running game: Ada has seat 0 and moves first, Ben has seat 1."""
    table = await ada.create()
    await ben.post(f"/tables/{table}/sit", {"seat": 1})
    return table


@pytest.fixture
async def strict_app(tmp_path: Path) -> AsyncIterator[Application]:
    """A server that allows two of everything."""
    async with an_app(settings_for(tmp_path, limit_guests=2, limit_tables=2, limit_records=2)) as app:
        yield app


@pytest.fixture
def cupboard() -> MemoryCupboard:
    return MemoryCupboard()


@pytest.fixture
async def desk(cupboard: MemoryCupboard) -> AsyncIterator[AtDesk]:
    async with a_desk(cupboard) as desk:
        yield desk
