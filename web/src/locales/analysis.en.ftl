## Analysis of a finished game

analysis = Analysis
analysis-title = Analysis: { $table }
analysis-open = Analyse
analysis-open-at = Analyse the game at { $table }
analysis-here = Analyse from here
analysis-gone = This game cannot be analysed
analysis-badge = analysis
analysis-about = The position as it was. What you send here is only tried.
analysis-back = Back to the table
analysis-table = { $table }, from here
analysis-play-on = Play on from here
analysis-copy = Copy position
analysis-link = Link to the moment
analysis-linked = The link is copied.
analysis-link-failed = The link could not be copied. The address of this page is the same.
why-analysis-undo = There is nothing of your own here to take back.

## The track

analysis-track = Moments of the game
analysis-track-keys = Arrows step, Shift with an arrow steps by a round, Home and End lead to the ends, Space plays.
analysis-first = To the beginning
analysis-previous = One step back
analysis-next = One step on
analysis-last = To the end
analysis-play = Play
analysis-pause = Pause
analysis-unit = Step by
analysis-unit-decision = Decision
analysis-unit-turn = Turn
analysis-unit-round = Round
analysis-decides = { $when } · { $who } decides
analysis-tried = { $when } · tried, { $who } decides
analysis-over = The end
analysis-place = decision { $n } of { $of }
analysis-value = { $when }, decision { $n } of { $of }
analysis-worth = Worth over time: { $lines }
analysis-worth-line = { $who } { $n }
analysis-try-line = try { $letter } { $n }
analysis-as-table = Read as a table
analysis-as-chart = Show as a chart
analysis-progress = How far
analysis-percent = { $n } %

## What bots would do

analysis-candidates = Candidates
analysis-ask = What would the bots do?
analysis-ask-about = Plans of bots that know what the seat knew then, and what was played, compared in the same games.
analysis-finding = The bots look for plans.
analysis-running = { $games } of { $wanted } games
analysis-compared = { $n } plans · { $games } games each
analysis-shared = In all plans: { $moves }.
analysis-stop = Stop here
analysis-failed = The bots did not finish.
analysis-again = Try again
analysis-candidate = Plan
analysis-lead = Lead at the end
analysis-score = At the end
analysis-spread = spread
analysis-played = played
analysis-take = Lay it out
analysis-draw = Draw plan { $letter } on the board
analysis-drawn-played = played
analysis-drawn-other = { $better ->
    [yes] better
   *[no] other plan
  }
analysis-longer = Think longer ({ $games } games)
analysis-better = { $letter } is { $gap } ± { $spread } better than what was played
analysis-no-better = Nothing was clearly better than what was played
analysis-parts = At the end: own result { $own }, best rival { $rival }.
analysis-parts-alone = At the end: own result { $own }.
analysis-same-games = All plans met the same { $games } games, so that luck falls out.
analysis-below-noise = In { $games } games no other plan leads by more than its ±. In 99 of 100 cases the true figure is within ±.
analysis-near = { $n ->
    [one] { $letters } is not clearly worse than { $letter }.
   *[other] { $letters } are not clearly worse than { $letter }.
  }
analysis-ended = The real game ended with { $n }.
analysis-why = Why { $letter }:
analysis-nothing-else = Nothing else could be done here.
analysis-unweighed = No bot looks ahead in this game, so the plans have no figures.
analysis-none = Nothing is decided here
analysis-none-about = The game is over. Step back to ask about a decision.

## Own tries

analysis-tries = Your tries
analysis-tries-note = seen by you alone
analysis-tries-about = Plan a turn on the boards and send it: it is drawn and compared with what was played, in the same games.
analysis-try-begin = Begin a try here
analysis-try-end = End the try
analysis-follow = Show try { $letter }
analysis-drop = Drop try { $letter }
analysis-try-failed = no answer
