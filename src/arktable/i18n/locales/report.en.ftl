# The report on a recorded game in the terminal and as a page of its own.

cli-report-title = { $game }: report
cli-report-over = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
  }, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
  }.
cli-report-open = The record breaks off here: everything is counted as it stands.
cli-report-place = { $place }. { $who }: { $score }
cli-report-result = Result
cli-report-lines = From moment to moment
cli-report-story = The story of the game
cli-report-turnings = Turning points of { $who }
cli-report-turning = { $when }: { $what } ({ $amount })
cli-report-awards = Awards
cli-report-award-earned = earned
cli-report-award-reached = reached
cli-report-award-missed = not reached
cli-report-award-near = { $have } of { $need }
cli-report-award-lost = out of reach since { $when }
cli-report-when = When
cli-report-total = Sum
cli-report-market = Sold: { $good }
cli-report-margin = Profit and pieces
cli-report-margin-cell = { $profit } on { $pieces }
report-line-score = Score
report-line-score-about = from step to step
report-band = { $part }
report-when = Turn { $turn }
