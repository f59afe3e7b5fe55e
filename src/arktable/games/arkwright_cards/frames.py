"""Every class of frames that can lie on the stack of a position, so that its text can be read back."""

from typing import Final

from arktable.games.arkwright_cards.phases.automate import Automate
from arktable.games.arkwright_cards.phases.build import BuildAndUpgrade
from arktable.games.arkwright_cards.phases.develop import Develop, TwoSteps
from arktable.games.arkwright_cards.phases.development_cards import MakeRoom, PlaceForeman, ReplaceEngineer
from arktable.games.arkwright_cards.phases.early_shipping import EarlyShipping
from arktable.games.arkwright_cards.phases.employ import Employ
from arktable.games.arkwright_cards.phases.exchange import StockExchange
from arktable.games.arkwright_cards.phases.extra_production import ExtraProduction
from arktable.games.arkwright_cards.phases.final_scoring import AllAwards, ChooseAwards, FinalScoring, SoloScoring
from arktable.games.arkwright_cards.phases.preparation import (
    BuyFirstShares,
    ChooseFactory,
    FirstDevelopments,
    FirstFactories,
    FirstShares,
    Ready,
    SecondFactories,
)
from arktable.games.arkwright_cards.phases.price import SetPrice
from arktable.games.arkwright_cards.phases.production import BreakTie, Production
from arktable.games.arkwright_cards.phases.quality_and_distribution import ArrangeDistribution, ArrangeQuality
from arktable.games.arkwright_cards.phases.round_end import (
    EndOfDecade,
    EndOfRound,
    EntrepreneurNames,
    NeutralGrows,
    PoorestNames,
)
from arktable.games.arkwright_cards.phases.rounds import Actions, Rounds
from arktable.games.arkwright_cards.phases.sell_and_ship import PayCosts, SellAtHome, ShipOverseas
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
    ArrangeDistribution,
    ArrangeQuality,
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
    EntrepreneurNames,
    ExtraProduction,
    FinalScoring,
    FirstDevelopments,
    FirstFactories,
    FirstShares,
    MakeRoom,
    NeutralGrows,
    OpponentsOpen,
    PayCosts,
    PlaceForeman,
    PoorestNames,
    Production,
    Ready,
    ReplaceEngineer,
    Rounds,
    SecondFactories,
    SellAtHome,
    SetPrice,
    ShipOverseas,
    SoloActions,
    SoloEndOfDecade,
    SoloEndOfRound,
    SoloScoring,
    StockExchange,
    Store,
    Turn,
    TwoSteps,
)
