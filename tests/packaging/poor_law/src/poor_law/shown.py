"""What the rule shows at the table, and what it says in the report on a game."""

from __future__ import annotations

from arktable.engine.additions import house_line
from arktable.engine.reporting.reports import said
from arktable.engine.reporting.shapes import HouseLine, ReportSaid
from arktable.games.arkwright.state import ArkwrightPosition
from poor_law.memory import gifts, is_thanked, is_unrest
from poor_law.numbers import WORTH, number


def shown(position: ArkwrightPosition) -> list[HouseLine]:
    """Everybody sees what each player has given, and whether the workers are angry."""
    given = [house_line("poor-law-given", gifts(position, seat), seat) for seat in range(position.seats)]
    return [*given, house_line("poor-law-mood", "angry" if is_unrest(position) else "calm")]


def shown_to(position: ArkwrightPosition, seat: int) -> list[HouseLine]:
    """A player who has given is reminded of the thanks."""
    return [house_line("poor-law-thanks", "due", seat)] if is_thanked(position, seat) else []


def report(position: ArkwrightPosition) -> list[ReportSaid]:
    """One sentence for each player who has given."""
    each = number(position.rules, WORTH)
    given = [(seat, gifts(position, seat)) for seat in range(position.seats)]
    return [said("poor-law-given", who=seat, n=n, total=n * each) for seat, n in given if n]
