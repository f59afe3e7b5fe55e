"""Looking back at games: history, standings, reports, reviews, analyses."""
