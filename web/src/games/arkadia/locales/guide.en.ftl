first-games-arkadia = About 20 minutes.

guide-then = Each of these once, then you play on alone, with hints.
guide-chip-lay = lay a building
guide-chip-workers = set workers
guide-chip-castle = close a building
guide-chip-banner = use a banner
guide-chip-sell = sell seals
guide-over-about = Play on: “Hint” in the bar still tells what a bot would do.

guide-aim-strip = Aim: have the most gold.
guide-aim-strip-about = Workers bring seals; seals are sold for gold, at the value the castle shows.
guide-aim-title = You play for gold, and gold comes from seals
guide-aim-about = You build a town for four merchant families. If you have workers beside a building when it is closed, you get seals of its family.
guide-chain-1 = Workers surround
guide-chain-1-about = a building, side by side
guide-chain-2 = Closed: it pays
guide-chain-2-about = a seal for each worker beside it, one more for who closes it
guide-chain-3 = The castle grows
guide-chain-3-about = and sets what seals are worth
guide-chain-4 = Sell for gold
guide-chain-4-about = when you use a banner
guide-aim-sum = { $gold } gold + { $seals } seals worth { $sold } = { $worth }
guide-aim-sum-about = That is you now. In the end the most gold wins.

guide-sum-gold = gold
guide-sum-seals = seals
guide-sum-pending = seals promised by open buildings
guide-sum-workers = your workers in stock
guide-sum-neutral = neutral workers in stock

guide-note-sold = { $n ->
    [one] One seal brings
   *[other] { $n } seals bring
  } { $gold } gold, and gold is what counts in the end.
guide-note-banner = { $own ->
    [0] You have no worker of your own left
    [one] You have one worker of your own left
   *[other] You have { $own } workers of your own left
  }: the banner brings { $n }. Then you may sell: your { $seals ->
    [one] seal is
   *[other] { $seals } seals are
  } worth { $gold } gold today.
guide-note-keeps = You still have { $own ->
    [one] one worker
   *[other] { $own } workers
  } of your own, and { $seals ->
    [0] no seals to sell
    [one] your seal would bring { $gold } gold today
   *[other] your { $seals } seals would bring { $gold } gold today
  }: the banner can wait.
guide-note-seals = You get { $n ->
    [one] one seal
   *[other] { $n } seals
  } ({ $family }), { $value ->
    [0] worth nothing yet: the castle piece you lay for it can change that.
   *[other] today worth { $value } gold each: { $gold } gold.
  }
guide-note-value = A seal ({ $family }) is worth { $now } instead of { $was }. { $held ->
    [0] You hold none yet.
    [one] You hold one: { $gold } gold more.
   *[other] You hold { $held }: { $gold } gold more.
  }
guide-note-laid = { $left ->
    [one] One worker closes
   *[other] It takes { $left } workers to close
  } the new building; each brings a seal ({ $family }), today worth { $value }.
guide-note-waits = When the building is closed, you get { $n ->
    [one] one seal
   *[other] { $n } seals
  } ({ $family }, today worth { $value } each). { $left ->
    [one] One side is open.
   *[other] { $left } sides are open.
  }
guide-note-card = Its seals ({ $family }) are worth { $value } today, and you hold { $held }.

guide-part-board = The town
guide-part-board-when = buildings and workers
guide-part-castle = The castle
guide-part-castle-when = comes when a building is closed
guide-part-open = Open cards
guide-part-open-when = comes when a building is laid
guide-part-players = Players
guide-part-players-when = later: what the others have
guide-part-log = Log
guide-part-log-when = later: what everybody did

guide-step-lot = Place the castle’s lot
guide-say-lot = The castle’s lot is where the town begins.
guide-why-lot = Everybody builds around it.
guide-step-lay = Lay a building
guide-say-lay = A building makes sides at which workers can stand, and it can close its neighbours.
guide-why-lay = A tent under it is a neutral worker for you. And it must not be so nearly closed that the next player finishes it.
guide-step-workers = Set workers
guide-say-workers = All workers of a turn stand beside one building. When its last side is closed, each worker beside it brings a seal.
guide-why-workers = Who closes the last side gets one seal more. Neutral workers bring no seals, but they close sides.
guide-step-castle = Build on the castle
guide-say-castle = The building is closed. The piece you lay raises the value of its family for everybody.
guide-why-castle = Raise the family you hold most seals of, or cover one that others hold.
guide-step-draw = Take a card
guide-say-draw = The new card is a building for a later turn.
guide-why-draw = A family with valuable seals is an invitation to all: cheap ones are safer to lay.
guide-step-banner = Use a banner
guide-say-banner = A banner brings two new workers, and lets you sell seals now.
guide-why-banner = There are only a few for the whole game, but without workers you can do little: use one in time.
guide-step-sell = Sell seals
guide-say-sell = Seals become gold at the value the castle shows today.
guide-why-sell = Sell what is expensive today; what is cheap may wait for the castle to change.
guide-step-no-banner = End the turn without a banner
guide-say-no-banner = You keep the banner for a turn in which it brings more.
guide-why-no-banner = You still have workers, and the seals you hold may rise.
guide-step-card = Play a card
guide-say-card = The card says which building you lay.
guide-why-card = Its family pays the seals.
guide-step-nothing = Nothing more here
guide-say-nothing = Here it is best to stop, and go on.
guide-why-nothing = What is kept can be used next turn.
