"""Layer 2: many games. One match between bots, then any number of them, serial or in several processes."""
