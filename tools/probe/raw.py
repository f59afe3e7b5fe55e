"""Bytes over a socket, as no library would send them, and the first answer that comes back."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterable
from typing import Final

from tools.probe.addresses import place
from tools.probe.client import Answer

MOST: Final = 1 << 20


def send(url: str, source: str, parts: Iterable[bytes], seconds: float, pause: float = 0.0) -> Answer:
    """Send the parts, with a pause between them, and read until the answer is whole, the connection is closed or the
    time is over. The status is 0 when the connection was closed without an answer (`closed`) or nothing happened at all
    (`silent`).
    """
    began = time.monotonic()
    end = began + seconds
    received = b""
    fault = "silent"
    with socket.create_connection(place(url), timeout=seconds, source_address=(source, 0)) as connection:
        try:
            for part in parts:
                connection.sendall(part)
                if pause and arrived(connection, pause):
                    break
            while time.monotonic() < end and len(received) < MOST and not is_whole(received):
                connection.settimeout(max(0.05, end - time.monotonic()))
                chunk = connection.recv(65536)
                if not chunk:
                    fault = "closed"
                    break
                received += chunk
        except TimeoutError:
            pass
        except OSError as error:  # closed while we were sending; what was said before can still be read
            received += _rest(connection)
            fault = f"closed ({error.strerror})"
    head, _, body = after_going_on(received).partition(b"\r\n\r\n")
    words = head.split(b" ", 2)
    status = int(words[1]) if len(words) > 1 and words[0].startswith(b"HTTP/") and words[1].isdigit() else 0
    kind = next((line[13:].strip() for line in head.split(b"\r\n") if line.lower().startswith(b"content-type:")), b"")
    return Answer(status, body, time.monotonic() - began, kind.decode("latin-1"), fault)


def arrived(connection: socket.socket, seconds: float) -> bool:
    """Has an answer begun within this time?"""
    connection.settimeout(seconds)
    try:
        return bool(connection.recv(1, socket.MSG_PEEK)) or True
    except TimeoutError:
        return False


def _rest(connection: socket.socket) -> bytes:
    try:
        connection.settimeout(1.0)
        return connection.recv(65536)
    except OSError:
        return b""


def is_whole(received: bytes) -> bool:
    """Does this hold a whole answer? One that says that the request may go on (100) is none."""
    received = after_going_on(received)
    head, found, body = received.partition(b"\r\n\r\n")
    if not found:
        return False
    for line in head.lower().split(b"\r\n")[1:]:
        name, _, value = line.partition(b":")
        if name == b"content-length" and value.strip().isdigit():
            return len(body) >= int(value)
        if name == b"transfer-encoding":
            return body.endswith(b"0\r\n\r\n")
    return head.split(b" ", 2)[1:2] in ([b"101"], [b"204"], [b"304"])


def after_going_on(received: bytes) -> bytes:
    return received.partition(b"\r\n\r\n")[2] if received.startswith(b"HTTP/1.1 100 ") else received
