"""Nim with money: take stones, earn coins, pay to take again. The last stone brings a prize, or a fine."""

from nim_with_money.game import Nim, load_sheet

GAMES = (Nim(load_sheet()),)
