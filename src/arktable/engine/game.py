"""The contract between games and everything that uses them: tables, bots, arenas, environments, notebooks.

A **Game** is immutable and makes positions: `start(seats, options, seed)`. A **Position** is plain data with a
handful of verbs:

=====================  =============================================================================================
`seat`                 who decides now; −1 when the game is over
`moves()`              every legal move, never empty while the game runs
`play(move)`           apply in place, then go on through everything that needs no decision
`copy()`               an independent twin, cheap enough for search
`view(seat)`           all that this seat (or a spectator, −1) may know, ready for the wire
`sample(seat, rng)`    a full position in which all that this seat cannot know is dealt anew
`why_not(move)`        None if legal, else a Reason: key, numbers that miss, rule reference
`scores()`             running, and final once `seat` is −1; `winners()` the seats that won (several may)
=====================  =============================================================================================

What holds for every game, and is checked for every registered ruleset by `tests/conformance`:

- The same seed and the same moves give the same game, on every machine, interpreted or compiled.
- `play` is not asked to judge: it is handed legal moves. Whoever takes moves from outside asks `why_not` first.
- `why_not(m) is None` exactly for the members of `moves()`.
- `view(seat)` does not change by a byte when what this seat cannot know changes.
- `sample(seat, …)` has the same view for that seat, and the same legal moves while it is that seat's decision. Bots
  are handed a sample and nothing else: they may look, copy and try moves in it, and cannot cheat.
- `census()` counts everything that comes out of the box, wherever it lies; it never changes during a game.
- `reveals` counts how often something hidden was drawn or turned up. Undo is free back to the last such moment or
  another player's decision, never past it.
- A game ends: random play reaches `seat == −1`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import mypyc_attr

from arktable.engine.errors import IllegalMove, UnknownName
from arktable.engine.events import Event
from arktable.engine.flow import Phase
from arktable.engine.moves import Catalogue, Move
from arktable.engine.reasons import GAME_OVER, Reason
from arktable.engine.rng import Rng
from arktable.engine.seats import NOBODY
from arktable.engine.sheets import Sheet


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """A moment of a game. Games subclass it, add their state as fields, and copy every field in `copy`."""

    __slots__ = ("catalogue", "decisions", "due", "events", "frames", "reveals", "rng", "seat", "seats", "turn")

    def __init__(self, seats: int, catalogue: Catalogue, rng: Rng) -> None:
        self.seats = seats
        self.catalogue = catalogue
        self.rng = rng
        self.seat = NOBODY
        self.turn = 0  # counts the players' turns from 1, for logs and lists
        self.decisions = 0
        self.reveals = 0
        self.frames: list[Phase[Any]] = []
        self.due: list[Phase[Any]] = []  # interruptions, first come first served
        self.events: list[Event] | None = None

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

    def play_checked(self, move: Move) -> None:
        """`play` for moves that come from outside: an illegal one raises and changes nothing."""
        reason = self.why_not(move)
        if reason is not None:
            raise IllegalMove(move.text, reason)
        self.play(move)

    def phase(self) -> str:
        """What is asked now, in the game's words."""
        return self.frames[-1].name() if self.seat >= 0 else "over"

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

    def take_over(self, source: Position) -> None:
        """For `copy` of subclasses: the fields of this base class. Nobody listens to a twin."""
        self.seat = source.seat
        self.turn = source.turn
        self.decisions = source.decisions
        self.reveals = source.reveals
        self.frames = [frame.copy() for frame in source.frames]
        if source.due:
            self.due = [frame.copy() for frame in source.due]

    # -- what a game must answer --------------------------------------------------------------------------------

    @abstractmethod
    def copy(self) -> Position:
        """An independent twin; nobody listens to it."""

    @abstractmethod
    def view(self, viewer: int) -> dict[str, Any]:
        """All that this viewer may know, as plain JSON-able data."""

    @abstractmethod
    def sample(self, viewer: int, rng: Rng) -> Position:
        """A twin in which everything this viewer cannot know was dealt anew from `rng`."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Points per seat as they stand."""

    @abstractmethod
    def winners(self) -> list[int]:
        """The seats that won; empty while the game runs."""

    def ended_properly(self) -> bool:
        """Once over: did the game reach its own end? False when it stopped because nobody could act any more."""
        return True

    @abstractmethod
    def progress(self) -> float:
        """How far the game has come, 0 to 1, for progress bars. A guess is fine, going backwards is not."""

    @abstractmethod
    def census(self) -> dict[str, int]:
        """How much there is of everything, wherever it lies. Constant through a game."""


class Option:
    """A choice made when a table is opened. Its words are `option-<game>-<key>[-<value>]` in the locale files."""

    __slots__ = ("default", "key", "values")

    def __init__(self, key: str, values: tuple[str, ...]) -> None:
        self.key: Final[str] = key
        self.values: Final[tuple[str, ...]] = values
        self.default: Final[str] = values[0]


class Facts:
    """What is known of a ruleset without starting it."""

    __slots__ = ("game", "id", "minutes", "options", "reconstructed", "rules_rev", "seats_max", "seats_min")

    def __init__(
        self,
        id: str,  # noqa: A002 - it is what people type
        game: str,
        seats_min: int,
        seats_max: int,
        minutes: int,
        rules_rev: int,
        options: tuple[Option, ...],
        reconstructed: bool,
    ) -> None:
        self.id: Final[str] = id
        self.game: Final[str] = game
        self.seats_min: Final[int] = seats_min
        self.seats_max: Final[int] = seats_max
        self.minutes: Final[int] = minutes
        # A change of rules that alters what a recorded game does bumps this number.
        self.rules_rev: Final[int] = rules_rev
        self.options: Final[tuple[Option, ...]] = options
        # True when numbers that matter to play are our reconstruction, not print.
        self.reconstructed: Final[bool] = reconstructed


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A ruleset with its sheet. Immutable; makes positions."""

    def __init__(self, facts: Facts, sheet: Sheet) -> None:
        self.facts: Final[Facts] = facts
        self.sheet: Final[Sheet] = sheet

    def choose(self, options: Mapping[str, str]) -> dict[str, str]:
        """All options with a value: the given ones checked, the others at their default."""
        known = {option.key: option for option in self.facts.options}
        for key, value in options.items():
            if key not in known:
                raise UnknownName("option", key, known)
            if value not in known[key].values:
                raise UnknownName(f"value of option {key!r}", value, known[key].values)
        return {key: options.get(key, option.default) for key, option in known.items()}

    def check_seats(self, seats: int) -> None:
        """Refuse a number of players the rules do not have."""
        low, high = self.facts.seats_min, self.facts.seats_max
        if not low <= seats <= high:
            raise UnknownName("number of seats", str(seats), [str(n) for n in range(low, high + 1)])

    @abstractmethod
    def start(self, seats: int, options: Mapping[str, str], seed: int, listen: bool = False) -> Position:
        """The first position in which somebody decides. With `listen` its set-up is told as events."""

    @abstractmethod
    def catalogue(self) -> Catalogue:
        """Every move any position of this ruleset can offer."""

    @abstractmethod
    def with_sheet(self, sheet: Sheet) -> Game:
        """The same rules on other printed numbers."""

    @abstractmethod
    def kit(self, options: Mapping[str, str]) -> dict[str, Any]:
        """The printed things a client draws from, as plain JSON-able data."""
