# Was nur der Tisch des Kartenspiels sagt. Waren, Karten, Züge, Ereignisse und Gründe stehen bei den Regeln.

cardgame-heading = Arkwright: Das Kartenspiel, Tisch { $table }
cardgame-tabs = Teile des Tisches
cardgame-tab-turn = Zug
cardgame-tab-market = Markt
cardgame-tab-company = Firma
cardgame-tab-players = Spieler
cardgame-tab-opponents = Gegner
cardgame-status = Stand der Partie
cardgame-your-turn = Du bist dran: { $phase }
cardgame-turn-of = { $who } ist dran: { $phase }
cardgame-decided = Dein Zug ist entschieden und noch nicht gesendet
cardgame-over = Die Partie ist zu Ende
cardgame-decade = Jahrzehnt
cardgame-round = Runde { $n } von 4
cardgame-round-short = { $n }/4
cardgame-wage = Lohn
cardgame-upkeep = Maschine
cardgame-help = Hilfe
cardgame-recon = Rekonstruiert: Kein gedrucktes Exemplar lag vor; diese Zahl ist aus anderen erschlossen.
cardgame-recon-mark = Gepunktete Zahlen.
cardgame-recon-prices = Preise, Kosten und Pfeile sind rekonstruiert.
cardgame-nothing = nichts
cardgame-you = Du
cardgame-choose = wählen
cardgame-start-player = Startspieler
cardgame-decides = entscheidet jetzt
cardgame-winner = Sieger
cardgame-broke = Bankrott, aus dem Spiel

## Markt

cardgame-market = Markt
cardgame-market-note = Verkauf = Attr. − Nachfrage, höchstens Attr.
cardgame-demand = Nachfragemarker
cardgame-arrow-up = aufwärts hebt sie
cardgame-arrow-down = abwärts senkt sie
cardgame-leaves = { $who } verlässt dieses Feld
cardgame-track-told = { $good }: Nachfrage { $demand }
cardgame-round-done = vorbei
cardgame-round-now = jetzt
cardgame-round-next = nächste
cardgame-round-then = danach
cardgame-wages = Löhne, ein Schritt für jedes Bauen oder Einstellen
cardgame-wages-told = Lohnleiste: £{ $wage }, Feld { $at } von { $of }

## Firma

cardgame-companies = Firmen
cardgame-company-yours = Deine Firma
cardgame-company-of = Firma von { $who }
cardgame-reserve = Vorrat: { $list }
cardgame-reserve-short = Vorrat
cardgame-reserve-houses = { $n ->
    [one] 1 Lager
   *[other] { $n } Lager
  }
cardgame-reserve-quality = Qualität { $list }
cardgame-reserve-distribution = { $n ->
    [one] 1 Vertriebskarte
   *[other] { $n } Vertriebskarten
  }
cardgame-factory-of = Fabrik: { $good }, Seite { $side }
cardgame-not-built = { $good }: nicht gebaut
cardgame-site = { $good }: macht { $goods }, { $workers ->
    [one] 1 Arbeiter
   *[other] { $workers } Arbeiter
  }, Fixkosten £{ $cost }
cardgame-site-facts = macht { $goods }, { $workers ->
    [one] 1 Arbeiter
   *[other] { $workers } Arbeiter
  }, Fixkosten £{ $cost }; Preis und Attraktivität ergeben zusammen { $together }, Übersee £{ $overseas } je Ware
cardgame-workers-card = Arbeiter { $n } · { $side }
cardgame-workers-n = Arbeiter { $n }
cardgame-workers-told = { $workers ->
    [one] 1 Arbeiter
   *[other] { $workers } Arbeiter
  }, { $machines ->
    [one] 1 Maschine
   *[other] { $machines } Maschinen
  }; Waren: { $goods }× { $good }
cardgame-machine = Maschine
cardgame-warehouse = Lager
cardgame-stored = Im Lager:
cardgame-floor = Am Boden
cardgame-floor-about = Am Boden: noch nicht eingelagert
cardgame-on-floor = { $n } am Boden
cardgame-foreman-short = je −£2
cardgame-office-card = Büro
cardgame-quality = Qualität
cardgame-distribution = Vertrieb
cardgame-fades = −1 je Verkauf
cardgame-turned-appeal = { $name }, zeigt Attraktivität { $n }
cardgame-turned-price = { $name }, zeigt Preis £{ $n }
cardgame-turn-it = Umdrehen
cardgame-spots = Felder für die Fabrikmarke
cardgame-spot = Marke auf Attraktivität { $appeal }, Preis £{ $price }
cardgame-token-here = hier liegt die Marke
cardgame-tile-makes = Waren, die das Plättchen allein macht
cardgame-tile-workers = { $n ->
    [one] 1 Arbeiter auf dem Plättchen, bei jeder Produktion bezahlt
   *[other] { $n } Arbeiter auf dem Plättchen, jeder bei jeder Produktion bezahlt
  }
cardgame-fixed = Fix £{ $cost }
cardgame-overseas = Preis in Übersee
cardgame-makes = macht
cardgame-appeal = Attrakt.
cardgame-price = Preis
cardgame-costs = kostet
cardgame-marker-stays = Marker noch auf { $at }
cardgame-take-up = Aufnehmen: { $piece }, { $good }
cardgame-upgrade = Modernisieren
cardgame-found-short = Start
cardgame-open-short = Bauen
cardgame-hire-short = Arbeiter
cardgame-brings-hire = { $goods ->
    [one] +1 Ware
   *[other] +{ $goods } Waren
  }, { $workers ->
    [one] 1 Arbeiter
   *[other] { $workers } Arbeiter
  }, £{ $costs } je Produktion
cardgame-brings-machine = { $machines ->
    [one] 1 Maschine
   *[other] { $machines } Maschinen
  } für { $workers ->
    [one] 1 Arbeiter
   *[other] { $workers } Arbeiter
  }, { $way ->
    [more] £{ $costs } mehr je Produktion
    [less] £{ $costs } weniger je Produktion
   *[same] gleiche Kosten
  }
cardgame-brings-foreman = £{ $costs } weniger je Produktion
cardgame-foreman-here = Vorarbeiter
cardgame-brings-upgrade = { $goods ->
    [0] gleich viele Waren
    [one] +1 Ware
   *[other] +{ $goods } Waren
  }, Preis und Attraktivität +{ $together }, Übersee +£{ $overseas }, { $way ->
    [more] £{ $costs } mehr je Produktion
    [less] £{ $costs } weniger je Produktion
   *[same] gleiche Kosten
  }
cardgame-invent = Mit dem Erfinder modernisieren

## Spielerplan

cardgame-board = Spielerplan
cardgame-quality-four = Qualität bis 4
cardgame-quality-six = Qualität bis 6
cardgame-purse-money = Geld
cardgame-purse-shares = Aktien
cardgame-purse-value = Wert
cardgame-purse-loans = Kredite
cardgame-purse-ships = Schiffe
cardgame-track-here = , hier
cardgame-from-decade = Der nächste Schritt geht erst in Jahrzehnt { $decade }
cardgame-loans = Kredite { $n } von { $of }
cardgame-tokens = Schiffsmarken { $n } von { $of }
cardgame-held = Karten { $n } von { $most }
cardgame-held-none = keine
cardgame-once = einmal je Jahrzehnt
cardgame-used = in diesem Jahrzehnt benutzt

## Spieler und Gegner

cardgame-players = Spieler
cardgame-opponents = Gegner
cardgame-worth-note = Gesamt = Aktien × Wert
cardgame-show-company = Die Firma von { $who } zeigen
cardgame-col-player = Spieler
cardgame-col-seller = Verkäufer
cardgame-col-money = Geld
cardgame-col-shares = Aktien
cardgame-col-value = Wert
cardgame-col-worth = Gesamt
cardgame-col-appeal = Attrakt.
cardgame-col-price = Preis
cardgame-col-makes = Macht
cardgame-col-sells = Verk.
cardgame-col-income = Erlös
cardgame-col-costs = Kosten
cardgame-col-share = Wert
cardgame-bag = Im Beutel: { $n }
cardgame-bag-told = { $who }: { $inside } im Beutel, { $drawn } gezogen
cardgame-behind = du spielst nach ihnen
cardgame-draws = Die Züge der Gegner
cardgame-draw-start = Ihre ersten Fabriken
cardgame-draw-round = Jahrzehnt { $decade }, { $good }
cardgame-draw-older = Früher
cardgame-draw-newer = Später
cardgame-draw-next = Weiter ({ $n } von { $of })
cardgame-draw-all = Alle zeigen
cardgame-draw-again = Noch einmal
cardgame-draw-none = Die Gegner haben noch nicht gezogen.

## Die Bühne

cardgame-parts = Was die Mitte zeigt
cardgame-part-now = Zug
cardgame-part-forecast = Vorschau
cardgame-part-cards = Karten
cardgame-part-draws = Gegner
cardgame-supply = Entwicklungskarten
cardgame-supply-empty = In der Auslage ist nichts mehr.
cardgame-display = Auslage der Entwicklungskarten
cardgame-place-empty = leerer Platz
cardgame-disc-of = Scheibe: { $who }
cardgame-forecast = Vorschau: { $good }
cardgame-forecast-lead = { $reading ->
    [repeat] Wenn die anderen ihre Preise so setzen, wie ihre Karten jetzt liegen, steht die Nachfrage ({ $good }) bei { $demand }.
    [best] Wenn die anderen den Preis setzen, der ihnen am meisten bringt, steht die Nachfrage ({ $good }) bei { $demand }.
   *[hold] So wie die Marker stehen, ist die Nachfrage ({ $good }) bei { $demand }.
  } Karten und Schiffe sind in der Tabelle nicht berücksichtigt.
cardgame-may-still = kann es noch ändern
cardgame-price-title = Preis und Attraktivität: { $good }
cardgame-appeal-down = Weniger Attrakt.
cardgame-appeal-up = Mehr Attrakt.
cardgame-price-down = Preis senken
cardgame-price-up = Preis erhöhen
cardgame-was-appeal = vorher { $n }
cardgame-was-price = vorher £{ $n }
cardgame-arrows-up = { $n ->
    [one] 1 Pfeil
   *[other] { $n } Pfeile
  } aufwärts: Nachfrage { $from } → { $to }
cardgame-arrows-down = { $n ->
    [one] 1 Pfeil
   *[other] { $n } Pfeile
  } abwärts: Nachfrage { $from } → { $to }
cardgame-options = Was jede Attraktivität bringen würde
cardgame-option = Attraktivität { $appeal }, Preis £{ $price }
cardgame-appeal-start = Attrakt.
cardgame-price-start = Preis
cardgame-you-sell = du verkaufst
cardgame-home-income = Inlandserlös
cardgame-value-steps = Aktienwert
cardgame-if-drawn = gezogen: { $n } von { $of }
cardgame-sells-for = { $n }, £{ $money }
cardgame-odds-note = Die letzten Zeilen: was du im Inland verkaufst und verdienst, wenn die Gegner vor dem Verkauf ({ $good }) diese Farbe ziehen.
cardgame-covered = Ein Preis, den du probiert hast, wird eingetragen.
cardgame-covered-send = Sende ihn ab, um zu sehen, was er bringt.
cardgame-covered-bill = Was dieser Preis bringt, findest du selbst heraus: Setze ihn und mach weiter.
cardgame-most-cash = am meisten Geld im Inland
cardgame-may-change = Noch zu setzen haben: { $who }.
cardgame-all-set = Die anderen haben ihren Preis gesetzt: Diese Zahlen gelten.
cardgame-bill-home = Verkauf im Inland
cardgame-bill-ships = { $ships ->
    [one] Verschiffbar { $n }, ein Schiff
   *[other] Verschiffbar { $n }, { $ships } Schiffe
  }
cardgame-bill-stays = Bleibt fürs Lager
cardgame-bill-costs = Fix £{ $fixed }, { $workers ->
    [one] 1 Arbeiter
   *[other] { $workers } Arbeiter
  } £{ $wages }{ $machines ->
    [0] { "" }
    [one] , 1 Maschine £{ $upkeep }
   *[other] , { $machines } Maschinen £{ $upkeep }
  }
cardgame-bill-balance = Saldo
cardgame-bill-loans = { $n ->
    [one] Der Notfonds gibt 1 Kredit
   *[other] Der Notfonds gibt { $n } Kredite
  }
cardgame-bill-bankrupt = Bankrott: Der Notfonds reicht nicht
cardgame-bill-value = Aktienwert
cardgame-bill-spoken = Verkauft { $n }× { $good } im Inland; Saldo { $balance }; Aktienwert +{ $steps }
cardgame-allowance = { $kind ->
   *[quality] Qualität dazu: { $used } von { $of }
    [distribution] Vertrieb dazu: { $used } von { $of }
  }
cardgame-quality-limit = höchstens { $most } an einer Fabrik; eine Karte wird je Aktion einmal gelegt
cardgame-distribution-limit = eine Karte, höchstens { $most }, an einer Fabrik
cardgame-engineer-left = Der Ingenieur verlässt die Fabrik ({ $good }): Karten deines Vorrats dürfen seinen Platz einnehmen, zusammen { $n }.
cardgame-your-cards = Deine Karten
cardgame-lies-at = { $good }, zeigt { $n }
cardgame-in-reserve = in deinem Vorrat
cardgame-lay-where = { $piece }: wohin, und mit welchem Wert?
cardgame-has = hat { $n }
cardgame-buy = Aktien kaufen
cardgame-buy-about = je £{ $price }
cardgame-buy-half = je £{ $price }; { $n ->
    [one] die erste
   *[other] die ersten { $n }
  } zum halben Preis
cardgame-loan = Kredite nehmen
cardgame-loan-about = je +£{ $price }, am Ende eine Aktie weniger; noch { $left }
cardgame-ships = Schiffe
cardgame-ships-about = { $ready } von { $of } bereit
cardgame-broker = Makler: Aktien zum halben Preis
cardgame-broker-about = je £{ $price }, statt einer Entwicklung; der Makler geht zurück
cardgame-track-steps = { $n ->
    [one] in einem Schritt
   *[other] in { $n } Schritten
  }
cardgame-or-card = Oder eine Karte aus der Auslage (du hast { $held } von { $most })
cardgame-or-display = Oder eine Karte aus der Auslage (du hast { $held } von { $most })
cardgame-discard-for = Du hast so viele Karten, wie du darfst. Welche gibst du zurück für: { $card }?
cardgame-made = Gemacht
cardgame-limit = England nimmt
cardgame-sold-home = Im Inland
cardgame-left = Übrig
cardgame-in-hand = Auf Lager
cardgame-sell-hint = Was eben gemacht wurde, wird verkauft, soweit der Markt es nimmt. Du darfst Lagerware dazugeben oder eine Karte benutzen.
cardgame-ship = Verschiffen
cardgame-ship-end = Schiffsmarken senken am Ende deinen Aktienwert: bisher um £{ $now }, mit einem Schiff mehr um £{ $one }{ $ships ->
    [one] .
   *[other] , mit zweien um £{ $two }.
  }
cardgame-ship-about = £{ $price } für jede Ware; jedes benutzte Schiff kostet eine Schiffsmarke
cardgame-ship-office = Mit dem Handelskontor
cardgame-ship-office-about = eine Schiffsmarke weniger; die Karte wird gedreht
cardgame-ship-hint = { $ready ->
    [one] 1 Schiff ist bereit
   *[other] { $ready } Schiffe sind bereit
  }, je { $each ->
    [one] 1 Ware
   *[other] { $each } Waren
  }, £{ $price } das Stück ({ $good }). Was nicht verschifft wird, kommt ins Lager, soweit Platz ist.
cardgame-store-hint = { $n ->
    [one] Mindestens eine Ware hat in deinen Lagern keinen Platz. Gib Waren auf, bis der Rest passt.
   *[other] Mindestens { $n } Waren haben in deinen Lagern keinen Platz. Gib Waren auf, bis der Rest passt.
  }
cardgame-waste = Aufgeben
cardgame-waste-n = { $good ->
    [lamps] { $n ->
        [one] Eine Lampe aufgeben
       *[other] { $n } Lampen aufgeben
      }
   *[other] { $n }× { arkwright-cards-good } aufgeben
  }
cardgame-waste-several = Aufgeben: { $list }
cardgame-hint-found = Sie kommt mit ihrem Büro und ihrer ersten Arbeiterkarte.
cardgame-hint-build = Baue und modernisiere, so viel du willst, hier oder auf den Karten darunter.
cardgame-hint-employ = Lege Arbeiterkarten an, hier oder auf den Karten darunter: die erste, dann die zweite einer Fabrik.
cardgame-hint-automate = { $n ->
    [one] 1 Maschine darf noch dazu.
   *[other] { $n } Maschinen dürfen noch dazu.
  } Klicke auf die Arbeiterkarten darunter oder wähle hier.
cardgame-hint-extra = Welche Fabriken produzieren für die Lager, mit wie vielen Arbeiterkarten?
cardgame-hint-early = Wähle, was an Bord kommt, dann fahre einmal mit allem.
cardgame-hint-wage = Die erste hebt den Lohn für alle: £{ $from } → £{ $to } je Arbeiter.
cardgame-hint-wage-build = Die erste gebaute Fabrik hebt den Lohn für alle: £{ $from } → £{ $to } je Arbeiter.
cardgame-hint-start-player = Deine Aktien sind am wenigsten wert, also bestimmst du, wer das Jahrzehnt beginnt.
cardgame-hint-foreman = Der Vorarbeiter steht an einer Fabrik, solange du die Karte hast.
cardgame-aboard = { $n ->
    [0] Noch ist nichts an Bord.
    [one] 1 Ware ist an Bord.
   *[other] { $n } Waren sind an Bord.
  }
cardgame-load = Laden: { $good }
cardgame-load-about = { $have } auf Lager, je £{ $price }
cardgame-loading = Zu ladende Waren
cardgame-load-n = { $good }: { $n }
cardgame-load-total = An Bord: { $n } von { $most }
cardgame-load-sail = Mit { $n } fahren
cardgame-load-sail-saved = Mit { $n } und dem Handelskontor fahren
cardgame-load-contract = Vertrag: { $money } dazu.

## Der Gegenstand einer Entscheidung, über dem, was gewählt wird

cardgame-stage-found = Erste Fabriken
cardgame-stage-first-shares = Erste Aktien
cardgame-stage-action = Aktionen
cardgame-stage-develop = Entwicklung
cardgame-stage-two-steps = Zwei Schritte
cardgame-stage-discard = Zu viele Karten
cardgame-stage-foreman = Der Vorarbeiter
cardgame-stage-replace-engineer = Statt des Ingenieurs
cardgame-stage-reactivate = Der Entwickler
cardgame-stage-sell = Inlandsmarkt
cardgame-stage-ship = Übersee
cardgame-stage-store = Lager
cardgame-stage-tie = Gleichstand
cardgame-stage-entrepreneur = Der Unternehmer
cardgame-stage-behind = Der Unternehmer
cardgame-stage-start-player = Das nächste Jahrzehnt
cardgame-stage-awards = Auszeichnungen

## Die Ablage

cardgame-tray = Dein Zug
cardgame-step-action = Aktion
cardgame-step-price = Preis
cardgame-step-develop = Entwickl.
cardgame-asked-act = Dein Zug ist entschieden.
cardgame-asked-wait = { $who } entscheidet.
cardgame-road-production = Produktion
cardgame-asked-watch = Du schaust zu. { $who } entscheidet.
cardgame-asked-past = Das ist vergangen.
cardgame-asked-over = Die Partie ist zu Ende.
cardgame-go-now = Zurück zum Jetzt
cardgame-go-wait = Warten auf { $who }
cardgame-then-price = Dann Preis und Attraktivität ({ $good }): Ein Druck auf eine Spalte beendet die Aktion
cardgame-final-now = Was die Schlusswertung jetzt ergäbe: Waren verkauft, Geld in Aktien verwandelt, Kredite und Schiffe gezählt
cardgame-final-word = Endwert
cardgame-go-set = £{ $price } setzen, Attrakt. { $appeal }
cardgame-go-done = Nichts mehr
cardgame-go-done-build = Fertig gebaut
cardgame-go-done-employ = Fertig eingestellt
cardgame-go-done-automate = Maschinen fertig
cardgame-go-done-quality = Qualität fertig
cardgame-go-done-distribution = Vertrieb fertig
cardgame-go-done-exchange = Börse verlassen
cardgame-go-done-extra = Fertig produziert
cardgame-go-done-develop = Nicht entwickeln
cardgame-go-done-replace-engineer = Keine Karten mehr
cardgame-go-done-reactivate = Ohne den Entwickler
cardgame-go-done-tie = Gleichstand lassen
cardgame-go-done-entrepreneur = Unternehmer behalten
cardgame-go-done-behind = Unternehmer behalten
cardgame-go-choose = Wähle oben
cardgame-go-choose-action = Wähle eine Aktion
cardgame-why-go = Warum nicht weiter?
cardgame-why-wait = Warum nicht jetzt?
cardgame-why-no-further = Warum nicht weiter?
why-cardgame-choose = Etwas ist noch zu entscheiden: { $phase }.
why-cardgame-no-further = Marke, Büro und Qualitätskarten geben in dieser Richtung nicht mehr her.

## Das Ende

cardgame-wins = { $who } gewinnt
cardgame-win-together = { $who } und { $last } gewinnen gemeinsam
cardgame-no-winner = Niemand gewinnt
cardgame-solo-place-1 = { $you ->
    [yes] Du gewinnst gegen beide Gegner
   *[no] { $who } gewinnt gegen beide Gegner
  }
cardgame-solo-place-2 = { $you ->
    [yes] Du wirst Zweiter
   *[no] { $who } wird Zweiter
  }
cardgame-solo-place-3 = { $you ->
    [yes] Du wirst Letzter
   *[no] { $who } wird Letzter
  }
cardgame-final-step = Schritt der Schlusswertung
cardgame-final-goods = a. Lagerware verkauft
cardgame-final-bought = b. Aktien gekauft
cardgame-final-loans = c. Aktien ab für Kredite
cardgame-final-ships = d. Wert ab für Schiffe
cardgame-final-shares = Aktien
cardgame-final-value = Aktienwert
cardgame-final-score = e. Ergebnis
cardgame-final-note = Ergebnis = Aktien × Wert
cardgame-awards = Auszeichnungen
cardgame-awards-won = Eine gewonnene Partie bringt, was erreicht wurde.
cardgame-awards-lost = Auszeichnungen verdienst du dir mit einem Sieg.
cardgame-award-earned = verdient
cardgame-award-reached = erreicht
cardgame-award-missed = nicht erreicht
cardgame-award-keep = Behalten
cardgame-award-since = { $n ->
    [one] verdient am { $day }
   *[other] zuerst verdient am { $day }, insgesamt { $n }-mal
  }
cardgame-award-hint = Zwei deiner erreichten Auszeichnungen zählen, wenn du gewinnst, eine, wenn du Zweiter wirst. Welche?

## Hilfe

cardgame-legend = Zeichen
cardgame-help-factories = Fabriken
cardgame-help-good = Ware
cardgame-help-side = Seite
cardgame-help-tile = Macht
cardgame-help-tile-workers = Arbeiter darauf
cardgame-help-sum = Preis + Attrakt.
cardgame-help-fixed = Fixkosten
cardgame-help-overseas = Übersee
cardgame-help-crew1 = Arbeiter 1
cardgame-help-crew2 = Arbeiter 2
cardgame-help-stored = Lager, am Ende
cardgame-help-factories-note = Die Arbeiter auf dem Plättchen bekommen bei jeder Produktion je einen Lohn, und Maschinen ersetzen sie nie. Die zweite Arbeiterkarte hat die Seiten I und III; ihre neuere Seite steht in der Zeile der Seite II.
cardgame-help-tracks = Leisten
cardgame-help-contract = Zuschlag für 1, 2, 3 … Waren: { $list }.

## Bestandsliste

cardgame-ledger-when = Jahrzehnt { $decade } ({ $year }), Runde { $n } von 4: { $good }
cardgame-ledger-track = { $good }: Nachfrage { $demand }; Attraktivität: { $list }
cardgame-ledger-wage = Lohn £{ $wage } (Feld { $at })
cardgame-ledger-money = Geld { $money }, { $shares ->
    [one] 1 Aktie
   *[other] { $shares } Aktien
  } zu £{ $value } = £{ $worth }, Kredite { $loans }, Schiffsmarken { $tokens }, bereite Schiffe { $ships }
cardgame-ledger-factory = { $good } { $side }: Marke auf Attraktivität { $spot }, Büro zeigt { $office }; Attraktivität { $appeal }, Preis £{ $price }; Arbeiter: { $crew }; Karten: { $pieces }; macht { $makes }, kostet £{ $costs }, auf Lager { $stored }
cardgame-ledger-appeal = Attraktivität
cardgame-ledger-price = Preis
cardgame-ledger-tile = { $n ->
    [one] 1 Arbeiter auf dem Plättchen
   *[other] { $n } Arbeiter auf dem Plättchen
  }
cardgame-ledger-crew = Karte { $n } Seite { $side }, { $workers ->
    [one] 1 Arbeiter
   *[other] { $workers } Arbeiter
  } und { $machines ->
    [one] 1 Maschine
   *[other] { $machines } Maschinen
  }
cardgame-ledger-distribution = Vertrieb { $n }
cardgame-ledger-quality-appeal = Qualität { $n } ({ $faces }) zeigt Attraktivität
cardgame-ledger-quality-price = Qualität { $n } ({ $faces }) zeigt Preis
cardgame-ledger-tracks = Leisten: { $list }
cardgame-ledger-cards = Entwicklungskarten: { $list }
cardgame-ledger-used = { $card } (benutzt)
cardgame-ledger-foreman = Der Vorarbeiter steht an der Fabrik: { $good }
cardgame-ledger-seller = { $who }: Attraktivität { $appeal }, Preis £{ $price }, macht { $made }, verkauft { $n } für £{ $income }, Kosten £{ $costs }, Aktienwert +{ $steps }
cardgame-ledger-choice = Attraktivität { $appeal }, Preis £{ $price }: Nachfrage { $demand }, verkauft { $n } für £{ $income }, Aktienwert +{ $steps } ({ $move })
cardgame-ledger-place = Platz { $n }: { $what }
cardgame-ledger-rival = { $who }: { $shares ->
    [one] 1 Aktie
   *[other] { $shares } Aktien
  } zu £{ $value } = £{ $worth }
cardgame-ledger-final = { $who }: Lagerware £{ $goods }, gekaufte Aktien { $bought }, Kredite { $loans }, Schiffe £{ $pounds }; { $shares ->
    [one] 1 Aktie
   *[other] { $shares } Aktien
  } × £{ $value } = { $score }
cardgame-ledger-awards = Verdiente Auszeichnungen: { $list }

## Eine Karte an einer Fabrik, wie sie liegt

cardgame-card-appeal = Attrakt. { $n }
cardgame-card-price = Preis £{ $n }

## Aktionen in Kürze, auf ihren Knöpfen

cardgame-brief-build = Beliebig viele. Bauen senkt jede Nachfrage um eins; die Löhne rücken vor.
cardgame-brief-employ = Arbeiterkarten. Jede Nachfrage sinkt um eins; die Löhne rücken vor.
cardgame-brief-automate = Maschinen für £1 statt eines Lohns, nach deiner Leiste.
cardgame-brief-quality = Qualitätskarten legen oder drehen, nach deiner Leiste.
cardgame-brief-distribution = Karten legen oder drehen, nach deiner Leiste; jede Produktion kostet einen Punkt.
cardgame-brief-exchange = Aktien kaufen, Kredite nehmen, Schiffe bereit machen.
cardgame-brief-extra = Jetzt Waren machen, für deine Lager.
cardgame-brief-early = Lagerware mehrerer Fabriken verschiffen.
cardgame-brief-pass = Gleich weiter zu Preis und Attraktivität.
cardgame-brief-card-entrepreneur = { $solo ->
    [true] Einmal im Jahrzehnt: gewinnt einen Gleichstand um die Attraktivität. Oder ablegen: nach den Gegnern spielen.
   *[other] Einmal im Jahrzehnt: gewinnt einen Gleichstand um die Attraktivität. Oder ablegen: bestimmen, wer eine Runde beginnt.
  }
cardgame-brief-card-trade-office = Einmal im Jahrzehnt: eine Schiffsmarke weniger.
cardgame-brief-card-trade-office-expert = Öffnet die Schifffahrtsleiste.
cardgame-brief-card-extra-shift = Ablegen: eine Ware mehr in einer Produktion.
cardgame-brief-card-extra-shift-expert = Auch in einer Zusatzproduktion.
cardgame-brief-card-workshop = Zwei Maschinen jeder Fabrik kosten nichts.
cardgame-brief-card-workshop-expert = Öffnet die Maschinenleiste.
cardgame-brief-card-foreman = Bis zu vier Arbeiter einer Fabrik kosten £2 weniger, mindestens £1.
cardgame-brief-card-broker = Statt zu entwickeln ablegen: zwei Aktien zum halben Preis.
cardgame-brief-card-patron = Einmal im Jahrzehnt: eins davon mehr im Inland verkaufen.
cardgame-brief-card-inventor = Ablegen: zwei Fabriken ein Jahrzehnt früher modernisieren.
cardgame-brief-card-inventor-expert = Oder: zwei Schritte auf Leisten.
cardgame-brief-card-developer = Fixkosten £2 weniger. Einmal im Jahrzehnt: macht eine benutzte Karte bereit.
cardgame-brief-card-contract = Verschiffen bringt Zuschlag: je mehr auf einmal, desto mehr.
cardgame-brief-card-patent = Eine dritte Vertriebskarte.
cardgame-brief-card-patent-expert = Öffnet die Vertriebsleiste.
cardgame-brief-card-engineer = Eine Qualitätskarte mit 5 oder 6; überall Qualität bis 6.
cardgame-brief-card-engineer-expert = Öffnet die Qualitätsleiste.
cardgame-brief-card-large-warehouse = Ein drittes Lager, für vier Waren einer Art.
cardgame-brief-track-quality = Qualität je Aktion.
cardgame-brief-track-distribution = Vertrieb je Aktion.
cardgame-brief-track-cards = Karten, die du haben darfst.
cardgame-brief-track-machinery = Maschinen je Aktion.
cardgame-brief-track-shipping = Waren je Schiff.
cardgame-brief-track-exchange = Aktien zum halben Preis je Aktion.
cardgame-company-open = Die Karten der Fabrik zeigen: { $good }

## Eine Vorschau ohne Verkäufer

cardgame-forecast-under-way = Die Produktion läuft ({ $good }): Da ist nichts mehr vorherzusehen.
cardgame-forecast-nobody = Noch produziert das niemand ({ $good }): Da ist nichts vorherzusehen.

## Tasten, für die Liste, die ? öffnet

game-keys =
    Q: zu dem, was gefragt wird, von dort zum Hauptknopf
    F: die Summe der Vorschau vorlesen

celebrate-award = Eine Auszeichnung!
