"""Arkwright in letters: the market, the companies with their factories, and what is on offer. From a view only."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from arktable.cli.draw.drawing import Thing, with_cash
from arktable.i18n.words import Teller

View = dict[str, Any]

SEAT_STYLE: Final = ("bold bright_blue", "bold bright_red", "bold bright_green", "bold bright_yellow")
NONE: Final = "–"
NAMES: Final = ("player", "rows")
"""Columns that are kept in one line."""
ROMAN: Final = ("", "I", "II", "III", "IV")
FORECAST_PHASES: Final = (
    "marker", "prices", "first-price", "workers", "quality", "distribution", "machinery", "factory", "found",
)  # fmt: skip
"""Decisions that change what will be sold."""
HARBOUR_MOVES: Final = ("contract", "deliver", "dismiss", "produce", "replace", "scrap", "shift", "ship")
TILE_AND_EVENT_MOVES: Final = (
    "foreman", "half-price", "jubilee", "keep", "patent", "patron", "return", "row-off", "row-on", "send", "shift-work",
    "tile", "workshop", "wreck",
)  # fmt: skip
ON_BOARD: Final = -1
"""The seat of an award that nobody has won: it lies on the board."""


class ArkwrightDrawing:
    """Draws `position.view(seat)` with the kit and the words."""

    def __init__(self, kit: dict[str, Any], teller: Teller) -> None:
        self._kit = kit
        self._teller = teller
        self._words = teller.words
        self._goods: list[str] = kit["goods"]

    # -- the three drawings -------------------------------------------------------------------------------------

    def table(self, view: View) -> RenderableType:
        parts: list[RenderableType] = [Text(self._head(view), style="bold"), self._market(view), Text()]
        parts += [self._companies(view), *self._holdings(view), Text(), self._factories(view)]
        parts.append(Text(self._words.text("cli-awr-rows-about"), style="dim"))
        parts += [line for company in view["companies"] for line in self._harbour(company)]
        parts += [line for company in view["companies"] for line in self._variants(view, company)]
        parts += [Text(), *self._special(view)]
        return Group(*parts)

    def asked(self, view: View) -> RenderableType | None:
        parts: list[RenderableType] = []
        turn = view["asked"].get("turn")
        if turn:
            name, owed = self._named("marker", turn["marker"]), turn["owed"]
            key = "cli-awr-owed" if owed else "cli-awr-paid"
            parts.append(Text(self._words.text(key, marker=name, paid=turn["paid"], owed=owed), style="bold"))
            if view["shortfall"]:
                parts.append(Text(self._words.text("cli-awr-owed-short", **view["shortfall"])))
        if view["phase"] in FORECAST_PHASES:
            parts += [Text(self._words.text("cli-awr-forecast")), forecast_table(view, self._teller, self._goods)]
        return Group(*parts) if parts else None

    def result(self, view: View) -> RenderableType:
        table = self._columns("player", "shares", "value", "total", "cash", "loans")
        for seat in view["final"]["ranking"]:
            company = view["companies"][seat]
            name = self._seat(seat).append(" ★" if seat in view["final"]["winners"] else "")
            numbers = (company["shares"], company["value"], view["final"]["scores"][seat], company["cash"])
            table.add_row(name, *(str(n) for n in numbers), str(company["loans"] or NONE))
        return table

    def forecast(self, view: View, only: int | None) -> RenderableType:
        return forecast_table(view, self._teller, self._goods, only)

    def forecast_data(self, view: View, only: int | None) -> list[dict[str, Any]]:
        """Each good with its sellers, without the importer."""
        return [
            {**line, "good": self._goods[line["good"]], "sellers": with_cash(view, line["sellers"], "cash")}
            for line in view["forecast"]
            if only in (None, line["good"])
        ]

    # -- the board ----------------------------------------------------------------------------------------------

    def _head(self, view: View) -> str:
        cycle = view["cycle"]
        good = self._good(cycle) if 0 <= cycle < len(self._goods) else NONE
        market = view["market"]
        head = self._words.text(
            "cli-awr-head",
            year=str(view["year"]),
            level=ROMAN[view["level"]],
            good=good,
            start=self._teller.name(view["start"]),
        )
        workers = self._words.text(
            "cli-awr-workers",
            wage=market["wage"],
            free=self._spaces() - market["empty"],
            fired=market["fired"],
            out=market["out"],
        )
        events = self._events(view["timetable"])
        lines = [self._words.text("cli-awr-events", events=" · ".join(events))] if events else []
        return "\n".join([head, workers, *lines])

    def _events(self, timetable: dict[str, Any]) -> list[str]:
        """The turned events by decade. An extra event comes before the other one, and in 1760 it is the only one."""
        extra, usual = timetable["extra_events"] or [], timetable["events"]
        found: list[str] = []
        for decade, year in enumerate(timetable["decades"]):
            here = [*extra[decade : decade + 1], *(usual[decade - 1 : decade] if decade else [])]
            if here:
                found.append(f"{year} {', '.join(self._named('event', event) for event in here)}")
        return found

    def _spaces(self) -> int:
        return len(self._kit["wage"]) - 1

    def _market(self, view: View) -> Table:
        """Demand, importer and appeals, good by good."""
        table = self._columns("good", "demand", "importer")
        for seat in range(view["seats"]):
            table.add_column(self._seat(seat), justify="right")
        for good, appeals in enumerate(view["appeals"]):
            here = [
                str(appeal) if view["companies"][seat]["factories"][good] else NONE
                for seat, appeal in enumerate(appeals["seats"])
            ]
            name = Text(self._good(good), style="bold" if good == view["cycle"] else "")
            table.add_row(name, str(view["market"]["demand"][good]), str(appeals["importer"]), *here)
        return table

    # -- companies ----------------------------------------------------------------------------------------------

    def _companies(self, view: View) -> Table:
        table = self._columns("player", "cash", "shares-bank", "value", "total", "loans")
        for row in self._kit["admin_rows"]:
            table.add_column(self._pounds(row))
        for company in view["companies"]:
            name = self._seat(company["seat"])
            if company["seat"] == view["to_move"]:
                name.append(" ◄")
            cash = "?" if company["cash"] is None else str(company["cash"])
            value = f"{company['value']} ({company['space']})"
            placed = [self._short(marker) for marker in company["placed"]]
            held_by = f"{company['shares']} ({company['bank_shares']})"
            numbers = (cash, held_by, value, str(company["portfolio"]), str(company["loans"] or NONE))
            table.add_row(name, *numbers, *placed)
        return table

    def _holdings(self, view: View) -> list[Text]:
        """Tiles and grey markers of the companies, where there are any."""
        lines: list[Text] = []
        for company in view["companies"]:
            held = [self._named("tile", tile) for tile in company["tiles"]]
            held += [self._named("marker", marker) for marker in company["markers"] if "-" in marker]
            if held:
                line = self._words.text("cli-awr-tiles", held=" · ".join(held))
                lines.append(self._seat(company["seat"]).append(f" {line}", style="not bold default"))
        return lines

    def _factories(self, view: View) -> Table:
        table = self._columns("player", "good", "level", "price", "quality", "distribution", "appeal", "rows", "makes")
        table.add_column(self._words.text("cli-awr-stock"), justify="right")
        for company in view["companies"]:
            for good, factory in enumerate(company["factories"]):
                stock = str(company["stock"][good] or NONE)
                if factory is None:
                    if company["stock"][good]:
                        table.add_row(self._tag(company["seat"]), self._goods[good], *[NONE] * 7, stock)
                    continue
                quality = f"{factory['base']}+{factory['quality']}"
                numbers = (
                    self._pounds(factory["price"]),
                    quality,
                    f"+{factory['distribution']}",
                    str(factory["appeal"]),
                )
                rows = self._rows(factory, good)
                makes = str(factory["makes"])
                level = ROMAN[factory["level"]]
                table.add_row(self._tag(company["seat"]), self._goods[good], level, *numbers, rows, makes, stock)
        return table

    def _rows(self, factory: dict[str, Any], good: int) -> str:
        """Each row as workers (w), machines (m) and free spaces (·); then the extra workers of an obsolete factory."""
        rows = []
        for row, spaces in enumerate(self._kit["spaces"][good]):
            workers, machines = factory["workers"][row], factory["machines"][row]
            rows.append("w" * workers + "m" * machines + "·" * (spaces - workers - machines))
        extra = f" +{factory['extra']}" if factory["extra"] else ""
        return " ".join(rows) + extra + (" !" if factory["marked"] else "")

    def _harbour(self, company: dict[str, Any]) -> list[Text]:
        """Ships, contracts and warehouse workers, where there are any."""
        ships = [str(ship) for ship in company["ships"] if ship is not None]
        contracts = [f"{self._good(good)} {size}" for good, size in enumerate(company["contracts"]) if size]
        spots = [self._named("spot", spot) for spot in company["spots"]]
        if not ships and not contracts and not spots:
            return []
        line = self._words.text(
            "cli-awr-harbour",
            ships=", ".join(ships) or NONE,
            contracts=", ".join(contracts) or NONE,
            spots=", ".join(spots) or NONE,
        )
        return [self._seat(company["seat"]).append(f" {line}", style="not bold default")]

    def _variants(self, view: View, company: dict[str, Any]) -> list[Text]:
        """Shares of others, records, award markers and the £0 row, where the game has them."""
        said: list[str] = []
        if company["foreign"] and any(company["foreign"]):
            held = [f"({seat + 1}) {n}" for seat, n in enumerate(company["foreign"]) if n]
            said.append(self._words.text("cli-awr-foreign", shares=", ".join(held)))
        if company["records"]:
            said.append(self._words.text("cli-awr-records", **company["records"]))
        awards = [name for name, seat in (view["awards"] or {}).items() if seat == company["seat"]]
        said += [self._words.text(f"cli-awr-award-{name}") for name in awards]
        if company["free_row"]:
            said.append(f"£0: {self._short(company['free_row']['placed'])}")
        if not said:
            return []
        return [self._seat(company["seat"]).append(f" {' · '.join(said)}", style="not bold default")]

    # -- special markers ----------------------------------------------------------------------------------------

    def _special(self, view: View) -> list[Text]:
        special = view["special"]
        tiles = self._counted("tile", special["tiles"])
        lines = [self._words.text("cli-awr-offer-tiles", tiles=tiles)] if tiles else []
        for row in special["mat"]:
            if row["markers"]:
                names = self._counted("marker", Counter(row["markers"]))
                lines.append(self._words.text("cli-awr-offer-mat", level=ROMAN[row["level"]], markers=names))
        ships = [
            f"{ship['capacity']} ({ROMAN[ship['level']]}) ×{ship['left']}" for ship in special["ships"] if ship["left"]
        ]
        if ships:
            lines.append(self._words.text("cli-awr-offer-ships", ships=", ".join(ships)))
        lines += self._open_awards(view)
        return [Text(line) for line in lines]

    def _counted(self, kind: str, numbers: dict[str, int]) -> str:
        """Names with their numbers. They are no list with commas, since names such as those of patrons have some."""
        return " · ".join(f"{self._named(kind, code)}{f' ×{n}' if n > 1 else ''}" for code, n in numbers.items())

    def _open_awards(self, view: View) -> list[str]:
        """The award markers that nobody has won yet, with what wins them."""
        needs = {"share-value": self._kit["award"]["space"], "shipping": self._kit["award"]["goods"]}
        still = [name for name, seat in (view["awards"] or {}).items() if seat == ON_BOARD]
        said = [self._words.text(f"cli-awr-open-{name}", n=needs[name]) for name in still]
        return [self._words.text("cli-awr-offer-awards", awards=", ".join(said))] if said else []

    # -- explaining ---------------------------------------------------------------------------------------------

    def things(self, view: View) -> list[Thing]:
        """The development tiles of this game and the events that it can have."""
        tiles = dict.fromkeys(
            [*view["special"]["tiles"], *(tile for held in view["companies"] for tile in held["tiles"])]
        )
        named = [("tile", tile) for tile in tiles] + [
            ("event", event) for event in view["timetable"]["possible_events"]
        ]
        return [Thing(code, self._named(kind, code), self._named(kind, f"{code}-about")) for kind, code in named]

    def never(self, view: View) -> tuple[str, ...]:
        """Spinning Jenny and Spinning Mule have no harbour, and Spinning Jenny has no tiles and no events."""
        without = () if view["rules"]["harbour"] else HARBOUR_MOVES
        return without if self.things(view) else (*without, *TILE_AND_EVENT_MOVES)

    # -- words --------------------------------------------------------------------------------------------------

    def _columns(self, *keys: str) -> Table:
        """A table whose first column holds names and the others numbers."""
        table = Table(box=None, pad_edge=False, collapse_padding=True)
        for key in keys:
            left = key in ("player", "good", "rows")
            table.add_column(
                self._words.text(f"cli-awr-{key}"), justify="left" if left else "right", no_wrap=key in NAMES
            )
        return table

    def _tag(self, seat: int) -> Text:
        """A seat by its number, below a table that has the names."""
        return Text(f"({seat + 1})", style=SEAT_STYLE[seat])

    def _seat(self, seat: int) -> Text:
        return Text(f"({seat + 1}) {self._teller.name(seat)}", style=SEAT_STYLE[seat])

    def _pounds(self, n: int) -> str:
        return self._words.text("cli-awr-pounds", n=n)

    def _good(self, good: int) -> str:
        return good_name(self._teller, self._goods[good])

    def _named(self, kind: str, code: str) -> str:
        key = f"arkwright-{kind}-{code}"
        return self._words.text(key) if self._words.has(key) else code

    def _short(self, marker: str | None) -> str:
        return NONE if marker is None else marker


def good_name(teller: Teller, code: str) -> str:
    """The name that the notation uses, and what it means where that is another word."""
    key = f"arkwright-good-{code}"
    meaning = teller.words.text(key) if teller.words.has(key) else code
    return code if meaning == code else f"{code} ({meaning})"


def forecast_table(view: View, teller: Teller, goods: list[str], only: int | None = None) -> RenderableType:
    """Who would sell what if each good's production ran now, in the order in which sellers are called."""
    table, shortfalls = Table(box=None, pad_edge=False, collapse_padding=True), list[RenderableType]()
    for key in ("good", "player", "appeal", "makes", "sells", "income", "costs", "steps", "cash", "after"):
        left = key in ("good", "player")
        table.add_column(teller.words.text(f"cli-awr-{key}"), justify="left" if left else "right", no_wrap=key in NAMES)
    for line in view["forecast"]:
        if only not in (None, line["good"]):
            continue
        name = f"{good_name(teller, goods[line['good']])} ({line['demand']})"
        for row in line["sellers"]:
            if row["seat"] < 0:
                importer = teller.words.text("cli-awr-importer")
                table.add_row(name, importer, str(row["appeal"]), "", str(row["sells"]), *[""] * 5)
            else:
                table.add_row(name, *_seller(view, teller, row))
            if row["shortfall"]:
                good, who = good_name(teller, goods[line["good"]]), teller.name(row["seat"])
                shortfalls.append(Text(teller.words.text("cli-awr-shortfall", good=good, who=who, **row["shortfall"])))
            name = ""
    if not table.row_count:
        return Text(teller.words.text("cli-awr-no-forecast"))
    return Group(table, *shortfalls)


def _seller(view: View, teller: Teller, row: dict[str, Any]) -> list[str | Text]:
    who = Text(f"({row['seat'] + 1}) {teller.name(row['seat'])}", style=SEAT_STYLE[row["seat"]])
    cash, income = view["companies"][row["seat"]]["cash"], row["income"] + row["shipping"]
    after = f"{income - row['costs']:+}" if row["cash_after"] is None else str(row["cash_after"])
    numbers = [*(str(row[key]) for key in ("appeal", "makes", "sells")), str(income), str(row["costs"])]
    return [who, *numbers, f"{row['steps']:+}", "?" if cash is None else str(cash), after]
