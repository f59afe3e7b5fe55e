lessons-game = Arkwright: Das Kartenspiel
figure-appeal = Attrakt.
figure-price = Preis £
figure-demand = Nachfrage
figure-sold = Verkauft
figure-earned = Erlös £
figure-shipped = Verschifft
figure-hired = Karten
figure-food = Lebensm.
figure-clothes = Kleidung
figure-cutlery = Besteck
figure-lamps = Lampen
figure-wages = Löhne £
figure-opened = Gebaut
figure-upgraded = Modernis.
figure-shares = Aktien
figure-loans = Kredite
figure-money = Geld £
figure-steps = Wert
figure-costs = Kosten £
figure-emergency = Marken

lesson-sum = Preis und Attraktivität
lesson-sum-about = Die Summe bleibt gleich
lesson-sum-context = Preis und Attraktivität deiner Kleidung ergeben zusammen 11. Marke und Büro zeigen das eine oder das andere; Vertrieb ist immer Attraktivität.
lesson-sum-goal = Setz deine Kleidung auf Attraktivität 7 bei einem Preis von £4.
lesson-sum-hint = Jedes Pfund weniger ist ein Punkt Attraktivität mehr. Welche Karte bringt umgedreht vier Punkte?
lesson-sum-solved = Das Büro zeigt Attraktivität 4, die Marke 1, Vertrieb 2: Attraktivität { $appeal }, und als Preis bleiben £{ $price }.
lesson-sum-office = Attraktivität { $appeal } bei £{ $price }: Die Marke kann nicht mehr als 3 beitragen. Das Büro zeigt noch £4; umgedreht zeigt es Attraktivität 4.
lesson-sum-cheap = Attraktivität { $appeal } bei £{ $price }: Das Büro ist umgedreht, und die Marke kann einen Punkt mehr zeigen.
lesson-sum-dear = Attraktivität { $appeal } bei £{ $price }: mehr als verlangt, und jeder Punkt kostet ein Pfund.
lesson-sum-not = Attraktivität { $appeal }, Preis £{ $price }.

lesson-arrows = Die Nachfrage folgt dir
lesson-arrows-about = Rote Pfeile schieben sie hinauf
lesson-arrows-context = Die anderen haben ihre Preise gesetzt. Im Inland verkaufst du deine Attraktivität minus die Nachfrage, die bei 1 steht, und höchstens die drei, die du machst.
lesson-arrows-goal = Verkauf zwei Kleidungsstücke zum besten Preis, der das schafft.
lesson-arrows-hint = Du verkaufst deine Attraktivität minus die Nachfrage. Was geschieht mit der Nachfrage, wenn dein Marker über einen Pfeil steigt?
lesson-arrows-solved = Attraktivität { $appeal } gegen Nachfrage { $demand }: zwei zu £{ $price } verkauft. Kein Pfeil wurde überquert.
lesson-arrows-up = Dein Marker hat { $arrows ->
    [one] einen Pfeil
   *[other] { $arrows } Pfeile
} überquert, also stieg die Nachfrage mit dir auf { $demand }: dieselben zwei verkauft, aber nur zu £{ $price }.
lesson-arrows-dear = Attraktivität { $appeal } gegen Nachfrage { $demand }: Bei £{ $price } kommt nur ein Käufer.
lesson-arrows-not = Attraktivität { $appeal }, Nachfrage { $demand }, Preis £{ $price }.

lesson-sell = Das meiste Geld
lesson-sell-about = Waren mal Preis
lesson-sell-context = Du machst vier Lampen, und die Nachfrage steht bei 0. Die Preistabelle ist hier verdeckt: Ein Preis, den du probiert hast, wird eingetragen.
lesson-sell-goal = Setz den Preis deiner Lampen so, dass der Verkauf £33 bringt.
lesson-sell-hint = Attraktivität und Preis ergeben zusammen 14, und du verkaufst deine Attraktivität minus die Nachfrage. Rechne es für Attraktivität 2, 3 und 4 aus. Wo heben rote Pfeile die Nachfrage?
lesson-sell-solved = { $sold } × £{ $price } = £{ $earned }. Was nicht verkauft ist, kann auf ein Schiff.
lesson-sell-dear = Bei £{ $price } verkaufst du { $sold }: £{ $earned }.
lesson-sell-cheap = { $sold } verkauft, aber zu je £{ $price }: £{ $earned }. Ebenso viele wären auch teurer weggegangen.
lesson-sell-not = { $sold } für £{ $earned } verkauft.

lesson-ship = Was übrig bleibt
lesson-ship-about = Schiffe zahlen einen festen Preis
lesson-ship-context = Der Verkauf von Kleidung im Inland ist vorbei. Jetzt dürfen Schiffe mit dem Rest auslaufen, je zwei Waren.
lesson-ship-goal = Zwei deiner vier Kleidungsstücke fanden im Inland keinen Käufer. Verdiene £18 mit ihnen.
lesson-ship-hint = Ein Schiff fasst zwei Waren. Was zahlt es für Kleidung der Stufe I?
lesson-ship-solved = Ein Schiff, zwei Waren, £{ $earned }. Die Marke, die es gekostet hat, senkt am Ende deinen Aktienwert.
lesson-ship-none = Nichts wurde verschifft: Die Waren warten im Lager und bringen heute nichts.
lesson-ship-one = Das Schiff fuhr halb leer: £{ $earned }.
lesson-ship-not = Verschifft: { $shipped }, für £{ $earned }.

lesson-employ = Einstellen
lesson-employ-about = Eine Aktion, mehrere Fabriken
lesson-employ-context = Eine Arbeiterkarte lässt eine Fabrik mehr produzieren. Die Aktion hebt den Lohn um ein Feld und senkt jede Nachfrage um eins, wie viele Karten du auch nimmst.
lesson-employ-goal = Bring mit einer Aktion in beide deiner Fabriken eine Arbeiterkarte.
lesson-employ-hint = Die Löhne steigen einmal für die Aktion. Wie viele Karten darfst du damit nehmen?
lesson-employ-solved = Zwei Karten: Lebensmittel machen { $food }, Lampen { $lamps }. Jede Nachfrage fiel um eins, der Lohn ist £{ $wage }: einmal für beide.
lesson-employ-one = Nur eine Karte. Der Lohn ist trotzdem gestiegen, und die zweite Karte hätte nichts mehr gekostet.
lesson-employ-other = Niemand wurde eingestellt. Nur „Arbeiter einstellen“ bringt Arbeiterkarten; Maschinen sparen Löhne, machen aber nicht mehr Waren.
lesson-employ-not = Karten: { $hired }.

lesson-automate = Automatisieren
lesson-automate-about = Mach eine Karte fertig
lesson-automate-context = Du hast dich fürs Automatisieren entschieden. Eine Arbeiterkarte wird gedreht, wenn alle ihre Maschinen gekauft sind; eine Maschine kostet in einer Produktion £1, ein Arbeiter £3.
lesson-automate-goal = Du darfst zwei Maschinen kaufen. Dreh die Arbeiterkarte der Lampenfabrik ganz.
lesson-automate-hint = Die Karte der Lampen braucht zwei Maschinen, die der Lebensmittel eine. Wo fängst du an?
lesson-automate-solved = Die Lampenkarte ist gedreht: £{ $wages } Löhne statt £18, und £2 für die Maschinen.
lesson-automate-split = Eine Maschine ging zu den Lebensmitteln, und die Lampenkarte ist nur halb belegt. Sie muss vor jeder anderen Karte fertig werden.
lesson-automate-not = Maschinen bei den Lampen: { $lamps }.

lesson-distribution = Vertrieb
lesson-distribution-about = Dreh die Karte um
lesson-distribution-context = Du hast Vertrieb gewählt; er gibt Attraktivität, bis eine Produktion einen Punkt davon nimmt. Zwei Punkte sind zu vergeben.
lesson-distribution-goal = Erhöhe den Vertrieb der Lebensmittel von 1 auf 3.
lesson-distribution-hint = Zwei Punkte dürfen jetzt dazukommen. Welche Seite der Karte, die dort liegt, zeigt 3?
lesson-distribution-solved = Dieselbe Karte zeigt jetzt 3: Eine zweite war nicht nötig.
lesson-distribution-little = Sie zeigt { $food }: Ein Punkt war noch frei.
lesson-distribution-elsewhere = Die Punkte gingen an die Kleidung ({ $clothes }); Lebensmittel zeigen { $food }.
lesson-distribution-not = Lebensmittel { $food }, Kleidung { $clothes }.

lesson-quality = Qualität mit zwei Karten
lesson-quality-about = Zwei und eins macht drei
lesson-quality-context = Du hast Qualität gewählt: zwei Punkte zu vergeben. Mehrere Qualitätskarten dürfen an einer Fabrik liegen, und ihre Werte zählen zusammen.
lesson-quality-goal = Erhöhe die Qualität der Kleidung von 1 auf 3 und lass die Lampen in Ruhe.
lesson-quality-hint = Die Karte mit 3 liegt bei den Lampen. Was können deine zwei kleinen Karten zusammen zeigen?
lesson-quality-solved = Eine Karte auf 2 gedreht, eine zweite mit 1: Qualität { $clothes }.
lesson-quality-turned = Kleidung zeigt { $clothes }. Ein Punkt ist noch übrig, und eine Karte auch.
lesson-quality-lamps = Der Punkt ging an die Lampen ({ $lamps }); Kleidung zeigt { $clothes }.
lesson-quality-not = Kleidung { $clothes }, Lampen { $lamps }.

lesson-swap = Karten tauschen
lesson-swap-about = Eine bessere Karte macht eine kleine frei
lesson-swap-context = Du hast zwei Punkte Qualität. Karten dürfen beliebig die Plätze tauschen: Punkte brauchst du nur, wo eine Fabrik am Ende höher steht als vorher.
lesson-swap-goal = Lebensmittel und Kleidung haben je Qualität 2. Bring beide auf 3.
lesson-swap-hint = Die Karte mit 3 ist frei. Wenn sie zu den Lebensmitteln geht, welche Karte ist dann frei?
lesson-swap-solved = Die Karte mit 3 für Lebensmittel; die frei gewordene gibt der Kleidung 1 dazu: { $food } und { $clothes }.
lesson-swap-one = Lebensmittel zeigen { $food }, Kleidung { $clothes }: Mit zwei Punkten wären es 3 und 3.
lesson-swap-short = Lebensmittel zeigen { $food }, Kleidung { $clothes }. Die frei gewordene Karte könnte der Kleidung noch einen Punkt geben.
lesson-swap-not = Lebensmittel { $food }, Kleidung { $clothes }: 3 und 3 sind möglich.

lesson-engineer = Der Ingenieur zieht um
lesson-engineer-about = Was fällt, ist verloren
lesson-engineer-context = Die Karte des Ingenieurs zeigt 5 oder 6 und liegt an der Lebensmittelfabrik. Du hast zwei Punkte Qualität.
lesson-engineer-goal = Mach aus Lebensmittel 5, Kleidung 4, Besteck 3 mit zwei Punkten Lebensmittel 4, Kleidung 5, Besteck 4.
lesson-engineer-hint = Besteck braucht einen Punkt. Was geschieht, wenn die Karte des Ingenieurs und die Karte mit 4 die Plätze tauschen?
lesson-engineer-solved = { $food }, { $clothes }, { $cutlery }: ein Punkt für Besteck, einer für Kleidung. Was die Lebensmittel verloren haben, wird nicht zurückgegeben.
lesson-engineer-six = Kleidung zeigt { $clothes }, einen mehr als verlangt: Für Besteck ({ $cutlery }) bleibt nichts.
lesson-engineer-cutlery = Besteck zeigt { $cutlery }. Ein Punkt ist übrig: Der Ingenieur und die Karte mit 4 können noch tauschen.
lesson-engineer-not = Lebensmittel { $food }, Kleidung { $clothes }, Besteck { $cutlery }: 4, 5 und 4 sind möglich.

lesson-build = Bauen und modernisieren
lesson-build-about = Beides in einer Aktion
lesson-build-context = „Bauen und modernisieren“ ist eine Aktion für beliebig viele Fabriken: Sie eröffnet neue und dreht alte auf ihre bessere Seite.
lesson-build-goal = Zweites Jahrzehnt: Eröffne in einer Aktion eine Lampenfabrik und modernisiere deine Lebensmittelfabrik.
lesson-build-hint = Die Aktion geht weiter, bis du sie beendest. Was wird nach der ersten Fabrik noch angeboten?
lesson-build-solved = Lampen II stehen, Lebensmittel sind auf Seite II. Neue Fabriken senken jede Nachfrage um eins; Modernisieren bewegt nichts.
lesson-build-one = Die Lampen stehen. Das Modernisieren der Lebensmittel hätte zu derselben Aktion gehört.
lesson-build-old = Die Lebensmittel sind modernisiert, aber keine Lampenfabrik wurde eröffnet.
lesson-build-other = Keine Fabrik wurde eröffnet. Die Aktion „Bauen und modernisieren“ eröffnet neue und modernisiert alte.
lesson-build-not = Gebaut: { $opened }, modernisiert: { $upgraded }.

lesson-exchange = Die Börse
lesson-exchange-about = Erst kaufen, dann leihen
lesson-exchange-context = Du bist mit £14 und zehn Aktien an der Börse. Eine Aktie kostet £13, und ein Kredit bringt ebenso viel.
lesson-exchange-goal = Besitze elf Aktien und habe am Ende der Aktion wieder £14.
lesson-exchange-hint = Die Börse hat eine Reihenfolge: Aktien, Kredite, Schiffe. Was kannst du nicht mehr tun, sobald du einen Kredit genommen hast?
lesson-exchange-solved = Eine Aktie für £13, dann ein Kredit von £13: Du besitzt { $shares } und hast £{ $money }. Der Kredit nimmt am Ende eine Aktie weg.
lesson-exchange-loan = Du hast zuerst einen Kredit genommen: Danach kann in dieser Aktion keine Aktie gekauft werden.
lesson-exchange-poor = Du besitzt { $shares }, aber nur £{ $money } sind übrig. Ein Kredit bringt so viel, wie eine Aktie wert ist.
lesson-exchange-many = Du besitzt { $shares } und hast £{ $money }, aber Kredite: { $loans }. Einer hätte gereicht, und jeder nimmt am Ende eine Aktie weg.
lesson-exchange-not = Aktien: { $shares }, Geld: £{ $money }.

lesson-value = Zwei Schritte Wert
lesson-value-about = Die höchste Attraktivität, allein
lesson-value-context = Nach dieser Entscheidung werden Lebensmittel verkauft, die Nachfrage steht bei 0. Ash hat Attraktivität 4, Elm 1; jeder von euch macht drei.
lesson-value-goal = Heb deinen Aktienwert in dieser Runde um zwei.
lesson-value-hint = Ein Schritt für zwei verkaufte Waren, einer mehr für die höchste Attraktivität unter denen, die das schaffen. Ash steht bei 4. Was geschieht bei 4, und was bei 5?
lesson-value-solved = { $sold } verkauft und die höchste Attraktivität: zwei Schritte.
lesson-value-second = { $sold } verkauft, aber Ash hat die höhere Attraktivität: ein Schritt.
lesson-value-tie = Gleichauf mit Ash bei { $appeal }: Den zusätzlichen Schritt bekommt niemand.
lesson-value-not = Schritte: { $steps }.

lesson-emergency = Der Notfonds
lesson-emergency-about = Erlös geht vor Stolz
lesson-emergency-context = Gleich nach dem Verkauf werden die Kosten bezahlt. Was fehlt, kommt aus dem Notfonds, in Marken, die dir am Ende Aktien nehmen.
lesson-emergency-goal = £2 in der Kasse und £14 Kosten. Setz einen Preis, der dir den Notfonds erspart.
lesson-emergency-hint = Welche Preise bringen £12 oder mehr? Schau, wie viele Käufer bei jedem kommen.
lesson-emergency-solved = £{ $earned } aus dem Verkauf, £{ $costs } bezahlt. Jede Marke des Fonds würde dich am Ende eine Aktie kosten.
lesson-emergency-dear = Der Verkauf brachte £{ $earned }: zu teuer für die Käufer, und { $emergency ->
    [one] eine Marke des Fonds musste
   *[other] { $emergency } Marken des Fonds mussten
} zahlen.
lesson-emergency-cheap = Der Verkauf brachte nur £{ $earned }: zu billig für die Kosten. Marken des Fonds: { $emergency }.
lesson-emergency-not = Marken des Fonds: { $emergency }.

lesson-storage = Zwei kleine Lager
lesson-storage-about = Eine Ware in jedem, höchstens zwei
lesson-storage-context = Sechs Waren sind nach dem Verkauf übrig, und kein Schiff ist bereit. Du hast zwei Lager; drei Lampen liegen noch am Boden.
lesson-storage-goal = Behalte zwei Lampen und zwei Kleidungsstücke; gib den Rest auf.
lesson-storage-hint = Ein Lager fasst ein oder zwei Stück einer Ware. Wie viele verschiedene Waren können bleiben?
lesson-storage-solved = Zwei Lampen und zwei Kleidungsstücke: Beide Lager sind voll, und nichts liegt mehr am Boden.
lesson-storage-clothes = Behaltene Kleidung: { $clothes }. Das eine Lebensmittel hat ein ganzes Lager belegt.
lesson-storage-few = Behaltene Kleidung: { $clothes }. Beide hätten in ein Lager gepasst.
lesson-storage-lamps = Behaltene Lampen: { $lamps }. Sie sind die wertvollsten Waren, die du hast.
lesson-storage-not = Lampen { $lamps }, Kleidung { $clothes }.

lesson-patron = Ein Mäzen
lesson-patron-about = Eine Ware mehr im Inland
lesson-patron-context = Du hast drei Lebensmittel gemacht und hast eine Entwicklungskarte: einen Mäzen für Lebensmittel und Kleidung.
lesson-patron-goal = Der Markt nimmt ein Lebensmittel. Verkauf zwei.
lesson-patron-hint = Welche deiner Karten kauft, wo der Markt es nicht tut?
lesson-patron-solved = { $sold } verkauft, und weil zwei im Inland verkauft wurden, stieg der Aktienwert um { $steps }.
lesson-patron-alone = { $sold } verkauft: Mit einer Ware bewegt sich der Aktienwert nicht. Der Mäzen hätte eine zweite gekauft.
lesson-patron-not = Verkauft: { $sold }.
