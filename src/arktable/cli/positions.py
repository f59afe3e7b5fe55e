"""A position from a file, for the commands that take one."""

from __future__ import annotations

from pathlib import Path

from arktable.arena.line_up import game_with
from arktable.cli.arguments import read_profile, read_text
from arktable.engine.game import Game
from arktable.engine.position import Position
from arktable.engine.text.positions import MAX_TEXT_BYTES, read_position_text


def position_text(file: Path) -> str:
    """The text of a position's file."""
    return read_text(file, MAX_TEXT_BYTES)


def open_position(file: Path, seed: int, sheet: Path | None) -> tuple[Game, Position]:
    """The game and the position that a file describes. The seed deals what the text leaves unknown."""
    text = position_text(file)
    game = game_with(str(read_position_text(text)["ruleset"]), read_profile(sheet))
    return game, game.load(text, seed)
