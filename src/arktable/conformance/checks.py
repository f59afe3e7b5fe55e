"""The list of the checks, and running them all on one game."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from arktable.conformance import contract, copies, knowledge, phases, telling
from arktable.conformance.broken import Broken
from arktable.conformance.settings import Setting, settings_of
from arktable.engine.game import Game

Check = Callable[[Setting], object]

CHECKS: Final[dict[str, Check]] = {
    "end": contract.ends_with_everything_accounted_for,
    "determinism": contract.is_deterministic,
    "seeds": contract.another_seed_is_another_game,
    "why-not": contract.why_not_and_moves_agree,
    "illegal": contract.illegal_moves_are_refused,
    "asking": contract.asking_changes_nothing,
    "catalogue": contract.the_catalogue_is_read_back,
    "moves": contract.moves_come_from_the_catalogue,
    "fields": phases.classes_declare_their_fields,
    "copy-independent": copies.copies_are_independent,
    "copy-whole": copies.copies_have_every_field,
    "copy-plays": copies.copies_play_on_alike,
    "copy-silent": copies.nobody_listens_to_a_copy,
    "values": copies.positions_are_values,
    "text": copies.texts_come_back,
    "text-plays": copies.texts_play_on_alike,
    "record": contract.records_replay,
    "views": contract.views_say_for_whom_they_are,
    "leaks": knowledge.views_leak_nothing,
    "samples": knowledge.samples_depend_on_the_view,
    "samples-deal": knowledge.samples_deal_what_is_concealed,
    "samples-play": knowledge.samples_can_be_played_out,
    "secrets": knowledge.secrets_are_named,
    "secret-moves": knowledge.secret_moves_stay_secret,
    "listening": telling.listening_changes_nothing,
    "events": telling.secrets_are_told_to_one_seat,
    "told": telling.events_are_declared,
}
"""By key, in the order in which they are run; `conformance-<key>` is the promise in words."""


@dataclass(frozen=True)
class Finding:
    """What came of one check: on how many settings it ran, and where and why it failed, if it did."""

    key: str
    settings: int
    failed: str = ""
    reason: str = ""

    @property
    def kept(self) -> bool:
        """Was the promise kept?"""
        return not self.reason


def run(game: Game, every_option: bool = False) -> Iterator[Finding]:
    """Each check on all settings of a game, up to the first on which it fails."""
    settings = settings_of(game, every_option)
    for key, check in CHECKS.items():
        yield next(_failures(key, check, settings), Finding(key, len(settings)))


def _failures(key: str, check: Check, settings: list[Setting]) -> Iterator[Finding]:
    for number, setting in enumerate(settings, 1):
        try:
            check(setting)
        except Broken as broken:
            yield Finding(key, number, str(setting), str(broken))
        except Exception as error:
            yield Finding(key, number, str(setting), _where(error))


def _where(error: Exception) -> str:
    """An error that is none of ours to explain: what it is, and the line that raised it."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({last.filename}, line {last.lineno}, in {last.name})"
