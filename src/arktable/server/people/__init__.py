"""People: names, sessions, seat links, presence, awards."""
