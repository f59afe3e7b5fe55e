# Was der Bericht über eine Partie sagt. Kürzel wählen Wörter; who und other sind Namen.

report-band = { NUMBER($year, useGrouping: 0) }
report-when = { $good ->
    [start] { NUMBER($year, useGrouping: 0) }, Beginn
   *[other] { NUMBER($year, useGrouping: 0) }, { arkwright-cards-good }
  }

## Linien und Tabellen

report-line-worth = Vermögen
report-line-worth-about = Aktien × Wert, als hätte die Partie da geendet und das Geld Aktien gekauft
report-line-cash = Geld
report-line-cash-about = vor dem letzten Kauf
report-line-value = Aktienwert
report-line-value-about = £ je Aktie
report-table-income = Einnahmen nach Herkunft und Ware
report-table-money = Wohin das Geld ging
report-total-income = Einnahmen
report-total-money = Am Ende
report-part-home = im Inland verkauft
report-part-stored = aus dem Lager verkauft
report-part-shipped = verschifft
report-part-all = alles
report-row-food = Lebensmittel
report-row-clothes = Kleidung
report-row-cutlery = Besteck
report-row-lamps = Lampen
report-row-start = Zu Beginn
report-row-income = Einnahmen
report-row-raised = Kredite
report-row-spent-shares = Aktien
report-table-income-about = eine Fahrt trägt mehrere Waren
report-table-money-about = von der ersten Runde bis zum Ende
report-row-stored = Gelagerte Waren
report-row-shipped = Fahrten
report-row-first = erster Gegner
report-row-second = zweiter Gegner
report-row-spent-costs = Produktion
report-row-spent-last-shares = Aktien am Ende
report-row-lost = Durch Bankrott verloren

## Das Ergebnis

report-how-shares = { $n ->
    [one] { $n } Aktie × £{ $value }
   *[other] { $n } Aktien × £{ $value }
  }
report-how-cash = £{ $cash } übrig
report-how-loans = { $n ->
    [0] keine Kredite
    [one] { $n } Kredit
   *[other] { $n } Kredite
  }
report-how-broke = bankrott
report-award-tycoon = { arkwright-cards-award-tycoon }
report-award-tycoon-about = { arkwright-cards-award-tycoon-about }
report-award-patriot = { arkwright-cards-award-patriot }
report-award-patriot-about = { arkwright-cards-award-patriot-about }
report-award-true-worker = { arkwright-cards-award-true-worker }
report-award-true-worker-about = { arkwright-cards-award-true-worker-about }
report-award-worker-hero = { arkwright-cards-award-worker-hero }
report-award-worker-hero-about = { arkwright-cards-award-worker-hero-about }
report-award-gentleman = { arkwright-cards-award-gentleman }
report-award-gentleman-about = { arkwright-cards-award-gentleman-about }
report-award-specialist = { arkwright-cards-award-specialist }
report-award-specialist-about = { arkwright-cards-award-specialist-about }
report-award-generalist = { arkwright-cards-award-generalist }
report-award-generalist-about = { arkwright-cards-award-generalist-about }
report-award-full-line = { arkwright-cards-award-full-line }
report-award-full-line-about = { arkwright-cards-award-full-line-about }
report-award-general-manager = { arkwright-cards-award-general-manager }
report-award-general-manager-about = { arkwright-cards-award-general-manager-about }
report-award-expert-broker = { arkwright-cards-award-expert-broker }
report-award-expert-broker-about = { arkwright-cards-award-expert-broker-about }
report-award-exchange-darling = { arkwright-cards-award-exchange-darling }
report-award-exchange-darling-about = { arkwright-cards-award-exchange-darling-about }
report-award-exchange-mogul = { arkwright-cards-award-exchange-mogul }
report-award-exchange-mogul-about = { arkwright-cards-award-exchange-mogul-about }
report-award-parvenu = { arkwright-cards-award-parvenu }
report-award-parvenu-about = { arkwright-cards-award-parvenu-about }
report-award-nouveau-riche = { arkwright-cards-award-nouveau-riche }
report-award-nouveau-riche-about = { arkwright-cards-award-nouveau-riche-about }
report-award-sailor = { arkwright-cards-award-sailor }
report-award-sailor-about = { arkwright-cards-award-sailor-about }
report-award-sailings = { $n ->
    [0] kein Schiff ist gefahren
    [one] { $n } Fahrt
   *[other] { $n } Fahrten
  }
report-award-factories = { $n ->
    [one] { $n } Fabrik
   *[other] { $n } Fabriken
  }
report-award-start = begonnen mit £{ $money } und { $shares ->
    [one] { $shares } Aktie
   *[other] { $shares } Aktien
  }

## Die Partie in Worten

report-lead-goods = { $who } hat { $n ->
    [one] { $n } Ware
   *[other] { $n } Waren
  } im Inland verkauft und { $ships } verschifft.
report-lead-value = Eine Aktie dieser Firma ging von £{ $before } auf £{ $value }.
report-own-goods = { $who } hat { $n ->
    [one] { $n } Ware
   *[other] { $n } Waren
  } im Inland verkauft, { $other } { $m }.
report-turn-sale = { $who } hat { $n }× { arkwright-cards-good } zu £{ $price } verkauft, £{ $net } nach Kosten; { $other } hat { $m } verkauft.
report-turn-alone = { $who } hat { $n }× { arkwright-cards-good } zu £{ $price } verkauft, £{ $net } nach Kosten.
report-turn-none = { $who } hat nichts verkauft: { arkwright-cards-good }.
report-turn-shipped = { $who } hat { $n ->
    [one] { $n } Ware
   *[other] { $n } Waren
  } für £{ $earned } verschifft.
report-turn-need = { $who } ging das Geld aus: { $n ->
    [one] { $n } Kredit
   *[other] { $n } Kredite
  } aus dem Notfonds.
report-turn-pounds = Das Verschiffen hat am Ende jede Aktie von { $who } um £{ $n } verbilligt; es waren { $shares }.
report-turn-rival = { $who } hat in dieser Runde { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  } gewonnen.
report-turn-steps = Aktienwert: { $who } { $n }, { $other } { $m }
report-turn-step = Aktienwert { $n }

## Die Geschichte, Verkauf für Verkauf

report-story-sold = { $who }: { $n } zu £{ $price }.
report-story-undercut = { $who } ging unter { $other }: £{ $before } → £{ $price }, gegen £{ $m }.
report-story-opponent = { $who }: { $n }.
