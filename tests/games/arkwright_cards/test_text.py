"""Positions of the card game as text: written, read back, written by hand."""

from __future__ import annotations

from arktable.engine.rng import rng_from_seed
from arktable.games.arkwright_cards.state import CardPosition
from tests.builders.arkwright_cards import EVA, FOOD, GAME, a_game, offered, play
from tests.builders.random_play import play_out, walk

BY_HAND = """
arktable = "position 1"
ruleset = "arkwright-cards"
seats = 2
supply = { patent = 2, engineer = 1, large-warehouse = 1, entrepreneur = 1, extra-shift = 1, workshop = 2, foreman = 2 }

[[rivals]]
appeal = { food = 3, clothes = 3, cutlery = 2, lamps = 2 }

[[companies]]
money = 40
shares = 10
value = 10
tile = { food = 1 }
appeal = { food = 0 }
cards = ["engineer"]

[[companies]]
value = 10
tile = { lamps = 1 }
appeal = { lamps = 0 }

[[frames]]
phase = "rounds"
plan = "round"
seat = 1
"""
"""Eva has a factory and an engineer, Wim a factory and nothing else; the first round begins."""


def loaded(text: str, seed: int = 0) -> CardPosition:
    position = GAME.load(text, seed)
    assert isinstance(position, CardPosition)
    return position


def test_the_text_for_a_viewer_does_not_depend_on_the_order_of_the_bag() -> None:
    for position in walk(GAME, 1, {}, 33):
        assert position.save(EVA) == position.sample(EVA, rng_from_seed(position.decisions)).save(EVA)


def test_a_position_written_by_hand_is_played() -> None:
    position = loaded(BY_HAND)
    assert (position.seat, position.phase(), position.companies[EVA].money) == (EVA, "action", 40)
    assert "engineer" in position.view(EVA)["companies"][EVA]["reserve"]  # follows from the card
    play(position, "quality", "lay quality-1 food 1", "done", "set 3 office")
    assert position.companies[EVA].appeal[FOOD] == 7
    play_out(position, rng_from_seed(1))
    assert position.winners()


def test_what_follows_from_the_rest_is_not_written() -> None:
    position = a_game(1)
    play(position, "found food", "found lamps")
    for name in ("bank", "goods_out", "drawn", "closed"):
        assert f"{name} =" not in position.save()
    assert loaded(position.save()).census() == position.census()


def test_things_are_written_by_their_names() -> None:
    position = a_game(1)
    play(position, "found food", "found lamps", "done", "employ", "hire lamps", "done")
    text = position.save()
    for line in ("tile = { food = 1, lamps = 1 }", "crew = { food = [1, 0], lamps = [1, 1] }", 'stage = "development"'):
        assert line in text or line.replace("development", "price") in text
    assert offered(loaded(text)) == offered(position)
