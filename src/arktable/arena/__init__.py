"""Layer 2: many games between bots: single matches, simulations and tournaments, in one or several processes."""
