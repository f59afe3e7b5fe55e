"""Everything about a server that can be set from outside, and the environment variable that sets it.

| variable                 | meaning                                                              | default     |
|--------------------------|----------------------------------------------------------------------|-------------|
| `DATABASE_URL`           | an SQLAlchemy address; wins over `ARKTABLE_DATABASE`                 |             |
| `ARKTABLE_DATABASE`      | the SQLite file with all tables                                      | see below   |
| `ARKTABLE_BOT_PAUSE`     | seconds before a bot's decisions, so that people can follow          | 0.6         |
| `ARKTABLE_BOT_SECONDS`   | the most a bot may think about one turn                              | 10          |
| `ARKTABLE_BOT_WORKERS`   | processes in which bots think                                        | 1           |
| `ARKTABLE_CACHED`        | tables kept ready in memory; others are rebuilt from their log       | 200         |
| `ARKTABLE_LIMIT_TABLES`  | new tables per person in ten minutes                                 | 40          |
| `ARKTABLE_LIMIT_RECORDS` | uploaded records per visitor in ten minutes                          | 20          |
| `ARKTABLE_LIMIT_GUESTS`  | new guests per address in ten minutes                                | 200         |
| `ARKTABLE_ORIGINS`       | other origins that may talk to us (`https://example.org`), by commas |             |
| `ARKTABLE_SECURE`        | `1`: the cookie travels over https only                              | 0           |
| `ARKTABLE_SEED`          | for tests: the seed of every new table, see below                    | by chance   |

Without a database the file is `arktable/arktable.db` in the user's data folder (`$XDG_DATA_HOME`, `~/.local/share`).

With `ARKTABLE_SEED` all tables of a ruleset deal the same cards and bots answer the same moves with the same moves, so
that tests and pictures do not depend on chance. Whoever knows the seed knows every hidden card: never set it where
people play. No request can set or read it.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from arktable.engine.errors import ArktableError

STATIC: Final = Path(__file__).parent / "static"
"""Where `make web` puts the client."""


class SettingsError(ArktableError):
    """An environment variable that cannot be understood."""

    def __init__(self, name: str, value: str, wanted: str) -> None:
        super().__init__("settings", f"{name}={value!r} must be {wanted}", {"name": name, "value": value})


@dataclass(frozen=True)
class Settings:
    """How one server runs. The defaults are those of the table above."""

    database_url: str
    bot_pause: float = 0.6
    bot_seconds: float = 10.0
    bot_workers: int = 1
    cached_tables: int = 200
    limit_tables: int = 40
    limit_records: int = 20
    limit_guests: int = 200
    origins: tuple[str, ...] = ()
    secure: bool = False
    seed: int = 0
    """0: every table draws its own."""
    static: Path = STATIC


def settings_from(environment: Mapping[str, str], database: str = "") -> Settings:
    """The settings of this environment; `database` (a path or an address) wins over it."""
    given = (
        database or environment.get("DATABASE_URL") or environment.get("ARKTABLE_DATABASE") or _data_file(environment)
    )
    return Settings(
        database_url=database_url(given),
        bot_pause=_number(environment, "ARKTABLE_BOT_PAUSE", Settings.bot_pause),
        bot_seconds=_number(environment, "ARKTABLE_BOT_SECONDS", Settings.bot_seconds),
        bot_workers=_whole(environment, "ARKTABLE_BOT_WORKERS", Settings.bot_workers),
        cached_tables=_whole(environment, "ARKTABLE_CACHED", Settings.cached_tables),
        limit_tables=_whole(environment, "ARKTABLE_LIMIT_TABLES", Settings.limit_tables),
        limit_records=_whole(environment, "ARKTABLE_LIMIT_RECORDS", Settings.limit_records),
        limit_guests=_whole(environment, "ARKTABLE_LIMIT_GUESTS", Settings.limit_guests),
        origins=tuple(
            origin.strip() for origin in environment.get("ARKTABLE_ORIGINS", "").split(",") if origin.strip()
        ),
        secure=environment.get("ARKTABLE_SECURE", "0") not in ("", "0"),
        seed=_whole(environment, "ARKTABLE_SEED", Settings.seed),
    )


def database_url(given: str) -> str:
    """A plain path means SQLite; anything with `://` is an address for SQLAlchemy."""
    if "://" in given:
        return given
    return f"sqlite:///{Path(given).expanduser().resolve()}"


def _data_file(environment: Mapping[str, str]) -> str:
    base = environment.get("XDG_DATA_HOME")
    folder = Path(base) if base else Path.home() / ".local" / "share"
    return str(folder / "arktable" / "arktable.db")


def _number(environment: Mapping[str, str], name: str, default: float) -> float:
    given = environment.get(name, "")
    try:
        value = float(given) if given else default
    except ValueError:
        raise SettingsError(name, given, "a number of seconds") from None
    if not 0 <= value <= 3600:  # also refuses nan
        raise SettingsError(name, given, "between 0 and 3600 seconds")
    return value


def _whole(environment: Mapping[str, str], name: str, default: int) -> int:
    given = environment.get(name, "")
    if not given:
        return default
    if not given.isdecimal() or not 1 <= int(given) <= 1_000_000:
        raise SettingsError(name, given, "a whole number from 1")
    return int(given)


def from_process(database: str = "") -> Settings:
    """The settings of the running process."""
    return settings_from(os.environ, database)
