"""Who somebody is and who sits where: names, sessions, seat links, presence, awards."""
