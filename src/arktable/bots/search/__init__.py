"""Layer 2: the bot that looks ahead, the same for all games. It knows a game only through its `Study`."""
