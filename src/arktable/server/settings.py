"""The settings of a server. `docs/reference/server.md` describes the variables.

A field of `Settings` is set by the variable with its name: `bot_pause` by `ARKTABLE_BOT_PAUSE`. Only the database has
other names, which other programs use too.
"""

from __future__ import annotations

import ipaddress
import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final

from arktable.engine.errors import ArktableError
from arktable.jobs.evaluation import GAMES
from arktable.server.logs.names import FORMATS, LEVELS

STATIC: Final = Path(__file__).parent / "static"
"""The folder to which `make web` writes the client."""


class SettingsError(ArktableError):
    """An environment variable has an invalid value."""

    def __init__(self, name: str, value: str, wanted: str) -> None:
        super().__init__("settings", f"{name}={value!r} must be {wanted}", {"name": name, "value": value})


@dataclass(frozen=True)
class Settings:
    """The settings of one server. The limits are explained in `server/running/limits.py`."""

    database_url: str
    database_seconds: float = 5.0
    """Longest wait for a database that is locked or does not answer."""
    bot_pause: float = 0.6
    bot_seconds: float = 10.0
    bot_think: float = 4.0
    """Longest thinking time that can be set for a bot; less than half of `bot_seconds`, so that it answers in time."""
    bot_games: int = GAMES
    """Number of games in which hints, reviews and analyses compare plans, unless more are asked for."""
    bot_workers: int = 1
    build: bool = True
    """Make a compiled build for bots in the background, where that is possible."""
    bot_retry: float = 0.5
    """First delay before a bot retries after a fault of the database; it doubles up to 30 s."""
    intake_workers: int = 1
    """Processes that read input from outside (`server/intake`)."""
    intake_seconds: float = 2.0
    """Limit of the CPU time of such a process per request."""
    intake_memory: int = 256
    """Limit of its memory in MiB."""
    open_seconds: float = 20.0
    """Time limit to open a stored table; a slower one is set aside."""
    away_seconds: float = 120.0
    """Seconds away from the table, while to move, before a bot may take over."""
    silent_seconds: float = 900.0
    """Seconds without a decision, while to move, before a bot may take over."""
    cached: int = 200
    header_seconds: float = 10.0
    body_seconds: float = 20.0
    limit_tables: int = 40
    limit_tables_address: int = 100
    limit_tables_burst: int = 20
    limit_records: int = 20
    limit_guests: int = 200
    limit_renames: int = 20
    limit_seat_links: int = 20
    limit_hints: int = 60
    limit_seats: int = 100
    limit_chat: int = 10
    limit_reports: int = 10
    limit_tests: int = 10
    limit_invites: int = 40
    limit_entries: int = 10_000
    limit_unattended: int = 20
    limit_requests: int = 600
    limit_pages: int = 600
    limit_expensive: int = 300
    limit_connections: int = 250
    limit_sockets: int = 50
    limit_messages: int = 40
    limit_bot_accounts: int = 5
    limit_bot_requests: int = 100
    limit_bot_streams: int = 20
    bot_alive: float = 15.0
    """Seconds after which a stream to a program sends an empty line if there is no news."""
    public_url: str = ""
    """The address at which others reach the server, as https://table.example.org; also the name for passkeys."""
    mail_host: str = ""
    """The SMTP server for mails; none: no mails."""
    mail_port: int = 587
    mail_from: str = ""
    mail_user: str = ""
    mail_password: str = ""
    mail_tls: bool = True
    webhook_inner: bool = False
    """Allow webhooks and push services at addresses of the own network."""
    sweep_seconds: float = 1.0
    """Seconds between two checks of clocks and notices; 0: none, and no heartbeats, for tests."""
    clock_file: str = ""
    """For tests: a file with the number of seconds by which the clock of the server is ahead."""
    by_invitation: bool = False
    """Only people with an invitation may become players or open tables."""
    keep_sessions_days: int = 365
    keep_chat_days: int = 365
    keep_addresses_days: int = 30
    """Days after which unused sessions, chat of finished games, and the addresses of sessions are deleted."""
    origins: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    """The host names that are accepted; none: all."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies whose `X-Forwarded-For` is trusted."""
    secure: bool = False
    alone: bool = False
    """A browser without a server: there is only one user."""
    seed: int = 0
    """The seed of all tables; 0: each table draws its own."""
    static: Path = STATIC
    metrics: str = ""
    """The address at which Prometheus gets metrics, as `127.0.0.1:9100`; empty: none."""
    log_format: str = "text"
    access_level: str = "info"
    """The level of the log line of each request."""
    listens: str = ""
    """The address on which the server listens; empty if it is not known."""


CHOICES: Final = {"access_level": LEVELS, "log_format": FORMATS}
NOT_VARIABLES: Final = ("alone", "database_url", "listens", "static")


def variable(field: str) -> str:
    """The environment variable that sets this field."""
    return f"ARKTABLE_{field.upper()}"


def settings_from(environment: Mapping[str, str], database: str = "") -> Settings:
    """The settings of this environment; `database` (a path or an address) wins over it."""
    url = database or environment.get("DATABASE_URL") or environment.get("ARKTABLE_DATABASE") or _data_file(environment)
    limits = {variable(field.name) for field in fields(Settings) if field.name.startswith("limit_")}
    for name in environment:
        if name.startswith(variable("limit_")) and name not in limits:
            raise SettingsError(name, environment[name], "removed: there is no limit of this name")
    given: dict[str, Any] = {}
    for field in fields(Settings):
        name = variable(field.name)
        if field.name not in NOT_VARIABLES and environment.get(name):
            given[field.name] = _read(name, environment[name], field.default)
    return Settings(database_url=database_url(url), **given)


def _read(name: str, text: str, default: Any) -> Any:
    """The value of a variable, of the same type as the default."""
    if isinstance(default, bool):
        return text != "0"
    if isinstance(default, int):
        return _whole(name, text)
    if isinstance(default, float):
        return _seconds(name, text)
    if isinstance(default, str):
        _check_text(name, text)
        return text
    words = tuple(word.strip() for word in text.split(",") if word.strip())
    if name == variable("proxies"):
        _check_networks(name, words)
    return words


def database_url(given: str) -> str:
    """A plain path means SQLite; anything with `://` is an address for SQLAlchemy."""
    if "://" in given:
        return given
    return f"sqlite:///{Path(given).expanduser().resolve()}"


def _data_file(environment: Mapping[str, str]) -> str:
    base = environment.get("XDG_DATA_HOME")
    folder = Path(base) if base else Path.home() / ".local" / "share"
    return str(folder / "arktable" / "arktable.db")


def _seconds(name: str, text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        raise SettingsError(name, text, "a number of seconds") from None
    if not 0 <= value <= 3600:  # also refuses nan
        raise SettingsError(name, text, "between 0 and 3600 seconds")
    return value


def _whole(name: str, text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 1_000_000:
        raise SettingsError(name, text, "a whole number from 1 to 1000000")
    return int(text)


def _check_text(name: str, text: str) -> None:
    """Refuse a text that its setting cannot have."""
    for field, allowed in CHOICES.items():
        if name == variable(field) and text not in allowed:
            raise SettingsError(name, text, f"one of {', '.join(allowed)}")
    if name == variable("metrics"):
        address_of(text, name)


def address_of(text: str, name: str = "ARKTABLE_METRICS") -> tuple[str, int]:
    """Host and port of an address to listen on, such as `127.0.0.1:9100` or `[::1]:9100`."""
    host, _, port = text.rpartition(":")
    if not host or not port.isdecimal() or int(port) > 65535 or (":" in host) != host.startswith("["):
        raise SettingsError(name, text, "an address and a port, as 127.0.0.1:9100")
    return host.strip("[]"), int(port)


def _check_networks(name: str, words: tuple[str, ...]) -> None:
    for word in words:
        try:
            ipaddress.ip_network(word)
        except ValueError:
            raise SettingsError(name, word, "addresses or networks by commas, as 10.0.0.2 or 10.0.0.0/24") from None


def from_process(database: str = "") -> Settings:
    """The settings of the running process."""
    return settings_from(os.environ, database)
