"""The games for PettingZoo: its own tests, and a whole game."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="needs the extra envs: pip install 'arktable[envs]'")
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from arktable.engine.errors import IllegalMove, UnknownName
from arktable.engine.registry import rulesets
from arktable.envs import check_spec
from arktable.envs.pettingzoo import env, raw_env

SETTINGS = [(game.facts.id, seats) for game in rulesets() for seats in (game.facts.seats_min, game.facts.seats_max)]
# The classic environments have such dictionaries, too.
DICTIONARIES = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
)


@DICTIONARIES
@pytest.mark.parametrize(("ruleset", "seats"), SETTINGS)
def test_the_tests_of_pettingzoo_pass(ruleset: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(ruleset, seats), num_cycles=120)
    seed_test(lambda: env(ruleset, seats), num_cycles=40)
    assert "Passed API test" in capsys.readouterr().out


def play(table: Any, seed: int) -> tuple[dict[str, float], int]:
    """The usual loop: the rewards of a game, and its steps."""
    table.reset(seed=seed)
    totals, steps = dict.fromkeys(table.possible_agents, 0.0), 0
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, _ = table.last()
        totals[agent] += reward
        over = terminated or truncated
        legal = observation["action_mask"].nonzero()[0]
        table.step(None if over else int(legal[steps % len(legal)]))
        steps += 1
    return totals, steps


@pytest.mark.parametrize("ruleset", [game.facts.id for game in rulesets()])
def test_a_whole_game_gives_each_agent_its_reward_once(ruleset: str) -> None:
    table = env(ruleset, 3)
    totals, steps = play(table, 3)
    game = table.unwrapped
    assert not game.agents
    winners = game._loop.position.winners()
    assert {agent for agent, total in totals.items() if total > 0} == {f"seat_{seat}" for seat in winners}
    assert steps == game._loop.position.decisions + 3
    assert play(table, 3) == (totals, steps)


def test_only_the_agent_that_decides_has_legal_actions() -> None:
    table = raw_env("arkadia", 3)
    table.reset(seed=1)
    for agent in table.agents:
        assert table.observe(agent)["action_mask"].any() == (agent == table.agent_selection)


def test_an_illegal_action_raises_unless_a_wrapper_ends_the_game() -> None:
    table = env("arkwright-cards")
    table.reset(seed=1)
    illegal = int((table.observe(table.agent_selection)["action_mask"] == 0).nonzero()[0][0])
    with pytest.raises(IllegalMove):
        table.step(illegal)
    lenient = TerminateIllegalWrapper(raw_env("arkwright-cards"), illegal_reward=-1)
    lenient.reset(seed=1)
    loser = lenient.agent_selection
    lenient.step(illegal)
    assert lenient.rewards[loser] == -1
    assert all(lenient.terminations.values())


def test_metadata_name_what_an_agent_depends_on() -> None:
    table = raw_env("water-frame", 2)
    check_spec(table.metadata, table)
    assert table.metadata["name"] == "water_frame_v0"
    assert table.metadata["is_parallelizable"] is False


def test_a_position_is_drawn_or_written() -> None:
    table = raw_env("arkadia", render_mode="ansi")
    table.reset(seed=1)
    assert "Castle" in str(table.render())
    written = raw_env("arkadia", render_mode="text")
    written.reset(seed=1)
    assert "?" in str(written.render())  # hidden cards
    assert raw_env("arkadia").render_mode is None
    with pytest.raises(UnknownName):
        raw_env("arkadia", render_mode="rgb_array")
