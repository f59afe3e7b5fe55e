"""The story of a game by its causes: compared with what the games told."""

from __future__ import annotations

from arktable.engine.reporting.reports import undercuts
from arktable.games.arkadia.numbering import first_seal
from arktable.games.arkadia.state import ArkadiaPosition
from tests.builders.reports import archived, reported, told

FRAME = "0.1.0/water-frame-4-greedy-default"
SOLO = "0.1.0/arkwright-cards-1-greedy-default"
CARDS = "0.1.0/arkwright-cards-3-greedy-default"
ARKADIA = "0.1.0/arkadia-3-greedy-default"


def test_every_closed_building_is_told_with_who_laid_it_and_who_was_paid() -> None:
    report, _ = reported(ARKADIA)
    record, game = archived(ARKADIA)
    laid: dict[str, int] = {}
    wanted: list[tuple[int, str, int, list[tuple[int, int]]]] = []
    for _, events in told(record, game):
        for event in events:
            if event.key == "laid":
                laid[str(event.details["cell"])] = event.seat
            elif event.key == "completed":
                cell = str(event.details["cell"])
                wanted.append((event.seat, cell, laid.get(cell, -1), []))
            elif event.key == "paid":
                wanted[-1][3].append((event.seat, int(event.details["n"]) + int(event.details["extra"])))
    found = []
    for chapter in report["story"]:
        first, *more = chapter["said"]
        if first["key"].startswith("story-closed"):
            args = first["args"]
            by = {"story-closed": -1, "story-closed-own": args["who"], "story-closed-of": args.get("by")}[first["key"]]
            found.append((args["who"], args["cell"], by, [(one["args"]["who"], one["args"]["n"]) for one in more]))
    assert found == wanted
    assert any(by not in (-1, who) for who, _, by, _ in wanted)


def test_the_last_castle_pieces_say_what_they_were_worth_to_each_seat() -> None:
    report, _ = reported(ARKADIA)
    record, game = archived(ARKADIA)
    before: ArkadiaPosition | None = None
    effects: dict[int, dict[int, int]] = {}
    for n, (position, events) in enumerate(told(record, game)):
        assert isinstance(position, ArkadiaPosition)
        if before is not None and any(event.key == "castle" for event in events):
            change = [now - was for now, was in zip(position.values, before.values, strict=True)]
            effects[n] = {
                seat: sum(before.seals[first_seal(seat) + family] * by for family, by in enumerate(change))
                for seat in range(position.seats)
            }
        before = position.copy()
    pieces = [chapter for chapter in report["story"] if chapter["said"][0]["key"] == "story-piece"]
    assert len(pieces) >= 3
    for chapter in pieces:
        said = {int(one["args"]["who"]): str(one["args"]["n"]) for one in chapter["said"][1:]}
        really = {seat: n for seat, n in effects[chapter["n"]].items() if n}
        assert said == {seat: f"+{n}" if n > 0 else f"−{-n}" for seat, n in really.items()}


def test_a_sale_of_seals_says_what_they_were_worth_at_the_end() -> None:
    report, end = reported(ARKADIA)
    assert isinstance(end, ArkadiaPosition)
    families = end.rules.printed.families
    sales = [one["args"] for chapter in report["story"] for one in chapter["said"] if one["key"] == "story-sold"]
    assert sales
    for sale in sales:
        assert sale["final"] == end.values[families.index(str(sale["family"]))]
        assert int(sale["gold"]) == int(sale["n"]) * int(sale["value"])


def test_every_production_is_told_with_goods_and_prices() -> None:
    report, _ = reported(FRAME)
    record, game = archived(FRAME)
    sold: list[dict[int, list[int]]] = []
    for _, events in told(record, game):
        for event in events:
            if event.key == "production":
                sold.append({})
            elif event.key == "seller":
                sold[-1][event.seat] = [0, int(event.details["price"])]
            elif event.key in ("claim", "sold-to") and event.seat >= 0:
                sold[-1][event.seat][0] += 1
    found = [
        {
            int(one["args"]["who"]): [one["args"]["n"], one["args"]["price"]]
            for one in chapter["said"]
            if one["key"] == "story-sold"
        }
        for chapter in report["story"]
    ]
    assert found == [one for one in sold if one]


def test_who_goes_below_the_price_of_another_has_undercut_them() -> None:
    told_ = undercuts({0: 7, 1: 8, 2: 12}, {0: 9, 1: 8, 2: 12})
    assert [one["args"] for one in told_] == [{"who": 0, "before": 9, "price": 7, "other": 1, "m": 8}]
    assert undercuts({0: 7, 1: 8}, {0: 6, 1: 8}) == []  # a price that rises undercuts nobody
    assert undercuts({0: 7, 1: 8}, {0: 7, 1: 9}) == []
    assert undercuts({0: 5, 1: 8}, {0: 7, 1: 8}) == []  # it was below before


def test_alone_the_opponents_sales_are_part_of_the_story_and_of_the_markets() -> None:
    report, _ = reported(SOLO)
    record, game = archived(SOLO)
    theirs = sum(
        int(event.details["goods"])
        for _, events in told(record, game)
        for event in events
        if event.key == "opponent-sells"
    )
    assert theirs
    said = [one for chapter in report["story"] for one in chapter["said"] if one["key"] == "story-opponent"]
    assert sum(int(one["args"]["n"]) for one in said) == theirs
    assert sum(n or 0 for market in report["markets"] for row in market["sold"][1:] for n in row) == theirs


def test_the_story_of_a_card_game_adds_up_to_what_was_sold() -> None:
    report, _ = reported(CARDS)
    said = [one["args"] for chapter in report["story"] for one in chapter["said"] if one["key"] == "story-sold"]
    sold = sum(n or 0 for market in report["markets"] for row in market["sold"] for n in row)
    assert sum(int(one["n"]) for one in said) == sold


def test_a_turning_point_says_whose_building_was_closed_as_the_story_does() -> None:
    report, _ = reported(ARKADIA)
    story = {chapter["n"]: chapter["said"][0] for chapter in report["story"]}
    closed = [
        (turning["n"], turning["said"])
        for turnings in report["turnings"]
        for turning in turnings
        if turning["said"]["key"].startswith("story-closed")
    ]
    assert closed
    assert all(story[n] == said for n, said in closed)
