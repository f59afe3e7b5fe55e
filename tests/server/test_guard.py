"""What reaches a real port: floods, slow requests, bytes that are no text."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from arktable.server.app import AnnouncingServer, create_app, server_config
from tests.server.helpers import PATIENCE, InlineBots, Person, settings_for

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def a_server(folder: Path, **changes: Any) -> AsyncIterator[str]:
    """The address of a server with these settings."""
    settings = settings_for(folder, **changes)
    opened: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    config = server_config(create_app(settings, InlineBots()), settings, port=0, log_level="warning", log_config=None)
    server = AnnouncingServer(config, opened.set_result)
    running = asyncio.create_task(server.serve())
    try:
        yield await opened
    finally:
        server.should_exit = True
        await running


@asynccontextmanager
async def a_table(address: str) -> AsyncIterator[str]:
    """Where the sockets of a table are opened."""
    async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=PATIENCE) as client:
        yield f"ws{address[4:]}/api/tables/{await Person(client).create()}/live"


def a_socket(place: str) -> connect:
    return connect(place, proxy=None, open_timeout=PATIENCE, compression=None)


async def said_until_closed(socket: ClientConnection) -> list[Any]:
    return [json.loads(message) async for message in messages(socket)]


async def messages(socket: ClientConnection) -> AsyncIterator[str | bytes]:
    with contextlib.suppress(ConnectionClosed):
        while True:
            yield await socket.recv()


TOO_MANY = {"kind": "error", "error": {"key": "too-many", "args": {"seconds": 10}}}


async def test_a_socket_that_floods_messages_is_told_so_and_closed(tmp_path: Path) -> None:
    async with a_server(tmp_path, limit_messages=10) as address, a_table(address) as place, a_socket(place) as socket:
        for _ in range(11):
            await socket.send('{"kind": "ping"}')
        said = await said_until_closed(socket)
        assert said[-1] == TOO_MANY
        assert sum(message["kind"] == "pong" for message in said) <= 10
        assert (socket.close_code, socket.close_reason) == (4429, "too-many")


async def test_pings_of_the_protocol_count_too(tmp_path: Path) -> None:
    async with a_server(tmp_path, limit_messages=10) as address, a_table(address) as place, a_socket(place) as socket:
        for number in range(11):
            await socket.ping(str(number))
        assert (await said_until_closed(socket))[-1] == TOO_MANY
        assert socket.close_code == 4429


async def test_a_heap_of_bytes_is_not_even_parsed(tmp_path: Path) -> None:
    async with (
        a_server(tmp_path, limit_messages=1_000_000) as address,
        a_table(address) as place,
        a_socket(place) as socket,
    ):
        for _ in range(3):
            await socket.send("x" * 12_000)
        assert (await said_until_closed(socket))[-1] == TOO_MANY
        assert socket.close_code == 4429


async def test_who_flooded_pays_when_connecting_again(tmp_path: Path) -> None:
    async with a_server(tmp_path, limit_messages=1, limit_sockets=10) as address, a_table(address) as place:
        async with a_socket(place) as socket:
            await socket.send("x")
            await socket.send("x")
            await said_until_closed(socket)
        async with a_socket(place) as socket:
            (said,) = await said_until_closed(socket)
            assert said["error"]["key"] == "too-many"
            assert said["error"]["args"]["seconds"] >= 1
            assert socket.close_code == 4429


async def test_sockets_of_a_client_are_counted(tmp_path: Path) -> None:
    async with (
        a_server(tmp_path, limit_sockets=2) as address,
        a_table(address) as place,
        a_socket(place) as first,
        a_socket(place) as second,
    ):
        await asyncio.gather(first.recv(), second.recv())
        async with a_socket(place) as third:
            (said,) = await said_until_closed(third)
            assert said["error"]["key"] in ("too-many-sockets", "too-many")
            assert third.close_code == 4429


async def test_text_that_is_not_utf_8_closes_the_socket_without_a_traceback(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with a_server(tmp_path) as address, a_table(address) as place, a_socket(place) as socket:
        await socket.recv()
        await socket.send(b"\xff\xfe", text=True)
        await said_until_closed(socket)
        assert socket.close_code == 1007
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


async def raw(address: str, *parts: bytes) -> bytes:
    """What the server answers to these bytes, until it closes the connection."""
    host, port = address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    for part in parts:
        writer.write(part)
        await writer.drain()
    answer = await reader.read()
    writer.close()
    return answer


async def test_headers_that_do_not_arrive_end_the_connection(tmp_path: Path) -> None:
    async with a_server(tmp_path, header_seconds=0.1) as address:
        assert (await raw(address)).startswith(b"HTTP/1.1 408 ")
        assert (await raw(address, b"GET /api/me HTTP/1.1\r\nhost: x\r\n")).startswith(b"HTTP/1.1 408 ")
    # The second request on a connection that was kept has its own time; the first must arrive also on a busy machine.
    async with a_server(tmp_path, header_seconds=3) as address:
        twice = await raw(address, b"GET /api/health HTTP/1.1\r\nhost: x\r\n\r\nGET /api")
        assert twice.startswith(b"HTTP/1.1 200 ")
        assert b"HTTP/1.1 408 " in twice


async def test_a_body_that_does_not_arrive_is_refused(tmp_path: Path) -> None:
    async with a_server(tmp_path, body_seconds=0.1) as address:
        head = b"POST /api/me HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 20\r\n\r\n"
        answer = await raw(address, head + b'{"name"')
        assert answer.startswith(b"HTTP/1.1 408 ")
        assert b"too-slow" in answer


async def test_headers_have_a_size(tmp_path: Path) -> None:
    async with a_server(tmp_path) as address:
        many = [b"x-%d: %s\r\n" % (number, b"y" * 1000) for number in range(70)]
        answer = await raw(address, b"GET /api/me HTTP/1.1\r\nhost: x\r\n", *many)
        assert answer.startswith(b"HTTP/1.1 431 ")


async def test_who_is_refused_while_still_sending_reads_why(tmp_path: Path) -> None:
    """Far more than the server reads at once is on its way when it refuses."""
    async with a_server(tmp_path) as address:
        host, port = address.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(b"GET /api/me HTTP/1.1\r\nhost: x\r\nx: " + b"y" * 4_000_000)
        answer = await reader.read()
        writer.transport.abort()
        assert answer.startswith(b"HTTP/1.1 431 ")


async def test_connections_of_a_client_are_counted(tmp_path: Path) -> None:
    async with a_server(tmp_path, limit_connections=1) as address:
        host, port = address.removeprefix("http://").split(":")
        _, writer = await asyncio.open_connection(host, int(port))
        writer.write(b"GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n")
        await writer.drain()
        assert (await raw(address)).startswith(b"HTTP/1.1 429 ")
        writer.close()
