"""The games for OpenSpiel, as python games: importing this module registers them.

    >>> import pyspiel, arktable.envs.openspiel
    >>> game = pyspiel.load_game("arktable_arkwright_cards_v0(players=2)")

The card game of two to four players has no chance at all, and nothing is hidden. In the others chance is inside the
moves, so they are games with sampled chance: a clone of a state knows what will be drawn. Use algorithms that go
through `resample_from_infostate` (information-set search), which deals again what a player cannot know.

OpenSpiel cannot serialize python games with sampled chance. With the parameter `deals=64` a game is one of 64 deals,
drawn by an explicit chance node at the root, and can be serialized.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from arktable.engine.position import Position
from arktable.engine.rng import rng_from_seed, rng_of
from arktable.envs.ids import VERSIONS, openspiel_name
from arktable.envs.needed import needed
from arktable.envs.observing import Observer
from arktable.envs.rewards import final_rewards
from arktable.envs.setup import Setup, env_game
from arktable.envs.story import Story, beginning, go_on

needed("pyspiel", "openspiel")
needed("numpy")
import numpy as np  # noqa: E402 - a missing package is named first
import pyspiel  # noqa: E402

WITHOUT_CHANCE: Final = "arkwright-cards"
"""The ruleset whose games of two to four are deterministic with the usual options."""
DEAL: Final = 0
"""The only outcome of the chance node at the root, if chance is sampled."""


def options_of(text: str) -> dict[str, str]:
    """Return the options of a game parameter: "setup:beginner;flip:yes"."""
    return dict(part.split(":", 1) for part in text.split(";") if part)


def has_chance(setup: Setup) -> bool:
    """Return whether anything is drawn in this game."""
    usual = setup.game.choose({})
    return setup.game.facts.id != WITHOUT_CHANCE or setup.seats == 1 or setup.options["supply"] != usual["supply"]


class ArktableGame(pyspiel.Game):  # type: ignore[misc]
    """One ruleset with its seats and options.

    The parameter `seed` begins the sequence of deals. A game that reaches `max_game_length` ends without a winner.
    """

    def __init__(self, ruleset: str, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        known = env_game(ruleset).facts
        players = int(given.get("players", max(2, known.seats_min)))
        self.setup: Final = Setup(ruleset, players, options_of(str(given.get("options", ""))))
        self.deals: Final = rng_of(int(given.get("seed", 0)), "deals")
        self.chance: Final = has_chance(self.setup)
        self.explicit: Final = int(given.get("deals", 0)) if self.chance else 0
        low = -1.0 if players <= 2 else -1.0 / (players - 1)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setup.moves,
            max_chance_outcomes=max(1, self.explicit) if self.chance else 0,
            num_players=players,
            min_utility=low,
            max_utility=1.0,
            max_game_length=self.setup.most_decisions,
        )
        super().__init__(game_type(ruleset, self.chance, self.explicit > 0), info, given)

    def new_initial_state(self) -> ArktableState:
        return ArktableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> ArktableObserver:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return ArktableObserver(shared_observer(self.setup), recall)

    def spec(self) -> dict[str, Any]:
        """Return what a checkpoint must keep; see `check_spec`."""
        return self.setup.spec()


class ArktableState(pyspiel.State):  # type: ignore[misc]
    """A state. Its attributes are cheap to copy: OpenSpiel copies all of them with each clone."""

    def __init__(self, game: ArktableGame) -> None:
        super().__init__(game)
        self.position: Position | None = None
        self.story: Story | None = None
        if not game.chance:
            self._begin(game, 0)

    def _begin(self, game: ArktableGame, seed: int) -> None:
        self.position = game.setup.start(seed)
        self.story = beginning(self.position)

    def _over(self) -> bool:
        position = self.position
        return position is not None and (
            position.seat < 0 or position.decisions >= self.get_game().setup.most_decisions
        )

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self._over() else self.position.seat

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return sorted([move.id for move in self.position.moves()])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().explicit
        return [(deal, 1 / deals) for deal in range(deals)] if deals else [(DEAL, 1.0)]

    def _apply_action(self, action: int) -> None:
        if self.position is None or self.story is None:
            game = self.get_game()
            self._begin(game, action if game.explicit else game.deals.word() >> 1)
        else:
            go_on(self.story, self.position, self.position.catalogue.all[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self.get_game().setup.game.catalogue().all[action])

    def is_terminal(self) -> bool:
        return self._over()

    def returns(self) -> list[float]:
        if self.position is None or self.position.seat >= 0:
            return [0.0] * int(self.num_players())
        return final_rewards(self.position)

    def information_state_string(self, player: int | None = None) -> str:
        """Return everything that the player has seen, from the beginning: perfect recall."""
        seat = self.current_player() if player is None else player
        return "" if self.story is None else self.story.seen_by(seat)

    def observation_string(self, player: int | None = None) -> str:
        """Return the position as the player knows it now."""
        seat = self.current_player() if player is None else player
        return "" if self.position is None else self.position.save(seat)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> ArktableState:
        """Return a state that the player cannot tell from this one: what is hidden is dealt again.

        The others remember in it only what this player saw.
        """
        state: ArktableState = self.clone()
        if state.position is not None and state.story is not None:
            rng = rng_from_seed(int(probability_sampler() * 2**53))
            state.position = state.position.sample(player_id, rng)
            state.story = state.story.known_to(player_id)
        return state

    def __str__(self) -> str:
        return "to be dealt" if self.position is None else self.position.save()


class ArktableObserver:
    """Observations for OpenSpiel. With perfect recall there is a string and no tensor."""

    def __init__(self, observer: Observer, recall: bool) -> None:
        self._observer = observer
        self._recall = recall
        self.tensor = np.zeros(0 if recall else observer.width, dtype=np.float32)
        self.dict: dict[str, Any] = {} if recall else {"observation": self.tensor}

    def set_from(self, state: ArktableState, player: int) -> None:
        """Write what the player knows of the state."""
        if self._recall:
            return
        if state.position is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self._observer.write(state.position, player)

    def string_from(self, state: ArktableState, player: int) -> str:
        """Return the information state, or the observation, as text."""
        return state.information_state_string(player) if self._recall else state.observation_string(player)


_observers: Final[dict[str, Observer]] = {}


def shared_observer(setup: Setup) -> Observer:
    """Return the one observer of this kind of game: OpenSpiel asks for a new one with each tensor."""
    key = f"{setup.game.facts.id} {setup.schema.hash()} {sorted(setup.options.items())}"
    if key not in _observers:
        _observers[key] = Observer(setup)
    return _observers[key]


@cache
def game_type(ruleset: str, chance: bool, explicit: bool = False) -> Any:
    """Return OpenSpiel's description of a ruleset."""
    facts = env_game(ruleset).facts
    modes, knowledge = pyspiel.GameType.ChanceMode, pyspiel.GameType.Information
    mode = modes.EXPLICIT_STOCHASTIC if explicit else modes.SAMPLED_STOCHASTIC
    return pyspiel.GameType(
        short_name=openspiel_name(ruleset),
        long_name=f"Arktable {ruleset}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=mode if chance else modes.DETERMINISTIC,
        information=knowledge.IMPERFECT_INFORMATION if chance else knowledge.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=facts.seats_max,
        min_num_players=facts.seats_min,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": max(2, facts.seats_min), "options": "", "seed": 0, "deals": 0},
    )


def _maker(ruleset: str) -> type[ArktableGame]:
    class Made(ArktableGame):
        """The game of one ruleset."""

        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(ruleset, params)

    return Made


def register(rulesets: Sequence[str] = tuple(VERSIONS)) -> None:
    """Register rulesets with OpenSpiel; ours are registered when this module is imported."""
    known = pyspiel.registered_names()
    for ruleset in rulesets:
        if openspiel_name(ruleset) not in known:
            chance = ruleset != WITHOUT_CHANCE
            pyspiel.register_game(game_type(ruleset, chance), _maker(ruleset))


register()
