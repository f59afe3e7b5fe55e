"""Whatever a game gives as a reason is declared, with the very arguments and of the declared kinds."""

from __future__ import annotations

from arktable.engine.rng import rng_from_seed
from tests.builders.random_play import walk
from tests.builders.rulesets import SOME, Setting
from tests.builders.telling import all_told, wrong_reason


@SOME
def test_every_reason_is_given_as_it_is_declared(setting: Setting) -> None:
    """Once per phase for the whole catalogue, every tenth decision for some of it."""
    rng, seen, met = rng_from_seed(3), set(), set()
    told = all_told(setting.game)
    for position in walk(setting.game, setting.seats, setting.options, 12):
        if position.seat < 0:
            continue
        asked = position.catalogue.all
        if position.phase() in seen:
            asked = [asked[rng.below(len(asked))] for _ in range(60 if position.decisions % 10 == 0 else 0)]
        seen.add(position.phase())
        for move in asked:
            reason = position.why_not(move)
            if reason is not None and (said := f"{reason.key} {reason.details}") not in met:
                met.add(said)
                wrong = wrong_reason(told, reason.key, reason.details, position.seats)
                assert not wrong, f"{move.text}: {wrong}"
