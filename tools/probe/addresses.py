"""Loopback addresses: the only targets that are attacked, and the sources of the attacks.

Linux accepts any address of 127.0.0.0/8 as the source of a connection to loopback. The server counts its limits by
address, so each of them is a client of its own.
"""

from __future__ import annotations

import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

BYSTANDER: Final = "127.0.0.9"
"""The client whose waiting times are measured."""
OWNER: Final = "127.0.0.10"
"""The client that prepares tables for an attack."""
LAST: Final = 250


class NotLoopback(Exception):
    """The target of a probe is not on this machine."""


def checked(url: str) -> str:
    """The address without a trailing slash; refused unless it is plain HTTP on 127.0.0.0/8 (or `localhost`)."""
    parts = urlsplit(url)
    host = "127.0.0.1" if parts.hostname == "localhost" else parts.hostname or ""
    try:
        loopback = ipaddress.IPv4Address(host).is_loopback
        port = parts.port or 80
    except ValueError:
        loopback, port = False, 0
    if parts.scheme != "http" or not loopback or parts.path not in ("", "/"):
        raise NotLoopback(f"{url}: only a server at http://127.0.0.1:PORT may be attacked")
    return f"http://{host}:{port}"


def place(url: str) -> tuple[str, int]:
    """Host and port of an address that was checked."""
    parts = urlsplit(url)
    return str(parts.hostname), int(parts.port or 80)


def check_sources() -> None:
    """Fail with a reason where a connection cannot come from several loopback addresses."""
    with socket.socket() as trial:
        try:
            trial.bind((BYSTANDER, 0))
        except OSError as error:
            raise SystemExit(
                f"this system gives no address but 127.0.0.1 ({error}); the probe needs {BYSTANDER} as well. "
                "Linux has them all; elsewhere add an alias to the loopback interface"
            ) from None


class Sources:
    """A series of loopback addresses; each is a new client with full budgets."""

    def __init__(self, net: int) -> None:
        """`net` is the second part of the addresses: parts of the probe do not share any."""
        self._net = net
        self._next = 0

    def take(self) -> str:
        number, self._next = self._next, self._next + 1
        return f"127.{self._net}.{number // LAST % LAST}.{1 + number % LAST}"

    def several(self, count: int) -> list[str]:
        return [self.take() for _ in range(count)]
