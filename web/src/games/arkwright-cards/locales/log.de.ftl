## Züge in Kürze: was getan wurde, ohne wer es tat

line-action = { $action ->
   *[build] Bauen und modernisieren
    [employ] Arbeiter einstellen
    [automate] Automatisieren
    [quality] Qualität ausbauen
    [distribution] Vertrieb ausbauen
    [exchange] Börse
    [extra] Zusatzproduktion
    [early] Frühes Verschiffen
  }
line-passed = Keine Aktion
line-founded = beginnt mit der { arkwright-cards-factory }
line-opened = baut die { arkwright-cards-factory }, Seite { $side ->
    [1] I
   *[2] II
  }
line-upgraded = modernisiert die { arkwright-cards-factory }
line-inventor = gibt den Erfinder zurück
line-hired = { arkwright-cards-good }: { arkwright-cards-worker-card }
line-machines = { arkwright-cards-good }: { $machines ->
    [one] 1 Maschine
   *[other] { $machines } Maschinen
  }, { arkwright-cards-worker-card }
line-laid = { arkwright-cards-piece }: { arkwright-cards-factory }, Wert { $value }
line-lifted = nimmt auf: { arkwright-cards-piece } ({ arkwright-cards-factory })
line-bought = { $shares ->
    [0] keine Aktien gekauft
    [one] 1 Aktie für £{ $paid } gekauft
   *[other] { $shares } Aktien für £{ $paid } gekauft
  }
line-brokered = Makler: { $shares ->
    [one] 1 Aktie
   *[other] { $shares } Aktien
  } zum halben Preis, £{ $paid }
line-borrowed = { $loans ->
    [one] 1 Kredit
   *[other] { $loans } Kredite
  }: +£{ $money }
line-ships-ready = { $ships ->
    [one] 1 Schiff bereit
   *[other] { $ships } Schiffe bereit
  }
line-ran = { $goods }× { arkwright-cards-good } fürs Lager, £{ $paid }
line-extra-shift = Sonderschicht: noch 1× { arkwright-cards-good }
line-set = Preis { arkwright-cards-good } £{ $price }, Attraktivität { $appeal }; Nachfrage { $moved ->
    [0] bleibt { $demand }
   *[other] → { $demand }
  }
line-developed = entwickelt { arkwright-cards-track }: { $value }
line-took = nimmt „{ arkwright-cards-card }“
line-discarded = gibt „{ arkwright-cards-card }“ zurück
line-foreman-at = Vorarbeiter: { arkwright-cards-factory }
line-reactivated = Entwickler: „{ arkwright-cards-card }“ wieder bereit
line-more-workers = Nachfrage überall −1, Löhne £{ $wage }
line-behind = spielt nach den Gegnern

## Produktion und was ihr folgt

line-made = macht { $goods }, der Inlandsmarkt nimmt { $limit }
line-patron = { arkwright-cards-card }: eins mehr im Inland
line-sold = { $goods ->
    [0] verkauft nichts im Inland
   *[other] verkauft { $goods } zu £{ $price }: +£{ $money }
  }
line-shipped = verschifft { $goods } mit { $ships ->
    [one] 1 Schiff
   *[other] { $ships } Schiffen
  }: +£{ $money }{ $saved ->
    [0] { "" }
   *[other] , Handelskontor: eine Marke weniger
  }
line-wasted = verliert { $goods }× { arkwright-cards-good }
line-wasted-many = verliert { $count }× { arkwright-cards-good }
line-costs = Kosten −£{ $paid }: fix £{ $fixed }, Löhne £{ $wages }, Maschinen £{ $upkeep }
line-emergency = Notfonds: { $loans ->
    [one] 1 Kredit
   *[other] { $loans } Kredite
  }, +£{ $money }
line-bankrupt = bankrott
line-tie-broken = löst den Gleichstand mit dem Unternehmer auf
line-value = Aktienwert +{ $steps }, jetzt £{ $value }
line-faded = Vertrieb { arkwright-cards-good } sinkt auf { $left }
line-begins = beginnt
line-final = { $shares } × £{ $value } = { $score }
line-award = Auszeichnung: { arkwright-cards-award }

## Was ein eigenes Band hat

band-production = Produktion
# Die Gegner des Solospiels verkaufen, ohne dass die Ware genannt wird.
band-production-about = { $good ->
    [food] { arkwright-cards-good }
    [clothes] { arkwright-cards-good }
    [cutlery] { arkwright-cards-good }
    [lamps] { arkwright-cards-good }
   *[none] { "" }
  }
band-production-sum = { $sold ->
    [none] { "" }
   *[other] { $sold } im Inland verkauft
  }{ $mine ->
    [none] { "" }
   *[other] { " " }· du { $mine }
  }{ $others ->
    [none] { "" }
   *[other] { " " }· Gegner { $others }
  }
band-production-head-1 = Verk.
band-production-cell-1 = { $v1 } von { $v2 }
band-production-head-2 = Netto
band-production-cell-2 = { $m3 }
band-production-head-3 = Wert
band-production-cell-3 = { $v5 ->
    [none] –
   *[other] +{ $v4 } → £{ $v5 }
  }
band-cycle = Neue Runde
band-cycle-about = { arkwright-cards-good }
band-opponents = Aus dem Beutel
band-opponents-about = { $colour ->
   *[first] erster Gegner
    [second] zweiter Gegner
    [neutral] neutrale Farbe
  }
band-decade = { NUMBER($year, useGrouping: 0) }
band-decade-about = Jahrzehnt { arkwright-cards-decade }

## Die Gegner des Solospiels

line-round = { "" }
line-drawn = { "" }
line-decade = Karten wieder bereit
line-neutral = neutrale Farbe auf jeder Leiste eins hinauf
line-opponent-starts = { $colour ->
   *[first] erster Gegner
    [second] zweiter Gegner
  }: { arkwright-cards-good }, Attraktivität { $appeal }
line-opponent-opens = eröffnet { arkwright-cards-good }, Attraktivität { $appeal }; Nachfrage { $demand }
line-opponent-forward = { arkwright-cards-good } auf Attraktivität { $appeal }; Nachfrage { $demand }
line-opponent-share = { $colour ->
   *[first] erster
    [second] zweiter
    [neutral] neutral
  }: { $shares ->
    [one] 1 Aktie
   *[other] { $shares } Aktien
  }
line-opponent-sells = { $colour ->
   *[first] erster
    [second] zweiter
    [neutral] neutral
  }: verkauft { $goods }, Aktienwert £{ $value }
line-disc = Scheibe +{ $steps }, auf „{ arkwright-cards-card }“
