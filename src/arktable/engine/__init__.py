"""Layer 0: what every game is made of. Knows no game, does no I/O but reading sheets, imports the standard library only."""
