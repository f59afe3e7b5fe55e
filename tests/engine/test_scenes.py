"""Scenes are found among the events of decisions, from the event that opens them to the one that closes them."""

from __future__ import annotations

from arktable.engine.events import Event, Seen, said
from arktable.engine.reporting.scenes import SceneKind, kinds_after, scenes_between


def _drawn(events: list[Seen]) -> dict[str, list[str]]:
    return {"keys": [event["key"] for event in events]}


KINDS = {"fair": SceneKind("fair-opens", "fair-closes", _drawn)}


def told(*keys: str) -> list[Event]:
    return [Event(key, 0, {}) for key in keys]


GAME = [
    told("move"),
    told("move", "fair-opens", "sold", "fair-closes", "move"),
    told("fair-opens", "asked"),
    told("sold"),
    told("sold", "fair-closes"),
    told("fair-opens", "fair-closes", "fair-opens", "sold", "fair-closes"),
    told("fair-opens"),
]


def found(after: int, to: int, game: list[list[Event]] | None = None) -> list[tuple[int, int, int, bool, list[str]]]:
    scenes = scenes_between(KINDS, GAME if game is None else game, after, to)
    return [
        (scene.first, scene.index, scene.last, scene.over, [event.key for event in scene.events]) for scene in scenes
    ]


def test_a_scene_within_one_decision() -> None:
    assert found(1, 2) == [(2, 0, 2, True, ["fair-opens", "sold", "fair-closes"])]


def test_a_scene_is_whole_whichever_of_its_decisions_is_asked_for() -> None:
    whole = [(3, 0, 5, True, ["fair-opens", "asked", "sold", "sold", "fair-closes"])]
    assert found(2, 3) == found(3, 4) == found(4, 5) == found(2, 5) == whole


def test_two_scenes_of_one_decision_come_in_their_order() -> None:
    assert [(first, index) for first, index, *_ in found(5, 6)] == [(6, 0), (6, 1)]


def test_a_scene_under_way_is_not_over() -> None:
    assert found(6, 7) == [(7, 0, 7, False, ["fair-opens"])]
    assert found(2, 4, GAME[:4]) == [(3, 0, 4, False, ["fair-opens", "asked", "sold"])]


def test_where_nothing_is_played_back_there_is_none() -> None:
    assert found(0, 1) == []
    assert scenes_between({}, GAME, 0, 9) == []


def test_an_entry_names_the_scenes_that_begin_or_end_in_it() -> None:
    named = [kinds_after(KINDS, GAME[: n + 1], n) for n in range(len(GAME))]
    assert named == [[], ["fair"], ["fair"], [], ["fair"], ["fair"], ["fair"]]
    assert kinds_after(KINDS, GAME, 2) == ["fair"]  # an entry may hold several decisions


def test_an_entry_names_no_scene_that_cannot_be_shown() -> None:
    begun_in_the_middle = [told("sold"), told("sold", "fair-closes"), told("fair-opens")]
    named = [kinds_after(KINDS, begun_in_the_middle[: n + 1], n) for n in range(3)]
    assert named == [[], [], ["fair"]]
    nothing = {"fair": SceneKind("fair-opens", "fair-closes", lambda _: None)}
    assert kinds_after(nothing, GAME[:2], 1) == []


def test_silent_events_are_for_scenes_only() -> None:
    events = [Event("said", 0, {}), Event("claim", 0, {}, silent=True)]
    assert [event["key"] for event in said(events, 0)] == ["said"]


def test_of_several_under_way_the_first_is_closed_first() -> None:
    game = [told("fair-opens", "a", "fair-opens", "b"), told("fair-closes"), told("c"), told("fair-closes")]
    assert found(0, 1, game) == [
        (1, 0, 2, True, ["fair-opens", "a", "fair-opens", "b", "fair-closes"]),
        (1, 1, 4, True, ["fair-opens", "b", "fair-closes", "c", "fair-closes"]),
    ]
    assert [(index, over) for _, index, _, over, _ in found(0, 1, game[:2])] == [(0, True), (1, False)]


def test_what_led_to_a_scene_belongs_to_it_and_to_no_later_one() -> None:
    kinds = {"fair": SceneKind("fair-opens", "fair-closes", _drawn, prelude=("rain",))}
    game = [
        told("rain", "move"),
        told("fair-opens", "rain", "fair-closes"),
        told("fair-opens", "fair-closes"),
    ]
    scenes = scenes_between(kinds, game, 0, 3)
    assert [[event.key for event in scene.events] for scene in scenes] == [
        ["rain", "fair-opens", "rain", "fair-closes"],
        ["fair-opens", "fair-closes"],
    ]
