"""The contract between games and everything that uses them: tables, bots, arenas, environments, notebooks.

A **Game** is immutable and makes positions: `start(seats, options, seed)`. A **Position** is plain data with a
handful of verbs:

=====================  =============================================================================================
`seat`                 who decides now; −1 when the game is over
`moves()`              every legal move, never empty while the game runs
`play(move)`           apply in place, then continue to the next decision
`copy()`               an independent copy, cheap enough for search
`view(seat)`           all that this seat (or a spectator, −1) may know, for the wire: `public_part()`, which is
                       the same for all viewers, and `own_part(seat)`
`outlook(seat)`        predicted ranges and future cycles, computed on request; None where a game has none
`answers(seat)`        what each answer to the present question would bring, on request; None where a game has none
`counted(seat)`        the result if the game were scored now, for a chart; None where a game does not say
`sample(seat, rng)`    a full position in which everything hidden from this seat is redealt
`why_not(move)`        None if legal, else a Reason: key, missing numbers, rule reference
`is_secret(move)`      whether this move is hidden from the other seats while the game runs; False in most games
`scores()`             running, and final once `seat` is −1; `winners()` the seats that won (several may)
`save(viewer)`         the position as text that `Game.load` reads; with a viewer, only what that viewer knows
=====================  =============================================================================================

Every game guarantees the following; `tests/conformance` checks it for every registered ruleset:

- The same seed and the same moves give the same game, on every machine, interpreted or compiled.
- `play` expects a legal move and does not check it. Code that accepts moves from outside calls `why_not` first.
- `why_not(m) is None` exactly for the members of `moves()`.
- `view(seat)` does not change by a byte when only things hidden from this seat change. `public_part()` does not change
  when only things hidden from at least one seat change.
- `sample(seat, …)` has the same view for that seat, and the same legal moves while it is that seat's decision. Bots get
  a sample and nothing else: they may read and copy it and try moves in it, and cannot cheat.
- A secret move (`Phase.secret`) has the same effect on the views, samples and texts of the other seats as any other
  secret move, until something is revealed. Tables and bots are told that the seat has decided, but not what.
- `census()` counts all components of the game, wherever they are; it never changes during a game.
- `reveals` counts how often something hidden was drawn or turned up. A player may undo back to the last such moment or
  another player's decision, but not further.
- A game ends: random play reaches `seat == −1`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar, overload

from mypy_extensions import mypyc_attr

from arktable.engine.additions import Addition
from arktable.engine.datum import Datum
from arktable.engine.encoding.encoder import MEMORIES, NONE, Encoder, EncoderOf, Scope
from arktable.engine.encoding.plain import PlainEncoder
from arktable.engine.errors import EditionError, UnknownName, WrongArgument
from arktable.engine.facts import Facts, Setting
from arktable.engine.flow import Phase
from arktable.engine.moves import Catalogue
from arktable.engine.position import Position
from arktable.engine.records.revisions import check_kept, later_than, restored
from arktable.engine.reporting.ahead import Ahead
from arktable.engine.reporting.bands import Band
from arktable.engine.reporting.reports import PlainReporter, ReporterOf
from arktable.engine.reporting.scenes import SceneKind
from arktable.engine.rng import Rng, rng_from_seed
from arktable.engine.rules import Clash, Module, clashes_of, compose_options, unused_numbers
from arktable.engine.sheets import Sheet, hash_of, without
from arktable.engine.told import SHARED, SILENCE, Told

ANYTHING: Final = "anything"
"""The secret of a game that does not name its secrets."""

T = TypeVar("T")
"""The game's printed data: typed numbers made from its sheet."""
C = TypeVar("C", bound=Catalogue)
"""The game's catalogue class."""
R = TypeVar("R")
"""The game's rules: a frozen dataclass with slots."""
Q = TypeVar("Q", bound=Position)
"""The game's position class."""


class Parts(Generic[T, C, R, Q]):
    """The parts of a ruleset, which a game declares; `Game` does the rest.

    `rules` are the rules without any option, for a number of seats; `modules` are what the options add for that number.
    `begin` sets up the table of a new position and pushes the first frames. `kit` is the data that a client draws from,
    and `told` declares the game's events and reasons. `scenes` are the parts of a game that are played back, by name.
    `bands` are the sections of a log that are not turns, by their first event. `report` is the report on a finished
    game. `secrets` names what these rules let a seat know and the others not; a shared screen hides it. `ahead` is what
    orders ahead need. `encoder` writes positions as numbers for programs that learn; without one, all declared fields
    are written. `planes` says that it can also draw the board.
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
        ahead: Ahead | None = None,
        encoder: EncoderOf | None = None,
        planes: bool = False,
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
        self.ahead: Final[Ahead | None] = ahead
        self.encoder: Final[EncoderOf | None] = encoder
        self.planes: Final[bool] = planes


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A ruleset with its sheet and the revision of its rules. It is immutable and makes positions."""

    def __init__(
        self,
        facts: Facts,
        sheet: Sheet,
        parts: Parts[Any, Any, Any, Any],
        additions: tuple[Addition, ...] = (),
        revision: int = 0,
        sibling: Game | None = None,
    ) -> None:
        """Without a revision, use the present rules. A `sibling` on the same sheet shares its numbers and moves."""
        self.facts: Final[Facts] = facts.with_options(tuple([addition.option for addition in additions]))
        house: dict[str, Datum] = {}
        for addition in additions:
            house.update(addition.numbers)
        self.sheet: Final[Sheet] = sheet.with_numbers(house)
        self._house: Final[dict[str, Datum]] = house
        self.parts: Final[Parts[Any, Any, Any, Any]] = parts
        self.additions: Final[tuple[Addition, ...]] = additions
        self.revision: Final[int] = revision or facts.rules_rev
        self.printed: Final[Any] = parts.printed(self.sheet) if sibling is None else sibling.printed
        self._own_facts: Final[Facts] = facts
        self._catalogue: Final[Catalogue] = parts.catalogue(self.printed) if sibling is None else sibling.catalogue()
        for addition in additions if sibling is None else ():
            if addition.moves is not None:
                addition.moves(self._catalogue)
        self._catalogue.ruleset = facts.id
        self._rules: dict[str, Any] = {}
        self._settings: dict[str, Setting] = {}
        self._revisions: dict[int, Game] = {}
        self._renewed: list[Game] = []

    def with_sheet(self, sheet: Sheet) -> Game:
        """Return the same rules with other printed numbers."""
        return Game(self._own_facts, sheet, self.parts, self.additions, self.revision)

    def with_additions(self, additions: tuple[Addition, ...]) -> Game:
        """Return the same ruleset with house rules from other packages."""
        return Game(self._own_facts, self.sheet, self.parts, additions, self.revision)

    def by_revision(self, revision: int) -> Game:
        """Return the game with the rules of that revision. Raise an EditionError if the program has not kept them."""
        if revision == self.revision:
            return self
        check_kept(self.facts.id, self.facts.revisions, revision)
        if revision not in self._revisions:
            self._revisions[revision] = Game(self._own_facts, self.sheet, self.parts, self.additions, revision, self)
        return self._revisions[revision]

    def unused_numbers(self, options: Mapping[str, str], seats: int) -> list[str]:
        """Return the numbers of the sheet that are used only by modules which these options do not choose."""
        return unused_numbers(self.modules(seats), self.choose(options))

    def sheet_hash(self, options: Mapping[str, str], seats: int) -> str:
        """Return the hash of the numbers that this game uses with these options."""
        return self._setting(options, seats).sheet_hash

    def values(self, options: Mapping[str, str], seats: int) -> dict[str, Any]:
        """Return the numbers that a game with these options is kept with.

        These are all numbers of the game, and those of the chosen house rules.
        """
        chosen = self.house_numbers(options)
        values = {key: value for key, value in self.sheet.values().items() if key not in self._house}
        return dict(sorted({**values, **chosen}.items()))

    def house_numbers(self, options: Mapping[str, str]) -> dict[str, Any]:
        """Return the numbers of the house rules that these options choose."""
        chosen = self._chosen_additions(self.choose(options))
        return {key: self.sheet[key] for addition in chosen for key in addition.numbers}

    def _chosen_additions(self, chosen: Mapping[str, str]) -> list[Addition]:
        # An option that has its default is left out of `chosen`.
        return [addition for addition in self.additions if addition.option.key in chosen]

    def modules(self, seats: int) -> list[Module[Any]]:
        """Return every module that an option can choose with this number of players, in the order of application."""
        return [*self.parts.modules(seats), *(module for addition in self.additions for module in addition.modules)]

    def clashes(self) -> list[Clash]:
        """Return the choices that modules declare as incompatible, for a form. `start` makes the final check."""
        found: dict[str, Clash] = {}
        for seats in range(self.facts.seats_min, self.facts.seats_max + 1):
            for clash in clashes_of(self.modules(seats)):
                found[f"{clash.first} {clash.second}"] = clash
        return list(found.values())

    def phases(self) -> list[type[Phase[Any]]]:
        """Return every class of frames that can be on the stack."""
        return [*self.parts.phases, *(phase for addition in self.additions for phase in addition.phases)]

    def standing_questions(self) -> dict[str, tuple[str, ...]]:
        """Return the questions that a seat can answer in advance (`Phase.STANDING`), with all their answers."""
        found: dict[str, tuple[str, ...]] = {}
        for phase in self.phases():
            found.update(phase.STANDING)
        return found

    def standing_questions_in(self, position: Position) -> dict[str, tuple[str, ...]]:
        """Return those of them that can still be asked in this game (`Phase.askable`)."""
        names = {name for phase in self.phases() for name in phase.askable(position)}
        return {name: answers for name, answers in self.standing_questions().items() if name in names}

    def told(self) -> Told:
        """Return the declarations of every event and reason of this ruleset."""
        told = SHARED.plus(self.parts.told)
        for addition in self.additions:
            told = told.plus(addition.told)
        return told

    def catalogue(self) -> Catalogue:
        """Return every move that a position of this ruleset can offer."""
        return self._catalogue

    # -- options ------------------------------------------------------------------------------------------------

    def choose(self, options: Mapping[str, str]) -> dict[str, str]:
        """Return all options with a value: the given ones, checked, and the others with their default.

        A house rule of another package that is not chosen is left out, so that the game also opens without that
        package.
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
        """Refuse a number of players that the rules do not allow."""
        low, high = self.facts.seats_min, self.facts.seats_max
        if not low <= seats <= high:
            raise UnknownName("number of seats", str(seats), [str(n) for n in range(low, high + 1)])

    def rules(self, options: Mapping[str, str], seats: int = 0) -> Any:
        """Return the rules for these options and this number of players (default: the maximum), composed once."""
        chosen, seats = self.choose(options), seats or self.facts.seats_max
        key = f"{seats} {sorted(chosen.items())}"
        if key not in self._rules:
            base = self.parts.rules(self.printed, self._catalogue, seats)
            present = compose_options(base, self.modules(seats), chosen)
            self._rules[key] = restored(present, self.facts.revisions, self.revision)
        return self._rules[key]

    def kit(self, options: Mapping[str, str]) -> dict[str, Any]:
        """Return the printed data that a client draws from, as plain data for JSON."""
        return dict(self.parts.kit(self.rules(options)))

    def secrets(self, options: Mapping[str, str], seats: int) -> list[str]:
        """Return the names of the things that a seat may know and the others not; empty if nothing is hidden.

        The words of a name are `secret-<name>`. A game that declares no secrets may hide anything.
        """
        named = self.parts.secrets
        return [ANYTHING] if named is None else list(named(self.rules(options, seats)))

    def encoder(self, options: Mapping[str, str], seats: int, memory: str, planes: bool = False) -> Encoder:
        """Return a new encoder, which writes as numbers what a seat with this memory knows; with `planes` the board."""
        make = self.parts.encoder
        if memory not in MEMORIES:
            raise UnknownName("memory", memory, MEMORIES)
        if planes and not self.parts.planes:
            raise WrongArgument("planes", f"False, because {self.facts.id} has no map", planes)
        if make is None and memory == NONE:
            raise WrongArgument("memory", f'"perfect", because {self.facts.id} brings no encoder of its own', memory)
        start = self.start(seats, options)
        scope = Scope(self.rules(options, seats), self.phases(), seats, memory, planes, start)
        return PlainEncoder(scope) if make is None else make(scope)

    # -- positions ----------------------------------------------------------------------------------------------

    def empty(self, seats: int, options: Mapping[str, str], rng: Rng) -> Position:
        """Return a position before set-up, in which no seat decides. Used by `start` and for loading."""
        self.check_seats(seats)
        position: Position = self.parts.position(self.rules(options, seats), seats, rng)
        position.setting = self._setting(options, seats)
        return position

    def _setting(self, options: Mapping[str, str], seats: int) -> Setting:
        chosen = self.choose(options)
        key = f"{seats} {sorted(chosen.items())}"
        if key not in self._settings:
            numbers = hash_of(without(self.values(chosen, seats), self.unused_numbers(chosen, seats)))
            self._settings[key] = Setting(self, chosen, numbers, tuple(self._chosen_additions(chosen)))
        return self._settings[key]

    def go_on(self, position: Position) -> Position:
        """Return a copy of the position that continues by the rules of this game. The given position does not change.

        The position must come from the same ruleset on the same sheet. If a revision since then corrected numbers, the
        copy has the present numbers; `begun_by` of the copy names its game.
        """
        begun = position.begun_by()
        since = [one for one in later_than(self.facts.revisions, begun.game.revision) if one.number <= self.revision]
        if any(one.numbers for one in since) and not self.sheet.renewed().reads_like(self.sheet):
            return self._on_renewed_sheet().go_on(position)
        options = begun.options
        kind: Any = type(position)
        rules = self.rules(options, position.seats)
        copy: Position = kind(rules, position.seats, position.rng.copy(), position)
        copy.setting = self._setting(options, position.seats)
        if copy.seat >= 0 and not copy.moves():
            raise EditionError(f"nothing can be decided here by rules revision {self.revision}; go on after this step")
        return copy

    def _on_renewed_sheet(self) -> Game:
        if not self._renewed:
            self._renewed.append(self.with_sheet(self.sheet.renewed()))
        return self._renewed[0]

    @overload
    def start(
        self, seats: int = ..., options: Mapping[str, str] | None = ..., seed: int = ..., listen: bool = ...
    ) -> Position: ...
    @overload
    def start(
        self, seats: None, options: Mapping[str, str] | None = ..., seed: int = ..., listen: bool = ...
    ) -> Position: ...
    def start(self, seats: Any = None, options: Any = None, seed: Any = 0, listen: bool = False) -> Position:
        """Return the position at the first decision. With `listen`, the events of the set-up are recorded.

        By default two seats, or the only number that the rules allow, all options with their default, and seed 0.
        """
        if seats is None:
            seats = max(self.facts.seats_min, min(2, self.facts.seats_max))
        options = {} if options is None else options
        if not isinstance(seats, int):
            raise WrongArgument("seats", "a whole number", seats)
        if not isinstance(options, Mapping):
            raise WrongArgument("options", "a mapping from options to values", options)
        if not isinstance(seed, int):
            raise WrongArgument("seed", "a whole number", seed)
        position = self.empty(seats, options, rng_from_seed(seed))
        if listen:
            position.events = []
        self.parts.begin(position)
        position.advance()
        return position

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self

    def __repr__(self) -> str:
        seats = f"{self.facts.seats_min}–{self.facts.seats_max} seats"
        return f"<game {self.facts.id}, rules {self.revision}, {seats}, {len(self._catalogue)} moves>"

    def load(self, text: str, seed: int = 0) -> Position:
        """Return the position that a text describes. What the text leaves unknown is dealt from `seed`."""
        from arktable.engine.text.positions import load_position  # noqa: PLC0415 - the text of a position is read into positions

        return load_position(self, text, seed)
