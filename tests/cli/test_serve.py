"""`arktable serve`, as far as it is the command's business; the server has its own tests."""

from __future__ import annotations

import signal
import socket
import subprocess
import urllib.request
from pathlib import Path

import pytest

from tests.cli.runner import PATIENCE, PROGRAM, refused


def test_a_port_that_is_taken_is_a_clear_error() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert "--port" in refused("serve", "--port", str(port))


@pytest.mark.parametrize("args", [("--host", "no.such.host.invalid"), ("--log-level", "loud")])
def test_settings_that_cannot_be_used_are_refused(args: tuple[str, ...]) -> None:
    assert args[1] in refused("serve", *args)


@pytest.mark.parametrize("more", [[], ["--no-build"]])
def test_the_table_opens_says_where_and_ends_on_request(tmp_path: Path, more: list[str]) -> None:
    command = [*PROGRAM, "serve", "--port", "0", "--lang", "en", *more]
    with subprocess.Popen(
        [*command, "--database", str(tmp_path / "tables.db")], stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            assert line.startswith("Arktable is open at http://127.0.0.1:")
            address = line.split()[4]
            with urllib.request.urlopen(f"{address}/api/health", timeout=PATIENCE) as answer:
                assert answer.status == 200
        finally:
            server.send_signal(signal.SIGINT)
            assert server.wait(timeout=PATIENCE) == 0
