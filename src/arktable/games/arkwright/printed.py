"""Typed tables made from the sheet. The numbers and their sources are in `sheet/*.toml`."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

from arktable.engine.sheets import Sheet, is_number, packaged_sheet, read_sheet
from arktable.games.arkwright.mat import GREY_NAMES, MAT_ROWS, mat_of
from arktable.games.arkwright.packed import MOST_WORKERS_BACK
from arktable.games.arkwright.terms import (
    BUREAUCRACY,
    EVENT_NAMES,
    FIRST_NEW_TILE,
    GOODS,
    MOST_SEATS,
    ROWS,
    TILE_NAMES,
    TILES,
)

MOST_SETS: Final = 20
"""Maximum number of sets of grey markers of a profile."""
FILES: Final = ("market.toml", "factories.toml", "markers.toml", "tiles.toml", "setups.toml", "variants.toml")


class Start:
    """One seat of a predetermined set-up: prices by good (0: no factory), shares kept, and a word of SPECIALS.

    The word is empty if the player chooses the special marker (B27).
    """

    __slots__ = ("prices", "shares", "special")

    def __init__(self, prices: list[int], shares: int, special: str) -> None:
        self.prices: Final[list[int]] = prices
        self.shares: Final[int] = shares
        self.special: Final[str] = special


class Printed:
    """Arkwright's printed data, checked for what the rules rely on. Goods, tiles … by the numbers of `terms`."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet: Final[Sheet] = sheet
        self.goods: Final[list[str]] = sheet.words("goods.names")
        if self.goods != sheet.own().words("goods.names"):
            raise sheet.refused("goods.names", "must name the four goods in the order of the columns")
        self._read_market()
        self._read_timetable()
        self._read_shares()
        self._read_factories()
        self._read_markers()
        two_factories = sum(sorted(by_level[1] for by_level in self.cost)[-2:])
        if self.start_shares * self.share_value[self.start_space] < two_factories:
            raise sheet.refused("shares.space", f"must make shares.start worth the £{two_factories} of two factories")
        self._read_tiles()
        self._read_setups()
        self._read_mule()
        self._read_variants()

    # -- reading -----------------------------------------------------------------------------------------------

    def _by_players(self, key: str) -> list[int]:
        """Return a list indexed by the number of players; 0 and 1 are unused."""
        value = self.sheet.numbers(key)
        if sorted(value) != ["2", "3", "4"]:
            raise self.sheet.refused(key, "needs a number for 2, 3 and 4 players")
        return [0, 0, value["2"], value["3"], value["4"]]

    def _rising(self, key: str, length: int = 0) -> list[int]:
        """Return whole numbers, each larger than the one before."""
        row = self.sheet.row(key, length)
        if any(row[at] >= row[at + 1] for at in range(len(row) - 1)):
            raise self.sheet.refused(key, "must rise from number to number")
        return row

    def _read_market(self) -> None:
        sheet = self.sheet
        self.market_rows: int = sheet.number("job_market.rows", 1)
        self.spaces: int = self.market_rows * GOODS
        self.workers: int = sheet.number("workers.all")
        if self.spaces != self.workers:
            what = f"must make as many spaces as workers.all: a quarter of {self.workers}"
            raise sheet.refused("job_market.rows", what)
        blank = self._blank_rows()
        # By good and number of empty spaces, and by that number: both depend on how empty the market is.
        self.demand: list[list[int]] = [
            [_demand(good, blank[good], empty) for empty in range(self.spaces + 1)] for good in range(GOODS)
        ]
        bands = self.sheet.row("job_market.wage_rows")
        if sum(bands) != self.market_rows:
            raise sheet.refused("job_market.wage_rows", f"must add up to the {self.market_rows} of job_market.rows")
        lowest = sheet.number("job_market.lowest_wage")
        per_row = [lowest + band for band, rows in enumerate(bands) for _ in range(rows)]
        self.wage: list[int] = [per_row[max(0, empty - 1) // GOODS] for empty in range(self.spaces + 1)]
        self.to_fired: list[int] = self._by_players("job_market.to_fired")
        self.to_box: list[int] = self._by_players("job_market.out")
        if any(fired + out > self.spaces for fired, out in zip(self.to_fired, self.to_box, strict=True)):
            raise sheet.refused(
                "job_market.to_fired", "takes more workers off than there are, together with job_market.out"
            )

    def _blank_rows(self) -> list[list[int]]:
        """Return the rows without a number in each good's column, the first row being 1."""
        key, rows = "job_market.blank_rows", []
        for entry in self.sheet.rows(key):
            blank = list(range(1, entry + 1)) if is_number(entry) else entry
            if not isinstance(blank, list) or not all(is_number(row) and 1 <= row <= self.market_rows for row in blank):
                what = f"needs a number or a list of rows from 1 to {self.market_rows} for each good, not {entry!r}"
                raise self.sheet.refused(key, what)
            rows.append(blank)
        if len(rows) != GOODS:
            raise self.sheet.refused(key, "needs an entry for each of the four goods")
        return rows

    def _read_timetable(self) -> None:
        self.decades: list[int] = self._rising("timetable.decades")
        count = len(self.decades)
        self.levels: list[int] = self.sheet.row("timetable.levels", count)
        self.obsolete: list[int] = self.sheet.row("timetable.obsolete", count)
        if not all(1 <= level <= 4 for level in self.levels):
            raise self.sheet.refused("timetable.levels", "must lie between 1 and 4")
        self.economy: list[list[list[int]]] = self._economy("economy.markers")  # by good
        self.many_workers: int = self.sheet.number("economy.many_workers")
        usable = [[workers for _, workers in markers if workers != self.many_workers] for markers in self.economy]
        if min(map(len, usable)) < count - 1:
            what = f"must be enough for {count - 1} decades without those of economy.many_workers"
            raise self.sheet.refused("economy.markers", what)

    def _economy(self, key: str) -> list[list[list[int]]]:
        """Return the economy markers by good, as [steps, workers]: one list for all goods, or one for each."""
        value = self.sheet.rows(key)
        pairs = bool(value) and all(isinstance(entry, list) and entry and is_number(entry[0]) for entry in value)
        by_good = [value] * GOODS if pairs else value
        if len(by_good) != GOODS or not all(isinstance(markers, list) and markers for markers in by_good):
            raise self.sheet.refused(key, "needs a list of markers for all goods, or one for each of the four")
        for marker in [marker for markers in by_good for marker in markers]:
            if not isinstance(marker, list) or len(marker) != 2 or not all(map(is_number, marker)):
                raise self.sheet.refused(key, f"needs [steps, workers] for each marker, not {marker!r}")
            if marker[1] > MOST_WORKERS_BACK:
                raise self.sheet.refused(key, f"has no marker of more than {MOST_WORKERS_BACK} workers, as {marker!r}")
        return [[list(marker) for marker in markers] for markers in by_good]

    def _read_shares(self) -> None:
        sheet = self.sheet
        self.shares: int = sheet.number("shares.issued", 1)
        self.start_shares: int = sheet.number("shares.start", 1, self.shares)
        self.mark_shares, self.mark_spaces = self.sheet.row("marks.penalty", 2)
        self.share_track: list[int] = self.sheet.row("shares.track", 3)
        if not self.share_track[0]:
            raise sheet.refused("shares.track", "must begin with at least one space")
        ones, twos, threes = self.share_track
        values = list(range(1, ones + 1))
        values += [ones + 1 + step // 2 for step in range(twos)]
        values += [values[-1] + 1 + step // 3 for step in range(3 * threes)]
        self.share_value: list[int] = [0, *values]  # by space; space 0 does not exist
        self.last_space: int = len(values)
        self.start_space: int = sheet.number("shares.space", 1, self.last_space)
        self.lowest_price: int = sheet.number("shares.lowest_price")
        self.loan: int = sheet.number("loans.amount", 1)
        self.loan_repay: int = sheet.number("loans.repay", 1)

    def _read_factories(self) -> None:
        sheet = self.sheet
        # By good and level.
        self.cost: list[list[int]] = [[0, *row] for row in sheet.grid("factory.cost", GOODS, 4)]
        goods = sheet.rows("factory.goods")
        if len(goods) != GOODS:
            raise sheet.refused("factory.goods", "needs a list for each good")
        # By good, level and row.
        self.output: list[list[list[int]]] = []
        for good, by_level in enumerate(goods):
            if not isinstance(by_level, list) or len(by_level) != 4:
                raise sheet.refused("factory.goods", f"needs four levels for {self.goods[good]}")
            rows = [row for row in by_level if isinstance(row, list) and len(row) == ROWS and all(map(is_number, row))]
            if len(rows) != 4:
                raise sheet.refused("factory.goods", f"needs four whole numbers per level for {self.goods[good]}")
            self.output.append([[0] * ROWS, *[list(row) for row in rows]])
        self.row_spaces: list[list[int]] = self.sheet.grid("factory.spaces", GOODS, ROWS)
        self.worker_only: list[list[int]] = self._worker_only()  # by good and row
        self.start_rows: int = sheet.number("factory.start_rows", 1, ROWS)
        self.price_low: int = sheet.number("price.lowest", 1)
        self.price_high: int = sheet.number("price.highest", self.price_low)
        if any(row[1] < self.price_low for row in self.cost):
            raise sheet.refused("factory.cost", "must not lie below price.lowest: nobody could set a price")
        if any(row != sorted(row) for row in self.cost):
            raise sheet.refused("factory.cost", "must not fall from level to level")
        crew = max(sum(row[: self.start_rows]) for row in self.row_spaces)
        if 2 * MOST_SEATS * crew > self.workers:
            raise sheet.refused("factory.spaces", f"must leave enough of the {self.workers} workers for every factory")
        self.quality_high: int = sheet.number("quality.highest")
        self.quality_engineer: int = sheet.number("quality.with_engineer", self.quality_high)
        self.distribution_high: int = sheet.number("distribution.highest")
        # By the level that is left. A level beyond the list costs its number.
        costs = sheet.row("distribution.costs")
        self.distribution_costs: list[int] = [*costs, *range(len(costs) + 1, self.distribution_high + 1)]
        self.upkeep: int = sheet.number("machines.upkeep")
        self.fixed_price: list[int] = self.sheet.row("warehouse.prices", GOODS)
        self.column_room: int = sheet.number("warehouse.column")
        self.row_room: list[int] = self.sheet.row("warehouse.rows", 2)
        self.small_room: int = sheet.number("warehouse.small")

    def _worker_only(self) -> list[list[int]]:
        """Return the spaces of each row that allow no machine: one number for all rows, or one for each."""
        key = "factory.worker_only"
        value = self.sheet[key]
        rows = [[value] * ROWS for _ in range(GOODS)] if is_number(value) else self.sheet.grid(key, GOODS, ROWS)
        for row, spaces in zip(rows, self.row_spaces, strict=True):
            if any(not 1 <= n <= most for n, most in zip(row, spaces, strict=True)):
                raise self.sheet.refused(key, "must be at least 1, and not more than factory.spaces")
        return rows

    def _read_markers(self) -> None:
        sheet = self.sheet
        self.admin_rows: list[int] = self._rising("administration.rows", 5)
        if not self.admin_rows[0]:
            raise sheet.refused("administration.rows", "must begin above 0")
        self.row_costs: list[int] = [*self.admin_rows, 0]  # with the £0 row of the wealth of nations
        self.reuse_fee: int = sheet.number("administration.reuse")
        self.barred_fee: int = sheet.number("administration.reuse_barred")
        # By shade: own, light, dark.
        self.machine_costs: list[list[int]] = [self.sheet.row(f"machinery.{shade}") for shade in _SHADES]
        self.quality_costs: list[list[int]] = [self.sheet.row(f"quality.{shade}") for shade in _SHADES]
        usable = sheet.numbers("distribution.usable")
        rows = sheet.numbers("production.rows")
        try:
            self.distribution_max: list[int] = [usable[shade] for shade in _SHADES]
            self.production_rows: list[int] = [0, rows["light"], rows["dark"]]
        except KeyError as error:
            raise sheet.refused("distribution.usable", f"and production.rows need {error}") from None
        self.marker_sets: int = sheet.number("mat.sets", 0, MOST_SETS)
        self.sets_removed: list[int] = self._by_players("mat.sets_removed")
        # By number of players: the spaces of each row of the mat, and the markers that the set-up's picture shows.
        self.mat_per_row, self.mat_pictured = mat_of(sheet, self.marker_sets)
        self.ship_capacity: list[int] = self._rising("ships.capacities")
        kinds = len(self.ship_capacity)
        self.ship_copies: list[int] = self.sheet.row("ships.copies", kinds)
        self.ship_crew: list[int] = self.sheet.row("ships.crews", kinds)
        self.ship_level: list[int] = self.sheet.row("ships.levels", kinds)
        self.contract_track: list[int] = self._rising("contracts.track")
        self.contract_lost: int = sheet.number("contracts.lost_at_end")
        self.contract_track_two: list[int] = self._rising("contracts.track_of_two")

    def _read_tiles(self) -> None:
        sheet = self.sheet
        self.tile_copies: list[int] = self._copies("tiles.copies", 0, FIRST_NEW_TILE)
        self.new_tile_copies: list[int] = self._copies("tiles.new_copies", FIRST_NEW_TILE, TILES)
        self.tiles_random: list[int] = self._by_players("tiles.random")
        self.tiles_random_patrons: list[int] = self._by_players("tiles.random_with_patrons")
        self.tiles_fixed: list[list[int]] = [self._names(f"tiles.fixed_{n}", TILE_NAMES) for n in (2, 3, 4)]
        self.tile_limit: int = sheet.number("tiles.limit", 1)
        self.developer: int = sheet.number("tiles.developer")
        self.inventor_fees: list[int] = self.sheet.row("tiles.inventor")
        self.workshop: int = sheet.number("tiles.workshop")
        self.patent: int = sheet.number("tiles.patent")
        self.accountant: int = sheet.number("tiles.accountant")
        self.office: int = sheet.number("tiles.office")
        self.foreman_off, self.foreman_workers = self.sheet.row("tiles.foreman", 2)
        self.events: list[int] = self._names("events.names", EVENT_NAMES)
        self.events_not_for_two: list[int] = self._names("events.not_for_two", EVENT_NAMES)
        self.events_fixed: list[int] = self._names("events.fixed", EVENT_NAMES)
        if len(self.events_fixed) != len(self.decades) - 2:
            what = "needs an event for each of timetable.decades but the first and the last"
            raise sheet.refused("events.fixed", what)
        self._read_events()
        self.obsolete_workers: int = sheet.number("obsolete.workers")
        self.obsolete_fee: int = sheet.number("obsolete.fee")

    def _read_events(self) -> None:
        """Read the effects of the events (PB 628-815)."""
        sheet = self.sheet
        self.early_events: int = sheet.number("events.early")
        self.hamburg: int = sheet.number("events.hamburg", 1)
        self.made_in_england: int = sheet.number("events.made_in_england")
        self.navigation: int = sheet.number("events.navigation")
        self.opium_war: int = sheet.number("events.opium_war")
        self.recession: int = sheet.number("events.recession")
        self.royal_level, self.royal_tile = sheet.row("events.royal_society", 2)
        self.strike: int = sheet.number("events.strike")
        self.exhibition: int = sheet.number("events.exhibition")
        self.crisis: int = sheet.number("events.crisis")
        if not 1 <= self.early_events < len(self.decades) - 1:
            raise sheet.refused("events.early", "must leave an event space before the last decade")

    def _copies(self, key: str, first: int, end: int) -> list[int]:
        """Return how many of each tile exist; the key names the tiles from `first` on, the others are 0."""
        copies = self.sheet.numbers(key)
        if sorted(copies) != sorted(TILE_NAMES[first:end]):
            raise self.sheet.refused(key, f"must name {', '.join(TILE_NAMES[first:end])}")
        return [copies.get(name, 0) for name in TILE_NAMES]

    def _names(self, key: str, known: tuple[str, ...]) -> list[int]:
        words = self.sheet.words(key)
        unknown = [word for word in words if word not in known]
        if unknown:
            raise self.sheet.refused(key, f"has the unknown {', '.join(unknown)}; known: {', '.join(known)}")
        return [known.index(word) for word in words]

    def _read_setups(self) -> None:
        sheet = self.sheet
        self.starts: list[list[Start]] = [[], []] + [self._starts(players) for players in (2, 3, 4)]
        self.jenny_decades: int = sheet.number("jenny.decades", 1, len(self.decades) - 1)
        self.jenny_economy: list[int] = self.sheet.row("jenny.economy", 2)
        self.jenny_sold: int = sheet.number("jenny.shares_sold", 0, self.start_shares)
        self.jenny_cash: int = sheet.number("jenny.extra_cash")
        self.jenny_dark_level: int = sheet.number("jenny.dark_level", 2, MAT_ROWS)

    def _read_mule(self) -> None:
        self.mule_tiles: list[list[int]] = [self._names(f"mule.tiles_{n}", TILE_NAMES) for n in (2, 3, 4)]
        self.mule_alternatives: list[int] = self._names("mule.alternative_tiles", TILE_NAMES)
        self.mule_replaced: list[int] = self._names("mule.replaced_tiles", TILE_NAMES)
        if len(self.mule_replaced) != len(self.mule_alternatives):
            raise self.sheet.refused("mule.replaced_tiles", "needs a tile for each of mule.alternative_tiles")
        self.mule_economy: list[list[list[int]]] = self._economy("mule.economy")  # by good
        if min(map(len, self.mule_economy)) < self.jenny_decades:
            raise self.sheet.refused("mule.economy", "must be enough for every decade of the short game")
        self.mule_events: list[int] = self._names("mule.events", EVENT_NAMES)
        self.mule_more_events: list[int] = self._names("mule.alternative_events", EVENT_NAMES)
        if len(self.mule_events) < self.jenny_decades - 1:
            raise self.sheet.refused("mule.events", "must be enough for every decade but the last")

    def _read_variants(self) -> None:
        sheet = self.sheet
        self.steam_machine, self.steam_capacity = self.sheet.row("steam_power.fees", 2)
        self.bonus_start: int = sheet.number("bonus.start")
        self.bonus_highest: int = sheet.number("bonus.highest")
        self.award_space: int = sheet.number("award.space")
        self.award_goods: int = sheet.number("award.goods")
        self.award_steps, self.award_shared = self.sheet.row("award.steps", 2)
        self.dark_after: int = sheet.number("reorganization.dark_after")
        self.light_prices: int = sheet.number("reorganization.prices")
        self.harbormaster_off, self.harbormaster_workers = self.sheet.row("tiles.harbormaster", 2)
        self.investor: int = sheet.number("tiles.investor")
        self.loadmaster: int = sheet.number("tiles.loadmaster")
        self.start_limit: int = sheet.number("exchange.start_limit")
        self.bonus_per: int = sheet.number("exchange.bonus_per", 1)
        self.extra_events: int = sheet.number("events.extra")
        if self.extra_events != len(self.decades) - 1:
            raise sheet.refused("events.extra", "must be one for each of timetable.decades but the last")
        for_two = {event for event in self.events if event != BUREAUCRACY} - {*self.events_not_for_two}
        if len(for_two) < len(self.decades) - 2 + self.extra_events:
            raise sheet.refused("events.names", "must be enough for two players and the extra events, each once")

    def _starts(self, players: int) -> list[Start]:
        key = f"setup.fixed_{players}"
        rows = self.sheet.rows(key)
        if len(rows) != players or not all(isinstance(row, dict) and is_number(row.get("shares")) for row in rows):
            raise self.sheet.refused(key, f"needs a table with prices and shares for each of {players} seats")
        for row in rows:
            if row.get("special", "") and row["special"] not in SPECIALS:
                what = f"has the unknown special marker {row['special']!r}; known: {', '.join(SPECIALS)}"
                raise self.sheet.refused(key, what)
        return [
            Start([self._price(key, row, good) for good in self.goods], row["shares"], row.get("special", ""))
            for row in rows
        ]

    def _price(self, key: str, row: dict[str, Any], good: str) -> int:
        price = row.get(good, 0)
        if not is_number(price) or (price and not self.price_low <= price <= self.price_high):
            raise self.sheet.refused(key, f"has no possible price for {good}: {price!r}")
        return int(price)


_SHADES: Final = ("own", "light", "dark")
SPECIALS: Final[tuple[str, ...]] = (*GREY_NAMES, *TILE_NAMES, "ship")
"""The special markers that a predetermined set-up may give; "ship" is the smallest ship."""


def _demand(good: int, blank: list[int], empty: int) -> int:
    """Return the number on the lowest uncovered numbered space of this good's column (PB 40)."""
    uncovered = (empty - good + GOODS - 1) // GOODS if empty > good else 0
    return uncovered - sum(1 for row in blank if row <= uncovered)


def load_sheet() -> Sheet:
    """Return the sheet that comes with the program."""
    return packaged_sheet("arkwright", files("arktable.games.arkwright") / "sheet", FILES)


def load_profile(name: str) -> Sheet:
    """Return a profile that comes with the program, chosen by an option."""
    path = files("arktable.games.arkwright") / "sheet" / "profiles" / f"{name}.toml"
    return read_sheet(name, path.read_text("utf-8"))
