## Züge in Kürze: was getan wurde, ohne wer es tat

line-marker = { arkwright-marker } £{ $paid }{ $again ->
    [0] { "" }
   *[other] , nochmals
  }
line-founded = { arkwright-good } gegründet, Preis £{ $price }
line-sold-shares = { $n ->
    [one] 1 Aktie
   *[other] { $n } Aktien
  } für £{ $earned } verkauft
line-bought-shares = { $n ->
    [one] 1 Aktie
   *[other] { $n } Aktien
  } für £{ $paid } gekauft
line-repaid = { $n ->
    [one] 1 Kredit
   *[other] { $n } Kredite
  } für £{ $paid } getilgt
line-paid-factories = Fabriken £{ $paid }
line-paid = zahlt £{ $paid }
line-bill = die ganze Aktion £{ $paid }
line-received = bekommt £{ $earned }
line-lost-good = verliert 1× { arkwright-good } aus Platzmangel
line-lost-good-many = verliert { $count }× { arkwright-good } aus Platzmangel
line-built = Fabrik { arkwright-good }, Stufe { arkwright-level }, £{ $paid }
line-modernised = { arkwright-good } auf Stufe { arkwright-level }, £{ $paid }
line-closed = Fabrik { arkwright-good } geschlossen
line-machine = Maschine: { arkwright-good }, Reihe { $row }
line-machine-many = { $count } Maschinen: { arkwright-good }
line-engineering-works = Maschinenfabrik +£{ $earned }
line-sent = ein Arbeiter { arkwright-where }
line-sent-many = { $count } Arbeiter { arkwright-where }
line-hired-spot = ein Arbeiter ins Lager: { arkwright-spot }
line-hired-spot-many = { $count } Arbeiter ins Lager
line-shifted = Lagerarbeiter: { arkwright-spot } → { arkwright-to-spot }
line-hired = 1 eingestellt: { arkwright-good }, Reihe { $row }
line-hired-many = { $count } eingestellt: { arkwright-good }
line-fired = 1 entlassen: { arkwright-good }, Reihe { $row }
line-fired-many = { $count } entlassen: { arkwright-good }
line-quality = Qualität { arkwright-good } { $before } → { $level }
line-quality-many = Qualität { arkwright-good } { $before } → { $level_last }
line-distribution = Vertrieb { arkwright-good } { $before } → { $level }
line-distribution-many = Vertrieb { arkwright-good } { $before } → { $level_last }
line-first-price = Preis { arkwright-good } £{ $price }
line-price = Preis { arkwright-good } { $before ->
    [0] £{ $price }
   *[other] £{ $before } → £{ $price }
  }
line-price-all = Preise: { $list }
line-price-item = { arkwright-good } { $before ->
    [0] £{ $price }
   *[other] £{ $before } → £{ $price }
  }
line-contract = Vertrag { arkwright-good } { $before ->
    [0] über { $size }
   *[other] { $before } → { $size }
  }
line-goods-sold = { $n }× { arkwright-good } vom Lager +£{ $earned }
line-tile = nimmt { arkwright-tile }
line-tile-returned = gibt { arkwright-tile } zurück
line-token = setzt { arkwright-tile } ein: { arkwright-good }
line-grey = Marker { arkwright-marker }
line-ship = nimmt ein Schiff für { $capacity }
line-scrapped = gibt das Schiff für { $capacity } auf
line-delivered = liefert { $n }× { arkwright-good } +£{ $earned }{ $ships ->
    [0] { "" }
   *[other] , Aktienwert −{ $ships }
  }
line-overtime = { $n }× { arkwright-good } fürs Lager, £{ $paid }
line-row-shut = schließt die höchste Reihe: { arkwright-good }
line-inventor-kept = behält den Erfinder für £{ $paid }
line-investor = Investor +£{ $earned }
line-emergency = zu wenig Geld: { $shares ->
    [0] { "" }
    [one] 1 Aktie verkauft,{ " " }
   *[other] { $shares } Aktien verkauft,{ " " }
  }{ $loans ->
    [0] { "" }
    [one] 1 Kredit,{ " " }
   *[other] { $loans } Kredite,{ " " }
  }Aktienwert zurück auf Feld { $space }
line-bought-foreign = { $n ->
    [one] 1 Aktie
   *[other] { $n } Aktien
  } von { $owner } für £{ $paid }
line-sold-foreign = { $n ->
    [one] 1 Aktie
   *[other] { $n } Aktien
  } von { $owner } für £{ $earned } verkauft
line-bought-back = { $n ->
    [one] 1 eigene Aktie
   *[other] { $n } eigene Aktien
  } von { $owner } für £{ $paid }

## Produktion und was ihr folgt

line-sale = produziert { $made }, verkauft { $n }{ $n ->
    [0] { "" }
   *[other] { " " }zu £{ $price }: +£{ $earned }
  } (Attraktivität { $appeal })
line-wages = Arbeiter (je £{ $wage }) und Maschinen −£{ $paid }
line-share-value = Aktienwert +{ $steps }, Feld { $before } → { $space }
line-stored = lagert { $n }× { arkwright-good } ein
line-price-gave-way = Preis { arkwright-good } gibt nach auf £{ $price }, Aktienwert −1
line-sold-to = noch 1× { arkwright-good } { $buyer ->
    [patron] an den Mäzen
   *[jubilee] zum Jubiläum
  } +£{ $earned }
line-record = Rekord: { $n } { $market ->
    [shipping] verschifft
   *[home] in England verkauft
  }
line-harbour-wages = Hafen, { $workers ->
    [one] 1 Arbeiter
   *[other] { $workers } Arbeiter
  } −£{ $paid }
line-dismissed = entlässt den Arbeiter: { arkwright-spot }
line-dismissed-many = entlässt { $count } Lagerarbeiter
line-obsolete = { arkwright-good } veraltet, 2 Arbeiter mehr
line-obsolete-fee = £{ $paid } für fehlende Arbeiter
line-economy = Importeur { $steps ->
    [0] bleibt bei { $appeal }
   *[other] { $before } → { $appeal }
  } · { $workers ->
    [0] kein Arbeiter zurück
    [one] 1 Arbeiter zurück
   *[other] { $workers } Arbeiter zurück
  } · Nachfrage { $demand }, Lohn £{ $wage }
line-start-player = Startspieler
line-start-player-named = Startspieler, bestimmt von { $by }
line-wrecked = verliert die Maschine: { arkwright-good }, Reihe { $row }
line-event = { $event ->
    [bureaucracy] { arkwright-event-bureaucracy-about }
    [hamburg] { arkwright-event-hamburg-about }
    [war] { arkwright-event-war-about }
    [jubilee] { arkwright-event-jubilee-about }
    [lobby] { arkwright-event-lobby-about }
    [made-in-england] { arkwright-event-made-in-england-about }
    [luddism] { arkwright-event-luddism-about }
    [navigation] { arkwright-event-navigation-about }
    [opium-war] { arkwright-event-opium-war-about }
    [recession] { arkwright-event-recession-about }
    [royal-society] { arkwright-event-royal-society-about }
    [unrest] { arkwright-event-unrest-about }
    [strike] { arkwright-event-strike-about }
    [exhibition] { arkwright-event-exhibition-about }
    [crisis] { arkwright-event-crisis-about }
    [steam-power] { arkwright-event-steam-power-about }
   *[end] { arkwright-event-end-about }
  }
line-final = { $shares } × £{ $value } = £{ $total }

## Was ein eigenes Band hat

band-production = Produktion
band-production-about = { arkwright-good }
band-production-sum = { $demand } gefragt, { $sold ->
    [none] der Verkauf läuft
   *[other] { $sold } verkauft
  }{ $mine ->
    [none] { "" }
   *[other] { " " }· du { $mine }
  }
band-production-head-1 = Verk.
band-production-cell-1 = { $v2 ->
    [none] { $v1 }
   *[other] { $v1 } von { $v2 }
  }
band-production-head-2 = Netto
band-production-cell-2 = { $v3 ->
    [none] –
   *[other] { $m3 }
  }
band-production-head-3 = Wert
band-production-cell-3 = { $v4 ->
    [none] –
   *[other] £{ $v4 } → £{ $v5 }
  }
band-cycle = Neuer Zyklus
band-cycle-about = { arkwright-good }
band-decade-end = Ende des Jahrzehnts
band-event = Ereignis
band-event-about = { $event ->
    [bureaucracy] { arkwright-event-bureaucracy }
    [hamburg] { arkwright-event-hamburg }
    [war] { arkwright-event-war }
    [jubilee] { arkwright-event-jubilee }
    [lobby] { arkwright-event-lobby }
    [made-in-england] { arkwright-event-made-in-england }
    [luddism] { arkwright-event-luddism }
    [navigation] { arkwright-event-navigation }
    [opium-war] { arkwright-event-opium-war }
    [recession] { arkwright-event-recession }
    [royal-society] { arkwright-event-royal-society }
    [unrest] { arkwright-event-unrest }
    [strike] { arkwright-event-strike }
    [exhibition] { arkwright-event-exhibition }
    [crisis] { arkwright-event-crisis }
    [steam-power] { arkwright-event-steam-power }
   *[end] { arkwright-event-end }
  }
band-decade = { NUMBER($year, useGrouping: 0) }
band-decade-about = { $level ->
    [0] ein neues Jahrzehnt
   *[other] Stufe { arkwright-level } ist veraltet
  }
