"""Arkwright in letters."""

from __future__ import annotations

import io

import pytest
from rich.console import Console, RenderableType

from arktable.cli.draw.arkwright import ArkwrightDrawing
from arktable.cli.draw.drawing import drawing_of
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed
from arktable.engine.seats import OPEN_BOOK, SPECTATOR
from arktable.i18n.language import LANGUAGES
from arktable.i18n.words import Teller, Words
from tests.builders import arkwright_variant_moments as moments
from tests.builders.arkwright import FOOD, MARION, a_company, a_factory, a_position, play, use
from tests.cli.runner import arktable

NAMES = ["Ada", "Oak", "Elm", "Ash"]


def printed(drawn: RenderableType | None, width: int = 140) -> str:
    out = Console(file=io.StringIO(), width=width, color_system=None)
    out.print(drawn)
    text: str = out.file.getvalue()  # type: ignore[attr-defined]  # it is the StringIO from above
    return text


def drawing(ruleset: str, language: str = "en") -> ArkwrightDrawing:
    return ArkwrightDrawing(find_game(ruleset).kit({}), Teller(Words(language, "arkwright"), NAMES))


def test_the_opening_shows_market_companies_factories_and_offer() -> None:
    view = find_game("water-frame").start(4, {}, 3).view(SPECTATOR)
    text = printed(drawing("water-frame").table(view))
    assert "Wage £3" in text
    assert "(1) Ada" in text
    assert "ww www ··· ···" in text  # cutlery with two full rows
    assert "Tiles on offer: " in text
    assert "2 (I) ×4" in text


def test_what_the_modules_bring_is_a_line_of_each_company() -> None:
    position = moments.short_of_cash()
    a_company(position, tiles="wealth-of-nations")
    text = printed(drawing("water-frame").table(position.view(SPECTATOR)))
    assert "shares of others: (2) 2 · records: 1 sold at home, 1 shipped · share value award · £0: –" in text
    french = printed(drawing("water-frame", "fr").table(position.view(SPECTATOR)))
    assert "actions des autres" in french
    assert "Reorganization" in text


def test_b32_what_is_paid_when_the_action_ends_stands_above_the_choices() -> None:
    position = a_position(year=1800)
    a_company(position, cash=10, shares=9, space=28)
    a_factory(position, MARION, FOOD)
    use(position, "factory", 10)
    text = printed(drawing("water-frame").asked(position.view(MARION)))
    assert "Factory. To pay when the action ends: £10\n" in text
    assert "Too little cash" not in text
    play(position, "modernise food", "modernise food")
    text = printed(drawing("water-frame").asked(position.view(MARION)))
    assert "Factory. To pay when the action ends: £32\nToo little cash for it: 2 shares sold, 4 spaces lost\n" in text
    french = printed(drawing("water-frame", "fr").asked(position.view(MARION)))
    assert (
        "À payer à la fin de l’action : 32 £\nTrop peu d’argent pour cela : 2 actions vendues, 4 cases perdues\n"
        in french
    )
    play(position, "done")
    assert "Factory, £10 paid\n" in printed(drawing("water-frame").asked(position.view(MARION)))


def test_cash_that_is_hidden_is_a_question_mark() -> None:
    position = find_game("water-frame").start(2, {"cash": "hidden"}, 3)
    mine = printed(drawing("water-frame").table(position.view(0)))
    assert "?" in mine
    assert "?" not in printed(drawing("water-frame").table(position.view(OPEN_BOOK)))


def test_the_forecast_stands_beside_decisions_that_change_it() -> None:
    position = find_game("spinning-jenny").start(2, {}, 3)
    while position.phase() != "marker":
        position.play(position.moves()[0])
    assert "demand in brackets" in printed(drawing("spinning-jenny").asked(position.view(position.seat)))


def test_names_and_rows_stay_whole_in_eighty_columns() -> None:
    position = a_position(3)
    a_company(position, 1, tiles="foreman accountant")
    a_factory(position, 1, FOOD)
    view = position.view(position.seat)
    text = printed(drawing("water-frame").table(view), 80) + printed(drawing("water-frame").asked(view), 80)
    lines = text.splitlines()
    assert any(line.startswith("(2) Oak tiles and grey markers: ") and "Foreman" in line for line in lines)
    assert "…" not in text
    assert any("ww ww ·· ···" in line for line in lines)
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset", ["spinning-jenny", "water-frame"])
def test_every_position_of_a_game_can_be_drawn(ruleset: str, language: str) -> None:
    position = find_game(ruleset).start(3, {}, 5)
    drawn, rng = drawing(ruleset, language), rng_from_seed(5)
    while position.seat >= 0:
        if not position.decisions % 25:
            view = position.view(position.seat)
            text = printed(drawn.table(view)) + printed(drawn.asked(view))
            assert "cli-awr" not in text
        moves = position.moves()
        position.play(moves[rng.below(len(moves))])
    assert printed(drawn.result(position.view(0))).count("★") == len(position.winners())


@pytest.mark.parametrize(("loans", "starred"), [((0, 0, 0), ["Ada"]), ((1, 0, 1), ["Oak"]), ((1, 1, 1), [])])
def test_b10_the_star_stands_at_the_best_company_without_a_loan(loans: tuple[int, ...], starred: list[str]) -> None:
    position = a_position()
    for seat, loan in enumerate(loans):
        a_company(position, seat, cash=30 - 10 * seat, loans=loan)
    position.finished = True
    position.frames.clear()
    position.advance()
    rows = printed(drawing("water-frame").result(position.view(0))).splitlines()
    assert [name for name in NAMES for row in rows if name in row and "★" in row] == starred


def test_the_game_is_drawn_by_its_name() -> None:
    kit = find_game("water-frame").kit({})
    assert isinstance(drawing_of("arkwright", kit, Teller(Words("en", "arkwright"), NAMES)), ArkwrightDrawing)


def test_a_person_plays_by_number_and_by_notation() -> None:
    ran = arktable(
        "play", "water-frame", "--seed", "4", "--bots", "random", say="done\nplace factory 2 pay 2\n1\nquit\n"
    )
    assert ran.code == 0
    assert "Factory. To pay when the action ends: £2" in ran.out


def test_extra_events_stand_before_the_others_of_their_decade() -> None:
    view = find_game("water-frame").start(3, {"extra-events": "on"}, 3).view(SPECTATOR)
    view["timetable"] |= {"extra_events": ["strike", "crisis"], "events": ["lobby"]}
    text = printed(drawing("water-frame").table(view))
    assert "Events: 1760 Threat of strike · 1770 Economic crisis, Lobby\n" in text
    view["timetable"] |= {"extra_events": None, "events": ["lobby", "war"]}
    assert "Events: 1770 Lobby · 1780 War on the Continent\n" in printed(drawing("water-frame").table(view))


def test_open_awards_and_the_shares_of_the_bank_are_shown() -> None:
    view = find_game("water-frame").start(3, {"award-markers": "on"}, 3).view(SPECTATOR)
    text = printed(drawing("water-frame").table(view))
    assert "shares (bank)" in text
    assert "10 (20)" in text
    award = "share value award (first at space 25), shipping award (first to ship 6 at once)"
    assert f"Awards still to be won: {award}" in text
    view["awards"] = {"share-value": 1, "shipping": None}  # won, and out of the game
    assert "Awards still" not in printed(drawing("water-frame").table(view))
    assert "Prix encore" in printed(drawing("water-frame", "fr").table(view | {"awards": {"shipping": -1}}))


def test_tiles_and_options_are_explained_and_jenny_has_no_harbour() -> None:
    at_table = ("play", "spinning-mule", "--seed", "4", "--bots", "random")
    out = arktable(*at_table, say="about workshop\nabout agent\nabout event-markers\n").out
    assert "workshop: £3 more for buying machines." in out
    assert "Nothing here is called “agent”." in out
    assert "event-markers=drawn (Event markers: Two of four): World exhibition, lobby" in out
    help_of_jenny = arktable("play", "spinning-jenny", "--seed", "4", "--bots", "random", say="help all\n").out
    assert "price food 7" in help_of_jenny
    assert "deliver food 6" not in help_of_jenny
    assert "tile broker" not in help_of_jenny
    assert "deliver food 6" in arktable("play", "water-frame", "--seed", "4", "--bots", "random", say="help all\n").out


def test_the_table_is_drawn_before_the_first_decision() -> None:
    out = arktable("play", "water-frame", "--seed", "4", "--bots", "random", say="").out
    assert out.index("Tiles on offer") < out.index("You decide: take a special marker.")
