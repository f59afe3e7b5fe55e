"""The sentences of notices, in the language of the person who is told."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from functools import lru_cache
from typing import Any, Final, NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from arktable.i18n.files import locale_file
from arktable.i18n.language import LANGUAGES, facts_of
from arktable.server.settings import Settings
from arktable.server.store.distance.notices import ChannelRow, NoticeRow
from arktable.server.store.distance.people import SqlPeople

KINDS: Final = ("turn", "hour", "invitation", "changed", "over", "stopped", "reminder", "round")
"""The kinds of notices that a person can switch off for a channel."""
UTC: Final = "UTC"

ChannelSettings = Mapping[str, bool | str | int]


class Told(NamedTuple):
    """A notice in words."""

    text: str
    table: str
    """The name of the table; empty if the notice is about none."""
    url: str
    deadline: str
    language: str
    zone: str
    settings: ChannelSettings


class Telling:
    """Puts notices into words. Nothing of a game is told but the name of its table and times."""

    def __init__(self, settings: Settings, people: SqlPeople) -> None:
        self._public = settings.public_url.rstrip("/")
        self._people = people

    async def of(self, channel: ChannelRow, notice: NoticeRow) -> Told:
        settings = settings_of(channel)
        data = msgspec.json.decode(notice.data, type=dict[str, str | int])
        language, zone = await self.reader(channel)
        table, deadline = str(data.get("table", "")), str(data.get("flag", ""))
        base = self._public or str(settings.get("base", ""))
        page = f"/table/{notice.table_id}" if notice.table_id else "/"
        words = words_of(language)
        key = f"notice-{notice.kind}-by" if data.get("by") else ""
        key = key if words.has(key) else f"notice-{notice.kind}"
        args = {
            "table": table or words("notice-a-table"),
            "who": str(data.get("by", "")),
            "when": moment(deadline, zone),
        }
        text = words(key if words.has(key) else "notice-other", **args)
        return Told(text, table, f"{base}{page}" if base else "", deadline, language, zone, settings)

    async def reader(self, channel: ChannelRow) -> tuple[str, str]:
        """The language and the time zone of the owner of a channel."""
        settings = settings_of(channel)
        person = await self._people.of(channel.account_id)
        language = (person.locale if person else "") or str(settings.get("locale", ""))
        zone = (person.zone if person else "") or str(settings.get("zone", ""))
        return language if language in LANGUAGES else LANGUAGES[0], zone if zone_of(zone) is not None else UTC


def settings_of(channel: ChannelRow) -> ChannelSettings:
    return msgspec.json.decode(channel.settings, type=dict[str, bool | str | int])


def zone_of(name: str) -> ZoneInfo | None:
    """The time zone with this name; None if there is none."""
    try:
        return ZoneInfo(name) if name else None
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def moment(at: str, zone: str) -> str:
    """A time for readers, in their zone: `2026-11-19 14:00 (Europe/Paris)`; empty for no time."""
    if not at:
        return ""
    return f"{datetime.fromisoformat(at).astimezone(zone_of(zone)):%Y-%m-%d %H:%M} ({zone})"


class NoticeWords:
    """The sentences of one language, from `i18n/locales/notices.<language>.ftl`; English ones for those it lacks."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - loaded at the first use

        self._bundle = FluentBundle([facts_of(language).region], use_isolating=False)
        for code in dict.fromkeys((LANGUAGES[0], language)):
            file = locale_file("arktable.i18n", f"notices.{code}.ftl")
            if file is not None:
                self._bundle.add_resource(FluentResource(file.read_text("utf-8")), allow_overrides=True)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def __call__(self, key: str, **args: Any) -> str:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"{key} has no text"
        return str(self._bundle.format_pattern(pattern, args)[0])


Words = Callable[..., str]


@lru_cache(maxsize=len(LANGUAGES))
def words_of(language: str) -> NoticeWords:
    return NoticeWords(language)
