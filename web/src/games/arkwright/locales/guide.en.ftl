first-games-spinning-jenny = The shortest Arkwright, about 45 minutes.
first-games-spinning-mule = With development tiles and events.
first-games-water-frame = The whole game, about two hours.
guide-acts = What each action is for
guide-act-factory = Build, modernise or close, then set prices there.
guide-act-quality = More appeal for good, then set prices there.
guide-act-workers = Fill rows and warehouse spots, or let people go; then take a special marker.
guide-act-workers-plain = Fill rows, or let people go; then take a special marker.
guide-act-distribution = More appeal for the next sale, in one or several factories; then set prices there.
guide-act-exchange = Shares, loans, stored goods, contracts; then take a special marker.
guide-act-exchange-plain = Shares and loans; then take a special marker.
guide-act-machinery = Machines in place of workers; then take a special marker.
guide-act-production = Some rows of a factory run at once, for the warehouse.
guide-act-ship = One of your ships sails and delivers contracts; then take a special marker.
guide-act-reorganization = No main action and no cost, but a price and a special marker.

guide-then = Each kind of action once, then you play on alone, with hints.
guide-over-about = Play on: “Hint” in the bar still tells what a bot would do.

guide-aim-strip = Aim: be worth the most.
guide-aim-strip-about = Worth is your shares × the value of a share; selling goods lifts the value.
guide-aim-title = You play for one figure: what your company is worth
guide-aim-about = You own factories. Four times in each decade one good is made and sold. When you sell well, your shares rise.
guide-chain-1 = Workers make goods
guide-chain-1-about = a full row of them
guide-chain-2 = England buys
guide-chain-2-about = the most appealing first
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
    [0] this cycle
    [1] next cycle
   *[other] in { $wait } cycles
  }: { $up ->
    [yes] { $n } more sold
    [no] { $n } fewer sold
   *[same] income
  }
guide-sum-costs = wages and machines
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
guide-sum-money = your cash changes by

guide-with-next = The prices that you set next are counted in.

guide-note-again = £{ $paid } is paid once. The £{ $gain } comes every time all goods were sold: { $n ->
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
guide-note-fades = £{ $paid } now for £{ $gain } from the coming sales. One point of distribution goes with each sale, so it pays mostly once.
guide-note-share = It costs £{ $loss } more than one round of sales brings back; what it buys is share value: £{ $worth } on your own shares.
guide-note-long = One round of sales does not pay for it: £{ $loss } less. It was best when the bot played the game to its end many times from here.
guide-note-sells-shares = Your cash is not enough: { $n ->
    [one] one share is sold
   *[other] { $n } shares are sold
  } to pay for it. Buy back later what you can.
guide-note-bill = The £{ $n } that goes from your £{ $cash } pays for your first two factories: they stand already.

guide-part-company = Your company
guide-part-company-when = your factories
guide-part-jobs = Job market
guide-part-jobs-when = comes with the workers
guide-part-appeal = Appeal
guide-part-appeal-when = comes with the prices
guide-part-admin = Administration
guide-part-admin-when = comes with the first marker
guide-part-time = Timetable
guide-part-time-when = later: what the decades bring
guide-part-track = Share value
guide-part-track-when = comes with the stock exchange
guide-part-harbour = Harbour
guide-part-harbour-when = later: ships and contracts
guide-part-forecast = Forecast
guide-part-forecast-when = comes with the prices
guide-part-players = Players
guide-part-players-when = comes with the stock exchange
guide-part-log = Log
guide-part-log-when = later: what everybody did

guide-step-found = Found a factory
guide-say-found = Your first factories. A good that few others make sells better.
guide-why-found = Base quality less price is the appeal you start with: three or four sells well.
guide-step-workers = Hire workers
guide-say-workers = A full row makes goods each time its good is produced. Those marked in blue are not sent yet.
guide-why-workers = Every worker is paid at each production, and each one you hire is a customer more for everybody.
guide-step-factory = Work on your factories
guide-say-factory = A new factory is a further good to sell; a modern one makes more with the same people.
guide-why-factory = Each good is sold once in a decade: more factories mean that something of yours is sold more often.
guide-step-shut = Close a factory
guide-say-shut = A closed factory costs no wages, but its good is not sold any more.
guide-why-shut = It pays only where the wages are higher than what the good brings.
guide-step-quality = Raise the quality
guide-say-quality = Quality is appeal that stays for the whole game.
guide-why-quality = One more appeal sells earlier, or lets you ask a pound more for the same appeal.
guide-step-distribution = Promote your goods
guide-say-distribution = Distribution is appeal too, but one point of it goes at each sale of the good.
guide-why-distribution = It is cheap, and one marker serves several factories: good before sales that are close.
guide-step-machinery = Buy machines
guide-say-machinery = A machine does the work of a worker for £1 in each production, instead of the wage.
guide-why-machinery = Wages rise as the job market empties; a machine keeps costing £1.
guide-step-exchange = Trade shares
guide-say-exchange = Own shares are what counts in the end; each costs what it is worth now.
guide-why-exchange = A share bought early rises with every sale. Keep enough cash for the next wages.
guide-step-sell-shares = Sell shares
guide-say-sell-shares = Shares sold now are money to pay with; you can buy them back later.
guide-why-sell-shares = Sell as few as you need: each of them counts in the end.
guide-step-prices = Set the prices
guide-say-prices = Each pound less is one appeal more. The most appealing goods are bought first.
guide-why-prices = Be just above the next seller, no more: a pound given away is lost for every good sold.
guide-step-special = Take a special marker
guide-say-special = You act by placing markers, each once in a decade. A special marker is a free extra that stays yours: a further marker for an action, or a tile with a lasting effect.
guide-why-special = It costs nothing. Take what fits your next actions.
guide-why-tile-broker = Shares decide the game: it lets you buy some without an action.
guide-why-tile-charisma = Ties for the bonuses are frequent, and each one won is a rise of your share value.
guide-why-tile-foreman = It saves most where many workers are paid, in every production of that factory.
guide-why-tile-inventor = A modern factory makes more goods with the same people, and this tile brings it earlier.
guide-why-tile-school = It lets you shut a row whose goods nobody would buy, and saves its wages.
guide-why-tile-engineer = Quality is appeal that stays: with this tile you pay only for the levels you want.
guide-why-tile-workshop = The more machines a factory has, the more it saves, in every production.
guide-why-tile-patent = Distribution is appeal for the sales that are close: each marker then brings more of it.
guide-why-tile-administrator = Your best marker can be used twice in a decade at no fee.
guide-why-tile-agent = Contracts are fulfilled more easily, and cost fewer goods.
guide-why-tile-developer = It pays best in one factory action with several factories.
guide-why-tile-extra-shifts = One more good can be the one that makes your share rise.
guide-step-post = Put a tile to a factory
guide-say-post = The tile works at one factory, the one you choose now.
guide-why-post = Choose the factory in which it saves most: one with many workers for the foreman, one with many machines for the workshop.
guide-step-production = Produce out of turn
guide-say-production = Goods made out of turn go to the warehouse, for a later sale.
guide-why-production = Stored goods can be sold when you are called and have nothing left.
guide-step-delivery = Deliver overseas
guide-say-delivery = A ship carries stored goods to an open contract at a fixed price.
guide-why-delivery = Ships pay well, but each voyage costs a space of share value.
guide-step-after-sale = After the sale
guide-say-after-sale = The last choices before wages are paid.
guide-why-after-sale = What is not used now is gone for this sale.
guide-step-storage = Make room
guide-say-storage = What does not fit into the warehouse is lost: keep what is worth most.
guide-why-storage = Each spot holds a number of goods, and its worker is paid.
guide-step-start-player = Choose the start player
guide-say-start-player = Who acts last in a cycle knows what the others ask.
guide-why-start-player = Who acts first has the choice of what is on offer.
guide-step-nothing = Nothing more here
guide-say-nothing = Here it is best to leave things as they are, and go on.
guide-why-nothing = What would be possible here costs more than it brings.
guide-step-marker = Place a marker
guide-say-marker = A marker on a row of the administration board is your action of this turn.
guide-why-marker = Each row is free once in a decade; the cheap ones are gone first.
