"""A recorded game for the commands that show one: the file read, its game found, the wanted moment checked."""

from __future__ import annotations

from pathlib import Path

from arktable.arena.line_up import game_with
from arktable.cli.arguments import read_profile, read_text
from arktable.cli.command import UsageError, language
from arktable.engine.game import Game
from arktable.engine.records.record import MAX_RECORD_BYTES, Record, game_of, read_record
from arktable.i18n.words import Teller, Words


def open_record(file: Path, to: int | None, sheet: Path | None) -> tuple[Record, Game, int]:
    """The record, its game, and the number of decisions after which it is shown."""
    record = read_record(read_text(file, MAX_RECORD_BYTES))
    game = game_of(record, game_with(record.ruleset, read_profile(sheet)))
    end = len(record.moves) if to is None else to
    if end > len(record.moves):
        raise UsageError(f"--to {end}: the record has {len(record.moves)} decisions")
    return record, game, end


def teller_of(record: Record, game: Game, lang: str | None) -> Teller:
    """Tells the game with the names of its players."""
    names = [player.name for player in record.players]
    return Teller(Words(language(lang), game.facts.game), names, game.told().arguments)
