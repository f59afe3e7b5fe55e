"""The scene of an enclosed building is what the rules told: on the book's example, and in whole games."""

from __future__ import annotations

import pytest

from arktable.engine.events import Event
from arktable.engine.reporting.scenes import scenes_between
from arktable.games.arkadia.numbering import first_seal
from arktable.games.arkadia.reporting.scene import SCENES, read_enclosed
from arktable.games.arkadia.reporting.scene_shapes import EnclosedScene
from arktable.games.arkadia.state import ArkadiaPosition
from tests.builders.arkadia import *
from tests.builders.random_play import walk


def scenes_of(told: list[list[Event]], viewer: int) -> list[EnclosedScene]:
    found = scenes_between(SCENES, told, 0, len(told))
    read = [read_enclosed([event.seen_by(viewer) for event in scene.events]) for scene in found]
    assert [scene.over for scene in found] == [scene["over"] for scene in read]
    return read


def played(position: ArkadiaPosition, *moves: str) -> list[list[Event]]:
    """What each of these moves told."""
    told: list[list[Event]] = []
    for move in moves:
        position.events = []
        play(position, move)
        told.append(position.events)
    return told


def trade_centre_and_monastery() -> ArkadiaPosition:
    """AK-12: the example of the book, before Violet's turn."""
    position = a_game()
    lay(position, "trade-cloth", "g8 h8 i8 g9")
    lay(position, "monastery-spice", "h10 i10 j10 i11")
    stand(position, ORANGE, "f8")
    stand(position, YELLOW, "j9 k10")
    stand(position, GREEN, "h11 j11")
    stand(position, NEUTRAL, "f9 g10 i12")
    give_workers(position, VIOLET, own=3, neutral=1)
    turn_of(position, VIOLET)
    return position


WORKERS = ("own i9", "own j8", "neutral h9", "done")


def pays(scene: EnclosedScene) -> list[tuple[int, int, int, int]]:
    return [(pay["seat"], pay["workers"], pay["extra"], pay["seals"]) for pay in scene["pays"]]


def test_two_buildings_are_two_scenes_in_their_order() -> None:
    """AK-12, AK 169–181: Violet 2 red and 1 from the tile, Orange 1; then 1 olive and 1, Yellow and Green 2 each."""
    position = trade_centre_and_monastery()
    trade, monastery = scenes_of(played(position, *WORKERS, "castle carpenter 1", "castle carpenter 2"), YELLOW)
    assert (trade["seat"], trade["form"], trade["family"], trade["cells"]) == (
        VIOLET, "trade", "cloth", ["g8", "h8", "i8", "g9"],
    )  # fmt: skip
    assert pays(trade) == [(VIOLET, 2, 1, 3), (ORANGE, 1, 0, 1)]
    assert (monastery["form"], monastery["family"]) == ("monastery", "spice")
    assert pays(monastery) == [(VIOLET, 1, 1, 2), (YELLOW, 2, 0, 2), (GREEN, 2, 0, 2)]
    assert [scene["castle"]["square"] for scene in (trade, monastery) if scene["castle"]] == [1, 2]


def test_every_worker_beside_it_is_shown_neutral_ones_too() -> None:
    """AK 149: neutral workers bring nobody anything."""
    trade, _ = scenes_of(played(trade_centre_and_monastery(), *WORKERS), YELLOW)
    beside = [(worker["seat"], worker["cell"]) for worker in trade["workers"]]
    assert {cell for seat, cell in beside if seat < 0} == {"f9", "g10", "h9"}
    assert {cell for seat, cell in beside if seat == VIOLET} == {"i9", "j8"}
    assert {cell for seat, cell in beside if seat == ORANGE} == {"f8"}


def test_while_a_piece_is_chosen_the_scene_is_under_way() -> None:
    position = trade_centre_and_monastery()
    told = played(position, *WORKERS)
    assert [(scene["over"], scene["castle"]) for scene in scenes_of(told, YELLOW)] == [(False, None)] * 2
    told += played(position, "castle carpenter 1")
    first, second = scenes_of(told, YELLOW)
    assert (first["over"], second["over"], second["castle"]) == (True, False, None)


def test_the_piece_of_the_castle_changes_two_values() -> None:
    """AK 159–163: what is seen from above counts."""
    position = a_game()
    houses_waiting(position)
    (scene,) = scenes_of(played(position, "own c3", "done", "castle silver 1"), YELLOW)
    castle = scene["castle"]
    assert castle is not None
    assert (castle["family"], castle["over"], castle["floor"], castle["square"]) == ("silver", "cloth", 1, 1)
    assert castle["worths"] == [
        {"family": "silver", "before": 2, "after": 3},
        {"family": "cloth", "before": 2, "after": 1},
    ]
    assert (scene["family"], scene["pays"][0]["seals"], scene["pays"][0]["gold"]) == ("cloth", 2, 2)


def test_a_piece_over_its_own_family_changes_nothing() -> None:
    position = a_game()
    houses_waiting(position)
    (scene,) = scenes_of(played(position, "own c3", "done", "castle cloth 1"), YELLOW)
    castle = scene["castle"]
    assert castle is not None
    assert (castle["worths"], castle["held"], scene["pays"][0]["gold"]) == ([], [], 4)


@pytest.mark.parametrize("viewer", [YELLOW, GREEN, -1])
def test_only_their_owner_sees_what_it_does_to_seals(viewer: int) -> None:
    """Seals lie behind the screens (AK 46)."""
    position = a_game()
    houses_waiting(position)
    give_seals(position, GREEN, silver=4)
    (scene,) = scenes_of(played(position, "own c3", "done", "castle silver 1"), viewer)
    castle = scene["castle"]
    assert castle is not None
    held = [(one["seat"], one["family"], one["seals"], one["before"], one["after"]) for one in castle["held"]]
    mine = {YELLOW: [(YELLOW, "cloth", 2, 4, 2)], GREEN: [(GREEN, "silver", 4, 8, 12)], -1: []}
    assert held == mine[viewer]


def test_where_the_pool_is_empty_the_scene_ends_without_a_piece() -> None:
    """A9: nothing is left for the third floor."""
    position = a_game()
    houses_waiting(position)
    build_floor(position)
    build_floor(position)
    position.pools[-4:] = [0] * 4
    (scene,) = scenes_of(played(position, "own c3", "done"), YELLOW)
    assert (scene["over"], scene["castle"], len(scene["pays"])) == (True, None, 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_whole_games_every_scene_adds_up(seats: int) -> None:
    """The seals of all scenes are what every player got, and the castle's values are those of the last scene."""
    told: list[list[Event]] = []
    sold = [0] * seats
    last = None
    for position in walk(ARKADIA, seats, {}, 7, listen=True):
        told.append(position.events or [])
        position.events = []
        last = position
    assert isinstance(last, ArkadiaPosition)
    for event in (event for events in told for event in events if event.key == "sold"):
        sold[event.seat] += int(event.details["n"])
    scenes = scenes_of(told[1:], 0)
    assert len(scenes) >= 8
    assert all(scene["over"] for scene in scenes)
    for seat in range(seats):
        kept = sum(last.final_seals[first_seal(seat) : first_seal(seat + 1)])
        assert (
            sum(pay["seals"] for scene in scenes for pay in scene["pays"] if pay["seat"] == seat) == kept + sold[seat]
        )
    for scene in scenes:
        own = [worker for worker in scene["workers"] if worker["seat"] >= 0]
        assert len(own) == sum(pay["workers"] for pay in scene["pays"])
        assert sum(pay["extra"] for pay in scene["pays"]) == 1
    known: dict[str, int] = {}
    for castle in (scene["castle"] for scene in scenes):
        for worth in castle["worths"] if castle else ():
            assert known.get(worth["family"], worth["before"]) == worth["before"]
            known[worth["family"]] = worth["after"]
    names = last.rules.printed.families
    assert {family: last.values[names.index(family)] for family in known} == known


def test_silence_tells_nothing() -> None:
    position = a_game()
    houses_waiting(position)
    position.events = None
    play(position, "own c3", "done", "castle cloth 1")
    assert position.events is None
