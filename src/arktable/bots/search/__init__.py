"""Layer 2: the bot that looks ahead, one for all games. Of each game it knows no more than its `Study` tells."""
