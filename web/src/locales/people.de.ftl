# Die Seiten von Personen: meine Seite, die Seite eines Spielers, Wertungen, der Knopf zum nächsten Tisch.

people-me = Meine Seite
people-since = Seit { $since } an diesen Tischen. Andere sehen Namen, Ergebnisse und Wertung; sonst nichts.
people-since-guest = Gast seit { $since }. Andere sehen den Namen am Tisch; ein Gast hat keine eigene Seite.
people-as-others = Wie andere sie sehen
people-keep = Diesen Namen behalten
people-rename = Namen ändern
people-visitor = Hier hat sich noch niemand gesetzt
people-visitor-about = Deine Tische, Ergebnisse und Auszeichnungen stehen hier, sobald du dich an einen Tisch gesetzt oder angemeldet hast.
people-sign-in = Anmelden
people-again = Noch einmal versuchen
people-public = Ergebnisse an öffentlichen Tischen, Wertung und Auszeichnungen.
people-in-short = In Kürze
people-former = Früherer Spieler
people-guest = (Gast)
people-you = du
people-player = Spieler

people-next = { $n ->
    [one] Dein Zug an { $table }
   *[other] Dein Zug an { $table } ({ $n } Tische)
  }

## Tische

people-running = Laufend
people-tables = { $n ->
    [one] 1 Tisch
   *[other] { $n } Tische
  }
people-table = Tisch
people-whose = Wer ist am Zug
people-flag = bis { $when }
people-clock = Uhr
people-open = Öffnen
people-your-turn = Dein Zug
people-turn-of = { $who }, { $since }
people-play = Spielen
people-play-at = An { $table } spielen
people-look = Ansehen
people-look-at = { $table } ansehen
people-rated = gewertet
people-pace-unhurried = keine Uhr
people-pace-live = live
people-pace-days = Tage
people-none-running = Keine Partie läuft
people-none-running-about = Eröffne einen Tisch oder setz dich an einen, der auf Spieler wartet.
people-invited = Einladungen
people-invited-by = { $by } lädt dich ein
people-waiting = Wartet auf Spieler
people-away = Weggelegt
people-show = Zeigen

## Ergebnisse

people-finished = Beendet
people-finished-note = { $n } von { $of } · für immer aufbewahrt
people-show-all = Alle { $n } zeigen
people-none-finished = Keine Partie ist beendet
people-none-finished-about = Plätze, Punkte und Berichte deiner Partien werden hier stehen.
people-results = Ergebnisse
people-none-results = Keine Partie an einem öffentlichen Tisch ist beendet
people-place = Platz
people-scores = Punkte
people-day = Tag
people-nth = { $n ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $n }.
  }
people-of = von { $n }
people-out-resigned = aufgegeben
people-out-time = Zeit abgelaufen
people-out-replaced = ersetzt
people-ended-agreed = Im Einvernehmen beendet.
people-ended-resigned = Durch Aufgabe beendet.
people-ended-closed = Geschlossen.

## Bilanz

people-record = Bilanz
people-against = Gegen
people-games = Partien
people-won = Gewonnen
people-mean = Mittlerer Platz
people-best = Bester
people-by-ruleset = Nach Regelwerk
people-by-opponent = Nach Gegner
people-higher = Besser
people-higher-said = { $higher }-mal besser, { $lower }-mal schlechter
people-percent = { $n } Prozent
people-alone = { $ruleset }, allein
people-none-record = Noch nichts zu zählen
people-none-record-about = Partien, die du beendest, zählen hier nach Regelwerk und Gegner.
people-none-record-other = Hier zählen Partien an öffentlichen Tischen.

people-fact-games = { $n ->
    [one] Partie beendet
   *[other] Partien beendet
  }
people-fact-won = gewonnen
people-fact-rating = Wertung, { $ruleset }
people-fact-provisional = vorläufige Wertung, { $ruleset }
people-fact-unrated = noch nicht gewertet
people-fact-awards = { $n ->
    [one] Auszeichnung
   *[other] Auszeichnungen
  }
people-awards = Auszeichnungen
people-times = { $n }-mal
people-none-awards = Noch keine Auszeichnungen
people-none-awards-about = Allein das Kartenspiel hat fünfzehn.

## Wertungen

people-rating = Wertung
people-ruleset = Regelwerk
people-rating-note = { $ruleset }, { $n ->
    [one] 1 gewertete Partie
   *[other] { $n } gewertete Partien
  }
people-rating-said = Wertung { $value }, plus oder minus { $spread }, nach { $n ->
    [one] einer Partie
   *[other] { $n } Partien
  }.
people-rating-about = Die Linie ist die Schätzung, das Band, wo die wahre Stärke in 19 von 20 Fällen liegt. Mit jeder gewerteten Partie wird es schmaler.
people-rating-all = Alle Wertungen
people-step = { $day }: Platz { $place }, Wertung { $value }
people-steps = Alle gewerteten Partien
people-step-before = Vorher
people-step-after = Nachher
people-provisional = vorläufig
people-none-rating = Noch nicht gewertet
people-none-rating-about = Wähle „gewertet“, wenn du einen Tisch für mindestens zwei Personen eröffnest.
people-none-rating-other = Dieser Spieler hat keine gewertete Partie beendet.
people-ratings = Wertungen
people-ratings-about = Aus Partien, für die Wertung vereinbart war, mit mindestens zwei Personen. Alle beginnen bei 1000.
people-listed = Spieler
people-none-listed = Noch steht niemand auf der Liste
people-none-listed-about = Eine Wertung steht hier, wenn sie sicher genug ist, nach etwa 16 bis 30 gewerteten Partien.
people-provisional-title = Vorläufig
people-provisional-about = Diese Zahlen können sich noch stark ändern und werden nicht verglichen.
people-bots = Bots
people-bots-about = Bots haben feste Plätze. Sie stehen zum Vergleich da; Partien nur gegen Bots werden nicht gewertet.
people-leave = Urlaub
people-leave-left = noch { $n } von { $most } Tagen in diesem Jahr
people-leave-days = { $first } bis { $last }
people-leave-begun = hat begonnen
people-leave-end = Aufgeben
people-leave-first = Erster Tag
people-leave-last = Letzter Tag
people-leave-take = Urlaub nehmen
people-leave-about = Ganze Tage ab morgen. Deine Uhren ruhen an allen Tischen mit Tagestempo; ziehen kannst du trotzdem. Die anderen sehen, dass du Urlaub hast.

## Meine Daten

people-data = Meine Daten
people-export = Alles exportieren
people-export-about = { $n ->
    [0] Konto, Chatzeilen, Notizen, Wertungen, Auszeichnungen; eine JSON-Datei.
    [one] Eine beendete Partie als Aufzeichnung, Chatzeilen, Notizen, Wertungen, Auszeichnungen; eine JSON-Datei.
   *[other] { $n } beendete Partien als Aufzeichnungen, Chatzeilen, Notizen, Wertungen, Auszeichnungen; eine JSON-Datei.
  }
people-export-do = Exportieren
people-account = Konto
people-account-about = Name, Anmeldung, Geräte, mich löschen.
people-account-do = Konto
people-notices = Benachrichtigungen
people-notices-about = Wenn du am Zug bist: per Ton, Push, E-Mail, Webhook oder Feed.
people-notices-do = Einstellen
