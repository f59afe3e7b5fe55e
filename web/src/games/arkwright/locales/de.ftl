# Was nur der Tisch von Arkwright sagt. Waren, Plättchen, Ereignisse und Gründe stehen bei den Regeln.

arkwright-heading = Arkwright, Tisch { $table }
arkwright-tabs = Teile des Tisches
arkwright-tab-company = Firma
arkwright-tab-market = Markt
arkwright-tab-forecast = Vorschau
arkwright-tab-players = Spieler
arkwright-status = Stand der Partie
arkwright-your-turn = Du bist dran, { $who }
arkwright-turn-of = { $who } ist dran
arkwright-over = Die Partie ist zu Ende
arkwright-preparation = Vorbereitung
arkwright-decade-end = Ende des Jahrzehnts
arkwright-cycle = Zyklus { $n } von 4
arkwright-active = aktiv
arkwright-level-now = Stufe
arkwright-wage = Lohn
arkwright-demand = Nachfrage
arkwright-help = Hilfe
arkwright-recon = Rekonstruiert: Diese Zahl steht in keinem der Hefte, die wir haben; sie ist aus anderen erschlossen.
arkwright-recon-mark = Gepunktete Zahlen.
arkwright-none = keine
arkwright-now = jetzt
arkwright-yours = Du
arkwright-start-player = Startspieler
arkwright-decides = entscheidet jetzt
arkwright-importer = Importeur
arkwright-worker = Arbeiter
arkwright-appeal = Attrakt.
arkwright-row = Zeile

## Pläne

arkwright-market-title = Arbeitsmarkt
arkwright-market-workers = { $n ->
    [one] 1 Arbeiter
   *[other] { $n } Arbeiter
  }
arkwright-market-caption = Arbeitsmarkt. Nachfrage: { $demands }. Lohn £{ $wage }.
arkwright-fired = Entlassene
arkwright-wage-if = wenn { $who } einstellt
arkwright-appeal-title = Attraktivität
arkwright-appeal-note = Marktanteil
arkwright-admin-title = Verwaltung
arkwright-admin-barred = £2 gesperrt
arkwright-admin-choose = deine Zeile: Kasse danach
arkwright-place-on = { $marker } auf Zeile £{ $row }
arkwright-time-title = Zeittafel
arkwright-decade = Jahrzehnt
arkwright-level-short = Stufe
arkwright-event-at-end = Ereignis am Ende
arkwright-event-unseen = verdeckt
arkwright-unseen = noch verdeckt
arkwright-cap-importer = Schritte Importeur
arkwright-cap-workers = Arbeiter zurück
arkwright-track-title = Aktienwert
arkwright-track-note = Feld, £ je Aktie
arkwright-track-space = Feld { $space }, £{ $value } je Aktie
arkwright-track-ghost = Vorschau: { $who }

## Firma

arkwright-companies = Firmen
arkwright-company-yours = Deine Firma
arkwright-company-of = Firma von { $who }
arkwright-on-offer = Im Angebot
arkwright-worth-line = { $shares ->
    [one] 1 Aktie
   *[other] { $shares } Aktien
  } × £{ $value } = £{ $worth }
arkwright-cash-line = Kasse £{ $cash }
arkwright-loans-line = { $n ->
    [one] 1 Kredit
   *[other] { $n } Kredite
  }
arkwright-factory-of = Fabrik für { $good }
arkwright-formula = Basis { $base } plus Qualität { $quality } plus Vertrieb { $distribution } minus Preis { $price } ergibt Attraktivität { $appeal }
arkwright-short-base = Basis
arkwright-short-quality = Qual.
arkwright-short-distribution = Vertr.
arkwright-short-price = Preis
arkwright-short-appeal = Attr.
arkwright-price-down = Preis senken: { $good }
arkwright-price-up = Preis erhöhen: { $good }
arkwright-price-of = Preis für { $good }
arkwright-price-scale = Preisskala von { $low } bis { $high }, jetzt { $price }
arkwright-row-told = Reihe { $row }: { $workers ->
    [one] 1 Arbeiter
   *[other] { $workers } Arbeiter
  } und { $machines ->
    [one] 1 Maschine
   *[other] { $machines } Maschinen
  } auf { $of ->
    [one] 1 Platz
   *[other] { $of } Plätzen
  }, produziert { $goods }
arkwright-extra = { $n ->
    [one] 1 Arbeiter extra
   *[other] { $n } Arbeiter extra
  }
arkwright-obsolete = veraltet
arkwright-makes = macht
arkwright-costs = kostet
arkwright-stock = Lager
arkwright-marked = Muss noch produzieren, sonst kostet das am Ende Aktien.
arkwright-no-factory = Keine Fabrik
arkwright-found-cost = Kostet £{ $cost }, Grundqualität { $cost }
arkwright-found-appeal = Attrakt.
arkwright-button-found = Zu £{ $price } gründen
arkwright-button-build = Bauen: { $level } (£{ $cost })
arkwright-button-build-developer = { $level } mit dem Entwickler bauen (£5 weniger)
arkwright-button-modernise = Auf { $level } modernisieren (£{ $cost })
arkwright-button-modernise-developer = … mit dem Entwickler (£5 weniger)
arkwright-button-close = Schließen
arkwright-button-hire = + Einstellen
arkwright-button-fire = − Entlassen
arkwright-button-raise = Qualität +1
arkwright-button-promote = Vertrieb +1
arkwright-button-send = Arbeiter hier
arkwright-button-foreman = Vorarbeiter hier
arkwright-button-workshop = Werkstatt hier
arkwright-harbour-yours = Dein Hafen
arkwright-harbour-of = Hafen von { $who }
arkwright-ship-line = { $ship } fasst { $n }
arkwright-ship-crew = Besatzung { $crew }
arkwright-no-ships = keine Schiffe
arkwright-contract-line = { $n }× { $good } zu je £{ $price }
arkwright-jubilee-line = ein Jubiläumsverkauf
arkwright-stored = { $good } im Lager: { $n }
arkwright-spot-manned = Lager, { $spot }: ein Arbeiter
arkwright-spot-free = Lager, { $spot }: niemand
arkwright-spot-press = { $state }: { $does }
arkwright-spot-lift = diesen Arbeiter versetzen
arkwright-spot-do-hire-spot = einen Arbeiter einstellen
arkwright-spot-do-send-spot = einen Arbeiter hierher schicken
arkwright-spot-do-dismiss = diesen Arbeiter entlassen
arkwright-spot-do-shift = den Arbeiter hier absetzen
arkwright-tiles = Entwicklungsplättchen
arkwright-no-tiles = keine Plättchen
arkwright-inventor-uses = { $n ->
    [one] Einmal
   *[other] { $n }-mal
  } benutzt.
arkwright-nothing-left = Nichts mehr im Angebot.
arkwright-ship-for = Schiff für { $n }
arkwright-ship-about = Fasst { $n ->
    [one] 1 Ware
   *[other] { $n } Waren
  }; Besatzung { $crew }.
arkwright-effect-machinery = Eine, zwei, drei Maschinen für { $list }.
arkwright-effect-quality = Eine, zwei, drei Stufen für { $list }.
arkwright-effect-distribution = Vertrieb für bis zu { $list }.
arkwright-effect-production-light = Zwei Reihen einer Fabrik produzieren fürs Lager.
arkwright-effect-production-dark = Vier Reihen einer Fabrik produzieren fürs Lager.
arkwright-effect-exchange = Eine zweite Börse; ohne Zusatzaktion.

## Ablage

arkwright-tray = Deine Aktion
arkwright-sheet = Plan
arkwright-asked-event = Ereignis: { $event }
arkwright-asked-wait = { $who } entscheidet.
arkwright-road-sale = Produktion
arkwright-asked-watch = Du schaust zu. { $who } entscheidet.
arkwright-asked-past = Du siehst einen früheren Moment.
arkwright-asked-over = Die Partie ist zu Ende.
arkwright-choose-marker = Wähle einen Aktionsmarker
arkwright-choose-row = Wähle eine Zeile für { $marker }
arkwright-then-price = + Preis
arkwright-then-special = + Sondermarker
arkwright-then-none = ohne Zusatz
arkwright-again = nochmals, £{ $cost }
arkwright-carries = fasst { $n }
arkwright-chosen = – wähle die Zeile
arkwright-pay-more = Buchhalter: mehr oder weniger zahlen, als die Zeile sagt
arkwright-cash-then = £{ $cash } nach dieser Produktion
arkwright-row-shut = unmöglich
arkwright-pay = zahle £{ $cost }
arkwright-brings-machines = { $n ->
    [one] 1 Maschine
   *[other] { $n } Maschinen
  }
arkwright-brings-levels = { $n ->
    [one] 1 Stufe
   *[other] { $n } Stufen
  }
arkwright-brings-distribution = £{ $n } für Vertrieb
arkwright-brings-rows = { $n ->
    [one] 1 Reihe
   *[other] { $n } Reihen
  }
arkwright-brings-goods = Platz für { $n }
arkwright-brings-free = beliebig
arkwright-brings-nothing = ohne Hauptaktion
arkwright-brings-emergency = { $shares ->
    [0] { "" }
    [one] verkauft 1 Aktie{ " " }
   *[other] verkauft { $shares } Aktien{ " " }
  }{ $loans ->
    [0] { "" }
    [one] nimmt 1 Kredit auf
   *[other] nimmt { $loans } Kredite auf
  }
arkwright-hint-factory = Benutze die Knöpfe an den Fabriken.
arkwright-hint-workers = Eingestellt und entlassen wird an den Fabriken.
arkwright-hint-workers-harbour = Eingestellt und entlassen wird an den Fabriken; im Hafen klicke auf einen Platz des Lagers.
arkwright-hint-row = { $good }: { $n ->
    [one] ein Platz
   *[other] { $n } Plätze
  } in Reihe { $row } frei; nur eine volle Reihe produziert.
arkwright-hint-machinery = Klicke auf die Reihe, in der eine Maschine einen Arbeiter ersetzt.
arkwright-hint-quality = Erhöhe sie an den Fabriken.
arkwright-hint-distribution = Erhöhe ihn an den Fabriken. Stufe n kostet n £.
arkwright-hint-prices = Klicke auf einen Preis der Skala oder benutze − und +.
arkwright-hint-first-price = Attraktivität = Grundqualität − Preis. Mit − und + an der Fabrik kannst du ihn danach noch ändern.
arkwright-hint-special = Wähle etwas aus dem Angebot oder mach ohne weiter.
arkwright-hint-overtime = Klicke auf die letzte Reihe, die produzieren soll.
arkwright-hint-school = Wähle eine Fabrik oder die Entlassenen.
arkwright-hint-school-harbour = Wähle eine Fabrik, einen Platz des Lagers oder die Entlassenen.
arkwright-hint-wreck = Klicke auf die Reihe, die ihre Maschine verliert.
arkwright-hint-found = Wähle eine Ware und ihren Preis.
arkwright-left-levels = { $n ->
    [one] noch 1 Stufe
   *[other] noch { $n } Stufen
  }
arkwright-left-free = { $n ->
    [one] noch 1 freie Stufe
   *[other] noch { $n } freie Stufen
  }
arkwright-left-pounds = noch £{ $n }
arkwright-left-machines = { $n ->
    [one] noch 1 Maschine
   *[other] noch { $n } Maschinen
  }
arkwright-left-workers = { $n ->
    [one] 1 Arbeiter wartet
   *[other] { $n } Arbeiter warten
  }
arkwright-left-room = Platz für { $n }
arkwright-left-rows = bis zu { $n ->
    [one] 1 Reihe
   *[other] { $n } Reihen
  }
arkwright-left-spare = £{ $n } übrig: £1 erlaubt einen weiteren Preis
arkwright-sale-line = { $good }: Du hast { $sold } verkauft, { $made } aus der Produktion übrig, restliche Nachfrage { $left }.
arkwright-production-line = { $good }: Du hast { $sold } verkauft, { $surplus } übrig.
arkwright-buy = Aktien kaufen
arkwright-buy-about = Wert £{ $price }, mindestens £10
arkwright-sell = Aktien verkaufen
arkwright-sell-about = je £{ $price }, du hast { $have }
arkwright-repay = Kredite tilgen
arkwright-repay-about = je £13, du hast { $have }
arkwright-sell-goods = Verkaufen: { $good }
arkwright-goods-about = je £{ $price }, { $have } im Lager
arkwright-contract-for = Vertrag: { $good }
arkwright-contract-about = per Schiff, je £{ $price }
arkwright-contract-no-factory = noch keine Fabrik
arkwright-go-now = Zurück zum Jetzt
arkwright-go-wait = { $who } ist dran
arkwright-go-choose-marker = Wähle Marker und Zeile
arkwright-go-choose-row = Wähle eine Zeile
arkwright-go-choose = Wähle zuerst
arkwright-go-done = Weiter
arkwright-go-done-factory = Fabriken fertig
arkwright-go-done-workers = Arbeiter fertig
arkwright-go-done-machinery = Maschinen fertig
arkwright-go-done-quality = Qualität fertig
arkwright-go-done-distribution = Vertrieb fertig
arkwright-go-done-exchange = Börse fertig
arkwright-go-unused-factory = Nichts bauen
arkwright-go-unused-workers = Niemanden einstellen
arkwright-go-unused-machinery = Keine Maschinen kaufen
arkwright-go-unused-quality = Keine Qualität erhöhen
arkwright-go-unused-distribution = Nichts bewerben
arkwright-go-unused-exchange = Nichts handeln
arkwright-go-done-ship = Nichts mehr liefern
arkwright-go-done-overtime = Produktion fertig
arkwright-go-done-prices = Preise so lassen
arkwright-go-done-special = Nichts nehmen
arkwright-go-done-after-sale = Nichts mehr
arkwright-go-done-contract = Nicht liefern
arkwright-go-done-dismiss = Rest behalten
arkwright-go-done-free-level = Keine Stufe nehmen
arkwright-go-done-charisma = Charisma behalten
arkwright-why-price = Warum kann ich den Preis nicht ändern?
arkwright-why-row = Warum nicht Zeile £{ $row }?
arkwright-why-go = Was fehlt noch?
arkwright-why-wait = Warum kann ich nichts tun?
why-arkwright-choose = Etwas ist noch zu entscheiden: { $phase }.

## Züge in Worten

arkwright-do-found = { $good } zu £{ $price } gründen
arkwright-do-place = { $marker } auf £{ $cost }, £{ $pay } zahlen
arkwright-do-reuse = { $marker } nochmals, £{ $pay } für die Aktion
arkwright-do-reuse-paid = { $marker } nochmals, £{ $paid } zahlen
arkwright-do-build = { $good } { $level } bauen
arkwright-do-build-developer = { $good } { $level } mit dem Entwickler bauen
arkwright-do-modernise = { $good } modernisieren
arkwright-do-modernise-developer = { $good } mit dem Entwickler modernisieren
arkwright-do-close = { $good } schließen
arkwright-do-price = Preis { $good } £{ $price }
arkwright-do-hire = Einstellen: { $good }
arkwright-do-hire-spot = Lagerarbeiter, { $spot }
arkwright-do-fire = Entlassen: { $good }
arkwright-do-shift = Lagerarbeiter, { $spot } → { $to }
arkwright-do-machine = Maschine: { $good }, Reihe { $row }
arkwright-do-send = Den Arbeiter in die Fabrik schicken: { $good }
arkwright-do-send-spot = Den Arbeiter ins Lager schicken: { $spot }
arkwright-do-send-fired = Den Arbeiter gehen lassen
arkwright-do-raise = Qualität +1: { $good }
arkwright-do-promote = Vertrieb +1: { $good }
arkwright-do-patent = Das Patent für zwei Stufen zurückgeben
arkwright-do-buy = { $n ->
    [one] 1 Aktie kaufen
   *[other] { $n } Aktien kaufen
  }
arkwright-do-sell = { $n ->
    [one] 1 Aktie verkaufen
   *[other] { $n } Aktien verkaufen
  }
arkwright-do-repay = { $n ->
    [one] 1 Kredit tilgen
   *[other] { $n } Kredite tilgen
  }
arkwright-do-goods = { $n }× { $good } vom Lager verkaufen
arkwright-do-contract = Vertrag über { $size }× { $good }
arkwright-do-deliver = { $n }× { $good } liefern
arkwright-do-deliver-both = Beide Schiffe mit { $n }× { $good } schicken
arkwright-do-produce = { $rows ->
    [one] { $good } in 1 Reihe produzieren
   *[other] { $good } in { $rows } Reihen produzieren
  }
arkwright-do-tile = Nehmen: { $tile }
arkwright-do-marker = Nehmen: { $marker }
arkwright-do-ship = Das Schiff für { $capacity } nehmen
arkwright-do-return = Abgeben: { $tile }
arkwright-do-foreman = Vorarbeiter zur Fabrik: { $good }
arkwright-do-workshop = Werkstatt zur Fabrik: { $good }
arkwright-do-move-foreman = Den Vorarbeiter versetzen: { $good }
arkwright-do-move-workshop = Die Werkstatt versetzen: { $good }
arkwright-do-half-price = { $n ->
    [one] Makler: 1 Aktie zum halben Preis
   *[other] Makler: { $n } Aktien zum halben Preis
  }
arkwright-do-replace = { $pier ->
    [1] Schiff A ersetzen
   *[2] Schiff B ersetzen
  }
arkwright-do-scrap = { $pier ->
    [1] Schiff A aufgeben
   *[2] Schiff B aufgeben
  }
arkwright-do-keep = Zahlen und den Erfinder behalten
arkwright-do-keep-paid = £{ $paid } zahlen und den Erfinder behalten
arkwright-do-stock = Vom Lager verkaufen
arkwright-do-shift-work = Sonderschichten einsetzen
arkwright-do-stop = Verkauf beenden
arkwright-do-row-on = Die höchste Reihe produzieren lassen
arkwright-do-row-off = Die höchste Reihe schließen
arkwright-do-patron = An den Mäzen verkaufen
arkwright-do-jubilee = Zum Jubiläum verkaufen
arkwright-do-lose = Eins verlieren: { $good }
arkwright-do-dismiss = Den Arbeiter entlassen, { $spot }
arkwright-do-wreck = Die Maschine verlieren: { $good }, Reihe { $row }
arkwright-do-name = { $who } beginnt
arkwright-do-done = Nichts mehr

## Vorschau und Spieler

arkwright-forecast-title = Vorschau: { $good }
arkwright-forecast-good = Ware der Vorschau
arkwright-forecast-open = Vorschau zeigen
arkwright-forecast-fold = Vorschau verbergen
arkwright-forecast-hold = wenn sonst niemand etwas ändert
arkwright-forecast-spoken = Vorschau, { $good }: Du verkaufst { $n }, Kasse danach £{ $cash }, Aktienwert { $steps }.
arkwright-col-seller = Verkäufer
arkwright-col-appeal = Attrakt.
arkwright-col-makes = Macht
arkwright-col-sells = Verk.
arkwright-col-income = Erlös
arkwright-col-costs = Kosten
arkwright-col-share = Aktie
arkwright-col-player = Spieler
arkwright-col-cash = Kasse
arkwright-col-shares = Aktien
arkwright-col-value = Wert
arkwright-col-worth = Gesamt
arkwright-col-loans = Kredite
arkwright-may-change = handelt noch vor dem Verkauf
arkwright-bill-now = Kasse
arkwright-bill-plan = dein Plan
arkwright-owed = Am Ende der Aktion zu zahlen: £{ $n }
arkwright-bill-owed = die Aktion
arkwright-bill-sold = { $n } × £{ $price }
arkwright-bill-costs = Arbeiter, Maschinen
arkwright-bill-raised = beschafft
arkwright-bill-after = Nach dieser Produktion
arkwright-bill-now-made = Würde jetzt produziert
arkwright-bill-without = ohne den Plan
arkwright-bill-share = Aktienfeld { $from } → { $to }: £{ $before } → £{ $after }
arkwright-bill-note-harbour = Lagerware wird verkauft, Plättchen wirken, Verträge werden geliefert, soweit es geht.
arkwright-bill-note-tiles = Lagerware wird verkauft, Plättchen wirken, soweit es geht.
arkwright-bill-note-stock = Lagerware wird verkauft, soweit es geht.
arkwright-bill-shipped = { $n } per Schiff
arkwright-bill-gives-way = Der Preis gibt nach: 1 Feld verloren.
arkwright-bill-factories = Fabriken von 1760
arkwright-bill-paid = Nach dem Bezahlen
arkwright-bill-first = Das ist die Rechnung für deine Fabriken. Sie wird am Ende von 1760 bezahlt, nach dem Startkapital.
arkwright-first-spoken = Die Rechnung für deine Fabriken: £{ $n }, bezahlt am Ende von 1760.
arkwright-forecast-none = Keine Produktion mehr für { $good }.
arkwright-shortfall = Zu wenig Geld: { $shares ->
    [0] { "" }
    [one] 1 Aktie verkauft,{ " " }
   *[other] { $shares } Aktien verkauft,{ " " }
  }{ $loans ->
    [0] { "" }
    [one] 1 Kredit,{ " " }
   *[other] { $loans } Kredite,{ " " }
  }{ $spaces ->
    [one] 1 Feld verloren
   *[other] { $spaces } Felder verloren
  }
arkwright-quick-sells = { $good }: verkauft { $n }
arkwright-quick-sells-later = { $good }, später: verkauft { $n }
arkwright-quick-share = Aktie
arkwright-players-title = Spieler
arkwright-players-note = Gesamt = Aktien × Wert
arkwright-show-company = { $who }: Firma zeigen
arkwright-cell = { $who }: Firma zeigen, Kasse { $cash }, gesamt £{ $worth }

## Ende

arkwright-wins = { $who } gewinnt
arkwright-win-together = { $who } und { $last } gewinnen gemeinsam
arkwright-no-winner = Niemand gewinnt: Jede Firma hat einen Kredit
arkwright-winner = Sieger
arkwright-final-note = Aktien × Wert; bei Gleichstand zählt die Kasse

## Hilfe

arkwright-help-title = Tabellen und Material
arkwright-help-markers = Was die Verwaltung kostet und bringt
arkwright-help-admin = Die Zeilen kosten { $rows }. Ein Marker, der schon auf dem Tisch liegt, darf für £2 mehr noch einmal benutzt werden; diese £2 zählen nicht für die Aktion.
arkwright-help-marker = Marker
arkwright-shade-own = eigene Farbe
arkwright-shade-light = hellgrau
arkwright-shade-dark = dunkelgrau
arkwright-help-upto = bis £{ $n }
arkwright-help-distribution = Maschinen und Qualität: die Beträge für eins, zwei, drei. Vertrieb: Stufe n zu erreichen kostet n £.
arkwright-help-factories = Fabriken: Kosten = Grundqualität, Waren je Reihe
arkwright-help-factories-note = Modernisieren kostet den Preis jeder durchlaufenen Stufe.
arkwright-help-good = Ware
arkwright-help-value = Firmenwert: Aktien × Aktienwert
arkwright-help-shares = { $n ->
    [one] 1 Aktie
   *[other] { $n } Aktien
  }
arkwright-help-events = Ereignisse
arkwright-element-title = Spinning Mule: was zu Spinning Jenny hinzukommt
arkwright-element-development-tiles = Alle liegen von Anfang an offen. Du darfst eines anstelle eines grauen Markers nehmen: 1760 und immer dann, wenn ein Sondermarker genommen wird (nach Arbeiter, Börse, Maschinen). Niemand hat zwei gleiche oder mehr als vier; für ein fünftes geht ein anderes zurück.
arkwright-element-economy-markers = Von fünf Markern je Ware liegen drei verdeckt auf der Zeittafel, einer für jedes Jahrzehnt. Mit einem davon beginnt jeder Zyklus: Der Importeur der aktiven Ware rückt 0 bis 2 Felder vor, und 1 bis 3 entlassene Arbeiter kehren auf den Arbeitsmarkt zurück.
arkwright-element-event-markers = Zwei der folgenden Ereignisse werden gezogen und liegen verdeckt. Eines tritt Ende 1770 ein, das andere Ende 1780; mit 1790 endet die Partie.
arkwright-element-grey = Graue Aktionsmarker
arkwright-element-grey-about = Maschinen, Qualität und Vertrieb: hellgrau ab Stufe I, dunkelgrau ab Stufe II. Einen zweiten Börsenmarker gibt es nicht.

## Module und Varianten

arkwright-event-then = dann
arkwright-no-event = keins
arkwright-free-row = (frei)
arkwright-award-share-value = Auszeichnung Aktien
arkwright-award-share-value-about = Für die erste Firma auf Feld { $n }: eine Aktie von der Bank. Wer sie abgibt, ist bei einem Notverkauf geschützt.
arkwright-award-share-value-has = Hat die Aktienauszeichnung: Abgegeben sorgt sie dafür, dass die Aktien eines Notverkaufs keinen Aktienwert kosten.
arkwright-award-shipping = Auszeichnung Schiffe
arkwright-award-shipping-about = Für den Ersten, der { $n ->
    [one] 1 Ware
   *[other] { $n } Waren
  } auf einmal liefert: zwei Felder Aktienwert. Wer sie abgibt, hält einen Vertrag vom Steigen ab.
arkwright-award-shipping-has = Hat die Schifffahrtsauszeichnung: Abgegeben sorgt sie dafür, dass ein Vertrag nicht steigt.
arkwright-award-gone = { $award }: aus dem Spiel
arkwright-records = Rekorde: { $home } im Inland verkauft × { $shipping } verschifft = £{ $total }
arkwright-bonus-line = Bonus £{ $n }
arkwright-bonus-sum = { $home } × { $shipping } = £{ $total }
arkwright-col-bonus = Bonus
arkwright-final-note-bonus = Aktien × Wert + Bonus; bei Gleichstand zählt die Kasse
arkwright-bank = Bank { $n }
arkwright-bank-told = Die Bank hat { $n ->
    [one] 1 Aktie
   *[other] { $n } Aktien
  } dieser Firma
arkwright-holds = Besitzt: { $list }
arkwright-holds-of = { $n } von { $who }
arkwright-foreign = Aktien der anderen Firmen, mindestens je £10
arkwright-trade-buy-of = Aktien von { $who } kaufen
arkwright-trade-buy-of-about = Wert £{ $price }, Bank { $have }; £{ $bonus } je Aktie an die Firma
arkwright-trade-sell-of = Aktien von { $who } verkaufen
arkwright-trade-sell-of-about = je £{ $price }, du hast { $have }
arkwright-trade-buy-from = Eigene Aktien von { $who } zurück
arkwright-trade-buy-from-about = Wert £{ $price }, { $have } dort; die der Bank zuerst
arkwright-then-one-price = + Marker, 1 Preis
arkwright-then-all-prices = + Marker, Preise
arkwright-brings-raise = £{ $n } fehlen
arkwright-brings-reorganization = Sondermarker, Preise
arkwright-left-emergency = £{ $owes } zu zahlen, £{ $missing } fehlen
arkwright-left-contract = { $good }: Vertrag über { $n }
arkwright-left-share = deine Aktie für £{ $n }
arkwright-left-prices = { $n ->
    [one] 1 Preis ist frei
   *[other] { $n } Preise sind frei
  }
arkwright-back-tile = { $tile }: wieder da
arkwright-back-ship = Ein Schiff für { $n } ist wieder da
arkwright-hint-board = Du wirst außer der Reihe gefragt. Nimmst du es, geht der Aufsichtsrat zurück.
arkwright-hint-emergency = Jede jetzt verkaufte Aktie kostet Aktienwert. Es werden nicht mehr verkauft als nötig.
arkwright-hint-shielded = Die Auszeichnung deckt diesen Verkauf: Er kostet keinen Aktienwert.
arkwright-hint-extra = Eins von beiden: Der Manager lässt dich das andere wählen.
arkwright-hint-extra-both = Eins nach dem anderen; wähle, was jetzt kommt.
arkwright-hint-extra-swaps = Statt des Sondermarkers ist ein zweiter Preis möglich.
arkwright-hint-award-share = Mehrere Firmen haben zugleich gewonnen: Die Auszeichnung bekommt niemand, aber eine Aktie ist günstig.
arkwright-hint-keep-contract = Ohne die Auszeichnung steigt der Vertrag.
arkwright-hint-start-portfolio = Höchstens { $n ->
    [one] 1 Aktie
   *[other] { $n } Aktien
  } jeder anderen Firma; du hast, was vom Startkapital übrig ist.
arkwright-go-done-extra = Keine Zusatzaktion
arkwright-go-done-board = Nicht nehmen
arkwright-go-done-award-share = Nicht kaufen
arkwright-go-done-keep-contract = Vertrag steigen lassen
arkwright-go-done-start-portfolio = Nichts mehr kaufen
arkwright-do-buy-of = { $n ->
    [one] 1 Aktie von { $who } kaufen
   *[other] { $n } Aktien von { $who } kaufen
  }
arkwright-do-sell-of = { $n ->
    [one] 1 Aktie von { $who } verkaufen
   *[other] { $n } Aktien von { $who } verkaufen
  }
arkwright-do-buy-from = { $n ->
    [one] { $who } 1 eigene Aktie abkaufen
   *[other] { $who } { $n } eigene Aktien abkaufen
  }
arkwright-do-extra-special = Einen Sondermarker nehmen
arkwright-do-extra-prices = Preise anpassen
arkwright-do-award = Die Auszeichnung abgeben
arkwright-do-award-emergency = Die Aktienauszeichnung abgeben: Dieser Verkauf kostet keinen Aktienwert
arkwright-do-award-keep-contract = Die Schifffahrtsauszeichnung abgeben: Der Vertrag bleibt
arkwright-do-award-share = Eine Aktie zum halben Preis kaufen
arkwright-module-extra-events = Am Ende jedes Jahrzehnts von 1760 bis 1800 tritt ein Ereignis mehr ein, vor dem üblichen. Die Zeittafel zeigt beide.
arkwright-module-steam-power = Das Ereignis Dampfkraft kann gezogen werden: Alle zahlen £1 je Maschine und £1 je Laderaum ihrer Schiffe. Vielleicht kommt es nie.
arkwright-module-bonus-markers = Zwei Rekorde je Firma: die meisten bei einem Verkauf in England abgesetzten Waren und die meisten auf einmal verschifften, jeweils von 1 bis 10. Ihr Produkt in Pfund kommt am Ende zum Ergebnis hinzu.
arkwright-module-award-markers = Die erste Firma auf Feld 25 der Aktienleiste bekommt eine Aktie von der Bank, die erste, die sechs Waren auf einmal verschifft, zwei Felder. Wer eine Auszeichnung hat, darf sie abgeben: für einen Notverkauf ohne Verlust an Aktienwert oder damit ein Vertrag nicht steigt.
arkwright-module-reorganization = Ein Marker ohne Hauptaktion: Nimm einen Sondermarker und setze einen Preis. Er kostet nichts, auf welcher freien Zeile er auch liegt; ein zweites Mal im selben Jahrzehnt kostet er wie jeder Marker die Gebühr von £2 und setzt weiterhin nur einen Preis. Am Ende eines Jahrzehnts, in dem er benutzt wurde, und für alle am Ende von 1790 kommt die dunkle Seite nach oben: dann alle Preise.
arkwright-module-new-tiles = Sechs weitere Arten von Plättchen: Hafenmeister, Investor, Aufsichtsrat, Lademeister, Wohlstand der Nationen (eine Zeile zu £0) und Manager. Der Aufsichtsrat entscheidet außer der Reihe, wenn jemand anders ein Plättchen oder ein Schiff zurückgibt.
arkwright-module-stock-exchange = Aktien der anderen Firmen können mit der Aktion Börse gekauft und verkauft werden, 1760 bis zu fünf von jeder. Die Firma, deren Aktien gekauft werden, bekommt von der Bank £1 je £5 Wert. Vor dem Ende werden alle verkauft; nur die eigenen Aktien zählen.

## Bestandsliste

arkwright-ledger-money = Kasse { $cash }, { $shares ->
    [one] 1 Aktie
   *[other] { $shares } Aktien
  } × £{ $value } = £{ $worth }, Aktienfeld { $space }, Kredite { $loans }
arkwright-ledger-factory = { $good } { $level }: { $base } + { $quality } + { $distribution } − £{ $price } = Attraktivität { $appeal }; Arbeiter+Maschinen je Reihe { $rows }; produziert { $makes }; Lager { $stock }
arkwright-ledger-markers = Verwaltung: { $list }. Marker: { $all }
arkwright-ledger-harbour = Lagerarbeiter: { $spots }. Schiffe: { $ships }. Lager: { $stock }. Verträge: { $contracts }
arkwright-ledger-tiles = Plättchen: { $list }
arkwright-ledger-market = Nachfrage: { $demand }. Lohn £{ $wage } (rekonstruiert). Arbeiter { $workers }, entlassen { $fired }
arkwright-ledger-importers = Importeure: { $list }
arkwright-ledger-extra-events = Gesehene zusätzliche Ereignisse: { $list }
arkwright-ledger-events = Gesehene Ereignisse: { $list }
arkwright-ledger-forecasts = Würde jetzt produziert
arkwright-ledger-forecast = { $good }, Nachfrage { $demand }:
arkwright-ledger-importer = Importeur, Attraktivität { $appeal }: verkauft { $n }
arkwright-ledger-seller = { $who }, Attraktivität { $appeal }: produziert { $made }, verkauft { $n }, Erlös £{ $income }, Kosten £{ $costs }, Aktienwert { $steps }
arkwright-ledger-mat = Marker der Stufe { $level }: { $list }
arkwright-ledger-ships = Schiffe: { $list }

## Tasten, für die Liste, die ? öffnet

game-keys =
    Q: zu dem, was gefragt wird, von dort zum Hauptknopf
    F: die Summe der Vorschau vorlesen
