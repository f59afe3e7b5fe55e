"""Action 4: quality or distribution with physical cards (EN 372–427, C14).

Cards are lifted and laid freely; what counts is where they lie in the end. All rises together may not pass the value of
the track, falls are free and lost. A card is lifted and laid at most once, so that the action comes to an end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.games.arkwright_cards import moves as kinds
from arktable.games.arkwright_cards.company import NOT_OWNED, RESERVE
from arktable.games.arkwright_cards.economy import factory
from arktable.games.arkwright_cards.terms import (
    DISTRIBUTION,
    GOODS,
    PIECE_NAMES,
    PIECES_OF,
    QUALITY,
)

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.company import Company
    from arktable.games.arkwright_cards.printed import Printed
    from arktable.games.arkwright_cards.state import CardPosition


def level(company: Company, kind: int, good: int) -> int:
    """Quality or distribution of a factory."""
    return factory.quality(company, good) if kind == QUALITY else factory.distribution(company, good)


def highest(printed: Printed, company: Company, kind: int) -> int:
    """The most a factory may have (EN 395–397)."""
    if kind == DISTRIBUTION:
        return printed.distribution_high
    return printed.quality_engineer if company.talent & 1 else printed.quality_high


def possible(position: CardPosition, seat: int) -> bool:
    """Any open factory will do: a card lies there, or can."""
    return any(position.companies[seat].tile)


def begin_quality(position: CardPosition, seat: int) -> Arrange:
    """For the choice of an action."""
    return _begin(position, seat, QUALITY)


def begin_distribution(position: CardPosition, seat: int) -> Arrange:
    """For the choice of an action."""
    return _begin(position, seat, DISTRIBUTION)


def _begin(position: CardPosition, seat: int, kind: int) -> Arrange:
    """The development's value, against the factories as they are now."""
    company = position.companies[seat]
    # The tracks have the numbers of the kinds.
    allowance = position.rules.printed.tracks[kind][company.tracks[kind]]
    before = tuple([level(company, kind, good) for good in range(GOODS)])
    return Arrange(seat, kind, allowance, before)


class Arrange(Phase["CardPosition"]):
    """`before` = levels when the action began; `lifted` and `laid` = pieces done with, a bit each."""

    __slots__ = ("allowance", "before", "kind", "laid", "lifted")

    def __init__(
        self, seat: int, kind: int, allowance: int, before: tuple[int, ...], lifted: int = 0, laid: int = 0
    ) -> None:
        super().__init__(seat)
        self.kind = kind
        self.allowance = allowance
        self.before = before
        self.lifted = lifted
        self.laid = laid

    def name(self) -> str:
        return "quality" if self.kind == QUALITY else "distribution"

    def copy(self) -> Arrange:
        return Arrange(self.seat, self.kind, self.allowance, self.before, self.lifted, self.laid)

    def resume(self, position: CardPosition) -> bool:
        for piece in PIECES_OF[self.kind]:
            if position.companies[self.seat].piece_at[piece] != NOT_OWNED and not self.laid >> piece & 1:
                return True
        position.frames.pop()
        return False

    def rises(self, company: Company) -> int:
        """Used so far of the allowance."""
        return sum(max(0, level(company, self.kind, good) - self.before[good]) for good in range(GOODS))

    def _room(self, position: CardPosition, good: int, others: int) -> int:
        """The highest level this factory may reach, given what the rises elsewhere leave."""
        company = position.companies[self.seat]
        return min(highest(position.rules.printed, company, self.kind), self.before[good] + self.allowance - others)

    def moves(self, position: CardPosition) -> list[Move]:
        catalogue, company = position.rules.catalogue, position.companies[self.seat]
        found: list[Move] = [catalogue.done] if self.lifted | self.laid else []
        open_: list[int] = [good for good in range(GOODS) if company.tile[good]]
        rises = self.rises(company)
        for piece in PIECES_OF[self.kind]:
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
        """Adds the values to which this card could be laid or turned at this factory, where it shows `shown` now."""
        now = level(position.companies[self.seat], self.kind, good)
        base = now - shown
        if base and self.kind == DISTRIBUTION:
            return  # another distribution card lies there
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
            return not_now(self.name(), rule)
        name = PIECE_NAMES[move.a]
        if move.a not in PIECES_OF[self.kind]:
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
        now = level(company, self.kind, good)
        base = now - shown
        if self.kind == DISTRIBUTION and base:
            return Reason("one-distribution", "EN 395", {"good": word})
        most = highest(printed, company, self.kind)
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


def to_reserve(company: Company, piece: int) -> None:
    """A card leaves its factory."""
    company.piece_at[piece] = RESERVE
    company.piece_value[piece] = 0
    company.appealing &= ~(1 << piece)


def lay(company: Company, piece: int, good: int, value: int) -> None:
    """A card comes to a factory or is turned there; which way round is chosen in step b (C29)."""
    company.piece_at[piece] = good
    company.piece_value[piece] = value
