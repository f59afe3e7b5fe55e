"""One game between bots.

Every decision goes through `arktable.bots.bot`: a bot gets samples and never the true position. To collect statistics
or a record of the game, pass a `Watcher`.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from arktable.arena.line_up import LineUp
from arktable.arena.outside import seat_bot
from arktable.bots.bot import Bot, ThinkingBot, ask, show
from arktable.engine.game import Game
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.records.line import begun
from arktable.engine.rng import Rng, rng_of

DECISION_LIMIT: Final = 20_000
"""The maximum of a record. No game comes near it, unless it is in an endless loop."""


class Watcher:
    """Watches a game. Override what you need. The position is the true one: do not change it."""

    def before(self, position: Position) -> None:
        """The game has been set up."""

    def step(self, position: Position, seat: int, move: Move) -> None:
        """`seat` has chosen `move`, which is played next."""

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


def play_match(
    line_up: LineUp, seed: int, watchers: Sequence[Watcher] = (), limit: int = DECISION_LIMIT, listen: bool = False
) -> Outcome:
    """Play one game. With `listen` the position tells its watchers everything that happens as events."""
    game = line_up.game()
    bots = [_new_bot(name, game, rng_of(seed, seat, name, "choice")) for seat, name in enumerate(line_up.bots)]
    deals = [rng_of(seed, seat, name, "sample") for seat, name in enumerate(line_up.bots)]
    position = begun(game, line_up.seats, line_up.options, seed, line_up.start, listen)
    for watcher in watchers:
        watcher.before(position)
    while position.seat >= 0 and position.decisions < limit:
        seat = position.seat
        move = ask(bots[seat], position, deals[seat])
        for other, bot in enumerate(bots):
            show(bot, other, position, move, deals[other])
        for watcher in watchers:
            watcher.step(position, seat, move)
        position.play_checked(move)
    for watcher in watchers:
        watcher.after(position)
    ended = position.seat < 0
    return Outcome(
        seed=seed,
        scores=tuple(position.scores()),
        winners=tuple(position.winners()),
        decisions=position.decisions,
        ended=ended,
        finished=ended and position.ended_properly(),
    )
