"""Gold, winners, progress of the game, and the census of all components."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.games.arkadia.numbering import FAMILIES, first_seal

if TYPE_CHECKING:
    from arktable.games.arkadia.state import ArkadiaPosition


def worth(position: ArkadiaPosition, seat: int) -> int:
    """Return the value of this seat's seals at the castle's present values (AK 189)."""
    seals, values = position.seals, position.values
    base = first_seal(seat)
    return sum(seals[base + family] * values[family] for family in range(FAMILIES))


def scores(position: ArkadiaPosition) -> list[int]:
    """Return the points by seat, as the rules count them."""
    return position.rules.scores(position)


def gold_and_seals(position: ArkadiaPosition) -> list[int]:
    """Return gold plus the present value of the seals. After the final evaluation there are no seals, only gold."""
    return [position.gold[seat] + worth(position, seat) for seat in range(position.seats)]


def winners(position: ArkadiaPosition) -> list[int]:
    """Return the seats with the most points, which are gold; equal gold is a shared victory (AK 210–212, A25)."""
    if position.seat >= 0:
        return []
    points = scores(position)
    best = max(points)
    return [seat for seat in range(position.seats) if points[seat] == best]


def progress(position: ArkadiaPosition) -> float:
    """Return the progress: twenty castle pieces trigger the last round, which is the rest."""
    if position.seat < 0:
        return 1.0
    to_end = 2 * len(position.tops)
    return 0.95 * min(position.pieces, to_end) / to_end


def census(position: ArkadiaPosition) -> dict[str, int]:
    """Return the number of all components, wherever they are."""
    seats = position.seats
    counts = {
        "cards": len(position.stack) + len(position.open) + len(position.discard) + sum(map(len, position.hands)),
        # A card is discarded when its tile is laid, so tiles and discards must agree (A26).
        "cards discarded without a tile": len(position.discard) - len(position.buildings) + (position.lot is not None),
        "castle pieces": sum(position.pools) + position.pieces,
        "neutral workers": position.neutral_pool + sum(position.neutral) + position.standing[seats].bit_count(),
        "seals beyond those handed out": position.seals_out - sum(position.seals) - len(position.unfinished),
        "gold beyond what was paid": position.gold_paid - sum(position.gold),
        "squares taken twice": position.occupied.bit_count()
        - sum(building.cover.bit_count() for building in position.buildings)
        - sum(standing.bit_count() for standing in position.standing),
    }
    for seat in range(seats):
        counts[f"workers of seat {seat}"] = (
            position.own_pool[seat] + position.own[seat] + position.standing[seat].bit_count()
        )
    return counts
