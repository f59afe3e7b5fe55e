# Wörter von Arkwright: Das Kartenspiel: was geschehen ist, warum nicht, was gewählt werden kann, was Dinge tun. Für Tisch und Terminal.

## In der Lobby

ruleset-arkwright-cards = Arkwright: Das Kartenspiel
ruleset-arkwright-cards-about = Arkwright als Kartenspiel: Bau Fabriken, stell Arbeiter ein und setz Preise. Jeder Preis bewegt auch die Nachfrage, für dich und für die anderen.

## Waren

arkwright-cards-good-food = Lebensmittel
arkwright-cards-good-clothes = Kleidung
arkwright-cards-good-cutlery = Besteck
arkwright-cards-good-lamps = Lampen

## Aktionen und was jede tut

arkwright-cards-action-build = Bauen und modernisieren
arkwright-cards-action-build-about = Bau beliebig viele Fabriken und modernisiere beliebig viele. Eine neue Fabrik hat die Arbeiter ihres Plättchens. Wurde etwas gebaut, fällt jede Nachfrage um eins, und die Löhne rücken weiter.
arkwright-cards-action-employ = Arbeiter einstellen
arkwright-cards-action-employ-about = Leg Arbeiterkarten an, bis zu zwei neben jede Fabrik. Jede Nachfrage fällt um eins, und die Löhne rücken weiter.
arkwright-cards-action-automate = Automatisieren
arkwright-cards-action-automate-about = Ersetze Arbeiter auf Arbeiterkarten durch Maschinen, so viele deine Maschinenleiste erlaubt. Eine Maschine kostet £1 statt eines Lohns.
arkwright-cards-action-quality = Qualität ausbauen
arkwright-cards-action-quality-about = Leg, dreh und versetze Qualitätskarten. Alle Anstiege zusammen dürfen deine Qualitätsleiste nicht übersteigen; was sinkt, ist verloren.
arkwright-cards-action-distribution = Vertrieb ausbauen
arkwright-cards-action-distribution-about = Leg, dreh und versetze Vertriebskarten. Alle Anstiege zusammen dürfen deine Vertriebsleiste nicht übersteigen; jede Produktion nimmt einen weg.
arkwright-cards-action-exchange = Börse
arkwright-cards-action-exchange-about = In dieser Reihenfolge, jedes, wenn du willst: Aktien kaufen, Kredite nehmen, deine Schiffe bereit machen.
arkwright-cards-action-extra = Zusatzproduktion
arkwright-cards-action-extra-about = Experten: Produziere in beliebigen deiner Fabriken, mit so vielen Arbeiterkarten, wie du willst; die Waren gehen in Lager.
arkwright-cards-action-early = Frühes Verschiffen
arkwright-cards-action-early-about = Experten: Verschiffe gelagerte Waren mehrerer Fabriken auf einmal.
arkwright-cards-action-pass = Keine Aktion
arkwright-cards-action-pass-about = Weiter zu Preis und Attraktivität, ohne Aktion.

## Entwicklungsleisten und was jede tut

arkwright-cards-track-quality = Qualität
arkwright-cards-track-quality-about = Wie viel Qualität eine Aktion hinzufügen darf.
arkwright-cards-track-distribution = Vertrieb
arkwright-cards-track-distribution-about = Wie viel Vertrieb eine Aktion hinzufügen darf.
arkwright-cards-track-cards = Entwicklungskarten
arkwright-cards-track-cards-about = Wie viele Entwicklungskarten du haben darfst.
arkwright-cards-track-machinery = Maschinen
arkwright-cards-track-machinery-about = Wie viele Arbeiter eine Aktion durch Maschinen ersetzen darf.
arkwright-cards-track-shipping = Schifffahrt
arkwright-cards-track-shipping-about = Wie viele Waren jedes Schiff trägt.
arkwright-cards-track-exchange = Börse
arkwright-cards-track-exchange-about = Wie viele Aktien du in einer Börsenaktion zum halben Preis kaufen darfst.

## Entwicklungskarten und was jede tut

arkwright-cards-card-entrepreneur = Unternehmer
arkwright-cards-card-entrepreneur-about = Einmal je Jahrzehnt: einen Gleichstand bei der höchsten Attraktivität gewinnen. Oder leg ihn am Ende einer Runde ab, um zu benennen, wer die nächste beginnt; allein, um nach den Gegnern zu spielen.
arkwright-cards-card-trade-office = Handelskontor
arkwright-cards-card-trade-office-about = Einmal je Jahrzehnt: Wenn Schiffe fahren, nimm eine Schiffsmarke weniger.
arkwright-cards-card-trade-office-expert = Experten: keine Jahrzehntsperre auf der Schifffahrtsleiste.
arkwright-cards-card-extra-shift = Sonderschicht
arkwright-cards-card-extra-shift-about = Leg sie in der Produktion ab: Die Fabrik macht eine Ware mehr.
arkwright-cards-card-extra-shift-expert = Experten: oder leg sie in einer Zusatzproduktion ab, für eine Ware mehr dort.
arkwright-cards-card-workshop = Werkstatt
arkwright-cards-card-workshop-about = Zwei Maschinen jeder Fabrik kosten keinen Unterhalt.
arkwright-cards-card-workshop-expert = Experten: keine Jahrzehntsperre auf der Maschinenleiste.
arkwright-cards-card-foreman = Vorarbeiter
arkwright-cards-card-foreman-about = Steht bei einer Fabrik: Bis zu vier Arbeiter dort, auf dem Plättchen oder seinen Karten, kosten je £2 weniger, aber mindestens £1.
arkwright-cards-card-broker = Makler
arkwright-cards-card-broker-about = Leg ihn statt einer Entwicklung ab: Kauf bis zu zwei Aktien zum halben Wert, aufgerundet.
arkwright-cards-card-patron-food-clothes = Mäzen für Lebensmittel und Kleidung
arkwright-cards-card-patron-food-clothes-about = Einmal je Jahrzehnt: Verkauf im Inland ein Lebensmittel oder Kleidungsstück mehr, als der Markt erlaubt.
arkwright-cards-card-patron-food-cutlery = Mäzen für Lebensmittel und Besteck
arkwright-cards-card-patron-food-cutlery-about = Einmal je Jahrzehnt: Verkauf im Inland ein Lebensmittel oder Besteck mehr, als der Markt erlaubt.
arkwright-cards-card-patron-food-lamps = Mäzen für Lebensmittel und Lampen
arkwright-cards-card-patron-food-lamps-about = Einmal je Jahrzehnt: Verkauf im Inland ein Lebensmittel oder eine Lampe mehr, als der Markt erlaubt.
arkwright-cards-card-patron-clothes-cutlery = Mäzen für Kleidung und Besteck
arkwright-cards-card-patron-clothes-cutlery-about = Einmal je Jahrzehnt: Verkauf im Inland ein Kleidungsstück oder Besteck mehr, als der Markt erlaubt.
arkwright-cards-card-patron-clothes-lamps = Mäzen für Kleidung und Lampen
arkwright-cards-card-patron-clothes-lamps-about = Einmal je Jahrzehnt: Verkauf im Inland ein Kleidungsstück oder eine Lampe mehr, als der Markt erlaubt.
arkwright-cards-card-patron-cutlery-lamps = Mäzen für Besteck und Lampen
arkwright-cards-card-patron-cutlery-lamps-about = Einmal je Jahrzehnt: Verkauf im Inland ein Besteck oder eine Lampe mehr, als der Markt erlaubt.
arkwright-cards-card-inventor = Erfinder
arkwright-cards-card-inventor-about = Leg ihn beim Modernisieren ab: Bis zu zwei Fabriken werden ein Jahrzehnt vor der Zeit modernisiert.
arkwright-cards-card-inventor-expert = Experten: oder leg ihn statt einer Entwicklung ab, für zwei Schritte auf deinen Leisten, gleich in welchem Jahrzehnt.
arkwright-cards-card-developer = Entwickler
arkwright-cards-card-developer-about = Die Fixkosten jeder Fabrik sind £2 niedriger. Und einmal je Jahrzehnt macht er in deinem Zug eine andere benutzte Karte wieder bereit.
arkwright-cards-card-contract = Vertrag
arkwright-cards-card-contract-about = Verschiffen bringt mehr ein: je mehr Waren auf einmal fahren, desto mehr.
arkwright-cards-card-patent = Patent
arkwright-cards-card-patent-about = Eine dritte Vertriebskarte für deinen Vorrat.
arkwright-cards-card-patent-expert = Experten: keine Jahrzehntsperre auf der Vertriebsleiste.
arkwright-cards-card-engineer = Ingenieur
arkwright-cards-card-engineer-about = Eine Qualitätskarte mit 5 oder 6 für deinen Vorrat. Von nun an darf jede Fabrik Qualität 6 erreichen, auch wenn die Karte zurückgeht.
arkwright-cards-card-engineer-expert = Experten: keine Jahrzehntsperre auf der Qualitätsleiste.
arkwright-cards-card-large-warehouse = Großes Lager
arkwright-cards-card-large-warehouse-about = Ein drittes Lager, für bis zu vier Waren einer Art.

## Qualitäts- und Vertriebskarten

arkwright-cards-piece-quality-1 = erste Qualitätskarte
arkwright-cards-piece-quality-2 = zweite Qualitätskarte
arkwright-cards-piece-quality-3 = dritte Qualitätskarte
arkwright-cards-piece-engineer = Ingenieur
arkwright-cards-piece-distribution-1 = erste Vertriebskarte
arkwright-cards-piece-distribution-2 = zweite Vertriebskarte
arkwright-cards-piece-patent = Patent

## Farben, die niemand spielt

arkwright-cards-colour-first = erster Gegner
arkwright-cards-colour-second = zweiter Gegner
arkwright-cards-colour-neutral = neutrale Farbe

## Auszeichnungen der Solopartie. Zahlen: points, many, most, money, parvenu, sailings

arkwright-cards-award-tycoon = Tycoon
arkwright-cards-award-tycoon-about = { $points } Punkte oder mehr erreichen.
arkwright-cards-award-patriot = Patriot
arkwright-cards-award-patriot-about = Nie ein Schiff benutzen.
arkwright-cards-award-true-worker = Echter Arbeiter
arkwright-cards-award-true-worker-about = Nie ein Patent oder einen Ingenieur nehmen.
arkwright-cards-award-worker-hero = Held der Arbeit
arkwright-cards-award-worker-hero-about = Nie die Aktion Automatisieren wählen.
arkwright-cards-award-gentleman = Gentleman / Lady
arkwright-cards-award-gentleman-about = Nie die Börse entwickeln und nie einen Makler nutzen.
arkwright-cards-award-specialist = Spezialist
arkwright-cards-award-specialist-about = Nie mehr als die ersten zwei Fabriken haben.
arkwright-cards-award-generalist = Generalist
arkwright-cards-award-generalist-about = Am Ende vier Fabriken besitzen.
arkwright-cards-award-full-line = Volle Produktion
arkwright-cards-award-full-line-about = Vier Fabriken mit je zwei Arbeiterkarten besitzen.
arkwright-cards-award-general-manager = Generaldirektor
arkwright-cards-award-general-manager-about = Vor der Schlusswertung { $many } Aktien oder mehr, aber weniger als { $most }.
arkwright-cards-award-expert-broker = Meistermakler
arkwright-cards-award-expert-broker-about = Vor der Schlusswertung { $most } Aktien.
arkwright-cards-award-exchange-darling = Börsenliebling
arkwright-cards-award-exchange-darling-about = Vor der Schlusswertung ein Aktienwert von { $many } oder mehr, aber weniger als { $most }.
arkwright-cards-award-exchange-mogul = Börsenmogul
arkwright-cards-award-exchange-mogul-about = Vor der Schlusswertung ein Aktienwert von { $most }.
arkwright-cards-award-parvenu = Parvenü
arkwright-cards-award-parvenu-about = Ohne Geld und mit { $parvenu } Aktien beginnen (braucht die Option, Aktien zu kaufen).
arkwright-cards-award-nouveau-riche = Neureicher
arkwright-cards-award-nouveau-riche-about = Vor der Schlusswertung £{ $money } oder mehr besitzen.
arkwright-cards-award-sailor = Seefahrer
arkwright-cards-award-sailor-about = Mindestens { $sailings }-mal Waren verschiffen.

# Dieselben, durch ein Argument gewählt, ohne Artikel; die Sätze unten verweisen darauf.

arkwright-cards-good = { $good ->
   *[food] Lebensmittel
    [clothes] Kleidung
    [cutlery] Besteck
    [lamps] Lampen
  }
arkwright-cards-good-start = { $good ->
   *[food] Lebensmittel
    [clothes] Kleidung
    [cutlery] Besteck
    [lamps] Lampen
  }
arkwright-cards-factory = { $good ->
   *[food] Fabrik für Lebensmittel
    [clothes] Fabrik für Kleidung
    [cutlery] Fabrik für Besteck
    [lamps] Fabrik für Lampen
  }
arkwright-cards-factory-start = { $good ->
   *[food] Fabrik für Lebensmittel
    [clothes] Fabrik für Kleidung
    [cutlery] Fabrik für Besteck
    [lamps] Fabrik für Lampen
  }
arkwright-cards-decade = { $decade ->
    [1] I
    [2] II
   *[3] III
  }
arkwright-cards-card = { $card ->
   *[entrepreneur] Unternehmer
    [trade-office] Handelskontor
    [extra-shift] Sonderschicht
    [workshop] Werkstatt
    [foreman] Vorarbeiter
    [broker] Makler
    [patron-food-clothes] Mäzen für Lebensmittel und Kleidung
    [patron-food-cutlery] Mäzen für Lebensmittel und Besteck
    [patron-food-lamps] Mäzen für Lebensmittel und Lampen
    [patron-clothes-cutlery] Mäzen für Kleidung und Besteck
    [patron-clothes-lamps] Mäzen für Kleidung und Lampen
    [patron-cutlery-lamps] Mäzen für Besteck und Lampen
    [inventor] Erfinder
    [developer] Entwickler
    [contract] Vertrag
    [patent] Patent
    [engineer] Ingenieur
    [large-warehouse] Großes Lager
  }
arkwright-cards-card-start = { $card ->
   *[entrepreneur] Unternehmer
    [trade-office] Handelskontor
    [extra-shift] Sonderschicht
    [workshop] Werkstatt
    [foreman] Vorarbeiter
    [broker] Makler
    [patron-food-clothes] Mäzen für Lebensmittel und Kleidung
    [patron-food-cutlery] Mäzen für Lebensmittel und Besteck
    [patron-food-lamps] Mäzen für Lebensmittel und Lampen
    [patron-clothes-cutlery] Mäzen für Kleidung und Besteck
    [patron-clothes-lamps] Mäzen für Kleidung und Lampen
    [patron-cutlery-lamps] Mäzen für Besteck und Lampen
    [inventor] Erfinder
    [developer] Entwickler
    [contract] Vertrag
    [patent] Patent
    [engineer] Ingenieur
    [large-warehouse] Großes Lager
  }
arkwright-cards-piece = { $piece ->
   *[quality-1] erste Qualitätskarte
    [quality-2] zweite Qualitätskarte
    [quality-3] dritte Qualitätskarte
    [engineer] Ingenieur
    [distribution-1] erste Vertriebskarte
    [distribution-2] zweite Vertriebskarte
    [patent] Patent
  }
arkwright-cards-piece-start = { $piece ->
   *[quality-1] Erste Qualitätskarte
    [quality-2] Zweite Qualitätskarte
    [quality-3] Dritte Qualitätskarte
    [engineer] Ingenieur
    [distribution-1] Erste Vertriebskarte
    [distribution-2] Zweite Vertriebskarte
    [patent] Patent
  }
arkwright-cards-track = { $track ->
   *[quality] Qualität
    [distribution] Vertrieb
    [cards] Entwicklungskarten
    [machinery] Maschinen
    [shipping] Schifffahrt
    [exchange] Börse
  }
arkwright-cards-colour = { $colour ->
   *[first] Der erste Gegner
    [second] Der zweite Gegner
    [neutral] Die neutrale Farbe
  }
arkwright-cards-award = { $award ->
   *[tycoon] Tycoon
    [patriot] Patriot
    [true-worker] Echter Arbeiter
    [worker-hero] Held der Arbeit
    [gentleman] Gentleman / Lady
    [specialist] Spezialist
    [generalist] Generalist
    [full-line] Volle Produktion
    [general-manager] Generaldirektor
    [expert-broker] Meistermakler
    [exchange-darling] Börsenliebling
    [exchange-mogul] Börsenmogul
    [parvenu] Parvenü
    [nouveau-riche] Neureicher
    [sailor] Seefahrer
  }
arkwright-cards-worker-card = { $worker_card ->
    [1] erste Arbeiterkarte
   *[2] zweite Arbeiterkarte
  }

## Phasen: was gefragt ist

phase-found = eine erste Fabrik wählen
phase-first-shares = mit dem Startgeld Aktien kaufen
phase-action = eine Aktion wählen
phase-build = Fabriken bauen und modernisieren
phase-employ = Arbeiterkarten anlegen
phase-automate = Arbeiter durch Maschinen ersetzen
phase-quality = Qualität ausbauen
phase-distribution = Vertrieb ausbauen
phase-exchange = Aktien, Kredite, Schiffe
phase-extra = für die Lager produzieren
phase-early = gelagerte Waren laden und fahren
phase-price = Preis und Attraktivität setzen
phase-develop = ein Schritt auf einer Leiste oder eine Karte
phase-discard = eine Karte ablegen, um Platz zu machen
phase-foreman = die Fabrik des Vorarbeiters wählen
phase-replace-engineer = Qualitätskarten anstelle des Ingenieurs legen
phase-two-steps = zwei Schritte auf deinen Leisten machen
phase-reactivate = den Entwickler nutzen oder nicht
phase-sell = im Inland verkaufen
phase-ship = verschiffen, was übrig ist, oder nicht
phase-store = Waren wählen, die verderben
phase-tie = den Gleichstand mit dem Unternehmer brechen oder nicht
phase-entrepreneur = den Unternehmer ablegen, um zu benennen, wer beginnt, oder nicht
phase-start-player = benennen, wer das nächste Jahrzehnt beginnt
phase-behind = den Unternehmer ablegen, um nach den Gegnern zu spielen, oder nicht
phase-awards = die Auszeichnungen wählen, die du behältst
phase-over = die Partie ist zu Ende

## Optionen

option-supply = Entwicklungskarten
option-supply-help = Welche Karten in der Auslage liegen.
option-supply-printed = Wie genannt
option-supply-printed-help = Die Karten, die die Anleitung für eure Spielerzahl nennt.
option-supply-random = Gezogen (Experten)
option-supply-random-help = Unternehmer, Ingenieure und Patente, und vier Karten je Spieler, aus allen anderen gezogen.
option-restrictions = Jahrzehntsperren
option-restrictions-help = Dürfen die Leisten jederzeit entwickelt werden?
option-restrictions-off = Aus
option-restrictions-off-help = Jeder Schritt jeder Leiste ist von Anfang an offen.
option-restrictions-on = An (Experten)
option-restrictions-on-help = Spätere Schritte bei Qualität, Vertrieb, Maschinen und Schifffahrt warten auf ihr Jahrzehnt. Manche Karten heben das auf, und der Erfinder kann zwei Schritte bringen.
option-factories = Erste Fabriken
option-factories-help = Wer mit welchen zwei Fabriken beginnt. Für zwei bis vier Spieler.
option-factories-given = Wie genannt
option-factories-given-help = Zwei Fabriken nach Platz, wie in der Anleitung.
option-factories-chosen = Gewählt (Experten)
option-factories-chosen-help = Alle wählen reihum eine erste Fabrik und in umgekehrter Reihenfolge eine zweite.
option-ships = Schiffe
option-ships-help = Wie viele Schiffe zu Beginn bereit sind.
option-ships-two = Zwei
option-ships-two-help = Beide Schiffe können ab der ersten Runde fahren.
option-ships-none = Keine (Experten)
option-ships-none-help = Erst eine Börsenaktion macht sie bereit.
option-shares = Erste Aktien
option-shares-help = Mit wie vielen Aktien alle beginnen.
option-shares-ten = Zehn
option-shares-ten-help = Zehn Aktien und £50.
option-shares-bought = Gekauft (Experten)
option-shares-bought-help = Vor der ersten Runde darfst du einen Teil der £50 in weitere Aktien stecken, zu je £10.
option-actions = Aktionen
option-actions-help = Welche Aktionen es gibt.
option-actions-five = Fünf
option-actions-five-help = Bauen, einstellen, automatisieren, Qualität oder Vertrieb, Börse.
option-actions-seven = Sieben (Experten)
option-actions-seven-help = Auch Zusatzproduktion und frühes Verschiffen.
option-tracks = Qualitäts- und Vertriebsleiste
option-tracks-help = Die beiden Anleitungen nennen verschiedene Felder.
option-tracks-long = Vier Felder
option-tracks-long-help = 1, 2, 2, 3 und 2, 3, 3, 4, wie in der französischen Anleitung.
option-tracks-short = Drei Felder
option-tracks-short-help = 1, 2, 3 und 2, 3, 4, wie in der englischen Anleitung.
option-neutral = Neutrale Farbe
option-neutral-help = Zählt sie für die höchste Attraktivität? Nur zu zweit.
option-neutral-competes = Sie zählt mit
option-neutral-competes-help = Niemand bekommt den Schritt für die höchste Attraktivität, wenn die neutrale Farbe zwei verkaufen könnte und nicht zurückliegt.
option-neutral-passive = Sie zählt nicht
option-neutral-passive-help = Nur die Attraktivität der Spieler wird verglichen; die neutrale Farbe nimmt nur ihren Platz auf den Leisten ein.
option-solo-factories = Deine ersten Fabriken
option-solo-factories-help = Wie du zu deinen zwei Fabriken kommst. Nur in der Solopartie.
option-solo-factories-chosen = Gewählt
option-solo-factories-chosen-help = Du wählst eine, dann erscheinen die Gegner, dann wählst du die andere.
option-solo-factories-random = Gezogen
option-solo-factories-random-help = Zwei der vier, durch Zufall.
option-awards = Auszeichnungen
option-awards-help = Welche Auszeichnungen du verdienst. Nur in der Solopartie.
option-awards-all = Alle
option-awards-all-help = Eine gewonnene Partie verdient jede Auszeichnung, die erreicht wurde.
option-awards-choose = Auswählen
option-awards-choose-help = Behalte zwei der erreichten, wenn du gewinnst, eine, wenn du Zweiter wirst.

## Züge, wie die Schreibweise sie notiert

move-done = done: nichts weiter
move-pass = pass: keine Aktion
move-build = build: die Aktion Bauen und modernisieren
move-employ = employ: die Aktion Arbeiter einstellen
move-automate = automate: die Aktion Automatisieren
move-quality = quality: die Aktion Qualität ausbauen
move-distribution = distribution: die Aktion Vertrieb ausbauen
move-exchange = exchange: die Aktion Börse
move-extra = extra: die Aktion Zusatzproduktion
move-early = early: die Aktion Frühes Verschiffen
move-found = found food: mit dieser Fabrik beginnen
move-open = open food: diese Fabrik bauen
move-upgrade = upgrade food: die Fabrik und ihre Arbeiter auf die neuere Seite drehen
move-invent = invent food: dasselbe mit dem Erfinder, ein Jahrzehnt früher
move-hire = hire food: die nächste Arbeiterkarte dieser Fabrik
move-machine = machine food 1: Maschinen für ihre erste Arbeiterkarte
move-set = set 1 office quality-1: Marke auf Attraktivität 1; was genannt ist, zeigt Attraktivität, alles andere den Preis
move-lift = lift quality-1: eine Karte in den Vorrat zurücknehmen
move-lay = lay quality-1 food 2: sie mit Wert 2 an diese Fabrik legen oder dort drehen
move-buy = buy 3: Aktien kaufen
move-loan = loan 2: Kredite nehmen
move-ships = ships: beide Schiffe bereit machen
move-develop = develop quality: ein Schritt auf dieser Leiste
move-take = take patent: diese Entwicklungskarte nehmen
move-pick = pick 7: die Karte an dieser Stelle der Auslage nehmen, Reihe für Reihe gezählt
move-discard = discard patent: diese Karte zurückgeben
move-foreman = foreman food: wo der Vorarbeiter steht
move-broker = broker 2: den Makler ablegen, Aktien zum halben Preis kaufen
move-inventor = inventor: den Erfinder für zwei Schritte ablegen
move-reactivate = reactivate trade-office: der Entwickler macht diese Karte wieder bereit
move-patron = patron patron-food-clothes: eine Ware mehr im Inland
move-extra-shift = extra-shift, extra-shift food: eine Ware mehr wird gemacht
move-sell = sell 2: so viele gelagerte Waren neben den frisch gemachten verkaufen
move-ship = ship 3, ship 3 trade-office: Waren verschiffen, mit dem Handelskontor, wenn genannt
move-load = load food 2: gelagerte Waren laden
move-run = run food 1: mit so vielen Arbeiterkarten produzieren
move-sail = sail, sail trade-office: die beladenen Schiffe fahren
move-waste = waste food: eine gelagerte Ware verdirbt
move-entrepreneur = entrepreneur: den Gleichstand brechen
move-name = name 2: dieser Platz beginnt
move-behind = behind: nach den Gegnern spielen
move-award = award tycoon: diese Auszeichnung behalten

## Züge, wie ein Spieler sie sagen würde. Kürzel als Argumente: good, card, piece, track, award; n ist die Zahl

arkwright-cards-do-done = Nichts weiter
arkwright-cards-do-pass = Keine Aktion
arkwright-cards-do-build = Bauen und modernisieren
arkwright-cards-do-employ = Arbeiter einstellen
arkwright-cards-do-automate = Automatisieren
arkwright-cards-do-quality = Qualität ausbauen
arkwright-cards-do-distribution = Vertrieb ausbauen
arkwright-cards-do-exchange = Börse
arkwright-cards-do-extra = Zusatzproduktion
arkwright-cards-do-early = Frühes Verschiffen
arkwright-cards-do-found = Beginnen mit: { arkwright-cards-factory }
arkwright-cards-do-open = Bauen: { arkwright-cards-factory }
arkwright-cards-do-upgrade = Modernisieren: { arkwright-cards-factory }
arkwright-cards-do-invent = Mit dem Erfinder modernisieren: { arkwright-cards-factory }
arkwright-cards-do-hire = Arbeiter für die { arkwright-cards-factory }
arkwright-cards-do-machine = { $worker_card ->
    [1] Maschinen für die ersten Arbeiter der { arkwright-cards-factory }
   *[2] Maschinen für die zweiten Arbeiter der { arkwright-cards-factory }
  }
arkwright-cards-do-set = Preis £{ $price }, Attraktivität { $appeal }
arkwright-cards-do-set-later = Den Preis setzen
arkwright-cards-do-lift = Zurücknehmen: { arkwright-cards-piece }
arkwright-cards-do-lay = { arkwright-cards-piece-start } an die { arkwright-cards-factory }, Wert { $value }
arkwright-cards-do-buy = { $n ->
    [0] Keine Aktien kaufen
    [one] 1 Aktie kaufen
   *[other] { $n } Aktien kaufen
  }
arkwright-cards-do-loan = { $n ->
    [one] 1 Kredit nehmen
   *[other] { $n } Kredite nehmen
  }
arkwright-cards-do-ships = Die Schiffe bereit machen
arkwright-cards-do-develop = Entwickeln: { arkwright-cards-track }
arkwright-cards-do-take = Nehmen: { arkwright-cards-card }
arkwright-cards-do-pick = Nehmen: { arkwright-cards-card } (Stelle { $place })
arkwright-cards-do-discard = Zurückgeben: { arkwright-cards-card }
arkwright-cards-do-foreman = Vorarbeiter an die { arkwright-cards-factory }
arkwright-cards-do-broker = { $n ->
    [one] Makler: 1 Aktie zum halben Preis
   *[other] Makler: { $n } Aktien zum halben Preis
  }
arkwright-cards-do-inventor = Erfinder: zwei Schritte
arkwright-cards-do-reactivate = Entwickler: { arkwright-cards-card } bereit machen
arkwright-cards-do-patron = Eine mehr verkaufen: { arkwright-cards-card }
arkwright-cards-do-extra-shift = Sonderschicht: eine Ware mehr
arkwright-cards-do-extra-shift-at = Sonderschicht in der { arkwright-cards-factory }
arkwright-cards-do-sell = { $n ->
    [0] Verkaufen, was gemacht wurde, nichts aus dem Lager
    [one] Auch 1 gelagerte Ware verkaufen
   *[other] Auch { $n } gelagerte Waren verkaufen
  }
arkwright-cards-do-ship = { $n ->
    [0] Nichts verschiffen
    [one] 1 Ware verschiffen
   *[other] { $n } Waren verschiffen
  }
arkwright-cards-do-ship-office = { $n ->
    [one] 1 Ware mit dem Handelskontor verschiffen
   *[other] { $n } Waren mit dem Handelskontor verschiffen
  }
arkwright-cards-do-load = { $n }× { arkwright-cards-good } laden
arkwright-cards-do-run = { $worker_cards ->
    [0] { arkwright-cards-factory-start } allein
    [one] { arkwright-cards-factory-start } mit 1 Arbeiterkarte
   *[other] { arkwright-cards-factory-start } mit { $worker_cards } Arbeiterkarten
  }
arkwright-cards-do-sail = Fahren
arkwright-cards-do-sail-office = Mit dem Handelskontor fahren
arkwright-cards-do-waste = { $good ->
    [lamps] Eine Lampe aufgeben
   *[other] Eine Ware aufgeben: { arkwright-cards-good }
  }
arkwright-cards-do-break-tie = Den Gleichstand brechen
arkwright-cards-do-name = { $who } beginnt
arkwright-cards-do-behind = Nach den Gegnern spielen
arkwright-cards-do-award = Behalten: { arkwright-cards-award }

## Was geschehen ist

event-round = Jahrzehnt { arkwright-cards-decade }, aktive Ware: { arkwright-cards-good }.
event-decade = { NUMBER($year, useGrouping: 0) }: Jahrzehnt { arkwright-cards-decade } beginnt, benutzte Karten sind wieder bereit.
event-begins = { $who } beginnt.
event-founded = { $who } beginnt mit der { arkwright-cards-factory }.
event-action = { $who }: { $action ->
   *[build] bauen und modernisieren.
    [employ] Arbeiter einstellen.
    [automate] automatisieren.
    [quality] Qualität ausbauen.
    [distribution] Vertrieb ausbauen.
    [exchange] Börse.
    [extra] Zusatzproduktion.
    [early] frühes Verschiffen.
  }
event-passed = { $who } nimmt keine Aktion.
event-opened = { $who } baut die { arkwright-cards-factory }, Seite { $side ->
    [1] I
   *[2] II
  }.
event-upgraded = { $who } modernisiert die { arkwright-cards-factory }.
event-inventor = { $who } gibt den Erfinder zurück.
event-hired = { $who } legt die { arkwright-cards-worker-card } an die { arkwright-cards-factory }.
event-machines = { $who } stellt { $machines ->
    [one] 1 Maschine
   *[other] { $machines } Maschinen
  } in die { arkwright-cards-factory }, { arkwright-cards-worker-card }.
event-laid = { $who } legt an die { arkwright-cards-factory }: { arkwright-cards-piece }, Wert { $value }.
event-lifted = { $who } nimmt von der { arkwright-cards-factory }: { arkwright-cards-piece }.
event-bought = { $who } kauft { $shares ->
    [0] keine Aktien.
    [one] 1 Aktie für £{ $paid }.
   *[other] { $shares } Aktien für £{ $paid }.
  }
event-brokered = { $who } gibt den Makler zurück und kauft { $shares ->
    [one] 1 Aktie
   *[other] { $shares } Aktien
  } zum halben Preis, für £{ $paid }.
event-borrowed = { $who } nimmt { $loans ->
    [one] 1 Kredit
   *[other] { $loans } Kredite
  }: +£{ $money }.
event-ships-ready = { $who } macht { $ships ->
    [one] 1 Schiff bereit
   *[other] { $ships } Schiffe bereit
  }.
event-ran = { $who } produziert { $goods }× { arkwright-cards-good } für die Lager, Kosten £{ $paid }.
event-extra-shift = { $who } gibt die Sonderschicht zurück: eine Ware mehr ({ arkwright-cards-good }).
event-set = { $who } setzt { arkwright-cards-good }: Preis £{ $price }, Attraktivität { $appeal }; die Nachfrage { $moved ->
    [0] bleibt bei { $demand }.
   *[other] geht auf { $demand }.
  }
event-developed = { $who } entwickelt { arkwright-cards-track }: { $value }.
event-took = { $who } nimmt die Karte „{ arkwright-cards-card }“.
event-discarded = { $who } gibt die Karte „{ arkwright-cards-card }“ zurück.
event-foreman-at = { $who }: Der Vorarbeiter steht bei der { arkwright-cards-factory }.
event-reactivated = { $who }: Der Entwickler macht „{ arkwright-cards-card }“ wieder bereit.
event-made = { $who } macht { $goods }× { arkwright-cards-good }; das Inland nimmt { $limit }.
event-patron = { $who } nutzt „{ arkwright-cards-card }“: eine Ware mehr im Inland.
event-sold = { $who } verkauft { $goods ->
    [0] im Inland nichts ({ arkwright-cards-good }).
   *[other] { $goods }× { arkwright-cards-good } zu £{ $price }: +£{ $money }.
  }
event-shipped = { $who } verschifft { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
  } mit { $ships ->
    [one] 1 Schiff
   *[other] { $ships } Schiffen
  }: +£{ $money }{ $saved ->
    [0] .
   *[other] ; das Handelskontor spart eine Schiffsmarke.
  }
event-wasted = { $who } verliert aus Platzmangel { $goods }× { arkwright-cards-good }.
event-wasted-many = { $who } verliert aus Platzmangel { $count }× { arkwright-cards-good }.
event-costs = { $who } zahlt £{ $paid } für die { arkwright-cards-factory }: fix £{ $fixed }, Löhne £{ $wages }, Maschinen £{ $upkeep }.
event-emergency = { $who } wendet sich an den Notfonds: { $loans ->
    [one] 1 Kredit
   *[other] { $loans } Kredite
  } für £{ $money }.
event-bankrupt = { $who } ist bankrott und scheidet aus.
event-tie-broken = { $who } bricht den Gleichstand bei der höchsten Attraktivität mit dem Unternehmer.
event-value = { $who }: Aktienwert +{ $steps }, jetzt £{ $value }.
event-faded = { $who }: Der Vertrieb von { arkwright-cards-good } sinkt auf { $left }.
event-more-workers = Mehr Leute verdienen: Jeder Nachfragemarker geht ein Feld hinunter, Löhne £{ $wage }.
event-neutral = Die neutrale Farbe geht auf jeder Leiste ein Feld hinauf.
event-opponent-starts = { arkwright-cards-colour } beginnt mit { arkwright-cards-good }, Attraktivität { $appeal }.
event-drawn = Aus dem Beutel: { $colour ->
   *[first] der erste Gegner.
    [second] der zweite Gegner.
    [neutral] die neutrale Farbe.
  }
event-opponent-opens = { arkwright-cards-colour } eröffnet eine Fabrik für { arkwright-cards-good }, Attraktivität { $appeal }; Nachfrage { $demand }.
event-opponent-forward = { arkwright-cards-colour } rückt bei { arkwright-cards-good } vor auf Attraktivität { $appeal }; Nachfrage { $demand }.
event-opponent-share = { arkwright-cards-colour } bekommt eine Aktie und hat { $shares }.
event-opponent-sells = { arkwright-cards-colour } verkauft { $goods }: Aktienwert £{ $value }.
event-disc = { $colour ->
   *[first] Die Scheibe des ersten Gegners
    [second] Die Scheibe des zweiten Gegners
    [neutral] Die neutrale Scheibe
  } geht { $steps } weiter auf „{ arkwright-cards-card }“.
event-behind = { $who } gibt den Unternehmer zurück und spielt nach den Gegnern.
event-final = { $who }: gelagerte Waren £{ $goods }, gekaufte Aktien { $bought }, durch Kredite verlorene Aktien { $loans }, durch Schifffahrt verlorener Wert £{ $pounds }. { $shares ->
    [one] 1 Aktie
   *[other] { $shares } Aktien
  } × £{ $value } = { $score }.
event-award = { $who } verdient eine Auszeichnung: { arkwright-cards-award }.

## Warum nicht

why-do-something = Tu erst etwas: Diese Entscheidung kann nicht unberührt bleiben.
why-expert-only = Das gehört zu einer Expertenoption, die nicht im Spiel ist.
why-nothing-to-build = Jetzt ist nichts zu bauen oder zu modernisieren.
why-nothing-to-hire = Nirgends kann eine Arbeiterkarte dazukommen.
why-nothing-to-automate = Es gibt keine Arbeiter, die Maschinen ersetzen könnten: Die auf den Plättchen bleiben.
why-nothing-to-improve = Du hast keine Fabrik, die sich ausbauen ließe.
why-nothing-to-trade = Keine Aktie ist bezahlbar, kein Kredit übrig, und die Schiffe sind bereit.
why-nothing-to-run = Du hast keine Fabrik, die produzieren könnte.
why-nothing-to-ship = Du hast keine gelagerten Waren oder kein Schiff für sie.
why-factory-open = Die { arkwright-cards-factory-start } ist schon offen.
why-no-factory = Du hast keine Fabrik für { arkwright-cards-good }.
why-produces-no-more = Wird nicht noch einmal produziert: { arkwright-cards-good-start }.
why-newest-side = An der { arkwright-cards-factory } lässt sich in Jahrzehnt { arkwright-cards-decade } nichts modernisieren.
why-inventor-late = Der Erfinder kommt nicht über Jahrzehnt { $decades ->
    [3] III
   *[other] { $decades }
  } hinaus.
why-invented-already = Der Erfinder hat die { arkwright-cards-factory } schon modernisiert.
why-inventor-spent = Der Erfinder modernisiert { $most ->
    [one] 1 Fabrik
   *[other] { $most } Fabriken
  }, nicht mehr.
why-two-worker-cards = Neben der { arkwright-cards-factory } liegen schon beide Arbeiterkarten.
why-no-room-for-workers = Zur { arkwright-cards-factory } kann jetzt keine Arbeiterkarte gelegt werden.
why-no-worker-card = Neben der { arkwright-cards-factory } fehlt: { arkwright-cards-worker-card }.
why-automated-already = Die { arkwright-cards-worker-card } der { arkwright-cards-factory } zeigt schon ihre Maschinen.
why-finish-half = Die Maschinenmarke liegt dort: { arkwright-cards-worker-card }, { arkwright-cards-factory }. Mach die zuerst fertig.
why-other-kind = { arkwright-cards-piece-start } gehört zur anderen Art: Qualität und Vertrieb sind getrennte Aktionen.
why-no-piece = Diese Karte gehört dir nicht: { arkwright-cards-piece }.
why-piece-laid = { arkwright-cards-piece-start }: in dieser Aktion schon gelegt.
why-piece-in-reserve = { arkwright-cards-piece-start }: schon in deinem Vorrat.
why-piece-not-in-reserve = { arkwright-cards-piece-start }: nicht in deinem Vorrat.
why-piece-elsewhere = { arkwright-cards-piece-start } liegt nicht bei der { arkwright-cards-factory }.
why-lift-first = { arkwright-cards-piece-start } liegt bei einer anderen Fabrik: Nimm die Karte erst zurück.
why-shows-that = { arkwright-cards-piece-start } zeigt schon { $value }.
why-one-distribution = Bei der { arkwright-cards-factory } liegt eine andere Vertriebskarte.
why-level-limit = Die { arkwright-cards-factory-start } hätte { $want }; höchstens { $most } sind erlaubt.
why-rise-limit = Das wäre ein Anstieg um { $want }; du darfst { $most } hinzufügen.
why-exchange-order = Erst Aktien, dann Kredite, dann Schiffe; jedes einmal.
why-too-many-shares = Du willst { $want ->
    [one] 1 Aktie
   *[other] { $want } Aktien
  }; höchstens { $most }: Geld und das Ende der Leiste setzen die Grenze.
why-too-many-loans = Du willst { $want ->
    [one] 1 Kredit
   *[other] { $want } Kredite
  }; höchstens { $most }.
why-ships-ready = Beide Schiffe sind schon bereit.
why-has-run = Die { arkwright-cards-factory-start } hat in dieser Aktion schon produziert.
why-has-not-run = Die { arkwright-cards-factory-start } hat in dieser Aktion nicht produziert.
why-loaded-already = Schon geladen: { arkwright-cards-good }.
why-not-so-many-stored = Du willst { $want }× { arkwright-cards-good } laden; { $have } im Lager.
why-ship-room = Du willst { $want } verschiffen; höchstens { $most }: Waren, Schiffe und Schiffsmarken setzen die Grenze.
why-nothing-stored = Davon liegt nichts im Lager: { arkwright-cards-good }.
why-sale-limit = Aus dem Lager willst du { $want } im Inland verkaufen; höchstens { $most }.
why-patron-other-goods = Kauft diese Ware nicht: { arkwright-cards-card-start }.
why-patron-idle = Du hast { $have } und darfst schon { $limit } verkaufen: Ein Mäzen würde nichts ändern.
why-no-card = Diese Karte hast du nicht: { arkwright-cards-card }.
why-card-held = Diese Karte hast du schon: { arkwright-cards-card }. Eine von jeder Art ist die Grenze.
why-card-used = { arkwright-cards-card-start }: in diesem Jahrzehnt schon benutzt.
why-card-not-used = { arkwright-cards-card-start }: keine benutzte Karte von dir.
why-card-discarded = Diese Karte hast du in diesem Zug zurückgegeben: { arkwright-cards-card }. Erst im nächsten wieder.
why-card-not-there = { arkwright-cards-card-start }: nicht in der Auslage.
why-under-disc = Auf der Karte an Stelle { $place } liegt eine Scheibe: Sie ist besetzt.
why-place-empty = An Stelle { $place } liegt keine Karte.
why-other-supply = In der Solopartie werden Karten nach ihrer Stelle genommen, sonst nach ihrem Namen.
why-track-end = Der Marker steht am Ende dieser Leiste: { arkwright-cards-track }.
why-decade-restriction = Der nächste Schritt dieser Leiste wartet auf Jahrzehnt { arkwright-cards-decade }: { arkwright-cards-track }.
why-no-such-player = Dort spielt niemand, oder nicht mehr.
why-award-not-reached = Diese Auszeichnung wurde nicht erreicht: { arkwright-cards-award }.
why-award-chosen = Diese Auszeichnung hast du schon gewählt: { arkwright-cards-award }.

## Die Legende der Symbole: wofür jedes steht

arkwright-cards-legend-food = Lebensmittel
arkwright-cards-legend-clothes = Kleidung
arkwright-cards-legend-cutlery = Besteck
arkwright-cards-legend-lamps = Lampen
arkwright-cards-legend-good = Eine Ware, gleich welcher der vier Arten
arkwright-cards-legend-appeal = Attraktivität
arkwright-cards-legend-share = Aktie
arkwright-cards-legend-share-value = Aktienwert
arkwright-cards-legend-worker = Arbeiter, auf einem Plättchen oder einer Arbeiterkarte
arkwright-cards-legend-machine = Maschine
arkwright-cards-legend-shipping = Schifffahrt
arkwright-cards-legend-money = Geld (£)
arkwright-cards-legend-home-market = Inlandsmarkt
arkwright-cards-legend-loan = Kredit
arkwright-cards-legend-factory = Fabrik
arkwright-cards-legend-office = Büro
arkwright-cards-legend-full-factory = Ganze Fabrik: Plättchen und Büro
arkwright-cards-legend-worker-card = Arbeiterkarte, die Erweiterung einer Fabrik
arkwright-cards-legend-first-worker-card = Erste Arbeiterkarte
arkwright-cards-legend-second-worker-card = Zweite Arbeiterkarte
arkwright-cards-legend-small-warehouse = Kleines Lager
arkwright-cards-legend-large-warehouse = Großes Lager
arkwright-cards-legend-quality = Qualität
arkwright-cards-legend-distribution = Vertrieb
arkwright-cards-legend-development = Entwicklung
arkwright-cards-legend-development-card = Entwicklungskarte
arkwright-cards-legend-production = Produktion (Phase)
arkwright-cards-legend-exchange = Börse
arkwright-cards-legend-decade = Jahrzehnt (I, II, III)
arkwright-cards-legend-decade-marker = Jahrzehntmarker
arkwright-cards-legend-round-marker = Rundenmarker
arkwright-cards-legend-rotate-180 = Um 180° drehen
arkwright-cards-legend-flip = Auf die andere Seite wenden
arkwright-cards-legend-rotate-90 = Um 90° nach links drehen
arkwright-cards-legend-activate = Eine Entwicklungskarte nutzen, einmal je Jahrzehnt
arkwright-cards-legend-reactivate = Eine benutzte Entwicklungskarte wieder bereit machen
arkwright-cards-legend-discard = Eine Entwicklungskarte ablegen
arkwright-cards-legend-remove = Entfernen
arkwright-cards-legend-demand = Den Nachfragemarker bewegen
arkwright-cards-legend-player = Spieler
arkwright-cards-legend-expert = Expertenvariante
arkwright-cards-legend-restriction = Sperrmarke

## Die Spielhilfe

arkwright-cards-aid-title = Spielhilfe
arkwright-cards-aid-game = Drei Jahrzehnte zu vier Runden. In jeder Runde ist eine Ware aktiv: Lebensmittel, Kleidung, Besteck, Lampen.
arkwright-cards-aid-turn = Dein Zug
arkwright-cards-aid-turn-a = Eine Aktion oder keine.
arkwright-cards-aid-turn-b = Preis und Attraktivität, wenn deine Fabrik der aktiven Ware offen ist: Leg die Marke auf ein Feld, dreh Büro und Qualitätskarten. Der Nachfragemarker folgt jedem Pfeil, den dein Marker überquert.
arkwright-cards-aid-turn-c = Entwickeln: ein Schritt auf einer Leiste oder eine Entwicklungskarte, oder nichts davon.
arkwright-cards-aid-actions = Aktionen
arkwright-cards-aid-production = Produktion der aktiven Ware
arkwright-cards-aid-production-a = Im Inland verkaufen: bis zu Attraktivität minus Nachfrage, und wo die Nachfrage unter 0 liegt, bis zur Attraktivität. Was gerade gemacht wurde, muss verkauft werden, soweit es geht; Gelagertes darf.
arkwright-cards-aid-production-b = Verschiffe, was übrig ist, oder lagere es ein. Jedes benutzte Schiff kostet eine Schiffsmarke; Waren ohne Platz sind verloren.
arkwright-cards-aid-production-c = Zahlen: Fixkosten, einen Lohn für jeden Arbeiter auf dem Plättchen und seinen Karten, £1 für jede Maschine. Der Notfonds leiht je Kredit einen halben Aktienwert.
arkwright-cards-aid-production-d = Aktienwert: +1 für zwei oder mehr Verkäufe im Inland und noch +1 für die höchste Attraktivität unter diesen. Ein Gleichstand bringt niemandem den zweiten Schritt.
arkwright-cards-aid-production-e = Der Vertrieb sinkt um eins in Fabriken, die produziert haben.
arkwright-cards-aid-round = Ende einer Runde
arkwright-cards-aid-round-a = Die nächste Ware wird aktiv, und im Uhrzeigersinn beginnt der nächste Spieler. Der Unternehmer kann das ändern.
arkwright-cards-aid-decade = Ende eines Jahrzehnts
arkwright-cards-aid-decade-a = Lebensmittel sind wieder aktiv, ein neues Jahrzehnt beginnt, und benutzte Entwicklungskarten sind bereit.
arkwright-cards-aid-decade-b = Wer am wenigsten wert ist (Aktien × Wert), benennt, wer beginnt.
arkwright-cards-aid-decade-c = Zu zweit geht die neutrale Farbe auf jeder Leiste ein Feld hinauf.
arkwright-cards-aid-final = Schlusswertung
arkwright-cards-aid-final-a = Gelagerte Waren werden zu festen Preisen verkauft.
arkwright-cards-aid-final-b = Alles Geld, das reicht, kauft Aktien zu ihrem vollen Wert.
arkwright-cards-aid-final-c = Eine Aktie weniger für jeden Kredit.
arkwright-cards-aid-final-d = £1 weniger Aktienwert für jedes £, das deine Schiffsmarken erreicht haben.
arkwright-cards-aid-final-e = Aktien × Wert ist dein Ergebnis. Bei Gleichstand gewinnt, wer mehr Geld übrig hat.
arkwright-cards-aid-solo = Allein gegen zwei Gegner
arkwright-cards-aid-solo-a = Nach deinem Zug wird ein Marker aus dem Beutel gezogen. Ein Gegner mit einer Fabrik der aktiven Ware rückt zwei Felder vor; einer ohne eröffnet sie.
arkwright-cards-aid-solo-b = Jeder Gegner, der nicht gezogen wurde, bekommt eine Aktie.
arkwright-cards-aid-solo-c = Die Scheibe der gezogenen Farbe geht weiter, eine Karte für jeden Marker auf der aktiven Leiste. Karten unter einer Scheibe kannst du nicht nehmen.
arkwright-cards-aid-solo-d = Ein Gegner, der in der Produktion zwei oder mehr verkauft, gewinnt Aktienwert, sonst eine Aktie.
arkwright-cards-aid-solo-e = Du gewinnst, wenn kein Gegner mehr Punkte hat als du.

# Was sich seit früheren Fassungen der Regeln geändert hat
revision-arkwright-cards-tile-workers = Die auf ein Fabrikplättchen gedruckten Arbeiter bekommen Lohn, wann immer die Fabrik produziert, und der Vorarbeiter zählt sie mit. Die Fixkosten sind dafür niedriger. Früher wurden nur die auf Arbeiterkarten bezahlt.

## Der Rückblick nach einer Partie

review-when = Jahrzehnt { arkwright-cards-decade }, Runde { $round ->
    [0] 1
    [1] 2
    [2] 3
   *[other] 4
  }
analysis-axis = { arkwright-cards-decade }
review-cost = −{ $n } { $n ->
    [one] Punkt
   *[other] Punkte
  }
review-sum = { $n }
review-cash = Geld: £{ $now } statt £{ $was }.
review-value = Aktienwert: £{ $now } statt £{ $was }.
review-worth = Wert der Aktien: £{ $now } statt £{ $was }.

## Was ein Platz weiß und die anderen nicht: nichts

secret-open = alles außer der Reihenfolge dessen, was noch nicht gezogen ist
secret-hidden = nichts
secret-between = eine Zeile

# Tatsachen für Vorausaufträge: im Satz und als Art zum Auswählen.
fact-price = { $mine ->
    [yes] mein Preis für { arkwright-cards-good }
   *[no] der Preis von { $seat } für { arkwright-cards-good }
  }
fact-lowest-price = der niedrigste Preis der anderen für { arkwright-cards-good }
fact-appeal = { $mine ->
    [yes] meine Attraktivität bei { arkwright-cards-good }
   *[no] die Attraktivität von { $seat } bei { arkwright-cards-good }
  }
fact-highest-appeal = die höchste Attraktivität der anderen bei { arkwright-cards-good }
fact-demand = die Nachfrage nach { arkwright-cards-good }
fact-wage = der Lohn
fact-cash = { $mine ->
    [yes] mein Geld
   *[no] das Geld von { $seat }
  }
fact-share-value = { $mine ->
    [yes] mein Aktienwert
   *[no] der Aktienwert von { $seat }
  }
fact-supply = die Zahl der übrigen Karten „{ arkwright-cards-card }“
fact-kind-price = ein Preis
fact-kind-lowest-price = der niedrigste Preis der anderen
fact-kind-appeal = eine Attraktivität
fact-kind-highest-appeal = die höchste Attraktivität der anderen
fact-kind-demand = eine Nachfrage
fact-kind-wage = der Lohn
fact-kind-cash = Geld
fact-kind-share-value = ein Aktienwert
fact-kind-supply = Karten auf dem Tisch
fact-money = £{ $n }
