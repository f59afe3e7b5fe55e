# What only the Arkwright table says. Goods, tiles, events and reasons stand beside the rules.

arkwright-heading = Arkwright, table { $table }
arkwright-tabs = Parts of the table
arkwright-tab-company = Company
arkwright-tab-market = Market
arkwright-tab-forecast = Forecast
arkwright-tab-players = Players
arkwright-status = State of the game
arkwright-your-turn = Your action, { $who }
arkwright-turn-of = { $who } decides
arkwright-over = The game is over
arkwright-preparation = preparation
arkwright-decade-end = end of the decade
arkwright-cycle = cycle { $n } of 4
arkwright-active = active
arkwright-level-now = level
arkwright-wage = wage
arkwright-demand = demand
arkwright-help = Help
arkwright-recon = Reconstructed: this number is not in the books we have; it was worked out from others.
arkwright-recon-mark = Dotted numbers.
arkwright-none = none
arkwright-now = now
arkwright-yours = You
arkwright-start-player = Start player
arkwright-decides = decides now
arkwright-importer = Importer
arkwright-worker = worker
arkwright-appeal = appeal
arkwright-row = row

## Boards

arkwright-market-title = Job market
arkwright-market-workers = { $n ->
    [one] 1 worker
   *[other] { $n } workers
  }
arkwright-market-caption = Job market. Demand: { $demands }. Wage £{ $wage }.
arkwright-fired = Fired workers
arkwright-wage-if = if { $who } hires
arkwright-appeal-title = Appeal
arkwright-appeal-note = market share
arkwright-admin-title = Administration
arkwright-admin-barred = £2 barred
arkwright-admin-choose = choose your row: cash after
arkwright-place-on = { $marker } on the £{ $row } row
arkwright-time-title = Timetable
arkwright-decade = Decade
arkwright-level-short = Level
arkwright-event-at-end = Event at the end
arkwright-event-unseen = face down
arkwright-unseen = not seen yet
arkwright-cap-importer = importer steps
arkwright-cap-workers = workers back
arkwright-track-title = Share value
arkwright-track-note = space, £ a share
arkwright-track-space = space { $space }, £{ $value } a share
arkwright-track-ghost = Forecast: { $who }

## Company

arkwright-companies = Companies
arkwright-company-yours = Your company
arkwright-company-of = Company of { $who }
arkwright-on-offer = On offer
arkwright-worth-line = { $shares ->
    [one] 1 share
   *[other] { $shares } shares
  } × £{ $value } = £{ $worth }
arkwright-cash-line = cash £{ $cash }
arkwright-loans-line = { $n ->
    [one] 1 loan
   *[other] { $n } loans
  }
arkwright-factory-of = { $good } factory
arkwright-formula = Base { $base } plus quality { $quality } plus distribution { $distribution } minus price { $price } is appeal { $appeal }
arkwright-short-base = base
arkwright-short-quality = qual.
arkwright-short-distribution = distr.
arkwright-short-price = price
arkwright-short-appeal = appeal
arkwright-price-down = Lower the price of { $good }
arkwright-price-up = Raise the price of { $good }
arkwright-price-of = Price of { $good }
arkwright-price-scale = Price scale { $low } to { $high }, now { $price }
arkwright-row-told = Row { $row }: { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
  } and { $machines ->
    [one] 1 machine
   *[other] { $machines } machines
  } on { $of ->
    [one] 1 place
   *[other] { $of } places
  }, makes { $goods }
arkwright-extra = { $n ->
    [one] 1 extra worker
   *[other] { $n } extra workers
  }
arkwright-obsolete = obsolete
arkwright-makes = makes
arkwright-costs = costs
arkwright-stock = stock
arkwright-marked = Must still produce, or it costs shares at the end.
arkwright-no-factory = No factory
arkwright-found-cost = Costs £{ $cost }, base quality { $cost }
arkwright-found-appeal = Appeal
arkwright-button-found = Found at £{ $price }
arkwright-button-build = Build { $level } (£{ $cost })
arkwright-button-build-developer = Build { $level } with developer (£5 less)
arkwright-button-modernise = Modernise to { $level } (£{ $cost })
arkwright-button-modernise-developer = … with developer (£5 less)
arkwright-button-close = Close
arkwright-button-hire = + Hire
arkwright-button-fire = − Fire
arkwright-button-raise = Quality +1
arkwright-button-promote = Distribution +1
arkwright-button-send = Worker here
arkwright-button-foreman = Foreman here
arkwright-button-workshop = Workshop here
arkwright-harbour-yours = Your harbour
arkwright-harbour-of = Harbour of { $who }
arkwright-ship-line = { $ship } carries { $n }
arkwright-ship-crew = crew { $crew }
arkwright-no-ships = no ships
arkwright-contract-line = { $n } { $good } at £{ $price } each
arkwright-jubilee-line = one jubilee sale
arkwright-stored = { $good } stored: { $n }
arkwright-spot-manned = Warehouse, { $spot }: a worker
arkwright-spot-free = Warehouse, { $spot }: nobody
arkwright-spot-press = { $state }: { $does }
arkwright-spot-lift = move this worker
arkwright-spot-do-hire-spot = hire a worker
arkwright-spot-do-send-spot = send a worker here
arkwright-spot-do-dismiss = dismiss this worker
arkwright-spot-do-shift = set the worker down here
arkwright-tiles = Development tiles
arkwright-no-tiles = no tiles
arkwright-inventor-uses = Used { $n ->
    [one] once
   *[other] { $n } times
  }.
arkwright-nothing-left = Nothing is left on offer.
arkwright-ship-for = Ship for { $n }
arkwright-ship-about = Carries { $n ->
    [one] 1 good
   *[other] { $n } goods
  }; crew { $crew }.
arkwright-effect-machinery = One, two, three machines for { $list }.
arkwright-effect-quality = One, two, three levels for { $list }.
arkwright-effect-distribution = Up to { $list } of distribution.
arkwright-effect-production-light = Two rows of a factory produce for the warehouse.
arkwright-effect-production-dark = Four rows of a factory produce for the warehouse.
arkwright-effect-exchange = A second stock exchange; no additional action.

## Tray

arkwright-tray = Your action
arkwright-sheet = Plan
arkwright-asked-event = Event: { $event }
arkwright-asked-wait = { $who } decides.
arkwright-road-sale = Production
arkwright-asked-watch = You are watching. { $who } decides.
arkwright-asked-past = You see a moment of the past.
arkwright-asked-over = The game is over.
arkwright-choose-marker = Choose an action marker
arkwright-choose-row = Choose a row for { $marker }
arkwright-then-price = then price
arkwright-then-special = then special
arkwright-then-none = nothing after
arkwright-again = again, £{ $cost }
arkwright-carries = carries { $n }
arkwright-chosen = – choose its row
arkwright-pay-more = Accountant: pay more or less than the row says
arkwright-cash-then = £{ $cash } after this production
arkwright-row-shut = not possible
arkwright-pay = pay £{ $cost }
arkwright-brings-machines = { $n ->
    [one] 1 machine
   *[other] { $n } machines
  }
arkwright-brings-levels = { $n ->
    [one] 1 level
   *[other] { $n } levels
  }
arkwright-brings-distribution = £{ $n } of distribution
arkwright-brings-rows = { $n ->
    [one] 1 row
   *[other] { $n } rows
  }
arkwright-brings-goods = room for { $n }
arkwright-brings-free = any number
arkwright-brings-nothing = no main action
arkwright-brings-emergency = { $shares ->
    [0] { "" }
    [one] sells 1 share{ " " }
   *[other] sells { $shares } shares{ " " }
  }{ $loans ->
    [0] { "" }
    [one] takes 1 loan
   *[other] takes { $loans } loans
  }
arkwright-hint-factory = Use the buttons on the factories.
arkwright-hint-workers = Hire and fire at the factories.
arkwright-hint-workers-harbour = Hire and fire at the factories; in the harbour, click a warehouse spot.
arkwright-hint-row = { $good }: { $n ->
    [one] one place
   *[other] { $n } places
  } of row { $row } free; only a full row makes goods.
arkwright-hint-machinery = Click the row where a machine replaces a worker.
arkwright-hint-quality = Raise it at the factories.
arkwright-hint-distribution = Raise it at the factories. Level n costs £n.
arkwright-hint-prices = Press a price on its scale, or use − and +.
arkwright-hint-first-price = Appeal = base quality − price. The steppers on the factory still change it afterwards.
arkwright-hint-special = Choose one of the things on offer, or go on without.
arkwright-hint-overtime = Click the last row that should produce.
arkwright-hint-school = Choose a factory or the fired workers.
arkwright-hint-school-harbour = Choose a factory, a warehouse spot or the fired workers.
arkwright-hint-wreck = Click the row that loses its machine.
arkwright-hint-found = Choose a good and its price.
arkwright-left-levels = { $n ->
    [one] 1 level left
   *[other] { $n } levels left
  }
arkwright-left-free = { $n ->
    [one] 1 free level left
   *[other] { $n } free levels left
  }
arkwright-left-pounds = £{ $n } left
arkwright-left-machines = { $n ->
    [one] 1 machine left
   *[other] { $n } machines left
  }
arkwright-left-workers = { $n ->
    [one] 1 worker waits
   *[other] { $n } workers wait
  }
arkwright-left-room = room for { $n }
arkwright-left-rows = up to { $n ->
    [one] 1 row
   *[other] { $n } rows
  }
arkwright-left-spare = £{ $n } unused: £1 opens another price
arkwright-sale-line = { $good }: you have sold { $sold }, { $made } of the production left, demand left { $left }.
arkwright-production-line = { $good }: you have sold { $sold }, { $surplus } left over.
arkwright-buy = Buy shares
arkwright-buy-about = value £{ $price }, at least £10
arkwright-sell = Sell shares
arkwright-sell-about = £{ $price } each, you have { $have }
arkwright-repay = Repay loans
arkwright-repay-about = £13 each, you have { $have }
arkwright-sell-goods = Sell { $good }
arkwright-goods-about = £{ $price } each, { $have } stored
arkwright-contract-for = Contract: { $good }
arkwright-contract-about = by ship, £{ $price } each
arkwright-contract-no-factory = no factory yet
arkwright-go-now = Back to now
arkwright-go-wait = { $who } decides
arkwright-go-choose-marker = Choose a marker and a row
arkwright-go-choose-row = Choose a row
arkwright-go-choose = Choose first
arkwright-go-done = Go on
arkwright-go-done-factory = Factories done
arkwright-go-done-workers = Workers done
arkwright-go-done-machinery = Machines done
arkwright-go-done-quality = Quality done
arkwright-go-done-distribution = Distribution done
arkwright-go-done-exchange = Exchange done
arkwright-go-unused-factory = Build nothing
arkwright-go-unused-workers = Hire nobody
arkwright-go-unused-machinery = Buy no machines
arkwright-go-unused-quality = Raise no quality
arkwright-go-unused-distribution = Promote nothing
arkwright-go-unused-exchange = Trade nothing
arkwright-go-done-ship = Ship no more
arkwright-go-done-overtime = Production done
arkwright-go-done-prices = Keep these prices
arkwright-go-done-special = Take nothing
arkwright-go-done-after-sale = Nothing more
arkwright-go-done-contract = Do not ship
arkwright-go-done-dismiss = Keep the rest
arkwright-go-done-free-level = Take no level
arkwright-go-done-charisma = Keep charisma
arkwright-why-price = Why can’t I change the price?
arkwright-why-row = Why not the £{ $row } row?
arkwright-why-go = What is missing?
arkwright-why-wait = Why can’t I act?
why-arkwright-choose = Something is still to be decided: { $phase }.

## Moves in words

arkwright-do-found = Found { $good } at £{ $price }
arkwright-do-place = { $marker } on £{ $cost }, pay £{ $pay }
arkwright-do-reuse = { $marker } again, £{ $pay } for the action
arkwright-do-reuse-paid = { $marker } again, pay £{ $paid }
arkwright-do-build = Build { $good } { $level }
arkwright-do-build-developer = Build { $good } { $level } with the developer
arkwright-do-modernise = Modernise { $good }
arkwright-do-modernise-developer = Modernise { $good } with the developer
arkwright-do-close = Close { $good }
arkwright-do-price = Price of { $good } £{ $price }
arkwright-do-hire = Hire for { $good }
arkwright-do-hire-spot = Warehouse worker, { $spot }
arkwright-do-fire = Fire a worker of { $good }
arkwright-do-shift = Warehouse worker, { $spot } to { $to }
arkwright-do-machine = Machine into { $good }, row { $row }
arkwright-do-send = Send the worker to { $good }
arkwright-do-send-spot = Send the worker to the warehouse, { $spot }
arkwright-do-send-fired = Let the worker go
arkwright-do-raise = Quality of { $good } +1
arkwright-do-promote = Distribution of { $good } +1
arkwright-do-patent = Give the patent back for two levels
arkwright-do-buy = { $n ->
    [one] Buy 1 share
   *[other] Buy { $n } shares
  }
arkwright-do-sell = { $n ->
    [one] Sell 1 share
   *[other] Sell { $n } shares
  }
arkwright-do-repay = { $n ->
    [one] Repay 1 loan
   *[other] Repay { $n } loans
  }
arkwright-do-goods = Sell { $n } { $good } from stock
arkwright-do-contract = Contract for { $size } { $good }
arkwright-do-deliver = Ship { $n } { $good }
arkwright-do-deliver-both = Send both ships with { $n } { $good }
arkwright-do-produce = { $rows ->
    [one] Produce { $good } in 1 row
   *[other] Produce { $good } in { $rows } rows
  }
arkwright-do-tile = Take { $tile }
arkwright-do-marker = Take { $marker }
arkwright-do-ship = Take the ship for { $capacity }
arkwright-do-return = Give back { $tile }
arkwright-do-foreman = Foreman to { $good }
arkwright-do-workshop = Workshop to { $good }
arkwright-do-move-foreman = Move the foreman to { $good }
arkwright-do-move-workshop = Move the workshop to { $good }
arkwright-do-half-price = { $n ->
    [one] Broker: 1 share at half price
   *[other] Broker: { $n } shares at half price
  }
arkwright-do-replace = { $pier ->
    [1] Replace ship A
   *[2] Replace ship B
  }
arkwright-do-scrap = { $pier ->
    [1] Give up ship A
   *[2] Give up ship B
  }
arkwright-do-keep = Pay and keep the inventor
arkwright-do-keep-paid = Pay £{ $paid } and keep the inventor
arkwright-do-stock = Sell one from stock
arkwright-do-shift-work = Use extra shifts
arkwright-do-stop = Sell no more
arkwright-do-row-on = Let the highest row produce
arkwright-do-row-off = Shut the highest row
arkwright-do-patron = Sell one to the patron
arkwright-do-jubilee = Sell one for the jubilee
arkwright-do-lose = Lose one { $good }
arkwright-do-dismiss = Dismiss the worker, { $spot }
arkwright-do-wreck = Lose the machine of { $good }, row { $row }
arkwright-do-name = { $who } begins
arkwright-do-done = Nothing more

## Forecast and players

arkwright-forecast-title = Forecast: { $good }
arkwright-forecast-good = Good of the forecast
arkwright-forecast-open = Show the forecast
arkwright-forecast-fold = Hide the forecast
arkwright-forecast-hold = if nobody changes anything else
arkwright-forecast-spoken = Forecast, { $good }: you sell { $n }, cash after £{ $cash }, share value { $steps }.
arkwright-col-seller = Seller
arkwright-col-appeal = Appeal
arkwright-col-makes = Makes
arkwright-col-sells = Sells
arkwright-col-income = Income
arkwright-col-costs = Costs
arkwright-col-share = Share
arkwright-col-player = Player
arkwright-col-cash = Cash
arkwright-col-shares = Shares
arkwright-col-value = Value
arkwright-col-worth = Worth
arkwright-col-loans = Loans
arkwright-may-change = still acts before the sale
arkwright-bill-now = cash
arkwright-bill-plan = your plan
arkwright-owed = To pay when the action ends: £{ $n }
arkwright-bill-owed = the action
arkwright-bill-sold = { $n } × £{ $price }
arkwright-bill-costs = workers, machines
arkwright-bill-raised = raised
arkwright-bill-after = After this production
arkwright-bill-now-made = If it were made now
arkwright-bill-without = without the plan
arkwright-bill-share = Share space { $from } → { $to }: £{ $before } → £{ $after }
arkwright-bill-note-harbour = Stock is sold, tiles serve, contracts are delivered where they can be.
arkwright-bill-note-tiles = Stock is sold and tiles serve where they can.
arkwright-bill-note-stock = Stock is sold where it can be.
arkwright-bill-shipped = { $n } by ship
arkwright-bill-gives-way = The price gives way: 1 space lost.
arkwright-bill-factories = factories of 1760
arkwright-bill-paid = When they are paid
arkwright-bill-first = This is the bill for your factories. It is paid at the end of 1760, after the start capital.
arkwright-first-spoken = The bill for your factories: £{ $n }, paid at the end of 1760.
arkwright-forecast-none = No production of { $good } is to come.
arkwright-shortfall = Too little cash: { $shares ->
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
arkwright-quick-sells = { $good }: sell { $n }
arkwright-quick-sells-later = { $good }, later: sell { $n }
arkwright-quick-share = share
arkwright-players-title = Players
arkwright-players-note = worth = shares × value
arkwright-show-company = { $who }: show the company
arkwright-cell = { $who }: show the company, cash { $cash }, worth £{ $worth }

## End

arkwright-wins = { $who } wins
arkwright-win-together = { $who } and { $last } win together
arkwright-no-winner = Nobody wins: every company has a loan
arkwright-winner = winner
arkwright-final-note = shares × value; ties go to cash

## Help

arkwright-help-title = Tables and components
arkwright-help-markers = What administration costs and brings
arkwright-help-admin = The rows cost { $rows }. A marker that already lies on the table may be used again for £2 more; those £2 do not count for the action.
arkwright-help-marker = Marker
arkwright-shade-own = own colour
arkwright-shade-light = light grey
arkwright-shade-dark = dark grey
arkwright-help-upto = up to £{ $n }
arkwright-help-distribution = Machines and quality: the amounts for one, two, three. Distribution: reaching level n costs £n.
arkwright-help-factories = Factories: cost = base quality, goods per row
arkwright-help-factories-note = Modernising costs the price of each level passed.
arkwright-help-good = Good
arkwright-help-value = Company value: shares × share value
arkwright-help-shares = { $n ->
    [one] 1 share
   *[other] { $n } shares
  }
arkwright-help-events = Events
arkwright-element-title = Spinning Mule: what it adds to Spinning Jenny
arkwright-element-development-tiles = All lie open from the beginning. You may take one instead of a grey marker: in 1760, and whenever a special marker is taken (after workers, stock exchange, machinery). Nobody has two alike or more than four; a fifth sends another one back.
arkwright-element-economy-markers = Of five markers for each good three lie face down on the timetable, one for each decade. Each cycle begins with one of them: the importer of the active good advances by 0 to 2 spaces, and 1 to 3 fired workers return to the job market.
arkwright-element-event-markers = Two of the events below are drawn and lie face down. One happens at the end of 1770, the other at the end of 1780; 1790 ends the game.
arkwright-element-grey = Grey action markers
arkwright-element-grey-about = Machinery, quality and distribution: light grey from level I on, dark grey from level II on. There is no second stock exchange marker.

## Modules and variants

arkwright-event-then = then
arkwright-no-event = none
arkwright-free-row = (free)
arkwright-award-share-value = Share value award
arkwright-award-share-value-about = For the first company at space { $n }: a share from the bank. Given up, it protects from one emergency sale.
arkwright-award-share-value-has = Has the share value award: given up, the shares of one emergency sale cost no share value.
arkwright-award-shipping = Shipping award
arkwright-award-shipping-about = For the first to ship { $n ->
    [one] 1 good
   *[other] { $n } goods
  } at once: two spaces of share value. Given up, it keeps one contract from rising.
arkwright-award-shipping-has = Has the shipping award: given up, one contract does not rise.
arkwright-award-gone = { $award }: out of the game
arkwright-records = Records: { $home } sold at home × { $shipping } shipped = £{ $total }
arkwright-bonus-line = bonus £{ $n }
arkwright-bonus-sum = { $home } × { $shipping } = £{ $total }
arkwright-col-bonus = Bonus
arkwright-final-note-bonus = shares × value + bonus; ties go to cash
arkwright-bank = bank { $n }
arkwright-bank-told = The bank has { $n ->
    [one] 1 share
   *[other] { $n } shares
  } of this company
arkwright-holds = Holds: { $list }
arkwright-holds-of = { $n } of { $who }
arkwright-foreign = Shares of the other companies, at least £10 each
arkwright-trade-buy-of = Buy shares of { $who }
arkwright-trade-buy-of-about = value £{ $price }, bank { $have }; £{ $bonus } a share to the company
arkwright-trade-sell-of = Sell shares of { $who }
arkwright-trade-sell-of-about = £{ $price } each, you have { $have }
arkwright-trade-buy-from = Own shares back from { $who }
arkwright-trade-buy-from-about = value £{ $price }, { $have } there; the bank’s come first
arkwright-then-one-price = special, one price
arkwright-then-all-prices = special, prices
arkwright-brings-raise = £{ $n } missing
arkwright-brings-reorganization = special marker, prices
arkwright-left-emergency = £{ $owes } to pay, £{ $missing } missing
arkwright-left-contract = { $good }: contract for { $n }
arkwright-left-share = your share for £{ $n }
arkwright-left-prices = { $n ->
    [one] 1 price may be set
   *[other] { $n } prices may be set
  }
arkwright-back-tile = { $tile } came back
arkwright-back-ship = A ship for { $n } came back
arkwright-hint-board = You are asked out of turn. If you take it, the supervisory board goes back.
arkwright-hint-emergency = Every share sold now costs share value. No more than needed are sold.
arkwright-hint-shielded = The award marker covers this sale: it costs no share value.
arkwright-hint-extra = One of the two: the manager lets you choose the other one.
arkwright-hint-extra-both = One after the other; choose which comes now.
arkwright-hint-extra-swaps = A second price instead of the special marker is possible.
arkwright-hint-award-share = Several companies won at once: the award goes to nobody, but a share is cheap.
arkwright-hint-keep-contract = Without the award marker the contract rises.
arkwright-hint-start-portfolio = At most { $n ->
    [one] 1 share
   *[other] { $n } shares
  } of each other company; you have what is left of your start capital.
arkwright-go-done-extra = No additional action
arkwright-go-done-board = Leave it
arkwright-go-done-award-share = Do not buy
arkwright-go-done-keep-contract = Let the contract rise
arkwright-go-done-start-portfolio = Buy no more
arkwright-do-buy-of = { $n ->
    [one] Buy 1 share of { $who }
   *[other] Buy { $n } shares of { $who }
  }
arkwright-do-sell-of = { $n ->
    [one] Sell 1 share of { $who }
   *[other] Sell { $n } shares of { $who }
  }
arkwright-do-buy-from = { $n ->
    [one] Buy 1 own share from { $who }
   *[other] Buy { $n } own shares from { $who }
  }
arkwright-do-extra-special = Take a special marker
arkwright-do-extra-prices = Adjust prices
arkwright-do-award = Give up the award marker
arkwright-do-award-emergency = Give up the share value award: this sale costs no share value
arkwright-do-award-keep-contract = Give up the shipping award: the contract stays
arkwright-do-award-share = Buy a share at half price
arkwright-module-extra-events = At the end of each decade from 1760 to 1800 one more event happens, before the usual one. The timetable shows both.
arkwright-module-steam-power = The event Steam power is in the draw: everybody pays £1 per machine and £1 per capacity of their ships. It may never come.
arkwright-module-bonus-markers = Two records per company: the most goods sold in England in one sale, and the most shipped at once, each from 1 to 10. Their product in pounds is added to the score at the end.
arkwright-module-award-markers = The first company at space 25 of the share track gets a share from the bank, the first to ship six goods at once two spaces. Who has the marker may give it up: for one emergency sale without loss of share value, or to keep one contract from rising.
arkwright-module-reorganization = A marker without main action: take a special marker and set one price. It costs nothing, whichever free row it lies on; used a second time in a decade it costs the fee of £2 like any other marker, and still sets one price only. At the end of a decade in which it was used, and for everybody at the end of 1790, the dark side comes up: then all prices.
arkwright-module-new-tiles = Six kinds of tiles more: harbormaster, investor, supervisory board, loadmaster, wealth of nations (a row of £0) and manager. The supervisory board decides out of turn, when somebody else gives a tile or a ship back.
arkwright-module-stock-exchange = Shares of the other companies can be bought and sold with the stock exchange action, in 1760 up to five of each. The company whose shares are bought gets £1 per £5 of value from the bank. All are sold before the end; only own shares count.

## Ledger

arkwright-ledger-money = Cash { $cash }, { $shares ->
    [one] 1 share
   *[other] { $shares } shares
  } × £{ $value } = £{ $worth }, share space { $space }, loans { $loans }
arkwright-ledger-factory = { $good } { $level }: { $base } + { $quality } + { $distribution } − £{ $price } = appeal { $appeal }; workers+machines per row { $rows }; makes { $makes }; stock { $stock }
arkwright-ledger-markers = Administration: { $list }. Markers: { $all }
arkwright-ledger-harbour = Warehouse workers: { $spots }. Ships: { $ships }. Stock: { $stock }. Contracts: { $contracts }
arkwright-ledger-tiles = Tiles: { $list }
arkwright-ledger-market = Demand: { $demand }. Wage £{ $wage } (reconstructed). Workers { $workers }, fired { $fired }
arkwright-ledger-importers = Importers: { $list }
arkwright-ledger-extra-events = Extra events seen: { $list }
arkwright-ledger-events = Events seen: { $list }
arkwright-ledger-forecasts = If production ran now
arkwright-ledger-forecast = { $good }, demand { $demand }:
arkwright-ledger-importer = Importer, appeal { $appeal }: sells { $n }
arkwright-ledger-seller = { $who }, appeal { $appeal }: makes { $made }, sells { $n }, income £{ $income }, costs £{ $costs }, share value { $steps }
arkwright-ledger-mat = Markers of level { $level }: { $list }
arkwright-ledger-ships = Ships: { $list }

## Keys, for the list that ? opens

game-keys =
    Q: to what is asked, from there to the factories and to the main button
    F: read the total of the forecast aloud
