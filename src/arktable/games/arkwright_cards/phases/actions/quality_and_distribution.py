"""Action 4: quality or distribution with physical cards (EN 372–427, C14).

Cards are lifted and laid freely; only the final arrangement counts. All rises together may not exceed the value of the
track; falls are free and bring nothing. A card is lifted and laid at most once, so that the action ends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from arktable.engine.fields import Bits, Whole
from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.engine.state import field
from arktable.games.arkwright_cards import moves as kinds
from arktable.games.arkwright_cards.economy import factory
from arktable.games.arkwright_cards.phases import impossible
from arktable.games.arkwright_cards.terms import (
    DISTRIBUTION,
    GOODS,
    NOT_OWNED,
    PIECE_NAMES,
    PIECES_OF,
    QUALITY,
    RESERVE,
)
from arktable.games.arkwright_cards.text.fields import per_good

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.company import Company
    from arktable.games.arkwright_cards.printed import Printed
    from arktable.games.arkwright_cards.state import CardPosition


def level(company: Company, kind: int, good: int) -> int:
    """Return the quality or distribution of a factory."""
    return factory.quality(company, good) if kind == QUALITY else factory.distribution(company, good)


def highest(printed: Printed, company: Company, kind: int) -> int:
    """Return the maximum of a factory (EN 395–397)."""
    if kind == DISTRIBUTION:
        return printed.distribution_high
    return printed.quality_engineer if company.had_engineer() else printed.quality_high


def possible(position: CardPosition, seat: int) -> bool:
    """Return whether any factory is open: a card is there, or can be laid."""
    return any(position.companies[seat].tile)


def begin_quality(position: CardPosition, seat: int) -> ArrangeQuality:
    """Start the action with quality cards."""
    return ArrangeQuality(seat, _allowance(position, seat, QUALITY), _levels(position, seat, QUALITY))


def begin_distribution(position: CardPosition, seat: int) -> ArrangeDistribution:
    """Start the action with distribution cards."""
    return ArrangeDistribution(seat, _allowance(position, seat, DISTRIBUTION), _levels(position, seat, DISTRIBUTION))


def _allowance(position: CardPosition, seat: int, kind: int) -> int:
    """Return the allowance of the development. The first two tracks have the numbers of the two kinds."""
    return position.rules.printed.tracks[kind][position.companies[seat].tracks[kind]]


def _levels(position: CardPosition, seat: int, kind: int) -> list[int]:
    """Return the present levels of the factories."""
    return [level(position.companies[seat], kind, good) for good in range(GOODS)]


class Arrange(Phase["CardPosition"]):
    """Base of both kinds. All rises together may not exceed the `allowance`.

    `before`: levels at the beginning of the action; `lifted` and `laid`: pieces already used, a bit each.
    """

    KIND: ClassVar[int] = QUALITY
    allowance: int = field(Whole)
    before: list[int] = field(per_good)
    lifted: int = field(Bits, PIECE_NAMES, default=0)
    laid: int = field(Bits, PIECE_NAMES, default=0)

    def asked(self, position: CardPosition, viewer: int) -> dict[str, Any]:
        used = self.rises(position.companies[self.seat])
        return {"allowance": self.allowance, "used": used, "before": self.before.copy()}

    def problems(self, position: CardPosition) -> list[tuple[str, str]]:
        company, printed = position.companies[self.seat], position.rules.printed
        most = highest(printed, company, self.KIND)
        found = impossible.outside("allowance", self.allowance, 0, max(printed.tracks[self.KIND]))
        for good, name in enumerate(printed.goods):
            found += impossible.outside(f"before.{name}", self.before[good], 0, most if company.tile[good] else 0)
        for piece, name in enumerate(PIECE_NAMES):
            if piece not in PIECES_OF[self.KIND]:
                for field, done in (("lifted", self.lifted), ("laid", self.laid)):
                    if done >> piece & 1:
                        found.append((field, f"{name} is not a card of this action"))
        return found + impossible.outside("before", self.rises(company), 0, self.allowance, "rises since then")

    def resume(self, position: CardPosition) -> bool:
        held = position.companies[self.seat].piece_at
        left = [piece for piece in PIECES_OF[self.KIND] if held[piece] != NOT_OWNED and not self.laid >> piece & 1]
        # The action is chosen only if something can be done, except in a position from outside.
        if left and (self.lifted | self.laid or self.moves(position)):
            return True
        position.frames.pop()
        return False

    def rises(self, company: Company) -> int:
        """Return how much of the allowance is used so far."""
        return sum(max(0, level(company, self.KIND, good) - self.before[good]) for good in range(GOODS))

    def _room(self, position: CardPosition, good: int, others: int) -> int:
        """Return the highest level this factory may reach after the rises elsewhere."""
        company = position.companies[self.seat]
        return min(highest(position.rules.printed, company, self.KIND), self.before[good] + self.allowance - others)

    def moves(self, position: CardPosition) -> list[Move]:
        catalogue, company = position.rules.catalogue, position.companies[self.seat]
        found: list[Move] = [catalogue.done] if self.lifted | self.laid else []
        open_: list[int] = [good for good in range(GOODS) if company.tile[good]]
        rises = self.rises(company)
        for piece in PIECES_OF[self.KIND]:
            at = company.piece_at[piece]
            if at == NOT_OWNED or self.laid >> piece & 1:
                continue
            if at == RESERVE:
                for good in open_:
                    self._lays(position, piece, good, 0, rises, found)
            else:
                found.append(catalogue.lift[piece])
                self._lays(position, piece, at, company.piece_value[piece], rises, found)
        return found

    def _lays(self, position: CardPosition, piece: int, good: int, shown: int, rises: int, found: list[Move]) -> None:
        """Add the values to which this card could be laid or turned at this factory; it shows `shown` now."""
        now = level(position.companies[self.seat], self.KIND, good)
        base = now - shown
        if base and self.KIND == DISTRIBUTION:
            return  # another distribution card is there
        room = self._room(position, good, rises - max(0, now - self.before[good])) - base
        row = position.rules.catalogue.lay[piece][good]
        for place, value in enumerate(position.rules.printed.piece_values[piece]):
            if value != shown and value <= room:
                found.append(row[place])

    def why_not(self, position: CardPosition, move: Move) -> Reason | None:
        company, rule = position.companies[self.seat], "EN 376"
        if move.kind == kinds.DONE:
            return None if self.lifted | self.laid else Reason("do-something", rule)
        if move.kind not in (kinds.LIFT, kinds.LAY):
            return not_now(self.NAME, rule)
        name = PIECE_NAMES[move.a]
        if move.a not in PIECES_OF[self.KIND]:
            return Reason("other-kind", "EN 390", {"piece": name})
        at = company.piece_at[move.a]
        if at == NOT_OWNED:
            return Reason("no-piece", "EN 386", {"piece": name})
        if self.laid >> move.a & 1:
            return Reason("piece-laid", "C69", {"piece": name})
        if move.kind == kinds.LIFT:
            return Reason("piece-in-reserve", "EN 399", {"piece": name}) if at == RESERVE else None
        return self._why_not_lay(position, move)

    def _why_not_lay(self, position: CardPosition, move: Move) -> Reason | None:
        company, printed = position.companies[self.seat], position.rules.printed
        piece, good, value = move.a, move.b, move.c
        at, name, word = company.piece_at[piece], PIECE_NAMES[piece], printed.goods[good]
        if not company.tile[good]:
            return Reason("no-factory", "EN 378", {"good": word})
        if at not in (RESERVE, good):
            return Reason("lift-first", "EN 399", {"piece": name})
        shown = company.piece_value[piece] if at == good else 0
        if value == shown:
            return Reason("shows-that", "EN 382", {"piece": name, "value": value})
        now = level(company, self.KIND, good)
        base = now - shown
        if self.KIND == DISTRIBUTION and base:
            return Reason("one-distribution", "EN 395", {"good": word})
        most = highest(printed, company, self.KIND)
        if base + value > most:
            return Reason("level-limit", "EN 395", {"good": word, "want": base + value, "most": most})
        others = self.rises(company) - max(0, now - self.before[good])
        if base + value > self._room(position, good, others):
            wanted = others + base + value - self.before[good]
            return Reason("rise-limit", "EN 391", {"want": wanted, "most": self.allowance})
        return None

    def play(self, position: CardPosition, move: Move) -> None:
        company = position.companies[self.seat]
        if move.kind == kinds.DONE:
            position.frames.pop()
            return
        piece = move.a
        if move.kind == kinds.LIFT:
            self.lifted |= 1 << piece
            if position.events is not None:
                good = position.rules.printed.goods[company.piece_at[piece]]
                position.tell_all("lifted", self.seat, piece=PIECE_NAMES[piece], good=good)
            to_reserve(company, piece)
            return
        self.laid |= 1 << piece
        lay(company, piece, move.b, move.c)
        if position.events is not None:
            good = position.rules.printed.goods[move.b]
            position.tell_all("laid", self.seat, piece=PIECE_NAMES[piece], good=good, value=move.c)


class ArrangeQuality(Arrange):
    """The player lifts, lays and turns quality cards."""

    NAME = "quality"
    KIND: ClassVar[int] = QUALITY


class ArrangeDistribution(Arrange):
    """The player lifts, lays and turns distribution cards."""

    NAME = "distribution"
    KIND: ClassVar[int] = DISTRIBUTION


def to_reserve(company: Company, piece: int) -> None:
    """Take a card from its factory back into the reserve."""
    company.piece_at[piece] = RESERVE
    company.piece_value[piece] = 0
    company.appealing &= ~(1 << piece)


def lay(company: Company, piece: int, good: int, value: int) -> None:
    """Lay a card at a factory or turn it there; its orientation is chosen in step b (C29)."""
    company.piece_at[piece] = good
    company.piece_value[piece] = value
