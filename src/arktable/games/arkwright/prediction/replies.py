"""Turns with which a seat could still influence the sale of a good, played by the rules on copies.

A turn is aimed at one good: quality, distribution, workers, machines or a factory for it, and then its price. A turn
for other goods counts where it takes workers from the job market, which wages and demand depend on: workers are hired,
or a factory is built. No player may pass in Arkwright (WF 724); any other turn counts as no change for this good.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arktable.engine.moves import Move
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.economy import administration, factory
from arktable.games.arkwright.phases.actions.turn import Turn
from arktable.games.arkwright.prediction.standard import standard_answer
from arktable.games.arkwright.terms import ACTION_OF, DISTRIBUTION, FACTORY, GOODS, MACHINERY, QUALITY, WORKERS

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition

AIMED: Final[dict[str, tuple[int, ...]]] = {
    "quality": (kinds.RAISE,),
    "distribution": (kinds.PROMOTE,),
    "machinery": (kinds.MACHINE,),
    "workers": (kinds.HIRE,),
    "factory": (kinds.BUILD, kinds.MODERNISE),
}
"""By the phase of the main action: the kinds of moves that help a good."""
FREE_ACTIONS: Final = (WORKERS, FACTORY)
"""Actions that the amount paid for the marker does not limit."""
ACTIONS: Final = (QUALITY, DISTRIBUTION, MACHINERY, *FREE_ACTIONS)
PRICES: Final = 2
"""Prices are tried up to this many pounds above and below the present one."""


class Reply:
    """A turn of a seat: its `moves`, the position `after` it, and `again`: its marker was already on the table."""

    __slots__ = ("after", "again", "moves", "seat")

    def __init__(self, seat: int, after: ArkwrightPosition, moves: list[Move], again: bool) -> None:
        self.seat = seat
        self.after = after
        self.moves = moves
        self.again = again

    def branch(self) -> Reply:
        """Return a copy of the turn so far, to be continued in another way."""
        return Reply(self.seat, self.after.copy(), self.moves.copy(), self.again)

    def asks(self, phase: str) -> bool:
        """Return whether this phase of the turn is in progress."""
        return self.after.seat >= 0 and self.after.phase() == phase

    def play(self, move: Move) -> None:
        """Add a decision to the turn."""
        self.moves.append(move)
        self.after.play(move)

    def answer(self) -> None:
        """Add the standard decision."""
        self.play(standard_answer(self.after) or self.after.moves()[0])

    def end(self) -> None:
        """Finish the turn with standard decisions."""
        while self.after.seat >= 0:
            self.answer()


def turn_of(position: ArkwrightPosition, seat: int) -> ArkwrightPosition:
    """Return a copy in which this seat begins a turn and nothing follows it."""
    copy = position.copy()
    copy.frames = [Turn(seat)]
    copy.due = []
    copy.advance()
    return copy


def least_cost(position: ArkwrightPosition) -> int:
    """Return the minimum cost, in pounds, of the turn that begins here."""
    return min([_cost(position, move) for move in position.moves()], default=0)


def replies(position: ArkwrightPosition, good: int) -> list[Reply]:
    """Return the affordable turns for this good of the seat whose turn begins here."""
    seat = position.seat
    found: list[Reply] = []
    for move in _markers(position):
        reply = Reply(seat, position.copy(), [], move.kind == kinds.REUSE)
        reply.play(move)
        for acted in _acted(reply, good):
            found += _priced(acted, good)
    return found


def elsewhere(position: ArkwrightPosition, good: int) -> list[Reply]:
    """Return affordable turns for other goods that take workers from the market, of the seat whose turn begins here.

    They are: a row more in each factory, and for each good its factory. Of turns that take the same number of workers
    one is returned: for this good they are alike.
    """
    company, found = position.companies[position.seat], dict[int, Reply]()
    for move in _cheapest(position):
        reply = Reply(position.seat, position.copy(), [], move.kind == kinds.REUSE)
        reply.play(move)
        turns = _hired(reply, good) if reply.asks("workers") else _built(reply, good) if reply.asks("factory") else []
        for turn in turns:
            turn.end()
            then = turn.after.companies[turn.seat]
            if (then.shares, then.loans) == (company.shares, company.loans):
                found.setdefault(turn.after.empty, turn)
    found.pop(position.empty, None)
    return list(found.values())


def _cheapest(position: ArkwrightPosition) -> list[Move]:
    """Return the cheapest affordable marker for each action that hires."""
    most_expensive_first = sorted(_markers(position, FREE_ACTIONS), key=lambda move: -_cost(position, move))
    return list({ACTION_OF[move.a]: move for move in most_expensive_first}.values())


def _hired(reply: Reply, good: int) -> list[Reply]:
    """Return the turn after a row more in each other factory, if there is one to fill."""
    printed, company = reply.after.rules.printed, reply.after.companies[reply.seat]
    rows = [factory.producing_rows(printed, company, other) for other in range(GOODS)]
    rows[good] = -1  # no row for this good
    while reply.asks("workers"):
        wanted = [
            move
            for move in reply.after.moves()
            if move.kind == kinds.HIRE and factory.producing_rows(printed, company, move.a) == rows[move.a]
        ]
        if not wanted:
            break
        reply.play(wanted[0])
    return [reply]


def _built(reply: Reply, good: int) -> list[Reply]:
    """Return the turn after the factory of each other good, at its lowest level: it takes as many workers as others."""
    found: dict[int, Reply] = {}
    for move in reply.after.moves():
        if move.kind == kinds.BUILD and move.a != good and move.a not in found:
            other = found[move.a] = reply.branch()
            other.play(move)
    return list(found.values())


def _cost(position: ArkwrightPosition, move: Move) -> int:
    if move.kind == kinds.PLACE:
        return move.c
    company = position.companies[position.seat]
    row = company.row_of(move.a)
    return move.c + administration.fee(position.rules.printed, company, row, position.bureaucracy)


def _markers(position: ArkwrightPosition, actions: tuple[int, ...] = ACTIONS) -> list[Move]:
    """Return, for each marker that can help a good, the cheapest and the most expensive affordable move."""
    low: dict[int, Move] = {}
    high: dict[int, Move] = {}
    cash = position.companies[position.seat].cash
    for move in position.moves():
        action = ACTION_OF[move.a]
        if action not in actions or _cost(position, move) > cash:
            continue
        if move.a not in low or move.c < low[move.a].c:
            low[move.a] = move
        if action not in FREE_ACTIONS and (move.a not in high or move.c > high[move.a].c):
            high[move.a] = move
    return [*low.values(), *[move for marker, move in high.items() if move.c != low[marker].c]]


def _acted(reply: Reply, good: int) -> list[Reply]:
    """Return the turn after the main action for the good; when hiring, one after each filled row."""
    found: list[Reply] = []
    if reply.after.seat < 0:
        return found
    phase, printed, aimed = reply.after.phase(), reply.after.rules.printed, False
    company = reply.after.companies[reply.seat]
    while reply.asks(phase):
        wanted = [move for move in reply.after.moves() if move.kind in AIMED.get(phase, ()) and move.a == good]
        if not wanted or (aimed and phase == "factory"):
            break
        rows, aimed = factory.producing_rows(printed, company, good), True
        reply.play(max(wanted, key=_level))
        while reply.after.seat >= 0 and reply.after.phase() not in (phase, "prices"):
            if reply.after.phase() == "first-price":
                reply.play(_first_price(reply.after, reply.seat, good))
            else:
                reply.answer()  # where a freed worker goes, for example
        if phase == "workers" and factory.producing_rows(printed, company, good) > rows:
            found.append(_left(reply.branch(), phase))
    if aimed and phase != "workers":
        found.append(_left(reply, phase))
    return found


def _level(move: Move) -> int:
    """Sort key for factories: the highest level is built, without the developer."""
    return move.b - move.c if move.kind == kinds.BUILD else -move.c


def _first_price(position: ArkwrightPosition, seat: int, good: int) -> Move:
    """Return the price of a new factory: the highest one with more appeal than the importer."""
    lowest, company = position.moves()[0], position.companies[seat]
    most = factory.product_quality(position.rules.printed, company, good) - position.importers[good] - 1
    return max([move for move in position.moves() if move.b <= most], default=lowest, key=_price)


def _price(move: Move) -> int:
    return move.b


def _left(reply: Reply, phase: str) -> Reply:
    """End the main action, if it has not ended automatically."""
    while reply.asks(phase):
        reply.answer()
    return reply


def _priced(reply: Reply, good: int) -> list[Reply]:
    """Finish the turn at the present price, and at each possible price near it."""
    now = reply.after.companies[reply.seat].price[good]
    found: list[Reply] = []
    if reply.asks("prices"):
        for move in reply.after.moves():
            if move.kind == kinds.PRICE and move.a == good and abs(move.b - now) <= PRICES:
                other = reply.branch()
                other.play(move)
                found.append(other)
    found.append(reply)
    for turn in found:
        turn.end()
    return found
