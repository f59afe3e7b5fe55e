"""The numbers of the rule: those of `sheet.toml`, under the name of its option."""

from __future__ import annotations

from typing import Final

from arktable.games.arkwright.rules import Rules

GIFT: Final = "gift"
THANKS: Final = "thanks"
ANGER: Final = "anger"
PATIENCE: Final = "patience"
WORTH: Final = "worth"


def number(rules: Rules, name: str) -> int:
    """Return a number of the sheet, or of the profile that a table is played with."""
    return rules.printed.sheet.number(f"poor-law.{name}")
