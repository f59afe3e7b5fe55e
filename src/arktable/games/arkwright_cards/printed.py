"""Typed tables made from the sheet. The numbers and their sources are in `sheet/*.toml`."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from arktable.engine.errors import SheetError
from arktable.engine.sheets import Sheet, is_number, packaged_sheet, read_sheet
from arktable.games.arkwright_cards.board import Board, boards_of, sides_of
from arktable.games.arkwright_cards.spread import is_row, spread
from arktable.games.arkwright_cards.terms import BAG_NAMES, CARD_NAMES, CARDS, DECADES, GOODS, TRACK_NAMES

FILES: Final = ("market.toml", "factories.toml", "cards.toml", "supply.toml")
NOT_GIVEN: Final = -1
"""First development of a seat whose player chooses it (C80)."""
_ALLOWING: Final = ("quality", "distribution", "cards", "machinery", "shipping")
"""The tracks that give an allowance, which must not be 0."""
_DEVELOPMENTS: Final = (*TRACK_NAMES, *CARD_NAMES)


class Printed:
    """The card game's printed data, checked for what the rules rely on. Goods, cards … by the numbers of `terms`."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet: Final[Sheet] = sheet
        self.goods: Final[list[str]] = sheet.words("goods.names")
        if self.goods != sheet.own().words("goods.names"):
            raise sheet.refused("goods.names", "must name the four goods in the order of the tracks")
        self._read_market()
        self._read_factories()
        self._read_cards()
        self._read_supply()
        self._read_solo()

    def _read_market(self) -> None:
        sheet = self.sheet
        self.appeal_high: int = sheet.number("appeal.highest")
        self.demand_low: int = -sheet.number("demand.lowest")
        self.demand_high: int = self._demand_high()
        # A reachable appeal may be beyond the track, where there are no arrows.
        halves, spots = sheet.row("office.halves", GOODS), sheet.row("factory.spots")
        cards = sheet.number("quality.with_engineer") + sheet.number("distribution.highest")
        self.appeal_most: int = max(self.appeal_high, max(spots) + max(halves) + cards)
        self.boards: list[Board] = boards_of(
            sheet, (self.demand_low, self.demand_high), self.appeal_high, self.appeal_most
        )
        self.board_of: list[int] = sides_of(sheet)
        self.upkeep: int = sheet.number("wages.machine")
        self.years: list[int] = sheet.row("decades.years", DECADES)
        self.neutral: list[int] = self._on_tracks("neutral.start")
        self.money: int = sheet.number("money.start")

    def _demand_high(self) -> int:
        """Return where the demand marker stops (C39), on the scale that it shares with the appeal markers.

        Sheets of earlier versions do not have the number; their games use the end of the appeal track.
        """
        key = "demand.highest"
        given = key in self.sheet.values()
        return min(self.sheet.number(key), self.appeal_high) if given else self.appeal_high

    def _on_tracks(self, key: str) -> list[int]:
        """Return, by good, a space of its appeal track."""
        spaces = self.sheet.row(key, GOODS)
        if max(spaces) > self.appeal_high:
            what = f"must lie on the tracks, which end at the {self.appeal_high} of appeal.highest"
            raise self.sheet.refused(key, what)
        return spaces

    def _read_factories(self) -> None:
        sheet = self.sheet
        # By side (0 unused) and good.
        self.sum: list[list[int]] = [[0] * GOODS, *sheet.grid("factory.sum", 2, GOODS)]
        self.tile_goods: list[list[int]] = [[0] * GOODS, *sheet.grid("factory.goods", 2, GOODS)]
        example = "[2, 2, 2, 3] by good, or two such lists by side of the tile"
        tile_workers = spread(sheet, "workers.tile", (2, GOODS), is_number, example)
        self.tile_workers: list[list[int]] = [[0] * GOODS, *tile_workers]
        self.fixed_cost: list[list[int]] = [[0] * GOODS, *sheet.grid("factory.fixed_cost", 2, GOODS)]
        self.ship_price: list[list[int]] = [[0] * GOODS, *sheet.grid("factory.ship_price", 2, GOODS)]
        self.spots: list[int] = sheet.row("factory.spots")
        if sorted(self.spots) != list(range(len(self.spots))):
            raise sheet.refused("factory.spots", "must run down to 0 without a gap")
        self.stored_price: list[int] = sheet.row("factory.stored_price", GOODS)
        self.office: list[int] = sheet.row("office.halves", GOODS)
        # Worker cards (`terms.CARDS_OF`), their goods and workers also by side (0 unused: no card).
        self.crew_goods: list[list[int]] = self._by_card_and_side("workers.goods")
        self.crew_workers: list[list[int]] = self._by_card_and_side("workers.number")
        # By worker card: the decade from which its newer side is used.
        newer = sheet.row("workers.newer", 2)
        if not all(2 <= decade <= DECADES for decade in newer):
            raise sheet.refused("workers.newer", f"must be decades from 2 to {DECADES}")
        self.crew_newer: list[int] = newer * GOODS
        self.crew_machines: list[int] = [n for row in sheet.grid("workers.machines", GOODS, 2) for n in row]
        for workers, machines in zip(self.crew_workers, self.crew_machines, strict=True):
            if machines not in (1, 2) or machines > min(workers[1:]):
                raise sheet.refused("workers.machines", "must be 1 or 2 of the workers of each card, on either side")

    def _by_card_and_side(self, key: str) -> list[list[int]]:
        example = "[[[2, 3], [1, 3]], …]: for each of the four goods card 1 and card 2, each with its two sides"
        cards = [card for cards in spread(self.sheet, key, (GOODS, 2, 2), is_number, example) for card in cards]
        return [[0, *sides] for sides in cards]

    def _read_cards(self) -> None:
        sheet = self.sheet
        sides = [*sheet.grid("quality.cards", 3, 2), sheet.row("quality.engineer", 2)]
        quality = [list(dict.fromkeys(values)) for values in sides]  # both sides may show the same
        self.quality_high: int = sheet.number("quality.highest", min(map(min, quality)))
        self.quality_engineer: int = sheet.number("quality.with_engineer")
        self.distribution_high: int = sheet.number("distribution.highest", 1)
        if sheet.number("distribution.cards") != 2:
            raise sheet.refused("distribution.cards", "must be the two of every player")
        steps = list(range(1, self.distribution_high + 1))
        # By piece: the values it can show.
        self.piece_values: list[list[int]] = [*quality, steps, steps, steps]
        self.small: int = sheet.number("warehouse.small", 1)
        self.smalls: int = sheet.number("warehouse.smalls")
        self.large: int = sheet.number("warehouse.large")
        self.ships: int = sheet.number("ships.card")
        self.ship_tokens: int = sheet.number("ships.tokens")
        self.ship_pounds: list[int] = sheet.row("ships.pounds")
        self.loan_tokens: int = sheet.number("loans.tokens")
        self.most: int = sheet.number("shares.most", 1)
        self.shares: int = sheet.number("shares.start", 0, self.most)
        self.value: int = sheet.number("shares.start_value", 1, self.most)
        self.enough: int = sheet.number("shares.enough")
        self.tracks: list[list[int]] = [sheet.row(f"tracks.{name}") for name in TRACK_NAMES]
        for name, track in zip(TRACK_NAMES, self.tracks, strict=True):
            if len(track) not in (3, 4):
                raise sheet.refused(f"tracks.{name}", "must have three or four spaces")
            if name in _ALLOWING and not min(track):
                raise sheet.refused(f"tracks.{name}", "must allow at least 1 on each space")
        # By track and space: the decade from which the marker may be there.
        self.track_decades: list[list[int]] = self._track_decades()
        self.foreman_off, self.foreman_workers = sheet.row("cards.foreman", 2)
        self.lowest_wage: int = sheet.number("cards.lowest_wage")
        self.workshop: int = sheet.number("cards.workshop")
        self.developer: int = sheet.number("cards.developer")
        self.broker: int = sheet.number("cards.broker")
        self.inventor: int = sheet.number("cards.inventor")
        self.contract: list[int] = sheet.row("cards.contract")

    def _track_decades(self) -> list[list[int]]:
        """Return the restriction tokens: by track if a profile gives them, else by the number of spaces."""
        sheet = self.sheet
        rows = {3: sheet.row("restrictions.three_spaces", 3), 4: sheet.row("restrictions.four_spaces", 4)}
        tokens = sheet["restrictions.tracks"]
        for track, decades in tokens.items():
            if track not in TRACK_NAMES or not is_row(decades) or len(decades) not in rows:
                raise SheetError(
                    sheet.name,
                    f"restrictions.tracks: {track} = {decades!r} is no track with the decade of each of its spaces; "
                    "write { shipping = [1, 2, 3] }",
                )
        found = []
        for name, track in zip(TRACK_NAMES, self.tracks, strict=True):
            own = tokens.get(name, [])
            found.append(list(own) if len(own) == len(track) else rows[len(track)])
        return found

    def _read_supply(self) -> None:
        sheet = self.sheet
        self.pairs: list[list[int]] = []
        for pair in sheet.rows("supply.pairs"):
            if not isinstance(pair, list) or len(pair) != 2 or any(name not in CARD_NAMES for name in pair):
                raise sheet.refused("supply.pairs", f"has {pair!r}, which are not two development cards")
            self.pairs.append([CARD_NAMES.index(name) for name in pair])
        two, three, four = (self._cards(f"supply.{key}") for key in ("two", "three_adds", "four_adds"))
        three = [*two, *three]
        # By number of players; the solo game uses the supply for three.
        self.supply: list[list[int]] = [[], three, two, three, [*three, *four]]
        self.random_cards: int = sheet.number("supply.random_per_player")
        self.starts: list[list[list[int]]] = [[], [], *(self._starts(players) for players in (2, 3, 4))]
        # By number of players and seat: a track, a card counted on from the tracks, or NOT_GIVEN.
        self.first_developments: list[list[int]] = [
            [],
            [NOT_GIVEN],
            *(self._first_developments(players) for players in (2, 3, 4)),
        ]

    def _cards(self, key: str) -> list[int]:
        counts = self.sheet.numbers(key)
        unknown = [name for name in counts if name not in CARD_NAMES]
        if unknown:
            raise self.sheet.refused(key, f"has the unknown {', '.join(unknown)}; known: {', '.join(CARD_NAMES)}")
        return [CARD_NAMES.index(name) for name, copies in counts.items() for _ in range(copies)]

    def _starts(self, players: int) -> list[list[int]]:
        key = f"setup.factories_{players}"
        rows = self.sheet.rows(key)
        fine = all(
            isinstance(row, list) and len(row) == 2 and row[0] != row[1] and all(good in self.goods for good in row)
            for row in rows
        )
        if len(rows) != players or not fine:
            raise self.sheet.refused(key, f"needs two goods for each of {players} seats")
        return [[self.goods.index(good) for good in row] for row in rows]

    def _first_developments(self, players: int) -> list[int]:
        key = f"setup.developments_{players}"
        words = self.sheet.words(key)
        laid = [CARD_NAMES[card] for card in self.supply[players]]
        wrong = [word for word in words if word and word not in TRACK_NAMES and word not in laid]
        if len(words) != players or wrong:
            raise SheetError(
                self.sheet.name,
                f"{key} is not {words!r}: for each of {players} seats a track ({', '.join(TRACK_NAMES)}), a card of "
                f'the supply, or "" where the player chooses; write {["quality", "foreman", *[""] * (players - 2)]}',
            )
        return [_DEVELOPMENTS.index(word) if word else NOT_GIVEN for word in words]

    def _read_solo(self) -> None:
        sheet = self.sheet
        self.opponent_shares, self.opponent_value = sheet.row("solo.opponent", 2)
        if max(self.opponent_shares, self.opponent_value) > self.most:
            raise sheet.refused("solo.opponent", f"must not go beyond the {self.most} of shares.most")
        self.opponent_start: list[int] = self._on_tracks("solo.start")
        self.opponent_opened: list[int] = self._on_tracks("solo.opened")
        self.opponent_forward: int = sheet.number("solo.forward")
        self.bag: list[int] = sheet.row("solo.bag", 3)
        self.grid_rows, self.grid_columns = sheet.row("solo.grid", 2)
        if self.grid_rows != len(BAG_NAMES) or not 1 <= self.grid_columns <= CARDS:
            what = f"must have {len(BAG_NAMES)} rows, one for each disc, and 1 to {CARDS} columns"
            raise sheet.refused("solo.grid", what)
        self.award_points: int = sheet.number("awards.points")
        self.award_many, self.award_most = sheet.row("awards.many", 2)
        self.award_money: int = sheet.number("awards.money")
        self.award_parvenu: int = sheet.number("awards.parvenu")
        self.award_sailings: int = sheet.number("awards.sailings")
        self.award_choices: list[int] = sheet.row("awards.choose", 2)


def load_sheet() -> Sheet:
    """Return the sheet that comes with the program."""
    return packaged_sheet("arkwright-cards", files("arktable.games.arkwright_cards") / "sheet", FILES)


def load_profile(name: str) -> Sheet:
    """Return a profile that comes with the program, chosen by an option."""
    path = files("arktable.games.arkwright_cards") / "sheet" / "profiles" / f"{name}.toml"
    return read_sheet(name, path.read_text("utf-8"))
