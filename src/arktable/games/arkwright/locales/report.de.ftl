# Was der Bericht über eine Partie sagt. Kürzel wählen Wörter; who, other und by sind Namen.

report-band = { NUMBER($year, useGrouping: 0) }
report-when = { $good ->
    [start] { NUMBER($year, useGrouping: 0) }, Beginn
   *[other] { NUMBER($year, useGrouping: 0) }, { arkwright-good }
  }

## Linien und Tabellen

report-line-worth = Vermögen
report-line-worth-about = Aktien × Wert, als hätte die Partie da geendet und die Kasse Aktien gekauft
report-line-cash = Kasse
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
report-row-raised = Notverkäufe, Kredite, von anderen
report-row-spent-shares = Aktien
report-table-income-about = Mäzene und das Jubiläum zählen als im Inland verkauft
report-table-money-about = eine Rechnung zählt dort, wohin ihre Teile gehören
report-row-importer = Importeur
report-row-engineering-works = Maschinenfabrik
report-row-investor = Investor
report-row-received = Ereignisse
report-row-sold-shares = Verkaufte Aktien
report-row-spent-wages = Löhne und Maschinen
report-row-spent-markers = Aktionsmarker
report-row-spent-factories = Fabriken
report-row-spent-loans = Getilgte Kredite
report-row-spent-rest = Andere Kosten

## Das Ergebnis

report-how-shares = { $n ->
    [one] { $n } Aktie × £{ $value }
   *[other] { $n } Aktien × £{ $value }
  }
report-how-cash = £{ $cash } übrig
report-how-rest = £{ $n } für Marker und andere Aktien
report-how-loans = { $n ->
    [0] keine Kredite
    [one] { $n } Kredit: Er verbietet den Sieg
   *[other] { $n } Kredite: Sie verbieten den Sieg
  }
report-award-share-value = Auszeichnung für den Aktienwert
report-award-share-value-about = Am Ende im Besitz.
report-award-shipping = Schifffahrtsauszeichnung
report-award-shipping-about = Am Ende im Besitz.

## Die Partie in Worten

report-lead-sold = { $who } hat in { $n } von { $of } Produktionen am meisten verkauft und war in { $appeal } am attraktivsten.
report-lead-value = Eine Aktie dieser Firma stieg von £{ $before } auf £{ $value }.
report-lead-last = Der letzte Kauf: { $n ->
    [one] { $n } Aktie
   *[other] { $n } Aktien
  } für £{ $paid }.
report-own-goods = { $who } hat { $n ->
    [one] { $n } Ware
   *[other] { $n } Waren
  } verkauft, { $other } { $m }.
report-turn-sale = { $who } hat { $n }× { arkwright-good } zu £{ $price } verkauft und davon £{ $net } behalten; { $other } hat { $m } verkauft.
report-turn-none = { $who } hat nichts verkauft: { arkwright-good }.
report-turn-spent = { $who } hat vor dem Verkauf von { arkwright-good } £{ $paid } für Fabriken und Marker ausgegeben.
report-turn-need = { $who } fehlte Geld: { $n ->
    [one] { $n } Aktie
   *[other] { $n } Aktien
  } und { $loans ->
    [one] { $loans } Kredit
   *[other] { $loans } Kredite
  } aus Not, nach Ausgaben von £{ $paid }.
report-turn-steps = Felder Aktienwert: { $who } { $n }, { $other } { $m }

## Die Geschichte, Verkauf für Verkauf

report-story-sold = { $who }: { $n } zu £{ $price }.
report-story-undercut = { $who } ging unter { $other }: £{ $before } → £{ $price }, gegen £{ $m }.
