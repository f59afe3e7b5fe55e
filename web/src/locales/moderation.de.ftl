# Meldungen, Sperren und die Spur der Moderation; was wie lange aufbewahrt wird.

mod-title = Hausordnung
mod-nothing = Nichts braucht dich.
mod-reports = Meldungen
mod-bans-trail = Sperren und Spur
mod-open = Offene Meldungen
mod-closed = Geschlossene Meldungen
mod-see-closed = Geschlossene ansehen
mod-see-open = Offene ansehen
mod-none = Keine Meldungen.
mod-next = Nächste Meldung (J)
mod-previous = Vorige Meldung (K)
mod-about = { $by } über { $about }
mod-case = { $by } über { $about }: { $what }
mod-case-answer = { $about } antwortet auf eine Sperre
mod-reported-ago = Gemeldet { $ago }.
mod-of-insult = Beleidigung
mod-of-name = Täuschender Name
mod-of-cheating = Unfaires Spiel
mod-of-other = Etwas anderes
mod-of-answer = Antwort auf eine Sperre

mod-written = Was geschrieben wurde
mod-room-players = Chat der Spieler
mod-room-spectators = Chat der Zuschauer
mod-around = Drei Zeilen davor und danach; die gemeldete ist markiert.
mod-on-request = [wird auf Wunsch gezeigt]
mod-show = Zeigen
mod-line-gone = Die Zeile ist nicht mehr da.
mod-is-hidden = [verborgen]

mod-who = Wer das ist
mod-no-address = keine Adressen, keine E-Mail
mod-who-since = Hier seit
mod-who-state = Jetzt
mod-who-games = Beendete Partien
mod-who-reported = Gemeldet / bestätigt
mod-who-reports = Hat gemeldet / bestätigt
mod-who-before = Frühere Maßnahmen
mod-state-guest = Gast
mod-state-player = Spieler
mod-state-banned = gesperrt
mod-state-former = gelöscht
mod-no-measure = keine
mod-measure = { $what } { $day }
mod-short-hide = Zeile verborgen
mod-short-close-table = Tisch geschlossen
mod-short-ban = gesperrt
mod-short-lift = Sperre aufgehoben

mod-do = Was du tust
mod-done = Diese Meldung ist geschlossen.
mod-do-close = Nichts zu tun
mod-do-close-about = Die Meldung wird geschlossen.
mod-do-hide = Zeile verbergen
mod-do-hide-about = Niemand liest sie mehr.
mod-do-table = Tisch schließen
mod-do-table-about = Seine Partie endet und zählt nicht.
mod-do-revoke = Wertung widerrufen
mod-do-revoke-about = Die Partie bleibt, zählt aber nicht. Die Wertungen werden neu berechnet.
mod-do-ban = Sperren
mod-do-ban-about = { $name } kann zusehen und sonst nichts.
mod-act-close = Meldung schließen
mod-act-hide = Zeile von { $name } verbergen
mod-act-table = Tisch schließen
mod-act-revoke = Die Wertung dieser Partie widerrufen
mod-act-ban = { $days ->
    [0] { $name } für immer sperren
    [one] { $name } für { $days } Tag sperren
   *[other] { $name } für { $days } Tage sperren
  }
mod-until = Für wie lange
mod-term = { $days ->
    [0] Für immer
   *[other] { $days } Tage
  }
mod-reason = Grund
mod-reason-close = Grund (darf leer sein)
mod-reason-ban = Grund, den der Spieler Wort für Wort liest
mod-reason-kept = Bleibt in der Spur.
mod-reason-missing = Gib einen Grund an.

mod-bans-title = { $n ->
    [0] Keine Sperre in Kraft
    [one] Eine Sperre in Kraft
   *[other] { $n } Sperren in Kraft
  }
mod-trail-about = Was jemand aus der Moderation tut, steht hier, lässt sich nicht entfernen und wird von den anderen gelesen.
mod-export = Exportieren
mod-force = In Kraft
mod-no-bans = Niemand ist gesperrt.
mod-ban-until = Bis { $day }, durch { $by }.
mod-ban-good = Für immer, durch { $by }.
mod-banned = gesperrt
mod-answered = Antwort
mod-read = Lesen
mod-change = Ändern
mod-lift = Aufheben
mod-lift-title = Die Sperre von { $name } aufheben
mod-ban-title = Einen Spieler sperren
mod-player = Spieler
mod-this-player = dieser Spieler
mod-follows-seats = Laufende Plätze gehen an einen Bot oder Ersatz, wie jeder Tisch es vereinbart hat.
mod-follows-games = Beendete Partien bleiben, mit Namen.
mod-follows-answer = Darf einmal antworten; jemand anders aus der Moderation liest es, wenn es jemanden gibt.
mod-trail = Spur
mod-of = { $n } von { $count }
mod-more = Frühere Taten
mod-when = Wann
mod-by = Wer
mod-what = Was
mod-as-written = Grund, wie geschrieben
mod-terminal = Terminal
mod-deed-read = hat eine Zeile von { $whom } angesehen
mod-deed-close = hat eine Meldung über { $whom } geschlossen
mod-deed-hide = hat eine Zeile von { $whom } verborgen
mod-deed-close-table = hat den Tisch { $table } geschlossen
mod-deed-revoke = hat die Wertung der Partie an { $table } widerrufen
mod-deed-ban = { $ends ->
    [yes] hat { $whom } bis { $until } gesperrt
   *[no] hat { $whom } für immer gesperrt
  }
mod-deed-lift = hat die Sperre von { $whom } aufgehoben
mod-deed-moderator = hat { $whom } zur Moderation gemacht
mod-deed-no-moderator = { $whom } moderiert nicht mehr

mod-report = Melden
mod-report-line = Diese Zeile von { $name } melden
mod-report-title = { $name } melden
mod-report-what = Worum geht es?
mod-kind-insult = Beleidigung oder Drohung
mod-kind-name = Ein Name, der täuscht oder beleidigt
mod-kind-cheating = Unfaires Spiel
mod-kind-other = Etwas anderes
mod-report-text = Was ist geschehen?
mod-report-hint = Die Moderation liest es mit drei Zeilen des Chats davor und danach. Die Person erfährt nicht, wer gemeldet hat.
mod-report-empty = Sag, was geschehen ist.
mod-report-block = { $name } auch blockieren: keine Einladungen, keine Plätze an meinen Tischen
mod-report-send = Meldung senden
mod-reported = { $name } ist gemeldet. Die Moderation sieht es sich an.

ban-until = Du bist gesperrt bis { $day }
ban-good = Du bist gesperrt
ban-means = Du kannst Partien zusehen. Du kannst nicht spielen, schreiben oder Tische eröffnen.
ban-answer = Deine Antwort, einmal; die Moderation liest sie
ban-answer-send = Antwort senden
ban-answered = Deine Antwort wurde gesendet.

privacy-title = Was hier aufbewahrt wird
privacy-lead = Was dieser Server über dich weiß und wann es gelöscht wird.
privacy-alone = Ohne Server bleibt alles in diesem Browser.
privacy-games = Partien
privacy-games-about = Partien und ihre Züge bleiben, mit den Namen der Spieler. Wer sein Konto löscht, hat dort keinen Namen mehr.
privacy-chat = Chat
privacy-chat-about = { $chat ->
    [one] Gelöscht einen Tag nach dem Ende der Partie.
   *[other] Gelöscht { $chat } Tage nach dem Ende der Partie.
  }
privacy-notes = Notizen und Aufträge
privacy-notes-about = Nur du liest sie. Sie werden mit deinem Konto gelöscht.
privacy-account = Name und Konto
privacy-account-about = { $names ->
    [one] Bis du das Konto löschst. Der Name bleibt dann einen Tag frei.
   *[other] Bis du das Konto löschst. Der Name bleibt dann { $names } Tage frei, damit sich niemand für dich ausgibt.
  }
privacy-sessions = Anmeldung
privacy-sessions-about = { $sessions ->
    [one] Ein Browser, der einen Tag nicht benutzt wird, wird abgemeldet.
   *[other] Ein Browser, der { $sessions } Tage nicht benutzt wird, wird abgemeldet.
  }
privacy-addresses = Adressen
privacy-addresses-about = { $addresses ->
    [one] Ein Teil der Adresse jedes Browsers, damit du ihn erkennst; gelöscht einen Tag nach der letzten Benutzung.
   *[other] Ein Teil der Adresse jedes Browsers, damit du ihn erkennst; gelöscht { $addresses } Tage nach der letzten Benutzung.
  }
privacy-notices = Benachrichtigungen
privacy-notices-about = { $notices ->
    [one] Gelöscht einen Tag nach dem Senden. Mail- und Push-Adressen gehen, wenn du sie entfernst.
   *[other] Gelöscht { $notices } Tage nach dem Senden. Mail- und Push-Adressen gehen, wenn du sie entfernst.
  }
privacy-reports = Meldungen
privacy-reports-about = { $chat ->
    [one] Die Moderation liest sie; eine geschlossene wird nach einem Tag gelöscht.
   *[other] Die Moderation liest sie; eine geschlossene wird nach { $chat } Tagen gelöscht.
  }
privacy-trail = Taten der Moderation
privacy-trail-about = Was die Moderation tut, bleibt für immer, mit dem Grund. Es nennt niemanden, der sein Konto gelöscht hat.
privacy-not = Es gibt keine Werbung und keine Besucherzählung, und nichts wird an andere weitergegeben.
