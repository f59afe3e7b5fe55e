# What the drawing in letters says.

cli-awr-head = { $year } · level { $level } · active good: { $good } · start player: { $start }
cli-awr-workers = Wage £{ $wage } · workers: { $free } in the job market, { $fired } fired, { $out } out of the game
cli-awr-paid = { $marker }, £{ $paid } paid
cli-awr-owed = { $marker }. To pay when the action ends: £{ $owed }
cli-awr-owed-short = Too little cash for it: { $shares ->
    [0] { "" }
    [one] 1 share sold,{ " " }
   *[other] { $shares } shares sold,{ " " }
  }{ $loans ->
    [0] { "" }
    [one] 1 loan,{ " " }
   *[other] { $loans } loans,{ " " }
  }{ $spaces ->
    [one] 1 space lost
   *[other] { $spaces } spaces lost
  }
cli-awr-forecast = If production ran now (demand in brackets):
cli-awr-pounds = £{ $n }
cli-awr-player = player
cli-awr-good = good
cli-awr-demand = demand
cli-awr-importer = importer
cli-awr-cash = cash
cli-awr-shares = shares
cli-awr-shares-bank = shares (bank)
cli-awr-value = value (space)
cli-awr-total = worth
cli-awr-loans = loans
cli-awr-tiles = tiles and grey markers: { $held }
cli-awr-level = level
cli-awr-price = price
cli-awr-quality = quality
cli-awr-distribution = distr.
cli-awr-appeal = appeal
cli-awr-rows = rows
cli-awr-rows-about = Rows: w worker, m machine, · free place; +n extra workers, ! must still produce.
cli-awr-makes = makes
cli-awr-stock = stock
cli-awr-sells = sells
cli-awr-income = income
cli-awr-costs = costs
cli-awr-steps = steps
cli-awr-after = cash after
cli-awr-shortfall = { $good }: { $who } lacks cash and sells { $shares ->
    [one] 1 share
   *[other] { $shares } shares
  }{ $loans ->
    [0] { "" }
    [one] , takes 1 loan
   *[other] , takes { $loans } loans
  } and loses { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
  }.
cli-awr-no-forecast = There is no production to come.
cli-awr-harbour = ships: { $ships }; contracts: { $contracts }; warehouse: { $spots }
cli-awr-offer-tiles = Tiles on offer: { $tiles }
cli-awr-offer-mat = Markers of level { $level }: { $markers }
cli-awr-offer-ships = Ships by capacity: { $ships }
cli-awr-foreign = shares of others: { $shares }
cli-awr-records = records: { $home } sold at home, { $shipping } shipped
cli-awr-award-share-value = share value award
cli-awr-award-shipping = shipping award
cli-awr-events = Events: { $events }
cli-awr-offer-awards = Awards still to be won: { $awards }
cli-awr-open-share-value = share value award (first at space { $n })
cli-awr-open-shipping = shipping award (first to ship { $n } at once)
