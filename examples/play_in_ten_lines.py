"""A whole game between bots, and what the winner did with it."""

from arktable.arena.line_up import LineUp
from arktable.arena.match import play_match

outcome = play_match(LineUp("arkadia", 3, ("greedy", "greedy", "random")), seed=7)
print("scores", outcome.scores)
print("winners", [f"seat {seat + 1}" for seat in outcome.winners])
print("decisions", outcome.decisions)
