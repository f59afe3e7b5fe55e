# Words of Arkwright (Spinning Jenny, Spinning Mule, Water Frame): what happened, why not, what may be chosen. For table and terminal.

## In the lobby

modules-title = Modules of the Player’s Book
ruleset-spinning-jenny = Spinning Jenny
ruleset-spinning-jenny-about = Run factories in England until 1790: hire, set prices against the others, and buy shares of your own company. The shortest Arkwright, without harbour, tiles or events.
ruleset-spinning-mule = Spinning Mule
ruleset-spinning-mule-about = Between Spinning Jenny and Water Frame, until 1790: development tiles, economy markers and events, each of which can be left out. No harbour.
ruleset-water-frame = Water Frame
ruleset-water-frame-about = The whole game until 1810: ships and contracts, warehouse, development tiles and events.

## Goods

arkwright-good-food = food
arkwright-good-clothes = clothes
arkwright-good-cutlery = cutlery
arkwright-good-lamps = lamps

## Actions and action markers

arkwright-action-factory = Factory
arkwright-action-quality = Quality
arkwright-action-workers = Workers
arkwright-action-distribution = Distribution
arkwright-action-exchange = Stock exchange
arkwright-action-machinery = Machinery
arkwright-action-production = Production
arkwright-action-ship = Ship
arkwright-action-reorganization = Reorganization
arkwright-marker-factory = Factory
arkwright-marker-quality = Quality
arkwright-marker-workers = Workers
arkwright-marker-distribution = Distribution
arkwright-marker-exchange = Stock exchange
arkwright-marker-machinery = Machinery
arkwright-marker-light-machinery = Machinery II
arkwright-marker-light-quality = Quality II
arkwright-marker-light-distribution = Distribution II
arkwright-marker-light-production = Production
arkwright-marker-light-exchange = Stock exchange II
arkwright-marker-dark-machinery = Machinery III
arkwright-marker-dark-quality = Quality III
arkwright-marker-dark-distribution = Distribution III
arkwright-marker-dark-production = Production II
arkwright-marker-ship-1 = Ship A
arkwright-marker-ship-2 = Ship B
arkwright-marker-light-reorganization = Reorganization
arkwright-marker-dark-reorganization = Reorganization II

## Development tiles and what each does

arkwright-tile-agent = Agent in the colonies
arkwright-tile-agent-about = A contract may be fulfilled with one good more or less.
arkwright-tile-broker = Broker
arkwright-tile-broker-about = A short stock exchange at the end of each decade. Or give it back instead of taking a special marker: up to two shares at half price.
arkwright-tile-accountant = Accountant
arkwright-tile-accountant-about = Administration may cost up to £2 less or more; what is paid counts.
arkwright-tile-charisma = Charisma
arkwright-tile-charisma-about = Wins ties for the share value bonuses. Give it back to name the start player.
arkwright-tile-developer = Developer
arkwright-tile-developer-about = Building and modernising cost £5 less, once per factory, in one factory action. Then it goes back.
arkwright-tile-inventor = Inventor
arkwright-tile-inventor-about = One level above the present one: modernising, markers, ships. £5 when taken; £10, £15, £20 to keep it after a use.
arkwright-tile-extra-shifts = Extra shifts
arkwright-tile-extra-shifts-about = One more good, without wages. Then it goes back.
arkwright-tile-engineer = Engineer
arkwright-tile-engineer-about = Quality up to 6, and any amount may be paid for a quality action on any row.
arkwright-tile-small-warehouse = Small warehouse
arkwright-tile-small-warehouse-about = Stores up to five goods without workers.
arkwright-tile-office = Office
arkwright-tile-office-about = £5 more when at least one contract is shipped.
arkwright-tile-engineering-works = Engineering works
arkwright-tile-engineering-works-about = £1 for each machine another company buys.
arkwright-tile-patent = Patent
arkwright-tile-patent-about = £2 more for distribution each time. Or give it back for two levels of distribution.
arkwright-tile-school = School
arkwright-tile-school-about = Workers replaced by machines may go to another place. In production the highest row may be shut and costs nothing.
arkwright-tile-patron-food = Patron of food
arkwright-tile-patron-food-about = Buys one more food, whatever the demand.
arkwright-tile-patron-clothes = Patron of clothes
arkwright-tile-patron-clothes-about = Buys one more piece of clothes, whatever the demand.
arkwright-tile-patron-cutlery = Patron of cutlery
arkwright-tile-patron-cutlery-about = Buys one more piece of cutlery, whatever the demand.
arkwright-tile-patron-lamps = Patron of lamps
arkwright-tile-patron-lamps-about = Buys one more lamp, whatever the demand.
arkwright-tile-administrator = Administrator
arkwright-tile-administrator-about = Using a marker again costs no fee, and bureaucracy does not bar the £2 row.
arkwright-tile-foreman = Foreman
arkwright-tile-foreman-about = In one factory up to four workers cost £2 less each, but at least £1.
arkwright-tile-workshop = Workshop
arkwright-tile-workshop-about = £3 more for buying machines. In one factory all machines together cost £1.
arkwright-tile-harbormaster = Harbormaster
arkwright-tile-harbormaster-about = Up to four workers of the harbour cost £2 less each at the end of a decade, but at least £1.
arkwright-tile-investor = Investor
arkwright-tile-investor-about = £8 each time you do nothing at all with the additional action of a marker.
arkwright-tile-supervisory-board = Supervisory board
arkwright-tile-supervisory-board-about = When somebody else gives back a tile or a ship, take it at once. Then the board goes back.
arkwright-tile-loadmaster = Loadmaster
arkwright-tile-loadmaster-about = Each of your ships carries one good more.
arkwright-tile-wealth-of-nations = Wealth of nations
arkwright-tile-wealth-of-nations-about = A row of £0 on the administration table, for you alone.
arkwright-tile-manager = Manager
arkwright-tile-manager-about = After a main action, the other additional action instead of the one the marker grants: a special marker, or prices where the main action had an effect (after the stock exchange, in one factory you choose). With the light side of reorganization: a second price instead of the special marker.

## Events at the end of a decade and what each does

arkwright-event-bureaucracy = Bureaucracy
arkwright-event-bureaucracy-about = The £2 row of the administration table is barred for the rest of the game.
arkwright-event-hamburg = Hamburg credit crisis
arkwright-event-hamburg-about = Everybody loses a tenth of their cash.
arkwright-event-war = War on the Continent
arkwright-event-war-about = Every factory: distribution and price rise by one.
arkwright-event-jubilee = Crown jubilee
arkwright-event-jubilee-about = In the next decade everybody may once sell one more good.
arkwright-event-lobby = Lobby
arkwright-event-lobby-about = Everybody may take a special marker.
arkwright-event-made-in-england = Made in England
arkwright-event-made-in-england-about = Everybody gets two free levels of distribution.
arkwright-event-luddism = Luddism
arkwright-event-luddism-about = Every factory loses a machine to a worker.
arkwright-event-navigation = Navigation acts
arkwright-event-navigation-about = Importers are two spaces weaker for a decade.
arkwright-event-opium-war = Opium war
arkwright-event-opium-war-about = Ships carry one good less for a decade, then everybody loses a ship.
arkwright-event-recession = Recession
arkwright-event-recession-about = Every share value falls by two spaces.
arkwright-event-royal-society = Royal Society
arkwright-event-royal-society-about = £4 per level of the best factory and £2 per development tile.
arkwright-event-unrest = Social unrest
arkwright-event-unrest-about = Everybody pays £1 per worker.
arkwright-event-strike = Threat of strike
arkwright-event-strike-about = Wages are £1 higher for a decade.
arkwright-event-exhibition = World exhibition
arkwright-event-exhibition-about = Four workers leave the job market for good.
arkwright-event-crisis = Economic crisis
arkwright-event-crisis-about = Up to five fired workers return to the job market.
arkwright-event-end = End of the game
arkwright-event-end-about = Goods are sold, loans repaid, shares bought; then the companies are valued.
arkwright-event-steam-power = Steam power
arkwright-event-steam-power-about = Everybody pays £1 per machine and £1 per capacity of their ships.

## Places in the large warehouse

arkwright-spot-column-food = food column
arkwright-spot-column-clothes = clothes column
arkwright-spot-column-cutlery = cutlery column
arkwright-spot-column-lamps = lamps column
arkwright-spot-row-1 = first row
arkwright-spot-row-2 = second row

# The same, chosen by an argument; the sentences below refer to these.

arkwright-good = { $good ->
   *[food] food
    [clothes] clothes
    [cutlery] cutlery
    [lamps] lamps
  }
arkwright-level = { $level ->
    [1] I
    [2] II
    [3] III
   *[4] IV
  }
arkwright-marker = { $marker ->
   *[factory] Factory
    [quality] Quality
    [workers] Workers
    [distribution] Distribution
    [exchange] Stock exchange
    [machinery] Machinery
    [light-machinery] Machinery II
    [light-quality] Quality II
    [light-distribution] Distribution II
    [light-production] Production
    [light-exchange] Stock exchange II
    [dark-machinery] Machinery III
    [dark-quality] Quality III
    [dark-distribution] Distribution III
    [dark-production] Production II
    [ship-1] Ship A
    [ship-2] Ship B
    [light-reorganization] Reorganization
    [dark-reorganization] Reorganization II
  }
arkwright-tile = { $tile ->
    [agent] the agent in the colonies
    [broker] the broker
    [accountant] the accountant
    [charisma] charisma
    [developer] the developer
    [inventor] the inventor
    [extra-shifts] extra shifts
    [engineer] the engineer
    [small-warehouse] the small warehouse
    [office] the office
    [engineering-works] the engineering works
    [patent] the patent
    [school] the school
    [patron-food] the patron of food
    [patron-clothes] the patron of clothes
    [patron-cutlery] the patron of cutlery
    [patron-lamps] the patron of lamps
    [administrator] the administrator
    [foreman] the foreman
    [workshop] the workshop
    [harbormaster] the harbormaster
    [investor] the investor
    [supervisory-board] the supervisory board
    [loadmaster] the loadmaster
    [wealth-of-nations] the wealth of nations
    [manager] the manager
   *[patron] the patron of this good
  }
arkwright-offered = { $offered ->
    [agent] The agent in the colonies
    [broker] The broker
    [accountant] The accountant
    [charisma] Charisma
    [developer] The developer
    [inventor] The inventor
    [extra-shifts] Extra shifts
    [engineer] The engineer
    [small-warehouse] The small warehouse
    [office] The office
    [engineering-works] The engineering works
    [patent] The patent
    [school] The school
    [patron-food] The patron of food
    [patron-clothes] The patron of clothes
    [patron-cutlery] The patron of cutlery
    [patron-lamps] The patron of lamps
    [administrator] The administrator
    [foreman] The foreman
    [workshop] The workshop
    [harbormaster] The harbormaster
    [investor] The investor
    [supervisory-board] The supervisory board
    [loadmaster] The loadmaster
    [wealth-of-nations] The wealth of nations
    [manager] The manager
    [light-machinery] Machinery II
    [light-quality] Quality II
    [light-distribution] Distribution II
    [light-production] Production
    [light-exchange] Stock exchange II
    [dark-machinery] Machinery III
    [dark-quality] Quality III
    [dark-distribution] Distribution III
    [dark-production] Production II
   *[ship] This ship
  }
arkwright-spot = { $spot ->
    [column-food] the food column
    [column-clothes] the clothes column
    [column-cutlery] the cutlery column
    [column-lamps] the lamps column
    [row-1] the first row
   *[row-2] the second row
  }
arkwright-to-spot = { $to ->
    [column-food] the food column
    [column-clothes] the clothes column
    [column-cutlery] the cutlery column
    [column-lamps] the lamps column
    [row-1] the first row
   *[row-2] the second row
  }
arkwright-where = { $where ->
    [food] the food factory
    [clothes] the clothes factory
    [cutlery] the cutlery factory
    [lamps] the lamps factory
    [column-food] the warehouse, food column
    [column-clothes] the warehouse, clothes column
    [column-cutlery] the warehouse, cutlery column
    [column-lamps] the warehouse, lamps column
    [row-1] the warehouse, first row
    [row-2] the warehouse, second row
   *[fired] the fired workers
  }
arkwright-event = { $event ->
    [bureaucracy] Bureaucracy: the £2 row is barred
    [hamburg] Hamburg credit crisis: everybody loses a tenth of their cash
    [war] War on the Continent: distribution and prices rise by one
    [jubilee] Crown jubilee: in the next decade everybody may once sell one more good
    [lobby] Lobby: everybody may take a special marker
    [made-in-england] Made in England: two free levels of distribution each
    [luddism] Luddism: every factory loses a machine to a worker
    [navigation] Navigation acts: importers are two spaces weaker for a decade
    [opium-war] Opium war: ships carry one good less, then everybody loses one
    [recession] Recession: every share value falls by two spaces
    [royal-society] Royal Society: £4 per level of the best factory, £2 per tile
    [unrest] Social unrest: everybody pays £1 per worker
    [strike] Threat of strike: wages are £1 higher for a decade
    [exhibition] World exhibition: four workers leave for good
    [crisis] Economic crisis: up to five fired workers return to the market
    [steam-power] Steam power: £1 per machine and per capacity of ships
   *[end] The end of the game
  }

## Phases: what is asked

phase-found = found a factory and set its price
phase-start-shares = sell shares for the start capital
phase-special = take a special marker
phase-token = choose where it works
phase-return-tile = give a tile back
phase-replace-ship = choose the ship to replace
phase-inventor = keep the inventor or give it back
phase-marker = choose an action marker and a row
phase-factory = build, modernise, close factories
phase-first-price = set the price of the new factory
phase-workers = hire and fire workers
phase-machinery = buy machines
phase-school = send the freed workers somewhere
phase-quality = raise quality
phase-distribution = raise distribution
phase-exchange = trade on the stock exchange
phase-ship = ship contracts
phase-overtime = produce for the warehouse
phase-prices = adjust prices
phase-storage = choose a good that does not fit
phase-sale = answer the call in the sale
phase-after-sale = settle after the sale
phase-contract = ship the contract
phase-dismiss = dismiss harbour workers or ships
phase-lose-ship = choose the ship to lose
phase-free-level = place a free level of distribution
phase-wreck = choose the machine to lose
phase-charisma = use charisma or not
phase-start-player = name the start player
phase-emergency = raise the missing cash
phase-extra = choose the additional action
phase-board = take with the supervisory board what came back, or not
phase-award-share = buy a share at half price or not
phase-keep-contract = give up the shipping award for the contract or not
phase-start-portfolio = buy shares of the other companies
phase-over = the game is over

## What changed in the rules

revision-spinning-2 = In a factory action the administration cost, the fee for using the marker again and all building costs are one payment, made when the action ends: an emergency sale of shares is computed once.
revision-water-frame-2 = In a factory or production action the administration cost, the fee and the action’s own costs are one payment, made when the action ends: an emergency sale of shares is computed once. A ship may be placed or used again only where at least its capacity is paid. A contract may be delivered with both ships where one would do. Extra shifts that the supervisory board takes in the middle of a sale serve that sale. A player who is named start player by charisma may take it at once with the board: the ban is for the next turn. The share value award goes to the highest value in pounds.

## Options

option-setup = Set-up
option-setup-help = How the companies begin.
option-setup-predetermined = Predetermined
option-setup-predetermined-help = Factories, prices and shares as the book lists them. Recommended for a first game.
option-setup-free = Free
option-setup-free-help = A round in 1760: everybody founds two factories, sets prices and sells shares.
option-events = Events
option-events-help = The order of the listed events in a predetermined set-up.
option-events-listed = As listed
option-events-listed-help = Lobby, war, bureaucracy, world exhibition. With steam power this list does not count: the events are drawn.
option-events-shuffled = Shuffled
option-events-shuffled-help = The same starred events in a random order.
option-patrons = Patrons
option-patrons-help = Which patrons are among the development tiles.
option-patrons-random = As drawn
option-patrons-random-help = Patrons are drawn with the other tiles.
option-patrons-always = All four
option-patrons-always-help = One patron of each good is always there. Only where tiles are drawn: in the free set-up or with the new tiles.
option-levels = Levels
option-levels-help = Which development level each decade allows; the timetable could not be read.
option-levels-printed = II in 1780, III in 1800
option-levels-printed-help = The table that breaks no printed line; level IV only through the inventor.
option-levels-rising = A new level every decade
option-levels-rising-help = III in 1790, IV from 1800 on; factories grow old faster.
option-payments = Payments
option-payments-help = What a factory or production action costs: marker, fee and the action’s own costs.
option-payments-together = Together
option-payments-together-help = One bill when the action ends. If cash is short, shares are sold once for all of it.
option-payments-apart = One by one
option-payments-apart-help = Every cost when it arises, as the book advises for first games. Each can force a sale of shares of its own.
option-cash = Cash
option-cash-help = Is the cash of others seen?
option-cash-open = Open
option-cash-open-help = Everybody sees everybody’s cash.
option-cash-hidden = Hidden
option-cash-hidden-help = Only your own cash is shown; forecasts of others show changes only.
option-extra-events = Extra events
option-extra-events-help = More turns of fortune (Player’s Book 1.9).
option-extra-events-off = No
option-extra-events-off-help = One event at the end of each decade from 1770 on.
option-extra-events-on = Yes
option-extra-events-on-help = One more event at the end of each decade from 1760 to 1800, before the other one.
option-steam-power = Steam power
option-steam-power-help = An event of Self-Actor.
option-steam-power-off = No
option-steam-power-off-help = Not in this game.
option-steam-power-on = Yes
option-steam-power-on-help = Steam power is shuffled in: £1 per machine and per capacity of ships. The events are drawn, also in a predetermined set-up.
option-bonus-markers = Bonus markers
option-bonus-markers-help = Records of Self-Actor.
option-bonus-markers-off = No
option-bonus-markers-off-help = Not in this game.
option-bonus-markers-on = Yes
option-bonus-markers-on-help = Each company keeps its records of goods shipped and sold at home, up to 10; their product is added to the score.
option-award-markers = Award markers
option-award-markers-help = Competitions of Self-Actor.
option-award-markers-off = No
option-award-markers-off-help = Not in this game.
option-award-markers-on = Yes
option-award-markers-on-help = A share for the first at space 25, two spaces for the first to ship six goods; each marker can be given up once for protection. With two players the shipping award cannot be won: their contracts and ships are too small.
option-reorganization = Reorganization marker
option-reorganization-help = An action marker of Self-Actor.
option-reorganization-off = No
option-reorganization-off-help = Not in this game.
option-reorganization-on = Yes
option-reorganization-on-help = A seventh marker for everybody, free of charge on every row: no main action, but a special marker and one price. At the end of a decade in which it was used it turns: then all prices.
option-new-tiles = New tiles
option-new-tiles-help = Development tiles of Self-Actor.
option-new-tiles-off = No
option-new-tiles-off-help = Not in this game.
option-new-tiles-on = Yes
option-new-tiles-on-help = Eleven more tiles are shuffled in. The tiles are drawn, also in a predetermined set-up.
option-stock-exchange = Stock Exchange
option-stock-exchange-help = A variant for experienced players.
option-stock-exchange-off = No
option-stock-exchange-off-help = Only the own company’s shares are traded.
option-stock-exchange-on = Yes
option-stock-exchange-on-help = Shares of the other companies can be bought and sold, from 1760 on.
option-development-tiles = Development tiles
option-development-tiles-help = An element of Spinning Mule.
option-development-tiles-listed = As listed
option-development-tiles-listed-help = Ten tiles, five more for each player beyond two.
option-development-tiles-alternative = With all alternatives
option-development-tiles-alternative-help = School, patent, engineer and administrator instead of an engineering works, a broker, a developer and an accountant.
option-development-tiles-none = None
option-development-tiles-none-help = Without development tiles.
option-school = School
option-school-help = An alternative tile of Spinning Mule.
option-school-off = No
option-school-off-help = As the option “Development tiles” says.
option-school-on = Yes
option-school-on-help = A school instead of an engineering works.
option-patent = Patent
option-patent-help = An alternative tile of Spinning Mule.
option-patent-off = No
option-patent-off-help = As the option “Development tiles” says.
option-patent-on = Yes
option-patent-on-help = A patent instead of a broker.
option-engineer = Engineer
option-engineer-help = An alternative tile of Spinning Mule.
option-engineer-off = No
option-engineer-off-help = As the option “Development tiles” says.
option-engineer-on = Yes
option-engineer-on-help = An engineer instead of a developer.
option-administrator = Administrator
option-administrator-help = An alternative tile of Spinning Mule.
option-administrator-off = No
option-administrator-off-help = As the option “Development tiles” says.
option-administrator-on = Yes
option-administrator-on-help = An administrator instead of an accountant.
option-economy-markers = Economy markers
option-economy-markers-help = An element of Spinning Mule.
option-economy-markers-drawn = Drawn
option-economy-markers-drawn-help = Three of five markers per good say how far the importer advances and how many workers return.
option-economy-markers-printed = None
option-economy-markers-printed-help = As printed: the importer advances one, two workers return in every cycle.
option-event-markers = Event markers
option-event-markers-help = An element of Spinning Mule.
option-event-markers-drawn = Two of four
option-event-markers-drawn-help = World exhibition, lobby, threat of strike or made in England in 1770 and 1780.
option-event-markers-more = Two of six
option-event-markers-more-help = Luddism and crown jubilee both join the draw.
option-event-markers-none = None
option-event-markers-none-help = Without events.
option-luddism = Luddism
option-luddism-help = An alternative event of Spinning Mule.
option-luddism-off = No
option-luddism-off-help = As the option “Event markers” says.
option-luddism-on = Yes
option-luddism-on-help = Luddism joins the draw.
option-jubilee = Crown jubilee
option-jubilee-help = An alternative event of Spinning Mule.
option-jubilee-off = No
option-jubilee-off-help = As the option “Event markers” says.
option-jubilee-on = Yes
option-jubilee-on-help = Crown jubilee joins the draw.

## Moves, as the notation writes them

move-found = found food 6: found a food factory at a price of £6
move-place = place quality 6 pay 6: put the marker on the £6 row, paying £6
move-reuse = reuse quality pay 6: use a marker again that lies on the table
move-build = build food 2, build food 2 developer: a new factory of that level
move-modernise = modernise food, modernise food developer: one level up
move-close = close food: close the factory
move-price = price food 7: set the price
move-hire = hire food, hire row-1: a worker for the factory or the warehouse
move-fire = fire food: let the last worker go
move-shift = shift row-1 column-food: move a warehouse worker
move-machine = machine food 2: a machine replaces a worker of row 2
move-send = send food, send row-1, send fired: where a freed worker goes
move-raise = raise food: one level of quality
move-promote = promote food: one level of distribution
move-patent = patent: give the patent back for two levels
move-buy = buy 3, buy 3 of 2, buy 3 from 2: buy own shares, those of seat 2’s company, or own ones from seat 2
move-sell = sell 3, sell 3 of 2: sell own shares, or those of seat 2’s company
move-repay = repay 1: repay loans
move-goods = goods food 2: sell goods from stock
move-contract = contract food 6: take or raise a contract
move-deliver = deliver food 6, deliver food 6 both-ships: fulfil the contract with this many goods, the second ship sailing along
move-produce = produce food 2: produce in the first two rows for the warehouse
move-tile = tile broker: take a development tile
move-marker = marker light-quality: take a grey action marker
move-ship = ship 4: take a ship
move-return = return broker: give a tile back
move-foreman = foreman food: where the foreman works
move-workshop = workshop food: where the workshop works
move-half-price = half-price 2: broker, shares at half price
move-replace = replace 1: ship A goes (2: ship B)
move-scrap = scrap 1: give up ship A (2: ship B)
move-keep = keep: pay for the next use of the inventor
move-stock = stock: sell one from stock
move-shift-work = shift-work: use extra shifts
move-stop = stop: sell no more
move-row-on = row-on: the highest row produces
move-row-off = row-off: the highest row is shut
move-patron = patron: sell one to the patron
move-jubilee = jubilee: sell one for the jubilee
move-lose = lose food: a good that does not fit
move-dismiss = dismiss row-1: let a warehouse worker go
move-wreck = wreck food 2: the machine of row 2 is lost
move-name = name 2: this seat becomes start player
move-extra = extra special, extra prices: which additional action comes now
move-award = award: give up an award marker for what it protects from
move-done = done: nothing more

## What happened

event-economy = { NUMBER($year, useGrouping: 0) }, { arkwright-good }: the importer { $steps ->
    [0] stays at { $appeal }
   *[other] advances from { $before } to { $appeal }
  }, { $workers ->
    [0] no worker returns
    [one] 1 worker returns
   *[other] { $workers } workers return
  }. Demand { $demand }, wage £{ $wage }.
event-marker = { $who } { $again ->
    [0] places
   *[other] uses again
  } { arkwright-marker } for £{ $paid }.
event-founded = { $who } founds a { arkwright-good } factory, price £{ $price }.
event-sold-shares = { $who } sells { $n ->
    [one] 1 share
   *[other] { $n } shares
  } for £{ $earned }.
event-bought-shares = { $who } buys { $n ->
    [one] 1 share
   *[other] { $n } shares
  } for £{ $paid }.
event-repaid = { $who } repays { $n ->
    [one] 1 loan
   *[other] { $n } loans
  } for £{ $paid }.
event-paid-factories = { $who } pays £{ $paid } for the factories.
event-paid = { $who } pays £{ $paid }.
event-bill = { $who } pays £{ $paid } for the whole action.
event-received = { $who } receives £{ $earned }.
event-lost-good = { $who } loses one { arkwright-good } for want of room.
event-lost-good-many = { $who } loses { $count } { arkwright-good } for want of room.
event-built = { $who } builds a { arkwright-good } factory, level { arkwright-level }, for £{ $paid }.
event-modernised = { $who } modernises { arkwright-good } to level { arkwright-level } for £{ $paid }.
event-closed = { $who } closes the { arkwright-good } factory.
event-machine = { $who } puts a machine into { arkwright-good }, row { $row }.
event-machine-many = { $who } puts { $count } machines into { arkwright-good }.
event-engineering-works = { $who } earns £{ $earned } with the engineering works.
event-sent = { $who } sends a worker to { arkwright-where }.
event-sent-many = { $who } sends { $count } workers to { arkwright-where }.
event-final = { $who }: { $shares ->
    [one] 1 share
   *[other] { $shares } shares
  } × £{ $value } = £{ $total }{ $loans ->
    [0] .
    [one] , but 1 loan is open.
   *[other] , but { $loans } loans are open.
  }
event-mark-penalty = { $who } hired for { arkwright-good } and did not produce: −{ $shares ->
    [one] 1 share
   *[other] { $shares } shares
  }, −{ $spaces ->
    [one] 1 share value space
   *[other] { $spaces } share value spaces
  }.
event-contract-penalty = { $who } has an open { arkwright-good } contract: −{ $spaces ->
    [one] 1 share value space
   *[other] { $spaces } share value spaces
  }.
event-obsolete = { $who }: the { arkwright-good } factory becomes obsolete and needs two more workers.
event-obsolete-fee = { $who } pays £{ $paid } for { $workers ->
    [one] 1 worker who is not to be had
   *[other] { $workers } workers who are not to be had
  }.
event-delivered = { $who } ships { $n } { arkwright-good } for £{ $earned }{ $ships ->
    [0] .
    [one] ; 1 ship sails: share value −1.
   *[other] ; { $ships } ships sail: share value −{ $ships }.
  }
event-hired-spot = { $who } puts a worker on { arkwright-spot } of the warehouse.
event-hired-spot-many = { $who } puts { $count } workers into the warehouse.
event-shifted = { $who } moves a warehouse worker from { arkwright-spot } to { arkwright-to-spot }.
event-hired = { $who } hires for { arkwright-good }, row { $row }.
event-hired-many = { $who } hires { $count } workers for { arkwright-good }.
event-fired = { $who } fires a worker of { arkwright-good }, row { $row }.
event-fired-many = { $who } fires { $count } workers of { arkwright-good }.
event-contract-rises = { $who } does not fulfil the { arkwright-good } contract: it { $lost ->
    [0] rises to { $size }.
   *[other] stays at { $size } and costs { $lost ->
        [one] 1 share value space
       *[other] { $lost } share value spaces
      }.
  }
event-start-player = { $who } is start player.
event-start-player-named = { $who } is start player, named by { $by }.
event-sale = { $who } makes { $made } { arkwright-good } and sells { $n } (appeal { $appeal }){ $n ->
    [0] .
   *[other] { " " }at £{ $price }: +£{ $earned }.
  }
event-importer-sale = The importer’s sales of { arkwright-good }: { $n }.
event-last-unit = { $who } is called too late for the last unit of demand: { $why ->
    [quality] equal appeal, but lower quality.
   *[appeal] lower appeal.
  }
event-last-unit-importer = The importer is called too late for the last unit of demand: { $why ->
    [importer] among equals it comes last.
   *[appeal] lower appeal.
  }
event-sold-together = Equal in appeal and quality: all of them sell, beyond the demand.
event-bonus = { $who } gets a step more: { $lead ->
    [appeal] the most appealing goods
   *[most] the most goods sold
  }{ $charisma ->
    [1] , a tie won by charisma.
   *[0] .
  }
event-bonus-tie = { $lead ->
    [appeal] The highest appeal
   *[most] The most goods sold
  } is shared: nobody gets that step.
event-row-shut = { $who } shuts the highest row of { arkwright-good }.
event-inventor-kept = { $who } keeps the inventor for £{ $paid }.
event-token = { $who } moves { arkwright-tile } to { arkwright-good }.
event-tile = { $who } takes { arkwright-tile }.
event-tile-returned = { $who } gives back { arkwright-tile }.
event-grey = { $who } takes the marker { arkwright-marker }.
event-quality = { $who } raises the quality of { arkwright-good } to { $level }.
event-quality-many = { $who } raises the quality of { arkwright-good } by { $count }.
event-first-price = { $who } asks £{ $price } for { arkwright-good }.
event-price = { $who } sets the price of { arkwright-good }: { $before ->
    [0] £{ $price }.
   *[other] £{ $before } → £{ $price }.
  }
event-distribution = { $who } raises the distribution of { arkwright-good } to { $level }.
event-distribution-many = { $who } raises the distribution of { arkwright-good } by { $count }.
event-contract = { $who } { $before ->
    [0] takes a contract for { $size } { arkwright-good }.
   *[other] raises the { arkwright-good } contract from { $before } to { $size }.
  }
event-goods-sold = { $who } sells { $n } { arkwright-good } from stock for £{ $earned }.
event-event = { arkwright-event }.
event-wrecked = { $who } loses the machine of { arkwright-good }, row { $row }.
event-ship = { $who } takes a ship for { $capacity ->
    [one] 1 good
   *[other] { $capacity } goods
  }{ $crew ->
    [0] .
    [one] , 1 sailor is hired.
   *[other] , { $crew } sailors are hired.
  }
event-scrapped = { $who } gives up the ship for { $capacity ->
    [one] 1 good
   *[other] { $capacity } goods
  }.
event-harbour-wages = { $who } pays £{ $paid } for { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
  } in the harbour.
event-dismissed = { $who } dismisses the worker of { arkwright-spot }.
event-dismissed-many = { $who } dismisses { $count } warehouse workers.
event-overtime = { $who } produces { $n } { arkwright-good } in { $rows ->
    [one] 1 row
   *[other] { $rows } rows
  } for the warehouse, costs £{ $paid }.
event-share-value = { $who }: share value +{ $steps }, space { $before } → { $space }.
event-wages = { $who } pays £{ $paid } for workers (£{ $wage } each) and machines of { arkwright-good }.
event-price-gave-way = { $who }: distribution falls, the price of { arkwright-good } gives way to £{ $price }; share value −1.
event-stored = { $who } stores { $n } { arkwright-good }.
event-emergency = { $who } is short of cash. Shares sold: { $shares }, loans taken: { $loans }; share value at space { $space }.
event-sold-to = { $who } sells one more { arkwright-good } { $buyer ->
    [patron] to the patron
   *[jubilee] for the jubilee
  }: +£{ $earned }.
event-sold-foreign = { $who } sells { $n ->
    [one] 1 share
   *[other] { $n } shares
  } of { $owner }’s company for £{ $earned }.
event-bought-foreign = { $who } buys { $n ->
    [one] 1 share
   *[other] { $n } shares
  } of { $owner }’s company for £{ $paid }{ $bonus ->
    [0] .
   *[other] ; that company gets £{ $bonus } from the bank.
  }
event-bought-back = { $who } buys { $n ->
    [one] 1 own share
   *[other] { $n } own shares
  } back from { $owner } for £{ $paid }.
event-record = { $who } sets a record: { $n } goods { $market ->
    [shipping] shipped at once.
   *[home] sold in England at once.
  }
event-final-bonus = { $who }: bonus markers { $home } × { $ship } = £{ $total } more.
event-award-discarded = { $who } gives up the award marker: { $award ->
    [shipping] the contract does not rise.
   *[share-value] the shares of this emergency sale cost no share value.
  }
event-award-shared = Several are equal: { $award ->
    [shipping] the shipping award goes to nobody; each advances a space.
   *[share-value] the share value award goes to nobody; each may buy a share at half price.
  }
event-award-out-of-reach = With two players nobody can ship that many goods at once ({ $need }): the shipping award cannot be won.
event-share-award = { $who } wins the share value award{ $n ->
    [0] ; the bank has no share left for it.
   *[other] { " " }and a share.
  }
event-shipping-award = { $who } wins the shipping award.
event-reorganization-turned = { $who } turns the reorganization marker to its dark side.
event-investor = { $who } waives the additional action: £{ $earned } from the investor.

## Why not

why-no-marker = You do not have this marker: { arkwright-marker }.
why-marker-not-placed = { arkwright-marker } does not lie on the administration table yet; place it first.
why-marker-placed = { arkwright-marker } already lies on the administration table. It stays there; it can be used again for a fee.
why-row-taken = One of your markers already lies on the £{ $row } row.
why-row-barred = Bureaucracy bars the £{ $row } row. An administrator would open it.
why-wrong-amount = £{ $want } cannot be paid here: between £{ $low } and £{ $high }.
why-exact-amount = £{ $need } is paid here, not £{ $want }. An accountant would change that, and for quality an engineer.
why-no-factory = You have no { arkwright-good } factory.
why-has-factory = You already have a { arkwright-good } factory; there is one per good.
why-level-too-high = This needs level { $want }; level { $have } is within reach.
why-closed-this-decade = You closed a { arkwright-good } factory of level { arkwright-level } in this decade.
why-too-few-workers = There are not enough workers to be hired.
why-cycle-over = This good has been active for the last time: { arkwright-good }.
why-no-tile = You do not have { arkwright-tile }.
why-developer-used = The developer has already helped with { arkwright-good } in this action.
why-highest-level = The { arkwright-good } factory has the highest level.
why-developer-level = The developer helps up to level { $have } only, not to level { $want }.
why-needs-inventor = Level { $want } is above the present level { $have }: that needs the inventor.
why-built-this-decade = The { arkwright-good } factory was built in this decade and cannot be closed yet.
why-fired-here = You have fired workers of { arkwright-good } in this action; hiring there is not possible too.
why-hired-here = You have hired for { arkwright-good } in this action; firing there is not possible too.
why-factory-full = All rows of the { arkwright-good } factory are full.
why-first-row-stays = The first row of the { arkwright-good } factory stays manned.
why-no-harbour = There is no harbour in this game.
why-spot-taken = A worker already stands at { arkwright-spot }.
why-spot-empty = No worker stands at { arkwright-spot }.
why-worker-settled = The worker at { arkwright-spot } was put there in this action and stays.
why-no-more-machines = What you paid buys no more machines.
why-no-worker-to-replace = In row { $row } of { arkwright-good } no worker stands where a machine could. One place of each row is for a worker.
why-no-more-levels = What you paid buys no more levels.
why-quality-highest = The quality of { arkwright-good } is at its highest, { $high }.
why-distribution-highest = The distribution of { arkwright-good } is at its highest, { $high }.
why-distribution-cost = The next level for { arkwright-good } costs £{ $need }; £{ $have } are left.
why-patent-used = The patent’s £2 have already been spent; it cannot be given back as well.
why-exchange-done = { $what ->
    [shares] The table asks once in this action how many shares to sell, and you have answered. Take it back to sell another number.
    [goods] The table asks once in this action how many goods of this kind to sell, and you have answered. Take it back to sell another number.
    [loans] The table asks once in this action how many loans to repay, and you have answered. Take it back to repay another number.
    [buy] The table asks once in this action how many shares to buy, and you have answered. Take it back to buy another number.
   *[contract] The table asks once in this action for a contract of this good, and you have answered. Take it back to choose another space.
  }
why-too-few = { $what ->
    [shares] You do not have that many shares.
    [goods] There are not that many goods.
    [loans] You do not have that many loans.
   *[bank] The bank does not have that many of your shares.
  }
why-loans-first = Loans must be repaid first, at £13 each.
why-cash-short = There is not enough cash. Nobody takes a loan to buy.
why-no-contracts = Contracts cannot be taken here.
why-contract-space = There is no space for { $want } on the contract track.
why-contract-lower = A contract can only rise; it stands at { $have }.
why-price-range = The price of { arkwright-good } may be £{ $low } to £{ $high }: the scale ends there, or appeal would fall below 0.
why-price-changed = The price of { arkwright-good } has already been changed in this turn.
why-price-same = The price of { arkwright-good } is already £{ $price }.
why-factory-untouched = The main action did not affect { arkwright-good }. After quality or distribution it costs £1 of unused administration.
why-start-shares-range = { $low } to { $high ->
    [one] 1 share may be sold
   *[other] { $high } shares may be sold
  }: enough to pay for the factories, and no more than there are.
why-not-on-offer = { arkwright-offered } is not on offer.
why-tile-twice = You already have { arkwright-tile }.
why-charisma-banned = Charisma has just decided the start player; you may not take it in this turn.
why-marker-twice = You already have this marker: { arkwright-marker }.
why-ship-not-larger = Both piers are taken, and a ship for { $want } is not larger than either of them.
why-no-crew = There are not enough workers for the crew.
why-token-there = It already works for { arkwright-good }.
why-nothing-instead = Here a special marker is taken or nothing: foreman, workshop and broker do not serve instead of it.
why-tile-just-taken = You have just taken { arkwright-tile }; another tile goes back.
why-no-contract = You have no { arkwright-good } contract.
why-contract-size = The { arkwright-good } contract asks for { $need }, not for { $want }.
why-ship-too-small = The ship does not carry that many.
why-ship-underpaid = £{ $want } is too little for this ship: at least £{ $need }, its capacity, must be paid, also to forgo the action.
why-one-ship-only = You have no second ship that could sail along.
why-both-ships-sail = One ship carries only { $have } of { $need }: both sail anyway.
why-not-active = Another good is active, not { arkwright-good }.
why-rows-not-ready = { $have ->
    [0] No row
    [one] Only 1 row
   *[other] Only { $have } rows
  } of { arkwright-good } can produce.
why-marker-rows = { $have ->
    [one] This marker lets the first row produce, no more.
   *[other] This marker lets the first { $have } rows produce, no more.
  }
why-produced-already = One factory produces in this action, and { arkwright-good } has done so.
why-produce-first = Extra shifts add a good to what the factory makes in this action: produce first.
why-row-shut-already = A row has already been shut.
why-no-row-to-shut = Only a row above the first can be shut.
why-row-sold = Goods of the highest row have been sold: it has produced.
why-patron-used = The patron has already bought.
why-no-jubilee = There is no jubilee sale left for you.
why-must-sell = You still have { $have ->
    [one] 1 good of this production; it must be sold
   *[other] { $have } goods of this production; they must be sold
  }.
why-no-extra-shift = Extra shifts work only at the first call after the production is sold out.
why-good-fits = Losing { arkwright-good } would not help: it fits.
why-no-seat = There are { $high ->
    [one] 1 seat
   *[other] { $high } seats
  }.
why-pier-empty = { $pier ->
    [1] You have no ship A.
   *[2] You have no ship B.
  }
why-no-machine = No machine stands in row { $row } of { arkwright-good }.
why-wrecked-already = The { arkwright-good } factory has already lost its machine.
why-no-award = You do not have the award marker for { $award ->
    [shipping] shipping.
   *[share-value] share value.
  }
why-award-too-late = The award marker covers a whole emergency sale: it is given up before the first share.
why-own-shares = These are your own shares: buy or sell them without naming a seat.
why-only-own-shares = Only shares of your own company are traded in this game.
why-more-than-needed = No more shares than needed are sold: { $need } would do.
why-bank-of-other = The bank has { $have ->
    [one] 1 share
   *[other] { $have } shares
  } of { $owner }’s company.
why-bank-first = The bank still has { $have } of your shares; they are bought first.
why-none-of-yours = { $owner } has { $have } of your shares.
why-bought-and-sold = Shares of { $owner }’s company cannot be both bought and sold in one action.
why-start-limit = In 1760 at most { $high ->
    [one] 1 share
   *[other] { $high } shares
  } of each other company can be bought.
why-board-banned = The supervisory board has just been used; you may not take it in this turn.
why-only-what-came-back = The supervisory board takes what was just given back and nothing else.
why-one-share-only = One share is for sale at half price, no more.

## Options that do not go together

error-clash-listed-events = “{ $first }” and “{ $second }” cannot be played together: with steam power the events are drawn, not listed.
error-clash-listed-tiles = “{ $first }” and “{ $second }” cannot be played together: the predetermined set-up lists its tiles.
error-clash-no-tiles = “{ $first }” and “{ $second }” cannot be played together: without development tiles none can be replaced.
error-clash-no-events = “{ $first }” and “{ $second }” cannot be played together: without event markers there is no draw to join.
error-clash-no-element = Spinning Mule wants at least one of its elements: tiles, economy markers, events. Without them play Spinning Jenny.

## The characters of the Player's Book, as bots

bot-specialist = Specialist
bot-specialist-about = Runs two factories with many machines, for the best goods and the most sales.
bot-shipowner = Shipowner
bot-shipowner-about = Buys shares while they are cheap; where there is a harbour, makes contracts and ships goods to the colonies.
bot-completist = Completist
bot-completist-about = Runs all four factories, so that the share value rises in every cycle.
bot-flexible = Flexible
bot-flexible-about = Runs three factories and sells a little of each; where there is a harbour, ships the rest.

## The review after a game

review-when = { NUMBER($year, useGrouping: 0) }, { $cycle ->
    [0] food
    [1] clothes
    [2] cutlery
    [3] lamps
    [4] end of the decade
   *[other] preparation
  }
analysis-axis = { NUMBER($year, useGrouping: 0) }
review-cost = −£{ $n }
review-sum = £{ $n }
review-cash = Cash: £{ $now } instead of £{ $was }.
review-share = Share value: space { $now } instead of { $was }.
review-worth = Worth of the shares: £{ $now } instead of £{ $was }.

## What a seat knows that the others do not

secret-cash = everybody’s cash
secret-open = boards, companies, prices, shares, tiles
secret-hidden = nothing; cash, if the table hides it
secret-between = one line; a curtain only with hidden cash

## Questions that can be answered in advance

standing-charisma = Charisma: name the start player
standing-charisma-keep = keep it
standing-charisma-me = always name myself
standing-dismiss = End of a decade: harbour workers and ships
standing-dismiss-keep = always keep all
standing-patron = Patron: sell one more good
standing-patron-sell = always sell
standing-patron-keep = never
standing-jubilee = Jubilee: sell one more good
standing-jubilee-sell = always sell
standing-jubilee-keep = never
standing-school = School: the highest row, during the sale
standing-school-run = always produce
standing-school-shut = always shut it
standing-school-unsold = School: the highest row when nothing of it was sold
standing-school-unsold-shut = always shut it
standing-school-unsold-run = always produce
standing-shifts = Extra shifts: give the tile back for one more good
standing-shifts-use = always
standing-shifts-keep = never
standing-stock = Sale: go on selling from the warehouse
standing-stock-sell = always
standing-stock-keep = never
standing-ships = Contract: ship as much as possible
standing-ships-sail = always ship
standing-ships-stay = never

# Facts of orders ahead: in a sentence, and as a kind to choose.
fact-price = { $mine ->
    [yes] my price of { arkwright-good }
   *[no] { $seat }’s price of { arkwright-good }
  }
fact-lowest-price = the lowest price of { arkwright-good } of the others
fact-appeal = { $mine ->
    [yes] my appeal in { arkwright-good }
   *[no] { $seat }’s appeal in { arkwright-good }
  }
fact-highest-appeal = the highest appeal of the others in { arkwright-good }
fact-importer = the importer’s appeal in { arkwright-good }
fact-demand = the demand for { arkwright-good }
fact-wage = the wage
fact-cash = { $mine ->
    [yes] my cash
   *[no] { $seat }’s cash
  }
fact-share-value = { $mine ->
    [yes] my share value
   *[no] { $seat }’s share value
  }
fact-rank = { $mine ->
    [yes] my place on the share value track
   *[no] { $seat }’s place on the share value track
  }
fact-kind-price = a price
fact-kind-lowest-price = the others’ lowest price
fact-kind-appeal = an appeal
fact-kind-highest-appeal = the others’ highest appeal
fact-kind-importer = the importer’s appeal
fact-kind-demand = a demand
fact-kind-wage = the wage
fact-kind-cash = cash
fact-kind-share-value = a share value
fact-kind-rank = a place by share value
fact-money = £{ $n }
