"""Looking back at games: history, standing, reports, reviews, analyses."""
