"""Arkadia (Rüdiger Dorn, Ravensburger 2006)."""

from arktable.games.arkadia.game import arkadia
from arktable.games.arkadia.printed import load_sheet

GAMES = (arkadia(load_sheet()),)
