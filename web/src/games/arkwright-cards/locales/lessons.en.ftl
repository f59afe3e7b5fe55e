lessons-game = Arkwright: The Card Game
figure-appeal = Appeal
figure-price = Price £
figure-demand = Demand
figure-sold = Sold
figure-earned = Income £
figure-shipped = Shipped
figure-hired = Cards
figure-food = Food
figure-clothes = Clothes
figure-cutlery = Cutlery
figure-lamps = Lamps
figure-wages = Wages £
figure-opened = Built
figure-upgraded = Upgraded
figure-shares = Shares
figure-loans = Loans
figure-money = Money £
figure-steps = Value
figure-costs = Costs £
figure-emergency = Tokens

lesson-sum = Price and appeal
lesson-sum-about = The sum stays the same
lesson-sum-context = Price and appeal of your clothes are 11 together. Token and office show one or the other; distribution is always appeal.
lesson-sum-goal = Set your clothes to appeal 7 at a price of £4.
lesson-sum-hint = Every pound less is an appeal more. Which card brings four appeal when it is turned?
lesson-sum-solved = The office on appeal gives 4, the token 1, distribution 2: appeal { $appeal }, and £{ $price } is left as the price.
lesson-sum-office = Appeal { $appeal } at £{ $price }: the token cannot add more than 3. The office still shows £4; turned over it shows 4 appeal.
lesson-sum-cheap = Appeal { $appeal } at £{ $price }: the office is turned, and the token can show one appeal more.
lesson-sum-dear = Appeal { $appeal } at £{ $price }: more appeal than asked for, and each one costs a pound.
lesson-sum-not = Appeal { $appeal }, price £{ $price }.

lesson-arrows = Demand follows you
lesson-arrows-about = Red arrows push it up
lesson-arrows-context = The others have set their prices. At home you sell your appeal less the demand, which stands at 1, and at most the three that you make.
lesson-arrows-goal = Sell two clothes at the best price that does it.
lesson-arrows-hint = You sell your appeal less the demand. What happens to the demand when your marker climbs over an arrow?
lesson-arrows-solved = Appeal { $appeal } against demand { $demand }: two sold at £{ $price }. No arrow was crossed.
lesson-arrows-up = Your marker crossed { $arrows ->
    [one] an arrow
   *[other] { $arrows } arrows
}, so the demand climbed to { $demand } with you: the same two sold, at only £{ $price }.
lesson-arrows-dear = Appeal { $appeal } against demand { $demand }: at £{ $price } only one buyer comes.
lesson-arrows-not = Appeal { $appeal }, demand { $demand }, price £{ $price }.

lesson-sell = The most money
lesson-sell-about = Goods times price
lesson-sell-context = You make four lamps, and the demand stands at 0. The table of prices is covered here: a price that you have tried is filled in.
lesson-sell-goal = Set the price of your lamps so that the sale brings £33.
lesson-sell-hint = Appeal and price are 14 together, and you sell your appeal less the demand. Count it for appeal 2, 3 and 4. Where do red arrows raise the demand?
lesson-sell-solved = { $sold } × £{ $price } = £{ $earned }. What is not sold can go on a ship.
lesson-sell-dear = At £{ $price } you sell { $sold }: £{ $earned }.
lesson-sell-cheap = { $sold } sold, but at £{ $price } each: £{ $earned }. The same number would have gone for more.
lesson-sell-not = { $sold } sold for £{ $earned }.

lesson-ship = What is left over
lesson-ship-about = Ships pay a fixed price
lesson-ship-context = The home sale of clothes is over. Now ships may sail with what is left, two goods on each.
lesson-ship-goal = Two of your four clothes found no buyer at home. Earn £18 with them.
lesson-ship-hint = One ship carries two goods. What does it pay for clothes of level I?
lesson-ship-solved = One ship, two goods, £{ $earned }. The token it cost lowers your share value at the end.
lesson-ship-none = Nothing was shipped: the goods wait in the warehouse and earn nothing today.
lesson-ship-one = The ship sailed half empty: £{ $earned }.
lesson-ship-not = Shipped: { $shipped }, for £{ $earned }.

lesson-employ = Employ
lesson-employ-about = One action, several factories
lesson-employ-context = A worker card makes a factory produce more. The action raises the wage by one space and lowers every demand by one, however many cards you take.
lesson-employ-goal = With one action, put a worker card into both of your factories.
lesson-employ-hint = Wages rise once for the action. How many cards may you take with it?
lesson-employ-solved = Two cards: food makes { $food }, lamps { $lamps }. All demands fell by one, the wage is £{ $wage }: once, for both.
lesson-employ-one = One card only. The wage has gone up nevertheless, and the second card would have cost nothing more.
lesson-employ-other = Nobody was employed. Only “Employ” brings worker cards; machines save wages, but make no more goods.
lesson-employ-not = Cards: { $hired }.

lesson-automate = Automate
lesson-automate-about = Finish one card
lesson-automate-context = You have chosen to automate. A worker card is turned when all its machines are bought; a machine costs £1 in a production, a worker £3.
lesson-automate-goal = You may buy two machines. Turn the worker card of the lamp factory completely.
lesson-automate-hint = The card of the lamps takes two machines, that of food one. Where do you begin?
lesson-automate-solved = The lamp card is turned: wages of £{ $wages } instead of £18, and £2 for the machines.
lesson-automate-split = One machine went to food, and the lamp card is only half covered. It must be finished before any other card.
lesson-automate-not = Machines at the lamps: { $lamps }.

lesson-distribution = Distribution
lesson-distribution-about = Turn the card over
lesson-distribution-context = You have chosen distribution, which adds appeal until a production takes one of it away. There are two points to spend.
lesson-distribution-goal = Raise the distribution of food from 1 to 3.
lesson-distribution-hint = Two points may be added now. Which side of the card that lies there shows 3?
lesson-distribution-solved = The same card shows 3 now: no second one was needed.
lesson-distribution-little = It shows { $food }: one more point was free.
lesson-distribution-elsewhere = The points went to clothes ({ $clothes }); food shows { $food }.
lesson-distribution-not = Food { $food }, clothes { $clothes }.

lesson-quality = Quality with two cards
lesson-quality-about = Two and one make three
lesson-quality-context = You have chosen quality: two points to spend. Several quality cards may lie at one factory, and their values add up.
lesson-quality-goal = Raise the quality of clothes from 1 to 3, and leave the lamps alone.
lesson-quality-hint = The card of 3 lies at the lamps. What can your two small cards show together?
lesson-quality-solved = One card turned to 2, a second one with 1: quality { $clothes }.
lesson-quality-turned = Clothes show { $clothes }. A point is left, and so is a card.
lesson-quality-lamps = The point went to the lamps ({ $lamps }); clothes show { $clothes }.
lesson-quality-not = Clothes { $clothes }, lamps { $lamps }.

lesson-swap = Change cards
lesson-swap-about = A better card frees a small one
lesson-swap-context = You have two points of quality. Cards may change places as you like: points are needed only where a factory ends higher than before.
lesson-swap-goal = Food and clothes have quality 2 each. Bring both to 3.
lesson-swap-hint = The card of 3 is free. If it goes to food, which card is free then?
lesson-swap-solved = The card of 3 for food; the freed one adds 1 to clothes: { $food } and { $clothes }.
lesson-swap-one = Food shows { $food }, clothes { $clothes }: two points would make 3 and 3.
lesson-swap-short = Food shows { $food }, clothes { $clothes }. The freed card could still add a point to clothes.
lesson-swap-not = Food { $food }, clothes { $clothes }: 3 and 3 are possible.

lesson-engineer = The engineer moves
lesson-engineer-about = What falls is lost
lesson-engineer-context = The engineer’s card shows 5 or 6 and lies at the food factory. You have two points of quality.
lesson-engineer-goal = From food 5, clothes 4, cutlery 3 make food 4, clothes 5, cutlery 4, with two points.
lesson-engineer-hint = Cutlery needs one point. What happens when the engineer’s card and the card of 4 change places?
lesson-engineer-solved = { $food }, { $clothes }, { $cutlery }: one point for cutlery, one for clothes. What food lost is not given back.
lesson-engineer-six = Clothes show { $clothes }, one more than asked for: nothing is left for cutlery ({ $cutlery }).
lesson-engineer-cutlery = Cutlery shows { $cutlery }. One point is left: the engineer and the card of 4 can still change places.
lesson-engineer-not = Food { $food }, clothes { $clothes }, cutlery { $cutlery }: 4, 5 and 4 are possible.

lesson-build = Build and upgrade
lesson-build-about = Both in one action
lesson-build-context = “Build” is one action for any number of factories: it opens new ones and turns old ones to their better side.
lesson-build-goal = Second decade: open a lamp factory and upgrade your food factory in one action.
lesson-build-hint = The action goes on until you say so. What else is offered after the first factory?
lesson-build-solved = Lamps II stand, food is on side II. New factories lower every demand by one; upgrading moves nothing.
lesson-build-one = The lamps stand. The upgrade of food would have belonged to the same action.
lesson-build-old = Food is upgraded, but no lamp factory was opened.
lesson-build-other = No factory was opened. The action “Build” opens new ones and upgrades old ones.
lesson-build-not = Built: { $opened }, upgraded: { $upgraded }.

lesson-exchange = The stock exchange
lesson-exchange-about = Buy first, borrow then
lesson-exchange-context = You are at the stock exchange with £14 and ten shares. A share costs £13, and a loan brings as much.
lesson-exchange-goal = Own eleven shares, and have £14 again at the end of the action.
lesson-exchange-hint = The exchange has an order: shares, loans, ships. What can you no longer do once you have borrowed?
lesson-exchange-solved = One share for £13, then one loan of £13: you own { $shares } and have £{ $money }. The loan takes a share away at the end.
lesson-exchange-loan = You borrowed first: after that no share can be bought in this action.
lesson-exchange-poor = You own { $shares }, but only £{ $money } is left. A loan brings as much as a share is worth.
lesson-exchange-many = You own { $shares } and have £{ $money }, but borrowed { $loans } times: one loan was enough, and each takes a share away at the end.
lesson-exchange-not = Shares: { $shares }, money: £{ $money }.

lesson-value = Two steps of value
lesson-value-about = The highest appeal, alone
lesson-value-context = Food is sold after this decision, with the demand at 0. Ash stands at appeal 4, Elm at 1; each of you makes three.
lesson-value-goal = Raise your share value by two in this round.
lesson-value-hint = One step for two goods sold, one more for the highest appeal among those who did. Ash stands at 4. What happens at 4, and at 5?
lesson-value-solved = { $sold } sold and the highest appeal: two steps.
lesson-value-second = { $sold } sold, but Ash has the higher appeal: one step.
lesson-value-tie = Level with Ash at { $appeal }: the extra step goes to nobody.
lesson-value-not = Steps: { $steps }.

lesson-emergency = The emergency fund
lesson-emergency-about = Income before pride
lesson-emergency-context = Right after the sale the costs are paid. What is missing comes from the emergency fund, in tokens that take shares from you at the end.
lesson-emergency-goal = £2 in the box and £14 of costs. Set a price that spares you the emergency fund.
lesson-emergency-hint = Which prices bring £12 or more? Look at how many buyers come at each.
lesson-emergency-solved = £{ $earned } from the sale, £{ $costs } paid. Every token of the fund would cost you a share at the end.
lesson-emergency-dear = The sale brought £{ $earned }: too expensive for the buyers, and { $emergency ->
    [one] a token
   *[other] { $emergency } tokens
} of the fund had to pay.
lesson-emergency-cheap = The sale brought only £{ $earned }: too cheap for the costs. Tokens of the fund: { $emergency }.
lesson-emergency-not = Tokens of the fund: { $emergency }.

lesson-storage = Two small warehouses
lesson-storage-about = One good in each, two at most
lesson-storage-context = Six goods are left after the sale, and no ship is ready. You have two warehouses; three lamps still lie on the floor.
lesson-storage-goal = Keep two lamps and two clothes; let the rest go.
lesson-storage-hint = A warehouse holds one or two pieces of one good. How many different goods can stay?
lesson-storage-solved = Two lamps and two clothes: both warehouses are full, and nothing lies on the floor any more.
lesson-storage-clothes = Clothes kept: { $clothes }. The single food took a whole warehouse.
lesson-storage-few = Clothes kept: { $clothes }. Both would have fitted into one warehouse.
lesson-storage-lamps = Lamps kept: { $lamps }. They are the most valuable goods you have.
lesson-storage-not = Lamps { $lamps }, clothes { $clothes }.

lesson-patron = A patron
lesson-patron-about = One good more at home
lesson-patron-context = You have made three food, and you hold a development card: a patron of food and clothes.
lesson-patron-goal = The market takes one food. Sell two.
lesson-patron-hint = Which of your cards buys where the market does not?
lesson-patron-solved = { $sold } sold, and because two were sold at home the share value rose by { $steps }.
lesson-patron-alone = { $sold } sold: with one good the share value does not move. The patron would have bought a second.
lesson-patron-not = Sold: { $sold }.
