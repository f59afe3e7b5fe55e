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
analysis-ask-about = The best plans of a bot that knows what the seat knew then, beside what was played, each played on to the end.
analysis-finding = The bots look for plans.
analysis-reckoning = Reckoning, { $n } s
analysis-reckoned = reckoned in { $n } s
analysis-stop = Stop, show without
analysis-failed = The bots did not finish.
analysis-again = Try again
analysis-candidate = Candidate
analysis-end = End
analysis-not-reckoned = not reckoned
analysis-played = played
analysis-take = Lay it out
analysis-foot = The end is as greedy bots would play on from there. A figure, not a verdict: other opponents, other ends.
analysis-none = Nothing is decided here
analysis-none-about = The game is over. Step back to ask about a decision.

## Own tries

analysis-tries = Your tries
analysis-tries-note = seen by you alone
analysis-tries-none = No tries yet
analysis-tries-about = Plan a turn on the boards and send it: here you see how the game would end.
analysis-follow = Show try { $letter }
analysis-drop = Drop try { $letter }
analysis-try-failed = no answer
