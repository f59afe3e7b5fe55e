"""A whole game between bots, and what the winner did with it."""

import arktable

match = arktable.play_match("arkadia", ["greedy", "greedy", "random"], seed=7)
print("scores", match.scores)
print("winners", [f"seat {seat + 1}" for seat in match.winners])
print("decisions", match.outcome.decisions)
