# Turniere.

tournaments-title = Turniere
tournaments-playing = { $n ->
    [0] Turniere
    [one] Du spielst in einem Turnier
   *[other] Du spielst in { $n } Turnieren
  }
tournaments-waiting = { $n ->
    [0] Nichts wartet auf dich.
    [one] Du bist an einem Tisch am Zug.
   *[other] Du bist an { $n } Tischen am Zug.
  }
tournaments-about = Tische öffnen von selbst, Tabellen führen sich von selbst.
tournaments-mine = Deine Turniere
tournaments-open = Offen zum Mitmachen
tournaments-open-count = { $n } offen
tournaments-running = Laufend
tournaments-finished = Beendet
tournaments-none = Kein Turnier ist offen
tournaments-none-about = Richte eines ein: Andere finden es hier, und Bots können es füllen.
tournaments-offline = Der Server ist nicht erreichbar. Was du siehst, kann veraltet sein.
tournament-missing = Dieses Turnier gibt es nicht
tournament-missing-about = Vielleicht wurde es entfernt, oder die Adresse stimmt nicht.

tournament-column-name = Turnier
tournament-column-form = Form
tournament-column-players = Spieler
tournament-column-pace = Tempo
tournament-column-notes = Hinweise
tournament-players = { $n } von { $most }
tournament-open = Öffnen
tournament-open-named = { $name } öffnen
tournament-look = Tabelle
tournament-look-named = Tabelle von { $name }
tournament-join = Mitmachen
tournament-join-named = Bei { $name } mitmachen
tournament-about = { $ruleset }, { $form }, { $n ->
    [one] ein Spieler
   *[other] { $n } Spieler
  }
tournament-leaders = { $n ->
    [one] { $first }
    [two] { $first }, vor { $second }
    [2] { $first }, vor { $second }
   *[other] { $first }, vor { $second } und { $third }
  }
tournament-percent = { $percent } Prozent gespielt
tournament-of = von { $n }
tournament-place = { $ordinal ->
    [one] { $n }.
   *[other] { $n }.
  }

tournament-swiss = Schweizer System
tournament-robin = jeder gegen jeden
tournament-robin-of = jeder gegen jeden, zu { $n }
tournament-swiss-rounds = Schweizer System, { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
  }
tournament-pace-unhurried = ohne Eile
tournament-pace-live = live, { $minutes } min{ $seconds ->
    [0] {""}
   *[other] {" "}+ { $seconds } s je Zug
  }
tournament-pace-days = Tage, { $hours } h je Zug, Polster { $days } T
tournament-rated = gewertet
tournament-unrated = nicht gewertet
tournament-leave-counts = Urlaub hält Uhren an
tournament-no-leave = Urlaub hält Uhren nicht an
tournament-by = von { $name }

tournament-state-open = wartet auf Spieler
tournament-state-closed = geschlossen
tournament-your-turn = Runde { $round } von { $rounds }, Tisch { $table }: Du handelst
tournament-their-turn = Runde { $round } von { $rounds }, Tisch { $table }: { $name } handelt
tournament-table-over = Runde { $round } von { $rounds }: Dein Tisch ist fertig
tournament-you-out = Runde { $round } von { $rounds }: Du setzt aus
tournament-round-of = Runde { $round } von { $rounds }
tournament-next-date = Nächste Runde spätestens am { $date }
tournament-no-date = Die nächste Runde öffnet, wenn alle Tische fertig sind.
tournament-waits = Wartet auf den Start, bisher { $n ->
    [one] ein Spieler
   *[other] { $n } Spieler
  }

tournament-new-title = Ein eigenes Turnier
tournament-new-about = Wähle Spiel, Form und Tempo; Tische öffnen von selbst, Tabellen führen sich von selbst.
tournament-new-open = Turnier einrichten
tournament-new-players = Nur Spieler mit eigenem Namen richten Turniere ein und nehmen teil.
tournament-new-sign-in = Namen behalten
tournament-new-many = Du hast so viele Turniere, wie eine Person haben darf. Ein weiteres geht, wenn eines davon endet.
tournament-which = Welche Form?
tournament-which-robin = Jeder gegen jeden:
tournament-which-robin-about = wenige Spieler, alle treffen auf alle. Am gerechtesten und am längsten.
tournament-which-swiss = Schweizer System:
tournament-which-swiss-about = viele Spieler, wenige Runden. Wer gleich viele Punkte hat, trifft aufeinander; niemand scheidet aus.
tournament-form-name = Name
tournament-form-game = Spiel
tournament-form-form = Form
tournament-form-seats = Spieler an einem Tisch
tournament-form-most = Höchstens Spieler
tournament-form-rounds = Runden
tournament-form-date = Eine Runde dauert höchstens
tournament-form-days = { $n ->
    [0] so lange sie dauert
    [one] einen Tag
   *[other] { $n } Tage
  }
tournament-form-pace = Tempo
tournament-form-rated = Gewertet
tournament-form-leave = Urlaub hält Uhren an
tournament-form-enter = Ich nehme teil
tournament-form-do = Einrichten

tournament-sub = { $n ->
    [one] ein Spieler
   *[other] { $n } Spieler
  }
tournament-sub-seats = Tische zu { $n }
tournament-withdraw = Zurückziehen …
tournament-go = Zu meinem Tisch
tournament-start = Starten
tournament-add-bots = Bots hinzufügen
tournament-bots-count = Zahl der Bots
tournament-remove = { $name } entfernen
tournament-next = Runde beenden …
tournament-close = Schließen …

tournament-fact-round = { $n } von { $of }
tournament-fact-since = Runde, seit { $date }
tournament-fact-place = dein Platz, { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
  }
tournament-fact-table = Tisch { $n }
tournament-fact-with = mit { $names }
tournament-fact-games = { $n } von { $of }
tournament-fact-games-about = Partien beendet
tournament-fact-latest = nächste Runde, spätestens
tournament-fact-last = Ende, spätestens
tournament-fact-players = Spieler
tournament-fact-winner = hat gewonnen

tournament-standings = Tabelle
tournament-entered = Spieler
tournament-entered-none = Noch nimmt niemand teil.
tournament-after = nach { $n } von { $of } Runden
tournament-after-games = nach { $n } von { $of ->
    [one] einer Partie
   *[other] { $of } Partien
  }
tournament-cross = Jeder gegen jeden
tournament-column-rank = #
tournament-column-rank-about = Platz
tournament-column-player = Spieler
tournament-column-round = R { $n }
tournament-column-points = Punkte
tournament-column-opponents = Geg.
tournament-column-opponents-about = Punkte der Gegner
tournament-column-share = Anteil
tournament-you = du
tournament-bot = Bot
tournament-withdrawn = zurückgezogen
tournament-at-table = Tisch { $n }
tournament-out-short = frei
tournament-self = selbst
tournament-share = { $n } %
tournament-cross-about = Lies die Zeile entlang: 1 gewonnen, ½ geteilt, 0 verloren. R 4: die Runde, in der gespielt wird.
tournament-in-round = R{ $n } { $what }
tournament-now-table = jetzt Tisch { $n }

tournament-my-round = Runde { $n }
tournament-my-round-table = Runde { $n }, Tisch { $table }
tournament-my-table = Dein Tisch
tournament-my-you = Du handelst; letzter Zug { $since }.
tournament-my-they = { $name } handelt; letzter Zug { $since }.
tournament-my-over = Die Partie ist zu Ende. Die nächste Runde öffnet, wenn alle Tische fertig sind.
tournament-my-out = In Runde { $n } setzt du aus
tournament-my-out-about = Du bekommst dafür { $points }. Der nächste Tisch öffnet von selbst; du bekommst eine Benachrichtigung.
tournament-my-next = Dann triffst du auf { $names }.
tournament-to-table = Zum Tisch
tournament-latest = spätestens { $date }

tournament-rounds = Runden
tournament-round = Runde { $n }
tournament-round-running = { $n ->
    [one] ein Tisch läuft
   *[other] { $n } Tische laufen
  }
tournament-round-finished = beendet { $date }
tournament-round-planned = öffnet später
tournament-table = Tisch { $n }
tournament-table-finished = beendet
tournament-table-running = { $percent } % gespielt
tournament-table-planned = öffnet mit Runde { $n }
tournament-sits-out = { $name } setzt aus
tournament-you-sit-out = { $name } setzt aus, das bist du
tournament-watch = An Tisch { $n } von Runde { $round } zusehen
tournament-rounds-next = Runde { $n } wird ausgelost, wenn der letzte Tisch von Runde { $before } fertig ist{ $date ->
    [none] .
   *[other] , spätestens am { $date }.
  }
tournament-rounds-none = Runde 1 wird ausgelost, wenn { $owner } das Turnier startet.

tournament-ties = Wie Gleichstände entschieden werden
tournament-ties-points = Punkte:
tournament-ties-points-about = { $scale } für die Plätze an einem Tisch; geteilte Plätze teilen. { $seats ->
    [2] {""}
   *[other] An einem kleineren Tisch sind die Stufen größer.{" "}
  }Wer aussetzt, bekommt { $bye }.
tournament-ties-opponents = Punkte der Gegner:
tournament-ties-opponents-about = die Punkte derer, auf die du getroffen bist. Ein schwerer Weg zählt mehr.
tournament-ties-share = Anteil:
tournament-ties-share-about = dein Ergebnis in Prozent von dem des Tisches, im Mittel aller Runden.
tournament-ties-head = Direkter Vergleich
tournament-ties-head-about = zwischen denen, die gleichauf sind, dann die Zahl der gewonnenen Partien.
tournament-ties-lot = Los,
tournament-ties-lot-about = zu Beginn gezogen{ $seed ->
    [none] .
   *[other] {" "}aus der Zahl { $seed }, wie die Begegnungen.
  }

tournament-withdraw-title = Aus { $name } zurückziehen?
tournament-withdraw-open = Dein Platz wird frei. Bis zum Start kannst du wieder mitmachen.
tournament-withdraw-table = An deinem laufenden Tisch gibst du auf: Ein Bot spielt für dich weiter, oder der andere Spieler hat gewonnen, und es zählt als letzter Platz.
tournament-withdraw-points = Deine Punkte bleiben in der Tabelle. Du kannst nicht zurückkommen.
tournament-withdraw-do = Zurückziehen
tournament-withdraw-not = Bleiben
tournament-next-title = Runde { $n } beenden?
tournament-next-about = Laufende Partien enden jetzt und zählen mit den Plätzen, wie sie stehen. Dann öffnet die nächste Runde.
tournament-next-young = Möglich ab { $date }.
tournament-next-do = Runde beenden
tournament-close-title = { $name } schließen?
tournament-close-about = Das Turnier endet ohne Sieger. Laufende Partien gehen weiter, zählen aber nicht mehr.
tournament-close-do = Turnier schließen
tournament-cancel = Abbrechen
