"""A moment of a game: plain data with a handful of verbs. The contract stands in `engine/game.py`."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar, Final, Self

from mypy_extensions import mypyc_attr

from arktable.engine.errors import IllegalMove, PositionError
from arktable.engine.events import Event
from arktable.engine.fields import Field
from arktable.engine.flow import Phase
from arktable.engine.moves import Catalogue, Move
from arktable.engine.reasons import GAME_OVER, Reason
from arktable.engine.rng import Rng
from arktable.engine.seats import NOBODY, OPEN_BOOK


class Setting:
    """What a position was started from: its game, the options chosen, the hash of the numbers it uses."""

    __slots__ = ("game", "options", "sheet_hash")

    def __init__(self, game: Any, options: dict[str, str], sheet_hash: str) -> None:
        self.game: Final[Any] = game  # a Game; that class is made of positions and declared later
        self.options: Final[dict[str, str]] = options
        self.sheet_hash: Final[str] = sheet_hash


class Verbs:
    """The answers of a game that stand in files of their own; a position hands these questions on to them."""

    __slots__ = (
        "census", "conceal", "counted", "deal", "outlook", "own", "progress", "public", "sample", "scores", "view",
        "winners",
    )  # fmt: skip

    def __init__(
        self,
        *,
        sample: Callable[[Any, int, Rng], Any],
        scores: Callable[[Any], list[int]],
        winners: Callable[[Any], list[int]],
        progress: Callable[[Any], float],
        census: Callable[[Any], dict[str, int]],
        conceal: Callable[[Any, int], None],
        deal: Callable[[Any, Rng], None],
        outlook: Callable[[Any, int], Any] | None = None,
        counted: Callable[[Any, int], list[int | None]] | None = None,
        view: Callable[[Any, int], Any] | None = None,
        public: Callable[[Any, bool], Any] | None = None,
        own: Callable[[Any, int], Any] | None = None,
    ) -> None:
        """What viewers see is either `view`, made for each of them, or `public`, made once for all, and `own`."""
        self.view: Final[Callable[[Any, int], Any] | None] = view
        self.public: Final[Callable[[Any, bool], Any] | None] = public
        self.own: Final[Callable[[Any, int], Any] | None] = own
        self.sample: Final[Callable[[Any, int, Rng], Any]] = sample
        self.scores: Final[Callable[[Any], list[int]]] = scores
        self.winners: Final[Callable[[Any], list[int]]] = winners
        self.progress: Final[Callable[[Any], float]] = progress
        self.census: Final[Callable[[Any], dict[str, int]]] = census
        self.conceal: Final[Callable[[Any, int], None]] = conceal
        self.deal: Final[Callable[[Any, Rng], None]] = deal
        self.outlook: Final[Callable[[Any, int], Any] | None] = outlook
        self.counted: Final[Callable[[Any, int], list[int | None]] | None] = counted


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """A moment of a game. Games subclass it, add their state as fields, and copy every field in `copy`."""

    __slots__ = (
        "catalogue", "decisions", "due", "ended", "events", "frames", "memory", "reveals", "rng", "seat", "seats",
        "setting", "turn",
    )  # fmt: skip

    FIELDS: ClassVar[tuple[Field, ...]] = ()
    """The fields that the game adds to this class, as the text writes them."""
    VERBS: ClassVar[Verbs]
    """Set by each game."""

    def __init__(self, seats: int, catalogue: Catalogue, rng: Rng) -> None:
        self.seats = seats
        self.catalogue = catalogue
        self.rng = rng
        self.setting: Setting | None = None
        self.seat = NOBODY
        self.turn = 0  # counts the players' turns from 1, for logs and lists
        self.decisions = 0
        self.reveals = 0
        self.frames: list[Phase[Any]] = []
        self.due: list[Phase[Any]] = []  # interruptions, first come first served
        self.memory: dict[str, int] = {}  # what modules from outside remember, by a name of their own
        self.events: list[Event] | None = None
        self.ended: dict[int, Position] | None = None  # by seat: the moment its turn ended, for whoever listens

    # -- deciding -----------------------------------------------------------------------------------------------

    def moves(self) -> list[Move]:
        """Every legal move; empty only when the game is over."""
        if self.seat < 0:
            return []
        return self.frames[-1].moves(self)

    def play(self, move: Move) -> None:
        """Apply a legal move and go on to the next decision."""
        self.decisions += 1
        self.frames[-1].play(self, move)
        self.advance()

    def why_not(self, move: Move) -> Reason | None:
        """None if `move` is legal now."""
        if self.seat < 0:
            return GAME_OVER
        return self.frames[-1].why_not(self, move)

    def is_secret(self, move: Move) -> bool:
        """Is this move, if it is made now, for the deciding seat alone to know (`Phase.secret`)?"""
        return self.seat >= 0 and self.frames[-1].secret(self, move)

    def play_checked(self, move: Move) -> None:
        """`play` for moves that come from outside: an illegal one raises and changes nothing."""
        reason = self.why_not(move)
        if reason is not None:
            raise IllegalMove(move.text, reason)
        self.play(move)

    def phase(self) -> str:
        """What is asked now, in the game's words."""
        return self.frames[-1].NAME if self.seat >= 0 else "over"

    def asked(self, viewer: int) -> dict[str, Any]:
        """The public side of the phases under way and of the decision itself."""
        found: dict[str, Any] = {}
        if self.seat >= 0:
            for frame in self.frames:
                found.update(frame.under_way(self, viewer))
            found.update(self.frames[-1].asked(self, viewer))
        return found

    def held(self) -> dict[str, int]:
        """What lies in the frames of the stack, for the census."""
        found: dict[str, int] = {}
        for frame in self.frames:
            for name, number in frame.holds().items():
                found[name] = found.get(name, 0) + number
        return found

    # -- flow, for phases ---------------------------------------------------------------------------------------

    def advance(self) -> None:
        """Go on until somebody must decide or the stack is empty: then the game is over."""
        frames = self.frames
        while True:
            if self.due:
                frames.extend(self.due[::-1])  # the first one lies on top, and is over before the next one begins
                self.due.clear()
            elif not frames:
                break
            top = frames[-1]
            if top.resume(self):
                self.seat = top.seat
                return
        self.seat = NOBODY

    def interrupt(self, frame: Phase[Any]) -> None:
        """Push a frame once the step under way is finished: for what a phase sets off in the middle of its own work.

        A payment that forces a sale, a thing given back that somebody may take: the phase goes on to the end of its
        step, changes the stack as it likes, and is resumed after the interruption.
        """
        self.due.append(frame)

    def tell_all(self, key: str, seat: int, **details: int | str) -> None:
        """Tell everybody what happened. Callers check `events is not None` first, so that silence costs nothing."""
        if self.events is not None:
            self.events.append(Event(key, seat, details))

    def tell_scene(self, key: str, seat: int, **details: int | str) -> None:
        """Tell what no sentence says but a scene shows (`engine/scenes.py`). Callers check `events` first as well."""
        if self.events is not None:
            self.events.append(Event(key, seat, details, silent=True))

    def end_turn(self, seat: int) -> None:
        """The turn of this seat is over. Whoever listens is told, and finds a twin of this moment in `ended`.

        What follows before the next decision (a production, opponents that play by themselves) is news to this seat.
        """
        if self.events is not None:
            self.tell_scene("turn-over", seat)
            if self.ended is None:
                self.ended = {}
            twin = self.copy()
            twin.seat = (seat + 1) % self.seats  # who decides next is not found yet: nothing is offered to this seat
            self.ended[seat] = twin

    def take_over(self, source: Position) -> None:
        """Take the fields of this base class from another position. `copy` calls it; nobody listens to a twin."""
        self.seat = source.seat
        self.turn = source.turn
        self.decisions = source.decisions
        self.reveals = source.reveals
        self.setting = source.setting
        self.frames = [frame.copy() for frame in source.frames]
        if source.memory:
            self.memory = source.memory.copy()
        if source.due:
            self.due = [frame.copy() for frame in source.due]

    # -- what a game must answer --------------------------------------------------------------------------------

    @abstractmethod
    def copy(self) -> Position:
        """An independent twin; nobody listens to it."""

    def derive(self) -> None:
        """Compute the fields that follow from others (`Derived`). It is called after loading."""

    def problems(self) -> list[tuple[str, str]]:
        """What is impossible in this position, as the place in its text and a sentence. For positions from outside."""
        return []

    def ended_properly(self) -> bool:
        """Did a game that is over reach its own end? False when it stopped because nobody could act any more."""
        return True

    # -- questions that are handed on (`Verbs`) -----------------------------------------------------------------

    def view(self, viewer: int) -> dict[str, Any]:
        """All that this viewer may know, as plain JSON-able data: the public part and the viewer's own part."""
        return {**self.public_part(viewer == OPEN_BOOK), **self.own_part(viewer)}

    def public_part(self, is_open: bool = False) -> dict[str, Any]:
        """What all viewers see alike; with `is_open` what is hidden too, for the open book.

        Empty in a game that makes a view for each viewer.
        """
        make = self.VERBS.public
        public: dict[str, Any] = {} if make is None else make(self, is_open)
        return public

    def own_part(self, viewer: int) -> dict[str, Any]:
        """What this viewer sees beside the public part. No key is in both."""
        make = self.VERBS.own or self.VERBS.view
        own: dict[str, Any] = {} if make is None else make(self, viewer)
        return own

    def outlook(self, viewer: int) -> dict[str, Any] | None:
        """What may still happen, for a viewer who asks; dearer than a view. None: the game has nothing to say."""
        outlook = self.VERBS.outlook
        return None if outlook is None else outlook(self, viewer)

    def counted(self, viewer: int) -> list[int | None] | None:
        """What the final count would give every seat now, as far as this viewer knows it. None: nobody can say."""
        counted = self.VERBS.counted
        return None if counted is None else counted(self, viewer)

    def sample(self, viewer: int, rng: Rng) -> Self:
        """A twin in which everything this viewer cannot know was dealt anew from `rng`."""
        twin: Self = self.VERBS.sample(self, viewer, rng)
        return twin

    def scores(self) -> list[int]:
        """Points per seat as they stand."""
        return self.VERBS.scores(self)

    def winners(self) -> list[int]:
        """The seats that won; empty while the game runs."""
        return self.VERBS.winners(self)

    def progress(self) -> float:
        """How far the game has come, 0 to 1, for progress bars. A guess is fine, going backwards is not."""
        return self.VERBS.progress(self)

    def census(self) -> dict[str, int]:
        """How much there is of everything, wherever it lies. It stays the same through a game."""
        return self.VERBS.census(self)

    # -- as text ------------------------------------------------------------------------------------------------

    def begun_by(self) -> Setting:
        """The game, options and numbers that this position was begun with. A position built by hand has none."""
        if self.setting is None:
            raise PositionError("", "this position was not started by a game, so it has no ruleset to name")
        return self.setting

    def save(self, viewer: int = OPEN_BOOK) -> str:
        """The position as text (`engine/text.py`). A viewer gets what they know; the rest is written as unknown."""
        from arktable.engine.text import save_position  # noqa: PLC0415 - the text of a position is made from positions

        return save_position(self, viewer)
