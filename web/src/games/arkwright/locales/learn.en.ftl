learn-title = Arkwright in short
learn-lead = You run a company in England between 1760 and 1810: factories for food, clothes, cutlery and lamps. More workers make more goods, and customers who want more of them and higher wages.

learn-aim = What you want
learn-aim-1 = A valuable company: shares you hold times the value of a share. A player who owes a loan at the end cannot win.

learn-decade = A decade
learn-decade-1 = Each decade has four cycles, one per good. In a cycle everybody places one action marker on the administration table and pays for its row; a marker that lies there may be used again for £2 more. Then the factories of the active good produce and sell.
learn-decade-2 = Customers call on the seller with the highest appeal first: base quality, quality and distribution, minus the price. The importer sells too. Sales and the best appeal raise your share value.
learn-decade-3 = Who cannot pay sells shares, then takes loans; both cost share value.

learn-start = 1760
learn-start-1 = Everybody founds two factories, sets their prices and sells shares for the money. The good with the cheapest factories begins: food, clothes, cutlery, lamps is the order of every decade.

learn-admin = The administration table
learn-admin-1 = A marker is put on a free row of your own column, and the row’s price is paid: £2, £4, £6, £8 or £10. What a marker does may depend on what was paid. Nobody may pass.
learn-admin-2 = A marker that lies there may be used again for £2 more than its row. At the end of a decade all markers come back.

learn-factory = Factory
learn-factory-1 = Build a factory, modernise one to a higher level, or close one. The level may not be higher than the decade’s. A higher level makes more goods and has a better base quality, which counts for appeal and for ships.

learn-workers = Workers
learn-workers-1 = Hire for any of your factories and warehouse spots, or let people go, as many as you like. A row of a factory makes goods only when all its places are taken.
learn-workers-2 = Workers come from the job market. Every space they leave empty is a group of customers more, and further down the wages rise.

learn-machinery = Machinery
learn-machinery-1 = A machine takes the place of a worker, one in each row. It costs £1 at every production, whatever the wage is. How many you get depends on the marker and on what you paid; what is left over is lost.

learn-quality = Quality
learn-quality-1 = Levels of quality raise the appeal of a factory for good. A level costs £6 with your own marker, less with grey ones. Four levels are the most, six with the engineer.

learn-distribution = Distribution
learn-distribution-1 = Distribution raises the appeal too, but falls by one after each production. The first level of a factory costs £1, the second £2, the third £3, the fourth £4.

learn-trade = Stock exchange
learn-trade-1 = Buy or sell your own shares at today’s value, pay back loans for £13 each, sell goods from the warehouse, and take or raise contracts. As long as you owe a loan you may not buy shares.

learn-harbour = Contracts and ships
learn-harbour-1 = A contract names a good and a number: all of it is delivered, or nothing. A ship action needs a row of at least the ship’s capacity and carries goods of several contracts. What is shipped is paid at base quality.
learn-harbour-2 = In the production phase only the active good is shipped. Each ship that sails costs a space of share value. An open contract of the active good grows; at its last space it costs two spaces.

learn-overtime = Production action
learn-overtime-1 = Grey production markers let a factory run out of turn: its first rows make goods for the warehouse, and you pay for them at once.

learn-prices = Prices
learn-prices-1 = After the actions factory, quality and distribution you may set new prices in the factories you touched, from £5 to £25. Appeal may not fall below 0.

learn-special = Special markers
learn-special-1 = After the actions workers, machinery, stock exchange and ship you may take something for nothing: a development tile, a grey marker, or a ship. You keep four tiles and two ships at most.

learn-production = Production
learn-production-1 = All factories of the active good run, whether that pays or not. Each full row makes the goods printed at its end.

learn-sale = The sale
learn-sale-1 = Appeal is base quality + quality + distribution − price. The empty numbered spaces of the good’s column are the buyers. Calls go down from the highest appeal to 1, and on each space everybody who stands there or higher sells one: a factory at 4 can sell four.
learn-sale-2 = When buyers run short, the higher appeal comes first, the importer last among equals, then the better quality. Equals in all sell together.

learn-value = Share value
learn-value-1 = One space for one good sold, two for two or more. One more for the highest appeal alone among the sellers, one more for the most sold alone. Equals get nothing extra.

learn-wages = Wages
learn-wages-1 = Every worker of a factory that ran is paid the wage of the job market, every machine costs £1, also in rows that made nothing. Then distribution falls by one.

learn-storage = Warehouse
learn-storage-1 = Goods that were not sold are kept where a warehouse worker or the small warehouse has room; the others are lost. Stored goods can be sold at later calls, at the exchange, or shipped.

learn-decade-end = End of a decade
learn-decade-end-1 = The harbour is paid, an event happens, and the player with the least worth names the start player. Factories two levels behind become obsolete and need two workers more, who make nothing.

learn-emergency = Short of cash
learn-emergency-1 = Who cannot pay sells shares at once. Each costs as many spaces as the first digit of its value. Without shares there are loans: £10 each, a space each, £13 to pay back.

learn-end = The end
learn-end-1 = Goods in stock are sold, loans paid back, all cash buys shares. Open contracts and marked factories cost spaces. Then shares times value is the score; who still owes a loan cannot win.

learn-games = Three games in one
learn-games-1 = Spinning Jenny is the first game, until 1790: factories, prices and shares, without harbour, tiles or events.
learn-games-2 = Spinning Mule lies between, also until 1790: development tiles, markers for the economy and events join in; each of the three can be left out when the table is opened. There is still no harbour.
learn-games-3 = Water Frame is the whole game, until 1810: with a warehouse, ships, contracts for the colonies, all tiles and events. To it belong the modules below, one tick box each.

learn-fortune = Extra events and steam power
learn-fortune-1 = Extra events: at the end of each decade from 1760 to 1800 a second event, before the usual one.
learn-fortune-2 = Steam power: one more event in the draw, £1 per machine and per capacity of ships. With it the events are always drawn.

learn-actor = Self-Actor
learn-actor-1 = Bonus markers: your best sale at home times your best shipment, each up to 10, is added to your score.
learn-actor-2 = Award markers: a share for the first at space 25, two spaces for the first to ship six goods. Given up later, a marker protects from an emergency sale’s loss or from a rising contract.
learn-actor-3 = Reorganization marker: no main action and no cost; a special marker and one price. From the decade after its first use, and for everybody after 1790, all prices.
learn-actor-4 = New tiles: harbormaster, investor, supervisory board, loadmaster, wealth of nations with its row of £0, and manager.

learn-exchange = Stock Exchange
learn-exchange-1 = Shares of the other companies can be bought and sold, in 1760 up to five of each. The company gets a bonus from the bank; its owner still decides alone. All of them are sold before the end, and only own shares count.
