"""The weights of the greedy bot, in pounds of final score. They were tuned by playing and are not rules."""

from __future__ import annotations

from typing import Final

# A production one decade ahead counts a little less than the next one: rivals answer, markets fill.
LATER: Final = 0.88
# Steps on the share track that a factory can count on in each production; bonuses come and go.
STEPS_PER_PRODUCTION: Final = 2.3
# Shares a company buys back in a decade; more than most manage, since a step also lifts those bought on the way.
SHARES_PER_DECADE: Final = 4.0
# Between today's price and the last one: where in that span later money will buy shares, per decade of the game. The
# longer it is, the more of the money comes late: about 0.5 was best in Spinning Jenny, 0.8 in Water Frame.
LATER_PRICE: Final = 0.16
# Cash a company should hold after the next production, for the next marker and a bad surprise.
RESERVE: Final = 4
# And some more while modernising still pays: a level costs 10 to 17.
GROWTH_RESERVE: Final = 4
# What a missing pound costs beyond itself: an emergency sale loses cheap shares and share value (WF 2825).
SHORT: Final = 1.2
# A loan must be paid back at 13, blocks every purchase and loses the game if it stays.
LOAN: Final = 22.0
# Penalty of a last-decade mark: four spaces and two shares (WF 2873).
MARK: Final = 70.0
# What a good of a contract costs that the next production cannot fulfil: the contract rises.
OPEN_CONTRACT: Final = 3.0
# Changes worth less than this are not worth a decision.
WORTH_IT: Final = 0.5
# What a factory too many or too few costs a player with a style, per decade.
FACTORY_LIKING: Final = 30.0
# For who plans contracts as if at least this many decades were to come: no fourth factory when money is worth little.
LIKED_TO_THE_END: Final = 2.0
# What a tile or marker brings a player who likes it beyond its own worth, per decade.
TILE_LIKING: Final = 6.0
# What who plans contracts expects to earn in each production of a factory, and the least that a pound is worth when the
# bank has no more shares to sell for it.
EARNED: Final = 15.0
IDLE_POUND: Final = 0.1
