"""Layer 1: one folder per game, all with the same skeleton, none importing another."""
