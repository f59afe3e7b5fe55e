"""A bot of your own: it gets a position in which everything that its seat cannot know was dealt again.

It may look at that position, copy it and try moves in it. This one tries every move and takes the one after which its
own score stands best.
"""

from arktable.bots.bot import ask
from arktable.bots.random_bot import RandomBot
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed


class OneStepBot:
    """Looks one decision ahead."""

    def choose(self, position: Position) -> Move:
        """The move with the best score right after it; the first of equals."""
        me = position.seat

        def score_after(move: Move) -> int:
            trial = position.copy()
            trial.play(move)
            return trial.scores()[me]

        return max(position.moves(), key=score_after)


def main() -> None:
    """One game against the random bot."""
    position = find_game("arkadia").start(seats=2, options={"setup": "beginner"}, seed=11)
    bots = [OneStepBot(), RandomBot(rng_from_seed(1))]
    chance = rng_from_seed(2)
    while position.seat >= 0:
        position.play(ask(bots[position.seat], position, chance))
    print("scores", position.scores())


if __name__ == "__main__":
    main()
