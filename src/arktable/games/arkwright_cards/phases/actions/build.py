"""Action 1: build and upgrade any number of factories (EN 299–327, C20–C23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arktable.engine.fields import Flag
from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.engine.state import field
from arktable.games.arkwright_cards import moves as kinds
from arktable.games.arkwright_cards.phases import impossible
from arktable.games.arkwright_cards.terms import CARD_NAMES, FIRST_CARD, GOODS, INVENTOR, SECOND_CARD
from arktable.games.arkwright_cards.text.fields import some_goods

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.company import Company
    from arktable.games.arkwright_cards.printed import Printed
    from arktable.games.arkwright_cards.state import CardPosition


def upgradable(printed: Printed, company: Company, good: int, decade: int) -> bool:
    """Return whether the tile or a worker card shows an older side than this decade allows (C21)."""
    if not company.tile[good] or decade < 2:
        return False
    return (
        company.tile[good] == 1
        or (decade >= printed.crew_newer[FIRST_CARD[good]] and company.crew[FIRST_CARD[good]] == 1)
        or (decade >= printed.crew_newer[SECOND_CARD[good]] and company.crew[SECOND_CARD[good]] == 1)
    )


def buildable(position: CardPosition, seat: int, good: int) -> bool:
    """Return whether the factory is still in the reserve and will produce again (EN 303)."""
    return not position.companies[seat].tile[good] and position.still_produces(good)


def possible(position: CardPosition, seat: int) -> bool:
    """Return whether there is anything to build or upgrade."""
    company = position.companies[seat]
    ahead = 1 if company.has(INVENTOR) and not position.last_decade() else 0
    for good in range(GOODS):
        if buildable(position, seat, good) or upgradable(
            position.rules.printed, company, good, position.decade + ahead
        ):
            return True
    return False


def begin(position: CardPosition, seat: int) -> BuildAndUpgrade:
    """Start the action."""
    return BuildAndUpgrade(seat)


class BuildAndUpgrade(Phase["CardPosition"]):
    """The player builds and upgrades factories.

    `changed`: something was done; `built`: a factory was opened, so the market has moved; `invented`: the goods whose
    factories the inventor upgraded, a bit each.
    """

    NAME = "build"
    changed: bool = field(Flag, default=False)
    built: bool = field(Flag, default=False)
    invented: int = field(some_goods, default=0)

    def asked(self, position: CardPosition, viewer: int) -> dict[str, Any]:
        return {"built": self.built, "invented": self.invented.bit_count()}

    def problems(self, position: CardPosition) -> list[tuple[str, str]]:
        found = impossible.no_factories(position, self.seat, "invented", self.invented)
        most = position.rules.printed.inventor
        return found + impossible.outside("invented", self.invented.bit_count(), 0, most)

    def resume(self, position: CardPosition) -> bool:
        if len(self._choices(position)):
            return True
        position.frames.pop()
        return False

    def _can_invent(self, position: CardPosition, good: int) -> bool:
        """Return whether the inventor can upgrade it; once given up, it serves one more factory (EN 961, C22)."""
        company = position.companies[self.seat]
        if position.last_decade() or self.invented >> good & 1:
            return False
        used = self.invented.bit_count()
        if not (company.has(INVENTOR) if not used else used < position.rules.printed.inventor):
            return False
        return upgradable(position.rules.printed, company, good, position.decade + 1)

    def _choices(self, position: CardPosition) -> list[Move]:
        catalogue, company = position.rules.catalogue, position.companies[self.seat]
        found: list[Move] = []
        for good in range(GOODS):
            if buildable(position, self.seat, good):
                found.append(catalogue.open[good])
            elif company.tile[good]:
                if upgradable(position.rules.printed, company, good, position.decade):
                    found.append(catalogue.upgrade[good])
                if self._can_invent(position, good):
                    found.append(catalogue.invent[good])
        return found

    def moves(self, position: CardPosition) -> list[Move]:
        found = self._choices(position)
        if self.changed:
            found.append(position.rules.catalogue.done)
        return found

    def why_not(self, position: CardPosition, move: Move) -> Reason | None:
        if move.kind == kinds.DONE:
            return None if self.changed else Reason("do-something", "EN 301")
        if move.kind == kinds.OPEN:
            return self._why_not_open(position, move.a)
        if move.kind not in (kinds.UPGRADE, kinds.INVENT):
            return not_now(self.NAME, "EN 301")
        company, good = position.companies[self.seat], position.rules.printed.goods[move.a]
        if not company.tile[move.a]:
            return Reason("no-factory", "EN 319", {"good": good})
        if move.kind == kinds.INVENT:
            return self._why_not_invent(position, move.a)
        if not upgradable(position.rules.printed, company, move.a, position.decade):
            return Reason("newest-side", "EN 319", {"good": good, "decade": position.decade})
        return None

    def _why_not_open(self, position: CardPosition, good: int) -> Reason | None:
        name = position.rules.printed.goods[good]
        if position.companies[self.seat].tile[good]:
            return Reason("factory-open", "EN 307", {"good": name})
        if not position.still_produces(good):
            return Reason("produces-no-more", "EN 303", {"good": name})
        return None

    def _why_not_invent(self, position: CardPosition, good: int) -> Reason | None:
        if self._can_invent(position, good):
            return None
        name = position.rules.printed.goods[good]
        if position.last_decade():
            return Reason("inventor-late", "EN 961", {"decades": position.rules.last_decade})
        if self.invented >> good & 1:
            return Reason("invented-already", "EN 961", {"good": name})
        if self.invented.bit_count() >= position.rules.printed.inventor:
            return Reason("inventor-spent", "EN 961", {"most": position.rules.printed.inventor})
        if not self.invented and not position.companies[self.seat].has(INVENTOR):
            return Reason("no-card", "EN 961", {"card": CARD_NAMES[INVENTOR]})
        return Reason("newest-side", "EN 961", {"good": name, "decade": position.decade + 1})

    def play(self, position: CardPosition, move: Move) -> None:
        if move.kind == kinds.DONE:
            position.frames.pop()
            return
        self.changed = True
        company = position.companies[self.seat]
        name = position.rules.printed.goods[move.a]
        if move.kind == kinds.OPEN:
            company.tile[move.a] = position.new_side()
            company.appeal[move.a] = 0
            if position.events is not None:
                position.tell_all("opened", self.seat, good=name, side=company.tile[move.a])
            if not self.built:
                self.built = True
                position.more_workers()
            return
        decade = position.decade
        if move.kind == kinds.INVENT:
            decade += 1
            if not self.invented:
                company.cards &= ~(1 << INVENTOR)
                position.rules.put_back(position, INVENTOR)
                if position.events is not None:
                    position.tell_all("inventor", self.seat)
            self.invented |= 1 << move.a
        upgrade(position.rules.printed, company, move.a, decade)
        if position.events is not None:
            position.tell_all("upgraded", self.seat, good=name)


def upgrade(printed: Printed, company: Company, good: int, decade: int) -> None:
    """Turn the tile to II, and worker cards to their newer side if the decade allows; none goes back (EN 321–327)."""
    company.tile[good] = 2
    for card in (FIRST_CARD[good], SECOND_CARD[good]):
        if company.crew[card] and decade >= printed.crew_newer[card]:
            company.crew[card] = 2
