"""Layer 2: players that are programs. They are handed `sample(seat)`, never the true position; a move comes out."""
