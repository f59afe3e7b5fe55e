"""Reasons why something is not allowed: a key, the missing numbers, the rule. It contains no sentence."""

from typing import Final, TypedDict


class Given(TypedDict):
    """A reason for the wire."""

    key: str
    args: dict[str, int | str]
    """The missing numbers are `have`, `need` and `want`."""
    rule: str
    """The line of the rule book ("AK 98") or a ruling ("A7"); empty if there is none."""


class Reason:
    """The result of `why_not`. `rule` cites the line of the rule book ("AK 98") or a ruling ("A7")."""

    __slots__ = ("details", "key", "rule")

    def __init__(self, key: str, rule: str, details: dict[str, int | str] | None = None) -> None:
        self.key: Final[str] = key
        self.rule: Final[str] = rule
        self.details: Final[dict[str, int | str]] = details or {}

    def __str__(self) -> str:
        numbers = ", ".join(f"{name} {value}" for name, value in self.details.items())
        return f"{self.key}{f' ({numbers})' if numbers else ''} [{self.rule}]"

    def as_data(self) -> Given:
        """Return the reason as plain data for the wire."""
        return {"key": self.key, "args": self.details, "rule": self.rule}


# Reasons that all games share.
GAME_OVER: Final = Reason("over", "")


def not_now(asked: str, rule: str) -> Reason:
    """Return the reason that the game asks for something else now; `rule` is the place in the book."""
    return Reason("not-now", rule, {"phase": asked})
