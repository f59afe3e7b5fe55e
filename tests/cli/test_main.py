"""The command as a whole: help, version, lazy loading, errors."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from importlib import import_module

import pytest
import typer

from arktable import __version__
from arktable.cli.main import COMMANDS
from tests.cli.runner import PROGRAM, arktable, refused


def test_help_lists_every_command_with_its_summary() -> None:
    ran = arktable("--help")
    assert ran.code == 0
    for name, summary in COMMANDS.items():
        assert name in ran.out
        assert summary in ran.out


def test_without_arguments_help_is_shown() -> None:
    assert "simulate" in arktable().out


def test_version() -> None:
    assert arktable("--version").out == f"arktable {__version__}\n"


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_says_in_its_help_what_the_list_says_and_gives_an_example(name: str) -> None:
    command = typer.main.get_command(import_module(f"arktable.cli.{name}").app)
    assert (command.help or "").splitlines()[0] == COMMANDS[name]
    ran = arktable(name, "--help")
    assert ran.code == 0
    assert f"arktable {name}" in ran.out.split("Examples:")[1]


def test_help_loads_neither_games_nor_server_nor_words() -> None:
    code = (
        "import sys, typer\n"
        "from arktable.cli.main import app\n"
        "try:\n    app(['--help'])\n"
        "except SystemExit:\n    pass\n"
        "heavy = ('arktable.games', 'arktable.server', 'arktable.bots', 'arktable.i18n', 'uvicorn', 'fluent')\n"
        "print([name for name in sys.modules if name.startswith(heavy)])\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_a_mistyped_command_is_guessed() -> None:
    ran = arktable("simulat")
    assert ran.code == 2
    assert "simulate" in ran.err


def test_an_unknown_ruleset_lists_what_exists() -> None:
    assert "arkadia" in refused("play", "arkadai")
    assert "arkadia" in refused("simulate", "arkadai")
    assert "arkadia" in refused("sheet", "arkadai")


def test_errors_speak_the_language_that_was_asked_for() -> None:
    assert "Il n’y a pas de jeu" in refused("play", "arkadai", "--lang", "fr")
    assert "Il n’y a pas de jeu" in refused("play", "arkadai", ARKTABLE_LANG="fr")
    assert "Es gibt kein Regelwerk „arkadai“" in refused("play", "arkadai", ARKTABLE_LANG="de_DE")


def test_an_unknown_language_is_refused() -> None:
    assert "known: en, de, fr" in refused("games", "--lang", "nl")


def test_the_installed_command_ends_with_the_code_of_the_mistake() -> None:
    done = subprocess.run(
        [*PROGRAM, "sheet", "nothing"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def without(modules: Sequence[str], *command: str) -> subprocess.CompletedProcess[str]:
    """Run a command in a process that lacks these modules."""
    code = f"""import sys
sys.modules.update(dict.fromkeys({list(modules)!r}))
sys.argv[1:] = {list(command)!r}
from arktable.cli.main import run
run()"""
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("module", ["sqlalchemy", "uvicorn"])
def test_a_command_without_its_extra_says_which_one_to_install(module: str) -> None:
    done = without([module], "serve", "--port", "0")
    assert done.returncode == 2
    assert "pip install 'arktable[server]'" in done.stderr
    assert "Traceback" not in done.stderr


def test_what_needs_no_server_runs_without_the_packages_of_the_server() -> None:
    of_extras = ("sqlalchemy", "uvicorn", "argon2", "webauthn", "openskill", "pyarrow")
    done = without(of_extras, "simulate", "arkadia", "--games", "1")
    assert done.returncode == 0, done.stderr
