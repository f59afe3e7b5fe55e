first-games-arkwright-cards = About 40 minutes.

guide-then = Each kind of action once, then you play on alone, with hints.
guide-over-about = Play on: “Hint” in the bar still tells what a bot would do.

guide-aim-strip = Aim: be worth the most.
guide-aim-strip-about = Worth is your shares × the value of a share; selling goods lifts the value.
guide-aim-title = You play for one figure: what your company is worth
guide-aim-about = You own up to four factories. In each round one good is made and sold. When you sell well, your shares rise.
guide-chain-1 = Workers make goods
guide-chain-1-about = more with each worker card
guide-chain-2 = Appeal sells them
guide-chain-2-about = a low price, quality, distribution
guide-chain-3 = You earn pounds
guide-chain-3-about = and pay the wages
guide-chain-4 = Your share rises
guide-chain-4-about = for what you sold
guide-aim-sum = { $shares ->
    [one] one share
   *[other] { $shares } shares
  } × £{ $value } = £{ $worth }
guide-aim-sum-about = That is you now; { $who } has £{ $theirs }. In the end the highest figure wins.


guide-sum-good = { $good }, { $wait ->
    [0] this round
    [1] next round
   *[other] in { $wait } rounds
  }: { $up ->
    [yes] { $n } more sold
    [no] { $n } fewer sold
   *[same] income
  }
guide-sum-costs = wages, machines, fixed cost
guide-sum-paid = { $up ->
    [yes] earned now
   *[no] paid now
  }{ $sold ->
    [0] {""}
    [one] {""}, with one share sold
   *[other] {""}, with { $sold } shares sold
  }
guide-sum-total = together, after one sale of each good
guide-sum-worth = worth of your shares
guide-sum-hoped = worth of your shares, if nobody goes higher
guide-sum-money = your money changes by
guide-sum-income = goods sold and shipped
guide-sum-home = sold at home: { $n } × £{ $price }
guide-sum-ships = { $n } shipped
guide-sum-production = money from this production

guide-note-again = £{ $paid } is paid once. The £{ $gain } comes in every decade: { $n ->
    [one] once more in this game.
    [2] twice more in this game, £{ $all } in all.
   *[other] { $n } times more in this game, £{ $all } in all.
  } { $short ->
    [yes] The rest is share value: £{ $worth } on your own shares.
    [less] At these prices your share rises less: £{ $worth } on your own shares.
   *[no] {""}
  }
guide-note-cash = £{ $gain } more money against £{ $worth } less on your own shares: money buys shares later.
guide-note-buys = £{ $paid } now for shares that will be worth £{ $worth } after one round of sales. They rise with every further sale.
guide-note-fades = £{ $paid } now for £{ $gain } from the coming sales. One point of distribution goes with each production, so it pays mostly once.
guide-note-share = It costs £{ $loss } more than one decade of sales brings back; what it buys is share value: £{ $worth } on your own shares.
guide-note-long = One decade of sales does not pay for it: £{ $loss } less. It was best when the bot played the game to its end many times from here.
guide-note-opening = Before the first round everybody takes one such step or one card. It costs nothing.
guide-note-grows = So far { $factories ->
    [one] the new factory loses
   *[other] the new factories lose
  } £{ $loss } a decade: there is no worker card yet. With { $factories ->
    [one] one it makes
   *[other] one each they make together
  } { $n ->
    [one] one good more
   *[other] { $n } goods more
  }: employ in one of the next rounds.
guide-note-price-most = No other price brings more money from this production.
guide-note-price-share = { guide-price-best } But here your share rises { $n ->
    [one] one step more
   *[other] { $n } steps more
  }{ $open ->
    [yes] {""}, if nobody goes higher
   *[no] {""}
  }: £{ $worth } on your shares, and that stays.{ $short ->
    [yes] {" "}The rest is appeal: a marker that stands high already moves the demand less the next time.
   *[no] {""}
  }
guide-note-price-rival = { guide-price-best } But here the others sell { $n } fewer, and their shares rise less.
guide-note-price-safe = { guide-price-best } But the others may still raise their appeal: with { $appeal } you would then sell less.
guide-note-price-long = { guide-price-best } But the marker stays where you put it, and so does the demand: this price was better when the bot played the game to its end many times from here.
guide-note-kept = Shipped now, { $n ->
    [one] one good
   *[other] { $n } goods
  } would bring £{ $money }, but ships and tokens are few: what is kept can be sold at home the next time, or fill a ship later.
guide-note-sells-shares = Your money is not enough: { $n ->
    [one] one share is sold
   *[other] { $n } shares are sold
  } to pay for it. Buy back later what you can.
guide-price-best = Most money, £{ $less } more, would come of £{ $price } with appeal { $appeal }{ $shipped ->
    [0] {""}
    [one] {" "}(one good shipped)
   *[other] {" "}({ $shipped } goods shipped)
  }.

guide-part-stage = Your decision
guide-part-stage-when = what is decided now
guide-part-company = Your company
guide-part-company-when = comes with the first action
guide-part-market = Market
guide-part-market-when = comes with the price
guide-part-board = Your board
guide-part-board-when = comes with the developments
guide-part-players = Players
guide-part-players-when = comes with the stock exchange
guide-part-log = Log
guide-part-log-when = later: what everybody did

guide-step-found = Open your first factories
guide-say-found = What others do not make meets less competition.
guide-why-found = Each good is sold in its own round: different goods earn in different rounds.
guide-step-build = Build
guide-say-build = A new factory sells a further good; a better level has more to divide between price and appeal.
guide-why-build = One build action works for all your factories: do as much as you can pay for.
guide-step-employ = Employ workers
guide-say-employ = Each worker card makes more goods in every production of its factory.
guide-why-employ = Wages rise once, however many cards you take: take several at a time.
guide-step-automate = Automate
guide-say-automate = Machines cost £1 each in a production, and wages only rise.
guide-why-automate = The goods stay the same, and the bill of each production falls.
guide-step-quality = Lay quality cards
guide-say-quality = A quality card raises the price or the appeal, as you turn it; you choose again each time.
guide-why-quality = It stays for the whole game and can be moved to another factory.
guide-step-distribution = Lay distribution cards
guide-say-distribution = Distribution is appeal for nothing, but one point goes with each production.
guide-why-distribution = Lay it where goods would otherwise find no buyer.
guide-step-exchange = Stock exchange
guide-say-exchange = Shares are what counts in the end; loans are money now; ships carry what nobody bought at home.
guide-why-exchange = A share bought early rises with every sale. What you skip here cannot be done afterwards.
guide-step-price = Set the price
guide-say-price = At home you sell one good for each point by which your appeal is above the demand. Each pound more costs a point of appeal.
guide-why-price = Look for the price that brings most: goods sold × price, and what it does to the share.
guide-step-develop = Develop a track
guide-say-develop = One step on a track makes one kind of action better for the rest of the game.
guide-why-develop = Steps taken early are used more often.
guide-step-card = Take a development card
guide-say-card = The card is yours and works as it says, from now on.
guide-why-card = You hold only a few cards: take what fits your factories.
guide-why-track-quality = One action then adds more quality, to one factory or to several.
guide-why-track-distribution = One action then adds more appeal: useful where goods would find no buyer.
guide-why-track-cards = Every further card is a lasting help; with a full hand you must give one up for it.
guide-why-track-machinery = One action then replaces more workers, and each of them saves a wage in every production.
guide-why-track-shipping = What nobody buys at home is shipped at a fixed price: a larger ship takes more of it for the same one token.
guide-why-track-exchange = Shares decide the game, and at half price each is worth twice what you pay.
guide-why-card-entrepreneur = A tie for the highest appeal raises nobody’s share, unless somebody has this card.
guide-why-card-trade-office = Shipping tokens lower your share value at the end; this card saves some.
guide-why-card-extra-shift = One more good can be the one that makes your share rise.
guide-why-card-workshop = The more factories have machines, the more it saves, in every production.
guide-why-card-foreman = It saves most where many workers are paid, in every production of that factory.
guide-why-card-broker = It pays best when a share has become expensive: you save half of it, twice.
guide-why-card-inventor = A better level has more to divide between price and appeal, and this card brings it earlier.
guide-why-card-developer = It saves £2 in every production of every factory.
guide-why-card-contract = It pays if you ship many goods at once.
guide-why-card-patent = A third card lets you promote a further factory.
guide-why-card-engineer = The highest quality card there is: price or appeal for the rest of the game.
guide-why-card-large-warehouse = Goods that find no room are lost; stored ones are sold or shipped later.
guide-step-use-card = Use a card
guide-say-use-card = A card of yours can be used here.
guide-why-use-card = What it gives is worth more now than kept.
guide-step-discard = Give up a card
guide-say-discard = The number of cards in hand is limited: give up the one that helps least.
guide-why-discard = A card that does nothing for your factories is only in the way.
guide-step-sell = Sell at home
guide-say-sell = What was just made is sold as far as the market takes it. Stored goods may be added, and what is left may be shipped.
guide-why-sell = Each good sold at home brings its price and helps to lift the share; in a warehouse it earns nothing.
guide-step-ship = Ship goods
guide-say-ship = What nobody bought at home can be shipped at a fixed price.
guide-why-ship = Each ship takes a shipping token, and some tokens lower your share value by £1 at the end: full ships pay best.
guide-step-no-ship = Keep the goods
guide-say-no-ship = What is not shipped goes into the warehouse, as far as there is room.
guide-why-no-ship = It can be sold at home or shipped in a later round. Each ship takes a shipping token, and some tokens lower your share value by £1 at the end.
guide-step-store = Make room
guide-say-store = Warehouses are small: what does not fit is lost.
guide-why-store = Keep the goods that ships or the market pay best.
guide-step-extra = Produce at once
guide-say-extra = Goods made now go to the warehouse.
guide-why-extra = They can be sold in a later round, or shipped.
guide-step-tie = Break the tie
guide-say-tie = You share the highest appeal with somebody. The entrepreneur breaks the tie for you: your share rises one step more.
guide-why-tie = Without the card a tie raises nobody’s share. It can be used once in a decade.
guide-step-start-player = Choose who begins
guide-say-start-player = The last player to set a price knows what the others ask.
guide-why-start-player = The player who begins has the first choice of developments.
guide-step-nothing = Nothing more here
guide-say-nothing = Here it is best to leave things as they are, and go on.
guide-why-nothing = What would be possible here costs more than it brings.
guide-step-action = Choose an action
guide-say-action = One action a turn, and it works for all your factories.
guide-why-action = Do it where it serves several factories at once.
