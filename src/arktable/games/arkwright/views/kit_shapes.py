"""The shape of Arkwright's kit: the printed things that a client draws from."""

from __future__ import annotations

from typing import Literal, TypedDict


class MarkerKit(TypedDict):
    """An action marker."""

    action: str
    """What it lets its user do."""
    shade: Literal["own", "light", "dark"]
    """Which printed costs count."""
    extra: Literal["none", "price", "special", "one-price", "all-prices"]
    """What follows the action: the reorganization marker allows a special marker, and one price or all."""


class AwardKit(TypedDict):
    """What wins the award markers."""

    space: int
    """A space of the share value track."""
    goods: int
    """A number of goods shipped."""


class Kit(TypedDict):
    """Everything that is printed and does not change during a game."""

    game: str
    goods: list[str]
    cost: list[list[int]]
    """By good and level: what a factory costs, which is its base quality."""
    output: list[list[list[int]]]
    """By good, level and row: goods made."""
    spaces: list[list[int]]
    """By good and row: spaces for workers and machines."""
    worker_only: list[list[int]]
    """By good and row: spaces that no machine can take."""
    demand: list[list[int]]
    """By good and number of empty spaces of the job market."""
    wage: list[int]
    """By number of empty spaces of the job market."""
    share_value: list[int]
    """By space; space 0 does not exist."""
    admin_rows: list[int]
    """What the rows of the administration table cost."""
    machine_costs: list[list[int]]
    """By shade (own, light, dark): the amounts that buy one machine more."""
    quality_costs: list[list[int]]
    """By shade: the amounts that buy one level more."""
    distribution_max: list[int]
    """By shade: pounds that count for distribution."""
    ships: tuple[list[int], list[int], list[int]]
    """By kind: capacities, crews, levels."""
    contract_track: list[int]
    contract_track_two: list[int]
    """The track of contracts for two players."""
    fixed_price: list[int]
    """By good: what a warehouse sale brings."""
    prices: tuple[int, int]
    """The lowest and the highest price."""
    obsolete: list[int]
    """By decade: factories up to this level become obsolete when it begins; 0: none."""
    obsolete_workers: int
    """Workers that an obsolete factory takes up in addition to its rows."""
    reuse_fee: int
    """Pounds for using a marker again that lies on the administration table."""
    inventor_fees: list[int]
    bonus: tuple[int, int]
    """Bonus markers: where they begin, and the highest record."""
    award: AwardKit
    start_limit: int
    """Shares of each other company that may be bought in 1760."""
    bonus_per: int
    """Pounds of share value for each pound a company gets when others buy its shares."""
    markers: dict[str, MarkerKit]
    """Every action marker by its name; those of ships come in the order of their piers."""
    spots: list[str]
    """Spots of the large warehouse for workers: a column for each good, then the rows."""
    reconstructed: list[str]
    """Keys of the sheet that are reconstructed."""
