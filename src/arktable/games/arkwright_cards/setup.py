"""Set-up, before the first decision (EN 117–209, 1044–1074)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.games.arkwright_cards.company import NO_MARKER, Rival
from arktable.games.arkwright_cards.supply import EMPTY
from arktable.games.arkwright_cards.terms import BAG_NAMES, FIRST_CARD, GOODS

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.state import CardPosition


def companies(position: CardPosition) -> None:
    """Give each player £50, ten shares of £10 and ships (EN 162, 185, 209)."""
    printed = position.rules.printed
    for seat, company in enumerate(position.companies):
        position.earn(seat, printed.money)
        company.shares = printed.shares
        company.value = printed.value
        company.ships = position.rules.start_ships


def market(position: CardPosition) -> None:
    """Lay the demand markers on their start spaces of this side of the board (EN 152)."""
    position.demand = position.rules.board.demand.copy()


def neutral(position: CardPosition) -> None:
    """Two players: put a third colour on every track; it moves no demand (EN 164–169, C56)."""
    position.rivals = [Rival(position.rules.printed.neutral.copy(), 0, 0)]


def supply(position: CardPosition) -> None:
    """Lay the development cards on the table."""
    for card in position.rules.deal(position, position.seats):
        position.supply[card] += 1


def found(position: CardPosition, seat: int, good: int) -> None:
    """Open a factory of the set-up: first worker card, office on price, token and marker on 0 (EN 199–208)."""
    company = position.companies[seat]
    company.tile[good] = 1
    company.crew[FIRST_CARD[good]] = 1
    company.appeal[good] = 0
    if position.events is not None:
        position.tell_all("founded", seat, good=position.rules.printed.goods[good])


def given_factories(position: CardPosition) -> None:
    """Open the factories that the table of seats names (EN 193–197)."""
    for seat, goods in enumerate(position.rules.printed.starts[position.seats]):
        for good in goods:
            found(position, seat, good)


# -- solo -----------------------------------------------------------------------------------------------------------


def opponents(position: CardPosition) -> None:
    """Add two automated opponents with 12 shares of £12 (EN 1047)."""
    printed = position.rules.printed
    position.rivals = [Rival([NO_MARKER] * GOODS, printed.opponent_shares, printed.opponent_value) for _ in range(2)]


def grid(position: CardPosition) -> None:
    """Shuffle the cards of three players into a grid; lay a disc on the first card of each row, at random (EN 1048)."""
    printed = position.rules.printed
    cards = position.rules.deal(position, 3)
    position.rng.shuffle(cards)
    places = printed.grid_rows * printed.grid_columns
    position.grid = [*cards, *[EMPTY] * places][:places]  # a profile may deal fewer cards than there are places
    rows = list(range(printed.grid_rows))
    position.rng.shuffle(rows)
    position.discs = [row * printed.grid_columns for row in rows]


def bag(position: CardPosition) -> None:
    """Put three markers of each opponent and two of the neutral colour into the bag (EN 1054)."""
    position.bag = position.rules.printed.bag.copy()
    position.drawn = [0] * len(position.bag)


def random_factories(position: CardPosition) -> None:
    """Variant: open two of the four factories at random (EN 1082)."""
    goods = list(range(GOODS))
    position.rng.shuffle(goods)
    for good in sorted(goods[:2]):
        found(position, 0, good)


def opponents_open(position: CardPosition) -> None:
    """Shuffle two markers of each opponent onto the tracks, and move them to their spaces (EN 1064–1074)."""
    printed = position.rules.printed
    colours = [0, 0, 1, 1]
    position.rng.shuffle(colours)
    for good, colour in enumerate(colours):
        appeal = printed.opponent_start[good]
        position.rivals[colour].appeal[good] = appeal
        position.cross(good, 0, appeal)
        if position.events is not None:
            position.tell_all("opponent-starts", -1, colour=BAG_NAMES[colour], good=printed.goods[good], appeal=appeal)
