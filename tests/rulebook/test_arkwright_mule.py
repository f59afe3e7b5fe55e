"""Arkwright: Spinning Mule, section 3.1 of the Player's Book (PB; n = line)."""

from __future__ import annotations

import pytest

from arktable.engine.rules import ModuleClash
from arktable.games.arkwright.terms import EVENT_NAMES, GOODS, MARKER_NAMES, TILE_NAMES
from tests.builders.arkwright import PRINTED, SPINNING_MULE, a_game, offered, play, refusal

TWO = "charisma engineering-works workshop foreman extra-shifts patron-lamps patron-clothes developer accountant broker"
THREE = "patron-cutlery workshop foreman broker extra-shifts"
FOUR = "patron-food engineering-works foreman accountant developer"


def on_offer(seats: int, options: dict[str, str] | None = None) -> list[str]:
    position = a_game("spinning-mule", seats=seats, more=options)
    return sorted(name for tile, name in enumerate(TILE_NAMES) for _ in range(position.tile_offer[tile]))


@pytest.mark.parametrize(("seats", "named"), [(2, TWO), (3, f"{TWO} {THREE}"), (4, f"{TWO} {THREE} {FOUR}")])
def test_pb_59_the_tiles_by_number_of_players(seats: int, named: str) -> None:
    """PB 905–917: ten, five more for the third and five more for the fourth player."""
    assert on_offer(seats) == sorted(named.split())
    assert len(named.split()) == 5 * seats


def test_pb_60_alternative_tiles_replace_listed_ones_and_events_join_the_draw() -> None:
    """PB 923, 935; B84."""
    with_them, listed = on_offer(2, {"development-tiles": "alternative"}), on_offer(2)
    assert set(with_them) - set(listed) == {"school", "patent", "engineer", "administrator"}
    assert len(with_them) == len(listed) == 10
    rules = SPINNING_MULE.rules({"event-markers": "more"})
    pool = {EVENT_NAMES[event] for event in rules.event_pool(a_game("spinning-mule", more={"event-markers": "more"}))}
    assert pool == {"exhibition", "lobby", "strike", "made-in-england", "luddism", "jubilee"}


@pytest.mark.parametrize("seed", range(4))
def test_pb_61_three_of_five_economy_markers_lie_on_each_column(seed: int) -> None:
    """PB 927."""
    assert PRINTED.mule_economy == [[[1, 1], [1, 2], [1, 3], [0, 2], [2, 2]]] * GOODS
    laid = a_game("spinning-mule", seed=seed).economy
    assert len(laid) == 3 * 4
    for good in range(4):
        column = [divmod(marker, 8) for marker in laid[good::4]]
        assert len(set(column)) == 3
        assert {list(marker) in PRINTED.mule_economy[good] for marker in column} == {True}


@pytest.mark.parametrize("seed", range(6))
def test_pb_62_two_of_four_events_lie_on_1770_and_1780(seed: int) -> None:
    """PB 933: the end on 1790."""
    laid = [EVENT_NAMES[event] for event in a_game("spinning-mule", seed=seed).events_laid]
    assert laid[2:] == ["end"]
    assert len(set(laid)) == 3
    assert set(laid[:2]) <= {"exhibition", "lobby", "strike", "made-in-england"}


def test_in_1760_a_light_grey_marker_or_a_tile_is_taken() -> None:
    """PB 901, 919: all grey markers of the player count lie open, without those of the stock exchange (B84)."""
    position = a_game("spinning-mule", seats=3)
    lying = [[MARKER_NAMES[marker] for marker in row] for row in position.mat]
    kinds = ("machinery", "quality", "distribution")
    assert lying == [[f"{shade}-{kind}" for kind in kinds for _ in range(2)] for shade in ("light", "dark")]
    assert position.phase() == "special"
    assert len(offered(position, "tile")) == 11  # fifteen tiles of eleven names
    assert offered(position, "marker") == [f"marker light-{kind}" for kind in kinds]
    assert refusal(position, "marker dark-quality") == "level-too-high"
    play(position, "tile broker", "marker light-quality", "tile developer")
    assert position.phase() == "marker"


@pytest.mark.parametrize(
    ("options", "tiles", "economy", "events"),
    [
        ({"economy-markers": "printed", "event-markers": "none"}, 10, 0, 0),
        ({"development-tiles": "none", "event-markers": "none"}, 0, 12, 0),
        ({"development-tiles": "none", "economy-markers": "printed"}, 0, 0, 3),
    ],
)
def test_each_element_can_be_played_alone(options: dict[str, str], tiles: int, economy: int, events: int) -> None:
    """PB 893."""
    position = a_game("spinning-mule", seats=2, more=options)
    assert (sum(position.tile_offer), len(position.economy), len(position.events_laid)) == (tiles, economy, events)


def test_without_any_element_it_would_be_spinning_jenny() -> None:
    """PB 893: "individually or in any combination"; none of them is refused with the reason."""
    none = {"development-tiles": "none", "economy-markers": "printed", "event-markers": "none"}
    with pytest.raises(ModuleClash, match="at least one of its elements") as refused:
        a_game("spinning-mule", more=none)
    assert refused.value.key == "clash-no-element"


@pytest.mark.parametrize(
    ("tile", "replaced"),
    [("school", "engineering-works"), ("patent", "broker"), ("engineer", "developer"), ("administrator", "accountant")],
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pb_60_each_alternative_tile_can_be_chosen_alone(seats: int, tile: str, replaced: str) -> None:
    """PB 923: with the block of all four chosen as well it is still there once."""
    alone, listed = on_offer(seats, {tile: "on"}), on_offer(seats)
    assert alone.count(tile) == 1
    assert sorted([*alone, replaced]) == sorted([*listed, tile])
    whole = {"development-tiles": "alternative"}
    assert on_offer(seats, {tile: "on", **whole}) == on_offer(seats, whole)


@pytest.mark.parametrize("event", ["luddism", "jubilee"])
def test_pb_60_each_alternative_event_can_be_chosen_alone(event: str) -> None:
    """PB 935."""
    position = a_game("spinning-mule", more={event: "on"})
    pool = [EVENT_NAMES[one] for one in position.rules.event_pool(position)]
    assert pool == ["exhibition", "lobby", "strike", "made-in-england", event]


@pytest.mark.parametrize(
    ("chosen", "without", "key"),
    [("school", "development-tiles", "clash-no-tiles"), ("jubilee", "event-markers", "clash-no-events")],
)
def test_an_alternative_needs_the_element_it_belongs_to(chosen: str, without: str, key: str) -> None:
    with pytest.raises(ModuleClash) as refused:
        a_game("spinning-mule", more={chosen: "on", without: "none"})
    assert refused.value.key == key
