# Ein Tisch, der auf Leute wartet: wer sich noch setzen darf und von wo.
seating-name = Name auf Platz { $n }
seating-name-hint = der Name
seating-here = Spielt hier
seating-here-on = Spielt hier, auf Platz { $n }
seating-bot = Bot
seating-bot-on = Ein Bot auf Platz { $n }
seating-alone = Dieser Tisch ist in deinem Browser: Von anderswo kann niemand kommen. Die freien Plätze sind für Leute an diesem Gerät oder für Bots.
error-others-sit = An diesem Tisch sitzt noch jemand: Seine freien Plätze sind für Leute, die kommen.
