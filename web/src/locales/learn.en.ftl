# The games in short, in our own words.

learn-title = Learn Arkadia
learn-hints = What good players do
learn-none = There are no short rules for this game yet.

learn-arkadia-lead = You are master builders in the town of Arkadia. Four merchant families pay you in seals for their houses; what a seal is worth is decided by the castle you all build together.

learn-arkadia-aim = What you want
learn-arkadia-aim-1 = Gold. You earn seals when buildings are finished, and change seals into gold at moments you choose. Whoever has most gold at the end wins; equals win together.

learn-arkadia-turn = Your turn
learn-arkadia-turn-1 = First you must do one of two things: lay a building, or set workers. Then you may use one of your four banners.

learn-arkadia-lay = Laying a building
learn-arkadia-lay-1 = Choose one of your four cards and lay its building on free squares. It has to touch a building, the castle’s lot or any worker along an edge; corners do not count. The colour of the card says which family ordered it.
learn-arkadia-lay-2 = Each tent you cover brings you one neutral worker. Afterwards you take a new card, one of the three open ones or the top of the stack.

learn-arkadia-workers = Setting workers
learn-arkadia-workers-1 = Set as many workers as you like, your own and neutral ones, on free squares beside one building. All workers of a turn must stand beside that same building, and nobody ever moves them again. A worker set on a tent gets you nothing extra.

learn-arkadia-enclose = When a building is finished
learn-arkadia-enclose-1 = As soon as every square along its edges is taken, by workers, buildings or the border of the board, a building is finished. The badge on each building counts the sides still open.
learn-arkadia-enclose-2 = Every own worker beside it earns its player one seal of that family; neutral workers earn none. Whoever finished it also takes the seal lying on it. One worker can stand beside several buildings and is paid for each.

learn-arkadia-castle = The castle sets the prices
learn-arkadia-castle-1 = For each building you finish you place one castle piece. Looking down on the castle’s ten squares, count the squares that show a family: that is what each of its seals is worth. At the start it is two for everybody.
learn-arkadia-castle-2 = Floor by floor: the first must be full before the second begins. Pieces left over from a floor wait for the third.

learn-arkadia-banner = Banners
learn-arkadia-banner-1 = At the end of a turn you may spend a banner: you get two of your own workers and may sell any seals at today’s prices. You have four banners for the whole game.

learn-arkadia-end = The end
learn-arkadia-end-1 = When the second floor is full the end begins: everybody has one more turn, and the player who began the end plays last. Then all remaining seals are sold at the final prices. Workers still behind your screen are worth nothing.

learn-arkadia-first = Your first game
learn-arkadia-first-1 = Choose the beginners’ set-up: seven buildings already lie on the board and everybody has a few neutral workers to begin with, so that something can be finished from the first turn on.
learn-arkadia-first-2 = Do not look for the best move in your first game. Finish a small building early, watch what one castle piece does to the prices, and sell once in the middle of the game to see how much it brings.

learn-arkadia-table = At this table
learn-arkadia-table-1 = A grey button is never mute: point at it, or press Enter on it, and it tells you why not. You can take decisions back until a card is turned or somebody else has decided.
learn-arkadia-table-2 = The key L shows the whole table as text with every possible move: a full way to play with keyboard and screen reader.

learn-arkadia-hint-1 = Cover tents.
learn-arkadia-hint-1-about = Neutral workers earn no seals, but they close the gaps: with enough of them you finish a building in one go and take its seal as well.
learn-arkadia-hint-2 = Be the one who finishes.
learn-arkadia-hint-2-about = The seal on the building goes to whoever closes the last gap. Leave the others a building they cannot quite finish.
learn-arkadia-hint-3 = Keep cards of the dearest family.
learn-arkadia-hint-3-about = A new building in the colour that pays best today is an invitation to everybody else.
learn-arkadia-hint-4 = Use banners while workers still matter.
learn-arkadia-hint-4-about = A banner played only for its two workers is not wasted. Four sales are not better than two good ones: the moment decides.
learn-arkadia-hint-5 = Watch the second floor.
learn-arkadia-hint-5-about = When it fills, one round is left. Have your workers on the board by then.
learn-arkadia-hint-6 = Remember what others collect.
learn-arkadia-hint-6-about = A castle piece laid over their family makes all their seals cheaper at a stroke.
learn-arkadia-hint-7 = Stand where buildings meet.
learn-arkadia-hint-7-about = A worker of yours between two or three buildings is paid by each of them.

learn-arkwright_cards-title = The card game in short
learn-arkwright_cards-lead = You run a company in the early years of industry. Four factories, a handful of cards and one question in every round: how dear can your goods be before nobody buys them?

learn-arkwright_cards-aim = What you want
learn-arkwright_cards-aim-1 = The company that is worth most: shares times share value. Shares are bought with money, their value rises when you sell well at home.

learn-arkwright_cards-turn = A round
learn-arkwright_cards-turn-1 = Three decades of four rounds each. In every round one good is active: food, clothes, cutlery, then lamps. Everybody has one turn of three steps: an action, price and appeal of the active good, one development. Then the active good is produced and sold.

learn-arkwright_cards-action = The action
learn-arkwright_cards-action-1 = Build and upgrade factories, employ workers, replace workers by machines, add quality or distribution, or go to the stock exchange: buy shares, take loans, make your ships ready.
learn-arkwright_cards-action-2 = Whoever builds or employs brings workers who earn and buy: every demand marker goes down by one, and wages go up.

learn-arkwright_cards-price = Price and appeal
learn-arkwright_cards-price-1 = Every factory has a sum to divide between price and appeal: the spot of its token, its office and its quality cards are turned one way or the other. Distribution adds appeal.
learn-arkwright_cards-price-2 = When your marker goes up the appeal track it crosses arrows, and each of them pushes the demand marker up too. That leaves less for everybody below you, and a little less for yourself.

learn-arkwright_cards-develop = Development
learn-arkwright_cards-develop-1 = One step on one of your six tracks, or one development card. The cards break rules in your favour; how many you may hold is a track of its own.

learn-arkwright_cards-sale = Production
learn-arkwright_cards-sale-1 = You sell as many goods at home as your appeal is above the demand marker. What is left may be shipped at a fixed price, stored, or is lost. Then you pay the fixed cost, wages and a pound for each machine.
learn-arkwright_cards-sale-2 = Two goods sold at home raise your share value by one; the highest appeal among those who sold two earns one more. Distribution falls by one.

learn-arkwright_cards-end = The end
learn-arkwright_cards-end-1 = Stored goods are sold, all money buys shares, each loan takes a share away, shipping tokens lower the share value. Shares times value is your score.

learn-arkwright_cards-solo = Alone
learn-arkwright_cards-solo-1 = Two automated opponents: after your turn a marker is drawn from a bag. It moves an opponent up the appeal track or opens a factory for them; those not drawn get a share, and a disc moves over the display of cards and blocks what it lies on. If you win, you earn the awards you reached.

learn-arkwright_cards-table = At this table
learn-arkwright_cards-table-1 = Turn cards and move the token by clicking them, step the figures, or choose a column of the table of options: all three are the same. Nothing is sent before you press the main button; until then everything can be taken back. A greyed button tells you why.

learn-arkwright_cards-hint-1 = Look at the demand before you look at your price.
learn-arkwright_cards-hint-1-about = A marker far below the demand sells nothing, however cheap it is to make.
learn-arkwright_cards-hint-2 = Set your price late if you can.
learn-arkwright_cards-hint-2-about = Whoever sets last knows what the others ask.
learn-arkwright_cards-hint-3 = Sell two, rather than one at a high price.
learn-arkwright_cards-hint-3-about = Two home sales raise the value of all your shares.
learn-arkwright_cards-hint-4 = Machines pay for themselves.
learn-arkwright_cards-hint-4-about = Wages rise all game long; a machine always costs a pound.
learn-arkwright_cards-hint-5 = Loans early, shares early.
learn-arkwright_cards-hint-5-about = A share bought at £11 is worth as much in the end as one bought at £20.

learn-arkwright-title = Arkwright in short
learn-arkwright-lead = You run a company in England between 1760 and 1810: factories for food, clothes, cutlery and lamps. More workers make more goods, and customers who want more of them and higher wages.

learn-arkwright-aim = What you want
learn-arkwright-aim-1 = A valuable company: shares you hold times the value of a share. Whoever owes a loan at the end cannot win.

learn-arkwright-decade = A decade
learn-arkwright-decade-1 = Each decade has four cycles, one per good. In a cycle everybody places one action marker on the administration table and pays for its row; a marker that lies there may be used again for £2 more. Then the factories of the active good produce and sell.
learn-arkwright-decade-2 = Customers call on the seller with the highest appeal first: base quality, quality and distribution, minus the price. The importer sells too. Sales and the best appeal raise your share value.
learn-arkwright-decade-3 = Who cannot pay sells shares, then takes loans; both cost share value.

learn-arkwright-games = Three games in one
learn-arkwright-games-1 = Spinning Jenny is the first game, until 1790: factories, prices and shares, without harbour, tiles or events.
learn-arkwright-games-2 = Spinning Mule lies between, also until 1790: development tiles, markers for the economy and events join in; each of the three can be left out when the table is opened. There is still no harbour.
learn-arkwright-games-3 = Water Frame is the whole game, until 1810: with a warehouse, ships, contracts for the colonies, all tiles and events. To it belong the modules below, one tick box each.

learn-arkwright-fortune = Extra events and steam power
learn-arkwright-fortune-1 = Extra events: at the end of each decade from 1760 to 1800 a second event, before the usual one.
learn-arkwright-fortune-2 = Steam power: one more event in the draw, £1 per machine and per capacity of ships. With it the events are always drawn.

learn-arkwright-actor = Self-Actor
learn-arkwright-actor-1 = Bonus markers: your best sale at home times your best shipment, each up to 10, is added to your score.
learn-arkwright-actor-2 = Award markers: a share for the first at space 25, two spaces for the first to ship six goods. Given up later, a marker protects from an emergency sale’s loss or from a rising contract.
learn-arkwright-actor-3 = Reorganization marker: no main action, no cost; a special marker and a price, later all prices.
learn-arkwright-actor-4 = New tiles: harbormaster, investor, supervisory board, loadmaster, wealth of nations with its row of £0, and manager.

learn-arkwright-exchange = Stock Exchange
learn-arkwright-exchange-1 = Shares of the other companies can be bought and sold, in 1760 up to five of each. The company gets a bonus from the bank; its owner still decides alone. All of them are sold before the end, and only own shares count.
