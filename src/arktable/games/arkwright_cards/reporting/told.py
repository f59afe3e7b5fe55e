"""The kinds of the arguments of the events and reasons of the card game, and how they are shown (`engine/told.py`)."""

from typing import Final

from arktable.engine.told import FLAG, MONEY, NUMBER, Told
from arktable.games.arkwright_cards.moves import ACTION_NAMES
from arktable.games.arkwright_cards.terms import AWARD_NAMES, BAG_NAMES, CARD_NAMES, PIECE_NAMES, TRACK_NAMES

STEP_REASONS: Final = ("enough", "few", "highest", "tied", "favoured", "end")
"""Why a value rises in a production, or does not: enough goods sold at home or too few of them; the highest appeal
alone, a tie for it, a tie broken by the entrepreneur; the end of the track."""

TOLD: Final = Told(
    arguments={
        "action": "code:action",
        "appeal": NUMBER,
        "award": "code:award",
        "bought": NUMBER,
        "card": "code:card",
        "colour": "code:colour",
        "decade": NUMBER,
        "decades": NUMBER,
        "demand": NUMBER,
        "enough": NUMBER,
        "fixed": MONEY,
        "good": "code:good",
        "goods": NUMBER,
        "have": NUMBER,
        "left": NUMBER,
        "limit": NUMBER,
        "loans": NUMBER,
        "machines": NUMBER,
        "money": MONEY,
        "most": NUMBER,
        "moved": NUMBER,
        "paid": MONEY,
        "piece": "code:piece",
        "place": NUMBER,
        "pounds": MONEY,
        "price": MONEY,
        "reason": "code:step",
        "saved": FLAG,
        "score": NUMBER,
        "shares": NUMBER,
        "ships": NUMBER,
        "side": NUMBER,
        "steps": NUMBER,
        "stock": NUMBER,
        "track": "code:track",
        "upkeep": MONEY,
        "value": NUMBER,
        "wage": MONEY,
        "wages": MONEY,
        "want": NUMBER,
        "worker_card": NUMBER,
        "worth": MONEY,
        "year": NUMBER,
    },
    codes={
        "action": ACTION_NAMES,
        "award": AWARD_NAMES,
        "card": CARD_NAMES,
        "colour": BAG_NAMES,
        "piece": PIECE_NAMES,
        "step": STEP_REASONS,
        "track": TRACK_NAMES,
    },
    many={"wasted": ("good", "goods")},
    unsaid={"final": ("money",)},
    heads=("action", "passed"),
)
