"""The balance lab."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from arktable.arena.lab import Questions, ask_lab, read_sweep, takings_of
from arktable.arena.line_up import game_with
from arktable.arena.match import Outcome
from arktable.arena.played import Played
from arktable.arena.reports.lab_report import lab_report, move_name
from arktable.arena.schedule import NoTournament, Schedule
from arktable.arena.tournament import Where, play_tournament
from arktable.i18n.words import Words

RANDOM = Schedule("arkadia", 2, ("random",), 4, 1)
ARKADIA = game_with("arkadia").sheet


def play(schedule: Schedule) -> list[Played]:
    return play_tournament(schedule, Where())


def game(number: int, winners: tuple[int, ...], taken: Sequence[dict[str, int]]) -> Played:
    outcome = Outcome(number, (1,) * len(taken), winners, 1, True, True)
    return Played(number, outcome, (1,) * len(taken), (0.0,) * len(taken), "", tuple(taken))


def test_winners_are_compared_with_the_others_of_the_same_game() -> None:
    found = takings_of(
        [
            game(0, (0,), [{"tile tile=broker": 3, "done": 1}, {"done": 1}]),
            game(1, (1,), [{"done": 2}, {"tile tile=broker": 1, "done": 2}]),
            game(2, (0, 1), [{"tile tile=broker": 9}, {}]),  # all have won: nobody to compare with
            game(3, (), [{"tile tile=broker": 9}, {}]),
        ]
    )
    assert [(taking.move, taking.winners, taking.others) for taking in found] == [
        ("tile tile=broker", 2.0, 0.0),
        ("done", 1.5, 1.5),
    ]
    assert found[0].more.value == 2.0
    assert found[0].named()
    assert not found[1].named()


def test_other_numbers_are_compared_deal_by_deal_with_the_usual_ones() -> None:
    same, other = read_sweep("banners.each=4,1", ARKADIA)
    assert game_with("arkadia").sheet["banners.each"] == 4
    answers = ask_lab(Questions(RANDOM, (same, other)), play)
    usual, unchanged, changed = answers.changes
    assert (unchanged.more.low, unchanged.more.high) == (0.0, 0.0)
    assert unchanged.score == usual.score
    assert changed.decisions != usual.decisions
    assert answers.styles is None


def test_styles_meet_each_other_without_the_random_bot() -> None:
    three = Schedule("arkadia", 2, ("greedy", "random", "gentle"), 10, 1)
    styles = Questions(three).styles()
    assert styles is not None
    assert styles.bots == ("greedy", "gentle")
    assert len(styles.fixtures()) == 10
    assert [schedule.bots for schedule in Questions(three).schedules()] == [
        ("greedy",), ("random",), ("gentle",), ("greedy", "gentle"),
    ]  # fmt: skip


def test_only_the_first_bot_is_watched_on_the_usual_numbers() -> None:
    variants = tuple(read_sweep("banners.each=1", ARKADIA))
    schedules = Questions(Schedule("arkadia", 2, ("greedy", "random"), 2, 1), variants).schedules()
    assert [schedule.watched for schedule in schedules] == [True, False, False]


@pytest.mark.parametrize(
    ("text", "texts"),
    [
        ("workers.own=10, 12", ["[workers.own]\nvalue = 10\n", "[workers.own]\nvalue = 12\n"]),
        ("a.b=[1, 2],[3]", ["[a.b]\nvalue = [1, 2]\n", "[a.b]\nvalue = [3]\n"]),
        ("a.b=red, blue", ['[a.b]\nvalue = "red"\n', '[a.b]\nvalue = "blue"\n']),
        ("a.b={ x = 1 }", ['[a.b]\nvalue = { "x" = 1 }\n']),
    ],
)
def test_a_sweep_is_a_profile_for_each_value(text: str, texts: list[str]) -> None:
    assert [profile.text for profile in read_sweep(text, ARKADIA)] == texts


def test_a_number_alone_stands_for_the_alternatives_of_the_sheet() -> None:
    sheet = game_with("water-frame").sheet
    named = [profile.name for profile in read_sweep("job_market.wage_rows", sheet)]
    assert named == [f"job_market.wage_rows = {value}" for value in sheet.data["job_market.wage_rows"].alternatives]
    # Alternatives in words are for readers.
    with pytest.raises(NoTournament, match=r"no alternatives for 'job_market.blank_rows'.*job_market.wage_rows"):
        read_sweep("job_market.blank_rows", sheet)


@pytest.mark.parametrize("text", ["", "=3", "workers.own="])
def test_a_sweep_without_key_or_values_is_refused(text: str) -> None:
    with pytest.raises(NoTournament, match="key=a,b,c"):
        read_sweep(text, ARKADIA)


@pytest.mark.parametrize(
    ("ruleset", "move", "english", "french"),
    [
        ("arkwright", "tile tile=broker", "Broker (tile)", "Courtier (tile)"),
        ("arkwright", "marker marker=light-quality", "Quality II (marker)", "Qualité II (marker)"),
        ("arkwright", "patent", "give the patent back for two levels (patent)", ""),
        ("arkadia", "card card=mill-cloth", "a mill (cloth) (card)", ""),
        ("arkadia", "lay form=mill", "mill (lay)", ""),
        ("arkadia", "unheard-of thing=odd", "odd (unheard-of)", "odd (unheard-of)"),
        ("arkadia", "unheard-of", "unheard-of", "unheard-of"),
    ],
)
def test_moves_are_named_by_the_words_of_the_game(ruleset: str, move: str, english: str, french: str) -> None:
    assert move_name(Words("en", ruleset), ruleset, move) == english
    if french:
        assert move_name(Words("fr", ruleset), ruleset, move) == french


def test_the_page_answers_every_question() -> None:
    answers = ask_lab(Questions(RANDOM, tuple(read_sweep("banners.each=1", ARKADIA))), play)
    page = lab_report(answers, "en")
    for heading in ("Does a seat win too often?", "What other numbers change", "Which things winners take and use"):
        assert f"<h2>{heading}</h2>" in page
    assert "banners.each = 1" in page
    assert "No other numbers were named" not in page
    french = lab_report(ask_lab(Questions(RANDOM), play), "fr")
    assert "Aucun autre nombre n’a été donné" in french
