"""The event of a decade (PB 614–815). An automatic event is a function; one that asks the players is a frame."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from arktable.engine.fields import Bits, Whole
from arktable.engine.flow import Phase, Steering
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.engine.state import field
from arktable.engine.timetable import EverySeat
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.company import NO_SHIP
from arktable.games.arkwright.economy import job_market, shares
from arktable.games.arkwright.packed import cell, factory_of_seat
from arktable.games.arkwright.phases.actions.distribution import promote
from arktable.games.arkwright.phases.actions.special import TakeSpecial
from arktable.games.arkwright.phases.decade.decade_end import harbour_workers
from arktable.games.arkwright.phases.stack import nearest, needs_frame
from arktable.games.arkwright.terms import (
    BUREAUCRACY,
    CRISIS,
    EVENT_NAMES,
    EXHIBITION,
    GOODS,
    HAMBURG,
    JUBILEE,
    LOBBY,
    LUDDISM,
    MADE_IN_ENGLAND,
    NAVIGATION,
    OPIUM_WAR,
    RECESSION,
    ROWS,
    ROYAL_SOCIETY,
    STEAM_POWER,
    STRIKE,
    UNREST,
    WAR,
)
from arktable.games.arkwright.text.fields import factory_names

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition


class EventPhase(Steering["ArkwrightPosition"]):
    """The marker of the decade is turned and carried out (WF 2695)."""

    NAME = "event"

    def resume(self, position: ArkwrightPosition) -> bool:
        event = position.events_laid[position.events_seen]
        position.events_seen += 1
        position.reveals += 1
        position.frames.pop()
        _happen(position, event)
        return False


class ExtraEvent(Steering["ArkwrightPosition"]):
    """One more event marker, on top of the other; at the end of 1760 it is the only one (PB 626, B80)."""

    NAME = "extra-event"

    def resume(self, position: ArkwrightPosition) -> bool:
        event = position.extra_laid[position.extra_seen]
        position.extra_seen += 1
        position.reveals += 1
        position.frames.pop()
        _happen(position, event)
        return False


def _happen(position: ArkwrightPosition, event: int) -> None:
    if position.events is not None:
        position.tell_all("event", -1, event=EVENT_NAMES[event])
    _EFFECTS[event](position)


def _bureaucracy(position: ArkwrightPosition) -> None:
    """Close the £2 row for the rest of the game (PB 635)."""
    position.bureaucracy = True


def _pay(position: ArkwrightPosition, seat: int, amount: int) -> None:
    """Pay for an event; the amount is public, even if cash is hidden (PB 649, B36)."""
    if position.events is not None:
        position.tell_all("paid", seat, paid=amount)
    position.pay(seat, amount)


def _hamburg(position: ArkwrightPosition) -> None:
    """Every player pays a tenth of their cash, to the nearest pound (PB 641–651, B2)."""
    per = position.rules.printed.hamburg
    for seat in position.clockwise():
        _pay(position, seat, (max(0, position.companies[seat].cash) + per // 2) // per)


def _war(position: ArkwrightPosition) -> None:
    """War on the continent: distribution and price of every factory rise by one (PB 653–667)."""
    printed = position.rules.printed
    for company in position.companies:
        for good in range(GOODS):
            if company.level[good] and company.distribution[good] < printed.distribution_high:
                company.distribution[good] += 1
                if company.price[good] < printed.price_high - position.rules.scale_goods(printed, company, good):
                    company.price[good] += 1


def _jubilee(position: ArkwrightPosition) -> None:
    """Crown jubilee: every player may sell one more good in the next decade (PB 669–683)."""
    for company in position.companies:
        company.jubilee = True


def _navigation(position: ArkwrightPosition) -> None:
    """Navigation acts: importers go back two spaces, not below 0, for the next decade (PB 718–724, B75)."""
    position.navigation = True
    for good in range(GOODS):
        position.importers[good] = max(0, position.importers[good] - position.rules.printed.navigation)


def _opium_war(position: ArkwrightPosition) -> None:
    """Opium war: ships carry one less in the next decade, and at its end every player loses one (PB 726–742)."""
    position.opium = True


def _recession(position: ArkwrightPosition) -> None:
    """Recession: every share value falls by two spaces (PB 744–750, B3)."""
    for company in position.companies:
        shares.move(position.rules.printed, company, -position.rules.printed.recession)


def _royal_society(position: ArkwrightPosition) -> None:
    """Every player receives money for the highest factory level and for each development tile (PB 752–762)."""
    printed = position.rules.printed
    for seat in position.clockwise():
        company = position.companies[seat]
        earned = printed.royal_level * max(company.level) + printed.royal_tile * company.tiles.bit_count()
        position.earn(seat, earned)
        if position.events is not None:
            position.tell_all("received", seat, earned=earned)


def _unrest(position: ArkwrightPosition) -> None:
    """Every player pays £1 for each worker in factories and on the harbour mat (PB 764–772)."""
    for seat in position.clockwise():
        company = position.companies[seat]
        workers = sum(company.factory_workers(good) for good in range(GOODS))
        _pay(position, seat, workers + harbour_workers(position.rules.printed, company))


def _steam_power(position: ArkwrightPosition) -> None:
    """Pay £1 per machine and per printed capacity of ships (PB 945, B91)."""
    printed = position.rules.printed
    for seat in position.clockwise():
        company = position.companies[seat]
        machines = sum(company.factory_machines(good) for good in range(GOODS))
        capacity = sum(printed.ship_capacity[kind] for kind in company.ships if kind != NO_SHIP)
        _pay(position, seat, machines * printed.steam_machine + capacity * printed.steam_capacity)


def _strike(position: ArkwrightPosition) -> None:
    """Threat of strike: wages are £1 higher in the next decade (PB 783–793)."""
    position.strike = True


def _exhibition(position: ArkwrightPosition) -> None:
    """World exhibition: workers leave the game, from the market first, then from the fired space (PB 795–805)."""
    position.out += job_market.hire(position, position.rules.printed.exhibition)


def _crisis(position: ArkwrightPosition) -> None:
    """Economic crisis: fired workers return to the job market (PB 807–815)."""
    job_market.back_to_market(position, position.rules.printed.crisis)


class Lobby(EverySeat["ArkwrightPosition"]):
    """All seats may take a special marker of the current level (PB 685, B73)."""

    NAME = "lobby"

    def ask(self, position: ArkwrightPosition, seat: int) -> None:
        position.frames.append(TakeSpecial(seat, False))


class MadeInEngland(EverySeat["ArkwrightPosition"]):
    """All seats get one level of distribution; the event pushes several of these frames (PB 697)."""

    NAME = "made-in-england"

    def ask(self, position: ArkwrightPosition, seat: int) -> None:
        position.frames.append(FreeLevel(seat))


class FreeLevel(Phase["ArkwrightPosition"]):
    """The player chooses the good. Not asked when no factory can be raised."""

    NAME = "free-level"

    def resume(self, position: ArkwrightPosition) -> bool:
        if len(self.moves(position)) > 1:
            return True
        position.frames.pop()
        return False

    def _why_not(self, position: ArkwrightPosition, good: int) -> Reason | None:
        company, printed = position.companies[self.seat], position.rules.printed
        if not company.level[good]:
            return Reason("no-factory", "PB 701", {"good": printed.goods[good]})
        if company.distribution[good] >= printed.distribution_high:
            name = printed.goods[good]
            return Reason("distribution-highest", "PB 701", {"good": name, "high": printed.distribution_high})
        return None

    def moves(self, position: ArkwrightPosition) -> list[Move]:
        catalogue = position.rules.catalogue
        return [catalogue.done] + [
            catalogue.promote[good] for good in range(GOODS) if self._why_not(position, good) is None
        ]

    def why_not(self, position: ArkwrightPosition, move: Move) -> Reason | None:
        if move.kind == kinds.DONE:
            return None
        return self._why_not(position, move.a) if move.kind == kinds.PROMOTE else not_now(self.NAME, "PB 701")

    def play(self, position: ArkwrightPosition, move: Move) -> None:
        position.frames.pop()
        if move.kind == kinds.PROMOTE:
            promote(position, self.seat, move.a)


class Luddism(Steering["ArkwrightPosition"]):
    """Clockwise, one factory per turn, until every factory has lost a machine or no worker is left (PB 710, B73)."""

    NAME = "luddism"
    turn: int = field(Whole, default=0)
    done: int = field(Bits, factory_names, default=0)  # finished factories, bit seat * 4 + good

    def resume(self, position: ArkwrightPosition) -> bool:
        seats = position.seats
        for ahead in range(seats):
            seat = (self.seat + self.turn + ahead) % seats
            if job_market.available(position) and self.open(position, seat):
                self.turn = (self.turn + ahead + 1) % seats
                position.frames.append(WreckMachine(seat))
                return False
        position.frames.pop()
        return False

    def open(self, position: ArkwrightPosition, seat: int) -> list[int]:
        """Return the factories of this seat that must still lose a machine."""
        company = position.companies[seat]
        return [
            good
            for good in range(GOODS)
            if company.factory_machines(good) and not self.done >> factory_of_seat(seat, good) & 1
        ]


class WreckMachine(Phase["ArkwrightPosition"]):
    """The player chooses a machine that is replaced by a worker. Not asked when there is only one row."""

    NAME = "wreck"

    def problems(self, position: ArkwrightPosition) -> list[tuple[str, str]]:
        return needs_frame(position, self, Luddism, "luddism")

    def resume(self, position: ArkwrightPosition) -> bool:
        moves = self.moves(position)
        if len(moves) > 1:
            return True
        if moves:
            self.play(position, moves[0])
        else:  # a position from outside may ask a player without machines
            position.frames.pop()
        return False

    def _event(self, position: ArkwrightPosition) -> Luddism:
        event = nearest(position, Luddism)
        assert event is not None
        return event

    def moves(self, position: ArkwrightPosition) -> list[Move]:
        company, catalogue = position.companies[self.seat], position.rules.catalogue
        return [
            catalogue.wreck[good][row]
            for good in self._event(position).open(position, self.seat)
            for row in range(ROWS)
            if company.machines[cell(good, row)]
        ]

    def why_not(self, position: ArkwrightPosition, move: Move) -> Reason | None:
        if move.kind != kinds.WRECK:
            return not_now(self.NAME, "PB 712")
        if move in self.moves(position):
            return None
        name = position.rules.printed.goods[move.a]
        if self._event(position).done >> factory_of_seat(self.seat, move.a) & 1:
            return Reason("wrecked-already", "PB 712", {"good": name})
        return Reason("no-machine", "PB 712", {"good": name, "row": move.b + 1})

    def play(self, position: ArkwrightPosition, move: Move) -> None:
        self._event(position).done |= 1 << factory_of_seat(self.seat, move.a)
        company, at = position.companies[self.seat], cell(move.a, move.b)
        company.machines[at] -= 1
        company.workers[at] += job_market.take_fired_first(position, 1)
        position.frames.pop()
        if position.events is not None:
            name = position.rules.printed.goods[move.a]
            position.tell_all("wrecked", self.seat, good=name, row=move.b + 1)


def _lobby(position: ArkwrightPosition) -> None:
    position.frames.append(Lobby(position.start))


def _made_in_england(position: ArkwrightPosition) -> None:
    position.frames += [MadeInEngland(position.start) for _ in range(position.rules.printed.made_in_england)]


def _luddism(position: ArkwrightPosition) -> None:
    position.frames.append(Luddism(position.start))


_EFFECTS: Final[dict[int, Callable[[ArkwrightPosition], None]]] = {
    BUREAUCRACY: _bureaucracy,
    HAMBURG: _hamburg,
    WAR: _war,
    JUBILEE: _jubilee,
    LOBBY: _lobby,
    MADE_IN_ENGLAND: _made_in_england,
    LUDDISM: _luddism,
    NAVIGATION: _navigation,
    OPIUM_WAR: _opium_war,
    RECESSION: _recession,
    ROYAL_SOCIETY: _royal_society,
    UNREST: _unrest,
    STRIKE: _strike,
    EXHIBITION: _exhibition,
    CRISIS: _crisis,
    STEAM_POWER: _steam_power,
}
