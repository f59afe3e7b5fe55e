"""The weights of the greedy bot of Arkadia, in gold. They are estimates, not rules (docs/research/bots-arkadia.md)."""

from __future__ import annotations

from typing import Final

from arktable.bots.perturbed import perturb

# Probability that a building is enclosed in time, by its number of open sides.
CHANCE: Final[list[float]] = [1.0, 0.9, 0.8, 0.68, 0.55, 0.42, 0.32, 0.24, 0.18, 0.14, 0.1, 0.08, 0.06]
UNLIKELY: Final = 0.05
# A building with at most this many open sides can be finished by one or two tiles.
REACH: Final = 3


class Weights:
    """One set of weights. Perturbed numbers make another player model."""

    __slots__ = (
        "banner", "card", "crowd", "enclosable", "exposed", "gift", "in_reach", "last", "late", "mean", "mean_kept",
        "neutral_worker", "own_worker", "pace", "piece", "piece_gain", "revert", "rival", "settled", "slope",
        "spite", "spoil",
    )  # fmt: skip

    def __init__(self) -> None:
        # What a rival's gain costs us, shared among the rivals: in seals, and in the castle.
        self.rival = 0.78
        self.spite = 0.87
        # Hint 5: workers not introduced by the end are worth nothing, so a worker in hand is worth less and less.
        self.own_worker = 2.09
        self.neutral_worker = 2.31
        # One more castle piece of our choice, and how much of what the best one changes we count.
        self.piece = 2.03
        self.piece_gain = 0.31
        # The seal of a building left with few open sides; left so that a rival has enough workers for it; and of one
        # that we have enough workers for.
        self.exposed = 0.04
        self.in_reach = 0.08
        self.enclosable = 0.25
        # Hint 3: a building of a valuable colour helps the player who encloses it.
        self.gift = 0.23
        # What a card from the stack is worth: an open one must have a better place than that.
        self.card = 1.17
        # How much of a seal's present value stays and where the rest tends to, because the castle keeps changing.
        self.settled = 0.66
        self.mean = 2.07
        # Probability of a payout when the game is nearly over, and how fast it rises before.
        self.late = 0.36
        self.slope = 1.81
        # The share of a game that the one turn of the last round counts as.
        self.last = 0.17
        # A banner kept; more for each one used before its time; each worker in hand makes two more less urgent.
        self.banner = 3.08
        self.pace = 2.18
        self.crowd = 0.03
        # How far a value comes back to the mean until the next sale, and what rivals take from it in the last round.
        self.mean_kept = 3.65
        self.revert = 0.25
        self.spoil = 0.29


USUAL: Final = Weights()
"""The weights of greedy."""


def of_player(number: int) -> Weights:
    """The weights of a perturbed player model."""
    weights = Weights()
    perturb(weights, number)
    return weights
