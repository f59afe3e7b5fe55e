"""The example of a game that hides something: it keeps every promise, and a version of it with a leak does not."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from arktable.conformance.checks import run
from arktable.engine.position import Verbs
from arktable.engine.rng import Rng
from arktable.engine.seats import OPEN_BOOK
from tests.packaging import outside

GAME = "blind-bids"
PACKAGE = outside.ROOT / "examples" / "blind_bids"
Verbal = dict[str, Callable[..., Any]]
"""Functions that take the place of those of the game."""
Leak = Callable[[Any], Verbal]


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return outside.install(str(PACKAGE), tmp_path_factory.mktemp("hidden"))


def test_it_keeps_every_promise(home: Path) -> None:
    found = json.loads(outside.run(home, "arktable", "conformance", GAME, "--json"))
    assert [finding["key"] for finding in found if not finding["kept"]] == []
    assert {finding["settings"] for finding in found} == {2}


def test_bots_that_know_no_game_play_it_and_its_words_are_found(home: Path) -> None:
    told = json.loads(outside.run(home, "arktable", "simulate", GAME, "--games", "30", "--json"))
    assert told["seats"] == 3
    assert told["finished"] == 30
    said = outside.run(home, "arktable", "play", GAME, "--seed", "3", "--lang", "en", say="bid 99\nquit\n")
    assert "bidding a card face down" in said


def test_it_is_an_environment_that_shows_a_seat_only_its_own_cards(home: Path) -> None:
    seen = json.loads(outside.run(home, "tests.packaging.bids_in_an_environment"))
    assert seen["steps"] == seen["alike"] == 14
    assert seen["length"] > 20
    assert sum(seen["rewards"]) == 0


# -- a leak is found --------------------------------------------------------------------------------------------------


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(PACKAGE / "src")
    return import_module("blind_bids")


def public_with_bids(example: Any) -> Verbal:
    return {"public": lambda position, is_open: {**example.public(position, is_open), "bids": position.bids}}


def view_of_the_next_hand(example: Any) -> Verbal:
    def own(position: Any, viewer: int) -> dict[str, Any]:
        return {**example.own(position, viewer), "next": position.hands[(viewer + 1) % position.seats]}

    return {"own": own}


def text_with_bids(example: Any) -> Verbal:
    def conceal(position: Any, viewer: int) -> None:
        bids = position.bids.copy()
        example.conceal(position, viewer)
        position.bids = bids

    return {"conceal": conceal}


def sample_of_the_truth(example: Any) -> Verbal:  # noqa: ARG001 - one shape for all leaks
    return {"sample": lambda position, viewer, rng: position.copy()}


def sample_with_the_true_stock(example: Any) -> Verbal:
    """The hands are dealt again and the next cards to be drawn are not."""

    def sample(position: Any, viewer: int, rng: Rng) -> Any:
        copy = position.copy()
        if viewer != OPEN_BOOK:
            stock = copy.stock
            example.conceal(copy, viewer)
            copy.stock = stock
            example.deal(copy, rng)
        return copy

    return {"sample": sample}


LEAKS: dict[Leak, str] = {
    public_with_bids: "leaks",
    view_of_the_next_hand: "leaks",
    text_with_bids: "secret-moves",
    sample_of_the_truth: "samples-deal",
    sample_with_the_true_stock: "samples-deal",
}


def kept_promises(game: Any) -> dict[str, bool]:
    return {finding.key: finding.kept for finding in run(game)}


def test_without_a_leak_only_what_needs_an_installed_game_fails(example: Any) -> None:
    assert [key for key, kept in kept_promises(example.GAMES[0]).items() if not kept] == ["values"]


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_leak_is_found(leak: Leak, example: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    verbs = example.BlindPosition.VERBS
    names = ("public", "own", "conceal", "deal", "sample", "scores", "winners", "progress", "census")
    monkeypatch.setattr(
        example.BlindPosition, "VERBS", Verbs(**{name: getattr(verbs, name) for name in names} | leak(example))
    )
    assert not kept_promises(example.GAMES[0])[LEAKS[leak]]
