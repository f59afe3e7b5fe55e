"""A server on a Unix socket: its file, and whom it believes."""

from __future__ import annotations

import json
import os
import signal
import socket
import stat
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import pytest
from websockets.sync.client import unix_connect

from arktable.server.http.unix_socket import SocketError, UnixSocket
from tests.cli.runner import PATIENCE, PROGRAM, refused


@pytest.fixture
def path() -> Iterator[Path]:
    """A short one: the system allows 107 bytes."""
    with TemporaryDirectory(dir="/tmp") as folder:
        yield Path(folder) / "1.sock"


@contextmanager
def unix_socket(path: Path) -> Iterator[UnixSocket]:
    listening = UnixSocket(path)
    try:
        yield listening
    finally:
        listening.remove()
        listening.socket.close()


def test_the_group_may_connect_and_nobody_else(path: Path) -> None:
    before = os.umask(0)
    try:
        with unix_socket(path), socket.socket(socket.AF_UNIX) as client:
            assert stat.S_IMODE(path.stat().st_mode) == 0o660
            client.connect(str(path))
    finally:
        os.umask(before)
    assert list(path.parent.iterdir()) == []


def test_the_file_of_a_killed_server_is_replaced(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as killed:
        killed.bind(str(path))
    with unix_socket(path), socket.socket(socket.AF_UNIX) as client:
        client.connect(str(path))


def test_a_socket_that_is_in_use_is_left_alone(path: Path) -> None:
    with unix_socket(path):
        with pytest.raises(SocketError, match="another server listens"), unix_socket(path):
            pass
        with socket.socket(socket.AF_UNIX) as client:
            client.connect(str(path))


def test_a_server_that_took_the_place_keeps_its_file(path: Path) -> None:
    with unix_socket(path):
        path.unlink()
        path.touch()
    assert path.exists()


def test_other_files_and_places_are_refused(path: Path) -> None:
    path.write_text("mine")
    with pytest.raises(SocketError, match="not a socket"), unix_socket(path):
        pass
    assert path.read_text() == "mine"
    assert "No such file" in refused("serve", "--uds", str(path.parent / "none" / "1.sock"))
    assert "longer than" in refused("serve", "--uds", f"/tmp/{'x' * 120}")


def test_a_server_listens_there_believes_the_proxy_and_takes_its_file_along(path: Path, tmp_path: Path) -> None:
    command = [*PROGRAM, "serve", "--uds", str(path), "--no-build", "--lang", "en", "--log-format", "json"]
    command += ["--log-level", "info", "--database", str(tmp_path / "t.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            assert f"unix:{path}" in server.stdout.readline()
            headers = {"x-forwarded-for": "6.6.6.6, 192.0.2.7", "x-request-id": "from.the-proxy_1"}
            transport = httpx.HTTPTransport(uds=str(path))
            with httpx.Client(transport=transport, base_url="http://table.example", headers=headers) as client:
                answer = client.post(
                    "/api/tables", json={"ruleset": "arkadia", "seats": [{"kind": "me"}, {"kind": "open"}]}
                )
                assert answer.headers["x-request-id"] == "from.the-proxy_1"
                table = answer.json()["id"]
            place = f"ws://table.example/api/tables/{table}/live"
            with unix_connect(str(path), place, additional_headers=headers, proxy=None) as live:
                assert json.loads(live.recv())["kind"] == "snapshot"
        finally:
            server.send_signal(signal.SIGTERM)
            _, errors = server.communicate(timeout=PATIENCE)
    lines = [json.loads(line) for line in errors.splitlines()]
    assert {(line["method"], line["client"]) for line in lines if line["logger"] == "arktable.access"} == {
        ("POST", "192.0.2.7"),
        ("WS", "192.0.2.7"),
    }
    assert not path.exists()
