"""Arkwright (Stefan Risthaus, Spielworxx 2014): Spinning Jenny, Spinning Mule and Water Frame."""

from arktable.games.arkwright.game import games
from arktable.games.arkwright.printed import load_sheet

GAMES = games(load_sheet())
