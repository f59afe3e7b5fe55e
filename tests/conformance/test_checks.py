"""The checks of `arktable conformance` find what is wrong, say where, and have nothing against a small game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from arktable.conformance.broken import Broken
from arktable.conformance.checks import CHECKS, Finding, run
from arktable.conformance.settings import Setting, settings_of
from arktable.engine.game import Game
from arktable.engine.reasons import not_now
from arktable.i18n.language import LANGUAGES
from arktable.i18n.words import Words
from tests.builders.sealed import Bid, SealedPosition, sealed

NOT_HERE = {"values", "told"}
"""The game of the tests is not installed, so that it cannot be pickled, and declares no events."""


def failed(game: Game) -> dict[str, Finding]:
    return {finding.key: finding for finding in run(game) if not finding.kept}


def check(key: str, game: Game) -> None:
    for setting in settings_of(game, every_option=False):
        CHECKS[key](setting)


def test_a_small_game_keeps_every_promise() -> None:
    """One phase, eight decisions, no chance, and every move is always legal."""
    assert failed(sealed()).keys() == NOT_HERE


@pytest.mark.parametrize(
    ("leak", "keys"),
    [
        ("view", {"leaks", "samples"}),
        ("sample", {"samples-deal", "secret-moves"}),
        ("text", {"secret-moves"}),
        ("event", {"secret-moves"}),
    ],
)
def test_leaks_are_found(leak: str, keys: set[str]) -> None:
    found = failed(sealed(leak))
    assert keys <= found.keys()
    assert all("viewer" in found[key].reason for key in keys)


def test_a_view_names_what_it_tells() -> None:
    assert "the view depends on something hidden: bids" in failed(sealed("view"))["leaks"].reason


def counts_up() -> Callable[..., Any]:
    calls = iter(range(10**6))
    return lambda position: {"calls": next(calls)}


def verb(name: str, function: Any) -> Callable[[pytest.MonkeyPatch], None]:
    """A mistake in one of the functions of the game."""
    return lambda patch: patch.setattr(SealedPosition, "VERBS", changed(name, function))


def changed(name: str, function: Any) -> Any:
    verbs = SealedPosition.VERBS
    names = ("view", "sample", "scores", "winners", "progress", "census", "conceal", "deal")
    return type(verbs)(**{one: getattr(verbs, one) for one in names} | {name: function})


def shares_its_bids(position: SealedPosition) -> SealedPosition:
    twin = SealedPosition(position.rules, position.seats, position.rng.copy(), position)
    twin.bids = position.bids
    return twin


MISTAKES: dict[str, tuple[Callable[[pytest.MonkeyPatch], None], str, str]] = {
    "the census changes": (verb("census", counts_up()), "end", "something came from nowhere or got lost"),
    "progress stays below 1": (verb("progress", lambda position: 0.5), "end", "progress is 0.5"),
    "nobody wins": (verb("winners", lambda position: []), "end", "somebody scored and nobody won"),
    "a legal move is refused": (
        lambda patch: patch.setattr(Bid, "why_not", lambda frame, position, move: not_now("bid", "")),
        "why-not",
        "is offered, and why_not refuses it",
    ),
    "a copy shares a list": (
        lambda patch: patch.setattr(SealedPosition, "copy", shares_its_bids),
        "copy-independent",
        "bids",
    ),
    "a field is not declared": (
        lambda patch: patch.setattr(SealedPosition, "FIELDS", SealedPosition.FIELDS[:2]),
        "fields",
        "bids",
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_mistakes_are_found_with_their_reason(mistake: str, monkeypatch: pytest.MonkeyPatch) -> None:
    make, key, reason = MISTAKES[mistake]
    check(key, sealed())
    make(monkeypatch)
    with pytest.raises(Broken, match=reason):
        check(key, sealed())


def test_an_error_of_the_game_is_told_with_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(_: SealedPosition) -> list[int]:
        raise KeyError("points")

    verb("scores", fails)(monkeypatch)
    found = failed(sealed())["end"]
    assert found.failed == "sealed-2-default"
    assert found.reason.startswith("KeyError: 'points' (")
    assert "in fails" in found.reason


def test_a_game_without_options_is_tried_once_for_each_number_of_seats() -> None:
    assert [str(setting) for setting in settings_of(sealed(), every_option=True)] == [
        "sealed-2-default",
        "sealed-3-default",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_promise_has_words(language: str) -> None:
    words = Words(language)
    assert all(words.has(f"conformance-{key}") for key in CHECKS)


def test_a_setting_says_what_it_is() -> None:
    assert str(Setting(sealed(), 2, {"a": "b"})) == "sealed-2-a=b"
