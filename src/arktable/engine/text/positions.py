"""Positions as text: TOML that both the program and people can write.

    arktable = "position 1"
    ruleset = "water-frame"
    rules = 1
    sheet = "3c1f0a…"
    seats = 2
    options = { setup = "predetermined" }
    chance = [1, 2, 3, 4]
    …the game's own fields; those with their usual value are left out…

    [[frames]]
    phase = "turn"
    seat = 1

`frames` is the stack of phases in progress, the bottom one first; the last one decides what is asked. `chance` is the
state of the generator; without it the generator starts from the seed that is given when loading. `rules` and `sheet`
may be left out: then it is a position of the present rules on the present numbers. A thing that the writer does not
know is "?"; loading deals it from the seed.
"""

from __future__ import annotations

from typing import Any, Final

from arktable.engine.errors import ArktableError, PositionError
from arktable.engine.fields import Between, Field, read_fields, read_given, write_fields
from arktable.engine.flow import Phase, Steering, frame_key
from arktable.engine.game import Game
from arktable.engine.position import Position
from arktable.engine.records.editions import edition, foreign_numbers
from arktable.engine.rng import Rng, rng_from_seed
from arktable.engine.seats import OPEN_BOOK
from arktable.engine.text.foreign import TextRefused, read_toml
from arktable.engine.text.toml import toml
from arktable.engine.values import MOST, entries, items, whole

FORMAT: Final = "position 1"
MAX_TEXT_BYTES: Final = 256 * 1024
MAX_FRAMES: Final = 64
"""Maximum number of frames in a text. Our games have a dozen at most."""
HEADER: Final = (
    "arktable", "ruleset", "rules", "sheet", "seats", "options", "numbers", "chance", "frames", "memory",
)  # fmt: skip
COUNTERS: Final[tuple[Field, ...]] = (
    Between("turn", 0, MOST),
    Between("decisions", 0, MOST),
    Between("reveals", 0, MOST),
)


# -- writing ----------------------------------------------------------------------------------------------------------


def save_position(position: Position, viewer: int) -> str:
    """Return the text of a position; for a viewer other than the open book, without what is hidden from that viewer."""
    setting = position.begun_by()
    hidden = viewer != OPEN_BOOK
    if hidden:
        position = position.copy()
        position.VERBS.conceal(position, viewer)
    rules: Any = position.rules  # type: ignore[attr-defined]  # every game's position has its rules
    table: dict[str, Any] = {
        "arktable": FORMAT,
        "ruleset": setting.game.facts.id,
        "rules": setting.game.revision,
        "sheet": setting.sheet_hash,
        "seats": position.seats,
    }
    if setting.options:
        table["options"] = setting.options
    numbers = foreign_numbers(setting.game, setting.options, position.seats)
    if numbers:
        table["numbers"] = numbers
    if not hidden:
        table["chance"] = list(position.rng.state())
    table |= write_fields(position, (*COUNTERS, *position.FIELDS), rules, fresh_like(position))
    if position.memory:
        table["memory"] = position.memory
    table["frames"] = [
        {"phase": frame_key(type(frame)), "seat": frame.seat + 1, **write_fields(frame, frame.FIELDS, rules)}
        for frame in position.frames
    ]
    return toml(table)


def fresh_like(position: Position) -> Any:
    """Return a position of the same rules and seats before set-up."""
    kind: Any = type(position)
    return kind(position.rules, position.seats, position.rng.copy())  # type: ignore[attr-defined]


# -- reading ----------------------------------------------------------------------------------------------------------


def read_position_text(text: str) -> dict[str, Any]:
    """Parse the text of a position, without its game. The result has the word `ruleset`."""
    if len(text.encode(errors="replace")) > MAX_TEXT_BYTES:
        raise PositionError("", f"a position is at most {MAX_TEXT_BYTES // 1024} KiB")
    try:
        table = read_toml(text)
    except TextRefused as error:
        raise PositionError("", str(error)) from None
    if table.get("arktable") != FORMAT:
        raise PositionError("arktable", f'the text of a position begins with arktable = "{FORMAT}"')
    if not isinstance(table.get("ruleset"), str):
        raise PositionError("ruleset", "must name the ruleset")
    return table


def load_position(game: Game, text: str, seed: int) -> Position:
    """Return the position that the text describes, checked. Raise a PositionError for anything impossible."""
    table = read_position_text(text)
    position: Position = _laid_out(game, table, seed)
    rules: Any = position.rules  # type: ignore[attr-defined]  # every game's position has its rules
    fields = (*COUNTERS, *position.FIELDS)
    own = {key: value for key, value in table.items() if key not in HEADER}
    for name, value in read_given("", own, fields, rules).items():
        setattr(position, name, value)
    position.memory = {
        key: whole(f"memory.{key}", value) for key, value in entries("memory", table.get("memory", {})).items()
    }
    position.frames = _frames(items("frames", table.get("frames", [])), position)
    if "chance" not in table:
        position.VERBS.deal(position, rng_from_seed(seed))
    position.derive()
    for where, what in position.problems():
        raise PositionError(where, what)
    _go_on(position)
    if position.seat >= 0 and not position.moves():
        raise PositionError(f"frames[{len(position.frames) - 1}]", "asks for a decision, but no move is possible here")
    return position


def _laid_out(game: Game, table: dict[str, Any], seed: int) -> Any:
    if table["ruleset"] != game.facts.id:
        raise PositionError("ruleset", f"this is a position of {table['ruleset']}, not of {game.facts.id}")
    options = entries("options", table.get("options", {}))
    for key, value in options.items():
        if not isinstance(value, str):
            raise PositionError(f"options.{key}", f"must be a word, not {value!r}")
    seats, chance = whole("seats", table.get("seats", 0)), _chance(table, seed)
    numbers = entries("numbers", table.get("numbers", {}))
    revision = whole("rules", table.get("rules", game.revision))
    try:
        game.check_seats(seats)
    except ArktableError as error:
        raise PositionError("seats", error.message) from None
    try:
        sheet_hash = str(table.get("sheet", game.sheet_hash(options, seats)))
    except ArktableError as error:
        raise PositionError("options", error.message) from None
    try:
        played = edition(game, revision, sheet_hash, options, seats, numbers)
    except ArktableError as error:
        raise PositionError("numbers" if numbers else "sheet", error.message) from None
    try:
        return played.empty(seats, options, chance)
    except ArktableError as error:  # options that exclude each other
        raise PositionError("options", error.message) from None


def _chance(table: dict[str, Any], seed: int) -> Rng:
    if "chance" not in table:
        return rng_from_seed(seed)
    words = items("chance", table["chance"])
    if len(words) != 4 or not any(words) or not all(_is_word(word) for word in words):
        raise PositionError("chance", "must be four numbers of 32 bits, not all 0")
    return Rng(words[0], words[1], words[2], words[3])


def _is_word(word: Any) -> bool:
    return isinstance(word, int) and not isinstance(word, bool) and 0 <= word <= 0xFFFFFFFF


def _frames(parts: list[Any], position: Any) -> list[Phase[Any]]:
    if len(parts) > MAX_FRAMES:
        raise PositionError("frames", f"at most {MAX_FRAMES} phases can be under way, not {len(parts)}")
    kinds = {frame_key(kind): kind for kind in position.begun_by().game.phases()}
    return [_frame(at, part, position, kinds) for at, part in enumerate(parts)]


def _frame(at: int, part: Any, position: Any, kinds: dict[str, Any]) -> Phase[Any]:
    where = f"frames[{at}]"
    table = entries(where, part)
    name = table.pop("phase", None)
    if not isinstance(name, str) or name not in kinds:
        raise PositionError(f"{where}.phase", f"there is no phase {name!r}; known: {', '.join(sorted(kinds))}")
    seat = whole(f"{where}.seat", table.pop("seat", 0))
    if not 0 <= seat <= position.seats:
        raise PositionError(f"{where}.seat", f"must be a seat from 1 to {position.seats}, or 0 for nobody, not {seat}")
    kind = kinds[name]
    return kind(seat - 1, *read_fields(where, table, kind.FIELDS, position.rules))  # type: ignore[no-any-return]


def _go_on(position: Position) -> None:
    """Let the seat that the top frame asks decide. A top frame that never asks continues automatically."""
    if position.frames and not isinstance(position.frames[-1], Steering):
        position.seat = position.frames[-1].seat
    else:
        position.advance()
