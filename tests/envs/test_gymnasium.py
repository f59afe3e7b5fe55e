"""The games for Gymnasium: its own checker, opponents, seats, rewards."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="needs the extra envs: pip install 'arktable[envs]'")
import gymnasium
from gymnasium.utils.env_checker import check_env

from arktable.bots.random_bot import RandomBot
from arktable.engine.errors import IllegalMove, UnknownName, WrongArgument
from arktable.engine.registry import rulesets
from arktable.envs import check_spec
from arktable.envs.gymnasium import ArktableEnv, env
from arktable.envs.ids import VERSIONS, gymnasium_id
from arktable.envs.rewards import lead


def episode(table: Any, seed: int | None) -> tuple[float, list[int], int]:
    """Total reward, actions, and the seat of an episode."""
    _, info = table.reset(seed=seed)
    total, actions, over = 0.0, list[int](), False
    while not over:
        legal = info["action_mask"].nonzero()[0]
        actions.append(int(legal[len(actions) % len(legal)]))
        _, reward, terminated, truncated, info = table.step(actions[-1])
        total += float(reward)
        over = terminated or truncated
    return total, actions, info["seat"]


def test_every_ruleset_of_ours_has_an_id() -> None:
    assert list(VERSIONS) == [game.facts.id for game in rulesets() if game.facts.id in VERSIONS]
    assert gymnasium_id("water-frame") == "arktable/WaterFrame-v0"


@pytest.mark.parametrize("ruleset", VERSIONS)
def test_the_checker_of_gymnasium_finds_nothing(ruleset: str) -> None:
    """Warnings are errors. The checker samples actions without the mask."""
    table = gymnasium.make(gymnasium_id(ruleset), on_illegal="penalty")
    check_env(table.unwrapped)


@pytest.mark.parametrize("ruleset", VERSIONS)
def test_episodes_can_be_repeated(ruleset: str) -> None:
    first, second = env(ruleset, opponents="greedy"), env(ruleset, opponents="greedy")
    assert episode(first, 4) == episode(second, 4)
    assert episode(first, None) == episode(second, None)


def test_the_seat_of_the_learner_is_drawn_unless_it_is_given() -> None:
    table = env("arkwright-cards", 3)
    assert {table.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2}
    fixed = env("arkwright-cards", 3, seat=1)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(10)} == {1}
    with pytest.raises(UnknownName):
        env("arkwright-cards", 3, seat=3)


def test_alone_there_are_no_opponents() -> None:
    total, actions, seat = episode(env("arkwright-cards", 1), 2)
    assert total in (-1.0, 1.0)
    assert len(actions) > 20
    assert seat == 0


def test_opponents_are_names_classes_or_bots() -> None:
    by_name = episode(env("arkwright-cards", 3, opponents=["random", "greedy"]), 1)
    assert by_name[0] in (-0.5, 0.25, 1.0)
    assert len(episode(env("arkwright-cards", 3, opponents=RandomBot), 1)[1]) > 20
    with pytest.raises(UnknownName):
        env("arkwright-cards", opponents="clever")
    for timed in ("search", "search@10ms"):
        with pytest.raises(WrongArgument, match="play-outs"):
            env("arkwright-cards", opponents=timed)
    env("arkwright-cards", opponents="search@4")


def test_shaping_adds_the_change_of_the_lead_and_nothing_else() -> None:
    plain, shaped = env("arkwright-cards", seat=0), env("arkwright-cards", seat=0, shaped=0.01)
    total, actions, _ = episode(plain, 6)
    shaped.reset(seed=6)
    before = lead(shaped._loop.position, 0)
    gained = sum(float(shaped.step(action)[1]) for action in actions)
    after = lead(shaped._loop.position, 0)
    assert gained == pytest.approx(total + 0.01 * (after - before))


def test_an_illegal_action_raises_or_costs() -> None:
    strict, lenient = env("arkwright-cards"), env("arkwright-cards", on_illegal="penalty")
    for table in (strict, lenient):
        table.reset(seed=1)
    illegal = int((~strict.action_masks()).nonzero()[0][0])
    with pytest.raises(IllegalMove):
        strict.step(illegal)
    before = lenient._loop.position.save()
    _, reward, terminated, truncated, info = lenient.step(illegal)
    assert (reward, terminated, truncated) == (-1.0, False, False)
    assert (info["action_mask"].astype(bool) == lenient.action_masks()).all()
    assert lenient._loop.position.save() == before
    with pytest.raises(UnknownName):
        env("arkwright-cards", on_illegal="ignore")


def test_the_spec_is_in_the_metadata() -> None:
    table: ArktableEnv = env("arkadia", 4, memory="none")
    check_spec(table.arktable_spec(), table.setup)
    assert table.metadata["schema"] == table.setup.schema.hash()
    drawing = env("arkadia", render_mode="text")
    drawing.reset(seed=1)
    assert 'ruleset = "arkadia"' in str(drawing.render())
    assert table.render() is None
