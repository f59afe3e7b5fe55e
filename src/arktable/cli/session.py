"""One game at the terminal: a person and bots, the record, and undo.

This module does no input or output: `terminal.py` does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from arktable.arena.line_up import PERSON, LineUp
from arktable.bots.bot import ask, show
from arktable.bots.catalogue import make_bot
from arktable.engine.events import Seen, said
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.reasons import GAME_OVER, Reason
from arktable.engine.records.line import begun
from arktable.engine.records.record import Player, new_record
from arktable.engine.rng import rng_of
from arktable.engine.seats import SPECTATOR

Happening = Seen
"""An event as its viewer may know it."""

_NOTHING_TO_UNDO: Final = Reason("undo-nothing", "")
_REVEALED: Final = Reason("undo-revealed", "")


class _Moment:
    """The state that undo returns to: the position before a decision, and the length of the log."""

    def __init__(self, position: Position, told: int) -> None:
        self.position: Final[Position] = position
        self.told: Final[int] = told


class Session:
    """`me` is the person's seat, or SPECTATOR when bots play alone."""

    def __init__(self, line_up: LineUp, seed: int, me: int, names: Sequence[str]) -> None:
        game = line_up.game()
        self.me: Final[int] = me
        self.names: Final[list[str]] = list(names)
        self._bots = {
            seat: make_bot(name, game.facts.game, rng_of(seed, seat, name, "choice"))
            for seat, name in enumerate(line_up.bots)
            if name != PERSON
        }
        self._deals = {seat: rng_of(seed, seat, line_up.bots[seat], "sample") for seat in self._bots}
        players = [
            Player(f"bot:{bot}" if bot != PERSON else "person", name)
            for bot, name in zip(line_up.bots, names, strict=True)
        ]
        self.position = begun(game, line_up.seats, line_up.options, seed, line_up.start, listen=True)
        played = self.position.begun_by().game
        self.record = new_record(played, line_up.seats, line_up.options, seed, players, line_up.start)
        self.log: list[Happening] = []
        self._moments: list[_Moment] = []
        self._no_undo = _NOTHING_TO_UNDO
        self._unseen: list[
            tuple[Position, Move]
        ] = []  # decisions that are shown to the bots when they can no longer be undone
        self._take_down()

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.position.seat < 0

    @property
    def my_turn(self) -> bool:
        """Is the person asked to decide?"""
        return self.me != SPECTATOR and self.position.seat == self.me

    def view(self) -> dict[str, Any]:
        """The view of the person."""
        return self.position.view(self.me)

    def bot_decides(self) -> list[Happening]:
        """Make the next decision of a bot; returns its events."""
        seat = self.position.seat
        for position, decided in self._unseen:
            self._show(position, decided)
        self._unseen.clear()
        move = ask(self._bots[seat], self.position, self._deals[seat])
        self._show(self.position, move)
        self._moments.clear()
        self._no_undo = Reason("undo-other", "", {"seat": seat})
        return self._play(move)

    def decide(self, text: str) -> list[Happening]:
        """Play the person's decision, in notation. An illegal move raises an error and changes nothing."""
        position = self.position
        move = position.catalogue.parse(text)
        before, reveals = _Moment(position.copy(), len(self.log)), position.reveals
        happened = self._play(move)
        self._unseen.append((before.position, move))
        if position.reveals == reveals:
            self._moments.append(before)
        else:
            self._moments.clear()
            self._no_undo = _REVEALED
        return happened

    def why_not(self, text: str) -> Reason | None:
        """Why the person cannot play this now; None if they can."""
        if text == "undo":
            return self.why_not_undo()
        move = self.position.catalogue.parse(text)
        if not self.over and not self.my_turn:
            return Reason("not-your-turn", "", {"seat": self.position.seat})
        return self.position.why_not(move)

    def why_not_undo(self) -> Reason | None:
        """Why the person cannot take a decision back. They can until something hidden shows or another decides."""
        if self.over:
            return GAME_OVER
        return None if self._moments else self._no_undo

    def undo(self) -> None:
        """Take back the person's last decision; ask `why_not_undo` first."""
        moment = self._moments.pop()
        self.position = moment.position
        self.position.events = []
        self.record.moves.pop()
        self._unseen.pop()
        del self.log[moment.told :]

    def _show(self, position: Position, move: Move) -> None:
        """Let the bots in the other seats see a decision."""
        for seat, bot in self._bots.items():
            show(bot, seat, position, move, self._deals[seat])

    def _play(self, move: Move) -> list[Happening]:
        seat = self.position.seat
        self.position.play_checked(move)
        self.record.moves.append((seat, move.text))
        return self._take_down()

    def _take_down(self) -> list[Happening]:
        """Move the events of the position into the log, as far as the person may know them."""
        events = self.position.events or []
        happened = said(events, self.me)
        events.clear()
        self.log += happened
        return happened
