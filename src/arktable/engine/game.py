"""The contract between games and everything that uses them: tables, bots, arenas, environments, notebooks.

A **Game** is immutable and makes positions: `start(seats, options, seed)`. A **Position** is plain data with a
handful of verbs:

=====================  =============================================================================================
`seat`                 who decides now; −1 when the game is over
`moves()`              every legal move, never empty while the game runs
`play(move)`           apply in place, then go on through everything that needs no decision
`copy()`               an independent twin, cheap enough for search
`view(seat)`           all that this seat (or a spectator, −1) may know, ready for the wire: `public_part()`, which is
                       the same for everybody, and `own_part(seat)`
`outlook(seat)`        ranges and cycles to come for a seat that asks, None where a game has none to tell
`counted(seat)`        what the final count would give now, for a chart; None where a game does not say
`sample(seat, rng)`    a full position in which all that this seat cannot know is dealt anew
`why_not(move)`        None if legal, else a Reason: key, numbers that miss, rule reference
`is_secret(move)`      may the other seats not know this move while the game runs? False in most games
`scores()`             running, and final once `seat` is −1; `winners()` the seats that won (several may)
`save(viewer)`         the position as text that `Game.load` reads; with a viewer, only what that viewer knows
=====================  =============================================================================================

What holds for every game, and is checked for every registered ruleset by `tests/conformance`:

- The same seed and the same moves give the same game, on every machine, interpreted or compiled.
- `play` is not asked to judge: it is handed legal moves. Whoever takes moves from outside asks `why_not` first.
- `why_not(m) is None` exactly for the members of `moves()`.
- `view(seat)` does not change by a byte when what this seat cannot know changes. `public_part()` does not change when
  anything that anybody may hide changes.
- `sample(seat, …)` has the same view for that seat, and the same legal moves while it is that seat's decision. Bots
  are handed a sample and nothing else: they may look, copy and try moves in it, and cannot cheat.
- A secret move (`Phase.secret`) changes no view, sample or text of another seat in another way than a different secret
  move would, until something is revealed. Tables and bots are told that the seat has decided, and not what.
- `census()` counts everything that comes out of the box, wherever it lies; it never changes during a game.
- `reveals` counts how often something hidden was drawn or turned up. Undo is free back to the last such moment or
  another player's decision, never past it.
- A game ends: random play reaches `seat == −1`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from arktable.engine.additions import Addition
from arktable.engine.bands import Band
from arktable.engine.errors import EditionError, UnknownName
from arktable.engine.facts import Facts
from arktable.engine.flow import Phase
from arktable.engine.moves import Catalogue
from arktable.engine.position import Position, Setting
from arktable.engine.reports import PlainReporter, ReporterOf
from arktable.engine.revisions import check_kept, later_than, restored
from arktable.engine.rng import Rng, rng_from_seed
from arktable.engine.rules import Clash, Module, clashes_of, compose_options, unused_numbers
from arktable.engine.scenes import SceneKind
from arktable.engine.sheets import Sheet
from arktable.engine.told import SHARED, SILENCE, Told

ANYTHING: Final = "anything"
"""What a game hides that does not name its secrets."""

T = TypeVar("T")
"""The game's printed things: typed numbers made from its sheet."""
C = TypeVar("C", bound=Catalogue)
"""The game's own catalogue of moves."""
R = TypeVar("R")
"""The game's rules: a frozen dataclass of slots."""
Q = TypeVar("Q", bound=Position)
"""The game's own position class."""


class Parts(Generic[T, C, R, Q]):
    """What a ruleset is made of. A game declares these parts; `Game` does the rest.

    `rules` are the rules without any option, for a number of seats; `modules` are what the options add for that number.
    `begin` lays out the table of a new position and pushes the first frames. `kit` is what a client draws from, `told`
    declares the game's events and reasons, `scenes` by name what is played back to whoever watches, `bands` by event
    what a log tells apart from the turns, `report` what is told of a game that is over. `secrets` names what these
    rules let a seat know that the others do not; people who share a screen are kept from seeing it.
    """

    def __init__(
        self,
        *,
        printed: Callable[[Sheet], T],
        catalogue: Callable[[T], C],
        rules: Callable[[T, C, int], R],
        modules: Callable[[int], Sequence[Module[R]]],
        position: Callable[[R, int, Rng], Q],
        begin: Callable[[Q], None],
        kit: Callable[[R], Mapping[str, Any]],
        phases: tuple[type[Phase[Any]], ...],
        told: Told = SILENCE,
        scenes: Mapping[str, SceneKind] | None = None,
        bands: Mapping[str, Band] | None = None,
        report: ReporterOf = PlainReporter,
        secrets: Callable[[R], tuple[str, ...]] | None = None,
    ) -> None:
        self.printed: Final[Callable[[Sheet], T]] = printed
        self.catalogue: Final[Callable[[T], C]] = catalogue
        self.rules: Final[Callable[[T, C, int], R]] = rules
        self.modules: Final[Callable[[int], Sequence[Module[R]]]] = modules
        self.position: Final[Callable[[R, int, Rng], Q]] = position
        self.begin: Final[Callable[[Q], None]] = begin
        self.kit: Final[Callable[[R], Mapping[str, Any]]] = kit
        self.phases: Final[tuple[type[Phase[Any]], ...]] = phases
        self.told: Final[Told] = told
        self.scenes: Final[Mapping[str, SceneKind]] = scenes or {}
        self.bands: Final[dict[str, Band]] = dict(bands or {})
        self.report: Final[ReporterOf] = report
        self.secrets: Final[Callable[[R], tuple[str, ...]] | None] = secrets


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A ruleset with its sheet and the revision of its rules. It never changes, and it makes positions."""

    def __init__(
        self,
        facts: Facts,
        sheet: Sheet,
        parts: Parts[Any, Any, Any, Any],
        additions: tuple[Addition, ...] = (),
        revision: int = 0,
        twin: Game | None = None,
    ) -> None:
        """Without a revision it has the present rules. A `twin` on the same sheet shares its numbers and moves."""
        self.facts: Final[Facts] = facts.with_options(tuple([addition.option for addition in additions]))
        self.sheet: Final[Sheet] = sheet
        self.parts: Final[Parts[Any, Any, Any, Any]] = parts
        self.additions: Final[tuple[Addition, ...]] = additions
        self.revision: Final[int] = revision or facts.rules_rev
        self.printed: Final[Any] = parts.printed(sheet) if twin is None else twin.printed
        self._own_facts: Final[Facts] = facts
        self._catalogue: Final[Catalogue] = parts.catalogue(self.printed) if twin is None else twin.catalogue()
        for addition in additions if twin is None else ():
            if addition.moves is not None:
                addition.moves(self._catalogue)
        self._rules: dict[str, Any] = {}
        self._settings: dict[str, Setting] = {}
        self._revisions: dict[int, Game] = {}
        self._renewed: list[Game] = []

    def with_sheet(self, sheet: Sheet) -> Game:
        """The same rules on other printed numbers."""
        return Game(self._own_facts, sheet, self.parts, self.additions, self.revision)

    def with_additions(self, additions: tuple[Addition, ...]) -> Game:
        """The same ruleset with house rules from outside."""
        return Game(self._own_facts, self.sheet, self.parts, additions, self.revision)

    def by_revision(self, revision: int) -> Game:
        """The same game by the rules of that revision. Raises an EditionError when the program has not kept them."""
        if revision == self.revision:
            return self
        check_kept(self.facts.id, self.facts.revisions, revision)
        if revision not in self._revisions:
            twin = Game(self._own_facts, self.sheet, self.parts, self.additions, revision, self)
            self._revisions[revision] = twin
        return self._revisions[revision]

    def unused_numbers(self, options: Mapping[str, str], seats: int) -> list[str]:
        """The numbers of the sheet that only modules use which these options do not choose."""
        return unused_numbers(self.modules(seats), self.choose(options))

    def sheet_hash(self, options: Mapping[str, str], seats: int) -> str:
        """The hash of the numbers that this game uses with these options."""
        return self._setting(options, seats).sheet_hash

    def modules(self, seats: int) -> list[Module[Any]]:
        """Every module that an option can choose for so many players, in the order in which they are applied."""
        return [*self.parts.modules(seats), *(module for addition in self.additions for module in addition.modules)]

    def clashes(self) -> list[Clash]:
        """Choices that do not go together, as far as modules name them, so that a form can say it. `start` decides."""
        found: dict[str, Clash] = {}
        for seats in range(self.facts.seats_min, self.facts.seats_max + 1):
            for clash in clashes_of(self.modules(seats)):
                found[f"{clash.first} {clash.second}"] = clash
        return list(found.values())

    def phases(self) -> list[type[Phase[Any]]]:
        """Every class of frames that can lie on the stack."""
        return [*self.parts.phases, *(phase for addition in self.additions for phase in addition.phases)]

    def told(self) -> Told:
        """Every event and reason that a table of this ruleset can meet."""
        told = SHARED.plus(self.parts.told)
        for addition in self.additions:
            told = told.plus(addition.told)
        return told

    def catalogue(self) -> Catalogue:
        """Every move any position of this ruleset can offer."""
        return self._catalogue

    # -- options ------------------------------------------------------------------------------------------------

    def choose(self, options: Mapping[str, str]) -> dict[str, str]:
        """All options with a value: the given ones checked, the others at their default.

        A house rule from outside that is not played is left out: whoever has not installed it can open the game too.
        """
        known = {option.key: option for option in self.facts.options}
        for key, value in options.items():
            if key not in known:
                raise UnknownName("option", key, known)
            if value not in known[key].values:
                raise UnknownName(f"value of option {key!r}", value, known[key].values)
        chosen = {key: options.get(key, option.default) for key, option in known.items()}
        for option in [addition.option for addition in self.additions]:
            if chosen[option.key] == option.default:
                del chosen[option.key]
        return chosen

    def check_seats(self, seats: int) -> None:
        """Refuse a number of players the rules do not have."""
        low, high = self.facts.seats_min, self.facts.seats_max
        if not low <= seats <= high:
            raise UnknownName("number of seats", str(seats), [str(n) for n in range(low, high + 1)])

    def rules(self, options: Mapping[str, str], seats: int = 0) -> Any:
        """The rules for these options and so many players (the most if not given), composed once."""
        chosen, seats = self.choose(options), seats or self.facts.seats_max
        key = f"{seats} {sorted(chosen.items())}"
        if key not in self._rules:
            base = self.parts.rules(self.printed, self._catalogue, seats)
            present = compose_options(base, self.modules(seats), chosen)
            self._rules[key] = restored(present, self.facts.revisions, self.revision)
        return self._rules[key]

    def kit(self, options: Mapping[str, str]) -> dict[str, Any]:
        """The printed things a client draws from, as plain JSON-able data."""
        return dict(self.parts.kit(self.rules(options)))

    def secrets(self, options: Mapping[str, str], seats: int) -> list[str]:
        """What a seat may know that the others do not, by name (words: `secret-<name>`); empty: all lies open.

        A game that does not say so may hide anything.
        """
        named = self.parts.secrets
        return [ANYTHING] if named is None else list(named(self.rules(options, seats)))

    # -- positions ----------------------------------------------------------------------------------------------

    def empty(self, seats: int, options: Mapping[str, str], rng: Rng) -> Position:
        """A position in which nothing is laid out yet and nobody decides: for `start` and for loading."""
        self.check_seats(seats)
        position: Position = self.parts.position(self.rules(options, seats), seats, rng)
        position.setting = self._setting(options, seats)
        return position

    def _setting(self, options: Mapping[str, str], seats: int) -> Setting:
        chosen = self.choose(options)
        key = f"{seats} {sorted(chosen.items())}"
        if key not in self._settings:
            numbers = self.sheet.used_hash(self.unused_numbers(chosen, seats))
            self._settings[key] = Setting(self, chosen, numbers)
        return self._settings[key]

    def go_on(self, position: Position) -> Position:
        """The same moment by the rules of this game: from here on they hold. The given position stays as it is.

        The position must have been made by the same ruleset on the same sheet. Where a revision since then corrected
        numbers, the twin has those of now; it knows its game (`begun_by`).
        """
        begun = position.begun_by()
        since = [one for one in later_than(self.facts.revisions, begun.game.revision) if one.number <= self.revision]
        if any(one.numbers for one in since) and not self.sheet.renewed().reads_like(self.sheet):
            return self._on_renewed_sheet().go_on(position)
        options = begun.options
        kind: Any = type(position)
        rules = self.rules(options, position.seats)
        twin: Position = kind(rules, position.seats, position.rng.copy(), position)
        twin.setting = self._setting(options, position.seats)
        if twin.seat >= 0 and not twin.moves():
            raise EditionError(f"nothing can be decided here by rules revision {self.revision}; go on after this step")
        return twin

    def _on_renewed_sheet(self) -> Game:
        if not self._renewed:
            self._renewed.append(self.with_sheet(self.sheet.renewed()))
        return self._renewed[0]

    def start(self, seats: int, options: Mapping[str, str], seed: int, listen: bool = False) -> Position:
        """The first position in which somebody decides. With `listen` its set-up is told as events."""
        position = self.empty(seats, options, rng_from_seed(seed))
        if listen:
            position.events = []
        self.parts.begin(position)
        position.advance()
        return position

    def load(self, text: str, seed: int = 0) -> Position:
        """The position of this ruleset that a text describes. What the text leaves unknown is dealt from `seed`."""
        from arktable.engine.text import load_position  # noqa: PLC0415 - the text of a position is read into positions

        return load_position(self, text, seed)
