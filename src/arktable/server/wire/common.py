"""What several shapes of the wire have in common."""

from __future__ import annotations

from typing import Annotated, Any, NotRequired, TypeAlias, TypedDict

from msgspec import Meta

from arktable.engine.events import Seen
from arktable.engine.reasons import Given

Seat: TypeAlias = Annotated[int, Meta(extra_json_schema={"tsType": "Seat"})]
View: TypeAlias = Annotated[Any, Meta(extra_json_schema={"tsType": "View"})]
Word: TypeAlias = Annotated[str, Meta(max_length=64)]
Args: TypeAlias = Annotated[dict[str, int | str], Meta(extra_json_schema={"tsType": "Args"})]


class Event(Seen):
    """What happened, as the viewer may know it (words: `event-<key>`)."""


class Reason(Given):
    """Why something is not allowed (words: `why-<key>`)."""


class Fault(TypedDict):
    """What was refused (words: `error-<key>`)."""

    key: str
    args: NotRequired[Args]
