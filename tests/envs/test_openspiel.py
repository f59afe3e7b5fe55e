"""The games for OpenSpiel: its own test, information states, resampling."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

pytest.importorskip("pyspiel", reason="needs the extra openspiel: pip install 'arktable[openspiel]'")
import pyspiel
from open_spiel.python.observation import make_observation

from arktable.engine.rng import Rng, rng_from_seed
from arktable.envs import check_spec
from arktable.envs.ids import VERSIONS, openspiel_name
from arktable.envs.openspiel import ArktableGame, ArktableState
from tests.builders.invariants import as_bytes

CARDS = openspiel_name("arkwright-cards")
ARKADIA = openspiel_name("arkadia")


def random_step(state: Any, rng: Rng) -> None:
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[rng.below(len(outcomes))][0])
    else:
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])


@pytest.mark.parametrize("ruleset", VERSIONS)
def test_the_test_of_openspiel_passes(ruleset: str) -> None:
    """OpenSpiel cannot serialize python games with sampled chance."""
    sampled = ruleset != "arkwright-cards"
    game = pyspiel.load_game(openspiel_name(ruleset))
    pyspiel.random_sim_test(game, num_sims=1, serialize=not sampled, verbose=False)


@pytest.mark.parametrize("name", [f"{ARKADIA}(deals=16,options=flip:yes)", f"{CARDS}(players=1,deals=4)"])
def test_games_of_some_deals_can_be_serialized(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_the_card_game_of_several_has_no_chance() -> None:
    modes = pyspiel.GameType.ChanceMode
    for players in (2, 3, 4):
        game = pyspiel.load_game(CARDS, {"players": players})
        assert game.get_type().chance_mode == modes.DETERMINISTIC
        assert not game.new_initial_state().is_chance_node()
    for changed in ({"players": 1}, {"players": 2, "options": "supply:random"}):
        game = pyspiel.load_game(CARDS, changed)
        assert game.get_type().chance_mode == modes.SAMPLED_STOCHASTIC
        assert game.new_initial_state().is_chance_node()


@pytest.mark.parametrize("ruleset", VERSIONS)
def test_bounds_are_kept(ruleset: str) -> None:
    game: ArktableGame = pyspiel.load_game(openspiel_name(ruleset), {"players": 3, "seed": 2})
    state: Any = game.new_initial_state()
    rng = rng_from_seed(4)
    while not state.is_terminal():
        random_step(state, rng)
    returns = state.returns()
    assert len(state.history()) <= game.max_game_length() < 3_000
    assert all(game.min_utility() <= value <= game.max_utility() for value in returns)
    assert (max(returns) > 0) == bool(state.position.winners())
    check_spec(game.spec(), game)


@pytest.mark.parametrize("ruleset", ["arkadia", "spinning-mule", "water-frame"])
def test_a_resampled_state_looks_the_same_to_its_player(ruleset: str) -> None:
    game = pyspiel.load_game(openspiel_name(ruleset), {"players": 2, "seed": 3})
    state, rng = game.new_initial_state(), rng_from_seed(5)
    others = 0
    for step in range(140):
        random_step(state, rng)
        if state.is_terminal():
            break
        if step % 10:
            continue
        for player in range(2):
            sample = state.resample_from_infostate(player, lambda: rng.below(1000) / 1000)
            assert sample.information_state_string(player) == state.information_state_string(player)
            assert as_bytes(sample.position.view(player)) == as_bytes(state.position.view(player))
            assert sample.current_player() == state.current_player()
            assert "?" not in str(sample)
            others += str(sample) != str(state)
        player = state.current_player()
        again = state.resample_from_infostate(player, lambda: 0.5)
        assert again.legal_actions() == state.legal_actions()
    assert others > 5


def test_a_resampled_state_does_not_remember_what_its_player_never_saw() -> None:
    state, rng = pyspiel.load_game(ARKADIA, {"seed": 1}).new_initial_state(), rng_from_seed(1)
    for _ in range(60):
        random_step(state, rng)
    sample = state.resample_from_infostate(0, lambda: 0.25)
    assert state.information_state_string(1) != state.information_state_string(0)
    assert sample.information_state_string(1) == state.information_state_string(0)


@pytest.mark.parametrize("ruleset", ["arkadia", "arkwright-cards", "spinning-jenny"])
def test_an_information_state_remembers_everything(ruleset: str) -> None:
    """Each one begins with all that the player knew before; the same one has the same view."""
    game = pyspiel.load_game(openspiel_name(ruleset), {"players": 2, "deals": 2})
    seen: dict[tuple[int, str], bytes] = {}
    for seed in range(6):
        state, rng = game.new_initial_state(), rng_from_seed(seed // 3)
        before = ["", ""]
        for _ in range(60):
            random_step(state, rng)
            for player in range(2):
                now = state.information_state_string(player)
                assert now.startswith(before[player])
                assert len(now) > len(before[player])
                before[player] = now
                view = as_bytes(state.position.view(player))
                assert seen.setdefault((player, now), view) == view
    assert len(seen) > 100


def test_an_information_state_does_not_depend_on_hidden_cards() -> None:
    """The same moves in a sample of the player's are told alike, as far as nothing hidden comes to light."""
    game = pyspiel.load_game(ARKADIA, {"deals": 4})
    state: ArktableState = game.new_initial_state()
    state.apply_action(1)
    sample = state.resample_from_infostate(1 - state.current_player(), lambda: 0.75)
    watcher = 1 - state.current_player()
    action = next(iter(set(state.legal_actions()) & set(sample.legal_actions())))
    state.apply_action(action)
    sample.apply_action(action)
    assert sample.information_state_string(watcher) == state.information_state_string(watcher)


def test_a_clone_goes_on_by_itself() -> None:
    state, rng = pyspiel.load_game(CARDS).new_initial_state(), rng_from_seed(2)
    for _ in range(20):
        random_step(state, rng)
    text, told = str(state), state.information_state_string(0)
    clone = state.clone()
    for _ in range(20):
        random_step(clone, rng)
    assert (str(state), state.information_state_string(0)) == (text, told)
    random_step(state, rng)
    assert state.information_state_string(0) != clone.information_state_string(0)
    copied = pickle.loads(pickle.dumps(clone.story))  # noqa: S301 - just made
    assert copied.seen_by(1) == clone.information_state_string(1)


def test_observers_have_a_tensor_or_a_string_of_perfect_recall() -> None:
    game = pyspiel.load_game(ARKADIA, {"deals": 2})
    state, rng = game.new_initial_state(), rng_from_seed(1)
    observation = make_observation(game)
    observation.set_from(state, 0)
    assert not observation.tensor.any()
    random_step(state, rng)
    observation.set_from(state, 0)
    assert observation.tensor.any()
    assert len(observation.tensor) == game.setup.schema.length
    assert observation.string_from(state, 0) == state.observation_string(0)
    recall = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    assert recall.string_from(state, 0) == state.information_state_string(0)
    assert len(recall.tensor) == 0
