"""Nim with money: take stones, earn coins, pay to take again. The last stone brings a prize, or a fine."""

from nim_with_money.game import load_sheet, nim

GAMES = (nim(load_sheet()),)
