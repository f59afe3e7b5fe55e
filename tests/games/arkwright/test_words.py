"""Everything Arkwright says has words in both languages: events, reasons, phases, options, things."""

from __future__ import annotations

import pytest

from arktable.engine.events import said
from arktable.engine.game import Game
from arktable.engine.seats import SPECTATOR
from arktable.games.arkwright.modules.stock_exchange import OpenFinal
from arktable.games.arkwright.packed import economy_marker
from arktable.games.arkwright.phases.decade.start_player import begin_with
from arktable.games.arkwright.phases.economy import EconomyPhase
from arktable.games.arkwright.state import ArkwrightPosition
from arktable.games.arkwright.terms import EVENT_NAMES, MARKER_NAMES, TILE_NAMES
from arktable.i18n.language import LANGUAGES
from arktable.i18n.words import Teller, Words
from tests.builders import arkwright_causes, arkwright_moments, arkwright_variant_moments
from tests.builders.arkwright import *
from tests.builders.arkwright_variant_moments import EVERYTHING
from tests.builders.random_play import walk

EVERYWHERE = pytest.mark.parametrize("language", LANGUAGES)


def teller(language: str) -> Teller:
    return Teller(Words(language, "arkwright"), ["Ada", "Oak", "Elm", "Ash"], WATER_FRAME.told().arguments)


def is_worded(sentence: str) -> bool:
    return not any(sign in sentence for sign in ("event-", "why-", "{", "\u2068"))


@EVERYWHERE
@pytest.mark.parametrize(
    ("game", "options"),
    [(WATER_FRAME, {}), (WATER_FRAME, dict.fromkeys(EVERYTHING.split(), "on")), (SPINNING_MULE, {})],
    ids=["water-frame", "water-frame with everything", "spinning-mule"],
)
def test_everything_that_happens_has_words(language: str, game: Game, options: dict[str, str]) -> None:
    tell = teller(language)
    for seed in range(3):
        for position in walk(game, 4, options, seed, listen=True):
            assert tell.words.has(f"phase-{position.phase()}"), position.phase()
            for happened in said(position.events or [], SPECTATOR):
                sentence = tell.sentence(happened)
                assert is_worded(sentence), sentence
            (position.events or []).clear()


def test_every_reason_has_words() -> None:
    tellers = [teller(language) for language in LANGUAGES]
    met: set[str] = set()
    for moment in (*arkwright_moments.EVERY, *arkwright_causes.EVERY, *arkwright_variant_moments.EVERY):
        position: ArkwrightPosition = moment()
        for move in position.catalogue.all:
            reason = position.why_not(move)
            if reason is not None and (said := f"{reason.key} {reason.details}") not in met:
                met.add(said)
                assert all(is_worded(tell.reason(reason)) for tell in tellers), (moment.__name__, move.text)


@EVERYWHERE
def test_every_option_and_value_has_a_name_and_a_sentence(language: str) -> None:
    words = Words(language, "arkwright")
    for game in (SPINNING_JENNY, SPINNING_MULE, WATER_FRAME):
        for option in game.facts.options:
            for part in ("", *(f"-{value}" for value in option.values)):
                for end in ("", "-help"):
                    key = f"option-{option.key}{part}{end}"
                    assert words.text(key) != key


@EVERYWHERE
def test_every_thing_has_a_name(language: str) -> None:
    words = Words(language, "arkwright")
    keys = [f"arkwright-tile-{tile}{end}" for tile in TILE_NAMES for end in ("", "-about")]
    keys += [f"arkwright-event-{event}{end}" for event in EVENT_NAMES for end in ("", "-about")]
    keys += [f"arkwright-marker-{marker}" for marker in MARKER_NAMES]
    assert [key for key in keys if words.text(key) == key] == []
    for tile in TILE_NAMES:
        assert words.text("arkwright-tile", tile=tile) != words.text("arkwright-tile", tile="patron")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Ada is start player, named by Oak."), ("fr", "Ada est premier joueur, désigné par Oak.")],
)
def test_the_player_who_names_the_start_player_is_called_by_name(language: str, sentence: str) -> None:
    position = a_position()
    position.events = []
    begin_with(position, MARION, HAROLD)
    assert teller(language).sentence(position.events[0].seen_by(SPECTATOR)) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ada sells 1 share of Oak’s company for £10."),
        ("fr", "Ada vend 1 action de la compagnie de Oak pour 10 £."),
    ],
)
def test_shares_of_others_sold_at_the_end_name_their_company(language: str, sentence: str) -> None:
    position = a_position(modules="stock-exchange")
    position.companies[MARION].foreign[HAROLD] = 1
    position.events = []
    begin(position, OpenFinal(position.start))
    told = [event.seen_by(SPECTATOR) for event in position.events if event.key == "sold-foreign"]
    assert [teller(language).sentence(event) for event in told] == [sentence]


@pytest.mark.parametrize(
    ("language", "sentences"),
    [("en", ["1 worker returns", "2 workers return"]), ("fr", ["1 ouvrier revient", "2 ouvriers reviennent"])],
)
def test_workers_who_return_agree_with_their_number(language: str, sentences: list[str]) -> None:
    args = {"year": 1770, "good": "food", "steps": 1, "before": 0, "appeal": 1, "demand": 3, "wage": 3}
    told = [teller(language).sentence({"key": "economy", "seat": -1, "args": {**args, "workers": n}}) for n in (1, 2)]
    assert all(part in sentence for part, sentence in zip(sentences, told, strict=True))


@pytest.mark.parametrize(
    ("language", "stays", "advances"),
    [
        ("en", "the importer stays at 2", "the importer advances from 0 to 2"),
        ("fr", "l’importateur reste à 2", "l’importateur avance de 0 à 2"),
    ],
)
def test_a_cycle_says_where_the_importer_was_and_is(language: str, stays: str, advances: str) -> None:
    position = a_position()
    told: list[str] = []
    for steps in (0, 2):
        position.importers[position.cycle] = 2 - steps
        position.economy[position.economy_seen] = economy_marker(steps, 0)
        position.events = []
        begin(position, EconomyPhase(position.start))
        told += [teller(language).sentence(event.seen_by(SPECTATOR)) for event in position.events]
    assert stays in told[0]
    assert advances in told[1]
