"""What the server says of each answer and of each price is what happens when it is given."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from arktable.bots.catalogue import make_bot
from arktable.engine.moves import Move
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed
from arktable.games.arkwright.phases.actions.turn_result import turn_under_way
from arktable.games.arkwright.phases.production.result import ProductionResult, running_production
from arktable.games.arkwright.prediction.answers import answers
from arktable.games.arkwright.prediction.standard import standard_answer
from arktable.games.arkwright.state import ArkwrightPosition
from tests.builders.forecasts import EVERYTHING_ON

FIGURES = ("cash", "space", "sold")


def positions(ruleset: str, options: dict[str, str], seats: int, seed: int) -> Iterator[ArkwrightPosition]:
    """The decisions of a game of greedy bots."""
    bot = make_bot("greedy", "arkwright", rng_from_seed(seed))
    position = find_game(ruleset).start(seats, options, seed)
    while position.seat >= 0:
        assert isinstance(position, ArkwrightPosition)
        yield position
        position.play(bot.choose(position.copy()))


def played(position: ArkwrightPosition, move: Move | None) -> dict[str, int]:
    """What the seat has at the end of the next production, when it plays this move and everything else as usual."""
    seat, good, ends = position.seat, position.cycle, list[dict[str, int]]()

    def note(end: ArkwrightPosition, production: ProductionResult) -> None:
        company = end.companies[seat]
        found = {"cash": company.cash, "space": company.space, "sold": production.sold[seat]}
        ends.append({**found, "stored": company.stock[good], "contract": company.contracts[good]})

    rules = replace(position.rules, after_production=(*position.rules.after_production, note))
    twin = ArkwrightPosition(rules, position.seats, position.rng.copy(), position)
    if move is not None:
        twin.play(move)
    while not ends:
        twin.play(standard_answer(twin) or twin.moves()[0])
    return ends[0]


def is_last_turn(position: ArkwrightPosition) -> bool:
    """Does the production follow this turn, so that nobody else decides before it?"""
    turn = turn_under_way(position)
    acting = position.asked(position.seat).get("yet_to_act", [])
    return running_production(position) is None and turn is not None and turn.marker >= 0 and not acting


@pytest.mark.parametrize("options", [{}, EVERYTHING_ON], ids=["plain", "everything"])
def test_an_answer_brings_what_its_button_says(options: dict[str, str]) -> None:
    seen: set[str] = set()
    for seed in range(3):
        for position in positions("water-frame", options, 3, seed):
            if running_production(position) is None and not is_last_turn(position):
                continue
            told = answers(position, position.seat)
            for said in told["answers"] if told is not None else []:
                happened = played(position, position.catalogue.parse(said["move"]))
                assert {key: said[key] for key in happened} == happened, (position.phase(), said["move"])  # type: ignore[literal-required]
                seen.add(position.phase())
    assert seen >= {"after-sale", "contract", "sale"}


def test_a_price_brings_what_its_column_says() -> None:
    seen: set[str] = set()
    for seed, options in ((0, {}), (1, {}), (0, EVERYTHING_ON), (1, EVERYTHING_ON)):
        for position in positions("water-frame", options, 3, seed):
            if not is_last_turn(position):
                continue
            told = answers(position, position.seat)
            for scale in told["prices"] if told is not None else []:
                if scale["good"] != position.cycle:
                    continue
                for row in scale["prices"]:
                    move = position.catalogue.parse(row["move"]) if row["move"] is not None else None
                    happened = played(position, move)
                    said = {"cash": row["cash"], "space": row["space"], "sold": row["sells"]}
                    assert said == {key: happened[key] for key in FIGURES}, (position.phase(), row)
                    seen.add(position.phase())
    assert seen == {"first-price", "prices"}


def test_a_new_factory_begins_with_the_highest_price_that_sells_all() -> None:
    sold_out = 0
    for seed in range(4):
        for position in positions("water-frame", {}, 3, seed):
            if position.phase() != "first-price":
                continue
            told = answers(position, position.seat)
            if told is None:
                continue
            (scale,) = told["prices"]
            assert position.catalogue.parse(position.own_part(position.seat)["assumed"]).b == scale["start"]
            selling = [row["price"] for row in scale["prices"] if row["sells"] >= row["makes"] and row["appeal"]]
            if selling:
                assert scale["start"] == max(selling)
                sold_out += 1
    assert sold_out > 3


def test_a_question_says_what_is_asked_next() -> None:
    """The phases in which the same seat is asked again, in the order in which they come."""
    again = 0
    for seed in range(4):
        for position in positions("water-frame", EVERYTHING_ON, 3, seed):
            if running_production(position) is None:
                continue
            told, seat = answers(position, position.seat), position.seat
            for said in told["answers"] if told is not None else []:
                twin, asked = position.copy(), list[str]()
                twin.play(twin.catalogue.parse(said["move"]))
                while running_production(twin) is not None:
                    if twin.seat == seat:
                        asked.append(twin.phase())
                    twin.play(standard_answer(twin) or twin.moves()[0])
                assert said["asks"][: len(asked)] == asked
                again += len(asked)
    assert again > 0


def idle_positions(options: dict[str, str]) -> Iterator[tuple[ArkwrightPosition, dict[str, Any]]]:
    for seed in range(8):
        for position in positions("water-frame", options, 3, seed):
            view = position.own_part(position.seat)
            if view["idle"]:
                yield position, view


def test_what_is_not_asked_could_not_be_answered_better() -> None:
    """No other answer brings more cash, space or goods. To dismiss a ship without crew saves nothing."""
    seen: set[str] = set()
    for position, view in idle_positions({**EVERYTHING_ON}):
        seen.add(position.phase())
        if running_production(position) is None:
            company = position.companies[position.seat]
            assert not company.spots
            assert {position.rules.printed.ship_crew[kind] for kind in company.ships if kind >= 0} <= {0}
            continue
        usual = played(position, position.catalogue.parse(view["assumed"]))
        for move in position.moves():
            other = played(position, move)
            assert all(other[key] <= usual[key] for key in ("cash", "space", "stored")), (position.phase(), move.text)
    assert "dismiss" in seen
    assert seen & {"sale", "after-sale", "contract"}


def test_nobody_else_is_told_the_answers() -> None:
    position = next(one for one in positions("water-frame", {}, 3, 1) if one.phase() == "prices")
    other = (position.seat + 1) % position.seats
    assert answers(position, other) is None
    assert position.own_part(other)["assumed"] is None
    assert not position.own_part(other)["idle"]
