## Züge in Kürze: was getan wurde, ohne wer es tat

line-lot = Schlossplatz ({ $size }), Ecke auf { $cell }
line-laid = legt { arkadia-a-card } auf { $cell }{ $tents ->
    [0] { "" }
    [one] , 1 neutraler Arbeiter
   *[other] , { $tents } neutrale Arbeiter
  }
line-worker = setzt { $own ->
    [0] einen neutralen Arbeiter
   *[other] einen Arbeiter
  } auf { $cell }{ $tent ->
    [0] { "" }
   *[other] , auf ein Zelt
  }
line-worker-many = setzt { $count } { $own ->
    [0] neutrale Arbeiter
   *[other] Arbeiter
  } auf { $cells }
line-completed = umschließt { arkadia-the-form } auf { $cell } ({ arkadia-of-family })
line-paid = erhält { $n }{ $extra ->
    [0] { "" }
   *[other] { " " }+ { $extra }
  } Siegel ({ arkadia-of-family })
line-castle = Schloss, Stockwerk { $floor }: { arkadia-of-family } { arkadia-over-family }, Wert { $value_before } → { $value_after }
line-floor = Stockwerk { $floor } ist voll; { $left ->
    [one] 1 Teil kommt
   *[other] { $left } Teile kommen
  } zum Vorrat des dritten
line-took = nimmt { arkadia-a-card }
line-drew = zieht vom Stapel
line-drew-card = zieht { arkadia-a-card } vom Stapel
line-turned = neue offene Karte: { arkadia-a-card }
line-banner = Banner: { $workers ->
    [0] keine Arbeiter mehr da
    [one] 1 Arbeiter
   *[other] { $workers } Arbeiter
  }
line-sold = verkauft { $n } Siegel ({ arkadia-of-family }) zu { $value }: { $gold } Gold
line-passed = passt
line-end-begins = das zweite Stockwerk ist voll
line-last-round = die letzte Runde beginnt
line-stuck = eine ganze Runde lang konnte niemand etwas tun
line-final = { $gained } Gold für die übrigen Siegel, insgesamt { $gold }

## Was ein eigenes Band hat

band-last-round = Die letzte Runde
band-end = Die Partie ist zu Ende
