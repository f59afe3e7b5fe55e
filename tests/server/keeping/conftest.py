"""Games that are played once and copied for each test."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from arktable.server.settings import database_url
from arktable.server.store.keeping.moving import move
from tests.server.keeping.played import Games, played_games


@pytest.fixture(scope="session")
def master(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Games]:
    """A file with games, and their ids. Do not change it."""
    folder = tmp_path_factory.mktemp("played")
    return folder / "test.db", played_games(folder)


@pytest.fixture
def games(master: tuple[Path, Games]) -> Games:
    return master[1]


@pytest.fixture
def copied(master: tuple[Path, Games], tmp_path: Path) -> Callable[[str], str]:
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
