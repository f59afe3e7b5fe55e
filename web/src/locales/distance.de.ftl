# Spielen aus der Ferne: was das Protokoll sagt, und Fehler.

error-needs-server = Das braucht einen Server; der Tisch ohne Server hat nur eine Person.
error-no-session = Setz dich erst oder wähle einen Namen.
error-rated-needs-people = Eine gewertete Partie braucht mindestens zwei Personen.
error-rated-no-bot-accounts = Bot-Konten nehmen an gewerteten Partien nicht teil.
error-rated-no-help = Diese Partie wird gewertet: keine Tipps, keine Führung und keine Analyse, bis sie zu Ende ist.
error-rematch-waiting = Dieser Tisch wartet noch auf seine Spieler. Schließe ihn zuerst, um ihn wieder zu eröffnen.
error-rematch-running = Eine Revanche ist möglich, wenn diese Partie zu Ende ist.
error-no-such-player = Kein Spieler hat diesen Namen.
error-clock-one-device = Eine Partie mit Uhren braucht für jede Person ein Gerät.
error-pace-too-short = Gib jedem Spieler mindestens { $seconds ->
    [60] eine Minute
   *[other] eine Stunde
  }.
error-window-needs-days = Ein tägliches Fenster gehört zum Tempo in Tagen.
error-window-too-short = Das tägliche Fenster muss mindestens { $hours } Stunden haben.
error-no-clock = Diese Partie hat keine Uhren.
error-not-to-yourself = Dir selbst kannst du keine Zeit geben.
error-vacation-days = Urlaub sind ganze Tage ab morgen, höchstens { $most } am Stück.
error-vacation-spent = Das wären mehr als { $most } Urlaubstage in { $year }.
error-vacation-begun = Dieser Urlaub hat begonnen.
error-has-resigned = Du hast diese Partie aufgegeben.
error-ended-early = Diese Partie ist beendet.
error-is-offered = Das ist schon vorgeschlagen.
error-is-paused = Die Uhren sind schon angehalten.
error-not-paused = Die Uhren sind nicht angehalten.
error-no-offer = Es gibt keinen Vorschlag zu beantworten.
error-has-agreed = Du hast schon zugestimmt.
error-not-missing = Der Spieler dieses Platzes spielt weiter.
error-no-vote = Nur die anderen Spieler dieses Tisches stimmen ab.
error-chat-closed = { $room ->
    [players] Hier lesen und schreiben nur die Spieler dieses Tisches.
   *[spectators] Zuschauer sprechen unter sich, bis die Partie zu Ende ist.
  }
error-chat-off = An diesem Tisch ist der Chat aus.
error-banned = { $ends ->
    [no] Du bist von diesem Server ausgesperrt. Grund: „{ $reason }“
   *[yes] Du bist bis { $day } von diesem Server ausgesperrt. Grund: „{ $reason }“
  }
error-not-host = Das darf nur der Gastgeber dieses Tisches.
error-not-invited = Du bist an diesen Tisch nicht eingeladen.
error-was-removed = Der Gastgeber hat deinen Platz an diesem Tisch frei gemacht. Er kann dich wieder einladen.
error-seat-kept = Dieser Platz ist für { $name } reserviert.
error-not-to-invite = { $name } nimmt von dir keine Einladungen an.
error-sits-there = { $name } sitzt schon an diesem Tisch.
error-invites-most = { $most } Personen sind eingeladen und haben nicht geantwortet: Warte auf eine Antwort oder zieh eine Einladung zurück.
error-blocks-most = Du hast { $most } Personen blockiert, mehr geht nicht.
error-not-agreed = { $name } hat dem noch nicht zugestimmt, was du geändert hast.
error-is-agreed = Du hast schon zugestimmt.
error-changed-again = Der Gastgeber hat wieder etwas geändert. Bitte lies es noch einmal.
error-no-invitation = Diese Einladung gibt es nicht.
error-no-free-seat = Alle Plätze sind besetzt oder für andere reserviert.
error-nobody-sits = Ein Tisch braucht einen Menschen: Setz dich erst.
error-options-fixed = Die Partie an diesem Tisch ist vorgegeben: Ihre Optionen lassen sich nicht ändern.
error-not-yourself = Das bist du.
error-still-playing = Du spielst noch an diesem Tisch.
error-by-invitation = Dieser Server ist nur auf Einladung: Bitte einen Spieler um einen Code.
error-by-invitation-link = Ich habe einen Code
feature-by-invitation = Dieser Server ist nur für Eingeladene.
error-welcome-unknown = Dieser Code lässt niemanden ein. Vielleicht wurde er benutzt oder ist abgelaufen.
error-welcomes-most = Du hast { $most } Codes, die niemand benutzt hat.
error-not-banned = Es gibt keine Sperre.
error-has-answered = Du hast schon geantwortet.
error-nobody-there = Diese Person oder Zeile gibt es nicht.
error-report-self = Dich selbst kannst du nicht melden.
error-is-reported = Das hast du schon gemeldet.
error-reports-most = Du hast { $most } offene Meldungen. Warte, bis einige gelesen sind.
error-moderators-only = Das kann nur die Moderation.
error-no-such-report = Diese Meldung gibt es nicht.
error-another-moderator = Darum kümmert sich schon jemand anders aus der Moderation.
error-report-closed = Diese Meldung ist geschlossen.
error-is-hidden = Diese Zeile ist schon verborgen.
error-does-not-count = Diese Partie zählt nicht für die Wertung.
error-ban-reason = Eine Sperre ohne Grund ist nicht möglich.
error-ban-moderator = Moderatoren lassen sich nicht sperren. Ihre Rolle wird am Terminal des Servers entzogen.
error-no-such-channel = Diesen Weg der Benachrichtigung gibt es nicht.
error-channel-address = Gib eine Adresse an, die mit https:// beginnt, ohne Port.
error-mail-address = Das ist keine Mailadresse.
error-channel-exists = Das hast du schon hinzugefügt.
error-channels-most = Du kannst höchstens { $most } Wege der Benachrichtigung haben.
error-channel-not-paused = Das ist nicht angehalten.
error-channel-no-test = Ein Feed wird gelesen, dorthin wird nichts gesendet.
error-reminded-today = Du hast diesen Spieler innerhalb des letzten Tages erinnert.
error-remind-yourself = Der Tisch wartet auf dich.
error-nobody-waited-for = Der Tisch wartet auf niemanden, den man erinnern könnte.

error-no-such-tournament = Dieses Turnier gibt es nicht.
error-organiser-only = Das darf nur, wer das Turnier veranstaltet.
error-has-entered = Du nimmst schon teil.
error-not-entered = Niemand mit diesem Namen nimmt teil.
error-has-withdrawn = Dieser Spieler hat sich schon zurückgezogen.
error-tournament-full = Es ist kein Platz mehr: Höchstens { $most } nehmen teil.
error-too-many-tournaments = Du hast { $most } Turniere, die nicht zu Ende sind. Weitere gehen, wenn eines davon endet.
error-too-few-entrants = Ein Turnier braucht mindestens { $least } Teilnehmer.
error-tournament-begun = Das Turnier hat begonnen.
error-tournament-over = Das Turnier ist zu Ende.
error-tournament-changed = In diesem Moment ist jemand dazugekommen oder gegangen. Sieh noch einmal hin, dann starte.
error-tournament-not-running = Das Turnier läuft nicht.
error-round-young = Die Runde hat gerade begonnen und lässt sich noch nicht beenden.
error-is-your-turn = Du bist am Zug: Spiel ihn jetzt.
error-no-orders = Dieses Spiel hat keine Vorausaufträge.
error-no-more-turns = Du hast in dieser Partie keinen Zug mehr.

feature-needs-extra = Auf diesem Server nicht installiert (das Extra „server“).
feature-no-mail-server = Dieser Server hat keinen Mailserver.
feature-no-public-url = Dieser Server kennt seine öffentliche Adresse nicht, die Mails für ihre Links brauchen.
