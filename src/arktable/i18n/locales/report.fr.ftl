# Le bilan d’une partie enregistrée, dans le terminal et comme page à part.

cli-report-title = { $game } : bilan
cli-report-over = { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
  }, { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  }.
cli-report-open = L’enregistrement s’arrête ici : tout est compté en l’état.
cli-report-place = { $place }. { $who } : { $score }
cli-report-result = Résultat
cli-report-lines = De moment en moment
cli-report-story = L’histoire de la partie
cli-report-turnings = Tournants pour { $who }
cli-report-turning = { $when } : { $what } ({ $amount })
cli-report-awards = Récompenses
cli-report-award-earned = gagnée
cli-report-award-reached = atteinte
cli-report-award-missed = non atteinte
cli-report-award-near = { $have } sur { $need }
cli-report-award-lost = hors d’atteinte depuis { $when }
cli-report-when = Quand
cli-report-total = Somme
cli-report-market = Ventes : { $good }
cli-report-margin = Bénéfice et pièces
cli-report-margin-cell = { $profit } sur { $pieces }
report-line-score = Score
report-line-score-about = pas à pas
report-band = { $part }
report-when = Tour { $turn }
