learn-title = Das Kartenspiel in Kürze
learn-lead = Du leitest eine Firma in den frühen Jahren der Industrie. Vier Fabriken, eine Handvoll Karten und in jeder Runde eine Frage: Wie teuer dürfen deine Waren sein, bevor niemand sie mehr kauft?

learn-aim = Was du willst
learn-aim-1 = Die Firma, die am meisten wert ist: Aktien mal Aktienwert. Aktien werden mit Geld gekauft, ihr Wert steigt, wenn du im Inland gut verkaufst.

learn-turn = Eine Runde
learn-turn-1 = Drei Jahrzehnte zu je vier Runden. In jeder Runde ist eine Ware aktiv: Lebensmittel, Kleidung, Besteck, dann Lampen. Alle haben einen Zug aus drei Schritten: eine Aktion, Preis und Attraktivität der aktiven Ware, eine Entwicklung. Dann wird die aktive Ware produziert und verkauft.

learn-action = Die Aktion
learn-action-1 = Fabriken bauen und modernisieren, Arbeiter einstellen, Arbeiter durch Maschinen ersetzen, Qualität oder Vertrieb ausbauen oder an die Börse gehen: Aktien kaufen, Kredite nehmen, deine Schiffe bereit machen.
learn-action-2 = Wer baut oder einstellt, bringt Arbeiter, die verdienen und kaufen: Jeder Nachfragemarker geht um eins hinunter, und die Löhne steigen.

learn-price = Preis und Attraktivität
learn-price-1 = Jede Fabrik hat eine Summe auf Preis und Attraktivität zu verteilen: Das Feld ihrer Marke, ihr Büro und ihre Qualitätskarten zeigen das eine oder das andere. Vertrieb erhöht die Attraktivität.
learn-price-2 = Wenn dein Marker die Attraktivitätsleiste hinaufgeht, überquert er Pfeile, und jeder davon schiebt auch den Nachfragemarker hinauf. Das lässt weniger für alle unter dir und ein wenig weniger für dich selbst.

learn-develop = Entwicklung
learn-develop-1 = Ein Schritt auf einer deiner sechs Leisten oder eine Entwicklungskarte. Die Karten brechen Regeln zu deinen Gunsten; wie viele du haben darfst, ist eine Leiste für sich.

learn-sale = Produktion
learn-sale-1 = Du verkaufst im Inland so viele Waren, wie deine Attraktivität über dem Nachfragemarker liegt, aber nie mehr als deine Attraktivität. Was übrig ist, darf zu einem festen Preis verschifft oder gelagert werden, oder es ist verloren. Dann zahlst du Fixkosten, Löhne und ein Pfund je Maschine.
learn-sale-2 = Zwei im Inland verkaufte Waren heben deinen Aktienwert um eins; die höchste Attraktivität unter denen, die zwei verkauft haben, bringt eins mehr. Der Vertrieb sinkt um eins.

learn-end = Das Ende
learn-end-1 = Lagerware wird verkauft, für alles Geld werden Aktien gekauft, jeder Kredit nimmt eine Aktie weg, Schiffsmarken senken den Aktienwert. Aktien mal Wert ist dein Ergebnis.

learn-solo = Allein
learn-solo-1 = Zwei automatische Gegner: Nach deinem Zug wird ein Marker aus einem Beutel gezogen. Er rückt einen Gegner die Attraktivitätsleiste hinauf oder eröffnet ihm eine Fabrik; wer nicht gezogen wird, bekommt eine Aktie, und eine Scheibe wandert über die Auslage der Karten und sperrt, worauf sie liegt. Wenn du gewinnst, verdienst du die Auszeichnungen, die du erreicht hast.

learn-table = An diesem Tisch
learn-table-1 = Dreh Karten und versetze die Marke, indem du sie anklickst, verändere die Zahlen schrittweise, oder wähle eine Spalte in der Tabelle der Möglichkeiten: Alle drei Wege sind gleich. Nichts wird gesendet, bevor du den Hauptknopf drückst; bis dahin lässt sich alles zurücknehmen. Ein grauer Knopf sagt dir, warum.

learn-hint-1 = Schau auf die Nachfrage, bevor du auf deinen Preis schaust.
learn-hint-1-about = Ein Marker weit unter der Nachfrage verkauft nichts, wie billig die Ware auch herzustellen ist.
learn-hint-2 = Setz deinen Preis spät, wenn du kannst.
learn-hint-2-about = Wer zuletzt setzt, weiß, was die anderen verlangen.
learn-hint-3 = Verkauf lieber zwei als eine zu hohem Preis.
learn-hint-3-about = Zwei Verkäufe im Inland heben den Wert all deiner Aktien.
learn-hint-4 = Maschinen machen sich bezahlt.
learn-hint-4-about = Die Löhne steigen die ganze Partie über; eine Maschine kostet immer ein Pfund.
learn-hint-5 = Kredite früh, Aktien früh.
learn-hint-5-about = Eine für £11 gekaufte Aktie ist am Ende so viel wert wie eine für £20.
