"""What the forecast says right before a production is what then happens, wherever nobody has a choice."""

from __future__ import annotations

import pytest

from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed
from arktable.games.arkwright.forecast import Forecast, forecast
from arktable.games.arkwright.state import ArkwrightPosition

Row = tuple[int, int, int]


def produced(position: ArkwrightPosition) -> dict[int, Row] | None:
    """Goods sold, wages and steps by seat, if a whole production ran since the events were cleared."""
    sold: dict[int, Row] = {}
    steps: dict[int, int] = {}
    wages: dict[int, int] = {}
    for event in position.events or []:
        if event.key == "sale":
            sold[event.seat] = (int(event.details["n"]), int(event.details["earned"]), 0)
        elif event.key == "share-value":
            steps[event.seat] = int(event.details["steps"])
        elif event.key == "wages":
            wages[event.seat] = int(event.details["paid"])
        elif event.key in ("sold-to", "row-shut"):
            return None
    if not sold or sold.keys() != wages.keys():
        return None  # somebody was asked in the middle of it
    return {seat: (row[0], row[1] - wages[seat], steps.get(seat, 0)) for seat, row in sold.items()}


def promised(outcome: Forecast) -> dict[int, Row]:
    return {
        seat: (outcome.sold[seat], outcome.income[seat] - outcome.costs[seat], outcome.steps[seat])
        for seat, appeal in enumerate(outcome.appeals)
        if appeal >= 0
    }


@pytest.mark.parametrize("ruleset", ["spinning-jenny", "water-frame"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_forecast_comes_true(ruleset: str, seats: int) -> None:
    seen = 0
    for seed in range(12):
        position = find_game(ruleset).start(seats, {}, seed, listen=True)
        rng = rng_from_seed(seed)
        while position.seat >= 0:
            assert isinstance(position, ArkwrightPosition)
            moves = position.moves()
            move = moves[rng.below(len(moves))]
            outcome = forecast(position, position.cycle) if 0 <= position.cycle < 4 else None
            assert position.events is not None
            position.events.clear()
            ends_a_turn = move.text == "done" and position.phase() in ("prices", "special")
            position.play(move)
            happened = produced(position)
            if ends_a_turn and outcome is not None and happened is not None:
                assert happened == promised(outcome)
                seen += 1
    assert seen > 10
