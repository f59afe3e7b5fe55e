"""The next start player: the next seat after a cycle, the poorest company's choice after a decade; charisma first.

WF 2629–2639, 2716–2745; PB 394–396; B12, B71.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from arktable.engine.fields import Flag
from arktable.engine.flow import Phase, StandingQuestion, Steering
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.engine.state import field
from arktable.games.arkwright import moves as kinds
from arktable.games.arkwright.economy import shares
from arktable.games.arkwright.phases.stack import needs_frame, needs_tile
from arktable.games.arkwright.terms import CHARISMA, GOODS
from arktable.games.arkwright.tiles import is_in_play, return_tile

if TYPE_CHECKING:
    from arktable.games.arkwright.state import ArkwrightPosition


def poorest(position: ArkwrightPosition) -> int:
    """Return the seat with the lowest shares × value, then less cash, then farthest from the start player (B12)."""
    printed = position.rules.printed
    best = -1
    for seat in position.clockwise():
        if best < 0:
            best = seat
            continue
        here, there = position.companies[seat], position.companies[best]
        one, other = shares.portfolio(printed, here), shares.portfolio(printed, there)
        if one < other or (one == other and here.cash <= there.cash):
            best = seat
    return best


def cash_decides(position: ArkwrightPosition) -> bool:
    """Return whether several companies have the lowest shares × value, so that cash decides."""
    printed = position.rules.printed
    worths = [shares.portfolio(printed, company) for company in position.companies]
    return worths.count(min(worths)) > 1


def begin_with(position: ArkwrightPosition, seat: int, by: int) -> None:
    """Hand over the start player token."""
    position.start = seat
    if position.events is not None:
        if by >= 0:
            position.tell_all("start-player-named", seat, by=by)
        else:
            position.tell_all("start-player", seat)


class NextStartPlayer(Steering["ArkwrightPosition"]):
    """Finds the next start player. `decade`: a decade ends; `was_asked`: the owner of charisma has been asked."""

    NAME = "next-start"
    decade: bool = field(Flag)
    was_asked: bool = field(Flag, default=False)

    def resume(self, position: ArkwrightPosition) -> bool:
        # The last cycle of a decade is settled at the end of the decade.
        if not self.decade and position.cycle == GOODS - 1:
            position.frames.pop()
            return False
        if not self.was_asked:
            self.was_asked = True
            if self.decade and position.events is not None:
                year = position.rules.printed.decades[position.decade + 1]
                position.tell_scene("decade", -1, year=year, level=position.rules.printed.obsolete[position.decade + 1])
            for seat in position.clockwise():
                if position.companies[seat].has(CHARISMA):
                    position.frames.append(NameByCharisma(seat))
            return False
        position.frames.pop()
        if self.decade:
            position.frames.append(NameStartPlayer(poorest(position)))
            if cash_decides(position):
                position.shows_cash(position.frames[-1].seat, to_all=True)
        else:
            begin_with(position, (position.start + 1) % position.seats, -1)
        return False


class NameStartPlayer(Phase["ArkwrightPosition"]):
    """The poorest company names the start player of the next decade (WF 2725)."""

    NAME = "start-player"

    def resume(self, position: ArkwrightPosition) -> bool:
        return True

    def moves(self, position: ArkwrightPosition) -> list[Move]:
        return position.rules.catalogue.name[: position.seats]

    def why_not(self, position: ArkwrightPosition, move: Move) -> Reason | None:
        if move.kind != kinds.NAME:
            return not_now(self.NAME, "WF 2725")
        if move.a >= position.seats:
            return Reason("no-seat", "WF 2725", {"want": move.a + 1, "high": position.seats})
        return None

    def play(self, position: ArkwrightPosition, move: Move) -> None:
        position.frames.pop()
        begin_with(position, move.a, self.seat)


class NameByCharisma(NameStartPlayer):
    """The owner of charisma may give it back to name the start player first (PB 394)."""

    NAME = "charisma"
    STANDING: ClassVar[dict[str, tuple[str, ...]]] = {"charisma": ("keep", "me")}

    @classmethod
    def askable(cls, position: ArkwrightPosition) -> list[str]:
        return ["charisma"] if is_in_play(position, CHARISMA) else []

    def problems(self, position: ArkwrightPosition) -> list[tuple[str, str]]:
        found = needs_tile(position, self.seat, "seat", CHARISMA)
        return found or needs_frame(position, self, NextStartPlayer, "next-start-player")

    def moves(self, position: ArkwrightPosition) -> list[Move]:
        return [position.rules.catalogue.done, *super().moves(position)]

    def why_not(self, position: ArkwrightPosition, move: Move) -> Reason | None:
        return None if move.kind == kinds.DONE else super().why_not(position, move)

    def standing_questions(self, position: ArkwrightPosition) -> list[StandingQuestion]:
        catalogue = position.rules.catalogue
        return [StandingQuestion("charisma", {"keep": catalogue.done, "me": catalogue.name[self.seat]})]

    def play(self, position: ArkwrightPosition, move: Move) -> None:
        if move.kind == kinds.DONE:
            position.frames.pop()
            return
        super().play(position, move)
        return_tile(position, self.seat, CHARISMA)
        position.companies[self.seat].ban(CHARISMA)
        position.companies[move.a].ban(CHARISMA)
        position.frames.pop()  # no other player is asked


def after_cycle(position: ArkwrightPosition) -> NextStartPlayer:
    """Return the frame of this step in the plan of a cycle."""
    return NextStartPlayer(position.start, False)


def after_decade(position: ArkwrightPosition) -> NextStartPlayer:
    """Return the frame of this step in the plan of a decade's end."""
    return NextStartPlayer(position.start, True)
