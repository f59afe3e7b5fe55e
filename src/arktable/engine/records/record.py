"""Records: games as readable text (`.ark`), with a header and the moves. A replay is exact.

    arktable 1
    ruleset arkadia
    rules 1
    sheet 3c1f0a…
    option setup=beginner
    seats 2
    seed 4711
    player 1 person Ada
    player 2 bot:greedy Oak
    number workers.own = 12
    | arktable = "position 1"
    | …

    1 card mill-cloth
    1 lay mill f3 b
    rules 2
    …

`rules` is the revision of the rules, `sheet` the hash of the numbers that the game uses; a `number`, written in JSON,
is one that is in no sheet of the program (`engine/records/editions.py`). Lines that begin with `|` are the text of the
position in which the game began (`engine/text/positions.py`); without them it began with the usual set-up. Another
`rules` between the moves means that the table continued by another revision from there. Seats count from 1 here, as
people do. A line that starts with `#` is a comment. The seed makes a record exact; it is given out only when a game is
over.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any, Final

from arktable.engine.errors import ArktableError, RecordError
from arktable.engine.game import Game
from arktable.engine.position import Position
from arktable.engine.records.editions import edition, foreign_numbers
from arktable.engine.records.line import Line
from arktable.engine.seats import MOST_SEATS
from arktable.engine.text.foreign import TextRefused, read_json

FORMAT: Final = 1
MAX_RECORD_BYTES: Final = 1024 * 1024
MAX_MOVES: Final = 20_000
MAX_SWITCHES: Final = 100
"""Maximum number of changes of the rules between the moves."""
NAMED: Final = "# table: "
"""Begins the line with the name of the table. To other programs it is a comment."""
_NAME: Final = re.compile(r"[^\x00-\x1f\x7f-\x9f\u2028\u2029]{1,40}")


class Player:
    """A player at a seat: `kind` is "person", "bot:<name>", or "person+bot:<name>" if a bot played at times."""

    __slots__ = ("kind", "name")

    def __init__(self, kind: str, name: str) -> None:
        self.kind: Final[str] = kind
        self.name: Final[str] = name


class Record:
    """A game that can be replayed: the options, the seed, and every move with its seat.

    `numbers` are those that are in no sheet of the program. `switches` are changes of the rules during the game: the
    number of the move before which a revision began to apply. `start` is the text of the initial position, or empty for
    the usual set-up. `name` is that of the table at which it was played; programs that do not know it ignore its line.
    """

    __slots__ = (
        "moves", "name", "numbers", "options", "players", "rules_rev", "ruleset", "seats", "seed", "sheet_hash",
        "start", "switches",
    )  # fmt: skip

    def __init__(
        self,
        ruleset: str,
        rules_rev: int,
        sheet_hash: str,
        options: dict[str, str],
        seats: int,
        seed: int,
        players: list[Player],
        moves: list[tuple[int, str]],
        numbers: dict[str, Any] | None = None,
        switches: list[tuple[int, int]] | None = None,
        start: str = "",
        name: str = "",
    ) -> None:
        self.ruleset = ruleset
        self.rules_rev = rules_rev
        self.sheet_hash = sheet_hash
        self.options = options
        self.seats = seats
        self.seed = seed
        self.players = players
        self.moves = moves
        self.numbers: dict[str, Any] = numbers or {}
        self.switches: list[tuple[int, int]] = switches or []
        self.start = start
        self.name = name

    def text(self) -> str:
        """Return the text of the `.ark` file."""
        head = [f"arktable {FORMAT}", *([f"{NAMED}{self.name}"] if self.name else [])]
        head += [f"ruleset {self.ruleset}", f"rules {self.rules_rev}", f"sheet {self.sheet_hash}"]
        head += [f"option {key}={value}" for key, value in sorted(self.options.items())]
        head += [f"seats {self.seats}", f"seed {self.seed}"]
        head += [f"player {seat} {player.kind} {player.name}" for seat, player in enumerate(self.players, 1)]
        head += [f"number {key} = {json.dumps(value)}" for key, value in sorted(self.numbers.items())]
        head += [f"| {line}".rstrip() for line in self.start.splitlines()]
        lines: list[str] = []
        for index, (seat, move) in enumerate(self.moves):
            lines += [f"rules {revision}\n" for at, revision in self.switches if at == index]
            lines.append(f"{seat + 1} {move}\n")
        return "\n".join(head) + "\n\n" + "".join(lines)


def read_record(text: str) -> Record:
    """Parse an `.ark` text. Raise a RecordError with the line if something is wrong."""
    if len(text.encode(errors="replace")) > MAX_RECORD_BYTES:
        raise RecordError(0, f"a record is at most {MAX_RECORD_BYTES // 1024} KiB")
    reader = _Reader()
    for number, line in enumerate(text.split("\n"), 1):
        reader.take(number, line.strip())
    return reader.record()


def new_record(
    game: Game, seats: int, options: dict[str, str], seed: int, players: Sequence[Player] = (), start: str = ""
) -> Record:
    """Return an empty record of a new game, with the usual set-up or in the position of the text `start`."""
    named = list(players) or [Player("person", f"Seat {seat + 1}") for seat in range(seats)]
    numbers = foreign_numbers(game, options, seats)
    sheet_hash = game.sheet_hash(options, seats)
    chosen = game.choose(options)
    return Record(game.facts.id, game.revision, sheet_hash, chosen, seats, seed, named, [], numbers, start=start)


def replay(record: Record, game: Game, to: int | None = None) -> Position:
    """Return the position after the first `to` moves (default: all).

    The game is played by the rules and with the numbers of the record, whatever those of `game` are.
    """
    end = len(record.moves) if to is None else max(0, min(to, len(record.moves)))
    return line_of(record, game).at(end)


def line_of(record: Record, game: Game) -> Line:
    """Return the line of a record, by its own rules and numbers. Every move is checked when it is played."""
    played = game_of(record, game)
    texts, deciders = [text for _, text in record.moves], [seat for seat, _ in record.moves]
    return Line(played, record.seats, record.options, record.seed, record.start, texts, record.switches, deciders)


def game_of(record: Record, game: Game) -> Game:
    """Return the game as the record was played. Raise a RecordError if its rules or numbers were not kept."""
    if record.ruleset != game.facts.id:
        raise RecordError(0, f"this is a game of {record.ruleset}, not of {game.facts.id}")
    try:
        game.check_seats(record.seats)
        played = edition(game, record.rules_rev, record.sheet_hash, record.options, record.seats, record.numbers)
        for _, revision in record.switches:
            played.by_revision(revision)
    except ArktableError as error:
        raise RecordError(0, error.message) from None
    return played


class _Reader:
    """Reads a record line by line: first the header, then the moves."""

    def __init__(self) -> None:
        self.head: dict[str, str] = {}
        self.line_of: dict[str, int] = {}
        self.options: dict[str, str] = {}
        self.players: list[Player] = []
        self.moves: list[tuple[int, str]] = []
        self.numbers: dict[str, Any] = {}
        self.switches: list[tuple[int, int]] = []
        self.start: list[str] = []
        self.name = ""
        self.lines = 0

    def take(self, number: int, line: str) -> None:
        if line.startswith(NAMED) and not self.moves and _NAME.fullmatch(line.removeprefix(NAMED)):
            self.name = line.removeprefix(NAMED)
        if not line or line.startswith("#"):
            return
        self.lines += 1
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if self.lines == 1:
            if word != "arktable" or rest != str(FORMAT):
                raise RecordError(number, f"a record starts with 'arktable {FORMAT}'")
        elif line.startswith("|") and not self.moves:
            self.start.append(line[1:].removeprefix(" "))
        elif word.isdecimal():
            self._move(number, word, rest)
        elif self.moves and word == "rules":
            self._switch(number, rest)
        elif self.moves:
            raise RecordError(number, f"expected a move like '1 done', found {line[:40]!r}")
        else:
            self._header(number, word, rest)

    def _header(self, number: int, word: str, rest: str) -> None:
        if word == "option":
            key, equals, value = rest.partition("=")
            if not equals:
                raise RecordError(number, "an option is written 'option key=value'")
            if key in self.options:
                raise RecordError(number, f"option {key} is given twice")
            self.options[key] = value
        elif word == "player":
            self._player(number, rest)
        elif word == "number":
            self._number(number, rest)
        elif word not in ("ruleset", "rules", "sheet", "seats", "seed"):
            raise RecordError(number, f"unknown header {word[:40]!r}")
        elif word in self.head:
            raise RecordError(number, f"{word} is given twice")
        else:
            self.head[word] = rest
            self.line_of[word] = number

    def _player(self, number: int, rest: str) -> None:
        parts = rest.split(" ", 2)
        if len(parts) != 3 or parts[0] != str(len(self.players) + 1) or not _NAME.fullmatch(parts[2]):
            raise RecordError(number, "a player is written 'player 1 person Ada', in order of seats")
        self.players.append(Player(parts[1], parts[2]))

    def _number(self, number: int, rest: str) -> None:
        key, equals, value = (part.strip() for part in rest.partition("="))
        if not equals or not key or key in self.numbers:
            raise RecordError(number, "a number is written 'number workers.own = 12', each key once")
        try:
            self.numbers[key] = read_json(value)
        except TextRefused as refused:
            raise RecordError(number, f"{key[:40]} is written in JSON, with whole numbers: {refused}") from None

    def _switch(self, number: int, rest: str) -> None:
        if not re.fullmatch(r"[0-9]{1,4}", rest):
            raise RecordError(number, "a change of the rules is written 'rules 2'")
        if len(self.switches) >= MAX_SWITCHES:
            raise RecordError(number, f"a record has at most {MAX_SWITCHES} changes of the rules")
        self.switches.append((len(self.moves), int(rest)))

    def _move(self, number: int, seat: str, text: str) -> None:
        if len(self.moves) >= MAX_MOVES:
            raise RecordError(number, f"a record has at most {MAX_MOVES} moves")
        if not text or len(seat) > 2:
            raise RecordError(number, "a move is written '<seat> <move>'")
        self.moves.append((int(seat) - 1, text))

    def _whole(self, key: str) -> int:
        value = self.head.get(key, "")
        if not re.fullmatch(r"-?[0-9]{1,40}", value):
            raise RecordError(self.line_of.get(key, 0), f"the header needs '{key}' with a whole number")
        return int(value)

    def record(self) -> Record:
        if not self.lines:
            raise RecordError(0, "the record is empty")
        for key in ("ruleset", "sheet"):
            if not self.head.get(key):
                raise RecordError(0, f"the header needs '{key}'")
        seats = self._whole("seats")
        if not 1 <= seats <= MOST_SEATS:
            raise RecordError(0, f"{seats} seats cannot be right")
        players = self.players or [Player("person", f"Seat {seat + 1}") for seat in range(seats)]
        if len(players) != seats:
            raise RecordError(0, f"{seats} seats but {len(players)} players")
        return Record(
            self.head["ruleset"],
            self._whole("rules"),
            self.head["sheet"],
            self.options,
            seats,
            self._whole("seed"),
            players,
            self.moves,
            self.numbers,
            self.switches,
            "".join(f"{line}\n" for line in self.start),
            self.name,
        )
