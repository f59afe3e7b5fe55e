"""The bodies of requests. A body that does not match is refused, and the error says where."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from arktable.server.lobby.lobby import SeatWish
from arktable.server.wire.pace import Pace
from arktable.server.wire.tables import SentMove

BODY_MOST: Final = 64 * 1024
KEPT_MOST: Final = 16 * 1024

Word = Annotated[str, Meta(max_length=64)]
Key = Annotated[str, Meta(pattern="^[ -~]{1,64}$")]
Version = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Games = Annotated[int, Meta(ge=0, le=1000)]
"""Number of games in which plans are to be compared; 0: as many as usual."""
Notation = Annotated[str, Meta(max_length=80)]
Moves = Annotated[list[Notation | SentMove], Meta(min_length=1, max_length=60)]
AnyMoves = Annotated[list[Notation | SentMove], Meta(max_length=60)]


class NameBody(msgspec.Struct, frozen=True):
    """`POST /me`"""

    name: Annotated[str, Meta(max_length=200)]


class CarryBody(msgspec.Struct, frozen=True):
    """`POST /carry`"""

    code: Annotated[str, Meta(max_length=64)]
    """The code of a seat link; spaces, dashes and case do not matter."""
    leave: bool = False
    """Confirms that the guest of this browser is given up."""


class NewTable(msgspec.Struct, frozen=True):
    """`POST /tables`"""

    ruleset: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[Word, Word] = {}
    name: Annotated[str, Meta(max_length=200)] | None = None
    position: str = ""
    """The text of a position in which the game begins; it determines ruleset, seats and options."""
    unlisted: bool = False
    """The table is listed for its own players only."""
    pace: Pace | None = None
    """Null for an unhurried game."""
    rated: bool = False
    """The game counts for the ratings of its players."""
    invited: bool = False
    """Only invited people may sit down."""
    chat: bool = True


class PositionBody(msgspec.Struct, frozen=True):
    """`POST /positions`"""

    text: str


class SitBody(msgspec.Struct, frozen=True):
    """`POST /tables/{id}/sit`"""

    seat: Annotated[int, Meta(ge=0, le=100)]
    name: Annotated[str, Meta(max_length=200)] | None = None
    """The name of a person who plays on the same device; without it the asker sits down."""
    bot: Word | None = None
    """The bot that sits there instead of a person."""


class MovesBody(msgspec.Struct, frozen=True):
    """`POST /tables/{id}/moves`"""

    version: Version
    key: Key
    moves: Moves


class KeptBody(msgspec.Struct, frozen=True):
    """`POST /tables/{id}/kept`"""

    text: Annotated[str, Meta(max_length=KEPT_MOST)]


class ChangeBody(msgspec.Struct, frozen=True):
    """`POST /tables/{id}/undo`, `/rules` and `/take-back`"""

    version: Version
    key: Key


class StandingAnswerBody(msgspec.Struct, frozen=True):
    """`POST /tables/{id}/standing-answers`"""

    question: Word
    answer: Word | None = None
    """Null revokes the answer."""


class HandOverBody(msgspec.Struct, frozen=True):
    """`POST /tables/{id}/hand-over`"""

    version: Version
    key: Key
    seat: Annotated[int, Meta(ge=0, le=100)]


class WhyBody(msgspec.Struct, frozen=True):
    """`POST /tables/{id}/why`: about moves, or about taking the last one back."""

    moves: AnyMoves = []
    undo: bool = False


class TryBody(msgspec.Struct, frozen=True):
    """`POST /tables/{id}/try`"""

    version: Version
    moves: Moves


class LessonBody(msgspec.Struct, frozen=True):
    """`POST /lessons/{game}/{lesson}` and the routes below it."""

    done: AnyMoves = []
    """All moves of the try so far: the server keeps no state."""
    moves: AnyMoves = []
    """The moves that the request is about."""


class AnalysisBody(msgspec.Struct, frozen=True):
    """`POST /tables/{id}/analysis/{n}` and the routes below it."""

    done: Annotated[list[Notation | SentMove], Meta(max_length=200)] = []
    """All moves of the try so far, after the first n decisions of the game: the server keeps no state."""
    moves: AnyMoves = []
    """The moves that the request is about."""
    games: Games = 0


class OutlookBody(msgspec.Struct, frozen=True):
    """`POST /tables/{id}/outlook` and `/answers`: after these moves, or as the table stands."""

    version: Version
    moves: AnyMoves = []


class HintBody(msgspec.Struct, frozen=True):
    """`POST /tables/{id}/hint`"""

    version: Version
    games: Games = 0


class TopicBody(msgspec.Struct, frozen=True):
    """Something that a guided game shows once: moves of these kinds, with one of these values of each argument."""

    name: Annotated[str, Meta(max_length=40)]
    kinds: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(min_length=1, max_length=20)]
    args: Annotated[
        dict[str, Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=20)]], Meta(max_length=4)
    ] = {}


class GuideBody(msgspec.Struct, frozen=True):
    """`POST /tables/{id}/guide`"""

    version: Version
    topics: Annotated[list[TopicBody], Meta(max_length=20)] = []
    """What the learner has not seen yet, in the order of the guide."""
    pressing: bool = False
    """The guide ends soon: showing a topic may cost more than usual."""


class ExplainBody(msgspec.Struct, frozen=True):
    """`POST /tables/{id}/explain`"""

    version: Version
    moves: Moves


class ReviewBody(msgspec.Struct, frozen=True):
    """`POST /tables/{id}/review`"""

    seat: Annotated[int, Meta(ge=0, le=100)]
    games: Games = 0
