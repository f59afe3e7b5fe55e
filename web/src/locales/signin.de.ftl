# Konten und Anmeldung.

error-name-short = Ein Name hat { $least } bis { $most } Buchstaben, Ziffern und Leerzeichen.
error-name-letter = „{ $letter }“ kann nicht in einem Namen stehen (Stelle { $place }).
error-name-figures = Ein Name hat mindestens einen Buchstaben.
error-name-scripts = Buchstabe { $place }, „{ $letter }“, ist { $script }; die anderen sind { $main }. Nimm eine einzige Schrift.
error-name-reserved = „{ $name }“ ist dem Haus oder einem Bot vorbehalten.
error-name-taken = „{ $name }“ ist schon ein Spieler.
error-name-alike = Zu ähnlich: Buchstabe { $place }, „{ $letter }“ ({ $script ->
    [figure] eine Ziffer
   *[other] { $script }
  }), sieht aus wie in „{ $name }“, und so heißt schon ein Spieler.
error-name-released = „{ $name }“ wurde vor Kurzem aufgegeben und ist noch nicht frei.
error-player-already = Du bist schon ein Spieler.
error-players-only = Das ist für Spieler mit eigenem Namen.
error-password-length = Ein Passwort hat { $least } bis { $most } Zeichen.
error-password-usual = Dieses gehört zu den ersten, die jeder versucht. Ein Satz aus vier Wörtern ist besser.
error-password-wrong = Das jetzige Passwort stimmt nicht. { tries-left }
error-sign-in-wrong = Name oder Passwort stimmt nicht. { tries-left }
error-sign-in-wait = Zu viele Versuche. Warte { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
  }, dann versuch es noch einmal.
error-sign-in-busy = Gerade melden sich viele an. Versuch es gleich noch einmal.
error-sign-in-changed = Inzwischen hat sich etwas geändert. Versuch es noch einmal.
error-recovery-wrong = Dieser Code öffnet diesen Namen nicht. Jeder Code gilt einmal. { tries-left }
error-passkey-wrong = Dieser Passkey öffnet hier nichts. { tries-left }
error-passkey-late = Das hat zu lange gedauert oder wurde schon benutzt. Versuch es noch einmal.
error-passkey-refused = Der Passkey wurde nicht für diese Adresse gemacht.
error-passkey-known = Dieses Gerät hat schon einen Passkey.
error-passkeys-most = Höchstens { $most } Passkeys.
error-last-way-in = Das ist dein einziger Zugang. Mach erst einen anderen Passkey oder ein Passwort.
error-no-such-passkey = Diesen Passkey gibt es nicht mehr.
error-no-such-session = Dieses Gerät ist schon abgemeldet.
error-guest-leaves = Ein Gast, der sich abmeldet, kann nicht zurückkommen.
error-device-unknown = Dieser Code lässt sich nicht verwenden. Bitte um einen neuen.
error-device-wait = Zu viele falsche Codes. Warte { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
  }.
error-device-over = Dieser Code ist abgelaufen.
error-delete-name = Tippe deinen Namen, wie er oben steht.
error-feature-off = Das kann dieser Server nicht.
tries-left = { $tries ->
    [0] Kein Versuch ist übrig: Warte eine Minute.
    [one] Ein Versuch ist übrig, dann eine Minute Wartezeit.
   *[other] { $tries } Versuche sind übrig, dann eine Minute Wartezeit.
  }

signin-account = Mein Konto
signin-own-name = Ein eigener Name
signin-title-keep = Diesen Namen behalten
signin-title-codes = Zehn Codes für den Notfall
signin-title-in = Anmelden
signin-title-lost = Drei Wege zurück
signin-title-device = Tippe den Code
signin-title-compare = Vergleiche die Zeichen
signin-title-bring = { $name } mitnehmen
signin-caps-keep = Du spielst als Gast
signin-caps-visitor = Du hast noch keinen Platz
signin-caps-codes = { $name }, Spieler seit heute
signin-caps-in = Willkommen zurück
signin-caps-lost = Nichts geht
signin-caps-device = Ein anderes Gerät
signin-player-since = Spieler seit { $day }
signin-keep-lead = { $tables ->
    [0] Ein Platz, den du jetzt einnimmst, hängt an diesem Browser. Mit einem eigenen Namen ist er überall deiner.
    [one] Ein Tisch hängt an diesem Browser. Mit einem eigenen Namen ist er überall deiner.
   *[other] { $tables } Tische hängen an diesem Browser. Mit einem eigenen Namen sind sie überall deine.
  }
signin-name = Name
signin-name-change = Namen ändern
signin-name-new = Neuer Name
signin-name-rests = Der frühere Name bleibt dir 90 Tage vorbehalten.
signin-name-hint = 3 bis 24 Buchstaben, Ziffern, Leerzeichen
signin-name-free = frei; 3 bis 24 Buchstaben, Ziffern, Leerzeichen
signin-free-now = jetzt frei
signin-is-it-you = Bist du das?
signin-is-it-you-link = Anmelden und diesen Platz mitnehmen
signin-prove = Wie du beweist, dass du es bist
signin-passkey = Passkey
signin-passkey-about = Dieses Gerät fragt nach Finger, Gesicht oder PIN. Nichts zu merken, nichts zu stehlen.
signin-passkey-cancelled = Der Passkey wurde nicht benutzt: abgebrochen, zu lange gedauert, oder dieses Gerät hat keine Bildschirmsperre.
signin-passkey-n = Passkey { $n }
signin-passkey-add = Auf diesem Gerät einen Passkey machen
signin-simplest = am einfachsten
signin-not-here = nicht hier
signin-password = Passwort
signin-password-about = { $least } Zeichen oder mehr, von dir verwahrt.
signin-password-hint = Ein Satz aus vier Wörtern ist besser als ein schwieriges Wort.
signin-password-now = Jetziges Passwort
signin-password-new = Neues Passwort
signin-password-set = ist gesetzt
signin-password-none = keines
signin-password-ends = Alle anderen Geräte werden abgemeldet.
signin-password-save = Passwort speichern
signin-password-saved = Das Passwort ist gespeichert.
signin-show-password = Passwort zeigen
signin-hide-password = Passwort verbergen
signin-keep-passkey = Passkey machen, Namen behalten
signin-keep-password = Namen behalten
signin-have-name = Ich habe einen Namen: anmelden
signin-stay-guest = Gast bleiben
signin-as-guest = Als Gast spielen
signin-with-passkey = Mit Passkey anmelden
signin-with-password = Mit Passwort anmelden
signin-or = oder
signin-other-device = Anderes Gerät benutzen
signin-nothing-works = Nichts geht
signin-bring = { $tables ->
    [one] Den Tisch
   *[other] Die { $tables } Tische
  } von { $name } mitnehmen
signin-off-needs-https = Passkeys brauchen https. Wer den Server betreibt, kann es einrichten.
signin-off-needs-localhost = Passkeys gehen unter dieser Adresse nicht, aber unter { $address }.
signin-off-other-address = Passkeys gehören zu { $address }.
signin-off-needs-extra = Auf diesem Server nicht installiert.
signin-off-browser = Dieser Browser hat hier keine Passkeys.
signin-go-there = Weiter unter { $address }
signin-codes = Notfallcodes
signin-codes-lead = Wenn jedes Gerät verloren ist, öffnet einer davon deinen Namen, einmal. Sie werden
signin-codes-once = nur jetzt gezeigt.
signin-codes-download = Herunterladen
signin-codes-print = Drucken
signin-codes-copy = Kopieren
signin-codes-kept = Ich habe sie dort, wo ich sie finde
signin-codes-foot = Neue Codes lassen sich jederzeit auf deiner Kontoseite machen; die alten gelten dann nicht mehr.
signin-codes-file = Arktable, Notfallcodes von { $name } bei { $place }. Jeder öffnet den Namen einmal.
signin-codes-file-name = arktable-codes.txt
signin-codes-new = Neue Codes machen
signin-codes-left = { $n ->
    [0] Kein Code ist übrig. Mach neue.
    [one] Ein Code ist übrig. Neue ersetzen ihn.
   *[other] { $n } Codes sind übrig. Neue ersetzen sie.
  }
signin-copied = Kopiert.
signin-copy-failed = Dieser Browser erlaubt hier kein Kopieren.
signin-back-to = Zurück zu { $table }
signin-back-account = Zurück zu meinem Konto
signin-lost-device = Ein anderes Gerät ist noch angemeldet
signin-lost-device-about = Mein Konto, Ein anderes Gerät, „Mitnehmen“. Es zeigt einen Code für dieses.
signin-have-code = Ich habe einen Code
signin-lost-codes = Du hast die Notfallcodes verwahrt
signin-recovery-code = Notfallcode
signin-open-name = Meinen Namen öffnen
signin-lost-neither = Weder noch
signin-lost-neither-about = Dann bleibt der Name geschlossen, auch für uns: Es gibt keine E-Mail, die man fragen könnte. Deine beendeten Partien bleiben, deine laufenden Plätze kann ein Bot oder Ersatz einnehmen. Fang mit einem anderen Namen neu an.
signin-new-name = Neuen Namen wählen
signin-keeps = Was ein Name bewahrt
signin-keeps-table-b = Deine Plätze,
signin-keeps-table = auf jedem Gerät, auf dem du dich anmeldest
signin-keeps-replay-b = Deine Partien,
signin-keeps-replay = Ergebnisse, Auszeichnungen und Wertung
signin-keeps-bell-b = Benachrichtigungen,
signin-keeps-bell = wenn du am Zug bist
signin-keeps-lock-b = Keine E-Mail, kein echter Name.
signin-keeps-lock = Andere sehen Namen, Ergebnisse und Wertung; sonst nichts.
signin-places = Gute Orte dafür
signin-places-print-b = Auf Papier,
signin-places-print = bei deinem Ausweis
signin-places-key-b = In einem Passwortspeicher,
signin-places-key = als Notiz
signin-places-close-b = Nicht
signin-places-close = in einem Bild auf dem Telefon, das du verlieren kannst
signin-closed = Solange die Tür zu ist
signin-closed-clock-b = Deine Uhren laufen weiter.
signin-closed-clock = Bei null tut der Tisch, was vereinbart war.
signin-closed-watch-b = Du kannst
signin-closed-watch = an deinen öffentlichen Tischen als Gast zusehen.
signin-closed-lock-b = Niemand kann sie für dich öffnen,
signin-closed-lock = auch nicht, wer den Server betreibt.
signin-where = Wo der Code ist
signin-where-device-b = Auf dem ersten Gerät:
signin-where-device = Mein Konto, Ein anderes Gerät, „Mitnehmen“
signin-where-qr-b = Eine Kamera
signin-where-qr = bringt dich mit dem Code hierher
signin-where-lock-b = Das erste Gerät bestätigt.
signin-where-lock = Mit dem Code allein kommt niemand hinein.
signin-device-lead = Tippe auf dem neuen Gerät diesen Code, oder richte seine Kamera hierher. Die Adresse ist
signin-device-unreachable = Andere Geräte können diese Adresse nicht öffnen: Sie gilt nur auf diesem Gerät.
signin-device-waits = Warten auf das andere Gerät.
signin-device-allowed = Erlaubt. Das andere Gerät meldet sich an.
signin-device-done = Das andere Gerät ist angemeldet.
signin-device-over = Der Code ist abgelaufen.
signin-device-new = Neuer Code
signin-device-refused = Das erste Gerät hat abgelehnt, oder der Code ist abgelaufen.
signin-code = Code
signin-code-left = übrig, gilt einmal
signin-code-link = Als Link kopieren
signin-code-hint = Zwei Gruppen zu vier Buchstaben; der Bindestrich darf fehlen.
signin-type-code = Das erste Gerät zeigt ihn auf seiner Kontoseite.
signin-ask = Das erste Gerät fragen
signin-asks = Ein Gerät fragt
signin-asks-about = { $browser }, gerade eben. Zeigt es dieselben drei Zeichen?
signin-asks-yes = Ja, anmelden
signin-asks-no = Nein, das bin ich nicht
signin-compare = Das erste Gerät muss dieselben drei Zeichen zeigen. Bestätige dort.
signin-compare-waits = Warten auf das erste Gerät.
signin-sign-0 = Scheibe
signin-sign-1 = Quadrat
signin-sign-2 = Dreieck
signin-sign-3 = Raute
signin-ways = Wie du dich anmeldest
signin-made = gemacht { $day }
signin-used = benutzt { $day }
signin-remove = Entfernen
signin-remove-passkey = { $name } entfernen
signin-change = Ändern
signin-set = Setzen
signin-sessions = Jetzt angemeldet
signin-this-browser = Dieser Browser
signin-here = hier
signin-now = jetzt
signin-browser = { $browser } auf { $system }
signin-browser-unknown = Ein Browser
signin-network-local = eigenes Netz
signin-sign-out = Abmelden
signin-sign-out-here = Hier abmelden
signin-end-session = Abmelden: { $browser }
signin-end-others = Alle anderen abmelden
signin-bring-about = Ein kurzer Code bringt dich auf ein Telefon, ein Tablet oder in einen anderen Browser. Dieser bleibt angemeldet.
signin-bring-along = Mitnehmen
signin-settings = Einstellungen
signin-zone = Zeitzone
signin-zone-about = Für Uhren mit Tagen und für tägliche Fenster.
signin-language = Sprache
signin-language-about = Von Seiten und Benachrichtigungen.
signin-presence = Zeigen, dass ich da bin
signin-presence-about = Sonst sehen andere nur, wann du gezogen hast.
signin-delete = Mich löschen
signin-delete-about = Deine Partien bleiben für die, die sie gespielt haben, ohne deinen Namen. Alles andere geht: Anmeldung, Notizen, Chat, Benachrichtigungen, Wertung. 90 Tage lang kann niemand den Namen nehmen.
signin-delete-type = Tippe { $name } zur Bestätigung
signin-delete-yes = Endgültig löschen
signin-delete-no = Konto behalten
signin-deleted = Du bist gelöscht. Danke, dass du gespielt hast.
signin-hint-strip = Oder behalte ihn für immer
nav-account = { $name }, mein Konto
