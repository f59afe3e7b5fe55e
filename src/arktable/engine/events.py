"""Events tell what happened as a key with arguments, and who may know what. They never hold a sentence.

Events are recorded only while somebody listens (`Position.events` is a list), so that simulation pays nothing.
"""

from collections.abc import Iterable
from typing import Final, TypedDict

from arktable.engine.seats import OPEN_BOOK

EVERYBODY: Final = -1


class Seen(TypedDict):
    """An event as somebody may know it, ready for the wire."""

    key: str
    seat: int
    """Who did it, −1 for chance and the rules."""
    args: dict[str, int | str]
    """By name; what each is the game declares (`Told`)."""


class Event:
    """`details` are public; `secret` is added for the one seat in `audience` (and for the open book).

    An event with a secret has two sentences: `key` for whoever does not know it, `key` + "-card" (or another suffix
    given by `secret_key`) for who does. A `silent` event has no sentence: a scene is drawn with it.
    """

    __slots__ = ("audience", "details", "key", "seat", "secret", "secret_key", "silent")

    def __init__(
        self,
        key: str,
        seat: int,
        details: dict[str, int | str],
        audience: int = EVERYBODY,
        secret_key: str = "",
        secret: dict[str, int | str] | None = None,
        silent: bool = False,
    ) -> None:
        self.key: Final[str] = key
        self.seat: Final[int] = seat
        self.details: Final[dict[str, int | str]] = details
        self.audience: Final[int] = audience
        self.secret_key: Final[str] = secret_key
        self.secret: Final[dict[str, int | str]] = secret or {}
        self.silent: Final[bool] = silent

    def seen_by(self, viewer: int) -> Seen:
        """The event as this viewer may know it, ready for the wire."""
        if self.secret_key and viewer in (self.audience, OPEN_BOOK):
            return {"key": self.secret_key, "seat": self.seat, "args": {**self.details, **self.secret}}
        return {"key": self.key, "seat": self.seat, "args": self.details}


def said(events: Iterable[Event], viewer: int) -> list[Seen]:
    """The events that have a sentence, as this viewer may know them."""
    return [event.seen_by(viewer) for event in events if not event.silent]
