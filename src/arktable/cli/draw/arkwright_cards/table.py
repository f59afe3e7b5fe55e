"""Arkwright: The Card Game in letters: companies and factories, and what a decision would bring. From a view only."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, JustifyMethod, RenderableType
from rich.table import Table
from rich.text import Text

from arktable.cli.draw.arkwright_cards.market import LETTERS, NONE, MarketDrawing
from arktable.cli.draw.drawing import Thing, with_cash
from arktable.i18n.words import Teller

View = dict[str, Any]

ROMAN: Final = ("", "I", "II", "III")
LEFT: Final = ("player", "seat", "good", "crew", "pieces", "move", "award", "about")
FORECAST_PHASES: Final = ("action", "build", "employ", "automate", "quality", "distribution")
"""Decisions that change what will be sold; step b has a table of its own."""
ACTIONS: Final = ("build", "employ", "automate", "quality", "distribution", "exchange")
SOLO_MOVES: Final = ("award", "behind", "pick")
OF: Final = "arkwright-cards"
"""Prefix of the keys of words that are not part of the rules."""


class CardsDrawing:
    """Draws `position.view(seat)` with the kit and the words."""

    def __init__(self, kit: dict[str, Any], teller: Teller) -> None:
        self._kit = kit
        self._teller = teller
        self._words = teller.words
        self._market = MarketDrawing(kit, teller)

    # -- the three drawings -------------------------------------------------------------------------------------

    def table(self, view: View) -> RenderableType:
        parts: list[RenderableType] = [Text(self._head(view), style="bold"), *self._market.tracks(view), Text()]
        parts += [self._companies(view), *self._held(view), Text(), self._developments(view), Text()]
        factories = self._factories(view)
        if factories.row_count:
            parts += [factories, Text()]
        parts += self._market.offer(view)
        return Group(*parts)

    def asked(self, view: View) -> RenderableType | None:
        parts: list[RenderableType] = []
        if view["choices"]:
            parts += [Text(self._words.text("cli-awc-choices")), self._choices(view)]
        elif view["phase"] in FORECAST_PHASES and _has_forecast(view):
            parts += [Text(self._words.text("cli-awc-forecast")), self._forecast(view)]
        elif view["phase"] == "develop":
            parts += self._market.offer(view)
        line = self._left(view)
        if line:
            parts.append(Text(line, style="bold"))
        return Group(*parts) if parts else None

    def numbers(self, view: View) -> dict[int, str]:
        """While the price is set, a line of the table is chosen by its appeal."""
        return {choice["appeal"]: choice["ways"][0]["move"] for choice in view["choices"] or []}

    def named_moves(self, view: View) -> dict[str, str]:
        """Alone a development card is taken by its place: say which card lies there."""
        grid = view["grid"] or []
        names = {f"pick {at}": place["card"] for at, place in enumerate(grid, 1) if place["card"]}
        return {move: self._words.text(f"{OF}-card-{card}") for move, card in names.items()}

    def forecast(self, view: View, only: int | None) -> RenderableType:
        """Of the good of this round, which is the only one that has a forecast."""
        if not _has_forecast(view) or only not in (None, view["forecast"]["good"]):
            return Text(self._words.text("cli-awc-no-forecast"))
        head = Text(f"{self._market.good(view['forecast']['good'])} ({view['forecast']['demand']})", style="bold")
        return Group(head, self._forecast(view))

    def forecast_data(self, view: View, only: int | None) -> list[dict[str, Any]]:
        if not _has_forecast(view) or only not in (None, view["forecast"]["good"]):
            return []
        line = view["forecast"]
        sellers = with_cash(view, line["sellers"], "money")
        return [{**line, "good": self._kit["goods"][line["good"]], "sellers": sellers}]

    def things(self, view: View) -> list[Thing]:
        """The development cards of this game, the actions and the tracks."""
        lying = [place["card"] for place in view["grid"] or [] if place["card"]] + list(view["supply"] or {})
        lying += [held["card"] for company in view["companies"] for held in company["cards"]]
        named = [("card", card) for card in dict.fromkeys(lying)] + [("track", track) for track in self._kit["tracks"]]
        named += [("action", action) for action in ACTIONS]
        return [
            Thing(code, self._words.text(f"{OF}-{kind}-{code}"), self._words.text(f"{OF}-{kind}-{code}-about"))
            for kind, code in named
        ]

    def never(self, view: View) -> tuple[str, ...]:
        """Moves of the solo game that other games never ask for, and the reverse."""
        return () if view["solo"] else SOLO_MOVES

    def result(self, view: View) -> RenderableType:
        final = view["final"]
        table = self._columns("player", "shares", "value", "score", "money")
        for seat in final["ranking"]:
            company = view["companies"][seat]
            name = self._market.seat(seat).append(" ★" if seat in final["winners"] else "")
            table.add_row(
                name, *self._numbers(company, "shares", "value"), str(final["scores"][seat]), str(company["money"])
            )
        for rival, score in zip(view["rivals"], final["opponents"], strict=False):
            numbers = self._numbers(rival, "shares", "value")
            table.add_row(self._market.rival(rival["colour"]), *numbers, str(score), NONE)
        parts: list[RenderableType] = [table]
        if final["place"]:
            parts.append(Text(self._words.text("cli-awc-place", place=final["place"])))
            parts += self._awards(final)
        return Group(*parts)

    def _awards(self, final: dict[str, Any]) -> list[RenderableType]:
        """The awards that were reached, and which of them count."""
        if not final["reached"]:
            return []
        table = self._columns("award", "about")
        for award in final["reached"]:
            name = self._words.text(f"arkwright-cards-award-{award}") + (" ★" if award in final["awards"] else "")
            about = self._words.text(f"arkwright-cards-award-{award}-about", **self._kit["award_numbers"])
            table.add_row(name, about)
        return [Text(), table]

    # -- the companies ------------------------------------------------------------------------------------------

    def _head(self, view: View) -> str:
        return self._words.text(
            "cli-awc-head",
            year=str(view["year"]),
            decade=ROMAN[view["decade"]],
            good=self._market.good(view["round"]),
            wage=view["market"]["wage"],
            start=self._words.text("cli-awc-opponents") if view["behind"] else self._teller.name(view["start"]),
        )

    def _companies(self, view: View) -> Table:
        table = self._columns("player", "money", "shares", "value", "worth", "loans", "ships", "tokens")
        for company in view["companies"]:
            name = self._market.seat(company["seat"])
            if company["seat"] == view["to_move"]:
                name.append(" ◄")
            if company["broke"]:
                table.add_row(name, self._words.text("cli-awc-broke"))
                continue
            numbers = self._numbers(company, "money", "shares", "value", "worth", "loans", "ships", "tokens")
            table.add_row(name, *numbers)
        for rival in view["rivals"] if view["solo"] else ():
            numbers = self._numbers(rival, "shares", "value", "worth")
            table.add_row(self._market.rival(rival["colour"]), NONE, *numbers)
        return table

    def _held(self, view: View) -> list[Text]:
        """A line for each company that has development cards."""
        lines: list[Text] = []
        for company in view["companies"]:
            if company["cards"]:
                cards = self._words.text("cli-awc-held", cards=", ".join(self._cards(company)))
                lines.append(self._market.short(company["seat"]).append(f" {cards}", style="not bold default"))
        return lines

    def _cards(self, company: dict[str, Any]) -> list[str]:
        """The cards of a company: used ones have an asterisk, and the foreman stands with its factory."""
        names: list[str] = []
        for held in company["cards"]:
            name = self._market.named("card", held["card"])
            if held["card"] == "foreman" and company["foreman"] >= 0:
                name += f" → {self._market.good(company['foreman'])}"
            names.append(f"{name}*" if held["used"] else name)
        return names

    def _developments(self, view: View) -> Table:
        """Each track with its marker; a Roman number is the decade the next step waits for."""
        table = self._columns("seat")
        for track in self._kit["tracks"]:
            table.add_column(self._words.text(f"arkwright-cards-track-{track}"), overflow="fold")
        for company in view["companies"]:
            tracks = [self._track(view, track, marker) for track, marker in company["tracks"].items()]
            table.add_row(self._market.short(company["seat"]), *tracks)
        return table

    def _track(self, view: View, track: str, marker: dict[str, int]) -> str:
        spaces = [str(value) for value in self._kit["tracks"][track]]
        spaces[marker["at"]] = f"<{spaces[marker['at']]}>"
        waits = f" {ROMAN[marker['decade']]}" if marker["decade"] > view["decade"] else ""
        return " ".join(spaces) + waits

    def _factories(self, view: View) -> Table:
        table = self._columns("seat", "good", "side", "price", "appeal", "makes", "costs", "stored", "crew", "pieces")
        for company in view["companies"]:
            for good, factory in enumerate(company["factories"]):
                if factory is None or company["broke"]:
                    continue
                price, appeal, makes = f"£{factory['price']}", str(factory["appeal"]), str(factory["makes"])
                costs, stored = f"£{sum(factory['costs'].values())}", str(company["stored"][good] or NONE)
                numbers = (ROMAN[factory["side"]], price, appeal, makes, costs, stored)
                crew, pieces = self._crew(factory, good), self._pieces(factory)
                table.add_row(self._market.short(company["seat"]), self._kit["goods"][good], *numbers, crew, pieces)
        return table

    def _crew(self, factory: dict[str, Any], good: int) -> str:
        """The tile's workers (w), then each card as workers and machines (m), with its newer side's number."""
        on_tile: int = self._kit["tile_workers"][factory["side"]][good]
        cards = ["w" * on_tile] if on_tile else []
        for card in factory["crew"]:
            if card is not None:
                newer = ROMAN[card["numeral"]] if card["side"] == 2 else ""
                cards.append("w" * card["workers"] + "m" * card["machines"] + newer)
        return " ".join(cards) or NONE

    def _pieces(self, factory: dict[str, Any]) -> str:
        """Office, quality and distribution: what shows a price has a £, what shows appeal a plus."""
        shown = [f"office {'+' if factory['office'] else '£'}"]
        for laid in factory["pieces"]:
            adds = laid["appeal"] or laid["piece"].startswith("distribution") or laid["piece"] == "patent"
            shown.append(f"{laid['piece']} {'+' if adds else '£'}{laid['value']}")
        return ", ".join(shown)

    # -- what a decision would bring ----------------------------------------------------------------------------

    def _choices(self, view: View) -> Table:
        """Step b, one line for each appeal: the way to get there, and what production would then bring."""
        table = self._columns("appeal", "price", "demand", "sells", "income", "left", "steps")
        for rival in view["rivals"]:
            table.add_column(f"({LETTERS[rival['colour']]})", justify="right")
        table.add_column(self._words.text("cli-awc-move"), no_wrap=True)
        me = view["to_move"]
        for choice in view["choices"]:
            numbers = (choice["appeal"], f"£{choice['price']}", choice["demand"], choice["sells"][me])
            rest = (f"£{choice['income']}", choice["left"], f"+{choice['steps'][me]}", *choice["rivals"])
            table.add_row(*(str(n) for n in numbers + rest), choice["ways"][0]["move"])
        return table

    def _forecast(self, view: View) -> Table:
        table = self._columns("player", "appeal", "price", "makes", "sells", "income", "costs", "left", "steps")
        for row in view["forecast"]["sellers"]:
            numbers = self._numbers(row, "appeal", "price", "makes", "sells", "income", "costs", "left")
            table.add_row(self._market.seat(row["seat"]), *numbers, f"+{row['steps']}")
        for rival, sells in zip(view["rivals"], view["forecast"]["rivals"], strict=True):
            appeal = rival["appeal"][view["round"]]
            if appeal is not None:
                table.add_row(self._market.rival(rival["colour"]), str(appeal), NONE, NONE, str(sells))
        return table

    def _left(self, view: View) -> str:
        """What is left of this decision, in a sentence."""
        asked, phase = view["asked"], view["phase"]
        if phase in ("quality", "distribution"):
            reserve = ", ".join(view["companies"][view["to_move"]]["reserve"]) or NONE
            return self._words.text("cli-awc-rises", left=asked["allowance"] - asked["used"], reserve=reserve)
        if phase == "automate":
            return self._words.text("cli-awc-machines", n=asked["machines"])
        if phase in ("sell", "ship"):
            stored = view["companies"][view["to_move"]]["stored"][view["round"]]
            args = {name: asked[name] for name in ("made", "limit", "sold")}
            return self._words.text(f"cli-awc-{phase}", stored=stored, price=self._ship_price(view), **args)
        if phase == "discard":
            return self._words.text("cli-awc-wanted", card=self._market.named("card", asked["card"]))
        return ""

    def _ship_price(self, view: View) -> int:
        factory = view["companies"][view["to_move"]]["factories"][view["round"]]
        price: int = self._kit["ship_price"][factory["side"]][view["round"]]
        return price

    # -- words --------------------------------------------------------------------------------------------------

    def _columns(self, *keys: str) -> Table:
        """A table with these columns; numbers stand at the right."""
        table = Table(box=None, pad_edge=False)
        for key in keys:
            title = self._words.text(f"cli-awc-{key}")
            justify: JustifyMethod = "left" if key in LEFT else "right"
            table.add_column(title, justify=justify, overflow="fold", no_wrap=key in ("player", "seat", "good", "move"))
        return table

    @staticmethod
    def _numbers(values: dict[str, Any], *names: str) -> list[str]:
        return [str(values[name]) for name in names]


def _has_forecast(view: View) -> bool:
    """Not while goods are sold, and not after the end of the game."""
    return bool(view["forecast"] and view["forecast"]["sellers"])
