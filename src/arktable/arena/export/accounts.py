"""Tables that only some games have: productions, enclosures and sales, read from events."""

from __future__ import annotations

from typing import Any, Final

from arktable.arena.export.tables import ENCLOSURES, PRODUCTIONS, SALES
from arktable.engine.events import Event
from arktable.engine.seats import OPEN_BOOK

Rows = dict[str, list[tuple[Any, ...]]]


class Accounts:
    """What a game counts of its events. A game without tables of its own counts nothing."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def take(self, n: int, event: Event) -> None:
        """Count an event of decision n."""

    def rows(self) -> Rows:
        """Return the rows by table."""
        return {}


class Productions(Accounts):
    """Arkwright and the card game. A production begins and ends with silent events; sellers are told in between."""

    MADE: Final = {"made": "goods", "sale": "made"}
    SOLD: Final = {"sold": ("goods", "money"), "sale": ("n", "earned")}
    PAID: Final = ("costs", "wages")

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self._rows: list[tuple[Any, ...]] = []
        self._now: dict[str, Any] | None = None
        self._sellers: dict[int, dict[str, int]] = {}

    def take(self, n: int, event: Event) -> None:
        args, key = event.seen_by(OPEN_BOOK)["args"], event.key
        if key == "production":
            self._now, self._sellers = dict(args), {}
        if self._now is None:
            return
        if key == "production-over":
            self._close(n)
        elif event.seat >= 0:
            self._count(key, event.seat, args)

    def _count(self, key: str, seat: int, args: dict[str, int | str]) -> None:
        if key not in ("seller", "share-step", *self.MADE, *self.SOLD, *self.PAID):
            return
        figures = self._sellers.setdefault(seat, {})

        def add(name: str, value: int | str) -> None:
            figures[name] = figures.get(name, 0) + int(value)

        if key == "seller":
            figures["appeal"], figures["price"] = int(args["appeal"]), int(args["price"])
        elif key == "share-step":
            add("steps", args["steps"])
        elif key in self.PAID:
            add("costs", args["paid"])
        if key in self.MADE:
            add("made", args[self.MADE[key]])
        if key in self.SOLD:
            sold, income = self.SOLD[key]
            add("sold", args[sold])
            add("income", args[income])

    def _close(self, n: int) -> None:
        now, self._now = self._now, None
        assert now is not None, "called during a production only"
        for seat, figures in sorted(self._sellers.items()):
            named = {
                **figures,
                "n": n,
                "seat": seat,
                **{name: now[name] for name in ("year", "good", "demand", "wage")},
            }
            self._rows.append((self.number, *(named.get(name, 0) for name in PRODUCTIONS.names()[1:])))

    def rows(self) -> Rows:
        return {PRODUCTIONS.name: self._rows}


class Seals(Accounts):
    """Arkadia. Seals are paid after the event of the enclosed building."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self._enclosed: list[list[Any]] = []
        self._sold: list[tuple[Any, ...]] = []

    def take(self, n: int, event: Event) -> None:
        args = event.seen_by(OPEN_BOOK)["args"]
        if event.key == "enclosed":
            self._enclosed.append(
                [self.number, n, event.seat, args["form"], args["family"], args["covers"], args["value"], 0]
            )
        elif event.key == "paid" and self._enclosed:
            self._enclosed[-1][-1] += int(args["n"]) + int(args["extra"])
        elif event.key == "sold":
            self._sold.append((self.number, n, event.seat, args["family"], args["n"], args["value"], args["gold"]))

    def rows(self) -> Rows:
        return {ENCLOSURES.name: [tuple(row) for row in self._enclosed], SALES.name: self._sold}


KINDS: Final[dict[str, type[Accounts]]] = {"arkwright": Productions, "arkwright-cards": Productions, "arkadia": Seals}


def accounts_of(game: str, number: int) -> Accounts:
    """Return what counts the events of this game."""
    return KINDS.get(game, Accounts)(number)
