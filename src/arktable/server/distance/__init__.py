"""Play at a distance: clocks, notices, players, talk, orders, ratings, tournaments. Browsers do not load it."""
