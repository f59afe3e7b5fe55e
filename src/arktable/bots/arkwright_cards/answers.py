"""Short answers of the bot: in production, between rounds, and at the end."""

from __future__ import annotations

from arktable.bots.arkwright_cards import weights
from arktable.bots.arkwright_cards.outlook import Outlook
from arktable.bots.arkwright_cards.turn import after
from arktable.engine.moves import Move
from arktable.games.arkwright_cards import moves as kinds
from arktable.games.arkwright_cards.economy import factory
from arktable.games.arkwright_cards.phases.sell_and_ship import SellAtHome
from arktable.games.arkwright_cards.state import CardPosition
from arktable.games.arkwright_cards.terms import CONTRACT, GOODS, SHIPPING_TRACK


def first_of(moves: list[Move], *wanted: int) -> Move:
    """The first move of the first wanted kind that is offered; else the first move."""
    for kind in wanted:
        for move in moves:
            if move.kind == kind:
                return move
    return moves[0]


def sell(position: CardPosition, outlook: Outlook) -> Move:
    """How many goods to sell at home, and which cards help."""
    frame = position.frames[-1]
    assert isinstance(frame, SellAtHome)
    moves, enough = position.moves(), position.rules.printed.enough
    company, good = position.companies[position.seat], position.round
    sold = min(frame.limit, company.stored[good])
    for move in moves:
        # One more good for the patron, one more made for the second step or before it is too late.
        if move.kind == kinds.PATRON_BUYS and (sold < enough or not _ships_better(position)):
            return move
        needed = company.stored[good] == enough - 1 or outlook.turns < GOODS
        if move.kind == kinds.SHIFT and needed and frame.limit > company.stored[good]:
            return move
    return [move for move in moves if move.kind == kinds.SELL][-1]


def _ships_better(position: CardPosition) -> bool:
    company, printed, good = position.companies[position.seat], position.rules.printed, position.round
    if not company.ships:
        return False
    return printed.ship_price[company.tile[good]][good] > factory.price(printed, company, good)


def ship(position: CardPosition, outlook: Outlook) -> Move:
    """The bot ships as many goods as bring more than their ships cost in share value."""
    company, printed, good = position.companies[position.seat], position.rules.printed, position.round
    hold = printed.tracks[SHIPPING_TRACK][company.tracks[SHIPPING_TRACK]]
    price = printed.ship_price[company.tile[good]][good]
    kept = weights.STORED + 1 if outlook.left[good] > 1 else float(printed.stored_price[good])
    room = printed.small * printed.smalls

    def worth(move: Move) -> float:
        goods = move.a
        ships = (goods + hold - 1) // hold
        tokens = ships - move.b
        if outlook.turns:
            lost = tokens * outlook.token
        else:
            spaces = printed.ship_pounds
            lost = float(sum(1 for space in spaces if company.tokens < space <= company.tokens + tokens))
        income = goods * price
        if company.has(CONTRACT):
            income += printed.contract[min(goods, len(printed.contract) - 1)]
        left = min(room, company.stored[good] - goods)
        return (income + left * kept) * outlook.pound - lost * outlook.step - 0.1 * move.b

    return max(position.moves(), key=worth)


def waste(position: CardPosition, outlook: Outlook) -> Move:
    """The bot gives up the good that will bring least."""
    company, printed = position.companies[position.seat], position.rules.printed
    return min(
        position.moves(),
        key=lambda move: (
            outlook.left[move.a] > (1 if move.a == position.round else 0),
            printed.ship_price[company.tile[move.a]][move.a],
        ),
    )


def name_start(position: CardPosition, _: Outlook) -> Move:
    """Nobody but us names a seat for the card; at a decade's end we want to be last for our dearest good."""
    moves = position.moves()
    if moves[0].kind == kinds.DONE:
        return moves[0]
    seat, company = position.seat, position.companies[position.seat]
    owned = [good for good in range(GOODS) if company.tile[good]]
    first = (seat + 1 - (owned[-1] if owned else 0)) % position.seats
    return next((move for move in moves if move.a == first), moves[0])


def go_behind(position: CardPosition, _: Outlook) -> Move:
    """The bot goes behind others in the last decade, when the last word matters more than ties."""
    moves = position.moves()
    later = position.last_decade() and position.companies[position.seat].tile[(position.round + 1) % GOODS]
    return first_of(moves, kinds.BEHIND if later else kinds.DONE)


def best_of(position: CardPosition, outlook: Outlook) -> Move:
    """The move after which the company stands best, nothing further considered."""
    return max(position.moves(), key=lambda move: outlook.score(after(position, move)))


def most_of(position: CardPosition, _: Outlook) -> Move:
    """The engineer's place is taken by as much as possible."""
    return max(position.moves(), key=lambda move: move.c)


def last_of(position: CardPosition, _: Outlook) -> Move:
    """The bot takes the last move: it turns a card back if it can, and it breaks a tie."""
    return position.moves()[-1]
