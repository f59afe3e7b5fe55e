"""Every class of frames that can lie on the stack of a position, so that its text can be read back."""

from typing import Final

from arktable.games.arkwright_cards.phases.automate import Automate
from arktable.games.arkwright_cards.phases.build import BuildAndUpgrade
from arktable.games.arkwright_cards.phases.develop import Develop, TwoSteps
from arktable.games.arkwright_cards.phases.discard import MakeRoom, PlaceForeman, ReplaceEngineer
from arktable.games.arkwright_cards.phases.early import EarlyShipping
from arktable.games.arkwright_cards.phases.employ import Employ
from arktable.games.arkwright_cards.phases.exchange import StockExchange
from arktable.games.arkwright_cards.phases.extra import ExtraProduction
from arktable.games.arkwright_cards.phases.final import AllAwards, ChooseAwards, FinalScoring, SoloScoring
from arktable.games.arkwright_cards.phases.pieces import Arrange
from arktable.games.arkwright_cards.phases.preparation import BuyFirstShares, ChooseFactory, FirstDevelopment, Ready
from arktable.games.arkwright_cards.phases.price import SetPrice
from arktable.games.arkwright_cards.phases.production import BreakTie, Production
from arktable.games.arkwright_cards.phases.round_end import EndOfDecade, EndOfRound, NameStart, NeutralGrows
from arktable.games.arkwright_cards.phases.rounds import Actions, Rounds
from arktable.games.arkwright_cards.phases.sell import SellAndShip
from arktable.games.arkwright_cards.phases.solo import (
    BeBehind,
    OpponentsOpen,
    SoloActions,
    SoloEndOfDecade,
    SoloEndOfRound,
)
from arktable.games.arkwright_cards.phases.storage import Store
from arktable.games.arkwright_cards.phases.turn import AfterTaking, ChooseAction, Turn

PHASES: Final = (
    Actions,
    AfterTaking,
    AllAwards,
    Arrange,
    Automate,
    BeBehind,
    BreakTie,
    BuildAndUpgrade,
    BuyFirstShares,
    ChooseAction,
    ChooseAwards,
    ChooseFactory,
    Develop,
    EarlyShipping,
    Employ,
    EndOfDecade,
    EndOfRound,
    ExtraProduction,
    FinalScoring,
    FirstDevelopment,
    MakeRoom,
    NameStart,
    NeutralGrows,
    OpponentsOpen,
    PlaceForeman,
    Production,
    Ready,
    ReplaceEngineer,
    Rounds,
    SellAndShip,
    SetPrice,
    SoloActions,
    SoloEndOfDecade,
    SoloEndOfRound,
    SoloScoring,
    StockExchange,
    Store,
    Turn,
    TwoSteps,
)
