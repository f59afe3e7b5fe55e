"""Notices by e-mail: over an SMTP server, in a thread of their own."""

from __future__ import annotations

import asyncio
import secrets
import smtplib
import ssl
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from email.message import EmailMessage
from email.utils import format_datetime
from typing import Final
from urllib.parse import urlsplit

from arktable.server.distance.notices.digest import DIGEST
from arktable.server.distance.notices.my_turns import MyTurn
from arktable.server.distance.notices.outbox import Outcome
from arktable.server.distance.notices.telling import Telling, moment, words_of
from arktable.server.settings import Settings
from arktable.server.store.distance.notices import ChannelRow, NoticeRow

SECONDS: Final = 15.0
"""For each answer of the SMTP server."""
TLS_PORT: Final = 465
"""At this port the connection is encrypted from its beginning."""

TurnsOf = Callable[[str], Awaitable[list[MyTurn]]]


class MailSender:
    """Sends notices by mail. Every mail can be ended with one click."""

    def __init__(self, settings: Settings, telling: Telling, turns: TurnsOf, now: Callable[[], str]) -> None:
        self._settings = settings
        self._telling = telling
        self._turns = turns
        self._now = now
        self._public = settings.public_url.rstrip("/")
        self._domain = urlsplit(self._public).hostname or "localhost"
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="arktable-mail")

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def send(self, channel: ChannelRow, notice: NoticeRow) -> Outcome:
        told = await self._telling.of(channel, notice)
        words = words_of(told.language)
        if notice.kind == DIGEST:
            turns = await self._turns(channel.account_id)
            subject = words("mail-digest-subject", count=len(turns))
            lines = [words("mail-digest-first"), ""]
            for turn in turns:
                until = words("mail-digest-until", when=moment(turn.deadline, told.zone)) if turn.deadline else ""
                lines += [f"{turn.name}{until}", f"{self._public}/table/{turn.table_id}", ""]
        else:
            subject, lines = told.text, [told.text, "", told.url, ""]
        off = f"{self._public}/api/mail/off?token={channel.secret}"
        lines += ["-- ", words("mail-why"), words("mail-off-line", url=off)]
        message = self._message(channel.address, subject, lines, notice.id)
        message["List-Unsubscribe"] = f"<{off}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        return await self._post(message)

    async def ask_to_confirm(self, channel: ChannelRow, token: str) -> Outcome:
        """Send the link that confirms an address. Nothing else is sent to it before.

        The mail may reach somebody who did not ask for it: it contains nothing that the asker has written.
        """
        language, _ = await self._telling.reader(channel)
        words = words_of(language)
        url = f"{self._public}/api/mail/confirm?token={token}"
        lines = [words("mail-confirm-first", server=self._domain), "", url, "", words("mail-confirm-not-me")]
        return await self._post(
            self._message(channel.address, words("mail-confirm-subject"), lines, secrets.token_hex(10))
        )

    def _message(self, to: str, subject: str, lines: list[str], message_id: str) -> EmailMessage:
        message = EmailMessage()
        message["From"] = self._settings.mail_from or f"arktable@{self._domain}"
        message["To"] = to
        message["Subject"] = " ".join(subject.split())
        message["Date"] = format_datetime(datetime.fromisoformat(self._now()))
        message["Message-ID"] = f"<{message_id}@{self._domain}>"
        message["Auto-Submitted"] = "auto-generated"
        message.set_content("\n".join(lines) + "\n")
        return message

    async def _post(self, message: EmailMessage) -> Outcome:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._deliver, message)

    def _deliver(self, message: EmailMessage) -> Outcome:
        """Send a mail; runs in the thread."""
        try:
            with self._connection() as server:
                if self._settings.mail_user:
                    server.login(self._settings.mail_user, self._settings.mail_password)
                server.send_message(message)
        except smtplib.SMTPRecipientsRefused as refused:
            code = max((code for code, _ in refused.recipients.values()), default=0)
            return Outcome(False, f"mail {code}", is_final=code >= 500, pauses=code >= 500)
        except smtplib.SMTPDataError as refused:
            code = refused.smtp_code
            return Outcome(False, f"mail {code}", is_final=code >= 500, pauses=code >= 500)
        except smtplib.SMTPResponseException as refused:  # signing in or the sender is at fault, not this address
            return Outcome(False, f"mail-server {refused.smtp_code}")
        except (smtplib.SMTPException, OSError):
            return Outcome(False, "mail-away")
        return Outcome(True)

    def _connection(self) -> smtplib.SMTP:
        host, port = self._settings.mail_host, self._settings.mail_port
        if port == TLS_PORT:
            return smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=ssl.create_default_context())
        server = smtplib.SMTP(host, port, timeout=SECONDS)
        if self._settings.mail_tls:
            try:
                server.starttls(context=ssl.create_default_context())
            except BaseException:
                server.close()
                raise
        return server
