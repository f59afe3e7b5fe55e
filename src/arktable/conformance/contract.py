"""Checks of play: a game ends, is repeatable, offers what it accepts, and is written and read back."""

from __future__ import annotations

from arktable.conformance.broken import Broken, require
from arktable.conformance.invariants import Watch, as_bytes, leaks_nothing, viewers, why_not_agrees
from arktable.conformance.playing import recorded, walk_in
from arktable.conformance.settings import Setting
from arktable.engine.errors import IllegalMove
from arktable.engine.position import Position
from arktable.engine.records.record import read_record, replay
from arktable.engine.rng import rng_from_seed
from arktable.engine.seats import OPEN_BOOK

STARTS = 20
"""Seeds that are compared at the start: with fewer, a game with one coin to toss might seem to have no chance."""


def same_state(one: Position, other: Position) -> bool:
    """Do two positions look alike to who sees everything, and will chance go on alike?"""
    return one.rng.state() == other.rng.state() and as_bytes(one.view(OPEN_BOOK)) == as_bytes(other.view(OPEN_BOOK))


def ends_with_everything_accounted_for(setting: Setting) -> None:
    """A random game ends; at every step the census, the moves, the scores and the progress are right."""
    watch = None
    for position in walk_in(setting, 2):
        watch = watch or Watch(position)
        watch.look(position)
    counted = position.counted(OPEN_BOOK)
    require(counted in (None, position.scores()), f"counted says {counted}, scores says {position.scores()}")


def is_deterministic(setting: Setting) -> None:
    """The same seed and the same moves give the same game."""
    for one, other in zip(walk_in(setting, 3), walk_in(setting, 3), strict=True):
        require(one.rng.state() == other.rng.state(), f"decision {one.decisions}: chance goes on differently")
        if one.decisions % 10 == 0 or one.seat < 0:
            require(same_state(one, other), f"decision {one.decisions}: the same moves led to another position")


def another_seed_is_another_game(setting: Setting) -> None:
    """Unless nothing is left to chance when the game is set up."""
    starts = [setting.game.start(setting.seats, setting.options, seed) for seed in range(STARTS)]
    drawn = any(start.rng.state() != rng_from_seed(seed).state() for seed, start in enumerate(starts))
    differ = len({as_bytes(start.view(OPEN_BOOK)) for start in starts}) > 1
    require(differ or not drawn, "the set-up draws from chance, and every seed gives the same position")
    require(drawn or not differ, "seeds give different positions, and nothing was drawn from the position's own chance")


def why_not_and_moves_agree(setting: Setting) -> None:
    """Once per phase on the whole catalogue, at every tenth decision on some of it."""
    rng, seen = rng_from_seed(1), set[str]()
    for position in walk_in(setting, 4):
        if position.phase() not in seen:
            seen.add(position.phase())
            why_not_agrees(position, rng)
        elif position.decisions % 10 == 0:
            why_not_agrees(position, rng, most=100)


def asking_changes_nothing(setting: Setting) -> None:
    """Moves, why_not, view, sample, copy, scores …: the game goes on as if nobody had asked."""
    rng = rng_from_seed(1)
    for position, other in zip(walk_in(setting, 7), walk_in(setting, 7), strict=True):
        if position.decisions % 5 == 0:
            why_not_agrees(position, rng, most=20)
            leaks_nothing(position, rng)
            position.copy()
            position.scores()
        require(position.rng.state() == other.rng.state(), f"{position.phase()}: a question drew from chance")
    require(same_state(position, other), "a game that was asked about ended differently")


def illegal_moves_are_refused(setting: Setting) -> int:
    """An illegal move raises and changes nothing; the number of moves tried, one per phase that refuses any."""
    tried: set[str] = set()
    for position in walk_in(setting, 11):
        legal = {move.id for move in position.moves()}
        illegal = next((move for move in position.catalogue.all if move.id not in legal), None)
        if illegal is None or position.phase() in tried:
            continue
        tried.add(position.phase())
        before = position.copy()
        try:
            position.play_checked(illegal)
        except IllegalMove:
            unchanged = same_state(position, before) and position.decisions == before.decisions
            require(unchanged, f"{position.phase()}: {illegal.text!r} was refused and changed something")
            continue
        raise Broken(f"{position.phase()}: {illegal.text!r} is not offered, and play_checked accepts it")
    return len(tried)


def records_replay(setting: Setting) -> None:
    """A record replays exactly, and is written as it was read."""
    record, end = recorded(setting.game, setting.seats, setting.options, 10)
    text = record.text()
    again = replay(read_record(text), setting.game)
    require(read_record(text).text() == text, "a record that was read is written differently")
    require(same_state(again, end), "a record replays to another position")
    same = (again.scores(), again.winners()) == (end.scores(), end.winners())
    require(same, "a record replays to another result")


def the_catalogue_is_read_back(setting: Setting) -> None:
    """Every move has its place in the catalogue, and its notation is read as this move."""
    catalogue = setting.game.catalogue()
    require([move.id for move in catalogue.all] == list(range(len(catalogue))), "ids of moves are not their places")
    for move in catalogue.all:
        require(catalogue.parse(str(move)) is move, f"{move.text!r} is read as another move")
        if catalogue.words:  # kinds need no names
            found = catalogue.find(move.word, move.args)
            require(found is move, f"{move.text!r} is not found by its word and arguments, but {found.text!r}")
        plain = move.text == " ".join(move.text.lower().split())
        require(plain, f"{move.text!r} has capitals, or more than one blank between its words")


def moves_come_from_the_catalogue(setting: Setting) -> None:
    """Every offered move is the very one of the game's catalogue."""
    catalogue = setting.game.catalogue()
    for position in walk_in(setting, 12):
        require(position.catalogue is catalogue, "a position has another catalogue than its game")
        for move in position.moves():
            require(catalogue.all[move.id] is move, f"{move.text!r} is not the move of the catalogue")


def views_say_for_whom_they_are(setting: Setting) -> None:
    """A view names its viewer and who decides, and offers moves only to who decides."""
    for position in walk_in(setting, 13):
        if position.decisions % 9:
            continue
        for viewer in (*viewers(position), OPEN_BOOK):
            view = position.view(viewer)
            said = (view["viewer"], view["to_move"], view["over"])
            true = (viewer, position.seat, position.seat < 0)
            require(said == true, f"a view has viewer, to_move, over = {said}, not {true}")
            decides = viewer >= 0 and viewer == position.seat
            require((view["offer"] is not None) == decides, f"viewer {viewer} is offered moves: {not decides}")
