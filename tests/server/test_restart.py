"""Real processes: killed in the middle of a turn, stopped with open sockets, a second one on one database."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.helpers import BOT, ME, PATIENCE, Person, a_server_process

pytestmark = pytest.mark.anyio


def at(address: str, cookies: httpx.Cookies | None = None) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=address, cookies=cookies, trust_env=False, timeout=PATIENCE)


async def test_a_server_killed_in_mid_turn_loses_nothing(tmp_path: Path) -> None:
    with a_server_process(tmp_path) as (process, address):
        async with at(address) as client:
            ada = Person(client)
            table = await ada.create(ME, BOT)
            await ada.play(table, (await ada.legal(table, "own"))[0])
            await ada.play(table, (await ada.legal(table, "own"))[0], key="last")
            before = await ada.get(f"/tables/{table}")
            cookies = client.cookies
            process.send_signal(signal.SIGKILL)
            process.wait()
    with a_server_process(tmp_path) as (_, address):
        async with at(address, cookies) as client:
            ada = Person(client)
            after = await ada.get(f"/tables/{table}")
            assert after == before
            assert after["view"]["asked"]["workers"]["placed"]
            # A client that never saw the answer sends its move again.
            again = await ada.play(table, "done", version=before["version"] - 1, key="last")
            assert again == {"version": before["version"], "repeated": True}
            await ada.undo(table)
            await ada.play(table, "done")


@pytest.mark.parametrize(("how", "codes"), [(signal.SIGTERM, (0, -signal.SIGTERM)), (signal.SIGINT, (0,))])
async def test_a_server_stops_promptly_with_open_sockets(
    tmp_path: Path, how: signal.Signals, codes: tuple[int, ...]
) -> None:
    with a_server_process(tmp_path) as (process, address):
        async with at(address) as client:
            table = await Person(client).create(ME, BOT)
        async with connect(f"ws{address[4:]}/api/tables/{table}/live", proxy=None, open_timeout=PATIENCE) as socket:
            await socket.recv()
            process.send_signal(how)
            await socket.wait_closed()
            assert socket.close_code == 1012
        assert process.wait(timeout=PATIENCE) in codes


def test_a_second_server_on_one_database_refuses_to_start_until_the_first_is_gone(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "arktable.server", "0", str(tmp_path / "test.db")]
    with a_server_process(tmp_path) as (first, _):
        second = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
        assert second.returncode != 0
        assert second.stdout == ""
        assert second.stderr.splitlines() == [
            f"another Arktable (process {first.pid}) serves the database {tmp_path / 'test.db'}: "
            "stop it first, or name another file with --database"
        ]
        first.send_signal(signal.SIGKILL)
        first.wait()
    with a_server_process(tmp_path) as (_, address):
        assert httpx.get(f"{address}/api/health", trust_env=False, timeout=PATIENCE).status_code == 200
