"""Every class of frames that can lie on the stack of a position, so that its text can be read back."""

from typing import Final

from arktable.games.arkwright.modules.reorganization import TurnReorganization
from arktable.games.arkwright.modules.stock_exchange import OpenFinal
from arktable.games.arkwright.phases.additional import AdditionalActions
from arktable.games.arkwright.phases.after_sale import AfterSale
from arktable.games.arkwright.phases.award import AwardShare, KeepContract
from arktable.games.arkwright.phases.contracts import DeliverContract
from arktable.games.arkwright.phases.decade_end import Brokers, Dismiss, Dismissals, EventSpace, LoseShip, OpiumLosses
from arktable.games.arkwright.phases.distribution import Distribution
from arktable.games.arkwright.phases.economy import EconomyPhase
from arktable.games.arkwright.phases.emergency import EmergencySale
from arktable.games.arkwright.phases.events import (
    EventPhase,
    ExtraEvent,
    FreeLevel,
    Lobby,
    Luddism,
    MadeInEngland,
    WreckMachine,
)
from arktable.games.arkwright.phases.exchange import StockExchange
from arktable.games.arkwright.phases.factory import FactoryAction
from arktable.games.arkwright.phases.final import FinalExchange
from arktable.games.arkwright.phases.fleet import ReplaceShip
from arktable.games.arkwright.phases.foundation import (
    FirstFoundation,
    FoundFactory,
    PayFactories,
    SecondFoundation,
    SellStartShares,
    StartCapital,
    StartMarkers,
    StartMoney,
)
from arktable.games.arkwright.phases.inventor import KeepInventor
from arktable.games.arkwright.phases.machinery import BuyMachines, SchoolSends
from arktable.games.arkwright.phases.obsolescence import Obsolescence
from arktable.games.arkwright.phases.open_exchange import BuyStartShares, OpenExchange, StartPortfolios
from arktable.games.arkwright.phases.price import AdjustPrices, FirstPrice
from arktable.games.arkwright.phases.production import Production
from arktable.games.arkwright.phases.production_action import ProductionAction
from arktable.games.arkwright.phases.quality import RaiseQuality
from arktable.games.arkwright.phases.rounds import Actions, Decades
from arktable.games.arkwright.phases.sale import SellGoods
from arktable.games.arkwright.phases.shipping import ShipAction
from arktable.games.arkwright.phases.special import TakeSpecial
from arktable.games.arkwright.phases.start_player import NameByCharisma, NameStartPlayer, NextStartPlayer
from arktable.games.arkwright.phases.storage import LoseGoods
from arktable.games.arkwright.phases.supervisory_board import BoardTakes
from arktable.games.arkwright.phases.tile_choices import AssignToken, ReturnTile
from arktable.games.arkwright.phases.turn import Turn
from arktable.games.arkwright.phases.workers import HireAndFire

PHASES: Final = (
    Actions,
    AdditionalActions,
    AdjustPrices,
    AfterSale,
    AssignToken,
    AwardShare,
    BoardTakes,
    Brokers,
    BuyMachines,
    BuyStartShares,
    Decades,
    DeliverContract,
    Dismiss,
    Dismissals,
    Distribution,
    EconomyPhase,
    EmergencySale,
    EventPhase,
    EventSpace,
    ExtraEvent,
    FactoryAction,
    FinalExchange,
    FirstFoundation,
    FirstPrice,
    FoundFactory,
    FreeLevel,
    HireAndFire,
    KeepContract,
    KeepInventor,
    Lobby,
    LoseGoods,
    LoseShip,
    Luddism,
    MadeInEngland,
    NameByCharisma,
    NameStartPlayer,
    NextStartPlayer,
    Obsolescence,
    OpenExchange,
    OpenFinal,
    OpiumLosses,
    PayFactories,
    Production,
    ProductionAction,
    RaiseQuality,
    ReplaceShip,
    ReturnTile,
    SchoolSends,
    SecondFoundation,
    SellGoods,
    SellStartShares,
    ShipAction,
    StartCapital,
    StartMarkers,
    StartMoney,
    StartPortfolios,
    StockExchange,
    TakeSpecial,
    Turn,
    TurnReorganization,
    WreckMachine,
)
