"""Ratings of players, one for each ruleset."""
