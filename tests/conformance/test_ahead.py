"""Orders ahead: the next turn of a seat can be reached from every moment, and facts depend on the view alone."""

from __future__ import annotations

import pytest

from arktable.engine.rng import rng_of
from tests.builders.random_play import walk
from tests.builders.rulesets import EVERY, Setting


@EVERY
def test_the_next_turn_of_a_seat_is_found_and_begins_with_a_decision_of_it(setting: Setting) -> None:
    ahead = setting.game.parts.ahead
    if ahead is None:
        pytest.skip("the game offers no orders")
    found = 0
    for number, position in enumerate(walk(setting.game, setting.seats, setting.options, 4)):
        seat = number % setting.seats
        if number % 9 or position.seat < 0:
            continue
        before = position.save()
        turn = ahead.next_turn(position.sample(seat, rng_of("turn", number)), seat)
        assert position.save() == before
        if turn is not None:
            found += 1
            assert turn.seat == seat
            assert ahead.begins_turn(turn)
            assert turn.moves()
            turn.play(turn.moves()[-1])
    assert found


@EVERY
def test_facts_are_declared_and_are_the_same_in_every_sample(setting: Setting) -> None:
    ahead = setting.game.parts.ahead
    if ahead is None:
        pytest.skip("the game offers no orders")
    kinds = {kind.name: kind for kind in ahead.kinds}
    seen: set[str] = set()
    for number, position in enumerate(walk(setting.game, setting.seats, setting.options, 5)):
        if number % 9 or position.seat < 0:
            continue
        seat = number % setting.seats
        facts = ahead.facts(position, seat)
        assert ahead.facts(position.sample(seat, rng_of("facts", number)), seat) == facts
        assert f"{ahead.money} {seat}" in facts
        for key in facts:
            name, *arguments = key.split(" ")
            seen.add(name)
            assert len(arguments) == len(kinds[name].arguments), key
            for kind, value in zip(kinds[name].arguments, arguments, strict=True):
                assert kind != "seat" or 0 <= int(value) < setting.seats
    alone = {"lowest-price", "highest-appeal"} if setting.seats == 1 else set()
    assert seen >= set(kinds) - alone - {"supply"}
