"""Arkadia as a Game: its facts and its parts."""

from __future__ import annotations

from typing import Final

from arktable.engine.facts import Facts
from arktable.engine.game import Game, Parts
from arktable.engine.records.revisions import Revision
from arktable.engine.rules import Module
from arktable.engine.sheets import Sheet
from arktable.games.arkadia.encoding import ArkadiaEncoder
from arktable.games.arkadia.frames import PHASES
from arktable.games.arkadia.moves import ArkadiaMoves
from arktable.games.arkadia.phases.turn import Rounds
from arktable.games.arkadia.printed import Printed
from arktable.games.arkadia.reporting.ahead import AHEAD
from arktable.games.arkadia.reporting.bands import BANDS
from arktable.games.arkadia.reporting.report import ArkadiaReporter
from arktable.games.arkadia.reporting.scene import SCENES
from arktable.games.arkadia.reporting.told import TOLD
from arktable.games.arkadia.rules import Rules
from arktable.games.arkadia.setup import legal_lots
from arktable.games.arkadia.state import ArkadiaPosition
from arktable.games.arkadia.variants import MODULES, OPTIONS, base_rules, cards_before_lot
from arktable.games.arkadia.views.hidden import secrets_of
from arktable.games.arkadia.views.kit import kit_of

REVISIONS: Final[tuple[Revision[Rules], ...]] = (
    Revision(2, "revision-arkadia-lot", Module("revision-1", cards_before_lot), "0.1.0"),
)
"""Changes of the rules since revision 1 that affect recorded games, in order (docs/decisions/0040)."""

FACTS: Final = Facts(
    id="arkadia",
    game="arkadia",
    seats_min=2,
    seats_max=4,
    minutes=50,
    revisions=REVISIONS,
    options=OPTIONS,
    # Tent places, forms, card mix and the picture of the first game are reconstructed.
    reconstructed=True,
)


def _catalogue(printed: Printed) -> ArkadiaMoves:
    catalogue = ArkadiaMoves(printed)
    if not legal_lots(printed, catalogue):
        raise printed.sheet.refused("grid.tents", "leaves no place for the castle lot")
    return catalogue


def _begin(position: ArkadiaPosition) -> None:
    """Set up the table, then push the decisions before the first turn (AK 54–68)."""
    for step in position.rules.setup:
        step(position)
    position.frames.append(Rounds(position.start))
    for phase in position.rules.first_phases[::-1]:
        position.frames.append(phase(position.start))


def arkadia(sheet: Sheet) -> Game:
    """Return the game with one sheet."""
    return Game(
        FACTS,
        sheet,
        Parts[Printed, ArkadiaMoves, Rules, ArkadiaPosition](
            printed=Printed,
            catalogue=_catalogue,
            rules=base_rules,
            modules=lambda seats: MODULES,
            position=ArkadiaPosition,
            begin=_begin,
            kit=kit_of,
            phases=PHASES,
            told=TOLD,
            bands=BANDS,
            report=ArkadiaReporter,
            scenes=SCENES,
            secrets=secrets_of,
            ahead=AHEAD,
            encoder=ArkadiaEncoder,
            planes=True,
        ),
    )
