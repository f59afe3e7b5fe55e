"""Records of games: their text, their replay, and the rules and numbers of the game."""
