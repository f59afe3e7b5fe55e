# Platzlinks: was einen Gast in einen anderen Browser bringt.

carry-title = Behalte deinen Platz
carry-about = Öffne deinen Platzlink in einem anderen Browser, und du spielst dort weiter: mit deinem Namen, all deinen Plätzen und all deinen Partien. Dieser Browser bleibt angemeldet.
carry-strip = Als { $name } spielst du nur in diesem Browser. Ein Link öffnet deinen Platz in einem anderen.
carry-not-now = Nicht jetzt
carry-have-code = Hast du in einem anderen Browser gespielt? Nimm deinen Platz mit.

## Der Link

carry-state-none = Du hast keinen Platzlink.
carry-state-open = Dein Platzlink wurde nicht benutzt.
carry-state-made = Gemacht am { $made }, verfällt am { $lapses }.
carry-state-hidden = Er wurde gezeigt, als er gemacht wurde. Ein neuer Link beendet diesen.
carry-state-used = Dein Platzlink wurde in einem anderen Browser benutzt,
carry-state-used-at = am { $used }. Noch einmal geht es nicht.
carry-state-lapsed = Dein Platzlink ist verfallen.
carry-state-lapsed-of = Er wurde am { $made } gemacht, und niemand hat ihn benutzt.
carry-make = Platzlink machen
carry-again = Neuen Link machen
carry-revoke = Widerrufen
carry-of = Platzlink von { $name }
carry-link = Link
carry-copy = Kopieren
carry-copied = Link kopiert
carry-by-hand = Der Link ist markiert: Kopiere ihn mit deinen gewohnten Tasten
carry-or-code = Oder geh zu { $address } und tippe
carry-code-read = Code: { $code }
carry-once = Er gilt einmal, bis { $day }, und wird nur jetzt gezeigt: Kopiere ihn, druck ihn oder schreib ihn auf. Wer ihn hat, kann als du spielen.
carry-print = Drucken

## Andere Browser

carry-browsers = { $n ->
    [0] Nur dieser Browser spielt als du.
    [one] Noch ein anderer Browser darf als du spielen.
   *[other] Noch { $n } andere Browser dürfen als du spielen.
  }
carry-not-you = Wenn du das nicht warst, melde alle anderen Browser ab.
carry-end-others = Alle anderen Browser abmelden
carry-end-sure = Du spielst dann nur noch in diesem Browser. Auch ein unbenutzter Platzlink endet.
carry-end-yes = Abmelden
carry-end-no = Lassen
carry-ended-title = Dieser Browser wurde abgemeldet

## Die Seite eines Links

carry-page-caps = Aus einem anderen Browser
carry-page-title = Nimm deinen Platz mit
carry-page-lead = Du machst in diesem Browser als die Person weiter, die den Link gemacht hat: mit Namen, allen Plätzen und allen Partien. Der andere Browser bleibt angemeldet. Ein Code gilt einmal.
carry-field = Code des Platzlinks
carry-field-hint = Vier Gruppen zu vieren, etwa 7KQ2-MX4P-90AB-CDEF
carry-take = Diesen Platz hier einnehmen
carry-where = Kein Code? Wähle dort, wo du spielst, oben deinen Namen, dann „Behalte deinen Platz“.
carry-leaves-title = In diesem Browser bist du { $name }
carry-leaves = { $kept ->
    [yes] { $name } hat einen Platzlink oder einen anderen Browser, es geht also nichts verloren, wenn du hier als { $who } weitermachst.
   *[no] { $tables ->
        [one] { $name } hat hier einen Tisch
       *[other] { $name } hat hier { $tables } Tische
      } und keinen Platzlink. Wenn du als { $who } weitermachst, kann niemand mehr für { $name } spielen.
  }
carry-leaves-link = Erst einen Link für { $name } machen
carry-leaves-go = Als { $who } weitermachen
carry-leaves-stay = { $name } bleiben
carry-done-caps = Dein Platz ist hier
carry-done-title = Willkommen zurück, { $name }
carry-done = Du spielst jetzt in diesem Browser. Der andere bleibt angemeldet. Der Link ist verbraucht; ein neuer lässt sich hier machen.
carry-done-tables = Deine Tische
carry-to-table = Zum Tisch „{ $table }“
carry-done-new = Neuen Link behalten
