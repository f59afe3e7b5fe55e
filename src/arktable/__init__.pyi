"""The public API, for type checkers. Made by `make types` from `arktable.api` and the games."""

from collections.abc import Mapping
from typing import Literal, overload

from arktable.api import ArktableError as ArktableError
from arktable.api import Bot as Bot
from arktable.api import Catalogue as Catalogue
from arktable.api import Game as Game
from arktable.api import Match as Match
from arktable.api import Move as Move
from arktable.api import Outcome as Outcome
from arktable.api import Position as Position
from arktable.api import Record as Record
from arktable.api import Rng as Rng
from arktable.api import Simulation as Simulation
from arktable.api import Standings as Standings
from arktable.api import Watcher as Watcher
from arktable.api import __all__ as __all__
from arktable.api import bot_names as bot_names
from arktable.api import games as games
from arktable.api import load as load
from arktable.api import play_match as play_match
from arktable.api import read_record as read_record
from arktable.api import replay as replay
from arktable.api import rng_from_seed as rng_from_seed
from arktable.api import simulate as simulate
from arktable.api import tournament as tournament
from arktable.typed import (
    ArkadiaPosition,
    ArkadiaRules,
    ArkwrightPosition,
    ArkwrightRules,
    CardPosition,
    CardRules,
    GameOf,
)

__version__: str

@overload
def game(ruleset: Literal["arkadia"]) -> GameOf[ArkadiaPosition, ArkadiaRules]: ...
@overload
def game(ruleset: Literal["arkwright-cards"]) -> GameOf[CardPosition, CardRules]: ...
@overload
def game(
    ruleset: Literal["spinning-jenny", "spinning-mule", "water-frame"],
) -> GameOf[ArkwrightPosition, ArkwrightRules]: ...
@overload
def game(ruleset: str) -> Game: ...
@overload
def start(
    ruleset: Literal["arkadia"], seats: int | None = None, options: Mapping[str, str] | None = None, seed: int = 0
) -> ArkadiaPosition: ...
@overload
def start(
    ruleset: Literal["arkwright-cards"],
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
) -> CardPosition: ...
@overload
def start(
    ruleset: Literal["spinning-jenny", "spinning-mule", "water-frame"],
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
) -> ArkwrightPosition: ...
@overload
def start(
    ruleset: str, seats: int | None = None, options: Mapping[str, str] | None = None, seed: int = 0
) -> Position: ...
