"""The shape of Arkwright's scene: the sale of a good with all that follows it in the production phase.

It follows from the events of that phase (`scene.py`). A scene is also asked for while its phase is under way: `stage`
says how far it has come, and what is still to come is 0, empty or null. Seats count from 0, the importer is −1.
"""

from __future__ import annotations

from typing import Literal, TypedDict

Stage = Literal["made", "sold", "valued", "paid", "over"]


class SceneClaim(TypedDict):
    """One piece of demand, in the order in which they are claimed."""

    seat: int
    """Who sells it, −1 for the importer."""
    call: int
    """The appeal at which the sellers are called."""
    source: Literal["made", "stock", "shift", "import"]
    """Where the good comes from."""
    left: int
    """What England still wants; below 0 the piece comes from the supply, for equals who share the last one."""
    rival: int
    """Who is called next at the same appeal, −1 for the importer, −2 for nobody."""
    order: Literal["appeal", "importer", "quality", "together", "none"]
    """What decides between the two: the higher appeal, a company goes before the importer, the higher quality; or
    nothing, and they sell together."""


class SceneMissed(TypedDict):
    """Who was called too late for the last piece."""

    seat: int
    """−1 for the importer."""
    order: Literal["appeal", "importer", "quality"]
    """What decided."""


StepReason = Literal["sold", "most", "appeal", "rule", "price", "ship", "contract", "emergency"]


class SceneStep(TypedDict):
    """Spaces on the share value track, with their reason."""

    reason: StepReason
    """Goods sold, most sold, most appealing, a rule of another box or house; the price gave way, a ship sailed, a
    contract on its last space was not fulfilled, shares were sold in an emergency or loans taken."""
    steps: int
    """0: not given, because others are first as well."""
    charisma: bool
    """Others were first as well, and the tile Charisma decided."""


class SceneExtra(TypedDict):
    """A good sold in addition to the demand."""

    buyer: Literal["patron", "jubilee"]
    earned: int


class SceneSeller(TypedDict):
    """One who sells, or would. The importer has appeal, place and what it sold."""

    seat: int
    """−1 for the importer."""
    appeal: int
    quality: int | None
    tied: bool
    """Another company has the same appeal."""
    made: int
    """Goods of the factory, without a row that was shut."""
    stock: int
    """Goods in store when the sale began."""
    shifts: int
    """Goods of extra shifts."""
    price: int | None
    sold: int
    """To England."""
    extra: list[SceneExtra]
    income: int
    """For all that was sold, ships apart."""
    workers: int
    machines: int
    costs: int
    """Wages and upkeep, as they were paid."""
    shipped: int
    """Goods delivered for a contract."""
    shipping: int
    """Pounds for them."""
    stored: int
    """Goods of this production that were left over."""
    lost: int
    """Goods of this kind for which there was no room."""
    net: int
    """Income and shipping, less costs."""
    distribution: int | None
    """After it fell; null where there was none."""
    appeal_after: int
    space: int
    """On the share value track, once the sale has moved it; 0 for the importer."""
    steps: list[SceneStep]


class SceneStanding(TypedDict):
    """How a company stands."""

    shares: int
    space: int
    value: int
    """Of a share."""
    worth: int
    """Shares times value."""
    cash: int | None
    """Null where the viewer does not know it."""


Changed = Literal["level", "price", "appeal", "makes", "wage"]


class SceneChange(TypedDict):
    """A figure that a turn changed."""

    what: Changed
    before: int
    """0 where there was no factory of the good."""
    after: int


class SceneCause(TypedDict):
    """A turn that another seat took after the viewer's, and its effect on the viewer's sale by itself."""

    seat: int
    marker: str
    """The action marker of the turn; empty if it used none."""
    changes: list[SceneChange]
    """What the turn changed for this good; the wage is that of all."""
    sells: int
    """Goods more or less than in the forecast, if this had been the only turn."""
    cash: int
    """Pounds more or less."""
    spaces: int
    """Spaces of the share value more or less."""


class SceneForeseen(TypedDict):
    """What the forecast said at the end of the viewer's last turn before the sale."""

    sells: int
    cash: int
    causes: list[SceneCause]
    """The turns after it, the largest effect first."""


class SaleScene(TypedDict):
    """The production phase of a good."""

    good: str
    year: int
    demand: int
    """Before anything was sold."""
    wage: int
    stage: Stage
    """How far it has come: nothing sold yet, all sold, share values moved, costs paid, over."""
    sellers: list[SceneSeller]
    """In the order in which they are called."""
    claims: list[SceneClaim]
    missed: SceneMissed | None
    before: list[SceneStanding]
    """By seat, before the sale."""
    after: list[SceneStanding]
    """By seat, when it was over; empty until then."""
    foreseen: SceneForeseen | None
    """Null until the sale is over, and for a viewer who had no part in it."""
