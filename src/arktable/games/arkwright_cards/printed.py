"""Typed tables made from the sheet. No numbers in here: they stand in `sheet/*.toml` with their source."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from arktable.engine.errors import SheetError
from arktable.engine.sheets import Sheet, is_number, packaged_sheet, read_sheet
from arktable.games.arkwright_cards.terms import CARD_NAMES, DECADES, GOODS, TRACK_NAMES, TRACKS, WORKER_CARDS

FILES: Final = ("market.toml", "factories.toml", "cards.toml", "supply.toml")


class Printed:
    """The card game's printed numbers, checked for what the rules rely on. Goods, cards … by the numbers of `terms`."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet: Final[Sheet] = sheet
        self.goods: Final[list[str]] = sheet.words("goods.names")
        if len(self.goods) != GOODS:
            raise SheetError(sheet.name, "goods.names must name four goods")
        self._read_market()
        self._read_factories()
        self._read_cards()
        self._read_supply()
        self._read_solo()

    def _read_market(self) -> None:
        sheet = self.sheet
        self.appeal_high: int = sheet.number("appeal.highest")
        arrows = sheet.row("appeal.arrows")
        # By space: the arrows below it. What a marker crosses is the difference of two entries.
        self.arrows_below: list[int] = [sum(1 for space in arrows if space <= at) for at in range(self.appeal_high + 1)]
        self.demand_low: int = -sheet.number("demand.lowest")
        self.demand_start: list[int] = [-below for below in sheet.row("demand.start", GOODS)]
        self.demand_start_four: list[int] = [-below for below in sheet.row("demand.start_four", GOODS)]
        self.wages: list[int] = sheet.row("wages.track")
        self.upkeep: int = sheet.number("wages.machine")
        self.years: list[int] = sheet.row("decades.years", DECADES)
        self.neutral: list[int] = sheet.row("neutral.start", GOODS)
        self.money: int = sheet.number("money.start")

    def _read_factories(self) -> None:
        sheet = self.sheet
        # By side (0 unused) and good.
        self.sum: list[list[int]] = [[0] * GOODS, *sheet.grid("factory.sum", 2, GOODS)]
        self.tile_goods: list[list[int]] = [[0] * GOODS, *sheet.grid("factory.goods", 2, GOODS)]
        self.fixed_cost: list[list[int]] = [[0] * GOODS, *sheet.grid("factory.fixed_cost", 2, GOODS)]
        self.ship_price: list[list[int]] = [[0] * GOODS, *sheet.grid("factory.ship_price", 2, GOODS)]
        self.spots: list[int] = sheet.row("factory.spots")
        if sorted(self.spots) != list(range(len(self.spots))):
            raise SheetError(sheet.name, "factory.spots must run down to 0 without a gap")
        self.stored_price: list[int] = sheet.row("factory.stored_price", GOODS)
        self.office: list[int] = sheet.row("office.halves", GOODS)
        # Worker cards (`terms.CARDS_OF`); their goods also by side (0 unused: the card is not there).
        self.crew_goods: list[list[int]] = []
        for rows in sheet.rows("workers.goods"):
            pairs = rows if isinstance(rows, list) else []
            for pair in pairs:
                if not isinstance(pair, list) or len(pair) != 2 or not all(is_number(n) for n in pair):
                    raise SheetError(sheet.name, "workers.goods needs two sides for each card")
                self.crew_goods.append([0, *pair])
        if len(self.crew_goods) != WORKER_CARDS:
            raise SheetError(sheet.name, "workers.goods needs two cards for each good")
        self.crew_workers: list[int] = [n for row in sheet.grid("workers.number", GOODS, 2) for n in row]
        self.crew_machines: list[int] = [n for row in sheet.grid("workers.machines", GOODS, 2) for n in row]
        for workers, machines in zip(self.crew_workers, self.crew_machines, strict=True):
            if machines not in (1, 2) or machines > workers:
                raise SheetError(sheet.name, "workers.machines: 1 or 2 of the workers of each card")

    def _read_cards(self) -> None:
        sheet = self.sheet
        quality = [*sheet.grid("quality.cards", 3, 2), sheet.row("quality.engineer", 2)]
        self.quality_high: int = sheet.number("quality.highest")
        self.quality_engineer: int = sheet.number("quality.with_engineer")
        self.distribution_high: int = sheet.number("distribution.highest")
        if sheet.number("distribution.cards") != 2:
            raise SheetError(sheet.name, "distribution.cards: every player has two")
        steps = list(range(1, self.distribution_high + 1))
        # By piece: the values it can show.
        self.piece_values: list[list[int]] = [*quality, steps, steps, steps]
        self.small: int = sheet.number("warehouse.small")
        self.smalls: int = sheet.number("warehouse.smalls")
        self.large: int = sheet.number("warehouse.large")
        self.ships: int = sheet.number("ships.card")
        self.ship_tokens: int = sheet.number("ships.tokens")
        self.ship_pounds: list[int] = sheet.row("ships.pounds")
        self.loan_tokens: int = sheet.number("loans.tokens")
        self.shares: int = sheet.number("shares.start")
        self.value: int = sheet.number("shares.start_value")
        self.most: int = sheet.number("shares.most")
        self.enough: int = sheet.number("shares.enough")
        self.tracks: list[list[int]] = [sheet.row(f"tracks.{name}") for name in TRACK_NAMES]
        three, four = sheet.row("restrictions.three_spaces", 3), sheet.row("restrictions.four_spaces", 4)
        # By track and space: the decade from which the marker may stand there.
        self.track_decades: list[list[int]] = [
            four if len(self.tracks[track]) == len(four) else three for track in range(TRACKS)
        ]
        if any(len(track) not in (3, 4) for track in self.tracks):
            raise SheetError(sheet.name, "tracks have three or four spaces")
        self.foreman_off, self.foreman_workers = sheet.row("cards.foreman", 2)
        self.lowest_wage: int = sheet.number("cards.lowest_wage")
        self.workshop: int = sheet.number("cards.workshop")
        self.developer: int = sheet.number("cards.developer")
        self.broker: int = sheet.number("cards.broker")
        self.inventor: int = sheet.number("cards.inventor")
        self.contract: list[int] = sheet.row("cards.contract")

    def _read_supply(self) -> None:
        sheet = self.sheet
        self.pairs: list[list[int]] = []
        for pair in sheet.rows("supply.pairs"):
            if not isinstance(pair, list) or len(pair) != 2 or any(name not in CARD_NAMES for name in pair):
                raise SheetError(sheet.name, f"supply.pairs: {pair!r} are not two development cards")
            self.pairs.append([CARD_NAMES.index(name) for name in pair])
        two, three, four = (self._cards(f"supply.{key}") for key in ("two", "three_adds", "four_adds"))
        three = [*two, *three]
        # By number of players; the solo game is laid out as for three.
        self.supply: list[list[int]] = [[], three, two, three, [*three, *four]]
        self.random_cards: int = sheet.number("supply.random_per_player")
        self.starts: list[list[list[int]]] = [[], [], *(self._starts(players) for players in (2, 3, 4))]

    def _cards(self, key: str) -> list[int]:
        counts = self.sheet.numbers(key)
        unknown = [name for name in counts if name not in CARD_NAMES]
        if unknown:
            raise SheetError(self.sheet.name, f"{key}: unknown {', '.join(unknown)}")
        return [CARD_NAMES.index(name) for name, copies in counts.items() for _ in range(copies)]

    def _starts(self, players: int) -> list[list[int]]:
        key = f"setup.factories_{players}"
        rows = self.sheet.rows(key)
        fine = all(
            isinstance(row, list) and len(row) == 2 and row[0] != row[1] and all(good in self.goods for good in row)
            for row in rows
        )
        if len(rows) != players or not fine:
            raise SheetError(self.sheet.name, f"{key} needs two goods for each of {players} seats")
        return [[self.goods.index(good) for good in row] for row in rows]

    def _read_solo(self) -> None:
        sheet = self.sheet
        self.opponent_shares, self.opponent_value = sheet.row("solo.opponent", 2)
        self.opponent_start: list[int] = sheet.row("solo.start", GOODS)
        self.opponent_opened: list[int] = sheet.row("solo.opened", GOODS)
        self.opponent_forward: int = sheet.number("solo.forward")
        self.bag: list[int] = sheet.row("solo.bag", 3)
        self.grid_rows, self.grid_columns = sheet.row("solo.grid", 2)
        self.award_points: int = sheet.number("awards.points")
        self.award_many, self.award_most = sheet.row("awards.many", 2)
        self.award_money: int = sheet.number("awards.money")
        self.award_parvenu: int = sheet.number("awards.parvenu")
        self.award_sailings: int = sheet.number("awards.sailings")
        self.award_choices: list[int] = sheet.row("awards.choose", 2)


def load_sheet() -> Sheet:
    """The sheet that comes with the program."""
    return packaged_sheet("arkwright-cards", files("arktable.games.arkwright_cards") / "sheet", FILES)


def load_profile(name: str) -> Sheet:
    """A profile that comes with the program, chosen by an option."""
    path = files("arktable.games.arkwright_cards") / "sheet" / "profiles" / f"{name}.toml"
    return read_sheet(name, path.read_text("utf-8"))
