# Wörter, die alle Programme gemeinsam haben, und die des Terminals. Die Wörter eines Spiels liegen bei seinen Regeln, die
# der Seiten beim Client.

## Die Sprache selbst: was das Programm über sie wissen muss (i18n/language.py)

language-name = Deutsch
language-region = de-DE
language-money = behind
language-complete = yes

## Überall

the-table = Der Tisch

## Warum nicht, in jedem Spiel

why-not-your-turn = { $seat } ist am Zug.
why-over = Die Partie ist zu Ende.
why-unknown-move = „{ $move }“ ist kein Zug dieses Spiels.
why-not-now = Jetzt nicht. Gefragt ist: { $phase }.
why-undo-nothing = Du hast nichts entschieden, was du zurücknehmen könntest.
why-undo-revealed = Seitdem wurde etwas Verdecktes gezeigt: Davor lässt sich nichts mehr zurücknehmen.
why-undo-other = { $seat } hat seitdem entschieden: Du kannst nur deine eigenen letzten Entscheidungen zurücknehmen.

## Fehler. `what` ist das Englisch des Programms, wo es nicht kürzer geht

error-unknown-name = { $kind ->
    [ruleset] Es gibt kein Regelwerk
    [option] Es gibt keine Option
    [language] Es gibt keine Sprache
    [game] Es gibt kein Spiel
    [module] Es gibt kein Modul
   *[other] Unbekannt ({ $kind }):
  } „{ $name }“; bekannt: { $known }.
error-bad-budget = „{ $text }“ ist keine Bedenkzeit: Schreib 1s, 200ms oder eine Anzahl von Probepartien wie 64.
error-extra-missing = Dieser Befehl braucht { $module }, das nicht installiert ist: pip install 'arktable[{ $extra }]'
error-wrong-argument = { $name } muss { $expected } sein, nicht { $given }.
error-bot-not-loaded = Der Bot { $bot } lässt sich nicht laden: { $what }
error-pipe = „{ $name }“ nennt kein Programm: Schreib { $form }, oder { $timed } mit einer Zeit.
error-bot-name = Der Name „{ $name }“ eignet sich nicht für ein Bot-Konto ({ $reason }).
error-server-address = „{ $address }“ ist keine Adresse eines Servers wie https://table.example.org.
error-server-refuses = Der Server lehnt es ab ({ $reason }).
error-record-folder = { $folder }: { $what }
error-unpickled-move = „{ $move }“ gehört zu keinem Regelwerk und lässt sich nicht mit pickle speichern.
error-needs-no-time = Der Bot { $bot } entscheidet sofort: Er braucht keine Bedenkzeit.
error-unknown-move = „{ $move }“ ist kein Zug dieses Spiels.
error-illegal = „{ $move }“ ist jetzt nicht erlaubt.
error-sheet = { $where }: { $what }
error-record = { $line ->
    [0] { $what }
   *[other] Zeile { $line }: { $what }
  }
error-module-clash = „{ $first }“ und „{ $second }“ lassen sich nicht zusammen spielen.
error-module-needs = „{ $first }“ lässt sich nur mit „{ $second }“ spielen.
error-position = Unmögliche Stellung ({ $where }): { $what }
error-bot-announced-twice = Die Pakete „{ $first }“ und „{ $second }“ melden beide einen Bot „{ $bot }“ für { $game } an; deinstalliere eines davon.
error-announced-twice = Zwei installierte Pakete melden das Regelwerk „{ $ruleset }“ an; deinstalliere eines davon.
error-usage = { $what }
error-tournament = { $what }
error-journal = { $folder }: { $what }
error-settings = { $name }={ $value } lässt sich nicht verwenden.

## Terminal: alle Befehle

cli-seat = Platz
cli-bot = Bot
cli-wins = Siege
cli-player = Spieler { $n }

## arktable games

cli-games-ruleset = Regelwerk
cli-games-seats = Plätze
cli-games-minutes = Minuten
cli-games-rules = Regeln
cli-games-bots = Bots
cli-games-options = Optionen (der erste Wert gilt, wenn nichts gewählt wird)
cli-games-reconstructed = ≈ hat rekonstruierte Zahlen: arktable sheet SPIEL zeigt, welche.

## arktable simulate

cli-simulate-games = Partien
cli-simulate-head = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  } { $ruleset } mit { $seats ->
    [one] 1 Spieler
   *[other] { $seats } Spielern
  }
cli-simulate-finished = Bis zum regulären Ende gespielt: { $n } von { $games } ({ NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %){ $rest ->
    [0] .
   *[other] ; in den anderen konnte niemand mehr handeln.
  }
cli-simulate-speed = { $n ->
    [one] 1 Entscheidung
   *[other] { $n } Entscheidungen
  } in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s: { NUMBER($rate, maximumFractionDigits: 0) } pro Sekunde.
cli-simulate-scores = Ergebnisse: im Mittel { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, von { $low } bis { $high }{ $won ->
    [0] ; niemand hat gewonnen.
   *[other] ; Sieger { NUMBER($best, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
  }

## arktable sheet

cli-sheet-key = was
cli-sheet-value = Wert
cli-sheet-status = Stand
cli-sheet-source = Quelle
cli-sheet-head = { $n ->
    [one] 1 Eintrag
   *[other] { $n } Einträge
  } im Zahlenblatt { $name } ({ $hash })
cli-sheet-count = { "  " }{ $n } { $status }
cli-sheet-unsure = Nicht sicher ({ $n }):
cli-sheet-unsure-line = { "  " }≈ { $key }, { $confidence }: { $note }
cli-sheet-unsure-bare = { "  " }≈ { $key }, { $confidence }
cli-sheet-all-sure = Nichts darin ist rekonstruiert.
cli-template-head =
    Profil von { $game }: die Zahlen deiner eigenen Schachtel.
    Ein Wert gilt, sobald du das # vor seinen Zeilen entfernst, vor [dem Namen] und vor value = …
    Lass die anderen, wie sie sind: Für sie gilt unsere Zahl. Prüfe die Datei und spiele dann mit ihr:
      arktable sheet { $game } --sheet my-box.toml
      arktable play { $ruleset } --sheet my-box.toml
    Spalten, Reihen und Listen werden gezählt, wie es unter „Eintragen“ steht; ein Fehler nennt den Wert und einen passenden.
cli-template-all-profile = Aus deinem Profil: { $n }
cli-template-all-reconstructed = NICHT SICHER, { $n }: Bitte sieh in deiner Schachtel nach.
cli-template-all-derived = Ergibt sich aus anderen Zahlen: { $n }
cli-template-all-source = Aus anderen Quellen: { $n }
cli-template-source = Quelle: { $source }
cli-template-all-seed = In der Anleitung gedruckt: { $n }
cli-template-enter = Eintragen: { $form }. { $enter }
cli-template-or = Oder in dieser Form: value = { $value }
cli-template-other = Könnte auch sein: { $value }
cli-form-flag = true oder false
cli-form-number = eine ganze Zahl ab 0
cli-form-word = ein Wort in Anführungszeichen
cli-form-table = eine Zahl oder Liste für jedes von { $keys }
cli-form-numbers = eine Liste ganzer Zahlen, hier { $n }
cli-form-words = eine Liste von Wörtern in Anführungszeichen, hier { $n }
cli-form-rows = eine Liste von Listen oder Tabellen, hier { $n }
cli-status-seed = aus der Anleitung
cli-status-source = aus anderen Quellen
cli-status-derived = ergibt sich aus anderen
cli-status-reconstructed = rekonstruiert
cli-status-profile = aus deinem Profil
cli-confidence-high = ziemlich sicher
cli-confidence-medium = plausibel
cli-confidence-low = geraten

## arktable replay

cli-replay-next = Als Nächstes: { $who }, { $phase }.
cli-nobody = niemand
cli-position-fine = Eine mögliche Stellung von { $ruleset }. { $moves ->
    [0] Die Partie ist zu Ende.
    [one] { $who } entscheidet; ein Zug ist möglich.
   *[other] { $who } entscheidet; { $moves } Züge sind möglich.
}

## arktable serve

cli-serve-open = Arktable ist offen unter { $address } (Strg-C beendet es)
server-not-built = Der Server antwortet, aber der Web-Client ist noch nicht gebaut. Starte { $command } im Ordner des Projekts und lade diese Seite neu.
cli-aside-none = Es wurde kein Tisch beiseitegestellt.
cli-aside-table = Tisch
cli-aside-ruleset = Regeln
cli-aside-reason = Grund
cli-aside-too-costly = Ihn zu öffnen braucht mehr Zeit oder Speicher, als der Server erlaubt.
cli-aside-too-slow = Er ließ sich nicht rechtzeitig nachspielen.
cli-aside-unreadable = Das Programm scheitert, wenn er geöffnet wird.
cli-aside-opened = Er lässt sich öffnen und ist nicht mehr beiseitegestellt.
cli-aside-deleted = { $id } ist gelöscht.

cli-backup-made = { $file }: { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB, Schema { $schema }.
cli-database-rows = { $rows ->
    [one] 1 Zeile
   *[other] { $rows } Zeilen
  }; { $tables ->
    [one] 1 Partie
   *[other] { $tables } Partien
  } mit { $entries ->
    [one] 1 Eintrag.
   *[other] { $entries } Einträgen.
  }
cli-restore-kept = Was in der Datenbank stand, ist in { $file } aufbewahrt.
cli-restore-upgraded = Die Sicherung hat Schema { $was }; die Datenbank wurde auf Schema { $schema } gebracht.
cli-move-rows = Zeilen
cli-move-done = Alles ist kopiert und wurde verglichen. Starte den Server auf der anderen Datenbank.
cli-check-tables = Partien
cli-check-damage = Die Datei ist beschädigt: { $what }
cli-check-loose = { $table }: { $n ->
    [one] 1 Zeile verweist auf eine Zeile von { $owner }, die fehlt.
   *[other] { $n } Zeilen verweisen auf Zeilen von { $owner }, die fehlen.
  }
cli-check-holes = In ihrem Protokoll fehlen Einträge: { $what }.
cli-check-end = Am Ende ihres Protokolls fehlen Einträge: Der letzte ist von { $what }.
cli-check-seats = Sie hat andere Plätze, als sie sollte ({ $what }).
cli-check-numbers = Die für sie gespeicherten Zahlen sind nicht die, mit denen sie begann.
cli-check-replay = Ihr Protokoll lässt sich nicht nachspielen; Eintrag { $what } ist nicht möglich.
cli-check-undo = Eintrag { $what } nimmt einen anderen Eintrag zurück, als er nennt.
cli-check-state = Sie ist als „{ $what }“ gespeichert; das widerspricht ihrem Protokoll.
cli-check-summary = Was Listen von ihr zeigen, weicht von ihrem Protokoll ab.
cli-check-events = Gespeicherte Ereignisse weichen von ihrem Protokoll ab, Einträge { $what }.
cli-check-due = Auf wen sie wartet und bis wann, weicht von ihrem Protokoll ab.
cli-check-unreadable = Sie lässt sich nicht lesen: { $what }
cli-check-too-costly = Sie nachzuspielen braucht mehr Zeit oder Speicher, als ein Server erlaubt.
cli-check-aside = Sie wurde beiseitegestellt und wird nicht geprüft; siehe „arktable aside“.
cli-check-other-rules = Dieses Programm hat ihre Regeln nicht; ihr Protokoll wird nicht nachgespielt.
cli-check-old-summary = Ihre Zusammenfassung ist von einer früheren Version; --repair vervollständigt sie.
cli-check-old-events = Einträge einer früheren Version haben keine Ereignisse ({ $what }); ein Server ergänzt sie, oder --repair.
cli-check-old-due = Sie steht nicht bei den Partien, die auf jemanden warten; ihr nächster Zug ergänzt das, oder --repair.
cli-check-repaired = repariert.
cli-check-done = { $tables ->
    [one] 1 Partie geprüft
   *[other] { $tables } Partien geprüft
  }, { $wrong ->
    [0] alles ist in Ordnung.
    [one] mit 1 stimmt etwas nicht.
   *[other] mit { $wrong } stimmt etwas nicht.
  }
cli-ratings-computed = { $ruleset }: { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
  }, { $changed ->
    [0] nichts hat sich geändert.
    [one] 1 Zeile hat sich geändert.
   *[other] { $changed } Zeilen haben sich geändert.
  }
cli-ratings-none = Keine Partie wurde gewertet.
cli-ratings-revoked = Die Partie am Tisch { $id } zählt nicht mehr.

cli-moderator-none = Es gibt keine Moderatoren. Ernenne einen mit „arktable moderator NAME“.
cli-moderator-made = { $name } moderiert jetzt.
cli-moderator-removed = { $name } moderiert nicht mehr.

## arktable token

cli-token-none = Es gibt keine Bot-Konten ohne Besitzer. Lege eines mit „arktable token NAME“ an.
cli-token-made = Das Token von { $name } wird nur jetzt gezeigt:
cli-token-revoked = { $name } hat kein Token mehr.

## arktable sit

cli-sit-here = { $name } ist bei { $address }, gespielt von { $bot }. Lade ihn mit seinem Namen ein; Strg-C beendet.
cli-sit-accepted = { $by } lädt zu { $table } ein: angenommen.
cli-sit-declined = { $by } lädt zu { $table } ein: abgelehnt.
cli-sit-plays = { $table }: { $ruleset }, Platz { $seat }.
cli-sit-won = { $table }: Die Partie ist zu Ende und gewonnen.
cli-sit-over = { $table }: Die Partie ist zu Ende.
cli-sit-refused = { $table }: Der Zug „{ $move }“ wurde abgelehnt ({ $reason }).
cli-sit-fault = { $table }: { $why }
cli-sit-table-refuses = { $table }: Der Server lehnt es ab ({ $reason }).
cli-sit-lost = Die Verbindung ist abgebrochen ({ $why }); neuer Versuch.
cli-sit-ended = Das Token ist nicht mehr gültig.
cli-sit-denied = der Server nimmt das Token nicht an ({ $reason })
cli-sit-unreachable = { $address } ist nicht erreichbar: { $why }
cli-sit-stopped = Beendet. Die Partien gehen weiter, wenn du neu startest.

## arktable static

cli-static-written = Der Tisch liegt in { $folder }: { $files } Dateien, { $mega } MB. Jeder Webserver kann sie ausliefern.

## arktable play

cli-welcome = Antworte mit einer Zahl oder einem Zug; ? zeigt die Hilfe.
cli-asked = Du entscheidest: { $phase }.
cli-more-moves = … und { $n } weitere: „{ $word }“ zeigt alle.
cli-no-such-number = Es gibt die Züge { $low } bis { $high }.
cli-try-help = ? zeigt, wie Züge geschrieben werden.
cli-undone = Zurückgenommen.
cli-why-what = Nenne einen Zug, zum Beispiel: warum done
cli-why-allowed = Das ist erlaubt.
cli-over = Die Partie ist zu Ende.
cli-house-line = { $name }: { $values }
cli-house-money = £{ $n }
cli-saved = Gespeichert: { $file } (arktable replay zeigt sie)
cli-about-line = { $name }: { $about }
cli-about-option = { $option }: { $value }
cli-about-nothing = Hier heißt nichts „{ $word }“.
cli-help = Das kannst du eingeben:
cli-help-line = { $words }: { $about }
cli-help-help = diese Hilfe; „hilfe alle“ zeigt, wie jeder Zug des Spiels geschrieben wird
cli-help-about = die Optionen dieser Partie und was ihre Dinge tun; mit einem Wort nur, was so heißt
cli-help-moves = alle Züge, die dir offenstehen
cli-help-table = den Tisch noch einmal zeichnen
cli-help-forecast = wer was verkaufen würde, wenn jetzt produziert würde; mit einer Ware nur diese: vorschau food
cli-help-hint = was ein starker Bot hier tun würde
cli-help-log = was zuletzt geschehen ist
cli-help-why = warum ein Zug nicht erlaubt ist: warum done
cli-help-undo = deine letzte Entscheidung zurücknehmen, solange nichts Verdecktes gezeigt wurde und niemand sonst entschieden hat
cli-help-quit = die Aufzeichnung speichern und gehen
cli-help-now = Züge dieser Entscheidung, als Zahl oder so geschrieben:
cli-help-more = „{ $word }“ zeigt, wie jeder Zug des Spiels geschrieben wird.
cli-forecast-none = Dieses Spiel hat keine Märkte für eine Vorschau.
cli-forecast-goods = Waren sind { $goods }.
cli-hint-thinking = Überlege …
cli-hint-plan = { $n }. { $moves }
cli-hint-best = der beste Plan
cli-hint-behind = { $n ->
    [0] so gut wie der beste Plan
   *[other] am Ende der Partie etwa { $n } hinter dem besten Plan
  }
cli-hint-behind-clearly = am Ende { $n } ± { $spread } hinter dem besten Plan, in { $games } Partien
cli-hint-figure = { $what } { $was } → { $now }
cli-hint-figure-gold = Gold
cli-hint-figure-seals = Siegel
cli-hint-figure-seal-worth = Wert der Siegel
cli-hint-figure-cash = Geld
cli-hint-figure-share = Aktie
cli-hint-figure-value = Aktienwert
cli-hint-figure-worth = Vermögen
cli-help-notation = Züge, als Zahl oder so geschrieben:
cli-word-help = hilfe
cli-word-about = info
cli-word-moves = züge
cli-word-table = tisch
cli-word-forecast = vorschau
cli-word-hint = tipp
cli-word-all = alle
cli-word-log = protokoll
cli-word-why = warum
cli-word-undo = zurück
cli-word-quit = schluss

## arktable forecast

cli-forecast-head = Nach { $n ->
    [one] 1 Entscheidung
   *[other] { $n } Entscheidungen
  }, { $year }; Lohn £{ $wage }. Wenn jetzt produziert würde (in Klammern die Nachfrage):

## arktable tournament, arktable lab

cli-tournament-head = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  } { $ruleset } mit { $deals ->
    [one] { $deals } Startaufstellung
   *[other] { $deals } Startaufstellungen
  }
cli-export-table = { $table }: { $rows ->
    [one] { $rows } Zeile
   *[other] { $rows } Zeilen
  }
cli-export-skipped = Übersprungen: { $what }
error-not-exported = { $file }: { $what }
error-no-parquet = Parquet-Dateien brauchen pyarrow: pip install 'arktable[arena]', oder wähle CSV.
cli-tournament-kept = Bericht: { $file }
cli-lab-head = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  } { $ruleset } für jede Frage
cli-lab-seats = Siege nach Platz, { $bot }: { $shares }
cli-lab-change = Mit { $numbers } erzielt ein Tisch { $more } mehr ({ $interval })
cli-lab-style = { $bot } gewinnt { $won } ({ $interval })
cli-lab-taking = { $move }: Sieger { $winners }-, andere { $others }-mal je Partie

## Die Seiten von Turnieren und vom Labor

arena-percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-whole = { NUMBER($n, maximumFractionDigits: 0) }
arena-milliseconds = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
arena-range = { $low } bis { $high }
arena-report = Turnier: { $ruleset }
arena-about = Was gespielt wurde
arena-about-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  } für { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
  } mit { $deals ->
    [one] { $deals } Startaufstellung
   *[other] { $deals } Startaufstellungen
  }, Startwerte { $first } bis { $last }. Jede Besetzung hat jede Aufstellung in allen Sitzordnungen gespielt.
arena-repeats = Nur { $different } von { $games } Ergebnissen von { $bots } unterscheiden sich: Wo nichts dem Zufall überlassen ist, kommt bei jeder Aufstellung dieselbe Partie heraus, und die Intervalle versprechen zu viel.
arena-bots = Bots
arena-options = Optionen
arena-sheet = Zahlen
arena-usual = die üblichen
arena-edition = Regeln und Zahlen
arena-ratings = Wertungen
arena-ratings-about = Nach den Plätzen aller Spieler einer Partie (openskill, Bradley–Terry; alle beginnen bei 25). Das Intervall entsteht durch wiederholtes Ziehen der Aufstellungen; es ist leer, wenn ein Bot bei jeder Aufstellung gewonnen hat.
arena-no-ratings = Wertungen brauchen das Extra arktable[arena].
arena-rating = Wertung
arena-interval = 95 %
arena-bot = Bot
arena-shares = Anteil der Siege
arena-shares-about = Ein geteilter Sieg zählt anteilig. Die gestrichelte Linie ist ein gleicher Anteil für alle. Das Intervall eines Anteils ist das von Wilson und nimmt die Plätze als unabhängig an; das des Vorsprungs geht über die Aufstellungen.
arena-share = Anteil
arena-seatings = gespielte Plätze
arena-lead = Vorsprung vor dem besten Gegner
arena-score = mittleres Ergebnis
arena-time = Zeit je Entscheidung
arena-duels = Wer schlägt wen
arena-duels-about = Wie oft der erste Bot besser platziert war, wenn beide an einem Tisch saßen; ein geteilter Platz zählt halb.
arena-duel = Bots
arena-better = erster besser
arena-line-ups = Besetzungen
arena-line-ups-about = Gibt es weniger Arten von Bots als Plätze, sitzt einer der einen Art gegen lauter andere der anderen.
arena-line-up = Besetzung
arena-seats = Plätze
arena-seats-about = Jeder Bot saß auf jedem Platz gleich oft, sodass ein Unterschied am Platz liegt.
arena-seat = Platz { $n }
arena-place = Platz
arena-scores = Ergebnisse
arena-scores-of = Ergebnisse von { $bot }
arena-lowest = niedrigstes
arena-quarter = erstes Viertel
arena-median = Median
arena-three-quarters = drittes Viertel
arena-highest = höchstes
lab-report = Balancelabor: { $ruleset }
lab-seats = Gewinnt ein Platz zu oft?
lab-seats-about = Jeder Bot hat gegen sich selbst gespielt. Gewinnt ein Platz bei jedem Bot zu oft, liegt es am Spiel; nur bei einem, kann es an diesem Bot liegen.
lab-seat-of = { $bot }, Platz { $n }
lab-verdict = Urteil
lab-too-often = zu oft
lab-too-seldom = zu selten
lab-even = kein Unterschied erkennbar
lab-changes = Was andere Zahlen ändern
lab-changes-about = Dieselben Aufstellungen mit anderen Zahlen. Das Bild zeigt, um wie viel sich das mittlere Ergebnis eines Tisches ändert.
lab-no-changes = Es wurden keine anderen Zahlen genannt (--sweep, --sheet). Rekonstruierte Zahlen dieses Spiels: { $keys }
lab-numbers = Zahlen
lab-finished = beendet
lab-more = mehr
lab-winner = Ergebnis des Siegers
lab-length = Entscheidungen
lab-things = Welche Dinge Sieger nehmen und nutzen
lab-things-about = Wie oft je Partie Sieger (voller Punkt) und andere (offener Punkt) etwas mit einem Ding tun, das einen Namen hat. Die sichersten Unterschiede stehen oben; von vielen Zeilen überraschen einige nur durch Zufall.
lab-decisions = Welche Entscheidungen Sieger treffen
lab-decisions-about = Wie oft je Partie Sieger (voller Punkt) und andere (offener Punkt) eine Entscheidung jeder Art treffen.
lab-move = was
lab-by-winners = Sieger
lab-by-others = andere
lab-difference = Unterschied

## Rückblick auf eine aufgezeichnete Partie

cli-review-head = { $who }: { $n ->
    [one] eine verdächtige Entscheidung untersucht
   *[other] { $n } verdächtige Entscheidungen untersucht
  }
cli-review-none = Keine klaren Fehler gefunden.
cli-review-line = { $when }, Entscheidung { $n }: { $cost } ± { $spread } in { $games } Partien
cli-review-played = Gespielt: { $what }
cli-review-better = Besser: { $what }
cli-review-why = Mit dem besseren Plan: eigenes Ergebnis { $own }, bester Gegner { $rival }.
cli-review-why-solo = Mit dem besseren Plan: eigenes Ergebnis { $own }.
cli-review-no-other = Keine andere Entscheidung war deutlich teuer.
cli-review-nothing = Nichts weiter: Der Zug endet.
review-when = Zug { $turn }
review-cost = −{ $n }
review-sum = { $n }
