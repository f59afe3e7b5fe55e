"""Programs in processes of their own against a real server on loopback: the examples, and `arktable sit`."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.cli.runner import refused
from tests.server.helpers import ME, OPEN, PATIENCE, a_server_process, late_text, texts_of

ROOT = Path(__file__).resolve().parents[3]
EXAMPLES = ROOT / "examples" / "bots"
NODE = Path(sys.executable).parent / "node"
SIT = [sys.executable, "-m", "arktable", "sit"]


class Browser:
    """A player at the server, with a bot account."""

    def __init__(self, address: str, folder: Path) -> None:
        self.address = address
        self._client = httpx.Client(base_url=f"{address}/api", trust_env=False, timeout=PATIENCE)
        self.post("/me", {"name": "Ada"})
        self.post("/password", {"name": "Ada Lind", "password": "four words are better"})
        made = self.post("/me/bots", {"name": "Deep Ark"})
        self.bot = made["bots"][0]["id"]
        self.token_file = folder / "token.txt"
        self.token_file.write_text(made["token"], encoding="utf-8")

    def close(self) -> None:
        self._client.close()

    def get(self, path: str) -> Any:
        response = self._client.get(path)
        assert response.status_code == 200, response.text
        return response.json()

    def post(self, path: str, body: Any) -> Any:
        response = self._client.post(path, json=body)
        assert response.status_code == 200, response.text
        return response.json()

    def invite(self, **more: Any) -> str:
        """A table to which the bot is invited."""
        table = self.post("/tables", {"ruleset": "arkadia", "seats": [ME, OPEN], **more})["id"]
        self.post(f"/tables/{table}/invite", {"name": "Deep Ark", "seat": 1})
        return str(table)

    def play(self, table: str, turns: int = 1000) -> Any:
        """Play first moves until the game is over, or until this many decisions; returns the brief of the table."""
        until = time.monotonic() + PATIENCE
        while turns and time.monotonic() < until:
            brief = self.get(f"/tables/{table}")["table"]
            if brief["state"] == "finished":
                return brief
            if brief["to_move"] != 0:
                time.sleep(0.02)
                continue
            answer = self.get(f"/tables/{table}/moves")
            if answer["moves"]:
                move, version = texts_of(answer["moves"])[0], answer["version"]
                self.post(f"/tables/{table}/moves", {"version": version, "key": f"k{version}", "moves": [move]})
                turns -= 1
        return self.get(f"/tables/{table}")["table"]


@pytest.fixture(scope="module")
def ada(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    folder = tmp_path_factory.mktemp("server")
    with a_server_process(folder, ARKTABLE_LIMIT_BOT_REQUESTS="100000") as (_, address):
        browser = Browser(address, folder)
        yield browser
        browser.close()


@contextmanager
def running(*command: str | Path) -> Iterator[subprocess.Popen[str]]:
    """A program, which has said that it is connected."""
    environment = {**os.environ, "ARKTABLE_LANG": "en", "PYTHONUNBUFFERED": "1"}
    # `node` may be a script that starts the real one: the group of processes is killed.
    process = subprocess.Popen(
        [str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment,
        start_new_session=True,
    )  # fmt: skip
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert "connected" in line or "Deep Ark (bot) is at" in line, line + process.stdout.read()
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


@pytest.mark.parametrize("example", ["http_bot.py", "http_bot.mjs"])
def test_an_example_without_our_package_plays_to_the_end(ada: Browser, example: str) -> None:
    runs = sys.executable if example.endswith(".py") else NODE
    with running(runs, EXAMPLES / example, ada.address, ada.token_file):
        over = ada.play(ada.invite(position=late_text()))
        assert (over["state"], over["ended"]) == ("finished", "")


BOTS = (
    "random",
    f"{EXAMPLES.parent / 'write_a_bot.py'}:OneStepBot",
    f"pipe:{sys.executable} {EXAMPLES / 'first_move.py'}",
)


@pytest.mark.parametrize("bot", BOTS, ids=["random", "class", "pipe"])
def test_any_bot_sits_down_at_a_table(ada: Browser, bot: str) -> None:
    with running(*SIT, ada.address, "--bot", bot, "--token-file", ada.token_file, "--games", "1") as program:
        over = ada.play(ada.invite(position=late_text()))
        assert (over["state"], over["ended"]) == ("finished", "")
        out, _ = program.communicate(timeout=PATIENCE)
        assert program.returncode == 0
        assert "Ada Lind invites to" in out
        assert "the game is over" in out
        assert "Error" not in out


def test_a_program_that_is_killed_goes_on_when_it_is_started_again(ada: Browser) -> None:
    command = [*SIT, ada.address, "--bot", "random", "--token-file", str(ada.token_file)]
    table = ada.invite(position=late_text())
    with running(*command):
        ada.play(table, turns=3)
    with running(*command) as program:
        assert ada.play(table)["state"] == "finished"
        program.send_signal(signal.SIGTERM)
        out, _ = program.communicate(timeout=PATIENCE)
        assert program.returncode == 0
        assert "Stopped." in out


def test_a_wrong_token_address_or_bot_is_said_in_a_line(ada: Browser, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.txt"
    wrong.write_text("arkbot_wrong", encoding="utf-8")
    for address, bot, said in (
        (ada.address, "random", "bot-token"),
        ("http://127.0.0.1:9", "random", "cannot be reached"),
        ("ftp://x", "random", "is not the address of a server"),
        (ada.address, "bogus", "bogus"),
        (ada.address, "bogus.py:Bot", "there is no file"),
    ):
        assert said in refused("sit", address, "--bot", bot, "--token-file", str(wrong))
    assert "choose one of owner, all, none" in refused(
        "sit", ada.address, "--bot", "random", "--token-file", str(wrong), "--accept", "some"
    )
