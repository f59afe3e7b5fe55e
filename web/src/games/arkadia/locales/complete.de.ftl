# Die vollständigen Regeln in unseren eigenen Worten. Die Zahlen kommen vom Blatt (`games/arkadia/rules/numbers.ts`).

chapter-aim = Ziel und Material
rule-aim = Ihr seid Baumeister für vier Familien: Tuchmacher, Gewürzhändler, Zimmerleute und Silberschmiede. Fertige Häuser bringen euch Siegel der Familie, die sie bestellt hat. Jedes fertige Haus fügt dem Schloss auch ein Teil hinzu, und das Schloss entscheidet, was ein Siegel jeder Familie wert ist. Siegel tauscht ihr gegen Gold, wann ihr wollt; das meiste Gold gewinnt.
rule-material = Der Plan hat { $columns } mal { $rows } Felder; { $tents } davon zeigen ein Zeltlager. Für jede Karte gibt es ein Gebäude der richtigen Form, eine Form geht also nie aus. Jeder Spieler hat insgesamt { $own } Arbeiter und { $banners } Banner; { $neutral } Arbeiter sind neutral. Siegel und Gold sind unbegrenzt, die größeren dienen nur zum Wechseln. Vom Vorrat der neutralen Arbeiter nimmst du, was da ist.

chapter-setup = Vorbereitung
rule-lot = Der Schlossplatz bedeckt { $lotWide } mal { $lotHigh } Felder des Plans und liegt dort, wo er kein Zeltlager verdeckt; er darf um ein Viertel gedreht sein. Die { $squares } Felder an seinem Rand sind für Schlossteile, der Hof innen wird nie bebaut. Die Stelle wird ausgelost.
rule-lot-choose = Der Schlossplatz bedeckt { $lotWide } mal { $lotHigh } Felder des Plans. Der Startspieler setzt ihn, bevor die Karten ausgeteilt werden, an eine beliebige Stelle, wo er kein Zeltlager verdeckt, beliebig gedreht. Die { $squares } Felder an seinem Rand sind für Schlossteile, der Hof innen wird nie bebaut.
rule-pieces = Alle bekommen einen Sichtschirm, { $banners } Banner und { $start } Arbeiter ihrer Farbe, die hinter dem Sichtschirm stehen. Alle anderen Arbeiter, auch die neutralen, bilden den Vorrat.
rule-pools = Die Schlossteile liegen in drei Vorräten. Die Vorräte des ersten und des zweiten Stockwerks enthalten { $pool } Teile jeder Familie, der des dritten { $poolThird } von jeder. Gebäude, Siegel und Gold liegen bereit.
rule-cards = An alle werden { $hand } Gebäudekarten ausgeteilt; { $open } weitere liegen offen, der Rest ist der Stapel.
rule-begin = Im Heft beginnt der Jüngste; hier beginnt der erste Platz, also macht unter euch aus, wer dort sitzt. Gespielt wird im Uhrzeigersinn.
rule-begin-random = Der Startspieler wird ausgelost. Gespielt wird im Uhrzeigersinn.
rule-first-game = Erste Partie: { $given } Gebäude mit ihren Siegeln liegen schon rund um den Schlossplatz, und ihre Karten sind aus dem Spiel. Für die Zelte darunter bekommt niemand Arbeiter. Zusätzlich haben alle neutrale Arbeiter: { $neutralTwo } zu zweit, { $neutralThree } zu dritt, { $neutralFour } zu viert.

chapter-turn = Ein Zug
rule-parts = Ein Zug hat zwei Teile. Zuerst musst du eines von beidem tun: ein Gebäude aus deiner Hand legen oder einen oder mehrere Arbeiter einsetzen. Dann darfst du ein Banner nutzen.
rule-stuck = Nur wenn keine Karte auf deiner Hand einen erlaubten Platz hat und du keinen Arbeiter einsetzen kannst, passt du im ersten Teil; das Banner bleibt dir offen. Legt, setzt oder nutzt in einer vollen Runde niemand etwas, folgt die Schlusswertung.

chapter-lay = Ein Gebäude legen
rule-touch = Spiel eine Karte und lege ihr Gebäude auf den Plan. Entlang mindestens einer Kante muss es ein Gebäude berühren, einen Arbeiter beliebiger Farbe oder den Schlossplatz, der als Gebäude zählt. Eine Ecke zu berühren genügt nicht. Ein Arbeiter allein genügt, wie weit er auch von jedem Gebäude entfernt steht.
rule-vacant = Jedes Feld unter dem Gebäude muss frei sein: kein Gebäude, kein Arbeiter, kein Stück des Schlossplatzes. Zeltlager sind freie Felder.
rule-turned = Das Gebäude darf beliebig gedreht, aber nicht gespiegelt werden.
rule-flipped = Das Gebäude darf beliebig gedreht und auch gespiegelt werden.
rule-seal = Ein Siegel der Familie auf der Karte kommt auf das Gebäude: Es zeigt, wer es bestellt hat und dass es nicht fertig ist.
rule-tents = Für jedes Zeltlager, das dein Gebäude jetzt verdeckt, nimmst du einen neutralen Arbeiter aus dem Vorrat hinter deinen Sichtschirm. Ein Lager, auf dem ein Arbeiter steht, ist verbraucht und gibt niemandem etwas.
rule-draw = Die Karte wird endgültig abgelegt. Nach Auszahlungen und Schlossteilen füllst du deine Hand wieder auf { $hand } auf: Nimm eine offene Karte, die sofort vom Stapel ersetzt wird, oder die oberste Karte des Stapels. Ist der Stapel leer, schrumpft die offene Reihe; sind beide weg, wird nichts gezogen. Nach dem Einsetzen von Arbeitern wird keine Karte genommen.

chapter-workers = Arbeiter einsetzen
rule-set = Wähle ein Gebäude oder den Schlossplatz und setze beliebig viele eigene und neutrale Arbeiter von hinter deinem Sichtschirm auf freie Felder, die es entlang einer Kante berühren; mindestens einen. Alle Arbeiter dieses Zuges müssen dasselbe Gebäude berühren.
rule-stay = Ein Arbeiter bewegt sich nie wieder und verlässt den Plan nie. Auf einem Zeltlager bringt ein Arbeiter keinen neutralen Arbeiter.

chapter-finished = Ein Gebäude ist fertig
rule-enclosed = Wenn dein erster Teil getan ist, ist jedes Gebäude fertig, dessen Nachbarfelder entlang seiner Kanten alle besetzt sind: von Arbeitern beliebiger Farbe, Gebäuden, dem Schlossplatz oder dem Rand des Plans. Ecken sind gleichgültig. Geprüft wird einmal, nie zwischen zwei Arbeitern; ein eben gelegtes Gebäude kann sofort fertig sein. Ein fertiges Gebäude bleibt, zählt weiter als Nachbar und zahlt nie wieder.
rule-payout = Jeder Spieler bekommt ein Siegel der Familie des Gebäudes für jeden eigenen Arbeiter entlang seiner Kanten, einmal je Arbeiter und Gebäude. Der Spieler, der am Zug ist, nimmt auch das Siegel, das darauf liegt, selbst ohne einen Arbeiter dort.
rule-unpaid = Neutrale Arbeiter verdienen niemandem etwas; sie schließen nur Lücken.
rule-several = Werden mehrere Gebäude zugleich fertig, zahlt jedes für sich, ein Arbeiter zwischen ihnen wird also von jedem bezahlt. Zuerst kommen alle Auszahlungen, dann die Schlossteile, eines für jedes Gebäude.
rule-lot-closed = Der Schlossplatz trägt kein Siegel: Ihn zu umschließen zahlt nichts und bringt kein Schlossteil.
rule-payout-example = Ein Beispiel: Mit zwei eigenen Arbeitern und einem neutralen schließt du zwei Gebäude. Du bekommst ein Siegel für jeden eigenen Arbeiter an jedem der Gebäude, beide Siegel, die darauf lagen, und du setzt zwei Schlossteile. Auch alle anderen mit Arbeitern dort werden bezahlt.

chapter-castle = Das Schloss
rule-piece = Für jedes Gebäude, das in deinem Zug fertig wird, musst du ein Schlossteil setzen. Teil und Feld wählst du jedes Mal.
rule-value = Ein Siegel ist so viel Gold wert, wie auf den { $squares } Schlossfeldern von oben Felder seiner Familie zu sehen sind. Am Anfang zählt der aufgedruckte Schlossplatz; seine leeren Felder zählen für niemanden. Ein Teil verbirgt, was darunter liegt.
rule-floors = Stockwerk um Stockwerk: Zuerst bekommen alle { $squares } Felder ein Teil aus dem Vorrat des ersten Stockwerks, dann alle eines aus dem des zweiten. Ist ein Stockwerk voll, gehen die übrigen Teile seines Vorrats in den dritten Vorrat, bevor das nächste Teil gewählt wird, auch mitten unter deinen Teilen. Ist das zweite Stockwerk voll, beginnt das Ende.
rule-third = Das dritte Stockwerk wird aus dem dritten Vorrat gebaut. Ist er leer, wird kein weiteres Teil gesetzt; die Auszahlungen gehen weiter.

chapter-banner = Banner
rule-banner = Am Ende deines Zuges, auch nach dem Passen und in der letzten Runde, darfst du ein Banner abgeben. Du nimmst zuerst { $perBanner } Arbeiter deiner Farbe aus dem Vorrat, soweit es welche gibt; sie dienen ab deinem nächsten Zug.
rule-sell = Dann darfst du beliebig viele Siegel beliebiger Familien zu ihrem aktuellen Wert gegen Gold tauschen; eine Familie, die nichts wert ist, darf für nichts abgegeben werden. Verkaufen ist nicht nötig: Die Arbeiter allein können ein Banner wert sein. Vor der Schlusswertung verkaufst du also höchstens { $banners }-mal.
rule-sell-example = Ein Beispiel: Zeigt sich eine Familie auf drei Schlossfeldern, bringen sieben ihrer Siegel sieben mal drei Gold; die Werte der anderen Familien werden ebenso gezählt.

chapter-end = Das Ende
rule-trigger = Das Ende beginnt, wenn das letzte Feld des zweiten Stockwerks bedeckt ist. Wer es bedeckt hat, beendet seinen Zug, weitere Schlossteile und ein Banner eingeschlossen; diese Teile kommen aus dem dritten Vorrat.
rule-last-round = Dann haben alle noch einen Zug, und der Spieler, der das Ende ausgelöst hat, spielt zuletzt. Gebäude, die jetzt fertig werden, zahlen wie immer.
rule-final = Zuletzt werden alle Siegel aller Spieler zu den letzten Werten verkauft. Übrige Arbeiter, Karten und Banner zählen nichts. Der Spieler mit dem meisten Gold gewinnt; bei Gleichstand gewinnen alle Beteiligten gemeinsam.
rule-advice = Das Heft endet mit sieben Ratschlägen: Zelte verdecken, selbst fertig machen, Karten der wertvollsten Familie zurückhalten, Banner rechtzeitig nutzen, das zweite Stockwerk im Auge behalten, sich merken, was andere sammeln, zwischen Gebäuden stehen. Die Kurzregeln erklären sie.

chapter-secret = Was geheim ist
rule-hidden = Handkarten und Stapel sind geheim; eine Karte, die aus der offenen Reihe genommen wurde, ist bekannt, bis sie gespielt wird. Was hinter den Sichtschirmen liegt, kam öffentlich dorthin, wird aber nicht gezeigt: Arbeiter, Siegel und Gold der anderen muss man sich merken oder im Protokoll nachzählen.
rule-shown = Handkarten und Stapel sind geheim; eine Karte, die aus der offenen Reihe genommen wurde, ist bekannt, bis sie gespielt wird. Arbeiter, Siegel und Gold hinter den Sichtschirmen sehen alle.

chapter-choices = Was gewählt werden kann

drawing-lot-ok = Der Schlossplatz verdeckt kein Zeltlager.
drawing-lot-not = Ein Zeltlager läge unter dem Schlossplatz.
drawing-lay-building = Das neue Gebäude berührt ein anderes entlang einer Kante.
drawing-lay-worker = Es berührt einen Arbeiter entlang einer Kante, beliebiger Farbe.
drawing-lay-corner = Es berührt nur an einer Ecke.
drawing-lay-nothing = Es berührt nichts.
drawing-vacant-tent = Es verdeckt ein Zeltlager: ein neutraler Arbeiter für dich.
drawing-vacant-not = Es würde einen Arbeiter und ein Gebäude verdecken.
drawing-workers-ok = Alle Arbeiter des Zuges berühren dasselbe Gebäude.
drawing-workers-not = Diese zwei berühren verschiedene Gebäude.
drawing-enclosed-ok = Fertig: Jedes Feld entlang seiner Kanten ist besetzt; die Ecken dürfen frei bleiben.
drawing-enclosed-not = Nicht fertig: Ein Feld entlang seiner Kante ist frei.
drawing-floors-ok = Das erste Stockwerk hat ein freies Feld: Dorthin kommt ein Teil.
head-building = Gebäude
head-squares = Felder
head-cards = Karten je Familie
drawing-floors-not = Kein Teil auf dem zweiten Stockwerk, bevor das erste voll ist.
