# What the report on a game says. Codes select words; who and other are names.

report-band = Floor { $floor }
report-when = { $round ->
    [0] Beginning
   *[other] Round { $round }
  }, floor { $floor }

## Lines and tables

report-line-points = Points
report-line-points-about = gold, and seals at their value then
report-line-gold = Gold
report-line-gold-about = before the final evaluation
report-line-seals = Seals
report-line-seals-about = what they were worth at the time
report-line-values = Value of a seal
report-line-values-about = squares of the castle
report-table-gold = Gold by family and source
report-table-gold-about = seals sold
report-table-won = Seals won
report-table-won-about = when buildings were closed
report-part-banner = sold with a banner
report-part-final = final evaluation
report-part-workers = for workers
report-part-closing = for closing
report-row-cloth = cloth
report-row-spice = spice
report-row-carpenter = carpenters
report-row-silver = silversmiths

## The result

report-how-gold = { $banner } with banners, { $final } at the end
report-how-closed = { $n ->
    [one] { $n } building closed
   *[other] { $n } buildings closed
  }

## The game in words

report-lead-won = { $who } won { $n ->
    [one] { $n } seal
   *[other] { $n } seals
  } and closed { $closed ->
    [one] { $closed } building
   *[other] { $closed } buildings
  }.
report-lead-family = Most of the gold came from one family: { $gold } for { arkadia-of-family }.
report-own-won = { $who } won { $n ->
    [one] { $n } seal
   *[other] { $n } seals
  } against { $m } of { $other }.
report-turn-castle = { $who } added to the castle ({ arkadia-of-family }): value { $before } → { $value }.
report-turn-other = Points changed for { $who }.
report-turn-held = seals held ({ arkadia-of-family }): { $who } { $n }, { $other } { $m }
report-turn-paid = seals won: { $who } { $n }, { $other } { $m }

## The story by causes

report-story-closed = { $who } closed { arkadia-the-form } on { $cell } ({ arkadia-of-family }).
report-story-closed-own = { $who } closed { arkadia-the-form } on { $cell } ({ arkadia-of-family }), their own work.
report-story-closed-of = { $who } closed { arkadia-the-form } on { $cell } ({ arkadia-of-family }) that { $by } had laid.
report-story-paid = { $who } got { $n ->
    [one] { $n } seal
   *[other] { $n } seals
  }.
report-story-piece = { $who } built { arkadia-of-family } { arkadia-over-family }: value { $before } → { $value }.
report-story-gold = { $who } { $n } gold.
report-story-sold = { $who } sold { $n } { arkadia-of-family } at { $value }: { $gold } gold. At the end a seal was worth { $final }.
