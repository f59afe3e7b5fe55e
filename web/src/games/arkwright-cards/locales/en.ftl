# What only the card game's table says. Goods, cards, moves, events and reasons stand beside the rules.

cardgame-heading = Arkwright: The Card Game, table { $table }
cardgame-tabs = Parts of the table
cardgame-tab-turn = Turn
cardgame-tab-market = Market
cardgame-tab-company = Company
cardgame-tab-players = Players
cardgame-tab-opponents = Opponents
cardgame-status = State of the game
cardgame-your-turn = Your turn: { $phase }
cardgame-turn-of = { $who } decides: { $phase }
cardgame-decided = Your turn is decided and not yet sent
cardgame-over = The game is over
cardgame-decade = decade
cardgame-round = round { $n } of 4
cardgame-round-short = { $n }/4
cardgame-wage = wage
cardgame-upkeep = machine
cardgame-help = Help
cardgame-recon = Reconstructed: no printed copy was at hand; this number was worked out from others.
cardgame-recon-mark = Dotted numbers.
cardgame-recon-prices = Prices, costs and arrows are reconstructed.
cardgame-nothing = nothing
cardgame-you = You
cardgame-choose = choose
cardgame-start-player = Start player
cardgame-decides = decides now
cardgame-winner = winner
cardgame-broke = Bankrupt, out of the game

## Market

cardgame-market = Market
cardgame-market-note = sells = appeal − demand, at most the appeal
cardgame-demand = demand marker
cardgame-arrow-up = passing up raises it
cardgame-arrow-down = down lowers it
cardgame-leaves = { $who } leaves this space
cardgame-track-told = { $good }: demand { $demand }
cardgame-round-done = done
cardgame-round-now = this round
cardgame-round-next = next
cardgame-round-then = then
cardgame-wages = Wages, a step for every build or employ action
cardgame-wages-told = Wages track: £{ $wage }, space { $at } of { $of }

## Company

cardgame-companies = Companies
cardgame-company-yours = Your company
cardgame-company-of = Company of { $who }
cardgame-reserve = reserve: { $list }
cardgame-reserve-short = reserve
cardgame-reserve-houses = { $n ->
    [one] 1 warehouse
   *[other] { $n } warehouses
  }
cardgame-reserve-quality = quality { $list }
cardgame-reserve-distribution = { $n ->
    [one] 1 distribution card
   *[other] { $n } distribution cards
  }
cardgame-factory-of = { $good } factory, side { $side }
cardgame-not-built = { $good }: not built
cardgame-site = { $good }: makes { $goods }, { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
  }, fixed cost £{ $cost }
cardgame-site-facts = makes { $goods }, { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
  }, fixed cost £{ $cost }; price and appeal make { $together } together, overseas £{ $overseas } a good
cardgame-workers-card = Workers { $n } · { $side }
cardgame-workers-n = Workers { $n }
cardgame-workers-told = { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
  }, { $machines ->
    [one] 1 machine
   *[other] { $machines } machines
  }; goods: { $goods } { $good }
cardgame-machine = machine
cardgame-warehouse = Warehouse
cardgame-stored = In the warehouse:
cardgame-floor = On the floor
cardgame-floor-about = On the floor: not stored yet
cardgame-on-floor = { $n } on the floor
cardgame-foreman-short = −£2 each
cardgame-office-card = Office
cardgame-quality = Quality
cardgame-distribution = Distribution
cardgame-fades = −1 after sale
cardgame-turned-appeal = { $name }, turned to appeal { $n }
cardgame-turned-price = { $name }, turned to price £{ $n }
cardgame-turn-it = Turn it round
cardgame-spots = Spots for the factory token
cardgame-spot = Token on appeal { $appeal }, price £{ $price }
cardgame-token-here = the token lies here
cardgame-tile-makes = Goods the tile makes by itself
cardgame-tile-workers = { $n ->
    [one] 1 worker on the tile, paid a wage in every production
   *[other] { $n } workers on the tile, each paid a wage in every production
  }
cardgame-fixed = cost £{ $cost }
cardgame-overseas = Price overseas
cardgame-makes = makes
cardgame-appeal = appeal
cardgame-price = price
cardgame-costs = costs
cardgame-marker-stays = marker still on { $at }
cardgame-take-up = Take up { $piece } of { $good }
cardgame-upgrade = Upgrade
cardgame-found-short = Start
cardgame-open-short = Build
cardgame-hire-short = Workers
cardgame-brings-hire = { $goods ->
    [one] +1 good
   *[other] +{ $goods } goods
  }, { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
  }, £{ $costs } a production
cardgame-brings-machine = { $machines ->
    [one] 1 machine
   *[other] { $machines } machines
  } for { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
  }, { $way ->
    [more] £{ $costs } more a production
    [less] £{ $costs } less a production
   *[same] the same costs
  }
cardgame-brings-foreman = £{ $costs } less a production
cardgame-foreman-here = Foreman
cardgame-brings-upgrade = { $goods ->
    [0] as many goods
    [one] +1 good
   *[other] +{ $goods } goods
  }, price and appeal +{ $together }, overseas +£{ $overseas }, { $way ->
    [more] £{ $costs } more a production
    [less] £{ $costs } less a production
   *[same] the same costs
  }
cardgame-invent = Upgrade with the inventor

## Player board

cardgame-board = Player board
cardgame-quality-four = quality up to 4
cardgame-quality-six = quality up to 6
cardgame-purse-money = Money
cardgame-purse-shares = Shares
cardgame-purse-value = Value
cardgame-purse-loans = Loans
cardgame-purse-ships = Ships
cardgame-track-here = , here
cardgame-from-decade = The next step waits for decade { $decade }
cardgame-loans = Loans { $n } of { $of }
cardgame-tokens = Shipping tokens { $n } of { $of }
cardgame-held = Cards { $n } of { $most }
cardgame-held-none = none
cardgame-once = once per decade
cardgame-used = used in this decade

## Players and opponents

cardgame-players = Players
cardgame-opponents = Opponents
cardgame-worth-note = worth = shares × value
cardgame-show-company = Show the company of { $who }
cardgame-col-player = Player
cardgame-col-seller = Seller
cardgame-col-money = Money
cardgame-col-shares = Shares
cardgame-col-value = Value
cardgame-col-worth = Worth
cardgame-col-appeal = Appeal
cardgame-col-price = Price
cardgame-col-makes = Makes
cardgame-col-sells = Sells
cardgame-col-income = Income
cardgame-col-costs = Costs
cardgame-col-share = Value
cardgame-bag = In the bag: { $n }
cardgame-bag-told = { $who }: { $inside } in the bag, { $drawn } drawn
cardgame-behind = you play after them
cardgame-draws = The opponents’ turns
cardgame-draw-start = Their first factories
cardgame-draw-round = Decade { $decade }, { $good }
cardgame-draw-older = Earlier
cardgame-draw-newer = Later
cardgame-draw-next = Next ({ $n } of { $of })
cardgame-draw-all = Show all
cardgame-draw-again = Play it again
cardgame-draw-none = The opponents have not moved yet.

## The stage

cardgame-parts = What the middle shows
cardgame-part-now = Decide
cardgame-part-forecast = Forecast
cardgame-part-cards = Development cards
cardgame-part-draws = Opponents
cardgame-supply = Development cards
cardgame-supply-empty = Nothing is left in the supply.
cardgame-display = Display of development cards
cardgame-place-empty = empty place
cardgame-disc-of = disc: { $who }
cardgame-forecast = Forecast: { $good }
cardgame-forecast-lead = { $reading ->
    [repeat] If the others set their prices as their cards show now, demand for { $good } will be at { $demand }.
    [best] If the others set the price that brings them most, demand for { $good } will be at { $demand }.
   *[hold] As the markers stand, demand for { $good } is at { $demand }.
  } Cards and shipping are left out of the table.
cardgame-may-still = may still change it
cardgame-price-title = Price and appeal: { $good }
cardgame-appeal-down = Appeal down
cardgame-appeal-up = Appeal up
cardgame-price-down = Price down
cardgame-price-up = Price up
cardgame-was-appeal = was { $n }
cardgame-was-price = was £{ $n }
cardgame-arrows-up = { $n ->
    [one] 1 arrow
   *[other] { $n } arrows
  } up: demand { $from } → { $to }
cardgame-arrows-down = { $n ->
    [one] 1 arrow
   *[other] { $n } arrows
  } down: demand { $from } → { $to }
cardgame-options = What each appeal would bring
cardgame-option = Appeal { $appeal }, price £{ $price }
cardgame-appeal-start = Appeal
cardgame-price-start = Price
cardgame-you-sell = you sell
cardgame-home-income = Home income
cardgame-value-steps = Share value
cardgame-if-drawn = drawn: { $n } of { $of }
cardgame-sells-for = { $n }, £{ $money }
cardgame-odds-note = The last rows: what you sell and earn at home if the opponents draw that colour before the sale of { $good }.
cardgame-covered = A price that you have tried is filled in.
cardgame-covered-send = Send it to see what it brings.
cardgame-covered-bill = What this price brings is for you to find out: set it and go on.
cardgame-most-cash = most cash at home
cardgame-may-change = Still to set theirs: { $who }.
cardgame-all-set = The others have set theirs: these figures are final.
cardgame-bill-home = Sells at home
cardgame-bill-ships = { $ships ->
    [one] Could ship { $n }, one ship
   *[other] Could ship { $n }, { $ships } ships
  }
cardgame-bill-stays = Left for the warehouse
cardgame-bill-costs = Fixed £{ $fixed }, { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
  } £{ $wages }{ $machines ->
    [0] { "" }
    [one] , 1 machine £{ $upkeep }
   *[other] , { $machines } machines £{ $upkeep }
  }
cardgame-bill-balance = Balance
cardgame-bill-loans = { $n ->
    [one] The emergency fund gives 1 loan
   *[other] The emergency fund gives { $n } loans
  }
cardgame-bill-bankrupt = Bankrupt: the emergency fund does not suffice
cardgame-bill-value = Share value
cardgame-bill-spoken = Sells { $n } { $good } at home; balance { $balance }; share value +{ $steps }
cardgame-allowance = { $kind ->
   *[quality] Quality added: { $used } of { $of }
    [distribution] Distribution added: { $used } of { $of }
  }
cardgame-quality-limit = at most { $most } at a factory; a card is laid once in an action
cardgame-distribution-limit = one card, at most { $most }, at a factory
cardgame-engineer-left = The engineer leaves { $good }: cards of the reserve may take its place, { $n } in all.
cardgame-your-cards = Your cards
cardgame-lies-at = { $good }, shows { $n }
cardgame-in-reserve = in your reserve
cardgame-lay-where = { $piece }: where, and with which value?
cardgame-has = has { $n }
cardgame-buy = Buy shares
cardgame-buy-about = £{ $price } each
cardgame-buy-half = £{ $price } each; { $n ->
    [one] the first one
   *[other] the first { $n }
  } at half price
cardgame-loan = Take loans
cardgame-loan-about = +£{ $price } each, one share less at the end; { $left } left
cardgame-ships = Ships
cardgame-ships-about = { $ready } of { $of } ready
cardgame-broker = Broker: shares at half price
cardgame-broker-about = £{ $price } each, instead of developing; the broker goes back
cardgame-track-steps = { $n ->
    [one] in one step
   *[other] in { $n } steps
  }
cardgame-or-card = Or a card from the supply (you hold { $held } of { $most })
cardgame-or-display = Or a card from the display (you hold { $held } of { $most })
cardgame-discard-for = You hold as many cards as you may. Which one goes back for { $card }?
cardgame-made = Made
cardgame-limit = England takes
cardgame-sold-home = Sold at home
cardgame-left = Left over
cardgame-in-hand = In store
cardgame-sell-hint = What was just made is sold as far as the market takes it. You may add stored goods or use a card.
cardgame-ship = Ship overseas
cardgame-ship-end = Shipping tokens lower your share value at the end: by £{ $now } so far, by £{ $one } with one more ship{ $ships ->
    [one] .
   *[other] , by £{ $two } with two.
  }
cardgame-ship-about = £{ $price } for each good; each ship used costs a shipping token
cardgame-ship-office = With the trade office
cardgame-ship-office-about = one shipping token less; the card is turned
cardgame-ship-hint = { $ready ->
    [one] 1 ship is ready
   *[other] { $ready } ships are ready
  }, { $each ->
    [one] 1 good
   *[other] { $each } goods
  } each, £{ $price } for a good of { $good }. What is not shipped goes into warehouses, as far as there is room.
cardgame-store-hint = { $n ->
    [one] At least one good finds no room in your warehouses. Let goods go until the rest fits.
   *[other] At least { $n } goods find no room in your warehouses. Let goods go until the rest fits.
  }
cardgame-waste = Let go
cardgame-waste-n = { $good ->
    [lamps] { $n ->
        [one] Let a lamp go
       *[other] Let { $n } lamps go
      }
   *[other] { $n ->
        [one] Let one { arkwright-cards-good } go
       *[other] Let { $n } { arkwright-cards-good } go
      }
  }
cardgame-waste-several = Let go: { $list }
cardgame-hint-found = It comes with its office and its first worker card.
cardgame-hint-build = Build and upgrade as much as you like, here or on the cards below.
cardgame-hint-employ = Add worker cards, here or on the cards below: the first, then the second of a factory.
cardgame-hint-automate = { $n ->
    [one] 1 machine may still be added.
   *[other] { $n } machines may still be added.
  } Click the worker cards below, or choose here.
cardgame-hint-extra = Which factories produce for the warehouses, with how many worker cards?
cardgame-hint-early = Choose what goes aboard, then sail once with all of it.
cardgame-hint-wage = The first one raises the wage for everybody: £{ $from } → £{ $to } a worker.
cardgame-hint-wage-build = The first factory that is built raises the wage for everybody: £{ $from } → £{ $to } a worker.
cardgame-hint-start-player = Your shares are worth the least, so you name who begins the decade.
cardgame-hint-foreman = The foreman stands at one factory for as long as you hold the card.
cardgame-aboard = { $n ->
    [0] Nothing is aboard yet.
    [one] 1 good is aboard.
   *[other] { $n } goods are aboard.
  }
cardgame-load = Load { $good }
cardgame-load-about = { $have } in store, £{ $price } each
cardgame-loading = Goods to load
cardgame-load-n = { $good }: { $n }
cardgame-load-total = Aboard: { $n } of { $most }
cardgame-load-sail = Sail with { $n }
cardgame-load-sail-saved = Sail with { $n } and the trade office
cardgame-load-contract = The contract adds { $money }.

## The subject of a decision, over what is chosen

cardgame-stage-found = First factories
cardgame-stage-first-shares = First shares
cardgame-stage-action = Actions
cardgame-stage-develop = Development
cardgame-stage-two-steps = Two steps
cardgame-stage-discard = Too many cards
cardgame-stage-foreman = The foreman
cardgame-stage-replace-engineer = In the engineer’s place
cardgame-stage-reactivate = The developer
cardgame-stage-sell = Home market
cardgame-stage-ship = Overseas
cardgame-stage-store = Warehouses
cardgame-stage-tie = A tie
cardgame-stage-entrepreneur = The entrepreneur
cardgame-stage-behind = The entrepreneur
cardgame-stage-start-player = The next decade
cardgame-stage-awards = Awards

## The tray

cardgame-tray = Your turn
cardgame-step-action = Action
cardgame-step-price = Price
cardgame-step-develop = Develop
cardgame-asked-act = Your turn is decided.
cardgame-asked-wait = { $who } decides.
cardgame-road-production = Production
cardgame-asked-watch = You are watching. { $who } decides.
cardgame-asked-past = This is the past.
cardgame-asked-over = The game is over.
cardgame-go-now = Back to now
cardgame-go-wait = Waiting for { $who }
cardgame-then-price = Then price and appeal of { $good }: a press on a column ends the action
cardgame-final-now = What the final count would give now: goods sold, money turned into shares, loans and ships counted
cardgame-final-word = final
cardgame-go-set = Set £{ $price }, appeal { $appeal }
cardgame-go-done = Nothing more
cardgame-go-done-build = Done building
cardgame-go-done-employ = Done hiring
cardgame-go-done-automate = Done automating
cardgame-go-done-quality = Done with quality
cardgame-go-done-distribution = Done with distribution
cardgame-go-done-exchange = Leave the exchange
cardgame-go-done-extra = Done producing
cardgame-go-done-develop = Do not develop
cardgame-go-done-replace-engineer = Lay no more cards
cardgame-go-done-reactivate = Leave the developer
cardgame-go-done-tie = Leave the tie
cardgame-go-done-entrepreneur = Keep the entrepreneur
cardgame-go-done-behind = Keep the entrepreneur
cardgame-go-choose = Choose above
cardgame-go-choose-action = Choose an action
cardgame-why-go = Why not go on?
cardgame-why-wait = Why not now?
cardgame-why-no-further = Why not further?
why-cardgame-choose = Something is still to be decided: { $phase }.
why-cardgame-no-further = Token, office and quality cards give no more in this direction.

## The end

cardgame-wins = { $who } wins
cardgame-win-together = { $who } and { $last } win together
cardgame-no-winner = Nobody wins
cardgame-solo-place-1 = { $you ->
    [yes] You win against both opponents
   *[no] { $who } wins against both opponents
  }
cardgame-solo-place-2 = { $you ->
    [yes] You come second
   *[no] { $who } comes second
  }
cardgame-solo-place-3 = { $you ->
    [yes] You come last
   *[no] { $who } comes last
  }
cardgame-final-step = Step of the final scoring
cardgame-final-goods = a. Stored goods sold
cardgame-final-bought = b. Shares bought
cardgame-final-loans = c. Shares off for loans
cardgame-final-ships = d. Value off for shipping
cardgame-final-shares = Shares
cardgame-final-value = Share value
cardgame-final-score = e. Score
cardgame-final-note = score = shares × value
cardgame-awards = Awards
cardgame-awards-won = A won game earns what was reached.
cardgame-awards-lost = Awards are earned by winning.
cardgame-award-earned = earned
cardgame-award-reached = reached
cardgame-award-missed = not reached
cardgame-award-keep = Keep
cardgame-award-since = { $n ->
    [one] earned on { $day }
   *[other] first earned on { $day }, { $n } times in all
  }
cardgame-award-hint = Two of the awards you reached count when you win, one when you come second. Which?

## Help

cardgame-legend = Signs
cardgame-help-factories = Factories
cardgame-help-good = Good
cardgame-help-side = Side
cardgame-help-tile = Makes
cardgame-help-tile-workers = Workers on it
cardgame-help-sum = Price + appeal
cardgame-help-fixed = Fixed cost
cardgame-help-overseas = Overseas
cardgame-help-crew1 = Workers 1
cardgame-help-crew2 = Workers 2
cardgame-help-stored = Stored, at the end
cardgame-help-factories-note = The workers of the tile get a wage each in every production, and machines never replace them. The second worker card has sides I and III; its newer side stands in the line of side II.
cardgame-help-tracks = Tracks
cardgame-help-contract = Extra for 1, 2, 3 … goods: { $list }.

## Ledger

cardgame-ledger-when = Decade { $decade } ({ $year }), round { $n } of 4: { $good }
cardgame-ledger-track = { $good }: demand { $demand }; appeal: { $list }
cardgame-ledger-wage = Wage £{ $wage } (space { $at })
cardgame-ledger-money = Money { $money }, { $shares ->
    [one] 1 share
   *[other] { $shares } shares
  } at £{ $value } = £{ $worth }, loans { $loans }, shipping tokens { $tokens }, ships ready { $ships }
cardgame-ledger-factory = { $good } { $side }: token on appeal { $spot }, office turned to { $office }; appeal { $appeal }, price £{ $price }; workers: { $crew }; cards: { $pieces }; makes { $makes }, costs £{ $costs }, stored { $stored }
cardgame-ledger-appeal = appeal
cardgame-ledger-price = price
cardgame-ledger-tile = { $n ->
    [one] 1 worker on the tile
   *[other] { $n } workers on the tile
  }
cardgame-ledger-crew = card { $n } side { $side }, { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
  } and { $machines ->
    [one] 1 machine
   *[other] { $machines } machines
  }
cardgame-ledger-distribution = distribution { $n }
cardgame-ledger-quality-appeal = quality { $n } ({ $faces }) turned to appeal
cardgame-ledger-quality-price = quality { $n } ({ $faces }) turned to price
cardgame-ledger-tracks = Tracks: { $list }
cardgame-ledger-cards = Development cards: { $list }
cardgame-ledger-used = { $card } (used)
cardgame-ledger-foreman = The foreman stands at { $good }
cardgame-ledger-seller = { $who }: appeal { $appeal }, price £{ $price }, makes { $made }, sells { $n } for £{ $income }, costs £{ $costs }, share value +{ $steps }
cardgame-ledger-choice = Appeal { $appeal }, price £{ $price }: demand { $demand }, sells { $n } for £{ $income }, share value +{ $steps } ({ $move })
cardgame-ledger-place = Place { $n }: { $what }
cardgame-ledger-rival = { $who }: { $shares ->
    [one] 1 share
   *[other] { $shares } shares
  } at £{ $value } = £{ $worth }
cardgame-ledger-final = { $who }: stored goods £{ $goods }, shares bought { $bought }, loans { $loans }, shipping £{ $pounds }; { $shares ->
    [one] 1 share
   *[other] { $shares } shares
  } × £{ $value } = { $score }
cardgame-ledger-awards = Awards earned: { $list }

## A card at a factory as it lies

cardgame-card-appeal = appeal { $n }
cardgame-card-price = price £{ $n }

## Actions in short, on their buttons

cardgame-brief-build = Any number. Building lowers every demand by one; wages move on.
cardgame-brief-employ = Worker cards. Every demand falls by one; wages move on.
cardgame-brief-automate = Machines for £1 instead of a wage, up to your track.
cardgame-brief-quality = Lay or turn quality cards, up to your track.
cardgame-brief-distribution = Lay or turn cards, up to your track; one point fades per production.
cardgame-brief-exchange = Buy shares, take loans, make ships ready.
cardgame-brief-extra = Make goods now, for your warehouses.
cardgame-brief-early = Ship stored goods of several factories.
cardgame-brief-pass = Go straight to price and appeal.
cardgame-brief-card-entrepreneur = { $solo ->
    [true] Once a decade: win a tie for the highest appeal. Or discard it: play after the opponents.
   *[other] Once a decade: win a tie for the highest appeal. Or discard it: name who begins a round.
  }
cardgame-brief-card-trade-office = Once a decade: one shipping token less.
cardgame-brief-card-trade-office-expert = Opens the shipping track.
cardgame-brief-card-extra-shift = Discard it: one more good in a production.
cardgame-brief-card-extra-shift-expert = In an extra one, too.
cardgame-brief-card-workshop = Two machines of each factory cost nothing.
cardgame-brief-card-workshop-expert = Opens the machinery track.
cardgame-brief-card-foreman = Up to four workers of one factory cost £2 less, but at least £1.
cardgame-brief-card-broker = Discard it instead of developing: two shares at half price.
cardgame-brief-card-patron = Once a decade: sell one more of them at home.
cardgame-brief-card-inventor = Discard it: upgrade two factories a decade early.
cardgame-brief-card-inventor-expert = Or: two steps on tracks.
cardgame-brief-card-developer = Fixed costs £2 less. Once a decade: a used card is ready again.
cardgame-brief-card-contract = Shipping pays extra: the more at once, the more.
cardgame-brief-card-patent = A third distribution card.
cardgame-brief-card-patent-expert = Opens the distribution track.
cardgame-brief-card-engineer = A quality card of 5 or 6; quality up to 6 everywhere.
cardgame-brief-card-engineer-expert = Opens the quality track.
cardgame-brief-card-large-warehouse = A third warehouse, for four goods of a kind.
cardgame-brief-track-quality = Quality that one action adds.
cardgame-brief-track-distribution = Distribution that one action adds.
cardgame-brief-track-cards = Cards that you may hold.
cardgame-brief-track-machinery = Machines that one action adds.
cardgame-brief-track-shipping = Goods that each ship carries.
cardgame-brief-track-exchange = Shares at half price per action.
cardgame-company-open = Show the cards of the { $good } factory

## A forecast without sellers

cardgame-forecast-under-way = The production of { $good } is under way: there is nothing left to foresee.
cardgame-forecast-nobody = Nobody makes { $good } yet: there is nothing to foresee.

## Keys, for the list that ? opens

game-keys =
    Q: to what is asked, from there to the main button
    F: read the total of the forecast aloud

celebrate-award = An award!
