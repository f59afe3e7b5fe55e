"""The shape of the card game's scene: a production phase, from the goods that are made to the values.

It follows from the events of that phase (`scene.py`). A scene is also asked for while its phase is under way: what is
still to come is null, 0 or empty. Seats count from 0; a colour that nobody plays has seat −1.
"""

from __future__ import annotations

from typing import Literal, TypedDict

SceneColour = Literal["first", "second", "neutral"]


class SceneDraw(TypedDict):
    """The marker that was drawn for the opponents in this round, and what it did."""

    colour: SceneColour
    opens: bool
    """The opponent has got its factory by it."""
    appeal: list[int]
    """Of the opponent before and after; empty for the neutral colour."""
    demand: list[int]
    """The demand marker before and after; empty for the neutral colour."""


class SceneGain(TypedDict):
    """An opponent that was not drawn takes a share."""

    colour: SceneColour
    shares: int
    """With it."""


class SceneStep(TypedDict):
    """A step of the value, with its reason."""

    reason: Literal["enough", "few", "highest", "tied", "favoured", "end", "share"]
    """Enough goods sold at home, or too few; the highest appeal of those alone, a tie for it, a tie that the
    entrepreneur broke; the end of the track; an opponent that sold too few takes a share instead."""
    steps: int
    """0: not given."""


class SceneSeller(TypedDict):
    """One who has a marker on the track of this good."""

    seat: int
    """−1 for a colour that nobody plays."""
    colour: SceneColour | None
    """Of those."""
    appeal: int
    limit: int
    """Goods that the home market takes of this appeal, with patrons."""
    price: int | None
    made: int
    """Goods of the factory, with those of an extra shift."""
    stock: int
    """Goods that lay in the warehouse before."""
    sold: int | None
    """At home; null until then."""
    income: int
    """For them."""
    shipped: int
    ships: int
    shipping: int
    """Pounds for what was shipped."""
    saved: bool
    """The trade office spared a shipping token."""
    stored: int | None
    """Goods in the warehouse afterwards; null until then."""
    wasted: int
    """Goods of this kind for which there was no room."""
    fixed: int
    wages: int
    upkeep: int
    costs: int | None
    """Fixed cost, wages and upkeep together; null until they are paid."""
    net: int
    """Income and shipping, less costs."""
    loans: int
    """Taken from the emergency fund."""
    borrowed: int
    """Pounds for them."""
    broke: bool
    """The costs have ruined it."""
    distribution: int | None
    """After it fell; null where there was none."""
    steps: list[SceneStep]


class SceneStanding(TypedDict):
    """How a company stands."""

    money: int
    shares: int
    value: int
    worth: int
    """Shares times value."""
    loans: int
    ships: int
    """Ready to sail."""


class SceneRival(TypedDict):
    """How a colour that nobody plays stands."""

    colour: SceneColour
    shares: int
    value: int


Changed = Literal["price", "appeal", "demand", "wage"]


class SceneChange(TypedDict):
    """A figure that a turn changed."""

    what: Changed
    before: int
    """0 where there was no factory of the good."""
    after: int


class SceneCause(TypedDict):
    """A turn that another seat took after the viewer's, and its effect on the viewer's production by itself."""

    changes: list[SceneChange]
    """What the turn changed for this good: price and appeal of the seat, the demand marker, the wage of all."""
    seat: int
    """−1 for the opponents' draw of the solo game."""
    sells: int
    """Goods more or less than in the forecast, if this had been the only turn."""
    money: int
    """Pounds more or less."""
    value: int
    """Pounds of share value more or less."""


class SceneForeseen(TypedDict):
    """What the forecast said at the end of the viewer's turn in this round."""

    sells: int
    money: int
    causes: list[SceneCause]
    """The turns after it, the largest effect first."""


class ProductionScene(TypedDict):
    """The production phase of a round."""

    good: str
    year: int
    demand: int
    """Where the demand marker stands."""
    wage: int
    enough: int
    """Goods sold at home that raise the value."""
    over: bool
    """The values have moved."""
    draw: SceneDraw | None
    """In the solo game."""
    gains: list[SceneGain]
    """What the draw brought to those who were not drawn."""
    sellers: list[SceneSeller]
    """From the highest appeal down."""
    before: list[SceneStanding]
    """By seat, before the production."""
    after: list[SceneStanding]
    """By seat, when it was over; empty until then."""
    rivals_before: list[SceneRival]
    rivals_after: list[SceneRival]
    foreseen: SceneForeseen | None
    """Null until the production is over, and for a viewer who had no part in it."""
