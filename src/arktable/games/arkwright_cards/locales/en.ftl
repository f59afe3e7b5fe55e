# Words of Arkwright: The Card Game: what happened, why not, what may be chosen, what things do. For table and terminal.

## Goods

arkwright_cards-good-food = food
arkwright_cards-good-clothes = clothes
arkwright_cards-good-cutlery = cutlery
arkwright_cards-good-lamps = lamps

## Actions and what each does

arkwright_cards-action-build = Build and upgrade
arkwright_cards-action-build-about = Build any number of factories and upgrade any number. If anything was built, every demand falls by one and wages move on.
arkwright_cards-action-employ = Employ workers
arkwright_cards-action-employ-about = Add worker cards, up to two beside each factory. Every demand falls by one and wages move on.
arkwright_cards-action-automate = Automate
arkwright_cards-action-automate-about = Replace workers by machines, as many as your machinery track allows. A machine costs £1 instead of a wage.
arkwright_cards-action-quality = Add quality
arkwright_cards-action-quality-about = Lay, turn and move quality cards. All rises together may not pass your quality track; what falls is lost.
arkwright_cards-action-distribution = Add distribution
arkwright_cards-action-distribution-about = Lay, turn and move distribution cards. All rises together may not pass your distribution track; each production takes one away.
arkwright_cards-action-exchange = Stock exchange
arkwright_cards-action-exchange-about = In this order, each if you like: buy shares, take loans, make your ships ready.
arkwright_cards-action-extra = Extra production
arkwright_cards-action-extra-about = Expert: produce in any of your factories, with as many worker cards as you like; goods go into warehouses.
arkwright_cards-action-early = Early shipping
arkwright_cards-action-early-about = Expert: ship stored goods of several factories at once.
arkwright_cards-action-pass = No action
arkwright_cards-action-pass-about = Go on to price and appeal without an action.

## Development tracks and what each does

arkwright_cards-track-quality = Quality
arkwright_cards-track-quality-about = How much quality one action may add.
arkwright_cards-track-distribution = Distribution
arkwright_cards-track-distribution-about = How much distribution one action may add.
arkwright_cards-track-cards = Development cards
arkwright_cards-track-cards-about = How many development cards you may hold.
arkwright_cards-track-machinery = Machinery
arkwright_cards-track-machinery-about = How many workers one action may replace by machines.
arkwright_cards-track-shipping = Shipping
arkwright_cards-track-shipping-about = How many goods each ship carries.
arkwright_cards-track-exchange = Stock exchange
arkwright_cards-track-exchange-about = How many shares you may buy at half price in a stock exchange action.

## Development cards and what each does

arkwright_cards-card-entrepreneur = Entrepreneur
arkwright_cards-card-entrepreneur-about = Once per decade: win a tie for the highest appeal. Or discard it at the end of a round to name who begins the next one; alone, to play after the opponents.
arkwright_cards-card-trade-office = Trade office
arkwright_cards-card-trade-office-about = Once per decade: when ships sail, take one shipping token less.
arkwright_cards-card-trade-office-expert = Expert: no decade restriction on the shipping track.
arkwright_cards-card-extra-shift = Extra shift
arkwright_cards-card-extra-shift-about = Discard it in production: the factory makes one more good.
arkwright_cards-card-extra-shift-expert = Expert: or discard it in an extra production, for one more good there.
arkwright_cards-card-workshop = Workshop
arkwright_cards-card-workshop-about = Two machines of every factory cost no maintenance.
arkwright_cards-card-workshop-expert = Expert: no decade restriction on the machinery track.
arkwright_cards-card-foreman = Foreman
arkwright_cards-card-foreman-about = Stands at one factory: up to four workers there cost £2 less each, but at least £1.
arkwright_cards-card-broker = Broker
arkwright_cards-card-broker-about = Discard it instead of developing: buy up to two shares at half their value, rounded up.
arkwright_cards-card-patron-food-clothes = Patron of food and clothes
arkwright_cards-card-patron-food-clothes-about = Once per decade: sell one more food or clothes at home than the market allows.
arkwright_cards-card-patron-food-cutlery = Patron of food and cutlery
arkwright_cards-card-patron-food-cutlery-about = Once per decade: sell one more food or cutlery at home than the market allows.
arkwright_cards-card-patron-food-lamps = Patron of food and lamps
arkwright_cards-card-patron-food-lamps-about = Once per decade: sell one more food or lamp at home than the market allows.
arkwright_cards-card-patron-clothes-cutlery = Patron of clothes and cutlery
arkwright_cards-card-patron-clothes-cutlery-about = Once per decade: sell one more clothes or cutlery at home than the market allows.
arkwright_cards-card-patron-clothes-lamps = Patron of clothes and lamps
arkwright_cards-card-patron-clothes-lamps-about = Once per decade: sell one more clothes or lamp at home than the market allows.
arkwright_cards-card-patron-cutlery-lamps = Patron of cutlery and lamps
arkwright_cards-card-patron-cutlery-lamps-about = Once per decade: sell one more cutlery or lamp at home than the market allows.
arkwright_cards-card-inventor = Inventor
arkwright_cards-card-inventor-about = Discard it when you upgrade: up to two factories are upgraded a decade ahead of time.
arkwright_cards-card-inventor-expert = Expert: or discard it instead of developing, for two steps on your tracks whatever the decade.
arkwright_cards-card-developer = Developer
arkwright_cards-card-developer-about = The fixed cost of every factory is £2 less. And once per decade, in your turn, it makes another used card ready again.
arkwright_cards-card-contract = Contract
arkwright_cards-card-contract-about = Shipping brings extra income: the more goods sail at once, the more.
arkwright_cards-card-patent = Patent
arkwright_cards-card-patent-about = A third distribution card for your reserve.
arkwright_cards-card-patent-expert = Expert: no decade restriction on the distribution track.
arkwright_cards-card-engineer = Engineer
arkwright_cards-card-engineer-about = A quality card of 5 or 6 for your reserve. From now on every factory may reach quality 6, even if the card goes back.
arkwright_cards-card-engineer-expert = Expert: no decade restriction on the quality track.
arkwright_cards-card-large-warehouse = Large warehouse
arkwright_cards-card-large-warehouse-about = A third warehouse, for up to four goods of one kind.

## Quality and distribution cards

arkwright_cards-piece-quality-1 = first quality card
arkwright_cards-piece-quality-2 = second quality card
arkwright_cards-piece-quality-3 = third quality card
arkwright_cards-piece-engineer = engineer
arkwright_cards-piece-distribution-1 = first distribution card
arkwright_cards-piece-distribution-2 = second distribution card
arkwright_cards-piece-patent = patent

## Colours nobody plays

arkwright_cards-colour-first = first opponent
arkwright_cards-colour-second = second opponent
arkwright_cards-colour-neutral = neutral colour

## Awards of the solo game. Numbers: points, many, most, money, parvenu, sailings

arkwright_cards-award-tycoon = Tycoon
arkwright_cards-award-tycoon-about = Score { $points } or more.
arkwright_cards-award-patriot = Patriot
arkwright_cards-award-patriot-about = Never use a ship.
arkwright_cards-award-true-worker = True Worker
arkwright_cards-award-true-worker-about = Never take a patent or an engineer.
arkwright_cards-award-worker-hero = Worker Hero
arkwright_cards-award-worker-hero-about = Never choose the action Automate.
arkwright_cards-award-gentleman = Gentleman / Lady
arkwright_cards-award-gentleman-about = Never develop the stock exchange, nor use a broker.
arkwright_cards-award-specialist = Specialist
arkwright_cards-award-specialist-about = Never build beyond your two first factories.
arkwright_cards-award-generalist = Generalist
arkwright_cards-award-generalist-about = Own four factories in the end.
arkwright_cards-award-full-line = Full production line
arkwright_cards-award-full-line-about = Own four factories with two worker cards each.
arkwright_cards-award-general-manager = General Manager
arkwright_cards-award-general-manager-about = Before final scoring, hold { $many } shares or more, but fewer than { $most }.
arkwright_cards-award-expert-broker = Expert Broker
arkwright_cards-award-expert-broker-about = Before final scoring, hold { $most } shares.
arkwright_cards-award-exchange-darling = Stock Exchange Darling
arkwright_cards-award-exchange-darling-about = Before final scoring, a share value of { $many } or more, but less than { $most }.
arkwright_cards-award-exchange-mogul = Stock Exchange Mogul
arkwright_cards-award-exchange-mogul-about = Before final scoring, a share value of { $most }.
arkwright_cards-award-parvenu = Parvenu
arkwright_cards-award-parvenu-about = Start with no money and { $parvenu } shares (needs the option of buying shares).
arkwright_cards-award-nouveau-riche = Nouveau riche
arkwright_cards-award-nouveau-riche-about = Before final scoring, own £{ $money } or more.
arkwright_cards-award-sailor = Sailor
arkwright_cards-award-sailor-about = Ship goods at least { $sailings } times.

# The same, chosen by an argument; the sentences below refer to these.

arkwright_cards-good = { $good ->
   *[food] food
    [clothes] clothes
    [cutlery] cutlery
    [lamps] lamps
  }
arkwright_cards-good-start = { $good ->
   *[food] Food
    [clothes] Clothes
    [cutlery] Cutlery
    [lamps] Lamps
  }
arkwright_cards-factory = { $good ->
   *[food] the food factory
    [clothes] the clothes factory
    [cutlery] the cutlery factory
    [lamps] the lamps factory
  }
arkwright_cards-factory-start = { $good ->
   *[food] The food factory
    [clothes] The clothes factory
    [cutlery] The cutlery factory
    [lamps] The lamps factory
  }
arkwright_cards-decade = { $decade ->
    [1] I
    [2] II
   *[3] III
  }
arkwright_cards-card = { $card ->
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
arkwright_cards-card-start = { $card ->
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
arkwright_cards-piece = { $piece ->
   *[quality-1] the first quality card
    [quality-2] the second quality card
    [quality-3] the third quality card
    [engineer] the engineer
    [distribution-1] the first distribution card
    [distribution-2] the second distribution card
    [patent] the patent
  }
arkwright_cards-piece-start = { $piece ->
   *[quality-1] The first quality card
    [quality-2] The second quality card
    [quality-3] The third quality card
    [engineer] The engineer
    [distribution-1] The first distribution card
    [distribution-2] The second distribution card
    [patent] The patent
  }
arkwright_cards-track = { $track ->
   *[quality] quality
    [distribution] distribution
    [cards] development cards
    [machinery] machinery
    [shipping] shipping
    [exchange] stock exchange
  }
arkwright_cards-colour = { $colour ->
   *[first] The first opponent
    [second] The second opponent
    [neutral] The neutral colour
  }
arkwright_cards-award = { $award ->
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
arkwright_cards-worker-card = { $card ->
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
phase-price = set price and appeal of the active good
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

option-arkwright_cards-supply = Development cards
option-arkwright_cards-supply-help = Which cards lie in the supply.
option-arkwright_cards-supply-printed = As listed
option-arkwright_cards-supply-printed-help = The cards the book lists for your number of players.
option-arkwright_cards-supply-random = Drawn (expert)
option-arkwright_cards-supply-random-help = Entrepreneur, engineers and patents, and four cards per player drawn from all others.
option-arkwright_cards-restrictions = Decade restrictions
option-arkwright_cards-restrictions-help = May the tracks be developed at any time?
option-arkwright_cards-restrictions-off = Off
option-arkwright_cards-restrictions-off-help = Every step of every track is open from the start.
option-arkwright_cards-restrictions-on = On (expert)
option-arkwright_cards-restrictions-on-help = Later steps of quality, distribution, machinery and shipping wait for their decade. Certain cards lift that, and the inventor may bring two steps.
option-arkwright_cards-factories = First factories
option-arkwright_cards-factories-help = Who starts with which two factories. For two to four players.
option-arkwright_cards-factories-given = As listed
option-arkwright_cards-factories-given-help = Two factories by seat, as in the book.
option-arkwright_cards-factories-chosen = Chosen (expert)
option-arkwright_cards-factories-chosen-help = Everybody chooses a first factory in turn and a second one in reverse order.
option-arkwright_cards-ships = Ships
option-arkwright_cards-ships-help = How many ships are ready at the start.
option-arkwright_cards-ships-two = Two
option-arkwright_cards-ships-two-help = Both ships can sail from the first round on.
option-arkwright_cards-ships-none = None (expert)
option-arkwright_cards-ships-none-help = A stock exchange action makes them ready first.
option-arkwright_cards-shares = First shares
option-arkwright_cards-shares-help = How many shares everybody starts with.
option-arkwright_cards-shares-ten = Ten
option-arkwright_cards-shares-ten-help = Ten shares and £50.
option-arkwright_cards-shares-bought = Bought (expert)
option-arkwright_cards-shares-bought-help = Before the first round you may turn some of the £50 into more shares, at £10 each.
option-arkwright_cards-actions = Actions
option-arkwright_cards-actions-help = Which actions there are.
option-arkwright_cards-actions-five = Five
option-arkwright_cards-actions-five-help = Build, employ, automate, quality or distribution, stock exchange.
option-arkwright_cards-actions-seven = Seven (expert)
option-arkwright_cards-actions-seven-help = Extra production and early shipping too.
option-arkwright_cards-tracks = Quality and distribution tracks
option-arkwright_cards-tracks-help = The two rule books name different spaces.
option-arkwright_cards-tracks-long = Four spaces
option-arkwright_cards-tracks-long-help = 1, 2, 2, 3 and 2, 3, 3, 4, as the French book has it.
option-arkwright_cards-tracks-short = Three spaces
option-arkwright_cards-tracks-short-help = 1, 2, 3 and 2, 3, 4, as the English book has it.
option-arkwright_cards-neutral = Neutral colour
option-arkwright_cards-neutral-help = Does it count for the highest appeal? For two players only.
option-arkwright_cards-neutral-competes = It competes
option-arkwright_cards-neutral-competes-help = Nobody gets the step for the highest appeal if the neutral colour could sell two and is not behind.
option-arkwright_cards-neutral-passive = It does not compete
option-arkwright_cards-neutral-passive-help = Only the players’ appeal is compared; the neutral colour just takes its place on the tracks.
option-arkwright_cards-solo-factories = Your first factories
option-arkwright_cards-solo-factories-help = How you come by your two factories. For the solo game only.
option-arkwright_cards-solo-factories-chosen = Chosen
option-arkwright_cards-solo-factories-chosen-help = You choose one, then the opponents appear, then you choose the other.
option-arkwright_cards-solo-factories-random = Drawn
option-arkwright_cards-solo-factories-random-help = Two of the four, by chance.
option-arkwright_cards-awards = Awards
option-arkwright_cards-awards-help = Which awards you earn. For the solo game only.
option-arkwright_cards-awards-all = All
option-arkwright_cards-awards-all-help = A won game earns every award that was reached.
option-arkwright_cards-awards-choose = Choose
option-arkwright_cards-awards-choose-help = Keep two of those reached when you win, one when you come second.

## Moves, as the notation writes them

move-arkwright_cards-done = done: nothing more
move-arkwright_cards-pass = pass: no action
move-arkwright_cards-build = build: the action Build and upgrade
move-arkwright_cards-employ = employ: the action Employ workers
move-arkwright_cards-automate = automate: the action Automate
move-arkwright_cards-quality = quality: the action Add quality
move-arkwright_cards-distribution = distribution: the action Add distribution
move-arkwright_cards-exchange = exchange: the action Stock exchange
move-arkwright_cards-extra = extra: the action Extra production
move-arkwright_cards-early = early: the action Early shipping
move-arkwright_cards-found = found food: start with this factory
move-arkwright_cards-open = open food: build this factory
move-arkwright_cards-upgrade = upgrade food: turn the factory and its workers to the newer side
move-arkwright_cards-invent = invent food: the same with the inventor, a decade ahead
move-arkwright_cards-hire = hire food: the next worker card of this factory
move-arkwright_cards-machine = machine food 1: machines for its first worker card
move-arkwright_cards-set = set 1 office quality-1: token on appeal 1; what is named is turned to appeal, all else to price
move-arkwright_cards-lift = lift quality-1: take a card back into the reserve
move-arkwright_cards-lay = lay quality-1 food 2: lay it at this factory with value 2, or turn it there
move-arkwright_cards-buy = buy 3: buy shares
move-arkwright_cards-loan = loan 2: take loans
move-arkwright_cards-ships = ships: make both ships ready
move-arkwright_cards-develop = develop quality: a step on this track
move-arkwright_cards-take = take patent: take this development card
move-arkwright_cards-pick = pick 7: take the card at this place of the display, counted row by row
move-arkwright_cards-discard = discard patent: give this card back
move-arkwright_cards-foreman = foreman food: where the foreman stands
move-arkwright_cards-broker = broker 2: discard the broker, buy shares at half price
move-arkwright_cards-inventor = inventor: discard the inventor for two steps
move-arkwright_cards-reactivate = reactivate trade-office: the developer makes this card ready again
move-arkwright_cards-patron = patron patron-food-clothes: one more good at home
move-arkwright_cards-extra-shift = extra-shift, extra-shift food: one more good is made
move-arkwright_cards-sell = sell 2: sell so many stored goods beside those just made
move-arkwright_cards-ship = ship 3, ship 3 trade-office: ship goods, with the trade office if named
move-arkwright_cards-load = load food 2: load stored goods
move-arkwright_cards-run = run food 1: produce with so many worker cards
move-arkwright_cards-sail = sail, sail trade-office: the loaded ships sail
move-arkwright_cards-waste = waste food: one stored good goes
move-arkwright_cards-entrepreneur = entrepreneur: break the tie
move-arkwright_cards-name = name 2: this seat begins
move-arkwright_cards-behind = behind: play after the opponents
move-arkwright_cards-award = award tycoon: keep this award

## Moves, as a player would say them. Codes as arguments: good, card, piece, track, award; n is the number

arkwright_cards-do-done = Nothing more
arkwright_cards-do-pass = No action
arkwright_cards-do-build = Build and upgrade
arkwright_cards-do-employ = Employ workers
arkwright_cards-do-automate = Automate
arkwright_cards-do-quality = Add quality
arkwright_cards-do-distribution = Add distribution
arkwright_cards-do-exchange = Stock exchange
arkwright_cards-do-extra = Extra production
arkwright_cards-do-early = Early shipping
arkwright_cards-do-found = Start with { arkwright_cards-factory }
arkwright_cards-do-open = Build { arkwright_cards-factory }
arkwright_cards-do-upgrade = Upgrade { arkwright_cards-factory }
arkwright_cards-do-invent = Upgrade { arkwright_cards-factory } with the inventor
arkwright_cards-do-hire = Workers for { arkwright_cards-factory }
arkwright_cards-do-machine = { $n ->
    [1] Machines for the first workers of { arkwright_cards-factory }
   *[2] Machines for the second workers of { arkwright_cards-factory }
  }
arkwright_cards-do-set = Price £{ $price }, appeal { $appeal }
arkwright_cards-do-lift = Take back { arkwright_cards-piece }
arkwright_cards-do-lay = { arkwright_cards-piece-start } to { arkwright_cards-factory }, value { $n }
arkwright_cards-do-buy = { $n ->
    [0] Buy no shares
    [one] Buy 1 share
   *[other] Buy { $n } shares
  }
arkwright_cards-do-loan = { $n ->
    [one] Take 1 loan
   *[other] Take { $n } loans
  }
arkwright_cards-do-ships = Make the ships ready
arkwright_cards-do-develop = Develop { arkwright_cards-track }
arkwright_cards-do-take = Take { arkwright_cards-card }
arkwright_cards-do-pick = Take { arkwright_cards-card } (place { $n })
arkwright_cards-do-discard = Give back { arkwright_cards-card }
arkwright_cards-do-foreman = Foreman to { arkwright_cards-factory }
arkwright_cards-do-broker = { $n ->
    [one] Broker: 1 share at half price
   *[other] Broker: { $n } shares at half price
  }
arkwright_cards-do-inventor = Inventor: two steps
arkwright_cards-do-reactivate = Developer: make { arkwright_cards-card } ready
arkwright_cards-do-patron = Sell one more with { arkwright_cards-card }
arkwright_cards-do-extra-shift = Extra shift: one more good
arkwright_cards-do-extra-shift-at = Extra shift in { arkwright_cards-factory }
arkwright_cards-do-sell = { $n ->
    [0] Sell what was made, nothing stored
    [one] Sell 1 stored good too
   *[other] Sell { $n } stored goods too
  }
arkwright_cards-do-ship = { $n ->
    [0] Ship nothing
    [one] Ship 1 good
   *[other] Ship { $n } goods
  }
arkwright_cards-do-ship-office = { $n ->
    [one] Ship 1 good with the trade office
   *[other] Ship { $n } goods with the trade office
  }
arkwright_cards-do-load = Load { $n } { arkwright_cards-good }
arkwright_cards-do-run = { $n ->
    [0] { arkwright_cards-factory-start } alone
    [one] { arkwright_cards-factory-start } with 1 worker card
   *[other] { arkwright_cards-factory-start } with { $n } worker cards
  }
arkwright_cards-do-sail = Sail
arkwright_cards-do-sail-office = Sail with the trade office
arkwright_cards-do-waste = Let one { arkwright_cards-good } go
arkwright_cards-do-entrepreneur = Break the tie
arkwright_cards-do-name = { $who } begins
arkwright_cards-do-behind = Play after the opponents
arkwright_cards-do-award = Keep { arkwright_cards-award }

## What happened

event-round = Decade { arkwright_cards-decade }, active good: { arkwright_cards-good }.
event-decade = { NUMBER($year, useGrouping: 0) }: decade { arkwright_cards-decade } begins, used cards are ready again.
event-begins = { $who } begins.
event-founded = { $who } starts with { arkwright_cards-factory }.
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
event-opened = { $who } builds { arkwright_cards-factory }, side { $side ->
    [1] I
   *[2] II
  }.
event-upgraded = { $who } upgrades { arkwright_cards-factory }.
event-inventor = { $who } gives back the inventor.
event-hired = { $who } adds the { arkwright_cards-worker-card } to { arkwright_cards-factory }.
event-machines = { $who } puts { $machines ->
    [one] 1 machine
   *[other] { $machines } machines
  } into { arkwright_cards-factory }, { arkwright_cards-worker-card }.
event-laid = { $who } lays { arkwright_cards-piece } at { arkwright_cards-factory }, value { $value }.
event-lifted = { $who } takes { arkwright_cards-piece } from { arkwright_cards-factory }.
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
event-ships-ready = { $who } makes { $ships } ships ready.
event-ran = { $who } produces { $goods } { arkwright_cards-good } for the warehouses, costs £{ $paid }.
event-extra-shift = { $who } gives back the extra shift: one more good ({ arkwright_cards-good }).
event-set = { $who } sets { arkwright_cards-good }: price £{ $price }, appeal { $appeal }; demand { $moved ->
    [0] stays at { $demand }.
   *[other] moves to { $demand }.
  }
event-developed = { $who } develops { arkwright_cards-track }: { $value }.
event-took = { $who } takes { arkwright_cards-card }.
event-discarded = { $who } gives back { arkwright_cards-card }.
event-foreman-at = { $who }: the foreman stands at { arkwright_cards-factory }.
event-reactivated = { $who }: the developer makes { arkwright_cards-card } ready again.
event-made = { $who } makes { $goods } { arkwright_cards-good }; the home market takes { $limit }.
event-patron = { $who } uses { arkwright_cards-card }: one more good at home.
event-sold = { $who } sells { $goods ->
    [0] no { arkwright_cards-good } at home.
   *[other] { $goods } { arkwright_cards-good } at £{ $price }: +£{ $money }.
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
event-wasted = { $who } wastes { $goods } { arkwright_cards-good } for want of room.
event-wasted-many = { $who } wastes { $count } { arkwright_cards-good } for want of room.
event-costs = { $who } pays £{ $paid } for { arkwright_cards-factory }: fixed £{ $fixed }, wages £{ $wages }, machines £{ $upkeep }.
event-emergency = { $who } turns to the emergency fund: { $loans ->
    [one] 1 loan
   *[other] { $loans } loans
  } for £{ $money }.
event-bankrupt = { $who } is bankrupt and out of the game.
event-tie-broken = { $who } breaks the tie for the highest appeal with the entrepreneur.
event-value = { $who }: share value +{ $steps }, now £{ $value }.
event-faded = { $who }: the distribution of { arkwright_cards-good } falls to { $left }.
event-more-workers = More people earn: every demand marker goes one space down, wages £{ $wage }.
event-neutral = The neutral colour goes one space up on every track.
event-opponent-starts = { arkwright_cards-colour } starts with { arkwright_cards-good }, appeal { $appeal }.
event-drawn = Out of the bag: { $colour ->
   *[first] the first opponent.
    [second] the second opponent.
    [neutral] the neutral colour.
  }
event-opponent-opens = { arkwright_cards-colour } opens a { arkwright_cards-good } factory, appeal { $appeal }; demand { $demand }.
event-opponent-forward = { arkwright_cards-colour } advances in { arkwright_cards-good } to appeal { $appeal }; demand { $demand }.
event-opponent-share = { arkwright_cards-colour } gets a share and has { $shares }.
event-opponent-sells = { arkwright_cards-colour } sells { $goods }: share value £{ $value }.
event-disc = { $colour ->
   *[first] The first opponent’s disc
    [second] The second opponent’s disc
    [neutral] The neutral disc
  } moves { $steps } on to { arkwright_cards-card }.
event-behind = { $who } gives back the entrepreneur and plays after the opponents.
event-final = { $who }: stored goods £{ $goods }, shares bought { $bought }, shares lost to loans { $loans }, value lost to shipping £{ $pounds }. { $shares } shares × £{ $value } = { $score }.
event-award = { $who } earns an award: { arkwright_cards-award }.

## Why not

why-do-something = Do something first: this decision cannot be left untouched.
why-expert-only = That belongs to an expert option that is not in play.
why-nothing-to-build = There is nothing to build or upgrade now.
why-nothing-to-hire = No worker card can be added anywhere.
why-nothing-to-automate = There are no workers whom machines could replace.
why-nothing-to-improve = You have no factory to improve.
why-nothing-to-trade = No share can be paid, no loan is left, and the ships are ready.
why-nothing-to-run = You have no factory that could produce.
why-nothing-to-ship = You have no stored goods, or no ship for them.
why-factory-open = { arkwright_cards-factory-start } is open already.
why-no-factory = You have no { arkwright_cards-good } factory.
why-produces-no-more = { arkwright_cards-good-start } will not be produced again.
why-newest-side = Nothing at { arkwright_cards-factory } can be upgraded in decade { arkwright_cards-decade }.
why-inventor-late = The inventor cannot go beyond decade { $decades ->
    [3] III
   *[other] { $decades }
  }.
why-invented-already = The inventor has already upgraded { arkwright_cards-factory }.
why-inventor-spent = The inventor upgrades { $most } factories, no more.
why-two-worker-cards = Both worker cards are already beside { arkwright_cards-factory }.
why-no-worker-card = There is no { arkwright_cards-worker-card } beside { arkwright_cards-factory }.
why-automated-already = The { arkwright_cards-worker-card } of { arkwright_cards-factory } already shows its machines.
why-finish-half = The machine token lies on the { arkwright_cards-worker-card } of { arkwright_cards-factory }: finish that one first.
why-other-kind = { arkwright_cards-piece-start } belongs to the other kind: quality and distribution are separate actions.
why-no-piece = You do not own this card: { arkwright_cards-piece }.
why-piece-laid = { arkwright_cards-piece-start } has already been laid in this action.
why-piece-in-reserve = { arkwright_cards-piece-start } is in your reserve already.
why-piece-not-in-reserve = { arkwright_cards-piece-start } is not in your reserve.
why-piece-elsewhere = { arkwright_cards-piece-start } does not lie at { arkwright_cards-factory }.
why-lift-first = { arkwright_cards-piece-start } lies at another factory: take it back first.
why-shows-that = { arkwright_cards-piece-start } already shows { $value }.
why-one-distribution = Another distribution card lies at { arkwright_cards-factory }.
why-level-limit = { arkwright_cards-factory-start } would have { $want }; { $most } is the most.
why-rise-limit = That would be a rise of { $want }; { $most } is what you may add.
why-exchange-order = Shares first, then loans, then ships; each once.
why-too-many-shares = You want { $want } shares; { $most } is the most: money and the end of the track set the limit.
why-too-many-loans = You want { $want } loans; { $most } is the most.
why-ships-ready = Both ships are ready already.
why-has-run = { arkwright_cards-factory-start } has already produced in this action.
why-has-not-run = { arkwright_cards-factory-start } has not produced in this action.
why-loaded-already = You have already loaded { arkwright_cards-good }.
why-not-so-many-stored = You want to load { $want } { arkwright_cards-good }; { $have } in store.
why-ship-room = You want to ship { $want }; { $most } is the most: goods, ships and shipping tokens set the limit.
why-nothing-stored = You have no { arkwright_cards-good } in store.
why-sale-limit = From store you want to sell { $want } at home; { $most } is the most.
why-patron-other-goods = { arkwright_cards-card-start } does not buy this good.
why-patron-idle = You have { $have } and may already sell { $limit }: a patron would change nothing.
why-no-card = You do not have { arkwright_cards-card }.
why-card-held = You already have { arkwright_cards-card }; one of each kind is the limit.
why-card-used = { arkwright_cards-card-start } has been used in this decade.
why-card-not-used = { arkwright_cards-card-start } is not a used card of yours.
why-card-discarded = You gave back { arkwright_cards-card } in this turn; not before the next.
why-card-not-there = { arkwright_cards-card-start } is not in the supply.
why-under-disc = A disc lies on the card at place { $place }: it is taken.
why-place-empty = There is no card at place { $place }.
why-other-supply = In the solo game cards are taken by their place; else by their name.
why-track-end = The marker is at the end of this track: { arkwright_cards-track }.
why-decade-restriction = The next step of this track waits for decade { arkwright_cards-decade }: { arkwright_cards-track }.
why-no-such-player = Nobody plays there, or no longer.
why-award-not-reached = This award was not reached: { arkwright_cards-award }.
why-award-chosen = You have already chosen this award: { arkwright_cards-award }.

## The legend of icons: what each stands for

arkwright_cards-legend-food = Food
arkwright_cards-legend-clothes = Clothes
arkwright_cards-legend-cutlery = Cutlery
arkwright_cards-legend-lamps = Lamps
arkwright_cards-legend-good = A good, of any of the four kinds
arkwright_cards-legend-appeal = Appeal
arkwright_cards-legend-share = Share
arkwright_cards-legend-share-value = Share value
arkwright_cards-legend-worker = Worker
arkwright_cards-legend-machine = Machine
arkwright_cards-legend-shipping = Shipping
arkwright_cards-legend-money = Money (£)
arkwright_cards-legend-home-market = Home market
arkwright_cards-legend-loan = Loan
arkwright_cards-legend-factory = Factory
arkwright_cards-legend-office = Office
arkwright_cards-legend-full-factory = Whole factory: tile and office
arkwright_cards-legend-worker-card = Worker card, the extension of a factory
arkwright_cards-legend-first-worker-card = First worker card
arkwright_cards-legend-second-worker-card = Second worker card
arkwright_cards-legend-small-warehouse = Small warehouse
arkwright_cards-legend-large-warehouse = Large warehouse
arkwright_cards-legend-quality = Quality
arkwright_cards-legend-distribution = Distribution
arkwright_cards-legend-development = Development
arkwright_cards-legend-development-card = Development card
arkwright_cards-legend-production = Production (phase)
arkwright_cards-legend-exchange = Stock exchange
arkwright_cards-legend-decade = Decade (I, II, III)
arkwright_cards-legend-decade-marker = Decade marker
arkwright_cards-legend-round-marker = Round marker
arkwright_cards-legend-rotate-180 = Turn it by 180°
arkwright_cards-legend-flip = Flip it to the other side
arkwright_cards-legend-rotate-90 = Turn it by 90° to the left
arkwright_cards-legend-activate = Use a development card, once per decade
arkwright_cards-legend-reactivate = Make a used development card ready again
arkwright_cards-legend-discard = Discard a development card
arkwright_cards-legend-remove = Remove
arkwright_cards-legend-demand = Move the demand marker
arkwright_cards-legend-player = Player
arkwright_cards-legend-expert = Expert variant
arkwright_cards-legend-restriction = Restriction token

## The player aid

arkwright_cards-aid-title = Player aid
arkwright_cards-aid-game = Three decades of four rounds. In each round one good is active: food, clothes, cutlery, lamps.
arkwright_cards-aid-turn = Your turn
arkwright_cards-aid-turn-a = One action, or none.
arkwright_cards-aid-turn-b = Price and appeal, if your factory of the active good is open: put the token on a spot, turn office and quality cards. The demand marker follows every arrow your marker passes.
arkwright_cards-aid-turn-c = Develop: a step on a track or a development card, or neither.
arkwright_cards-aid-actions = Actions
arkwright_cards-aid-production = Production of the active good
arkwright_cards-aid-production-a = Sell at home: up to appeal minus demand. What was just made must be sold as far as it goes; stored goods may.
arkwright_cards-aid-production-b = Ship what is left, or store it. Each ship used costs a shipping token; goods without room are wasted.
arkwright_cards-aid-production-c = Pay: fixed cost, a wage for each worker, £1 for each machine. The emergency fund lends half a share value per loan.
arkwright_cards-aid-production-d = Share value: +1 for two or more home sales, and +1 more for the highest appeal among those. A tie brings nobody the second step.
arkwright_cards-aid-production-e = Distribution falls by one in factories that produced.
arkwright_cards-aid-round = End of a round
arkwright_cards-aid-round-a = The next good becomes active, and the next player clockwise begins. The entrepreneur may change that.
arkwright_cards-aid-decade = End of a decade
arkwright_cards-aid-decade-a = Food is active again, a new decade begins, and used development cards are ready.
arkwright_cards-aid-decade-b = Whoever is worth least (shares × value) names who begins.
arkwright_cards-aid-decade-c = With two players, the neutral colour goes one space up on every track.
arkwright_cards-aid-final = Final scoring
arkwright_cards-aid-final-a = Stored goods are sold at fixed prices.
arkwright_cards-aid-final-b = All the money that suffices buys shares at their full value.
arkwright_cards-aid-final-c = One share off for every loan.
arkwright_cards-aid-final-d = £1 off the share value for every £ your shipping tokens reached.
arkwright_cards-aid-final-e = Shares × value is your score. Ties go to who has more money left.
arkwright_cards-aid-solo = Alone against two opponents
arkwright_cards-aid-solo-a = After your turn a marker is drawn from the bag. An opponent with a factory of the active good advances two spaces; one without opens it.
arkwright_cards-aid-solo-b = Every opponent who was not drawn gets a share.
arkwright_cards-aid-solo-c = The disc of the colour drawn moves on, one card for each marker on the active track. You cannot take cards under a disc.
arkwright_cards-aid-solo-d = An opponent who sells two or more in production gains share value, otherwise a share.
arkwright_cards-aid-solo-e = You win if neither opponent scores more than you.
