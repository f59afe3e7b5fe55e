"""House rules from other packages: an option added to a ruleset, with its modules, frames, moves and words.

An addition announces itself by an entry point of the group `arktable.additions`. The first value of an added option
changes nothing, so games and records without it work as before.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from arktable.engine.facts import Option
from arktable.engine.flow import Phase
from arktable.engine.moves import Catalogue
from arktable.engine.rules import Module
from arktable.engine.told import SILENCE, Told


class Addition:
    """An option that a package adds to some rulesets.

    `modules` are chosen by the option's values ("tax=on"). `phases` are the classes of frames they push, `moves` adds
    their moves to the catalogue after those of the game, `told` declares their events and reasons, and `words` is the
    package whose folder `locales` has their texts. A module keeps its state in `Position.memory`, under a name of its
    own.
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
    ) -> None:
        self.rulesets: Final[tuple[str, ...]] = rulesets
        self.option: Final[Option] = option
        self.modules: Final[tuple[Module[Any], ...]] = modules
        self.phases: Final[tuple[type[Phase[Any]], ...]] = phases
        self.moves: Final[Callable[[Catalogue], None] | None] = moves
        self.words: Final[str] = words
        self.told: Final[Told] = told
