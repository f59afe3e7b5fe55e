# Ein Tisch, der im Browser läuft: wie er öffnet und was er über sich sagt.
desk-opening = Der Tisch wird gedeckt
desk-opening-about = Der ganze Tisch läuft in diesem Browser. Beim ersten Mal wird er geladen; danach öffnet er auch ohne Netz.
desk-fetch = { $bytes } von { $of } MB geladen
desk-start = Der Interpreter startet
desk-games = Die Spiele werden ausgelegt
desk-progress = Wie viel da ist
desk-failed = Der Tisch ließ sich nicht öffnen
desk-failed-network = Einige seiner Dateien sind nicht angekommen. Prüfe deine Verbindung; was du gespielt hast, ist erhalten.
desk-failed-storage = Dieser Browser lässt den Tisch hier nichts aufbewahren, wie in manchen privaten Fenstern. Öffne ihn in einem gewöhnlichen Fenster.
desk-failed-browser = Dieser Browser ist zu alt dafür ({ $what } fehlt). Ein heutiger Firefox, Chrome, Edge oder Safari genügt.
desk-failed-insecure = Er öffnet nur unter einer Adresse mit https oder auf genau diesem Rechner: Anderswo erlauben Browser weder Speicher noch Arbeit ohne Netz.
desk-failed-other = Beim Öffnen ist etwas schiefgegangen. Was du gespielt hast, ist erhalten.
desk-detail = Was der Browser sagt
desk-again = Noch einmal versuchen
desk-lost = Der Tisch ist stehen geblieben. Was du gespielt hast, ist erhalten.
desk-update = Eine neue Version ist da. Deine Partien gehen mit ihr weiter.
desk-update-now = Jetzt benutzen
desk-update-later = Später

## Anders gesagt, wo es keinen Server gibt

list-none = Kein Tisch hat einen freien Platz
list-none-about = Alles hier geschieht in diesem Browser: Spiel gegen Bots oder mit anderen an diesem Bildschirm.
archive-about = Jede beendete Partie dieses Browsers. Eine Spieldatei von anderswo (.ark) lässt sich hier öffnen und wie jede andere ansehen; zieh sie auf diese Seite oder wähle sie aus. Die Datei einer Stellung (.toml) eröffnet einen neuen Tisch, der dort beginnt.
finished-note = in diesem Browser aufbewahrt
lobby-offline = Der Tisch wird noch einmal gedeckt. Was du siehst, kann veraltet sein.
