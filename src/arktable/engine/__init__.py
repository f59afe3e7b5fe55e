"""Layer 0: what every game is made of. Knows no game, imports the standard library only (and mypy_extensions)."""
