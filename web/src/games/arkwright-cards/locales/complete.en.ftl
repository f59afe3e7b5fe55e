# The complete rules in our own words. Numbers come from the sheet (`games/arkwright-cards/rules/numbers.ts`).

chapter-aim = Aim and material
rule-aim = You run a company for three decades. It is worth your shares times the value of a share. Shares are bought with money; their value rises when you sell well on the home market.
rule-material = Each player has four factories (food, clothes, cutlery, lamps), each with an office, two worker cards for each factory, three quality and { $distributionCards } distribution cards, { $smalls } small warehouses, a shipping card with { $ships } ships, { $shipTokens } shipping and { $loanTokens } loan tokens, and one machine token. The table shows both sides of the factory tiles.
rule-open = Everything lies open; only the order of the bag and cards not dealt are unknown.

chapter-setup = Set-up
rule-board = The market board has an appeal track and a demand marker for each good, the wages and the decades. Which side is used depends on the number of players. Demand can fall to { $demandLow } below zero and stops at both ends; so do the tracks of shares and share value, at { $most }.
rule-money = Everybody begins with { $money }, { $shares } shares and a share value of { $value }.
rule-money-bought = Expert: everybody begins with { $money }, { $shares } shares and a share value of { $value }, and before the first round may buy shares with that money, openly and in player order.
rule-neutral = With two players a neutral colour stands on the appeal tracks, on { $neutralStart } in the order of the goods, placed without moving demand. After decades I and II it goes up one space on every track, moving demand at arrows. It never produces.
rule-neutral-competes = It counts for the highest appeal: if it could sell { $enough } goods and is not behind, nobody gets the extra step.
rule-neutral-passive = It does not count for the highest appeal; only the players are compared.
rule-supply = The development cards of the supply depend on the number of players; each row is added to the ones before.
rule-supply-random = Expert supply: one entrepreneur, and one engineer and one patent fewer than there are players; then { $perPlayer } cards for each player, dealt on a random side. Of each type there is at most one fewer than players: a card too many is turned, and if that is too many as well it is replaced. Different patrons are different types.
rule-given = Everybody opens two factories by seat. In reverse order everybody also takes one step on a track or one development card, because the printed ones are not known.
rule-chosen = Expert: first factories are chosen in player order, second ones in reverse, and still in reverse everybody may take one step on a track or one development card.
rule-start-factory = A factory at the start has its tile on side I with the token on the fourth spot (appeal zero), its office with the price side out, and worker card one. The workers on the tile are paid too. Its appeal marker stands on zero. The table shows the worker cards.
rule-ships-two = Both ships are ready.
rule-ships-none = Expert: no ships until they are made ready at the stock exchange.
rule-restrictions = Expert: the steps of the tracks quality, distribution, machinery and shipping wait for their decade: on tracks of four spaces { $restrictFour }, on tracks of three { $restrictThree }. Engineer, patent, workshop and trade office lift this for their track while you hold them; steps taken stay.

chapter-round = A round
rule-rounds = Three decades ({ $years }) of four rounds. In each round one good is active: food, clothes, cutlery, lamps. Everybody has a turn of three steps: an action, price and appeal of the active good, a development. Then the active good is produced, and the next round is prepared.
rule-actions = You may choose one action; you may also pass it. Actions cost nothing but the turn; what is bought is paid from your money. An action in which nothing is done is a pass.

chapter-build = Action: build and upgrade
rule-build = Build any number of factories, on the side of the decade (II in decades II and III), each with its office on the price side, its token on the fourth spot and its marker on zero, without a worker card. In decade III only for the active good or one to come. A factory of the active good built now produces this round.
rule-build-demand = If you built at least one, all four demand markers go down one step and the wages one step to the right, once for the action. Upgrading moves neither.
rule-upgrade = Upgrade any number of factories. In decade II tile and worker card one turn to side II; in decade III also worker card two to side III. Machines stay as they are, the token keeps its appeal.

chapter-employ = Action: employ
rule-employ = Add any number of worker cards to your factories, at most two for each, card one before card two; both may come in one action. Card one shows side II from decade II on, card two side III in decade III. In decade III only where the good is active or to come.
rule-employ-demand = All four demand markers go down one step and the wages one step to the right, however many cards came. Worker cards never leave.

chapter-automate = Action: automate
rule-automate = Replace workers of worker cards by machines by turning the card, in any factories, as many machines as your track allows. A machine costs { $machine } instead of the wage.
rule-machine-token = A card with two machines takes both at once; only if a single one is left does the machine token go on it. There is one token: that card must be finished first in your next such action.

chapter-improve = Action: quality or distribution
rule-improve = Either quality or distribution, not both: lay, turn, move and take back cards of that kind between factories and reserve. All rises over your factories together may not exceed your track; what falls is free and lost. Each card is lifted and laid once at most.
rule-improve-limits = Distribution: one card for a factory, up to { $distributionHigh }. Quality: any number of cards, together up to { $qualityHigh }, or { $qualityEngineer } once you have had an engineer. A value cannot be carried from one factory to another.
rule-improve-later = The appeal marker does not move now: only when the factory’s good is active. Then you also decide which way a quality card lies. Distribution falls by one with each production, quality stays.

chapter-exchange = Action: stock exchange
rule-exchange = In this order, each if you like: buy shares, take loans, make ships ready. So borrowed money buys nothing in the same action.
rule-buy = Buy shares at your share value with the money you have. By your exchange track one or two of them cost half, rounded up, once in a turn.
rule-loans = Each loan brings your share value in money and a token; { $loanTokens } tokens are all there are, for loans and the emergency fund together. Nothing is paid back: at the end each takes a share away.
rule-ships-ready = Making ships ready always gives { $ships }.

chapter-expert = Expert actions
rule-extra = Extra production: any of your factories produce, each with its tile alone, with worker card one, or with both. The goods go into warehouses at that factory, the rest is wasted. You pay what was used. No share value, no falling distribution; the factory still produces in its round.
rule-early = Early shipping: ship stored goods of any factories, mixed as you like; each brings the price of its own factory. Ships, tokens and capacity as usual.

chapter-price = Price and appeal
rule-price = If you have the factory of the active good you set it now: the token on any of its four spots, office and quality cards either way round. Their sum stays the same; what is not price is appeal. Distribution adds appeal. The price of a good is the sum of all coins.
rule-arrows = Your appeal marker moves to the new sum. For each red arrow it crosses upwards the demand marker of the good goes one step up, for each green one downwards one step down. A marker that appears or leaves crosses nothing.

chapter-develop = Development
rule-develop = Last in your turn you may take one step on one of your six tracks, or one development card.
rule-tracks-long = Quality that one action can add: { $trackQuality }. Distribution: { $trackDistribution }.
rule-tracks-short = The tracks of quality and distribution have three spaces, as the English book says: the space that would repeat a number is left out.
rule-tracks-rest = Development cards you may hold: { $trackCards }. Machines that one action can add: { $trackMachinery }. Goods each ship carries: { $trackShipping }. Shares at half price: { $trackExchange }.
rule-take-card = You hold no more cards than your track says and never two of a type. At the limit you may discard one to take another; a type discarded in this turn cannot be taken in it. Discarded cards return to the supply and are fresh when taken again. A card works from now on, also in this production, unless it needs an action.
rule-late-discard = If an engineer or patent leaves the active factory after price and appeal were set, marker and demand are corrected at once; cards that replace an engineer lie as it lay.

chapter-sale = Production: home market
rule-order = Everybody with the factory of the active good produces, from the starting player on: home sale, then store or ship, then costs. After that share values for all at once, and distribution falls.
rule-quantity = You always make all goods of tile and worker cards. You may sell as many at home as your appeal is above the demand marker, never more than your appeal. Goods made now must be sold as far as that goes; then you may add stored ones.
rule-income = Each good sold brings your price.

chapter-overseas = Production: store and ship
rule-store = What is left over is stored and, if you like, shipped; the rest is wasted. A small warehouse holds { $small } goods, a large one { $large }, each of one kind, and several may stand at one factory. Goods at a factory may be repacked at any time. A warehouse cleared for other goods wastes what it held.
rule-ship = Ships carry as many goods as your track says, only of the active kind, and need not be full. Each good brings the price printed on the factory. As few ships sail as suffice; each lays a token, { $shipTokens } in the whole game. Shipping brings no share value.

chapter-costs = Production: costs
rule-costs = For the factory that produced you pay the fixed cost printed on it, the wage of the track for each worker on tile and cards, and { $machine } for each machine.
rule-fund = If money is short for that, the emergency fund pays: the fewest loan tokens that suffice, each for half your share value, rounded up. Loans cannot be taken here.
rule-bankrupt = A player who has used all { $loanTokens } tokens and still cannot pay is bankrupt and out: markers leave without moving demand, cards return to the supply, the score is zero. If one player is left, that player wins; alone the game is lost.

chapter-value = Share value
rule-value = Each player who sold at least { $enough } goods at home gets one step of share value. Among those, the one with the highest appeal gets one more; a tie brings nobody anything, unless an entrepreneur breaks it.
rule-fade = Distribution of every factory that produced falls by one; other factories keep theirs. The marker stays until the good is active again.

chapter-next = Next round and decade
rule-next-round = After the first three rounds of a decade the next good is active and the starting player card goes clockwise.
rule-next-decade = After the fourth round the decade changes and used cards are ready again. The player with the lowest shares times value, without loans and shipping tokens, names the starting player; equals: less money, then nearest clockwise from the previous starting player.

chapter-end = Final scoring
rule-final = By itself and in this order: stored goods are sold at { $stored } in the order of the goods; all money buys shares at the present share value, up to { $most }; each loan token takes a share away; the share value falls by one for each pound sign that the shipping tokens have reached, on spaces { $shipPounds }.
rule-winner = Shares times value is the score. Equals compare the money left, and then win together.

chapter-cards = Development cards
rule-cards-general = Some cards are turned when used and ready again in the next decade; others are discarded when used.
rule-card-entrepreneur = Once a decade: breaks a tie for the highest appeal in your favour, if you are among those tied. Or discard it at the end of any round but the last to name the starting player, before the lowest player speaks.
rule-card-trade-office = Once a decade: when ships sail, one shipping token fewer; with all tokens laid it still lets a ship sail.
rule-card-trade-office-expert = Trade office, expert: while you hold it, the shipping track waits for no decade.
rule-card-extra-shift = Discard it in production, before goods are stored: the active factory makes one good more, which must be sold if there is room.
rule-card-extra-shift-expert = Extra shift, expert: or in an extra production, one good more in one of its factories.
rule-card-workshop = In each of your factories { $workshop } machines cost nothing.
rule-card-workshop-expert = Workshop, expert: while you hold it, the machinery track waits for no decade.
rule-card-foreman = Placed at once at one of your open factories, where it stays: up to { $foremanWorkers } workers there cost { $foreman } less, but at least { $lowestWage }.
rule-card-broker = Discard it instead of developing: buy up to { $broker } shares at half your share value, rounded up; at least one, and no others.
rule-card-patron-food-clothes = Once a decade, when one of its two goods is sold at home: one more than the limit, also above appeal, if there are goods for it.
rule-card-patron-food-cutlery = Once a decade, when one of its two goods is sold at home: one more than the limit, also above appeal, if there are goods for it.
rule-card-patron-food-lamps = Once a decade, when one of its two goods is sold at home: one more than the limit, also above appeal, if there are goods for it.
rule-card-patron-clothes-cutlery = Once a decade, when one of its two goods is sold at home: one more than the limit, also above appeal, if there are goods for it.
rule-card-patron-clothes-lamps = Once a decade, when one of its two goods is sold at home: one more than the limit, also above appeal, if there are goods for it.
rule-card-patron-cutlery-lamps = Once a decade, when one of its two goods is sold at home: one more than the limit, also above appeal, if there are goods for it.
rule-card-inventor = Discard it in a build and upgrade action: up to { $inventor } factories are upgraded as if the next decade had come.
rule-card-inventor-expert = Inventor, expert: or discard it instead of developing for two steps on your tracks, whatever the decade, also both on one.
rule-card-developer = The fixed cost of each of your factories is { $developer } less, not below zero. Once a decade, in your turn, it makes another used card ready.
rule-card-contract = Shipping brings more, by the goods shipped at once, from none upwards: { $contract }.
rule-card-patent = One more distribution card in your reserve. At zero it returns to your reserve; discarded from a factory, its distribution is gone.
rule-card-patent-expert = Patent, expert: while you hold it, the distribution track waits for no decade.
rule-card-engineer = One more quality card, of { $engineerSides }, and from now on quality up to { $qualityEngineer } in all your factories, also when the card is gone. When it leaves a factory, cards of your reserve up to its value may take its place.
rule-card-engineer-expert = Engineer, expert: while you hold it, the quality track waits for no decade.
rule-card-large-warehouse = One more warehouse, for { $large } goods of one kind. If it is given back, what fits into free small ones stays.

chapter-solo = Alone
rule-solo-setup = You play against two automated opponents, who begin with { $opponentShares } shares and a share value of { $opponentValue }. The cards of a game for three lie in { $gridRows } rows of { $gridColumns }; the rest stays in the box. On the first card of each row lies a disc, of the opponents and of the neutral colour, in random order: a card under a disc cannot be taken. In the bag are { $bagOne } markers of each opponent and { $bagNeutral } neutral ones.
rule-solo-factories = Choose your first factory. Then two markers of each opponent go at random on the four tracks, on { $soloStart } in the order of the goods, moving demand at arrows. Then choose your second factory and your first development.
rule-solo-random = Your two factories are drawn at random. The opponents stand at random on the four tracks, on { $soloStart } in the order of the goods, moving demand at arrows. You choose your first development.
rule-solo-order = You always go first. An entrepreneur can turn the order for the next round alone.
rule-solo-draw = Then a marker is drawn. If that colour has the factory of the active good, its marker goes { $forward } steps up. If not, it opens one: all demand goes down, wages go up, its marker appears and goes to { $opened } in the order of the goods, and then as many steps as the number of the decade. Demand follows at arrows.
rule-solo-shares = Every opponent whose marker was not drawn gets a share. A neutral marker moves nothing on the tracks: both opponents get a share.
rule-solo-disc = The disc of the drawn colour moves over the cards, row by row, as many as there are markers on the active track, yours too. Empty places are not counted; if it would end on another disc it goes on. The drawn marker stays out until the decade ends. Discarded cards go to the first empty place.
rule-solo-production = In production an opponent with the factory sells what its appeal allows, without costs. With { $enough } or more its share value rises by one; with fewer it gets a share. Opponents count for the highest appeal, but never gain that step.
rule-solo-end = When a decade ends all markers go back into the bag. You win if nobody has more than you: a tie is yours, because opponents have no money.
rule-awards = A won game earns all awards that you reached. Shares, value and money are read before the final scoring.
rule-awards-choose = Of the awards that you reached you keep { $awardsWin } when you win, { $awardsSecond } when you come second. Shares, value and money are read before the final scoring.

chapter-awards-list = Awards
rule-award-tycoon = A score of { $points } or more.
rule-award-patriot = Never a ship.
rule-award-true-worker = Neither patent nor engineer ever taken.
rule-award-worker-hero = Automate never chosen.
rule-award-gentleman = Exchange track never moved, broker never used.
rule-award-specialist = No third factory.
rule-award-generalist = Four factories at the end.
rule-award-full-line = Four factories with both worker cards each.
rule-award-general-manager = At least { $many } shares, fewer than { $all }.
rule-award-expert-broker = { $all } shares.
rule-award-exchange-darling = A share value of at least { $many }, below { $all }.
rule-award-exchange-mogul = A share value of { $all }.
rule-award-parvenu = Begin with { $parvenu } shares and no money; needs bought shares.
rule-award-nouveau-riche = { $awardMoney } or more at the end.
rule-award-sailor = Shipped on { $sailings } occasions or more.

chapter-choices = What can be chosen

drawing-employ-ok = Card one stands next to the factory, card two next to it.
drawing-employ-not = No card two without card one.
drawing-token-ok = One machine left: the token marks half of the card.
drawing-token-not = A half-done card must be finished before another is begun.
drawing-quality-ok = Two quality cards, together { $qualityHigh }.
drawing-quality-not = More than { $qualityHigh } without an engineer; a second distribution card.
drawing-arrows-shown = Up across two arrows: demand goes up two steps.
drawing-sale-shown = Appeal is two spaces above demand: two goods can be sold.
drawing-store-ok = One kind of goods in a warehouse.
drawing-store-not = Two kinds in one warehouse.
head-good = Good
head-sum = Price + appeal I / II
head-office = Office
head-goods = Goods I / II
head-fixed = Fixed cost I / II
head-shipped = Shipped I / II
head-tile = Workers on the tile
head-card = Card
head-makes = Goods, older / newer side
head-workers = Workers
head-machines = Machines
head-players = Players
head-cards = Cards
head-seat = Seat
head-factories = Factories
