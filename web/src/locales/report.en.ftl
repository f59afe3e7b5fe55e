# The report on a finished game: the page around what the game itself says (report-…).

rep-open = Report
rep-open-at = Report on { $table }
rep-title-of = { $table }: report
rep-over = The game is over
rep-analyse = Analyse
rep-table = Table
rep-copy = Copy link
rep-copied = The link is copied.
rep-reckoning = Computing, { $n } s
rep-stop = Stop, show without
rep-failed = The report could not be made
rep-kept = The game itself is kept.
rep-no-answer = The server did not answer.

## Head

rep-head = { $who } wins { $table } with { $score }
rep-head-several = { $who } and { $last } win { $table } together with { $score }
rep-head-nobody = Nobody wins { $table }
rep-head-open = { $table } breaks off; { $who } leads with { $score }
rep-head-alone = { $place ->
    [1] { $you ->
        [yes] You win alone
       *[no] { $who } wins alone
      }, { $score } against { $best }
   *[other] { $you ->
        [yes] You come
       *[no] { $who } comes
      } { rep-place-nth } alone, { $score } against { $best }
  }
rep-place-nth = { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  }
rep-stand = You are { rep-place-nth } with { $score }.
rep-length = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
  }, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
  }, { $day }{ $long ->
    [minutes] , { $minutes } min
    [hours] , { $hours } h { $minutes } min
   *[none] { "" }
  }.
rep-result = Result
rep-place = { $n ->
    [1] First
    [2] Second
    [3] Third
   *[other] Fourth
  }
rep-winner = Winner
rep-you = you
rep-score = Score
rep-rematch = Rematch
rep-again = The same seats and options. Bots sit down at once; people’s seats are open for them.
rep-keys = Keys: 1 2 3 turning points, R rematch, E export.

## Charts

rep-chart-label = { $what } from moment to moment. At the end: { $ends }.
rep-chart-flags = Shapes stand at the end of each part; { $n ->
    [1] 1 is the turning point
    [2] 1 and 2 are the turning points
   *[other] 1, 2 and 3 are the turning points
  } below.
rep-as-table = Read as a table
rep-hide-table = Hide the table
rep-when = When
rep-what = What
rep-total = Sum

## Turning points and decisions

rep-seen = Seen from
rep-story = The story by its causes
rep-story-note = { $n } moments, in order of time
rep-turnings = { $n ->
    [0] Turning points
    [1] One turning point
    [2] Two turning points
   *[other] Three turning points
  }
rep-turnings-note = seen from the seat of { $who }
rep-turnings-none = No single moment changed the distance by much.
rep-turning = Turning point { $n }: { $when }
rep-show = Show the moment
rep-dear = The costliest decisions
rep-dear-note = of { $who }; the others as bots would play on
rep-dear-ask = Bots can look for the decisions that cost { $who } most. That may take some minutes.
rep-dear-begin = Look for them
rep-dear-failed = The decisions could not be examined. Everything else on this page stands.
rep-dear-stopped = Shown without the costliest decisions.
rep-cost = Cost
rep-look = Look

## Tables

rep-one-scale = All bars on one scale.
rep-markets = Who sold how much
rep-markets-key = Goods sold at home in each production; the stronger the tint, the larger the share of all sold. Framed: sold most alone. A dot: no factory yet.
rep-markets-alone = Goods sold at home in each production. A dot: not produced.
rep-productions = { $n ->
    [one] { $n } production
   *[other] { $n } productions
  }
rep-sold-of = { $who }: { $n } of { $of } sold, { $share } %
rep-no-factory = no factory
rep-margins = Margin per good
rep-margins-note = £ a piece, after wages
rep-margins-key = What is left of each good after the costs of making it. Shapes further right earned more a piece; the figure is that of { $who }, over the whole game.
rep-on = on { $n }
rep-voyages = What was shipped
rep-voyages-note = { $n ->
    [one] { $n } voyage
   *[other] { $n } voyages
  }
rep-voyages-none = Nothing was shipped
rep-voyages-none-about = Ships bring goods to buyers overseas, beside the demand at home.
rep-good = Good
rep-shipped = Shipped
rep-each = Each
rep-paid = Paid

## Awards

rep-awards = { $n ->
    [15] The fifteen awards
   *[other] Awards
  }
rep-awards-note = { $n } of { $of } · a won game earns what was reached
rep-award-new = new, { $day }
rep-award-reached = reached
rep-award-not = not yet
rep-award-lost = out of reach since { $when }
rep-award-lost-said = { $said }; out of reach since { $when }
rep-award-short = { $have } of { $need }: { $n } short
rep-award-have = { $n }
rep-award-kept = kept to the end
rep-percent = { $n } percent
rep-next = What comes next
rep-nearest = was nearest: { $have } of { $need }.

## Export

rep-exports = Take it with you
rep-picture = Picture
rep-picture-about = PNG, result and charts
rep-charts = Charts
rep-charts-about = SVG, one file each
rep-figures = Figures
rep-figures-about = CSV, by moment
rep-data = Data
rep-data-about = JSON, all of this page
rep-record = Record
rep-record-about = .ark, every decision
rep-poster = { $place }: { $who }, { $score } · { $how }
