# Benachrichtigungen, die ein Server per Mail, Webhook und Feed schickt, und die Seiten hinter den Links in seinen Mails.

notice-a-table = ein Tisch
notice-turn = Du bist am Zug: { $table }.
notice-hour = Deine Uhr läuft bald ab: { $table }, spätestens { $when }.
notice-invitation = Du bist eingeladen: { $table }.
notice-invitation-by = { $who } lädt dich ein: { $table }.
notice-over = Die Partie ist zu Ende: { $table }.
notice-stopped = Dein Vorausauftrag wurde angehalten, und du bist am Zug: { $table }.
notice-reminder = { $who } erinnert dich daran, dass du am Zug bist: { $table }.
notice-changed = Der Gastgeber von { $table } hat geändert, was vereinbart war. Die Partie beginnt, wenn du wieder zustimmst.
notice-round = Eine Runde hat begonnen: { $table }.
notice-test = Ein Test: Benachrichtigungen kommen hier an.
notice-digest = Tische warten auf dich.
notice-other = Es gibt etwas Neues: { $table }.

## Mails

mail-digest-subject = { $count ->
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
  }
mail-digest-first = Diese Tische warten auf deine Entscheidung:
mail-digest-until = , spätestens { $when }
mail-why = Du bekommst diese Mail, weil du Benachrichtigungen eines Arktable-Servers bestellt hast.
mail-off-line = Keine Mails mehr: { $url }
mail-confirm-subject = Bestätige deine Adresse für Benachrichtigungen
mail-confirm-first = Jemand möchte Benachrichtigungen von { $server } an diese Adresse bekommen. Bestätige sie hier innerhalb von zwei Tagen:
mail-confirm-not-me = Wenn du das nicht warst, tu nichts: Du bekommst keine weitere Mail.

## Die Seiten hinter den Links

mail-page-title = Arktable: Mails
mail-page-confirm = Benachrichtigungen per Mail an { $address } bekommen?
mail-page-confirm-button = Bestätigen
mail-page-confirmed = Bestätigt. Benachrichtigungen gehen jetzt an { $address }.
mail-page-off = Keine Benachrichtigungen per Mail an { $address } mehr bekommen?
mail-page-off-button = Keine Mails mehr
mail-page-ended = Erledigt. An { $address } gehen keine Benachrichtigungen mehr.
mail-page-unknown = Dieser Link gilt nicht mehr.
mail-page-home = Zu den Tischen

## Feeds

feed-title = Arktable: meine Züge
feed-entry = Du bist am Zug: { $table }
feed-until = Spätestens { $when }
