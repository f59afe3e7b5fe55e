"""One game between bots.

Every decision goes through `arktable.bots.bot`: a bot gets samples and never the true position. To collect statistics
or a record of the game, pass a `Watcher`.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, Protocol, runtime_checkable

from arktable.arena.line_up import LineUp
from arktable.arena.outside import seat_bot
from arktable.bots.bot import Bot, ThinkingBot, ask, show
from arktable.engine.events import Event
from arktable.engine.game import Game
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.records.line import begun
from arktable.engine.rng import Rng, rng_of

DECISION_LIMIT: Final = 20_000
"""The maximum of a record. No game comes near it, unless it is in an endless loop."""


class Watcher:
    """Watches a game. Override what you need. The position is the true one: do not change it."""

    LISTENS: ClassVar[bool] = False
    """Is it told the events, too? They cost time."""

    def before(self, position: Position) -> None:
        """The game has been set up."""

    def step(self, position: Position, seat: int, move: Move) -> None:
        """`seat` has chosen `move`, which is played next."""

    def told(self, position: Position, events: Sequence[Event]) -> None:
        """These events are what the set-up or the last move has done. Only for watchers with `LISTENS`."""

    def after(self, position: Position) -> None:
        """The game is over, or was stopped at the limit."""


@dataclass(frozen=True)
class Outcome:
    """How one match ended."""

    seed: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    ended: bool
    """The game came to its end within the limit of decisions."""
    finished: bool
    """It ended by its own end condition, not because nobody could act any more."""


def _new_bot(name: str, game: Game, rng: Rng) -> Bot:
    """A bot whose budget is CPU time: other programs on the machine make it slower, not weaker."""
    bot = seat_bot(name, game.facts.game, rng)
    if isinstance(bot, ThinkingBot):
        bot.reckon_by(time.process_time)
    return bot


@runtime_checkable
class Hearing(Protocol):
    """A bot that is told what happens, and how the game ends."""

    def hear(self, events: Sequence[Event], seat: int) -> None:
        """These events have happened; `seat` is the bot's own, and decides what it may know of them."""

    def over(self, scores: Sequence[int], winners: Sequence[int]) -> None:
        """The game has ended."""


def play_match(
    line_up: LineUp, seed: int, watchers: Sequence[Watcher] = (), limit: int = DECISION_LIMIT, listen: bool = False
) -> Outcome:
    """Play one game. With `listen` the position collects everything that happens as events."""
    game = line_up.game()
    bots = [_new_bot(name, game, rng_of(seed, seat, name, "choice")) for seat, name in enumerate(line_up.bots)]
    deals = [rng_of(seed, seat, name, "sample") for seat, name in enumerate(line_up.bots)]
    hearing = [(seat, bot) for seat, bot in enumerate(bots) if isinstance(bot, Hearing)]
    listening = [watcher for watcher in watchers if watcher.LISTENS]
    telling = bool(hearing or listening)
    position = begun(game, line_up.seats, line_up.options, seed, line_up.start, listen or telling)
    for watcher in watchers:
        watcher.before(position)
    told = _tell(position, 0, listening, hearing) if telling else 0
    while position.seat >= 0 and position.decisions < limit:
        seat = position.seat
        move = ask(bots[seat], position, deals[seat])
        for other, bot in enumerate(bots):
            show(bot, other, position, move, deals[other])
        for watcher in watchers:
            watcher.step(position, seat, move)
        position.play_checked(move)
        if telling:
            told = _tell(position, told, listening, hearing)
            if not listen and position.events is not None:
                position.events.clear()
                told = 0
    for watcher in watchers:
        watcher.after(position)
    for _, bot in hearing:
        bot.over(position.scores(), position.winners())
    ended = position.seat < 0
    return Outcome(
        seed=seed,
        scores=tuple(position.scores()),
        winners=tuple(position.winners()),
        decisions=position.decisions,
        ended=ended,
        finished=ended and position.ended_properly(),
    )


def _tell(position: Position, told: int, watchers: Sequence[Watcher], bots: Sequence[tuple[int, Hearing]]) -> int:
    """Tell the events after the first `told`, and return how many there are."""
    events = (position.events or [])[told:]
    for watcher in watchers:
        watcher.told(position, events)
    for seat, bot in bots:
        bot.hear(events, seat)
    return told + len(events)
