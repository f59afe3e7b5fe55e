"""Arkwright: The Card Game in letters."""

from __future__ import annotations

import io

import pytest
from rich.console import Console, RenderableType

from arktable.cli.draw.arkwright_cards.table import CardsDrawing
from arktable.cli.draw.drawing import drawing_of
from arktable.engine.position import Position
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed
from arktable.engine.seats import SPECTATOR
from arktable.engine.sheets import read_sheet
from arktable.i18n.language import LANGUAGES
from arktable.i18n.words import Teller, Words
from tests.cli.runner import arktable

NAMES = ["Ada", "Oak", "Elm", "Ash"]
GAME = find_game("arkwright-cards")
EXPERT = {
    "supply": "random", "restrictions": "on", "factories": "chosen", "ships": "none", "shares": "bought",
    "actions": "seven", "solo-factories": "random", "awards": "choose",
}  # fmt: skip


def printed(drawn: RenderableType | None, width: int = 140) -> str:
    out = Console(file=io.StringIO(), width=width, color_system=None)
    out.print(drawn)
    text: str = out.file.getvalue()  # type: ignore[attr-defined]  # it is the StringIO from above
    return text


def drawing(language: str = "en") -> CardsDrawing:
    return CardsDrawing(GAME.kit({}), Teller(Words(language, "arkwright-cards"), NAMES))


def at(position: Position, phase: str) -> Position:
    """The first moment at which this is asked, playing first moves."""
    while position.phase() != phase:
        position.play(position.moves()[-1 if position.phase() == "action" else 0])
    return position


def test_the_opening_shows_tracks_companies_factories_and_offer() -> None:
    text = printed(drawing().table(GAME.start(2, {}, 3).view(SPECTATOR)))
    assert "1770 · decade I · active good: food · wage £3" in text
    assert "(1) Ada" in text
    assert "<1> 2 2 3" in text
    assert "office £" in text
    assert "workshop ×2" in text
    food = next(line for line in text.splitlines() if line.startswith("food"))
    assert "N" in food
    assert "◆" in food


def test_the_workers_of_a_tile_stand_before_those_of_its_cards() -> None:
    text = printed(drawing().table(GAME.start(3, {}, 3).view(SPECTATOR)))
    assert "ww ww " in text
    assert "www www " in text  # lamps


def test_a_box_with_other_arrows_shows_them_on_each_track() -> None:
    profile = read_sheet(
        "box", "[appeal.arrows]\nvalue = [[1], [2], [2], [2]]\n[appeal.green_arrows]\nvalue = [2]", "profile"
    )
    game = GAME.with_sheet(GAME.sheet.overlaid(profile))
    teller = Teller(Words("en", "arkwright-cards"), NAMES)
    lines = printed(CardsDrawing(game.kit({}), teller).table(game.start(2, {}, 3).view(SPECTATOR))).splitlines()
    food, clothes = (next(line for line in lines if line.startswith(good)) for good in ("food", "clothes"))
    assert ("▴" in food, "▾" in food, "›" in food) == (True, True, False)
    assert ("▴" in clothes, "›" in clothes) == (False, True)
    assert any("only a step up moves the demand" in line for line in lines)


def test_the_solo_table_shows_opponents_the_display_with_its_discs_and_the_bag() -> None:
    position = GAME.start(1, {}, 3)
    while position.view(0)["turn"] < 1:
        position.play(position.moves()[0])
    text = printed(drawing().table(position.view(0)))
    assert "(A) first opponent" in text
    assert "(B) second opponent" in text
    assert " 1 (" in text  # a disc lies on the first card of each row
    assert "In the bag: A 3, B 3, N 2; drawn: A 0, B 0, N 0" in text


def test_step_b_is_a_table_of_prices_and_what_they_bring() -> None:
    position = at(GAME.start(1, {}, 3), "price")
    text = printed(drawing().asked(position.view(0)))
    assert "What each price would bring" in text
    assert "set 3 office" in text


def test_an_action_stands_beside_the_forecast() -> None:
    position = at(GAME.start(2, {}, 3), "action")
    assert "If production ran now" in printed(drawing().asked(position.view(position.seat)))


def test_a_step_that_waits_for_its_decade_says_so() -> None:
    text = printed(drawing().table(GAME.start(2, {"restrictions": "on"}, 3).view(SPECTATOR)))
    assert "<2> 3 4 II" in text  # machinery and shipping


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{}, EXPERT])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_position_of_a_game_can_be_drawn(seats: int, options: dict[str, str], language: str) -> None:
    position, rng = GAME.start(seats, options, 5), rng_from_seed(5)
    drawn = drawing(language)
    seen: set[str] = set()
    while position.seat >= 0:
        view = position.view(position.seat)
        text = ""
        if not position.decisions % 10 or view["phase"] not in seen:
            text += printed(drawn.asked(view))
        if not position.decisions % 25:
            text += printed(drawn.table(view))
        seen.add(view["phase"])
        assert "cli-aw" not in text
        assert "arkwright-cards-" not in text
        moves = position.moves()
        position.play(moves[rng.below(len(moves))])
    text = printed(drawn.table(position.view(0))) + printed(drawn.result(position.view(0)))
    assert "arkwright-cards-" not in text
    awards = position.view(0)["final"]["awards"] or []  # only who plays alone has awards
    assert text.count("★") == len(position.winners()) + len(awards)
    assert seats == 1 or position.winners()


def test_the_game_is_drawn_by_its_name() -> None:
    teller = Teller(Words("en", "arkwright-cards"), NAMES)
    assert isinstance(drawing_of("arkwright-cards", GAME.kit({}), teller), CardsDrawing)


def test_a_person_plays_alone_by_number_and_by_notation() -> None:
    ran = arktable(
        "play", "arkwright-cards", "--seats", "1", "--seed", "4", say="1\nfound clothes\n1\nexchange\nquit\n"
    )
    assert ran.code == 0
    assert "starts with the food factory" in ran.out
    assert "stock exchange" in ran.out


def test_watching_a_whole_solo_game_ends_with_place_and_scores() -> None:
    ran = arktable("play", "arkwright-cards", "--seats", "1", "--seat", "0", "--seed", "1")
    assert ran.code == 0
    assert "score" in ran.out
    assert any(place in ran.out for place in ("You have won.", "You are second.", "You are last."))


@pytest.mark.parametrize("appeal", [0, 4, 7])
def test_a_price_is_chosen_by_the_appeal_of_its_line(appeal: int) -> None:
    ran = arktable("play", "arkwright-cards", "--seed", "5", "--bots", "random", say=f"done\npass\n{appeal}\n99\n")
    assert f"sets food: price £{8 - appeal}, appeal {appeal};" in ran.out


def test_a_line_that_is_not_there_is_refused() -> None:
    ran = arktable("play", "arkwright-cards", "--seed", "5", "--bots", "random", say="done\npass\n8\n")
    assert "There are moves 0 to 7." in ran.out


@pytest.mark.parametrize(("language", "word"), [("en", "about"), ("fr", "fiche")])
def test_cards_tracks_and_options_are_explained(language: str, word: str) -> None:
    out = arktable("play", "arkwright-cards", "--seed", "5", "--lang", language, say=f"{word}\n").out
    assert "patent" in out
    assert "supply=printed" in out
    assert "-about" not in out
