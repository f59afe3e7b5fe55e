"""`Setup`: what an environment plays. Every environment is made from one, so that all see the same games alike."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from arktable.engine.encoding.encoder import PERFECT, Encoder
from arktable.engine.game import Game
from arktable.engine.position import Position
from arktable.engine.registry import find_game

MOST_DECISIONS: Final = {
    "arkadia": 1_000,
    "arkwright-cards": 1_200,
    "spinning-jenny": 1_200,
    "spinning-mule": 1_200,
    "water-frame": 2_500,
}
"""Where an episode is cut off: about four times the longest of many random games."""
MOST_ELSEWHERE: Final = 20_000
"""The same for other games: the limit of records."""


@lru_cache(maxsize=64)
def env_game(ruleset: str, chosen: tuple[str, ...] = ()) -> Game:
    """Return a ruleset with no other house rules than those whose options are chosen.

    A house rule that is installed but not chosen would add moves and phases: action numbers and observations would
    depend on the machine.
    """
    game = find_game(ruleset)
    wanted = tuple(addition for addition in game.additions if addition.option.key in chosen)
    return game if wanted == game.additions else game.with_additions(wanted)


class Setup:
    """A ruleset, seats and options, and how positions are observed. It is immutable."""

    def __init__(
        self,
        ruleset: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        memory: str = PERFECT,
        planes: bool = False,
    ) -> None:
        given = dict(options or {})
        game = env_game(ruleset, tuple(sorted(given)))
        usual = max(game.facts.seats_min, min(2, game.facts.seats_max))
        self.game: Final[Game] = game
        self.seats: Final[int] = usual if seats is None else seats
        game.check_seats(self.seats)
        self.options: Final[dict[str, str]] = game.choose(given)
        self.memory: Final[str] = memory
        self.planes: Final[bool] = planes
        self.moves: Final[int] = len(game.catalogue())
        self.most_decisions: Final[int] = MOST_DECISIONS.get(ruleset, MOST_ELSEWHERE)
        self.schema: Final = self.encoder().schema

    def encoder(self) -> Encoder:
        """Return a new encoder. Each environment has its own, because an encoder uses its list again."""
        return self.game.encoder(self.options, self.seats, self.memory, self.planes)

    def start(self, seed: int, listen: bool = False) -> Position:
        """Return the first position of a game."""
        return self.game.start(self.seats, self.options, seed, listen)

    def spec(self) -> dict[str, Any]:
        """Return what a checkpoint must keep; see `check_spec`."""
        from arktable.envs.spec import spec_of  # noqa: PLC0415 - the spec is made from a set-up

        return spec_of(self)
