"""Arkadia (Rüdiger Dorn, Ravensburger 2006)."""

from arktable.games.arkadia.game import Arkadia
from arktable.games.arkadia.sheet import load_sheet

GAMES = (Arkadia(load_sheet()),)
