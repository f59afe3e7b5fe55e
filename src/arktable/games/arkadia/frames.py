"""Every class of frames that can lie on the stack of a position, so that its text can be read back."""

from typing import Final

from arktable.games.arkadia.phases.banner import SellSeals, UseBanner
from arktable.games.arkadia.phases.castle import BuildCastle
from arktable.games.arkadia.phases.draw import DrawCard
from arktable.games.arkadia.phases.lay import LayBuilding
from arktable.games.arkadia.phases.lay_or_introduce import LayOrIntroduce
from arktable.games.arkadia.phases.lot import ChooseLot
from arktable.games.arkadia.phases.turn import Rounds, Turn
from arktable.games.arkadia.phases.workers import IntroduceWorkers

PHASES: Final = (
    BuildCastle,
    ChooseLot,
    DrawCard,
    IntroduceWorkers,
    LayBuilding,
    LayOrIntroduce,
    Rounds,
    SellSeals,
    Turn,
    UseBanner,
)
