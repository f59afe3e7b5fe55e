# Was die Zeichnung in Buchstaben sagt.

cli-awc-head = { $year } · Jahrzehnt { $decade } · aktive Ware: { $good } · Lohn £{ $wage } · beginnt: { $start }
cli-awc-opponents = die Gegner
cli-awc-legend = ◆ Nachfrage, 1 bis 4 Spieler, A B Gegner, N neutral; ein Schritt auf › schiebt die Nachfrage mit. w Arbeiter, m Maschine; £ zum Preis, + zur Attraktivität
cli-awc-legend-arrows = ▴ nur ein Schritt nach oben bewegt die Nachfrage, ▾ nur einer nach unten
cli-awc-seat = { "" }
cli-awc-money = Geld
cli-awc-worth = Vermögen
cli-awc-value = Wert
cli-awc-score = Punkte
cli-awc-ships = Schiffe
cli-awc-tokens = verschifft
cli-awc-held = Karten (* benutzt): { $cards }
cli-awc-broke = bankrott
cli-awc-side = Seite
cli-awc-stored = Lager
cli-awc-left = übrig
cli-awc-crew = Arbeiter
cli-awc-pieces = Karten
cli-awc-move = Zug
cli-awc-award = Auszeichnung
cli-awc-about = für
cli-awc-offer = Karten im Angebot: { $cards }
cli-awc-bag = Im Beutel: { $inside }; gezogen: { $drawn }
cli-awc-choices = Was jeder Preis bringen würde, so wie die anderen stehen. Wähle einen nach seiner Attraktivität:
cli-awc-no-forecast = In dieser Runde kommt keine Produktion mehr.
cli-awc-forecast = Wenn jetzt produziert würde:
cli-awc-rises = Kann noch dazukommen: { $left }. In deinem Vorrat: { $reserve }
cli-awc-machines = { $n ->
    [one] Eine Maschine kann noch dazukommen.
   *[other] { $n } Maschinen können noch dazukommen.
  }
cli-awc-sell = Gemacht { $made }, das Inland nimmt { $limit }; mit den gelagerten hast du { $stored }. In Übersee brächte jede £{ $price }{ $sold ->
    [0] .
   *[other] ; verkauft { $sold }.
  }
cli-awc-ship = Verkauft { $sold } von { $made } gemachten (Inland { $limit }); { $stored } sind übrig. In Übersee bringt jede £{ $price }.
cli-awc-wanted = Um Platz zu machen für: { $card }
cli-awc-place = { $place ->
    [1] Du hast gewonnen.
    [2] Du bist Zweiter.
   *[other] Du bist Letzter.
  }
cli-awc-player = Spieler
cli-awc-shares = Aktien
cli-awc-loans = Kredite
cli-awc-good = Ware
cli-awc-price = Preis
cli-awc-appeal = Attr.
cli-awc-makes = macht
cli-awc-costs = Kosten
cli-awc-demand = Nachfr.
cli-awc-sells = verkauft
cli-awc-income = Erlös
cli-awc-steps = Schritte
