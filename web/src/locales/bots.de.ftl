error-bot-token = Dieses Token ist nicht gültig.
error-bot-accounts-most = Du hast { $most ->
    [one] ein Bot-Konto
   *[other] { $most } Bot-Konten
  }, mehr sind nicht erlaubt.
error-no-such-bot-account = Du hast kein solches Bot-Konto.
error-too-many-streams = Dieses Bot-Konto hat schon { $most ->
    [one] einen Strom offen
   *[other] { $most } Ströme offen
  }.

## die Bot-Konten eines Spielers

bots-title = Deine eigenen Bots
bots-about = Mit einem Bot-Konto spielt ein Programm von dir an den Tischen hier. Andere sehen seinen Namen mit „(bot)“ und laden es wie alle Spieler ein. Es spielt keine gewerteten Partien.
bots-how = Wie man so ein Programm schreibt und startet, steht in der Dokumentation unter „Let a bot sit at a table“.
bots-name = Name des Bots
bots-make = Bot-Konto anlegen
bots-letters = Bis zu { $n } Buchstaben; „(bot)“ wird angehängt.
bots-token = Token
bots-token-once = Kopiere es jetzt: Es wird nicht noch einmal gezeigt. Wer es hat, spielt für deinen Bot.
bots-no-token = hat kein Token
bots-unused = noch nicht benutzt
bots-used = zuletzt benutzt { $when }
bots-new-token = Neues Token
bots-new-token-of = Ein neues Token für { $name }; das bisherige endet
bots-revoke = Widerrufen
bots-revoke-of = Das Token von { $name } widerrufen
bots-remove = Entfernen
bots-remove-of = { $name } entfernen
bots-remove-ask = { $name } entfernen? Seine Partien bleiben.
bots-keep = Behalten
