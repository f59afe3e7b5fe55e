"""What every report is made of: places, changes of distance, figures for a sheet, and the plain report."""

from __future__ import annotations

from arktable.engine.position import Position
from arktable.engine.reporting.csv_table import report_csv
from arktable.engine.reporting.reports import (
    distance_changes,
    largest_changes,
    line,
    places,
    report_on,
    rivals_of,
    signed,
)
from tests.builders.nim import nim


def test_equal_scores_share_a_place_and_winners_are_first() -> None:
    ranked = places([7, 9, 9, 7], [1, 2, 0, 3], [1, 2])
    assert [(place["seat"], place["place"], place["won"]) for place in ranked] == [
        (1, 1, True),
        (2, 1, True),
        (0, 3, False),
        (3, 3, False),
    ]
    assert rivals_of(ranked) == [1, 2, 1, 1]
    assert rivals_of(places([3], [0], [0])) == [-1]


def test_the_largest_changes_are_told_in_order_of_time_and_small_ones_are_not() -> None:
    changes = distance_changes([0, 5, 5, 30, 29], [0, 0, 12, 12, 12])
    assert changes == [(1, 5), (2, -12), (3, 25), (4, -1)]
    assert largest_changes(changes, 5) == [(1, 5), (2, -12), (3, 25)]
    assert largest_changes(changes, 6) == [(2, -12), (3, 25)]
    assert (signed(3), signed(-3)) == ("+3", "−3")


def test_a_game_that_reports_nothing_of_its_own_gets_its_scores_from_step_to_step() -> None:
    position: Position = nim().start(2, {}, 1, listen=True)
    report = report_on(nim().parts.report, _played(position))
    assert report["over"]
    assert report["lines"] == [line("score", report["lines"][0]["values"], money=False)]
    assert [row[-1] for row in report["lines"][0]["values"]] == position.scores()
    assert [place["seat"] for place in report["places"] if place["won"]] == position.winners()
    assert report["turnings"] == [[], []]


def _played(position: Position):  # type: ignore[no-untyped-def]  # a generator of positions and events
    yield position, []
    while position.seat >= 0:
        position.play(position.moves()[0])
        yield position, []


def test_figures_have_a_row_for_each_moment_and_player_and_no_formula() -> None:
    position: Position = nim().start(2, {}, 1)
    report = report_on(nim().parts.report, _played(position))
    rows = report_csv(report, ["=Ada", "Ben, the second"]).splitlines()
    assert rows[0] == "decision,turn,seat,player,score"
    assert len(rows) == 1 + 2 * len(report["moments"])
    assert rows[1].split(",")[3] == "'=Ada"
    assert '"Ben, the second"' in rows[2]
