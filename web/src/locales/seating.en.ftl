# A table that waits for people: who else may sit down, and from where.
seating-name = Name on seat { $n }
seating-name-hint = their name
seating-here = Plays here
seating-here-on = Plays here, on seat { $n }
seating-bot = Bot
seating-bot-on = A bot on seat { $n }
seating-alone = This table is in your browser: nobody can come from elsewhere. The free seats are for people at this device, or for bots.
error-others-sit = Another person sits at this table: its free seats are for people who come.
