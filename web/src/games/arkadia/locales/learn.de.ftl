learn-title = Arkadia lernen
learn-lead = Ihr seid Baumeister in der Stadt Arkadia. Vier Familien bezahlen euch für ihre Häuser mit Siegeln; was ein Siegel wert ist, entscheidet das Schloss, das ihr alle gemeinsam baut.

learn-aim = Was du willst
learn-aim-1 = Gold. Du verdienst Siegel, wenn Gebäude fertig werden, und tauschst Siegel gegen Gold, wann du es für richtig hältst. Wer am Ende das meiste Gold hat, gewinnt; bei Gleichstand gewinnen alle Beteiligten gemeinsam.

learn-turn = Dein Zug
learn-turn-1 = Zuerst musst du eines von zwei Dingen tun: ein Gebäude legen oder Arbeiter einsetzen. Dann darfst du eines deiner vier Banner nutzen.

learn-lay = Ein Gebäude legen
learn-lay-1 = Wähle eine deiner vier Karten und lege ihr Gebäude auf freie Felder. Es muss entlang einer Kante ein Gebäude, den Schlossplatz oder irgendeinen Arbeiter berühren; Ecken zählen nicht. Die Farbe der Karte sagt, welche Familie es bestellt hat.
learn-lay-2 = Jedes Zelt, das du verdeckst, bringt dir einen neutralen Arbeiter. Danach nimmst du eine neue Karte, eine der drei offenen oder die oberste vom Stapel.

learn-workers = Arbeiter einsetzen
learn-workers-1 = Setze so viele Arbeiter ein, wie du willst, eigene und neutrale, auf freie Felder neben einem Gebäude. Alle Arbeiter eines Zuges müssen neben demselben Gebäude stehen, und niemand versetzt sie je wieder. Ein Arbeiter auf einem Zelt bringt dir nichts extra.

learn-enclose = Wenn ein Gebäude fertig ist
learn-enclose-1 = Sobald jedes Feld entlang seiner Kanten besetzt ist, von Arbeitern, Gebäuden oder dem Rand des Plans, ist ein Gebäude fertig. Das Abzeichen auf jedem Gebäude zählt die Seiten, die noch offen sind.
learn-enclose-2 = Jeder eigene Arbeiter daneben verdient seinem Spieler ein Siegel dieser Familie; neutrale Arbeiter verdienen keines. Wer es fertig gemacht hat, nimmt auch das Siegel, das darauf liegt. Ein Arbeiter kann neben mehreren Gebäuden stehen und wird für jedes bezahlt.

learn-castle = Das Schloss bestimmt die Preise
learn-castle-1 = Für jedes Gebäude, das du fertig machst, setzt du ein Schlossteil. Schau von oben auf die zehn Felder des Schlosses und zähle die Felder, die eine Familie zeigen: So viel ist jedes ihrer Siegel wert. Am Anfang sind es zwei für alle.
learn-castle-2 = Stockwerk um Stockwerk: Das erste muss voll sein, bevor das zweite beginnt. Teile, die von einem Stockwerk übrig bleiben, warten auf das dritte.

learn-banner = Banner
learn-banner-1 = Am Ende eines Zuges darfst du ein Banner ausgeben: Du bekommst zwei eigene Arbeiter und darfst beliebige Siegel zu den heutigen Preisen verkaufen. Du hast vier Banner für die ganze Partie.

learn-end = Das Ende
learn-end-1 = Wenn das zweite Stockwerk voll ist, beginnt das Ende: Alle haben noch einen Zug, und wer das Ende ausgelöst hat, spielt zuletzt. Dann werden alle übrigen Siegel zu den letzten Preisen verkauft. Arbeiter, die noch hinter deinem Sichtschirm stehen, sind nichts wert.

learn-first = Deine erste Partie
learn-first-1 = Wähle den Aufbau für Einsteiger: Sieben Gebäude liegen schon auf dem Plan, und alle haben zu Beginn ein paar neutrale Arbeiter, sodass vom ersten Zug an etwas fertig werden kann.
learn-first-2 = Such in deiner ersten Partie nicht den besten Zug. Mach früh ein kleines Gebäude fertig, schau, was ein Schlossteil mit den Preisen macht, und verkauf einmal mitten in der Partie, um zu sehen, wie viel es bringt.

learn-table = An diesem Tisch
learn-table-1 = Ein grauer Knopf ist nie stumm: Zeig auf ihn oder drück Eingabe auf ihm, und er sagt dir, warum nicht. Du kannst Entscheidungen zurücknehmen, bis eine Karte aufgedeckt wird oder jemand anders entschieden hat.
learn-table-2 = Die Taste L zeigt den ganzen Tisch als Text mit jedem möglichen Zug: So lässt sich auch mit Tastatur und Bildschirmleser alles spielen.

learn-hint-1 = Verdecke Zelte.
learn-hint-1-about = Neutrale Arbeiter verdienen keine Siegel, aber sie schließen die Lücken: Mit genug von ihnen machst du ein Gebäude auf einmal fertig und nimmst auch sein Siegel.
learn-hint-2 = Sei der, der fertig macht.
learn-hint-2-about = Das Siegel auf dem Gebäude bekommt, wer die letzte Lücke schließt. Lass den anderen ein Gebäude, das sie nicht ganz fertig machen können.
learn-hint-3 = Halte Karten der Familie zurück, deren Siegel am meisten wert sind.
learn-hint-3-about = Ein neues Gebäude in der Farbe, die heute am besten zahlt, ist eine Einladung an alle anderen.
learn-hint-4 = Nutze Banner, solange Arbeiter noch etwas ausrichten.
learn-hint-4-about = Ein Banner nur für seine zwei Arbeiter ist nicht verschwendet. Vier Verkäufe sind nicht besser als zwei gute: Der Moment entscheidet.
learn-hint-5 = Behalte das zweite Stockwerk im Auge.
learn-hint-5-about = Wenn es voll wird, bleibt eine Runde. Bis dahin sollten deine Arbeiter auf dem Plan sein.
learn-hint-6 = Merk dir, was andere sammeln.
learn-hint-6-about = Ein Schlossteil über ihrer Familie macht alle ihre Siegel auf einen Schlag billiger.
learn-hint-7 = Steh dort, wo Gebäude aneinandergrenzen.
learn-hint-7-about = Ein Arbeiter zwischen zwei oder drei Gebäuden wird von jedem bezahlt.
