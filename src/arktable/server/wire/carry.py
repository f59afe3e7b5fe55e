"""What crosses the wire about seat links."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

CarryState: TypeAlias = Literal["none", "open", "used", "lapsed"]


class Carry(TypedDict):
    """The link that carries the asker to another browser."""

    state: CarryState
    """`open`: it can be used. `none`: never made, or revoked."""
    made: str | None
    lapses: str | None
    """When it ends if nobody has used it."""
    used: str | None
    """When it was used, in another browser."""
    browsers: int
    """Browsers with a session of the asker, this one included; some of them may have lost their cookie."""


class NewCarry(TypedDict):
    """A link that was just made."""

    code: str
    """Four groups of four letters. It is told this once; the link is `/carry#<code>`."""
    carry: Carry
