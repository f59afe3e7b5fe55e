"""Why a plan is good in a game of forecasts, Arkwright or its card game: the next sale first, then other sales, then
the company. The figures count the next production in, as the forecast says it: what a turn is worth shows there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final, NamedTuple

from mypy_extensions import mypyc_attr

from arktable.bots.commentary import COST, GAIN, PAIN, Because, Commentary, Figure, Sum, View, change
from arktable.bots.sale_account import BUY, Account, Prospect, Stand, account, least_cash, lost_in, notes_on, steps_of
from arktable.engine.moves import Move

TAKEN: Final = ("tile", "card", "track")
"""Arguments of moves that name a thing with a sentence on what it does (`<game>-<thing>-<name>-about`)."""
FACTORY: Final = ("makes", "quality", "distribution", "appeal", "price")
CLOSE: Final = "close"
KEPT: Final = 0
"""Cash that a learner who buys shares still has when the next goods are sold and their wages paid."""
GIVEN: Final = ("discard", "return")
"""Moves that give such a thing away."""


class SaleLine(NamedTuple):
    """What the forecast says of one seat and one good."""

    sells: int
    costs: int
    cash: int | None
    """Afterwards; None where the seat cannot know it."""
    share: int
    """Afterwards: a space of a track in one game, pounds in the other."""
    lost: int = 0
    """Shares that a shortfall takes."""
    fund: int = 0
    """Loans that a shortfall forces."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SaleCommentary(Commentary):
    """What the two games have in common; each says what its view calls these things."""

    JUDGES: ClassVar[bool] = True
    FORESEES: ClassVar[bool] = False

    def active(self, view: View) -> int:
        """The good that is produced next."""
        raise AssertionError("a game says which good comes next")

    def lines(self, view: View, good: int) -> list[View]:
        """The sellers of a good in the forecast."""
        raise AssertionError("a game says who sells a good")

    def read(self, line: View) -> SaleLine:
        """One of them."""
        raise AssertionError("a game says what a line says")

    def owned(self, company: View) -> dict[str, int]:
        """What is counted of a company, `cash` and `share` among it."""
        raise AssertionError("a game says what a company owns")

    def standing(self, kit: View, company: View, line: SaleLine | None) -> dict[str, int]:
        """The figures of a company, after the sale of this line if there is one and its cash is known."""
        raise AssertionError("a game says how a company stands")

    def comparable(self, before: View, after: View) -> bool:
        """Do the forecasts of two views speak of the same production?"""
        return all(before.get(key) == after.get(key) for key in self.WHEN)

    def line(self, view: View, seat: int, good: int) -> SaleLine | None:
        """What the forecast says of a seat for a good."""
        for line in self.lines(view, good):
            if line["seat"] == seat:
                return self.read(line)
        return None

    def figures(self, kit: View, seat: int, before: View, after: View) -> tuple[list[Figure], bool]:
        ahead = self.comparable(before, after)
        line = self.line(after, seat, self.active(after)) if ahead else None
        was = self.standing(kit, before["companies"][seat], None)
        now = self.standing(kit, after["companies"][seat], line)
        sold = not ahead or (line is not None and line.cash is not None)
        return [Figure(key, was[key], now[key]) for key in was], sold

    def stand(self, kit: View, seat: int, view: View) -> Stand:
        """The cash of a seat, and what one sale of each good would bring it, the next good first."""
        goods, first = len(kit["goods"]), max(0, self.active(view))
        order = [(first + wait) % goods for wait in range(goods)]
        company = view["companies"][seat]
        return Stand(
            self.owned(company)["cash"],
            [self.prospect(kit, seat, view, good) if company["factories"][good] else Prospect() for good in order],
            [kit["goods"][good] for good in order],
        )

    def prospect(self, kit: View, seat: int, view: View, good: int) -> Prospect | None:
        """What the next sale of a good brings a seat with a factory; None where nothing can be said."""
        raise AssertionError("a game says what a sale brings")

    def worth_after(self, kit: View, company: View, steps: int, lost: int) -> int:
        """What the own shares are worth after these steps of share value, without the shares that are lost."""
        raise AssertionError("a game says what shares are worth")

    def rounds_left(self, kit: View, view: View) -> int:
        """How often each good is still sold."""
        raise AssertionError("a game says how long it lasts")

    def account(self, kit: View, seat: int, before: View, after: View) -> Account | None:
        """What changes between these two views in one sale of each good; None if that cannot be said."""
        if not self.comparable(before, after) or self.active(before) != self.active(after):
            return None
        was, now = self.stand(kit, seat, before), self.stand(kit, seat, after)
        if was.sales[0] is None or now.sales[0] is None:
            return None  # this production is under way
        worth = [
            self.worth_after(kit, view["companies"][seat], steps_of(stand), lost_in(stand))
            for view, stand in ((before, was), (after, now))
        ]
        had, has = [view["companies"][seat]["shares"] for view in (before, after)]
        return account(was, now, worth[1] - worth[0], max(0, had - has))

    def sums(self, kit: View, seat: int, before: View, after: View) -> list[Sum]:
        """What is left after one sale of each good, compared with doing nothing; and what the own shares are worth.

        A decision that completes a production has one sum: the money that comes of it.
        """
        told = self.account(kit, seat, before, after)
        if told is not None:
            return told.sums()
        had, has = [self.owned(view["companies"][seat])["cash"] for view in (before, after)]
        return [Sum("money", has - had, {})] if has != had else []

    def notes(self, kit: View, seat: int, moves: Sequence[Move], before: View, after: View) -> list[Because]:
        told = self.account(kit, seat, before, after)
        return [] if told is None else notes_on(told, moves, self.rounds_left(kit, before))

    def regrets(self, kit: View, seat: int, moves: Sequence[Move], before: View, after: View, reply: View) -> int:
        """Own shares that are sold to pay for the plan, closed factories, and shares bought with the last cash."""
        had, has = [view["companies"][seat]["shares"] for view in (before, after)]
        closed = sum([move.word == CLOSE for move in moves])
        bought = sum([int(move.args["n"]) for move in moves if move.word == BUY])
        short = bought > 0 and least_cash(self.stand(kit, seat, after)) < KEPT
        return max(0, int(had) + bought - int(has)) + closed + int(short)

    def reasons(self, kit: View, seat: int, moves: Sequence[Move], before: View, after: View) -> list[Because]:
        was, now = self.owned(before["companies"][seat]), self.owned(after["companies"][seat])
        stands, ahead = self.line(before, seat, self.active(before)), self.comparable(before, after)
        line = self.line(after, seat, self.active(after)) if ahead else None
        if not ahead and stands is not None and stands.cash is not None:
            # This decision completes the production: its result is compared with what was expected of it.
            line = stands._replace(cash=now["cash"])
        parts = list(_next_sale(stands or SaleLine(0, 0, was["cash"], was["share"]), line))
        if ahead:
            for good, name in enumerate(kit["goods"]):
                is_next = line is not None and good == self.active(after)
                sales = None if is_next else (self.line(before, seat, good), self.line(after, seat, good))
                had, has = [view["companies"][seat]["factories"][good] for view in (before, after)]
                parts += _good(name, sales, had, has)
        counted = () if ahead and line is None else ("cash", "share")
        parts += [_count(key, was[key], now[key]) for key in was if was[key] != now[key] and key not in counted]
        if parts and all(part.kind == COST for part in parts):
            # What the money buys: a thing that pays later says itself when.
            parts += [Because("about", {"of": thing}) for move in moves for thing in _taken(move, before)][:1]
        return sorted(parts, key=_kind) or _unchanged(seat, before, moves, line)


def _next_sale(stands: SaleLine, line: SaleLine | None) -> Iterator[Because]:
    """What the sale that comes next brings more or less than it would as things stand."""
    if line is None:
        return
    if line.lost > stands.lost:
        yield Because("forced", {"n": line.lost}, PAIN)
    if line.fund > stands.fund:
        yield Because("fund", {"n": line.fund}, PAIN)
    if line.sells != stands.sells:
        yield _count("sells", stands.sells, line.sells)
    if line.cash is not None and stands.cash is not None and line.cash != stands.cash:
        yield _count("cash-then", stands.cash, line.cash)
    if line.share != stands.share:
        yield _count("share-then", stands.share, line.share)


def _good(
    name: str, sales: tuple[SaleLine | None, SaleLine | None] | None, had: View | None, has: View | None
) -> Iterator[Because]:
    """What changes for a good: in a later sale, as it was and is forecast, or at its factory."""
    was, now = sales or (None, None)
    sold = was.sells if was is not None else 0
    if had is not None and has is None:
        yield Because("closes", {"good": name}, PAIN)  # said first: it must not be cut off
    elif now is not None and now.sells != sold:
        yield _count("sells-good", sold, now.sells, name)
    elif was is not None and now is not None and now.costs != was.costs:
        yield _count("costs-good", was.costs, now.costs, name)
    elif has is not None:
        then = had or dict.fromkeys(FACTORY, 0)
        yield from sorted(
            [_count(key, then[key], has[key], name) for key in FACTORY if has[key] != then[key]], key=_kind
        )[:1]


def _unchanged(seat: int, before: View, moves: Sequence[Move], line: SaleLine | None) -> list[Because]:
    """The reason for a plan that changes no number: something for later, or the next sale stays as it is."""
    first = moves[0]
    if first.word == "name":
        seats = before["seats"]
        return [Because("order", {"n": (seat - int(first.args["seat"])) % seats + 1, "of": seats})]
    about = [Because("about", {"of": thing}) for move in moves for thing in _taken(move, before)]
    if line is not None and line.cash is not None and not _taken(first, before):
        return [Because("keeps", {"n": line.sells, "cash": line.cash})]
    return about[:1]


def _taken(move: Move, before: View) -> list[str]:
    """The thing that a move takes, if it is one with a sentence on what it does."""
    if move.word in GIVEN:
        return []
    if move.word == "pick":
        return [f"card-{before['grid'][int(move.args['place']) - 1]['card']}"]
    return [f"{thing}-{move.args[thing]}" for thing in TAKEN if thing in move.args]


def _count(key: str, was: int, now: int, good: str = "") -> Because:
    found = change(key, was, now, _kind_of(key, now > was))
    if good:
        found.args["good"] = good
    return found


def _kind_of(key: str, up: bool) -> int:
    if (key, up) in (("shares", False), ("loans", True)):
        return PAIN
    return COST if up == (key in ("loans", "costs-good")) or key == "workers" else GAIN


def _kind(part: Because) -> int:
    return part.kind
