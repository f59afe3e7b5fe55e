"""The weights of the bots of the card game. They were tuned by playing and are not rules.

Every bot holds one set of weights. A style is the same code with some of them changed.
"""

from __future__ import annotations

from typing import Final

from arktable.bots.perturbed import perturb
from arktable.games.arkwright_cards.moves import ADD_DISTRIBUTION, ADD_QUALITY, AUTOMATE

NO_AWARD: Final = -1


class Weights:
    """One set of weights."""

    def __init__(self) -> None:
        # Stock exchange actions in a turn still to come: shares at half price and ships are counted with it.
        self.exchanges = 0.17
        # Where between today's value and the last one later money buys its shares.
        self.later_price = 0.45
        # How much a shipping token weighs, compared with the share value it costs on average.
        self.token = 1.4
        # Points for a share that is held already, beyond what the estimate says: early ones are cheap.
        self.early_share = 7.0
        # Does the company send out ships at all?
        self.sails = True
        # The award that a style goes for, by number, and what it counts as points; -1 for none.
        self.award = NO_AWARD
        self.goal = 0.0
        # Maximum number of loans to consider at once.
        self.loans = 3
        # Wage steps in a round to come.
        self.wage_drift = 0.28
        # How the share value and the shares grow, for what a pound and a step are worth while one decision is made.
        self.value_per_production = 1.2
        self.shares_per_turn = 0.5
        # How likely n sales are, when the market as it stands leaves room for n + x: at x = −2, −1, 0, 1, 2.
        self.likely: list[float] = [0.0, 0.15, 0.6, 0.95, 1.0]
        # How likely the highest appeal is, by the difference of ours from the rivals' best: from −2 to 2.
        self.leads: list[float] = [0.03, 0.08, 0.15, 0.75, 0.85]
        # Steps of demand in a decade to come: what others add to their appeal, less what they build and hire.
        self.demand_drift = -1.0
        # With no rival on the track: somebody may still build there.
        self.alone = 0.95
        # How the others answer a price: as the market stands, after somebody has hired and demand has fallen, or not.
        self.answers: list[float] = [0.45, 0.35, 0.2]
        # What a rival's step costs us, as part of a step of our own, by players: with many spite helps the others.
        self.envy: list[float] = [0.0, 0.0, 0.4, 0.2, 0.05]
        # The same for a rival's income at home.
        self.envy_income = 0.5
        # What a step is worth where prices are set, compared with what it is worth elsewhere.
        self.price_step = 1.6
        # A good that is neither sold nor shipped may be sold later.
        self.stored = 2.0
        # Pounds a company should hold after every production that can be foreseen, and more for every round to come.
        self.reserve = 3.0
        self.reserve_per_round = 1.8
        # What a pound missing from that reserve costs, as part of the emergency fund's price.
        self.close = 1.5
        # Changes worth less than this are not worth a decision.
        self.worth_it = 0.2
        # Actions and developments that differ by no more are equally good.
        self.taste = 1.0
        # What machines, quality and distribution bring beyond what the estimate shows, as a part of what it says that
        # they bring over passing. Alone the estimate is right.
        self.unseen: dict[int, float] = {AUTOMATE: 0.4, ADD_QUALITY: 1.5, ADD_DISTRIBUTION: 1.5}
        # Points for developments that no forecast shows, by turns left after this one.
        self.quality_step = 0.8
        self.distribution_step = 0.5
        self.machinery_step = 0.7
        self.cards_step = 0.8
        self.patron_sale = 9.0
        self.extra_shift = 6.0
        self.broker_shares = 0.8
        self.engineer_turn = 0.7
        self.patent_turn = 0.5
        self.tie_break = 4.0
        self.warehouse = 2.0
        self.inventor = 10.0


USUAL: Final = Weights()
"""The weights of greedy."""


def of_player(number: int) -> Weights:
    """The weights of a perturbed player model; number 0 never sends out ships."""
    weights = Weights()
    perturb(weights, number)
    weights.sails = number > 0
    return weights
