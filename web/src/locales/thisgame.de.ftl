# Was mit einer ganzen Partie getan werden kann: mitnehmen, löschen.
thisgame = Diese Partie
thisgame-take = Diese Partie mitnehmen
thisgame-take-about = Die bisherige Partie als Datei, um anderswo weiterzuspielen: auf einem anderen Gerät, in einem anderen Browser, auf einem Server. Wähle dort „{ $load }“ auf der Seite „{ $archive }“. Sie bleibt auch hier.
thisgame-take-over = Die ganze Partie als Datei. Auf der Seite „{ $archive }“ öffnet sie sich überall.
thisgame-take-others = In dieser Partie spielen andere mit, und ihre Datei verrät, was die Regeln verbergen. Es gibt sie, wenn die Partie zu Ende ist.
thisgame-take-waits = Bevor die Partie begonnen hat, gibt es nichts mitzunehmen.
thisgame-delete = Diese Partie löschen
thisgame-delete-about = Sie verschwindet aus diesem Browser, mit Protokoll, Bericht und den Auszeichnungen, die sie gebracht hat.
thisgame-sure = „{ $table }“ endgültig löschen? Niemand kann sie zurückholen.
thisgame-yes = Endgültig löschen
thisgame-no = Behalten
thisgame-deleted = „{ $table }“ ist gelöscht.
error-kept-for-all = Ein Server bewahrt seine Partien auf: Sie gehören allen, die sie gespielt haben.
