# Die vollständigen Regeln in unseren eigenen Worten. Die Zahlen kommen vom Blatt (`games/arkwright-cards/rules/numbers.ts`).

chapter-aim = Ziel und Material
rule-aim = Du leitest drei Jahrzehnte lang eine Firma. Sie ist so viel wert wie deine Aktien mal dem Wert einer Aktie. Aktien werden mit Geld gekauft; ihr Wert steigt, wenn du auf dem Inlandsmarkt gut verkaufst.
rule-material = Jeder Spieler hat vier Fabriken (Lebensmittel, Kleidung, Besteck, Lampen), jede mit einem Büro, zwei Arbeiterkarten je Fabrik, drei Qualitäts- und { $distributionCards } Vertriebskarten, { $smalls } kleine Lager, eine Schiffskarte mit { $ships } Schiffen, { $shipTokens } Schiffs- und { $loanTokens } Kreditmarken und eine Maschinenmarke. Die Tabelle zeigt beide Seiten der Fabrikplättchen.
rule-open = Alles liegt offen; unbekannt sind nur die Reihenfolge im Beutel und nicht ausgeteilte Karten.

chapter-setup = Aufbau
rule-board = Der Marktplan hat eine Attraktivitätsleiste und einen Nachfragemarker für jede Ware, die Löhne und die Jahrzehnte. Welche Seite benutzt wird, hängt von der Spielerzahl ab. Die Nachfrage kann bis { $demandLow } unter null fallen und hält an beiden Enden an; ebenso die Leisten für Aktien und Aktienwert, bei { $most }.
rule-money = Alle beginnen mit { $money }, { $shares } Aktien und einem Aktienwert von { $value }.
rule-money-bought = Experten: Alle beginnen mit { $money }, { $shares } Aktien und einem Aktienwert von { $value } und dürfen vor der ersten Runde mit diesem Geld Aktien kaufen, offen und in Spielreihenfolge.
rule-neutral = Zu zweit steht eine neutrale Farbe auf den Attraktivitätsleisten, auf { $neutralStart } in der Reihenfolge der Waren, eingesetzt, ohne die Nachfrage zu bewegen. Nach den Jahrzehnten I und II geht sie auf jeder Leiste ein Feld hinauf und bewegt an Pfeilen die Nachfrage. Sie produziert nie.
rule-neutral-competes = Sie zählt bei der höchsten Attraktivität mit: Könnte sie { $enough } Waren verkaufen und liegt sie nicht zurück, bekommt niemand den zusätzlichen Schritt.
rule-neutral-passive = Sie zählt bei der höchsten Attraktivität nicht mit; nur die Spieler werden verglichen.
rule-supply = Welche Entwicklungskarten in der Auslage liegen, hängt von der Spielerzahl ab; jede Zeile kommt zu den vorigen hinzu.
rule-supply-random = Auslage für Experten: ein Unternehmer sowie je ein Ingenieur und ein Patent weniger, als es Spieler gibt; dann { $perPlayer } Karten je Spieler, mit zufälliger Seite ausgeteilt. Von jeder Art gibt es höchstens eine weniger als Spieler: Eine Karte zu viel wird umgedreht, und ist auch das zu viel, wird sie ersetzt. Verschiedene Mäzene sind verschiedene Arten.
rule-given = Alle eröffnen nach ihrem Platz zwei Fabriken. In umgekehrter Reihenfolge nehmen alle außerdem einen Schritt auf einer Leiste oder eine Entwicklungskarte, weil die aufgedruckten nicht bekannt sind.
rule-chosen = Experten: Die ersten Fabriken werden in Spielreihenfolge gewählt, die zweiten in umgekehrter, und weiter in umgekehrter Reihenfolge dürfen alle einen Schritt auf einer Leiste oder eine Entwicklungskarte nehmen.
rule-start-factory = Eine Fabrik am Anfang hat ihr Plättchen auf Seite I mit der Marke auf dem vierten Feld (Attraktivität null), ihr Büro mit der Preisseite nach außen und Arbeiterkarte eins. Auch die Arbeiter auf dem Plättchen werden bezahlt. Ihr Attraktivitätsmarker steht auf null. Die Tabelle zeigt die Arbeiterkarten.
rule-ships-two = Beide Schiffe sind bereit.
rule-ships-none = Experten: keine Schiffe, bis sie an der Börse bereit gemacht werden.
rule-restrictions = Experten: Die Schritte auf den Leisten Qualität, Vertrieb, Maschinen und Schifffahrt warten auf ihr Jahrzehnt: auf Leisten mit vier Feldern { $restrictFour }, auf Leisten mit dreien { $restrictThree }. Ingenieur, Patent, Werkstatt und Handelskontor heben das für ihre Leiste auf, solange du sie hast; gemachte Schritte bleiben.

chapter-round = Eine Runde
rule-rounds = Drei Jahrzehnte ({ $years }) zu vier Runden. In jeder Runde ist eine Ware aktiv: Lebensmittel, Kleidung, Besteck, Lampen. Alle haben einen Zug aus drei Schritten: eine Aktion, Preis und Attraktivität der aktiven Ware, eine Entwicklung. Dann wird die aktive Ware produziert und die nächste Runde vorbereitet.
rule-actions = Du darfst eine Aktion wählen; du darfst auch passen. Aktionen kosten nichts als den Zug; was gekauft wird, bezahlst du mit deinem Geld. Eine Aktion, in der nichts getan wird, ist ein Passen.

chapter-build = Aktion: bauen und modernisieren
rule-build = Baue beliebig viele Fabriken, auf der Seite des Jahrzehnts (II in den Jahrzehnten II und III), jede mit ihrem Büro auf der Preisseite, ihrer Marke auf dem vierten Feld und ihrem Marker auf null, ohne Arbeiterkarte. In Jahrzehnt III nur für die aktive oder eine noch kommende Ware. Eine jetzt gebaute Fabrik der aktiven Ware produziert in dieser Runde.
rule-build-demand = Hast du mindestens eine gebaut, gehen alle vier Nachfragemarker einen Schritt hinunter und die Löhne einen Schritt nach rechts, einmal für die Aktion. Modernisieren bewegt keines von beiden.
rule-upgrade = Modernisiere beliebig viele Fabriken. In Jahrzehnt II werden Plättchen und Arbeiterkarte eins auf Seite II gedreht; in Jahrzehnt III auch Arbeiterkarte zwei auf Seite III. Maschinen bleiben, wie sie sind, die Marke behält ihre Attraktivität.

chapter-employ = Aktion: einstellen
rule-employ = Lege beliebig viele Arbeiterkarten an deine Fabriken, höchstens zwei an jede, Karte eins vor Karte zwei; beide dürfen in einer Aktion kommen. Karte eins zeigt ab Jahrzehnt II Seite II, Karte zwei in Jahrzehnt III Seite III. In Jahrzehnt III nur, wo die Ware aktiv ist oder noch kommt.
rule-employ-demand = Alle vier Nachfragemarker gehen einen Schritt hinunter und die Löhne einen Schritt nach rechts, wie viele Karten auch kamen. Arbeiterkarten gehen nie wieder.

chapter-automate = Aktion: automatisieren
rule-automate = Ersetze Arbeiter der Arbeiterkarten durch Maschinen, indem du die Karte drehst, in beliebigen Fabriken, so viele Maschinen, wie deine Leiste erlaubt. Eine Maschine kostet { $machine } statt des Lohns.
rule-machine-token = Eine Karte mit zwei Maschinen nimmt beide auf einmal; nur wenn eine einzelne übrig ist, kommt die Maschinenmarke darauf. Es gibt eine Marke: Diese Karte muss in deiner nächsten solchen Aktion zuerst fertig werden.

chapter-improve = Aktion: Qualität oder Vertrieb
rule-improve = Entweder Qualität oder Vertrieb, nicht beides: Lege, drehe, versetze Karten dieser Art zwischen Fabriken und Vorrat und nimm sie zurück. Alle Anstiege über deine Fabriken zusammen dürfen deine Leiste nicht übersteigen; was fällt, ist frei und verloren. Jede Karte wird höchstens einmal aufgenommen und gelegt.
rule-improve-limits = Vertrieb: eine Karte je Fabrik, bis { $distributionHigh }. Qualität: beliebig viele Karten, zusammen bis { $qualityHigh }, oder { $qualityEngineer }, sobald du einen Ingenieur hattest. Ein Wert kann nicht von einer Fabrik zur anderen mitgenommen werden.
rule-improve-later = Der Attraktivitätsmarker bewegt sich jetzt nicht: erst, wenn die Ware der Fabrik aktiv ist. Dann entscheidest du auch, wie herum eine Qualitätskarte liegt. Vertrieb sinkt mit jeder Produktion um eins, Qualität bleibt.

chapter-exchange = Aktion: Börse
rule-exchange = In dieser Reihenfolge, jeweils wenn du willst: Aktien kaufen, Kredite nehmen, Schiffe bereit machen. Geliehenes Geld kauft also in derselben Aktion nichts.
rule-buy = Kaufe Aktien zu deinem Aktienwert mit dem Geld, das du hast. Je nach deiner Börsenleiste kosten eine oder zwei davon die Hälfte, aufgerundet, einmal in einem Zug.
rule-loans = Jeder Kredit bringt deinen Aktienwert in Geld und eine Marke; mehr als { $loanTokens } Marken gibt es nicht, für Kredite und Notfonds zusammen. Nichts wird zurückgezahlt: Am Ende nimmt jede eine Aktie weg.
rule-ships-ready = Schiffe bereit machen gibt immer { $ships }.

chapter-expert = Aktionen für Experten
rule-extra = Zusatzproduktion: Beliebige deiner Fabriken produzieren, jede mit ihrem Plättchen allein, mit Arbeiterkarte eins oder mit beiden. Die Waren kommen in Lager an dieser Fabrik, der Rest ist verloren. Du zahlst, was benutzt wurde. Kein Aktienwert, kein sinkender Vertrieb; die Fabrik produziert trotzdem in ihrer Runde.
rule-early = Frühes Verschiffen: Verschiffe Lagerware beliebiger Fabriken, nach Belieben gemischt; jede bringt den Preis ihrer eigenen Fabrik. Schiffe, Marken und Laderaum wie üblich.

chapter-price = Preis und Attraktivität
rule-price = Hast du die Fabrik der aktiven Ware, stellst du sie jetzt ein: die Marke auf eines ihrer vier Felder, Büro und Qualitätskarten so oder so herum. Ihre Summe bleibt gleich; was nicht Preis ist, ist Attraktivität. Vertrieb erhöht die Attraktivität. Der Preis einer Ware ist die Summe aller Münzen.
rule-arrows = Dein Attraktivitätsmarker geht auf die neue Summe. Für jeden roten Pfeil, den er aufwärts überquert, geht der Nachfragemarker der Ware einen Schritt hinauf, für jeden grünen abwärts einen Schritt hinunter. Ein Marker, der erscheint oder verschwindet, überquert nichts.

chapter-develop = Entwicklung
rule-develop = Zuletzt in deinem Zug darfst du einen Schritt auf einer deiner sechs Leisten machen oder eine Entwicklungskarte nehmen.
rule-tracks-long = Qualität, die eine Aktion bringen kann: { $trackQuality }. Vertrieb: { $trackDistribution }.
rule-tracks-short = Die Leisten für Qualität und Vertrieb haben drei Felder, wie das englische Heft sagt: Das Feld, das eine Zahl wiederholen würde, entfällt.
rule-tracks-rest = Entwicklungskarten, die du haben darfst: { $trackCards }. Maschinen, die eine Aktion bringen kann: { $trackMachinery }. Waren, die jedes Schiff fasst: { $trackShipping }. Aktien zum halben Preis: { $trackExchange }.
rule-take-card = Du hast nicht mehr Karten, als deine Leiste sagt, und nie zwei einer Art. An der Grenze darfst du eine ablegen, um eine andere zu nehmen; eine in diesem Zug abgelegte Art kann in ihm nicht genommen werden. Abgelegte Karten gehen in die Auslage zurück und sind frisch, wenn sie wieder genommen werden. Eine Karte wirkt ab sofort, auch in dieser Produktion, außer sie braucht eine Aktion.
rule-late-discard = Verlässt ein Ingenieur oder Patent die aktive Fabrik, nachdem Preis und Attraktivität gesetzt wurden, werden Marker und Nachfrage sofort berichtigt; Karten, die einen Ingenieur ersetzen, liegen so, wie er lag.

chapter-sale = Produktion: Inlandsmarkt
rule-order = Alle mit der Fabrik der aktiven Ware produzieren, ab dem Startspieler: Verkauf im Inland, dann lagern oder verschiffen, dann Kosten. Danach die Aktienwerte für alle zugleich, und der Vertrieb sinkt.
rule-quantity = Du machst immer alle Waren von Plättchen und Arbeiterkarten. Im Inland darfst du so viele verkaufen, wie deine Attraktivität über dem Nachfragemarker liegt, nie mehr als deine Attraktivität. Jetzt gemachte Waren müssen verkauft werden, soweit das geht; dann darfst du gelagerte dazugeben.
rule-income = Jede verkaufte Ware bringt deinen Preis.

chapter-overseas = Produktion: lagern und verschiffen
rule-store = Was übrig ist, wird gelagert und, wenn du willst, verschifft; der Rest ist verloren. Ein kleines Lager fasst { $small } Waren, ein großes { $large }, jeweils einer Art, und an einer Fabrik dürfen mehrere stehen. Waren an einer Fabrik dürfen jederzeit umgepackt werden. Ein Lager, das für andere Waren geräumt wird, verliert, was darin war.
rule-ship = Schiffe fassen so viele Waren, wie deine Leiste sagt, nur der aktiven Art, und müssen nicht voll sein. Jede Ware bringt den auf der Fabrik aufgedruckten Preis. Es fahren so wenige Schiffe wie möglich; jedes legt eine Marke, { $shipTokens } in der ganzen Partie. Verschiffen bringt keinen Aktienwert.

chapter-costs = Produktion: Kosten
rule-costs = Für die Fabrik, die produziert hat, zahlst du die aufgedruckten Fixkosten, den Lohn der Leiste für jeden Arbeiter auf Plättchen und Karten und { $machine } für jede Maschine.
rule-fund = Reicht das Geld dafür nicht, zahlt der Notfonds: so wenige Kreditmarken wie möglich, jede für die Hälfte deines Aktienwerts, aufgerundet. Kredite können hier nicht genommen werden.
rule-bankrupt = Wer alle { $loanTokens } Marken verbraucht hat und immer noch nicht zahlen kann, ist bankrott und scheidet aus: Marker verschwinden, ohne die Nachfrage zu bewegen, Karten gehen in die Auslage zurück, das Ergebnis ist null. Bleibt ein Spieler übrig, gewinnt er; allein ist die Partie verloren.

chapter-value = Aktienwert
rule-value = Wer mindestens { $enough } Waren im Inland verkauft hat, bekommt einen Schritt Aktienwert. Unter diesen bekommt der mit der höchsten Attraktivität einen mehr; ein Gleichstand bringt niemandem etwas, außer ein Unternehmer löst ihn auf.
rule-fade = Der Vertrieb jeder Fabrik, die produziert hat, sinkt um eins; andere Fabriken behalten ihren. Der Marker bleibt stehen, bis die Ware wieder aktiv ist.

chapter-next = Nächste Runde und nächstes Jahrzehnt
rule-next-round = Nach den ersten drei Runden eines Jahrzehnts wird die nächste Ware aktiv, und die Startspielerkarte geht im Uhrzeigersinn weiter.
rule-next-decade = Nach der vierten Runde wechselt das Jahrzehnt, und benutzte Karten sind wieder bereit. Wer das niedrigste Produkt aus Aktien und Wert hat, ohne Kredite und Schiffsmarken gerechnet, bestimmt den Startspieler; bei Gleichstand: weniger Geld, dann wer im Uhrzeigersinn dem vorigen Startspieler am nächsten sitzt.

chapter-end = Schlusswertung
rule-final = Von selbst und in dieser Reihenfolge: Lagerware wird zu { $stored } in der Reihenfolge der Waren verkauft; für alles Geld werden Aktien zum aktuellen Aktienwert gekauft, bis { $most }; jede Kreditmarke nimmt eine Aktie weg; der Aktienwert sinkt um eins für jedes Pfundzeichen, das die Schiffsmarken erreicht haben, auf den Feldern { $shipPounds }.
rule-winner = Aktien mal Wert ist das Ergebnis. Bei Gleichstand zählt das übrige Geld, dann gewinnen beide gemeinsam.

chapter-cards = Entwicklungskarten
rule-cards-general = Manche Karten werden beim Benutzen gedreht und sind im nächsten Jahrzehnt wieder bereit; andere werden beim Benutzen abgelegt.
rule-card-entrepreneur = Einmal im Jahrzehnt: löst einen Gleichstand um die höchste Attraktivität zu deinen Gunsten auf, wenn du daran beteiligt bist. Oder leg ihn am Ende einer Runde außer der letzten ab, um den Startspieler zu bestimmen, bevor der niedrigste Spieler spricht.
rule-card-trade-office = Einmal im Jahrzehnt: Wenn Schiffe fahren, eine Schiffsmarke weniger; sind alle Marken gelegt, lässt es trotzdem noch ein Schiff fahren.
rule-card-trade-office-expert = Handelskontor, Experten: Solange du es hast, wartet die Schifffahrtsleiste auf kein Jahrzehnt.
rule-card-extra-shift = Leg sie in der Produktion ab, bevor Waren gelagert werden: Die aktive Fabrik macht eine Ware mehr, die verkauft werden muss, wenn noch Nachfrage da ist.
rule-card-extra-shift-expert = Sonderschicht, Experten: oder in einer Zusatzproduktion, eine Ware mehr in einer ihrer Fabriken.
rule-card-workshop = In jeder deiner Fabriken kosten { $workshop } Maschinen nichts.
rule-card-workshop-expert = Werkstatt, Experten: Solange du sie hast, wartet die Maschinenleiste auf kein Jahrzehnt.
rule-card-foreman = Kommt sofort an eine deiner offenen Fabriken und bleibt dort: Bis zu { $foremanWorkers } Arbeiter dort kosten { $foreman } weniger, aber mindestens { $lowestWage }.
rule-card-broker = Leg ihn ab, statt zu entwickeln: Kaufe bis zu { $broker } Aktien zum halben Aktienwert, aufgerundet; mindestens eine, und keine anderen.
rule-card-patron-food-clothes = Einmal im Jahrzehnt, wenn eine seiner zwei Waren im Inland verkauft wird: eine mehr als die Grenze, auch über die Attraktivität hinaus, wenn Waren dafür da sind.
rule-card-patron-food-cutlery = Einmal im Jahrzehnt, wenn eine seiner zwei Waren im Inland verkauft wird: eine mehr als die Grenze, auch über die Attraktivität hinaus, wenn Waren dafür da sind.
rule-card-patron-food-lamps = Einmal im Jahrzehnt, wenn eine seiner zwei Waren im Inland verkauft wird: eine mehr als die Grenze, auch über die Attraktivität hinaus, wenn Waren dafür da sind.
rule-card-patron-clothes-cutlery = Einmal im Jahrzehnt, wenn eine seiner zwei Waren im Inland verkauft wird: eine mehr als die Grenze, auch über die Attraktivität hinaus, wenn Waren dafür da sind.
rule-card-patron-clothes-lamps = Einmal im Jahrzehnt, wenn eine seiner zwei Waren im Inland verkauft wird: eine mehr als die Grenze, auch über die Attraktivität hinaus, wenn Waren dafür da sind.
rule-card-patron-cutlery-lamps = Einmal im Jahrzehnt, wenn eine seiner zwei Waren im Inland verkauft wird: eine mehr als die Grenze, auch über die Attraktivität hinaus, wenn Waren dafür da sind.
rule-card-inventor = Leg ihn in einer Aktion Bauen und modernisieren ab: Bis zu { $inventor } Fabriken werden modernisiert, als wäre schon das nächste Jahrzehnt.
rule-card-inventor-expert = Erfinder, Experten: oder leg ihn ab, statt zu entwickeln, für zwei Schritte auf deinen Leisten, in jedem Jahrzehnt, auch beide auf einer.
rule-card-developer = Die Fixkosten jeder deiner Fabriken sind { $developer } niedriger, nicht unter null. Einmal im Jahrzehnt, in deinem Zug, macht er eine andere benutzte Karte bereit.
rule-card-contract = Verschiffen bringt mehr, nach der Zahl der auf einmal verschifften Waren, von keiner aufwärts: { $contract }.
rule-card-patent = Eine Vertriebskarte mehr in deinem Vorrat. Bei null geht es in deinen Vorrat zurück; wird es von einer Fabrik abgelegt, ist ihr Vertrieb weg.
rule-card-patent-expert = Patent, Experten: Solange du es hast, wartet die Vertriebsleiste auf kein Jahrzehnt.
rule-card-engineer = Eine Qualitätskarte mehr, mit { $engineerSides }, und von nun an Qualität bis { $qualityEngineer } in allen deinen Fabriken, auch wenn die Karte weg ist. Verlässt sie eine Fabrik, dürfen Karten deines Vorrats bis zu ihrem Wert ihren Platz einnehmen.
rule-card-engineer-expert = Ingenieur, Experten: Solange du ihn hast, wartet die Qualitätsleiste auf kein Jahrzehnt.
rule-card-large-warehouse = Ein Lager mehr, für { $large } Waren einer Art. Wird es zurückgegeben, bleibt, was in freie kleine passt.

chapter-solo = Allein
rule-solo-setup = Du spielst gegen zwei automatische Gegner, die mit { $opponentShares } Aktien und einem Aktienwert von { $opponentValue } beginnen. Die Karten einer Partie zu dritt liegen in { $gridRows } Reihen zu { $gridColumns }; der Rest bleibt in der Schachtel. Auf der ersten Karte jeder Reihe liegt eine Scheibe, der Gegner und der neutralen Farbe, in zufälliger Reihenfolge: Eine Karte unter einer Scheibe kann nicht genommen werden. Im Beutel sind { $bagOne } Marker jedes Gegners und { $bagNeutral } neutrale.
rule-solo-factories = Wähle deine erste Fabrik. Dann kommen je zwei Marker der Gegner zufällig auf die vier Leisten, auf { $soloStart } in der Reihenfolge der Waren, und bewegen an Pfeilen die Nachfrage. Dann wähle deine zweite Fabrik und deine erste Entwicklung.
rule-solo-random = Deine zwei Fabriken werden zufällig gezogen. Die Gegner stehen zufällig auf den vier Leisten, auf { $soloStart } in der Reihenfolge der Waren, und bewegen an Pfeilen die Nachfrage. Du wählst deine erste Entwicklung.
rule-solo-order = Du bist immer zuerst dran. Ein Unternehmer kann die Reihenfolge nur für die nächste Runde umkehren.
rule-solo-draw = Dann wird ein Marker gezogen. Hat diese Farbe die Fabrik der aktiven Ware, geht ihr Marker { $forward } Schritte hinauf. Wenn nicht, eröffnet sie eine: Jede Nachfrage geht hinunter, die Löhne steigen, ihr Marker erscheint und geht auf { $opened } in der Reihenfolge der Waren und dann so viele Schritte, wie die Nummer des Jahrzehnts sagt. An Pfeilen folgt die Nachfrage.
rule-solo-shares = Jeder Gegner, dessen Marker nicht gezogen wurde, bekommt eine Aktie. Ein neutraler Marker bewegt nichts auf den Leisten: Beide Gegner bekommen eine Aktie.
rule-solo-disc = Die Scheibe der gezogenen Farbe wandert über die Karten, Reihe für Reihe, um so viele, wie Marker auf der aktiven Leiste stehen, auch deiner. Leere Plätze zählen nicht; würde sie auf einer anderen Scheibe enden, geht sie weiter. Der gezogene Marker bleibt draußen, bis das Jahrzehnt endet. Abgelegte Karten kommen auf den ersten leeren Platz.
rule-solo-production = In der Produktion verkauft ein Gegner mit der Fabrik, was seine Attraktivität erlaubt, ohne Kosten. Mit { $enough } oder mehr steigt sein Aktienwert um eins; mit weniger bekommt er eine Aktie. Gegner zählen bei der höchsten Attraktivität mit, bekommen diesen Schritt aber nie.
rule-solo-end = Wenn ein Jahrzehnt endet, gehen alle Marker in den Beutel zurück. Du gewinnst, wenn niemand mehr hat als du: Ein Gleichstand gehört dir, denn die Gegner haben kein Geld.
rule-awards = Eine gewonnene Partie bringt alle Auszeichnungen, die du erreicht hast. Aktien, Wert und Geld werden vor der Schlusswertung abgelesen.
rule-awards-choose = Von den Auszeichnungen, die du erreicht hast, behältst du { $awardsWin }, wenn du gewinnst, { $awardsSecond }, wenn du Zweiter wirst. Aktien, Wert und Geld werden vor der Schlusswertung abgelesen.

chapter-awards-list = Auszeichnungen
rule-award-tycoon = Ein Ergebnis von { $points } oder mehr.
rule-award-patriot = Nie ein Schiff.
rule-award-true-worker = Nie ein Patent oder einen Ingenieur genommen.
rule-award-worker-hero = Nie Automatisieren gewählt.
rule-award-gentleman = Börsenleiste nie bewegt, Makler nie benutzt.
rule-award-specialist = Keine dritte Fabrik.
rule-award-generalist = Vier Fabriken am Ende.
rule-award-full-line = Vier Fabriken mit je beiden Arbeiterkarten.
rule-award-general-manager = Mindestens { $many } Aktien, weniger als { $all }.
rule-award-expert-broker = { $all } Aktien.
rule-award-exchange-darling = Ein Aktienwert von mindestens { $many }, unter { $all }.
rule-award-exchange-mogul = Ein Aktienwert von { $all }.
rule-award-parvenu = Mit { $parvenu } Aktien und ohne Geld beginnen; nur mit gekauften Aktien.
rule-award-nouveau-riche = { $awardMoney } oder mehr am Ende.
rule-award-sailor = Mindestens { $sailings }-mal verschifft.

chapter-choices = Was gewählt werden kann

drawing-employ-ok = Karte eins steht neben der Fabrik, Karte zwei daneben.
drawing-employ-not = Keine Karte zwei ohne Karte eins.
drawing-token-ok = Eine Maschine übrig: Die Marke belegt die halbe Karte.
drawing-token-not = Eine halb fertige Karte muss fertig werden, bevor eine andere beginnt.
drawing-quality-ok = Zwei Qualitätskarten, zusammen { $qualityHigh }.
drawing-quality-not = Mehr als { $qualityHigh } ohne Ingenieur; eine zweite Vertriebskarte.
drawing-arrows-shown = Aufwärts über zwei Pfeile: Die Nachfrage steigt zwei Schritte.
drawing-sale-shown = Die Attraktivität liegt zwei Felder über der Nachfrage: Zwei Waren können verkauft werden.
drawing-store-ok = Eine Art von Waren in einem Lager.
drawing-store-not = Zwei Arten in einem Lager.
head-good = Ware
head-sum = Preis + Attrakt. I / II
head-office = Büro
head-goods = Waren I / II
head-fixed = Fixkosten I / II
head-shipped = Übersee I / II
head-tile = Arbeiter auf dem Plättchen
head-card = Karte
head-makes = Waren, ältere / neuere Seite
head-workers = Arbeiter
head-machines = Maschinen
head-players = Spieler
head-cards = Karten
head-seat = Platz
head-factories = Fabriken
