# Einladungen, der Gastgeber eines Tisches, Zusehen, Weglegen.

## Was vereinbart wurde

coming-game = Spiel
coming-as-printed = wie gedruckt
coming-pace = Tempo
coming-pace-unhurried = Ohne Eile: keine Uhr
coming-pace-unhurried-about = alle ziehen, wann sie können
coming-pace-live = Live: je { $bank }, { $turn } mehr pro Zug
coming-pace-live-about = alle sind zur gleichen Zeit da
coming-pace-days = Tage: { $turn } je Zug, Polster { $bank }
coming-pace-days-about = alle ziehen, wann es ihnen passt
coming-pace-window = deine Uhr läuft von { $from } bis { $to } in deiner Zone
coming-zero = Bei null
coming-zero-decide = Die anderen entscheiden
coming-zero-decide-about = ein Bot spielt weiter, mehr Zeit, jemand springt ein, oder das Ende
coming-zero-bot = Ein Bot spielt weiter
coming-zero-bot-about = wem der Platz gehört, kann ihn wieder einnehmen
coming-zero-wait = Der Tisch wartet
coming-zero-wait-about = nichts geschieht von selbst
coming-rated = Gewertet
coming-rated-yes = Ja
coming-rated-yes-about = die Partie zählt für die Wertungen ihrer Spieler; keine Tipps
coming-rated-no = Nein
coming-rated-no-about = keine Wertung ändert sich
coming-long = Wie lange
coming-long-about = Etwa { $time }
coming-long-sitting = am Stück
coming-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
  }
coming-hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
  }
coming-minutes = { $n } min
coming-seconds = { $n } s

## Bevor man sich setzt

coming-to = Einladung an „{ $table }“
coming-kept-for-you = { $who } hat dir einen Platz reserviert
coming-invites = { $who } lädt dich ein, dich zu setzen
coming-full = Gerade ist kein Platz frei
coming-full-about = Jeder freie Platz ist für jemanden reserviert. Du kannst zusehen, wenn die Partie beginnt, oder selbst einen Tisch eröffnen.
coming-sit = Dein Platz
coming-name = Dein Name an diesem Tisch
coming-name-about = Kein Konto, keine E-Mail: Der Platz gehört diesem Browser.
coming-take = Diesen Platz einnehmen
coming-decline = Einladung ablehnen
coming-taken-about = Alle Plätze sind besetzt. Du kannst zuschauen, wenn die Partie beginnt, oder selbst einen Tisch eröffnen.
coming-watch-later = Wer auf dieser Seite bleibt, sieht zu, wenn die Partie beginnt.
coming-seats = Wer dort sitzt
coming-host = Gastgeber
coming-you-host = du, Gastgeber
coming-your-seat = dein Platz, wenn du magst
coming-kept = reserviert
coming-kept-you = für dich reserviert
coming-kept-since = reserviert, eingeladen { $when }
coming-again-title = Der Gastgeber hat den Tisch geändert
coming-again-about = Du hast dich unter anderen Bedingungen hingesetzt. Die Partie beginnt, wenn du diesen zustimmst.
coming-was = vorher:
coming-is = jetzt:
coming-agree = Zustimmen
coming-must-agree = muss der Änderung zustimmen
coming-waits-too = Vorher muss { $who } dem zustimmen, was der Gastgeber geändert hat.
coming-waits-agree = Alle Plätze sind besetzt. Die Partie beginnt, wenn { $who } dem zugestimmt hat, was der Gastgeber geändert hat.

## Der Gastgeber

coming-invite = Einladen
coming-share = Teilen
coming-code = Als Code zeigen
coming-code-of = Bild der Adresse { $link }
coming-by-name = Oder einen Spieler mit Namen
coming-invite-go = Einladen
coming-invited = { $who } ist eingeladen
coming-keep = Einen Platz reservieren
coming-answer-none = hat nicht geantwortet
coming-answer-declined = hat abgelehnt
coming-answer-removed = wurde entfernt
coming-answer-accepted = hat angenommen
coming-uninvite = Die Einladung von { $who } zurückziehen
coming-bot-instead = Bot stattdessen
coming-bot-for = Ein Bot statt { $who }
coming-remove = { $who } entfernen
coming-remove-short = Entfernen
coming-start = Beginnen
coming-start-bots = { $n ->
    [one] Mit einem Bot beginnen
   *[other] Mit { $n } Bots beginnen
  }
coming-start-about = { $n ->
    [one] Ein Bot nimmt den freien Platz. Sonst beginnt die Partie von selbst, wenn er besetzt ist.
   *[other] Bots nehmen die { $n } freien Plätze. Sonst beginnt die Partie von selbst, wenn alle besetzt sind.
  }
coming-start-kept = Ein Platz ist für { $who } reserviert: Warte, oder setz einen Bot hin.
coming-start-agree = Zuerst muss { $who } dem zustimmen, was du geändert hast.
coming-change = Ändern
coming-change-title = Den Tisch ändern
coming-change-name = Name
coming-change-others = { $who } hat sich unter dem hingesetzt, was jetzt vereinbart ist. Wenn du Optionen, Tempo oder Wertung änderst, beginnt die Partie erst, wenn alle wieder zugestimmt haben.
coming-change-alone = Noch sitzt hier niemand sonst. Wer sich später setzt, stimmt dem zu, was dann hier steht.
coming-change-go = Ändern
coming-changed = Der Tisch ist geändert
coming-changed-wait = { $who } muss zustimmen, bevor die Partie beginnt.
coming-changes = Was der Gastgeber geändert hat
coming-close = Tisch schließen
coming-closed-done = { $table } ist geschlossen
coming-who = Wer kommen darf
coming-who-public = Öffentlich
coming-who-public-about = Der Tisch steht in der Liste, und alle dürfen sich setzen.
coming-who-link = Mit Link
coming-who-link-about = Der Tisch steht nicht in der Liste. Wer die Adresse hat, darf sich setzen.
coming-who-invited = Nur Eingeladene
coming-who-invited-about = Nur Leute, die du mit Namen einlädst, dürfen sich setzen.
coming-chat = Alle dürfen einander schreiben
reach-only-here = Diese Adresse gilt nur auf diesem Rechner. Starte den Server mit --host 0.0.0.0 für dein Netz oder mit --public-url.

## Zu spät, geschlossen, nirgends

coming-late = Diese Partie hat begonnen
coming-late-since = Diese Partie hat am { $when } begonnen
coming-late-about = Du siehst zu. Was am Tisch verdeckt ist, ist auch für dich verdeckt.
coming-closed = Dieser Tisch wurde geschlossen
coming-closed-about = { $who } hat „{ $table }“ am { $when } geschlossen, bevor es losging. Nichts wurde gespielt, und nichts ist verloren.
coming-again-open = Denselben Tisch wieder eröffnen
coming-again-open-about = Mit denselben Regeln, Optionen und demselben Tempo. Wer dort saß oder eingeladen war, wird wieder eingeladen.
coming-wrong-about = Vielleicht ging unterwegs ein Buchstabe verloren, oder der Tisch wurde gelöscht. Frag noch einmal nach der Adresse.
coming-open-tables = Offene Tische ansehen

## Die Lobby

coming-your-invitations = Einladungen
coming-from = { $who } lädt dich ein, { $when }
coming-look = Ansehen
coming-look-at = Die Einladung an { $table } ansehen
coming-accept = Hinsetzen
coming-accept-at = An { $table } hinsetzen
coming-decline-at = Die Einladung an { $table } ablehnen
coming-put-away = Weglegen
coming-put-away-at = { $table } weglegen
coming-shelf = { $n ->
    [one] { $n } Tisch weggelegt
   *[other] { $n } Tische weggelegt
  }
coming-take-back = Zurückholen
coming-take-back-at = { $table } zurückholen
coming-shelf-hide = Weggelegtes verbergen

## Zusehen

nav-watch = Zusehen
coming-watching = { $n ->
    [one] eine Person sieht zu
   *[other] { $n } Personen sehen zu
  }
watch-title = { $n ->
    [0] Gerade gibt es nichts zu sehen
    [one] Ein Tisch, an dem du zusehen kannst
   *[other] { $n } Tische, an denen du zusehen kannst
  }
watch-about = Öffentliche Partien, die jetzt laufen. Niemand sieht, wer zusieht, nur wie viele.
watch-hidden = Was am Tisch verdeckt ist, ist auch hier verdeckt.
watch-all = Alle Spiele
watch-any = Jedes Tempo
watch-live = Live
watch-days = Tage
watch-unhurried = Ohne Eile
watch-none = Kein öffentlicher Tisch läuft
watch-none-about = Offene Tische sind in der Lobby, beendete Partien im Archiv.
watch-turn = Zug { $turn }: { $who } entscheidet
watch-mini = { $game }, { $percent } Prozent gespielt
watch-offline = Diese Liste kann veraltet sein: Der Server antwortet nicht.
watch-skip = Zu den Tischen

## Ein Server auf Einladung

welcome-title = Dieser Server ist nur auf Einladung
welcome-open = Dieser Server steht allen offen
welcome-open-about = Niemand braucht hier einen Code: Alle können Tische eröffnen und Spieler werden.
welcome-about = Wer von einem Spieler eingelassen wurde, darf Tische eröffnen und Spieler werden. Um sich an einen Tisch zu setzen, genügt dessen Adresse.
welcome-line = Dieser Server ist nur für Eingeladene. Wer einen Code von einem Spieler hat, kann Tische eröffnen und einen Namen behalten.
welcome-line-in = Dieser Server ist nur für Eingeladene. Du kannst andere einlassen.
welcome-code = Dein Code
welcome-use = Eintreten
welcome-done = Willkommen: Du darfst jetzt Tische eröffnen.
welcome-in = Du bist eingelassen.
welcome-make = Jemanden einlassen
welcome-make-about = Ein Code gilt einmal, innerhalb von 14 Tagen.
welcome-made = Schick diese Adresse an eine Person
welcome-skip = Zum Code
