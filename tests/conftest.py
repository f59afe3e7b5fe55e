"""Settings of all tests. They depend on nothing that the caller's terminal, language or settings happen to be."""

from __future__ import annotations

import gc
import os
import re
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

# The same examples on every run, unless somebody goes looking for new ones.
settings.register_profile("fixed", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("search", deadline=None, max_examples=500, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile(os.environ.get("ARKTABLE_HYPOTHESIS", "fixed"))

# What somebody sets for the tests themselves.
_OURS = ("ARKTABLE_HYPOTHESIS", "ARKTABLE_FUZZ_GAMES", "ARKTABLE_TEST_HOME")
# Settings of a server, the language, the looks of a terminal, and proxies, which would stand before the loopback.
_FOREIGN = re.compile(
    r"ARKTABLE_\w+|DATABASE_URL|LANG|LANGUAGE|LC_\w+|TERM|COLUMNS|LINES|\w*COLOR\w*|TTY_\w+|TERMINAL_WIDTH|\w+_PROXY|"
    r"PYTHON(DONTWRITEBYTECODE|IOENCODING|UTF8|WARNINGS|UNBUFFERED|OPTIMIZE|DEVMODE)|XDG_DATA_HOME",
    re.IGNORECASE,
)


@pytest.fixture(scope="session", autouse=True)
def _same_surroundings(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The same environment for every test and every process that a test starts, and a data folder of our own."""
    before = dict(os.environ)
    for name in before:
        if _FOREIGN.fullmatch(name) and name not in _OURS:
            del os.environ[name]
    os.environ.update(LANG="C.UTF-8", TERM="dumb", XDG_DATA_HOME=str(tmp_path_factory.mktemp("data")))
    yield
    os.environ.clear()
    os.environ.update(before)


def pytest_collection_finish() -> None:
    """Thousands of tests stay to the end: the garbage collector need not look at them again and again."""
    gc.freeze()
