# Rahmen der Seiten, Fehler und die Gründe, die jedes Spiel hat. Die Wörter der Spiele liegen bei ihren Regeln.

close = Schließen
loading = Einen Moment …
undo = Zurück
nobody = niemand
reload = Neu laden
table = Tisch
minutes = { $n } min
back-to-lobby = Alle Tische
guest-name = Gast { $n }
skip-tables = Zu den Tischen springen
skip-table = Zum Tisch springen
celebrate-win = Du gewinnst!
keys-title = Tasten
keys-here = Auf dieser Seite
keys-game = An den Plänen dieses Spiels
keys-everywhere = Überall
keys-all =
    Tab: zum nächsten Element, mit Umschalt zum vorigen
    Enter: drücken
    Esc: den letzten Schritt eines Plans zurücknehmen oder schließen, was offen ist
    Fragezeichen: diese Liste
skip-content = Zum Text springen

## Leiste oben

nav-home = Arktable, alle Tische
nav-main = Hauptmenü
nav-menu = Menü
nav-tables = Tische
nav-learn = Lernen
nav-tournaments = Turniere
nav-archive = Archiv
nav-me = Meine Seite
nav-language = Sprache
nav-theme = Hell oder dunkel
nav-name = { $name }: Namen ändern
nav-no-name = Namen wählen
nav-guest = Gast
name-title = Dein Name
name-field = Was andere am Tisch lesen
name-about = Du kannst ihn jederzeit ändern. Kein Konto, kein Passwort.
name-save = Diesen Namen behalten
where-table = Tisch „{ $table }“
where-players = { $n ->
    [one] 1 Spieler
   *[other] { $n } Spieler
  }
where-watching = du siehst zu
tool-ledger = Text
tool-rules = Regeln
tool-replay = Verlauf
tool-position = Stellung

## Lobby

hello-loading = Tische
hello-new = Willkommen bei Arktable
hello-new-about = Ein Tisch für Wirtschaftsspiele: Menschen, Bots und Regeln, die sich selbst erklären.
hello-waiting = { $n ->
    [0] Kein Tisch wartet auf dich
    [one] Ein Tisch wartet auf dich
    [2] Zwei Tische warten auf dich
    [3] Drei Tische warten auf dich
   *[other] { $n } Tische warten auf dich
  }
hello-playing = { $n ->
    [0] Eröffne einen oder setz dich zu anderen.
    [one] Du spielst an einem Tisch.
   *[other] Du spielst an { $n } Tischen.
  }
lobby-offline = Der Server antwortet nicht. Alle paar Sekunden ein neuer Versuch; was du siehst, kann veraltet sein.
card-your-turn = Du bist am Zug
card-their-turn = { $who } ist am Zug
card-waiting = { $n ->
    [one] Ein Spieler fehlt noch
   *[other] { $n } Spieler fehlen noch
  }
card-played = { $percent } Prozent gespielt
card-last = Letzte Änderung
card-play = Spielen
card-play-at = An { $table } spielen
card-look = Ansehen
card-look-at = { $table } ansehen
tries-title = { $n ->
    [one] Ein Tisch zum Ausprobieren
   *[other] { $n } Tische zum Ausprobieren
  }
tries-about = Nur du siehst sie, und dort wartet niemand.
tries-delete = Löschen
tries-delete-at = { $table } löschen
list-title = Offene Tische
list-count = { $open } offen, { $running } laufend
list-game = Spiel
list-table = Tisch
list-seats = Plätze
list-length = Dauer
list-notes = Hinweise
list-action = Aktion
list-taken = { $n } von { $m ->
    [one] 1 Platz
   *[other] { $m } Plätzen
  } besetzt
list-running = läuft, Zug { $turn }
list-from-position = aus einer Stellung eröffnet: Wer ihn eröffnet hat, kann alles Verdeckte kennen
list-join = Mitspielen
list-join-at = An { $table } mitspielen
list-watch = Zusehen
list-watch-at = An { $table } zusehen
list-none = Gerade wartet niemand
list-none-about = Hier erscheinen Tische mit freiem Platz und Partien, denen du zusehen kannst. Eröffne einen und schick den Link an Freunde.
finished-title = Beendete Partien
finished-note = für immer aufbewahrt
finished-none = Noch nichts beendet
finished-none-about = Beendete Partien bleiben hier und lassen sich Entscheidung für Entscheidung nachspielen. Du kannst auch eine Spieldatei öffnen.
finished-won = Sieg: { $who }
finished-replay = Nachspielen
finished-replay-at = { $table } nachspielen
finished-all = { $n ->
    [one] Die beendete Partie
   *[other] Alle { $n } beendeten Partien
  }
file-open = Datei öffnen
archive-title = Archiv
archive-about = Jede beendete Partie auf diesem Server. Eine Spieldatei von anderswo (.ark) lässt sich hier öffnen und wie jede andere ansehen; zieh sie auf diese Seite oder wähle sie aus. Die Datei einer Stellung (.toml) eröffnet einen neuen Tisch, der dort beginnt.

## Bots

bots-note = Bots sehen nur, was ein Spieler sehen darf.
bots-instant = sofort
bots-seconds = bis zu { $n } s
bots-compiled = kompiliert
bots-compiled-hint = Die Bots dieses Servers laufen kompiliert: Die, die nachdenken, kommen so weit wie die gemessenen.
bots-interpreted = interpretiert
bots-interpreted-hint = Die Bots dieses Servers laufen interpretiert: Die, die nachdenken, kommen in derselben Zeit weniger weit und spielen schwächer als gemessen.
bots-building-hint = Die Bots dieses Servers laufen vorerst interpretiert. Eine kompilierte Fassung entsteht gerade; dann spielen die, die nachdenken, wie gemessen.
bot-with-time = { $bot }, { $time }
bot-at-seat = Bot: { $bot }
bot-at-seat-runs = Bot: { $bot } ({ $runs })
bot-thinks = { $who } denkt nach
bot-random = Zufall
bot-random-about = Macht irgendeinen erlaubten Zug. Gut zum Ausprobieren.
bot-gentle = Sanft
bot-gentle-about = Hat vernünftige Ziele und übersieht manches, wie jemand, der die Regeln einmal gelesen hat. Ein erster Gegner.
bot-greedy = Gierig
bot-greedy-about = Nimmt, was im Moment am meisten bringt, und schaut nicht weiter.
bot-search = Weitsichtig
bot-search-about = Spielt seine Pläne viele Male weiter, bevor er entscheidet, und liest aus deinen Zügen, wie du spielst. Denkt einen Moment nach; auch Starke sollten sich vorsehen.
ladder-label = Stärke des Bots auf Platz { $n }
ladder-for = Welcher Bot auf Platz { $n }?
ladder-place = Stufe { $n } von { $of }
ladder-unmeasured = nicht gemessen
ladder-won = gewinnt { $won } % gegen { $bot } ({ $low }–{ $high } %, { $games ->
    [one] eine Partie
   *[other] { $games } Partien
  })

## Erste Partie

first-title = Zum ersten Mal hier?
first-play = Eine erste Partie gegen einen Bot
first-learn = Wie man spielt

## Neuer Tisch

new-title = Neuer Tisch
new-game = Spiel
new-players = { $least }–{ $most } Spieler
new-reconstructed = ≈ teils rekonstruiert
new-reconstructed-about = Einige gedruckte Zahlen sind aus anderen Quellen erschlossen; sie sind am Tisch gekennzeichnet.
new-seat = Platz
new-options = Optionen
new-options-printed = wie gedruckt
new-solo = Ein Tisch für eine Person: die Solopartie, die sofort beginnt.
new-modules = Module
new-modules-none = keine
new-part = { $option }: { $value }
new-watching = Kein Platz ist deiner: Du siehst zu.
new-your-name = Dein Name
new-guest = Gast
new-name = Name des Tisches
new-name-any = beliebig, z. B. Freitag um neun
new-open = Tisch eröffnen
seat-person = Mensch
seat-bot = Bot
seat-me = Ich
seat-other = Frei
seat-you = du
seat-anyone = jeder darf sich setzen
seat-open = freier Platz
seat-open-of = freier Platz von { $who }
seat-here = da
seat-away = weg
seat-number = Platz { $n }
preset-label = Beginnen mit
preset-first = Erste Partie
preset-first-about = Du und ein sanfter Bot, mit dem leichteren Aufbau, wo es einen gibt.
preset-alone = Allein
preset-alone-about = Du gegen Bots oder nach den Regeln für eine Person.
preset-expert = Experten
preset-expert-about = Die Optionen für Erfahrene und der stärkste Bot.
seat-which-bot = Bot auf Platz { $n }:{" "}
seat-remove = Platz { $n } entfernen

## Vor dem Beginn

table-with = Gespielt mit: { $modules }
table-house = Hausregeln
wait-free = { $n ->
    [one] Ein Platz ist noch frei. Die Partie beginnt, wenn er besetzt ist.
   *[other] { $n } Plätze sind noch frei. Die Partie beginnt, wenn alle besetzt sind.
  }
wait-sit = Hinsetzen
wait-leave = Tisch verlassen
share-running = Die Adresse dieses Tisches: Wer sie hat, kann zusehen, und Spieler kommen damit zurück
share-label = Schick diese Adresse denen, mit denen du spielen willst
share-copy = Kopieren
share-copied = Adresse kopiert
share-by-hand = Die Adresse ist markiert: Kopiere sie mit deinen gewohnten Tasten

## Stellungen als Text

position-from = Aus einer Stellung beginnen
position-from-about = eingefügt oder aus einer Datei
position-text = Die Stellung als Text
position-take = Diese Stellung verwenden
position-file = Datei wählen
position-of = Aus einer Stellung: { $ruleset }
position-about = { $seats ->
    [one] Ein Spieler
   *[other] { $seats } Spieler
  }, Zug { $turn }. Platz { $seat } entscheidet zuerst. Was der Text offen lässt, wird neu verteilt.
position-drop = Stellung verwerfen
position-copy = Stellung kopieren
position-copied = Stellung kopiert
position-copied-step = Stellung nach Schritt { $n } kopiert
position-copied-about = Ein neuer Tisch kann hier beginnen. Was du nicht siehst, bleibt darin offen.
position-title = Die Stellung als Text
position-by-hand = Der Browser lässt uns nicht kopieren. Der Text ist markiert: Kopiere ihn mit deinen gewohnten Tasten.

## Am Tisch

table-gone = Diesen Tisch gibt es nicht
game-not-loaded = Der Tisch ließ sich nicht zeichnen. Vielleicht wurde der Server inzwischen erneuert.
offline = Keine Verbindung. Neuer Versuch läuft; dein Plan bleibt erhalten.
sending = Wird gesendet …
pending-title = Noch nicht gesendet.
pending-about = Es wird gesendet, wenn die Verbindung wieder da ist.
pending-withdraw = Zurückziehen
pending-withdrawn = Zurückgezogen: Es wird nicht gesendet. Dein Plan bleibt erhalten.
pending-perhaps = Falls es schon angekommen war, zeigt der Tisch es, und „Zurück“ nimmt es zurück.
toast-stale = Nicht gesendet: Der Tisch ist schon weiter.
end-title = Ende der Partie
end-over = Die Partie ist zu Ende
end-archived = Eine Partie aus dem Archiv
end-show = Alles zeigen
end-hide = Verdecktes wieder verdecken
end-more = Mehr
end-record = Aufzeichnung laden
end-rematch-turned = Noch einmal, Plätze gedreht
end-rematch-turned-about = Alle rücken einen Platz weiter; wer zuletzt saß, beginnt.
end-rematch = Noch einmal
rules-title = Die Regeln in Kürze
log-title = Protokoll
log-since = seit deinem letzten Zug
log-show = Den Tisch zu diesem Zeitpunkt zeigen
log-undone = (zurückgenommen)
event-agreement-changed = { $what ->
    [name] Der Gastgeber hat den Tisch umbenannt.
    [options] Der Gastgeber hat die Optionen der Partie geändert.
    [pace] Der Gastgeber hat das Tempo geändert.
    [rated] Die Partie wird jetzt gewertet.
    [unrated] Die Partie wird nicht mehr gewertet.
    [public] Der Tisch ist jetzt öffentlich.
    [unlisted] Der Tisch steht nicht mehr in der Liste.
    [invited] Nur Eingeladene können sich jetzt setzen.
    [chat] Der Gastgeber hat den Chat eingeschaltet.
   *[no-chat] Der Gastgeber hat den Chat ausgeschaltet.
  }
event-handed-over = { $who } lässt einen Bot für { $seat } spielen.
event-taken-back = { $who } ist zurück und spielt weiter.
event-bot-plays-on = Ein Bot spielt für { $who } weiter.
event-substituted = { $name } springt für { $seat } ein.
event-clock-out = { $who } hat keine Zeit mehr.
event-time-given = { $who } gibt { $seat } { $seconds ->
    [60] 1 min
    [300] 5 min
    [600] 10 min
    [21600] 6 h
    [86400] 1 Tag
    [259200] 3 Tage
   *[other] { NUMBER($seconds) } s
  } mehr.
event-clocks-paused = Die Uhren sind angehalten.
event-clocks-resumed = Die Uhren laufen wieder.
event-resigned = { $who } gibt auf.
event-offered = { $what ->
    [pause] { $who } bittet um eine Pause.
   *[end] { $who } schlägt vor, die Partie zu beenden.
  }
event-agreed = { $who } stimmt zu.
event-declined = { $who } lehnt ab.
event-withdrawn = { $who } zieht das Angebot zurück.
event-voted = { $what ->
    [bot] { $who } stimmt dafür, dass ein Bot für { $seat } weiterspielt.
    [time] { $who } stimmt dafür, { $seat } mehr Zeit zu geben.
    [wait] { $who } stimmt dafür, auf { $seat } zu warten.
    [substitute] { $who } stimmt dafür, dass { $name } für { $seat } einspringt.
   *[end] { $who } stimmt dafür, die Partie zu beenden.
  }
event-vote-decided = { $what ->
    [bot] Die Abstimmung ist entschieden: Ein Bot spielt für { $seat } weiter.
    [time] Die Abstimmung ist entschieden: { $seat } bekommt mehr Zeit.
    [wait] Die Abstimmung ist entschieden: Der Tisch wartet auf { $seat }.
    [substitute] Die Abstimmung ist entschieden: { $name } springt für { $seat } ein.
   *[end] Die Abstimmung ist entschieden: Die Partie endet.
  }
event-game-ended = { $what ->
    [agreed] Die Partie endete im Einvernehmen.
    [resigned] Die Partie endete, weil ein Spieler aufgegeben hat.
   *[closed] Die Partie wurde geschlossen.
  }
event-sent-here = { $who } hat diese Partie hierher geschickt. Wer ihre Aufzeichnung hat, kann das Verdeckte darin kennen.
event-opened-from-position = { $name } hat diesen Tisch aus einer Stellung eröffnet. Wer ihn eröffnet hat, kann alles Verdeckte kennen.
event-bot-slow = { $who } hat zu lange gebraucht; die nächste Entscheidung wurde ausgelost.
event-bot-failed = { $who } ist gescheitert; die nächste Entscheidung wurde ausgelost.
who-table = Der Tisch
log-empty = Hier steht, was geschieht.
log-sit = { $who } setzt sich.
log-leave = { $who } verlässt den Tisch.
log-start = Die Partie beginnt.
log-undo = { $who } nimmt eine Entscheidung zurück.
log-revision = Von hier an wird nach den heutigen Regeln gespielt.
stepper-less = { $what }: eins weniger
stepper-more = { $what }: eins mehr
replay-title = Verlauf
replay-first = Zum Anfang
replay-previous = Ein Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Ein Schritt weiter
replay-last = Zum letzten Schritt
replay-slider = Schritt
replay-step = Schritt { $n } von { $m }
replay-viewing = Du siehst Schritt { $n } von { $m }
replay-now = Das ist jetzt, nach { $m } Schritten
replay-back = Zurück zu jetzt
replay-close = Verlauf schließen
ledger-title = Textansicht
ledger-note = die ganze Stellung als Text
ledger-leave = Pläne zeigen
ledger-leave-key = Esc
ledger-moves = Deine Züge
ledger-count = { $n ->
    [one] einer möglich
   *[other] { $n } möglich
  }
ledger-field = Zahl oder Schreibweise
ledger-play = Spielen
ledger-played = Gespielt: { $move }
ledger-wait = Du kannst jetzt nicht ziehen. Am Zug: { $who }.
ledger-past = Du siehst die Vergangenheit. Geh zurück zu jetzt, um zu spielen.

## Warum nicht

why-asking = Frage nach …
why-title-undo = Warum geht es nicht zurück?
why-number-have = da
why-number-need = nötig
why-number-want = gewollt
why-number-short = { $n } zu wenig
why-not-your-turn = { $seat } ist am Zug.
why-over = Die Partie ist zu Ende.
why-unknown-move = „{ $move }“ ist kein Zug dieses Spiels.
why-not-now = Jetzt nicht. Gefragt ist: { $phase }.
why-after-reveal = Der Zug davor zeigt etwas Verdecktes. Sieh es dir erst an, dann entscheide.
why-undo-nothing = Du hast nichts entschieden, was du zurücknehmen könntest.
why-undo-revealed = Seitdem wurde etwas Verdecktes gezeigt: Davor lässt sich nichts mehr zurücknehmen.
why-undo-other = { $seat } hat seitdem entschieden: Du kannst nur deine eigenen letzten Entscheidungen zurücknehmen.

## Fehler

error-unexpected = Etwas ist schiefgegangen ({ $key }). Nichts wurde geändert.
error-no-answer = Der Server antwortet nicht. Nichts ist verloren; bitte versuch es noch einmal.
error-stale = Der Tisch ist schon weiter.
error-illegal = „{ $move }“ ist jetzt nicht möglich.
error-bad-budget = „{ $text }“ ist keine Bedenkzeit: Schreib 1s, 200ms oder eine Anzahl von Probepartien wie 64.
error-thinks-too-long = Auf diesem Server denkt ein Bot höchstens { $most } ms über eine Entscheidung nach.
error-needs-no-time = Der Bot { $bot } entscheidet sofort: Er braucht keine Bedenkzeit.
error-unknown-move = „{ $move }“ ist kein Zug dieses Spiels.
error-unknown-name = „{ $name }“ ist hier nicht bekannt; es gibt: { $known }.
error-module-clash = „{ $first }“ und „{ $second }“ lassen sich nicht zusammen spielen.
error-module-needs = „{ $first }“ lässt sich nur mit „{ $second }“ spielen.
error-record = Diese Datei lässt sich nicht als Partie lesen{ $line ->
    [0] { ": " }{ $what }
   *[other] { ", Zeile " }{ $line }: { $what }
  }
error-sheet = { $where }: { $what }
error-position = Keine mögliche Stellung, bei { $where }: { $what }
error-position-text = Dieser Text lässt sich nicht als Stellung lesen: { $what }
error-position-over = In dieser Stellung ist die Partie zu Ende: Niemand könnte dort etwas entscheiden.
error-other-position = Das ist eine Stellung eines anderen Spiels: { $ruleset }, für { $seats ->
    [one] einen Spieler
   *[other] { $seats } Spieler
  }.
error-record-running = Die Aufzeichnung gibt es, wenn die Partie zu Ende ist: Der Startwert steht darin.
error-set-aside = Dieser Tisch ließ sich nicht rechtzeitig öffnen und wurde beiseitegestellt, damit die anderen weiterspielen können. Nichts davon ist verloren: Wer den Server betreibt, kann es noch einmal versuchen.
error-too-costly = Das zu lesen braucht mehr Zeit oder Speicher, als der Server erlaubt.
error-unreadable = Das lässt sich hier nicht lesen. Bitte sag uns Bescheid: Es ist auch ein Fehler des Programms.
error-too-many-games = In dieser Datei sind zu viele Partien (mehr als { $most }). Schick sie in Teilen.
error-not-seated = Du hast keinen Platz an diesem Tisch.
error-already-seated = Du hast schon einen Platz an diesem Tisch.
error-seat-taken = Jemand war schneller: Dieser Platz ist besetzt.
error-no-such-seat = Diesen Platz hat der Tisch nicht.
error-one-name-each = Zwei Leute an diesem Gerät heißen { $name }: Gib jedem einen eigenen Namen.
error-which-seat = An diesem Gerät spielen mehrere: Sag, für wen das ist.
error-not-your-seat = Dieser Platz gehört jemand anderem.
error-already-started = Die Partie hat schon begonnen.
error-no-such-question = Dieses Spiel hat keine solche Frage, die sich im Voraus beantworten ließe.
error-no-such-answer = Diese Frage hat keine solche Antwort.
error-not-running = Die Partie läuft nicht.
error-not-started = Die Partie hat noch nicht begonnen.
error-archived = Das ist eine Partie aus dem Archiv: Man kann sie nur ansehen.
error-other-rules = Diese Partie wurde nach Regeln gespielt, die dieser Server nicht mehr hat. Ihr Protokoll lässt sich lesen; fortsetzen oder nachspielen lässt sie sich nicht.
error-present-rules = An diesem Tisch wird schon nach den heutigen Regeln gespielt.
error-rules-not-here = Nicht mittendrin: Wechsle nach der nächsten Entscheidung zu den heutigen Regeln.
error-open-running = Verdecktes wird erst gezeigt, wenn die Partie zu Ende ist.
error-no-such-table = Der Tisch wurde vielleicht abgeräumt, oder die Adresse stimmt nicht ganz.
error-no-such-step = Die Partie hat nur { $most } Schritte.
error-no-such-page = Der Server kennt diese Adresse nicht. Vielleicht wurde er erneuert: Lade die Seite neu.
error-lesson-over = Dieser Versuch ist zu Ende. Fang noch einmal an.
error-carry-unknown = Dieser Code öffnet nichts: Er wurde benutzt, widerrufen, ist verfallen, oder ein Buchstabe stimmt nicht. Mach einen neuen in dem Browser, in dem du noch spielst.
error-carry-here = In diesem Browser bist du schon diese Person. Der Code wurde nicht verbraucht: Öffne den Link im anderen Browser.
error-carry-leaves = In diesem Browser hat { $name } Tische, die zurückbleiben würden.
error-carry-nobody = Setz dich an einen Tisch oder wähle einen Namen: Dann gibt es etwas zu behalten.
error-carry-alone = Dieser Tisch lebt nur in diesem Browser, also gibt es keinen anderen, in den er könnte. Deine Partien kannst du als Datei mitnehmen.
error-session-ended = Du hast diesen Browser von einem anderen aus abgemeldet. Dein Platz ist dort erhalten.
error-name-length = Ein Name hat 1 bis { $most } Zeichen.
error-malformed = Der Server hat die Anfrage nicht verstanden: { $what }
error-wrong-method = Der Server hat die Anfrage nicht verstanden. Lade die Seite neu.
error-other-origin = Diese Seite darf auf diesem Server nicht für dich sprechen.
error-too-large = Das ist zu groß für den Server; er nimmt höchstens { $most } Bytes.
error-too-many = Zu viele Anfragen. Bitte warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
  }.
error-too-many-tables = Aus deinem Netz wurden sehr viele Tische eröffnet. Bitte warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
  }.
error-too-many-sockets = Dieser Server zeigt dir { $most ->
    [one] einen Tisch
   *[other] { $most } Tische
  } zur gleichen Zeit. Schließ einen davon; diese Seite kommt von selbst wieder.
error-too-many-seats = Du sitzt an { $most ->
    [one] einem Tisch, dessen Partie
   *[other] { $most } Tischen, deren Partie
  } nicht zu Ende ist. Beende oder verlass einen, bevor du dich wieder setzt.
error-table-full = Das Protokoll dieses Tisches ist voll (Einträge: { $most }). Die Partie lässt sich so weit wie möglich weiterspielen, aber nichts mehr zurücknehmen.
error-busy = Der Server hat sehr viel zu tun. Er versucht es von selbst wieder in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  }.
error-database-away = Der Server kann gerade nicht in seine Datenbank schreiben. Nichts ist verloren; ein neuer Versuch folgt in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  }.
error-storage-full = In diesem Browser ist kein Platz mehr. Nichts wurde geändert: Schaff Platz auf dem Gerät und versuch es noch einmal. Deine Partien lassen sich weiterhin herunterladen.
error-no-games = Diese Datei enthält keine Partien von Arktable.
error-too-slow = Die Anfrage kam zu langsam. Bitte versuch es noch einmal.
error-unknown-host = Der Server soll nicht unter dem Namen „{ $host }“ gefragt werden.

error-handed-over = Ein Bot spielt für dich. Nimm erst deinen Platz wieder ein.
error-not-handed-over = An diesem Tisch spielt kein Bot für dich.
error-not-to-hand-over = Dieser Platz lässt sich keinem Bot übergeben.
error-nobody-waits = Auf diesen Platz wartet jetzt niemand.
error-not-away = Noch nicht: Warte noch { $left ->
    [one] eine Sekunde
   *[other] { $left } Sekunden
  }. Vielleicht kommt jemand zurück.

error-hint-not-your-turn = Einen Tipp gibt es nur, wenn du am Zug bist.
error-hint-failed = Es kam rechtzeitig kein Tipp. Versuch es noch einmal.

## Tipps

tool-hint = Tipp
hint-ask = Was würdest du hier tun?
hint-title = { $n ->
    [0] Ein Tipp
    [one] Ein guter Plan
   *[other] { $n } gute Pläne
  }
hint-by = durchdacht von: { $bot }
hint-thinking = Überlege …
hint-queue = Überlege noch: Andere haben vor dir gefragt.
hint-again = Noch einmal fragen
hint-none = Hier lässt sich nichts raten.
hint-best = am besten
hint-equal = ebenso gut
hint-show = Zeigen
hint-plan = Als meinen Plan nehmen
hint-press = Ein Druck in der Leiste genügt.
hint-shown = Plan { $n } liegt am Tisch aus und ist nicht gesendet.
hint-keep = Behalten
hint-drop = Verwerfen
hint-back = Alle Pläne
hint-foot = Die Zahl: wie weit ein Plan am Ende hinter dem besten bleibt, wenn Bots in denselben { $games } Partien weiterspielen. In 99 von 100 Fällen liegt der wahre Unterschied innerhalb von ±; ein kleinerer wird nicht genannt. Nichts wird gesendet, bevor du es sagst.
hint-foot-unweighed = Die Zahl: wie weit ein Plan hinter dem besten bleibt, so wie der Bot sie ordnet. Nichts wird gesendet, bevor du es sagst.
hint-games = { $games } Partien
hint-deeper = überlege weiter …
hint-longer = Länger nachdenken
hint-after-sale = nach dem Verkauf:
hint-after-plan = nach dem Plan:
hint-figure-gold = Gold
hint-figure-seals = Siegel
hint-figure-seal-worth = Siegelwert
hint-figure-cash = Kasse
hint-figure-share = Aktie
hint-figure-value = Aktie
hint-figure-worth = Vermögen
hint-now = { $was } → { $now }

# Teile eines Satzes: Die Seite verbindet sie mit Kommas und beginnt ihn groß.
hint-why-next = auf den ersten Blick kommt dieser Plan als nächster
hint-why-equal = dieser Plan verspricht so viel wie der beste
hint-why-share = Aktie { $rise }
hint-why-only = nichts anderes ist hier erlaubt
hint-why-less = vorausgeschaut bleibst du { $n } hinter dem besten Plan
hint-why-more = vorausgeschaut stehst du { $n } besser da als mit dem nächsten Plan
hint-why-waits = von { $n } Möglichkeiten verspricht keine mehr
hint-why-count = die aussichtsreichste von { $n } Möglichkeiten
hint-why-gold = { $up ->
    [yes] du gewinnst { $more } Gold
   *[no] du zahlst { $more } Gold
  }
hint-why-seals = { $now } { $now ->
    [one] Siegel
   *[other] Siegel
  } statt { $was }
hint-why-encloses = du umschließt ein Gebäude, { $form } ({ $family }): { $n ->
    [one] ein Siegel
   *[other] { $n } Siegel
  }, je { $value } wert
hint-why-sold = { $n ->
    [one] ein verkauftes Siegel bringt
   *[other] { $n } verkaufte Siegel bringen
  } { $gold } Gold
hint-why-exposes = der nächste Spieler könnte dann umschließen: { $form } ({ $family }), { $n ->
    [one] ein Siegel
   *[other] { $n } Siegel
  }
hint-why-beside = { $n ->
    [one] dein Arbeiter
   *[other] deine { $n } Arbeiter
  } bei { $form } ({ $family }) { $n ->
    [one] wird
   *[other] werden
  } beim Umschließen bezahlt, { $open ->
    [one] ein Feld ist offen
   *[other] { $open } Felder sind offen
  }
hint-why-seal-value = ein Siegel ({ $family }) ist { $now } statt { $was } wert{ $held ->
    [0] {""}
    [one] , eines davon ist deines
   *[other] , { $held } davon sind deine
  }
hint-why-open = die Siegel des neuen Gebäudes ({ $family }) sind { $value } wert, und { $n ->
    [one] ein Feld umschließt es
   *[other] { $n } Felder umschließen es
  }
hint-why-open-safe = die Siegel des neuen Gebäudes ({ $family }) sind { $value } wert, und { $n ->
    [one] ein Feld umschließt es
   *[other] { $n } Felder umschließen es
  }, zu viele für alle anderen im nächsten Zug
hint-why-reserve = { $now } deiner Arbeiter hinter dem Sichtschirm statt { $was }
hint-why-family = die Siegel ({ $family }) sind je { $n } wert, und du hast { $held }
hint-why-stack = eine Karte vom Stapel bleibt den anderen verborgen
hint-why-banner = { $n ->
    [one] dein Banner wartet auf einen besseren Moment
   *[other] deine { $n } Banner warten auf einen besseren Moment
  }
hint-why-later = { $n ->
    [one] ein Arbeiter bleibt für spätere Züge
   *[other] { $n } Arbeiter bleiben für spätere Züge
  }
hint-why-forced = { $n ->
    [one] du musst eine Aktie verkaufen
   *[other] du musst { $n } Aktien verkaufen
  }
hint-why-fund = { $n ->
    [one] du brauchst einen Notkredit
   *[other] du brauchst { $n } Notkredite
  }
hint-why-sells = du verkaufst { $now } statt { $was }
hint-why-cash-then = { $up ->
    [yes] £{ $more } mehr nach dem Verkauf
   *[no] £{ $more } weniger nach dem Verkauf
  }
hint-why-share-then = Aktie { $rise }
hint-why-sells-good = { $good }: du verkaufst { $now } statt { $was }
hint-why-costs-good = { $good }: du zahlst £{ $now } statt £{ $was }
hint-why-closes = du schließt die Fabrik für { $good }
hint-why-makes = { $good }: du machst { $now } statt { $was }
hint-why-quality = { $good }: Qualität { $now } statt { $was }
hint-why-distribution = { $good }: Vertrieb { $now } statt { $was }
hint-why-appeal = { $good }: Attraktivität { $now } statt { $was }
hint-why-price = { $good }: Preis £{ $now } statt £{ $was }
hint-why-cash = { $up ->
    [yes] du gewinnst £{ $more }
   *[no] du zahlst £{ $more }
  }
hint-why-shares = du hast { $now ->
    [one] eine Aktie
   *[other] { $now } Aktien
  } statt { $was }
hint-why-loans = { $now ->
    [0] kein Kredit
    [one] ein Kredit
   *[other] { $now } Kredite
  } statt { $was }
hint-why-ships = { $now ->
    [0] kein Schiff
    [one] ein Schiff
   *[other] { $now } Schiffe
  } statt { $was }
hint-why-machines = { $now ->
    [0] keine Maschine
    [one] eine Maschine
   *[other] { $now } Maschinen
  } statt { $was }
hint-why-workers = { $now ->
    [0] kein Arbeiter
    [one] ein Arbeiter
   *[other] { $now } Arbeiter
  } statt { $was }
hint-why-stock = Waren im Lager: { $now } statt { $was }
hint-why-markers = Aktionsmarker: { $now } statt { $was }
hint-why-order = du handelst als { $n }. von { $of }
hint-why-keeps = der nächste Verkauf bleibt, wie er ist: { $n } verkauft, £{ $cash } danach

## Der Rückblick nach einer Partie

review-ask = Teuerste Entscheidungen
review-title = Die teuersten Entscheidungen
review-seat = Wessen Entscheidungen
review-finding = Die Partie wird durchgesehen …
review-weighing = Entscheidung { $n } von { $of } wird untersucht. Du kannst dich derweil umsehen.
review-progress = Fortschritt des Rückblicks
review-when = Zug { $turn }
review-decision = Entscheidung { $n }
analysis-axis = { $turn }
review-cost = −{ $n }
review-sum = { $n }
review-spread = ± { $spread } in { $games } Partien
review-played = Was gespielt wurde
review-better = Was besser war
review-nothing = Nichts weiter: Der Zug endet.
review-why = Mit dem besseren Plan: eigenes Ergebnis { $own }, bester Gegner { $rival }.
review-why-solo = Mit dem besseren Plan: eigenes Ergebnis { $own }.
review-no-other = Keine andere Entscheidung war deutlich teuer.
review-longer = Länger nachdenken (je { $games } Partien)
review-both = Beide Pläne auf dem Plan
review-show = Den Moment zeigen
review-none = Keine klaren Fehler gefunden
review-none-more = Nach dem, was man da wissen konnte, hat keine Entscheidung deutlich mehr als { $n } gekostet.
review-foot = Beurteilt nach dem, was dieser Platz da wissen konnte: Bots spielen von dem, was gespielt wurde, und vom besten anderen Plan aus weiter, in denselben Partien. Die Kosten sind der mittlere Unterschied im Vorsprung am Ende. In 99 von 100 Fällen liegt die wahre Zahl innerhalb von ±; was kleiner als sein ± ist, bleibt weg.
review-partly = Nur { $n } von { $of } verdächtigen Entscheidungen ließen sich rechtzeitig untersuchen.
review-failed = Der Rückblick ließ sich nicht beenden.
review-again = Noch einmal versuchen
error-review-running = Einen Rückblick gibt es, wenn die Partie zu Ende ist.
error-review-none = Es gibt keinen Bot, der auf diese Partie zurückblicken könnte.
error-report-running = Einen Bericht gibt es, wenn die Partie zu Ende ist.
error-analysis-running = Die Partie läuft noch. Analysieren lässt sie sich, wenn sie zu Ende ist.
error-analysis-failed = Die Bots haben nicht geantwortet. Versuch es gleich noch einmal.

## Ein Bot für jemanden, der gegangen ist

stand-in-title = Ein Bot statt eines Spielers
stand-in-away = { $who } ist weg.
stand-in-silent = { $who } hat eine Weile nichts entschieden.
stand-in-hand-over = Einen Bot weiterspielen lassen
stand-in-mine = Ein Bot ({ $bot }) spielt für dich.
stand-in-back = Meinen Platz wieder einnehmen
stand-in-resigned = Du hast aufgegeben; der Platz lässt sich nicht wieder einnehmen.

## Ein Tisch, an dem nach früheren Regeln gespielt wird

revision-title = Regeln dieses Tisches
revision-earlier = An diesem Tisch wird nach den Regeln gespielt, mit denen er begann. Was hat sich seitdem geändert?
revision-go-on = Nach den heutigen Regeln weiterspielen

## Andere Seiten

unknown-title = Hier ist nichts
unknown-about = Keine Seite hat die Adresse { $path }. Vielleicht ist unterwegs ein Buchstabe verloren gegangen.

## Einen Zug planen

plan-title = Dein Plan
plan-take-back = Das und alles danach zurücknehmen
plan-unknown = was folgt, zeigt sich nach dem Senden
suggested = vorgeschlagen
plan-why-title = Warum nicht: { $move }?
plan-brings = { $move }: { $brings }
plan-why-less = Warum nicht weniger?
plan-why-more = Warum nicht mehr?
why-plan-least = Das ist die kleinste Zahl.
why-plan-most = Das ist die größte Zahl.
plan-all-moves = { $n ->
    [one] Der einzige Zug in Worten
   *[other] Alle { $n } Züge in Worten
  }

## Spielen lernen

learn-hints = Was gute Spieler tun
learn-none = Für dieses Spiel gibt es noch keine Kurzregeln.
