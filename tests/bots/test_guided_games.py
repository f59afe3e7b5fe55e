"""Guided games, played by following every suggestion: each kind of action is shown, and nothing is given away."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from arktable.bots.bot import ask
from arktable.bots.catalogue import make_bot
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_of
from arktable.engine.seats import OPEN_BOOK
from arktable.jobs.guide_plans import guided, topic_of
from arktable.jobs.job import Plan, Topic

ARKWRIGHT = [
    Topic("workers", ["hire"]), Topic("factory", ["build", "modernise"]), Topic("quality", ["raise"]),
    Topic("distribution", ["promote"]), Topic("machinery", ["machine"]), Topic("exchange", ["buy", "repay"]),
]  # fmt: skip
CARDS = [
    Topic("build", ["open", "upgrade"]), Topic("employ", ["hire"]), Topic("automate", ["machine"]),
    Topic("quality", ["lay"], {"piece": ["quality-1", "quality-2"]}),
    Topic("distribution", ["lay"], {"piece": ["distribution-1", "distribution-2"]}),
    Topic("exchange", ["buy", "loan", "ships"]),
]  # fmt: skip
ARKADIA = [
    Topic("lay", ["lay"]), Topic("workers", ["own", "neutral"]), Topic("castle", ["castle"]),
    Topic("banner", ["banner"]), Topic("sell", ["sell"]),
]  # fmt: skip


@dataclass
class Course:
    """A guided game: what was not shown, the final scores, and what the plans brought."""

    left: list[str]
    scores: list[int] = field(default_factory=list)
    plans: list[Plan] = field(default_factory=list)
    handed_over: int = 0


def play(ruleset: str, topics: list[Topic], seed: int, playouts: int, last: int, late: int) -> Course:
    """Seat 0 follows the guide up to turn `last`, then plays as the usual bot; from `late` on topics are pressing."""
    game = find_game(ruleset)
    name, options = game.facts.game, {"setup": "beginner"} if ruleset == "arkadia" else {}
    position, kit = game.start(2, options, seed), game.kit(options)
    rival, usual = make_bot("gentle", name, rng_of(seed, "rival")), make_bot("greedy", name, rng_of(1))
    left, turn, course = list(topics), list[Move](), Course([])
    sides, began = dict[int, int](), -1
    while position.seat >= 0:
        guides = position.seat == 0 and left and position.turn <= last
        if not guides:
            turn = []
            seat, done = position.seat, _done(position)
            position.play(ask(usual if seat == 0 else rival, position, rng_of(seed, position.decisions)))
            if seat == 1:
                course.handed_over += len(
                    [one for one in _done(position) - done if sides.get(one, 99) > sides.get(-1, 99)]
                )
            else:
                sides = {}
            continue
        if position.turn != began:
            sides, began = _open_sides(position), position.turn
        if not turn or position.why_not(turn[0]) is not None:
            bot = make_bot(f"search@{playouts}", name, rng_of(seed, position.decisions))
            sample = position.sample(0, rng_of(seed, "sample", position.decisions))
            plan = guided(bot, sample, name, kit, left, position.turn >= late)[0]
            course.plans.append(plan)
            turn = [position.catalogue.parse(text) for text in plan.moves]
        move = turn.pop(0)
        left = [topic for topic in left if not topic_of((move,), [topic])]
        position.play_checked(move)
    course.left, course.scores = [topic.name for topic in left], list(position.scores())
    return course


def _buildings(position: Position) -> list[dict[str, Any]]:
    return list(position.view(OPEN_BOOK).get("buildings", []))


def _done(position: Position) -> set[int]:
    """The buildings that are closed."""
    return {building["id"] for building in _buildings(position) if building["done"]}


def _open_sides(position: Position) -> dict[int, int]:
    """By building; under −1 how many of them the rival could close. What is laid later was out of reach, too."""
    found = {building["id"]: len(building["open"]) for building in _buildings(position)}
    if found:
        rival = position.view(OPEN_BOOK)["players"][1]
        found[-1] = rival["own"] + rival["neutral"]
    return found


def of_greedy(ruleset: str, seed: int) -> int:
    """The lead of greedy in the same seat against the same rival."""
    scores = play(ruleset, [], seed, 1, 0, 0).scores
    return scores[0] - scores[1]


@pytest.mark.parametrize(
    ("ruleset", "topics", "seed", "playouts", "last", "late", "behind", "unseen"),
    [
        ("spinning-jenny", ARKWRIGHT, 1, 40, 16, 9, 40, 0),
        # An action that would lose clearly in every turn is not shown.
        ("arkwright-cards", CARDS, 2, 40, 17, 9, 40, 1),
        ("arkadia", ARKADIA, 1, 100, 60, 11, 15, 0),
        ("arkadia", ARKADIA, 3, 100, 60, 11, 15, 0),
    ],
)
def test_a_guided_game_shows_each_kind_of_action_and_does_not_fall_behind(
    ruleset: str, topics: list[Topic], seed: int, playouts: int, last: int, late: int, behind: int, unseen: int
) -> None:
    course = play(ruleset, topics, seed, playouts, last, late)
    assert len(course.left) <= unseen
    assert course.handed_over == 0
    assert course.scores[0] - course.scores[1] >= of_greedy(ruleset, seed) - behind


def test_a_total_is_the_sum_of_its_items() -> None:
    course = play("spinning-jenny", ARKWRIGHT, 2, 4, 9, 9)
    told = [plan.sums for plan in course.plans if any(one.key == "total" for one in plan.sums)]
    assert told
    for bill in told:
        items = sum(one.amount for one in bill if one.key in ("good", "costs", "paid"))
        assert [one.amount for one in bill if one.key == "total"] == [items]


def test_without_topics_the_bots_own_plan_is_suggested() -> None:
    game = find_game("arkadia")
    position = game.start(2, {}, 4)
    plan = guided(make_bot("search@30", "arkadia", rng_of(1)), position.copy(), "arkadia", game.kit({}), [])[0]
    assert plan.topic == ""
    assert plan.behind == 0


def test_a_bot_that_only_ranks_its_choices_can_guide() -> None:
    game = find_game("arkadia")
    position = game.start(2, {"setup": "beginner"}, 4)
    plan = guided(make_bot("greedy", "arkadia", rng_of(1)), position.copy(), "arkadia", game.kit({}), ARKADIA)[0]
    assert plan.topic in {"lay", "workers"}
    assert plan.behind is None
