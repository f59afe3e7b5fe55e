"""The judgement behind the greedy bot of the card game. None of it is rules; it was tuned by playing."""

from __future__ import annotations

from typing import Final

# Stock exchange actions in a turn still to come: shares at half price and ships are counted with it.
EXCHANGES: Final = 0.25
# Where between today's value and the last one later money buys its shares.
LATER_PRICE: Final = 0.6
# Wage steps in a round to come.
WAGE_DRIFT: Final = 0.4
# Steps of demand in a round to come, down; what others build and hire, less what they add to their appeal.
DEMAND_DRIFT: Final = 0.0
# A rival's marker that has not been set yet is expected at least here: the first space that sells two.
USUAL_APPEAL: Final = 3
# How likely n sales are, when the market as it stands leaves room for n + x: at x = −2, −1, 0, 1, 2.
LIKELY: Final[tuple[float, ...]] = (0.0, 0.15, 0.6, 0.95, 1.0)
# How likely the highest appeal is, when ours is so much higher than the rivals' best: from −2 to 2.
LEADS: Final[tuple[float, ...]] = (0.03, 0.08, 0.15, 0.65, 0.85)
# With no rival on the track: somebody may still build there.
ALONE: Final = 0.95
# How the others answer a price: as the market stands, after somebody has hired and demand has fallen, or not at all.
ANSWERS: Final[tuple[float, ...]] = (0.45, 0.35, 0.2)
# What a rival's step costs us, as part of a step of our own, by players: with many of them spite helps the others.
ENVY: Final[tuple[float, ...]] = (0.0, 0.0, 0.06, 0.03, 0.0)
# A good that is neither sold nor shipped may be sold later.
STORED: Final = 2.0
# Pounds a company should hold after every production that can be foreseen, and more for every round to come.
RESERVE: Final = 3.0
RESERVE_PER_ROUND: Final = 1.3
# What a pound missing from that reserve costs, as part of the emergency fund's price.
CLOSE: Final = 0.9
# Changes worth less than this are not worth a decision.
WORTH_IT: Final = 0.2
# Actions and developments that differ by no more are equally good.
TASTE: Final = 1.0

# Points for developments that no forecast shows, by turns left after this one.
QUALITY_STEP: Final = 0.8
DISTRIBUTION_STEP: Final = 0.5
MACHINERY_STEP: Final = 0.7
CARDS_STEP: Final = 0.8
PATRON_SALE: Final = 9.0
EXTRA_SHIFT: Final = 6.0
BROKER_SHARES: Final = 0.8
ENGINEER_TURN: Final = 0.7
PATENT_TURN: Final = 0.5
TIE_BREAK: Final = 4.0
WAREHOUSE: Final = 2.0
INVENTOR: Final = 10.0
