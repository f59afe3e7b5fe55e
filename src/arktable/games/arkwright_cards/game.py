"""The card game as a Game: its facts and its parts."""

from __future__ import annotations

from typing import Final

from arktable.engine.facts import Facts
from arktable.engine.game import Game, Parts
from arktable.engine.records.revisions import Revision
from arktable.engine.rules import Module
from arktable.engine.sheets import Sheet
from arktable.games.arkwright_cards.encoding import CardEncoder
from arktable.games.arkwright_cards.frames import PHASES
from arktable.games.arkwright_cards.moves import CardMoves
from arktable.games.arkwright_cards.phases.rounds import PREPARING, Rounds
from arktable.games.arkwright_cards.printed import Printed
from arktable.games.arkwright_cards.reporting.ahead import AHEAD
from arktable.games.arkwright_cards.reporting.bands import BANDS
from arktable.games.arkwright_cards.reporting.report import CardReporter
from arktable.games.arkwright_cards.reporting.scene import SCENES
from arktable.games.arkwright_cards.reporting.told import TOLD
from arktable.games.arkwright_cards.rules import Rules
from arktable.games.arkwright_cards.state import CardPosition
from arktable.games.arkwright_cards.variants import OPTIONS, modules_for, rules_without_options, wages_for_cards_alone
from arktable.games.arkwright_cards.views.hidden import secrets_of
from arktable.games.arkwright_cards.views.kit import kit_of

REVISIONS: Final[tuple[Revision[Rules], ...]] = (
    Revision(
        2, "revision-arkwright-cards-tile-workers", Module("revision-1", wages_for_cards_alone), "0.1.0", numbers=True
    ),
)
"""Changes of the rules since revision 1 that affect recorded games, in order (docs/decisions/0040)."""

FACTS: Final = Facts(
    id="arkwright-cards",
    game="arkwright-cards",
    seats_min=1,
    seats_max=4,
    minutes=90,
    revisions=REVISIONS,
    options=OPTIONS,
    # Tiles, worker cards, market and most card backs are reconstructed: no printed card was available.
    reconstructed=True,
)


def _begin(position: CardPosition) -> None:
    """Set up the table, then push the preparation."""
    for step in position.rules.setup:
        step(position)
    position.frames.append(Rounds(position.start, PREPARING, 0))


def games(sheet: Sheet) -> tuple[Game, ...]:
    """Return the ruleset; with one seat it is the solo game."""
    parts = Parts[Printed, CardMoves, Rules, CardPosition](
        printed=Printed,
        catalogue=CardMoves,
        rules=rules_without_options,
        modules=modules_for,
        position=CardPosition,
        begin=_begin,
        kit=kit_of,
        phases=PHASES,
        told=TOLD,
        bands=BANDS,
        report=CardReporter,
        scenes=SCENES,
        secrets=secrets_of,
        ahead=AHEAD,
        encoder=CardEncoder,
    )
    return (Game(FACTS, sheet, parts),)
