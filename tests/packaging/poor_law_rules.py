"""What the poor law does, tested in a process that has it: `test_house_rule.py` runs this file."""

from __future__ import annotations

import pytest

from arktable.engine.errors import PositionError
from arktable.engine.game import Game
from arktable.engine.records.record import line_of, new_record, read_record, replay
from arktable.engine.registry import find_game
from arktable.engine.reporting.reports import report_on
from arktable.engine.rng import rng_from_seed
from arktable.engine.sheets import read_sheet
from arktable.games.arkwright.economy.shares import printed_share_steps
from arktable.games.arkwright.economy.wages import printed_wage
from arktable.games.arkwright.printed import load_sheet
from arktable.games.arkwright.scoring import worth_of_companies
from arktable.games.arkwright.state import ArkwrightPosition
from tests.builders.fields import difference
from tests.builders.random_play import pick, recorded

ON = {"poor-law": "on"}
NUMBERS = {"gift": 5, "thanks": 1, "anger": 1, "patience": 2, "worth": 8}


@pytest.fixture(name="game")
def _game() -> Game:
    return find_game("water-frame")


@pytest.fixture(name="parish")
def _parish(game: Game) -> ArkwrightPosition:
    """The end of the first decade of two players: the first one is asked, and both can pay."""
    position = game.start(2, ON, 5)
    assert isinstance(position, ArkwrightPosition)
    until_the_parish(position)
    for company in position.companies:
        position.bank += company.cash - 20
        company.cash = 20
    return position


def until_the_parish(position: ArkwrightPosition) -> None:
    """Play at random until somebody is asked to give, or to the end."""
    rng = rng_from_seed(position.decisions)
    while position.seat >= 0 and position.phase() != "poor-law":
        position.play(pick(position.moves(), rng))


def play(position: ArkwrightPosition, *moves: str) -> None:
    for move in moves:
        position.play_checked(position.catalogue.parse(move))


def more_steps(position: ArkwrightPosition, sold: list[int]) -> list[int]:
    """The steps that the poor law adds to those of the book after a sale."""
    printed = printed_share_steps(position, 0, [5, 5], sold, 0)
    return [n - book for n, book in zip(position.rules.share_steps(position, 0, [5, 5], sold, 0), printed, strict=True)]


def test_everybody_is_asked_once_in_turn_and_a_gift_costs_5_pounds(parish: ArkwrightPosition) -> None:
    first, census = parish.seat, parish.census()
    play(parish, "give")
    assert (parish.seat, parish.phase()) == (1 - first, "poor-law")
    play(parish, "refuse")
    assert parish.phase() != "poor-law"
    assert parish.companies[first].cash == 15
    assert parish.census() == census
    assert parish.memory[f"poor-law.given.{first + 1}"] == 1


def test_a_gift_needs_its_cash(parish: ArkwrightPosition) -> None:
    parish.companies[parish.seat].cash = 4
    assert [move.text for move in parish.moves()] == ["refuse"]
    reason = parish.why_not(parish.catalogue.parse("give"))
    assert reason is not None
    assert (reason.key, reason.details) == ("poor-law-cash", {"have": 4, "need": 5})


def test_workers_want_a_pound_more_in_the_decade_after_nobody_gave(parish: ArkwrightPosition) -> None:
    assert parish.wage() == printed_wage(parish)
    play(parish, "refuse", "refuse")
    assert parish.wage() == printed_wage(parish) + 1
    until_the_parish(parish)
    assert parish.wage() == printed_wage(parish) + 1
    parish.companies[parish.seat].cash = 5
    play(parish, "give", "refuse")
    assert parish.wage() == printed_wage(parish)


def test_who_gave_rises_one_step_more_with_the_next_sale_and_once(parish: ArkwrightPosition) -> None:
    thanks = f"poor-law.thanks.{parish.seat + 1}"
    one, none = ([1, 0], [0, 1]) if parish.seat == 0 else ([0, 1], [1, 0])
    play(parish, "give", "refuse")
    assert more_steps(parish, [2, 2]) == one
    assert more_steps(parish, none) == [0, 0]
    rng = rng_from_seed(1)
    while thanks in parish.memory:
        parish.play(pick(parish.moves(), rng))
    assert more_steps(parish, [2, 2]) == [0, 0]


def test_every_gift_is_worth_8_pounds_unless_a_loan_is_left(parish: ArkwrightPosition) -> None:
    giver = parish.seat
    while parish.seat >= 0:
        play(parish, "give" if parish.seat == giver and len(parish.moves()) == 2 else "refuse")
        until_the_parish(parish)
    given = parish.memory[f"poor-law.given.{giver + 1}"]
    for company in parish.companies:
        company.loans = 0
    more = [n - book for n, book in zip(parish.scores(), worth_of_companies(parish), strict=True)]
    assert more[giver] == 8 * given
    assert more[1 - giver] == 0
    parish.companies[giver].loans = 1
    assert parish.scores()[giver] == 0


def test_what_is_remembered_is_part_of_the_text_of_a_position(game: Game, parish: ArkwrightPosition) -> None:
    play(parish, "give")
    text = parish.save()
    assert f'"poor-law.given.{2 - parish.seat}" = 1' in text
    assert 'phase = "poor-law"' in text
    twin = game.load(text)
    assert not difference(twin, parish)
    with pytest.raises(PositionError, match="this cannot be"):
        game.load(text.replace("gifts = 1", "gifts = 3"))


def test_a_game_without_it_says_nothing_of_it(game: Game) -> None:
    position = game.start(2, {"poor-law": "off"}, 5)
    assert "poor-law" not in position.save()
    assert "poor-law" not in new_record(game, 2, {}, 5).text()
    assert "house" not in position.view(0)
    assert "house_own" not in position.view(0)


def test_its_numbers_count_only_where_it_is_played(game: Game) -> None:
    plain = game.with_sheet(load_sheet())
    assert game.sheet_hash({}, 2) == plain.with_additions(()).sheet_hash({}, 2)
    assert game.sheet.hash == plain.with_additions(()).sheet.hash
    assert game.sheet_hash(ON, 2) != game.sheet_hash({}, 2)
    assert "poor-law.gift" not in game.values({}, 2)
    assert game.values(ON, 2)["poor-law.gift"] == 5
    assert game.sheet.data["poor-law.gift"].source == ["Poor law"]


def test_a_record_keeps_the_numbers_of_the_rule_it_was_played_by(game: Game) -> None:
    other = game.with_sheet(game.sheet.overlaid(read_sheet("dear", "[poor-law.gift]\nvalue = 7", "profile")))
    record, _ = recorded(other, 2, ON, 4)
    assert record.numbers["poor-law.gift"] == 7
    again = read_record(record.text())
    end = replay(again, game)
    assert end.seat == -1
    assert end.scores() == replay(record, other).scores()
    loaded = game.load(other.start(2, ON, 1).save())
    assert loaded.begun_by().game.sheet["poor-law.gift"] == 7
    # Those of the present package are kept, too: its next version may have others.
    assert recorded(game, 2, ON, 4)[0].numbers == {f"poor-law.{key}": n for key, n in NUMBERS.items()}


def test_nobody_gives_for_two_decades_and_the_next_one_is_the_last(parish: ArkwrightPosition) -> None:
    assert parish.decade == 1
    while parish.seat >= 0:
        years = parish.view(0)["last_year"]
        play(parish, "refuse", "refuse")
        until_the_parish(parish)
    assert (parish.decade, parish.cycle, parish.finished) == (3, 4, True)
    assert years == parish.rules.printed.decades[3]
    assert parish.rules.last_decade > 3
    again = parish.begun_by().game.load(parish.save())
    assert not difference(again, parish)


def test_everybody_sees_the_gifts_and_only_the_giver_the_thanks(parish: ArkwrightPosition) -> None:
    giver = parish.seat
    play(parish, "give", "refuse")
    lines = [(line["key"], line["seat"], line["value"]) for line in parish.view(-1)["house"]]
    given = [("poor-law-given", seat, int(seat == giver)) for seat in (0, 1)]
    assert lines == [*given, ("poor-law-mood", -1, "calm")]
    assert [line["value"] for line in parish.view(giver)["house_own"]] == ["due"]
    assert parish.view(1 - giver)["house_own"] == parish.view(-1)["house_own"] == []
    assert [line["seat"] for line in parish.view(-2)["house_own"]] == [giver]


def test_the_report_on_a_game_says_who_gave(game: Game) -> None:
    record, end = recorded(game, 2, ON, 4)
    report = report_on(game.parts.report, line_of(record, game).events())
    said = [one["args"] for one in report["lead"] if one["key"] == "poor-law-given"]
    given = {seat: end.memory.get(f"poor-law.given.{seat + 1}", 0) for seat in (0, 1)}
    assert {one["who"]: one["n"] for one in said} == {seat: n for seat, n in given.items() if n}
    assert said
    assert all(one["total"] == one["n"] * 8 for one in said if isinstance(one["n"], int))
