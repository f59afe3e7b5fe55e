"""Everything the card game can say has words in both languages; what it can say of events and reasons it declares."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files

import pytest

from arktable.arena.line_up import LineUp
from arktable.arena.match import Watcher, play_match
from arktable.engine.events import said
from arktable.engine.flow import Steering
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.registry import find_game
from arktable.engine.seats import OPEN_BOOK
from arktable.games.arkwright_cards import terms
from arktable.games.arkwright_cards.frames import PHASES
from arktable.i18n.language import LANGUAGES
from arktable.i18n.words import Teller, Words
from tests.builders.telling import told_by

GAME = find_game("arkwright-cards")
EXPERT = {
    "supply": "random", "restrictions": "on", "factories": "chosen", "ships": "none", "shares": "bought",
    "actions": "seven", "solo-factories": "random", "awards": "choose",
}  # fmt: skip
CODES: dict[str, Sequence[str]] = {
    "card": terms.CARD_NAMES, "piece": terms.PIECE_NAMES, "track": terms.TRACK_NAMES, "award": terms.AWARD_NAMES,
    "colour": terms.BAG_NAMES, "good": GAME.kit({})["goods"],
}  # fmt: skip
LEGEND = (
    "food", "clothes", "cutlery", "lamps", "good", "appeal", "share", "share-value", "worker", "machine", "shipping",
    "money", "home-market", "loan", "factory", "office", "full-factory", "worker-card", "first-worker-card",
    "second-worker-card", "small-warehouse", "large-warehouse", "quality", "distribution", "development",
    "development-card", "production", "exchange", "decade", "decade-marker", "round-marker", "rotate-180", "flip",
    "rotate-90", "activate", "reactivate", "discard", "remove", "demand", "player", "expert", "restriction",
)  # fmt: skip


def own_words(language: str) -> set[str]:
    """The messages of the card game's own file: those of the other language do not count."""
    text = (files("arktable.games.arkwright_cards") / "locales" / f"{language}.ftl").read_text("utf-8")
    return {line.split(" = ")[0] for line in text.splitlines() if " = " in line and not line.startswith((" ", "#"))}


def names_asked() -> set[str]:
    """The names of the phases that ask for a decision."""
    return {kind.NAME for kind in PHASES if not issubclass(kind, Steering)}


def wanted() -> set[str]:
    told = told_by("arkwright_cards")
    keys = {f"event-{key}" for key in told.events if key not in told.silent}
    keys |= {f"why-{key}" for key in told.reasons}
    keys |= {f"phase-{name}" for name in names_asked()} | {"phase-over"}
    keys |= {f"move-{move.text.split()[0]}" for move in GAME.catalogue().all}
    keys |= {f"arkwright-cards-do-{move.args.get('action', move.word)}" for move in GAME.catalogue().all}
    for option in GAME.facts.options:
        keys |= {f"option-{option.key}{end}" for end in ("", "-help")}
        keys |= {f"option-{option.key}-{value}{end}" for value in option.values for end in ("", "-help")}
    for kind, codes in CODES.items():
        ends = ("", "-about") if kind in ("card", "track", "award") else ("",)
        keys |= {f"arkwright-cards-{kind}-{code}{end}" for code in codes for end in ends}
    return keys | {f"arkwright-cards-legend-{code}" for code in LEGEND}


def test_the_source_was_read_right() -> None:
    keys = wanted()
    assert {"event-bought", "why-no-card", "phase-found", "phase-ship", "phase-start-player"} <= keys
    assert len(LEGEND) == 42


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(language: str) -> None:
    assert wanted() - own_words(language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_event_reason_or_phase_has_words_for_nothing(language: str) -> None:
    spoken = {
        key for key in own_words(language) if key.startswith(("event-", "why-", "phase-")) and not key.endswith("-many")
    }
    assert spoken - wanted() == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", CODES)
def test_sentences_know_every_code(language: str, kind: str) -> None:
    codes = CODES[kind]
    words = Words(language, "arkwright-cards")
    for selector in (kind, f"{kind}-start"):
        if words.has(f"arkwright-cards-{selector}"):
            assert len({words.text(f"arkwright-cards-{selector}", **{kind: code}) for code in codes}) == len(codes)


class Reader(Watcher):
    """Reads everything that is told aloud, in every language, and some reasons."""

    def __init__(self) -> None:
        self.tellers = [
            Teller(Words(language, "arkwright-cards"), ["Ada", "Oak", "Elm", "Ash"]) for language in LANGUAGES
        ]
        self.sentences: set[str] = set()
        self.keys: set[str] = set()

    def step(self, position: Position, seat: int, move: Move) -> None:
        if not position.decisions % 10:
            reasons = [reason for other in position.catalogue.all if (reason := position.why_not(other)) is not None]
            self.keys |= {reason.key for reason in reasons}
            self.sentences |= {tell.reason(reason) for tell in self.tellers for reason in reasons}

    def after(self, position: Position) -> None:
        for tell in self.tellers:
            self.sentences |= {tell.sentence(event) for event in said(position.events or [], OPEN_BOOK)}


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("options", [{}, EXPERT])
def test_every_sentence_of_a_game_is_whole(seats: int, options: dict[str, str]) -> None:
    reader = Reader()
    play_match(LineUp("arkwright-cards", seats, ("random",) * seats, options), 3, [reader], listen=True)
    assert len(reader.keys) > 10
    for sentence in reader.sentences:
        assert not any(sign in sentence for sign in ("event-", "why-", "{", "arkwright-cards", "\u2068")), sentence
