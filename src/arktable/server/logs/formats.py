"""Log lines as text for a terminal, or as JSON for a program. Nothing in a value can begin a line of its own."""

from __future__ import annotations

import json
import logging
import os
import re
import sys
from datetime import UTC, datetime
from typing import Any, Final

from arktable.server.logs.redaction import redacted
from arktable.server.logs.request_ids import REQUEST

CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")
CONTINUED: Final = "    | "
"""Begins the further lines of a traceback, so that its text cannot look like a line of the log."""
FIELDS: Final = "fields"
"""The attribute of a record with further values for JSON: `log.info(…, extra={FIELDS: {…}})`."""


def one_line(text: str) -> str:
    """The text with its control characters written as `\\x1b`, and without secrets."""
    return CONTROL.sub(lambda found: found[0].encode("unicode_escape").decode(), redacted(text))


class _Redacting(logging.Formatter):
    def traceback_of(self, record: logging.LogRecord) -> str:
        """The traceback of a record, without secrets; empty if it has none."""
        parts = [self.formatException(record.exc_info)] if record.exc_info else []
        parts += [self.formatStack(record.stack_info)] if record.stack_info else []
        return redacted("\n".join(parts))


class TextFormat(_Redacting):
    """`WARNING arktable.server.routes.reply [id of the request]: …`."""

    def format(self, record: logging.LogRecord) -> str:
        request = REQUEST.get().id
        of = f" [{request}]" if request else ""
        lines = [f"{record.levelname} {record.name}{of}: {one_line(record.getMessage())}"]
        lines += [f"{CONTINUED}{one_line(line)}" for line in self.traceback_of(record).split("\n") if line]
        return "\n".join(lines)


class JsonFormat(_Redacting):
    """One object in a line: `time`, `level`, `logger`, `message`, `process`, and what else is known."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, Any] = {
            "time": at.replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": redacted(record.getMessage()),
            "process": os.getpid(),
        }
        if request := REQUEST.get().id:
            line["request"] = request
        for name, value in getattr(record, FIELDS, {}).items():
            line[name] = redacted(value) if isinstance(value, str) else value
        if trace := self.traceback_of(record):
            line["traceback"] = trace
        return json.dumps(line)  # only ASCII: no character can end the line


def set_up(level: str, form: str) -> None:
    """Write the log to standard error in this format, from this level on. Lines of uvicorn have the same format.

    Other packages are not asked for details: at `debug` they log frames of WebSockets and headers.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormat() if form == "json" else TextFormat())
    logging.basicConfig(level=others_level(level).upper(), handlers=[handler])
    logging.getLogger("arktable").setLevel(level.upper())


def others_level(level: str) -> str:
    """The level of packages that are not ours, for this one of ours."""
    return "info" if level == "debug" else level
