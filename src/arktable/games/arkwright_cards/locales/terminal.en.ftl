# What the drawing in letters says.

cli-awc-head = { $year } · decade { $decade } · active good: { $good } · wage £{ $wage } · begins: { $start }
cli-awc-opponents = the opponents
cli-awc-legend = ◆ demand, 1 to 4 players, A B opponents, N neutral; a step into › moves the demand along. w worker, m machine; £ to price, + to appeal
cli-awc-legend-arrows = ▴ only a step up moves the demand, ▾ only a step down
cli-awc-seat = { "" }
cli-awc-money = money
cli-awc-worth = worth
cli-awc-value = value
cli-awc-score = score
cli-awc-ships = ships
cli-awc-tokens = shipped
cli-awc-held = cards (* used): { $cards }
cli-awc-broke = bankrupt
cli-awc-side = side
cli-awc-stored = stored
cli-awc-left = left
cli-awc-crew = workers
cli-awc-pieces = cards
cli-awc-move = move
cli-awc-award = award
cli-awc-about = for
cli-awc-offer = Cards on offer: { $cards }
cli-awc-bag = In the bag: { $inside }; drawn: { $drawn }
cli-awc-choices = What each price would bring, as the others stand. Choose one by its appeal:
cli-awc-no-forecast = No production of this round is to come.
cli-awc-forecast = If production ran now:
cli-awc-rises = May still be added: { $left }. In your reserve: { $reserve }
cli-awc-machines = { $n ->
    [one] One more machine may be added.
   *[other] { $n } more machines may be added.
  }
cli-awc-sell = Made { $made }, the home market takes { $limit }; with those in store you have { $stored }. Overseas each would bring £{ $price }{ $sold ->
    [0] .
   *[other] ; sold { $sold }.
  }
cli-awc-ship = Sold { $sold } of { $made } made (home market { $limit }); { $stored } are left. Overseas each brings £{ $price }.
cli-awc-wanted = To make room for: { $card }
cli-awc-place = { $place ->
    [1] You have won.
    [2] You are second.
   *[other] You are last.
  }
cli-awc-player = player
cli-awc-shares = shares
cli-awc-loans = loans
cli-awc-good = good
cli-awc-price = price
cli-awc-appeal = appeal
cli-awc-makes = makes
cli-awc-costs = costs
cli-awc-demand = demand
cli-awc-sells = sells
cli-awc-income = income
cli-awc-steps = steps
