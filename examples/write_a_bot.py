"""A bot of your own: it gets a position in which everything that its seat cannot know was dealt again.

It may look at that position, copy it and try moves in it. This one tries every move and takes the one after which its
own score stands best. From the terminal: arktable simulate arkadia --bots examples/write_a_bot.py:OneStepBot,random
"""

import arktable


class OneStepBot:
    """Looks one decision ahead."""

    def choose(self, position: arktable.Position) -> arktable.Move:
        """The move with the best score right after it; the first of equals."""
        me = position.seat

        def score_after(move: arktable.Move) -> int:
            trial = position.copy()
            trial.play(move)
            return trial.scores()[me]

        return max(position.moves(), key=score_after)


def main() -> None:
    """One game against the random bot."""
    match = arktable.play_match("arkadia", [OneStepBot, "random"], seed=11, options={"setup": "beginner"})
    print("scores", match.scores)


if __name__ == "__main__":
    main()
