"""Real receivers of notices on this machine: an HTTP server and a mail server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any, NamedTuple

from aiosmtpd.controller import Controller

TLS = b"\x16"
"""The first byte of an encrypted connection."""


class Got(NamedTuple):
    """A request that arrived."""

    path: str
    headers: dict[str, str]
    body: bytes


class HttpReceiver:
    """Remembers requests, and answers as a test says."""

    def __init__(self) -> None:
        self.got: list[Got] = []
        self.status = 200
        self.headers: dict[str, str] = {}
        self.body = b"ok"
        self.is_silent = False
        """It never answers."""
        self.is_endless = False
        """Its answer never ends."""
        self.url = ""

    async def handle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            first = await reader.readexactly(1)
            if first == TLS:
                writer.write(b"HTTP/1.1 400 Not encrypted\r\n\r\n")
                return
            head = (first + await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:])}
            body = await reader.readexactly(int(headers.get("content-length", 0)))
            self.got.append(Got(head[0].split()[1], headers, body))
            if self.is_silent:
                await reader.read()
                return
            more = "".join(f"{name}: {value}\r\n" for name, value in self.headers.items())
            length = "" if self.is_endless else f"content-length: {len(self.body)}\r\n"
            writer.write(f"HTTP/1.1 {self.status} Status\r\n{more}{length}connection: close\r\n\r\n".encode())
            writer.write(self.body)
            while self.is_endless:
                writer.write(b"x" * 4096)
                await writer.drain()
        except (ConnectionError, asyncio.IncompleteReadError, UnicodeError):
            pass
        finally:
            writer.close()


@asynccontextmanager
async def http_receiver() -> AsyncIterator[HttpReceiver]:
    receiver = HttpReceiver()
    server = await asyncio.start_server(receiver.handle, "127.0.0.1", 0)
    receiver.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield receiver
    finally:
        server.close()


class MailReceiver:
    """Remembers mails, and refuses them as a test says."""

    def __init__(self) -> None:
        self.got: list[EmailMessage] = []
        self.answer_to_recipient = ""
        self.answer_to_data = ""
        self.port = 0

    async def handle_RCPT(  # noqa: N802 - the name is aiosmtpd's
        self, server: Any, session: Any, envelope: Any, address: str, options: list[str]
    ) -> str:
        if self.answer_to_recipient:
            return self.answer_to_recipient
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 - the same
        if self.answer_to_data:
            return self.answer_to_data
        message = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(message, EmailMessage)
        self.got.append(message)
        return "250 OK"

    def text(self, number: int = -1) -> str:
        """The text of a mail that arrived."""
        return str(self.got[number].get_content())


class AnyPort(Controller):
    """A mail server on any free port."""

    def _trigger_server(self) -> None:
        assert isinstance(self.server, asyncio.Server)
        self.port = self.server.sockets[0].getsockname()[1]
        super()._trigger_server()  # type: ignore[no-untyped-call]  # of aiosmtpd


@asynccontextmanager
async def mail_receiver() -> AsyncIterator[MailReceiver]:
    receiver = MailReceiver()
    controller = AnyPort(receiver, hostname="127.0.0.1", port=0)
    await asyncio.to_thread(controller.start)
    receiver.port = controller.port
    try:
        yield receiver
    finally:
        await asyncio.to_thread(controller.stop)
