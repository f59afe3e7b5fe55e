"""Small decisions of the bot: in production, between rounds, and at the end."""

from __future__ import annotations

from arktable.bots.arkwright_cards.turn import after
from arktable.bots.arkwright_cards.valuation import Valuation
from arktable.bots.arkwright_cards.weights import NO_AWARD
from arktable.bots.bot import Choice
from arktable.engine.moves import Move
from arktable.games.arkwright_cards import moves as kinds
from arktable.games.arkwright_cards.economy import factory
from arktable.games.arkwright_cards.phases.production.sell_and_ship import SellAtHome
from arktable.games.arkwright_cards.state import CardPosition
from arktable.games.arkwright_cards.terms import CONTRACT, GOODS, SHIPPING_TRACK


def only(move: Move) -> list[Choice]:
    """A decision without an estimate."""
    return [Choice(move, 0.0)]


def stop(position: CardPosition, _: Valuation) -> list[Choice]:
    """Without a preference the bot stops, or takes the first move."""
    moves = position.moves()
    return only(next((move for move in moves if move.kind == kinds.DONE), moves[0]))


def sell(position: CardPosition, valuation: Valuation) -> list[Choice]:
    """How many goods to sell at home, and which cards help."""
    frame = position.frames[-1]
    assert isinstance(frame, SellAtHome)
    moves, enough = position.moves(), position.rules.printed.enough
    company, good = position.companies[position.seat], position.round
    sold = min(frame.limit, company.stored[good])
    for move in moves:
        # One more good for the patron, one more made for the second step or before it is too late.
        if move.kind == kinds.PATRON_BUYS and (sold < enough or not _ships_better(position)):
            return only(move)
        needed = company.stored[good] == enough - 1 or valuation.turns < GOODS
        if move.kind == kinds.SHIFT and needed and frame.limit > company.stored[good]:
            return only(move)
    return only([move for move in moves if move.kind == kinds.SELL][-1])


def _ships_better(position: CardPosition) -> bool:
    company, printed, good = position.companies[position.seat], position.rules.printed, position.round
    if not company.ships:
        return False
    return printed.ship_price[company.tile[good]][good] > factory.price(printed, company, good)


def ship(position: CardPosition, valuation: Valuation) -> list[Choice]:
    """The bot ships as many goods as bring more than their ships cost in share value."""
    company, printed, good = position.companies[position.seat], position.rules.printed, position.round
    hold = printed.tracks[SHIPPING_TRACK][company.tracks[SHIPPING_TRACK]]
    price = printed.ship_price[company.tile[good]][good]
    kept = valuation.weights.stored + 1 if valuation.left[good] > 1 else float(printed.stored_price[good])
    room = printed.small * printed.smalls
    found = []
    for move in position.moves():
        goods = move.a
        ships = (goods + hold - 1) // hold
        tokens = ships - move.b
        if valuation.turns:
            lost = tokens * valuation.token
        else:
            spaces = printed.ship_pounds
            lost = float(len([space for space in spaces if company.tokens < space <= company.tokens + tokens]))
        income = goods * price
        if company.has(CONTRACT):
            income += printed.contract[min(goods, len(printed.contract) - 1)]
        left = min(room, company.stored[good] - goods)
        worth = (income + left * kept) * valuation.pound - lost * valuation.step - 0.1 * move.b
        if valuation.weights.award != NO_AWARD:
            worth += valuation.goal(after(position, move))
        found.append(Choice(move, worth))
    return found


def waste(position: CardPosition, valuation: Valuation) -> list[Choice]:
    """The bot gives up the good that will bring least."""
    company, printed = position.companies[position.seat], position.rules.printed
    found = []
    for move in position.moves():
        again = valuation.left[move.a] > (1 if move.a == position.round else 0)
        # A good that will be sold is worth what a ship pays for it, any other almost nothing.
        price = printed.ship_price[company.tile[move.a]][move.a]
        found.append(Choice(move, -price if again else -0.01 * price))
    return found


def name_start(position: CardPosition, _: Valuation) -> list[Choice]:
    """For the card the bot names its own seat; at the end of a decade it wants to be last for its best good."""
    moves = position.moves()
    if moves[0].kind == kinds.DONE:
        return only(moves[0])
    seat, company = position.seat, position.companies[position.seat]
    owned = [good for good in range(GOODS) if company.tile[good]]
    first = (seat + 1 - (owned[-1] if owned else 0)) % position.seats
    return only(next((move for move in moves if move.a == first), moves[0]))


def go_behind(position: CardPosition, valuation: Valuation) -> list[Choice]:
    """The bot goes behind others in the last decade, when the last word matters more than ties."""
    if position.last_decade() and position.companies[position.seat].tile[(position.round + 1) % GOODS]:
        for move in position.moves():
            if move.kind == kinds.BEHIND:
                return only(move)
    return stop(position, valuation)


def most_of(position: CardPosition, _: Valuation) -> list[Choice]:
    """The engineer's place is taken by as much as possible."""
    return [Choice(move, float(move.c)) for move in position.moves()]


def last_of(position: CardPosition, _: Valuation) -> list[Choice]:
    """The bot takes the last move: it turns a card back if it can, and it breaks a tie."""
    return only(position.moves()[-1])
