"""Share value, emergency sales, loans, and the steps after a sale (PB 82–86, WF 2368–2411, 2813–2851)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.games.arkwright.company import Company
from arktable.games.arkwright.printed import Printed
from arktable.games.arkwright.terms import CHARISMA

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition


def sale_value(printed: Printed, company: Company) -> int:
    """Return what the bank pays for a share."""
    return printed.share_value[company.space]


def buying_price(printed: Printed, company: Company) -> int:
    """Return what the bank asks for a share: at least £10 (PB 84)."""
    return max(printed.lowest_price, printed.share_value[company.space])


def half_price(printed: Printed, company: Company, number: int) -> int:
    """Return the broker's price: two shares for the price of one, one for half of it rounded up (PB 366, B35)."""
    price = buying_price(printed, company)
    return price if number == 2 else (price + 1) // 2


def move(printed: Printed, company: Company, spaces: int) -> None:
    """Move along the blue spaces, never beyond 1 and 60; the excess is lost (PB 82, B11)."""
    company.space = moved(printed, company.space, spaces)


def moved(printed: Printed, space: int, spaces: int) -> int:
    """Return the space that a company reaches from this one."""
    return max(1, min(printed.last_space, space + spaces))


def emergency_digit(space: int) -> int:
    """Return the spaces lost per share in an emergency sale: the first digit of a two-digit space, else 1 (B8)."""
    return space // 10 if space >= 10 else 1


def raise_cash(printed: Printed, company: Company, missing: int) -> tuple[int, int]:
    """Sell the fewest own shares that bring `missing`, then take loans; return (shares sold, loans) (B9, B33)."""
    sold, loans = to_raise(printed, company.space, company.shares, missing)
    company.shares -= sold
    company.loans += loans
    company.cash += sold * sale_value(printed, company) + loans * printed.loan
    company.space = space_after(printed, company.space, sold, loans)
    return sold, loans


def to_raise(printed: Printed, space: int, held: int, missing: int) -> tuple[int, int]:
    """Return the shares to sell and the loans to take by a company on this space that holds `held` own shares."""
    value = printed.share_value[space]
    sold = min(held, -(-missing // value))
    return sold, -(-max(0, missing - sold * value) // printed.loan)


def space_after(printed: Printed, space: int, sold: int, loans: int) -> int:
    """Return the space after an emergency sale and loans: first the sale costs spaces, then the loans do."""
    if sold:
        space = moved(printed, space, -sold * emergency_digit(space))
    return moved(printed, space, -loans) if loans else space


def portfolio(printed: Printed, company: Company) -> int:
    """Return the value of a company: shares times share value (WF 2897, PB 1126)."""
    return company.shares * printed.share_value[company.space]


def sale_steps(appeals: list[int], sold: list[int], importer: int, importer_sold: int, charisma: int) -> list[int]:
    """Return the steps of all seats on the share value track after a sale (WF 2368–2411, B68).

    `appeals` is −1 for a player without a factory; `charisma` is the seat that has the tile, or −1.
    """
    steps = [steps_for(number) for number in sold]
    for ranked, rival in ((appeals, importer), (sold, importer_sold)):
        seat = bonus_seat(ranked, rival, sold, charisma)
        if seat >= 0:
            steps[seat] += 1
    return steps


def steps_for(sold: int) -> int:
    """Return one space for one good sold, two for more (WF 2368)."""
    return min(2, sold)


def printed_share_steps(
    position: ArkwrightPosition, good: int, appeals: list[int], sold: list[int], importer_sold: int
) -> list[int]:
    """Return the steps of all seats after the production of a good, with charisma if a seat has it."""
    importer, charisma = position.importers[good], owner_of_charisma(position)
    if position.events is not None:
        _tell_steps(position, sold)
        _tell_lead(position, "appeal", appeals, importer, sold, charisma)
        _tell_lead(position, "most", sold, importer_sold, sold, charisma)
    return sale_steps(appeals, sold, importer, importer_sold, charisma)


def _tell_steps(position: ArkwrightPosition, sold: list[int]) -> None:
    """Record, for the scene, the spaces for goods sold."""
    for seat in position.clockwise():
        if sold[seat]:
            position.tell_scene("share-step", seat, reason="sold", steps=steps_for(sold[seat]))


def _tell_lead(
    position: ArkwrightPosition, lead: str, ranked: list[int], importer: int, sold: list[int], charisma: int
) -> None:
    """Record, for the scene, who gets the space for being first, and who gets none because of a tie."""
    first = bonus_seat(ranked, importer, sold, charisma)
    for seat in position.clockwise():
        if seat == first:
            position.tell_scene("share-step", seat, reason=lead, steps=1)
        elif sold[seat] and ranked[seat] == max(ranked) and is_tied(ranked, importer):
            position.tell_scene("share-step", seat, reason=lead, steps=0)


def owner_of_charisma(position: ArkwrightPosition) -> int:
    """Return the seat that has charisma, or −1."""
    for seat, company in enumerate(position.companies):
        if company.has(CHARISMA):
            return seat
    return -1


def bonus_seat(ranked: list[int], importer: int, sold: list[int], charisma: int) -> int:
    """Return who gets one more step: the highest seat that sold something; charisma wins ties, the importer's too."""
    best = max(ranked)
    if best < importer:
        return -1
    first = [seat for seat, number in enumerate(ranked) if number == best]
    if len(first) == 1 and best > importer:
        return first[0] if sold[first[0]] else -1
    return charisma if charisma in first and sold[charisma] else -1


def is_tied(ranked: list[int], importer: int) -> bool:
    """Return whether several share the first place, including the importer."""
    best = max(ranked)
    return best > 0 and (best == importer or (best > importer and ranked.count(best) > 1))
