"""The static table on a plain web server, and people who come there."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.e2e.conftest import Invite
from tests.e2e.static.guest import Guest
from tests.e2e.static.site import Site

Welcome = Callable[..., Guest]


@pytest.fixture(scope="session")
def site() -> Iterator[Site]:
    """One for all tests that do not change it."""
    running = Site()
    yield running
    running.stop()


@pytest.fixture
def welcome(invite: Invite, request: pytest.FixtureRequest) -> Welcome:
    """Opens browsers at the static table, with nothing kept in them: `welcome()`, `welcome(at=own_site)`."""

    def come(at: Site | None = None, **how: str) -> Guest:
        guest = invite(at=at or request.getfixturevalue("site"), kind=Guest, **how)
        assert isinstance(guest, Guest)
        return guest

    return come
