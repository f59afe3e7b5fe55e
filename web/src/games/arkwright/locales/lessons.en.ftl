lessons-game = Arkwright
figure-hired = Hired
figure-makes = Makes
figure-price = Price £
figure-sold = Sold
figure-earned = Income £
figure-spaces = Spaces
figure-machines = Machines
figure-paid = Paid £
figure-levels = Levels
figure-appeal = Appeal
figure-food = Food
figure-cutlery = Cutlery
figure-level = Level
figure-shares = Shares
figure-portfolio = Worth £
figure-cash = Cash £
figure-loans = Loans
figure-bought = Bought
figure-goods = Shipped
figure-contract = Contract
figure-lamps = Lamps
figure-clothes = Clothes
figure-wages = Costs £
figure-emergency = Shares lost
figure-value = Value £
figure-total = Worth £

lesson-rows = Fill a row
lesson-rows-about = Half a row makes nothing
lesson-rows-context = You have paid for the workers action. Row 1 of your food factory is full and makes one good; a row works only when all its places are taken.
lesson-rows-goal = Hire workers so that your food factory makes three goods.
lesson-rows-hint = A row of food has two places. How many of them must be taken before it makes anything?
lesson-rows-solved = Both places of row 2 are taken: the factory makes { $makes }. Each worker you took from the market is also a customer more.
lesson-rows-one = One worker stands in row 2 and must be paid, but the row is not full and makes nothing: { $makes } good in all.
lesson-rows-none = Nobody was hired: one row, { $makes } good.
lesson-rows-not = The factory makes { $makes }; three are possible.

lesson-price = Sell as much as you can
lesson-price-about = Price, appeal and the order of sale
lesson-price-context = Clothes are sold after this decision. Whoever has more appeal sells first, and every pound of price takes an appeal away.
lesson-price-goal = Set the price of clothes so that all three are sold, at the best price that does it.
lesson-price-hint = Ash and the importer stand at appeal 3, and seven buyers come. What is your appeal at £7, at £8, at £9?
lesson-price-solved = At £{ $price } you are alone at the top: { $sold } sold, 3 × £7 = £{ $earned }.
lesson-price-dear = At £{ $price } you do not stand above Ash, whose quality is higher: { $sold } of three sold for £{ $earned }.
lesson-price-cheap = All sold, but each for £{ $price }: £{ $earned }. A pound more would still sell three.
lesson-price-not = { $sold } sold for £{ $earned }.

lesson-four-spaces = Four spaces
lesson-four-spaces-about = How the share value rises
lesson-four-spaces-context = After a sale the share value moves forward: for selling two or more, for the highest appeal and for the most goods sold.
lesson-four-spaces-goal = Move your share value four spaces forward in this sale.
lesson-four-spaces-hint = Two spaces for two or more sold, one for the highest appeal alone, one for the most sold alone. With whom must you not be equal?
lesson-four-spaces-solved = Four spaces: two for { $sold } sold, one for the highest appeal, one for the most sold.
lesson-four-spaces-tie = At £{ $price } you are level with Ash: { $spaces } forward. Equals get no extra space, neither for appeal nor for sales.
lesson-four-spaces-dear = At £{ $price } others are called first: { $sold } sold, { $spaces } space forward.
lesson-four-spaces-not = { $spaces } forward; four are possible.

lesson-machines = Worker or machine
lesson-machines-about = What £6 buys
lesson-machines-context = You place a marker on a row, and the price of the row is what the action may spend. A machine takes a worker’s place.
lesson-machines-goal = Replace two workers by machines, and pay no more than £6 for the row.
lesson-machines-hint = Your own machinery marker buys the first machine for £3 and the second for £3 more. Which row is just expensive enough?
lesson-machines-solved = £{ $paid } for two machines: from now on each costs £1 at every production, where a worker is paid £3.
lesson-machines-four = £{ $paid } buys one machine, and what is left over is lost.
lesson-machines-dear = Two machines, but for £{ $paid }: the £6 row would have done.
lesson-machines-not = { $machines } bought for £{ $paid }.

lesson-quality = Quality
lesson-quality-about = Pay the whole level
lesson-quality-context = What you pay for the row of the quality marker buys levels of quality, and each level is one more appeal for the rest of the game.
lesson-quality-goal = Raise the quality of food by one level, for the lowest row that does it.
lesson-quality-hint = A level costs £6 with your own marker. What happens to £4, and what to £10?
lesson-quality-solved = £{ $paid }, one level: one more appeal in every sale to come.
lesson-quality-short = £{ $paid } is less than a level costs: it is paid, and nothing rises.
lesson-quality-forfeit = One level for £{ $paid }: what is over £6 is lost, and the row is taken.
lesson-quality-not = Levels: { $levels }, paid: £{ $paid }.

lesson-distribution = Distribution
lesson-distribution-about = The first level is the cheapest
lesson-distribution-context = Distribution adds appeal to a factory for its next production. You have three factories.
lesson-distribution-goal = You have paid £4. Turn it into three levels of distribution.
lesson-distribution-hint = The first level of a factory costs £1, the second £2, the third £3. Where are three first levels?
lesson-distribution-solved = Three first levels for £1 each: appeal rises by one in three factories, for one production each.
lesson-distribution-one-factory = £1 and £2 in one factory: two levels. The last pound is lost.
lesson-distribution-few = { $levels } so far: some of the £4 was left.
lesson-distribution-not = Levels: { $levels }; three are possible.

lesson-again = Use a marker again
lesson-again-about = When the cheap rows are taken
lesson-again-context = Markers of yours already lie on the rows from £2 to £8; the machinery marker is among them.
lesson-again-goal = Only the £10 row is free. Buy two machines and pay £8 at most.
lesson-again-hint = A marker that lies on the table may work once more where it lies. What is the supplement?
lesson-again-solved = Machinery lies on £6: used again it costs £{ $paid }, and the £10 row stays free.
lesson-again-other = £{ $paid } for another action, and no machine.
lesson-again-nothing = No machine was bought.
lesson-again-not = Machines: { $machines }, paid: £{ $paid }.

lesson-build = A new factory
lesson-build-about = Level and developer
lesson-build-context = You have taken the factory action. In 1780 level II is up to date, and a developer works for you.
lesson-build-goal = It is 1780: build a lamp factory of level II for £9.
lesson-build-hint = A lamp factory of level II costs £14. Who of your people takes £5 off?
lesson-build-solved = £14 less £5: £{ $paid }. The developer goes back, the factory is up to date.
lesson-build-full = The factory stands, but for £{ $paid }: the developer was not asked.
lesson-build-old = Level I in 1780 is a level behind: it will cost workers when the decade ends.
lesson-build-not = No lamp factory of level II for £9 yet.

lesson-modernise = Two levels at once
lesson-modernise-about = The developer helps once
lesson-modernise-context = It is 1800, and your food factory is still on level I. The factory action may modernise it more than once.
lesson-modernise-goal = Bring your food factory from level I to level III for £17.
lesson-modernise-hint = Level II costs £10, level III £12. How often may the developer help in one factory?
lesson-modernise-solved = £10 less £5, then £12: £{ $paid } for two levels.
lesson-modernise-full = Level III for £{ $paid }: with the developer at one of the two steps it would have been £17.
lesson-modernise-one = Only level II: in 1800 that is a level behind.
lesson-modernise-not = Level { $level }, £{ $paid } paid.

lesson-shares = Shares
lesson-shares-about = Cash is worth nothing at the end
lesson-shares-context = You are at the stock exchange. In the end your company is worth its shares, and the money in the box counts nothing.
lesson-shares-goal = Buy as many of your own shares as you can pay.
lesson-shares-hint = On space 36 a share costs £22, and you have £84 left. How often does that go?
lesson-shares-solved = Three for £66: your { $shares } are worth £{ $portfolio } today, and £{ $cash } is left.
lesson-shares-few = { $bought } bought, £{ $cash } in the box: only shares count in the end.
lesson-shares-not = Cash: £{ $cash }, shares: { $shares }.

lesson-loans = Loans first
lesson-loans-about = Who owes, buys no shares
lesson-loans-context = You are at the stock exchange with £58, and two loans are not paid back yet.
lesson-loans-goal = You owe two loans. Buy three shares all the same.
lesson-loans-hint = What must be paid back before a share can be bought, and what does it cost?
lesson-loans-solved = £26 for the two loans, then three shares: whoever still owes at the end cannot win.
lesson-loans-repaid-only = The loans are gone. The way to the shares is open, and you have money for three.
lesson-loans-owing = The loans are still there ({ $loans }), so no share can be bought.
lesson-loans-not = Loans: { $loans }, bought: { $bought }.

lesson-contracts = Contracts for the colonies
lesson-contracts-about = A new one, and one that grows
lesson-contracts-context = At the stock exchange you also take contracts for the colonies: for two, four or six of a good.
lesson-contracts-goal = Take a contract for six food, and raise the one for cutlery from two to four.
lesson-contracts-hint = Both are done in the same visit to the exchange. Where do the contracts stand among its choices?
lesson-contracts-solved = Food 6, cutlery 4. Now ships must bring them, or the share value pays for it.
lesson-contracts-half = Food stands at { $food }, but cutlery still at { $cutlery }.
lesson-contracts-small = Food stands at { $food } instead of 6.
lesson-contracts-not = Food { $food }, cutlery { $cutlery }.

lesson-ship = A ship sails
lesson-ship-about = One voyage, several contracts
lesson-ship-context = Two contracts are open, and the goods for both lie in your warehouse. Your ship carries six.
lesson-ship-goal = With one voyage, deliver both contracts: four lamps and two clothes. Pay £6 at most.
lesson-ship-hint = A ship of six needs a row of at least £6. How many goods does it carry?
lesson-ship-solved = Six goods on one ship: 4 × £14 and 2 × £9 make £{ $earned }. Ships pay the base quality, not your price.
lesson-ship-half = The ship took { $goods } and sailed with two places empty.
lesson-ship-dear = Delivered, but the ship would also sail from the £6 row.
lesson-ship-empty = No ship sailed: the contracts are still open.
lesson-ship-not = Delivered: { $goods }, paid: £{ $paid }.

lesson-both-ships = Two ships for one contract
lesson-both-ships-about = Ships in the production phase
lesson-both-ships-context = Five clothes lie in your warehouse, three more are left from this production, and both ships are ready.
lesson-both-ships-goal = The sale is over. Fulfil the contract for six clothes with your ships of two and four.
lesson-both-ships-hint = What happens to a contract of the active good that is not fulfilled now?
lesson-both-ships-solved = 6 × £9 = £{ $earned }. Each ship costs one space of share value: two in all.
lesson-both-ships-wait = Not fulfilled: the contract grows to { $contract }. Then two and four are too small for it.
lesson-both-ships-not = The contract is still open.

lesson-storage = The warehouse is full
lesson-storage-about = Which good to lose
lesson-storage-context = What was made and not sold goes to the warehouse. Yours has room for five goods, and there are six.
lesson-storage-goal = One good too many for the small warehouse: lose the one that is worth least.
lesson-storage-hint = The exchange pays £2 for food, £3 for clothes, £4 for cutlery, £5 for lamps. Which one is missed least?
lesson-storage-solved = The food is gone, clothes and all { $lamps } lamps are kept.
lesson-storage-lamps = A lamp is worth £5 at the exchange, food only £2.
lesson-storage-clothes = Clothes are worth £3 at the exchange, food only £2.
lesson-storage-not = Lamps { $lamps }, clothes { $clothes }.

lesson-school = Shut a row
lesson-school-about = Do not pay for what nobody buys
lesson-school-context = The cutlery sale is over. Wages come next: £2 for every worker of a row that works.
lesson-school-goal = You made five and sold three. Pay no more than £10.
lesson-school-hint = Your school may shut the highest row after the sale. What did that row make that was sold?
lesson-school-solved = Row 3 stood still: five workers were paid, £{ $wages }.
lesson-school-run = All rows were paid: £{ $wages }, and two goods lie around unsold.
lesson-school-not = £{ $wages } paid.

lesson-short-of-cash = Short of cash
lesson-short-of-cash-about = Wages come before wishes
lesson-short-of-cash-context = This is your last action before food is produced, sold and paid for. At £8 nobody buys yours.
lesson-short-of-cash-goal = £9, and wages of £12 at the end of this cycle. Come through without selling a share in need.
lesson-short-of-cash-hint = At £8 your food has appeal 0. Which cheap action lets you change the price as well?
lesson-short-of-cash-solved = { $sold } sold, all paid, £{ $cash } left. An emergency sale costs the share, and share value on top.
lesson-short-of-cash-unsold = Nothing was sold, so there was nothing to pay with: shares sold in need: { $emergency }.
lesson-short-of-cash-spent = The action took the money for the wages: shares sold in need: { $emergency }, with their share value.
lesson-short-of-cash-not = Shares sold in need: { $emergency }.

lesson-foreman = Where the foreman stands
lesson-foreman-about = £2 off for four workers
lesson-foreman-context = You may take one tile now. Then lamps are produced, and six workers and three machines have to be paid.
lesson-foreman-goal = Take the foreman and put him where he brings today’s costs down to £19.
lesson-foreman-hint = He saves £2 for up to four workers of one factory. Where do at least four stand, and which good produces now?
lesson-foreman-solved = Six workers and three machines: £27 becomes £{ $wages }.
lesson-foreman-food = At the food factory he has two workers only, and it does not produce now: £{ $wages }.
lesson-foreman-none = No foreman: £{ $wages } for six workers and three machines.
lesson-foreman-not = £{ $wages } paid.

lesson-last-contract = The last contract
lesson-last-contract-about = What still counts in 1810
lesson-last-contract-context = Six clothes lie in your warehouse, a contract for six is open, and your ship is ready. In the end only shares count.
lesson-last-contract-goal = The last action of the game: end with a company of at least £500.
lesson-last-contract-hint = An open contract for six costs six spaces. What does it bring if you fulfil it now?
lesson-last-contract-solved = Shares: { $shares } at £{ $value } make £{ $total }. The goods paid for shares, and no space was lost.
lesson-last-contract-open = Shares: { $shares } at £{ $value } make £{ $total }. The open contract took the share value { $lost } back.
lesson-last-contract-not = Shares: { $shares } at £{ $value } make £{ $total }.
