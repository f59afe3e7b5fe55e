"""The greedy bot of Arkadia: an opinion on everything, computed quickly and correctly, and better than chance."""

from __future__ import annotations

import pytest

from arktable.arena.line_up import LineUp
from arktable.arena.match import play_match
from arktable.bots.arkadia.board import Board
from arktable.bots.arkadia.estimate import Estimate
from arktable.bots.arkadia.greedy import GreedyArkadia
from arktable.bots.arkadia.laying import Laying
from arktable.bots.arkadia.weights import USUAL
from arktable.engine.rng import rng_from_seed
from arktable.games.arkadia.numbering import family_of, form_of
from arktable.games.arkadia.state import ArkadiaPosition
from tests.builders.arkadia import (
    ARKADIA,
    a_game,
    build,
    build_floor,
    card_number,
    give_seals,
    give_workers,
    houses_waiting,
    play,
    started,
    turn_of,
)
from tests.builders.rulesets import Setting, settings

OURS = [setting for setting in settings() if setting.game.facts.game == "arkadia"]


def a_bot() -> GreedyArkadia:
    return GreedyArkadia(rng_from_seed(1))


def choice(position: ArkadiaPosition) -> str:
    return a_bot().choose(position).text


@pytest.mark.parametrize("setting", OURS, ids=str)
def test_it_plays_every_setting_to_the_end_and_ranks_legal_moves_the_best_one_first(setting: Setting) -> None:
    position, bot = started(setting.seats, 3, setting.options), a_bot()
    while position.seat >= 0:
        ranked = bot.ranked(position) if position.phase() != "lot" else []
        move = bot.choose(position)
        if ranked:
            worths = [choice.worth for choice in ranked]
            assert worths == sorted(worths, reverse=True)
            assert move is ranked[0].move
            moves = [choice.move for choice in ranked]
            assert len({move.id for move in moves}) == len(moves)
            assert {move.id for move in moves} <= {move.id for move in position.moves()}
        position.play_checked(move)
    assert position.ended_properly()


def slowly(estimate: Estimate, card: int, cover: int) -> float:
    """What a place is worth, computed building by building from the masks of the position."""
    position = estimate.position
    grid, free_after, family = position.rules.printed.grid, estimate.free & ~cover, family_of(card)
    worth = min((cover & position.tents).bit_count(), position.neutral_pool) * estimate.neutral_worker
    around = grid.around(cover) & ~cover
    for index, number in enumerate(position.unfinished):
        building, balance = position.buildings[number], estimate.balances[index]
        if building.around & cover:
            left = (building.around & free_after).bit_count()
            after = estimate.waiting(building.family, balance, left) if left else None
            worth += estimate.completed(building.family, balance) if after is None else after
            worth -= estimate.waiting(building.family, balance, (building.around & estimate.free).bit_count())
    balance = 0.0
    for seat in range(position.seats):
        workers = (around & position.standing[seat]).bit_count()
        balance += workers if seat == estimate.seat else -estimate.rival * workers
    left = (around & free_after).bit_count()
    if not left:
        return worth + estimate.completed(family, balance)
    gift = estimate.weights.gift * (estimate.seal[family] - estimate.weights.mean)
    return worth + estimate.waiting(family, balance, left) - (gift if estimate.others_come else 0.0)


@pytest.mark.parametrize("options", [{}, {"setup": "beginner", "flip": "yes"}], ids=str)
def test_the_quick_evaluation_of_a_place_agrees_with_the_slow_one(options: dict[str, str]) -> None:
    position, bot = started(3, 11, options), a_bot()
    compared = 0
    while position.seat >= 0:
        if position.phase() == "must" and position.turn % 4 == 0:
            estimate = Estimate(position, position.seat, USUAL)
            laying = Laying(Board(estimate))
            for card in position.hands[position.seat]:
                places, worths = laying.places(form_of(card)), laying.worths(card)
                for number, move in enumerate(places.moves):
                    cover = position.rules.tile_turns[move.a][move.b].cover(move.c)
                    assert worths[number] == pytest.approx(slowly(estimate, card, cover))
                    compared += 1
        position.play(bot.choose(position))
    assert compared > 1000


def test_the_last_worker_around_several_houses_is_set() -> None:
    position = a_game(2)
    houses_waiting(position, 4)
    give_workers(position, 0, own=1)
    turn_of(position, 0)
    assert choice(position) == "own c3"


def test_it_buries_what_the_rival_holds_under_what_it_holds_itself() -> None:
    position = a_game(2)
    give_seals(position, 0, cloth=5)
    give_seals(position, 1, silver=5)
    houses_waiting(position)
    give_workers(position, 0, own=1)
    turn_of(position, 0)
    play(position, "own c3", "done")
    best = a_bot().ranked(position)[0].move
    assert best.args["family"] == "cloth"
    assert position.rules.printed.families[position.tops[best.b]] == "silver"


def test_in_its_last_turn_workers_in_hand_are_worth_nothing_and_hopes_are_vain() -> None:
    position = a_game(2)
    build_floor(position)
    build_floor(position, seat=1)
    position.turns_left = 1
    give_workers(position, 1, own=3, neutral=2)
    turn_of(position, 1)
    estimate = Estimate(position, 1, USUAL)
    assert (estimate.own_worker, estimate.neutral_worker, estimate.chance(1)) == (0.0, 0.0, 0.0)
    assert estimate.chance(0) == 1.0


def test_a_banner_is_raised_for_workers_in_its_time_and_the_next_one_is_kept() -> None:
    position = a_game(2)
    give_workers(position, 0, own=1)
    turn_of(position, 0)
    play(position, "own f5", "done")
    assert position.phase() == "banner"
    assert choice(position) == "banner"
    position.banners[0] -= 1
    assert choice(position) == "end"


def test_a_banner_is_raised_for_a_good_sale() -> None:
    position = a_game(2)
    turn_of(position, 0)
    play(position, "own f5", "done")
    position.banners[0] -= 1
    assert choice(position) == "end"
    build(position, "cloth 3", "cloth 4", "cloth 5")
    give_seals(position, 0, cloth=12)
    assert position.values[0] == 5
    assert choice(position) == "banner"
    play(position, "banner")
    assert choice(position) == "sell cloth 12"


def test_cards_that_nobody_can_lay_are_the_last_to_be_drawn() -> None:
    position = a_game(2)
    estimate = Estimate(position, 0, USUAL)
    laying = Laying(Board(estimate))
    assert laying.best(card_number("house-cloth")) > -100
    position.occupied = position.rules.printed.grid.full
    assert Laying(Board(Estimate(position, 0, USUAL))).best(card_number("house-cloth")) < -1000


def test_it_wins_against_chance() -> None:
    for seed in range(3):
        for names, seat in ((("greedy", "random"), 0), (("random", "greedy"), 1)):
            assert play_match(LineUp(ARKADIA.facts.id, 2, names), seed).winners == (seat,)
