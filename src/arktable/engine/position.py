"""`Position`, the state of a game at one moment. `engine/game.py` describes the contract."""

from __future__ import annotations

import hashlib
from abc import abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar, Final, Self, overload

from mypy_extensions import mypyc_attr

from arktable.engine.errors import IllegalMove, PositionError, WrongArgument
from arktable.engine.events import Event
from arktable.engine.facts import Setting
from arktable.engine.flow import Phase, StandingQuestion
from arktable.engine.moves import Catalogue, Move
from arktable.engine.reasons import GAME_OVER, Reason
from arktable.engine.rng import Rng
from arktable.engine.seats import NOBODY, OPEN_BOOK
from arktable.engine.state import State


class Verbs:
    """The functions of a game to which a position delegates; they are in modules of their own."""

    __slots__ = (
        "answers", "census", "conceal", "counted", "deal", "outlook", "own", "progress", "public", "sample", "scores",
        "view", "winners",
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
        answers: Callable[[Any, int], Any] | None = None,
        counted: Callable[[Any, int], list[int | None]] | None = None,
        view: Callable[[Any, int], Any] | None = None,
        public: Callable[[Any, bool], Any] | None = None,
        own: Callable[[Any, int], Any] | None = None,
    ) -> None:
        """A game gives either `view`, made for each viewer, or `public`, made once for all viewers, and `own`."""
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
        self.answers: Final[Callable[[Any, int], Any] | None] = answers
        self.counted: Final[Callable[[Any, int], list[int | None]] | None] = counted


class Settled:
    """The moment at which a seat had decided, outside of turns; `told` events of the decision came before it."""

    __slots__ = ("position", "seat", "told")

    def __init__(self, seat: int, told: int, position: Position) -> None:
        self.seat, self.told, self.position = seat, told, position


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(State):
    """The state of a game at one moment. Games subclass it and add their state as fields."""

    __slots__ = (
        "catalogue", "decisions", "due", "ended", "events", "frames", "memory", "met", "reveals", "rng", "seat",
        "seats", "setting", "settled", "turn", "watched",
    )  # fmt: skip

    VERBS: ClassVar[Verbs]
    """Set by each game."""

    def __init__(self, seats: int, catalogue: Catalogue, rng: Rng) -> None:
        self.seats = seats
        self.catalogue = catalogue
        self.rng = rng
        self.setting: Setting | None = None
        self.seat = NOBODY
        self.turn = 0  # number of players' turns so far, for logs and lists
        self.decisions = 0
        self.reveals = 0
        self.frames: list[Phase[Any]] = []
        self.due: list[Phase[Any]] = []  # interruptions, in order of arrival
        self.memory: dict[str, int] = {}  # state of modules of other packages, by a name of their own
        self.events: list[Event] | None = None
        self.ended: dict[int, Position] | None = None  # by seat: the moment its turn ended, for listeners
        self.settled: Settled | None = None  # the end of the last decision outside of turns, for listeners
        self.watched = ""  # key of an event of a scene: a listener wants the moment of it
        self.met: Position | None = None  # that moment

    # -- deciding -----------------------------------------------------------------------------------------------

    def moves(self) -> list[Move]:
        """Return every legal move; empty only when the game is over."""
        if self.seat < 0:
            return []
        return self.frames[-1].moves(self)

    @overload
    def play(self, move: Move) -> None: ...
    @overload
    def play(self, move: str) -> None: ...
    def play(self, move: Any) -> None:
        """Apply a move and continue to the next decision.

        A `Move` must be legal and is not checked, because search plays millions of them. Notation is checked.
        """
        if not isinstance(move, Move):
            self.play_checked(self.move(move))
            return
        self.decisions += 1
        self.frames[-1].play(self, move)
        self.advance()

    def move(self, text: Any) -> Move:
        """Return the move of this ruleset with this notation."""
        if not isinstance(text, str):
            raise WrongArgument("move", "a move or its notation", text)
        return self.catalogue.parse(text)

    def why_not(self, move: Move) -> Reason | None:
        """Return None if `move` is legal now, else the reason."""
        if self.seat < 0:
            return GAME_OVER
        return self.frames[-1].why_not(self, move)

    def is_secret(self, move: Move) -> bool:
        """Return whether this move, if made now, is hidden from the other seats (`Phase.secret`)."""
        return self.seat >= 0 and self.frames[-1].secret(self, move)

    def play_checked(self, move: Move) -> None:
        """Play a move from outside: an illegal one raises an error and changes nothing."""
        reason = self.why_not(move)
        if reason is not None:
            raise IllegalMove(move.text, reason)
        self.play(move)

    def phase(self) -> str:
        """Return the name of the phase that asks now."""
        return self.frames[-1].NAME if self.seat >= 0 else "over"

    def asked(self, viewer: int) -> dict[str, Any]:
        """Return the public data of the phases in progress and of the decision itself."""
        found: dict[str, Any] = {}
        if self.seat >= 0:
            for frame in self.frames:
                found.update(frame.under_way(self, viewer))
            found.update(self.frames[-1].asked(self, viewer))
            questions = self.standing_questions() if viewer == self.seat else []
            if questions:
                found["standing"] = {
                    question.name: {answer: move.text for answer, move in question.answers.items()}
                    for question in questions
                }
        return found

    def standing_questions(self) -> list[StandingQuestion]:
        """Return the questions of this decision that the seat may have answered in advance."""
        return self.frames[-1].standing_questions(self) if self.seat >= 0 else []

    def held(self) -> dict[str, int]:
        """Return the pieces that are in the frames of the stack, for the census."""
        found: dict[str, int] = {}
        for frame in self.frames:
            for name, number in frame.holds().items():
                found[name] = found.get(name, 0) + number
        return found

    # -- flow, for phases ---------------------------------------------------------------------------------------

    def advance(self) -> None:
        """Continue until a seat must decide or the stack is empty, which ends the game."""
        frames = self.frames
        while True:
            if self.due:
                frames.extend(self.due[::-1])  # the first one is on top, and ends before the next one begins
                self.due.clear()
            elif not frames:
                break
            top = frames[-1]
            if top.resume(self):
                self.seat = top.seat
                return
        self.seat = NOBODY

    def interrupt(self, frame: Phase[Any]) -> None:
        """Push a frame after the current step: for something that a phase triggers during its own step.

        Examples are a payment that forces a sale, or a piece given back that another player may take. The phase first
        finishes its step and may change the stack; it is resumed after the interruption.
        """
        self.due.append(frame)

    def tell_all(self, key: str, seat: int, **details: int | str) -> None:
        """Record a public event. Callers check `events is not None` first, so that no arguments are made in vain."""
        if self.events is not None:
            self.events.append(Event(key, seat, details))

    def tell_scene(self, key: str, seat: int, **details: int | str) -> None:
        """Record an event without a sentence, for a scene (`reporting/scenes.py`). Callers check `events` first."""
        if self.events is not None:
            self.events.append(Event(key, seat, details, silent=True))
            if key == self.watched and self.met is None:
                self.met = self.copy()

    def end_turn(self, seat: int) -> None:
        """End the turn of this seat. For listeners, keep a copy of this moment in `ended`.

        What follows before the next decision (a production, automatic opponents) is news to this seat.
        """
        if self.events is not None:
            self.tell_scene("turn-over", seat)
            if self.ended is None:
                self.ended = {}
            copy = self.copy()
            copy.seat = (seat + 1) % self.seats  # the next seat is not known yet: this seat is offered nothing
            self.ended[seat] = copy

    def settle(self, seat: int) -> None:
        """End a decision of this seat that is no part of a turn. For listeners, keep a copy of this moment.

        A preview shows it if what follows reveals something hidden.
        """
        if self.events is not None:
            copy = self.copy()
            copy.seat = (seat + 1) % self.seats  # as at the end of a turn
            self.settled = Settled(seat, len(self.events), copy)

    def take_over(self, source: Position) -> None:
        """Take the fields of this base class from another position. `copy` calls it; a copy has no listeners."""
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

    # -- methods that a game must define ------------------------------------------------------------------------

    @abstractmethod
    def copy(self) -> Self:
        """Return an independent copy, which has no listeners."""

    def derive(self) -> None:
        """Compute the fields that are declared `Derived`. Called after loading."""

    def problems(self) -> list[tuple[str, str]]:
        """Return what is impossible in this position, as (place in its text, sentence). For positions from outside."""
        return []

    def ended_properly(self) -> bool:
        """Return whether a finished game reached its regular end. False if it stopped because no seat could act."""
        return True

    # -- methods that delegate to the game (`Verbs`) ------------------------------------------------------------

    def view(self, viewer: int) -> dict[str, Any]:
        """Return all that this viewer may know, as plain data for JSON: the public part and the viewer's own part.

        The viewer is a seat, −1 for a spectator, or the open book.
        """
        if not (0 <= viewer < self.seats or viewer in (NOBODY, OPEN_BOOK)):
            raise WrongArgument("viewer", f"a seat from 0 to {self.seats - 1}, or {NOBODY} for a spectator", viewer)
        return {**self.public_part(viewer == OPEN_BOOK), **self.own_part(viewer)}

    def public_part(self, is_open: bool = False) -> dict[str, Any]:
        """Return what all viewers see alike; with `is_open` also the hidden things, for the open book.

        Empty in a game that makes a whole view for each viewer.
        """
        make = self.VERBS.public
        public: dict[str, Any] = {} if make is None else make(self, is_open)
        if self.setting is not None and self.setting.additions:
            public = {**public, "house": self.setting.shown(self)}
        return public

    def own_part(self, viewer: int) -> dict[str, Any]:
        """Return what this viewer sees in addition to the public part. No key is in both."""
        make = self.VERBS.own or self.VERBS.view
        own: dict[str, Any] = {} if make is None else make(self, viewer)
        if self.setting is not None and self.setting.additions:
            seats = list(range(self.seats)) if viewer == OPEN_BOOK else [viewer] if viewer >= 0 else []
            own = {**own, "house_own": self.setting.shown_to(self, seats)}
        return own

    def outlook(self, viewer: int) -> dict[str, Any] | None:
        """Return what may still happen, on request; more expensive than a view. None if the game has nothing to say."""
        outlook = self.VERBS.outlook
        return None if outlook is None else outlook(self, viewer)

    def answers(self, viewer: int) -> dict[str, Any] | None:
        """Return what each answer to the present question would bring this viewer, on request. None if the viewer is
        not asked, or the game has nothing to say.
        """
        answers = self.VERBS.answers
        return None if answers is None else answers(self, viewer)

    def counted(self, viewer: int) -> list[int | None] | None:
        """Return each seat's result if the game were scored now, as far as this viewer knows it; None if unknown."""
        counted = self.VERBS.counted
        return None if counted is None else counted(self, viewer)

    def sample(self, viewer: int, rng: Rng) -> Self:
        """Return a copy in which everything hidden from this viewer is redealt with `rng`."""
        copy: Self = self.VERBS.sample(self, viewer, rng)
        return copy

    def scores(self) -> list[int]:
        """Return the present points of each seat."""
        return self.VERBS.scores(self)

    def waiting(self) -> tuple[int, ...]:
        """Return the seats that have to decide now; empty when the game is over.

        It is one seat in our games. A game in which several seats decide at the same time may return more: each of them
        then has its own clock.
        """
        return (self.seat,) if self.seat >= 0 else ()

    def winners(self) -> list[int]:
        """Return the seats that won; empty while the game runs."""
        return self.VERBS.winners(self)

    def progress(self) -> float:
        """Return the progress of the game, from 0 to 1, for progress bars. It may be estimated; it never decreases."""
        return self.VERBS.progress(self)

    def census(self) -> dict[str, int]:
        """Return how many of each component there are, wherever they are. The result never changes during a game."""
        return self.VERBS.census(self)

    # -- as text ------------------------------------------------------------------------------------------------

    def begun_by(self) -> Setting:
        """Return the game, options and numbers of this position. A position built by hand has none."""
        if self.setting is None:
            raise PositionError("", "this position was not started by a game, so it has no ruleset to name")
        return self.setting

    def save(self, viewer: int = OPEN_BOOK) -> str:
        """Return the position as text (`text/positions.py`). What a viewer does not know is written as unknown."""
        from arktable.engine.text.positions import save_position  # noqa: PLC0415 - the text of a position is made from positions

        return save_position(self, viewer)

    def fingerprint(self) -> str:
        """Return a hash of the whole state, hidden things and the generator included: equal states, equal hashes."""
        return hashlib.blake2b(self.save().encode(), digest_size=16).hexdigest()

    # -- as a Python value --------------------------------------------------------------------------------------

    def __copy__(self) -> Position:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the ruleset and the text. What listeners collect is left out, as in a copy."""
        from arktable.engine.registry import reopen  # noqa: PLC0415 - the registry knows games, which know positions

        return reopen, (self.begun_by().game.facts.id, self.save())

    def __eq__(self, other: object) -> bool:
        if self is other or not isinstance(other, Position):
            return self is other
        if self.setting is None or other.setting is None or self.decisions != other.decisions:
            return False
        return self.save() == other.save()

    def __hash__(self) -> int:
        return id(self) if self.setting is None else hash(self.save())

    def __repr__(self) -> str:
        name = type(self).__name__ if self.setting is None else self.setting.game.facts.id
        asked = f"seat {self.seat} decides ({self.phase()})" if self.seat >= 0 else "over"
        return f"<{name}, {self.seats} seats, decision {self.decisions}: {asked}>"
