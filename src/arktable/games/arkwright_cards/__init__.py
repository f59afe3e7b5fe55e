"""Arkwright: The Card Game (Stefan Risthaus, Game Brewer 2021): basic, expert and solo."""

from arktable.games.arkwright_cards.game import games
from arktable.games.arkwright_cards.printed import load_sheet

GAMES = games(load_sheet())
