"""Compiled builds: which one fits, when one may be made, and what an interrupted one leaves."""

from __future__ import annotations

import fcntl
import subprocess
import sys
from pathlib import Path

import pytest

from arktable.jobs.build import make_build
from arktable.jobs.builds import (
    BACKGROUND_LEVEL,
    KEY_FILE,
    MEMORY,
    USUAL_LEVEL,
    Checkout,
    content_key,
    free_memory,
    locked,
    remove_unused,
    why_not_build,
)
from tests.jobs.fake_builds import a_checkout


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return a_checkout(tmp_path)


def command_of(checkout: Checkout) -> list[str]:
    return [sys.executable, str(checkout.tool), "--level", BACKGROUND_LEVEL]


def test_a_key_depends_on_the_content_of_the_sources_alone(checkout: Checkout, tmp_path: Path) -> None:
    key, source = checkout.key("1"), checkout.package / "engine" / "rules.py"
    assert a_checkout(tmp_path / "elsewhere").key("1") == key
    (checkout.package / "engine" / "__pycache__").mkdir()
    (checkout.package / "engine" / "__pycache__" / "rules.pyc").write_bytes(b"made by Python")
    (checkout.package / "server").mkdir()
    (checkout.package / "server" / "app.py").write_text("# not compiled")
    source.touch()
    assert checkout.key("1") == key
    source.write_text("SEATS = 5\n")
    assert checkout.key("1") != key


def test_a_key_depends_on_names_compiler_and_level(checkout: Checkout, monkeypatch: pytest.MonkeyPatch) -> None:
    found = {checkout.key("1"), checkout.key("3")}
    (checkout.package / "engine" / "rules.py").rename(checkout.package / "engine" / "rule.py")
    found.add(checkout.key("1"))
    checkout.tool.write_text("# another compiler\n")
    found.add(checkout.key("1"))
    monkeypatch.setenv("CFLAGS", "-march=native")
    found.add(checkout.key("1"))
    assert len(found) == 5


def test_a_build_appears_complete_and_is_made_once(checkout: Checkout) -> None:
    key = checkout.key(BACKGROUND_LEVEL)
    assert checkout.fitting(key) is None
    make_build(checkout.background, key, command_of(checkout))
    assert checkout.fitting(key) == checkout.background / key
    assert not (checkout.background / f"{key}.part").exists()
    assert not (checkout.background / key / "build").exists()
    make_build(checkout.background, key, ["a command that does not exist"])


def test_an_interrupted_build_is_not_taken_and_the_next_one_starts_again(checkout: Checkout) -> None:
    key = checkout.key(BACKGROUND_LEVEL)
    part = checkout.background / f"{key}.part"
    part.mkdir(parents=True)
    (part / KEY_FILE).write_text(key)
    (part / "left.txt").write_text("half a build")
    assert checkout.fitting(key) is None
    make_build(checkout.background, key, command_of(checkout))
    assert not (checkout.background / key / "left.txt").exists()


@pytest.mark.parametrize("fault", ["fail", "fail --prove"])
def test_a_build_that_fails_leaves_nothing_that_is_taken(tmp_path: Path, fault: str) -> None:
    checkout = a_checkout(tmp_path, fault)
    key = checkout.key(BACKGROUND_LEVEL)
    with pytest.raises(subprocess.CalledProcessError):
        make_build(checkout.background, key, command_of(checkout))
    assert checkout.fitting(key) is None


def test_sources_that_change_during_a_build_make_it_useless(checkout: Checkout) -> None:
    key = checkout.key(BACKGROUND_LEVEL)
    (checkout.package / "engine" / "rules.py").write_text("SEATS = 5\n")
    with pytest.raises(SystemExit, match="changed"):
        make_build(checkout.background, key, command_of(checkout))
    assert checkout.fitting(key) is None


def test_the_build_of_make_compiled_is_preferred_while_it_fits(checkout: Checkout) -> None:
    key = checkout.key(BACKGROUND_LEVEL)
    make_build(checkout.background, key, command_of(checkout))
    checkout.compiled.mkdir(parents=True)
    assert checkout.fitting(key) == checkout.background / key
    (checkout.compiled / KEY_FILE).write_text(content_key(checkout.package, checkout.tool, USUAL_LEVEL))
    assert checkout.fitting(key) == checkout.compiled
    (checkout.package / "engine" / "rules.py").write_text("SEATS = 5\n")
    assert checkout.fitting(checkout.key(BACKGROUND_LEVEL)) is None


def test_builds_that_a_server_uses_stay_and_others_are_deleted(tmp_path: Path) -> None:
    for key in ("used", "old", "mine"):
        (tmp_path / key).mkdir()
        (tmp_path / f"{key}.lock").touch()
    (tmp_path / "old.part").mkdir()
    with locked(tmp_path, "used", fcntl.LOCK_SH):
        remove_unused(tmp_path, "mine")
    assert {path.name for path in tmp_path.iterdir() if path.is_dir()} == {"used", "mine"}


def test_several_servers_share_a_build_and_a_builder_has_it_alone(tmp_path: Path) -> None:
    with locked(tmp_path, "key", fcntl.LOCK_SH | fcntl.LOCK_NB) as first:
        with locked(tmp_path, "key", fcntl.LOCK_SH | fcntl.LOCK_NB) as second:
            assert (first, second) == (True, True)
        with locked(tmp_path, "key", fcntl.LOCK_EX | fcntl.LOCK_NB) as builder:
            assert builder is False


@pytest.mark.parametrize("name", ["CI", "PYTEST_VERSION", "PYTEST_CURRENT_TEST"])
def test_nothing_is_built_in_automatic_runs(name: str) -> None:
    assert why_not_build({name: "1"}) == "this is an automatic run"


def test_nothing_is_built_by_the_tests_themselves() -> None:
    assert why_not_build() == "this is an automatic run"


def meminfo(folder: Path, available: int) -> Path:
    file = folder / "meminfo"
    file.write_text(f"MemTotal:  99999999 kB\nMemFree:  99999999 kB\nMemAvailable:   {available // 1024} kB\n")
    return file


def test_nothing_is_built_where_memory_is_short(tmp_path: Path) -> None:
    assert free_memory(meminfo(tmp_path, MEMORY)) == MEMORY
    assert "memory" not in why_not_build({}, meminfo(tmp_path, MEMORY))
    assert "memory" in why_not_build({}, meminfo(tmp_path, MEMORY - 1024))
    assert "memory" in why_not_build({}, tmp_path / "no such file")


def test_nothing_is_built_without_a_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert why_not_build({}, meminfo(tmp_path, MEMORY))
