"""Final scoring (EN 825–853, C58), and the awards of the solo game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arktable.engine.flow import Phase, Steering
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.games.arkwright_cards import awards, scoring
from arktable.games.arkwright_cards import moves as kinds
from arktable.games.arkwright_cards.economy.shares import worth
from arktable.games.arkwright_cards.phases import impossible
from arktable.games.arkwright_cards.terms import AWARD_NAMES

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.state import CardPosition


class FinalScoring(Steering["CardPosition"]):
    """Every company is scored, without a decision."""

    NAME = "final"

    def resume(self, position: CardPosition) -> bool:
        position.frames.pop()
        for seat in position.standing():
            _score(position, seat)
        position.finished = True
        return False


def _score(position: CardPosition, seat: int) -> None:
    """Score one company, and tell it."""
    company = position.companies[seat]
    count = scoring.score_company(position, seat)
    if position.events is not None:
        position.tell_all(
            "final",
            seat,
            goods=count.goods,
            bought=count.bought,
            loans=company.loans,
            pounds=count.pounds,
            shares=company.shares,
            value=company.value,
            score=worth(company),
            money=company.money,
        )


class SoloScoring(FinalScoring):
    """The company of a solo game is scored, and its awards are recorded (C17)."""

    NAME = "final"

    def problems(self, position: CardPosition) -> list[tuple[str, str]]:
        return impossible.not_solo(position)

    def resume(self, position: CardPosition) -> bool:
        company, printed = position.companies[self.seat], position.rules.printed
        reached = 0 if company.broke else awards.before_scoring(printed, company)
        super().resume(position)
        if not company.broke:
            position.reached = reached | awards.after_scoring(printed, company)
        return False


class AllAwards(Steering["CardPosition"]):
    """A won game earns every award that was reached."""

    NAME = "awards"

    def problems(self, position: CardPosition) -> list[tuple[str, str]]:
        return impossible.not_solo(position)

    def resume(self, position: CardPosition) -> bool:
        position.frames.pop()
        if awards.place(position) == 1:
            position.awarded = position.reached
            if position.events is not None:
                for name in awards.names(position.awarded):
                    position.tell_all("award", self.seat, award=name)
        return False


class ChooseAwards(Phase["CardPosition"]):
    """Variant: the winner keeps two of the awards that were reached, the second player one (EN 1206)."""

    NAME = "awards"

    def problems(self, position: CardPosition) -> list[tuple[str, str]]:
        return impossible.not_solo(position)

    def _left(self, position: CardPosition) -> int:
        """Return how many may still be chosen."""
        place, choices = awards.place(position), position.rules.printed.award_choices
        return (choices[place - 1] if place <= len(choices) else 0) - position.awarded.bit_count()

    def resume(self, position: CardPosition) -> bool:
        if self._left(position) > 0 and position.reached & ~position.awarded:
            return True
        position.frames.pop()
        return False

    def moves(self, position: CardPosition) -> list[Move]:
        open_ = position.reached & ~position.awarded
        return [move for award, move in enumerate(position.rules.catalogue.award) if open_ >> award & 1]

    def why_not(self, position: CardPosition, move: Move) -> Reason | None:
        if move.kind != kinds.AWARD:
            return not_now(self.NAME, "EN 1206")
        if not position.reached >> move.a & 1:
            return Reason("award-not-reached", "EN 1185", {"award": AWARD_NAMES[move.a]})
        if position.awarded >> move.a & 1:
            return Reason("award-chosen", "EN 1206", {"award": AWARD_NAMES[move.a]})
        return None

    def play(self, position: CardPosition, move: Move) -> None:
        position.awarded |= 1 << move.a
        if position.events is not None:
            position.tell_all("award", self.seat, award=AWARD_NAMES[move.a])
