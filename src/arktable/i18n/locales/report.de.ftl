# Der Bericht über eine aufgezeichnete Partie im Terminal und als eigene Seite.

cli-report-title = { $game }: Bericht
cli-report-over = { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
  }, { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
  }.
cli-report-open = Die Aufzeichnung bricht hier ab: Alles wird so gezählt, wie es steht.
cli-report-place = { $place }. { $who }: { $score }
cli-report-result = Ergebnis
cli-report-lines = Im Verlauf
cli-report-story = Die Geschichte der Partie
cli-report-turnings = Wendepunkte von { $who }
cli-report-turning = { $when }: { $what } ({ $amount })
cli-report-awards = Auszeichnungen
cli-report-award-earned = verdient
cli-report-award-reached = erreicht
cli-report-award-missed = nicht erreicht
cli-report-award-near = { $have } von { $need }
cli-report-award-lost = unerreichbar seit { $when }
cli-report-when = Wann
cli-report-total = Summe
cli-report-market = Verkauft: { $good }
cli-report-margin = Gewinn und Stückzahl
cli-report-margin-cell = { $profit } bei { $pieces }
report-line-score = Punkte
report-line-score-about = von Schritt zu Schritt
report-band = { $part }
report-when = Zug { $turn }
