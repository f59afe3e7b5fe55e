"""The bots in the other seats of a one-player environment."""

from __future__ import annotations

from collections.abc import Sequence

from arktable.arena.line_up import fill_seats
from arktable.arena.outside import BotLike, seat_bot, seat_name
from arktable.bots.bot import Bot, ThinkingBot, ask, show
from arktable.bots.budget import read_budget
from arktable.engine.errors import WrongArgument
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.rng import rng_of
from arktable.envs.setup import Setup


def bot_names(setup: Setup, opponents: Sequence[BotLike] | BotLike) -> list[str]:
    """Return the names of the opponents, one for each other seat; fewer are repeated.

    A bot that thinks for some milliseconds would not play the same game again, so it is refused.
    """
    given = [opponents] if isinstance(opponents, str) or not isinstance(opponents, Sequence) else list(opponents)
    names = [seat_name(bot) for bot in given]
    for name in names:
        if name.startswith("pipe"):
            continue
        budget = name.partition("@")[2].partition(":")[0]
        bot = seat_bot(name, setup.game.facts.game, rng_of(0))
        if isinstance(bot, ThinkingBot) and not (budget and read_budget(budget).playouts):
            raise WrongArgument("opponents", "bots limited by play-outs, such as search@64", name)
    return list(fill_seats(names, setup.seats - 1)) if setup.seats > 1 else []


class Opponents:
    """The bots of one episode, by seat. Their numbers depend on the deal, the seat and the name only."""

    def __init__(self, setup: Setup, names: Sequence[str], learner: int, deal: int) -> None:
        game = setup.game.facts.game
        seats = [seat for seat in range(setup.seats) if seat != learner]
        named = dict(zip(seats, names, strict=True))
        self._bots: dict[int, Bot] = {
            seat: seat_bot(name, game, rng_of(deal, seat, name, "choice")) for seat, name in named.items()
        }
        self._deals = {seat: rng_of(deal, seat, name, "sample") for seat, name in named.items()}

    def seen(self, position: Position, move: Move) -> None:
        """Show the bots that read others what is going to be played."""
        for seat, bot in self._bots.items():
            show(bot, seat, position, move, self._deals[seat])

    def choose(self, position: Position) -> Move:
        """Return the move of the bot that decides."""
        return ask(self._bots[position.seat], position, self._deals[position.seat])
