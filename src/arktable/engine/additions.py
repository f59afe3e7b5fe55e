"""House rules from other packages: an option added to a ruleset, with its modules, frames, moves, numbers and words.

An addition announces itself by an entry point of the group `arktable.additions`. The first value of an added option
changes nothing, so games and records without it work as before.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.resources import files
from typing import Any, Final

from arktable.engine.datum import Datum
from arktable.engine.facts import Option
from arktable.engine.flow import Phase
from arktable.engine.moves import Catalogue
from arktable.engine.reporting.shapes import HouseLine, ReportSaid
from arktable.engine.rules import Module
from arktable.engine.sheets import read_sheet
from arktable.engine.told import SILENCE, Told

SHEET: Final = "sheet.toml"
"""The file with the numbers of a house rule, in its package."""


def house_line(key: str, value: int | str, seat: int = -1, money: bool = False) -> HouseLine:
    """Return a line for the table."""
    return {"key": key, "seat": seat, "value": value, "money": money}


class Addition:
    """An option that a package adds to some rulesets.

    `modules` are chosen by the option's values ("tax=on"). `phases` are the classes of frames they push, `moves` adds
    their moves to the catalogue after those of the game, `told` declares their events and reasons, and `words` is the
    package whose folder `locales` has their texts. A module keeps its state in `Position.memory`, under a name of its
    own.

    `numbers` is the package whose file `sheet.toml` has the numbers of the rule, in the form of a sheet
    (`engine/sheets.py`). They join the sheet of the game under the name of the option: `[gift]` of the option
    `poor-law` is read by `rules.printed.sheet.number("poor-law.gift")`. They count for the hash of the numbers only
    in games that choose the rule.

    `shown` returns what everybody sees at the table in addition, `shown_to` what one seat alone sees. `report` returns
    sentences for the report on a game (words: `report-<key>`).
    """

    def __init__(
        self,
        rulesets: tuple[str, ...],
        option: Option,
        modules: tuple[Module[Any], ...],
        phases: tuple[type[Phase[Any]], ...] = (),
        moves: Callable[[Catalogue], None] | None = None,
        words: str = "",
        told: Told = SILENCE,
        numbers: str = "",
        shown: Callable[[Any], Sequence[HouseLine]] | None = None,
        shown_to: Callable[[Any, int], Sequence[HouseLine]] | None = None,
        report: Callable[[Any], Sequence[ReportSaid]] | None = None,
    ) -> None:
        self.rulesets: Final[tuple[str, ...]] = rulesets
        self.option: Final[Option] = option
        self.modules: Final[tuple[Module[Any], ...]] = modules
        self.phases: Final[tuple[type[Phase[Any]], ...]] = phases
        self.moves: Final[Callable[[Catalogue], None] | None] = moves
        self.words: Final[str] = words
        self.told: Final[Told] = told
        self.numbers: Final[dict[str, Datum]] = _numbers_of(numbers, option.key) if numbers else {}
        self.shown: Final[Callable[[Any], Sequence[HouseLine]] | None] = shown
        self.shown_to: Final[Callable[[Any, int], Sequence[HouseLine]] | None] = shown_to
        self.report: Final[Callable[[Any], Sequence[ReportSaid]] | None] = report


def _numbers_of(package: str, name: str) -> dict[str, Datum]:
    """Return the numbers of a package, each under the name of the rule."""
    sheet = read_sheet(f"{package}/{SHEET}", (files(package) / SHEET).read_text("utf-8"))
    return {f"{name}.{key}": datum for key, datum in sheet.data.items()}
