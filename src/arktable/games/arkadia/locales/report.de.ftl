# Was der Bericht über eine Partie sagt. Kürzel wählen Wörter; who und other sind Namen.

report-band = Stockwerk { $floor }
report-when = { $round ->
    [0] Beginn
   *[other] Runde { $round }
  }, Stockwerk { $floor }

## Linien und Tabellen

report-line-points = Punkte
report-line-points-about = Gold, und Siegel zum damaligen Wert
report-line-gold = Gold
report-line-gold-about = vor der Schlusswertung
report-line-seals = Siegel
report-line-seals-about = was sie damals wert waren
report-line-values = Wert eines Siegels
report-line-values-about = Felder des Schlosses
report-table-gold = Gold nach Familie und Herkunft
report-table-gold-about = verkaufte Siegel
report-table-won = Gewonnene Siegel
report-table-won-about = als Gebäude umschlossen wurden
report-part-banner = mit Banner verkauft
report-part-final = Schlusswertung
report-part-workers = für Arbeiter
report-part-closing = fürs Umschließen
report-row-cloth = Tuchmacher
report-row-spice = Gewürzhändler
report-row-carpenter = Zimmerleute
report-row-silver = Silberschmiede

## Das Ergebnis

report-how-gold = { $banner } mit Bannern, { $final } am Ende
report-how-closed = { $n ->
    [one] { $n } Gebäude umschlossen
   *[other] { $n } Gebäude umschlossen
  }

## Die Partie in Worten

report-lead-won = { $who } hat { $n ->
    [one] { $n } Siegel
   *[other] { $n } Siegel
  } gewonnen und { $closed ->
    [one] { $closed } Gebäude
   *[other] { $closed } Gebäude
  } umschlossen.
report-lead-family = Das meiste Gold kam von einer Familie: { $gold } für { arkadia-of-family }.
report-own-won = { $who } hat { $n ->
    [one] { $n } Siegel
   *[other] { $n } Siegel
  } gewonnen; { $other } kam auf { $m }.
report-turn-castle = { $who } hat am Schloss gebaut ({ arkadia-of-family }): Wert { $before } → { $value }.
report-turn-other = Für { $who } haben sich Punkte geändert.
report-turn-held = Siegel im Besitz ({ arkadia-of-family }): { $who } { $n }, { $other } { $m }
report-turn-paid = gewonnene Siegel: { $who } { $n }, { $other } { $m }

## Die Geschichte nach Ursachen

report-story-closed = { $who } hat { arkadia-the-form } auf { $cell } umschlossen ({ arkadia-of-family }).
report-story-closed-own = { $who } hat { arkadia-the-form } auf { $cell } umschlossen ({ arkadia-of-family }), ein eigenes Werk.
report-story-closed-of = { $who } hat { arkadia-the-form } auf { $cell } umschlossen ({ arkadia-of-family }), gelegt von { $by }.
report-story-paid = { $who } hat { $n ->
    [one] { $n } Siegel
   *[other] { $n } Siegel
  } erhalten.
report-story-piece = { $who } hat { arkadia-of-family } { arkadia-over-family } gebaut: Wert { $before } → { $value }.
report-story-gold = { $who } { $n } Gold.
report-story-sold = { $who } hat { $n } Siegel ({ arkadia-of-family }) zu je { $value } verkauft: { $gold } Gold. Am Ende war ein Siegel { $final } wert.
