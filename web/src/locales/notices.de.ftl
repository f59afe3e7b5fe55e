# Benachrichtigungen: wie jemand erfährt, dass ein Tisch wartet.

notices-title = Benachrichtigungen
notices-about = Wie du erfährst, dass ein Tisch auf dich wartet, während du nicht hinsiehst. Eine Benachrichtigung nennt Tisch und Zeiten, nichts aus der Partie.
notices-link = Bescheid bekommen, wenn ein Tisch wartet
notices-loading = Der Server wird gefragt …

## Während eine Seite offen ist

notices-open = Während ein Tisch offen ist
notices-sound = Ton
notices-sound-about = Ein leiser Ton, wenn du am Zug bist, auch hinter anderen Seiten.
notices-page = Benachrichtigung des Browsers
notices-page-about = Wenn du am Zug bist und der Tisch nicht zu sehen ist.
notices-obstacle-needs-https = Braucht eine Adresse mit https, oder localhost.
notices-obstacle-not-here = Dieser Browser hat keine. Auf iPhone oder iPad leg Arktable erst auf den Startbildschirm.
notices-obstacle-denied = Du hast Benachrichtigungen dieser Seite abgelehnt. Erlaube sie in den Einstellungen des Browsers.

## Kanäle

notices-channels = Wohin Benachrichtigungen gehen
notices-none = Noch nirgendwohin. Füge unten einen Weg hinzu.
notices-kind-push = Browser
notices-kind-mail = E-Mail
notices-kind-webhook = Webhook
notices-kind-feed = Feed und Kalender
notices-format-json = JSON, signiert
notices-format-discord = Discord
notices-format-slack = Slack
notices-this-browser = dieser Browser
notices-state-on = an
notices-state-unconfirmed = wartet auf deine Bestätigung
notices-state-paused = angehalten
notices-used = letzte Benachrichtigung: { $ago }
notices-read = zuletzt gelesen: { $ago }
notices-unused = noch nichts gesendet
notices-unread = noch nicht gelesen
notices-failures = { $count ->
    [one] Einmal gescheitert
   *[other] { $count }-mal gescheitert
  }
notices-test = Test senden
notices-test-of = Test senden: { $channel }
notices-again = Mail noch einmal senden
notices-again-of = Mail noch einmal senden: { $channel }
notices-resume = Fortsetzen
notices-resume-of = Fortsetzen: { $channel }
notices-remove = Entfernen
notices-remove-of = Entfernen: { $channel }
notices-tested = Der Test wurde angenommen.
notices-asked = Eine Mail ist unterwegs an { $address }. Öffne den Link darin.
notices-gone = Dieser Browser hatte sein Abonnement beendet. Es wurde entfernt.
notices-wants = Benachrichtigungen
notices-wants-of = Benachrichtigungen: { $channel }
notices-want-turn = ich bin am Zug
notices-want-hour = eine Stunde bevor meine Uhr abläuft
notices-want-invitation = eine Einladung
notices-want-changed = ein Gastgeber hat geändert, was vereinbart war
notices-want-over = eine Partie ist zu Ende
notices-want-stopped = ein Auftrag wurde angehalten
notices-want-reminder = ein anderer Spieler erinnert mich
notices-want-round = eine Turnierrunde beginnt
notices-daily = eine Mail am Tag statt einer je Zug, um 8:00

## Hinzufügen

notices-add = Einen Weg hinzufügen
notices-add-push = Dieser Browser
notices-add-push-about = Benachrichtigungen auf diesem Gerät, auch wenn die Seite geschlossen ist.
notices-add-push-done = Dieser Browser bekommt Benachrichtigungen.
notices-add-push-away = Der Browser konnte seinen Push-Dienst nicht erreichen.
notices-add-mail-about = Du bestätigst die Adresse einmal. Jede Mail hat einen Link, der sie beendet.
notices-mail-address = Deine Adresse
notices-add-webhook-about = Eine Nachricht an einen Kanal bei Discord oder Slack oder an ein eigenes Programm.
notices-webhook-address = Adresse des Webhooks
notices-webhook-kind = Art des Webhooks
notices-add-feed-about = Die Tische, die auf dich warten, für einen Feedreader oder Kalender. Wer die Adresse kennt, kann sie lesen.
notices-turn-on = Einschalten
notices-add-do = Hinzufügen
notices-make = Adressen machen
notices-full = Du hast schon { $most }, mehr geht nicht.

## Nur einmal gezeigt

notices-once = Nur jetzt gezeigt
notices-once-secret = Schlüssel der Signaturen
notices-once-atom = Feed (Atom)
notices-once-ics = Kalender (iCalendar)
notices-once-copy = Kopieren
notices-once-copy-of = Kopieren: { $what }
notices-once-copied = Kopiert.
notices-once-close = Ich habe es verwahrt

## Was Benachrichtigungen des Browsers sagen

notices-say-turn = Du bist am Zug.
notices-say-hour = Deine Uhr läuft in einer Stunde ab.
notices-say-invitation = Du bist eingeladen.
notices-say-changed = Der Gastgeber hat geändert, was vereinbart war.
notices-say-over = Die Partie ist zu Ende.
notices-say-stopped = Dein Auftrag wurde angehalten, und du bist am Zug.
notices-say-reminder = Ein anderer Spieler erinnert dich: Du bist am Zug.
notices-say-round = Eine Runde des Turniers hat begonnen.
notices-say-test = Ein Test: Benachrichtigungen kommen hier an.
notices-say-other = Es gibt etwas Neues.

## Fehlschläge

channel-error-http = Der Empfänger hat mit { $code } geantwortet.
channel-error-inner = Die Adresse gehört zum Netz des Servers, das nicht gefragt werden darf (ARKTABLE_WEBHOOK_INNER).
channel-error-address = Die Adresse lässt sich nicht verwenden.
channel-error-name = Der Name in der Adresse führt nirgendwohin.
channel-error-slow = Der Empfänger hat nicht rechtzeitig geantwortet.
channel-error-tls = Das Zertifikat des Empfängers ist nicht gültig.
channel-error-unreachable = Der Empfänger ist nicht erreichbar.
channel-error-push-key = Das Abonnement gehört zu einem anderen Server. Entferne es und füge diesen Browser noch einmal hinzu.
channel-error-mail = Die Mail wurde abgelehnt ({ $code }).
channel-error-mail-server = Der Mailserver dieser Seite hat ihren Absender abgelehnt ({ $code }).
channel-error-mail-away = Der Mailserver dieser Seite ist nicht erreichbar.
channel-error-unsubscribed = Du hast es über den Link in einer Mail beendet.

## Andere erinnern

notices-remind = { $who } erinnern
notices-reminded = { $who } bekommt eine Benachrichtigung, falls welche gewünscht sind.
notices-remind-again = Erinnert; wieder ab { $when }.
