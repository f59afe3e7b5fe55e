"""Spinning Jenny, Spinning Mule and Water Frame as Games: their facts and their parts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arktable.engine.facts import Facts
from arktable.engine.game import Game, Parts
from arktable.engine.records.revisions import Revision
from arktable.engine.rules import Module
from arktable.engine.sheets import Sheet
from arktable.games.arkwright.encoding import ArkwrightEncoder
from arktable.games.arkwright.frames import PHASES
from arktable.games.arkwright.modules.revision_1 import REVISION_1
from arktable.games.arkwright.moves import ArkwrightMoves
from arktable.games.arkwright.phases.rounds import PREPARING, Decades
from arktable.games.arkwright.printed import Printed
from arktable.games.arkwright.reporting.ahead import AHEAD
from arktable.games.arkwright.reporting.bands import BANDS
from arktable.games.arkwright.reporting.report import ArkwrightReporter
from arktable.games.arkwright.reporting.scene import SCENES
from arktable.games.arkwright.reporting.told import TOLD
from arktable.games.arkwright.rules import Rules
from arktable.games.arkwright.state import ArkwrightPosition
from arktable.games.arkwright.variants import (
    FRAME_MODULES,
    FRAME_OPTIONS,
    JENNY_MODULES,
    JENNY_OPTIONS,
    MULE_MODULES,
    MULE_OPTIONS,
    spinning_jenny,
    spinning_mule,
    water_frame,
)
from arktable.games.arkwright.views.hidden import secrets_of
from arktable.games.arkwright.views.kit import kit_of

FRAME_REVISIONS: Final[tuple[Revision[Rules], ...]] = (Revision(2, "revision-water-frame-2", REVISION_1, "0.1.0"),)
JENNY_REVISIONS: Final[tuple[Revision[Rules], ...]] = (Revision(2, "revision-spinning-2", REVISION_1, "0.1.0"),)
"""Changes of the rules since revision 1 that affect recorded games, in order (docs/decisions/0040).

Spinning Jenny and Spinning Mule have neither ships nor the tiles of Self-Actor: only the bill of an action changed for
them.
"""

WATER_FRAME: Final = Facts("water-frame", "arkwright", 2, 4, 240, FRAME_REVISIONS, FRAME_OPTIONS, True)
SPINNING_JENNY: Final = Facts("spinning-jenny", "arkwright", 2, 4, 120, JENNY_REVISIONS, JENNY_OPTIONS, True)
SPINNING_MULE: Final = Facts("spinning-mule", "arkwright", 2, 4, 120, JENNY_REVISIONS, MULE_OPTIONS, True)


def _begin(position: ArkwrightPosition) -> None:
    """Set up the table, then push the frame of 1760 (WF 109)."""
    for step in position.rules.setup:
        step(position)
    position.frames.append(Decades(position.start, PREPARING, 0))


def _ruleset(
    facts: Facts,
    sheet: Sheet,
    rules: Callable[[Printed, ArkwrightMoves, int], Rules],
    modules: tuple[Module[Rules], ...],
) -> Game:
    return Game(
        facts,
        sheet,
        Parts[Printed, ArkwrightMoves, Rules, ArkwrightPosition](
            printed=Printed,
            catalogue=ArkwrightMoves,
            rules=rules,
            modules=lambda seats: modules,
            position=ArkwrightPosition,
            begin=_begin,
            kit=kit_of,
            phases=PHASES,
            told=TOLD,
            bands=BANDS,
            scenes=SCENES,
            report=ArkwrightReporter,
            secrets=secrets_of,
            ahead=AHEAD,
            encoder=ArkwrightEncoder,
        ),
    )


def games(sheet: Sheet) -> tuple[Game, ...]:
    """Return all rulesets with one sheet."""
    return (
        _ruleset(SPINNING_JENNY, sheet, spinning_jenny, JENNY_MODULES),
        _ruleset(WATER_FRAME, sheet, water_frame, FRAME_MODULES),
        _ruleset(SPINNING_MULE, sheet, spinning_mule, MULE_MODULES),
    )
