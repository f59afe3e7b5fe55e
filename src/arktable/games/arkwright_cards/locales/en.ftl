# Words of Arkwright: The Card Game: what happened, why not, what may be chosen, what things do. For table and terminal.

## In the lobby

ruleset-arkwright-cards = Arkwright: The Card Game
ruleset-arkwright-cards-about = Arkwright as a card game: build factories, hire, and set prices. Every price also moves the demand, for you and for the others.

## Goods

arkwright-cards-good-food = food
arkwright-cards-good-clothes = clothes
arkwright-cards-good-cutlery = cutlery
arkwright-cards-good-lamps = lamps

## Actions and what each does

arkwright-cards-action-build = Build and upgrade
arkwright-cards-action-build-about = Build any number of factories and upgrade any number. A new factory has the workers of its tile. If anything was built, every demand falls by one and wages move on.
arkwright-cards-action-employ = Employ workers
arkwright-cards-action-employ-about = Add worker cards, up to two beside each factory. Every demand falls by one and wages move on.
arkwright-cards-action-automate = Automate
arkwright-cards-action-automate-about = Replace workers on worker cards by machines, as many as your machinery track allows. A machine costs £1 instead of a wage.
arkwright-cards-action-quality = Add quality
arkwright-cards-action-quality-about = Lay, turn and move quality cards. All rises together may not pass your quality track; what falls is lost.
arkwright-cards-action-distribution = Add distribution
arkwright-cards-action-distribution-about = Lay, turn and move distribution cards. All rises together may not pass your distribution track; each production takes one away.
arkwright-cards-action-exchange = Stock exchange
arkwright-cards-action-exchange-about = In this order, each if you like: buy shares, take loans, make your ships ready.
arkwright-cards-action-extra = Extra production
arkwright-cards-action-extra-about = Expert: produce in any of your factories, with as many worker cards as you like; goods go into warehouses.
arkwright-cards-action-early = Early shipping
arkwright-cards-action-early-about = Expert: ship stored goods of several factories at once.
arkwright-cards-action-pass = No action
arkwright-cards-action-pass-about = Go on to price and appeal without an action.

## Development tracks and what each does

arkwright-cards-track-quality = Quality
arkwright-cards-track-quality-about = How much quality one action may add.
arkwright-cards-track-distribution = Distribution
arkwright-cards-track-distribution-about = How much distribution one action may add.
arkwright-cards-track-cards = Development cards
arkwright-cards-track-cards-about = How many development cards you may hold.
arkwright-cards-track-machinery = Machinery
arkwright-cards-track-machinery-about = How many workers one action may replace by machines.
arkwright-cards-track-shipping = Shipping
arkwright-cards-track-shipping-about = How many goods each ship carries.
arkwright-cards-track-exchange = Stock exchange
arkwright-cards-track-exchange-about = How many shares you may buy at half price in a stock exchange action.

## Development cards and what each does

arkwright-cards-card-entrepreneur = Entrepreneur
arkwright-cards-card-entrepreneur-about = Once per decade: win a tie for the highest appeal. Or discard it at the end of a round to name who begins the next one; alone, to play after the opponents.
arkwright-cards-card-trade-office = Trade office
arkwright-cards-card-trade-office-about = Once per decade: when ships sail, take one shipping token less.
arkwright-cards-card-trade-office-expert = Expert: no decade restriction on the shipping track.
arkwright-cards-card-extra-shift = Extra shift
arkwright-cards-card-extra-shift-about = Discard it in production: the factory makes one more good.
arkwright-cards-card-extra-shift-expert = Expert: or discard it in an extra production, for one more good there.
arkwright-cards-card-workshop = Workshop
arkwright-cards-card-workshop-about = Two machines of every factory cost no maintenance.
arkwright-cards-card-workshop-expert = Expert: no decade restriction on the machinery track.
arkwright-cards-card-foreman = Foreman
arkwright-cards-card-foreman-about = Stands at one factory: up to four workers there, on the tile or its cards, cost £2 less each, but at least £1.
arkwright-cards-card-broker = Broker
arkwright-cards-card-broker-about = Discard it instead of developing: buy up to two shares at half their value, rounded up.
arkwright-cards-card-patron-food-clothes = Patron of food and clothes
arkwright-cards-card-patron-food-clothes-about = Once per decade: sell one more food or clothes at home than the market allows.
arkwright-cards-card-patron-food-cutlery = Patron of food and cutlery
arkwright-cards-card-patron-food-cutlery-about = Once per decade: sell one more food or cutlery at home than the market allows.
arkwright-cards-card-patron-food-lamps = Patron of food and lamps
arkwright-cards-card-patron-food-lamps-about = Once per decade: sell one more food or lamp at home than the market allows.
arkwright-cards-card-patron-clothes-cutlery = Patron of clothes and cutlery
arkwright-cards-card-patron-clothes-cutlery-about = Once per decade: sell one more clothes or cutlery at home than the market allows.
arkwright-cards-card-patron-clothes-lamps = Patron of clothes and lamps
arkwright-cards-card-patron-clothes-lamps-about = Once per decade: sell one more clothes or lamp at home than the market allows.
arkwright-cards-card-patron-cutlery-lamps = Patron of cutlery and lamps
arkwright-cards-card-patron-cutlery-lamps-about = Once per decade: sell one more cutlery or lamp at home than the market allows.
arkwright-cards-card-inventor = Inventor
arkwright-cards-card-inventor-about = Discard it when you upgrade: up to two factories are upgraded a decade ahead of time.
arkwright-cards-card-inventor-expert = Expert: or discard it instead of developing, for two steps on your tracks whatever the decade.
arkwright-cards-card-developer = Developer
arkwright-cards-card-developer-about = The fixed cost of every factory is £2 less. And once per decade, in your turn, it makes another used card ready again.
arkwright-cards-card-contract = Contract
arkwright-cards-card-contract-about = Shipping brings extra income: the more goods sail at once, the more.
arkwright-cards-card-patent = Patent
arkwright-cards-card-patent-about = A third distribution card for your reserve.
arkwright-cards-card-patent-expert = Expert: no decade restriction on the distribution track.
arkwright-cards-card-engineer = Engineer
arkwright-cards-card-engineer-about = A quality card of 5 or 6 for your reserve. From now on every factory may reach quality 6, even if the card goes back.
arkwright-cards-card-engineer-expert = Expert: no decade restriction on the quality track.
arkwright-cards-card-large-warehouse = Large warehouse
arkwright-cards-card-large-warehouse-about = A third warehouse, for up to four goods of one kind.

## Quality and distribution cards

arkwright-cards-piece-quality-1 = first quality card
arkwright-cards-piece-quality-2 = second quality card
arkwright-cards-piece-quality-3 = third quality card
arkwright-cards-piece-engineer = engineer
arkwright-cards-piece-distribution-1 = first distribution card
arkwright-cards-piece-distribution-2 = second distribution card
arkwright-cards-piece-patent = patent

## Colours nobody plays

arkwright-cards-colour-first = first opponent
arkwright-cards-colour-second = second opponent
arkwright-cards-colour-neutral = neutral colour

## Awards of the solo game. Numbers: points, many, most, money, parvenu, sailings

arkwright-cards-award-tycoon = Tycoon
arkwright-cards-award-tycoon-about = Score { $points } or more.
arkwright-cards-award-patriot = Patriot
arkwright-cards-award-patriot-about = Never use a ship.
arkwright-cards-award-true-worker = True Worker
arkwright-cards-award-true-worker-about = Never take a patent or an engineer.
arkwright-cards-award-worker-hero = Worker Hero
arkwright-cards-award-worker-hero-about = Never choose the action Automate.
arkwright-cards-award-gentleman = Gentleman / Lady
arkwright-cards-award-gentleman-about = Never develop the stock exchange, nor use a broker.
arkwright-cards-award-specialist = Specialist
arkwright-cards-award-specialist-about = Never build beyond your two first factories.
arkwright-cards-award-generalist = Generalist
arkwright-cards-award-generalist-about = Own four factories in the end.
arkwright-cards-award-full-line = Full production line
arkwright-cards-award-full-line-about = Own four factories with two worker cards each.
arkwright-cards-award-general-manager = General Manager
arkwright-cards-award-general-manager-about = Before final scoring, hold { $many } shares or more, but fewer than { $most }.
arkwright-cards-award-expert-broker = Expert Broker
arkwright-cards-award-expert-broker-about = Before final scoring, hold { $most } shares.
arkwright-cards-award-exchange-darling = Stock Exchange Darling
arkwright-cards-award-exchange-darling-about = Before final scoring, a share value of { $many } or more, but less than { $most }.
arkwright-cards-award-exchange-mogul = Stock Exchange Mogul
arkwright-cards-award-exchange-mogul-about = Before final scoring, a share value of { $most }.
arkwright-cards-award-parvenu = Parvenu
arkwright-cards-award-parvenu-about = Start with no money and { $parvenu } shares (needs the option of buying shares).
arkwright-cards-award-nouveau-riche = Nouveau riche
arkwright-cards-award-nouveau-riche-about = Before final scoring, own £{ $money } or more.
arkwright-cards-award-sailor = Sailor
arkwright-cards-award-sailor-about = Ship goods at least { $sailings } times.

# The same, chosen by an argument; the sentences below refer to these.

arkwright-cards-good = { $good ->
   *[food] food
    [clothes] clothes
    [cutlery] cutlery
    [lamps] lamps
  }
arkwright-cards-good-start = { $good ->
   *[food] Food
    [clothes] Clothes
    [cutlery] Cutlery
    [lamps] Lamps
  }
arkwright-cards-factory = { $good ->
   *[food] the food factory
    [clothes] the clothes factory
    [cutlery] the cutlery factory
    [lamps] the lamps factory
  }
arkwright-cards-factory-start = { $good ->
   *[food] The food factory
    [clothes] The clothes factory
    [cutlery] The cutlery factory
    [lamps] The lamps factory
  }
arkwright-cards-decade = { $decade ->
    [1] I
    [2] II
   *[3] III
  }
arkwright-cards-card = { $card ->
   *[entrepreneur] the entrepreneur
    [trade-office] the trade office
    [extra-shift] the extra shift
    [workshop] the workshop
    [foreman] the foreman
    [broker] the broker
    [patron-food-clothes] the patron of food and clothes
    [patron-food-cutlery] the patron of food and cutlery
    [patron-food-lamps] the patron of food and lamps
    [patron-clothes-cutlery] the patron of clothes and cutlery
    [patron-clothes-lamps] the patron of clothes and lamps
    [patron-cutlery-lamps] the patron of cutlery and lamps
    [inventor] the inventor
    [developer] the developer
    [contract] the contract
    [patent] the patent
    [engineer] the engineer
    [large-warehouse] the large warehouse
  }
arkwright-cards-card-start = { $card ->
   *[entrepreneur] The entrepreneur
    [trade-office] The trade office
    [extra-shift] The extra shift
    [workshop] The workshop
    [foreman] The foreman
    [broker] The broker
    [patron-food-clothes] The patron of food and clothes
    [patron-food-cutlery] The patron of food and cutlery
    [patron-food-lamps] The patron of food and lamps
    [patron-clothes-cutlery] The patron of clothes and cutlery
    [patron-clothes-lamps] The patron of clothes and lamps
    [patron-cutlery-lamps] The patron of cutlery and lamps
    [inventor] The inventor
    [developer] The developer
    [contract] The contract
    [patent] The patent
    [engineer] The engineer
    [large-warehouse] The large warehouse
  }
arkwright-cards-piece = { $piece ->
   *[quality-1] the first quality card
    [quality-2] the second quality card
    [quality-3] the third quality card
    [engineer] the engineer
    [distribution-1] the first distribution card
    [distribution-2] the second distribution card
    [patent] the patent
  }
arkwright-cards-piece-start = { $piece ->
   *[quality-1] The first quality card
    [quality-2] The second quality card
    [quality-3] The third quality card
    [engineer] The engineer
    [distribution-1] The first distribution card
    [distribution-2] The second distribution card
    [patent] The patent
  }
arkwright-cards-track = { $track ->
   *[quality] quality
    [distribution] distribution
    [cards] development cards
    [machinery] machinery
    [shipping] shipping
    [exchange] stock exchange
  }
arkwright-cards-colour = { $colour ->
   *[first] The first opponent
    [second] The second opponent
    [neutral] The neutral colour
  }
arkwright-cards-award = { $award ->
   *[tycoon] Tycoon
    [patriot] Patriot
    [true-worker] True Worker
    [worker-hero] Worker Hero
    [gentleman] Gentleman / Lady
    [specialist] Specialist
    [generalist] Generalist
    [full-line] Full production line
    [general-manager] General Manager
    [expert-broker] Expert Broker
    [exchange-darling] Stock Exchange Darling
    [exchange-mogul] Stock Exchange Mogul
    [parvenu] Parvenu
    [nouveau-riche] Nouveau riche
    [sailor] Sailor
  }
arkwright-cards-worker-card = { $worker_card ->
    [1] first worker card
   *[2] second worker card
  }

## Phases: what is asked

phase-found = choose a factory to start with
phase-first-shares = buy shares with the start money
phase-action = choose an action
phase-build = build and upgrade factories
phase-employ = add worker cards
phase-automate = replace workers by machines
phase-quality = add quality
phase-distribution = add distribution
phase-exchange = shares, loans, ships
phase-extra = produce for the warehouses
phase-early = load stored goods and sail
phase-price = set price and appeal
phase-develop = take a step on a track, or a card
phase-discard = discard a card to make room
phase-foreman = choose the foreman’s factory
phase-replace-engineer = lay quality cards in the engineer’s place
phase-two-steps = take two steps on your tracks
phase-reactivate = use the developer or not
phase-sell = sell at home
phase-ship = ship what is left, or not
phase-store = choose goods that go to waste
phase-tie = break the tie with the entrepreneur or not
phase-entrepreneur = discard the entrepreneur to name who begins, or not
phase-start-player = name who begins the next decade
phase-behind = discard the entrepreneur to play after the opponents, or not
phase-awards = choose the awards to keep
phase-over = the game is over

## Options

option-supply = Development cards
option-supply-help = Which cards lie in the supply.
option-supply-printed = As listed
option-supply-printed-help = The cards the book lists for your number of players.
option-supply-random = Drawn (expert)
option-supply-random-help = Entrepreneur, engineers and patents, and four cards per player drawn from all others.
option-restrictions = Decade restrictions
option-restrictions-help = May the tracks be developed at any time?
option-restrictions-off = Off
option-restrictions-off-help = Every step of every track is open from the start.
option-restrictions-on = On (expert)
option-restrictions-on-help = Later steps of quality, distribution, machinery and shipping wait for their decade. Certain cards lift that, and the inventor may bring two steps.
option-factories = First factories
option-factories-help = Who starts with which two factories. For two to four players.
option-factories-given = As listed
option-factories-given-help = Two factories by seat, as in the book.
option-factories-chosen = Chosen (expert)
option-factories-chosen-help = Everybody chooses a first factory in turn and a second one in reverse order.
option-ships = Ships
option-ships-help = How many ships are ready at the start.
option-ships-two = Two
option-ships-two-help = Both ships can sail from the first round on.
option-ships-none = None (expert)
option-ships-none-help = A stock exchange action makes them ready first.
option-shares = First shares
option-shares-help = How many shares everybody starts with.
option-shares-ten = Ten
option-shares-ten-help = Ten shares and £50.
option-shares-bought = Bought (expert)
option-shares-bought-help = Before the first round you may turn some of the £50 into more shares, at £10 each.
option-actions = Actions
option-actions-help = Which actions there are.
option-actions-five = Five
option-actions-five-help = Build, employ, automate, quality or distribution, stock exchange.
option-actions-seven = Seven (expert)
option-actions-seven-help = Extra production and early shipping too.
option-tracks = Quality and distribution tracks
option-tracks-help = The two rule books name different spaces.
option-tracks-long = Four spaces
option-tracks-long-help = 1, 2, 2, 3 and 2, 3, 3, 4, as the French book has it.
option-tracks-short = Three spaces
option-tracks-short-help = 1, 2, 3 and 2, 3, 4, as the English book has it.
option-neutral = Neutral colour
option-neutral-help = Does it count for the highest appeal? For two players only.
option-neutral-competes = It competes
option-neutral-competes-help = Nobody gets the step for the highest appeal if the neutral colour could sell two and is not behind.
option-neutral-passive = It does not compete
option-neutral-passive-help = Only the players’ appeal is compared; the neutral colour just takes its place on the tracks.
option-solo-factories = Your first factories
option-solo-factories-help = How you come by your two factories. For the solo game only.
option-solo-factories-chosen = Chosen
option-solo-factories-chosen-help = You choose one, then the opponents appear, then you choose the other.
option-solo-factories-random = Drawn
option-solo-factories-random-help = Two of the four, by chance.
option-awards = Awards
option-awards-help = Which awards you earn. For the solo game only.
option-awards-all = All
option-awards-all-help = A won game earns every award that was reached.
option-awards-choose = Choose
option-awards-choose-help = Keep two of those reached when you win, one when you come second.

## Moves, as the notation writes them

move-done = done: nothing more
move-pass = pass: no action
move-build = build: the action Build and upgrade
move-employ = employ: the action Employ workers
move-automate = automate: the action Automate
move-quality = quality: the action Add quality
move-distribution = distribution: the action Add distribution
move-exchange = exchange: the action Stock exchange
move-extra = extra: the action Extra production
move-early = early: the action Early shipping
move-found = found food: start with this factory
move-open = open food: build this factory
move-upgrade = upgrade food: turn the factory and its workers to the newer side
move-invent = invent food: the same with the inventor, a decade ahead
move-hire = hire food: the next worker card of this factory
move-machine = machine food 1: machines for its first worker card
move-set = set 1 office quality-1: token on appeal 1; what is named is turned to appeal, all else to price
move-lift = lift quality-1: take a card back into the reserve
move-lay = lay quality-1 food 2: lay it at this factory with value 2, or turn it there
move-buy = buy 3: buy shares
move-loan = loan 2: take loans
move-ships = ships: make both ships ready
move-develop = develop quality: a step on this track
move-take = take patent: take this development card
move-pick = pick 7: take the card at this place of the display, counted row by row
move-discard = discard patent: give this card back
move-foreman = foreman food: where the foreman stands
move-broker = broker 2: discard the broker, buy shares at half price
move-inventor = inventor: discard the inventor for two steps
move-reactivate = reactivate trade-office: the developer makes this card ready again
move-patron = patron patron-food-clothes: one more good at home
move-extra-shift = extra-shift, extra-shift food: one more good is made
move-sell = sell 2: sell this many stored goods beside those just made
move-ship = ship 3, ship 3 trade-office: ship goods, with the trade office if named
move-load = load food 2: load stored goods
move-run = run food 1: produce with this many worker cards
move-sail = sail, sail trade-office: the loaded ships sail
move-waste = waste food: one stored good goes
move-entrepreneur = entrepreneur: break the tie
move-name = name 2: this seat begins
move-behind = behind: play after the opponents
move-award = award tycoon: keep this award

## Moves, as a player would say them. Codes as arguments: good, card, piece, track, award; n is the number

arkwright-cards-do-done = Nothing more
arkwright-cards-do-pass = No action
arkwright-cards-do-build = Build and upgrade
arkwright-cards-do-employ = Employ workers
arkwright-cards-do-automate = Automate
arkwright-cards-do-quality = Add quality
arkwright-cards-do-distribution = Add distribution
arkwright-cards-do-exchange = Stock exchange
arkwright-cards-do-extra = Extra production
arkwright-cards-do-early = Early shipping
arkwright-cards-do-found = Start with { arkwright-cards-factory }
arkwright-cards-do-open = Build { arkwright-cards-factory }
arkwright-cards-do-upgrade = Upgrade { arkwright-cards-factory }
arkwright-cards-do-invent = Upgrade { arkwright-cards-factory } with the inventor
arkwright-cards-do-hire = Workers for { arkwright-cards-factory }
arkwright-cards-do-machine = { $worker_card ->
    [1] Machines for the first workers of { arkwright-cards-factory }
   *[2] Machines for the second workers of { arkwright-cards-factory }
  }
arkwright-cards-do-set = Price £{ $price }, appeal { $appeal }
arkwright-cards-do-set-later = Set the price
arkwright-cards-do-lift = Take back { arkwright-cards-piece }
arkwright-cards-do-lay = { arkwright-cards-piece-start } to { arkwright-cards-factory }, value { $value }
arkwright-cards-do-buy = { $n ->
    [0] Buy no shares
    [one] Buy 1 share
   *[other] Buy { $n } shares
  }
arkwright-cards-do-loan = { $n ->
    [one] Take 1 loan
   *[other] Take { $n } loans
  }
arkwright-cards-do-ships = Make the ships ready
arkwright-cards-do-develop = Develop { arkwright-cards-track }
arkwright-cards-do-take = Take { arkwright-cards-card }
arkwright-cards-do-pick = Take { arkwright-cards-card } (place { $place })
arkwright-cards-do-discard = Give back { arkwright-cards-card }
arkwright-cards-do-foreman = Foreman to { arkwright-cards-factory }
arkwright-cards-do-broker = { $n ->
    [one] Broker: 1 share at half price
   *[other] Broker: { $n } shares at half price
  }
arkwright-cards-do-inventor = Inventor: two steps
arkwright-cards-do-reactivate = Developer: make { arkwright-cards-card } ready
arkwright-cards-do-patron = Sell one more with { arkwright-cards-card }
arkwright-cards-do-extra-shift = Extra shift: one more good
arkwright-cards-do-extra-shift-at = Extra shift in { arkwright-cards-factory }
arkwright-cards-do-sell = { $n ->
    [0] Sell what was made, nothing from the store
    [one] Sell 1 stored good too
   *[other] Sell { $n } stored goods too
  }
arkwright-cards-do-ship = { $n ->
    [0] Ship nothing
    [one] Ship 1 good
   *[other] Ship { $n } goods
  }
arkwright-cards-do-ship-office = { $n ->
    [one] Ship 1 good with the trade office
   *[other] Ship { $n } goods with the trade office
  }
arkwright-cards-do-load = Load { $n } { arkwright-cards-good }
arkwright-cards-do-run = { $worker_cards ->
    [0] { arkwright-cards-factory-start } alone
    [one] { arkwright-cards-factory-start } with 1 worker card
   *[other] { arkwright-cards-factory-start } with { $worker_cards } worker cards
  }
arkwright-cards-do-sail = Sail
arkwright-cards-do-sail-office = Sail with the trade office
arkwright-cards-do-waste = { $good ->
    [lamps] Let a lamp go
   *[other] Let one good of { arkwright-cards-good } go
  }
arkwright-cards-do-break-tie = Break the tie
arkwright-cards-do-name = { $who } begins
arkwright-cards-do-behind = Play after the opponents
arkwright-cards-do-award = Keep { arkwright-cards-award }

## What happened

event-round = Decade { arkwright-cards-decade }, active good: { arkwright-cards-good }.
event-decade = { NUMBER($year, useGrouping: 0) }: decade { arkwright-cards-decade } begins, used cards are ready again.
event-begins = { $who } begins.
event-founded = { $who } starts with { arkwright-cards-factory }.
event-action = { $who }: { $action ->
   *[build] build and upgrade.
    [employ] employ workers.
    [automate] automate.
    [quality] add quality.
    [distribution] add distribution.
    [exchange] stock exchange.
    [extra] extra production.
    [early] early shipping.
  }
event-passed = { $who } takes no action.
event-opened = { $who } builds { arkwright-cards-factory }, side { $side ->
    [1] I
   *[2] II
  }.
event-upgraded = { $who } upgrades { arkwright-cards-factory }.
event-inventor = { $who } gives back the inventor.
event-hired = { $who } adds the { arkwright-cards-worker-card } to { arkwright-cards-factory }.
event-machines = { $who } puts { $machines ->
    [one] 1 machine
   *[other] { $machines } machines
  } into { arkwright-cards-factory }, { arkwright-cards-worker-card }.
event-laid = { $who } lays { arkwright-cards-piece } at { arkwright-cards-factory }, value { $value }.
event-lifted = { $who } takes { arkwright-cards-piece } from { arkwright-cards-factory }.
event-bought = { $who } buys { $shares ->
    [0] no shares.
    [one] 1 share for £{ $paid }.
   *[other] { $shares } shares for £{ $paid }.
  }
event-brokered = { $who } gives back the broker and buys { $shares ->
    [one] 1 share
   *[other] { $shares } shares
  } at half price, for £{ $paid }.
event-borrowed = { $who } takes { $loans ->
    [one] 1 loan
   *[other] { $loans } loans
  }: +£{ $money }.
event-ships-ready = { $who } makes { $ships ->
    [one] 1 ship ready
   *[other] { $ships } ships ready
  }.
event-ran = { $who } produces { $goods } { arkwright-cards-good } for the warehouses, costs £{ $paid }.
event-extra-shift = { $who } gives back the extra shift: one more good ({ arkwright-cards-good }).
event-set = { $who } sets { arkwright-cards-good }: price £{ $price }, appeal { $appeal }; demand { $moved ->
    [0] stays at { $demand }.
   *[other] moves to { $demand }.
  }
event-developed = { $who } develops { arkwright-cards-track }: { $value }.
event-took = { $who } takes { arkwright-cards-card }.
event-discarded = { $who } gives back { arkwright-cards-card }.
event-foreman-at = { $who }: the foreman stands at { arkwright-cards-factory }.
event-reactivated = { $who }: the developer makes { arkwright-cards-card } ready again.
event-made = { $who } makes { $goods } { arkwright-cards-good }; the home market takes { $limit }.
event-patron = { $who } uses { arkwright-cards-card }: one more good at home.
event-sold = { $who } sells { $goods ->
    [0] no { arkwright-cards-good } at home.
   *[other] { $goods } { arkwright-cards-good } at £{ $price }: +£{ $money }.
  }
event-shipped = { $who } ships { $goods ->
    [one] 1 good
   *[other] { $goods } goods
  } with { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
  }: +£{ $money }{ $saved ->
    [0] .
   *[other] ; the trade office saves a shipping token.
  }
event-wasted = { $who } wastes { $goods } { arkwright-cards-good } for want of room.
event-wasted-many = { $who } wastes { $count } { arkwright-cards-good } for want of room.
event-costs = { $who } pays £{ $paid } for { arkwright-cards-factory }: fixed £{ $fixed }, wages £{ $wages }, machines £{ $upkeep }.
event-emergency = { $who } turns to the emergency fund: { $loans ->
    [one] 1 loan
   *[other] { $loans } loans
  } for £{ $money }.
event-bankrupt = { $who } is bankrupt and out of the game.
event-tie-broken = { $who } breaks the tie for the highest appeal with the entrepreneur.
event-value = { $who }: share value +{ $steps }, now £{ $value }.
event-faded = { $who }: the distribution of { arkwright-cards-good } falls to { $left }.
event-more-workers = More people earn: every demand marker goes one space down, wages £{ $wage }.
event-neutral = The neutral colour goes one space up on every track.
event-opponent-starts = { arkwright-cards-colour } starts with { arkwright-cards-good }, appeal { $appeal }.
event-drawn = Out of the bag: { $colour ->
   *[first] the first opponent.
    [second] the second opponent.
    [neutral] the neutral colour.
  }
event-opponent-opens = { arkwright-cards-colour } opens a { arkwright-cards-good } factory, appeal { $appeal }; demand { $demand }.
event-opponent-forward = { arkwright-cards-colour } advances in { arkwright-cards-good } to appeal { $appeal }; demand { $demand }.
event-opponent-share = { arkwright-cards-colour } gets a share and has { $shares }.
event-opponent-sells = { arkwright-cards-colour } sells { $goods }: share value £{ $value }.
event-disc = { $colour ->
   *[first] The first opponent’s disc
    [second] The second opponent’s disc
    [neutral] The neutral disc
  } moves { $steps } on to { arkwright-cards-card }.
event-behind = { $who } gives back the entrepreneur and plays after the opponents.
event-final = { $who }: stored goods £{ $goods }, shares bought { $bought }, shares lost to loans { $loans }, value lost to shipping £{ $pounds }. { $shares ->
    [one] 1 share
   *[other] { $shares } shares
  } × £{ $value } = { $score }.
event-award = { $who } earns an award: { arkwright-cards-award }.

## Why not

why-do-something = Do something first: this decision cannot be left untouched.
why-expert-only = That belongs to an expert option that is not in play.
why-nothing-to-build = There is nothing to build or upgrade now.
why-nothing-to-hire = No worker card can be added anywhere.
why-nothing-to-automate = There are no workers whom machines could replace: those on the tiles stay.
why-nothing-to-improve = You have no factory to improve.
why-nothing-to-trade = No share can be paid, no loan is left, and the ships are ready.
why-nothing-to-run = You have no factory that could produce.
why-nothing-to-ship = You have no stored goods, or no ship for them.
why-factory-open = { arkwright-cards-factory-start } is open already.
why-no-factory = You have no { arkwright-cards-good } factory.
why-produces-no-more = { arkwright-cards-good-start } will not be produced again.
why-newest-side = Nothing at { arkwright-cards-factory } can be upgraded in decade { arkwright-cards-decade }.
why-inventor-late = The inventor cannot go beyond decade { $decades ->
    [3] III
   *[other] { $decades }
  }.
why-invented-already = The inventor has already upgraded { arkwright-cards-factory }.
why-inventor-spent = The inventor upgrades { $most ->
    [one] 1 factory
   *[other] { $most } factories
  }, no more.
why-two-worker-cards = Both worker cards are already beside { arkwright-cards-factory }.
why-no-room-for-workers = No worker card can be added to { arkwright-cards-factory } now.
why-no-worker-card = There is no { arkwright-cards-worker-card } beside { arkwright-cards-factory }.
why-automated-already = The { arkwright-cards-worker-card } of { arkwright-cards-factory } already shows its machines.
why-finish-half = The machine token lies on the { arkwright-cards-worker-card } of { arkwright-cards-factory }: finish that one first.
why-other-kind = { arkwright-cards-piece-start } belongs to the other kind: quality and distribution are separate actions.
why-no-piece = You do not own this card: { arkwright-cards-piece }.
why-piece-laid = { arkwright-cards-piece-start } has already been laid in this action.
why-piece-in-reserve = { arkwright-cards-piece-start } is in your reserve already.
why-piece-not-in-reserve = { arkwright-cards-piece-start } is not in your reserve.
why-piece-elsewhere = { arkwright-cards-piece-start } does not lie at { arkwright-cards-factory }.
why-lift-first = { arkwright-cards-piece-start } lies at another factory: take it back first.
why-shows-that = { arkwright-cards-piece-start } already shows { $value }.
why-one-distribution = Another distribution card lies at { arkwright-cards-factory }.
why-level-limit = { arkwright-cards-factory-start } would have { $want }; { $most } is the most.
why-rise-limit = That would be a rise of { $want }; { $most } is what you may add.
why-exchange-order = Shares first, then loans, then ships; each once.
why-too-many-shares = You want { $want ->
    [one] 1 share
   *[other] { $want } shares
  }; { $most } is the most: money and the end of the track set the limit.
why-too-many-loans = You want { $want ->
    [one] 1 loan
   *[other] { $want } loans
  }; { $most } is the most.
why-ships-ready = Both ships are ready already.
why-has-run = { arkwright-cards-factory-start } has already produced in this action.
why-has-not-run = { arkwright-cards-factory-start } has not produced in this action.
why-loaded-already = You have already loaded { arkwright-cards-good }.
why-not-so-many-stored = You want to load { $want } { arkwright-cards-good }; { $have } in store.
why-ship-room = You want to ship { $want }; { $most } is the most: goods, ships and shipping tokens set the limit.
why-nothing-stored = You have no { arkwright-cards-good } in store.
why-sale-limit = From store you want to sell { $want } at home; { $most } is the most.
why-patron-other-goods = { arkwright-cards-card-start } does not buy this good.
why-patron-idle = You have { $have } and may already sell { $limit }: a patron would change nothing.
why-no-card = You do not have { arkwright-cards-card }.
why-card-held = You already have { arkwright-cards-card }; one of each kind is the limit.
why-card-used = { arkwright-cards-card-start } has been used in this decade.
why-card-not-used = { arkwright-cards-card-start } is not a used card of yours.
why-card-discarded = You gave back { arkwright-cards-card } in this turn; not before the next.
why-card-not-there = { arkwright-cards-card-start } is not in the supply.
why-under-disc = A disc lies on the card at place { $place }: it is taken.
why-place-empty = There is no card at place { $place }.
why-other-supply = In the solo game cards are taken by their place; else by their name.
why-track-end = The marker is at the end of this track: { arkwright-cards-track }.
why-decade-restriction = The next step of this track waits for decade { arkwright-cards-decade }: { arkwright-cards-track }.
why-no-such-player = Nobody plays there, or no longer.
why-award-not-reached = This award was not reached: { arkwright-cards-award }.
why-award-chosen = You have already chosen this award: { arkwright-cards-award }.

## The legend of icons: what each stands for

arkwright-cards-legend-food = Food
arkwright-cards-legend-clothes = Clothes
arkwright-cards-legend-cutlery = Cutlery
arkwright-cards-legend-lamps = Lamps
arkwright-cards-legend-good = A good, of any of the four kinds
arkwright-cards-legend-appeal = Appeal
arkwright-cards-legend-share = Share
arkwright-cards-legend-share-value = Share value
arkwright-cards-legend-worker = Worker, on a tile or a worker card
arkwright-cards-legend-machine = Machine
arkwright-cards-legend-shipping = Shipping
arkwright-cards-legend-money = Money (£)
arkwright-cards-legend-home-market = Home market
arkwright-cards-legend-loan = Loan
arkwright-cards-legend-factory = Factory
arkwright-cards-legend-office = Office
arkwright-cards-legend-full-factory = Whole factory: tile and office
arkwright-cards-legend-worker-card = Worker card, the extension of a factory
arkwright-cards-legend-first-worker-card = First worker card
arkwright-cards-legend-second-worker-card = Second worker card
arkwright-cards-legend-small-warehouse = Small warehouse
arkwright-cards-legend-large-warehouse = Large warehouse
arkwright-cards-legend-quality = Quality
arkwright-cards-legend-distribution = Distribution
arkwright-cards-legend-development = Development
arkwright-cards-legend-development-card = Development card
arkwright-cards-legend-production = Production (phase)
arkwright-cards-legend-exchange = Stock exchange
arkwright-cards-legend-decade = Decade (I, II, III)
arkwright-cards-legend-decade-marker = Decade marker
arkwright-cards-legend-round-marker = Round marker
arkwright-cards-legend-rotate-180 = Turn it by 180°
arkwright-cards-legend-flip = Flip it to the other side
arkwright-cards-legend-rotate-90 = Turn it by 90° to the left
arkwright-cards-legend-activate = Use a development card, once per decade
arkwright-cards-legend-reactivate = Make a used development card ready again
arkwright-cards-legend-discard = Discard a development card
arkwright-cards-legend-remove = Remove
arkwright-cards-legend-demand = Move the demand marker
arkwright-cards-legend-player = Player
arkwright-cards-legend-expert = Expert variant
arkwright-cards-legend-restriction = Restriction token

## The player aid

arkwright-cards-aid-title = Player aid
arkwright-cards-aid-game = Three decades of four rounds. In each round one good is active: food, clothes, cutlery, lamps.
arkwright-cards-aid-turn = Your turn
arkwright-cards-aid-turn-a = One action, or none.
arkwright-cards-aid-turn-b = Price and appeal, if your factory of the active good is open: put the token on a spot, turn office and quality cards. The demand marker follows every arrow your marker passes.
arkwright-cards-aid-turn-c = Develop: a step on a track or a development card, or neither.
arkwright-cards-aid-actions = Actions
arkwright-cards-aid-production = Production of the active good
arkwright-cards-aid-production-a = Sell at home: up to appeal minus demand, and where the demand is below 0 up to the appeal. What was just made must be sold as far as it goes; stored goods may.
arkwright-cards-aid-production-b = Ship what is left, or store it. Each ship used costs a shipping token; goods without room are wasted.
arkwright-cards-aid-production-c = Pay: fixed cost, a wage for each worker on the tile and its cards, £1 for each machine. The emergency fund lends half a share value per loan.
arkwright-cards-aid-production-d = Share value: +1 for two or more home sales, and +1 more for the highest appeal among those. A tie brings nobody the second step.
arkwright-cards-aid-production-e = Distribution falls by one in factories that produced.
arkwright-cards-aid-round = End of a round
arkwright-cards-aid-round-a = The next good becomes active, and the next player clockwise begins. The entrepreneur may change that.
arkwright-cards-aid-decade = End of a decade
arkwright-cards-aid-decade-a = Food is active again, a new decade begins, and used development cards are ready.
arkwright-cards-aid-decade-b = The player who is worth least (shares × value) names who begins.
arkwright-cards-aid-decade-c = With two players, the neutral colour goes one space up on every track.
arkwright-cards-aid-final = Final scoring
arkwright-cards-aid-final-a = Stored goods are sold at fixed prices.
arkwright-cards-aid-final-b = All the money that suffices buys shares at their full value.
arkwright-cards-aid-final-c = One share off for every loan.
arkwright-cards-aid-final-d = £1 off the share value for every £ your shipping tokens reached.
arkwright-cards-aid-final-e = Shares × value is your score. Ties go to who has more money left.
arkwright-cards-aid-solo = Alone against two opponents
arkwright-cards-aid-solo-a = After your turn a marker is drawn from the bag. An opponent with a factory of the active good advances two spaces; one without opens it.
arkwright-cards-aid-solo-b = Every opponent who was not drawn gets a share.
arkwright-cards-aid-solo-c = The disc of the colour drawn moves on, one card for each marker on the active track. You cannot take cards under a disc.
arkwright-cards-aid-solo-d = An opponent who sells two or more in production gains share value, otherwise a share.
arkwright-cards-aid-solo-e = You win if neither opponent scores more than you.

# What changed since earlier revisions of the rules
revision-arkwright-cards-tile-workers = The workers printed on a factory tile are paid wages whenever the factory produces, and the foreman counts them. Fixed costs are lower in return. Before, only those on worker cards were paid.

## The review after a game

review-when = Decade { arkwright-cards-decade }, round { $round ->
    [0] 1
    [1] 2
    [2] 3
   *[other] 4
  }
analysis-axis = { arkwright-cards-decade }
review-cost = −{ $n } { $n ->
    [one] point
   *[other] points
  }
review-sum = { $n }
review-cash = Cash: £{ $now } instead of £{ $was }.
review-value = Share value: £{ $now } instead of £{ $was }.
review-worth = Worth of the shares: £{ $now } instead of £{ $was }.

## What a seat knows that the others do not: nothing

secret-open = everything but the order of what is not drawn yet
secret-hidden = nothing
secret-between = one line

# Facts of orders ahead: in a sentence, and as a kind to choose.
fact-price = { $mine ->
    [yes] my price of { arkwright-cards-good }
   *[no] { $seat }’s price of { arkwright-cards-good }
  }
fact-lowest-price = the lowest price of { arkwright-cards-good } of the others
fact-appeal = { $mine ->
    [yes] my appeal in { arkwright-cards-good }
   *[no] { $seat }’s appeal in { arkwright-cards-good }
  }
fact-highest-appeal = the highest appeal of the others in { arkwright-cards-good }
fact-demand = the demand for { arkwright-cards-good }
fact-wage = the wage
fact-cash = { $mine ->
    [yes] my cash
   *[no] { $seat }’s cash
  }
fact-share-value = { $mine ->
    [yes] my share value
   *[no] { $seat }’s share value
  }
fact-supply = the number left of { arkwright-cards-card }
fact-kind-price = a price
fact-kind-lowest-price = the others’ lowest price
fact-kind-appeal = an appeal
fact-kind-highest-appeal = the others’ highest appeal
fact-kind-demand = a demand
fact-kind-wage = the wage
fact-kind-cash = cash
fact-kind-share-value = a share value
fact-kind-supply = cards on the table
fact-money = £{ $n }
