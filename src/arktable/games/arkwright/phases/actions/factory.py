"""The factory action (WF 862–1087): build, modernise, close, any number of times, in any order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.fields import Bits
from arktable.engine.flow import Phase
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.engine.state import field
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.economy import job_market
from arktable.games.arkwright.phases.actions.inventor import use_inventor
from arktable.games.arkwright.phases.actions.price import FirstPrice
from arktable.games.arkwright.phases.actions.turn_result import finish
from arktable.games.arkwright.phases.bill import charge
from arktable.games.arkwright.staff import clear_factory, fill_row, release_extra
from arktable.games.arkwright.terms import DEVELOPER, GOODS, INVENTOR
from arktable.games.arkwright.text.fields import good_names
from arktable.games.arkwright.tiles import return_tile

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition


class FactoryAction(Phase["ArkwrightPosition"]):
    """`touched`: goods built or modernised; `developed`: goods for which the developer was used (once each, PB 408)."""

    NAME = "factory"
    touched: int = field(Bits, good_names, default=0)
    developed: int = field(Bits, good_names, default=0)

    def resume(self, position: ArkwrightPosition) -> bool:
        return True

    def moves(self, position: ArkwrightPosition) -> list[Move]:
        catalogue = position.rules.catalogue
        company = position.companies[self.seat]
        found: list[Move] = [catalogue.done]
        reach = position.level() + (1 if company.has(INVENTOR) else 0)
        for good in range(GOODS):
            helped = company.has(DEVELOPER) and not self.developed >> good & 1
            level = company.level[good]
            if level:
                if level < reach and self._why_not_modernise(position, good, False) is None:
                    found.append(catalogue.modernise[good][0])
                if helped and self._why_not_modernise(position, good, True) is None:
                    found.append(catalogue.modernise[good][1])
                if company.built[good] != position.decade:
                    found.append(catalogue.close[good])
            else:
                for wanted in range(1, position.level() + 1):
                    if self._why_not_build(position, good, wanted, False) is None:
                        found.append(catalogue.build[good][0][wanted])
                        if helped:
                            found.append(catalogue.build[good][1][wanted])
        return found

    def why_not(self, position: ArkwrightPosition, move: Move) -> Reason | None:
        if move.kind == kinds.DONE:
            return None
        if move.kind == kinds.BUILD:
            return self._why_not_build(position, move.a, move.b, bool(move.c))
        if move.kind == kinds.MODERNISE:
            return self._why_not_modernise(position, move.a, bool(move.c))
        if move.kind == kinds.CLOSE:
            return self._why_not_close(position, move.a)
        return not_now(self.NAME, "WF 862")

    def _why_not_developer(self, position: ArkwrightPosition, good: int) -> Reason | None:
        if not position.companies[self.seat].has(DEVELOPER):
            return Reason("no-tile", "PB 398", {"tile": "developer"})
        if self.developed >> good & 1:
            return Reason("developer-used", "PB 406", {"good": position.rules.printed.goods[good]})
        return None

    def _why_not_build(self, position: ArkwrightPosition, good: int, level: int, helped: bool) -> Reason | None:
        company, printed = position.companies[self.seat], position.rules.printed
        name = printed.goods[good]
        if company.level[good]:
            return Reason("has-factory", "WF 879", {"good": name})
        if level > position.level():
            return Reason("level-too-high", "WF 873", {"want": level, "have": position.level()})
        if company.was_closed(good, level):
            return Reason("closed-this-decade", "WF 1011", {"good": name, "level": level})
        need = printed.row_spaces[good][0]
        if job_market.hireable(position) < need:
            return Reason("too-few-workers", "PB 34", {"have": job_market.hireable(position), "need": need})
        if not position.rules.late_hiring and position.last_decade() and position.past_cycle(good):
            return Reason("cycle-over", "B83", {"good": name})
        return self._why_not_developer(position, good) if helped else None

    def _why_not_modernise(self, position: ArkwrightPosition, good: int, helped: bool) -> Reason | None:
        company = position.companies[self.seat]
        level, current = company.level[good], position.level()
        name = position.rules.printed.goods[good]
        if not level:
            return Reason("no-factory", "WF 956", {"good": name})
        if level >= len(position.rules.printed.cost[good]) - 1:
            return Reason("highest-level", "WF 956", {"good": name})
        if level > current:
            return Reason("level-too-high", "PB 423", {"want": level + 1, "have": current})
        if helped:
            if level == current and company.has(DEVELOPER):
                return Reason("developer-level", "PB 410", {"want": level + 1, "have": current})
            return self._why_not_developer(position, good)
        if level == current and not company.has(INVENTOR):
            return Reason("needs-inventor", "WF 1045", {"want": level + 1, "have": current})
        return None

    def _why_not_close(self, position: ArkwrightPosition, good: int) -> Reason | None:
        company = position.companies[self.seat]
        name = position.rules.printed.goods[good]
        if not company.level[good]:
            return Reason("no-factory", "WF 996", {"good": name})
        if company.built[good] == position.decade:
            return Reason("built-this-decade", "WF 1010", {"good": name})
        return None

    def play(self, position: ArkwrightPosition, move: Move) -> None:
        if move.kind == kinds.DONE:
            if self.developed:
                return_tile(position, self.seat, DEVELOPER)
            finish(position, self.touched, 0)
        elif move.kind == kinds.BUILD:
            self._build(position, move.a, move.b, bool(move.c))
        elif move.kind == kinds.MODERNISE:
            self._modernise(position, move.a, bool(move.c))
        else:
            self._close(position, move.a)

    def _pay(self, position: ArkwrightPosition, good: int, level: int, helped: bool) -> int:
        cost = position.rules.printed.cost[good][level]
        if helped:
            self.developed |= 1 << good
            cost = max(0, cost - position.rules.printed.developer)
        charge(position, self.seat, cost)
        self.touched |= 1 << good
        return cost

    def _build(self, position: ArkwrightPosition, good: int, level: int, helped: bool) -> None:
        cost = self._pay(position, good, level, helped)
        company = position.companies[self.seat]
        company.level[good] = level
        company.built[good] = position.decade
        fill_row(position, self.seat, good, 0)
        company.price[good] = position.rules.printed.price_low
        if position.events is not None:
            position.tell_all("built", self.seat, good=position.rules.printed.goods[good], level=level, paid=cost)
        position.frames.append(FirstPrice(self.seat, good))

    def _modernise(self, position: ArkwrightPosition, good: int, helped: bool) -> None:
        company = position.companies[self.seat]
        level = company.level[good] + 1
        cost = self._pay(position, good, level, helped)
        company.level[good] = level
        if level >= position.level():
            release_extra(position, self.seat, good)
        if position.events is not None:
            position.tell_all("modernised", self.seat, good=position.rules.printed.goods[good], level=level, paid=cost)
        if level > position.level():
            use_inventor(position, self.seat)

    def _close(self, position: ArkwrightPosition, good: int) -> None:
        if position.events is not None:
            position.tell_all("closed", self.seat, good=position.rules.printed.goods[good])
        self.touched &= ~(1 << good)
        clear_factory(position, self.seat, good)
