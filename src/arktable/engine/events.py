"""Events: what happened, as a key with arguments, and who may know it. An event contains no sentence.

Events are recorded only while somebody listens (`Position.events` is a list), so a simulation does not pay for them.
"""

from collections.abc import Iterable
from typing import Final, TypedDict

from arktable.engine.seats import OPEN_BOOK

EVERYBODY: Final = -1


class Seen(TypedDict):
    """An event as one viewer may know it, for the wire."""

    key: str
    seat: int
    """The seat that acted; −1 for chance and the rules."""
    args: dict[str, int | str]
    """The arguments by name; the game declares the kind of each (`Told`)."""


class Event:
    """What happened. `details` are public; `secret` is added for the seat `audience` (and for the open book).

    An event with a secret has two sentences: `key` for viewers who do not know it, and `key` + "-card" (or another
    suffix given by `secret_key`) for those who do. A `silent` event has no sentence: it is only drawn in a scene.
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
        """Return the event as this viewer may know it, for the wire."""
        if self.secret_key and viewer in (self.audience, OPEN_BOOK):
            return {"key": self.secret_key, "seat": self.seat, "args": {**self.details, **self.secret}}
        return {"key": self.key, "seat": self.seat, "args": self.details}


def said(events: Iterable[Event], viewer: int) -> list[Seen]:
    """Return the events that have a sentence, as this viewer may know them."""
    return [event.seen_by(viewer) for event in events if not event.silent]
