"""The card game in letters."""
