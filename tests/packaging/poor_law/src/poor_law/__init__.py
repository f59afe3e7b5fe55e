"""The poor law, a house rule for Water Frame: at the end of each decade everybody may give to the parish.

Each player in turn gives £5 or refuses. Who has given gets one step more on the share track, once, with the next sale.
If nobody gives, workers want £1 more in the next decade; if nobody gives twice in a row, the next decade is the last
one. At the end of the game every gift is worth £8 to a company without a loan.
"""

from __future__ import annotations

from typing import Final

from arktable.engine.additions import Addition
from arktable.engine.facts import Option
from poor_law.phase import PoorLaw, add_moves
from poor_law.rules import MODULE
from poor_law.shown import report, shown, shown_to
from poor_law.told import TOLD

POOR_LAW: Final = Addition(
    rulesets=("water-frame",),
    option=Option("poor-law", ("off", "on")),
    modules=(MODULE,),
    phases=(PoorLaw,),
    moves=add_moves,
    words="poor_law",
    told=TOLD,
    numbers="poor_law",
    shown=shown,
    shown_to=shown_to,
    report=report,
)
