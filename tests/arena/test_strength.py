"""The table of strengths and the data that the lobby reads."""

from __future__ import annotations

import json
from argparse import ArgumentTypeError
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import pytest

from arktable.arena.intervals import mean, share
from arktable.arena.journal import Journal
from arktable.arena.line_up import Profile
from arktable.arena.played import play_fixture
from arktable.arena.schedule import Schedule
from arktable.arena.standings import Standing
from arktable.arena.tournament import Where
from arktable.bots.catalogue import bots_for
from arktable.engine.registry import find_game
from tools.strength import (
    QUICK,
    RULESETS,
    Effort,
    in_order,
    ladder_of,
    missing,
    pairs_of,
    parts_of,
    played,
    read_effort,
    ready_deals,
    schedules_of,
    turn,
)
from tools.strength_identity import fingerprint
from tools.strength_kept import merged, read_kept, write_kept
from tools.strength_table import DATA, PAGE, Ladder, Result, write_all

LADDER = Ladder(["random", "gentle", "greedy"], ["specialist", "shipowner"], ["search"])


def test_every_level_meets_the_one_below_and_random() -> None:
    pairs = list(pairs_of(LADDER))
    assert pairs[:3] == [("gentle", "random"), ("greedy", "gentle"), ("greedy", "random")]
    assert ("specialist", "greedy") in pairs
    assert {("shipowner", "greedy"), ("shipowner", "gentle"), ("shipowner", "random")} <= set(pairs)
    assert [bot for bot, rival in pairs if rival == "greedy" and bot.startswith("search")] == [
        "search@100ms", "search@1s", "search@5s",
    ]  # fmt: skip
    assert {("search@1s", "specialist"), ("search@1s", "search@100ms")} <= set(pairs)
    assert len(set(pairs)) == len(pairs)


def match(challenger: str, level: str, won: float) -> Result:
    standing = Standing(challenger, 100, share(won, 100), 0.5, mean([0.0]), mean([0.0]))
    return Result("arkadia", 2, (challenger, level), True, 100, 100, [standing], {challenger: 0.0}, 0.0, 100)


def test_rungs_are_counted_from_below_and_matches_say_beside_which_a_style_stands() -> None:
    names = ("random", "gentle", "greedy", "search")
    assert [LADDER.rung(bot, []) for bot in names] == [1, 2, 3, 4]
    assert [LADDER.below(bot, []) for bot in names] == ["", "random", "gentle", "greedy"]
    weak = [match("specialist", "random", 90), match("specialist", "gentle", 30), match("specialist", "greedy", 10)]
    assert (LADDER.rung("specialist", weak), LADDER.below("specialist", weak)) == (1.5, "random")
    even = [match("specialist", "random", 95), match("specialist", "gentle", 70), match("specialist", "greedy", 48)]
    assert (LADDER.rung("specialist", even), LADDER.below("specialist", even)) == (3, "gentle")
    better = [match("specialist", "greedy", 80)]
    assert (LADDER.rung("specialist", better), LADDER.below("specialist", better)) == (3.5, "greedy")
    hopeless = [match("specialist", level, 1) for level in LADDER.levels]
    assert (LADDER.rung("specialist", hopeless), LADDER.below("specialist", hopeless)) == (0.5, "")


def test_the_bots_are_those_of_the_catalogue() -> None:
    for ruleset in RULESETS:
        ladder = ladder_of(find_game(ruleset))
        assert sorted([*ladder.levels, *ladder.styles, *ladder.thinking]) == sorted(
            bots_for(find_game(ruleset).facts.game)
        )
        assert ladder.levels[0] == "random"


def test_a_challenger_sits_alone_and_a_solo_game_is_played_alone() -> None:
    schedules = list(schedules_of(find_game("arkwright-cards"), QUICK))
    assert {schedule.seats for schedule in schedules} == {1, 2, 3, 4}
    for schedule in schedules:
        schedule.check()
        if schedule.meetings:
            assert schedule.meetings[0].count(schedule.bots[0]) == 1
    assert len({schedule.name() for schedule in schedules}) == len(schedules)


def test_the_slower_the_bot_the_fewer_games() -> None:
    effort = Effort()
    games = [effort.games(bot) for bot in ("greedy", "search@100ms", "search@1s", "search@5s")]
    assert games == sorted(games, reverse=True)


def test_what_matters_most_is_played_first() -> None:
    schedules = [
        schedule for schedule in schedules_of(find_game("arkadia"), read_effort("4,4,4,4")) if schedule.seats == 2
    ]
    turns = [(turn(schedule), schedule.bots) for schedule in schedules]
    assert (0, ("greedy", "random")) in turns
    assert (1, ("search@1s", "greedy")) in turns
    assert (2, ("search@100ms", "greedy")) in turns
    assert {(3, ("search@1s", "search@100ms")), (3, ("search@1s", "by-the-book"))} <= set(turns)
    assert (4, ("search@5s", "greedy")) in turns


def test_slow_matches_go_on_deal_by_deal_and_only_whole_deals_count(tmp_path: Path) -> None:
    quick = Schedule("arkadia", 2, ("greedy", "random"), 2, 1, meetings=(("greedy", "random"),))
    slow = [Schedule("arkadia", 2, ("search@1s", level), deals, 1) for level, deals in (("greedy", 1), ("random", 2))]
    assert [(schedule.bots[1], schedule.deals) for schedule in parts_of([quick, *slow])] == [
        ("random", 2), ("greedy", 1), ("random", 1), ("random", 2),
    ]  # fmt: skip
    assert ready_deals(quick, tmp_path) == 0
    played(replace(quick, deals=1), tmp_path, Where())
    assert ready_deals(quick, tmp_path) == 1
    with Journal(tmp_path / quick.name(), quick) as journal:
        journal.add(play_fixture(quick, quick.fixtures_of(1)[0]))
    assert ready_deals(quick, tmp_path) == 1


def test_an_effort_is_four_numbers() -> None:
    assert read_effort("120,24,12,4") == Effort(120, 24, 12, 4)
    with pytest.raises(ArgumentTypeError, match="four numbers"):
        read_effort("120,24")


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> list[Result]:
    folder = tmp_path_factory.mktemp("games")
    lone = Schedule("arkadia", 2, ("greedy", "random"), 1, 1, meetings=(("greedy", "random"),))
    own = Schedule("arkadia", 2, ("random",), 2, 1)
    return [played(schedule, folder, Where()) for schedule in (lone, own)]


def test_the_page_and_the_data_say_who_wins(results: list[Result], tmp_path: Path) -> None:
    write_all(results, {"arkadia": Ladder(["random", "greedy"], [], [])}, 1, tmp_path, {"arkadia": "abc"})
    page = (tmp_path / PAGE).read_text("utf-8")
    assert "put them: `random` < `greedy`." in page
    assert "| `greedy` | `random` | 2 | 100 % | 34–100 % | 50 % | no |" in page
    assert "Every seat has the same bot:" in page
    assert "Present rules and bots: `abc`." in page
    assert f"| `{results[0].by}` |" in page
    bots = json.loads((tmp_path / DATA).read_text("utf-8"))["games"]["arkadia"]["arkadia"]
    assert bots["random"] == {"rung": 1, "style": False}
    assert (bots["greedy"]["rung"], bots["greedy"]["below"], bots["greedy"]["wins"]["value"]) == (2, "random", 1.0)


def test_the_packaged_data_has_a_rung_for_the_bots_of_every_family() -> None:
    data = json.loads((files("arktable.bots") / "strength.json").read_text("utf-8"))
    for ruleset in RULESETS:
        bots = data["games"][find_game(ruleset).facts.game][ruleset]
        assert bots["random"]["rung"] == 1
        for bot in bots.values():
            assert bot["rung"] <= 1 or bot["wins"]["low"] <= bot["wins"]["value"] <= bot["wins"]["high"]


def test_results_are_kept_and_a_later_run_plays_only_what_is_missing(results: list[Result], tmp_path: Path) -> None:
    assert read_kept(tmp_path) == []
    write_kept(results, tmp_path)
    kept = read_kept(tmp_path)
    assert kept == results
    lone = Schedule("arkadia", 2, ("greedy", "random"), 1, 1, meetings=(("greedy", "random"),))
    other = Schedule("arkadia", 2, ("gentle", "random"), 1, 1, meetings=(("gentle", "random"),))
    assert missing([lone, replace(lone, deals=2), other], kept) == [replace(lone, deals=2), other]
    assert missing([lone], kept, ["arkadia"]) == [lone]


def test_the_result_with_more_games_stays_unless_its_ruleset_is_renewed() -> None:
    old, fewer, other = match("greedy", "random", 90), match("greedy", "random", 50), match("gentle", "random", 80)
    fewer = replace(fewer, games=10, by="later")
    assert merged([old], [fewer, other]) == [old, other]
    assert merged([old], [replace(fewer, games=100)]) == [replace(fewer, games=100)]
    assert merged([old, other], [fewer], ["arkadia"]) == [fewer, other]
    assert in_order([old, other], [find_game("arkadia")]) == [other, old]


def test_the_fingerprint_follows_what_bots_decide() -> None:
    again = fingerprint.__wrapped__("arkadia")
    assert fingerprint("arkadia") == again
    assert fingerprint("arkadia", Profile("more workers", "[workers.start]\nvalue = 4\n")) != again
