# Vorausaufträge: ein Plan für den nächsten Zug, mit Bedingungen.

orders = Vorausaufträge
orders-plan = Nächsten Zug planen
orders-change = Auftrag ändern
orders-title = Auftrag für deinen nächsten Zug
orders-private = nur du siehst ihn
orders-page = Dein Auftrag an { $table }
orders-badge = Auftrag
orders-about = Die anderen haben hier bis zu deinem Zug nichts getan. Was sie tun, wird geprüft, wenn es so weit ist.
orders-back = Zurück zum Tisch
orders-empty = Plane den Zug mit den Knöpfen des Tisches.
orders-steps = Schritte des Auftrags
orders-fold = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
  }, { $conditions ->
    [0] keine Bedingung
    [one] 1 Bedingung
   *[other] { $conditions } Bedingungen
  }
orders-only-if = Wird gespielt, wenn du am Zug bist, nur falls
orders-always = Wird gespielt, wenn du am Zug bist, falls es noch geht und nicht mehr kostet.
orders-conditions = Bedingungen
orders-stops = Wenn etwas nicht zutrifft: Es wird nicht gespielt, deine Uhr läuft, du bekommst eine Benachrichtigung.
orders-leave = Auftrag hinterlassen
orders-withdraw = Zurückziehen
orders-moved-on = Nicht hinterlassen: Du bist am Zug. Dein Auftrag ist hier erhalten.
orders-to-table = Zum Tisch
orders-left-toast = Dein Auftrag ist hinterlassen. Niemand sonst sieht ihn.
orders-left-part = Dein Auftrag ist hinterlassen. Was er offen lässt, entscheidest du, wenn du an der Reihe bist.
orders-add = Hinzufügen
orders-add-title = Bedingung hinzufügen
orders-full = Ein Auftrag hat höchstens { $most } Bedingungen.
orders-remove = Diese Bedingung entfernen: { $condition }
orders-pick-kind = Was
orders-pick-of = Wovon
orders-pick-seat = Wessen
orders-pick-op = Wie
orders-pick-value = Zahl
orders-mine = meins
orders-op-at-least = ist mindestens
orders-op-at-most = ist höchstens
orders-op-equals = ist genau
orders-op-is-not = ist nicht
orders-if-at-least = { $fact } ist mindestens { $value }
orders-if-at-most = { $fact } ist höchstens { $value }
orders-if-equals = { $fact } ist genau { $value }
orders-if-is-not = { $fact } ist nicht { $value }
orders-now = jetzt { $value }
orders-now-none = jetzt gibt es keine solche Zahl
orders-holds = trifft zu
orders-fails = träfe jetzt nicht zu
orders-held = traf zu: { $value }
orders-failed = traf nicht zu: { $value }
orders-failed-none = traf nicht zu: Es gibt keine solche Zahl mehr
orders-left = Hinterlassen { $at }. Wenn etwas nicht zutrifft, bekommst du eine Benachrichtigung.
orders-waits = Du bist am Zug: Dein Auftrag wird in wenigen Minuten ausgeführt.
orders-done-part = Der Auftrag, den du { $at } hinterlassen hast, wurde ausgeführt. Den Rest des Zuges entscheidest du.
orders-done = Dein Zug wurde nach dem Auftrag gespielt, hinterlassen { $at }.
orders-noted = In Ordnung
orders-stopped-title = Dein Auftrag wurde angehalten
orders-done-title = Dein Auftrag wurde ausgeführt
orders-edit = Ändern
orders-stopped-condition = Eine Bedingung traf nicht zu.
orders-stopped-illegal = „{ $step }“ ist nicht mehr möglich. { $why }
orders-stopped-price = „{ $step }“ brächte { $now } statt { $noted }.
orders-stopped-hand-over = Ein Bot hat für dich gespielt.
orders-stopped-substitute = Auf diesem Platz spielt jemand anders.
orders-stopped-resigned = Du hast aufgegeben.
orders-stopped-revision = Die Regeln des Tisches haben sich geändert.
orders-unseen = Hinterlassen { $at }. Nichts wurde gesendet, und niemand hat es gesehen.
orders-send = Trotzdem senden
orders-lay = In die Ablage legen
orders-away = Weglegen
