"""Questions to bots that are answered in a separate process: moves, hints, reviews, analyses. They need no server."""
