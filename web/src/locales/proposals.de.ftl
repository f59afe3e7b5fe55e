## Menü des Tisches

tabledo-title = An diesem Tisch
tabledo-give = Zeit geben
tabledo-give-whom = Wem
tabledo-give-what = Wie viel
tabledo-give-do = { $who } geben
tabledo-pause = Pause vorschlagen
tabledo-pause-about = Alle Spieler müssen zustimmen. { $pace ->
    [live] Nach einer Stunde laufen die Uhren wieder.
   *[days] Nach sieben Tagen laufen die Uhren wieder.
  }
tabledo-end = Ende vorschlagen
tabledo-end-about = Alle Spieler müssen zustimmen. Die Plätze gelten, wie sie stehen; die Partie wird nicht gewertet.
tabledo-resign = Aufgeben …
tabledo-resign-about = Du wirst noch einmal gefragt.
tabledo-resign-sure = Diese Partie aufgeben?
tabledo-resign-wins = Die Partie endet, und { $who } hat gewonnen.
tabledo-resign-ends = Die Partie endet.
tabledo-resign-bot = Ein Bot spielt an deiner Stelle weiter. Du kannst den Platz nicht wieder einnehmen.
tabledo-resign-rated = Du wirst als Letzter gewertet.
tabledo-resign-yes = Ja, aufgeben
tabledo-resign-no = Nein, weiterspielen
tabledo-chat = Man darf einander schreiben
tabledo-chat-about = Du bist der Gastgeber: Du schaltest den Chat dieses Tisches ein und aus. Was geschrieben wurde, bleibt.
tabledo-away = Urlaub nehmen …
tabledo-away-about = Auf deiner Seite. Deine Uhren ruhen ganze Tage lang, ab morgen.
tabledo-leave = Tisch verlassen
tabledo-leave-about = Dein Platz bleibt deiner. Du findest den Tisch unter deinen in der Lobby.
tabledo-leave-clock = Dein Platz bleibt deiner, und deine Uhr läuft, wenn du am Zug bist.

## Vorschläge, Pausen, Ausfälle

offer-title = Ein Vorschlag
offer-end-by = { $who } schlägt vor, die Partie zu beenden: Plätze, wie sie stehen, nicht gewertet.
offer-end-mine = Du schlägst vor, die Partie zu beenden.
offer-pause-by = { $who } bittet um eine Pause.
offer-pause-mine = Du bittest um eine Pause.
offer-agreed = Einverstanden: { $who }.
offer-waits = Noch nicht: { $who }.
offer-agree = Zustimmen
offer-decline = Ablehnen
offer-withdraw = Zurückziehen
pause-title = Pause
pause-since = Niemandes Uhr läuft; Züge sind möglich. { $pace ->
    [live] Nach einer Stunde laufen die Uhren wieder.
   *[other] Nach sieben Tagen laufen die Uhren wieder.
  }
pause-resume = Uhren laufen lassen
outage-title = Der Server war weg
outage-about = Der Server war bis { $when } nicht erreichbar. Diese Zeit wird nicht berechnet.
substitute-title = Du spielst als Ersatz
substitute-about = Du spielst für { $who }. Der Platz kann vor jedem Zug zurückgenommen werden.

## Ein Spieler ist weg

lent-title = Ein Ersatz spielt für dich
lent-about = Auf deinem Platz spielt ein Ersatz. Du kannst ihn vor jedem Zug wieder einnehmen.
lent-rated = Die Partie wird gewertet: Weil jemand anderes für dich gespielt hat, wirst du als Letzter gewertet.
out-title = Deine Zeit ist abgelaufen
out-about = Deine Zeit ist abgelaufen. Du kannst noch ziehen, bis die anderen entschieden haben.
out-rated = Die Partie wird gewertet: Du wirst als Letzter gewertet, außer ein anderer Spieler gibt dir Zeit, bevor du weiterspielst.
step-in-title = Ein Platz ohne seinen Spieler
step-in-bot = Ein Bot spielt für { $who }.
step-in-out = { $who } hat keine Zeit mehr.
step-in-ask = Einspringen anbieten
step-in-asked = Du willst einspringen; die Spieler entscheiden.
vote-title = Die Zeit von { $who } ist abgelaufen
vote-bot-plays = Ein Bot spielt für { $who }
vote-cast = { $n } von { $m } abgestimmt
vote-agreed-decide = Vor dem Beginn vereinbart: Die anderen entscheiden gemeinsam.
vote-agreed-bot = Vor dem Beginn vereinbart: Ein Bot spielt weiter.
vote-agreed-wait = Vor dem Beginn vereinbart: Der Tisch wartet.
vote-by = Ohne Entscheidung bis { $when } spielt ein Bot weiter.
vote-back = Was auch gewählt wird, { $who } kann den Platz wieder einnehmen.
vote-bot = Ein Bot spielt weiter
vote-bot-about = { $bot }. Beginnt sofort.
vote-time = Mehr Zeit
vote-time-about = { $pace ->
    [live] Fünf Minuten mehr; dann werdet ihr wieder gefragt.
   *[days] 24 Stunden mehr; dann werdet ihr wieder gefragt.
  }
vote-wait = Warten
vote-wait-about = Ohne Grenze, bis { $who } zurückkommt.
vote-end = Hier beenden
vote-end-about = Plätze, wie sie stehen; nicht gewertet.
vote-substitute = { $name } übernimmt
vote-substitute-about = Will für { $who } weiterspielen.
vote-nobody = noch niemand
vote-not-sent = du, nicht gesendet
vote-send = Abstimmen
vote-players-only = Die Spieler dieses Tisches entscheiden.

## Enden

ended-agreed = Die Partie endete im Einvernehmen
ended-resigned = Die Partie endete, weil ein Spieler aufgegeben hat
ended-closed = Die Partie wurde geschlossen
ended-places = Plätze, wie sie stehen. Es ist nichts mehr zu entscheiden.
