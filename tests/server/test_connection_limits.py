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

from arktable.server.http import connection_limits
from tests.server.helpers import PATIENCE, Person, a_server

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def a_table(address: str) -> AsyncIterator[str]:
    """Where the sockets of a table are opened."""
    async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=PATIENCE) as client:
        yield f"ws{address[4:]}/api/tables/{await Person(client).create()}/live"


def a_socket(place: str, headers: dict[str, str] | None = None) -> connect:
    return connect(place, proxy=None, open_timeout=PATIENCE, compression=None, additional_headers=headers)


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


async def test_sockets_of_a_customer_with_many_networks_of_ipv6_are_counted(tmp_path: Path) -> None:
    async with (
        a_server(tmp_path, limit_sockets=1, proxies=("127.0.0.1",)) as address,
        a_table(address) as place,
        contextlib.AsyncExitStack() as opened,
    ):
        for number in range(4):
            given = {"x-forwarded-for": f"2001:db8:7:{number:x}::1"}
            socket = await opened.enter_async_context(a_socket(place, given))
            assert json.loads(await socket.recv())["kind"] == "snapshot"
        async with a_socket(place, {"x-forwarded-for": "2001:db8:7:ff::1"}) as fifth:
            await said_until_closed(fifth)
            assert fifth.close_code == 4429
        async with a_socket(place, {"x-forwarded-for": "2001:db8:8::1"}) as other:
            assert json.loads(await other.recv())["kind"] == "snapshot"


async def test_snapshots_of_sockets_are_counted_with_other_expensive_requests(tmp_path: Path) -> None:
    async with a_server(tmp_path, limit_expensive=1) as address, a_table(address) as place:
        async with a_socket(place) as first:
            assert json.loads(await first.recv())["kind"] == "snapshot"
        async with a_socket(place) as second:
            (said,) = await said_until_closed(second)
            assert said["error"]["key"] == "too-many"
            assert second.close_code == 4429


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


def a_head(size: int, *more: bytes, method: bytes = b"GET") -> bytes:
    """The head of a request with headers of the given size in bytes."""
    first = method + b" /api/health HTTP/1.1\r\nhost: x\r\n" + b"".join(more)
    many = [b"x-%03d: %s\r\n" % (number, b"y" * 992) for number in range(size // 1001)]
    return first + b"".join(many) + b"\r\n"


def answers_of(text: bytes) -> list[int]:
    """The statuses of the answers in these bytes."""
    return [int(after[:3]) for after in text.split(b"HTTP/1.1 ")[1:]]


def in_pieces(whole: bytes, size: int = 1000) -> list[bytes]:
    return [whole[at : at + size] for at in range(0, len(whole), size)]


SMALL = b"GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n"
LAST = b"GET /api/health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"
TOO_LARGE = 70_000


@pytest.mark.parametrize("pieces", [False, True], ids=["at once", "in pieces"])
@pytest.mark.parametrize(
    ("sent", "statuses"),
    [
        (a_head(TOO_LARGE), [431]),
        (a_head(TOO_LARGE, b"content-length: 5\r\n", method=b"POST") + b"hello", [431]),
        (a_head(TOO_LARGE) + LAST, [431]),
        (a_head(TOO_LARGE, b"connection: upgrade\r\nupgrade: websocket\r\n"), [431]),
        (b"GET /" + b"y" * TOO_LARGE + b" HTTP/1.1\r\nhost: x\r\n\r\n", [431]),
        (b"GET / HTTP/1.1\r\nx: " + b"y" * TOO_LARGE + b"\r\n\r\n", [431]),
        (SMALL + a_head(TOO_LARGE), [200, 431]),
        (SMALL + SMALL + a_head(TOO_LARGE) + LAST, [200, 200, 431]),
        (a_head(60_000) + a_head(60_000) + LAST, [200, 200, 200]),
        (a_head(60_000, b"content-length: 9000\r\n") + b"y" * 9000 + LAST, [200, 200]),
    ],
    ids=[
        "headers",
        "with a body",
        "something behind",
        "upgrade",
        "address",
        "one header",
        "second",
        "third",
        "three that fit",
        "a body that fits",
    ],
)
async def test_headers_have_a_size(tmp_path: Path, sent: bytes, statuses: list[int], pieces: bool) -> None:
    async with a_server(tmp_path) as address:
        assert answers_of(await raw(address, *(in_pieces(sent) if pieces else [sent]))) == statuses


@pytest.mark.parametrize("pieces", [False, True], ids=["at once", "in pieces"])
async def test_an_upload_that_is_refused_early_does_not_spoil_the_next_request(tmp_path: Path, pieces: bool) -> None:
    body = b"y" * 300_000
    upload = b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: %d\r\n\r\n" % len(body)
    in_chunks = b"POST /api/me HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
    chunks = b"".join(b"%x\r\n%s\r\n" % (len(part), part) for part in in_pieces(body)) + b"0\r\n\r\n"
    sent = upload + body + in_chunks + chunks + SMALL + LAST
    async with a_server(tmp_path) as address:
        parts = in_pieces(sent, 10_000) if pieces else [sent]
        assert answers_of(await raw(address, *parts)) == [413, 413, 200, 200]


async def test_the_rest_of_a_refused_upload_is_read_after_its_answer(tmp_path: Path) -> None:
    async with a_server(tmp_path) as address:
        host, port = address.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 200000\r\n\r\n")
        assert (await reader.readuntil(b"\r\n")).startswith(b"HTTP/1.1 413 ")
        for _ in range(2):
            writer.write(b"y" * 100_000)
            await writer.drain()
        writer.write(LAST)
        assert answers_of(await reader.read()) == [200]
        writer.close()


async def test_the_rest_of_a_refused_upload_that_does_not_come_ends_the_connection(tmp_path: Path) -> None:
    async with a_server(tmp_path, body_seconds=0.1) as address:
        head = b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 200000\r\n\r\n"
        assert answers_of(await raw(address, head, b"y" * 1000)) == [413]


async def test_a_refused_upload_without_end_ends_the_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_limits, "REST_MOST", 100_000)
    async with a_server(tmp_path) as address:
        host, port = address.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 4000000\r\n\r\n")
        assert (await reader.readuntil(b"\r\n")).startswith(b"HTTP/1.1 413 ")
        writer.write(b"y" * 4_000_000)
        assert answers_of(await reader.read()) == []
        writer.transport.abort()


async def test_who_asks_before_sending_a_body_has_the_connection_closed(tmp_path: Path) -> None:
    """Answered with a refusal they may send the body or not: what comes next could be either."""
    async with a_server(tmp_path) as address:
        head = b"POST /api/me HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-length: %d\r\n\r\n"
        refused = await raw(address, head % 200_000)
        assert answers_of(refused) == [413]
        assert b"connection: close" in refused
        assert answers_of(await raw(address, head % 14 + b'{"name":"Ada"}')) == [100, 200]


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
