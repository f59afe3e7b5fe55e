# The complete rules in our own words. Numbers come from the sheet (`games/arkwright/rules/numbers.ts`).

chapter-aim = Aim and the three games
rule-aim = Each of you runs a company in England. In the end a company is worth the shares its owner holds times the value of one share. Good sales raise the value; but a company that is worth much is expensive to buy back from the bank.
rule-jenny = Spinning Jenny is the first game: after { $prep } the decades { $d1 } to { $d3 }, with factories, prices and shares, without harbour, tiles or events.
rule-mule = Spinning Mule also ends with { $d3 }. To Spinning Jenny it adds up to three elements: development tiles, economy markers and event markers. Each can be left out, but at least one is played.
rule-frame = Water Frame is the whole game: after { $prep } five decades from { $d1 } to { $d5 }, with warehouses, ships and contracts, development tiles and events.
rule-pieces = Four goods: food, clothes, cutlery, lamps. There are { $workers } workers and no more; machines, goods and money are never short. A company has { $issued } shares. The table shows for each good and level what a factory costs, which is also its base quality, and what its four rows make.

chapter-setup = Set-up: the board
rule-timetable = The timetable shows decade, cycle and development level. { $prep } is a round of preparation before the first decade.
rule-levels = Development levels: I in { $d1 }, II in { $d2 } and { $d3 }, III from { $d4 } on. Level IV is reached only one step ahead of the timetable, through the inventor.
rule-levels-small = Development levels: I in { $d1 }, II in { $d2 } and { $d3 }.
rule-levels-small-rising = Development levels rise every decade: I in { $d1 }, II in { $d2 }, III in { $d3 }. Level I becomes obsolete when { $d3 } begins.
rule-levels-rising = Development levels rise every decade: I in { $d1 }, II in { $d2 }, III in { $d3 }, IV from { $d4 } on. Factories become obsolete sooner: level I when { $d3 } begins, II in { $d4 }, III in { $d5 }, and always the lower ones too.
rule-events-drawn = Events lie face down at the end of each decade: bureaucracy and two drawn ones in a random order on the first { $early } event spaces, a drawn one in { $d4 }, and the end of the game in { $d5 }. With two players the navigation acts, the economic crisis, the Hamburg credit crisis and the opium war stay in the box.
rule-events-listed = In the predetermined set-up the events are known: lobby, war on the Continent, bureaucracy, world exhibition, one at the end of each decade; then the end of the game.
rule-events-shuffled = The three starred events of the list, lobby, war on the Continent and world exhibition, lie in a random order; bureaucracy and the end keep their places.
rule-events-mule = Events of Spinning Mule: two are drawn from world exhibition, lobby, threat of strike and made in England, for { $d1 } and { $d2 }. Luddism and the crown jubilee join the draw if they were chosen. The end of the game lies open in { $d3 }.
rule-economy-markers = Economy markers lie face down on every cycle, for each good its own: steps of the importer / workers that come back, { $economy }. Those with { $manyWorkers } workers are left out with two players and in the predetermined set-up.
rule-economy-mule = Economy markers of Spinning Mule, steps of the importer / workers that come back: { $muleEconomy }. For each good three of the five are drawn, also with two players.
rule-importers = An importer of each good begins with appeal zero and never goes back, except through the navigation acts.
rule-job-market = A worker stands on every space of the job market. Before the first factory some are taken away in reading order: { $firedTwo } to the fired ones and { $outTwo } out of the game with two players, { $firedThree } fired with three, { $firedFour } fired with four.
rule-mat = On the mat of special markers lie the ships and, in each of the rows I to IV, grey markers: { $matTwo } with two players, { $matThree } with three, { $matFour } with four; light ones in rows I and II, dark ones in III and IV, drawn from the { $matSets } sets less those that stay in the box. With two players only the smallest ships are used.
rule-mat-jenny = On the mat the grey markers for machinery, quality and distribution are light at level I and dark at level II. In Spinning Jenny there is also a light stock exchange marker for each player; in Spinning Mule there is none, and all markers that the number of players leaves lie open.
rule-tiles-drawn = Charisma and one inventor always lie out. { $tilesTwo } more tiles are drawn with two players, { $tilesThree } with three, { $tilesFour } with four. There are never as many equal ones as players: such a tile is drawn again; patrons of different goods differ.
rule-patrons-always = All four patrons lie out, and fewer tiles are drawn: { $fewTwo }, { $fewThree } or { $fewFour } by the number of players.
rule-tiles-listed = In the predetermined set-up the tiles are those of this list; each number of players adds a row to the ones before.
rule-tiles-mule = The tiles of Spinning Mule lie open from the start; each number of players adds a row to the ones before. Chosen alternatives replace listed tiles: a school an engineering works, a patent a broker, an engineer a developer, an administrator an accountant.

chapter-begin = Set-up: the companies
rule-shares = Each company begins with { $sharesStart } of its { $issued } shares, the rest is the bank’s; the share value stands on space { $space }, where a share is worth { $shareMin }. The value moves by spaces: first one, then two, then three spaces to a pound. It never leaves the track at either end; what goes beyond is lost.
rule-harbour-mat = Everybody has a harbour mat: the large warehouse, two piers for ships, a place for their crews, and the track of open contracts with one contract marker for each good. Two players use its other side, with a shorter track.
rule-first = First foundation, in turn order: everybody chooses a factory of level I, fills its first { $startRows } rows with workers from the job market and sets its price. It is paid at the end of the preparation.
rule-first-price = A price is at least { $priceLow }. Appeal is base quality + quality + distribution − price and may never be below zero. Appeal is also the most that can be sold.
rule-second = Second foundation, in reverse order from the last player: another factory in the same way, of a different good. You can never have two factories of one good; several companies may make the same.
rule-capital = Then, in reverse order, everybody sells shares at { $shareMin }: at least enough for both factories, at most all { $sharesStart }. At once you may take a special marker: a light grey marker or ship of row I, or a tile. There is no other starting money.
rule-capital-jenny = Everybody sells exactly { $jennySold } shares and gets { $jennyCash } more. Then, in reverse order, everybody takes a light grey marker, in Spinning Mule a tile instead if they like.
rule-given = In the predetermined set-up factories and prices are given by seat. In Water Frame the shares kept are given as well, in the other games they are as usual. The special marker is chosen in reverse order.
rule-pay-factories = Last, everybody pays for both factories, and the first decade begins.

chapter-cycle = A decade and its cycles
rule-sequence = A decade has four cycles, one for each good: food, clothes, cutlery, lamps. Each cycle has an economy phase, an action phase in which everybody acts once, and the production of the active good. Actions may concern any of your factories, not only those of the active good. Then the decade ends.
rule-economy = Economy: the marker of the cycle is turned. The importer of the active good advances by its first number, and as many fired workers as its second one return to the job market, against the reading order; if there are fewer, the rest is forfeit.
rule-economy-printed = Economy: in every cycle the importer of the active good advances by { $jennyImporter }, and { $jennyWorkers } fired workers return to the job market, against the reading order, as far as there are any.
rule-start-player = Actions go clockwise from the start player. After each of the first three cycles the next player to the left becomes start player.

chapter-admin = The administration table
rule-place = For your action you put a marker on a free space of your own column and pay its row: { $rows }. Nobody may pass. You may leave out what the marker does, but you pay.
rule-low-row = What you pay can decide what machinery, quality and distribution do; you cannot add money to the row. A marker may be put on a row too low for it, and then does nothing; what a row costs more than the action can use is lost.
rule-reuse = A marker that lies on the table may be used again instead of another one: it stays, and you pay its row and { $reuse } more, which the action cannot use.
rule-payment = Row, fee and the costs of a factory or production action are one payment, settled when the action ends. Wages of a cycle, those of the harbour and each event are payments of their own.
rule-payment-apart = Each cost is paid by itself when it arises, as the book advises for first games; each can force a sale of shares.
rule-markers = What the markers cost. For machinery and quality the sums are for one, two or three machines or levels; for distribution it is the most that can be used. Own markers are in your colour; grey ones are taken as special markers.
rule-admin-tiles = Accountant and administrator change what the table costs; see the tiles.

chapter-factory = Action: factory
rule-factory-action = Build, modernise and close factories, as many and in any order as you like; each is paid in addition to the row.
rule-build = Build a factory of a good you have none of, of the current level or a lower one, for the sum printed on it. Its first row is staffed at once from the job market; if the workers for it cannot be had, it cannot be built.
rule-build-price = You set the price of a new factory at once; later only through an additional action. Appeal follows by itself. It limits what you sell, puts you before your rivals, and the highest one brings share value.
rule-modernise = Modernise a factory level by level up to the current one, each for the sum printed on the new level. Workers, machines, quality and distribution stay. An obsolete factory that reaches the current level sends its extra workers to the fired ones.
rule-close = Close a factory: its workers go to the fired ones; machines, quality and distribution are lost. Not in the decade in which it was built; and the same level of that good may not be built again in this decade. Its stored goods stay, but without a factory of the good they can only be sold at the fixed price.
rule-last-build = In { $d3 } nobody builds or hires for a good whose last cycle is over.
rule-factory-extra = Additional action: prices of the factories that were built or modernised.

chapter-workers = Action: workers
rule-hire = Hire as many workers as you like for any of your factories. They come from the job market in reading order, from the fired ones only when it is empty. In a factory they fill the lowest unfinished row first. A row makes goods only when all its places are taken, but everybody standing there is paid.
rule-demand = Every worker taken uncovers a space of the job market. A numbered space is a group of buyers for the good of its column, and the further down the market is emptied, the higher the wage.
rule-warehouse-hire = Hire also for the large warehouse: a worker at a column gives room for { $column } of that good, one at the first row for { $row1Goods } of every good, one at the second for { $row2Goods } more of each. With this action you may also move your warehouse workers; goods without room are lost. Workers never move between factories, ships and warehouse.
rule-fire = Or fire workers, from the highest row down; the first row stays complete. Machines of a row without workers are lost. In one action a factory is either hired for or fired from. Extra workers of an obsolete factory cannot be fired.
rule-harbour-fire = Warehouse workers and crews cannot be fired here; they may leave at the end of a decade, after they were paid.
rule-mark = In { $d5 } a factory that hires after its good was active is marked: if no production action follows in it, it costs { $markSpaces } spaces of share value and { $markShares } shares at the end. Closing it clears the mark, too.
rule-workers-extra = Additional action: a special marker.

chapter-machinery = Action: machinery
rule-machines = Buy machines, as many as marker and paid row allow ({ $mOwn } with your own marker); fewer are allowed, the fee for using the marker again does not count, and what is left over is lost.
rule-replace = Each machine must at once replace a worker on a place where machines can stand, in any of your factories; { $workerOnly } place of a row is for workers only. Never on an empty place. The worker goes to the fired ones.
rule-machinery-extra = Additional action: a special marker.
rule-machinery-tiles = Workshop, school and engineering works have a say here; see the tiles.

chapter-quality = Action: quality
rule-levels-of-quality = Raise the quality of your factories: one or more levels by marker and paid row ({ $qOwn } with your own marker for one and two levels), spread as you like. The fee does not count, what is left over is lost.
rule-quality-limit = Quality is at most { $qMax }, with the engineer { $qEngineer }. It adds to appeal for good, also when the factory is modernised, and is lost only when it is closed.
rule-quality-extra = Additional action: prices.

chapter-distribution = Action: distribution
rule-levels-of-distribution = Turn the paid row into levels of distribution, up to { $dOwn } with your own marker, { $dLight } with the light and { $dDark } with the dark one. Each level of a factory costs by its height: { $dCosts }.
rule-distribution-fades = Distribution adds to appeal, at most { $dMax } in a factory, and falls by one after each production of that factory.
rule-distribution-extra = Additional action: prices.

chapter-trade = Action: stock exchange
rule-trade-order = At the stock exchange you may do the following in any order, or only some of it. The row is paid first. The table asks for each of them once, for any number.
rule-buy = Buy own shares from the bank at the present value, at least { $shareMin } each, with cash in hand. Buying changes no value. As long as you owe a loan you may not buy.
rule-repay = Pay back loans, { $repay } each, as many as you like.
rule-sell = Sell own shares to the bank at the present value; on the lowest spaces that is less than { $shareMin }. Regular selling changes no value.
rule-sell-goods = Sell stored goods at fixed prices, in the order of the goods: { $fixed }.
rule-contracts = Take contracts of the East India Company, one for each good at most, on any number of the track, { $track } (two players: { $trackTwo }), or move older ones up, never down. They cost nothing now. A factory of the good is not needed for taking one. A contract for the active good is due in this very cycle.
rule-trade-extra = Additional action: a special marker. The light grey stock exchange marker of Spinning Jenny has none.

chapter-ship = Action: ship
rule-ship-action = A ship is an action marker. You must pay at least its capacity, without the fee; for less it may not be placed or used again at all. It delivers stored goods for contracts, this one ship only and not more than its capacity. If it delivers, your share value goes back one space.
rule-deliver = A contract is delivered whole, with goods of its kind, or not at all; one ship may serve several. Each good brings the base quality of your factory of that good; without such a factory nothing can be delivered.
rule-ship-extra = Agent in the colonies and office help here. Additional action: a special marker, whether something was delivered or not.

chapter-overtime = Action: production
rule-overtime = Grey production markers let one factory make goods out of turn: the first { $rowsLight } rows with the light marker, up to { $rowsDark } with the dark one, from row one upwards. Goods go into your warehouses, the rest is lost; nothing is sold, shipped or moved. You pay wages and machines of the rows used, and extra workers of an obsolete factory, at once.
rule-overtime-extra = Extra shifts, foreman, workshop and small warehouse work here as in production. Additional action: the price of that factory.

chapter-prices = Additional action: prices
rule-price = An additional action follows the main action, also if that was left out. Prices may be set from { $priceLow } to { $priceHigh }, in factories that the main action changed. After quality and distribution each other factory costs one pound of the paid sum that was not used for levels. Goods stored on the price scale make its highest numbers unusable.
rule-price-rest = Appeal follows the price at once and may never be below zero. After a production action only the price of that factory changes.

chapter-special = Additional action: special markers
rule-take = After workers, machinery, stock exchange and ship you may take one special marker for nothing: a grey marker, and where they are played a tile or a ship.
rule-tile-limit = Tiles: any that lies out, never two alike, at most { $tileLimit }. If you take one more, another goes back at once and its effect ends; goods that then have no room are lost. Instead of taking something you may move a foreman or workshop to another factory.
rule-grey = Grey markers: those of the current level and lower ones, never two of the same kind and shade. They are used like your own and come back to you at the end of a decade.
rule-piers = Ships: of the current level or a lower one, at most two. With both piers full a new ship must be larger than the one it replaces, whose place it takes, also on the administration table. With a free pier nothing is replaced.
rule-crew = A larger ship needs a crew, hired at once from the job market; for a replacement only the missing ones. If they cannot be had, the ship is not taken. Crews are paid at the end of a decade and leave only with their ship.

chapter-production = Production and sale
rule-produce = All factories of the active good produce, whether it pays or not; no other does. Complete rows, counted from the first, make what their level prints at the end of the row.
rule-buyers = The empty numbered spaces of the good’s column are the buyers. Without a factory of the good nobody sells it, not even from stock. Nobody sells more than their appeal.
rule-calls = Calls go down from the highest appeal to one. On each space everybody who stands there or higher sells one good, higher appeal first, and so does the importer. Goods just produced must be sold when called. With none left you may sell from stock; a player who stops stays out for this phase.
rule-short = When buyers run short in a call: higher appeal first, the importer last among equals, then the better quality (base and marker); who is equal in all sells together, beyond the demand if need be. When only the importer is left, it takes buyers up to its appeal.
rule-proceeds = Every good sold brings your price. What was made and not sold may be stored or shipped. You cannot hold back goods of this production; stock, patron and jubilee are voluntary.
rule-sale-tiles = Extra shifts, school and patrons act around the sale; see the tiles. A patron and a jubilee sale come after the calls and need a factory of the good, but no appeal.
rule-order = Where several players decide in the same phase, they do so one after the other, clockwise from the start player.

chapter-value = Share value
rule-steps = Your share value advances one space for one good sold at home in this phase, two for two or more, patron and jubilee included. You cannot decline.
rule-bonus = One more space for the single highest appeal, if it is above the importer’s and its owner sold something. One more for the single company that sold most, more than the importer. Ties bring nobody anything, unless the tile charisma breaks them.

chapter-wages = Wages and machines
rule-pay = For the factory that produced you pay every worker the wage shown beside the lowest empty space of the job market, and { $upkeep } for every machine, also in rows that made nothing, and extra workers too.
rule-fade = Then its distribution falls by one. If appeal would fall below zero, the price falls by one pound instead, and your share value by one space.
rule-wage-tiles = Foreman, workshop and a row shut by the school lower the bill; see the tiles.

chapter-shipment = Shipping the active good
rule-ship-active = After wages you may deliver your contract for the active good, whole or not at all, from this production and from stock. The capacities of both ships add up, wherever they lie, free of charge. Each good brings base quality; each ship used costs one space of share value, after the gains of the sale.
rule-unfulfilled = An open contract for the active good that was not delivered rises by one number of the track. At its last number it stays, and your share value falls by { $lostAtEnd } spaces at once; with two players that is already so at their highest number.
rule-ship-tiles = Office and agent in the colonies work here as in the ship action.

chapter-storage = Storage
rule-store = Goods left over are kept as far as the large warehouse (by its workers) and the small warehouse have room; the others are lost. Nobody can be hired for it now. Goods may be moved between the two at any time; if they do not fit, their owner chooses what is lost.
rule-store-jenny = Goods left over are kept on the price scale, on the free spaces to the right of the price of that good; nothing else limits them.

chapter-decade = End of a decade
rule-markers-back = All markers come back from the administration table. What an event gave or took for this decade ends.
rule-harbour-wages = Everybody pays the wage for each crew member and warehouse worker, in { $d5 } too. After that you may let any of them go, a crew only whole and with its ship, which returns to the mat; goods without room are lost.
rule-event = Then the event of the decade is turned and happens; what it cannot do is skipped.
rule-broker-time = After the event every owner of a broker may trade, clockwise from the start player.
rule-least = The company with the lowest shares times value names the next start player, anybody, themselves too; equals: less cash, then farthest clockwise from the start player.
rule-obsolete = Before the new decade, factories of the listed level or a lower one become obsolete: each needs { $obsoleteWorkers } workers more, from the fired ones, then the market, who make nothing, are paid, and cannot be fired. Each that cannot be had costs { $obsoleteFee } once. It can happen to a factory again. All extra workers leave when the factory reaches the current level or is closed.
rule-obsolete-when = Obsolete when { $d3 } begins: level I. In Water Frame also: level I again in { $d4 }, levels I and II in { $d5 }.

chapter-emergency = Short of cash
rule-forced = Whatever an action or a duty costs, it can be paid: in an emergency sale the fewest own shares that suffice are sold at once at their value, and the rest of the money is yours. Each costs as many spaces of share value as the first digit of the space (on the one-digit spaces one); the loss is fixed first and moved once.
rule-loans = Without shares you take loans of { $loan }, each a space of share value, to be paid back for { $repay } each before you can buy shares. Buying shares and paying back need cash in hand.
rule-cash-open = Cash is open to everybody.
rule-cash-hidden = Cash is hidden; it is shown only where it decides who names the start player. Payments are told.

chapter-end = The end of the game
rule-last = After the last decade everybody sells stored goods at the fixed prices, pays back loans and buys as many own shares as cash and the { $issued } allow, at the present value. It happens by itself.
rule-penalties = Then each marked factory costs { $markSpaces } spaces and { $markShares } shares, and each open contract as many spaces as its number.
rule-score = Shares times value is the score; equals compare cash, and if that is equal too they win together. Who still owes a loan cannot win; if all do, nobody wins.
rule-worth = The last page of the Player’s Book multiplies shares and values for you; the table does it by itself.

chapter-tiles = Development tiles
rule-tiles-open = All tiles lie open and can be taken from the start, whatever the decade. Those marked with a star in the book go back after use. The table says how many of each there are in the box.
rule-tile-agent = A contract may be delivered with one good more or less than its number, each contract once; capacity and pay follow. It does not help against open contracts.
rule-tile-broker = At the end of a decade, after the event: sell goods, pay back loans, buy and sell shares; the tile is kept. Or return it instead of taking a special marker: buy two own shares for the price of one, or one for half, rounded up. Not after the end of the game.
rule-tile-accountant = Each time a marker is used you may pay up to { $accountant } less or more than its row, not below zero; what you pay counts for the action, within the marker’s limits. The fee stays.
rule-tile-charisma = Ties for highest appeal or most sold are yours, if you sold something. Or return it at the end of a cycle or decade, before anybody is named, to name the start player; neither that player nor you may take it in your next turns, unless somebody else had it meanwhile.
rule-tile-developer = In a factory action { $developer } off one step of building or modernising for each good, never beyond the current level. If used, it is returned when the action ends.
rule-tile-inventor = One level beyond the current one: one factory modernised, or one grey marker or ship taken. It costs { $inventor0 } when you take it; after the first use you pay { $inventor1 } to keep it or return it, after the second { $inventor2 }, after the third { $inventor3 }; after the fourth it is returned. It builds nothing new beyond the level, and the developer gives nothing off.
rule-tile-extra-shifts = One good more of the factory that produces, without wages: at the first call after your goods are sold out, later in the phase for a patron, contract or stock, or in a production action. Then it is returned.
rule-tile-engineer = Quality may rise to { $qEngineer }; levels reached stay without the tile. For a quality action you may pay any sum up to the highest a marker names, whatever the row.
rule-tile-small-warehouse = Holds { $small } goods in all without workers, each on a free space right of the price of its kind.
rule-tile-office = { $office } more when at least one contract is delivered, once per ship action and once per production phase.
rule-tile-engineering-works = One pound for each machine that another company buys.
rule-tile-patent = In a distribution action { $patent } pounds more to use, beyond the marker’s limit. Or return it for { $patent } levels of distribution of any height, in one factory or two.
rule-tile-school = Workers replaced by machines may go to free places of your factories or warehouse instead of the fired ones, after the last machine. In production you may shut the highest producing row above the first as long as none of its goods is sold: it makes nothing and costs nothing.
rule-tile-patron-food = Buys one good more of its kind after the calls, from production, extra shifts or stock, at your price, whatever demand and appeal are. It counts as sold.
rule-tile-patron-clothes = Buys one good more of its kind after the calls, from production, extra shifts or stock, at your price, whatever demand and appeal are. It counts as sold.
rule-tile-patron-cutlery = Buys one good more of its kind after the calls, from production, extra shifts or stock, at your price, whatever demand and appeal are. It counts as sold.
rule-tile-patron-lamps = Buys one good more of its kind after the calls, from production, extra shifts or stock, at your price, whatever demand and appeal are. It counts as sold.
rule-tile-administrator = Using a marker again costs no fee, and under bureaucracy your { $row0 } row stays open. If you give it back then, a marker there costs { $barred } more instead of { $reuse }.
rule-tile-foreman = Placed on one of your factories: up to { $foremanWorkers } workers there cost { $foreman } less, but never below one pound.
rule-tile-workshop = In a machinery action { $workshop } more to use. Placed on one of your factories: all its machines together cost one pound.
rule-tile-harbormaster = At the end of a decade up to { $harbourWorkers } crew and warehouse workers cost { $harbourLess } less, but never below one pound.
rule-tile-investor = { $investor } whenever you do nothing at all with the additional action of a marker; with reorganization both parts must be left out.
rule-tile-supervisory-board = When another player returns a tile or ship you may take it at once, out of turn, within the usual limits; the board is returned first. The player whose turn it is may not take the board in it.
rule-tile-loadmaster = Each of your ships carries { $loadmaster } good more, without more crew; the row to be paid stays that of the printed capacity.
rule-tile-wealth-of-nations = One more row for you alone, which costs nothing; with an accountant you may pay something there. After the tile is gone, a marker on that row costs { $barred } instead of { $reuse } to be used again.
rule-tile-manager = After a main action you may take the other additional action: a special marker instead of prices, or prices where the main action changed something (after the stock exchange in one factory). Never two special markers; with the light reorganization marker a second price instead of the special marker.

chapter-events = Events
rule-events-apply = An event concerns everybody, at the end of its decade. What lasts, lasts to the event of the next decade.
rule-event-bureaucracy = The { $row0 } row is closed until the end, except for owners of an administrator; we follow the tile here, not the event text that names the accountant.
rule-event-hamburg = Everybody loses one pound for every { $hamburg } pounds of cash, to the nearest pound, halves up.
rule-event-war = In each factory distribution rises by one level and the price by one pound; a factory at the highest distribution is left alone, and where the price cannot rise only distribution does.
rule-event-jubilee = In the next decade everybody may once sell one good more, as to a patron. Unused, it is gone.
rule-event-lobby = Clockwise from the start player, everybody may take a special marker of the ending decade’s level within the usual limits, with an inventor also of the next level.
rule-event-made-in-england = Everybody gets { $madeInEngland } levels of distribution for nothing, one at a time around the table; prices stay.
rule-event-luddism = Around the table, each factory with machines replaces one by a worker from the fired ones, then the market; it ends when nobody is left to be had.
rule-event-navigation = All importers go back { $navigation } spaces, not below zero; at the next event they advance as much again, also those who had lost less.
rule-event-opium-war = For a decade every ship carries { $opium } good less; rows, crews and replacements stay by the printed capacity. At its end everybody who has a ship gives one back, after the wages.
rule-event-recession = Every share value falls by { $recession } spaces, not below the first.
rule-event-royal-society = Everybody gets { $royalLevel } for each level of their highest factory and { $royalTile } for each tile.
rule-event-unrest = Everybody pays one pound for each worker in factories, warehouse and crews.
rule-event-strike = For the next decade every wage is { $strike } higher; harbour wages at its end no longer.
rule-event-exhibition = { $exhibition } workers leave the game for good, from the market, then from the fired ones.
rule-event-crisis = { $crisis } fired workers return to the job market, as far as there are any.
rule-event-end = The game ends as described under the end of the game. The broker is not used any more.
rule-event-steam-power = Everybody pays { $steamMachine } for each machine and { $steamShip } for each good their ships can carry, as printed. With this event the events are drawn, in a predetermined set-up too.

chapter-modules = Modules
rule-extra-events = One more event at the end of each of the { $extraEvents } decades from { $prep } to { $d4 }, before the usual one. In { $prep } it is the only one and nobody is paid.
rule-self-actor = Self-Actor is a set of modules for Water Frame that can be combined freely: steam power, bonus markers, award markers, reorganization marker and new tiles. Where two effects meet, the tile that names the other wins.
rule-bonus-markers = Each company keeps two records, from { $bonusStart } to { $bonusHigh }: most goods sold at home in a phase, patron and jubilee included, and most goods shipped in a phase or ship action. They never fall; their product is added to the score after all penalties.
rule-award-share = Share value award: the first company on space { $awardSpace } gets one of its shares from the bank, and the marker. If several get there in one phase, the highest value at its end counts; equals may each buy one share at half price, and the marker leaves. Given up later, it cancels the loss of one emergency sale.
rule-award-ship = Shipping award: the first to deliver { $awardGoods } goods or more at once advances { $awardSteps } spaces and gets the marker; of several in one phase the most goods count, equals advance { $awardTie } and the marker leaves. Given up later, it stops one contract from rising.
rule-reorganization = A seventh own marker without main action: it costs nothing on any row (used again { $reuse }) and allows a special marker and { $reorganizationPrices } price, in any order. At the end of a decade in which it was used, and for everybody after { $darkAfter }, it is turned: then all prices may change.
rule-new-tiles = Harbormaster, investor, supervisory board, loadmaster, wealth of nations and manager are shuffled in; they are described with the other tiles. The tiles are then drawn, in a predetermined set-up too.
rule-stock-exchange = Shares of other companies can be bought, without any say in them. After the start-up capital, in its order, everybody may buy up to { $startLimit } of each other company, keeping enough for their factories. Only own shares count for the start player and the score.
rule-foreign-buy = They are bought from the bank at their value, at least { $shareMin }; the bank pays their company one pound for every full { $bonusPer } pounds of value and share. Own shares come from another player, who cannot refuse, only when the bank has none left. The broker’s half price is for own shares only.
rule-foreign-sell = They are sold to the bank at their value. No company is both bought and sold in one action. In an emergency you choose whose shares to sell, never more than needed; your own share value falls by the digit of that company’s space. Loans only when no share of any company is left.
rule-foreign-end = At the end values are cut for a moment by open contracts and marks, all foreign shares are sold at these values, the cut is undone, everybody buys own shares, and then the cut is for good.

chapter-choices = What can be chosen

drawing-jobs-ok = Workers are taken in reading order: row by row, from the left.
drawing-jobs-not = Not from anywhere in the market.
drawing-admin-ok = A new marker on a free space of your column.
drawing-admin-not = Not on a space that is taken: that marker can only be used again, for { $reuse } more.
drawing-close-ok = Another level of the good may be built in the same action.
drawing-close-not = The same level may not be built again in this decade.
drawing-rows-ok = The first row is complete, the new worker begins the second.
drawing-rows-not = The second row may not be begun while the first has a free place.
drawing-fire-ok = Workers leave the highest row first.
drawing-fire-not = The first row of a factory stays complete.
drawing-machine-ok = The machine takes the place of a worker.
drawing-machine-empty = Not on an empty place, nor on one for workers only.
drawing-ship-ok = A ship of { $ship4 } on a row of at least { $ship4 } pounds.
drawing-ship-not = Not on a cheaper row, even for fewer goods.
drawing-price-ok = A price that leaves appeal at zero or more.
drawing-price-not = Appeal would be below zero.
drawing-grey-ok = Light and dark of the same kind.
drawing-grey-not = Two of the same kind and shade.
drawing-pier-ok = Both piers full: a larger ship replaces a smaller one.
drawing-pier-not = Not a ship of the same capacity, nor a smaller one.
drawing-calls-shown = Appeal four, three and two: four calls, and each call serves everybody at or above its space.
head-good = Good
head-level = Level
head-marker = Marker
head-own = own
head-light = light grey
head-dark = dark grey
head-capacity = Capacity
head-ships = Ships
head-crew = Crew
head-players = Players
head-tiles = Tiles
head-seat = Seat
head-factories = Factories and prices
head-kept = Shares kept
head-box = In the box
