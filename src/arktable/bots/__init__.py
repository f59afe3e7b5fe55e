"""Layer 2: programs that play. They get `sample(seat)`, never the true position, and return a move."""
