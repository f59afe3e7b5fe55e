"""The plain step loop, many games at once, specs and features."""

from __future__ import annotations

from typing import Any

import pytest

from arktable.engine.additions import Addition
from arktable.engine.errors import IllegalMove, WrongArgument
from arktable.engine.facts import Option
from arktable.engine.registry import find_game, rulesets
from arktable.engine.rng import Rng, rng_from_seed
from arktable.envs import setup as setups
from arktable.envs.spec import SpecMismatch, catalogue_hash

np = pytest.importorskip("numpy", reason="needs the extra envs: pip install 'arktable[envs]'")
from arktable import envs  # noqa: E402

EVERY = [game.facts.id for game in rulesets()]


def any_action(mask: Any, rng: Rng) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[rng.below(len(legal))])


def play(loop: envs.Loop, steps: int, seed: int) -> list[bytes]:
    """What is seen on the way, and the moves."""
    rng, seen = rng_from_seed(seed), []
    for _ in range(steps):
        if loop.seat < 0:
            loop.reset()
        action = any_action(loop.mask(), rng)
        seen.append(loop.observe().tobytes() + bytes(str(action), "ascii"))
        loop.step(action)
    return seen


@pytest.mark.parametrize("ruleset", EVERY)
def test_the_same_seed_gives_the_same_games(ruleset: str) -> None:
    first, second = envs.make(ruleset, seed=5), envs.make(ruleset, seed=6)
    before = play(first, 150, 1)
    second.reset(5)
    assert play(second, 150, 1) == before
    deal = first.deal
    first.reset()
    assert first.deal != deal


@pytest.mark.parametrize("ruleset", EVERY)
def test_a_loop_shows_the_legal_moves_and_ends_with_rewards(ruleset: str) -> None:
    loop, rng = envs.make(ruleset, seed=2), rng_from_seed(3)
    while loop.seat >= 0:
        mask = loop.mask()
        assert np.flatnonzero(mask).tolist() == sorted(move.id for move in loop.position.moves())
        assert loop.observe().dtype == np.float32
        assert loop.rewards() == [0.0, 0.0]
        loop.step(any_action(mask, rng))
    assert not loop.mask().any()
    assert sum(loop.rewards()) == pytest.approx(0.0) or not loop.position.winners()
    for seat in loop.position.winners():
        assert loop.rewards()[seat] == max(loop.rewards())
    with pytest.raises(IllegalMove):
        loop.step(0)


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    loop = envs.make("arkwright-cards")
    illegal = int(np.flatnonzero(loop.mask() == 0)[0])
    before = loop.position.save()
    with pytest.raises(IllegalMove):
        loop.step(illegal)
    for action in (-1, loop.setup.moves):
        with pytest.raises(WrongArgument):
            loop.step(action)
    assert loop.position.save() == before


def test_an_action_is_checked_even_if_nobody_asked_for_the_mask() -> None:
    loop = envs.make("arkwright-cards")
    played = int(np.flatnonzero(loop.mask())[0])
    loop.step(played)
    legal = {move.id for move in loop.position.moves()}
    stale = next(action for action in range(loop.setup.moves) if action not in legal)
    with pytest.raises(IllegalMove):
        loop.step(stale)
    loop.step(min(legal))


def test_an_episode_is_cut_off_where_it_gets_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(setups.MOST_DECISIONS, "arkwright-cards", 7)
    loop = envs.make("arkwright-cards")
    play_on = rng_from_seed(1)
    for _ in range(7):
        assert loop.seat >= 0
        loop.step(any_action(loop.mask(), play_on))
    assert (loop.seat, loop.truncated, loop.rewards()) == (-1, True, [0.0, 0.0])


def test_the_limits_are_far_from_what_random_games_need() -> None:
    for ruleset in EVERY:
        setup = envs.Setup(ruleset, find_game(ruleset).facts.seats_max)
        loop, rng = envs.Loop(setup, 1), rng_from_seed(1)
        while loop.seat >= 0:
            loop.step(any_action(loop.mask(), rng))
        assert loop.position.decisions < setup.most_decisions / 2


# -- many games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ruleset", "seats"), [("arkadia", 3), ("water-frame", 2)])
def test_many_games_are_the_games_of_single_loops(ruleset: str, seats: int) -> None:
    """In Water Frame some positions have numbers that do not fit into a byte."""
    setup = envs.Setup(ruleset, seats)
    many, rng = envs.Many(setup, 3, seed=4), rng_from_seed(9)
    loops = [envs.Loop(setup, 4 * 3 + number) for number in range(3)]
    ended = 0
    for _ in range(400):
        for number, loop in enumerate(loops):
            assert (many.masks[number] == loop.mask()).all()
            assert (many.observations[number] == loop.observe()).all()
            assert many.seats[number] == loop.seat
        actions = [any_action(mask, rng) for mask in many.masks]
        many.step_many(actions)
        for number, loop in enumerate(loops):
            loop.step(actions[number])
            assert bool(many.ended[number]) == (loop.seat < 0)
            assert many.rewards[number].tolist() == pytest.approx(loop.rewards())
            if loop.seat < 0:
                ended += 1
                loop.reset()
    assert ended >= 3


def test_no_game_goes_on_if_one_action_is_illegal() -> None:
    many = envs.Many(envs.Setup("arkwright-cards"), 2)
    legal, illegal = int(np.flatnonzero(many.masks[0])[0]), int(np.flatnonzero(many.masks[1] == 0)[0])
    with pytest.raises(IllegalMove):
        many.step_many([legal, illegal])
    assert [position.decisions for position in many.positions] == [0, 0]
    for actions in ([legal], [legal, many.setup.moves], [-1, legal]):
        with pytest.raises(WrongArgument):
            many.step_many(actions)
    assert [position.decisions for position in many.positions] == [0, 0]


def test_actions_of_many_games_may_be_an_array() -> None:
    many = envs.Many(envs.Setup("arkwright-cards"), 4)
    many.step_many(many.masks.argmax(axis=1))
    many.step_many(list(many.masks.argmax(axis=1)))
    assert [position.decisions for position in many.positions] == [2] * 4


def test_games_that_are_cut_off_are_followed_by_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(setups.MOST_DECISIONS, "arkwright-cards", 3)
    many = envs.Many(envs.Setup("arkwright-cards"), 2)
    for _ in range(3):
        assert not many.ended.any()
        many.step_many(many.masks.argmax(axis=1))
    assert many.ended.tolist() == [2, 2]
    assert not many.rewards.any()
    assert [position.decisions for position in many.positions] == [0, 0]
    assert many.masks.sum(axis=1).tolist() == [len(moves) for moves in many.legal()]
    many.reset(5)
    assert not many.ended.any()


# -- numbers ----------------------------------------------------------------------------------------------------------


def test_observations_are_the_encoded_numbers_times_the_scale_of_their_block() -> None:
    loop = envs.make("spinning-jenny", seed=3)
    play(loop, 40, 2)
    observed, schema = loop.observe(0), loop.setup.schema
    numbers = loop.setup.encoder().encode(loop.position, 0)
    for block in schema.blocks:
        part = slice(block.offset, block.offset + block.length)
        assert observed[part] == pytest.approx(np.array(numbers[part]) / block.most)


def test_a_number_beyond_the_buffer_is_clipped() -> None:
    loop = envs.make("arkwright-cards")
    loop.position.companies[0].money = 40_000  # type: ignore[attr-defined]
    block = loop.setup.schema.block("own.money")
    assert loop.observe(0)[block.offset] == pytest.approx(32_767 / block.most)


@pytest.mark.parametrize("ruleset", EVERY)
def test_features_of_moves(ruleset: str) -> None:
    game = find_game(ruleset)
    features = envs.move_features(game)
    assert features.shape == (len(game.catalogue()), 4)
    assert features.dtype == np.int16
    move = game.catalogue()[len(game.catalogue()) // 2]
    assert features[move.id].tolist() == [move.kind, move.a, move.b, move.c]


# -- specs ------------------------------------------------------------------------------------------------------------


def test_a_spec_that_fits_is_accepted_and_others_are_refused() -> None:
    loop = envs.make("arkwright-cards", 2)
    saved = loop.spec()
    envs.check_spec(saved, loop)
    envs.check_spec({**saved, "arktable": "9.9"}, loop)
    for other in (
        envs.make("arkwright-cards", 3),
        envs.make("arkwright-cards", 2, {"ships": "none"}),
        envs.make("arkwright-cards", 2, memory="none"),
        envs.make("arkadia", 2),
    ):
        with pytest.raises(SpecMismatch):
            envs.check_spec(saved, other)
    for key in ("rules_rev", "sheet", "catalogue", "schema", "schema_version"):
        with pytest.raises(SpecMismatch, match=key):
            envs.check_spec({**saved, key: "other"}, loop)
        with pytest.raises(SpecMismatch, match=key):
            envs.check_spec({name: value for name, value in saved.items() if name != key}, loop)


def test_a_house_rule_that_is_not_chosen_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = envs.make("arkadia").spec()
    option = Option("tax", ("off", "on"))
    tax = Addition(("arkadia",), option, (), moves=lambda moves: void(moves.add(moves.new_kind("tax"), "tax")))
    taxed = find_game("arkadia").with_additions((tax,))
    monkeypatch.setattr(setups, "find_game", lambda ruleset: taxed)
    setups.env_game.cache_clear()
    try:
        assert catalogue_hash(taxed) != usual["catalogue"]
        assert envs.make("arkadia").spec() == usual
        assert envs.make("arkadia", options={"tax": "on"}).spec()["moves"] == usual["moves"] + 1
    finally:
        setups.env_game.cache_clear()


def void(_: object) -> None:
    """For a callback that returns nothing."""
