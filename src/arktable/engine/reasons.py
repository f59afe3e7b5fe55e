"""Why something is not allowed: a key, the numbers that miss, the rule. Sentences are made at the edge."""

from typing import Final, TypedDict


class Given(TypedDict):
    """A reason ready for the wire."""

    key: str
    args: dict[str, int | str]
    """The numbers that miss are `have`, `need` and `want`."""
    rule: str
    """The line of the rule book ("AK 98") or a ruling ("A7"); empty where no book says it."""


class Reason:
    """The answer of `why_not`. `rule` cites the line of the rule book ("AK 98") or a ruling ("A7")."""

    __slots__ = ("details", "key", "rule")

    def __init__(self, key: str, rule: str, details: dict[str, int | str] | None = None) -> None:
        self.key: Final[str] = key
        self.rule: Final[str] = rule
        self.details: Final[dict[str, int | str]] = details or {}

    def __str__(self) -> str:
        numbers = ", ".join(f"{name} {value}" for name, value in self.details.items())
        return f"{self.key}{f' ({numbers})' if numbers else ''} [{self.rule}]"

    def as_data(self) -> Given:
        """The reason as plain data, ready for the wire."""
        return {"key": self.key, "args": self.details, "rule": self.rule}


# Reasons that no game needs to invent again.
GAME_OVER: Final = Reason("over", "")


def not_now(asked: str, rule: str) -> Reason:
    """The game asks for something else at the moment; `rule` is where the book says what."""
    return Reason("not-now", rule, {"phase": asked})
