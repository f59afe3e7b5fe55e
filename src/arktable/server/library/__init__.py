"""Records and files of games, out and in."""
