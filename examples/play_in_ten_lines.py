"""A whole game between bots, and what the winner did with it."""

from arktable.arena.match import play_match
from arktable.arena.plan import Plan

outcome = play_match(Plan("arkadia", 3, ("greedy", "greedy", "random")), seed=7)
print("scores", outcome.scores)
print("winners", [f"seat {seat + 1}" for seat in outcome.winners])
print("decisions", outcome.decisions)
