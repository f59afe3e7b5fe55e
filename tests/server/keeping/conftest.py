"""Games that are played once and copied for each test."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from arktable.server.settings import database_url
from arktable.server.store.keeping.moving import move
from tests.server.keeping.played import Cookies, Games, played_games

Master = tuple[Path, Games, Cookies]


@pytest.fixture(scope="session")
def master(tmp_path_factory: pytest.TempPathFactory) -> Master:
    """A file with games, their ids, and sessions of their players. Do not change it."""
    folder = tmp_path_factory.mktemp("played")
    return folder / "test.db", *played_games(folder)


@pytest.fixture
def games(master: Master) -> Games:
    return master[1]


@pytest.fixture
def cookies(master: Master) -> Cookies:
    return master[2]


@pytest.fixture
def copied(master: Master, tmp_path: Path) -> Callable[[str], str]:
    """A function that copies the games to a database, and returns its address."""

    def copy(url: str) -> str:
        if url.startswith("sqlite"):
            shutil.copy(master[0], url.removeprefix("sqlite:///"))
        else:
            shutil.copy(master[0], tmp_path / "to-move.db")
            move(database_url(str(tmp_path / "to-move.db")), url, lambda done, whole: None)
        return url

    return copy


@pytest.fixture
def played(database: str, copied: Callable[[str], str]) -> str:
    """The address of a database with games, of each kind."""
    return copied(database)
