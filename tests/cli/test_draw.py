"""Arkadia in letters."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console, RenderableType

from arktable.cli.draw.arkadia import ArkadiaDrawing
from arktable.cli.draw.drawing import drawing_of
from arktable.engine.position import Position
from arktable.engine.registry import find_game
from arktable.engine.seats import OPEN_BOOK, SPECTATOR
from arktable.i18n.language import LANGUAGES
from arktable.i18n.words import Teller, Words

GAME = find_game("arkadia")


def printed(drawn: RenderableType | None, width: int = 120, colours: bool = False) -> str:
    out = Console(
        file=io.StringIO(), width=width, force_terminal=colours, color_system="truecolor" if colours else None
    )
    out.print(drawn)
    text: str = out.file.getvalue()  # type: ignore[attr-defined]  # it is the StringIO from above
    return text


def drawing(language: str = "en") -> ArkadiaDrawing:
    return ArkadiaDrawing(GAME.kit({}), Teller(Words(language, "arkadia"), ["Ada", "Oak"]))


def after(*moves: str, **options: str) -> Position:
    position = GAME.start(2, options, 3)
    for move in moves:
        position.play_checked(position.catalogue.parse(move))
    return position


def board_row(text: str, row: int) -> str:
    return next(line for line in text.splitlines() if line.startswith(f"{row:>2} "))[: 3 + 16 * 3]


def square(text: str, cell: str) -> str:
    column = ord(cell[0]) - ord("a")
    return board_row(text, int(cell[1:]))[3 + 3 * column : 6 + 3 * column].strip()


def test_squares_show_what_stands_on_them() -> None:
    position = after("own g4", "own h4", "done", "end", "own i4")
    text = printed(drawing().table(position.view(0)))
    assert [square(text, cell) for cell in ("g4", "i4", "g5", "h6", "j1", "a1")] == [
        "(1)",
        "(2)",
        "#s0",
        "###",
        "^",
        "·",
    ]


def test_a_building_has_its_family_and_number_and_a_capital_when_completed() -> None:
    view = after("card farm-spice", "lay farm e4 a").view(0)
    assert square(printed(drawing().table(view)), "f4") == "o1"
    view["buildings"][0]["done"] = True
    assert square(printed(drawing().table(view)), "f4") == "O1"


def test_squares_for_workers_are_marked_only_for_who_decides() -> None:
    position = after()
    assert square(printed(drawing().table(position.view(0))), "g4") == "+"
    assert square(printed(drawing().table(position.view(0))), "h4") == "+^"
    assert square(printed(drawing().table(position.view(1))), "g4") == "·"


def test_a_spectator_is_drawn_no_hand_and_the_open_book_all_totals() -> None:
    position = after()
    assert "Your hand" not in printed(drawing().table(position.view(SPECTATOR)))
    assert "?" in printed(drawing().table(position.view(SPECTATOR)))
    assert "?" not in printed(drawing().table(position.view(OPEN_BOOK)))


def test_before_laying_every_turn_of_the_tile_is_drawn() -> None:
    text = printed(drawing().asked(after("card mill-cloth").view(0)))
    assert text.splitlines()[1].split() == ["a", "b"]
    assert "[][]" in text


def test_castle_squares_are_numbered_as_they_lie() -> None:
    view: dict[str, Any] = after().view(0)
    view["phase"] = "castle"
    lines = printed(drawing().asked(view)).splitlines()
    # This lot stands upright: its squares run clockwise from what is the top right corner now.
    assert [line.rstrip() for line in lines[-4:]] == [
        " 9 s0  10 -0   1 r0",
        " 8 b0          2 o0",
        " 7 o0          3 b0",
        " 6 r0   5 -0   4 s0",
    ]


def test_a_narrow_terminal_has_the_castle_under_the_board() -> None:
    view = after().view(0)
    assert "Castle" in printed(drawing().table(view), 120).splitlines()[1]
    narrow = printed(drawing().table(view), 80)
    assert "Castle" not in narrow.splitlines()[1]
    assert max(map(len, narrow.splitlines())) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_colours_change_nothing_but_colour(language: str) -> None:
    view = after("card farm-spice", "lay farm e4 a").view(0)
    plain = printed(drawing(language).table(view))
    coloured = printed(drawing(language).table(view), colours=True)
    assert "\x1b[" in coloured
    assert "\x1b[" not in plain


def test_a_game_nobody_has_drawn_is_shown_as_text() -> None:
    plain = drawing_of("unknown", {}, Teller(Words("en"), []))
    assert '"turn": 4' in printed(plain.table({"turn": 4}))
    assert plain.asked({}) is None
    assert "null" in printed(plain.result({}))
