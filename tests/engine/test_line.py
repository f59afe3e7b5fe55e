"""A line of play: any moment of it is the same, however it is reached."""

from __future__ import annotations

from functools import cache

import pytest

from arktable.engine.errors import RecordError
from arktable.engine.records.line import Line
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed

SEED = 11


@cache
def moves_of(ruleset: str) -> tuple[str, ...]:
    """The moves of a random game for two."""
    position, rng, moves = find_game(ruleset).start(2, {}, SEED), rng_from_seed(SEED), list[str]()
    while position.seat >= 0:
        legal = position.moves()
        moves.append(legal[rng.below(len(legal))].text)
        position.play(position.catalogue.parse(moves[-1]))
    return tuple(moves)


def a_line(ruleset: str = "arkadia", **more: object) -> Line:
    return Line(find_game(ruleset), 2, {}, SEED, "", moves_of(ruleset), **more)  # type: ignore[arg-type]  # as given


@pytest.mark.parametrize("ruleset", ["arkadia", "water-frame", "arkwright-cards"])
def test_a_moment_is_the_same_from_the_start_and_from_a_kept_one(ruleset: str) -> None:
    line = a_line(ruleset)
    kept = {n: line.at(n) for n in (0, 20, 45)}
    again = a_line(ruleset, kept=kept)
    texts = [position.save() for position in line.positions()]
    assert len(texts) == len(line.moves) + 1
    for n in (0, 1, 19, 20, 21, 44, 45, 46, len(line.moves)):
        assert line.at(n).save() == again.at(n).save() == texts[n]
    assert [position.save() for position in again.positions(30)] == texts[30:]
    assert {n: position.save() for n, position in kept.items()} == {n: texts[n] for n in kept}  # they are untouched


def test_what_was_told_is_told_step_by_step() -> None:
    line = a_line()
    told = [(position.save(), len(events)) for position, events in line.events()]
    assert [text for text, _ in told] == [position.save() for position in line.positions()]
    assert sum(events for _, events in told) > len(line.moves)


def test_a_line_with_deciders_checks_its_moves() -> None:
    seats = [position.seat for position in a_line().positions()][:-1]
    assert a_line(deciders=seats).end().save() == a_line().end().save()
    with pytest.raises(RecordError, match=r"move 4 .* is of seat"):
        a_line(deciders=[*seats[:3], 1 - seats[3], *seats[4:]]).end()
    moves = [*moves_of("arkadia")[:5], "castle cloth 1"]
    wrong = Line(find_game("arkadia"), 2, {}, SEED, "", moves, deciders=seats[:6])
    with pytest.raises(RecordError, match="move 6"):
        wrong.end()
