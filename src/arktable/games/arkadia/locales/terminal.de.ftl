# Was die Zeichnung in Buchstaben sagt.

cli-ark-turn = Runde { $round }, Zug { $turn }
cli-ark-last-round = { $n ->
    [0] Der letzte Zug der Partie.
    [one] Die letzte Runde: noch ein Zug nach diesem.
   *[other] Die letzte Runde: noch { $n } Züge nach diesem.
  }
cli-ark-legend = · frei  ^ Zeltlager  (1) Arbeiter von Platz 1  (n) neutral  t3 Gebäude  T3 fertig  #t1 Schloss, Stockwerk 1  + für deine Arbeiter
cli-ark-letter-cloth = t
cli-ark-letter-spice = g
cli-ark-letter-carpenter = z
cli-ark-letter-silver = s
cli-ark-castle = Schloss: Stockwerk { $floor }, { $placed ->
    [one] 1 Teil
   *[other] { $placed } Teile
  }; das Ende beginnt mit { $all }
cli-ark-squares = Schlossfelder nach Nummer, mit dem, was man von oben sieht (Familie und Stockwerk):
cli-ark-family = Siegel
cli-ark-value = Wert
cli-ark-mine = deine
cli-ark-pools = Teile je Stockwerk
cli-ark-open = Offene Karten: { $cards }; Stapel { $stack }
cli-ark-hand = Deine Hand
cli-ark-turns = Das Gebäude und wie es gedreht werden kann:
cli-ark-player = Spieler
cli-ark-hand-size = Karten
cli-ark-banners = Banner
cli-ark-on-board = auf Plan
cli-ark-own = Arbeiter
cli-ark-neutral = neutral
cli-ark-seals = Siegel
cli-ark-gold = Gold
cli-ark-gold-before = Gold vorher
cli-ark-building = Gebäude
cli-ark-open-squares = noch offen
cli-ark-pays = bringt
