"""How strong the bots of a ruleset are, as the strength table found it (`make strength` writes `strength.json`)."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

FILE: Final = "strength.json"


@dataclass(frozen=True)
class Strength:
    """The place of a bot on the ladder of a ruleset, and its result against the bot one place below."""

    place: float
    """Counted from 1, the weakest. A style may be half-way between two places."""
    against: str = ""
    """The bot one place below; empty where no match was played."""
    won: float = 0.0
    """The share of games won against it, with the interval in which the true share lies."""
    low: float = 0.0
    high: float = 0.0
    games: int = 0


def strength_in(found: dict[str, Any], game: str, ruleset: str, bot: str) -> Strength | None:
    """The strength of a bot in the data of a table; None for what was never measured."""
    row = found.get("games", {}).get(game, {}).get(ruleset, {}).get(bot.partition("@")[0])
    if row is None:
        return None
    if "wins" not in row:
        return Strength(row["rung"])
    wins = row["wins"]
    return Strength(row["rung"], row["below"], wins["value"], wins["low"], wins["high"], int(row["games"]))


def strength_of(game: str, ruleset: str, bot: str) -> Strength | None:
    """The strength of a bot in this ruleset; None for what was never measured."""
    return strength_in(_found(), game, ruleset, bot)


@cache
def _found() -> dict[str, Any]:
    file = files("arktable.bots").joinpath(FILE)
    if not file.is_file():
        return {}
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found
