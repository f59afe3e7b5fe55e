# Une table qui attend : qui d’autre peut s’asseoir, et d’où.
seating-name = Nom à la place { $n }
seating-name-hint = son nom
seating-here = Joue ici
seating-here-on = Joue ici, à la place { $n }
seating-bot = Bot
seating-bot-on = Un bot à la place { $n }
seating-alone = Cette table est dans votre navigateur : personne ne peut venir d’ailleurs. Les places libres sont pour qui joue sur cet appareil, ou pour des bots.
error-others-sit = Quelqu’un d’autre est assis à cette table : ses places libres attendent des joueurs.
