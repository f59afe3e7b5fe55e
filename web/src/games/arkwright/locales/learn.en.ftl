learn-title = Arkwright in short
learn-lead = You run a company in England between 1760 and 1810: factories for food, clothes, cutlery and lamps. More workers make more goods, and customers who want more of them and higher wages.

learn-aim = What you want
learn-aim-1 = A valuable company: shares you hold times the value of a share. Whoever owes a loan at the end cannot win.

learn-decade = A decade
learn-decade-1 = Each decade has four cycles, one per good. In a cycle everybody places one action marker on the administration table and pays for its row; a marker that lies there may be used again for £2 more. Then the factories of the active good produce and sell.
learn-decade-2 = Customers call on the seller with the highest appeal first: base quality, quality and distribution, minus the price. The importer sells too. Sales and the best appeal raise your share value.
learn-decade-3 = Who cannot pay sells shares, then takes loans; both cost share value.

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
