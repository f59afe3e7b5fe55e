"""The tables that wait for a person, as Atom and as iCalendar."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Final
from xml.etree import ElementTree

from arktable.server.distance.notices.my_turns import MyTurn
from arktable.server.distance.notices.telling import moment, words_of

ATOM: Final = "application/atom+xml; charset=utf-8"
CALENDAR: Final = "text/calendar; charset=utf-8"
NAMESPACE: Final = "http://www.w3.org/2005/Atom"
MOST_BYTES: Final = 75
"""Of a line of iCalendar, without its end."""
EVENT: Final = timedelta(minutes=15)


def atom(turns: Sequence[MyTurn], language: str, zone: str, base: str, feed_id: str, made: str) -> bytes:
    """The feed for readers of news: an entry for each table that waits."""
    words = words_of(language)
    ElementTree.register_namespace("", NAMESPACE)

    def add(parent: ElementTree.Element, name: str, text: str = "", **attributes: str) -> ElementTree.Element:
        child = ElementTree.SubElement(parent, f"{{{NAMESPACE}}}{name}", attributes)
        child.text = printable(text) or None
        return child

    feed = ElementTree.Element(f"{{{NAMESPACE}}}feed", {"xml:lang": language})
    add(feed, "id", f"urn:arktable:feed:{feed_id}")
    add(feed, "title", words("feed-title"))
    add(feed, "updated", max((turn.since for turn in turns), default=made))
    add(feed, "link", rel="alternate", href=f"{base}/")
    add(add(feed, "author"), "name", "Arktable")
    for turn in turns:
        entry = add(feed, "entry")
        add(entry, "id", f"urn:arktable:turn:{turn.table_id}:{turn.since}")
        add(entry, "title", words("feed-entry", table=turn.name))
        add(entry, "updated", turn.since)
        add(entry, "link", rel="alternate", href=f"{base}/table/{turn.table_id}")
        if turn.deadline:
            add(entry, "summary", words("feed-until", when=moment(turn.deadline, zone)))
    text: str = ElementTree.tostring(feed, encoding="unicode")
    return f'<?xml version="1.0" encoding="utf-8"?>\n{text}\n'.encode()


def printable(text: str) -> str:
    """A text without control characters and others that XML does not allow."""
    return "".join(
        letter for letter in text if letter == "\n" or unicodedata.category(letter) not in ("Cc", "Cs", "Cn")
    )


def calendar(turns: Sequence[MyTurn], language: str, base: str) -> bytes:
    """The feed for calendars. An event ends when the clock runs out; without a clock it begins with the turn."""
    words = words_of(language)
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Arktable//Turns//EN", "CALSCALE:GREGORIAN"]
    lines += [f"X-WR-CALNAME:{escaped(words('feed-title'))}", "REFRESH-INTERVAL;VALUE=DURATION:PT15M"]
    for turn in turns:
        since = datetime.fromisoformat(turn.since)
        end = datetime.fromisoformat(turn.deadline) if turn.deadline else since + EVENT
        lines += [
            "BEGIN:VEVENT",
            f"UID:{turn.table_id}-{_time(since)}@arktable",
            f"DTSTAMP:{_time(since)}",
            f"DTSTART:{_time(end - EVENT)}",
            f"DTEND:{_time(end)}",
            f"SUMMARY:{escaped(words('feed-entry', table=turn.name))}",
            f"URL:{base}/table/{turn.table_id}",
            "TRANSP:TRANSPARENT",
            "END:VEVENT",
        ]
    lines.append("END:VCALENDAR")
    return b"".join(folded(line) for line in lines)


def _time(at: datetime) -> str:
    return f"{at.astimezone(UTC):%Y%m%dT%H%M%SZ}"


def escaped(text: str) -> str:
    """A text value of iCalendar."""
    text = printable(text).replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,")
    return text.replace("\n", "\\n")


def folded(line: str) -> bytes:
    """A line of iCalendar: folded at 75 bytes, never inside a character."""
    parts, part = [], b""
    for letter in line:
        raw = letter.encode()
        if len(part) + len(raw) > MOST_BYTES:
            parts.append(part)
            part = b" "
        part += raw
    return b"\r\n".join([*parts, part]) + b"\r\n"
