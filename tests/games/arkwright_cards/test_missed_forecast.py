"""Why a production did not come as foreseen: compared with the games themselves, each rival's turn played alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from arktable.bots.catalogue import make_bot
from arktable.engine.moves import Move
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed
from arktable.games.arkwright_cards.prediction.forecast import seller_view
from arktable.games.arkwright_cards.prediction.missed import foreseen_of
from arktable.games.arkwright_cards.state import CardPosition


class Round(NamedTuple):
    """The end of a round's last turn: what each seat saw at the end of its own, and the turns since."""

    ended: dict[int, CardPosition]
    turns: dict[int, list[tuple[int, list[Move]]]]
    last: CardPosition
    draw: str
    """The colour that was drawn for the opponents; empty if none was."""


def rounds(seats: int, seed: int) -> Iterator[Round]:
    bot = make_bot("greedy", "arkwright-cards", rng_from_seed(seed))
    position = find_game("arkwright-cards").start(seats, {}, seed)
    ended: dict[int, CardPosition] = {}
    turns: dict[int, list[tuple[int, list[Move]]]] = {seat: [] for seat in range(seats)}
    turn = -1
    while position.seat >= 0:
        assert isinstance(position, CardPosition)
        seat, move = position.seat, bot.choose(position.copy())
        if position.turn != turn:
            turn = position.turn
            for viewer in range(seats):
                turns[viewer] = [] if viewer == seat else [*turns[viewer], (seat, [])]
        for viewer in range(seats):
            if viewer != seat and turns[viewer]:
                turns[viewer][-1][1].append(move)
        position.events, position.ended = [], {}
        position.play(move)
        told = position.events
        for other, moment in position.ended.items():
            assert isinstance(moment, CardPosition)
            ended[other] = moment
            if any(event.key == "production" for event in told):
                draw = next((str(event.details["colour"]) for event in told if event.key == "drawn"), "")
                yield Round(dict(ended), {one: list(turns[one]) for one in turns}, moment, draw)


def a_scene(one: Round) -> Any:
    """Only its good and its draw matter here."""
    goods = one.last.rules.printed.goods
    return {"good": goods[one.last.round], "draw": {"colour": one.draw} if one.draw else None}


@pytest.mark.parametrize("seed", [3, 8])
def test_with_one_rival_the_forecast_and_what_the_turn_changed_are_what_comes(seed: int) -> None:
    """Two seats: nothing but the rival's turn lies between the forecast of the first and the production."""
    met = missed = 0
    for one in rounds(2, seed):
        for viewer, moment in one.ended.items():
            told = (
                foreseen_of(moment, one.turns[viewer], a_scene(one), viewer) if moment.round == one.last.round else None
            )
            row = seller_view(one.last, viewer)
            if told is None or row is None:
                continue
            met += 1
            causes = told["causes"]
            assert len(causes) == len(one.turns[viewer]) <= 1
            assert told["sells"] + sum(cause["sells"] for cause in causes) == row["sells"]
            assert told["money"] + sum(cause["money"] for cause in causes) == row["money_then"]
            missed += any(cause["money"] for cause in causes)
    assert met > 10
    assert missed > 0


def test_the_turn_that_mattered_most_comes_first_and_a_harmless_one_changes_nothing() -> None:
    several = 0
    for seed in (1, 4):
        for one in rounds(3, seed):
            for viewer, moment in one.ended.items():
                told = foreseen_of(moment, one.turns[viewer], a_scene(one), viewer)
                if told is None or len(told["causes"]) < 2:
                    continue
                weights = [abs(cause["money"]) for cause in told["causes"]]
                assert weights == sorted(weights, reverse=True)
                for cause in told["causes"]:
                    if not any(change["what"] in ("demand", "wage", "appeal") for change in cause["changes"]):
                        assert (cause["sells"], cause["money"]) == (0, 0)
                several += weights[0] != weights[-1]
    assert several > 3


def test_alone_the_draw_of_the_opponents_is_a_cause() -> None:
    drawn = moved = 0
    for one in rounds(1, 5):
        told = foreseen_of(one.ended[0], [], a_scene(one), 0)
        if told is None or not one.draw:
            continue
        drawn += 1
        assert [cause["seat"] for cause in told["causes"]] == [-1]
        moved += told["causes"][0]["sells"] != 0
    assert drawn > 5
    assert moved > 0
