learn-title = Arkwright in Kürze
learn-lead = Du leitest eine Firma im England der Jahre 1760 bis 1810: Fabriken für Lebensmittel, Kleidung, Besteck und Lampen. Mehr Arbeiter machen mehr Waren und sind Kunden, die mehr davon wollen, und höhere Löhne.

learn-aim = Was du willst
learn-aim-1 = Eine wertvolle Firma: die Aktien, die du hältst, mal dem Wert einer Aktie. Wer am Ende einen Kredit schuldet, kann nicht gewinnen.

learn-decade = Ein Jahrzehnt
learn-decade-1 = Jedes Jahrzehnt hat vier Zyklen, einen je Ware. In einem Zyklus legen alle einen Aktionsmarker auf die Verwaltungstafel und zahlen für dessen Zeile; ein Marker, der dort schon liegt, darf für £2 mehr noch einmal benutzt werden. Dann produzieren und verkaufen die Fabriken der aktiven Ware.
learn-decade-2 = Die Kunden wenden sich zuerst an den Verkäufer mit der höchsten Attraktivität: Grundqualität, Qualität und Vertrieb, minus Preis. Auch der Importeur verkauft. Verkäufe und die beste Attraktivität heben deinen Aktienwert.
learn-decade-3 = Wer nicht zahlen kann, verkauft Aktien und nimmt dann Kredite auf; beides kostet Aktienwert.

learn-start = 1760
learn-start-1 = Alle gründen zwei Fabriken, setzen deren Preise und verkaufen Aktien, um an Geld zu kommen. Die Ware mit den billigsten Fabriken beginnt: Lebensmittel, Kleidung, Besteck, Lampen ist die Reihenfolge in jedem Jahrzehnt.

learn-admin = Die Verwaltungstafel
learn-admin-1 = Ein Marker kommt auf eine freie Zeile deiner eigenen Spalte, und der Preis der Zeile wird bezahlt: £2, £4, £6, £8 oder £10. Was ein Marker bewirkt, kann davon abhängen, was gezahlt wurde. Niemand darf passen.
learn-admin-2 = Ein Marker, der dort liegt, darf für £2 mehr als seine Zeile noch einmal benutzt werden. Am Ende eines Jahrzehnts kommen alle Marker zurück.

learn-factory = Fabrik
learn-factory-1 = Baue eine Fabrik, modernisiere eine auf eine höhere Stufe oder schließe eine. Die Stufe darf nicht höher sein als die des Jahrzehnts. Eine höhere Stufe macht mehr Waren und hat eine bessere Grundqualität, die für die Attraktivität und für Schiffe zählt.

learn-workers = Arbeiter
learn-workers-1 = Stell für beliebige deiner Fabriken und Lagerplätze ein oder entlasse Leute, so viele du willst. Eine Reihe einer Fabrik macht nur Waren, wenn alle ihre Plätze besetzt sind.
learn-workers-2 = Arbeiter kommen vom Arbeitsmarkt. Jedes Feld, das sie dort frei machen, ist eine Kundengruppe mehr, und weiter unten steigen die Löhne.

learn-machinery = Maschinen
learn-machinery-1 = Eine Maschine nimmt den Platz eines Arbeiters ein, eine in jeder Reihe. Sie kostet bei jeder Produktion £1, wie hoch der Lohn auch ist. Wie viele du bekommst, hängt vom Marker ab und davon, was du gezahlt hast; was übrig bleibt, verfällt.

learn-quality = Qualität
learn-quality-1 = Qualitätsstufen erhöhen die Attraktivität einer Fabrik auf Dauer. Eine Stufe kostet £6 mit deinem eigenen Marker, weniger mit grauen. Vier Stufen sind das Höchste, mit dem Ingenieur sechs.

learn-distribution = Vertrieb
learn-distribution-1 = Auch Vertrieb erhöht die Attraktivität, sinkt aber nach jeder Produktion um eins. Die erste Stufe einer Fabrik kostet £1, die zweite £2, die dritte £3, die vierte £4.

learn-trade = Börse
learn-trade-1 = Kaufe oder verkaufe eigene Aktien zum heutigen Wert, zahle Kredite für je £13 zurück, verkaufe Waren aus dem Lager und schließe Verträge ab oder erhöhe sie. Solange du einen Kredit schuldest, darfst du keine Aktien kaufen.

learn-harbour = Verträge und Schiffe
learn-harbour-1 = Ein Vertrag nennt eine Ware und eine Zahl: Geliefert wird alles oder nichts. Eine Schiffsaktion braucht eine Zeile, die mindestens so viel kostet, wie das Schiff fasst, und befördert Waren mehrerer Verträge. Verschiffte Ware bringt die Grundqualität.
learn-harbour-2 = In der Produktionsphase wird nur die aktive Ware verschifft. Jedes Schiff, das fährt, kostet ein Feld Aktienwert. Ein offener Vertrag der aktiven Ware wächst; auf seinem letzten Feld kostet er zwei Felder.

learn-overtime = Produktionsaktion
learn-overtime-1 = Graue Produktionsmarker lassen eine Fabrik außer der Reihe laufen: Ihre ersten Reihen machen Waren fürs Lager, und du zahlst sofort dafür.

learn-prices = Preise
learn-prices-1 = Nach den Aktionen Fabrik, Qualität und Vertrieb darfst du in den betroffenen Fabriken neue Preise setzen, von £5 bis £25. Die Attraktivität darf nicht unter 0 fallen.

learn-special = Sondermarker
learn-special-1 = Nach den Aktionen Arbeiter, Maschinen, Börse und Schiff darfst du dir kostenlos etwas nehmen: ein Entwicklungsplättchen, einen grauen Marker oder ein Schiff. Du behältst höchstens vier Plättchen und zwei Schiffe.

learn-production = Produktion
learn-production-1 = Alle Fabriken der aktiven Ware laufen, ob es sich lohnt oder nicht. Jede volle Reihe macht die Waren, die an ihrem Ende aufgedruckt sind.

learn-sale = Der Verkauf
learn-sale-1 = Attraktivität ist Grundqualität + Qualität + Vertrieb − Preis. Die leeren nummerierten Felder in der Spalte der Ware sind die Käufer. Aufgerufen wird von der höchsten Attraktivität bis hinab zu 1, und auf jedem Feld verkaufen alle, die dort oder höher stehen, ein Stück: Wer bei 4 steht, kann vier verkaufen.
learn-sale-2 = Werden die Käufer knapp, kommt die höhere Attraktivität zuerst, unter Gleichen der Importeur zuletzt, dann die bessere Qualität. Wer in allem gleich ist, verkauft gemeinsam.

learn-value = Aktienwert
learn-value-1 = Ein Feld für eine verkaufte Ware, zwei für zwei oder mehr. Eins mehr für die alleinige höchste Attraktivität unter den Verkäufern, eins mehr für die alleinigen meisten Verkäufe. Bei Gleichstand gibt es nichts dazu.

learn-wages = Löhne
learn-wages-1 = Jeder Arbeiter einer Fabrik, die lief, bekommt den Lohn des Arbeitsmarkts, jede Maschine kostet £1, auch in Reihen, die nichts gemacht haben. Dann sinkt der Vertrieb um eins.

learn-storage = Lager
learn-storage-1 = Nicht verkaufte Waren werden aufbewahrt, wo ein Lagerarbeiter oder das kleine Lager Platz bietet; die übrigen gehen verloren. Lagerware kann bei späteren Aufrufen verkauft, an der Börse abgegeben oder verschifft werden.

learn-decade-end = Ende eines Jahrzehnts
learn-decade-end-1 = Der Hafen wird bezahlt, ein Ereignis tritt ein, und wer am wenigsten wert ist, bestimmt den Startspieler. Fabriken, die zwei Stufen zurückliegen, veralten und brauchen zwei Arbeiter mehr, die nichts produzieren.

learn-emergency = Zu wenig Geld
learn-emergency-1 = Wer nicht zahlen kann, verkauft sofort Aktien. Jede kostet so viele Felder, wie die erste Ziffer ihres Wertes sagt. Ohne Aktien gibt es Kredite: je £10, je ein Feld, £13 zurückzuzahlen.

learn-end = Das Ende
learn-end-1 = Lagerware wird verkauft, Kredite werden zurückgezahlt, für alles Geld werden Aktien gekauft. Offene Verträge und markierte Fabriken kosten Felder. Dann ist Aktien mal Wert das Ergebnis; wer noch einen Kredit schuldet, kann nicht gewinnen.

learn-games = Drei Spiele in einem
learn-games-1 = Spinning Jenny ist das erste Spiel, bis 1790: Fabriken, Preise und Aktien, ohne Hafen, Plättchen und Ereignisse.
learn-games-2 = Spinning Mule liegt dazwischen, ebenfalls bis 1790: Entwicklungsplättchen, Wirtschaftsmarker und Ereignisse kommen hinzu; jedes der drei kann beim Öffnen des Tisches weggelassen werden. Einen Hafen gibt es noch nicht.
learn-games-3 = Water Frame ist das ganze Spiel, bis 1810: mit Lager, Schiffen, Verträgen für die Kolonien, allen Plättchen und Ereignissen. Dazu gehören die Module weiter unten, jedes mit einem Kästchen zum Ankreuzen.

learn-fortune = Zusätzliche Ereignisse und Dampfkraft
learn-fortune-1 = Zusätzliche Ereignisse: am Ende jedes Jahrzehnts von 1760 bis 1800 ein zweites Ereignis, vor dem üblichen.
learn-fortune-2 = Dampfkraft: ein Ereignis mehr zum Ziehen, £1 je Maschine und je Laderaum der Schiffe. Mit ihr werden die Ereignisse immer gezogen.

learn-actor = Self-Actor
learn-actor-1 = Bonusmarker: dein bester Verkauf im Inland mal deine beste Lieferung, beide bis 10, kommen zu deinem Ergebnis hinzu.
learn-actor-2 = Auszeichnungen: eine Aktie für die erste Firma auf Feld 25, zwei Felder für die erste, die sechs Waren verschifft. Später abgegeben, schützt ein solcher Marker vor dem Verlust bei einem Notverkauf oder vor einem steigenden Vertrag.
learn-actor-3 = Reorganisationsmarker: keine Hauptaktion und keine Kosten; ein Sondermarker und ein Preis. Ab dem Jahrzehnt nach seiner ersten Benutzung, und für alle nach 1790, alle Preise.
learn-actor-4 = Neue Plättchen: Hafenmeister, Investor, Aufsichtsrat, Lademeister, Wohlstand der Nationen mit seiner Zeile zu £0 und Manager.

learn-exchange = Stock Exchange
learn-exchange-1 = Aktien der anderen Firmen können gekauft und verkauft werden, 1760 bis zu fünf von jeder. Die Firma bekommt einen Bonus von der Bank; ihr Eigentümer entscheidet weiter allein. Alle werden vor dem Ende verkauft, und nur eigene Aktien zählen.
