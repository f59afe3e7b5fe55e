# Was die Zeichnung in Buchstaben sagt.

cli-awr-head = { $year } · Stufe { $level } · aktive Ware: { $good } · Startspieler: { $start }
cli-awr-workers = Lohn £{ $wage } · Arbeiter: { $free } auf dem Arbeitsmarkt, { $fired } entlassen, { $out } aus dem Spiel
cli-awr-paid = { $marker }, £{ $paid } gezahlt
cli-awr-owed = { $marker }. Am Ende der Aktion zu zahlen: £{ $owed }
cli-awr-owed-short = Die Kasse reicht dafür nicht: { $shares ->
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
cli-awr-forecast = Wenn jetzt produziert würde (in Klammern die Nachfrage):
cli-awr-pounds = £{ $n }
cli-awr-player = Spieler
cli-awr-good = Ware
cli-awr-demand = Nachfrage
cli-awr-importer = Importeur
cli-awr-cash = Kasse
cli-awr-shares = Aktien
cli-awr-shares-bank = Aktien (Bank)
cli-awr-value = Wert (Feld)
cli-awr-total = Vermögen
cli-awr-loans = Kredite
cli-awr-tiles = Plättchen und graue Marker: { $held }
cli-awr-level = Stufe
cli-awr-price = Preis
cli-awr-quality = Qualität
cli-awr-distribution = Vertr.
cli-awr-appeal = Attr.
cli-awr-rows = Reihen
cli-awr-rows-about = Reihen: w Arbeiter, m Maschine, · freier Platz; +n zusätzliche Arbeiter, ! muss noch produzieren.
cli-awr-makes = macht
cli-awr-stock = Lager
cli-awr-sells = verkauft
cli-awr-income = Erlös
cli-awr-costs = Kosten
cli-awr-steps = Felder
cli-awr-after = Kasse danach
cli-awr-shortfall = { $good }: { $who } fehlt Geld; Verkauf von { $shares ->
    [one] 1 Aktie
   *[other] { $shares } Aktien
  }{ $loans ->
    [0] { "" }
    [one] , 1 Kredit
   *[other] , { $loans } Kredite
  }, Verlust: { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
  }.
cli-awr-no-forecast = Es kommt keine Produktion mehr.
cli-awr-harbour = Schiffe: { $ships }; Verträge: { $contracts }; Lager: { $spots }
cli-awr-offer-tiles = Plättchen im Angebot: { $tiles }
cli-awr-offer-mat = Marker der Stufe { $level }: { $markers }
cli-awr-offer-ships = Schiffe nach Laderaum: { $ships }
cli-awr-foreign = Aktien anderer: { $shares }
cli-awr-records = Rekorde: { $home } im Inland verkauft, { $shipping } verschifft
cli-awr-award-share-value = Auszeichnung für den Aktienwert
cli-awr-award-shipping = Schifffahrtsauszeichnung
cli-awr-events = Ereignisse: { $events }
cli-awr-offer-awards = Noch zu gewinnende Auszeichnungen: { $awards }
cli-awr-open-share-value = Auszeichnung für den Aktienwert (als Erster auf Feld { $n })
cli-awr-open-shipping = Schifffahrtsauszeichnung (als Erster { $n } auf einmal verschiffen)
