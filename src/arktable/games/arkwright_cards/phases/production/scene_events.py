"""Events of a production phase for its scene (`scene.py`): the beginning, the steps of the values, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.games.arkwright_cards.company import NO_MARKER
from arktable.games.arkwright_cards.economy import factory, shares
from arktable.games.arkwright_cards.economy.market import home_limit
from arktable.games.arkwright_cards.terms import BAG_NAMES, NEUTRAL

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.state import CardPosition


def tell_production(position: CardPosition, start: int) -> None:
    """Record the beginning: the demand, the standings, the sellers from the highest appeal down."""
    printed, good = position.rules.printed, position.round
    demand = position.demand[good]
    position.tell_scene(
        "production", -1, good=printed.goods[good], year=printed.years[position.decade - 1], demand=demand,
        wage=position.wage(), enough=printed.enough,
    )  # fmt: skip
    _tell_standings(position)
    clockwise = [(start + place) % position.seats for place in range(position.seats)]
    sellers = [seat for seat in clockwise if position.companies[seat].tile[good] and not position.companies[seat].broke]
    found = [(-position.companies[seat].appeal[good], seat) for seat in sellers]
    found += [(-rival.appeal[good], ~colour) for colour, rival in enumerate(position.rivals)]
    for appeal, who in sorted(found, key=_appeal):
        if who >= 0:
            _tell_seller(position, who)
        elif -appeal != NO_MARKER:
            position.tell_scene(
                "opponent", -1, colour=colour_name(position, ~who), appeal=-appeal, limit=home_limit(-appeal, demand)
            )


def _appeal(found: tuple[int, int]) -> int:
    return found[0]


def _tell_seller(position: CardPosition, seat: int) -> None:
    printed, good, company = position.rules.printed, position.round, position.companies[seat]
    position.tell_scene(
        "seller", seat, appeal=company.appeal[good], price=factory.price(printed, company, good),
        goods=factory.output(printed, company, good, 2), limit=home_limit(company.appeal[good], position.demand[good]),
        stock=company.stored[good],
    )  # fmt: skip


def tell_steps(position: CardPosition, seat: int, first: list[int], shared: bool, best: int) -> None:
    """Record why this seat's value rises or not; `first` have the highest appeal, `best` gets the step for it."""
    company = position.companies[seat]
    if company.broke or not company.tile[position.round]:
        return
    if company.sold >= position.rules.printed.enough:
        position.tell_scene("share-step", seat, reason="enough", steps=1)
    else:
        position.tell_scene("share-step", seat, reason="few", steps=0)
    if seat == best:
        alone = len(first) == 1 and not shared
        position.tell_scene("share-step", seat, reason="highest" if alone else "favoured", steps=1)
    elif seat in first:
        position.tell_scene("share-step", seat, reason="tied", steps=0)


def tell_end(position: CardPosition) -> None:
    """Record the end of the production phase: the standings."""
    _tell_standings(position)
    position.tell_scene("production-over", -1, good=position.rules.printed.goods[position.round])


def colour_name(position: CardPosition, colour: int) -> str:
    """Return the name of an opponent of the solo game, or of the neutral colour of two players."""
    return BAG_NAMES[colour if position.grid else NEUTRAL]


def _tell_standings(position: CardPosition) -> None:
    for seat, company in enumerate(position.companies):
        position.tell_scene(
            "standing", seat, money=company.money, shares=company.shares, value=company.value,
            worth=shares.worth(company), loans=company.loans, ships=company.ships,
        )  # fmt: skip
    for colour, rival in enumerate(position.rivals):
        name = colour_name(position, colour)
        position.tell_scene("opponent-standing", -1, colour=name, shares=rival.shares, value=rival.value)
