"""Bytes that are no good HTTP, and WebSockets that break their protocol."""

from __future__ import annotations

import base64
import struct
from collections.abc import Iterable
from typing import Final, NamedTuple

MASK: Final = b"\1\2\3\4"
KEY: Final = base64.b64encode(b"0123456789abcdef").decode()


class Bytes(NamedTuple):
    """Something to send over a connection of its own."""

    label: str
    parts: Iterable[bytes]
    pause: float = 0.0
    """Seconds between the parts."""
    answered: bool = False
    """It must be answered; else the connection may be closed without a word."""


def cases(table: str) -> list[Bytes]:
    """Everything but what takes as long as the server's patience."""
    return [*_lines(), *_headers(), *_lengths(), *_sockets(table)]


def _get(*headers: str, path: str = "/api/me", version: str = "HTTP/1.1") -> bytes:
    return "\r\n".join([f"GET {path} {version}", "host: 127.0.0.1", *headers, "", ""]).encode("latin-1")


def _post(*headers: str, path: str = "/api/me") -> bytes:
    return "\r\n".join([f"POST {path} HTTP/1.1", "host: 127.0.0.1", *headers, "", ""]).encode("latin-1")


def _lines() -> list[Bytes]:
    return [
        Bytes("bytes", [bytes(range(256)) * 100]),
        Bytes("a greeting of TLS", [b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\0" * 500]),
        Bytes("an unknown method", [b"BREW /api/me HTTP/1.1\r\nhost: x\r\n\r\n"]),
        Bytes("no version", [b"GET /api/me\r\n\r\n"]),
        Bytes("HTTP/1.0", [_get(version="HTTP/1.0")], answered=True),
        Bytes("HTTP/9.9", [_get(version="HTTP/9.9")]),
        Bytes("the greeting of HTTP/2", [b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\0" * 100]),
        Bytes("bare line feeds", [b"GET /api/me HTTP/1.1\nhost: x\n\n"]),
        Bytes("a method of 100 KB", [b"G" * 100_000 + b" / HTTP/1.1\r\n\r\n"]),
        Bytes("an address of 100 KB", [_get(path="/api/" + "a" * 100_000)]),
        Bytes("an address of 60 KB", [_get(path="/api/" + "a" * 60_000)], answered=True),
        Bytes("a whole address", [_get(path="http://elsewhere.example/api/me")], answered=True),
        Bytes("an address of a port", [b"CONNECT 127.0.0.1:22 HTTP/1.1\r\nhost: x\r\n\r\n"]),
        Bytes("a star", [b"OPTIONS * HTTP/1.1\r\nhost: x\r\n\r\n"]),
        Bytes("bytes in the address", [b"GET /api/\xff\xfe\x01 HTTP/1.1\r\nhost: x\r\n\r\n"]),
        Bytes("NUL in the address", [b"GET /api/\0 HTTP/1.1\r\nhost: x\r\n\r\n"]),
        Bytes("a hundred requests at once", [_get() * 100], answered=True),
        Bytes("a part of a request in each packet", [bytes([byte]) for byte in _get()], 0.001, answered=True),
    ]


def _headers() -> list[Bytes]:
    long = "a" * 100_000
    return [
        Bytes("a header of 100 KB", [_get(f"x: {long}")]),
        Bytes("5,000 headers", [_get(*(f"x{n}: 1" for n in range(5000)))]),
        Bytes("headers without an end", [b"GET /api/me HTTP/1.1\r\n" + b"x: y\r\n" * 20_000]),
        Bytes("no host", [b"GET /api/me HTTP/1.1\r\n\r\n"]),
        Bytes("two hosts", [_get("host: elsewhere.example")]),
        Bytes("an odd host", [b"GET /api/me HTTP/1.1\r\nhost: \xff\xfe:x:y\r\n\r\n"]),
        Bytes("a header without a name", [_get(": x")]),
        Bytes("a header without a colon", [_get("nonsense")]),
        Bytes("a folded header", [_get("x: a\r\n b")]),
        Bytes("bytes in a header", [b"GET /api/me HTTP/1.1\r\nhost: x\r\nx: \xff\xfe\x01\r\n\r\n"]),
        Bytes("NUL in a header", [b"GET /api/me HTTP/1.1\r\nhost: x\r\nx: a\0b\r\n\r\n"]),
        Bytes("a long cookie", [_get(f"cookie: arktable_session={'a' * 8000}")], answered=True),
        Bytes("an odd cookie", [b"GET /api/me HTTP/1.1\r\nhost: x\r\ncookie: arktable_session=\xff;;=;\xe9\r\n\r\n"]),
        Bytes("a thousand cookies", [_get("cookie: " + "; ".join(f"c{n}=1" for n in range(1000)))], answered=True),
        Bytes("an odd origin", [_post("origin: http://[", "content-length: 2") + b"{}"], answered=True),
        Bytes("odd encodings", [_get("accept-encoding: gzip;q=nan, *;q=-1, br;;;")], answered=True),
        Bytes("an odd range", [_get("range: bytes=-999999999999999999999", path="/")], answered=True),
        Bytes(
            "an odd tag",
            [_get('if-none-match: W/"' + "a" * 5000, path="/api/games/arkadia/words/en.ftl")],
            answered=True,
        ),
        Bytes("a forged client", [_get("x-forwarded-for: " + ", ".join(["999.1.1.1"] * 500))], answered=True),
        Bytes("expects to go on", [_post("expect: 100-continue", "content-length: 2"), b"{}"], answered=True),
        Bytes("expects something else", [_post("expect: the unexpected", "content-length: 2") + b"{}"]),
        Bytes("wants HTTP/2", [_get("connection: upgrade", "upgrade: h2c", "http2-settings: AAMAAABkAAQAAP__")]),
        Bytes(
            "compressed without being so",
            [_post("content-encoding: gzip", "content-length: 3") + b"abc"],
            answered=True,
        ),
    ]


def _lengths() -> list[Bytes]:
    chunked = _post("transfer-encoding: chunked")
    return [
        Bytes("a length that is too small", [_post("content-length: 1") + b'{"name": "Eve"}']),
        Bytes("a negative length", [_post("content-length: -1") + b"{}"]),
        Bytes("a length in words", [_post("content-length: two") + b"{}"]),
        Bytes("a length with an exponent", [_post("content-length: 1e1") + b"{}"]),
        Bytes("a length of 30 digits", [_post(f"content-length: {'9' * 30}") + b"{}"]),
        Bytes("a length of 5,000 digits", [_post(f"content-length: {'9' * 5000}") + b"{}"]),
        Bytes("two lengths", [_post("content-length: 2", "content-length: 3") + b"{}x"]),
        Bytes("a length and chunks", [_post("content-length: 2", "transfer-encoding: chunked") + b"{}"]),
        Bytes("a gigabyte announced", [_post("content-length: 1073741824")], answered=True),
        Bytes("an unknown encoding of transfer", [_post("transfer-encoding: rot13") + b"{}"]),
        Bytes("chunks that are none", [chunked + b"zz\r\n{}\r\n0\r\n\r\n"]),
        Bytes("a negative chunk", [chunked + b"-2\r\n{}\r\n0\r\n\r\n"]),
        Bytes("a chunk of words", [chunked + b"2;" + b"a" * 70_000 + b"\r\n{}\r\n0\r\n\r\n"]),
        Bytes("50,000 small chunks", [chunked + b"1\r\nx\r\n" * 50_000 + b"0\r\n\r\n"]),
        Bytes("trailers", [chunked + b"2\r\n{}\r\n0\r\nx: y\r\n\r\n"], answered=True),
        Bytes("chunks of nonsense", [chunked + b"8\r\nnonsense\r\n0\r\n\r\n"], answered=True),
    ]


def slow(seconds: float) -> list[Bytes]:
    """Requests that never end; the server loses its patience with each."""
    count = int(seconds)
    return [
        Bytes("slow headers", [b"GET /api/me HTTP/1.1\r\n", *[b"x: y\r\n"] * count], 1.0),
        Bytes("nothing but line ends", [b"\r\n" * 1000]),
        Bytes("a chunk without an end", [_post("transfer-encoding: chunked") + b"ffffffffffffffff\r\n" + b"x" * 1000]),
        Bytes("half a header", [b"GET /api/me HTTP/1.1\r\nx"]),
        Bytes("a slow body", [_post("content-length: 1000"), *[b"x"] * count], 1.0, answered=True),
        Bytes("half a body", [_post("content-length: 1000") + b'{"name"'], answered=True),
        Bytes("a slow chunk", [_post("transfer-encoding: chunked"), *[b"1\r\nx\r\n"] * count], 1.0, answered=True),
    ]


# -- WebSockets -------------------------------------------------------------------------------------------------------


def upgrade(table: str, *headers: str, key: str = KEY) -> bytes:
    """The request that opens a socket at a table."""
    wanted = ("connection: Upgrade", "upgrade: websocket", "sec-websocket-version: 13", f"sec-websocket-key: {key}")
    return _get(*wanted, *headers, path=f"/api/tables/{table}/live")


def frame(opcode: int, payload: bytes, final: bool = True, masked: bool = True, announced: int | None = None) -> bytes:
    """A frame of a client; `announced` is a length that is not its own."""
    size = len(payload) if announced is None else announced
    first = bytes([(0x80 if final else 0) | opcode])
    flag = 0x80 if masked else 0
    if size < 126:
        length = bytes([flag | size])
    elif size < 1 << 16:
        length = bytes([flag | 126]) + struct.pack("!H", size)
    else:
        length = bytes([flag | 127]) + struct.pack("!Q", size)
    if not masked:
        return first + length + payload
    return first + length + MASK + bytes(byte ^ MASK[at % 4] for at, byte in enumerate(payload))


def _sockets(table: str) -> list[Bytes]:
    opened = upgrade(table)
    frames = {
        "a frame that is not masked": frame(1, b"{}", masked=False),
        "an unknown kind of frame": frame(7, b"x"),
        "reserved bits": bytes([0xF1, 0x80]) + MASK,
        "a frame of 2^63 bytes": frame(1, b"x", announced=1 << 63),
        "a large frame": frame(1, b"x" * 200_000),
        "text that is no UTF-8": frame(1, b"\xff\xfe"),
        "bytes instead of text": frame(2, b"\0" * 100),
        "deep JSON": frame(1, b"[" * 4000),
        "an unknown kind of message": frame(1, b'{"kind": "move", "moves": ["done"]}'),
        "a message with a wrong field": frame(1, b'{"kind": "ping", "sight": "yes"}'),
        "a message with half a character": frame(1, b'{"kind": "\\ud800"}'),
        "a message of 5,000 digits": frame(1, b'{"kind": "ping", "sight": ' + b"9" * 5000 + b"}"),
        "a message that says one key often": frame(1, b'{"kind": "ping"' + b', "sight": true' * 200 + b"}"),
        "a large control frame": frame(9, b"x" * 200),
        "a control frame in parts": frame(9, b"x", final=False),
        "the end of nothing": frame(0, b"x"),
        "an odd reason to close": frame(8, b"\0\1\xff"),
        "a message that never ends": frame(1, b"x", final=False) + frame(0, b"x", final=False) * 2000,
        "no frames": b"nonsense" * 100,
    }
    sent = [Bytes(f"socket: {label}", [opened, content], 0.05, answered=True) for label, content in frames.items()]
    return [
        *sent,
        Bytes("socket: no such table", [upgrade("nowhere")], answered=True),
        Bytes("socket: a short key", [upgrade(table, key="x")]),
        Bytes(
            "socket: an odd seat", [upgrade(f"{table}").replace(b"/live", b"/live?seat=" + b"9" * 5000)], answered=True
        ),
        Bytes("socket: another version", [opened.replace(b": 13", b": 99")]),
        Bytes(
            "socket: odd extensions", [upgrade(table, "sec-websocket-extensions: permessage-deflate; x=" + "9" * 5000)]
        ),
        Bytes("socket: at another address", [opened.replace(b"/live", b"/moves")]),
        Bytes("socket: another origin", [upgrade(table, "origin: https://evil.example")], answered=True),
    ]
