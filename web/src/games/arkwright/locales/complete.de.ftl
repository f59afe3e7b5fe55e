# Die vollständigen Regeln in unseren eigenen Worten. Die Zahlen kommen vom Blatt (`games/arkwright/rules/numbers.ts`).

chapter-aim = Ziel und die drei Spiele
rule-aim = Jeder von euch leitet eine Firma in England. Am Ende ist eine Firma so viel wert wie die Aktien, die ihr Eigentümer hält, mal dem Wert einer Aktie. Gute Verkäufe heben den Wert; doch die Aktien einer wertvollen Firma sind teuer von der Bank zurückzukaufen.
rule-jenny = Spinning Jenny ist das erste Spiel: nach { $prep } die Jahrzehnte { $d1 } bis { $d3 }, mit Fabriken, Preisen und Aktien, ohne Hafen, Plättchen und Ereignisse.
rule-mule = Auch Spinning Mule endet mit { $d3 }. Es ergänzt Spinning Jenny um bis zu drei Elemente: Entwicklungsplättchen, Wirtschaftsmarker und Ereignismarker. Jedes kann weggelassen werden, aber mindestens eines wird gespielt.
rule-frame = Water Frame ist das ganze Spiel: nach { $prep } fünf Jahrzehnte von { $d1 } bis { $d5 }, mit Lagern, Schiffen und Verträgen, Entwicklungsplättchen und Ereignissen.
rule-pieces = Vier Waren: Lebensmittel, Kleidung, Besteck, Lampen. Es gibt { $workers } Arbeiter und nicht mehr; Maschinen, Waren und Geld gehen nie aus. Eine Firma hat { $issued } Aktien. Die Tabelle zeigt für jede Ware und Stufe, was eine Fabrik kostet, was zugleich ihre Grundqualität ist, und was ihre vier Reihen produzieren.

chapter-setup = Aufbau: der Spielplan
rule-timetable = Die Zeittafel zeigt Jahrzehnt, Zyklus und Entwicklungsstufe. { $prep } ist eine Runde der Vorbereitung vor dem ersten Jahrzehnt.
rule-levels = Entwicklungsstufen: I in { $d1 }, II in { $d2 } und { $d3 }, III ab { $d4 }. Stufe IV wird nur einen Schritt vor der Zeittafel erreicht, durch den Erfinder.
rule-levels-small = Entwicklungsstufen: I in { $d1 }, II in { $d2 } und { $d3 }.
rule-levels-small-rising = Die Entwicklungsstufen steigen mit jedem Jahrzehnt: I in { $d1 }, II in { $d2 }, III in { $d3 }. Stufe I veraltet, wenn { $d3 } beginnt.
rule-levels-rising = Die Entwicklungsstufen steigen mit jedem Jahrzehnt: I in { $d1 }, II in { $d2 }, III in { $d3 }, IV ab { $d4 }. Fabriken veralten früher: Stufe I, wenn { $d3 } beginnt, II in { $d4 }, III in { $d5 }, und immer auch die niedrigeren.
rule-events-drawn = Ereignisse liegen verdeckt am Ende jedes Jahrzehnts: Bürokratie und zwei gezogene in zufälliger Reihenfolge auf den ersten { $early } Ereignisfeldern, ein gezogenes in { $d4 } und das Ende der Partie in { $d5 }. Zu zweit bleiben Navigationsakte, Wirtschaftskrise, Hamburger Kreditkrise und Opiumkrieg in der Schachtel.
rule-events-listed = Im vorgegebenen Aufbau sind die Ereignisse bekannt: Lobby, Krieg auf dem Kontinent, Bürokratie, Weltausstellung, eines am Ende jedes Jahrzehnts; dann das Ende der Partie.
rule-events-shuffled = Die drei mit Stern bezeichneten Ereignisse der Liste, Lobby, Krieg auf dem Kontinent und Weltausstellung, liegen in zufälliger Reihenfolge; Bürokratie und das Ende behalten ihre Plätze.
rule-events-mule = Ereignisse von Spinning Mule: Zwei werden aus Weltausstellung, Lobby, Streikdrohung und Made in England gezogen, für { $d1 } und { $d2 }. Maschinensturm und Kronjubiläum kommen hinzu, wenn sie gewählt wurden. Das Ende der Partie liegt offen in { $d3 }.
rule-economy-markers = Wirtschaftsmarker liegen verdeckt auf jedem Zyklus, für jede Ware eigene: Schritte des Importeurs / zurückkehrende Arbeiter, { $economy }. Die mit { $manyWorkers } Arbeitern bleiben zu zweit und im vorgegebenen Aufbau weg.
rule-economy-mule = Wirtschaftsmarker von Spinning Mule, Schritte des Importeurs / zurückkehrende Arbeiter: { $muleEconomy }. Für jede Ware werden drei der fünf gezogen, auch zu zweit.
rule-importers = Für jede Ware gibt es einen Importeur. Er beginnt mit Attraktivität null und geht nie zurück, außer durch die Navigationsakte.
rule-job-market = Auf jedem Feld des Arbeitsmarkts steht ein Arbeiter. Vor der ersten Fabrik werden einige in Leserichtung weggenommen: zu zweit { $firedTwo } zu den Entlassenen und { $outTwo } aus dem Spiel, zu dritt { $firedThree } zu den Entlassenen, zu viert { $firedFour } zu den Entlassenen.
rule-mat = Auf der Ablage der Sondermarker liegen die Schiffe und in jeder der Zeilen I bis IV graue Marker: { $matTwo } zu zweit, { $matThree } zu dritt, { $matFour } zu viert; helle in den Zeilen I und II, dunkle in III und IV, gezogen aus den { $matSets } Sätzen abzüglich derer, die in der Schachtel bleiben. Zu zweit werden nur die kleinsten Schiffe benutzt.
rule-mat-jenny = Auf der Ablage liegen die grauen Marker für Maschinen, Qualität und Vertrieb, helle bei Stufe I, dunkle bei Stufe II. In Spinning Jenny gibt es außerdem für jeden Spieler einen hellen Börsenmarker; in Spinning Mule gibt es keinen, und alle Marker, die die Spielerzahl übrig lässt, liegen offen.
rule-tiles-drawn = Charisma und ein Erfinder liegen immer aus. { $tilesTwo } weitere Plättchen werden zu zweit gezogen, { $tilesThree } zu dritt, { $tilesFour } zu viert. Es gibt nie so viele gleiche wie Spieler: Ein solches Plättchen wird neu gezogen; Mäzene verschiedener Waren sind verschieden.
rule-patrons-always = Alle vier Mäzene liegen aus, und weniger Plättchen werden gezogen: { $fewTwo }, { $fewThree } oder { $fewFour } je nach Spielerzahl.
rule-tiles-listed = Im vorgegebenen Aufbau sind es die Plättchen dieser Liste; mit jedem Spieler mehr kommt eine Zeile zu den vorigen hinzu.
rule-tiles-mule = Die Plättchen von Spinning Mule liegen von Anfang an offen; mit jedem Spieler mehr kommt eine Zeile zu den vorigen hinzu. Gewählte Alternativen ersetzen aufgeführte Plättchen: eine Schule eine Maschinenfabrik, ein Patent einen Makler, ein Ingenieur einen Entwickler, ein Verwalter einen Buchhalter.

chapter-begin = Aufbau: die Firmen
rule-shares = Jede Firma beginnt mit { $sharesStart } ihrer { $issued } Aktien, der Rest gehört der Bank; der Aktienwert steht auf Feld { $space }, wo eine Aktie { $shareMin } wert ist. Der Wert bewegt sich in Feldern: zuerst kommt ein Feld auf ein Pfund, dann zwei, dann drei. Er verlässt die Leiste an keinem Ende; was darüber hinausginge, verfällt.
rule-harbour-mat = Alle haben einen Hafenplan: das große Lager, zwei Anleger für Schiffe, einen Platz für deren Besatzungen und die Leiste der offenen Verträge mit einem Vertragsmarker je Ware. Zu zweit benutzt ihr die andere Seite mit einer kürzeren Leiste.
rule-first = Erste Gründung, in Spielreihenfolge: Alle wählen eine Fabrik der Stufe I, füllen ihre ersten { $startRows } Reihen mit Arbeitern vom Arbeitsmarkt und setzen ihren Preis. Bezahlt wird sie am Ende der Vorbereitung.
rule-first-price = Ein Preis ist mindestens { $priceLow }. Attraktivität ist Grundqualität + Qualität + Vertrieb − Preis und darf nie unter null liegen. Sie ist zugleich das Höchste, was verkauft werden kann.
rule-second = Zweite Gründung, in umgekehrter Reihenfolge ab dem letzten Spieler: ebenso eine weitere Fabrik, für eine andere Ware. Du kannst nie zwei Fabriken für dieselbe Ware haben; mehrere Firmen dürfen dasselbe herstellen.
rule-capital = Dann verkaufen alle in umgekehrter Reihenfolge Aktien zu { $shareMin }: mindestens genug für beide Fabriken, höchstens alle { $sharesStart }. Gleich danach darfst du einen Sondermarker nehmen: einen hellgrauen Marker oder ein Schiff der Zeile I oder ein Plättchen. Anderes Startgeld gibt es nicht.
rule-capital-jenny = Alle verkaufen genau { $jennySold } Aktien und bekommen { $jennyCash } dazu. Dann nehmen alle in umgekehrter Reihenfolge einen hellgrauen Marker, in Spinning Mule auf Wunsch stattdessen ein Plättchen.
rule-given = Im vorgegebenen Aufbau sind Fabriken und Preise je Platz vorgegeben. In Water Frame sind es auch die behaltenen Aktien, in den anderen Spielen ist es damit wie üblich. Der Sondermarker wird in umgekehrter Reihenfolge gewählt.
rule-pay-factories = Zuletzt bezahlen alle beide Fabriken, und das erste Jahrzehnt beginnt.

chapter-cycle = Ein Jahrzehnt und seine Zyklen
rule-sequence = Ein Jahrzehnt hat vier Zyklen, einen für jede Ware: Lebensmittel, Kleidung, Besteck, Lampen. Jeder Zyklus hat eine Wirtschaftsphase, eine Aktionsphase, in der alle einmal handeln, und die Produktion der aktiven Ware. Aktionen dürfen alle deine Fabriken betreffen, nicht nur die der aktiven Ware. Dann endet das Jahrzehnt.
rule-economy = Wirtschaft: Der Marker des Zyklus wird aufgedeckt. Der Importeur der aktiven Ware rückt um die erste Zahl vor, und so viele entlassene Arbeiter, wie die zweite sagt, kehren gegen die Leserichtung auf den Arbeitsmarkt zurück; sind es weniger, verfällt der Rest.
rule-economy-printed = Wirtschaft: In jedem Zyklus rückt der Importeur der aktiven Ware um { $jennyImporter } vor, und { $jennyWorkers } entlassene Arbeiter kehren gegen die Leserichtung auf den Arbeitsmarkt zurück, soweit es welche gibt.
rule-start-player = Aktionen gehen im Uhrzeigersinn ab dem Startspieler. Nach jedem der ersten drei Zyklen wird der nächste Spieler zur Linken Startspieler.

chapter-admin = Die Verwaltungstafel
rule-place = Für deine Aktion legst du einen Marker auf ein freies Feld deiner eigenen Spalte und zahlst dessen Zeile: { $rows }. Niemand darf passen. Was der Marker bewirkt, darfst du weglassen, aber du zahlst.
rule-low-row = Was du zahlst, kann bestimmen, was Maschinen, Qualität und Vertrieb bewirken; du kannst zur Zeile kein Geld hinzulegen. Ein Marker darf auf eine für ihn zu niedrige Zeile gelegt werden und bewirkt dann nichts; was eine Zeile mehr kostet, als die Aktion nutzen kann, verfällt.
rule-reuse = Ein Marker, der auf der Tafel liegt, darf anstelle eines anderen noch einmal benutzt werden: Er bleibt liegen, und du zahlst seine Zeile und { $reuse } mehr, die die Aktion nicht nutzen kann.
rule-payment = Zeile, Gebühr und die Kosten einer Fabrik- oder Produktionsaktion sind eine einzige Zahlung, fällig am Ende der Aktion. Die Löhne eines Zyklus, die des Hafens und jedes Ereignis sind eigene Zahlungen.
rule-payment-apart = Alle Kosten werden einzeln bezahlt, wenn sie entstehen, wie das Heft es für die ersten Partien rät; jede kann einen Verkauf von Aktien erzwingen.
rule-markers = Was die Marker kosten. Bei Maschinen und Qualität gelten die Beträge für eine, zwei oder drei Maschinen oder Stufen; beim Vertrieb ist es das Höchste, was genutzt werden kann. Eigene Marker haben deine Farbe; graue werden als Sondermarker genommen.
rule-admin-tiles = Buchhalter und Verwalter ändern, was die Tafel kostet; siehe die Plättchen.

chapter-factory = Aktion: Fabrik
rule-factory-action = Baue, modernisiere und schließe Fabriken, so viele und in welcher Reihenfolge du willst; jede wird zusätzlich zur Zeile bezahlt.
rule-build = Baue eine Fabrik für eine Ware, für die du noch keine hast, der aktuellen Stufe oder einer niedrigeren, für den aufgedruckten Betrag. Ihre erste Reihe wird sofort vom Arbeitsmarkt besetzt; sind die Arbeiter dafür nicht zu haben, kann sie nicht gebaut werden.
rule-build-price = Den Preis einer neuen Fabrik setzt du sofort; später nur durch eine Zusatzaktion. Die Attraktivität ergibt sich von selbst. Sie begrenzt, was du verkaufst, bringt dich vor deine Konkurrenten, und die höchste bringt Aktienwert.
rule-modernise = Modernisiere eine Fabrik Stufe um Stufe bis zur aktuellen, jeweils für den auf der neuen Stufe aufgedruckten Betrag. Arbeiter, Maschinen, Qualität und Vertrieb bleiben. Eine veraltete Fabrik, die die aktuelle Stufe erreicht, schickt ihre zusätzlichen Arbeiter zu den Entlassenen.
rule-close = Schließe eine Fabrik: Ihre Arbeiter gehen zu den Entlassenen; Maschinen, Qualität und Vertrieb sind verloren. Nicht in dem Jahrzehnt, in dem sie gebaut wurde; und dieselbe Stufe dieser Ware darf in diesem Jahrzehnt nicht noch einmal gebaut werden. Ihre Lagerware bleibt, kann aber ohne Fabrik für diese Ware nur zum festen Preis verkauft werden.
rule-last-build = In { $d3 } baut niemand und stellt niemand ein für eine Ware, deren letzter Zyklus vorbei ist.
rule-factory-extra = Zusatzaktion: Preise der Fabriken, die gebaut oder modernisiert wurden.

chapter-workers = Aktion: Arbeiter
rule-hire = Stell so viele Arbeiter ein, wie du willst, für beliebige deiner Fabriken. Sie kommen in Leserichtung vom Arbeitsmarkt, von den Entlassenen erst, wenn er leer ist. In einer Fabrik füllen sie zuerst die niedrigste unvollständige Reihe. Eine Reihe produziert nur, wenn alle ihre Plätze besetzt sind, aber alle, die dort stehen, werden bezahlt.
rule-demand = Jeder weggenommene Arbeiter legt ein Feld des Arbeitsmarkts frei. Ein nummeriertes Feld ist eine Käufergruppe für die Ware seiner Spalte, und je weiter hinunter der Markt geleert ist, desto höher ist der Lohn.
rule-warehouse-hire = Eingestellt wird auch für das große Lager: Ein Arbeiter an einer Spalte gibt Platz für { $column } dieser Ware, einer an der ersten Reihe für { $row1Goods } jeder Ware, einer an der zweiten für { $row2Goods } weitere von jeder. Mit dieser Aktion darfst du deine Lagerarbeiter auch versetzen; Waren ohne Platz gehen verloren. Arbeiter wechseln nie zwischen Fabriken, Schiffen und Lager.
rule-fire = Oder entlasse Arbeiter, von der höchsten Reihe abwärts; die erste Reihe bleibt vollständig. Maschinen einer Reihe ohne Arbeiter gehen verloren. In einer Aktion wird für eine Fabrik entweder eingestellt oder entlassen. Zusätzliche Arbeiter einer veralteten Fabrik können nicht entlassen werden.
rule-harbour-fire = Lagerarbeiter und Besatzungen können hier nicht entlassen werden; sie dürfen am Ende eines Jahrzehnts gehen, nachdem sie bezahlt wurden.
rule-mark = In { $d5 } wird eine Fabrik markiert, die einstellt, nachdem ihre Ware aktiv war: Folgt in ihr keine Produktionsaktion, kostet sie am Ende { $markSpaces } Felder Aktienwert und { $markShares } Aktien. Auch wer sie schließt, wird die Markierung los.
rule-workers-extra = Zusatzaktion: ein Sondermarker.

chapter-machinery = Aktion: Maschinen
rule-machines = Kaufe Maschinen, so viele Marker und bezahlte Zeile erlauben ({ $mOwn } mit deinem eigenen Marker); weniger sind erlaubt, die Gebühr für das erneute Benutzen zählt nicht, und was übrig bleibt, verfällt.
rule-replace = Jede Maschine muss sofort einen Arbeiter ersetzen, auf einem Platz, wo Maschinen stehen können, in einer beliebigen deiner Fabriken; { $workerOnly } Platz jeder Reihe ist nur für Arbeiter. Nie auf einem leeren Platz. Der Arbeiter geht zu den Entlassenen.
rule-machinery-extra = Zusatzaktion: ein Sondermarker.
rule-machinery-tiles = Werkstatt, Schule und Maschinenfabrik wirken hier mit; siehe die Plättchen.

chapter-quality = Aktion: Qualität
rule-levels-of-quality = Erhöhe die Qualität deiner Fabriken: je nach Marker und bezahlter Zeile um eine oder mehrere Stufen ({ $qOwn } mit deinem eigenen Marker für eine und zwei Stufen), beliebig verteilt. Die Gebühr zählt nicht, was übrig bleibt, verfällt.
rule-quality-limit = Die Qualität ist höchstens { $qMax }, mit dem Ingenieur { $qEngineer }. Sie erhöht die Attraktivität auf Dauer, auch wenn die Fabrik modernisiert wird, und geht nur verloren, wenn sie geschlossen wird.
rule-quality-extra = Zusatzaktion: Preise.

chapter-distribution = Aktion: Vertrieb
rule-levels-of-distribution = Mach aus der bezahlten Zeile Stufen Vertrieb, bis zu { $dOwn } mit deinem eigenen Marker, { $dLight } mit dem hellen und { $dDark } mit dem dunklen. Jede Stufe einer Fabrik kostet nach ihrer Höhe: { $dCosts }.
rule-distribution-fades = Vertrieb erhöht die Attraktivität, in einer Fabrik um höchstens { $dMax }, und sinkt nach jeder Produktion dieser Fabrik um eins.
rule-distribution-extra = Zusatzaktion: Preise.

chapter-trade = Aktion: Börse
rule-trade-order = An der Börse darfst du das Folgende in beliebiger Reihenfolge tun, oder nur einiges davon. Die Zeile wird zuerst bezahlt. Der Tisch fragt nach allem je einmal, für beliebige Mengen.
rule-buy = Kaufe eigene Aktien von der Bank zum aktuellen Wert, mindestens { $shareMin } das Stück, mit dem Geld, das du hast. Kaufen ändert keinen Wert. Solange du einen Kredit schuldest, darfst du nicht kaufen.
rule-repay = Zahle Kredite zurück, { $repay } das Stück, so viele du willst.
rule-sell = Verkaufe eigene Aktien zum aktuellen Wert an die Bank; auf den niedrigsten Feldern ist das weniger als { $shareMin }. Gewöhnliches Verkaufen ändert keinen Wert.
rule-sell-goods = Verkaufe Lagerware zu festen Preisen, in der Reihenfolge der Waren: { $fixed }.
rule-contracts = Schließe Verträge mit der Ostindien-Kompanie ab, höchstens einen je Ware, auf einer beliebigen Zahl der Leiste, { $track } (zu zweit: { $trackTwo }), oder rücke ältere hinauf, nie hinunter. Sie kosten zunächst nichts. Um einen abzuschließen, ist keine Fabrik für die Ware nötig. Ein Vertrag über die aktive Ware ist noch in diesem Zyklus fällig.
rule-trade-extra = Zusatzaktion: ein Sondermarker. Der hellgraue Börsenmarker von Spinning Jenny hat keine.

chapter-ship = Aktion: Schiff
rule-ship-action = Ein Schiff ist ein Aktionsmarker. Du musst mindestens so viel zahlen, wie es fasst, ohne die Gebühr; für weniger darf es weder gelegt noch erneut benutzt werden. Es liefert Lagerware für Verträge, nur dieses eine Schiff und nicht mehr, als es fasst. Wenn es liefert, geht dein Aktienwert ein Feld zurück.
rule-deliver = Ein Vertrag wird ganz geliefert, mit Waren seiner Art, oder gar nicht; ein Schiff darf mehrere bedienen. Jede Ware bringt die Grundqualität deiner Fabrik für diese Ware; ohne eine solche Fabrik kann nichts geliefert werden.
rule-ship-extra = Agent in den Kolonien und Kontor helfen hier. Zusatzaktion: ein Sondermarker, ob etwas geliefert wurde oder nicht.

chapter-overtime = Aktion: Produktion
rule-overtime = Graue Produktionsmarker lassen eine Fabrik außer der Reihe produzieren: die ersten { $rowsLight } Reihen mit dem hellen Marker, bis zu { $rowsDark } mit dem dunklen, von Reihe eins aufwärts. Die Waren kommen in deine Lager, der Rest geht verloren; nichts wird verkauft, verschifft oder versetzt. Löhne und Maschinen der benutzten Reihen und zusätzliche Arbeiter einer veralteten Fabrik zahlst du sofort.
rule-overtime-extra = Sonderschichten, Vorarbeiter, Werkstatt und kleines Lager wirken hier wie in der Produktion. Zusatzaktion: der Preis dieser Fabrik.

chapter-prices = Zusatzaktion: Preise
rule-price = Eine Zusatzaktion folgt auf die Hauptaktion, auch wenn diese weggelassen wurde. Preise dürfen von { $priceLow } bis { $priceHigh } gesetzt werden, in Fabriken, die die Hauptaktion verändert hat. Nach Qualität und Vertrieb kostet jede andere Fabrik ein Pfund des bezahlten Betrags, das nicht für Stufen gebraucht wurde. Auf der Preisskala gelagerte Waren machen deren höchste Zahlen unbenutzbar.
rule-price-rest = Die Attraktivität folgt dem Preis sofort und darf nie unter null liegen. Nach einer Produktionsaktion ändert sich nur der Preis dieser Fabrik.

chapter-special = Zusatzaktion: Sondermarker
rule-take = Nach Arbeiter, Maschinen, Börse und Schiff darfst du kostenlos einen Sondermarker nehmen: einen grauen Marker und, wo damit gespielt wird, ein Plättchen oder ein Schiff.
rule-tile-limit = Plättchen: jedes, das ausliegt, nie zwei gleiche, höchstens { $tileLimit }. Nimmst du eines mehr, geht sofort ein anderes zurück, und seine Wirkung endet; Waren, die dann keinen Platz haben, gehen verloren. Statt etwas zu nehmen, darfst du einen Vorarbeiter oder eine Werkstatt zu einer anderen Fabrik versetzen.
rule-grey = Graue Marker: die der aktuellen Stufe und niedrigerer, nie zwei gleicher Art und gleichen Tons. Sie werden wie deine eigenen benutzt und kommen am Ende eines Jahrzehnts zu dir zurück.
rule-piers = Schiffe: der aktuellen Stufe oder einer niedrigeren, höchstens zwei. Sind beide Anleger voll, muss ein neues Schiff größer sein als das, das es ersetzt; es nimmt dessen Platz ein, auch auf der Verwaltungstafel. Mit einem freien Anleger wird nichts ersetzt.
rule-crew = Ein größeres Schiff braucht eine Besatzung, sofort vom Arbeitsmarkt eingestellt; bei einem Ersatz nur die fehlenden. Sind sie nicht zu haben, wird das Schiff nicht genommen. Besatzungen werden am Ende eines Jahrzehnts bezahlt und gehen nur mit ihrem Schiff.

chapter-production = Produktion und Verkauf
rule-produce = Alle Fabriken der aktiven Ware produzieren, ob es sich lohnt oder nicht; keine andere. Vollständige Reihen, von der ersten an gezählt, machen, was ihre Stufe am Ende der Reihe aufgedruckt hat.
rule-buyers = Die leeren nummerierten Felder in der Spalte der Ware sind die Käufer. Ohne Fabrik für die Ware verkauft sie niemand, auch nicht vom Lager. Niemand verkauft mehr als seine Attraktivität.
rule-calls = Aufgerufen wird von der höchsten Attraktivität hinab bis eins. Auf jedem Feld verkaufen alle, die dort oder höher stehen, eine Ware, höhere Attraktivität zuerst, und ebenso der Importeur. Eben produzierte Waren müssen beim Aufruf verkauft werden. Ist keine mehr da, darfst du vom Lager verkaufen; wer aufhört, bleibt für diese Phase draußen.
rule-short = Werden in einem Aufruf die Käufer knapp: höhere Attraktivität zuerst, unter Gleichen der Importeur zuletzt, dann die bessere Qualität (Grundqualität und Marker); wer in allem gleich ist, verkauft gemeinsam, notfalls über die Nachfrage hinaus. Ist nur noch der Importeur übrig, nimmt er Käufer bis zu seiner Attraktivität.
rule-proceeds = Jede verkaufte Ware bringt deinen Preis. Was produziert und nicht verkauft wurde, darf gelagert oder verschifft werden. Waren dieser Produktion kannst du nicht zurückhalten; Lager, Mäzen und Jubiläum sind freiwillig.
rule-sale-tiles = Sonderschichten, Schule und Mäzene wirken rund um den Verkauf; siehe die Plättchen. Ein Verkauf an den Mäzen oder zum Jubiläum kommt nach den Aufrufen und braucht eine Fabrik für die Ware, aber keine Attraktivität.
rule-order = Wo mehrere Spieler in derselben Phase entscheiden, tun sie es nacheinander im Uhrzeigersinn ab dem Startspieler.

chapter-value = Aktienwert
rule-steps = Dein Aktienwert rückt ein Feld vor für eine in dieser Phase im Inland verkaufte Ware, zwei für zwei oder mehr, Mäzen und Jubiläum mitgezählt. Ablehnen kannst du nicht.
rule-bonus = Ein Feld mehr für die alleinige höchste Attraktivität, wenn sie über der des Importeurs liegt und ihr Besitzer etwas verkauft hat. Eins mehr für die einzige Firma, die am meisten verkauft hat, mehr als der Importeur. Gleichstand bringt niemandem etwas, außer das Plättchen Charisma löst ihn auf.

chapter-wages = Löhne und Maschinen
rule-pay = Für die Fabrik, die produziert hat, zahlst du jedem Arbeiter den Lohn, der neben dem untersten leeren Feld des Arbeitsmarkts steht, und { $upkeep } für jede Maschine, auch in Reihen, die nichts gemacht haben, und auch den zusätzlichen Arbeitern.
rule-fade = Dann sinkt ihr Vertrieb um eins. Würde die Attraktivität unter null fallen, sinkt stattdessen der Preis um ein Pfund und dein Aktienwert um ein Feld.
rule-wage-tiles = Vorarbeiter, Werkstatt und eine von der Schule geschlossene Reihe senken die Rechnung; siehe die Plättchen.

chapter-shipment = Die aktive Ware verschiffen
rule-ship-active = Nach den Löhnen darfst du deinen Vertrag über die aktive Ware liefern, ganz oder gar nicht, aus dieser Produktion und vom Lager. Der Laderaum beider Schiffe zählt zusammen, wo sie auch liegen, ohne Kosten. Jede Ware bringt die Grundqualität; jedes benutzte Schiff kostet ein Feld Aktienwert, nach den Gewinnen des Verkaufs.
rule-unfulfilled = Ein offener Vertrag über die aktive Ware, der nicht geliefert wurde, steigt um eine Zahl der Leiste. Auf ihrer letzten Zahl bleibt er stehen, und dein Aktienwert fällt sofort um { $lostAtEnd } Felder; zu zweit gilt das schon auf ihrer höchsten Zahl.
rule-ship-tiles = Kontor und Agent in den Kolonien wirken hier wie in der Schiffsaktion.

chapter-storage = Lagern
rule-store = Übrige Waren werden aufbewahrt, soweit das große Lager (nach seinen Arbeitern) und das kleine Lager Platz haben; die anderen gehen verloren. Eingestellt werden kann dafür jetzt niemand. Waren dürfen jederzeit zwischen beiden umgelagert werden; passen sie nicht, wählt ihr Besitzer, was verloren geht.
rule-store-jenny = Übrige Waren werden auf der Preisskala aufbewahrt, auf den freien Feldern rechts vom Preis dieser Ware; sonst begrenzt sie nichts.

chapter-decade = Ende eines Jahrzehnts
rule-markers-back = Alle Marker kommen von der Verwaltungstafel zurück. Was ein Ereignis für dieses Jahrzehnt gab oder nahm, endet.
rule-harbour-wages = Alle zahlen den Lohn für jedes Besatzungsmitglied und jeden Lagerarbeiter, auch in { $d5 }. Danach darfst du beliebige davon gehen lassen, eine Besatzung nur ganz und mit ihrem Schiff, das auf die Ablage zurückgeht; Waren ohne Platz gehen verloren.
rule-event = Dann wird das Ereignis des Jahrzehnts aufgedeckt und tritt ein; was es nicht tun kann, entfällt.
rule-broker-time = Nach dem Ereignis darf jeder Besitzer eines Maklers handeln, im Uhrzeigersinn ab dem Startspieler.
rule-least = Die Firma mit dem niedrigsten Produkt aus Aktien und Wert bestimmt den nächsten Startspieler, wen sie will, auch sich selbst; bei Gleichstand: weniger Geld, dann wer im Uhrzeigersinn am weitesten vom Startspieler entfernt sitzt.
rule-obsolete = Vor dem neuen Jahrzehnt veralten Fabriken der genannten Stufe oder einer niedrigeren: Jede braucht { $obsoleteWorkers } Arbeiter mehr, von den Entlassenen, dann vom Markt, die nichts produzieren, bezahlt werden und nicht entlassen werden können. Jeder, der nicht zu haben ist, kostet einmal { $obsoleteFee }. Es kann einer Fabrik mehrmals geschehen. Alle zusätzlichen Arbeiter gehen, wenn die Fabrik die aktuelle Stufe erreicht oder geschlossen wird.
rule-obsolete-when = Veraltet, wenn { $d3 } beginnt: Stufe I. In Water Frame außerdem: in { $d4 } noch einmal Stufe I, in { $d5 } die Stufen I und II.

chapter-emergency = Zu wenig Geld
rule-forced = Was eine Aktion oder Pflicht auch kostet, sie kann bezahlt werden: In einem Notverkauf werden sofort so wenige eigene Aktien wie möglich zu ihrem Wert verkauft, und was vom Geld übrig bleibt, gehört dir. Jede kostet so viele Felder Aktienwert, wie die erste Ziffer des Feldes angibt (auf den einstelligen Feldern eins); der Verlust wird zuerst bestimmt und dann in einem Zug gesetzt.
rule-loans = Ohne Aktien nimmst du Kredite von { $loan } auf, jeder kostet ein Feld Aktienwert und ist mit { $repay } zurückzuzahlen, bevor du Aktien kaufen kannst. Zum Kaufen von Aktien und zum Zurückzahlen braucht es Geld in der Kasse.
rule-cash-open = Die Kasse ist für alle sichtbar.
rule-cash-hidden = Die Kasse ist verborgen; gezeigt wird sie nur, wo sie entscheidet, wer den Startspieler bestimmt. Zahlungen werden angesagt.

chapter-end = Das Ende der Partie
rule-last = Nach dem letzten Jahrzehnt verkaufen alle ihre Lagerware zu den festen Preisen, zahlen Kredite zurück und kaufen zum aktuellen Wert so viele eigene Aktien, wie Geld und die { $issued } erlauben. Das geschieht von selbst.
rule-penalties = Dann kostet jede markierte Fabrik { $markSpaces } Felder und { $markShares } Aktien und jeder offene Vertrag so viele Felder, wie seine Zahl sagt.
rule-score = Aktien mal Wert ist das Ergebnis; bei Gleichstand zählt das Geld, und ist auch das gleich, gewinnen beide gemeinsam. Wer noch einen Kredit schuldet, kann nicht gewinnen; tun das alle, gewinnt niemand.
rule-worth = Die letzte Seite des Spielerhefts multipliziert Aktien und Werte für euch; der Tisch tut es von selbst.

chapter-tiles = Entwicklungsplättchen
rule-tiles-open = Alle Plättchen liegen offen und können von Anfang an genommen werden, in jedem Jahrzehnt. Die im Heft mit einem Stern bezeichneten gehen nach Gebrauch zurück. Die Tabelle sagt, wie viele von jedem in der Schachtel sind.
rule-tile-agent = Ein Vertrag darf mit einer Ware mehr oder weniger als seiner Zahl geliefert werden, jeder Vertrag einmal; Laderaum und Erlös richten sich danach. Gegen offene Verträge hilft das nicht.
rule-tile-broker = Am Ende eines Jahrzehnts, nach dem Ereignis: Verkaufe Waren, zahle Kredite zurück, kaufe und verkaufe Aktien; das Plättchen bleibt dir. Oder gib es zurück, statt einen Sondermarker zu nehmen: Kaufe zwei eigene Aktien zum Preis von einer oder eine zum halben, aufgerundet. Nicht nach dem Ende der Partie.
rule-tile-accountant = Jedes Mal, wenn ein Marker benutzt wird, darfst du bis zu { $accountant } weniger oder mehr zahlen als seine Zeile, nicht unter null; was du zahlst, zählt für die Aktion, in den Grenzen des Markers. Die Gebühr bleibt.
rule-tile-charisma = Gleichstände um die höchste Attraktivität oder die meisten Verkäufe gehören dir, wenn du etwas verkauft hast. Oder gib es am Ende eines Zyklus oder Jahrzehnts zurück, bevor jemand bestimmt wird, um den Startspieler zu bestimmen; weder dieser Spieler noch du dürft es im jeweils nächsten Zug nehmen, außer jemand anders hatte es inzwischen.
rule-tile-developer = In einer Fabrikaktion { $developer } weniger für einen Schritt des Bauens oder Modernisierens je Ware, nie über die aktuelle Stufe hinaus. Benutzt wird er am Ende der Aktion zurückgegeben.
rule-tile-inventor = Eine Stufe über die aktuelle hinaus: eine Fabrik modernisieren oder einen grauen Marker oder ein Schiff nehmen. Er kostet { $inventor0 }, wenn du ihn nimmst; nach der ersten Benutzung zahlst du { $inventor1 }, um ihn zu behalten, oder gibst ihn zurück, nach der zweiten { $inventor2 }, nach der dritten { $inventor3 }; nach der vierten geht er zurück. Über die Stufe hinaus wird mit ihm nichts neu gebaut, und der Entwickler gibt keinen Nachlass.
rule-tile-extra-shifts = Eine Ware mehr aus der Fabrik, die produziert, ohne Löhne: beim ersten Aufruf, nachdem deine Waren ausverkauft sind, später in der Phase für einen Mäzen, einen Vertrag oder das Lager, oder in einer Produktionsaktion. Dann geht das Plättchen zurück.
rule-tile-engineer = Die Qualität darf auf { $qEngineer } steigen; erreichte Stufen bleiben auch ohne das Plättchen. Für eine Qualitätsaktion darfst du jeden Betrag bis zum höchsten zahlen, den ein Marker nennt, welche Zeile es auch ist.
rule-tile-small-warehouse = Fasst ohne Arbeiter insgesamt { $small } Waren, jede auf einem freien Feld rechts vom Preis ihrer Art.
rule-tile-office = { $office } mehr, wenn mindestens ein Vertrag geliefert wird, einmal je Schiffsaktion und einmal je Produktionsphase.
rule-tile-engineering-works = Ein Pfund für jede Maschine, die eine andere Firma kauft.
rule-tile-patent = In einer Vertriebsaktion { $patent } Pfund mehr zu nutzen, über die Grenze des Markers hinaus. Oder gib es zurück für { $patent } Stufen Vertrieb beliebiger Höhe, in einer Fabrik oder in zweien.
rule-tile-school = Durch Maschinen ersetzte Arbeiter dürfen, nach der letzten Maschine, auf freie Plätze deiner Fabriken oder deines Lagers gehen statt zu den Entlassenen. In der Produktion darfst du die höchste produzierende Reihe oberhalb der ersten schließen, solange keine ihrer Waren verkauft ist: Sie macht nichts und kostet nichts.
rule-tile-patron-food = Kauft nach den Aufrufen eine Ware seiner Art mehr, aus Produktion, Sonderschichten oder Lager, zu deinem Preis, unabhängig von Nachfrage und Attraktivität. Sie zählt als verkauft.
rule-tile-patron-clothes = Kauft nach den Aufrufen eine Ware seiner Art mehr, aus Produktion, Sonderschichten oder Lager, zu deinem Preis, unabhängig von Nachfrage und Attraktivität. Sie zählt als verkauft.
rule-tile-patron-cutlery = Kauft nach den Aufrufen eine Ware seiner Art mehr, aus Produktion, Sonderschichten oder Lager, zu deinem Preis, unabhängig von Nachfrage und Attraktivität. Sie zählt als verkauft.
rule-tile-patron-lamps = Kauft nach den Aufrufen eine Ware seiner Art mehr, aus Produktion, Sonderschichten oder Lager, zu deinem Preis, unabhängig von Nachfrage und Attraktivität. Sie zählt als verkauft.
rule-tile-administrator = Einen Marker erneut zu benutzen kostet keine Gebühr, und bei Bürokratie bleibt deine Zeile { $row0 } offen. Gibst du ihn dann zurück, kostet ein Marker dort { $barred } mehr statt { $reuse }.
rule-tile-foreman = Steht auf einer deiner Fabriken: Bis zu { $foremanWorkers } Arbeiter dort kosten { $foreman } weniger, aber nie unter einem Pfund.
rule-tile-workshop = In einer Maschinenaktion { $workshop } mehr zu nutzen. Steht auf einer deiner Fabriken: Alle ihre Maschinen zusammen kosten ein Pfund.
rule-tile-harbormaster = Am Ende eines Jahrzehnts kosten bis zu { $harbourWorkers } Besatzungsmitglieder und Lagerarbeiter { $harbourLess } weniger, aber nie unter einem Pfund.
rule-tile-investor = { $investor }, wann immer du mit der Zusatzaktion eines Markers gar nichts tust; bei der Reorganisation müssen beide Teile entfallen.
rule-tile-supervisory-board = Wenn ein anderer Spieler ein Plättchen oder Schiff zurückgibt, darfst du es sofort nehmen, außer der Reihe, in den üblichen Grenzen; der Aufsichtsrat geht vorher zurück. Der Spieler, der am Zug ist, darf den Aufsichtsrat in diesem Zug nicht nehmen.
rule-tile-loadmaster = Jedes deiner Schiffe fasst { $loadmaster } Ware mehr, ohne mehr Besatzung; die zu zahlende Zeile bleibt die des aufgedruckten Laderaums.
rule-tile-wealth-of-nations = Eine weitere Zeile nur für dich, die nichts kostet; mit einem Buchhalter darfst du dort etwas zahlen. Ist das Plättchen weg, kostet es { $barred } statt { $reuse }, einen Marker auf dieser Zeile erneut zu benutzen.
rule-tile-manager = Nach einer Hauptaktion darfst du die andere Zusatzaktion wählen: einen Sondermarker statt Preisen oder Preise, wo die Hauptaktion etwas verändert hat (nach der Börse in einer Fabrik). Nie zwei Sondermarker; mit dem hellen Reorganisationsmarker ein zweiter Preis anstelle des Sondermarkers.

chapter-events = Ereignisse
rule-events-apply = Ein Ereignis betrifft alle, am Ende seines Jahrzehnts. Was andauert, dauert bis zum Ereignis des nächsten Jahrzehnts.
rule-event-bureaucracy = Die Zeile { $row0 } ist bis zum Ende gesperrt, außer für Besitzer eines Verwalters; wir folgen hier dem Plättchen, nicht dem Ereignistext, der den Buchhalter nennt.
rule-event-hamburg = Alle verlieren ein Pfund je { $hamburg } Pfund Geld, auf ganze Pfund gerundet, halbe aufwärts.
rule-event-war = In jeder Fabrik steigt der Vertrieb um eine Stufe und der Preis um ein Pfund; eine Fabrik mit dem höchsten Vertrieb bleibt, wie sie ist, und wo der Preis nicht steigen kann, steigt nur der Vertrieb.
rule-event-jubilee = Im nächsten Jahrzehnt dürfen alle einmal eine Ware mehr verkaufen, wie an einen Mäzen. Ungenutzt verfällt das.
rule-event-lobby = Im Uhrzeigersinn ab dem Startspieler dürfen alle in den üblichen Grenzen einen Sondermarker der Stufe des endenden Jahrzehnts nehmen, mit einem Erfinder auch der nächsten Stufe.
rule-event-made-in-england = Alle bekommen { $madeInEngland } Stufen Vertrieb kostenlos, reihum je eine; die Preise bleiben.
rule-event-luddism = Reihum ersetzt jede Fabrik mit Maschinen eine davon durch einen Arbeiter von den Entlassenen, dann vom Markt; es endet, wenn niemand mehr zu haben ist.
rule-event-navigation = Alle Importeure gehen { $navigation } Felder zurück, nicht unter null; beim nächsten Ereignis rücken sie ebenso weit wieder vor, auch die, die weniger verloren hatten.
rule-event-opium-war = Ein Jahrzehnt lang fasst jedes Schiff { $opium } Ware weniger; Zeilen, Besatzungen und Ersatz richten sich weiter nach dem aufgedruckten Laderaum. An dessen Ende geben alle, die ein Schiff haben, eines zurück, nach den Löhnen.
rule-event-recession = Jeder Aktienwert fällt um { $recession } Felder, nicht unter das erste.
rule-event-royal-society = Alle bekommen { $royalLevel } je Stufe ihrer höchsten Fabrik und { $royalTile } je Plättchen.
rule-event-unrest = Alle zahlen ein Pfund je Arbeiter in Fabriken, Lager und Besatzungen.
rule-event-strike = Im nächsten Jahrzehnt ist jeder Lohn { $strike } höher; die Hafenlöhne an dessen Ende nicht mehr.
rule-event-exhibition = { $exhibition } Arbeiter verlassen das Spiel für immer, vom Markt, dann von den Entlassenen.
rule-event-crisis = { $crisis } entlassene Arbeiter kehren auf den Arbeitsmarkt zurück, soweit es welche gibt.
rule-event-end = Die Partie endet, wie unter „Das Ende der Partie“ beschrieben. Der Makler wird nicht mehr benutzt.
rule-event-steam-power = Alle zahlen { $steamMachine } je Maschine und { $steamShip } je Ware, die ihre Schiffe fassen, wie aufgedruckt. Mit diesem Ereignis werden die Ereignisse gezogen, auch im vorgegebenen Aufbau.

chapter-modules = Module
rule-extra-events = Ein Ereignis mehr am Ende jedes der { $extraEvents } Jahrzehnte von { $prep } bis { $d4 }, vor dem üblichen. In { $prep } ist es das einzige, und niemand wird bezahlt.
rule-self-actor = Self-Actor ist eine Sammlung von Modulen für Water Frame, die frei kombiniert werden können: Dampfkraft, Bonusmarker, Auszeichnungen, Reorganisationsmarker und neue Plättchen. Wo zwei Wirkungen aufeinandertreffen, gilt das Plättchen, das das andere nennt.
rule-bonus-markers = Jede Firma führt zwei Rekorde, von { $bonusStart } bis { $bonusHigh }: die meisten in einer Phase im Inland verkauften Waren, Mäzen und Jubiläum mitgezählt, und die meisten in einer Phase oder Schiffsaktion verschifften. Sie fallen nie; ihr Produkt kommt nach allen Abzügen zum Ergebnis hinzu.
rule-award-share = Aktienauszeichnung: Die erste Firma auf Feld { $awardSpace } bekommt eine ihrer Aktien von der Bank und den Marker. Kommen mehrere in einer Phase dorthin, zählt der höchste Wert an deren Ende; Gleiche dürfen je eine Aktie zum halben Preis kaufen, und der Marker scheidet aus. Später abgegeben, hebt er den Verlust eines Notverkaufs auf.
rule-award-ship = Schifffahrtsauszeichnung: Wer als Erster { $awardGoods } oder mehr Waren auf einmal liefert, rückt { $awardSteps } Felder vor und bekommt den Marker; von mehreren in einer Phase zählen die meisten Waren, Gleiche rücken { $awardTie } vor, und der Marker scheidet aus. Später abgegeben, hält er einen Vertrag vom Steigen ab.
rule-reorganization = Ein siebter eigener Marker ohne Hauptaktion: Er kostet auf keiner Zeile etwas (erneut benutzt { $reuse }) und erlaubt einen Sondermarker und { $reorganizationPrices } Preis, in beliebiger Reihenfolge. Am Ende eines Jahrzehnts, in dem er benutzt wurde, und für alle nach { $darkAfter } wird er umgedreht: Dann dürfen sich alle Preise ändern.
rule-new-tiles = Hafenmeister, Investor, Aufsichtsrat, Lademeister, Wohlstand der Nationen und Manager werden eingemischt; sie sind bei den anderen Plättchen beschrieben. Die Plättchen werden dann gezogen, auch im vorgegebenen Aufbau.
rule-stock-exchange = Aktien anderer Firmen können gekauft werden, ohne dass man dort mitreden darf. Nach dem Startkapital, in derselben Reihenfolge, dürfen alle bis zu { $startLimit } von jeder anderen Firma kaufen und müssen genug für ihre Fabriken behalten. Für Startspieler und Ergebnis zählen nur eigene Aktien.
rule-foreign-buy = Sie werden von der Bank zu ihrem Wert gekauft, mindestens { $shareMin }; die Bank zahlt ihrer Firma je Aktie ein Pfund für volle { $bonusPer } Pfund Wert. Eigene Aktien kommen nur dann von einem anderen Spieler, der nicht ablehnen kann, wenn die Bank keine mehr hat. Der halbe Preis des Maklers gilt nur für eigene Aktien.
rule-foreign-sell = Sie werden zu ihrem Wert an die Bank verkauft. In einer Aktion wird keine Firma sowohl gekauft als auch verkauft. In der Not wählst du, wessen Aktien du verkaufst, nie mehr als nötig; dein eigener Aktienwert fällt um die Ziffer des Feldes jener Firma. Kredite gibt es erst, wenn keine Aktie irgendeiner Firma mehr da ist.
rule-foreign-end = Am Ende werden die Werte für einen Moment um offene Verträge und Markierungen gekürzt, alle fremden Aktien zu diesen Werten verkauft, die Kürzung zurückgenommen, alle kaufen eigene Aktien, und dann gilt die Kürzung endgültig.

chapter-choices = Was gewählt werden kann

drawing-jobs-ok = Arbeiter werden in Leserichtung genommen: Zeile für Zeile, von links.
drawing-jobs-not = Nicht irgendwo aus dem Markt.
drawing-admin-ok = Ein neuer Marker auf einem freien Feld deiner Spalte.
drawing-admin-not = Nicht auf einem belegten Feld: Dieser Marker kann nur erneut benutzt werden, für { $reuse } mehr.
drawing-close-ok = Eine andere Stufe der Ware darf in derselben Aktion gebaut werden.
drawing-close-not = Dieselbe Stufe darf in diesem Jahrzehnt nicht wieder gebaut werden.
drawing-rows-ok = Die erste Reihe ist vollständig, der neue Arbeiter beginnt die zweite.
drawing-rows-not = Die zweite Reihe darf nicht begonnen werden, solange in der ersten ein Platz frei ist.
drawing-fire-ok = Arbeiter verlassen zuerst die höchste Reihe.
drawing-fire-not = Die erste Reihe einer Fabrik bleibt vollständig.
drawing-machine-ok = Die Maschine nimmt den Platz eines Arbeiters ein.
drawing-machine-empty = Nicht auf einem leeren Platz und nicht auf einem nur für Arbeiter.
drawing-ship-ok = Ein Schiff für { $ship4 } auf einer Zeile zu mindestens { $ship4 } Pfund.
drawing-ship-not = Nicht auf einer billigeren Zeile, auch nicht für weniger Waren.
drawing-price-ok = Ein Preis, bei dem die Attraktivität null oder höher ist.
drawing-price-not = Die Attraktivität läge unter null.
drawing-grey-ok = Hell und dunkel derselben Art.
drawing-grey-not = Zwei gleicher Art und gleichen Tons.
drawing-pier-ok = Beide Anleger voll: Ein größeres Schiff ersetzt ein kleineres.
drawing-pier-not = Kein Schiff mit gleichem Laderaum und kein kleineres.
drawing-calls-shown = Attraktivität vier, drei und zwei: vier Aufrufe, und jeder bedient alle auf seinem Feld oder darüber.
head-good = Ware
head-level = Stufe
head-marker = Marker
head-own = eigene
head-light = hellgrau
head-dark = dunkelgrau
head-capacity = Laderaum
head-ships = Schiffe
head-crew = Besatz.
head-players = Spieler
head-tiles = Plättchen
head-seat = Platz
head-factories = Fabriken und Preise
head-kept = Behaltene Aktien
head-box = Im Spiel
