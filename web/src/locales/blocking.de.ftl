# Personen, die man blockiert hat.

blocking-title = Personen, die du blockiert hast
blocking-none = Du hast niemanden blockiert. Du kannst es auf der Seite eines Spielers tun, oder im Chat eines Tisches mit einem Klick auf einen Namen.
blocking-about = Sie können dich nicht einladen und sich nicht an Tische setzen, die du eröffnest, und du siehst nicht, was sie schreiben. Sie erfahren es nicht. Partien, die ihr schon spielt, gehen weiter.
blocking-block = Blockieren
blocking-block-who = { $who } blockieren
blocking-end = Freigeben
blocking-end-who = { $who } freigeben
blocking-sure = { $who } kann dich dann nicht einladen und sich nicht an Tische setzen, die du eröffnest, und du siehst nicht, was { $who } schreibt. Das erfährt niemand. Partien, die ihr schon spielt, gehen weiter.
blocking-yes = Ja, blockieren
blocking-no = Abbrechen
blocking-done = { $who } ist blockiert
blocking-done-about = Auf der Seite deines Kontos kannst du es beenden.
blocking-ended = { $who } ist nicht mehr blockiert
blocking-is = Du hast diesen Spieler blockiert.
