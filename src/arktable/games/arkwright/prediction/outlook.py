"""What may still change before the next production, and what the cycles after it bring. It is no part of views.

The forecast says what happens if the others **hold**. Here they also **repeat** (use a marker again that lies on their
table) or give their **best reply**, both aimed at the good that is produced next and worked out by playing their turns
(`replies.py`). A range goes from the lowest to the highest of these readings, and of every reply that pays for the one
who gives it, and of every turn for other goods that takes workers: each alone, together those that cost the viewer
most, and together those that take most workers. It looks at nothing hidden.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.games.arkwright.economy import factory
from arktable.games.arkwright.phases.actions.turn import Turn
from arktable.games.arkwright.phases.actions.turn_result import CHOOSING, turn_under_way
from arktable.games.arkwright.phases.production.result import running_production
from arktable.games.arkwright.phases.rounds import Actions
from arktable.games.arkwright.prediction.cycles import cycles_ahead
from arktable.games.arkwright.prediction.forecast import ENOUGH, coming_good, end_turn, good_view, knows_cash, produced
from arktable.games.arkwright.prediction.replies import Reply, elsewhere, least_cost, replies, turn_of

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition
    from arktable.games.arkwright.views.shapes import CauseView, ForecastView, OutlookView, RangeView


class Spot:
    """The seats after a production: goods sold, cash, space. `reply` is the turn that one of them played before it, and
    `gain` what it has of it.
    """

    __slots__ = ("cash", "gain", "importer", "reply", "sells", "space", "wage")

    def __init__(self, position: ArkwrightPosition, good: int, reply: Reply | None = None) -> None:
        """Run the production; the position is changed."""
        self.reply = reply
        self.wage = position.wage()
        production = produced(position, good)
        self.sells = production.sold
        self.importer = production.importer_sold
        self.cash = [company.cash for company in position.companies]
        self.space = [company.space for company in position.companies]
        self.gain = 0

    def again(self) -> bool:
        """Return whether the reply used a marker that lay on the table."""
        return self.reply is not None and self.reply.again

    def worth(self, position: ArkwrightPosition, seat: int) -> int:
        """Return the value of the cash and shares of a seat afterwards."""
        return self.cash[seat] + position.companies[seat].shares * position.rules.printed.share_value[self.space[seat]]


def outlook(position: ArkwrightPosition, viewer: int) -> OutlookView | None:
    """Return readings and ranges of the next production, and the coming cycles. None after the last production."""
    good = coming_good(position)
    if good < 0:
        return None
    base = base_of(position, viewer)
    acting = still_acting(position, viewer)
    spots = [Spot(base.copy(), good)]
    repeated: list[Reply] = []
    best: list[Reply] = []
    against: list[Reply] = []
    hiring: list[Reply] = []
    pressing: list[Reply] = []
    for seat in acting:
        answers = _answers(base, seat, good, spots[0], pressing)
        _choose([spot for spot in answers if spot.again()], repeated)
        _choose(answers, best)
        answers += [Spot(reply.after.copy(), good, reply) for reply in elsewhere(turn_of(base, seat), good)]
        most = _most_hired(answers, base)
        _choose_against(answers, spots[0], base, viewer, most, against)
        hiring += most
        spots += answers
    readings = {"hold": good_view(position, good, viewer)}
    for name, turns in (("repeat", repeated), ("best", best)):
        then = _after(base, turns)
        readings[name] = good_view(then, good, viewer) if turns else readings["hold"]
        if turns:
            spots.append(Spot(then, good))
    for turns in (against, hiring, pressing):
        if len(turns) > 1:
            spots.append(Spot(_after(base, turns), good))
    return {
        "good": good,
        "acting": acting,
        "readings": readings,
        "ranges": _ranges(position, viewer, readings["hold"], spots),
        "cause": _cause(base, viewer, good, spots),
        "cycles": cycles_ahead(position, viewer, good),
    }


def still_acting(position: ArkwrightPosition, viewer: int) -> list[int]:
    """Return the other seats that have a whole turn before the next production, in order; none in 1760."""
    if running_production(position) is not None or not position.decade:
        return []
    rounds = position.frames[1] if len(position.frames) > 1 else None
    if not isinstance(rounds, Actions):
        return [seat for seat in position.clockwise() if seat != viewer]
    seats = [(rounds.seat + turn) % position.seats for turn in range(rounds.turns, position.seats)]
    turn = turn_under_way(position)
    if isinstance(turn, Turn) and turn.stage == CHOOSING:
        seats.insert(0, turn.seat)
    return [seat for seat in seats if seat != viewer]


def base_of(position: ArkwrightPosition, viewer: int) -> ArkwrightPosition:
    """Return a copy in which the turn under way has ended; unknown cash counts as enough."""
    base = position.copy()
    for seat, company in enumerate(base.companies):
        if not knows_cash(position, seat, viewer):
            company.cash = ENOUGH
    if running_production(base) is None:
        end_turn(base)
    return base


# -- replies ----------------------------------------------------------------------------------------------------------


def _answers(base: ArkwrightPosition, seat: int, good: int, hold: Spot, pressing: list[Reply]) -> list[Spot]:
    """Return the results of the replies of a seat that pay for it, while the others hold.

    The one with the highest appeal and output is added to `pressing`, even if it does not pay alone.
    """
    begun = turn_of(base, seat)
    least = hold.worth(base, seat) - least_cost(begun)
    found: list[Spot] = []
    strongest: Reply | None = None
    for reply in replies(begun, good):
        if strongest is None or _strength(reply, good) > _strength(strongest, good):
            strongest = reply
        spot = Spot(reply.after.copy(), good, reply)
        spot.gain = spot.worth(reply.after, seat) - least
        if spot.gain >= 0:
            found.append(spot)
    pressing += [strongest] if strongest is not None else []
    return found


def _strength(reply: Reply, good: int) -> tuple[int, int]:
    printed, company = reply.after.rules.printed, reply.after.companies[reply.seat]
    rows = factory.producing_rows(printed, company, good)
    return factory.appeal(printed, company, good), factory.output(printed, company, good, rows)


def _choose(answers: list[Spot], chosen: list[Reply]) -> None:
    """Add the reply that gains its seat most, if there is one."""
    best: Spot | None = None
    for spot in answers:
        if best is None or spot.gain > best.gain:
            best = spot
    if best is not None and best.reply is not None:
        chosen.append(best.reply)


def _most_hired(answers: list[Spot], base: ArkwrightPosition) -> list[Reply]:
    """Return the reply that takes most workers, if one does: harmless hires of several seats can raise the wage."""
    most, empty = list[Reply](), base.empty
    for spot in answers:
        if spot.reply is not None and spot.reply.after.empty > empty:
            most, empty = [spot.reply], spot.reply.after.empty
    return most


def _choose_against(
    answers: list[Spot],
    hold: Spot,
    base: ArkwrightPosition,
    viewer: int,
    otherwise: list[Reply],
    chosen: list[Reply],
) -> None:
    """Add the reply that costs the viewer most, else `otherwise`: several together can cost more than each alone."""
    if not 0 <= viewer < base.seats:
        return
    worst = hold
    for spot in answers:
        if spot.worth(base, viewer) < worst.worth(base, viewer):
            worst = spot
    chosen += [worst.reply] if worst.reply is not None else otherwise


def _after(base: ArkwrightPosition, turns: list[Reply]) -> ArkwrightPosition:
    """Return the position after these turns; a decision that an earlier turn prevents is left out."""
    twin = base.copy()
    for reply in turns:
        twin = turn_of(twin, reply.seat)
        for move in reply.moves:
            if twin.seat >= 0 and twin.why_not(move) is None:
                twin.play(move)
        Reply(reply.seat, twin, [], False).end()
    return twin


# -- for the wire -----------------------------------------------------------------------------------------------------


def _ranges(position: ArkwrightPosition, viewer: int, hold: ForecastView, spots: list[Spot]) -> list[RangeView]:
    """Return the lowest and highest figures of each line of the forecast, and of the viewer."""
    seats = [row["seat"] for row in hold["sellers"]]
    if 0 <= viewer < position.seats and viewer not in seats:
        seats.append(viewer)
    return [_range(position, viewer, seat, spots) for seat in seats]


def _range(position: ArkwrightPosition, viewer: int, seat: int, spots: list[Spot]) -> RangeView:
    sells = [spot.sells[seat] if seat >= 0 else spot.importer for spot in spots]
    known = seat >= 0 and knows_cash(position, seat, viewer)
    cash = [spot.cash[seat] for spot in spots] if known else []
    space = [spot.space[seat] for spot in spots] if seat >= 0 else []
    return {
        "seat": seat,
        "sells": (min(sells), max(sells)),
        "cash": (min(cash), max(cash)) if cash else None,
        "space": (min(space), max(space)) if space else None,
    }


def _cause(base: ArkwrightPosition, viewer: int, good: int, spots: list[Spot]) -> CauseView | None:
    """Return the single reply that changes the viewer's outcome most: a loss if there is one, else a gain."""
    if not 0 <= viewer < base.seats:
        return None
    hold, found, furthest = spots[0], spots[0], 0
    for sign in (-1, 1):
        for spot in spots:
            gain = (spot.worth(base, viewer) - hold.worth(base, viewer)) * sign
            if spot.reply is not None and gain > furthest:
                found, furthest = spot, gain
        if found.reply is not None:
            break
    if found.reply is None:
        return None
    seat = found.reply.seat
    deed, before, after = _deed(base, found.reply.after, seat, good)
    return {
        "seat": seat,
        "deed": deed,
        "before": before,
        "after": after,
        "sells": (hold.sells[viewer], found.sells[viewer]),
        "cash": (hold.cash[viewer], found.cash[viewer]),
        "space": (hold.space[viewer], found.space[viewer]),
        "wage": (hold.wage, found.wage),
    }


def _deed(base: ArkwrightPosition, then: ArkwrightPosition, seat: int, good: int) -> tuple[str, int, int]:
    """Return what a reply does for the good, in one word, with a figure before and after."""
    printed, old, new = base.rules.printed, base.companies[seat], then.companies[seat]
    if old.level[good] != new.level[good]:
        return "level" if old.level[good] else "built", old.level[good], new.level[good]
    appeals = (factory.appeal(printed, old, good), factory.appeal(printed, new, good))
    if appeals[0] != appeals[1]:
        return "appeal", appeals[0], appeals[1]
    rows = (factory.producing_rows(printed, old, good), factory.producing_rows(printed, new, good))
    if rows[0] != rows[1]:
        return "makes", factory.output(printed, old, good, rows[0]), factory.output(printed, new, good, rows[1])
    machines = (old.factory_machines(good), new.factory_machines(good))
    if machines[0] == machines[1]:
        return "hires", 0, then.empty - base.empty
    return "machines", machines[0], machines[1]
